/** Creates, updates, moves, deletes and resolves the sections of a site. */
import { type InputFields, nothingToDelete, parentsOf } from '../data/parents.ts';
import { idOfSitePart } from '../data/state-id.ts';
import type { Context } from '../context.ts';
import { authorize, can } from '../data/authorize.ts';
import { changedFieldsIn, hasValues, toGiven } from '../data/given.ts';
import { newId } from '../data/new-id.ts';
import type { PageArgs } from '../data/connection.ts';
import type { ListArgs } from '../data/connection/order.ts';
import { mapPage } from '../data/page.ts';
import { andThen } from '../data/promise-or-value.ts';
import { forMember, memberWith, readBy } from '../data/reader.ts';
import type { SiteRow, SiteSectionRow, PageOfViews, ViewOf } from '../data/rows.ts';
import type { WriteContext } from '../data/write.ts';
import { AppError, notFound } from '../domain/errors.ts';
import { Problems } from '../domain/problems.ts';
import {
  defaultOf,
  freePath,
  sectionKeys,
  sectionsInOrder,
  topOf,
} from '../domain/site-structure.ts';
import type {
  CreateSiteSectionInput,
  MoveSiteSectionInput,
  Resolvers,
  SiteSectionsArgs,
  UpdateSiteSectionInput,
} from '../generated/resolvers.ts';
import { sectionUrl } from './site/addresses.ts';
import { requirePublish } from './site/create.ts';
import { validateCondition } from './site/condition.ts';
import { findSite, visiblePartsOf } from './site/find.ts';
import { updateStructure } from './site/automatic-redirects.ts';
import { moveSection, positionOf } from './site/move.ts';
import {
  fillFirstSection,
  makeDefaultSiteSpace,
  currentVisibleParts,
  currentParts,
  addSiteSpace,
  rankAfterAll,
} from './site/position.ts';
import { pageOfParts, type PartList } from './site/part-lists.ts';
import type { VisibleSite } from './site/page-at.ts';
import { siblingsForReader } from './site/visitor.ts';

const keyOf = ({ id, organizationId }: Pick<SiteSectionRow, 'id' | 'organizationId'>) => ({
  key: { id, organizationId },
});

/**
 * Returns a visible section of a locked site.
 * @throws NOT_FOUND
 */
async function sectionIn(tx: WriteContext, site: SiteRow, id: string): Promise<SiteSectionRow> {
  const row = (await currentVisibleParts(tx, site)).sections.find((one) => one.id === id);
  if (!row) throw notFound();
  return row;
}

/**
 * Creates a section with a space and returns its id. The first section becomes the default and
 * receives the site spaces of the top level (spec, States).
 */
export const createSiteSection = (
  ctx: Context,
  organizationId: string,
  siteId: string,
  { spaceId, title, icon }: InputFields<CreateSiteSectionInput, 'siteId'>,
): Promise<string> =>
  updateStructure(ctx, organizationId, siteId, async (tx, site) => {
    await requirePublish(ctx, tx, organizationId, spaceId, 'input.spaceId');
    const parts = await currentParts(tx, site);
    const isFirst = parts.sections.length === 0;
    const space = await tx.load.space.must(spaceId);
    const id = newId('SiteSection');
    const name = title ?? ([...space.title].length < 2 ? 'Untitled' : space.title);
    const path = freePath(name, new Set(parts.sections.map((one) => one.path)));
    await tx.prisma.siteSection.create({
      data: {
        id,
        organizationId,
        siteId,
        rank: rankAfterAll(topOf(parts)),
        title: name,
        path,
        icon: icon ?? null,
        isDefault: isFirst,
        createdAt: ctx.now,
      },
    });
    if (isFirst) await fillFirstSection(ctx, tx, site, id, spaceId);
    else await addSiteSpace(ctx, tx, site, id, spaceId);
    tx.record({ fields: ['sections'], related: [id, spaceId] });
    return id;
  });

/**
 * Requires that no other section has the path.
 * @throws ALREADY_EXISTS
 */
function requireFreePath(
  sections: readonly SiteSectionRow[],
  id: string,
  path: string | null | undefined,
): void {
  if (path != null && sections.some((one) => one.id !== id && one.path === path))
    throw new AppError('ALREADY_EXISTS', 'Another section of the site has this path.', {
      field: 'input.path',
    });
}

/**
 * Updates the given fields of a section and returns its id.
 * @throws ALREADY_EXISTS if another section has the path.
 */
export const updateSiteSection = (
  ctx: Context,
  organizationId: string,
  siteId: string,
  id: string,
  input: InputFields<UpdateSiteSectionInput>,
): Promise<string> =>
  updateStructure(ctx, organizationId, siteId, async (tx, site) => {
    const row = await sectionIn(tx, site, id);
    const { title, path, icon, description, defaultSiteSpaceId } = input;
    const { sections } = await currentParts(tx, site);
    const problems = new Problems();
    problems.check(() => requireFreePath(sections, id, path));
    const condition = problems.check(() =>
      validateCondition(site, input.condition, 'input.condition'),
    );
    const hasNewDefault =
      defaultSiteSpaceId != null &&
      (await problems.checkAsync(() => makeDefaultSiteSpace(tx, site, defaultSiteSpaceId, id)));
    problems.throwIfAny();
    const changed = toGiven(
      { title, path, icon, description, condition },
      'icon',
      'description',
      'condition',
    );
    if (!hasNewDefault && hasValues(row, changed)) {
      tx.skipEvent();
      return id;
    }
    await tx.prisma.siteSection.update({ where: keyOf(row), data: changed });
    tx.record({ fields: changedFieldsIn(input), related: [id] });
    return id;
  });

/**
 * Deletes a section with its site spaces and returns its id. If it was the default, the next
 * section becomes the default.
 */
export const deleteSiteSection = (
  ctx: Context,
  organizationId: string,
  siteId: string,
  id: string,
): Promise<string | null> =>
  updateStructure(ctx, organizationId, siteId, async (tx, site) => {
    const row = (await currentVisibleParts(tx, site)).sections.find((one) => one.id === id);
    if (!row) {
      tx.skipEvent();
      return nothingToDelete(ctx);
    }
    const order = sectionsInOrder(await currentParts(tx, site));
    await tx.prisma.siteSpace.deleteMany({ where: { siteId, organizationId, sectionId: id } });
    await tx.prisma.siteSection.delete({ where: keyOf(row) });
    const at = order.findIndex((one) => one.id === id);
    const next = order[at + 1] ?? order[at - 1];
    if (row.isDefault && next)
      await tx.prisma.siteSection.update({ where: keyOf(next), data: { isDefault: true } });
    tx.record({ fields: ['sections'], related: [id] });
    return id;
  });

/** Moves a section among its siblings. */
export const moveSiteSection = (
  ctx: Context,
  organizationId: string,
  siteId: string,
  id: string,
  { position }: InputFields<MoveSiteSectionInput>,
): Promise<string> =>
  updateStructure(ctx, organizationId, siteId, async (tx, site) => {
    const row = await sectionIn(tx, site, id);
    await moveSection(
      tx,
      site,
      row,
      positionOf(position, 'SITE_SECTION', (ref) => ref.siteSectionId),
      'input.position',
    );
    tx.record({ fields: ['rank'], related: [id] });
    return id;
  });

/** Returns a section that the viewer can read, or null. */
export async function readableSection(ctx: Context, id: string): Promise<SiteSectionRow | null> {
  const row = await ctx.load.siteSection.load(id);
  const site = row && (await findSite(ctx.load, row.organizationId, row.siteId));
  if (!site || !(await can(ctx, 'site.read', site))) return null;
  return (await visiblePartsOf(ctx, site)).sections.find((one) => one.id === id) ?? null;
}

/** Returns a page of the visible sections of a site. */
export function pageOfSections(
  { reader, site, parts }: VisibleSite,
  args: ListArgs<SiteSectionsArgs> & PageArgs,
): PageOfViews<'SiteSection'> {
  const isDefault = args.filter?.default;
  const all = sectionsInOrder(parts);
  const defaultId = defaultOf(all)?.id;
  const items = all.filter(({ id }) => isDefault == null || isDefault === (id === defaultId));
  const list: PartList<SiteSectionRow> = {
    name: `site.sections ${site.id}${isDefault == null ? '' : ` ${isDefault}`}`,
    items,
    positionOf: sectionKeys(parts),
    titleOf: ({ title }) => title,
    pathOf: ({ path }) => path,
  };
  return mapPage(pageOfParts(list, args), (row) => readBy(reader, row));
}

/** Returns an object that the viewer has changed. */
const siteSectionOf = async (ctx: Context, id: string): Promise<ViewOf<'SiteSection'>> =>
  forMember(await ctx.load.siteSection.must(id));

export const siteSection: Resolvers = {
  SiteSection: {
    id: (row) => idOfSitePart(row),
    draft: () => false,
    siteSectionId: ({ id }) => id,
    default: ({ id, reader, siteId }, _, ctx) =>
      andThen(siblingsForReader(ctx, reader, siteId), ({ defaultIds }) => defaultIds.has(id)),
    sectionGroupId: ({ groupId }) => groupId,
    sectionGroup: async ({ groupId }, _, ctx) =>
      groupId === null ? null : forMember(await ctx.load.siteSectionGroup.must(groupId)),
    siteSpaces: ({ id, reader, siteId }, _, ctx) =>
      andThen(siblingsForReader(ctx, reader, siteId), ({ siteSpaces }) =>
        (siteSpaces.get(id) ?? []).map((one) => readBy(reader, one)),
      ),
    site: async ({ siteId }, _, ctx) => forMember(await ctx.load.site.must(siteId)),
    urls: async (row, _, ctx) => ({
      location: `${ctx.settings.baseUrl}/v1/orgs/${row.organizationId}/sites/${row.siteId}/sections/${row.id}`,
      published: await sectionUrl(ctx, row),
    }),
  },
  Site: {
    sections: async (row, { shareKey, ...page }, ctx) =>
      pageOfSections(
        {
          reader: memberWith(ctx.secrets, shareKey),
          site: row,
          parts: await visiblePartsOf(ctx, row),
        },
        page,
      ),
  },
  Query: {
    siteSection: async (_, { id }, ctx) => {
      const { organizationId, siteId } = await parentsOf(ctx, 'SiteSection', id);
      const site = await findSite(ctx.load, organizationId, siteId);
      if (!site) throw notFound();
      await authorize(ctx, 'site.read', site);
      const row = (await visiblePartsOf(ctx, site)).sections.find((one) => one.id === id);
      if (!row) throw notFound();
      return forMember(row);
    },
  },
  Mutation: {
    createSiteSection: async (_, { input: { siteId, ...input } }, ctx) => {
      const { organizationId } = await parentsOf(ctx, 'Site', siteId);
      return {
        siteSection: await siteSectionOf(
          ctx,
          await createSiteSection(ctx, organizationId, siteId, input),
        ),
      };
    },
    updateSiteSection: async (_, { input: { id, ...input } }, ctx) => {
      const { organizationId, siteId } = await parentsOf(ctx, 'SiteSection', id);
      return {
        siteSection: await siteSectionOf(
          ctx,
          await updateSiteSection(ctx, organizationId, siteId, id, input),
        ),
      };
    },
    deleteSiteSection: async (_, { input: { id } }, ctx) => {
      const { organizationId, siteId } = await parentsOf(ctx, 'SiteSection', id);
      return {
        deletedSiteSectionId: await deleteSiteSection(ctx, organizationId, siteId, id),
      };
    },
    moveSiteSection: async (_, { input: { id, ...input } }, ctx) => {
      const { organizationId, siteId } = await parentsOf(ctx, 'SiteSection', id);
      return {
        siteSection: await siteSectionOf(
          ctx,
          await moveSiteSection(ctx, organizationId, siteId, id, input),
        ),
      };
    },
  },
};
