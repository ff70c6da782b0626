/** The customizations of a site and of its site spaces, made whole. */
import { type SiteRow, type SiteSpaceRow, stored } from '../../data/rows.ts';
import { laidOver, plainLooks } from '../../domain/site-customization.ts';
import type { SiteCustomization } from '../../generated/resolvers.ts';

type Customized = Pick<SiteRow, 'customization'>;

/** How a site looks: the defaults where nothing is said. */
export const customizationOfSite = (site: Customized): SiteCustomization => laidOver<SiteCustomization>(plainLooks, stored<object>(site.customization) ?? {});

/** How a site space looks that has a customization of its own; null where it has none. Gap: where that says nothing, it looks as its site does. */
export function customizationOfSiteSpace(site: Customized, siteSpace: Customized): SiteCustomization | null {
  const said = stored<object>(siteSpace.customization);
  return said && laidOver(customizationOfSite(site), said);
}

/** How a site looks, and by their ids those of these site spaces that have a customization of their own. */
export function customizationsOf(site: SiteRow, siteSpaces: readonly SiteSpaceRow[]): { readonly site: SiteCustomization; readonly siteSpaces: ReadonlyMap<string, SiteCustomization> } {
  const own = siteSpaces.flatMap((siteSpace): [string, SiteCustomization][] => {
    const looks = customizationOfSiteSpace(site, siteSpace);
    return looks ? [[siteSpace.id, looks]] : [];
  });
  return { site: customizationOfSite(site), siteSpaces: new Map(own) };
}
