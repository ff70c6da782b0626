/** Redirects that are made by hand: kept at their ends, so that one leads to where something is, and none in a circle. The site must be locked. */
import type { Context } from '../../context.ts';
import type { Condition, List } from '../../data/connection.ts';
import { newId } from '../../data/new-id.ts';
import type { Asking } from '../../data/authorize.ts';
import type { SiteRedirectRow, SiteRow } from '../../data/rows.ts';
import { tables } from '../../data/tables.ts';
import type { Writing } from '../../data/write.ts';
import { badInput, Fault } from '../../domain/errors.ts';
import { readablePaths } from '../../domain/page-paths.ts';
import { destinationOf, LONGEST_SOURCE, normalDestination, normalPath, pathOfSegments, prefixesOf } from '../../domain/site-address.ts';
import { type ByHand, endOf } from '../../domain/site-redirect.ts';
import { readableSpaces } from '../content/lists.ts';
import { livingParts, partsSeen } from './find.ts';
import { contentOfSpace } from './page-at.ts';

/** Redirects of a site that are made by hand at most. */
const MOST = 10_000;

/** A source as it is kept. BAD_USER_INPUT for what is no path of a site. */
export function sourceFor(text: string): string {
  const path = normalPath(text);
  if (path === undefined) throw badInput('Give a path of the site: with a slash at its beginning, without query and fragment.', 'input.source');
  if ([...path].length > LONGEST_SOURCE) throw badInput(`A path has at most ${LONGEST_SOURCE} characters.`, 'input.source');
  return path;
}

/** A destination as it is kept. BAD_USER_INPUT for what leads nowhere. */
export function destinationFor(text: string): string {
  const destination = normalDestination(text);
  if (destination === undefined) throw badInput('Give a path of the site, with a slash at its beginning, or an absolute address with http or https and without a password.', 'input.destination');
  return destination;
}

const OTHERS = `SELECT id, source, destination FROM site_redirects WHERE site_id = $1 AND organization_id = $2 AND id <> $3 AND source = ANY($4)`;
const COUNT = 'SELECT count(*)::int AS count FROM site_redirects WHERE site_id = $1 AND organization_id = $2 AND destination IS NOT NULL';
// Those that led to this one's source lead to its end.
const LEAD_ON = `UPDATE site_redirects SET destination = $5 WHERE site_id = $1 AND organization_id = $2 AND id <> $3 AND destination IS NOT NULL AND split_part(split_part(destination, '?', 1), '#', 1) = $4`;

/**
 * Makes a redirect, or makes one another; its id. BAD_USER_INPUT for one that leads in a circle, ALREADY_EXISTS for a source that
 * another made by hand has, CONFLICT for one too many.
 */
export async function putRedirect(ctx: Context, tx: Writing, { id: siteId, organizationId }: SiteRow, wanted: ByHand, row?: SiteRedirectRow): Promise<string> {
  const id = row?.id ?? newId('SiteRedirect');
  const target = destinationOf(wanted.destination);
  const named = 'path' in target ? [wanted.source, target.path] : [wanted.source];
  const others = await tx.query<{ id: string; source: string; destination: string | null }>('redirect.others', OTHERS, [siteId, organizationId, id, named]);
  const same = others.find(({ source }) => source === wanted.source);
  if (same && same.destination !== null) throw new Fault('ALREADY_EXISTS', 'Another redirect of the site has this source. Change that one.', { field: 'input.source' });
  const ends = new Map(others.flatMap(({ source, destination: to }) => (to === null ? [] : [[source, to]])));
  const destination = endOf(wanted, ends);
  if (destination === undefined) throw badInput('This leads back to its source. Give another destination, or delete the redirect that leads from there.', 'input.destination');
  if (row?.destination == null) await mustHaveRoom(tx, siteId, organizationId);
  if (same) await tx.prisma.siteRedirect.delete({ where: { key: { id: same.id, organizationId } } });
  const data = { source: wanted.source, destination, siteSpaceId: null, pageId: null };
  if (row) await tx.prisma.siteRedirect.update({ where: { key: { id, organizationId } }, data });
  else await tx.prisma.siteRedirect.create({ data: { ...data, id, siteId, organizationId, createdAt: ctx.now } });
  await tx.query('redirect.leadOn', LEAD_ON, [siteId, organizationId, id, wanted.source, destination]);
  return id;
}

async function mustHaveRoom(tx: Writing, siteId: string, organizationId: string): Promise<void> {
  const [found] = await tx.query<{ count: number }>('redirect.count', COUNT, [siteId, organizationId]);
  if ((found?.count ?? 0) >= MOST) throw new Fault('CONFLICT', `A site has at most 10,000 redirects that are made by hand. Delete some that nobody follows any more.`);
}

/** A redirect of a site that the viewer sees: one that leads into a site space where he sees that. */
export async function redirectSeen(asking: Asking, site: SiteRow, id: string): Promise<SiteRedirectRow | null> {
  const row = await asking.load.siteRedirect.load(id);
  if (row?.siteId !== site.id) return null;
  return row.siteSpaceId === null || (await partsSeen(asking, site)).siteSpaces.some((one) => one.id === row.siteSpaceId) ? row : null;
}

/** Where a redirect leads now. */
export async function destinationNow(asking: Asking, { siteId, destination, siteSpaceId, pageId }: SiteRedirectRow): Promise<string> {
  if (destination !== null) return destination;
  const parts = await livingParts(asking, { id: siteId });
  const siteSpace = parts.siteSpaces.find(({ id }) => id === siteSpaceId);
  const prefix = prefixesOf(parts).get(siteSpaceId ?? '') ?? [];
  const page = siteSpace && pageId !== null ? readablePaths((await contentOfSpace(asking.load, siteSpace.spaceId)).pages).get(pageId) : undefined;
  return pathOfSegments(page === undefined ? prefix : [...prefix, page]);
}

/** Which of the redirects that were left by themselves are seen: those into spaces that the viewer may read. */
function seenBy(readable: Condition | undefined): Condition | undefined {
  return readable && { ...readable, sql: `(rd.site_space_id IS NULL OR ${readable.sql})` };
}

/** The redirects of a site, newest first. */
export const redirectsOfSite = async (ctx: Context): Promise<List> => ({
  name: 'site.redirects',
  columns: tables.siteRedirect.columns,
  from: 'site_redirects rd LEFT JOIN site_spaces x ON x.id = rd.site_space_id LEFT JOIN spaces s ON s.id = x.space_id',
  parent: 'rd.site_id',
  where: [{ sql: 's.deleted_at IS NULL' }],
  seen: seenBy(await readableSpaces(ctx)),
  order: [
    { sql: 'rd.created_at', type: 'timestamptz' },
    { sql: 'rd.id', type: 'text' },
  ],
  descending: true,
});
