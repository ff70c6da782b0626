/** Recognizes the refusals of a pooler, and names the settings to change. */
import pg from 'pg';

/** Messages of pgbouncer, and of PostgreSQL behind it, with the sentence for an operator. */
const ADVICE: readonly (readonly [pattern: RegExp, advice: string])[] = [
  [
    /unsupported startup parameter.*: (?:statement_timeout|lock_timeout|idle_in_transaction_session_timeout)/i,
    'DATABASE_URL leads through a pooler of transactions: set DATABASE_DIRECT_URL to the same database without the pooler, and deadlines are set for each transaction.',
  ],
  [
    /unsupported startup parameter/i,
    'The pooler of DATABASE_URL refuses a parameter of the connection: remove the parameter from DATABASE_URL, or add it to ignore_startup_parameters of the pooler.',
  ],
  [
    /prepared statement "[^"]*" (?:does not exist|already exists)/i,
    'The pooler of DATABASE_URL keeps no named prepared statements: set PREPARED_STATEMENTS=off, or max_prepared_statements in pgbouncer 1.21 or later.',
  ],
  [
    /no such database: /i,
    'The pooler of DATABASE_URL does not know this database: correct DATABASE_URL, or add the database to [databases] of the pooler.',
  ],
  [
    /query_wait_timeout/i,
    'The pooler of DATABASE_URL had no free connection to the database within its query_wait_timeout: raise its default_pool_size, or lower POOL_SIZE.',
  ],
  [
    /no more connections allowed/i,
    'The pooler of DATABASE_URL accepts no more connections: raise its max_client_conn, or lower POOL_SIZE.',
  ],
];

/** Returns the sentence for an error with a message of a pooler; undefined for other errors. */
export function adviceOf(error: unknown): string | undefined {
  for (let at = error, depth = 0; at instanceof Error && depth < 6; at = at.cause, depth++) {
    const { message } = at;
    const found = ADVICE.find(([pattern]) => pattern.test(message));
    if (found) return found[1];
  }
  return undefined;
}

const CONNECT_MS = 10_000;

/** Milliseconds until the same sentence is logged again. */
const REPEAT_MS = 60_000;

/** Returns a function that passes each sentence on once a minute, at most. */
export function limitAdvice(log: (advice: string) => void): (advice: string) => void {
  const lastAt = new Map<string, number>();
  return (advice) => {
    const now = performance.now();
    if (now - (lastAt.get(advice) ?? Number.NEGATIVE_INFINITY) < REPEAT_MS) return;
    lastAt.set(advice, now);
    log(advice);
  };
}

/**
 * Returns whether a connection leads through a pooler: a pooler invents the process id that it
 * reports at the start of a connection.
 */
export async function isThroughPooler(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  // pg's types omit the process id of the start of the connection
  return rows[0]?.pid !== (client as pg.Client & { readonly processID: number }).processID;
}

/**
 * Returns a sentence if the connection for notifications and locks leads through a pooler, or cannot
 * be opened.
 */
export async function poolerWarning(
  directUrl: string | undefined,
  databaseUrl: string,
): Promise<string | undefined> {
  const setting = directUrl === undefined ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL';
  const client = new pg.Client({
    connectionString: directUrl ?? databaseUrl,
    connectionTimeoutMillis: CONNECT_MS,
  });
  client.on('error', () => {}); // the running statement fails by itself
  try {
    await client.connect();
    if (!(await isThroughPooler(client))) return undefined;
    const lost = directUrl === undefined ? ' and deadlines do not hold' : '';
    return `${setting} leads through a pooler. If it pools transactions, notifications are lost${lost}: set DATABASE_DIRECT_URL to the same database without the pooler.`;
  } catch (error) {
    return `${setting} does not answer, so notifications are late: ${error instanceof Error ? error.message : String(error)}`;
  } finally {
    await client.end().catch(() => {}); // it may not have been connected
  }
}
