/**
 * Opens the database: Prisma and a query function over one pool, or inside a transaction on one
 * connection.
 */
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { PrismaClient } from '../generated/prisma/client.ts';
import { busy } from '../domain/errors.ts';
import { isFinal, isPoolFull, isRetryable, databaseErrorOf } from './database-errors.ts';
import { DatabasePool } from './pool.ts';
import { createLockQueue, type LockQueue, LockQueueRequired, QueueSlots } from './lock-queue.ts';
import {
  type TransactionDeadline,
  type TransactionDependencies,
  type ConnectionHooks,
  type Query,
  runOnce,
  type Tx,
} from './transaction.ts';
import { adviceOf } from './pooler/advice.ts';
import { createQueries, type Deadlines, openPool } from './open-pool.ts';
import { Replica } from './replica.ts';
import { SharedReads } from './shared-reads.ts';
import { column, statement } from './statement.ts';

export type { Deadlines } from './open-pool.ts';
export type { HeldConnection as Held, Query, Tx } from './transaction.ts';

/** The database of a process. */
export interface Database {
  readonly prisma: PrismaClient;
  readonly query: Query;
  /** The statements that concurrent requests share. */
  readonly shared: SharedReads;
  /** A replica for reads; undefined: there is none. */
  readonly replica: Replica | undefined;
  /**
   * Runs statements that decide over access or what is current. The primary answers, and a replica
   * only while the primary is unavailable.
   */
  readonly current: Query;
  /**
   * Runs the body in a READ COMMITTED transaction, again up to 5 times when the database rolled it
   * back because of a concurrent transaction. The body must have no effects outside the database.
   *
   * Times out after `timeout`, which includes the wait for a connection and further attempts: 2,800
   * ms at most, unless the database is opened with other deadlines.
   * @throws BUSY, TIMEOUT and UNAVAILABLE, with `details.outcome` UNKNOWN where COMMIT was not
   * answered
   */
  transaction<T>(body: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** Returns the number of connections of the pool, and of requests that wait for one. */
  pool(): {
    readonly total: number;
    readonly idle: number;
    readonly waiting: number;
    readonly max: number;
  };
  /**
   * Checks that the database answers.
   * @throws BUSY, UNAVAILABLE or TIMEOUT
   */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** The options of one transaction. */
export interface TransactionOptions extends ConnectionHooks {
  /** Milliseconds. */
  readonly timeout?: number;
}

/** The options of a database. */
export interface DatabaseOptions {
  readonly url: string;
  /** Connection string of a streaming replica; undefined: there is none. */
  readonly replicaUrl?: string | undefined;
  /** A replica that another database of this process has opened, in place of `replicaUrl`. */
  readonly openReplica?: Replica | undefined;
  /** Maximum number of connections. @default 10 */
  readonly poolSize?: number;
  /** Set to false for poolers without named statements (pgbouncer before 1.21). @default true */
  readonly preparedStatements?: boolean;
  /**
   * True if the URL leads through a pooler of transactions, which accepts no deadlines for a
   * session. @default false
   */
  readonly isPooled?: boolean | undefined;
  /** Defaults to the deadlines of requests. */
  readonly deadlines?: Deadlines;
  /** Called after a commit with the organizations that have new events. */
  readonly onEvents?: (organizationIds: Iterable<string>) => void;
  /** Receives a sentence that names the settings to change when a pooler refuses something. */
  readonly onAdvice?: ((advice: string) => void) | undefined;
}

const REQUEST_DEADLINES: Deadlines = {
  connectMs: 2000,
  statementMs: 2500,
  lockMs: 2000,
  idleMs: 5000,
  transactionMs: 2800,
};

/** Deadlines of jobs. No client waits for them, so they may take longer on a busy machine. */
export const JOB_DEADLINES: Deadlines = {
  connectMs: 2000,
  statementMs: 20_000,
  lockMs: 10_000,
  idleMs: 30_000,
  transactionMs: 30_000,
};

const MAX_ATTEMPT_COUNT = 5;
const PROBE_TIMEOUT_MS = 500;
/** Minimum time that is left for a transaction when it leaves a lock queue, in milliseconds. */
const MIN_WORK_MS = 500;

const PING = statement('ping', 'SELECT 1', { '?column?': column.integer });

/**
 * Opens a pool. The default deadlines are part of the product's guarantees: 2 s to connect, 2.5 s
 * in the server, 3 s in this process.
 */
export function openDatabase({
  url,
  replicaUrl,
  openReplica,
  poolSize = 10,
  preparedStatements = true,
  isPooled = false,
  deadlines = REQUEST_DEADLINES,
  onEvents,
  onAdvice,
}: DatabaseOptions): Database {
  const pool = openPool(url, poolSize, { deadlines, isPooled });
  const toCallerError = createErrorMapper(url, pool, deadlines.connectMs, onAdvice);
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool) });
  const connectionPoolOf = createConnectionPools(pool);
  const queryOn = createQueries(preparedStatements, toCallerError);
  const query = queryOn(pool);
  const ownReplica =
    replicaUrl === undefined
      ? undefined
      : new Replica({ url: replicaUrl, poolSize, preparedStatements, isPooled, primary: query });
  const replica = ownReplica ?? openReplica;
  const queue = createLockQueue();
  const connect = async (): Promise<TransactionDependencies> => {
    const client = await pool.connect();
    const connectionPool = connectionPoolOf(client);
    return { client, connectionPool, isPooled, queryOn, pooled: query, onEvents };
  };

  return {
    prisma,
    query,
    shared: new SharedReads(query),
    replica,
    current: replica?.current ?? query,
    transaction: (body, options = {}) =>
      transact({ connect, queue, toCallerError }, body, {
        ...options,
        timeout: Math.min(options.timeout ?? Number.POSITIVE_INFINITY, deadlines.transactionMs),
      }),
    async ping() {
      await (replica?.current ?? query)(PING, []);
    },
    pool: () => ({
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      max: poolSize,
    }),
    async close() {
      await ownReplica?.close();
      await prisma.$disconnect();
      await pool.end();
    },
  };
}

/**
 * Returns a function that presents a connection of the pool as a pool of its own. Those of lost
 * connections serve new ones, because a database that times out loses many, and each creates a Prisma
 * client.
 */
function createConnectionPools(pool: pg.Pool): (client: pg.PoolClient) => DatabasePool {
  const used = new WeakMap<pg.PoolClient, DatabasePool>();
  const free: DatabasePool[] = [];
  pool.on('remove', (client) => {
    const lost = used.get(client);
    if (lost && free.length < pool.options.max) free.push(lost);
  });
  return (client) => {
    const known = used.get(client);
    if (known) return known;
    const index = free.findIndex(({ busy }) => !busy);
    const [reused] = index === -1 ? [] : free.splice(index, 1);
    reused?.useConnection(client);
    const connectionPool = reused ?? new DatabasePool(client);
    used.set(client, connectionPool);
    return connectionPool;
  };
}

/** Returns the error for the caller. */
type ErrorMapper = (error: unknown) => Promise<unknown>;

/** Distinguishes an unavailable database from a pool whose connections are all in use. */
function createErrorMapper(
  connectionString: string,
  pool: pg.Pool,
  connectMs: number,
  onAdvice: DatabaseOptions['onAdvice'],
): ErrorMapper {
  let lastAnswerAt = Number.NEGATIVE_INFINITY;
  pool.on('connect', (client) =>
    client.on('drain', () => {
      lastAnswerAt = performance.now();
    }),
  );
  let probe: Promise<boolean> | undefined;
  return async (error) => {
    const advice = onAdvice && adviceOf(error);
    if (advice !== undefined) onAdvice?.(advice);
    if (!isPoolFull(error)) return databaseErrorOf(error);
    const isAnswering = performance.now() - lastAnswerAt < connectMs;
    // all waiting requests share one probe
    probe ??= isAnswering
      ? undefined
      : isReachable(connectionString).finally(() => (probe = undefined));
    return isAnswering || (await probe) ? busy(error) : databaseErrorOf(error);
  };
}

/**
 * Returns whether the database answers a new connection, if only with the error that it has too
 * many.
 */
async function isReachable(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: PROBE_TIMEOUT_MS });
  client.on('error', () => {});
  try {
    await client.connect();
    void client.end().catch(() => {});
    return true;
  } catch (error) {
    return isFinal(error);
  }
}

/** The dependencies of `transact`. */
interface TransactionSource {
  connect(): Promise<TransactionDependencies>;
  readonly queue: LockQueue;
  readonly toCallerError: ErrorMapper;
}

/** Runs a transaction until it is committed, refused or out of time. */
async function transact<T>(
  deps: TransactionSource,
  body: (tx: Tx) => Promise<T>,
  { timeout, ...hooks }: TransactionOptions & { readonly timeout: number },
): Promise<T> {
  const deadline: TransactionDeadline = { at: performance.now() + timeout };
  const slots = new QueueSlots(deps.queue);
  try {
    for (let attempt = 1; ; ) {
      try {
        return await tryOnce(deps, body, deadline, slots, hooks);
      } catch (error) {
        if (slots.mustQueue) await slots.wait(deadline.at - MIN_WORK_MS);
        else if (
          attempt === MAX_ATTEMPT_COUNT ||
          !isRetryable(error) ||
          performance.now() > deadline.at
        )
          throw await deps.toCallerError(error);
        else
          await new Promise((resolve) =>
            setTimeout(resolve, 2 ** attempt++ * 3 * (0.5 + Math.random())),
          );
      }
    }
  } finally {
    slots.leave();
  }
}

async function tryOnce<T>(
  { connect }: TransactionSource,
  body: (tx: Tx) => Promise<T>,
  deadline: TransactionDeadline,
  slots: QueueSlots,
  hooks: ConnectionHooks,
): Promise<T> {
  const checked = async (tx: Tx): Promise<T> => {
    const result = await body(tx);
    if (slots.mustQueue) throw new LockQueueRequired(); // the body ignored the error
    return result;
  };
  return runOnce(
    await connect(),
    checked,
    deadline,
    (key, mayWait) => slots.enter(key, mayWait),
    hooks,
  );
}
