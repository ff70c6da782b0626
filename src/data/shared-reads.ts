/**
 * Reads one value for each of many concurrent requests in one statement, without a cache: every
 * value is read after its request asked for it.
 */

/** Reads the values of these keys. */
type ReadMany<Value> = (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>;

/** The keys of one statement that was not sent yet, and its result. */
interface Batch<Value> {
  readonly keys: Set<string>;
  readonly values: Promise<ReadonlyMap<string, Value>>;
}

/** Milliseconds after which a slow statement does not hold up the next one. */
const MAX_WAIT_MS = 20;

/**
 * Returns a function that reads the value of a key, or undefined if there is none. Callers share
 * the next statement, which is sent when the running one has ended; a statement has at most
 * `maxKeys`.
 */
export function shareReads<Value>(
  readMany: ReadMany<Value>,
  maxKeys: number,
): (key: string) => Promise<Value | undefined> {
  let next: Batch<Value> | undefined;
  let running: Promise<void> | undefined;
  const read = async (keys: Set<string>): Promise<ReadonlyMap<string, Value>> => {
    // All requests that arrive in one turn of the event loop share the statement.
    await (running ? withinWait(running) : new Promise((resolve) => setImmediate(resolve)));
    if (next?.keys === keys) next = undefined;
    const values = readMany([...keys]);
    const ended = values.then(nothing, nothing);
    running = ended;
    void ended.then(() => {
      if (running === ended) running = undefined;
    });
    return values;
  };
  return async (key) => {
    if (!next || next.keys.size >= maxKeys) {
      const keys = new Set<string>();
      next = { keys, values: read(keys) };
    }
    next.keys.add(key);
    return (await next.values).get(key);
  };
}

/** Waits until a statement has ended, or until the next one should not wait any more. */
async function withinWait(running: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, MAX_WAIT_MS);
  });
  await Promise.race([running, late]);
  clearTimeout(timer);
}

const nothing = (): void => {};
