/** Merges the customizations of a site and its site spaces with the defaults. */
import { type SiteRow, type SiteSpaceRow, stored } from '../../data/rows.ts';
import { defaultCustomization, overlaid, pageActionsOf } from '../../domain/site-customization.ts';
import type { CustomizationPageActions, SiteCustomization } from '../../generated/resolvers.ts';

type Customizable = Pick<SiteRow, 'customization'>;

/** A customization whose page actions follow from its other settings unless they are set. */
type CustomizationSettings = Omit<SiteCustomization, 'pageActions'> & {
  readonly pageActions: Omit<CustomizationPageActions, 'items'> & {
    readonly items?: CustomizationPageActions['items'];
  };
};

/** Returns the settings of a site over the defaults. */
const settingsOfSite = (site: Customizable): CustomizationSettings =>
  overlaid<CustomizationSettings>(defaultCustomization, stored<object>(site.customization) ?? {});

/** Returns a customization with its page actions. */
const completed = (settings: CustomizationSettings): SiteCustomization => ({
  ...settings,
  pageActions: {
    ...settings.pageActions,
    items: settings.pageActions.items ?? pageActionsOf(settings),
  },
});

/** Returns the customization of a site, completed with the defaults. */
export const customizationOfSite = (site: Customizable): SiteCustomization =>
  completed(settingsOfSite(site));

/**
 * Returns the customization of a site space, or null if it has none of its own. Gap: unset values
 * are inherited from the site.
 */
export function customizationOfSiteSpace(
  site: Customizable,
  siteSpace: Customizable,
): SiteCustomization | null {
  const overrides = stored<object>(siteSpace.customization);
  return overrides && completed(overlaid(settingsOfSite(site), overrides));
}

/**
 * Returns the customizations of site spaces by id: of those that have their own, or of all, with
 * that of the site for the others.
 */
export function customizationsOf(
  site: SiteRow,
  siteSpaces: readonly SiteSpaceRow[],
  ofAll: boolean,
): ReadonlyMap<string, SiteCustomization> {
  const ofSite = ofAll ? customizationOfSite(site) : null;
  return new Map(
    siteSpaces.flatMap((siteSpace): [string, SiteCustomization][] => {
      const customization = customizationOfSiteSpace(site, siteSpace) ?? ofSite;
      return customization ? [[siteSpace.id, customization]] : [];
    }),
  );
}
