/** The durable queue, in our own database: jobs are sent with the write that causes them, and taken by one worker at a time. */
import { createRequire } from 'node:module';
import pg from 'pg';
import PgBoss from 'pg-boss';
import type { Database, Query } from './database.ts';

/** Where it lies. */
export const QUEUE_SCHEMA = 'pgboss';

/** The schema that this release's pg-boss works on. */
const { schema: VERSION } = createRequire(import.meta.url)('pg-boss/version.json') as { readonly schema: number }; // as the package writes it

/** How a queue treats its jobs. */
interface QueueForm {
  /** So often a job is tried again before it has failed. */
  readonly retryLimit: number;
  /** Seconds before it is tried again, doubled each time and up to twice as long by chance. */
  readonly retryDelay: number;
  /** Seconds after which a job that nobody finished is taken up again: its process is dead. */
  readonly expireInSeconds: number;
}

const forms = {
  'purge-trash': { retryLimit: 5, retryDelay: 10, expireInSeconds: 30 },
  'purge-idempotency-keys': { retryLimit: 5, retryDelay: 10, expireInSeconds: 30 },
  'purge-visitor-tokens': { retryLimit: 5, retryDelay: 10, expireInSeconds: 30 },
  'purge-sign-ins': { retryLimit: 5, retryDelay: 10, expireInSeconds: 30 },
  'collect-content': { retryLimit: 5, retryDelay: 10, expireInSeconds: 30 },
  'collect-bytes': { retryLimit: 5, retryDelay: 10, expireInSeconds: 30 },
  'import-content': { retryLimit: 2, retryDelay: 5, expireInSeconds: 320 },
  'process-openapi': { retryLimit: 2, retryDelay: 5, expireInSeconds: 120 },
  'refresh-openapi': { retryLimit: 5, retryDelay: 10, expireInSeconds: 30 },
  'tidy-imports': { retryLimit: 5, retryDelay: 10, expireInSeconds: 30 },
} as const satisfies Readonly<Record<string, QueueForm>>;

/** The name of a queue. */
export type QueueName = keyof typeof forms;

/** Every queue, for the migrations: making one is DDL. */
export const queues: Readonly<Record<string, QueueForm>> = forms;

/** pg-boss without its own workers, timers and connections: it gives the statements, and this says where they run. */
const bossOver = (run: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>, migrates = false): PgBoss =>
  new PgBoss({
    schema: QUEUE_SCHEMA,
    db: { executeSql: run },
    migrate: migrates,
    supervise: false,
    schedule: false,
    archiveFailedAfterSeconds: 7 * 24 * 60 * 60, // who looks into a failed job finds it for a week
  });

/** Where a call of pg-boss runs: over the port, unnamed, so that poolers have nothing to remember. */
const over = (query: Query): { db: PgBoss.Db } => ({ db: { executeSql: async (text, values: unknown[] = []) => ({ rows: await query(undefined, text, values) }) } });

/** For calls that say themselves where they run. */
const boss = bossOver(() => Promise.reject(new Error('This call of pg-boss was given no connection.')));

/** When a job is due, where that is not at once. */
interface Due {
  /** Not before this moment. */
  readonly after?: Date;
  /** Of jobs that say the same here one is sent within an hour by the clock. */
  readonly once?: string;
}

const HOUR = 60 * 60;

/** Sends a job and gives its id; null where one was sent already. `data` is kept as JSON. */
export type Enqueue = (queue: QueueName, data?: object, due?: Due) => Promise<string | null>;

/** Sends jobs over a connection: inside a transaction a job is there exactly when the transaction commits. */
export function enqueueOver(query: Query): Enqueue {
  return async (queue, data = {}, { after, once } = {}) => {
    const id = await boss.send(queue, data, { ...over(query), ...(after && { startAfter: after }), ...(once !== undefined && { singletonKey: once, singletonSeconds: HOUR }) });
    if (id === null && once === undefined) throw new Error(`There is no queue ${queue}: the database lacks migrations.`);
    return id;
  };
}

/** A job that this process has taken. */
export interface TakenJob {
  readonly id: string;
  readonly queue: QueueName;
  readonly data: object;
  /** Seconds that it may take: after that another process may take it up. */
  readonly patience: number;
  /** Nobody tries again after this time. */
  readonly isLast: boolean;
}

/** The queue as a worker sees it. */
export interface Queue {
  /** Throws where the database lacks the queue, or has that of another release. */
  check(): Promise<void>;
  /** Sends a job unless one was sent within the same stretch of so many seconds, by whatever process. */
  enqueueOnceIn(seconds: number, queue: QueueName): Promise<void>;
  /** A job that is due, now this process's; undefined when there is none. */
  take(queue: QueueName): Promise<TakenJob | undefined>;
  /** Ends a job; `again` sends the same job anew with it, `later` one that waits a little. Whether it was still ours. */
  finish(job: TakenJob, next?: 'again' | 'later'): Promise<boolean>;
  /** Ends a try: the job is tried again later, or has failed and says why. */
  giveBack(job: TakenJob, reason: unknown): Promise<void>;
  /** Takes jobs from the dead, and clears away what was done long ago. */
  tend(): Promise<void>;
}

/** Opens the queue of a database; `url` leads to the same. */
export function openQueue(database: Database, url: string): Queue {
  const here = over(database.query);
  return {
    async check() {
      await bossOver((text, values = []) => here.db.executeSql(text, values)).start(); // compares the versions, and starts nothing
    },
    async enqueueOnceIn(seconds, queue) {
      await boss.send(queue, {}, { ...here, singletonSeconds: seconds });
    },
    async take(queue) {
      const [job] = await boss.fetch<object>(queue, { ...here, includeMetadata: true });
      return job && { id: job.id, queue, data: job.data, patience: Number(job.expireInSeconds), isLast: job.retryCount >= job.retryLimit };
    },
    finish: (job, next) => database.transaction(({ query }) => finish(query, job, next)),
    async giveBack({ id, queue }, reason) {
      await boss.fail(queue, id, { message: reason instanceof Error ? reason.message : String(reason) }, here);
    },
    tend: () => tend(url),
  };
}

const ACTIVE = `SELECT id FROM ${QUEUE_SCHEMA}.job WHERE name = $1 AND id = $2 AND state = 'active' FOR UPDATE`;

/** How long a job waits that is sent anew for later, in milliseconds. */
const LATER_MS = 3000;

async function finish(query: Query, { id, queue, data }: TakenJob, next: 'again' | 'later' | undefined): Promise<boolean> {
  const [ours] = await query('queue.active', ACTIVE, [queue, id]);
  if (!ours) return false;
  if (next) await enqueueOver(query)(queue, data, next === 'later' ? { after: new Date(Date.now() + LATER_MS) } : {});
  await boss.complete(queue, id, {}, over(query));
  return true;
}

/** What is not done by then is left to the server, which goes on with it alone; the worker may have to end. */
const TENDING_MS = 8000;

/**
 * What there is to clear away after a standstill may take longer than the pool's deadlines allow; and pg-boss sends it with
 * its own BEGIN, which must not be left open on a connection that others use. So it goes over a connection of its own.
 */
async function tend(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000, query_timeout: TENDING_MS, application_name: 'lectern queue' });
  client.on('error', () => {}); // the statement that was under way fails by itself
  await client.connect();
  try {
    await bossOver((text) => client.query(text)).maintain();
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

/** What the database lacks of the queues; nothing when it has them as they are wanted. Asks nothing that the serving role may not ask. */
export async function missingQueues(client: pg.Client, wanted: Readonly<Record<string, QueueForm>>): Promise<string[]> {
  const names = Object.keys(wanted);
  if (names.length === 0) return [];
  const version = await readVersion(client);
  if (version !== null && version > VERSION) throw new Error(`The queue in the database is of a newer release (pg-boss schema ${version}) than this one (${VERSION}).`);
  const schema = version === VERSION ? [] : [`pgboss_${VERSION}`];
  const known = new Map(version === null ? [] : (await bossOver((text) => client.query(text)).getQueues()).map((row) => [row.name, row as QueueRow])); // the columns that pg-boss selects
  return [...schema, ...names.filter((name) => !isAsWanted(known.get(name), wanted[name])).map((name) => `pgboss_queue_${name}`)];
}

/** Null where there is none, or none that this role may read. */
async function readVersion(client: pg.Client): Promise<number | null> {
  const { rows: readable } = await client.query(
    `SELECT 1 FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = $1 AND c.relname IN ('version', 'queue')
     AND has_schema_privilege(n.oid, 'USAGE') AND has_table_privilege(c.oid, 'SELECT')`,
    [QUEUE_SCHEMA],
  );
  return readable.length === 2 ? Number(await bossOver((text) => client.query(text)).schemaVersion()) : null;
}

const isAsWanted = (row: QueueRow | undefined, form: QueueForm | undefined): boolean =>
  row?.retryLimit === form?.retryLimit && row?.retryDelay === form?.retryDelay && row?.expireInSeconds === form?.expireInSeconds && row?.retryBackoff === true;

/** Makes what is missing, as the role of this connection, and gives the names of what was made. The lock on migrations must be held. */
export async function makeQueues(client: pg.Client, wanted: Readonly<Record<string, QueueForm>>): Promise<string[]> {
  const missing = await missingQueues(client, wanted);
  if (missing.length === 0) return [];
  const boss = bossOver((text, values) => client.query(text, values), true);
  try {
    await boss.start(); // makes the schema, or brings it up to date
    for (const [name, form] of Object.entries(wanted)) {
      const settings = { name, retryBackoff: true, ...form };
      await boss.createQueue(name, { ...settings }); // does nothing where it is there; pg-boss writes into what it is given
      await boss.updateQueue(name, { ...settings });
    }
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {}); // the connection may be what failed
    throw new Error(`The queue could not be made: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
  return missing;
}

/** What the serving role may do in the queue's schema. It makes and changes no queue. */
export const queueRights: Readonly<Record<string, readonly string[]>> = {
  job: ['DELETE', 'INSERT', 'SELECT', 'UPDATE'],
  archive: ['DELETE', 'INSERT', 'SELECT'],
  queue: ['SELECT'],
  version: ['SELECT'],
};
