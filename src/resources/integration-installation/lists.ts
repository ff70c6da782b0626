/** The installations of an integration, as far as who asks sees them. */
import type { Context } from '../../context.ts';
import { can } from '../../data/authorize.ts';
import { type List, where } from '../../data/connection.ts';
import { tables } from '../../data/tables.ts';

/** Installations, newest first: of organizations whose admin the viewer is, and of integrations that such an organization publishes. */
export async function installationsOf(ctx: Context, externalId: string | null | undefined): Promise<List> {
  const own = [...(await ctx.load.memberships()).keys()];
  const governs = await Promise.all(own.map((id) => can(ctx, 'installation.create', { id })));
  const governed = own.filter((_, i) => governs[i]);
  return {
    name: 'integration.installations',
    columns: tables.installation.columns,
    from: 'integration_installations n JOIN integrations ig ON ig.id = n.integration_id',
    parent: 'n.integration_id',
    where: [where('n.external_ids @> ARRAY[?::text]', externalId)],
    seen: { sql: 'n.organization_id = ANY(?1) OR ig.owner_id = ANY(?1)', values: [governed.sort()] },
    order: [
      { sql: 'n.created_at', type: 'timestamptz' },
      { sql: 'n.id', type: 'text' },
    ],
    descending: true,
  };
}
