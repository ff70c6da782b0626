/** The installations of an integration, as far as who asks sees them. */
import type { Context } from '../../context.ts';
import { can } from '../../data/authorize.ts';
import type { List } from '../../data/connection.ts';
import { tables } from '../../data/tables.ts';

/**
 * All of them twice: `SEEN` leaves those of the first part to who publishes the integration, those of the second to anybody else. With `OR`
 * between the two rules over one table, all would be looked at to find those of a few organizations. The first part comes in the list's
 * order; the condition of the second, which is always true, has PostgreSQL plan it by itself: few are sorted sooner than all are read in order.
 */
const INSTALLATIONS = `(SELECT i.*, true AS "toPublisher" FROM integration_installations i
    UNION ALL SELECT i.*, false FROM integration_installations i WHERE i.integration_id IS NOT NULL) n`;
const PUBLISHES = 'EXISTS (SELECT FROM integrations ig WHERE ig.id = p.parent AND ig.owner_id = ANY(?1))';
const SEEN = `n."toPublisher" AND ${PUBLISHES} OR NOT n."toPublisher" AND NOT ${PUBLISHES} AND n.organization_id = ANY(?1)`;

/** Installations, newest first: of organizations whose admin the viewer is, and of integrations that such an organization publishes. */
export async function installationsOf(ctx: Context, externalId: string | null | undefined): Promise<List> {
  const own = [...(await ctx.load.memberships()).keys()];
  const governs = await Promise.all(own.map((id) => can(ctx, 'installation.create', { id })));
  const governed = own.filter((_, i) => governs[i]);
  return {
    name: 'integration.installations',
    columns: tables.installation.columns,
    from: INSTALLATIONS,
    parent: 'n.integration_id',
    where: [externalId == null ? undefined : { sql: 'n.external_ids @> ARRAY[?::text]', value: externalId, uneven: true }],
    seen: { sql: SEEN, values: [governed.sort()], uneven: true },
    order: [
      { sql: 'n.created_at', type: 'timestamptz' },
      { sql: 'n.id', type: 'text' },
    ],
    descending: true,
  };
}
