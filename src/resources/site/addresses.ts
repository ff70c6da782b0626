/** The public addresses of a site and of what stands in it (spec, Visitors). */
import type { Context } from '../../context.ts';
import type { SiteRow, SiteSectionRow, SiteSpaceRow } from '../../data/rows.ts';
import { destinationOf, prefixesOf } from '../../domain/site-address.ts';
import { defaultOf, sectionsInOrder } from '../../domain/site-structure.ts';
import { livingParts } from './find.ts';

/** Where a site begins, published or not. */
export async function targetOf({ load, settings }: Context, { hostname, organizationId, basename }: SiteRow): Promise<string> {
  if (hostname !== null) return `https://${hostname}`;
  const organization = await load.organization.must(organizationId);
  return `${settings.publicUrl}/${organization.hostname ?? organization.id}/${basename}`;
}

/** Where a site is read, with the key of a share link where one is given; null while it is not published. */
export async function publishedAt(ctx: Context, site: SiteRow, steps: readonly string[] = [], shareKey?: string | null): Promise<string | null> {
  if (!site.published) return null;
  return [await targetOf(ctx, site), ...steps].join('/') + (shareKey == null ? '' : `?shareKey=${encodeURIComponent(shareKey)}`);
}

/** Where a path of a site is read, with what comes behind it; null while the site is not published, and for an absolute address. */
export async function publishedPath(ctx: Context, site: SiteRow, destination: string): Promise<string | null> {
  const target = destinationOf(destination);
  const begin = 'path' in target ? await publishedAt(ctx, site) : null;
  return begin === null || !('path' in target) ? null : begin + (target.path === '/' ? '' : encodeURI(target.path)) + target.behind;
}

/** Where a section is read: the default one stands in the address without its path. */
export async function publishedSection(ctx: Context, { id, path, siteId, shareKey }: SiteSectionRow): Promise<string | null> {
  const site = await ctx.load.site.must(siteId);
  const first = defaultOf(sectionsInOrder(await livingParts(ctx, site)));
  return publishedAt(ctx, site, first?.id === id ? [] : [path], shareKey);
}

/** Where a site space is read. */
export async function publishedSiteSpace(ctx: Context, { id, path, siteId, shareKey }: SiteSpaceRow): Promise<string | null> {
  const site = await ctx.load.site.must(siteId);
  return publishedAt(ctx, site, prefixesOf(await livingParts(ctx, site)).get(id) ?? [path], shareKey);
}
