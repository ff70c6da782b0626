/**
 * Runs one attempt of a transaction on one connection, from BEGIN to a known or unknown outcome.
 */
import type pg from 'pg';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { AppError, unknownOutcome } from '../domain/errors.ts';
import { isIdleTimeout, isFinal, databaseErrorOf } from './database-errors.ts';
import type { DatabasePool, DatabaseSession } from './pool.ts';
import type { Statement } from './statement.ts';

/** Runs a statement with the values of its parameters, and returns its rows. */
export type Query = <Row>(statement: Statement<Row>, values: readonly unknown[]) => Promise<Row[]>;

/**
 * Everything that the body of a transaction works with: Prisma and `query`, on one connection, one
 * statement at a time.
 */
export interface Tx {
  readonly prisma: PrismaClient;
  readonly query: Query;
  /**
   * Extends the timeout to this many milliseconds from now, where less is left. Meant for large
   * objects, whose size is known by then.
   */
  extend(milliseconds: number): void;
  /**
   * Queues for a lock that many transactions may need concurrently, such as that of a space; call
   * it before the lock.
   *
   * Where too many transactions of this process wait for the lock already, this throws: the
   * transaction ends, waits in a queue without a connection, and runs again.
   *
   * When `mayWait` resolves to false it continues without queueing, so that callers who may not
   * take the lock cannot fill the queue.
   * @throws BUSY when the queue is full or the wait takes too long
   */
  queueFor(key: string, mayWait?: () => Promise<boolean>): Promise<void>;
  /** Notifies the servers after the commit that an organization has a new event. */
  announce(organizationId: string): void;
}

/** Callbacks for the end of a transaction. */
export interface ConnectionHooks {
  /**
   * Called before COMMIT is sent. From here on no error may claim that nothing was changed. COMMIT
   * is answered within `COMMIT_MS`.
   */
  onCommitting?: (() => void) | undefined;
  /** Called when the transaction is committed. */
  onCommitted?: (() => void) | undefined;
  /**
   * Takes over the connection after the commit, to read what was written without waiting for
   * another connection.
   */
  hold?: ((held: HeldConnection) => void) | undefined;
}

/** A connection that stays reserved after the commit of a transaction. */
export interface HeldConnection {
  readonly query: Query;
  /** Returns the connection to the pool once the running statement has ended. */
  release(): void;
}

/**
 * The time at which a transaction times out, on the clock of `performance.now()`. It may be
 * extended.
 */
export interface TransactionDeadline {
  at: number;
}

/** Everything that a transaction runs on. */
export interface TransactionDependencies {
  readonly client: pg.PoolClient;
  readonly connectionPool: DatabasePool;
  /** True if the connection leads through a pooler, where BEGIN also sets the deadlines. */
  readonly isPooled: boolean;
  /** Returns a query function over a session or a client. */
  queryOn(runner: DatabaseSession | pg.PoolClient): Query;
  /** The query function over the pool. */
  readonly pooled: Query;
  /** Called after a commit with the organizations that have new events. */
  readonly onEvents: ((organizationIds: Iterable<string>) => void) | undefined;
}

/** Milliseconds within which COMMIT must be answered. */
export const COMMIT_MS = 1500;
/** Maximum time that a connection is held after a commit, in milliseconds. */
const MAX_HELD_MS = 2000;

const errorOf = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(String(thrown));

/** Runs the body in a transaction once. The caller supplies `queueFor` and checks before COMMIT. */
export async function runOnce<T>(
  deps: TransactionDependencies,
  body: (tx: Tx) => Promise<T>,
  deadline: TransactionDeadline,
  queueFor: Tx['queueFor'],
  hooks: ConnectionHooks,
): Promise<T> {
  const { client, connectionPool, queryOn } = deps;
  let lost: Error | undefined;
  let isOutcomeUnknown = deps.isPooled; // BEGIN or COMMIT is being sent
  let isHeld = false;
  const announced = new Set<string>();
  const onLost = (error: Error) => {
    lost ??= error;
  };
  client.on('error', onLost);
  const run = async (): Promise<T> => {
    if (deps.isPooled) await client.query('BEGIN');
    isOutcomeUnknown = false;
    const session = connectionPool.begin({ hasBegun: deps.isPooled });
    const extend = (milliseconds: number): void => {
      deadline.at = Math.max(deadline.at, performance.now() + milliseconds);
    };
    const announce = (organizationId: string) => void announced.add(organizationId);
    return body({ prisma: session.prisma, query: queryOn(session), extend, queueFor, announce });
  };
  try {
    const result = await withDeadline(deadline, run());
    connectionPool.finish();
    isOutcomeUnknown = true;
    hooks.onCommitting?.();
    if (connectionPool.hasBegun) await commit(client);
    isOutcomeUnknown = false;
    hooks.onCommitted?.();
    if (announced.size > 0) deps.onEvents?.(announced);
    isHeld = hooks.hold !== undefined && !lost;
    return result;
  } catch (error) {
    const reason = lost && isIdleTimeout(lost) ? lost : error;
    lost ??= isOutcomeUnknown ? errorOf(error) : await rollBack(client, connectionPool, error);
    throw reason;
  } finally {
    connectionPool.finish();
    client.removeListener('error', onLost);
    if (isHeld && hooks.hold) hooks.hold(holdConnection(deps));
    else client.release(lost);
  }
}

/**
 * Commits. An error that the database answered with is thrown as it is; without an answer the
 * outcome is reported as unknown.
 */
async function commit(client: pg.PoolClient): Promise<void> {
  let command: string;
  try {
    ({ command } = await client.query({
      text: 'COMMIT',
      query_timeout: COMMIT_MS,
    } as pg.QueryConfig)); // pg reads the option, but its types omit it
  } catch (error) {
    throw isFinal(error) ? error : unknownOutcome(databaseErrorOf(error));
  }
  if (command !== 'COMMIT')
    throw new Error(
      `COMMIT was answered with ${command}: a statement failed, and its error was passed over.`,
    );
}

/** Returns the result of the body, or throws TIMEOUT at the deadline. */
async function withDeadline<T>(deadline: TransactionDeadline, body: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    const arm = (): void => {
      timer = setTimeout(end, deadline.at - performance.now());
    };
    const end = (): void => {
      if (performance.now() < deadline.at)
        arm(); // the deadline was extended
      else
        reject(
          new AppError(
            'TIMEOUT',
            'The write took too long and was canceled; nothing was changed. Try again.',
          ),
        );
    };
    arm();
  });
  try {
    return await Promise.race([body, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Rolls back. Does not wait for a statement that is still running: the pool drops the connection,
 * and so does the server.
 */
async function rollBack(
  client: pg.PoolClient,
  connectionPool: DatabasePool,
  reason: unknown,
): Promise<Error | undefined> {
  connectionPool.finish();
  if (connectionPool.busy) return errorOf(reason);
  if (!connectionPool.hasBegun) return undefined;
  try {
    await client.query('ROLLBACK');
    return undefined;
  } catch (error) {
    return errorOf(error);
  }
}

/** Holds a connection for reading, one statement at a time. */
function holdConnection({ client, queryOn, pooled }: TransactionDependencies): HeldConnection {
  let broken: Error | undefined;
  let isReleased = false;
  let last: Promise<unknown> = Promise.resolve();
  const onLost = (error: Error) => {
    broken = error;
  };
  const query = queryOn(client);
  const held: HeldConnection = {
    query: (statement, values) => {
      if (isReleased) return pooled(statement, values);
      const next = last.then(() => query(statement, values));
      last = next.catch((error: unknown) => {
        if (!isFinal(error)) broken ??= errorOf(error); // the statement may still be running
      });
      return next;
    },
    release() {
      if (isReleased) return;
      isReleased = true;
      clearTimeout(timer);
      void last.then(() => {
        client.removeListener('error', onLost);
        client.release(broken);
      });
    },
  };
  const timer = setTimeout(held.release, MAX_HELD_MS);
  client.on('error', onLost);
  return held;
}
