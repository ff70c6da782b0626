/** Runs all writes of a request in one transaction, for both GraphQL and `/v1`. */
import type { ExecutionResult } from 'graphql';
import type { Context } from '../context.ts';
import { runDry } from '../data/dry-run.ts';
import { type RequestKey, runOnce } from '../data/idempotency.ts';
import { isRetryable } from '../data/database-errors.ts';
import { AppError, busy } from '../domain/errors.ts';
import { UnreadableText } from '../domain/texts.ts';
import type { Viewer } from '../data/viewer.ts';
import { fingerprintOf } from './fingerprint.ts';

/** The error that rolls back a shared transaction after a result with errors, also of a payload. */
export class RolledBack extends Error {
  readonly result: ExecutionResult;
  constructor(result: ExecutionResult) {
    super('An operation in a transaction failed.', {
      cause: result.errors?.find(({ originalError }) => isRetryable(originalError))?.originalError,
    });
    this.result = result;
  }
}

/** The outcome of a transaction, as responses state it. */
export type TransactionOutcome = 'COMMITTED' | 'ROLLED_BACK' | 'UNKNOWN';

/** Returns the outcome of a transaction that failed. */
export const outcomeOf = (error: unknown): TransactionOutcome =>
  error instanceof AppError && error.details?.['outcome'] === 'UNKNOWN' ? 'UNKNOWN' : 'ROLLED_BACK';

/** The properties of a transaction. */
export interface TransactOptions {
  /** Rolls everything back at the end. An Idempotency-Key is then neither read nor stored. */
  readonly dryRun?: boolean;
  /**
   * The request, of which repetitions under the same Idempotency-Key get the same result; undefined
   * for reads, which are not stored.
   */
  readonly request: readonly unknown[] | undefined;
  /** Number of parts that may each need texts. */
  readonly partCount?: number;
}

/** Number of times that a transaction restarts because it needs further texts. */
const MAX_RESTARTS = 8;

/**
 * Runs the body in one transaction, once for each Idempotency-Key. The body may run again, and an
 * error of it rolls everything back.
 * @throws IDEMPOTENCY_MISMATCH when the key belongs to another request
 */
export function transact<T>(
  context: Context,
  { dryRun = false, request, partCount = 0 }: TransactOptions,
  body: () => Promise<T>,
): Promise<T> {
  const { viewer, idempotencyKey } = context;
  const attempt = () => {
    context.budget.restart();
    return body();
  };
  const key =
    viewer && request && idempotencyKey !== undefined
      ? keyOf(viewer, idempotencyKey, request)
      : undefined;
  return withRestarts(context, MAX_RESTARTS + partCount, () => {
    if (dryRun) return runDry(context, attempt);
    return key ? runOnce(context, key, attempt) : context.share(attempt);
  });
}

const keyOf = (viewer: Viewer, key: string, request: readonly unknown[]): RequestKey => ({
  userId: viewer.userId,
  key,
  fingerprint: fingerprintOf(request, viewer),
});

/**
 * Runs a transaction, and restarts it after reading, outside of the transaction, the long texts that
 * it needed.
 */
async function withRestarts<T>(
  context: Context,
  maxRestarts: number,
  attempt: () => Promise<T>,
): Promise<T> {
  for (let restarts = 0; ; restarts++) {
    try {
      return await attempt();
    } catch (error) {
      const unreadTexts = unreadTextsOf(error);
      if (unreadTexts.length === 0) throw error;
      // Other writers are faster than the texts are read.
      if (restarts >= maxRestarts) throw busy(error);
      for (const one of unreadTexts) await context.texts.prepare(one);
    }
  }
}

/** Returns the texts for which a transaction has to restart. */
function unreadTextsOf(error: unknown): readonly UnreadableText[] {
  const errors =
    error instanceof RolledBack
      ? (error.result.errors ?? []).map(({ originalError }) => originalError)
      : [error instanceof AppError ? error.cause : error];
  return errors.filter((one) => one instanceof UnreadableText);
}
