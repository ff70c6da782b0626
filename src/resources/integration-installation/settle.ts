/** What a new version of an integration does to its installations: those wait whose configuration lacks what it requires now. */
import type { Tx } from '../../data/database.ts';
import type { Shapes } from '../../domain/integration-configuration.ts';
import { requiredOf } from '../../domain/integration-configuration.ts';

/** An installation that works no more, or works again. */
interface Settled {
  readonly id: string;
  readonly organizationId: string;
  readonly status: 'ACTIVE' | 'PENDING';
}

// One that waits waits for its configuration alone; one that an admin has stopped stays so, and is asked when he starts it.
const SETTLE = `UPDATE integration_installations n SET status = w.status, updated_at = $3::timestamptz
  FROM (SELECT id, organization_id, CASE WHEN configuration ?& $2::text[] THEN 'ACTIVE' ELSE 'PENDING' END::installation_status AS status
    FROM integration_installations WHERE integration_id = $1) w
  WHERE n.id = w.id AND n.organization_id = w.organization_id AND n.status <> w.status AND n.status <> 'PAUSED'
  RETURNING n.id, n.organization_id AS "organizationId", n.status`;

const END_TOKENS = 'DELETE FROM installation_tokens WHERE installation_id = ANY($1)';

/** Sets the status of every installation of an integration, held, by the version that it has now; those of which it changed. Tokens of those that wait end. */
export async function settleInstallations({ query }: Tx, now: Date, integrationId: string, shapes: Shapes): Promise<readonly Settled[]> {
  const settled = await query<Settled>('installation.settle', SETTLE, [integrationId, requiredOf(shapes, 'account'), now.toISOString()]);
  const waiting = settled.flatMap(({ id, status }) => (status === 'PENDING' ? [id] : []));
  if (waiting.length > 0) await query('installation.endTokens', END_TOKENS, [waiting]);
  return settled;
}
