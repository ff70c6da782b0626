/**
 * Defines the connection of integrations: the public ones and those of the viewer's organizations.
 */
import type { IntegrationRow } from '../../data/rows.ts';
import type { Context } from '../../context.ts';
import {
  type SqlCondition,
  contains,
  type ConnectionQuery,
  declareList,
} from '../../data/connection.ts';
import { byName, byTime, declareOrders, type ListArgs } from '../../data/connection/order.ts';
import { tables } from '../../data/tables.ts';
import { badInput } from '../../domain/errors.ts';
import { normalDomain } from '../../domain/integration-manifest.ts';
import { isIntegrationScope } from '../../domain/integration-scopes.ts';
import type {
  IntegrationFilter,
  IntegrationOrderField,
  OrganizationIntegrationsArgs,
  QueryIntegrationsArgs,
} from '../../generated/resolvers.ts';

/**
 * Returns a condition on whether a JSON list has items. It uses `IS`, because PostgreSQL would
 * rewrite `= false` to an expression that the index does not cover.
 */
const hasItems = (column: string, expected: boolean | null | undefined) =>
  expected == null
    ? undefined
    : { sql: `(jsonb_array_length(${column}) > 0) IS ${expected ? 'TRUE' : 'FALSE'}` };

/** Returns a filter by a value whose frequency varies a lot between values. */
const unevenFilter = (sql: string, value: unknown): SqlCondition | undefined =>
  value == null ? undefined : { sql, value, uneven: true };

// The viewer takes the place of the parent; `seen` restricts the rows.
const INTEGRATIONS = declareList('integrations', tables.integration, 'integrations ig', 'p.parent');

const integrationOrders = declareOrders<IntegrationOrderField>('ig.id', {
  CREATED_AT: byTime('ig.created_at'),
  UPDATED_AT: byTime('ig.updated_at'),
  TITLE: byName('ig.title'),
});

/**
 * Returns the conditions of a filter.
 * @throws BAD_USER_INPUT if the scope does not exist.
 */
function conditionsOf(filter: IntegrationFilter | null | undefined) {
  const scope = filter?.scope;
  if (scope != null && !isIntegrationScope(scope))
    throw badInput('There is no such scope of integrations.', 'filter.scope');
  const blockDomain = filter?.blockDomain;
  return [
    contains('ig.title', filter?.search, 'ig.name'),
    unevenFilter('ig.categories @> ARRAY[?::text]', filter?.category),
    unevenFilter(
      'ig.block_domains @> ARRAY[?::text]',
      blockDomain == null ? undefined : normalDomain(blockDomain),
    ),
    hasItems('ig.blocks', filter?.blocks),
    hasItems('ig.content_sources', filter?.contentSources),
    unevenFilter('ig.owner_id = ?', filter?.ownerId),
    unevenFilter('ig.scopes @> ARRAY[?::text]', scope),
    unevenFilter('ig.target = ?::integration_target', filter?.target),
  ];
}

/**
 * Returns the query for the integrations that the viewer can see.
 * @throws BAD_USER_INPUT if the scope does not exist.
 */
export async function visibleIntegrations(
  ctx: Context,
  { filter, orderBy }: ListArgs<QueryIntegrationsArgs>,
): Promise<ConnectionQuery<IntegrationRow>> {
  const where = conditionsOf(filter);
  // An installation is not a member of its organization.
  const organizationIds = [...(await ctx.load.memberships()).values()]
    .filter(({ installationScope }) => !installationScope)
    .map(({ organizationId }) => organizationId);
  return {
    ...INTEGRATIONS,
    where,
    seen: {
      sql: `ig.visibility = 'PUBLIC' OR ig.owner_id = ANY(?)`,
      value: organizationIds.sort(),
    },
    ...integrationOrders(orderBy),
  };
}

const INTEGRATIONS_OF_ORGANIZATION = declareList(
  'organization.integrations',
  tables.integration,
  'integrations ig',
  'p.parent',
);

/**
 * Returns the query for the public integrations and those that an organization publishes.
 * @throws BAD_USER_INPUT if the scope does not exist.
 */
export const integrationsFor = ({
  filter,
  orderBy,
}: ListArgs<OrganizationIntegrationsArgs>): ConnectionQuery<IntegrationRow> => ({
  ...INTEGRATIONS_OF_ORGANIZATION,
  where: conditionsOf(filter),
  seen: { sql: `ig.visibility = 'PUBLIC' OR ig.owner_id = p.parent` },
  ...integrationOrders(orderBy),
});
