/**
 * Loads the parts of sites, in order, in three statements for any number of sites, and the
 * published sites of spaces.
 */
import DataLoader from 'dataloader';
import type { Query } from '../database.ts';
import type { SiteParts, SiteRow } from '../rows.ts';
import type { LoaderSource } from './factories.ts';
import { column, statement } from '../statement.ts';
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

/** A site with the id of one of its spaces. */
type SiteOfSpace = SiteRow & { readonly spaceId: string };

const PUBLISHED_SITES = statement<SiteOfSpace>(
  'site.publishedOfSpaces',
  `SELECT sp.space_id AS "spaceId", ${tables.site.columns}
  FROM site_spaces sp JOIN sites si ON si.id = sp.site_id AND si.organization_id = sp.organization_id AND si.published
  WHERE sp.space_id = ANY($1) ORDER BY sp.created_at, sp.id`,
  { ...tables.site.row, spaceId: column.text },
);

/** Creates the loader of the published sites of spaces. The loader of sites has them then too. */
export const publishedSitesOver = ({ query, loaders }: LoaderSource) =>
  new DataLoader<string, readonly SiteRow[]>(async (spaceIds) => {
    const sites = await query(PUBLISHED_SITES, [spaceIds]);
    for (const site of sites) loaders.site.prime(site.id, site);
    return spaceIds.map((id) => sites.filter(({ spaceId }) => spaceId === id));
  });
