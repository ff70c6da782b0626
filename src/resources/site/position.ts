/**
 * Determines the position of a site's parts among their siblings, and which of them are defaults.
 * The site must be locked.
 */
import type { Context } from '../../context.ts';
import { newId } from '../../data/new-id.ts';
import type { SiteParts, SiteRow, SiteSpaceRow } from '../../data/rows.ts';
import type { WriteContext } from '../../data/write.ts';
import { badInput } from '../../domain/errors.ts';
import { rankAmong, type SiblingPosition } from '../../domain/position.ts';
import { rankBetween } from '../../domain/rank.ts';
import { freePath, inOrder } from '../../domain/site-structure.ts';
import { visiblePartsOf } from './find.ts';

type SiteKey = Pick<SiteRow, 'id' | 'organizationId'>;

/** Returns the current parts of a site, ignoring cached rows. */
export async function currentParts(tx: WriteContext, { id }: SiteKey): Promise<SiteParts> {
  tx.load.siteParts.clear(id);
  return tx.load.siteParts.must(id);
}

/**
 * Returns the current parts that the caller can see and therefore may refer to. The loaders know
 * the caller's memberships.
 */
export async function currentVisibleParts(tx: WriteContext, site: SiteRow): Promise<SiteParts> {
  await currentParts(tx, site);
  return visiblePartsOf({ viewer: null, load: tx.load }, site);
}

/** Returns a rank after all given items. */
export const rankAfterAll = (
  items: readonly { readonly id: string; readonly rank: string }[],
): string => rankBetween(inOrder(items).at(-1)?.rank ?? null, null);

/** The position of a new site space. */
interface NewPosition {
  readonly sectionId: string | null;
  readonly rank: string;
  readonly isDefault: boolean;
}

async function insertSiteSpace(
  ctx: Context,
  tx: WriteContext,
  site: SiteKey,
  spaceId: string,
  newPosition: NewPosition,
  siblings: readonly SiteSpaceRow[],
): Promise<string> {
  const { title } = await tx.load.space.must(spaceId);
  const id = newId('SiteSpace');
  const path = freePath(title, new Set(siblings.map((one) => one.path)));
  await tx.prisma.siteSpace.create({
    data: {
      ...newPosition,
      id,
      organizationId: site.organizationId,
      siteId: site.id,
      spaceId,
      path,
      createdAt: ctx.now,
    },
  });
  return id;
}

/**
 * Adds a space at the end of a section or of the top level, and returns the id of the site space.
 * The first one there becomes the default.
 */
export async function addSiteSpace(
  ctx: Context,
  tx: WriteContext,
  site: SiteKey,
  sectionId: string | null,
  spaceId: string,
): Promise<string> {
  const siblings = (await currentParts(tx, site)).siteSpaces.filter(
    (one) => one.sectionId === sectionId,
  );
  return insertSiteSpace(
    ctx,
    tx,
    site,
    spaceId,
    { sectionId, rank: rankAfterAll(siblings), isDefault: siblings.length === 0 },
    siblings,
  );
}

/**
 * Adds a space to the first section of a site, followed by the site spaces of the top level with
 * their order and paths (spec, States).
 */
export async function fillFirstSection(
  ctx: Context,
  tx: WriteContext,
  { id: siteId, organizationId }: SiteKey,
  sectionId: string,
  spaceId: string,
): Promise<void> {
  const { siteSpaces } = await currentParts(tx, { id: siteId, organizationId });
  const newPosition = {
    sectionId,
    rank: rankBetween(null, inOrder(siteSpaces)[0]?.rank ?? null),
    isDefault: true,
  };
  await insertSiteSpace(ctx, tx, { id: siteId, organizationId }, spaceId, newPosition, siteSpaces);
  await tx.prisma.siteSpace.updateMany({
    where: { siteId, organizationId, sectionId: null },
    data: { sectionId, isDefault: false },
  });
}

/**
 * Makes a section the default of its site; returns false if it is already.
 * @throws BAD_USER_INPUT if the site has no such visible section.
 */
export async function makeDefaultSection(
  tx: WriteContext,
  site: SiteRow,
  sectionId: string,
): Promise<boolean> {
  const { sections } = await currentVisibleParts(tx, site);
  const section = sections.find(({ id }) => id === sectionId);
  if (!section) throw badInput('This is not a section of the site.', 'input.defaultSiteSectionId');
  if (section.isDefault) return false;
  const where = { siteId: site.id, organizationId: site.organizationId };
  await tx.prisma.siteSection.updateMany({ where, data: { isDefault: false } });
  await tx.prisma.siteSection.updateMany({
    where: { ...where, id: sectionId },
    data: { isDefault: true },
  });
  return true;
}

/**
 * Makes a site space the default of the given section, or else of the default section or the top
 * level; returns false if it is already.
 * @throws BAD_USER_INPUT if it is elsewhere or not visible.
 */
export async function makeDefaultSiteSpace(
  tx: WriteContext,
  site: SiteRow,
  siteSpaceId: string,
  ofSection?: string,
): Promise<boolean> {
  const { sections } = await currentParts(tx, site);
  const sectionId = ofSection ?? sections.find(({ isDefault }) => isDefault)?.id ?? null;
  const siteSpace = (await currentVisibleParts(tx, site)).siteSpaces.find(
    ({ id }) => id === siteSpaceId,
  );
  if (siteSpace?.sectionId !== sectionId)
    throw badInput(
      ofSection === undefined
        ? 'This is not a site space of the root or of the default section.'
        : 'This is not a site space of the section.',
      'input.defaultSiteSpaceId',
    );
  if (siteSpace.isDefault) return false;
  await setDefaultSibling(tx, site, sectionId, siteSpaceId);
  return true;
}

/** Makes a site space the default among its siblings. */
async function setDefaultSibling(
  tx: WriteContext,
  site: SiteKey,
  sectionId: string | null,
  id: string,
): Promise<void> {
  const where = { siteId: site.id, organizationId: site.organizationId, sectionId };
  await tx.prisma.siteSpace.updateMany({ where, data: { isDefault: false } });
  await tx.prisma.siteSpace.updateMany({ where: { ...where, id }, data: { isDefault: true } });
}

/**
 * Replaces the default after a site space was removed. The next sibling becomes the default, or the
 * last one if there is no next.
 */
export async function repairDefault(
  tx: WriteContext,
  site: SiteKey,
  removed: SiteSpaceRow,
): Promise<void> {
  if (!removed.isDefault) return;
  const siblings = inOrder(
    (await currentParts(tx, site)).siteSpaces.filter(
      ({ sectionId }) => sectionId === removed.sectionId,
    ),
  );
  const next = siblings.find(({ rank }) => rank > removed.rank) ?? siblings.at(-1);
  if (next) await setDefaultSibling(tx, site, removed.sectionId, next.id);
}

/**
 * Returns the rank of an item at a new position among its ordered siblings, or undefined if nothing
 * changes.
 * @throws BAD_USER_INPUT if a neighbor is not a visible sibling.
 */
export function rankAt(
  siblings: readonly { readonly id: string; readonly rank: string }[],
  visible: SiteParts,
  item: string,
  position: SiblingPosition,
  field: string,
): string | undefined {
  const visibleIds = new Set(
    [...visible.groups, ...visible.sections, ...visible.siteSpaces].map(({ id }) => id),
  );
  const placement = rankAmong(
    siblings.map(({ id, rank }) => ({ id, rank, hidden: !visibleIds.has(id) })),
    item,
    position,
  );
  // For sites, a move that changes nothing succeeds (spec, Move).
  if (placement === 'unchanged') return undefined;
  if ('rank' in placement) return placement.rank;
  if (placement.problem === 'apart')
    throw badInput('These two are not adjacent in this order.', field);
  throw badInput('This is not a sibling of the item.', `${field}.${placement.problem}`);
}
