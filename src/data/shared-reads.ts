/**
 * Reads one value for each of many concurrent requests in one statement, without a cache: every
 * value is read after its request asked for it.
 */

import type { Query } from './database.ts';
import { type Columns, type Statement, statement } from './statement.ts';

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
export function shareReads<Value>(readMany: ReadMany<Value>, maxKeys: number): ReadShared<Value> {
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

/** Reads the value of one key, in a statement that concurrent requests share. */
export type ReadShared<Value> = (key: string) => Promise<Value | undefined>;

/** A source of shared reads. */
export interface SharedReadSource {
  /** Returns the read of these statements, made by `make` for the first caller. */
  of<Value, Statements extends object>(
    statements: Statements,
    make: (query: Query, statements: Statements) => ReadShared<Value>,
  ): ReadShared<Value>;
}

/** The shared reads of a process, each made when it is first used. */
export class SharedReads implements SharedReadSource {
  readonly #query: Query;
  readonly #reads = new Map<object, ReadShared<unknown>>();

  constructor(query: Query) {
    this.#query = query;
  }

  of<Value, Statements extends object>(
    statements: Statements,
    make: (query: Query, statements: Statements) => ReadShared<Value>,
  ): ReadShared<Value> {
    // the same statements always have the same values
    const known = this.#reads.get(statements) as ReadShared<Value> | undefined;
    if (known) return known;
    const made = make(this.#query, statements);
    this.#reads.set(statements, made);
    return made;
  }
}

/** The statements for several keys, from the smallest. */
export type SizedStatements<Row> = readonly {
  readonly size: number;
  readonly statement: Statement<Row>;
}[];

const SIZES = [1, 4, 16, 64];
/** Maximum number of keys of one statement. */
export const MAX_SHARED_KEYS = 64;

/**
 * Declares a statement for each of a few numbers of keys. PostgreSQL keeps the plan of a list of
 * parameters, and plans an array again for each execution.
 */
export const sizedStatements = <Row>(
  name: string,
  textFor: (size: number) => string,
  columns: Columns<Row>,
): SizedStatements<Row> =>
  SIZES.map((size) => ({ size, statement: statement(`${name}.${size}`, textFor(size), columns) }));

/** Returns the smallest statement for this number of keys. */
export function statementFor<Row>(
  statements: SizedStatements<Row>,
  count: number,
): SizedStatements<Row>[number] {
  const found = statements.find(({ size }) => size >= count);
  if (!found) throw new Error(`There is no statement for ${count} keys.`);
  return found;
}

/**
 * Returns a list of this many keys, at the end of which the first one is repeated. Nulls would make
 * PostgreSQL plan each execution: it expects fewer rows than from a plan for any values.
 */
export const paddedTo = (size: number, keys: readonly string[]): string[] =>
  Array.from({ length: size }, (_, i) => keys[i] ?? keys[0] ?? '');

/** Returns `$first, …` for this number of parameters. */
export const parametersFrom = (first: number, count: number): string =>
  Array.from({ length: count }, (_, i) => `$${first + i}`).join(', ');

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
