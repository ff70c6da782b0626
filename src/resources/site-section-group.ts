/** Creates, updates, moves, deletes and resolves the section groups of a site. */
import { type InputFields, nothingToDelete, parentsOf } from '../data/parents.ts';
import { idOfSitePart } from '../data/state-id.ts';
import type { Context } from '../context.ts';
import { authorize, can } from '../data/authorize.ts';
import { hasValues, toGiven } from '../data/given.ts';
import { newId } from '../data/new-id.ts';
import { mapPage } from '../data/page.ts';
import { forMember, readBy } from '../data/reader.ts';
import type { SiteParts, SiteRow, SiteSectionGroupRow, ViewOf } from '../data/rows.ts';
import type { WriteContext } from '../data/write.ts';
import { badInput, notFound } from '../domain/errors.ts';
import { requireDistinct } from '../domain/input-values.ts';
import { checkAll, checkEach } from '../domain/problems.ts';
import { rankBetween, ranksAfter } from '../domain/rank.ts';
import { inOrder, sectionsInOrder, topOf } from '../domain/site-structure.ts';
import type {
  CreateSiteSectionGroupInput,
  MoveSiteSectionGroupInput,
  Resolvers,
  UpdateSiteSectionGroupInput,
} from '../generated/resolvers.ts';
import { findSite, visiblePartsOf } from './site/find.ts';
import { updateStructure } from './site/automatic-redirects.ts';
import { pageOfParts, type PartList } from './site/part-lists.ts';
import { moveGroup, positionOf } from './site/move.ts';
import { currentVisibleParts, currentParts, rankAfterAll } from './site/position.ts';
import { partsForReader } from './site/visitor.ts';

const keyOf = ({
  id,
  organizationId,
}: {
  readonly id: string;
  readonly organizationId: string;
}) => ({ key: { id, organizationId } });

/**
 * Returns a visible group of a locked site.
 * @throws NOT_FOUND
 */
async function groupIn(tx: WriteContext, site: SiteRow, id: string): Promise<SiteSectionGroupRow> {
  const row = (await currentVisibleParts(tx, site)).groups.find((one) => one.id === id);
  if (!row) throw notFound();
  return row;
}

/**
 * Requires that each section is in the group once.
 * @throws BAD_USER_INPUT
 */
export const requireDistinctSections = (ids: readonly string[] | null | undefined): void =>
  requireDistinct(ids ?? [], (index) => `siteSectionIds.${index}`);

/** Creates a group with the given sections and returns its id. */
export const createSiteSectionGroup = (
  ctx: Context,
  organizationId: string,
  siteId: string,
  { title, icon, siteSectionIds }: InputFields<CreateSiteSectionGroupInput, 'siteId'>,
): Promise<string> =>
  updateStructure(ctx, organizationId, siteId, async (tx, site) => {
    const sectionIds = siteSectionIds ?? [];
    const visibleIds = new Set(
      (await currentVisibleParts(tx, site)).sections.map((section) => section.id),
    );
    checkAll(
      () => requireDistinctSections(sectionIds),
      () =>
        checkEach(sectionIds, (section, i) => {
          if (!visibleIds.has(section))
            throw badInput('This is not a section of the site.', `input.siteSectionIds.${i}`);
        }),
    );
    const id = newId('SiteSectionGroup');
    const rank = rankAfterAll(topOf(await currentParts(tx, site)));
    await tx.prisma.siteSectionGroup.create({
      data: { id, organizationId, siteId, rank, title, icon: icon ?? null, createdAt: ctx.now },
    });
    const ranks = ranksAfter(null, sectionIds.length);
    for (const [i, section] of sectionIds.entries())
      await tx.prisma.siteSection.update({
        where: keyOf({ id: section, organizationId }),
        data: { groupId: id, rank: ranks[i] ?? 'a0' },
      });
    tx.record({ fields: ['sectionGroups'], related: [id, ...sectionIds] });
    return id;
  });

/** Updates the given fields of a group and returns its id. */
export const updateSiteSectionGroup = (
  ctx: Context,
  organizationId: string,
  siteId: string,
  id: string,
  input: InputFields<UpdateSiteSectionGroupInput>,
): Promise<string> =>
  updateStructure(ctx, organizationId, siteId, async (tx, site) => {
    const row = await groupIn(tx, site, id);
    const changed = toGiven({ title: input.title, icon: input.icon }, 'icon');
    if (hasValues(row, changed)) {
      tx.skipEvent();
      return id;
    }
    await tx.prisma.siteSectionGroup.update({ where: keyOf(row), data: changed });
    tx.record({ fields: Object.keys(changed), related: [id] });
    return id;
  });

/** Returns ranks directly after a group at the top level of the site. */
function ranksAfterGroup(parts: SiteParts, group: SiteSectionGroupRow, count: number): string[] {
  const root = topOf(parts);
  const next = root[root.findIndex(({ id }) => id === group.id) + 1]?.rank ?? null;
  const ranks: string[] = [];
  for (let i = 0; i < count; i++) ranks.push(rankBetween(ranks.at(-1) ?? group.rank, next));
  return ranks;
}

/** Deletes a group, whose sections take its position, and returns its id. */
export const deleteSiteSectionGroup = (
  ctx: Context,
  organizationId: string,
  siteId: string,
  id: string,
): Promise<string | null> =>
  updateStructure(ctx, organizationId, siteId, async (tx, site) => {
    const group = (await currentVisibleParts(tx, site)).groups.find((one) => one.id === id);
    if (!group) {
      tx.skipEvent();
      return nothingToDelete(ctx);
    }
    const parts = await currentParts(tx, site);
    const sectionsOfGroup = inOrder(parts.sections.filter(({ groupId }) => groupId === id));
    const ranks = ranksAfterGroup(parts, group, sectionsOfGroup.length);
    for (const [i, section] of sectionsOfGroup.entries())
      await tx.prisma.siteSection.update({
        where: keyOf(section),
        data: { groupId: null, rank: ranks[i] ?? group.rank },
      });
    await tx.prisma.siteSectionGroup.delete({ where: keyOf(group) });
    tx.record({
      fields: ['sectionGroups'],
      related: [id, ...sectionsOfGroup.map((section) => section.id)],
    });
    return id;
  });

/**
 * Adds a section at the end of a group. A section that is already in the group keeps its position.
 */
export const addSectionToGroup = (
  ctx: Context,
  organizationId: string,
  siteId: string,
  id: string,
  sectionId: string,
): Promise<string> =>
  updateStructure(ctx, organizationId, siteId, async (tx, site) => {
    const group = await groupIn(tx, site, id);
    const section = (await currentVisibleParts(tx, site)).sections.find(
      (one) => one.id === sectionId,
    );
    if (!section) throw badInput('This is not a section of the site.', 'input.siteSectionId');
    const isIn = section.groupId === group.id;
    const siblings = (await currentParts(tx, site)).sections.filter(
      ({ groupId }) => groupId === group.id,
    );
    if (!isIn)
      await tx.prisma.siteSection.update({
        where: keyOf(section),
        data: { groupId: group.id, rank: rankAfterAll(siblings) },
      });
    tx.record({ fields: isIn ? [] : ['sections'], related: [id, sectionId] });
    return id;
  });

/**
 * Removes a section from a group and places it after the group. Nothing happens if it is not in the
 * group.
 */
export const removeSectionFromGroup = (
  ctx: Context,
  organizationId: string,
  siteId: string,
  id: string,
  sectionId: string,
): Promise<string | null> =>
  updateStructure(ctx, organizationId, siteId, async (tx, site) => {
    const group = await groupIn(tx, site, id);
    const section = (await currentVisibleParts(tx, site)).sections.find(
      (one) => one.id === sectionId && one.groupId === id,
    );
    if (!section) {
      tx.skipEvent();
      return null;
    }
    const [rank = group.rank] = ranksAfterGroup(await currentParts(tx, site), group, 1);
    await tx.prisma.siteSection.update({ where: keyOf(section), data: { groupId: null, rank } });
    tx.record({ fields: ['sections'], related: [id, sectionId] });
    return sectionId;
  });

/** Moves a group at the top level of the site. */
export const moveSiteSectionGroup = (
  ctx: Context,
  organizationId: string,
  siteId: string,
  id: string,
  { position }: InputFields<MoveSiteSectionGroupInput>,
): Promise<string> =>
  updateStructure(ctx, organizationId, siteId, async (tx, site) => {
    const row = await groupIn(tx, site, id);
    await moveGroup(
      tx,
      site,
      row,
      positionOf(position, 'SITE_SECTION', (ref) => ref.siteSectionId),
      'input.position',
    );
    tx.record({ fields: ['rank'], related: [id] });
    return id;
  });

/** Returns a group that the viewer can read, or null. */
export async function readableGroup(ctx: Context, id: string): Promise<SiteSectionGroupRow | null> {
  const row = await ctx.load.siteSectionGroup.load(id);
  const site = row && (await findSite(ctx.load, row.organizationId, row.siteId));
  if (!site || !(await can(ctx, 'site.read', site))) return null;
  return (await visiblePartsOf(ctx, site)).groups.find((one) => one.id === id) ?? null;
}

/** Returns an object that the viewer has changed. */
const siteSectionGroupOf = async (ctx: Context, id: string): Promise<ViewOf<'SiteSectionGroup'>> =>
  forMember(await ctx.load.siteSectionGroup.must(id));

export const siteSectionGroup: Resolvers = {
  SiteSectionGroup: {
    id: (row) => idOfSitePart(row),
    draft: () => false,
    siteSectionGroupId: ({ id }) => id,
    sections: async (row, _, ctx) =>
      sectionsInOrder(await partsForReader(ctx, row.reader, row.siteId))
        .filter(({ groupId }) => groupId === row.id)
        .map((one) => readBy(row.reader, one)),
    site: async ({ siteId }, _, ctx) => forMember(await ctx.load.site.must(siteId)),
    urls: (row, _, ctx) => ({
      location: `${ctx.settings.baseUrl}/v1/orgs/${row.organizationId}/sites/${row.siteId}/section-groups/${row.id}`,
    }),
  },
  Site: {
    sectionGroups: async (row, args, ctx) => {
      const list: PartList<SiteSectionGroupRow> = {
        name: `site.sectionGroups ${row.id}`,
        items: inOrder((await visiblePartsOf(ctx, row)).groups),
        positionOf: ({ rank, id }) => [rank, id],
        titleOf: ({ title }) => title,
      };
      return mapPage(pageOfParts(list, args), forMember);
    },
  },
  Query: {
    siteSectionGroup: async (_, { id }, ctx) => {
      const { organizationId, siteId } = await parentsOf(ctx, 'SiteSectionGroup', id);
      const site = await findSite(ctx.load, organizationId, siteId);
      if (!site) throw notFound();
      await authorize(ctx, 'site.read', site);
      const row = (await visiblePartsOf(ctx, site)).groups.find((one) => one.id === id);
      if (!row) throw notFound();
      return forMember(row);
    },
  },
  Mutation: {
    createSiteSectionGroup: async (_, { input: { siteId, ...input } }, ctx) => {
      const { organizationId } = await parentsOf(ctx, 'Site', siteId);
      return {
        siteSectionGroup: await siteSectionGroupOf(
          ctx,
          await createSiteSectionGroup(ctx, organizationId, siteId, input),
        ),
      };
    },
    updateSiteSectionGroup: async (_, { input: { id, ...input } }, ctx) => {
      const { organizationId, siteId } = await parentsOf(ctx, 'SiteSectionGroup', id);
      return {
        siteSectionGroup: await siteSectionGroupOf(
          ctx,
          await updateSiteSectionGroup(ctx, organizationId, siteId, id, input),
        ),
      };
    },
    deleteSiteSectionGroup: async (_, { input: { id } }, ctx) => {
      const { organizationId, siteId } = await parentsOf(ctx, 'SiteSectionGroup', id);
      return {
        deletedSiteSectionGroupId: await deleteSiteSectionGroup(ctx, organizationId, siteId, id),
      };
    },
    addSectionToGroup: async (_, { input }, ctx) => {
      const { siteSectionGroupId: id, siteSectionId } = input;
      const { organizationId, siteId } = await parentsOf(ctx, 'SiteSectionGroup', id);
      return {
        siteSectionGroup: await siteSectionGroupOf(
          ctx,
          await addSectionToGroup(ctx, organizationId, siteId, id, siteSectionId),
        ),
      };
    },
    removeSectionFromGroup: async (_, { input }, ctx) => {
      const { siteSectionGroupId: id, siteSectionId } = input;
      const { organizationId, siteId } = await parentsOf(ctx, 'SiteSectionGroup', id);
      return {
        removedSiteSectionId: await removeSectionFromGroup(
          ctx,
          organizationId,
          siteId,
          id,
          siteSectionId,
        ),
        siteSectionGroup: await siteSectionGroupOf(ctx, id),
      };
    },
    moveSiteSectionGroup: async (_, { input: { id, ...input } }, ctx) => {
      const { organizationId, siteId } = await parentsOf(ctx, 'SiteSectionGroup', id);
      return {
        siteSectionGroup: await siteSectionGroupOf(
          ctx,
          await moveSiteSectionGroup(ctx, organizationId, siteId, id, input),
        ),
      };
    },
  },
};
