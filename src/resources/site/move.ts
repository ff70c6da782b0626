/** Moving the parts of a site among their siblings. The site must be locked. */
import type { SiteRow, SiteSectionGroupRow, SiteSectionRow, SiteSpaceRow } from '../../data/rows.ts';
import type { Writing } from '../../data/write.ts';
import { badInput } from '../../domain/errors.ts';
import type { Position } from '../../domain/position.ts';
import { inOrder, topOf } from '../../domain/site-structure.ts';
import type { SiteItemType } from '../../generated/resolvers.ts';
import { partsInView, partsOf, rankAt } from './place.ts';

/** What `input.position` names, each side by its type and an id. */
interface Named<Ref> {
  readonly before?: Ref | null | undefined;
  readonly after?: Ref | null | undefined;
}

/** The ids of a position whose sides are all of one type; none for the end. BAD_USER_INPUT for one that says another. */
export function positionOf<Ref extends { readonly type: SiteItemType }>(position: Named<Ref> | null | undefined, type: SiteItemType, idOf: (ref: Ref) => string): Position {
  const idAt = (ref: Ref | null | undefined, side: 'before' | 'after'): string | undefined => {
    if (ref == null) return undefined;
    if (ref.type !== type) throw badInput('Nothing of this type is a neighbour here.', `input.position.${side}.type`);
    return idOf(ref);
  };
  return { before: idAt(position?.before, 'before'), after: idAt(position?.after, 'after') };
}

const keyOf = ({ id, organizationId }: { readonly id: string; readonly organizationId: string }) => ({ key: { id, organizationId } });

/** Moves a site space among those beside it. */
export async function moveSiteSpace(tx: Writing, site: SiteRow, row: SiteSpaceRow, position: Position, field: string): Promise<void> {
  const { siteSpaces } = await partsOf(tx, site);
  const siblings = inOrder(siteSpaces.filter(({ sectionId }) => sectionId === row.sectionId));
  const rank = rankAt(siblings, await partsInView(tx, site), row.id, position, field);
  if (rank !== undefined) await tx.prisma.siteSpace.update({ where: keyOf(row), data: { rank } });
}

/** Moves a section among the sections and groups at the root, or in its group. */
export async function moveSection(tx: Writing, site: SiteRow, row: SiteSectionRow, position: Position, field: string): Promise<void> {
  const parts = await partsOf(tx, site);
  const siblings = row.groupId === null ? topOf(parts) : inOrder(parts.sections.filter(({ groupId }) => groupId === row.groupId));
  const rank = rankAt(siblings, await partsInView(tx, site), row.id, position, field);
  if (rank !== undefined) await tx.prisma.siteSection.update({ where: keyOf(row), data: { rank } });
}

/** Moves a group among the sections and groups at the root. */
export async function moveGroup(tx: Writing, site: SiteRow, row: SiteSectionGroupRow, position: Position, field: string): Promise<void> {
  const siblings = topOf(await partsOf(tx, site));
  const rank = rankAt(siblings, await partsInView(tx, site), row.id, position, field);
  if (rank !== undefined) await tx.prisma.siteSectionGroup.update({ where: keyOf(row), data: { rank } });
}
