/** Adds, updates, moves, removes and resolves the spaces of a site. */
import { type InputFields, nothingToDelete, parentsOf } from '../data/parents.ts';
import { idOfSitePart } from '../data/state-id.ts';
import type { Context } from '../context.ts';
import { authorize, can } from '../data/authorize.ts';
import { hasValues, toGiven } from '../data/given.ts';
import type { PageArgs } from '../data/connection.ts';
import type { ListArgs } from '../data/connection/order.ts';
import { mapPage } from '../data/page.ts';
import { andThen } from '../data/promise-or-value.ts';
import { forMember, memberWith, readBy, withoutShareKey } from '../data/reader.ts';
import type { SiteRow, SiteSpaceRow, PageOfViews, ViewOf } from '../data/rows.ts';
import type { WriteContext } from '../data/write.ts';
import { AppError, notFound } from '../domain/errors.ts';
import { Problems } from '../domain/problems.ts';
import {
  openingOf,
  siblingsIn,
  siteSpaceKeys,
  siteSpacesInOrder,
} from '../domain/site-structure.ts';
import type {
  CreateSiteSpaceInput,
  MoveSiteSpaceInput,
  Resolvers,
  SiteSiteSpacesArgs,
  UpdateSiteSpaceInput,
} from '../generated/resolvers.ts';
import { siteSpaceUrl } from './site/addresses.ts';
import { requirePublish } from './site/create.ts';
import { validateCondition } from './site/condition.ts';
import { findSite, visiblePartsOf } from './site/find.ts';
import { redirectReplacedPages, updateStructure } from './site/automatic-redirects.ts';
import { contentOfSpace } from './revision/content.ts';
import { moveSiteSpace as moveAmongSiblings, positionOf } from './site/move.ts';
import { repairDefault, currentVisibleParts, currentParts, addSiteSpace } from './site/position.ts';
import { pageOfParts, type PartList, usesTitles } from './site/part-lists.ts';
import type { VisibleSite } from './site/page-at.ts';
import { siblingsForReader } from './site/visitor.ts';

const keyOf = ({ id, organizationId }: Pick<SiteSpaceRow, 'id' | 'organizationId'>) => ({
  key: { id, organizationId },
});

/**
 * Returns a visible site space of a locked site.
 * @throws NOT_FOUND
 */
export async function siteSpaceIn(
  tx: WriteContext,
  site: SiteRow,
  id: string,
): Promise<SiteSpaceRow> {
  const row = (await currentVisibleParts(tx, site)).siteSpaces.find((one) => one.id === id);
  if (!row) throw notFound();
  return row;
}

/** Adds a space to a site and returns the id of the site space. */
export const createSiteSpace = (
  ctx: Context,
  organizationId: string,
  siteId: string,
  { spaceId, siteSectionId: sectionId }: InputFields<CreateSiteSpaceInput, 'siteId'>,
): Promise<string> =>
  updateStructure(ctx, organizationId, siteId, async (tx, site) => {
    const problems = new Problems();
    await problems.checkAsync(() =>
      requirePublish(ctx, tx, organizationId, spaceId, 'input.spaceId'),
    );
    if (
      sectionId != null &&
      !(await currentVisibleParts(tx, site)).sections.some(({ id }) => id === sectionId)
    )
      problems.add('This is not a section of the site.', 'input.siteSectionId');
    problems.throwIfAny();
    const { sections } = await currentParts(tx, site);
    const section = sectionId ?? sections.find(({ isDefault }) => isDefault)?.id ?? null;
    const id = await addSiteSpace(ctx, tx, site, section, spaceId);
    tx.record({ fields: ['siteSpaces'], related: [id, spaceId] });
    return id;
  });

/**
 * Requires that no sibling of a site space has the path.
 * @throws ALREADY_EXISTS
 */
function requireFreePath(siblings: readonly SiteSpaceRow[], path: string | null | undefined): void {
  const existing = path == null ? undefined : siblings.find((one) => one.path === path);
  if (existing)
    throw new AppError('ALREADY_EXISTS', 'Another site space at this level has this path.', {
      field: 'input.path',
      existingId: existing.id,
    });
}

/**
 * Updates the given fields of a site space and returns its id.
 * @throws ALREADY_EXISTS if a sibling has the path.
 */
export const updateSiteSpace = (
  ctx: Context,
  organizationId: string,
  siteId: string,
  id: string,
  input: InputFields<UpdateSiteSpaceInput>,
): Promise<string> =>
  updateStructure(ctx, organizationId, siteId, async (tx, site) => {
    const row = await siteSpaceIn(tx, site, id);
    const { path, spaceId } = input;
    const problems = new Problems();
    if (spaceId != null && spaceId !== row.spaceId)
      await problems.checkAsync(() =>
        requirePublish(ctx, tx, organizationId, spaceId, 'input.spaceId'),
      );
    const siblings = (await currentParts(tx, site)).siteSpaces.filter(
      (one) => one.sectionId === row.sectionId && one.id !== id,
    );
    problems.check(() => requireFreePath(siblings, path));
    const condition = problems.check(() =>
      validateCondition(site, input.condition, 'input.condition'),
    );
    problems.throwIfAny();
    const changed = toGiven({ path, spaceId, condition }, 'condition');
    if (hasValues(row, changed)) {
      tx.skipEvent();
      return id;
    }
    await tx.prisma.siteSpace.update({ where: keyOf(row), data: changed });
    if (spaceId != null && spaceId !== row.spaceId)
      await redirectReplacedPages(
        tx,
        ctx.now,
        row,
        await contentOfSpace(tx.load, row.spaceId),
        await contentOfSpace(tx.load, spaceId),
      );
    tx.record({ fields: Object.keys(changed), related: [id] });
    return id;
  });

/** Removes a space from a site and returns the id of the site space. */
export const deleteSiteSpace = (
  ctx: Context,
  organizationId: string,
  siteId: string,
  id: string,
): Promise<string | null> =>
  updateStructure(ctx, organizationId, siteId, async (tx, site) => {
    const row = (await currentVisibleParts(tx, site)).siteSpaces.find((one) => one.id === id);
    if (!row) {
      tx.skipEvent();
      return nothingToDelete(ctx);
    }
    await tx.prisma.siteSpace.delete({ where: keyOf(row) });
    await repairDefault(tx, site, row);
    tx.record({ fields: ['siteSpaces'], related: [id] });
    return id;
  });

/** Moves a site space among its siblings. */
export const moveSiteSpace = (
  ctx: Context,
  organizationId: string,
  siteId: string,
  id: string,
  { position }: InputFields<MoveSiteSpaceInput>,
): Promise<string> =>
  updateStructure(ctx, organizationId, siteId, async (tx, site) => {
    const row = await siteSpaceIn(tx, site, id);
    await moveAmongSiblings(
      tx,
      site,
      row,
      positionOf(position, 'SITE_SPACE', (ref) => ref.siteSpaceId),
      'input.position',
    );
    tx.record({ fields: ['rank'], related: [id] });
    return id;
  });

/** Returns a site space that the viewer can read, or null. */
export async function readableSiteSpace(ctx: Context, id: string): Promise<SiteSpaceRow | null> {
  const row = await ctx.load.siteSpace.load(id);
  const site = row && (await findSite(ctx.load, row.organizationId, row.siteId));
  if (!site || !(await can(ctx, 'site.read', site))) return null;
  return (await visiblePartsOf(ctx, site)).siteSpaces.find((one) => one.id === id) ?? null;
}

/**
 * Returns the condition of the filter `default`: the site space with which the site opens, or those
 * whose field `default` is false.
 */
function isInFilter(
  parts: VisibleSite['parts'],
  isDefault: boolean | null | undefined,
): (item: SiteSpaceRow) => boolean {
  if (isDefault == null) return () => true;
  const openingId = openingOf(parts)?.id;
  if (isDefault) return ({ id }) => id === openingId;
  const { defaultIds } = siblingsIn(parts);
  return ({ id }) => !defaultIds.has(id);
}

/** Returns a page of the visible site spaces of a site. */
export async function pageOfSiteSpaces(
  { load }: Pick<Context, 'load'>,
  { reader, site, parts }: VisibleSite,
  args: ListArgs<SiteSiteSpacesArgs> & PageArgs,
): Promise<PageOfViews<'SiteSpace'>> {
  const { default: isDefault, spaceId } = args.filter ?? {};
  const items = siteSpacesInOrder(parts).filter(isInFilter(parts, isDefault));
  const found = spaceId == null ? items : items.filter((one) => one.spaceId === spaceId);
  const spaces = usesTitles(args) ? await load.space.mustAll(found.map((one) => one.spaceId)) : [];
  const titles = new Map(spaces.map(({ id, title }) => [id, title]));
  const name = `site.siteSpaces ${site.id}${isDefault == null ? '' : ` ${isDefault ? 'default' : 'others'}`}`;
  const list: PartList<SiteSpaceRow> = {
    name: spaceId == null ? name : `${name} ${spaceId}`,
    items: found,
    positionOf: siteSpaceKeys(parts),
    titleOf: (row) => titles.get(row.spaceId) ?? '',
    pathOf: ({ path }) => path,
  };
  return mapPage(pageOfParts(list, args), (row) => readBy(reader, row));
}

/** Returns an object that the viewer has changed. */
const siteSpaceOf = async (ctx: Context, id: string): Promise<ViewOf<'SiteSpace'>> =>
  forMember(await ctx.load.siteSpace.must(id));

export const siteSpace: Resolvers = {
  SiteSpace: {
    id: (row) => idOfSitePart(row),
    draft: () => false,
    siteSpaceId: ({ id }) => id,
    section: async ({ sectionId }, _, ctx) =>
      sectionId === null ? null : forMember(await ctx.load.siteSection.must(sectionId)),
    space: ({ reader, spaceId }, _, ctx) =>
      andThen(ctx.load.space.must(spaceId), (space) => readBy(withoutShareKey(reader), space)),
    title: ({ spaceId }, _, ctx) => andThen(ctx.load.space.must(spaceId), ({ title }) => title),
    default: ({ id, reader, siteId }, _, ctx) =>
      andThen(siblingsForReader(ctx, reader, siteId), ({ defaultIds }) => defaultIds.has(id)),
    hasAdvancedCustomizationFeature: ({ customization }) => customization !== null,
    site: async ({ siteId }, _, ctx) => forMember(await ctx.load.site.must(siteId)),
    urls: async (row, _, ctx) => ({
      location: `${ctx.settings.baseUrl}/v1/orgs/${row.organizationId}/sites/${row.siteId}/site-spaces/${row.id}`,
      published: await siteSpaceUrl(ctx, row),
    }),
  },
  Site: {
    siteSpaces: async (row, { shareKey, ...page }, ctx) =>
      pageOfSiteSpaces(
        ctx,
        {
          reader: memberWith(ctx.secrets, shareKey),
          site: row,
          parts: await visiblePartsOf(ctx, row),
        },
        page,
      ),
  },
  Query: {
    siteSpace: async (_, { id }, ctx) => {
      const { organizationId, siteId } = await parentsOf(ctx, 'SiteSpace', id);
      const site = await findSite(ctx.load, organizationId, siteId);
      if (!site) throw notFound();
      await authorize(ctx, 'site.read', site);
      const row = (await visiblePartsOf(ctx, site)).siteSpaces.find((one) => one.id === id);
      if (!row) throw notFound();
      return forMember(row);
    },
  },
  Mutation: {
    createSiteSpace: async (_, { input: { siteId, ...input } }, ctx) => {
      const { organizationId } = await parentsOf(ctx, 'Site', siteId);
      return {
        siteSpace: await siteSpaceOf(
          ctx,
          await createSiteSpace(ctx, organizationId, siteId, input),
        ),
      };
    },
    updateSiteSpace: async (_, { input: { id, ...input } }, ctx) => {
      const { organizationId, siteId } = await parentsOf(ctx, 'SiteSpace', id);
      return {
        siteSpace: await siteSpaceOf(
          ctx,
          await updateSiteSpace(ctx, organizationId, siteId, id, input),
        ),
      };
    },
    deleteSiteSpace: async (_, { input: { id } }, ctx) => {
      const { organizationId, siteId } = await parentsOf(ctx, 'SiteSpace', id);
      return {
        deletedSiteSpaceId: await deleteSiteSpace(ctx, organizationId, siteId, id),
      };
    },
    moveSiteSpace: async (_, { input: { id, ...input } }, ctx) => {
      const { organizationId, siteId } = await parentsOf(ctx, 'SiteSpace', id);
      return {
        siteSpace: await siteSpaceOf(
          ctx,
          await moveSiteSpace(ctx, organizationId, siteId, id, input),
        ),
      };
    },
  },
};
