/** Installs integrations on single spaces and sites, and resolves those installations. */
import type { Context } from '../context.ts';
import { authorize } from '../data/authorize.ts';
import type { PageArgs } from '../data/connection.ts';
import type { Tx } from '../data/database.ts';
import { changedFieldsIn, hasValues, toGiven } from '../data/given.ts';
import type { Loaders } from '../data/loaders.ts';
import { newId } from '../data/new-id.ts';
import {
  type InstallationRow,
  type IntegrationRow,
  type SiteView,
  type SpaceView,
  stored,
} from '../data/rows.ts';
import type { ContentInstallationRow } from '../data/rows/content-installation.ts';
import { write, type WriteContext } from '../data/write.ts';
import { AppError, badInput, notFound } from '../domain/errors.ts';
import { typeOfId } from '../domain/ids.ts';
import {
  configurationFor,
  type ConfigurationSchemas,
  defaultsOf,
  requiredOf,
} from '../domain/integration-configuration.ts';
import { checkAll } from '../domain/problems.ts';
import type { Resolvers, UpdateContentInstallationInput } from '../generated/resolvers.ts';
import {
  contentOfInstallation,
  contentOfIntegration,
  type ContentKind,
  integrationsOn,
  onContent,
} from './content-installation/lists.ts';
import { findInstallation, nameOfIntegration } from './integration-installation/find.ts';
import { lockedIntegration, requireConfigure } from './integration-installation.ts';
import { findSite } from './site/find.ts';
import { findSpace } from './content/find.ts';

/** Selected spaces, and selected sites, of an installation. */
const MAX_SELECTED_COUNT = 500;

const kindOf = (contentId: string): ContentKind =>
  typeOfId(contentId) === 'Space' ? 'space' : 'site';

const schemasOf = ({ configurations }: IntegrationRow): ConfigurationSchemas =>
  stored<ConfigurationSchemas>(configurations) ?? {};

/** Returns the target of a write to an installation; the integration is locked first. */
const onInstallation = (ctx: Context, integrationName: string, id: string) => ({
  action: 'installation.update' as const,
  on: async (load: Loaders, tx: Tx): Promise<InstallationRow | null> => {
    await lockedIntegration({ viewer: ctx.viewer, load }, tx, integrationName);
    return findInstallation({ viewer: ctx.viewer, load }, integrationName, id, tx);
  },
});

/** Returns the installation on a space or site, or null. */
async function findOn(
  load: Loaders,
  installationId: string,
  contentId: string,
): Promise<ContentInstallationRow | null> {
  const list = onContent(kindOf(contentId), contentId);
  const { nodes } = await load.page<ContentInstallationRow>(list, installationId, { first: 1 });
  return nodes[0] ?? null;
}

/**
 * Requires that the integration can be installed on the content.
 * @throws BAD_USER_INPUT for another target, and for content outside of the organization
 */
async function requireTarget(
  tx: WriteContext,
  { target }: IntegrationRow,
  { organizationId }: InstallationRow,
  contentId: string,
): Promise<void> {
  const kind = kindOf(contentId);
  const field = kind === 'space' ? 'input.spaceId' : 'input.siteId';
  if (target !== 'ALL' && target.toLowerCase() !== kind)
    throw badInput(`This integration is not installed on single ${kind}s.`, field);
  const found =
    kind === 'space'
      ? await findSpace(tx.load, contentId)
      : await findSite(tx.load, organizationId, contentId);
  if (found?.organizationId !== organizationId)
    throw badInput(`There is no such ${kind} in the organization.`, field);
}

/** Adds a space or site to the selection of an installation, unless it has it already. */
const installOnContent = (
  ctx: Context,
  integrationName: string,
  installationId: string,
  contentId: string,
): Promise<void> =>
  write(ctx, onInstallation(ctx, integrationName, installationId), async (tx, row) => {
    await requireConfigure(ctx, tx, row, { selectedSpaces: [] });
    const integration = await tx.load.integration.must(row.integrationId);
    await requireTarget(tx, integration, row, contentId);
    const kind = kindOf(contentId);
    if (await findOn(tx.load, installationId, contentId)) return tx.skipEvent();
    const key = { organizationId: row.organizationId, installationId };
    const shared = { ...key, configuration: defaultsOf(schemasOf(integration), kind) as object };
    const count =
      kind === 'space'
        ? await tx.prisma.installationSpace.count({ where: key })
        : await tx.prisma.installationSite.count({ where: key });
    if (count >= MAX_SELECTED_COUNT)
      throw new AppError(
        'CONFLICT',
        `An installation has at most ${MAX_SELECTED_COUNT} selected ${kind}s. Remove one first.`,
      );
    if (kind === 'space')
      await tx.prisma.installationSpace.create({
        data: { ...shared, id: newId('InstallationSpace'), spaceId: contentId },
      });
    else
      await tx.prisma.installationSite.create({
        data: { ...shared, id: newId('InstallationSite'), siteId: contentId },
      });
    await recordSelection(tx, ctx.now, row, contentId);
  });

/** Records that the selection of an installation changed. */
async function recordSelection(
  tx: WriteContext,
  updatedAt: Date,
  { id, organizationId }: InstallationRow,
  contentId: string,
): Promise<void> {
  await tx.prisma.integrationInstallation.update({
    where: { key: { id, organizationId } },
    data: { updatedAt },
  });
  const field = kindOf(contentId) === 'space' ? 'selectedSpaces' : 'selectedSites';
  tx.record({ fields: [field], related: [contentId] });
}

/**
 * Updates the given fields of an installation on a space or site.
 * @throws NOT_FOUND if it is not installed there
 */
const updateContentInstallation = (
  ctx: Context,
  integrationName: string,
  {
    installationId,
    contentId,
    clientMutationId: _,
    ...input
  }: UpdateContentInstallationInput & { readonly clientMutationId?: unknown },
): Promise<void> =>
  write(ctx, onInstallation(ctx, integrationName, installationId), async (tx, row) => {
    const kind = kindOf(contentId);
    const { configuration: given, externalIds } = input;
    await requireConfigure(ctx, tx, row, given === undefined ? {} : { configuration: given });
    const found = await findOn(tx.load, installationId, contentId);
    if (!found) throw notFound();
    const integration = await tx.load.integration.must(row.integrationId);
    const [configuration] = checkAll(() =>
      given == null
        ? undefined
        : (configurationFor(schemasOf(integration), kind, given, 'input.configuration') as object),
    );
    const changed = toGiven({
      configuration,
      externalIds: externalIds == null ? undefined : [...new Set(externalIds)],
    });
    if (hasValues(found, changed)) return tx.skipEvent();
    const where = { key: { id: found.id, organizationId: row.organizationId } };
    if (kind === 'space') await tx.prisma.installationSpace.update({ where, data: changed });
    else await tx.prisma.installationSite.update({ where, data: changed });
    tx.record({ fields: changedFieldsIn(input), related: [contentId] });
  });

/** Removes a space or site from a selection and returns its id, or null if it was not selected. */
const uninstallFromContent = (
  ctx: Context,
  integrationName: string,
  installationId: string,
  contentId: string,
): Promise<string | null> =>
  write(ctx, onInstallation(ctx, integrationName, installationId), async (tx, row) => {
    await requireConfigure(ctx, tx, row, { selectedSpaces: [] });
    const key = { installationId, organizationId: row.organizationId };
    const { count } =
      kindOf(contentId) === 'space'
        ? await tx.prisma.installationSpace.deleteMany({ where: { ...key, spaceId: contentId } })
        : await tx.prisma.installationSite.deleteMany({ where: { ...key, siteId: contentId } });
    if (count === 0) {
      tx.skipEvent();
      return null;
    }
    await recordSelection(tx, ctx.now, row, contentId);
    return contentId;
  });

/** Returns the installation on a space or site after a change. */
async function changedOn(ctx: Context, installationId: string, contentId: string) {
  const found = await findOn(ctx.load, installationId, contentId);
  if (!found) throw notFound();
  return { contentInstallation: found };
}

const installationOf = ({ installationId }: ContentInstallationRow, ctx: Context) =>
  ctx.load.installation.must(installationId);

/** Returns the status of an installation on a space or site. */
export async function statusOnContent(row: ContentInstallationRow, ctx: Context) {
  const installation = await installationOf(row, ctx);
  if (installation.status !== 'ACTIVE') return installation.status;
  const integration = await ctx.load.integration.must(installation.integrationId);
  const set = stored<object>(row.configuration) ?? {};
  const required = requiredOf(schemasOf(integration), kindOf(row.contentId));
  return required.every((name) => Object.hasOwn(set, name)) ? 'ACTIVE' : 'PENDING';
}

const listsOf = (kind: ContentKind) => (row: InstallationRow, args: PageArgs, ctx: Context) =>
  ctx.load.page<ContentInstallationRow>(contentOfInstallation(kind), row.id, args);

const listsOfIntegration =
  (kind: ContentKind) =>
  async (
    row: IntegrationRow,
    args: PageArgs & { readonly filter?: { readonly externalId?: string | null } | null },
    ctx: Context,
  ) => {
    await authorize(ctx, 'installation.list', row);
    const list = await contentOfIntegration(ctx, kind, args.filter?.externalId);
    return ctx.load.page<ContentInstallationRow>(list, row.id, args);
  };

export const contentInstallation: Resolvers = {
  ContentInstallation: {
    integrationName: async (row, _, ctx) =>
      (await ctx.load.integration.must((await installationOf(row, ctx)).integrationId)).name,
    installation: (row, _, ctx) => installationOf(row, ctx),
    spaceId: ({ contentId }) => (kindOf(contentId) === 'space' ? contentId : null),
    siteId: ({ contentId }) => (kindOf(contentId) === 'site' ? contentId : null),
    status: (row, _, ctx) => statusOnContent(row, ctx),
    urls: async (row, _, ctx) => {
      const { id, integrationId } = await installationOf(row, ctx);
      const { name } = await ctx.load.integration.must(integrationId);
      const content = `${kindOf(row.contentId)}s/${row.contentId}`;
      const location = `${ctx.settings.baseUrl}/v1/integrations/${name}/installations/${id}/${content}`;
      const endpoint = `${location}/endpoint`;
      return { location, publicEndpoint: endpoint, publicContentEndpoint: endpoint };
    },
  },
  IntegrationInstallation: {
    spaceInstallations: listsOf('space'),
    siteInstallations: listsOf('site'),
    contentInstallation: ({ id }, { contentId }, ctx) => findOn(ctx.load, id, contentId),
  },
  Integration: {
    spaceInstallations: listsOfIntegration('space'),
    siteInstallations: listsOfIntegration('site'),
  },
  Space: {
    integrations: async (space: SpaceView, { search, ...args }, ctx) =>
      space.deletedAt !== null || space.reader.kind === 'visitor'
        ? null
        : ctx.load.page<IntegrationRow>(integrationsOn('space', search), space.id, args),
  },
  Site: {
    integrations: async (site: SiteView, { search, ...args }, ctx) =>
      site.reader.kind === 'visitor'
        ? null
        : ctx.load.page<IntegrationRow>(integrationsOn('site', search), site.id, args),
  },
  Mutation: {
    installOnSpace: async (_, { input: { installationId, spaceId } }, ctx) => {
      const name = await nameOfIntegration(ctx, installationId);
      await installOnContent(ctx, name, installationId, spaceId);
      return changedOn(ctx, installationId, spaceId);
    },
    installOnSite: async (_, { input: { installationId, siteId } }, ctx) => {
      const name = await nameOfIntegration(ctx, installationId);
      await installOnContent(ctx, name, installationId, siteId);
      return changedOn(ctx, installationId, siteId);
    },
    updateContentInstallation: async (_, { input }, ctx) => {
      const name = await nameOfIntegration(ctx, input.installationId);
      await updateContentInstallation(ctx, name, input);
      return changedOn(ctx, input.installationId, input.contentId);
    },
    uninstallFromContent: async (_, { input: { installationId, contentId } }, ctx) => {
      const name = await nameOfIntegration(ctx, installationId);
      return {
        contentId: await uninstallFromContent(ctx, name, installationId, contentId),
      };
    },
  },
};
