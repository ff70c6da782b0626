/** The list of integrations: the public ones and those of the viewer's organizations, by what is asked for. */
import type { Context } from '../../context.ts';
import { type Condition, contains, type List } from '../../data/connection.ts';
import { tables } from '../../data/tables.ts';
import { badInput } from '../../domain/errors.ts';
import { normalDomain } from '../../domain/integration-manifest.ts';
import { isIntegrationScope } from '../../domain/integration-scopes.ts';
import type { QueryIntegrationsArgs } from '../../generated/resolvers.ts';

/** Whether a list that is kept as JSON has items. With `IS`: PostgreSQL would turn `= false` into another comparison, which no index has. */
const filled = (column: string, wanted: boolean | null | undefined) => (wanted == null ? undefined : { sql: `(jsonb_array_length(${column}) > 0) IS ${wanted ? 'TRUE' : 'FALSE'}` });

/** A filter by a value that many have or few. */
const among = (sql: string, value: unknown): Condition | undefined => (value == null ? undefined : { sql, value, uneven: true });

/** Integrations, newest first. BAD_USER_INPUT for a scope that is none. */
export async function integrationsSeen(ctx: Context, { search, category, blockDomain, blocks, contentSources, owner, scope, target }: QueryIntegrationsArgs): Promise<List> {
  if (scope != null && !isIntegrationScope(scope)) throw badInput('There is no such scope of integrations.', 'scope');
  // An installation has no place in the organization itself.
  const own = [...(await ctx.load.memberships()).values()].filter(({ reach }) => !reach).map(({ organizationId }) => organizationId);
  return {
    name: 'integrations',
    columns: tables.integration.columns,
    from: 'integrations ig',
    parent: 'p.parent', // the viewer stands for the parent; which rows he sees says `seen`
    where: [
      contains('ig.title', search, 'ig.name'),
      among('ig.categories @> ARRAY[?::text]', category),
      among('ig.block_domains @> ARRAY[?::text]', blockDomain == null ? undefined : normalDomain(blockDomain)),
      filled('ig.blocks', blocks),
      filled('ig.content_sources', contentSources),
      among('ig.owner_id = ?', owner),
      among('ig.scopes @> ARRAY[?::text]', scope),
      among('ig.target = ?::integration_target', target),
    ],
    seen: { sql: `ig.visibility = 'PUBLIC' OR ig.owner_id = ANY(?)`, value: own.sort() },
    order: [
      { sql: 'ig.created_at', type: 'timestamptz' },
      { sql: 'ig.id', type: 'text' },
    ],
    descending: true,
  };
}
