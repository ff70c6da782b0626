// Records the statements that this process sends, with their values, in pg's client.
import pg from 'pg';

/** A statement as the program sent it. */
export interface SentStatement {
  /** Name of the prepared statement; undefined for one that is planned each time. */
  readonly name: string | undefined;
  readonly text: string;
  readonly values: readonly unknown[];
}

const sentStatements: SentStatement[] = [];
const { query } = pg.Client.prototype;

pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  const { name, text, values } = Object(args[0]);
  if (typeof text === 'string') sentStatements.push({ name, text, values: values ?? [] });
  // The overloads of pg, passed through unchanged.
  return (query as (...all: unknown[]) => unknown).apply(this, args);
} as typeof query;

/** Starts recording. Returns a function that returns the statements sent since. */
export function listen(): () => SentStatement[] {
  const from = sentStatements.length;
  return () => sentStatements.slice(from);
}
