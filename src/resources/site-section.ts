/** Sections of sites: made of a space, changed, moved, deleted. */
import type { Context } from '../context.ts';
import { authorize, can } from '../data/authorize.ts';
import { given } from '../data/given.ts';
import { pageOfItems } from '../data/items.ts';
import { newId } from '../data/new-id.ts';
import type { Connection, PageArgs } from '../data/connection.ts';
import type { SiteParts, SiteRow, SiteSectionRow } from '../data/rows.ts';
import type { Writing } from '../data/write.ts';
import { Fault, notFound } from '../domain/errors.ts';
import { defaultOf, freePath, inOrder, sectionKeys, sectionsInOrder, topOf } from '../domain/site-structure.ts';
import type { CreateSiteSectionInput, MoveSiteSectionInput, Resolvers, UpdateSiteSectionInput } from '../generated/resolvers.ts';
import { publishedSection } from './site/addresses.ts';
import { mustPublish } from './site/begin.ts';
import { conditionFor } from './site/condition.ts';
import { findSite, partsSeen } from './site/find.ts';
import { restructure } from './site/keep-addresses.ts';
import { moveSection, positionOf } from './site/move.ts';
import { beginSections, makeDefaultSiteSpace, partsInView, partsOf, putSiteSpace, rankBehind } from './site/place.ts';
import { partsShown } from './site/visit.ts';

const keyOf = ({ id, organizationId }: Pick<SiteSectionRow, 'id' | 'organizationId'>) => ({ key: { id, organizationId } });

/** A section of a site that is locked, as the caller sees it. NOT_FOUND. */
async function sectionIn(tx: Writing, site: SiteRow, id: string): Promise<SiteSectionRow> {
  const row = (await partsInView(tx, site)).sections.find((one) => one.id === id);
  if (!row) throw notFound();
  return row;
}

/** Makes a section of a space, and gives its id. The first is the default, and takes in what stood at the root (spec, States). */
export const createSiteSection = (ctx: Context, organizationId: string, siteId: string, { spaceId, title, icon }: CreateSiteSectionInput): Promise<string> =>
  restructure(ctx, organizationId, siteId, async (tx, site) => {
    await mustPublish(ctx, tx, organizationId, spaceId, 'input.spaceId');
    const parts = await partsOf(tx, site);
    const isFirst = parts.sections.length === 0;
    const space = await tx.load.space.must(spaceId);
    const id = newId('SiteSection');
    const name = title ?? ([...space.title].length < 2 ? 'Untitled' : space.title);
    const path = freePath(name, new Set(parts.sections.map((one) => one.path)));
    await tx.prisma.siteSection.create({ data: { id, organizationId, siteId, rank: rankBehind(topOf(parts)), title: name, path, icon: icon ?? null, isDefault: isFirst, createdAt: ctx.now } });
    if (isFirst) await beginSections(ctx, tx, site, id, spaceId);
    else await putSiteSpace(ctx, tx, site, id, spaceId);
    tx.record({ fields: ['sections'], related: [id, spaceId] });
    return id;
  });

/** Changes what is given of a section. ALREADY_EXISTS for a path that another has. */
export const updateSiteSection = (ctx: Context, organizationId: string, siteId: string, id: string, input: UpdateSiteSectionInput): Promise<string> =>
  restructure(ctx, organizationId, siteId, async (tx, site) => {
    const row = await sectionIn(tx, site, id);
    const { title, path, icon, description, condition, defaultSiteSpace } = input;
    const { sections } = await partsOf(tx, site);
    if (path != null && sections.some((one) => one.id !== id && one.path === path)) throw new Fault('ALREADY_EXISTS', 'Another section of the site has this path.', { field: 'input.path' });
    const changed = given({ title, path, icon, description, condition: conditionFor(site, condition, 'input.condition') }, 'icon', 'description', 'condition');
    await tx.prisma.siteSection.update({ where: keyOf(row), data: changed });
    if (defaultSiteSpace != null) await makeDefaultSiteSpace(tx, site, defaultSiteSpace, id);
    tx.record({ fields: Object.keys(input), related: [id] });
    return id;
  });

/** Deletes a section with its site spaces. The next in order is the default, where it was. What is not there is gone already. */
export const deleteSiteSection = (ctx: Context, organizationId: string, siteId: string, id: string): Promise<string | null> =>
  restructure(ctx, organizationId, siteId, async (tx, site) => {
    const row = (await partsInView(tx, site)).sections.find((one) => one.id === id);
    if (!row) {
      tx.skipEvent();
      return null;
    }
    const order = sectionsInOrder(await partsOf(tx, site));
    await tx.prisma.siteSpace.deleteMany({ where: { siteId, organizationId, sectionId: id } });
    await tx.prisma.siteSection.delete({ where: keyOf(row) });
    const at = order.findIndex((one) => one.id === id);
    const next = order[at + 1] ?? order[at - 1];
    if (row.isDefault && next) await tx.prisma.siteSection.update({ where: keyOf(next), data: { isDefault: true } });
    tx.record({ fields: ['sections'], related: [id] });
    return id;
  });

/** Moves a section among those beside it. */
export const moveSiteSection = (ctx: Context, organizationId: string, siteId: string, id: string, { position }: MoveSiteSectionInput): Promise<string> =>
  restructure(ctx, organizationId, siteId, async (tx, site) => {
    const row = await sectionIn(tx, site, id);
    await moveSection(
      tx,
      site,
      row,
      positionOf(position, 'SITE_SECTION', (ref) => ref.siteSection),
      'input.position',
    );
    tx.record({ fields: ['rank'], related: [id] });
    return id;
  });

/** A section that the caller may read; null for none. */
export async function readableSection(ctx: Context, id: string): Promise<SiteSectionRow | null> {
  const row = await ctx.load.siteSection.load(id);
  const site = row && (await findSite(ctx.load, row.organizationId, row.siteId));
  if (!site || !(await can(ctx, 'site.read', site))) return null;
  return (await partsSeen(ctx, site)).sections.find((one) => one.id === id) ?? null;
}

/** A page of the sections of a site, as far as they are seen. */
export const pageOfSections = (siteId: string, parts: SiteParts, shareKey: string | null | undefined, args: PageArgs): Connection<SiteSectionRow> =>
  pageOfItems<SiteSectionRow>({ name: `site.sections ${siteId}`, items: sectionsInOrder(parts).map((one) => ({ ...one, shareKey })), keysOf: sectionKeys(parts) }, args);

export const siteSection: Resolvers = {
  SiteSection: {
    default: async (row, _, ctx) => defaultOf(sectionsInOrder(await partsShown(ctx, row)))?.id === row.id,
    sectionGroupId: ({ groupId }) => groupId,
    sectionGroup: ({ groupId }, _, ctx) => (groupId === null ? null : ctx.load.siteSectionGroup.must(groupId)),
    siteSpaces: async (row, _, ctx) => inOrder((await partsShown(ctx, row)).siteSpaces.filter(({ sectionId }) => sectionId === row.id)).map((one) => ({ ...one, shareKey: row.shareKey })),
    site: ({ siteId }, _, ctx) => ctx.load.site.must(siteId),
    urls: async (row, _, ctx) => ({
      location: `${ctx.settings.baseUrl}/v1/orgs/${row.organizationId}/sites/${row.siteId}/sections/${row.id}`,
      published: await publishedSection(ctx, row),
    }),
  },
  SiteSectionConnection: { totalCount: (page) => page.count() },
  Site: {
    sections: async (row, { shareKey, ...page }, ctx) => pageOfSections(row.id, await partsSeen(ctx, row), shareKey, page),
  },
  Query: {
    siteSection: async (_, { organizationId, siteId, id }, ctx) => {
      const site = await findSite(ctx.load, organizationId, siteId);
      if (!site) throw notFound();
      await authorize(ctx, 'site.read', site);
      const row = (await partsSeen(ctx, site)).sections.find((one) => one.id === id);
      if (!row) throw notFound();
      return row;
    },
  },
  Mutation: {
    createSiteSection: async (_, { organizationId, siteId, input }, ctx) => ({ siteSection: await ctx.load.siteSection.must(await createSiteSection(ctx, organizationId, siteId, input)) }),
    updateSiteSection: async (_, { organizationId, siteId, id, input }, ctx) => ({ siteSection: await ctx.load.siteSection.must(await updateSiteSection(ctx, organizationId, siteId, id, input)) }),
    deleteSiteSection: async (_, { organizationId, siteId, id }, ctx) => ({ deletedSiteSectionId: await deleteSiteSection(ctx, organizationId, siteId, id) }),
    moveSiteSection: async (_, { organizationId, siteId, id, input }, ctx) => ({ siteSection: await ctx.load.siteSection.must(await moveSiteSection(ctx, organizationId, siteId, id, input)) }),
  },
};
