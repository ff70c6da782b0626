/** Where the parts of a site stand: at the end, among others, and which of them it opens with. The site must be locked. */
import type { Context } from '../../context.ts';
import { newId } from '../../data/new-id.ts';
import type { SiteParts, SiteRow, SiteSpaceRow } from '../../data/rows.ts';
import type { Writing } from '../../data/write.ts';
import { badInput } from '../../domain/errors.ts';
import { placeAmong, type Position } from '../../domain/position.ts';
import { rankBetween } from '../../domain/rank.ts';
import { freePath, inOrder } from '../../domain/site-structure.ts';
import { partsSeen } from './find.ts';

type Ground = Pick<SiteRow, 'id' | 'organizationId'>;

/** The parts as they are now, whatever was loaded before. */
export async function partsOf(tx: Writing, { id }: Ground): Promise<SiteParts> {
  tx.load.siteParts.clear(id);
  return tx.load.siteParts.load(id);
}

/** The parts as they are now that the caller sees, and so may name: the loaders know his places. */
export async function partsInView(tx: Writing, site: SiteRow): Promise<SiteParts> {
  await partsOf(tx, site);
  return partsSeen({ viewer: null, load: tx.load }, site);
}

/** A rank behind all of these. */
export const rankBehind = (items: readonly { readonly id: string; readonly rank: string }[]): string => rankBetween(inOrder(items).at(-1)?.rank ?? null, null);

/** Where a new site space stands, and beside which others: none of them has its path. */
interface NewPlace {
  readonly sectionId: string | null;
  readonly rank: string;
  readonly isDefault: boolean;
}

async function insertSiteSpace(ctx: Context, tx: Writing, site: Ground, spaceId: string, place: NewPlace, beside: readonly SiteSpaceRow[]): Promise<string> {
  const { title } = await tx.load.space.must(spaceId);
  const id = newId('SiteSpace');
  const path = freePath(title, new Set(beside.map((one) => one.path)));
  await tx.prisma.siteSpace.create({ data: { ...place, id, organizationId: site.organizationId, siteId: site.id, spaceId, path, createdAt: ctx.now } });
  return id;
}

/** Puts a space at the end of a section, or of the root; the first there is the default. Its id. */
export async function putSiteSpace(ctx: Context, tx: Writing, site: Ground, sectionId: string | null, spaceId: string): Promise<string> {
  const beside = (await partsOf(tx, site)).siteSpaces.filter((one) => one.sectionId === sectionId);
  return insertSiteSpace(ctx, tx, site, spaceId, { sectionId, rank: rankBehind(beside), isDefault: beside.length === 0 }, beside);
}

/** Puts a space into the first section, and behind it all that stood at the root, in its order and with its paths (spec, States). */
export async function beginSections(ctx: Context, tx: Writing, { id: siteId, organizationId }: Ground, sectionId: string, spaceId: string): Promise<void> {
  const { siteSpaces } = await partsOf(tx, { id: siteId, organizationId });
  const place = { sectionId, rank: rankBetween(null, inOrder(siteSpaces)[0]?.rank ?? null), isDefault: true };
  await insertSiteSpace(ctx, tx, { id: siteId, organizationId }, spaceId, place, siteSpaces);
  await tx.prisma.siteSpace.updateMany({ where: { siteId, organizationId, sectionId: null }, data: { sectionId, isDefault: false } });
}

/** Makes a section the one that the site opens with. BAD_USER_INPUT for one that is not of the site, or not seen. */
export async function makeDefaultSection(tx: Writing, site: SiteRow, sectionId: string): Promise<void> {
  const { sections } = await partsInView(tx, site);
  if (!sections.some(({ id }) => id === sectionId)) throw badInput('This is no section of the site.', 'input.defaultSiteSection');
  const where = { siteId: site.id, organizationId: site.organizationId };
  await tx.prisma.siteSection.updateMany({ where, data: { isDefault: false } });
  await tx.prisma.siteSection.updateMany({ where: { ...where, id: sectionId }, data: { isDefault: true } });
}

/** Makes a site space the one that its site opens with, at the root or in the default section; or its section, where one is given. BAD_USER_INPUT for one that stands elsewhere, or is not seen. */
export async function makeDefaultSiteSpace(tx: Writing, site: SiteRow, siteSpaceId: string, within?: string): Promise<void> {
  const { sections } = await partsOf(tx, site);
  const sectionId = within ?? sections.find(({ isDefault }) => isDefault)?.id ?? null;
  const chosen = (await partsInView(tx, site)).siteSpaces.find(({ id }) => id === siteSpaceId);
  if (chosen?.sectionId !== sectionId)
    throw badInput(within === undefined ? 'This is no site space of the root, or of the default section.' : 'This is no site space of the section.', 'input.defaultSiteSpace');
  await setDefaultAmong(tx, site, sectionId, siteSpaceId);
}

/** Makes one the default of those beside it. */
async function setDefaultAmong(tx: Writing, site: Ground, sectionId: string | null, id: string): Promise<void> {
  const where = { siteId: site.id, organizationId: site.organizationId, sectionId };
  await tx.prisma.siteSpace.updateMany({ where, data: { isDefault: false } });
  await tx.prisma.siteSpace.updateMany({ where: { ...where, id }, data: { isDefault: true } });
}

/** After one went: the next in order is the default, where the one that went was; behind the last there is the one before it. */
export async function mendDefault(tx: Writing, site: Ground, gone: SiteSpaceRow): Promise<void> {
  if (!gone.isDefault) return;
  const beside = inOrder((await partsOf(tx, site)).siteSpaces.filter(({ sectionId }) => sectionId === gone.sectionId));
  const next = beside.find(({ rank }) => rank > gone.rank) ?? beside.at(-1);
  if (next) await setDefaultAmong(tx, site, gone.sectionId, next.id);
}

/** The rank of an item among its siblings, which are in order; undefined where it stands there already. BAD_USER_INPUT for a neighbour that is none, or not seen. */
export function rankAt(siblings: readonly { readonly id: string; readonly rank: string }[], seen: SiteParts, item: string, position: Position, field: string): string | undefined {
  const shown = new Set([...seen.groups, ...seen.sections, ...seen.siteSpaces].map(({ id }) => id));
  const placement = placeAmong(
    siblings.map(({ id, rank }) => ({ id, rank, hidden: !shown.has(id) })),
    item,
    position,
  );
  if (placement === 'unchanged') return undefined; // a move of a site that changes nothing is done (spec, Move)
  if ('rank' in placement) return placement.rank;
  if (placement.fault === 'apart') throw badInput('These two do not stand beside each other, in this order.', field);
  throw badInput('This is none of the items beside it.', `${field}.${placement.fault}`);
}
