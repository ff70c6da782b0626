/** Moving the parts of a site among their siblings. The site must be locked. */
import type { SiteRow, SiteSectionGroupRow, SiteSectionRow, SiteSpaceRow } from '../../data/rows.ts';
import type { Writing } from '../../data/write.ts';
import type { Position } from '../../domain/position.ts';
import { partsOf, rankAt } from './place.ts';

/** Moves a site space among those beside it. */
export async function moveSiteSpace(tx: Writing, site: SiteRow, row: SiteSpaceRow, position: Position, field: string): Promise<void> {
  const { siteSpaces } = await partsOf(tx, site);
  const rank = rankAt(
    siteSpaces.filter(({ sectionId }) => sectionId === row.sectionId),
    row.id,
    position,
    field,
  );
  if (rank !== undefined) await tx.prisma.siteSpace.update({ where: { key: { id: row.id, organizationId: row.organizationId } }, data: { rank } });
}

/** What stands at the root beside each other: groups, and sections in none. */
const atRoot = (groups: readonly SiteSectionGroupRow[], sections: readonly SiteSectionRow[]) =>
  [...groups, ...sections.filter(({ groupId }) => groupId === null)].sort((one, other) => (one.rank < other.rank ? -1 : one.rank > other.rank ? 1 : one.id < other.id ? -1 : 1));

/** Moves a section among the sections and groups at the root, or in its group. */
export async function moveSection(tx: Writing, site: SiteRow, row: SiteSectionRow, position: Position, field: string): Promise<void> {
  const { groups, sections } = await partsOf(tx, site);
  const siblings = row.groupId === null ? atRoot(groups, sections) : sections.filter(({ groupId }) => groupId === row.groupId);
  const rank = rankAt(siblings, row.id, position, field);
  if (rank !== undefined) await tx.prisma.siteSection.update({ where: { key: { id: row.id, organizationId: row.organizationId } }, data: { rank } });
}

/** Moves a group among the sections and groups at the root. */
export async function moveGroup(tx: Writing, site: SiteRow, row: SiteSectionGroupRow, position: Position, field: string): Promise<void> {
  const { groups, sections } = await partsOf(tx, site);
  const rank = rankAt(atRoot(groups, sections), row.id, position, field);
  if (rank !== undefined) await tx.prisma.siteSectionGroup.update({ where: { key: { id: row.id, organizationId: row.organizationId } }, data: { rank } });
}
