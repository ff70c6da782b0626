/** Maps errors of PostgreSQL, pg and Prisma to the product's errors. */
import { busy, AppError, notFound } from '../domain/errors.ts';

const RETRY = new Set(['40001', '40P01']);
const LOST_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'P1001',
  'P1002',
  'P1008',
  'P1017',
  'P2024',
]);
const LOST_MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable|Server has closed the connection|Client was closed|Cannot use a pool after calling end|SSL connection/i;
const POOL_FULL = /timeout exceeded when trying to connect/;

interface ErrorLike {
  readonly message?: unknown;
  readonly code?: unknown;
  /** The context of the error in PostgreSQL. */
  readonly where?: unknown;
  readonly cause?: unknown;
  readonly meta?: { readonly driverAdapterError?: { readonly cause?: unknown } };
  readonly originalCode?: unknown;
}

const isObject = (value: unknown): value is ErrorLike =>
  typeof value === 'object' && value !== null;

/** Yields an error and its causes: pg's, Prisma's, and the driver adapter's between them. */
function* chainOf(error: unknown): Generator<ErrorLike> {
  for (let at: unknown = error, depth = 0; isObject(at) && depth < 6; depth++) {
    yield at;
    at = at.meta?.driverAdapterError?.cause ?? at.cause;
  }
}

/** Returns the SQLSTATE of an error of pg or Prisma; undefined when it has none. */
export function sqlStateOf(error: unknown): string | undefined {
  for (const { originalCode, code } of chainOf(error)) {
    if (typeof originalCode === 'string') return originalCode;
    if (code === 'P2034') return '40001';
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !code.startsWith('P'))
      return code;
  }
  return undefined;
}

/**
 * Returns whether the whole transaction may run again, because it was rolled back for a concurrent
 * one or for a lost worker of Citus.
 */
export const isRetryable = (error: unknown): boolean =>
  RETRY.has(sqlStateOf(error) ?? '') ||
  isGone(error) ||
  (isNodeLost(error) && !(error instanceof AppError));

/**
 * Messages of a coordinator of Citus that has lost a worker: its own, and those of its connections,
 * which have the state of internal errors.
 */
const NODE_LOST =
  /failure on connection marked as essential|connection to the remote node .* failed|failed to COPY to shard|server closed the connection unexpectedly|could not (receive|send) data (from|to) server|no connection to the server/;

/** Returns whether the error of a coordinator states that a worker has ended the session. */
const isEndedByNode = ({ code, where }: ErrorLike): boolean =>
  /^57P0/.test(String(code)) && String(where).includes('while executing command on ');

const isNodeLost = (error: unknown): boolean =>
  [...chainOf(error)].some(
    (one) => (typeof one.message === 'string' && NODE_LOST.test(one.message)) || isEndedByNode(one),
  );

/** Returns whether another transaction deleted a row between the read and the write. */
const isGone = (error: unknown): boolean =>
  [...chainOf(error)].some(({ code }) => code === 'P2025');

/**
 * Returns whether the error is the database's own answer that it did nothing, rather than a lost
 * session, connection or worker.
 */
export const isFinal = (error: unknown): boolean =>
  !/^(08|57P|25P03|$)/.test(sqlStateOf(error) ?? '') && !isNodeLost(error);

/** Returns whether the database ended a session because its transaction was idle for too long. */
export const isIdleTimeout = (error: unknown): boolean => sqlStateOf(error) === '25P03';

/**
 * Returns whether the database refused because of other clients: a lock was not free in time,
 * transactions conflicted repeatedly, or there are too many connections.
 */
const isBusy = (state: string): boolean =>
  RETRY.has(state) ||
  state === '55P03' ||
  state === '25P03' ||
  (/^53[0-9]{3}$/.test(state) && state !== DISK_FULL);

const DISK_FULL = '53100';

/** Messages of a pooler that has no connection left. They have the SQLSTATE of a broken protocol. */
const POOLER_FULL = /query_wait_timeout|no more connections allowed/;

const isPoolerFull = (error: unknown): boolean =>
  [...chainOf(error)].some(
    ({ message }) => typeof message === 'string' && POOLER_FULL.test(message),
  );

/** States of a named statement that a pooler has prepared on another connection. */
const isLostStatement = (state: string): boolean => state === '26000' || state === '42P05';

const unavailable = (cause: unknown) =>
  new AppError('UNAVAILABLE', 'The database is temporarily unavailable. Try again later.', {
    retryAfter: 1,
    cause,
  });
const timeout = (cause: unknown) =>
  new AppError(
    'TIMEOUT',
    'The request took too long and was canceled. Try again, or request less.',
    {
      cause,
    },
  );

/** Returns whether no connection of the pool was free in time. */
export const isPoolFull = (error: unknown): boolean =>
  [...chainOf(error)].some(({ message }) => typeof message === 'string' && POOL_FULL.test(message));

/** Returns the error for the caller, or the same error where it has no such meaning. */
export function databaseErrorOf(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const state = sqlStateOf(error) ?? '';
  if (state === '57014') return timeout(error); // canceled by statement_timeout
  if (isGone(error)) return notFound();
  if (isBusy(state) || isPoolerFull(error)) return busy(error);
  if (/^(57P0|08|53)/.test(state) || isLostStatement(state) || isNodeLost(error))
    return unavailable(error);
  if (state === '23505')
    return new AppError(
      'ALREADY_EXISTS',
      'A concurrent request has taken this value. Choose another.',
      {
        cause: error,
      },
    );
  if (state === '23503')
    return new AppError('CONFLICT', 'A referenced object was deleted. Read it again and retry.', {
      cause: error,
    });
  for (const { code, message } of chainOf(error)) {
    if (typeof message === 'string' && /Query read timeout/.test(message)) return timeout(error);
    if (typeof code === 'string' && LOST_CODES.has(code)) return unavailable(error);
    if (typeof message === 'string' && LOST_MESSAGES.test(message)) return unavailable(error);
  }
  return error;
}

/**
 * Waits for a database operation in a job, and throws BUSY in place of TIMEOUT. A slow database
 * does not depend on the job's input, so another attempt may succeed.
 */
export async function retryAfterTimeout<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof AppError && error.reason === 'TIMEOUT' ? busy(error) : error;
  }
}
