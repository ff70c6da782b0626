/** Finds installations by the name of the integration and their own id, and locks them. */
import type { Context } from '../../context.ts';
import { type AccessContext, isVisible } from '../../data/authorize.ts';
import type { Tx } from '../../data/database.ts';
import type { InstallationRow } from '../../data/rows.ts';
import { notFound } from '../../domain/errors.ts';
import { findIntegration } from '../integration/find.ts';
import { column, statement } from '../../data/statement.ts';

const LOCK = statement(
  'installation.hold',
  'SELECT id FROM integration_installations WHERE id = $1 AND organization_id = $2 FOR NO KEY UPDATE',
  { id: column.text },
);

/**
 * Returns the name of the integration of an installation that the viewer can see.
 * @throws NOT_FOUND for an installation that is absent or hidden
 */
export async function nameOfIntegration(ctx: Context, id: string): Promise<string> {
  if (ctx.path) return String(ctx.path.values['integrationName']);
  const row = await ctx.load.installation.load(id);
  // This executes no statement, so that response times do not reveal hidden installations.
  if (!row || !(await isVisible(ctx, 'installation', row))) throw notFound();
  return (await ctx.load.integration.must(row.integrationId)).name;
}

/**
 * Returns an installation that the viewer can see, or null. In a transaction, the row stays locked
 * until the transaction ends.
 * @throws NOT_FOUND if the viewer cannot see the integration.
 */
export async function findInstallation(
  access: AccessContext,
  integrationName: string,
  id: string,
  tx?: Tx,
): Promise<InstallationRow | null> {
  const integration = await findIntegration(access, integrationName);
  if (!integration) throw notFound();
  const row = await access.load.installation.load(id);
  if (row?.integrationId !== integration.id) return null;
  // This executes no statement, so that response times do not reveal hidden installations.
  if (!(await isVisible(access, 'installation', row))) return null;
  if (!tx) return row;
  await tx.query(LOCK, [id, row.organizationId]);
  access.load.installation.clearAll(); // The row may have changed before it was locked.
  return access.load.installation.load(id);
}
