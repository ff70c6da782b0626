// States who may do what with sites, from the rules' text. Nothing of src is imported here.
import {
  anybody,
  type ContentRule,
  inOrganization,
  levelNames,
  levelOn,
  levelNameOn,
  READ,
  type Row,
  SPACE,
} from './row.ts';
import type { ActorProfile } from './actors.ts';

const SITE = 'site:read';
const CHANGE_SITE = 'site:write';
const PUBLISH = 'site:publish';
const INTEGRATION = 'integration:read';
const MEMBERS = 'organization:members:read';
const LINKS = 'site:permissions:read';
const CHANGE_LINKS = 'site:permissions:write';

/** Returns the name of the actor's permission on a site, which is their role. */
const roleName = (profile: ActorProfile): string => levelNames[profile.level] ?? '';
const onSite = (rule: ContentRule, ...scopes: string[]): Row => ({
  scopes,
  about: 'site',
  ...rule,
});
const readSite = { may: () => true, needs: 'read', has: roleName };
/** Rule: changes require the organization role `create`. */
const changeSite = {
  may: (profile: ActorProfile) => profile.level >= 5,
  needs: 'create',
  has: roleName,
};
/** Rule: to add or replace a space requires `create` on that space too. */
const showSpace = {
  may: (profile: ActorProfile) => profile.level >= 5 && levelOn(profile) >= 5,
  needs: 'create',
  has: (profile: ActorProfile) => (profile.level >= 5 ? levelNameOn(profile) : roleName(profile)),
};
/**
 * Rule: visibility, publishing, visitor key, adaptive schema and share links require an
 * organization admin or the site's creator, who is another user here.
 */
const ownSite = {
  may: (profile: ActorProfile) => profile.level === 6,
  needs: 'admin',
  has: roleName,
};
/** The same for a site that the actor created. */
const createdSite = { ...ownSite, may: () => true };
/**
 * Reads of published content need no token, and members with access read the site as members. The
 * target site has nothing published.
 */
const visitorRead = (...scopes: string[]): Row => ({
  ...onSite(readSite, ...scopes),
  isPublic: true,
});
/** Reads of a public published site, which everybody may make with or without a token. */
const publicRead = (...scopes: string[]): Row => ({
  scopes,
  about: 'anybody',
  ...anybody,
  isPublic: true,
});
/** The visibility is changed together with fields that require only a role. */
const visibility = {
  may: (profile: ActorProfile) => profile.level === 6,
  needs: (profile: ActorProfile) => (profile.level >= 5 ? 'admin' : 'create'),
  has: roleName,
};

/**
 * Sites, their parts, redirects, share links, customization, and reading by visitors. A site space
 * includes its space, which requires a scope of its own.
 */
export const siteRows: Readonly<Record<string, Row>> = {
  // The list contains what the caller may read and refuses no member.
  listSites: inOrganization(anybody, READ, SITE),
  createSite: { ...onSite(showSpace, CHANGE_SITE, SITE), about: 'organization' },
  getSite: onSite(readSite, SITE),
  getCustomHostname: onSite(readSite, SITE),
  // The server supports no custom hostnames.
  validateCustomHostname: { ...onSite(changeSite, CHANGE_SITE, SITE), result: 'CONFLICT' },
  removeCustomHostname: onSite(changeSite, CHANGE_SITE),
  updateSite: onSite(changeSite, CHANGE_SITE, SITE),
  // An invisible target under a visible organization returns success without an effect.
  deleteSite: { ...onSite(changeSite, CHANGE_SITE), below: 'organization' },
  publishSite: onSite(ownSite, PUBLISH, SITE),
  unpublishSite: onSite(ownSite, PUBLISH, SITE),
  getAdaptiveSchema: onSite(readSite, SITE),
  setAdaptiveSchema: onSite(ownSite, CHANGE_SITE, SITE),
  listTemplateConditions: onSite(readSite, SITE),
  listSiteSectionGroups: onSite(readSite, SITE, SPACE),
  createSiteSectionGroup: onSite(changeSite, CHANGE_SITE, SITE, SPACE),
  getSiteSectionGroup: { ...onSite(readSite, SITE, SPACE), about: 'sitePart' },
  updateSiteSectionGroup: onSite(changeSite, CHANGE_SITE, SITE, SPACE),
  deleteSiteSectionGroup: onSite(changeSite, CHANGE_SITE),
  addSectionToGroup: onSite(changeSite, CHANGE_SITE, SITE, SPACE),
  removeSectionFromGroup: onSite(changeSite, CHANGE_SITE),
  moveSiteSectionGroup: onSite(changeSite, CHANGE_SITE, SITE, SPACE),
  listSiteSections: visitorRead(SITE, SPACE),
  createSiteSection: onSite(showSpace, CHANGE_SITE, SITE, SPACE),
  getSiteSection: { ...onSite(readSite, SITE, SPACE), about: 'sitePart' },
  updateSiteSection: onSite(changeSite, CHANGE_SITE, SITE, SPACE),
  deleteSiteSection: onSite(changeSite, CHANGE_SITE),
  moveSiteSection: onSite(changeSite, CHANGE_SITE, SITE, SPACE),
  listSiteSpaces: visitorRead(SITE, SPACE),
  createSiteSpace: onSite(showSpace, CHANGE_SITE, SITE, SPACE),
  getSiteSpace: { ...onSite(readSite, SITE, SPACE), about: 'sitePart' },
  updateSiteSpace: onSite(changeSite, CHANGE_SITE, SITE, SPACE),
  deleteSiteSpace: onSite(changeSite, CHANGE_SITE),
  moveSiteSpace: onSite(changeSite, CHANGE_SITE, SITE, SPACE),
  getSiteStructure: visitorRead(SITE, SPACE),
  getPublishedPage: { ...visitorRead(SITE, SPACE), about: 'sitePart' },
  listPublishedPages: { ...visitorRead(SITE, SPACE), about: 'sitePart' },
  sortSiteStructure: onSite(changeSite, CHANGE_SITE, SITE, SPACE),
  listSiteIntegrations: onSite(readSite, SITE, INTEGRATION),
  listSiteMemberGrants: onSite(changeSite, SITE, LINKS, MEMBERS),
  listSiteTeamGrants: onSite(changeSite, SITE, LINKS, MEMBERS),
  listSiteMemberAccess: onSite(changeSite, SITE, LINKS),
  grantAllOnSite: onSite(changeSite, CHANGE_LINKS, LINKS, MEMBERS),
  updateSiteMemberGrant: onSite(changeSite, CHANGE_LINKS, LINKS, MEMBERS),
  removeSiteMemberGrant: onSite(changeSite, CHANGE_LINKS),
  updateSiteTeamGrant: onSite(changeSite, CHANGE_LINKS, LINKS, MEMBERS),
  removeSiteTeamGrant: onSite(changeSite, CHANGE_LINKS),
  'Query.siteGrant': onSite(changeSite, LINKS),
  listShareLinks: onSite(ownSite, SITE, LINKS),
  createShareLink: onSite(ownSite, CHANGE_LINKS, LINKS),
  getShareLink: onSite(ownSite, LINKS),
  updateShareLink: onSite(ownSite, CHANGE_LINKS, LINKS),
  deleteShareLink: onSite(ownSite, CHANGE_LINKS),
  listSiteRedirects: onSite(changeSite, SITE),
  createSiteRedirect: onSite(changeSite, CHANGE_SITE, SITE),
  changeSiteRedirects: onSite(changeSite, CHANGE_SITE),
  getSiteRedirect: onSite(changeSite, SITE),
  updateSiteRedirect: onSite(changeSite, CHANGE_SITE, SITE),
  deleteSiteRedirect: onSite(changeSite, CHANGE_SITE),
  resolveSiteRedirect: visitorRead(SITE),
  getSiteCustomization: onSite(readSite, SITE),
  setSiteCustomization: onSite(changeSite, CHANGE_SITE, SITE),
  getSiteSpaceCustomization: { ...onSite(readSite, SITE), about: 'sitePart' },
  setSiteSpaceCustomization: onSite(changeSite, CHANGE_SITE, SITE),
  updateSiteSpaceCustomization: onSite(changeSite, CHANGE_SITE, SITE),
  deleteSiteSpaceCustomization: onSite(changeSite, CHANGE_SITE),
  // Rule: the visitor key is read and changed only by those who decide on visitors.
  getPublishingAuth: onSite(ownSite, SITE, LINKS),
  updatePublishingAuth: onSite(ownSite, CHANGE_LINKS, LINKS),
  regenerateVisitorKey: onSite(ownSite, CHANGE_LINKS, LINKS),
  listSiteAudiences: onSite(readSite, SITE),
  previewSite: onSite(readSite, SITE, SPACE),
  // Rule: a preview shows what its maker can read, so it requires no more than the site itself.
  createSitePreview: onSite(readSite, SITE, SPACE),
  getPublishedSite: visitorRead(SITE, SPACE),
  'Query.publishedLocation': visitorRead(SITE),
  searchSite: visitorRead(SITE),
  // Rule: a site that is not published is NOT_FOUND, also for its members, who do not need this
  // operation.
  openPublishedSite: { scopes: [], about: 'nobody', ...anybody, isPublic: true },
  'Mutation.openPublishedSite': { scopes: [], about: 'nobody', ...anybody, isPublic: true },
  // Rule: events are counted for anyone, and the answer reveals nothing about the site.
  trackSiteEvents: {
    ...{ scopes: [], about: 'anybody', ...anybody, isPublic: true },
    result: 'nothing', // the target site is not published
  },
  aggregateSiteEvents: onSite(changeSite, SITE),
};

/** Operations on sites with a second input. */
export const siteVariantRows: Readonly<Record<string, Row>> = {
  'createSite without a space': { ...onSite(changeSite, CHANGE_SITE, SITE), about: 'organization' },
  'createSite with a new space': {
    ...onSite(changeSite, CHANGE_SITE, SITE),
    about: 'organization',
  },
  'updateSite of its visibility': onSite(visibility, CHANGE_SITE, SITE),
  'updateSite of the visibility of their own': onSite(changeSite, CHANGE_SITE, SITE),
  'updateSite of its default section': onSite(changeSite, CHANGE_SITE, SITE),
  'updateSiteSection of its default site space': onSite(changeSite, CHANGE_SITE, SITE, SPACE),
  'updateSiteSpace with another space': onSite(showSpace, CHANGE_SITE, SITE, SPACE),
  'createSiteSpace in a section': onSite(showSpace, CHANGE_SITE, SITE, SPACE),
  'createSiteSectionGroup of sections': onSite(changeSite, CHANGE_SITE, SITE, SPACE),
  'publishSite of their own': onSite(createdSite, PUBLISH, SITE),
  'unpublishSite of their own': onSite(createdSite, PUBLISH, SITE),
  'setAdaptiveSchema of their own site': onSite(createdSite, CHANGE_SITE, SITE),
  'listShareLinks of their own site': onSite(createdSite, SITE, LINKS),
  'createShareLink of their own site': onSite(createdSite, CHANGE_LINKS, LINKS),
  'getPublishingAuth of their own site': onSite(createdSite, SITE, LINKS),
  'updatePublishingAuth of their own site': onSite(createdSite, CHANGE_LINKS, LINKS),
  'regenerateVisitorKey of their own site': onSite(createdSite, CHANGE_LINKS, LINKS),
  // Rule: public published sites need no token.
  'getPublishedSite of a published one': publicRead(SITE, SPACE),
  'searchSite of a published one': publicRead(SITE),
  'listSiteSections of a published one': publicRead(SITE, SPACE),
  'listSiteSpaces of a published one': publicRead(SITE, SPACE),
  'getSiteStructure of a published one': publicRead(SITE, SPACE),
  'getPublishedPage of a published one': publicRead(SITE, SPACE),
  'listPublishedPages of a published one': publicRead(SITE, SPACE),
  'resolveSiteRedirect of a published one': publicRead(SITE),
  'openPublishedSite of a published one': publicRead(),
  // Reading as a visitor does not make anybody a member.
  'getSite of a published one': onSite(readSite, SITE),
  'getSiteCustomization of a published one': onSite(readSite, SITE),
};
