// Hears the statements that leave this process, with their values: in pg's client.
import pg from 'pg';

/** A statement as the program sent it. */
export interface Sent {
  /** Of the prepared statement; undefined for one that is planned each time. */
  readonly name: string | undefined;
  readonly text: string;
  readonly values: readonly unknown[];
}

const heard: Sent[] = [];
const { query } = pg.Client.prototype;

pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  const { name, text, values } = Object(args[0]);
  if (typeof text === 'string') heard.push({ name, text, values: values ?? [] });
  return (query as (...all: unknown[]) => unknown).apply(this, args); // pg's overloads, passed through as they came
} as typeof query;

/** Begins to listen; the function that it gives ends that and tells what was sent. */
export function listen(): () => Sent[] {
  const from = heard.length;
  return () => heard.slice(from);
}
