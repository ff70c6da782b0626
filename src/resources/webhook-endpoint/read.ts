/** Reads the log for a webhook endpoint: makes its deliveries, and returns those that are due. */
import type { Query } from '../../data/database.ts';
import { EVENTS_BY_POSITION } from '../../data/event-log.ts';
import { newId } from '../../data/new-id.ts';
import { column, statement } from '../../data/statement.ts';
import { type DeliveredEvent, payloadOf } from '../../domain/webhook.ts';
import { type Lease, MAX_WAITING_COUNT } from './lease.ts';

/** Events that are read from the log in one transaction. */
const READ_COUNT = 200;

const COUNT_WAITING = statement(
  'webhook.countWaiting',
  `SELECT count(*)::int AS count FROM webhook_deliveries wd WHERE wd.webhook_endpoint_id = $1 AND wd.organization_id = $2 AND wd.status = 'PENDING' AND wd.position <= $3`,
  { count: column.present(column.integer, 'A count is never null.') },
);

const READ = statement<DeliveredEvent>(
  'webhook.read',
  `SELECT e.id, e.organization_id AS "organizationId", ep.position, e.action, e.actor_id AS "actorId", e.subject_id AS "subjectId", e.space_id AS "spaceId",
    e.collection_id AS "collectionId", e.fields, e.related, to_char(e.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "createdAt"
  FROM ${EVENTS_BY_POSITION}
  WHERE ep.organization_id = $1 AND ep.position > $2 ORDER BY ep.position LIMIT ${READ_COUNT}`,
  {
    id: column.text,
    organizationId: column.text,
    position: column.integer,
    action: column.text,
    actorId: column.nullable(column.text),
    subjectId: column.text,
    spaceId: column.nullable(column.text),
    collectionId: column.nullable(column.text),
    fields: column.texts,
    related: column.texts,
    createdAt: column.present(column.text, 'The time is never null.'),
  },
);

// A replay reads events again that have a delivery.
const ADD = statement(
  'webhook.add',
  `INSERT INTO webhook_deliveries (id, organization_id, webhook_endpoint_id, integration_id, event_id, event_type, position, subject_id, request_body, created_at, next_attempt_at)
  SELECT d.id, $2, $1, (SELECT n.integration_id FROM webhook_endpoints wh JOIN integration_installations n ON n.id = wh.installation_id AND n.organization_id = wh.organization_id
    WHERE wh.id = $1 AND wh.organization_id = $2), d.event_id, d.event_type, d.position, d.subject_id, d.body, $3::timestamptz, $3::timestamptz
  FROM unnest($4::text[], $5::text[], $6::text[], $7::int[], $8::text[], $9::text[]) AS d(id, event_id, event_type, position, subject_id, body)
  ON CONFLICT (webhook_endpoint_id, event_id, organization_id) DO UPDATE SET status = 'PENDING', attempt_count = 0, next_attempt_at = EXCLUDED.next_attempt_at`,
  {},
);

const ADVANCE = statement(
  'webhook.advance',
  'UPDATE webhook_endpoints wh SET position = $3 WHERE wh.id = $1 AND wh.organization_id = $2',
  {},
);

/** A delivery to make of an event. */
export interface NewDelivery {
  readonly type: string;
  readonly body: string;
}

/** Returns the delivery of an event to an endpoint with these event types; undefined for others. */
export const deliveryOfTypes =
  (eventTypes: readonly string[]) =>
  (event: DeliveredEvent): NewDelivery | undefined =>
    eventTypes.length === 0 || eventTypes.includes(event.action)
      ? { type: event.action, body: payloadOf(event) }
      : undefined;

/**
 * Reads the next events of the log, makes a delivery of those for which `deliveryOf` returns one, and
 * advances the endpoint's position. Returns the position. The caller has locked the endpoint.
 */
export async function readLog(
  query: Query,
  { endpointId, organizationId }: Lease,
  position: number,
  deliveryOf: (event: DeliveredEvent) => NewDelivery | undefined,
  now: Date,
): Promise<number> {
  const [waiting] = await query(COUNT_WAITING, [endpointId, organizationId, position]);
  if (waiting && waiting.count >= MAX_WAITING_COUNT) return position;
  const events = await query(READ, [organizationId, position]);
  const last = events.at(-1);
  if (!last) return position;
  const wanted = events.flatMap((event) => {
    const delivery = deliveryOf(event);
    return delivery ? [{ event, delivery }] : [];
  });
  if (wanted.length > 0)
    await query(ADD, [
      ...[endpointId, organizationId, now.toISOString()],
      wanted.map(() => newId('WebhookDelivery')),
      wanted.map(({ event }) => event.id),
      wanted.map(({ delivery }) => delivery.type),
      wanted.map(({ event }) => event.position),
      wanted.map(({ event }) => event.subjectId),
      wanted.map(({ delivery }) => delivery.body),
    ]);
  await query(ADVANCE, [endpointId, organizationId, last.position]);
  return last.position;
}

/** A delivery that is due. */
export interface DueDelivery {
  readonly id: string;
  readonly webhookEndpointId: string;
  readonly eventId: string | null;
  readonly body: string;
  readonly attemptCount: number;
}

/** Deliveries of one batch, each of another subject. */
const BATCH_COUNT = 25;

// Of each subject, only the earliest event that waits may be sent. During a replay, those after the
// position wait for the events before them.
const DUE = statement<DueDelivery>(
  'webhook.due',
  `SELECT head.id, head.webhook_endpoint_id AS "webhookEndpointId", head.event_id AS "eventId", head.request_body AS body, head.attempt_count AS "attemptCount" FROM (
    SELECT DISTINCT ON (wd.subject_id) wd.* FROM webhook_deliveries wd
    WHERE wd.webhook_endpoint_id = $1 AND wd.organization_id = $2 AND wd.status = 'PENDING' AND wd.position <= $3
    ORDER BY wd.subject_id, wd.position, wd.id
  ) head WHERE head.next_attempt_at <= $4 ORDER BY head.position, head.id LIMIT ${BATCH_COUNT}`,
  {
    id: column.text,
    webhookEndpointId: column.text,
    eventId: column.nullable(column.text),
    body: column.text,
    attemptCount: column.integer,
  },
);

/** Returns the deliveries up to a position that are due, of each subject the earliest. */
export const dueDeliveries = (
  query: Query,
  { endpointId, organizationId }: Lease,
  position: number,
  now: Date,
): Promise<DueDelivery[]> => query(DUE, [endpointId, organizationId, position, now.toISOString()]);
