/** Loads the parts of sites, in order: three statements for any number of sites. */
import DataLoader from 'dataloader';
import type { Query } from '../database.ts';
import type { SiteParts } from '../rows.ts';
import { statement } from '../statement.ts';
import { type Table, tables } from '../tables.ts';

const partsOf = <Row>(name: string, { table, alias, columns, row }: Table<Row>) =>
  statement<Row>(
    name,
    `SELECT ${columns} FROM ${table} ${alias} WHERE ${alias}.site_id = ANY($1) ORDER BY ${alias}.rank, ${alias}.id`,
    row,
  );
const GROUPS = partsOf('site.groups', tables.siteSectionGroup);
const SECTIONS = partsOf('site.sections', tables.siteSection);
const SITE_SPACES = partsOf('site.siteSpaces', tables.siteSpace);

/** Creates the loader on a connection. */
export const sitePartsOver = (query: Query) =>
  new DataLoader<string, SiteParts>(async (ids) => {
    const [groups, sections, siteSpaces] = await Promise.all([
      query(GROUPS, [ids]),
      query(SECTIONS, [ids]),
      query(SITE_SPACES, [ids]),
    ]);
    const ofSite = <Row extends { readonly siteId: string }>(rows: readonly Row[], id: string) =>
      rows.filter(({ siteId }) => siteId === id);
    return ids.map((id) => ({
      groups: ofSite(groups, id),
      sections: ofSite(sections, id),
      siteSpaces: ofSite(siteSpaces, id),
    }));
  });
