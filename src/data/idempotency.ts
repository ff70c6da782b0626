/**
 * Runs a write once for each idempotency key: the first answer is stored encrypted for 24 hours,
 * and returned again for the same request.
 */
import type { AllowedWrite, Context } from '../context.ts';
import type { Action, SubjectKindOf } from '../domain/access.ts';
import { AppError } from '../domain/errors.ts';
import { authorize, can } from './authorize.ts';
import type { Subjects } from './subjects.ts';
import type { Tx } from './database.ts';
import { column, statement } from './statement.ts';

const TAKE = statement(
  'idempotency.take',
  `INSERT INTO idempotency_keys (user_id, key, fingerprint, created_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT (user_id, key) DO UPDATE SET fingerprint = excluded.fingerprint, answer = NULL, created_at = excluded.created_at
    WHERE idempotency_keys.created_at < excluded.created_at - interval '24 hours'
  RETURNING key`,
  { key: column.text },
);

const aadOf = (userId: string, key: string) => `idempotency ${userId} ${key}`;

/** An idempotency key of a user, with the fingerprint of its request. */
export interface RequestKey {
  readonly userId: string;
  readonly key: string;
  readonly fingerprint: Uint8Array;
}

/** The encrypted content of a key. */
interface StoredAnswer {
  readonly answer: string;
  /** The caller's writes, except for those that they could no longer perform afterwards. */
  readonly allowed: readonly AllowedWrite[];
}

type Subject = Subjects[SubjectKindOf<Action>];

const READ = statement(
  'idempotency.read',
  'SELECT fingerprint, answer FROM idempotency_keys WHERE user_id = $1 AND key = $2',
  { fingerprint: column.bytes, answer: column.nullable(column.bytes) },
);

/**
 * Claims the key of a request in its transaction, and waits for a concurrent request with the same
 * key. Returns the earlier answer; undefined when the key is new.
 *
 * An answer may contain a secret, so the caller must still be allowed to perform the writes that it
 * answers.
 * @throws IDEMPOTENCY_MISMATCH when the key belongs to another request
 * @throws NOT_FOUND or FORBIDDEN when the caller may no longer perform a write
 */
async function takeKey(
  ctx: Context,
  tx: Tx,
  { userId, key, fingerprint }: RequestKey,
): Promise<string | undefined> {
  await tx.queueFor(aadOf(userId, key));
  const [claimed] = await tx.query(TAKE, [userId, key, fingerprint, ctx.now.toISOString()]);
  if (claimed) return undefined;
  const [stored] = await tx.query(READ, [userId, key]);
  if (!stored?.answer) throw new Error('An idempotency key without an answer was committed.');
  if (Buffer.compare(stored.fingerprint, fingerprint) !== 0)
    throw new AppError(
      'IDEMPOTENCY_MISMATCH',
      'This Idempotency-Key was used for another request. Use a new one.',
    );
  // written below, by this program
  const { answer, allowed } = JSON.parse(
    ctx.secrets.open(stored.answer, aadOf(userId, key)),
  ) as StoredAnswer;
  // with the subject as it was when access was first checked
  for (const { action, subject } of allowed) await authorize(ctx, action, subject as Subject);
  return answer;
}

const KEEP = statement(
  'idempotency.keep',
  'UPDATE idempotency_keys SET answer = $3 WHERE user_id = $1 AND key = $2',
  {},
);

/**
 * Stores the answer with its key, in the transaction of its writes. All answers are encrypted,
 * because any may contain a secret.
 */
async function keepAnswer(
  ctx: Context,
  tx: Tx,
  { userId, key }: RequestKey,
  answer: string,
): Promise<void> {
  const allowed: AllowedWrite[] = [];
  // Access that a write takes from the caller, such as their own membership, is not checked again.
  for (const write of ctx.trail.allowed)
    if (await can(ctx, write.action, write.subject as Subject)) allowed.push(write); // see above
  const stored: StoredAnswer = { answer, allowed };
  await tx.query(KEEP, [userId, key, ctx.secrets.seal(JSON.stringify(stored), aadOf(userId, key))]);
}

/**
 * Runs a request in one transaction with its key, or returns the stored result of the same request.
 * An error of `execute` rolls everything back, the key too.
 * @throws IDEMPOTENCY_MISMATCH when the key belongs to another request
 * @throws NOT_FOUND or FORBIDDEN when the caller may no longer perform a write of the stored result
 */
export async function runOnce<T>(
  ctx: Context,
  key: RequestKey,
  execute: () => Promise<T>,
): Promise<T> {
  const { result, isReplayed } = await ctx.share(async (tx) => {
    const stored = await takeKey(ctx, tx, key);
    // written below, by this program
    if (stored !== undefined) return { result: JSON.parse(stored) as T, isReplayed: true };
    const executed = await execute();
    await keepAnswer(ctx, tx, key, JSON.stringify(executed));
    return { result: executed, isReplayed: false };
  });
  if (isReplayed) ctx.replayed();
  return result;
}
