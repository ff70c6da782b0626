/** Defines the connection of an integration's installations that are visible to the viewer. */
import type { InstallationRow } from '../../data/rows.ts';
import type { Context } from '../../context.ts';
import { can } from '../../data/authorize.ts';
import { type ConnectionQuery, declareList } from '../../data/connection.ts';
import { changedWithin, given, isOneOf } from '../../data/connection/conditions.ts';
import { byTime, declareOrders, type ListArgs } from '../../data/connection/order.ts';
import { tables } from '../../data/tables.ts';
import type {
  IntegrationInstallationOrderField,
  IntegrationInstallationsArgs,
} from '../../generated/resolvers.ts';

/**
 * A union of all installations with themselves: `SEEN` selects from the first part for the
 * publisher, and from the second part for everyone else.
 *
 * One table with `OR` between both rules would be scanned as a whole to find the rows of a few
 * organizations. The always-true condition makes PostgreSQL plan the second part separately and
 * sort its few rows.
 */
const INSTALLATIONS = `(SELECT i.*, true AS "toPublisher" FROM integration_installations i
    UNION ALL SELECT i.*, false FROM integration_installations i WHERE i.integration_id IS NOT NULL) n`;
const PUBLISHES =
  'EXISTS (SELECT FROM integrations ig WHERE ig.id = p.parent AND ig.owner_id = ANY(?1))';
const SEEN = `n."toPublisher" AND ${PUBLISHES} OR NOT n."toPublisher" AND NOT ${PUBLISHES} AND n.organization_id = ANY(?1)`;

const INSTALLATIONS_OF_INTEGRATION = declareList(
  'integration.installations',
  tables.installation,
  INSTALLATIONS,
  'n.integration_id',
);

const installationOrders = declareOrders<IntegrationInstallationOrderField>('n.id', {
  CREATED_AT: byTime('n.created_at'),
  UPDATED_AT: byTime('n.updated_at'),
});

/**
 * Returns the query for the installations that the viewer can see: those in
 * organizations that they administer, and all of integrations that such an organization publishes.
 */
export async function installationsOf(
  ctx: Context,
  { filter, orderBy }: ListArgs<IntegrationInstallationsArgs>,
): Promise<ConnectionQuery<InstallationRow>> {
  const organizationIds = [...(await ctx.load.memberships()).keys()];
  const isAdmin = await Promise.all(
    organizationIds.map((id) => can(ctx, 'installation.create', { id })),
  );
  const administered = organizationIds.filter((_, i) => isAdmin[i]);
  return {
    ...INSTALLATIONS_OF_INTEGRATION,
    where: [
      filter?.externalId == null
        ? undefined
        : { sql: 'n.external_ids @> ARRAY[?::text]', value: filter.externalId, uneven: true },
      ...given(isOneOf('n.status', 'installation_status', filter?.status)),
      ...changedWithin('n', filter),
    ],
    seen: { sql: SEEN, values: [administered.sort()], uneven: true },
    ...installationOrders(orderBy),
  };
}
