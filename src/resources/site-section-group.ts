/** Groups of sections. */
import type { Context } from '../context.ts';
import { authorize, can } from '../data/authorize.ts';
import { given } from '../data/given.ts';
import { pageOfItems } from '../data/items.ts';
import { newId } from '../data/new-id.ts';
import type { SiteParts, SiteRow, SiteSectionGroupRow } from '../data/rows.ts';
import type { Writing } from '../data/write.ts';
import { badInput, notFound } from '../domain/errors.ts';
import { rankBetween, ranksAfter } from '../domain/rank.ts';
import { inOrder, sectionsInOrder, topOf } from '../domain/site-structure.ts';
import type { CreateSiteSectionGroupInput, MoveSiteSectionGroupInput, Resolvers, UpdateSiteSectionGroupInput } from '../generated/resolvers.ts';
import { findSite, partsSeen } from './site/find.ts';
import { restructure } from './site/keep-addresses.ts';
import { moveGroup, positionOf } from './site/move.ts';
import { partsInView, partsOf, rankBehind } from './site/place.ts';
import { partsShown } from './site/visit.ts';

const keyOf = ({ id, organizationId }: { readonly id: string; readonly organizationId: string }) => ({ key: { id, organizationId } });

/** A group of a site that is locked, as the caller sees it. NOT_FOUND. */
async function groupIn(tx: Writing, site: SiteRow, id: string): Promise<SiteSectionGroupRow> {
  const row = (await partsInView(tx, site)).groups.find((one) => one.id === id);
  if (!row) throw notFound();
  return row;
}

/** Makes a group, with the sections that are given, and gives its id. */
export const createSiteSectionGroup = (ctx: Context, organizationId: string, siteId: string, { title, icon, sections = [] }: CreateSiteSectionGroupInput): Promise<string> =>
  restructure(ctx, organizationId, siteId, async (tx, site) => {
    const wanted = sections ?? [];
    const seen = new Set((await partsInView(tx, site)).sections.map((section) => section.id));
    const strange = wanted.findIndex((section) => !seen.has(section));
    if (strange >= 0) throw badInput('This is no section of the site.', `input.sections.${strange}`);
    const id = newId('SiteSectionGroup');
    const rank = rankBehind(topOf(await partsOf(tx, site)));
    await tx.prisma.siteSectionGroup.create({ data: { id, organizationId, siteId, rank, title, icon: icon ?? null, createdAt: ctx.now } });
    const ranks = ranksAfter(null, wanted.length);
    for (const [i, section] of wanted.entries()) await tx.prisma.siteSection.update({ where: keyOf({ id: section, organizationId }), data: { groupId: id, rank: ranks[i] ?? 'a0' } });
    tx.record({ fields: ['sectionGroups'], related: [id, ...wanted] });
    return id;
  });

/** Changes what is given of a group. */
export const updateSiteSectionGroup = (ctx: Context, organizationId: string, siteId: string, id: string, input: UpdateSiteSectionGroupInput): Promise<string> =>
  restructure(ctx, organizationId, siteId, async (tx, site) => {
    const row = await groupIn(tx, site, id);
    const changed = given({ title: input.title, icon: input.icon }, 'icon');
    await tx.prisma.siteSectionGroup.update({ where: keyOf(row), data: changed });
    tx.record({ fields: Object.keys(changed), related: [id] });
    return id;
  });

/** Ranks at the root right behind a group, before what follows it. */
function ranksBehind(parts: SiteParts, group: SiteSectionGroupRow, count: number): string[] {
  const root = topOf(parts);
  const next = root[root.findIndex(({ id }) => id === group.id) + 1]?.rank ?? null;
  const ranks: string[] = [];
  for (let i = 0; i < count; i++) ranks.push(rankBetween(ranks.at(-1) ?? group.rank, next));
  return ranks;
}

/** Deletes a group: its sections stand where it stood. What is not there is gone already. */
export const deleteSiteSectionGroup = (ctx: Context, organizationId: string, siteId: string, id: string): Promise<string | null> =>
  restructure(ctx, organizationId, siteId, async (tx, site) => {
    const group = (await partsInView(tx, site)).groups.find((one) => one.id === id);
    if (!group) {
      tx.skipEvent();
      return null;
    }
    const parts = await partsOf(tx, site);
    const own = inOrder(parts.sections.filter(({ groupId }) => groupId === id));
    const ranks = ranksBehind(parts, group, own.length);
    for (const [i, section] of own.entries()) await tx.prisma.siteSection.update({ where: keyOf(section), data: { groupId: null, rank: ranks[i] ?? group.rank } });
    await tx.prisma.siteSectionGroup.delete({ where: keyOf(group) });
    tx.record({ fields: ['sectionGroups'], related: [id, ...own.map((section) => section.id)] });
    return id;
  });

/** Puts a section into a group, at its end. One that is in it stays where it is. */
export const addSectionToGroup = (ctx: Context, organizationId: string, siteId: string, id: string, sectionId: string): Promise<string> =>
  restructure(ctx, organizationId, siteId, async (tx, site) => {
    const group = await groupIn(tx, site, id);
    const section = (await partsInView(tx, site)).sections.find((one) => one.id === sectionId);
    if (!section) throw badInput('This is no section of the site.', 'input.sectionId');
    const isIn = section.groupId === group.id;
    const among = (await partsOf(tx, site)).sections.filter(({ groupId }) => groupId === group.id);
    if (!isIn) await tx.prisma.siteSection.update({ where: keyOf(section), data: { groupId: group.id, rank: rankBehind(among) } });
    tx.record({ fields: isIn ? [] : ['sections'], related: [id, sectionId] });
    return id;
  });

/** Takes a section out of a group: it stands behind the group. One that is not in it stays where it is. */
export const removeSectionFromGroup = (ctx: Context, organizationId: string, siteId: string, id: string, sectionId: string): Promise<string> =>
  restructure(ctx, organizationId, siteId, async (tx, site) => {
    const group = await groupIn(tx, site, id);
    const section = (await partsInView(tx, site)).sections.find((one) => one.id === sectionId && one.groupId === id);
    if (!section) {
      tx.skipEvent();
      return id;
    }
    const [rank = group.rank] = ranksBehind(await partsOf(tx, site), group, 1);
    await tx.prisma.siteSection.update({ where: keyOf(section), data: { groupId: null, rank } });
    tx.record({ fields: ['sections'], related: [id, sectionId] });
    return id;
  });

/** Moves a group among what stands at the root. */
export const moveSiteSectionGroup = (ctx: Context, organizationId: string, siteId: string, id: string, { position }: MoveSiteSectionGroupInput): Promise<string> =>
  restructure(ctx, organizationId, siteId, async (tx, site) => {
    const row = await groupIn(tx, site, id);
    await moveGroup(
      tx,
      site,
      row,
      positionOf(position, 'SITE_SECTION', (ref) => ref.id),
      'input.position',
    );
    tx.record({ fields: ['rank'], related: [id] });
    return id;
  });

/** A group that the caller may read; null for none. */
export async function readableGroup(ctx: Context, id: string): Promise<SiteSectionGroupRow | null> {
  const row = await ctx.load.siteSectionGroup.load(id);
  const site = row && (await findSite(ctx.load, row.organizationId, row.siteId));
  if (!site || !(await can(ctx, 'site.read', site))) return null;
  return (await partsSeen(ctx, site)).groups.find((one) => one.id === id) ?? null;
}

export const siteSectionGroup: Resolvers = {
  SiteSectionGroup: {
    sections: async (row, _, ctx) =>
      sectionsInOrder(await partsShown(ctx, row))
        .filter(({ groupId }) => groupId === row.id)
        .map((one) => ({ ...one, shareKey: row.shareKey })),
    site: ({ siteId }, _, ctx) => ctx.load.site.must(siteId),
    urls: (row, _, ctx) => ({ location: `${ctx.settings.baseUrl}/v1/orgs/${row.organizationId}/sites/${row.siteId}/section-groups/${row.id}` }),
  },
  SiteSectionGroupConnection: { totalCount: (page) => page.count() },
  Site: {
    sectionGroups: async (row, page, ctx) => pageOfItems({ name: `site.sectionGroups ${row.id}`, items: inOrder((await partsSeen(ctx, row)).groups), keysOf: ({ rank, id }) => [rank, id] }, page),
  },
  Query: {
    siteSectionGroup: async (_, { organizationId, siteId, id }, ctx) => {
      const site = await findSite(ctx.load, organizationId, siteId);
      if (!site) throw notFound();
      await authorize(ctx, 'site.read', site);
      const row = (await partsSeen(ctx, site)).groups.find((one) => one.id === id);
      if (!row) throw notFound();
      return row;
    },
  },
  Mutation: {
    createSiteSectionGroup: async (_, { organizationId, siteId, input }, ctx) => ({
      siteSectionGroup: await ctx.load.siteSectionGroup.must(await createSiteSectionGroup(ctx, organizationId, siteId, input)),
    }),
    updateSiteSectionGroup: async (_, { organizationId, siteId, id, input }, ctx) => ({
      siteSectionGroup: await ctx.load.siteSectionGroup.must(await updateSiteSectionGroup(ctx, organizationId, siteId, id, input)),
    }),
    deleteSiteSectionGroup: async (_, { organizationId, siteId, id }, ctx) => ({ deletedSiteSectionGroupId: await deleteSiteSectionGroup(ctx, organizationId, siteId, id) }),
    addSectionToGroup: async (_, { organizationId, siteId, id, input }, ctx) => ({
      siteSectionGroup: await ctx.load.siteSectionGroup.must(await addSectionToGroup(ctx, organizationId, siteId, id, input.sectionId)),
    }),
    removeSectionFromGroup: async (_, { organizationId, siteId, id, sectionId }, ctx) => ({
      siteSectionGroup: await ctx.load.siteSectionGroup.must(await removeSectionFromGroup(ctx, organizationId, siteId, id, sectionId)),
    }),
    moveSiteSectionGroup: async (_, { organizationId, siteId, id, input }, ctx) => ({
      siteSectionGroup: await ctx.load.siteSectionGroup.must(await moveSiteSectionGroup(ctx, organizationId, siteId, id, input)),
    }),
  },
};
