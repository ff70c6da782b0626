/** Creates, updates, publishes, deletes and resolves sites. */
import { type InputFields, nothingToDelete, parentsOf } from '../data/parents.ts';
import { idOfSitePart } from '../data/state-id.ts';
import type { Context } from '../context.ts';
import { authorize, can, requireMembership } from '../data/authorize.ts';
import { changedFieldsIn, hasValues, toGiven } from '../data/given.ts';
import { newId } from '../data/new-id.ts';
import { newVisitorKey } from '../data/site-keys.ts';
import type { Tx } from '../data/database.ts';
import type { Loaders } from '../data/loaders.ts';
import { mapPage } from '../data/page.ts';
import { forMember } from '../data/reader.ts';
import { type SiteParts, type SiteRow, type SiteView, stored } from '../data/rows.ts';
import { type WriteContext, write } from '../data/write.ts';
import { AppError, notFound } from '../domain/errors.ts';
import { Problems } from '../domain/problems.ts';
import { freePath, openingOf } from '../domain/site-structure.ts';
import type {
  CreateSiteInput,
  Resolvers,
  SiteAds,
  SiteFeature,
  SiteIcon,
  UpdateSiteInput,
} from '../generated/resolvers.ts';
import { publishedUrl, siteBaseUrl } from './site/addresses.ts';
import { findSite, visiblePartsOf } from './site/find.ts';
import { claimedHostname } from './site/hostname.ts';
import { sitesOfOrganization } from './site/lists.ts';
import { initialSpaces } from './site/create.ts';
import { updateStructure } from './site/automatic-redirects.ts';
import { makeDefaultSection, makeDefaultSiteSpace, addSiteSpace } from './site/position.ts';
import { column, statement } from '../data/statement.ts';

const keyOf = ({ id, organizationId }: Pick<SiteRow, 'id' | 'organizationId'>) => ({
  key: { id, organizationId },
});

const LOCK_ORGANIZATION = statement(
  'organization.lockSites',
  'SELECT id FROM organizations WHERE id = $1 FOR NO KEY UPDATE',
  { id: column.text },
);

/** Locks the basenames of an organization, so that they stay unique. */
const lockBasenames = (tx: Tx, organizationId: string) =>
  tx.query(LOCK_ORGANIZATION, [organizationId]);

/** Returns a basename that no other site of the organization has. */
async function freeBasename(
  tx: WriteContext,
  organizationId: string,
  title: string,
): Promise<string> {
  const rows = await tx.prisma.site.findMany({
    where: { organizationId },
    select: { basename: true },
  });
  return freePath(title, new Set(rows.map(({ basename }) => basename)));
}

/** Creates a site with its spaces and returns its id. */
export const createSite = (
  ctx: Context,
  organizationId: string,
  input: InputFields<CreateSiteInput>,
): Promise<string> =>
  write(ctx, { action: 'site.create', on: async () => ({ id: organizationId }) }, async (tx) => {
    await lockBasenames(tx, organizationId);
    const title = input.title ?? 'Untitled';
    const id = newId('Site');
    const spaceIds = await initialSpaces(ctx, tx, organizationId, input.spaces, title);
    await tx.prisma.site.create({
      data: {
        ...{
          id,
          organizationId,
          title,
          type: input.type ?? 'BASIC',
          visibility: input.visibility ?? 'PUBLIC',
          basename: await freeBasename(tx, organizationId, title),
        },
        ...{
          visitorKey: newVisitorKey(ctx.secrets, id),
          authorId: ctx.viewer?.userId ?? null,
          createdAt: ctx.now,
          updatedAt: ctx.now,
        },
      },
    });
    for (const spaceId of spaceIds)
      await addSiteSpace(ctx, tx, { id, organizationId }, null, spaceId);
    tx.record({ subject: id, organizationId, related: spaceIds });
    return id;
  });

/** Returns the columns that an input sets without further checks. */
const columnsOf = ({
  title,
  visibility,
  basename,
  agentsContext,
  proxy,
  adaptiveContent,
}: InputFields<UpdateSiteInput>) =>
  toGiven(
    { title, visibility, basename, agentsContext, proxy, adaptive: adaptiveContent?.enabled },
    'proxy',
  );

/**
 * Updates the given fields of a site and returns its id.
 * @throws ALREADY_EXISTS if the basename or the hostname is taken.
 */
export const updateSite = (
  ctx: Context,
  organizationId: string,
  id: string,
  input: InputFields<UpdateSiteInput>,
): Promise<string> =>
  updateStructure(ctx, organizationId, id, async (tx, site) => {
    const { visibility, basename, hostname, defaultSiteSpaceId, defaultSiteSectionId } = input;
    if (visibility != null && visibility !== site.visibility)
      await authorize(
        { viewer: ctx.viewer, load: tx.load, authorizationTrace: undefined },
        'site.setVisibility',
        site,
      );
    const problems = new Problems();
    if (basename != null && basename !== site.basename)
      await problems.checkAsync(() => requireFreeBasename(tx, site, basename));
    const claimed = await problems.checkAsync(() => claimedHostname(ctx, tx, site, hostname));
    // The default space is one of the default section.
    const hasNewDefault = await problems.checkAsync(async () => {
      const section =
        defaultSiteSectionId != null && (await makeDefaultSection(tx, site, defaultSiteSectionId));
      const siteSpace =
        defaultSiteSpaceId != null && (await makeDefaultSiteSpace(tx, site, defaultSiteSpaceId));
      return section || siteSpace;
    });
    problems.throwIfAny();
    const changed = { ...columnsOf(input), ...claimed };
    if (!hasNewDefault && hasValues(site, changed)) {
      tx.skipEvent();
      return id;
    }
    await tx.prisma.site.update({ where: keyOf(site), data: { ...changed, updatedAt: ctx.now } });
    tx.record({ fields: changedFieldsIn(input) });
    return id;
  });

async function requireFreeBasename(
  tx: WriteContext,
  { organizationId }: SiteRow,
  basename: string,
): Promise<void> {
  await lockBasenames(tx, organizationId);
  const existing = await tx.prisma.site.findFirst({
    where: { organizationId, basename },
    select: { id: true },
  });
  if (existing)
    throw new AppError('ALREADY_EXISTS', 'Another site of the organization has this basename.', {
      field: 'input.basename',
      existingId: existing.id,
    });
}

/**
 * Returns a visible site, locked, or null.
 * @throws NOT_FOUND if the viewer does not belong to the organization.
 */
async function visibleSite(
  ctx: Context,
  load: Loaders,
  organizationId: string,
  id: string,
  tx: Tx,
): Promise<SiteRow | null> {
  await requireMembership(load, organizationId);
  const row = await findSite(load, organizationId, id, tx);
  return row && (await can({ viewer: ctx.viewer, load }, 'site.read', row)) ? row : null;
}

/** Deletes a site but not its spaces, and returns its id. */
export const deleteSite = (
  ctx: Context,
  organizationId: string,
  id: string,
): Promise<string | null> =>
  write(
    ctx,
    {
      action: 'site.delete',
      on: (load, tx) => visibleSite(ctx, load, organizationId, id, tx),
      absent: () => nothingToDelete(ctx),
    },
    async (tx, site) => {
      await tx.prisma.organization.updateMany({
        where: { id: organizationId, defaultContentSiteId: id },
        data: { defaultContentSiteId: null },
      });
      await tx.prisma.site.delete({ where: keyOf(site) });
      return id;
    },
  );

/** Publishes or unpublishes a site and returns its id. */
export const setPublished = (
  ctx: Context,
  organizationId: string,
  id: string,
  published: boolean,
): Promise<string> =>
  write(
    ctx,
    {
      action: published ? 'site.publish' : 'site.unpublish',
      on: (load, tx) => findSite(load, organizationId, id, tx),
    },
    async (tx, site) => {
      await tx.prisma.site.update({ where: keyOf(site), data: { published, updatedAt: ctx.now } });
      tx.record({ fields: site.published === published ? [] : ['published'] });
      return id;
    },
  );

async function siteById(ctx: Context, organizationId: string, id: string): Promise<SiteRow> {
  const site = await findSite(ctx.load, organizationId, id);
  if (!site) throw notFound();
  await authorize(ctx, 'site.read', site);
  return site;
}

/** Returns the parts of a site that its reader can see. */
const partsOfSite = async (ctx: Context, row: SiteView): Promise<SiteParts> =>
  row.reader.kind === 'visitor' ? row.reader.parts : visiblePartsOf(ctx, row);

/** Returns the id of the default space of a site; null if its reader can see none. */
export const openingSpaceIdOf = async (ctx: Context, row: SiteView): Promise<string | null> =>
  openingOf(await partsOfSite(ctx, row))?.spaceId ?? null;

/** Returns a site that the viewer has changed. */
const siteOf = async (ctx: Context, id: string): Promise<SiteView> =>
  forMember(await ctx.load.site.must(id));

type StoredFeature = Omit<SiteFeature, 'key'> & { readonly id: string };

export const site: Resolvers = {
  Site: {
    id: (row) => idOfSitePart(row),
    siteId: ({ id }) => id,
    icon: ({ icon }) => stored<SiteIcon>(icon),
    proxy: async (row, _, ctx) =>
      row.proxy === null ? null : { origin: row.proxy, target: await siteBaseUrl(ctx, row) },
    siteSpaceCount: async (row, _, ctx) => (await partsOfSite(ctx, row)).siteSpaces.length,
    defaultSpaceId: (row, _, ctx) => openingSpaceIdOf(ctx, row),
    adaptiveContent: ({ adaptive }) => ({ enabled: adaptive }),
    ads: ({ ads }) => stored<SiteAds>(ads),
    features: ({ features }) =>
      stored<StoredFeature[]>(features)?.map(({ id: key, ...feature }) => ({ ...feature, key })) ??
      null,
    organization: ({ organizationId }, _, ctx) => ctx.load.organization.must(organizationId),
    urls: async (row, _, ctx) => ({
      location: `${ctx.settings.baseUrl}/v1/orgs/${row.organizationId}/sites/${row.id}`,
      app: `${ctx.settings.appUrl}/o/${row.organizationId}/sites/${row.id}`,
      published: await publishedUrl(ctx, row, [], row.reader),
    }),
  },
  Organization: {
    sites: async ({ id }, args, ctx) => {
      await authorize(ctx, 'site.list', { id });
      const sites = await sitesOfOrganization(ctx, args);
      const found = await ctx.load.page<SiteRow>(sites, id, args);
      for (const row of found.nodes) ctx.load.site.prime(row.id, row);
      return mapPage(found, forMember);
    },
  },
  Query: {
    site: async (_, { id }, ctx) => {
      const { organizationId } = await parentsOf(ctx, 'Site', id);
      return forMember(await siteById(ctx, organizationId, id));
    },
  },
  Mutation: {
    createSite: async (_, { input: { organizationId, ...input } }, ctx) => ({
      site: await siteOf(ctx, await createSite(ctx, organizationId, input)),
    }),
    updateSite: async (_, { input: { id, ...input } }, ctx) => {
      const { organizationId } = await parentsOf(ctx, 'Site', id);
      return {
        site: await siteOf(ctx, await updateSite(ctx, organizationId, id, input)),
      };
    },
    deleteSite: async (_, { input: { id } }, ctx) => {
      const { organizationId } = await parentsOf(ctx, 'Site', id);
      return {
        deletedSiteId: await deleteSite(ctx, organizationId, id),
      };
    },
    publishSite: async (_, { input: { id } }, ctx) => {
      const { organizationId } = await parentsOf(ctx, 'Site', id);
      return {
        site: await siteOf(ctx, await setPublished(ctx, organizationId, id, true)),
      };
    },
    unpublishSite: async (_, { input: { id } }, ctx) => {
      const { organizationId } = await parentsOf(ctx, 'Site', id);
      return {
        site: await siteOf(ctx, await setPublished(ctx, organizationId, id, false)),
      };
    },
  },
};
