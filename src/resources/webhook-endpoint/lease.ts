/**
 * Leases webhook endpoints, so that one process serves an endpoint at a time. After a crash another
 * one takes over when the lease has expired.
 */
import type { Query } from '../../data/database.ts';
import { column, statement } from '../../data/statement.ts';
import { newId } from '../../data/new-id.ts';

/** Milliseconds of a lease, and after which a process extends those that it holds. */
export const LEASE_MS = 15_000;
export const EXTENSION_INTERVAL_MS = 5000;

/** An endpoint that this process serves. */
export interface Lease {
  readonly endpointId: string;
  readonly organizationId: string;
  readonly leaseId: string;
  readonly failureCount: number;
  readonly failingSince: string | null;
}

// Of the endpoints with something to send, those that were served longest ago come first. One whose
// lease expired may have deliveries that wait.
const CLAIM = statement<Omit<Lease, 'leaseId'>>(
  'webhook.claim',
  `UPDATE webhook_endpoints e SET lease_id = $1, leased_until = $3, served_at = $2 FROM (
    SELECT wh.id, wh.organization_id FROM webhook_endpoints wh
    WHERE wh.enabled AND coalesce(wh.leased_until, '-infinity') <= $2 AND coalesce(wh.paused_until, '-infinity') <= $2
      AND (wh.due_at <= $2 OR wh.lease_id IS NOT NULL OR NOT wh.is_full AND EXISTS (SELECT FROM event_positions ep WHERE ep.organization_id = wh.organization_id AND ep.position > wh.position))
    ORDER BY wh.served_at NULLS FIRST, wh.id LIMIT $4 FOR UPDATE OF wh SKIP LOCKED
  ) due WHERE e.id = due.id AND e.organization_id = due.organization_id
  RETURNING e.id AS "endpointId", e.organization_id AS "organizationId", e.failure_count AS "failureCount", e.failing_since AS "failingSince"`,
  {
    endpointId: column.text,
    organizationId: column.text,
    failureCount: column.integer,
    failingSince: column.nullable(column.timestamp),
  },
);

const timeAfter = (now: Date, milliseconds: number): string =>
  new Date(now.getTime() + milliseconds).toISOString();

/** Leases up to `count` endpoints with something to send. */
export async function claimEndpoints(query: Query, now: Date, count: number): Promise<Lease[]> {
  const leaseId = newId('WebhookDelivery');
  const values = [leaseId, now.toISOString(), timeAfter(now, LEASE_MS), count];
  return (await query(CLAIM, values)).map((row) => ({ ...row, leaseId }));
}

// An endpoint that is locked is left out: the batch that begins renews its lease itself.
const EXTEND = statement(
  'webhook.extend',
  `UPDATE webhook_endpoints e SET leased_until = $4 FROM (
    SELECT wh.id, wh.organization_id FROM webhook_endpoints wh
    JOIN unnest($1::text[], $2::text[], $3::text[]) AS held(id, organization_id, lease_id) ON held.id = wh.id AND held.organization_id = wh.organization_id AND held.lease_id = wh.lease_id
    FOR UPDATE OF wh SKIP LOCKED
  ) own WHERE e.id = own.id AND e.organization_id = own.organization_id RETURNING e.id`,
  { id: column.text },
);

/** Extends leases, and returns the ids of the endpoints that this process still holds. */
export async function extendLeases(
  query: Query,
  leases: readonly Lease[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = await query(EXTEND, [
    leases.map(({ endpointId }) => endpointId),
    leases.map(({ organizationId }) => organizationId),
    leases.map(({ leaseId }) => leaseId),
    timeAfter(now, LEASE_MS),
  ]);
  return new Set(rows.map(({ id }) => id));
}

/** The columns of an endpoint that are needed to send to it. */
export interface ServedEndpoint {
  readonly url: string;
  readonly installationId: string | null;
  readonly eventTypes: readonly string[];
  readonly selection: string | null;
  /** The person with whose rights the selection is executed; null if they were deleted. */
  readonly selectionById: string | null;
  readonly selectionScopes: readonly string[];
  readonly position: number;
  readonly secret: Uint8Array;
  readonly previousSecret: Uint8Array | null;
  readonly previousSecretExpiresAt: string | null;
}

const RENEW = statement<ServedEndpoint>(
  'webhook.renew',
  `UPDATE webhook_endpoints wh SET leased_until = $4 WHERE wh.id = $1 AND wh.organization_id = $2 AND wh.lease_id = $3 AND wh.enabled
  RETURNING wh.url, wh.installation_id AS "installationId", wh.event_types AS "eventTypes", wh.selection, wh.selection_by_id AS "selectionById", wh.selection_scopes AS "selectionScopes",
    wh.position, wh.secret, wh.previous_secret AS "previousSecret", wh.previous_secret_expires_at AS "previousSecretExpiresAt"`,
  {
    url: column.text,
    installationId: column.nullable(column.text),
    eventTypes: column.texts,
    selection: column.nullable(column.text),
    selectionById: column.nullable(column.text),
    selectionScopes: column.texts,
    position: column.integer,
    secret: column.bytes,
    previousSecret: column.nullable(column.bytes),
    previousSecretExpiresAt: column.nullable(column.timestamp),
  },
);

/**
 * Renews a lease, locks the endpoint until the end of the transaction, and returns it as it is now;
 * undefined if it was disabled or deleted, or if another process has leased it.
 */
export async function renewLease(
  query: Query,
  { endpointId, organizationId, leaseId }: Lease,
  now: Date,
): Promise<ServedEndpoint | undefined> {
  const values = [endpointId, organizationId, leaseId, timeAfter(now, LEASE_MS)];
  const [endpoint] = await query(RENEW, values);
  return endpoint;
}

/** Deliveries of an endpoint that wait before no more are made: the log has the rest. */
export const MAX_WAITING_COUNT = 500;

/** SQL for the deliveries of the endpoint `wh` that wait and may be sent. */
const WAITING = `webhook_deliveries wd WHERE wd.webhook_endpoint_id = wh.id AND wd.organization_id = wh.organization_id AND wd.status = 'PENDING' AND wd.position <= wh.position`;

const RELEASE = statement(
  'webhook.release',
  `UPDATE webhook_endpoints wh SET lease_id = NULL, leased_until = NULL, failure_count = $4, failing_since = $5, paused_until = $6,
    is_full = (SELECT count(*) >= ${MAX_WAITING_COUNT} FROM ${WAITING}),
    due_at = (SELECT min(head.next_attempt_at) FROM (SELECT DISTINCT ON (wd.subject_id) wd.next_attempt_at FROM ${WAITING} ORDER BY wd.subject_id, wd.position, wd.id) head)
  WHERE wh.id = $1 AND wh.organization_id = $2 AND wh.lease_id = $3`,
  {},
);

/** The failures of an endpoint when its lease ends. */
export interface Failures {
  readonly count: number;
  readonly since: string | null;
  readonly pauseMs: number;
}

/** Ends a lease, and stores when the endpoint is due again. */
export async function releaseEndpoint(
  query: Query,
  { endpointId, organizationId, leaseId }: Lease,
  { count, since, pauseMs }: Failures,
  now: Date,
): Promise<void> {
  const pausedUntil = pauseMs === 0 ? null : timeAfter(now, pauseMs);
  await query(RELEASE, [endpointId, organizationId, leaseId, count, since, pausedUntil]);
}
