/** Loads the parts of sites, in order, in two statements for any number of sites. */
import type { Query } from '../database.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import type { SiteParts, SiteSectionRow } from '../rows.ts';
import { column, statement } from '../statement.ts';
import { RowLoader } from './kinds.ts';
import { columnOf, tables } from '../tables.ts';

/** A section or, with its columns as far as it has them, a group of sections. */
type SectionOrGroupRow = SiteSectionRow & { readonly isGroup: boolean };

/** Returns the select list of a group under the names of the columns of a section. */
function groupAsSection(group: string): string {
  const ofGroup = new Set<string>(Object.values(Prisma.SiteSectionGroupScalarFieldEnum));
  return Object.values(Prisma.SiteSectionScalarFieldEnum)
    .map((field) => {
      if (ofGroup.has(field)) return `${group}."${columnOf(field)}"`;
      return field === 'isDefault' ? 'false' : 'NULL';
    })
    .join(', ');
}

const { siteSection, siteSpace } = tables;
const NO_GROUP = 'A group has no such column, and it is not read from one.';
const SECTIONS_AND_GROUPS = statement<SectionOrGroupRow>(
  'site.sections',
  `SELECT ${siteSection.columns}, false AS "isGroup"
  FROM ${siteSection.table} ${siteSection.alias} WHERE ${siteSection.alias}.site_id = ANY($1)
  UNION ALL SELECT ${groupAsSection('g')}, true FROM site_section_groups g WHERE g.site_id = ANY($1)
  ORDER BY rank, id`,
  { ...siteSection.row, path: column.present(column.text, NO_GROUP), isGroup: column.boolean },
);
const SITE_SPACES = statement(
  'site.siteSpaces',
  `SELECT ${siteSpace.columns}, s.deleted_at IS NOT NULL AS "inTrash" FROM ${siteSpace.table} ${siteSpace.alias}
  JOIN spaces s ON s.id = ${siteSpace.alias}.space_id AND s.organization_id = ${siteSpace.alias}.organization_id
  WHERE ${siteSpace.alias}.site_id = ANY($1) ORDER BY ${siteSpace.alias}.rank, ${siteSpace.alias}.id`,
  { ...siteSpace.row, inTrash: column.boolean },
);

/** Returns the rows of each site, in their order. */
function bySite<Row extends { readonly siteId: string }>(
  rows: readonly Row[],
): ReadonlyMap<string, readonly Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const ofSite = found.get(row.siteId);
    if (ofSite) ofSite.push(row);
    else found.set(row.siteId, [row]);
  }
  return found;
}

/** Creates the loader on a connection. A site that does not exist has no parts. */
export const sitePartsOver = (query: Query) =>
  new RowLoader<SiteParts>(async (ids) => {
    const [rows, siteSpaces] = await Promise.all([
      query(SECTIONS_AND_GROUPS, [ids]),
      query(SITE_SPACES, [ids]),
    ]);
    const groups = bySite(rows.filter(({ isGroup }) => isGroup));
    const sections = bySite(rows.filter(({ isGroup }) => !isGroup));
    const spaces = bySite(siteSpaces);
    return ids.map((id) => ({
      groups: groups.get(id) ?? [],
      sections: sections.get(id) ?? [],
      siteSpaces: spaces.get(id) ?? [],
    }));
  });
