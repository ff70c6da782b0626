/** Installations by their ids under the names of their integrations, and the lock under which they change. */
import { type Asking, factsOf } from '../../data/authorize.ts';
import type { Tx } from '../../data/database.ts';
import type { InstallationRow } from '../../data/rows.ts';
import { sees } from '../../domain/access.ts';
import { notFound } from '../../domain/errors.ts';
import { findIntegration } from '../integration/find.ts';

/** Whether who asks sees that it is there. Costs no statement: a stranger must not tell by one what is there. */
const isSeen = async (asking: Asking, row: InstallationRow): Promise<boolean> => sees('installation', await factsOf(asking, 'installation', row));

/** An installation that the viewer sees; null for none. NOT_FOUND where he does not see the integration. In a transaction it is held until that ends. */
export async function findInstallation(asking: Asking, integrationName: string, id: string, tx?: Tx): Promise<InstallationRow | null> {
  const integration = await findIntegration(asking, integrationName);
  if (!integration) throw notFound();
  const row = await asking.load.installation.load(id);
  if (row?.integrationId !== integration.id || !(await isSeen(asking, row))) return null;
  if (!tx) return row;
  await tx.query('installation.hold', 'SELECT id FROM integration_installations WHERE id = $1 AND organization_id = $2 FOR NO KEY UPDATE', [id, row.organizationId]);
  asking.load.installation.clearAll(); // it may have changed before it was held
  return asking.load.installation.load(id);
}
