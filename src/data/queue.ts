/**
 * The durable job queue, in PostgreSQL: jobs are enqueued in the transaction that causes them, and
 * each is taken by one worker.
 */
import { createRequire } from 'node:module';
import pg from 'pg';
import PgBoss from 'pg-boss';
import type { Database, Query } from './database.ts';
import { column, composeStatement, statement } from './statement.ts';

/** The database schema of pg-boss. */
export const QUEUE_SCHEMA = 'pgboss';

/** The version of pg-boss's schema that this release needs. */
const { schema: VERSION } = createRequire(import.meta.url)('pg-boss/version.json') as {
  readonly schema: number;
}; // the shape of pg-boss's own file

/** The options of a queue. */
interface QueueOptions {
  /** Number of retries before the job has failed. */
  readonly retryLimit: number;
  /** Seconds before the first retry, doubled each time, with random jitter up to twice as long. */
  readonly retryDelay: number;
  /**
   * Seconds for which a job is leased. A worker that has not renewed the lease by then counts as
   * dead, and another takes the job.
   */
  readonly expireInSeconds: number;
}

/**
 * Seconds of a lease. A worker renews it several times within that, so a pause of a few seconds
 * loses no job.
 */
const LEASE_S = 15;

const queueOptions = {
  'purge-trash': { retryLimit: 5, retryDelay: 10, expireInSeconds: LEASE_S },
  'purge-idempotency-keys': { retryLimit: 5, retryDelay: 10, expireInSeconds: LEASE_S },
  'purge-site-events': { retryLimit: 5, retryDelay: 10, expireInSeconds: LEASE_S },
  'purge-sign-ins': { retryLimit: 5, retryDelay: 10, expireInSeconds: LEASE_S },
  'collect-content': { retryLimit: 5, retryDelay: 10, expireInSeconds: LEASE_S },
  'collect-bytes': { retryLimit: 5, retryDelay: 10, expireInSeconds: LEASE_S },
  'import-content': { retryLimit: 4, retryDelay: 2, expireInSeconds: LEASE_S },
  'import-website': { retryLimit: 4, retryDelay: 2, expireInSeconds: LEASE_S },
  'process-openapi': { retryLimit: 4, retryDelay: 2, expireInSeconds: LEASE_S },
  'refresh-openapi': { retryLimit: 5, retryDelay: 10, expireInSeconds: LEASE_S },
  revalidate: { retryLimit: 8, retryDelay: 2, expireInSeconds: LEASE_S },
  'purge-events': { retryLimit: 5, retryDelay: 10, expireInSeconds: LEASE_S },
  'clean-up-imports': { retryLimit: 5, retryDelay: 10, expireInSeconds: LEASE_S },
  'complete-search': { retryLimit: 5, retryDelay: 10, expireInSeconds: LEASE_S },
  'send-invites': { retryLimit: 8, retryDelay: 30, expireInSeconds: LEASE_S },
  'notify-mentions': { retryLimit: 4, retryDelay: 5, expireInSeconds: LEASE_S },
  'check-conflicts': { retryLimit: 4, retryDelay: 5, expireInSeconds: LEASE_S },
} as const satisfies Readonly<Record<string, QueueOptions>>;

export type QueueName = keyof typeof queueOptions;

/** All queues, for the migrations, because creating a queue is DDL. */
export const queues: Readonly<Record<string, QueueOptions>> = queueOptions;

/**
 * Returns pg-boss without its own workers, timers and connections: it builds the statements, and
 * `run` executes them.
 */
const bossOver = (
  run: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>,
  migrates = false,
): PgBoss =>
  new PgBoss({
    schema: QUEUE_SCHEMA,
    db: { executeSql: run },
    migrate: migrates,
    supervise: false,
    schedule: false,
    archiveFailedAfterSeconds: 7 * 24 * 60 * 60, // failed jobs can be examined for a week
  });

/**
 * Returns the option that runs a call of pg-boss through a query function, without names, so that
 * poolers have nothing to remember. pg-boss itself knows the columns of its statements.
 */
const dbOption = (query: Query): { db: PgBoss.Db } => ({
  db: {
    executeSql: async (text, values: unknown[] = []) => ({
      rows: await query(composeStatement(undefined, text, {}), values),
    }),
  },
});

/** The instance for calls that all bring their own connection. */
const boss = bossOver(() =>
  Promise.reject(new Error('This call of pg-boss was given no connection.')),
);

/** The time at which a job is due, when it is not due immediately. */
interface Schedule {
  /** Earliest time at which the job runs. */
  readonly after?: Date;
  /** Key for deduplication: of jobs with the same key, one is enqueued per clock hour. */
  readonly once?: string;
}

const HOUR_S = 60 * 60;

/**
 * Enqueues a job and returns its id, or null where deduplication left it out. `data` is stored as
 * JSON.
 */
export type Enqueue = (queue: QueueName, data?: object, due?: Schedule) => Promise<string | null>;

/**
 * Returns a function that enqueues jobs through a query function. Inside a transaction, a job
 * exists exactly when the transaction commits.
 */
export function enqueueOver(query: Query): Enqueue {
  return async (queue, data = {}, { after, once } = {}) => {
    const id = await boss.send(queue, data, {
      ...dbOption(query),
      ...(after && { startAfter: after }),
      ...(once !== undefined && { singletonKey: once, singletonSeconds: HOUR_S }),
    });
    if (id === null && once === undefined)
      throw new Error(`There is no queue ${queue}: the database lacks migrations.`);
    return id;
  };
}

/** A job that this process has leased. */
export interface TakenJob {
  readonly id: string;
  readonly queue: QueueName;
  readonly data: object;
  /** Number of earlier attempts. It grows by one when the lease passes to another process. */
  readonly tries: number;
  /** True on the last attempt. */
  readonly isLast: boolean;
}

/** The queue for a worker. */
export interface Queue {
  /**
   * Checks the queue.
   * @throws Error when the database lacks a queue, has the queue of another release, or accepts no
   * connection for maintenance
   */
  check(): Promise<void>;
  /**
   * Enqueues a job unless any process enqueued one within the same interval of this many seconds.
   */
  enqueueOnceIn(seconds: number, queue: QueueName): Promise<void>;
  /** Leases a due job to this process; undefined when there is none. */
  take(queue: QueueName): Promise<TakenJob | undefined>;
  /**
   * Completes a job; `again` enqueues the same job again, `later` with a short delay. Returns
   * whether this process still had the lease.
   */
  finish(job: TakenJob, next?: 'again' | 'later'): Promise<boolean>;
  /** Ends an attempt with an error: the job is retried later, or has failed with this reason. */
  giveBack(job: TakenJob, reason: unknown): Promise<void>;
  /** Renews the leases of jobs of this process. */
  renew(jobs: readonly TakenJob[]): Promise<void>;
  /** Takes jobs from workers whose lease has expired. */
  reclaim(): Promise<void>;
  /** Takes jobs from workers whose lease has expired, and deletes jobs that ended long ago. */
  tend(): Promise<void>;
}

/** Opens the queue of a database. `url` leads to the same database, without a pooler in between. */
export function openQueue(database: Database, url: string): Queue {
  const pooled = dbOption(database.query);
  return {
    async check() {
      // compares the schema versions, and starts nothing
      await bossOver((text, values = []) => pooled.db.executeSql(text, values)).start();
      await onOwnConnection(url, (client) => client.query('SELECT 1'));
    },
    async enqueueOnceIn(seconds, queue) {
      await boss.send(queue, {}, { ...pooled, singletonSeconds: seconds });
    },
    async take(queue) {
      const [job] = await boss.fetch<object>(queue, { ...pooled, includeMetadata: true });
      return (
        job && {
          id: job.id,
          queue,
          data: job.data,
          tries: job.retryCount,
          isLast: job.retryCount >= job.retryLimit,
        }
      );
    },
    finish: (job, next) => database.transaction(({ query }) => finish(query, job, next)),
    giveBack: ({ id, queue, tries }, reason) =>
      database.transaction(async ({ query }) => {
        const [active] = await query(ACTIVE, [queue, id, tries]);
        if (active)
          await boss.fail(
            queue,
            id,
            { message: reason instanceof Error ? reason.message : String(reason) },
            dbOption(query),
          );
      }),
    async renew(jobs) {
      await database.query(RENEW, [jobs.map(({ id }) => id), jobs.map(({ tries }) => tries)]);
    },
    reclaim: () =>
      onOwnConnection(url, (client) => bossOver((text) => client.query(text)).expire()),
    tend: () => onOwnConnection(url, (client) => bossOver((text) => client.query(text)).maintain()),
  };
}

const ACTIVE = statement(
  'queue.active',
  `SELECT id FROM ${QUEUE_SCHEMA}.job WHERE name = $1 AND id = $2 AND retry_count = $3 AND state = 'active' FOR UPDATE`,
  { id: column.uuid },
);
const RENEW = statement(
  'queue.renew',
  `UPDATE ${QUEUE_SCHEMA}.job j SET started_on = now() FROM unnest($1::uuid[], $2::int[]) AS own(id, tries) WHERE j.id = own.id AND j.retry_count = own.tries AND j.state = 'active'`,
  {},
);

/** Delay of a job that is enqueued again for `later`, in milliseconds. */
const LATER_DELAY_MS = 3000;

async function finish(
  query: Query,
  { id, queue, data, tries }: TakenJob,
  next: 'again' | 'later' | undefined,
): Promise<boolean> {
  const [active] = await query(ACTIVE, [queue, id, tries]);
  if (!active) return false;
  if (next)
    await enqueueOver(query)(
      queue,
      data,
      next === 'later' ? { after: new Date(Date.now() + LATER_DELAY_MS) } : {},
    );
  await boss.complete(queue, id, {}, dbOption(query));
  return true;
}

/**
 * Timeout of maintenance. The server completes the statement even so; the worker may have to end.
 */
const MAINTENANCE_TIMEOUT_MS = 8000;

/**
 * Runs maintenance on a connection of its own. It may take longer than the pool's deadlines, and
 * pg-boss sends its own BEGIN, which must never stay open on a shared connection.
 */
async function onOwnConnection(
  url: string,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 2000,
    query_timeout: MAINTENANCE_TIMEOUT_MS,
    application_name: 'lectern queue',
  });
  client.on('error', () => {}); // the running statement fails by itself
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

interface QueueRow {
  readonly name: string;
  readonly retryLimit: number | null;
  readonly retryDelay: number | null;
  readonly retryBackoff: boolean | null;
  readonly expireInSeconds: number | null;
}

/**
 * Returns the names of the queues that the database lacks or has with other options. Uses only the
 * privileges of the serving role.
 */
export async function missingQueues(
  client: pg.Client,
  wanted: Readonly<Record<string, QueueOptions>>,
): Promise<string[]> {
  const names = Object.keys(wanted);
  if (names.length === 0) return [];
  const version = await readVersion(client);
  if (version !== null && version > VERSION)
    throw new Error(
      `The queue in the database is of a newer release (pg-boss schema ${version}) than this one (${VERSION}).`,
    );
  const schema = version === VERSION ? [] : [`pgboss_${VERSION}`];
  const known = new Map(
    version === null
      ? []
      : (await bossOver((text) => client.query(text)).getQueues()).map((row) => [
          row.name,
          row as QueueRow,
        ]),
  ); // the columns that pg-boss selects
  return [
    ...schema,
    ...names
      .filter((name) => !hasOptions(known.get(name), wanted[name]))
      .map((name) => `pgboss_queue_${name}`),
  ];
}

/**
 * Returns the version of the queue's schema; null where there is none, or this role may not read
 * it.
 */
async function readVersion(client: pg.Client): Promise<number | null> {
  const { rows: readable } = await client.query(
    `SELECT 1 FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = $1 AND c.relname IN ('version', 'queue')
     AND has_schema_privilege(n.oid, 'USAGE') AND has_table_privilege(c.oid, 'SELECT')`,
    [QUEUE_SCHEMA],
  );
  return readable.length === 2
    ? Number(await bossOver((text) => client.query(text)).schemaVersion())
    : null;
}

const hasOptions = (row: QueueRow | undefined, options: QueueOptions | undefined): boolean =>
  row?.retryLimit === options?.retryLimit &&
  row?.retryDelay === options?.retryDelay &&
  row?.expireInSeconds === options?.expireInSeconds &&
  row?.retryBackoff === true;

/**
 * Creates missing queues as the role of this connection, and returns their names. The caller must
 * hold the migration lock.
 */
export async function makeQueues(
  client: pg.Client,
  wanted: Readonly<Record<string, QueueOptions>>,
): Promise<string[]> {
  const missing = await missingQueues(client, wanted);
  if (missing.length === 0) return [];
  const boss = bossOver((text, values) => client.query(text, values), true);
  try {
    await boss.start(); // creates or migrates the schema
    for (const [name, options] of Object.entries(wanted)) {
      const settings = { name, retryBackoff: true, ...options };
      // does nothing where it exists; pg-boss modifies its argument
      await boss.createQueue(name, { ...settings });
      await boss.updateQueue(name, { ...settings });
    }
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {}); // the connection may be the cause of the error
    throw new Error(
      `The queue could not be created: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
  return missing;
}

/**
 * The privileges of the serving role in the queue's schema. They do not include creating or
 * changing queues.
 */
export const queueRights: Readonly<Record<string, readonly string[]>> = {
  job: ['DELETE', 'INSERT', 'SELECT', 'UPDATE'],
  archive: ['DELETE', 'INSERT', 'SELECT'],
  queue: ['SELECT'],
  version: ['SELECT'],
};
