/**
 * Creates automatic redirects when URLs of a site change, in the same transaction as the change:
 * around changes of a site's structure, and as the listener of events of content.
 */
import type { Context } from '../../context.ts';
import type { ContentListener } from '../../data/content-listener.ts';
import type { Tx } from '../../data/database.ts';
import { makeLoaders } from '../../data/loaders.ts';
import { newId } from '../../data/new-id.ts';
import type { SiteParts, SiteRow, SiteSpaceRow } from '../../data/rows.ts';
import { type WriteContext, write } from '../../data/write.ts';
import type { Content } from '../../domain/content.ts';
import { type PathChanges, pathChanges } from '../../domain/page-paths.ts';
import { MAX_SOURCE_LENGTH, pathOfSegments, prefixesOf } from '../../domain/site-address.ts';
import { pathBelow } from '../../domain/site-redirect.ts';
import { findSite, partsNotInTrash } from './find.ts';
import { column, statement } from '../../data/statement.ts';

/** An object of an organization. */
interface OrganizationObject {
  readonly id: string;
  readonly organizationId: string;
}

/** An automatic redirect. `to` is the current path of its target. */
interface AutomaticRedirect {
  readonly siteSpace: SiteSpaceRow;
  readonly pageId: string | null;
  readonly source: string;
  readonly to: string;
}

/** Redirects per statement, and the time that a large batch may take in milliseconds. */
const BATCH_COUNT = 1000;
const MAX_BATCH_MS = 30_000;

// Deletes redirects at paths where their target is available again.
const DELETE_OBSOLETE = statement(
  'redirects.deleteObsolete',
  `DELETE FROM site_redirects r USING unnest($2::text[], $3::text[], $4::text[], $5::text[]) AS m(site, site_space, page, source)
  WHERE r.organization_id = $1 AND r.site_id = m.site AND r.source = m.source
    AND r.site_space_id = m.site_space AND r.page_id IS NOT DISTINCT FROM m.page AND r.destination IS NULL`,
  {},
);
// The fixed order prevents deadlocks between two writers. Manual redirects are not replaced.
const UPSERT = statement(
  'redirects.upsert',
  `INSERT INTO site_redirects (id, organization_id, site_id, source, site_space_id, page_id, created_at)
  SELECT m.id, $1, m.site, m.source, m.site_space, m.page, $7
    FROM unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[]) AS m(site, site_space, page, source, id)
    ORDER BY m.site, m.source
  ON CONFLICT (site_id, source, organization_id) DO UPDATE
    SET site_space_id = EXCLUDED.site_space_id, page_id = EXCLUDED.page_id, created_at = EXCLUDED.created_at
    WHERE site_redirects.destination IS NULL`,
  {},
);

/**
 * Writes redirects; of two with the same source, the first one wins. Gap: a redirect whose source
 * is too long is dropped.
 */
async function writeRedirects(
  tx: Tx,
  now: Date,
  organizationId: string,
  redirects: readonly AutomaticRedirect[],
): Promise<void> {
  const bySource = new Map<string, AutomaticRedirect>();
  for (const one of redirects) {
    const key = `${one.siteSpace.siteId} ${one.source}`;
    if ([...one.source].length <= MAX_SOURCE_LENGTH && !bySource.has(key)) bySource.set(key, one);
  }
  const rows = [...bySource.values()];
  if (rows.length > BATCH_COUNT) tx.extend(MAX_BATCH_MS);
  for (let from = 0; from < rows.length; from += BATCH_COUNT) {
    const batch = rows.slice(from, from + BATCH_COUNT);
    const columns = [
      batch.map(({ siteSpace }) => siteSpace.siteId),
      batch.map(({ siteSpace }) => siteSpace.id),
      batch.map(({ pageId }) => pageId),
    ];
    await tx.query(DELETE_OBSOLETE, [organizationId, ...columns, batch.map(({ to }) => to)]);
    await tx.query(UPSERT, [
      organizationId,
      ...columns,
      batch.map(({ source }) => source),
      batch.map(() => newId('SiteRedirect')),
      now.toISOString(),
    ]);
  }
}

/** A site space with the path at which its pages begin. */
interface SiteSpacePath {
  readonly siteSpace: SiteSpaceRow;
  /** The segments of the path. */
  readonly prefix: readonly string[];
}

const pathsIn = (parts: SiteParts): SiteSpacePath[] => {
  const prefixes = prefixesOf(parts);
  return parts.siteSpaces.map((siteSpace) => ({
    siteSpace,
    prefix: prefixes.get(siteSpace.id) ?? [],
  }));
};

/**
 * Returns the current paths of the site spaces of some sites, ignoring cached rows. Spaces in the
 * trash are excluded.
 */
async function currentPathsOn(tx: Tx, siteIds: readonly string[]): Promise<SiteSpacePath[]> {
  const load = makeLoaders(tx.query, null);
  const parts = await Promise.all(
    siteIds.map(async (id) => partsNotInTrash({ viewer: null, load }, { id })),
  );
  return parts.flatMap(pathsIn);
}

/** Runs a change that may move site spaces, and writes redirects from their old paths. */
async function withRedirects<T>(
  tx: Tx,
  now: Date,
  organizationId: string,
  siteIds: readonly string[],
  change: () => Promise<T>,
): Promise<T> {
  const before = await currentPathsOn(tx, siteIds);
  const result = await change();
  const after = new Map((await currentPathsOn(tx, siteIds)).map((one) => [one.siteSpace.id, one]));
  const redirects = before.flatMap(({ siteSpace, prefix }): AutomaticRedirect[] => {
    const source = pathOfSegments(prefix);
    const current = after.get(siteSpace.id);
    const to = current && pathOfSegments(current.prefix);
    return to === undefined || to === source ? [] : [{ siteSpace, pageId: null, source, to }];
  });
  await writeRedirects(tx, now, organizationId, redirects);
  return result;
}

/**
 * Runs a write that may change the structure of a site, and writes redirects from the old paths of
 * its site spaces.
 */
export const updateStructure = <T>(
  ctx: Context,
  organizationId: string,
  siteId: string,
  body: (tx: WriteContext, site: SiteRow) => Promise<T>,
): Promise<T> =>
  write(
    ctx,
    { action: 'site.update', on: (load, tx) => findSite(load, organizationId, siteId, tx) },
    (tx, site) => withRedirects(tx, ctx.now, organizationId, [siteId], () => body(tx, site)),
  );

// The lock prevents the site and its site spaces from being deleted before their redirects are
// written.
const sitesWithSpaces = (name: string, which: string) =>
  statement(
    name,
    `SELECT sp.site_id AS id FROM site_spaces sp
  JOIN sites si ON si.id = sp.site_id AND si.organization_id = sp.organization_id
  JOIN spaces s ON s.id = sp.space_id AND s.organization_id = sp.organization_id
    WHERE s.organization_id = $1 AND ${which} FOR KEY SHARE OF sp, si`,
    { id: column.text },
  );
const SITES_WITH_SPACE = sitesWithSpaces('redirects.sitesWithSpace', 's.id = $2');
const SITES_WITH_DESCENDANT = sitesWithSpaces(
  'redirects.sitesWithDescendant',
  '(s.id = $2 OR s.ancestors @> ARRAY[$2::text])',
);

/** Returns the ids of the sites that have certain spaces. */
async function sitesWith(
  tx: Tx,
  sites: typeof SITES_WITH_SPACE,
  { id, organizationId }: OrganizationObject,
): Promise<string[]> {
  const rows = await tx.query(sites, [organizationId, id]);
  return [...new Set(rows.map((row) => row.id))];
}

/**
 * Runs a deletion or a restoration of content, and writes redirects from the old paths of other
 * site spaces whose path changes with it.
 */
async function redirectAfterTrashChange<T>(
  tx: Tx,
  now: Date,
  content: OrganizationObject,
  change: () => Promise<T>,
): Promise<T> {
  const sites = await sitesWith(tx, SITES_WITH_DESCENDANT, content);
  return sites.length === 0
    ? change()
    : withRedirects(tx, now, content.organizationId, sites, change);
}

const DELETE_FOR_PAGES = statement(
  'redirects.deleteForPages',
  'DELETE FROM site_redirects WHERE organization_id = $1 AND site_space_id = ANY($2) AND page_id = ANY($3) AND destination IS NULL',
  {},
);

/**
 * Writes redirects from the old paths of pages in the given site spaces, and deletes redirects to
 * pages that no longer exist.
 */
async function redirectPages(
  tx: Tx,
  now: Date,
  organizationId: string,
  siteSpacePaths: readonly SiteSpacePath[],
  { moved, gone }: PathChanges,
): Promise<void> {
  if (gone.length > 0)
    await tx.query(DELETE_FOR_PAGES, [
      organizationId,
      siteSpacePaths.map(({ siteSpace }) => siteSpace.id),
      gone,
    ]);
  // The longest prefix first, in the same order as paths are resolved.
  const longestFirst = siteSpacePaths.toSorted(
    (one, other) => other.prefix.length - one.prefix.length,
  );
  const redirects = longestFirst.flatMap(({ siteSpace, prefix }) => {
    const parentPath = pathOfSegments(prefix);
    return moved.map(
      ({ page, from, to }): AutomaticRedirect => ({
        siteSpace,
        pageId: page,
        source: pathBelow(parentPath, [from]),
        to: pathBelow(parentPath, [to]),
      }),
    );
  });
  await writeRedirects(tx, now, organizationId, redirects);
}

/** Writes redirects from the old paths of the pages of a space. */
async function redirectMovedPages(
  tx: Tx,
  now: Date,
  space: OrganizationObject,
  changes: PathChanges,
): Promise<void> {
  const sites = await sitesWith(tx, SITES_WITH_SPACE, space);
  if (sites.length === 0) return;
  const siteSpacePaths = (await currentPathsOn(tx, sites)).filter(
    ({ siteSpace }) => siteSpace.spaceId === space.id,
  );
  await redirectPages(tx, now, space.organizationId, siteSpacePaths, changes);
}

/** Writes redirects from former URLs of published content when the content changes. */
export const siteRedirects: ContentListener = {
  pagesMoved: redirectMovedPages,
  trashChanges: redirectAfterTrashChange,
};

/**
 * Writes redirects for a site space that gets another space, in which the same pages may have other
 * paths.
 */
export async function redirectReplacedPages(
  tx: Tx,
  now: Date,
  { siteId, organizationId, id }: SiteSpaceRow,
  before: Content,
  after: Content,
): Promise<void> {
  const siteSpacePaths = (await currentPathsOn(tx, [siteId])).filter(
    ({ siteSpace }) => siteSpace.id === id,
  );
  await redirectPages(tx, now, organizationId, siteSpacePaths, pathChanges(before, after));
}
