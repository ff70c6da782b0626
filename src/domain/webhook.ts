/**
 * Defines the deliveries of events to webhook endpoints, by the specification Standard Webhooks: the
 * payload, its signature, and the times of retries.
 */
import { createHmac } from 'node:crypto';
import { typeOfId } from './ids.ts';

/** Attempts of a delivery before it has failed. With the delays between them they take 32 hours or more. */
export const MAX_ATTEMPT_COUNT = 15;
/** Seconds between the first and the second attempt. Each further delay is three times as long. */
const FIRST_DELAY_S = 5;
const MAX_DELAY_S = 6 * 60 * 60;

/** The type of the event that tests an endpoint. */
export const TEST_EVENT_TYPE = 'webhookEndpoint.test';

/**
 * Returns the milliseconds between an attempt and the next one: the delay of that attempt, varied by
 * up to a fifth. `random` is from 0 to 1.
 */
export function retryDelayMs(attemptCount: number, random: number): number {
  const seconds = Math.min(FIRST_DELAY_S * 3 ** (attemptCount - 1), MAX_DELAY_S);
  return Math.round(seconds * 1000 * (0.8 + 0.4 * random));
}

const FIRST_PAUSE_MS = 5000;
const MAX_PAUSE_MS = 5 * 60 * 1000;
/** Failures in a row after which an endpoint is not tried for each delivery. */
const UNPAUSED_FAILURE_COUNT = 5;

/**
 * Returns the milliseconds for which nothing is sent to an endpoint after this number of failures
 * in a row, so that an endpoint without answers costs little time.
 */
export const pauseMs = (failureCount: number): number =>
  failureCount < UNPAUSED_FAILURE_COUNT
    ? 0
    : Math.min(FIRST_PAUSE_MS * 2 ** (failureCount - UNPAUSED_FAILURE_COUNT), MAX_PAUSE_MS);

/** An event of the log, as a payload has it. */
export interface DeliveredEvent {
  readonly id: string;
  readonly organizationId: string;
  readonly position: number;
  readonly action: string;
  readonly actorId: string | null;
  readonly subjectId: string;
  readonly spaceId: string | null;
  readonly collectionId: string | null;
  readonly fields: readonly string[];
  readonly related: readonly string[];
  /** ISO 8601. */
  readonly createdAt: string;
}

/** Returns the body of a delivery: ids and names, and no values. */
export const payloadOf = (event: DeliveredEvent): string =>
  JSON.stringify({
    type: event.action,
    timestamp: event.createdAt,
    data: {
      id: event.id,
      position: event.position,
      organizationId: event.organizationId,
      action: event.action,
      actor: event.actorId === null ? null : { id: event.actorId },
      subject: { type: typeOfId(event.subjectId) ?? null, id: event.subjectId },
      spaceId: event.spaceId,
      collectionId: event.collectionId,
      fields: event.fields,
      relatedIds: event.related,
    },
  });

/** Returns the body of a test. */
export const testPayloadOf = (
  organizationId: string,
  webhookEndpointId: string,
  createdAt: string,
): string =>
  JSON.stringify({
    type: TEST_EVENT_TYPE,
    timestamp: createdAt,
    data: {
      organizationId,
      action: TEST_EVENT_TYPE,
      subject: { type: 'WebhookEndpoint', id: webhookEndpointId },
    },
  });

/**
 * Returns the value of the header `webhook-id`: the same for each delivery of an event to an
 * endpoint. A test is identified by its delivery.
 */
export const webhookIdOf = ({
  id,
  eventId,
  webhookEndpointId,
}: {
  readonly id: string;
  readonly eventId: string | null;
  readonly webhookEndpointId: string;
}): string => (eventId === null ? id : `${eventId}-${webhookEndpointId}`);

const SECRET_PREFIX = 'whsec_';

/** Returns whether a text is a secret with 16 bytes or more. */
export const isWebhookSecret = (text: string): boolean =>
  /^whsec_[A-Za-z0-9+/]{22,}={0,2}$/.test(text);

/** Returns a secret from random bytes. */
export const webhookSecretOf = (random: Uint8Array): string =>
  `${SECRET_PREFIX}${Buffer.from(random).toString('base64')}`;

/**
 * Returns the headers that sign a body: one signature for each secret. `seconds` is the time of the
 * attempt since 1970.
 */
export function signedHeaders(
  webhookId: string,
  seconds: number,
  body: string,
  secrets: readonly string[],
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
    const hmac = createHmac('sha256', key).update(`${webhookId}.${seconds}.${body}`);
    return `v1,${hmac.digest('base64')}`;
  });
  return {
    'webhook-id': webhookId,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  };
}
