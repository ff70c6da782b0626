/** Spaces on sites: put there, changed, moved, taken away. */
import type { Context } from '../context.ts';
import { authorize, can } from '../data/authorize.ts';
import { given } from '../data/given.ts';
import { pageOfItems } from '../data/items.ts';
import type { Connection, PageArgs } from '../data/connection.ts';
import type { SiteParts, SiteRow, SiteSpaceRow } from '../data/rows.ts';
import type { Writing } from '../data/write.ts';
import { badInput, Fault, notFound } from '../domain/errors.ts';
import { defaultOf, inOrder, openingOf, siteSpaceKeys, siteSpacesInOrder } from '../domain/site-structure.ts';
import type { CreateSiteSpaceInput, MoveSiteSpaceInput, Resolvers, UpdateSiteSpaceInput } from '../generated/resolvers.ts';
import { publishedSiteSpace } from './site/addresses.ts';
import { mustPublish } from './site/begin.ts';
import { conditionFor } from './site/condition.ts';
import { findSite, partsSeen } from './site/find.ts';
import { keepReplaced, restructure } from './site/keep-addresses.ts';
import { contentOfSpace } from './site/page-at.ts';
import { moveSiteSpace as place, positionOf } from './site/move.ts';
import { mendDefault, partsInView, partsOf, putSiteSpace } from './site/place.ts';
import { partsShown, visitedSpace } from './site/visit.ts';

const keyOf = ({ id, organizationId }: Pick<SiteSpaceRow, 'id' | 'organizationId'>) => ({ key: { id, organizationId } });

/** A site space of a site that is locked, as the caller sees it. NOT_FOUND. */
export async function siteSpaceIn(tx: Writing, site: SiteRow, id: string): Promise<SiteSpaceRow> {
  const row = (await partsInView(tx, site)).siteSpaces.find((one) => one.id === id);
  if (!row) throw notFound();
  return row;
}

/** Puts a space on a site, and gives the id of the site space. */
export const createSiteSpace = (ctx: Context, organizationId: string, siteId: string, { spaceId, sectionId }: CreateSiteSpaceInput): Promise<string> =>
  restructure(ctx, organizationId, siteId, async (tx, site) => {
    await mustPublish(ctx, tx, organizationId, spaceId, 'input.spaceId');
    if (sectionId != null && !(await partsInView(tx, site)).sections.some(({ id }) => id === sectionId)) throw badInput('This is no section of the site.', 'input.sectionId');
    const { sections } = await partsOf(tx, site);
    const section = sectionId ?? sections.find(({ isDefault }) => isDefault)?.id ?? null;
    const id = await putSiteSpace(ctx, tx, site, section, spaceId);
    tx.record({ fields: ['siteSpaces'], related: [id, spaceId] });
    return id;
  });

/** Changes what is given of a site space. ALREADY_EXISTS for a path that another beside it has. */
export const updateSiteSpace = (ctx: Context, organizationId: string, siteId: string, id: string, input: UpdateSiteSpaceInput): Promise<string> =>
  restructure(ctx, organizationId, siteId, async (tx, site) => {
    const row = await siteSpaceIn(tx, site, id);
    const { path, spaceId, condition } = input;
    if (spaceId != null && spaceId !== row.spaceId) await mustPublish(ctx, tx, organizationId, spaceId, 'input.spaceId');
    const beside = (await partsOf(tx, site)).siteSpaces.filter((one) => one.sectionId === row.sectionId && one.id !== id);
    if (path != null && beside.some((one) => one.path === path)) throw new Fault('ALREADY_EXISTS', 'Another site space beside it has this path.', { field: 'input.path' });
    const changed = given({ path, spaceId, condition: conditionFor(site, condition, 'input.condition') }, 'condition');
    await tx.prisma.siteSpace.update({ where: keyOf(row), data: changed });
    if (spaceId != null && spaceId !== row.spaceId) await keepReplaced(tx, ctx.now, row, await contentOfSpace(tx.load, row.spaceId), await contentOfSpace(tx.load, spaceId));
    tx.record({ fields: Object.keys(changed), related: [id] });
    return id;
  });

/** Takes a space from a site. What is not there is gone already. */
export const deleteSiteSpace = (ctx: Context, organizationId: string, siteId: string, id: string): Promise<string | null> =>
  restructure(ctx, organizationId, siteId, async (tx, site) => {
    const row = (await partsInView(tx, site)).siteSpaces.find((one) => one.id === id);
    if (!row) {
      tx.skipEvent();
      return null;
    }
    await tx.prisma.siteSpace.delete({ where: keyOf(row) });
    await mendDefault(tx, site, row);
    tx.record({ fields: ['siteSpaces'], related: [id] });
    return id;
  });

/** Moves a site space among those beside it. */
export const moveSiteSpace = (ctx: Context, organizationId: string, siteId: string, id: string, { position }: MoveSiteSpaceInput): Promise<string> =>
  restructure(ctx, organizationId, siteId, async (tx, site) => {
    const row = await siteSpaceIn(tx, site, id);
    await place(
      tx,
      site,
      row,
      positionOf(position, 'SITE_SPACE', (ref) => ref.siteSpace),
      'input.position',
    );
    tx.record({ fields: ['rank'], related: [id] });
    return id;
  });

/** A site space that the caller may read; null for none. */
export async function readableSiteSpace(ctx: Context, id: string): Promise<SiteSpaceRow | null> {
  const row = await ctx.load.siteSpace.load(id);
  const site = row && (await findSite(ctx.load, row.organizationId, row.siteId));
  if (!site || !(await can(ctx, 'site.read', site))) return null;
  return (await partsSeen(ctx, site)).siteSpaces.find((one) => one.id === id) ?? null;
}

/** A page of the site spaces of a site, as far as they are seen. */
export function pageOfSiteSpaces(
  siteId: string,
  parts: SiteParts,
  shareKey: string | null | undefined,
  { default: isOpening, ...args }: PageArgs & { readonly default?: boolean | null | undefined },
): Connection<SiteSpaceRow> {
  const opening = openingOf(parts)?.id;
  const items = siteSpacesInOrder(parts).filter(({ id }) => isOpening == null || isOpening === (id === opening));
  const name = `site.siteSpaces ${siteId}${isOpening == null ? '' : ` ${isOpening ? 'default' : 'others'}`}`;
  return pageOfItems<SiteSpaceRow>({ name, items: items.map((one) => ({ ...one, shareKey })), keysOf: siteSpaceKeys(parts) }, args);
}

export const siteSpace: Resolvers = {
  SiteSpace: {
    section: ({ sectionId }, _, ctx) => (sectionId === null ? null : ctx.load.siteSection.must(sectionId)),
    space: async ({ spaceId, visit }, _, ctx) => {
      const space = await ctx.load.space.must(spaceId);
      return visit ? visitedSpace(space, visit) : space;
    },
    title: async ({ spaceId }, _, ctx) => (await ctx.load.space.must(spaceId)).title,
    default: async (row, _, ctx) => defaultOf(inOrder((await partsShown(ctx, row)).siteSpaces.filter(({ sectionId }) => sectionId === row.sectionId)))?.id === row.id,
    hasAdvancedCustomizationFeature: ({ customization }) => customization !== null,
    site: ({ siteId }, _, ctx) => ctx.load.site.must(siteId),
    urls: async (row, _, ctx) => ({
      location: `${ctx.settings.baseUrl}/v1/orgs/${row.organizationId}/sites/${row.siteId}/site-spaces/${row.id}`,
      published: await publishedSiteSpace(ctx, row),
    }),
  },
  SiteSpaceConnection: { totalCount: (page) => page.count() },
  Site: {
    siteSpaces: async (row, { shareKey, ...page }, ctx) => pageOfSiteSpaces(row.id, await partsSeen(ctx, row), shareKey, page),
  },
  Query: {
    siteSpace: async (_, { organizationId, siteId, id }, ctx) => {
      const site = await findSite(ctx.load, organizationId, siteId);
      if (!site) throw notFound();
      await authorize(ctx, 'site.read', site);
      const row = (await partsSeen(ctx, site)).siteSpaces.find((one) => one.id === id);
      if (!row) throw notFound();
      return row;
    },
  },
  Mutation: {
    createSiteSpace: async (_, { organizationId, siteId, input }, ctx) => ({ siteSpace: await ctx.load.siteSpace.must(await createSiteSpace(ctx, organizationId, siteId, input)) }),
    updateSiteSpace: async (_, { organizationId, siteId, id, input }, ctx) => ({ siteSpace: await ctx.load.siteSpace.must(await updateSiteSpace(ctx, organizationId, siteId, id, input)) }),
    deleteSiteSpace: async (_, { organizationId, siteId, id }, ctx) => ({ deletedSiteSpaceId: await deleteSiteSpace(ctx, organizationId, siteId, id) }),
    moveSiteSpace: async (_, { organizationId, siteId, id, input }, ctx) => ({ siteSpace: await ctx.load.siteSpace.must(await moveSiteSpace(ctx, organizationId, siteId, id, input)) }),
  },
};
