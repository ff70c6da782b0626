// The inputs of the operations on sites.
import { demoId } from '../../prisma/seed/ids.ts';
import type { Targets } from './fixture.ts';
import { and, naming, organization, spelled, withBody, searchInput, type Make } from './input.ts';

const site: Make = ({ organizationId, siteId }) => ({ parameters: { organizationId, siteId } });
const ownSite: Make = ({ organizationId }, { ownSiteId: siteId }) => ({
  parameters: { organizationId, siteId },
});
const section = and(site, ({ siteSectionId }) => ({ siteSectionId }));
const group = and(site, ({ siteSectionGroupId }) => ({ siteSectionGroupId }));
const siteSpace = and(site, ({ siteSpaceId }) => ({ siteSpaceId }));
const shareLink = and(site, ({ shareLinkId }) => ({ shareLinkId }));
const redirect = and(site, ({ redirectId }) => ({ redirectId }));
const publishedSite: Make = ({ organizationId, publishedSiteId: siteId }) => ({
  parameters: { organizationId, siteId },
});
const theSpace = ({ spaceId }: Targets) => ({ spaceId });
const renaming = (make: Make): Make => withBody(make, { title: 'Renamed in the matrix' });
const unlisting = (make: Make): Make =>
  withBody(make, { visibility: 'unlisted' }, { visibility: 'UNLISTED' });
const declaring = (make: Make): Make =>
  withBody(make, {
    jsonSchema: { type: 'object', properties: { isBetaUser: { type: 'boolean' } } },
  });
const linking = (make: Make): Make => withBody(make, { name: 'Made in the matrix' });
/** Adds the source of a redirect to another host. */
const leading =
  (make: Make): Make =>
  (targets, testActor) => ({ ...make(targets, testActor), query: { source: '/old' } });
const at =
  (make: Make): Make =>
  (targets, testActor) => ({ ...make(targets, testActor), query: { path: '/' } });
const fallingBack = (make: Make): Make =>
  withBody(make, { fallbackURL: 'https://example.com/sign-in' });
const relooking = (make: Make): Make =>
  withBody(make, { themes: { default: 'light' } }, { themes: { default: 'LIGHT' } });
const before = (type: string, id: string, key = 'id') => ({
  position: { before: { type, [key]: id } },
});

/** Made-up ids of the grants on the target site and of their holders. */
export const madeUpSiteGrants = {
  siteGrantId: demoId('SiteGrant', 'nobody'),
  siteGrantUserId: demoId('User', 'nobody else'),
  siteGrantTeamId: demoId('Team', 'nobody'),
} satisfies Partial<Targets>;

/** Sites, their parts, redirects, share links, customization, and reading by visitors. */
export const siteInputs: Readonly<Record<string, Make>> = {
  listSites: organization,
  createSite: spelled(
    organization,
    ({ spaceId }) => ({ title: 'Made in the matrix', spaces: [spaceId] }),
    ({ spaceId }) => ({ title: 'Made in the matrix', spaces: { spaceIds: [spaceId] } }),
  ),
  getSite: site,
  getCustomHostname: ({ customHostname: hostname }) => ({ parameters: { hostname } }),
  validateCustomHostname: ({ customHostname: hostname }) => ({ parameters: { hostname } }),
  removeCustomHostname: ({ customHostname: hostname }) => ({ parameters: { hostname } }),
  updateSite: renaming(site),
  deleteSite: site,
  publishSite: site,
  unpublishSite: site,
  getAdaptiveSchema: site,
  setAdaptiveSchema: declaring(site),
  listTemplateConditions: site,
  listSiteSectionGroups: site,
  createSiteSectionGroup: withBody(site, { title: 'Made in the matrix' }),
  getSiteSectionGroup: group,
  updateSiteSectionGroup: renaming(group),
  deleteSiteSectionGroup: group,
  addSectionToGroup: naming(group, ({ siteSectionId: sectionId }) => ({ sectionId })),
  removeSectionFromGroup: and(group, ({ groupedSectionId: siteSectionId }) => ({ siteSectionId })),
  moveSiteSectionGroup: spelled(
    group,
    ({ siteSectionId }) => before('site-section', siteSectionId),
    ({ siteSectionId }) => before('SITE_SECTION', siteSectionId),
  ),
  listSiteSections: site,
  createSiteSection: naming(site, theSpace),
  getSiteSection: section,
  updateSiteSection: renaming(section),
  deleteSiteSection: section,
  moveSiteSection: withBody(section, {}),
  listSiteSpaces: site,
  createSiteSpace: naming(site, theSpace),
  getSiteSpace: siteSpace,
  updateSiteSpace: withBody(siteSpace, { path: 'in-the-matrix' }),
  deleteSiteSpace: siteSpace,
  moveSiteSpace: spelled(
    siteSpace,
    ({ besideSiteSpaceId }) => before('site-space', besideSiteSpaceId, 'siteSpace'),
    ({ besideSiteSpaceId }) => before('SITE_SPACE', besideSiteSpaceId, 'siteSpace'),
  ),
  getSiteStructure: site,
  getPublishedPage: at(site),
  listPublishedPages: at(site),
  sortSiteStructure: spelled(
    site,
    ({ siteSectionId, besideSectionId }) => ({
      item: { type: 'site-section', id: besideSectionId },
      ...before('site-section', siteSectionId),
    }),
    ({ siteSectionId, besideSectionId }) => ({
      item: { type: 'SITE_SECTION', id: besideSectionId },
      ...before('SITE_SECTION', siteSectionId),
    }),
  ),
  listSiteIntegrations: site,
  listSiteMemberGrants: site,
  listSiteTeamGrants: site,
  listSiteMemberAccess: site,
  grantAllOnSite: spelled(
    site,
    ({ siteGrantUserId }) => ({ role: 'read', users: [siteGrantUserId] }),
    ({ siteGrantUserId: userId }) => ({ role: 'READ', users: [{ userId }] }),
  ),
  updateSiteMemberGrant: withBody(
    and(site, ({ siteGrantUserId: userId }) => ({ userId })),
    { role: 'edit' },
    { role: 'EDIT' },
  ),
  removeSiteMemberGrant: and(site, ({ siteGrantUserId: userId }) => ({ userId })),
  updateSiteTeamGrant: withBody(
    and(site, ({ siteGrantTeamId: teamId }) => ({ teamId })),
    { role: 'edit' },
    { role: 'EDIT' },
  ),
  removeSiteTeamGrant: and(site, ({ siteGrantTeamId: teamId }) => ({ teamId })),
  'Query.siteGrant': ({ siteGrantId: id }) => ({
    parameters: { id },
    document: 'query ($id: ID!) { siteGrant(id: $id) { id } }',
  }),
  listShareLinks: site,
  createShareLink: linking(site),
  getShareLink: shareLink,
  updateShareLink: withBody(shareLink, { active: false }),
  deleteShareLink: shareLink,
  listSiteRedirects: site,
  createSiteRedirect: withBody(
    site,
    { source: '/made', destination: 'https://example.com/made' },
    { source: '/made', target: { address: 'https://example.com/made' } },
  ),
  changeSiteRedirects: withBody(
    site,
    { redirects: [{ source: '/changed', destination: 'https://example.com/changed' }] },
    {
      redirects: [{ source: '/changed', target: { address: 'https://example.com/changed' } }],
    },
  ),
  getSiteRedirect: redirect,
  updateSiteRedirect: withBody(
    redirect,
    { destination: 'https://example.com/newer' },
    { target: { address: 'https://example.com/newer' } },
  ),
  deleteSiteRedirect: redirect,
  resolveSiteRedirect: leading(site),
  getSiteCustomization: site,
  setSiteCustomization: relooking(site),
  getSiteSpaceCustomization: siteSpace,
  setSiteSpaceCustomization: relooking(siteSpace),
  updateSiteSpaceCustomization: relooking(siteSpace),
  deleteSiteSpaceCustomization: siteSpace,
  getPublishingAuth: site,
  updatePublishingAuth: fallingBack(site),
  regenerateVisitorKey: site,
  listSiteAudiences: site,
  previewSite: withBody(site, { claims: {} }),
  createSitePreview: site,
  trackSiteEvents: withBody(site, { events: [{ type: 'page_view', location: {} }] }),
  aggregateSiteEvents: withBody(site, { range: 'last7Days' }, { range: { preset: 'last7Days' } }),
  getPublishedSite: site,
  searchSite: withBody(site, searchInput),
  openPublishedSite: ({ siteAddress: url }) => ({ body: { url } }),
  'Mutation.openPublishedSite': ({ siteAddress: url }) => ({
    parameters: { url },
    document: 'mutation ($url: String!) { openPublishedSite(input: { url: $url }) { siteId } }',
  }),
  'Query.publishedLocation': ({ siteAddress: url }) => ({
    parameters: { url },
    document: 'query ($url: String!) { publishedLocation(url: $url) { site { site { id } } } }',
  }),
};

/**
 * Operations on sites with a second input: with another space, without one, and on the actor's own
 * site.
 */
export const siteVariantInputs: Readonly<Record<string, Make>> = {
  'createSite without a space': withBody(organization, { title: 'Made in the matrix' }),
  'createSite with a new space': withBody(
    organization,
    { title: 'Made in the matrix', spaces: 'empty' },
    { title: 'Made in the matrix', spaces: { make: 'EMPTY' } },
  ),
  'updateSite of its visibility': unlisting(site),
  'updateSite of the visibility of their own': unlisting(ownSite),
  'updateSite of its default section': naming(site, ({ besideSectionId: defaultSiteSection }) => ({
    defaultSiteSection,
  })),
  'updateSiteSection of its default site space': naming(
    section,
    ({ siteSpaceId: defaultSiteSpace }) => ({ defaultSiteSpace }),
  ),
  'updateSiteSpace with another space': naming(siteSpace, ({ lockedSpaceId: spaceId }) => ({
    spaceId,
  })),
  'createSiteSpace in a section': naming(site, ({ spaceId, siteSectionId: sectionId }) => ({
    spaceId,
    sectionId,
  })),
  'createSiteSectionGroup of sections': naming(site, ({ siteSectionId }) => ({
    title: 'Made in the matrix',
    sections: [siteSectionId],
  })),
  'publishSite of their own': ownSite,
  'unpublishSite of their own': ownSite,
  'setAdaptiveSchema of their own site': declaring(ownSite),
  'listShareLinks of their own site': ownSite,
  'createShareLink of their own site': linking(ownSite),
  'getPublishingAuth of their own site': ownSite,
  'updatePublishingAuth of their own site': fallingBack(ownSite),
  'regenerateVisitorKey of their own site': ownSite,
  'getPublishedSite of a published one': publishedSite,
  'searchSite of a published one': withBody(publishedSite, searchInput),
  'listSiteSections of a published one': publishedSite,
  'listSiteSpaces of a published one': publishedSite,
  'getSiteStructure of a published one': publishedSite,
  'getPublishedPage of a published one': at(publishedSite),
  'listPublishedPages of a published one': at(publishedSite),
  'resolveSiteRedirect of a published one': leading(publishedSite),
  'openPublishedSite of a published one': ({ publishedAddress: url }) => ({ body: { url } }),
  'getSite of a published one': publishedSite,
  'getSiteCustomization of a published one': publishedSite,
};
