/**
 * Unpublishes and resolves integrations, which organizations publish for themselves and for others.
 */
import type { Context } from '../context.ts';
import { authorize, can, permissionsOn } from '../data/authorize.ts';
import { type IntegrationRow, stored } from '../data/rows.ts';
import { write } from '../data/write.ts';
import { AppError, notFound } from '../domain/errors.ts';
import type {
  IntegrationBlock,
  IntegrationCategory,
  IntegrationContentSource,
  IntegrationLink,
  Resolvers,
} from '../generated/resolvers.ts';
import { integrationEventsOf, setTunnel } from './integration/develop.ts';
import { findIntegration } from './integration/find.ts';
import { visibleIntegrations } from './integration/lists.ts';
import { publishIntegration, reserveName } from './integration/publish.ts';
import { column, statement } from '../data/statement.ts';

const LOCK = statement(
  'integration.holdById',
  'SELECT id FROM integrations WHERE id = $1 FOR UPDATE',
  { id: column.text },
);

/**
 * Unpublishes an integration and returns its id. With `force`, installations of other organizations
 * are deleted.
 * @throws CONFLICT if other organizations have installed it and `force` is false.
 */
export const unpublishIntegration = (ctx: Context, name: string, force: boolean): Promise<string> =>
  write(
    ctx,
    {
      action: 'integration.unpublish',
      on: (load) => findIntegration({ viewer: ctx.viewer, load }, name),
    },
    async (tx, { id, ownerId, name: released }) => {
      await tx.query(LOCK, [id]);
      const others = await tx.prisma.integrationInstallation.findMany({
        where: { integrationId: id, organizationId: { not: ownerId } },
        select: { id: true, organizationId: true },
      });
      if (others.length > 0 && !force)
        throw new AppError(
          'CONFLICT',
          'Other organizations have installed it. Send `force=true` to uninstall it there.',
          { details: { installations: others.length } },
        );
      await tx.prisma.integration.delete({ where: { id } });
      await reserveName(tx, { name: released, ownerId }, ctx.now);
      tx.record({
        fields: force ? ['force'] : [],
        elsewhere: { action: 'installation.delete', fields: [], things: others },
      });
      return id;
    },
  );

/** Returns an integration that the caller can read, or null. */
export async function readableIntegration(
  ctx: Context,
  id: string,
): Promise<IntegrationRow | null> {
  const row = await ctx.load.integration.load(id);
  return row && (await can(ctx, 'integration.read', row)) ? row : null;
}

/** Returns the download URLs of the images of a kind. */
const imageUrlsOf = (
  { name, files }: IntegrationRow,
  wantedKind: 'ICON' | 'PREVIEW',
  ctx: Context,
): string[] =>
  files
    .filter(({ kind }) => kind === wantedKind)
    .map(({ blob, contentType, size }) =>
      ctx.blobs.downloadURL(
        { hash: blob, name: `${name}-${wantedKind.toLowerCase()}`, contentType, size },
        ctx.now,
      ),
    );

/**
 * Returns the publisher of an integration: the whole organization if the viewer and their token may
 * read it, otherwise its public part.
 */
async function ownerOf({ ownerId }: IntegrationRow, ctx: Context) {
  const organization = await ctx.load.organization.must(ownerId);
  const may = await permissionsOn(ctx, 'organization', organization);
  if (may('organization.read')) return { ...organization, __typename: 'Organization' as const };
  return { ...organization, askedDomain: '', __typename: 'PublicOrganization' as const };
}

const urlsOf = (row: IntegrationRow, ctx: Context) => {
  const location = `${ctx.settings.baseUrl}/v1/integrations/${row.name}`;
  return {
    location,
    app: `${ctx.settings.appUrl}/integrations/${row.name}`,
    assets: location,
    icon: imageUrlsOf(row, 'ICON', ctx)[0] ?? null,
    publicEndpoint: null,
  };
};

/** A part of an integration as it was published, where its key is an id. */
type Keyed<Part> = Omit<Part, 'key'> & { readonly id: string };

const withKey = <Part extends { readonly id: string }>({ id: key, ...part }: Part) => ({
  ...part,
  key,
});

export const integration: Resolvers = {
  Integration: {
    previewImages: (row, _, ctx) => imageUrlsOf(row, 'PREVIEW', ctx),
    categories: ({ categories }) => categories as IntegrationCategory[], // Stored from that enum.
    blocks: ({ blocks }) => stored<Keyed<IntegrationBlock>[]>(blocks)?.map(withKey) ?? [],
    contentSources: ({ contentSources }) =>
      stored<Keyed<IntegrationContentSource>[]>(contentSources)?.map(withKey) ?? [],
    externalLinks: ({ externalLinks }) => stored<IntegrationLink[]>(externalLinks) ?? [],
    owner: (row, _, ctx) => ownerOf(row, ctx),
    events: async (row, args, ctx) => {
      await authorize(ctx, 'integration.develop', row);
      return ctx.load.page(integrationEventsOf(args.orderBy), row.id, args);
    },
    urls: (row, _, ctx) => urlsOf(row, ctx),
    permissions: async (row, _, ctx) => {
      const may = await permissionsOn(ctx, 'integration', row);
      return { admin: may('integration.unpublish'), install: may('integration.install') };
    },
  },
  IntegrationEvent: {
    deliveryId: ({ id }) => id,
  },
  IntegrationOwner: {
    __resolveType: (owner) => ('askedDomain' in owner ? 'PublicOrganization' : 'Organization'),
  },
  Query: {
    integration: async (_, { name }, ctx) => {
      const row = await findIntegration(ctx, name);
      if (!row) throw notFound();
      await authorize(ctx, 'integration.read', row);
      return row;
    },
    integrations: async (_, args, ctx) => {
      await authorize(ctx, 'integration.list', null);
      return ctx.load.page<IntegrationRow>(
        await visibleIntegrations(ctx, args),
        ctx.viewer?.userId ?? '',
        args,
      );
    },
  },
  Mutation: {
    publishIntegration: async (_, { input: { name, ...input } }, ctx) => ({
      integration: await ctx.load.integration.must(await publishIntegration(ctx, name, input)),
    }),
    setIntegrationDevelopmentMode: async (_, { input: { name, tunnelUrl, all } }, ctx) => ({
      integration: await ctx.load.integration.must(
        await setTunnel(ctx, name, { url: tunnelUrl, all }),
      ),
    }),
    disableIntegrationDevelopmentMode: async (_, { input: { name } }, ctx) => ({
      integration: await ctx.load.integration.must(await setTunnel(ctx, name, null)),
    }),
    unpublishIntegration: async (_, { input: { name, force } }, ctx) => ({
      unpublishedIntegrationId: await unpublishIntegration(ctx, name, force === true),
    }),
  },
};
