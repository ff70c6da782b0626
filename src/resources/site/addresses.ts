/** The public addresses of a site and of what stands in it (spec, Visitors). */
import type { Context } from '../../context.ts';
import type { SiteRow, SiteSectionRow, SiteSpaceRow } from '../../data/rows.ts';
import { defaultOf, inOrder, sectionsInOrder } from '../../domain/site-structure.ts';
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

/** Where a section is read: the default one stands in the address without its path. */
export async function publishedSection(ctx: Context, { id, path, siteId, shareKey }: SiteSectionRow): Promise<string | null> {
  const site = await ctx.load.site.must(siteId);
  const first = defaultOf(sectionsInOrder(await livingParts(ctx, site)));
  return publishedAt(ctx, site, first?.id === id ? [] : [path], shareKey);
}

/** Where a site space is read; a page of its space, where a path is given. */
export async function publishedSiteSpace(ctx: Context, { id, path, siteId, sectionId, shareKey }: SiteSpaceRow, pagePath = ''): Promise<string | null> {
  const site = await ctx.load.site.must(siteId);
  const parts = await livingParts(ctx, site);
  const section = parts.sections.find((one) => one.id === sectionId);
  const isFirst = defaultOf(inOrder(parts.siteSpaces.filter((one) => one.sectionId === sectionId)))?.id === id;
  const ofSection = section && defaultOf(sectionsInOrder(parts))?.id !== section.id ? [section.path] : [];
  return publishedAt(ctx, site, [...ofSection, ...(isFirst ? [] : [path]), ...(pagePath === '' ? [] : [pagePath])], shareKey);
}
