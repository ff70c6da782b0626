/** Records the use of tokens, and the SAML sign-ins that it bypasses. */
import type { Query } from '../database.ts';
import { newId } from '../new-id.ts';
import { column, statement } from '../statement.ts';

/** A use of a token by a request. */
interface TokenUse {
  readonly userId: string;
  /** The memberships in which the token bypasses the SAML sign-in that the organization requires. */
  readonly bypassed: readonly {
    readonly organizationId: string;
    readonly memberId: string | null;
  }[];
  readonly now: Date;
  readonly requestId: string;
}

// Returns nothing where a concurrent request has recorded it.
const RECORD_USE = statement(
  'viewer.used',
  `UPDATE api_tokens SET last_used_at = $2
  WHERE id = $1 AND (last_used_at > $2::timestamptz - interval '5 minutes') IS NOT TRUE RETURNING id`,
  { id: column.text },
);

// Recorded once a day for each token and organization: the event shows that SAML sign-in is
// bypassed, not how often.
const RECORD_SSO_BYPASS = statement(
  'viewer.passed',
  `INSERT INTO events (id, organization_id, action, actor_id, token_id, subject_id, fields, related, request_id, created_at)
  SELECT p.id, p.organization_id, 'member.passSSO', $4::text, $5, p.member_id, '{}', ARRAY[$4], $6, $7::timestamptz
  FROM unnest($1::text[], $2::text[], $3::text[]) AS p(id, organization_id, member_id) WHERE NOT EXISTS (
    SELECT FROM events e WHERE e.organization_id = p.organization_id AND e.subject_id = p.member_id AND e.action = 'member.passSSO' AND e.token_id = $5
      AND e.created_at > $7::timestamptz - interval '1 day')`,
  {},
);

/** A token as a statement returned it. Concurrent requests share the object. */
interface UsedToken {
  readonly id: string;
}

const recordings = new WeakMap<UsedToken, Promise<void>>();

/** Records the use of a token once for all requests that share its row. */
export function recordUse(query: Query, token: UsedToken, use: TokenUse): Promise<void> {
  const recording = recordings.get(token) ?? recordFirstUse(query, token, use);
  recordings.set(token, recording);
  return recording;
}

/**
 * Records the use of a token. Where an admin's token bypasses the SAML sign-in that an organization
 * requires, the organization gets an event.
 */
async function recordFirstUse(
  query: Query,
  { id }: UsedToken,
  { userId, bypassed, now, requestId }: TokenUse,
): Promise<void> {
  const at = now.toISOString();
  const recorded = await query(RECORD_USE, [id, at]);
  if (recorded.length === 0 || bypassed.length === 0) return;
  const columns = [
    bypassed.map(() => newId('AuditEvent')),
    bypassed.map(({ organizationId }) => organizationId),
    bypassed.map(({ memberId }) => memberId),
  ];
  await query(RECORD_SSO_BYPASS, [...columns, userId, id, requestId, at]);
}
