// Runs the product's server, which kills itself at the COMMIT of a write when the request id says
// so: before the COMMIT is sent, or as soon as it is acknowledged.
import pg from 'pg';

type Moment = 'before-commit' | 'after-commit';

const { query } = pg.Client.prototype;
const doomed = new WeakMap<pg.Client, Moment>();

/** Returns the moment named by the request id, which is among the values of the write's event. */
function momentIn(values: unknown): Moment | undefined {
  if (!Array.isArray(values)) return undefined;
  if (values.includes('die-before-commit')) return 'before-commit';
  return values.includes('die-after-commit') ? 'after-commit' : undefined;
}

const die = (): void => void process.kill(process.pid, 'SIGKILL');

pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  const [statement] = args;
  const text = typeof statement === 'string' ? statement : String(Object(statement).text);
  const moment = /INTO (account_)?events/.test(text)
    ? momentIn(Object(statement).values)
    : undefined;
  if (moment !== undefined) doomed.set(this, moment);
  const now = text === 'COMMIT' ? doomed.get(this) : undefined;
  if (now === 'before-commit') die();
  // forwards pg's overloads unchanged
  const answer = (query as (...all: unknown[]) => unknown).apply(this, args);
  if (now === 'after-commit' && answer instanceof Promise) {
    // The kernel delivers the signal before any other code of this process runs, so no response is
    // sent.
    return answer.then((result: unknown) => {
      die();
      return result;
    });
  }
  return answer;
} as typeof query;

await import('../../src/main.ts');
