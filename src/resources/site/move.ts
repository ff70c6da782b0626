/** Moves the parts of a site among their siblings. The site must be locked. */
import type {
  SiteRow,
  SiteSectionGroupRow,
  SiteSectionRow,
  SiteSpaceRow,
} from '../../data/rows.ts';
import type { WriteContext } from '../../data/write.ts';
import { badInput } from '../../domain/errors.ts';
import { checkAll } from '../../domain/problems.ts';
import type { SiblingPosition } from '../../domain/position.ts';
import { inOrder, topOf } from '../../domain/site-structure.ts';
import type { SiteItemType } from '../../generated/resolvers.ts';
import { currentVisibleParts, currentParts, rankAt } from './position.ts';

/** A position as its two neighbors, each with a type and an id. */
interface NeighborRefs<Ref> {
  readonly before?: Ref | null | undefined;
  readonly after?: Ref | null | undefined;
}

/**
 * Requires the type of a neighbor.
 * @throws BAD_USER_INPUT
 */
export function requireType(given: SiteItemType, type: SiteItemType, field: string): void {
  if (given !== type) throw badInput('Neighbors here have another type.', field);
}

/**
 * Returns the neighbor ids of a position; both are undefined for the end.
 * @throws BAD_USER_INPUT if a neighbor has another type.
 */
export function positionOf<Ref extends { readonly type: SiteItemType }>(
  position: NeighborRefs<Ref> | null | undefined,
  type: SiteItemType,
  idOf: (ref: Ref) => string,
): SiblingPosition {
  const idAt = (ref: Ref | null | undefined, side: 'before' | 'after'): string | undefined => {
    if (ref == null) return undefined;
    requireType(ref.type, type, `input.position.${side}.type`);
    return idOf(ref);
  };
  const [before, after] = checkAll(
    () => idAt(position?.before, 'before'),
    () => idAt(position?.after, 'after'),
  );
  return { before, after };
}

const keyOf = ({
  id,
  organizationId,
}: {
  readonly id: string;
  readonly organizationId: string;
}) => ({ key: { id, organizationId } });

/** Moves a site space among its siblings. */
export async function moveSiteSpace(
  tx: WriteContext,
  site: SiteRow,
  row: SiteSpaceRow,
  position: SiblingPosition,
  field: string,
): Promise<void> {
  const { siteSpaces } = await currentParts(tx, site);
  const siblings = inOrder(siteSpaces.filter(({ sectionId }) => sectionId === row.sectionId));
  const rank = rankAt(siblings, await currentVisibleParts(tx, site), row.id, position, field);
  if (rank !== undefined) await tx.prisma.siteSpace.update({ where: keyOf(row), data: { rank } });
}

/** Moves a section at the top level of the site or within its group. */
export async function moveSection(
  tx: WriteContext,
  site: SiteRow,
  row: SiteSectionRow,
  position: SiblingPosition,
  field: string,
): Promise<void> {
  const parts = await currentParts(tx, site);
  const siblings =
    row.groupId === null
      ? topOf(parts)
      : inOrder(parts.sections.filter(({ groupId }) => groupId === row.groupId));
  const rank = rankAt(siblings, await currentVisibleParts(tx, site), row.id, position, field);
  if (rank !== undefined) await tx.prisma.siteSection.update({ where: keyOf(row), data: { rank } });
}

/** Moves a group at the top level of the site. */
export async function moveGroup(
  tx: WriteContext,
  site: SiteRow,
  row: SiteSectionGroupRow,
  position: SiblingPosition,
  field: string,
): Promise<void> {
  const siblings = topOf(await currentParts(tx, site));
  const rank = rankAt(siblings, await currentVisibleParts(tx, site), row.id, position, field);
  if (rank !== undefined)
    await tx.prisma.siteSectionGroup.update({ where: keyOf(row), data: { rank } });
}
