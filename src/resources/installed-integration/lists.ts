/** Defines the connections of the integrations that are installed in an organization. */
import type { Context } from '../../context.ts';
import { type ConnectionQuery, declareList, where } from '../../data/connection.ts';
import { given } from '../../data/connection/conditions.ts';
import { byName, byText } from '../../data/connection/order.ts';
import type { InstalledIntegrationRow } from '../../data/rows/content-installation.ts';
import { column } from '../../data/statement.ts';
import { badInput } from '../../domain/errors.ts';
import type { InstalledIntegrationFilter } from '../../generated/resolvers.ts';
import { readableSpaces } from '../content/visibility.ts';
import { readableSites } from '../site/lists.ts';

/** Returns the columns of an installation under an alias, with the id of its space or site. */
const rowOf = (alias: 'n' | 'x', contentId: string) => ({
  columns: `${alias}.id, n.organization_id AS "organizationId", n.id AS "installationId", ${contentId} AS "contentId", ${alias}.configuration, ${alias}.external_ids AS "externalIds"`,
  row: {
    id: column.text,
    organizationId: column.text,
    installationId: column.text,
    // the organization itself is no content
    contentId: alias === 'n' ? column.nullable(column.text) : column.text,
    configuration: column.json<object>(),
    externalIds: column.texts,
  },
});

const INTEGRATION = 'JOIN integrations ig ON ig.id = n.integration_id';
const INSTALLATION = `JOIN integration_installations n ON n.id = x.installation_id AND n.organization_id = x.organization_id ${INTEGRATION}`;

const ON_ORGANIZATION = declareList(
  'organization.installedIntegrations',
  rowOf('n', 'NULL::text'),
  `integration_installations n ${INTEGRATION}`,
  'n.organization_id',
);
const ON_SPACES = declareList(
  'organization.integrationsOnSpaces',
  rowOf('x', 'x.space_id'),
  `installation_spaces x JOIN spaces s ON s.id = x.space_id AND s.organization_id = x.organization_id AND s.deleted_at IS NULL ${INSTALLATION}`,
  'x.organization_id',
);
const ON_SITES = declareList(
  'organization.integrationsOnSites',
  rowOf('x', 'x.site_id'),
  `installation_sites x JOIN sites si ON si.id = x.site_id AND si.organization_id = x.organization_id ${INSTALLATION}`,
  'x.organization_id',
);

/** The order by the title of the integration. */
const byTitle = (alias: 'n' | 'x') => ({
  order: [byName('ig.title'), byText(`${alias}.id`)],
  descending: false,
});

type InstalledList = ConnectionQuery<InstalledIntegrationRow>;

/** Returns the query for what is installed on an organization, or for one integration by name. */
export const installedOnOrganization = (name?: string): InstalledList => ({
  ...ON_ORGANIZATION,
  where: [...given(where('lower(ig.name) = lower(?)', name))],
  ...byTitle('n'),
});

/**
 * Returns the query for what is installed on an organization, on its spaces or on its sites that the
 * viewer can read.
 * @throws BAD_USER_INPUT for a space or site without that target
 */
export async function installedIntegrations(
  ctx: Context,
  filter: InstalledIntegrationFilter | null | undefined,
): Promise<InstalledList> {
  const { spaceId, siteId } = filter ?? {};
  const target = filter?.target ?? 'ORGANIZATION';
  if (spaceId != null && target !== 'SPACE')
    throw badInput('Select the target `space` to name a space.', 'filter.spaceId');
  if (siteId != null && target !== 'SITE')
    throw badInput('Select the target `site` to name a site.', 'filter.siteId');
  if (target === 'SPACE')
    return {
      ...ON_SPACES,
      where: [...given(where('x.space_id = ?', spaceId))],
      seen: await readableSpaces(ctx),
      ...byTitle('x'),
    };
  if (target === 'SITE')
    return {
      ...ON_SITES,
      where: [...given(where('x.site_id = ?', siteId))],
      seen: await readableSites(ctx, null),
      ...byTitle('x'),
    };
  return installedOnOrganization();
}
