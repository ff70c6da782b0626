/** The public addresses of a site and of what stands in it (spec, Visitors). */
import type { Context } from '../../context.ts';
import type { SiteRow, SiteSectionRow, SiteSpaceRow } from '../../data/rows.ts';

/** Where a site begins; null while it is not published. `shareKey` opens it where a key is needed. */
async function baseOf({ load, settings }: Context, site: SiteRow): Promise<string | null> {
  if (!site.published) return null;
  if (site.hostname !== null) return `https://${site.hostname}`;
  const { hostname, id } = await load.organization.must(site.organizationId);
  return `${settings.publicUrl}/${hostname ?? id}/${site.basename}`;
}

const joined = (base: string, parts: readonly string[]): string => [base, ...parts].join('/');

/** The address of a site, of a section of it, or of a site space: default ones stand in it without their paths. */
export async function publishedAt(ctx: Context, site: SiteRow, section: SiteSectionRow | null = null, siteSpace: SiteSpaceRow | null = null): Promise<string | null> {
  const base = await baseOf(ctx, site);
  if (base === null) return null;
  const parts = [...(section && !section.isDefault ? [section.path] : []), ...(siteSpace && !siteSpace.isDefault ? [siteSpace.path] : [])];
  return joined(base, parts);
}

/** The address that a site is shown at whether it is published or not, as what a proxy stands before. */
export const targetOf = async (ctx: Context, site: SiteRow): Promise<string> => (await baseOf(ctx, { ...site, published: true })) ?? '';
