/** What a lost, slow or busy database means for the caller. */
import { Fault, notFound } from '../domain/errors.ts';

const RETRY = new Set(['40001', '40P01']);
const LOST_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'P1001', 'P1002', 'P1008', 'P1017', 'P2024']);
const LOST_MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable|Server has closed the connection|Client was closed|Cannot use a pool after calling end|SSL connection/i;

interface ErrorLike {
  readonly message?: unknown;
  readonly code?: unknown;
  readonly cause?: unknown;
  readonly meta?: { readonly driverAdapterError?: { readonly cause?: unknown } };
  readonly originalCode?: unknown;
}

const isObject = (value: unknown): value is ErrorLike => typeof value === 'object' && value !== null;

/** An error and all that lies under it: pg's, Prisma's, and the driver adapter's between them. */
function* chainOf(error: unknown): Generator<ErrorLike> {
  for (let at: unknown = error, depth = 0; isObject(at) && depth < 6; depth++) {
    yield at;
    at = at.meta?.driverAdapterError?.cause ?? at.cause;
  }
}

/** The SQLSTATE under an error of pg or Prisma; undefined when it has none. */
export function sqlStateOf(error: unknown): string | undefined {
  for (const { originalCode, code } of chainOf(error)) {
    if (typeof originalCode === 'string') return originalCode;
    if (code === 'P2034') return '40001';
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !code.startsWith('P')) return code;
  }
  return undefined;
}

/** Whether the whole transaction may be run again: it was rolled back for another's sake. */
export const isRetryable = (error: unknown): boolean => RETRY.has(sqlStateOf(error) ?? '') || isGone(error);

/** Whether a row that was there a moment ago is gone: another transaction deleted it first. */
const isGone = (error: unknown): boolean => [...chainOf(error)].some(({ code }) => code === 'P2025');

const unavailable = (cause: unknown) => new Fault('UNAVAILABLE', 'The database is away for the moment. Try again soon.', { retryAfter: 1, cause });
const timeout = (cause: unknown) => new Fault('TIMEOUT', 'This took too long and was given up. Try again, or ask for less.', { cause });

/** The same error, or the fault that it means for the caller. */
export function translate(error: unknown): unknown {
  if (error instanceof Fault) return error;
  const state = sqlStateOf(error) ?? '';
  if (state === '57014') return timeout(error); // cancelled by statement_timeout
  if (isGone(error)) return notFound();
  if (RETRY.has(state)) return unavailable(error);
  if (state === '55P03' || state === '25P03' || /^(57P0|08|53)/.test(state)) return unavailable(error);
  if (state === '23505') return new Fault('ALREADY_EXISTS', 'This is taken: somebody else was first.', { cause: error });
  if (state === '23503') return new Fault('CONFLICT', 'Something that this refers to is gone. Read it again and retry.', { cause: error });
  for (const { code, message } of chainOf(error)) {
    if (typeof message === 'string' && /Query read timeout/.test(message)) return timeout(error);
    if (typeof code === 'string' && LOST_CODES.has(code)) return unavailable(error);
    if (typeof message === 'string' && LOST_MESSAGES.test(message)) return unavailable(error);
  }
  return error;
}
