/** Merges the customizations of a site and its site spaces with the defaults. */
import { type SiteRow, type SiteSpaceRow, stored } from '../../data/rows.ts';
import { overlaid, defaultCustomization } from '../../domain/site-customization.ts';
import type { SiteCustomization } from '../../generated/resolvers.ts';

type Customizable = Pick<SiteRow, 'customization'>;

/** Returns the customization of a site, completed with the defaults. */
export const customizationOfSite = (site: Customizable): SiteCustomization =>
  overlaid<SiteCustomization>(defaultCustomization, stored<object>(site.customization) ?? {});

/**
 * Returns the customization of a site space, or null if it has none of its own. Gap: unset values
 * are inherited from the site.
 */
export function customizationOfSiteSpace(
  site: Customizable,
  siteSpace: Customizable,
): SiteCustomization | null {
  const overrides = stored<object>(siteSpace.customization);
  return overrides && overlaid(customizationOfSite(site), overrides);
}

/** Returns the customization of a site, and those of the site spaces that have their own, by id. */
export function customizationsOf(
  site: SiteRow,
  siteSpaces: readonly SiteSpaceRow[],
): {
  readonly site: SiteCustomization;
  readonly siteSpaces: ReadonlyMap<string, SiteCustomization>;
} {
  const customized = siteSpaces.flatMap((siteSpace): [string, SiteCustomization][] => {
    const customization = customizationOfSiteSpace(site, siteSpace);
    return customization ? [[siteSpace.id, customization]] : [];
  });
  return { site: customizationOfSite(site), siteSpaces: new Map(customized) };
}
