/** Loads the parts of sites, in order: three statements for any number of sites. */
import DataLoader from 'dataloader';
import type { Query } from '../database.ts';
import type { SiteParts, SiteSectionGroupRow, SiteSectionRow, SiteSpaceRow } from '../rows.ts';
import { tables } from '../tables.ts';

const partsOf = (kind: 'siteSectionGroup' | 'siteSection' | 'siteSpace'): string => {
  const { table, alias, columns } = tables[kind];
  return `SELECT ${columns} FROM ${table} ${alias} WHERE ${alias}.site_id = ANY($1) ORDER BY ${alias}.rank, ${alias}.id`;
};
const [GROUPS, SECTIONS, SITE_SPACES] = [
  partsOf('siteSectionGroup'),
  partsOf('siteSection'),
  partsOf('siteSpace'),
];

/** Creates the loader on a connection. */
export const sitePartsOver = (query: Query) =>
  new DataLoader<string, SiteParts>(async (ids) => {
    const [groups, sections, siteSpaces] = await Promise.all([
      query<SiteSectionGroupRow>('site.groups', GROUPS, [ids]),
      query<SiteSectionRow>('site.sections', SECTIONS, [ids]),
      query<SiteSpaceRow>('site.siteSpaces', SITE_SPACES, [ids]),
    ]);
    const ofSite = <Row extends { readonly siteId: string }>(rows: readonly Row[], id: string) =>
      rows.filter(({ siteId }) => siteId === id);
    return ids.map((id) => ({
      groups: ofSite(groups, id),
      sections: ofSite(sections, id),
      siteSpaces: ofSite(siteSpaces, id),
    }));
  });
