/** Addresses that change lead on: what is read elsewhere from now on leaves a redirect where it was, in the same transaction. */
import type { Context } from '../../context.ts';
import type { Tx } from '../../data/database.ts';
import { makeLoaders } from '../../data/loaders.ts';
import { newId } from '../../data/new-id.ts';
import type { SiteParts, SiteRow, SiteSpaceRow } from '../../data/rows.ts';
import { type Writing, write } from '../../data/write.ts';
import type { Content } from '../../domain/content.ts';
import { type PathChanges, pathChanges } from '../../domain/page-paths.ts';
import { LONGEST_SOURCE, pathOfSegments, prefixesOf } from '../../domain/site-address.ts';
import { pathBelow } from '../../domain/site-redirect.ts';
import { findSite, livingParts } from './find.ts';

/** A redirect that is made by itself, and the address that it leads to now. */
interface Left {
  readonly siteSpace: SiteSpaceRow;
  readonly pageId: string | null;
  readonly source: string;
  readonly to: string;
}

/** Redirects that are written by one statement, and what many of them may take, in milliseconds. */
const LOT = 1000;
const LONG_MS = 30_000;

// What is read at its source again leads nowhere else.
const FORGET = `DELETE FROM site_redirects r USING unnest($2::text[], $3::text[], $4::text[], $5::text[]) AS m(site, site_space, page, source)
  WHERE r.organization_id = $1 AND r.site_id = m.site AND r.source = m.source AND r.site_space_id = m.site_space AND r.page_id IS NOT DISTINCT FROM m.page`;
// In one order, so that two who write the same wait for each other. What was made by hand stays.
const LEAVE = `INSERT INTO site_redirects (id, organization_id, site_id, source, site_space_id, page_id, created_at)
  SELECT m.id, $1, m.site, m.source, m.site_space, m.page, $7 FROM unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[]) AS m(site, site_space, page, source, id) ORDER BY m.site, m.source
  ON CONFLICT (site_id, source, organization_id) DO UPDATE SET site_space_id = EXCLUDED.site_space_id, page_id = EXCLUDED.page_id, created_at = EXCLUDED.created_at WHERE site_redirects.destination IS NULL`;

/** Writes redirects; of two with one source the first stands. Gap: one whose source is longer than a redirect's may be is not kept. */
async function leave(tx: Tx, now: Date, organizationId: string, left: readonly Left[]): Promise<void> {
  const bySource = new Map<string, Left>();
  for (const one of left) {
    const key = `${one.siteSpace.siteId} ${one.source}`;
    if ([...one.source].length <= LONGEST_SOURCE && !bySource.has(key)) bySource.set(key, one);
  }
  const rows = [...bySource.values()];
  if (rows.length > LOT) tx.extend(LONG_MS);
  for (let from = 0; from < rows.length; from += LOT) {
    const lot = rows.slice(from, from + LOT);
    const columns = [lot.map(({ siteSpace }) => siteSpace.siteId), lot.map(({ siteSpace }) => siteSpace.id), lot.map(({ pageId }) => pageId)];
    await tx.query('redirects.forget', FORGET, [organizationId, ...columns, lot.map(({ to }) => to)]);
    await tx.query('redirects.leave', LEAVE, [organizationId, ...columns, lot.map(({ source }) => source), lot.map(() => newId('SiteRedirect')), now.toISOString()]);
  }
}

/** A site space with where it stands. */
interface Standing {
  readonly siteSpace: SiteSpaceRow;
  readonly prefix: readonly string[];
}

const standingsIn = (parts: SiteParts): Standing[] => {
  const prefixes = prefixesOf(parts);
  return parts.siteSpaces.map((siteSpace) => ({ siteSpace, prefix: prefixes.get(siteSpace.id) ?? [] }));
};

/** Where the living site spaces of these sites stand, as it is now whatever was loaded before. */
async function standingsOn(tx: Tx, siteIds: readonly string[]): Promise<Standing[]> {
  const load = makeLoaders(tx.query, null);
  const parts = await Promise.all(siteIds.map(async (id) => livingParts({ viewer: null, load }, { id })));
  return parts.flatMap(standingsIn);
}

/** Does something that may change where site spaces stand, and leaves redirects where they stood. */
async function keeping<T>(tx: Tx, now: Date, organizationId: string, siteIds: readonly string[], work: () => Promise<T>): Promise<T> {
  const before = await standingsOn(tx, siteIds);
  const answer = await work();
  const after = new Map((await standingsOn(tx, siteIds)).map((one) => [one.siteSpace.id, one]));
  const left = before.flatMap(({ siteSpace, prefix }): Left[] => {
    const [source, now] = [pathOfSegments(prefix), after.get(siteSpace.id)];
    const to = now && pathOfSegments(now.prefix);
    return to === undefined || to === source ? [] : [{ siteSpace, pageId: null, source, to }];
  });
  await leave(tx, now, organizationId, left);
  return answer;
}

/** A write that changes what a site is made of: redirects are left where its site spaces stood. */
export const restructure = <T>(ctx: Context, organizationId: string, siteId: string, body: (tx: Writing, site: SiteRow) => Promise<T>): Promise<T> =>
  write(ctx, { action: 'site.update', on: (load, tx) => findSite(load, organizationId, siteId, tx) }, (tx, site) => keeping(tx, ctx.now, organizationId, [siteId], () => body(tx, site)));

// Held, so that neither the site nor the site space goes before the redirects to them are written.
const showing = (which: string): string => `SELECT sp.site_id AS id FROM site_spaces sp JOIN sites si ON si.id = sp.site_id AND si.organization_id = sp.organization_id
  JOIN spaces s ON s.id = sp.space_id AND s.organization_id = sp.organization_id WHERE s.organization_id = $1 AND ${which} FOR KEY SHARE OF sp, si`;
const SHOWING = showing('s.id = $2');
const SHOWING_BELOW = showing('(s.id = $2 OR s.ancestors @> ARRAY[$2::text])');

/** Ids of the sites of an organization that show something. */
async function sitesShowing(tx: Tx, name: string, text: string, { id, organizationId }: Owned): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(name, text, [organizationId, id]);
  return [...new Set(rows.map((row) => row.id))];
}

/** A thing of an organization. */
interface Owned {
  readonly id: string;
  readonly organizationId: string;
}

/** Puts content into the trash or takes it out: what stands beside it on sites may be read elsewhere by that. */
export async function keepingBeside<T>(tx: Tx, now: Date, content: Owned, work: () => Promise<T>): Promise<T> {
  const sites = await sitesShowing(tx, 'redirects.sitesBelow', SHOWING_BELOW, content);
  return sites.length === 0 ? work() : keeping(tx, now, content.organizationId, sites, work);
}

const GONE = 'DELETE FROM site_redirects WHERE organization_id = $1 AND site_space_id = ANY($2) AND page_id = ANY($3)';

/** Leaves redirects where pages were read in these site spaces, and removes those to pages that are gone. */
async function keepPages(tx: Tx, now: Date, organizationId: string, shown: readonly Standing[], { moved, gone }: PathChanges): Promise<void> {
  if (gone.length > 0) await tx.query('redirects.gone', GONE, [organizationId, shown.map(({ siteSpace }) => siteSpace.id), gone]);
  const longestFirst = shown.toSorted((one, other) => other.prefix.length - one.prefix.length); // as a path is read
  const left = longestFirst.flatMap(({ siteSpace, prefix }) => {
    const above = pathOfSegments(prefix);
    return moved.map(({ page, from, to }): Left => ({ siteSpace, pageId: page, source: pathBelow(above, [from]), to: pathBelow(above, [to]) }));
  });
  await leave(tx, now, organizationId, left);
}

/** Leaves redirects where pages of a space were read on sites, from what it held to what it holds. */
export async function keepPageAddresses(tx: Tx, now: Date, space: Owned, before: Content, after: Content): Promise<void> {
  const changes = pathChanges(before, after);
  if (changes.moved.length === 0 && changes.gone.length === 0) return;
  const sites = await sitesShowing(tx, 'redirects.sites', SHOWING, space);
  if (sites.length === 0) return;
  const shown = (await standingsOn(tx, sites)).filter(({ siteSpace }) => siteSpace.spaceId === space.id);
  await keepPages(tx, now, space.organizationId, shown, changes);
}

/** The same for one site space that shows another space from now on: its pages may be the same, at other paths. */
export async function keepReplaced(tx: Tx, now: Date, { siteId, organizationId, id }: SiteSpaceRow, before: Content, after: Content): Promise<void> {
  const shown = (await standingsOn(tx, [siteId])).filter(({ siteSpace }) => siteSpace.id === id);
  await keepPages(tx, now, organizationId, shown, pathChanges(before, after));
}
