/** Answers a write once: the first answer to a key is kept, sealed, for 24 hours, and given again to the same request. */
import type { Context } from '../context.ts';
import { Fault } from '../domain/errors.ts';
import type { Tx } from './database.ts';

const TAKE = `INSERT INTO idempotency_keys (user_id, key, fingerprint, created_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT (user_id, key) DO UPDATE SET fingerprint = excluded.fingerprint, answer = NULL, created_at = excluded.created_at
    WHERE idempotency_keys.created_at < excluded.created_at - interval '24 hours'
  RETURNING key`;

const about = (userId: string, key: string) => `idempotency ${userId} ${key}`;

/**
 * Takes the key of a request in its transaction, and gives what it answered before; undefined when it is new. Waits for the
 * same key elsewhere to be done. IDEMPOTENCY_MISMATCH when the key was another request's.
 */
export async function takeKey(ctx: Context, tx: Tx, userId: string, key: string, fingerprint: Uint8Array): Promise<string | undefined> {
  const [taken] = await tx.query('idempotency.take', TAKE, [userId, key, fingerprint, ctx.now.toISOString()]);
  if (taken) return undefined;
  const [kept] = await tx.query<{ fingerprint: Uint8Array; answer: Uint8Array | null }>('idempotency.read', 'SELECT fingerprint, answer FROM idempotency_keys WHERE user_id = $1 AND key = $2', [
    userId,
    key,
  ]);
  if (!kept?.answer) throw new Error('An idempotency key without an answer was committed.');
  if (Buffer.compare(kept.fingerprint, fingerprint) !== 0) throw new Fault('IDEMPOTENCY_MISMATCH', 'This Idempotency-Key was used for another request. Use a new one.');
  return ctx.secrets.open(kept.answer, about(userId, key));
}

/** Keeps the answer with its key, in the transaction of what it answers for. All are sealed: any may hold a secret. */
export async function keepAnswer(ctx: Context, tx: Tx, userId: string, key: string, answer: string): Promise<void> {
  await tx.query('idempotency.keep', 'UPDATE idempotency_keys SET answer = $3 WHERE user_id = $1 AND key = $2', [userId, key, ctx.secrets.seal(answer, about(userId, key))]);
}
