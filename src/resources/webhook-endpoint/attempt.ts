/** Sends a delivery once, and stores the outcome. */
import type { Query } from '../../data/database.ts';
import { FetchRefused, type GuardedFetch } from '../../data/fetch.ts';
import type { Secrets } from '../../data/secrets.ts';
import { statement } from '../../data/statement.ts';
import { secretContext } from '../../data/webhook-secret.ts';
import {
  MAX_ATTEMPT_COUNT,
  retryDelayMs,
  signedHeaders,
  webhookIdOf,
} from '../../domain/webhook.ts';
import type { ServedEndpoint } from './lease.ts';
import type { DueDelivery } from './read.ts';

const TIMEOUT_MS = 10_000;
/** Bytes of a response that are read and stored. */
const MAX_RESPONSE_BYTES = 1024;

/** The dependencies of an attempt. */
export interface Sender {
  readonly fetch: GuardedFetch;
  readonly secrets: Secrets;
  /** Returns the time. */
  readonly now: () => Date;
  /** Returns a number from 0 to 1. */
  readonly random: () => number;
  /** Aborted when the process stops; what is under way is sent again by another. */
  readonly signal: AbortSignal;
}

/** The outcome of an attempt. */
export interface Outcome {
  /** Null if nothing was sent. */
  readonly headers: Readonly<Record<string, string>> | null;
  readonly at: Date;
  readonly durationMs: number;
  readonly status: number | null;
  readonly responseBody: string | null;
  /** Null for a success. */
  readonly error: string | null;
}

/** The destination of a delivery. */
export interface Destination {
  readonly url: string;
  /** The secrets with which it is signed. */
  readonly secrets: readonly string[];
  /** The token of an installation. It is sent and not stored. */
  readonly token?: string | undefined;
}

/** Returns the secrets with which deliveries to an endpoint are signed now. */
export function secretsOf(
  secrets: Secrets,
  { secret, previousSecret, previousSecretExpiresAt }: ServedEndpoint,
  endpointId: string,
  at: Date,
): string[] {
  const isOverlapping =
    previousSecretExpiresAt !== null && Date.parse(previousSecretExpiresAt) > at.getTime();
  return [secret, ...(isOverlapping && previousSecret !== null ? [previousSecret] : [])].map(
    (sealed) => secrets.open(sealed, secretContext(endpointId)),
  );
}

/** Returns bytes as text that PostgreSQL stores. */
const textOf = (bytes: Buffer): string => bytes.toString('utf8').replaceAll('\0', '\uFFFD');

/**
 * Sends a delivery. Returns undefined if the process stops before the response, which makes no
 * attempt of it.
 */
export async function send(
  sender: Sender,
  { url, secrets, token }: Destination,
  delivery: DueDelivery,
): Promise<Outcome | undefined> {
  const at = sender.now();
  const signed = signedHeaders(
    webhookIdOf(delivery),
    Math.floor(at.getTime() / 1000),
    delivery.body,
    secrets,
  );
  const headers = { 'content-type': 'application/json', ...signed };
  const startedAt = performance.now();
  const outcomeOf = (part: Pick<Outcome, 'status' | 'responseBody' | 'error'>): Outcome => ({
    ...{ headers, at, durationMs: Math.round(performance.now() - startedAt) },
    ...part,
  });
  try {
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const { status, body } = await sender.fetch(url, {
      ...{ post: delivery.body, headers: { ...headers, ...authorization } },
      signal: sender.signal,
      ...{ maxBytes: MAX_RESPONSE_BYTES, timeoutMs: TIMEOUT_MS, anyResponse: true },
    });
    const isSuccess = status >= 200 && status < 300;
    const error = isSuccess ? null : `This address responded with ${status}.`;
    return outcomeOf({ status, responseBody: textOf(body), error });
  } catch (error) {
    if (sender.signal.aborted) return undefined;
    if (!(error instanceof FetchRefused)) throw error;
    return outcomeOf({ status: null, responseBody: null, error: error.message });
  }
}

/** Returns the outcome of an attempt that sent nothing. */
export const failureOf = (error: string, at: Date): Outcome => ({
  ...{ headers: null, at, durationMs: 0, status: null, responseBody: null, error },
});

const STORE = statement(
  'webhook.store',
  `UPDATE webhook_deliveries wd SET status = $4::webhook_delivery_status, attempt_count = wd.attempt_count + 1, next_attempt_at = $5, last_attempt_at = $6,
    request_headers = $7, response_status = $8, response_body = $9, duration_ms = $10, error = $11, request_body = $12
  WHERE wd.id = $1 AND wd.organization_id = $2 AND wd.attempt_count = $3 AND wd.status = 'PENDING'`,
  {},
);

/**
 * Stores the outcome of an attempt, and when the next one is due. Returns whether a failed one was
 * the last. A test has one attempt.
 */
export async function store(
  query: Query,
  organizationId: string,
  { id, attemptCount, eventId, body }: DueDelivery,
  { at, error, headers, status, responseBody, durationMs }: Outcome,
  random: () => number,
): Promise<boolean> {
  const attempts = attemptCount + 1;
  const isLast = error !== null && (eventId === null || attempts >= MAX_ATTEMPT_COUNT);
  const next =
    error === null || isLast
      ? null
      : new Date(at.getTime() + retryDelayMs(attempts, random())).toISOString();
  const after = error === null ? 'SUCCEEDED' : isLast ? 'FAILED' : 'PENDING';
  await query(STORE, [
    ...[id, organizationId, attemptCount, after, next, at.toISOString()],
    ...[headers && JSON.stringify(headers), status, responseBody, durationMs, error, body],
  ]);
  return isLast;
}
