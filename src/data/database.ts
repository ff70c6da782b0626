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
import { pooledClientOf } from './pooler/pooled-client.ts';
import { SharedReads } from './shared-reads.ts';
import { inStatementSpan } from './trace.ts';
import { column, type Statement, statement } from './statement.ts';

export type { HeldConnection as Held, Query, Tx } from './transaction.ts';

/** The database of a process. */
export interface Database {
  readonly prisma: PrismaClient;
  readonly query: Query;
  /** The statements that concurrent requests share. */
  readonly shared: SharedReads;
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

/** Timeouts of the database, in milliseconds. */
export interface Deadlines {
  /** Maximum wait for a connection. */
  readonly connectMs: number;
  readonly statementMs: number;
  readonly lockMs: number;
  /** Maximum time between two statements of a transaction. */
  readonly idleMs: number;
  /** Maximum time of a transaction, with the wait for a connection and further attempts. */
  readonly transactionMs: number;
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

/** Milliseconds that the process waits for a statement beyond the server's own timeout. */
const QUERY_MARGIN_MS = 500;

const TIMESTAMPTZ = 1184;
const TEXT_ARRAY: number = 1009; // the types of pg do not know it
const MAX_ATTEMPT_COUNT = 5;
const PROBE_TIMEOUT_MS = 500;
/** Minimum time that is left for a transaction when it leaves a lock queue, in milliseconds. */
const MIN_WORK_MS = 500;

/** An array of ids: none of its texts is quoted. */
const ID_ARRAY = /^\{[\w,-]+\}$/;
const parseTexts = pg.types.getTypeParser(TEXT_ARRAY, 'text') as typeof textsOf;

/** Returns the texts of an array. The parser of pg reads each of their characters. */
const textsOf = (text: string): (string | null)[] =>
  ID_ARRAY.test(text) && !text.includes('NULL') ? text.slice(1, -1).split(',') : parseTexts(text);

/**
 * Timestamps stay text until the scalar formats them: exact in cursors, and not parsed when unused.
 */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === TIMESTAMPTZ) return (text: string) => text;
    return oid === TEXT_ARRAY ? textsOf : pg.types.getTypeParser(oid, format);
  }) as pg.CustomTypesConfig['getTypeParser'],
};

/** The part of a pool, a client or a session that the query function needs. */
interface StatementRunner {
  query(config: pg.QueryConfig): Promise<pg.QueryResult>;
}

const PING = statement('ping', 'SELECT 1', { '?column?': column.integer });

/**
 * Opens a pool. The default deadlines are part of the product's guarantees: 2 s to connect, 2.5 s
 * in the server, 3 s in this process.
 */
export function openDatabase({
  url,
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
  const queryOn =
    (runner: StatementRunner): Query =>
    async <Row>({ name, text }: Statement<Row>, values: readonly unknown[]) => {
      try {
        const { rows } = await inStatementSpan(name, () =>
          runner.query({
            ...(preparedStatements && name !== undefined && { name }),
            text,
            values: [...values],
            types,
          }),
        );
        return rows as Row[]; // the statement declares its columns
      } catch (error) {
        throw await toCallerError(error);
      }
    };
  const query = queryOn(pool);
  const queue = createLockQueue();
  const connect = async (): Promise<TransactionDependencies> => {
    const client = await pool.connect();
    return { client, connectionPool: connectionPoolOf(client), queryOn, pooled: query, onEvents };
  };

  return {
    prisma,
    query,
    shared: new SharedReads(query),
    transaction: (body, options = {}) =>
      transact({ connect, queue, toCallerError }, body, {
        ...options,
        timeout: Math.min(options.timeout ?? Number.POSITIVE_INFINITY, deadlines.transactionMs),
      }),
    async ping() {
      await query(PING, []);
    },
    pool: () => ({
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      max: poolSize,
    }),
    async close() {
      await prisma.$disconnect();
      await pool.end();
    },
  };
}

function openPool(
  connectionString: string,
  max: number,
  { deadlines, isPooled }: { readonly deadlines: Deadlines; readonly isPooled: boolean },
): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: deadlines.connectMs,
    query_timeout: deadlines.statementMs + QUERY_MARGIN_MS,
    ...(isPooled
      ? { Client: pooledClientOf(deadlines) }
      : {
          statement_timeout: deadlines.statementMs,
          lock_timeout: deadlines.lockMs,
          idle_in_transaction_session_timeout: deadlines.idleMs,
        }),
  });
  pool.on('error', () => {}); // an idle connection was lost: the pool has dropped it already
  // A connection has no listener while it passes between the pool and a transaction, and losing it
  // at that moment would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
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
