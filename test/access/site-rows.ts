// Who may do what with sites, from the rules' text. Nothing of src is imported here.
import { anybody, type ContentRule, inOrganization, levelNames, levelOn, levelWord, READ, type Row, SPACE } from './row.ts';
import type { Standing } from './standings.ts';

const SITE = 'site:read';
const CHANGE_SITE = 'site:write';
const PUBLISH = 'site:publish';
const LINKS = 'site:permissions:read';
const CHANGE_LINKS = 'site:permissions:write';

/** What he has on a site, in a word: his role. */
const roleWord = (who: Standing): string => levelNames[who.level] ?? '';
const onSite = (rule: ContentRule, ...scopes: string[]): Row => ({ scopes, about: 'site', ...rule });
const readSite = { may: () => true, needs: 'read', has: roleWord };
/** "Change = organization role ≥ create". */
const changeSite = { may: (who: Standing) => who.level >= 5, needs: 'create', has: roleWord };
/** "To add or replace a space one needs ≥ create on that space too". */
const showSpace = { may: (who: Standing) => who.level >= 5 && levelOn(who) >= 5, needs: 'create', has: (who: Standing) => (who.level >= 5 ? levelWord(who) : roleWord(who)) };
/** "A site's visibility, publishing, visitor key, adaptive schema, share links": organization admin, "or the site's creator", who is somebody else here. */
const ownSite = { may: (who: Standing) => who.level === 6, needs: 'admin', has: roleWord };
/** The same of a site that he made. */
const hisSite = { ...ownSite, may: () => true };
/** What a visitor may read needs no token; who may read the site in its organization reads it as a member. Nothing of the site that is meant is published. */
const visited = (...scopes: string[]): Row => ({ ...onSite(readSite, ...scopes), isPublic: true });
/** Of a published site that is public: everybody, with a token or without. */
const open = (...scopes: string[]): Row => ({ scopes, about: 'anybody', ...anybody, isPublic: true });
/** The visibility is changed with all else that a role changes. */
const visibility = { may: (who: Standing) => who.level === 6, needs: (who: Standing) => (who.level >= 5 ? 'admin' : 'create'), has: roleWord };

/** Sites, their parts, redirects and share links, how they look, and how visitors read them. A space is shown with each site space, and asks for a scope of its own. */
export const siteRows: Readonly<Record<string, Row>> = {
  // The list holds what he may read, and refuses nobody who belongs.
  listSites: inOrganization(anybody, READ, SITE),
  createSite: { ...onSite(showSpace, CHANGE_SITE, SITE), about: 'organization' },
  getSite: onSite(readSite, SITE),
  updateSite: onSite(changeSite, CHANGE_SITE, SITE),
  // What is not seen under an organization that is: success, and nothing is done.
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
  removeSectionFromGroup: onSite(changeSite, CHANGE_SITE, SITE),
  moveSiteSectionGroup: onSite(changeSite, CHANGE_SITE, SITE, SPACE),
  listSiteSections: visited(SITE, SPACE),
  createSiteSection: onSite(showSpace, CHANGE_SITE, SITE, SPACE),
  getSiteSection: { ...onSite(readSite, SITE, SPACE), about: 'sitePart' },
  updateSiteSection: onSite(changeSite, CHANGE_SITE, SITE, SPACE),
  deleteSiteSection: onSite(changeSite, CHANGE_SITE),
  moveSiteSection: onSite(changeSite, CHANGE_SITE, SITE, SPACE),
  listSiteSpaces: visited(SITE, SPACE),
  createSiteSpace: onSite(showSpace, CHANGE_SITE, SITE, SPACE),
  getSiteSpace: { ...onSite(readSite, SITE, SPACE), about: 'sitePart' },
  updateSiteSpace: onSite(changeSite, CHANGE_SITE, SITE, SPACE),
  deleteSiteSpace: onSite(changeSite, CHANGE_SITE),
  moveSiteSpace: onSite(changeSite, CHANGE_SITE, SITE, SPACE),
  getSiteStructure: visited(SITE, SPACE),
  sortSiteStructure: onSite(changeSite, CHANGE_SITE, SITE, SPACE),
  listShareLinks: onSite(ownSite, SITE, LINKS),
  createShareLink: onSite(ownSite, CHANGE_LINKS, LINKS),
  getShareLink: onSite(ownSite, LINKS),
  updateShareLink: onSite(ownSite, CHANGE_LINKS, LINKS),
  deleteShareLink: onSite(ownSite, CHANGE_LINKS),
  listSiteRedirects: onSite(changeSite, SITE),
  createSiteRedirect: onSite(changeSite, CHANGE_SITE, SITE),
  getSiteRedirect: onSite(changeSite, SITE),
  updateSiteRedirect: onSite(changeSite, CHANGE_SITE, SITE),
  deleteSiteRedirect: onSite(changeSite, CHANGE_SITE),
  resolveSiteRedirect: visited(SITE),
  getSiteCustomization: onSite(readSite, SITE),
  setSiteCustomization: onSite(changeSite, CHANGE_SITE, SITE),
  getSiteSpaceCustomization: { ...onSite(readSite, SITE), about: 'sitePart' },
  setSiteSpaceCustomization: onSite(changeSite, CHANGE_SITE, SITE),
  deleteSiteSpaceCustomization: onSite(changeSite, CHANGE_SITE, SITE),
  // "A site's visitor key": the key is read and changed by those alone who say who visits.
  getPublishingAuth: onSite(ownSite, SITE, LINKS),
  updatePublishingAuth: onSite(ownSite, CHANGE_LINKS, LINKS),
  regenerateVisitorKey: onSite(ownSite, CHANGE_LINKS, LINKS),
  listSiteAudiences: onSite(readSite, SITE),
  previewSite: onSite(readSite, SITE, SPACE),
  getPublishedSite: visited(SITE, SPACE),
  searchSite: visited(SITE),
  // "NOT_FOUND for what is not published": for its members too, who have no need of it.
  openPublishedSite: { scopes: [], about: 'nobody', ...anybody, isPublic: true },
};

/** Operations on sites asked a second time. */
export const siteVariantRows: Readonly<Record<string, Row>> = {
  'createSite without a space': { ...onSite(changeSite, CHANGE_SITE, SITE), about: 'organization' },
  'createSite with a new space': { ...onSite(changeSite, CHANGE_SITE, SITE), about: 'organization' },
  'updateSite of its visibility': onSite(visibility, CHANGE_SITE, SITE),
  'updateSite of the visibility of his own': onSite(changeSite, CHANGE_SITE, SITE),
  'updateSite of its default section': onSite(changeSite, CHANGE_SITE, SITE),
  'updateSiteSection of its default site space': onSite(changeSite, CHANGE_SITE, SITE, SPACE),
  'updateSiteSpace with another space': onSite(showSpace, CHANGE_SITE, SITE, SPACE),
  'createSiteSpace in a section': onSite(showSpace, CHANGE_SITE, SITE, SPACE),
  'createSiteSectionGroup of sections': onSite(changeSite, CHANGE_SITE, SITE, SPACE),
  'publishSite of his own': onSite(hisSite, PUBLISH, SITE),
  'unpublishSite of his own': onSite(hisSite, PUBLISH, SITE),
  'setAdaptiveSchema of his own site': onSite(hisSite, CHANGE_SITE, SITE),
  'listShareLinks of his own site': onSite(hisSite, SITE, LINKS),
  'createShareLink of his own site': onSite(hisSite, CHANGE_LINKS, LINKS),
  'getPublishingAuth of his own site': onSite(hisSite, SITE, LINKS),
  'updatePublishingAuth of his own site': onSite(hisSite, CHANGE_LINKS, LINKS),
  'regenerateVisitorKey of his own site': onSite(hisSite, CHANGE_LINKS, LINKS),
  // "Published sites need no token where the site is public".
  'getPublishedSite of a published one': open(SITE, SPACE),
  'searchSite of a published one': open(SITE),
  'listSiteSections of a published one': open(SITE, SPACE),
  'listSiteSpaces of a published one': open(SITE, SPACE),
  'getSiteStructure of a published one': open(SITE, SPACE),
  'resolveSiteRedirect of a published one': open(SITE),
  'openPublishedSite of a published one': open(),
  // What visitors read is no membership.
  'getSite of a published one': onSite(readSite, SITE),
  'getSiteCustomization of a published one': onSite(readSite, SITE),
};
