// Counts the statements that are sent by pg's client.
import pg from 'pg';
import { PrecededQuery } from '../src/data/preceded-query.ts';

/**
 * The running counts. A process runs many test files, so statements are only recorded while one
 * counts them.
 */
const counts = new Set<string[]>();
let isListening = false;

/** Statements of the connection for notifications. They follow commits, several of which share one. */
const NOTIFICATIONS = /^(?:LISTEN |SELECT pg_notify)/;

/** Statements for the positions of a replica and its primary, which requests and checks share. */
const POSITIONS = /pg_lsn|pg_control_system/;

/** The statement of a search on Citus for the visible spaces, which one PostgreSQL joins instead. */
const VISIBLE_SPACES = /json_build_array\(id, revision_id\)/;

const UNCOUNTED = [NOTIFICATIONS, POSITIONS, VISIBLE_SPACES];

/** Starts to record every statement of this process. */
export function listenToStatements(): void {
  if (isListening) return;
  isListening = true;
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [statement] = args;
    const text =
      typeof statement === 'string' ? statement : String((statement as { text?: unknown }).text);
    // a transaction begins with its first statement, in one round trip
    const preceding = statement instanceof PrecededQuery ? statement.preceding() : undefined;
    if (preceding === 'BEGIN') for (const sent of counts) sent.push(preceding);
    if (!UNCOUNTED.some((pattern) => pattern.test(text)))
      for (const sent of counts) sent.push(text);
    return (query as (...all: unknown[]) => unknown).apply(this, args);
  } as typeof query;
}

/** Returns the statements that `work` sends, in their order. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  listenToStatements();
  const sent: string[] = [];
  counts.add(sent);
  try {
    await work();
  } finally {
    counts.delete(sent);
  }
  return sent;
}
