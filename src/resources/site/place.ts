/** Where the parts of a site stand: at the end, among others, and which of them it opens with. The site must be locked. */
import type { Context } from '../../context.ts';
import { newId } from '../../data/new-id.ts';
import type { SiteParts, SiteRow, SiteSpaceRow } from '../../data/rows.ts';
import type { Writing } from '../../data/write.ts';
import { badInput } from '../../domain/errors.ts';
import { type Placement, placeAmong, type Position } from '../../domain/position.ts';
import { rankBetween } from '../../domain/rank.ts';
import { freePath } from '../../domain/site-structure.ts';

type Ground = Pick<SiteRow, 'id' | 'organizationId'>;

/** The parts as they are now, whatever was loaded before. */
export async function partsOf(tx: Writing, { id }: Ground): Promise<SiteParts> {
  tx.load.siteParts.clear(id);
  return tx.load.siteParts.load(id);
}

/** A rank behind all of these. */
export const rankBehind = (items: readonly { readonly rank: string }[]): string =>
  rankBetween(
    items
      .map(({ rank }) => rank)
      .sort()
      .at(-1) ?? null,
    null,
  );

/** Puts a space at the end of a section, or of the root; the first there is the default. Its id. */
export async function putSiteSpace(ctx: Context, tx: Writing, site: Ground, sectionId: string | null, spaceId: string): Promise<string> {
  const parts = await partsOf(tx, site);
  const among = parts.siteSpaces.filter((one) => one.sectionId === sectionId);
  const { title } = await tx.load.space.must(spaceId);
  const id = newId('SiteSpace');
  const path = freePath(title, new Set(among.map((one) => one.path)));
  await tx.prisma.siteSpace.create({
    data: { id, organizationId: site.organizationId, siteId: site.id, sectionId, spaceId, rank: rankBehind(among), path, isDefault: among.length === 0, createdAt: ctx.now },
  });
  return id;
}

/** Makes a section the one that the site opens with. BAD_USER_INPUT for one that is not of the site. */
export async function makeDefaultSection(tx: Writing, site: Ground, sectionId: string): Promise<void> {
  const { sections } = await partsOf(tx, site);
  if (!sections.some(({ id }) => id === sectionId)) throw badInput('This is no section of the site.', 'input.defaultSiteSection');
  const where = { siteId: site.id, organizationId: site.organizationId };
  await tx.prisma.siteSection.updateMany({ where, data: { isDefault: false } });
  await tx.prisma.siteSection.updateMany({ where: { ...where, id: sectionId }, data: { isDefault: true } });
}

/** Makes a site space the one that its site opens with, at the root or in the default section; or its section, where one is given. BAD_USER_INPUT for one that stands elsewhere. */
export async function makeDefaultSiteSpace(tx: Writing, site: Ground, siteSpaceId: string, within?: string): Promise<void> {
  const { sections, siteSpaces } = await partsOf(tx, site);
  const sectionId = within ?? sections.find(({ isDefault }) => isDefault)?.id ?? null;
  const chosen = siteSpaces.find(({ id }) => id === siteSpaceId);
  if (chosen?.sectionId !== sectionId)
    throw badInput(within === undefined ? 'This is no site space of the root, or of the default section.' : 'This is no site space of the section.', 'input.defaultSiteSpace');
  await setDefaultAmong(tx, site, sectionId, siteSpaceId);
}

/** Makes one the default of those beside it. */
export async function setDefaultAmong(tx: Writing, site: Ground, sectionId: string | null, id: string): Promise<void> {
  const where = { siteId: site.id, organizationId: site.organizationId, sectionId };
  await tx.prisma.siteSpace.updateMany({ where, data: { isDefault: false } });
  await tx.prisma.siteSpace.updateMany({ where: { ...where, id }, data: { isDefault: true } });
}

/** After one went: the next in order is the default, where the one that went was. */
export async function mendDefault(tx: Writing, site: Ground, gone: SiteSpaceRow): Promise<void> {
  if (!gone.isDefault) return;
  const among = (await partsOf(tx, site)).siteSpaces.filter(({ sectionId, id }) => sectionId === gone.sectionId && id !== gone.id);
  const next = among.find(({ rank }) => rank >= gone.rank) ?? among.at(-1);
  if (next) await setDefaultAmong(tx, site, gone.sectionId, next.id);
}

/** The rank of an item among its siblings; undefined where it stands there already. BAD_USER_INPUT for a neighbour that is none. */
export function rankAt(siblings: readonly { readonly id: string; readonly rank: string }[], item: string, position: Position, field: string): string | undefined {
  if (position.before === undefined && position.after === undefined) throw badInput('Say before or after which item.', field);
  const placement: Placement = placeAmong(
    siblings.map(({ id, rank }) => ({ id, rank, hidden: false })),
    item,
    position,
  );
  if (placement === 'unchanged') return undefined; // a move of a site that changes nothing is done (spec, Move)
  if ('rank' in placement) return placement.rank;
  if (placement.fault === 'apart') throw badInput('These two do not stand beside each other, in this order.', field);
  throw badInput('This is none of the items beside it.', `${field}.${placement.fault}`);
}
