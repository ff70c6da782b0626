/** Integrations: what organizations publish to be installed by themselves and by others. */
import type { Context } from '../context.ts';
import { authorize, can, factsOf, told } from '../data/authorize.ts';
import type { InstallationRow, IntegrationRow } from '../data/rows.ts';
import { stored } from '../data/rows.ts';
import { write } from '../data/write.ts';
import { Fault, notFound } from '../domain/errors.ts';
import type { IntegrationBlock, IntegrationCategory, IntegrationContentSource, IntegrationLink, Resolvers } from '../generated/resolvers.ts';
import { findIntegration } from './integration/find.ts';
import { integrationsSeen } from './integration/lists.ts';
import { publishIntegration } from './integration/publish.ts';
import { installationsOf } from './integration-installation/lists.ts';

/** Takes an integration back, and gives its id. CONFLICT while others have it installed, unless they are to lose it. */
export const unpublishIntegration = (ctx: Context, name: string, force: boolean): Promise<string> =>
  write(ctx, { action: 'integration.unpublish', on: (load) => findIntegration({ viewer: ctx.viewer, load }, name) }, async (tx, { id, ownerId }) => {
    await tx.query('integration.holdById', 'SELECT id FROM integrations WHERE id = $1 FOR UPDATE', [id]);
    const others = await tx.prisma.integrationInstallation.findMany({ where: { integrationId: id, organizationId: { not: ownerId } }, select: { id: true, organizationId: true } });
    if (others.length > 0 && !force) throw new Fault('CONFLICT', 'Other organizations have installed it. With `force=true` it is taken from them.', { details: { installations: others.length } });
    await tx.prisma.integration.delete({ where: { id } });
    tx.record({ organizationId: ownerId, fields: force ? ['force'] : [], elsewhere: { action: 'installation.delete', fields: [], things: others } });
    return id;
  });

/** An integration that the caller may read, by its id; null for none. */
export async function readableIntegration(ctx: Context, id: string): Promise<IntegrationRow | null> {
  const row = await ctx.load.integration.load(id);
  return row && (await can(ctx, 'integration.read', row)) ? row : null;
}

/** Addresses of the pictures of a kind. */
const picturesOf = ({ name, files }: IntegrationRow, wanted: 'ICON' | 'PREVIEW', ctx: Context): string[] =>
  files.filter(({ kind }) => kind === wanted).map(({ blob, contentType, size }) => ctx.blobs.downloadURL({ hash: blob, name: `${name}-${wanted.toLowerCase()}`, contentType, size }, ctx.now));

/** Whether a token may read what this scope opens. */
const isScoped = ({ viewer }: Context, scope: string): boolean => viewer !== null && (viewer.scopes === 'all' || viewer.scopes.has(scope));

/** Who publishes it: whole to its members, as far as the token allows that. */
async function ownerOf({ ownerId }: IntegrationRow, ctx: Context) {
  const organization = await ctx.load.organization.must(ownerId);
  if (isScoped(ctx, 'organization:read') && (await can(ctx, 'organization.read', organization))) return { ...organization, __typename: 'Organization' as const };
  return { ...organization, askedDomain: '', __typename: 'PublicOrganization' as const };
}

const urlsOf = (row: IntegrationRow, ctx: Context) => {
  const location = `${ctx.settings.baseUrl}/v1/integrations/${row.name}`;
  return { location, app: `${ctx.settings.appUrl}/integrations/${row.name}`, assets: location, icon: picturesOf(row, 'ICON', ctx)[0] ?? null, publicEndpoint: null };
};

export const integration: Resolvers = {
  Integration: {
    previewImages: (row, _, ctx) => picturesOf(row, 'PREVIEW', ctx),
    categories: ({ categories }) => categories as IntegrationCategory[], // stored from that enum
    blocks: ({ blocks }) => stored<IntegrationBlock[]>(blocks) ?? [],
    contentSources: ({ contentSources }) => stored<IntegrationContentSource[]>(contentSources) ?? [],
    externalLinks: ({ externalLinks }) => stored<IntegrationLink[]>(externalLinks) ?? [],
    owner: (row, _, ctx) => ownerOf(row, ctx),
    urls: (row, _, ctx) => urlsOf(row, ctx),
    permissions: async (row, _, ctx) => {
      const may = told(ctx, await factsOf(ctx, 'integration', row));
      return { admin: may('integration.unpublish'), install: may('integration.install') };
    },
    installations: async (row, args, ctx) => {
      await authorize(ctx, 'installation.list', row);
      return ctx.load.page<InstallationRow>(await installationsOf(ctx, args.externalId), row.id, args);
    },
  },
  IntegrationOwner: { __resolveType: (owner) => ('askedDomain' in owner ? 'PublicOrganization' : 'Organization') },
  IntegrationConnection: { totalCount: (page) => page.count() },
  Query: {
    integration: async (_, { name }, ctx) => {
      const row = await findIntegration(ctx, name);
      if (!row) throw notFound();
      await authorize(ctx, 'integration.read', row);
      return row;
    },
    integrations: async (_, args, ctx) => {
      await authorize(ctx, 'integration.list', null);
      return ctx.load.page<IntegrationRow>(await integrationsSeen(ctx, args), ctx.viewer?.userId ?? '', args);
    },
  },
  Mutation: {
    publishIntegration: async (_, { name, input }, ctx) => ({ integration: await ctx.load.integration.must(await publishIntegration(ctx, name, input)) }),
    unpublishIntegration: async (_, { name, force }, ctx) => ({ unpublishedIntegrationId: await unpublishIntegration(ctx, name, force === true) }),
  },
};
