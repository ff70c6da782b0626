/**
 * Updates the status of installations when a new version of their integration changes the required
 * configuration.
 */
import type { Tx } from '../../data/database.ts';
import type { InstallationRow } from '../../data/rows.ts';
import { type ConfigurationSchemas, requiredOf } from '../../domain/integration-configuration.ts';
import { column, statement } from '../../data/statement.ts';

/** An installation whose status changed. */
interface StatusChange {
  readonly id: string;
  readonly organizationId: string;
  readonly status: InstallationRow['status'];
}

// PENDING only ever means an incomplete configuration. A paused installation stays paused and is
// validated when an admin activates it.
const SETTLE = statement(
  'installation.settle',
  `UPDATE integration_installations n SET status = w.status, updated_at = $3::timestamptz
  FROM (SELECT id, organization_id, CASE WHEN configuration ?& $2::text[] THEN 'ACTIVE' ELSE 'PENDING' END::installation_status AS status
    FROM integration_installations WHERE integration_id = $1) w
  WHERE n.id = w.id AND n.organization_id = w.organization_id AND n.status <> w.status AND n.status <> 'PAUSED'
  RETURNING n.id, n.organization_id AS "organizationId", n.status`,
  { id: column.text, organizationId: column.text, status: column.oneOf('InstallationStatus') },
);

const END_TOKENS = statement(
  'installation.endTokens',
  'DELETE FROM installation_tokens WHERE installation_id = ANY($1)',
  {},
);

/**
 * Sets the status of all installations of a locked integration by its current schemas, and returns
 * those that changed. Tokens of pending installations are deleted.
 */
export async function updateInstallationStatuses(
  { query }: Tx,
  now: Date,
  integrationId: string,
  schemas: ConfigurationSchemas,
): Promise<readonly StatusChange[]> {
  const changed = await query(SETTLE, [
    integrationId,
    requiredOf(schemas, 'account'),
    now.toISOString(),
  ]);
  const pending = changed.flatMap(({ id, status }) => (status === 'PENDING' ? [id] : []));
  if (pending.length > 0) await query(END_TOKENS, [pending]);
  return changed;
}
