// The product's server, which kills itself at the COMMIT of a write whose request id asks for it: before it is sent, or as soon as it is acknowledged.
import pg from 'pg';

type Moment = 'before-commit' | 'after-commit';

const { query } = pg.Client.prototype;
const doomed = new WeakMap<pg.Client, Moment>();

/** The event of a write carries the id of its request. */
function momentIn(values: unknown): Moment | undefined {
  if (!Array.isArray(values)) return undefined;
  if (values.includes('die-before-commit')) return 'before-commit';
  return values.includes('die-after-commit') ? 'after-commit' : undefined;
}

const die = (): void => void process.kill(process.pid, 'SIGKILL');

pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  const [statement] = args;
  const text = typeof statement === 'string' ? statement : String(Object(statement).text);
  const moment = /INTO (account_)?events/.test(text) ? momentIn(Object(statement).values) : undefined;
  if (moment !== undefined) doomed.set(this, moment);
  const now = text === 'COMMIT' ? doomed.get(this) : undefined;
  if (now === 'before-commit') die();
  const answer = (query as (...all: unknown[]) => unknown).apply(this, args); // pg's overloads, passed through as they came
  if (now === 'after-commit' && answer instanceof Promise) {
    // The kernel delivers the signal before anything else of this process runs: nothing is answered.
    return answer.then((result: unknown) => {
      die();
      return result;
    });
  }
  return answer;
} as typeof query;

await import('../../src/main.ts');
