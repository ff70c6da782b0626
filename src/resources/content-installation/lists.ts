/** Defines the connections of installations on spaces and sites, and of installed integrations. */
import type { Context } from '../../context.ts';
import { can } from '../../data/authorize.ts';
import {
  type ConnectionQuery,
  contains,
  declareList,
  type SqlCondition,
  where,
} from '../../data/connection.ts';
import { byName, byText } from '../../data/connection/order.ts';
import type { IntegrationRow } from '../../data/rows.ts';
import type { ContentInstallationRow } from '../../data/rows/content-installation.ts';
import { column } from '../../data/statement.ts';
import { tables } from '../../data/tables.ts';

/** The kind of content that an installation is on. */
export type ContentKind = 'space' | 'site';

const ROW = (kind: ContentKind) => ({
  columns: `x.id, x.organization_id AS "organizationId", x.installation_id AS "installationId", x.${kind}_id AS "contentId", x.configuration, x.external_ids AS "externalIds"`,
  row: {
    id: column.text,
    organizationId: column.text,
    installationId: column.text,
    contentId: column.text,
    configuration: column.json<object>(),
    externalIds: column.texts,
  },
});

/** Returns the tables of the selected content that exists. */
const selected = (kind: ContentKind): string =>
  `installation_${kind}s x JOIN ${kind}s y ON y.id = x.${kind}_id AND y.organization_id = x.organization_id${kind === 'space' ? ' AND y.deleted_at IS NULL' : ''}`;

const listsOf = (kind: ContentKind) => ({
  ofInstallation: declareList(
    `installation.${kind}Installations`,
    ROW(kind),
    selected(kind),
    'x.installation_id',
  ),
  ofIntegration: declareList(
    `integration.${kind}Installations`,
    ROW(kind),
    `${selected(kind)} JOIN integration_installations n ON n.id = x.installation_id AND n.organization_id = x.organization_id`,
    'n.integration_id',
  ),
});
const LISTS = { space: listsOf('space'), site: listsOf('site') };

/** The order of the selection. */
const SELECTED = { order: [byText('x.id')], descending: false };

const SEEN =
  'n.organization_id = ANY(?1) OR EXISTS (SELECT FROM integrations ig WHERE ig.id = n.integration_id AND ig.owner_id = ANY(?1))';

/** Returns the query for the installations of one installation on spaces or on sites. */
export const contentOfInstallation = (
  kind: ContentKind,
  conditions: readonly SqlCondition[] = [],
): ConnectionQuery<ContentInstallationRow> => ({
  ...LISTS[kind].ofInstallation,
  where: [...conditions],
  ...SELECTED,
});

/** Returns the query for the installation on one space or site. */
export const onContent = (
  kind: ContentKind,
  contentId: string,
): ConnectionQuery<ContentInstallationRow> => {
  const condition = where(`x.${kind}_id = ?`, contentId);
  return contentOfInstallation(kind, condition ? [condition] : []);
};

/**
 * Returns the query for the installations of an integration on spaces or on sites that the viewer
 * can see.
 */
export async function contentOfIntegration(
  ctx: Context,
  kind: ContentKind,
  externalId: string | null | undefined,
): Promise<ConnectionQuery<ContentInstallationRow>> {
  const organizationIds = [...(await ctx.load.memberships()).keys()];
  const isAdmin = await Promise.all(
    organizationIds.map((id) => can(ctx, 'installation.create', { id })),
  );
  const administered = organizationIds.filter((_, i) => isAdmin[i]);
  return {
    ...LISTS[kind].ofIntegration,
    where: [
      externalId == null
        ? undefined
        : { sql: 'x.external_ids @> ARRAY[?::text]', value: externalId, uneven: true },
    ],
    seen: { sql: SEEN, values: [administered.sort()], uneven: true },
    ...SELECTED,
  };
}

/** Returns the list of the integrations whose active installations have content in their scope. */
const installedOn = (kind: ContentKind) =>
  declareList(
    `${kind}.integrations`,
    tables.integration,
    `${kind}s y JOIN integration_installations n ON n.organization_id = y.organization_id AND n.status = 'ACTIVE'
    AND (n.${kind}_selection = 'ALL' OR EXISTS (SELECT FROM installation_${kind}s x WHERE x.installation_id = n.id AND x.${kind}_id = y.id))
    JOIN integrations ig ON ig.id = n.integration_id AND (ig.visibility <> 'PRIVATE' OR ig.owner_id = y.organization_id)`,
    'y.id',
  );
const INSTALLED = { space: installedOn('space'), site: installedOn('site') };

/** Returns the query for the integrations that are installed on a space or site. */
export const integrationsOn = (
  kind: ContentKind,
  search: string | null | undefined,
): ConnectionQuery<IntegrationRow> => ({
  ...INSTALLED[kind],
  where: [contains('ig.title', search, 'ig.name')],
  order: [byName('ig.title'), byText('ig.id')],
  descending: false,
});
