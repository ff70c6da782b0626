/** Where a path leads at which nothing is read any more. */
import type { Context } from '../../context.ts';
import type { FoundRedirect, SiteParts, SiteRow, SiteSpaceRow } from '../../data/rows.ts';
import { readablePaths } from '../../domain/page-paths.ts';
import { destinationOf, normalPath, pathOfSegments, prefixesOf } from '../../domain/site-address.ts';
import { type Lead, type Leading, leadsFrom, pathBelow, sourcesOf } from '../../domain/site-redirect.ts';
import { livingParts } from './find.ts';
import { contentOfSpace, pageAt, placeIn, shelfOfSpace } from './page-at.ts';

const MET = 'SELECT source, destination, site_space_id AS "siteSpaceId", page_id AS "pageId" FROM site_redirects WHERE site_id = $1 AND organization_id = $2 AND source = ANY($3)';

// A page that moved before its site space did, or after it, left its redirect below another prefix than the one that was met.
const MOVED = `SELECT DISTINCT ON (b.site_space, b.rest) b.site_space AS "siteSpaceId", b.rest, r.page_id AS "pageId" FROM unnest($3::text[], $4::text[], $5::text[]) AS b(site_space, rest, now)
  JOIN site_redirects r ON r.site_id = $1 AND r.organization_id = $2 AND r.site_space_id = b.site_space AND r.page_id IS NOT NULL AND r.source IN (
    SELECT b.now UNION ALL SELECT CASE p.source WHEN '/' THEN '' ELSE p.source END || b.rest FROM site_redirects p
    WHERE p.site_id = $1 AND p.organization_id = $2 AND p.site_space_id = b.site_space AND p.page_id IS NULL)
  ORDER BY b.site_space, b.rest, r.created_at DESC, r.id DESC`;

/** What one look-up goes by. */
class LookUp {
  private readonly ctx: Context;
  private readonly site: SiteRow;
  private readonly parts: SiteParts;
  private readonly prefixes: ReadonlyMap<string, readonly string[]>;
  private readonly seen: ReadonlyMap<string, SiteSpaceRow>;

  constructor(ctx: Context, site: SiteRow, parts: SiteParts, prefixes: ReadonlyMap<string, readonly string[]>) {
    this.ctx = ctx;
    this.site = site;
    this.parts = parts;
    this.prefixes = prefixes;
    this.seen = new Map(parts.siteSpaces.map((siteSpace) => [siteSpace.id, siteSpace]));
  }

  /** Where a path leads; what was made by hand is met once. */
  async from(source: string, path: string, byHand: boolean): Promise<FoundRedirect | null> {
    const { ctx, site, seen } = this;
    const rows = await ctx.query<Leading>('redirects.met', MET, [site.id, site.organizationId, sourcesOf(path)]);
    const usable = rows.filter(({ destination }) => byHand || destination === null);
    const leads = leadsFrom(path, usable, new Set(seen.keys()));
    const moved = await this.movedBelow(leads);
    const found = await Promise.all(leads.map((lead) => this.follow(source, lead, moved)));
    return found.find((one) => one !== null) ?? null;
  }

  private async follow(source: string, lead: Lead, moved: ReadonlyMap<string, string>): Promise<FoundRedirect | null> {
    if (lead.kind === 'destination') return this.toDestination(source, lead.destination);
    const siteSpace = this.seen.get(lead.siteSpaceId);
    if (!siteSpace) return null;
    if (lead.kind === 'page') return this.toPage(source, siteSpace, lead.pageId);
    if (lead.pagePath.length === 0) return { source, destination: pathOfSegments(this.prefixOf(siteSpace)), siteSpace };
    const live = placeIn(siteSpace, await shelfOfSpace(this.ctx, siteSpace.spaceId), lead.pagePath);
    return this.toPage(source, siteSpace, live?.page?.page.id ?? moved.get(keyOf(lead)));
  }

  private async toDestination(source: string, destination: string): Promise<FoundRedirect | null> {
    const target = destinationOf(destination);
    if ('address' in target) return { source, destination };
    const place = await pageAt(this.ctx, this.site, this.parts, target.path);
    if (place) return { source, destination, siteSpace: place.siteSpace, ...(place.page && { pageId: place.page.page.id }) };
    const next = await this.from(source, target.path, false);
    return next && { ...next, destination: next.destination + target.behind };
  }

  private async toPage(source: string, siteSpace: SiteSpaceRow, pageId: string | undefined): Promise<FoundRedirect | null> {
    const path = pageId === undefined ? undefined : readablePaths((await contentOfSpace(this.ctx.load, siteSpace.spaceId)).pages).get(pageId);
    return pageId === undefined || path === undefined ? null : { source, destination: pathOfSegments([...this.prefixOf(siteSpace), path]), siteSpace, pageId };
  }

  private prefixOf = ({ id }: SiteSpaceRow): readonly string[] => this.prefixes.get(id) ?? [];

  /** Ids of the pages that were once read where these lead, by site space and path. */
  private async movedBelow(leads: readonly Lead[]): Promise<ReadonlyMap<string, string>> {
    const below = leads.filter((lead) => lead.kind === 'below').filter(({ pagePath }) => pagePath.length > 0);
    if (below.length === 0) return new Map();
    const rests = below.map(({ pagePath }) => pathOfSegments(pagePath));
    const current = below.map(({ siteSpaceId, pagePath }) => pathBelow(pathOfSegments(this.prefixes.get(siteSpaceId) ?? []), pagePath));
    const values = [this.site.id, this.site.organizationId, below.map(({ siteSpaceId }) => siteSpaceId), rests, current];
    const rows = await this.ctx.query<{ siteSpaceId: string; rest: string; pageId: string }>('redirects.moved', MOVED, values);
    return new Map(rows.map(({ siteSpaceId, rest, pageId }) => [`${siteSpaceId} ${rest}`, pageId]));
  }
}

const keyOf = ({ siteSpaceId, pagePath }: { readonly siteSpaceId: string; readonly pagePath: readonly string[] }): string => `${siteSpaceId} ${pathOfSegments(pagePath)}`;

/**
 * Where a path of a site leads, of the parts that who asks sees: to something that is read there, or to an absolute address. Null
 * for a path that leads nowhere, and for one at which something is read.
 */
export async function redirectOf(ctx: Context, site: SiteRow, parts: SiteParts, source: string): Promise<FoundRedirect | null> {
  const [written = ''] = source.split(/[?#]/, 1);
  const path = normalPath(written);
  if (path === undefined || (await pageAt(ctx, site, parts, written))) return null;
  return new LookUp(ctx, site, parts, prefixesOf(await livingParts(ctx, site))).from(path, path, true);
}
