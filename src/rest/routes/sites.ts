/** The routes of sites: what they are made of, and who reads them. */
import * as q from '../../generated/operations.ts';
import { family, list, planned, type Route, route } from '../route.ts';

/** The contract deprecates moving one kind of item at a time. */
const sortInstead = { deprecated: { since: '2026-11-01', successor: '/v1/orgs/{organizationId}/sites/{siteId}/structure/sort' } };

/** These routes, in the contract's order. */
export const sites: readonly Route[] = [
  ...family('Sites', [
    route('GET /v1/orgs/{organizationId}/sites', q.ListSitesDocument, { body: (data) => list(data.organization.sites) }),
    route('POST /v1/orgs/{organizationId}/sites', q.CreateSiteDocument, { status: 201, body: (data) => data.createSite.site, location: '/v1/orgs/{organizationId}/sites/{id}' }),
    route('GET /v1/orgs/{organizationId}/sites/{siteId}', q.GetSiteDocument, { body: (data) => data.site }),
    route('DELETE /v1/orgs/{organizationId}/sites/{siteId}', q.DeleteSiteDocument, { status: 205 }),
    route('PATCH /v1/orgs/{organizationId}/sites/{siteId}', q.UpdateSiteDocument, { body: (data) => data.updateSite.site }),
    route('POST /v1/orgs/{organizationId}/sites/{siteId}/publish', q.PublishSiteDocument, { body: (data) => data.publishSite.site, addition: true }),
    route('POST /v1/orgs/{organizationId}/sites/{siteId}/unpublish', q.UnpublishSiteDocument, { body: (data) => data.unpublishSite.site, addition: true }),
    route('GET /v1/orgs/{organizationId}/sites/{siteId}/adaptive-schema', q.GetAdaptiveSchemaDocument, { body: (data) => data.site.adaptiveSchema }),
    route('PUT /v1/orgs/{organizationId}/sites/{siteId}/adaptive-schema', q.SetAdaptiveSchemaDocument, { body: (data) => data.setAdaptiveSchema.adaptiveSchema }),
    route('GET /v1/orgs/{organizationId}/sites/{siteId}/adaptive-schema/template-conditions', q.ListTemplateConditionsDocument, { body: (data) => ({ items: data.site.templateConditions }) }),
    route('GET /v1/orgs/{organizationId}/sites/{siteId}/audiences', q.ListSiteAudiencesDocument, { body: (data) => ({ items: data.site.audiences }), addition: true }),
    planned('GET /v1/orgs/{organizationId}/sites/{siteId}/published'),
  ]),

  ...family('Section groups', [
    route('GET /v1/orgs/{organizationId}/sites/{siteId}/section-groups', q.ListSiteSectionGroupsDocument, { body: (data) => list(data.site.sectionGroups) }),
    route('POST /v1/orgs/{organizationId}/sites/{siteId}/section-groups', q.CreateSiteSectionGroupDocument, {
      status: 201,
      body: (data) => data.createSiteSectionGroup.siteSectionGroup,
      location: '/v1/orgs/{organizationId}/sites/{siteId}/section-groups/{id}',
    }),
    route('GET /v1/orgs/{organizationId}/sites/{siteId}/section-groups/{siteSectionGroupId}', q.GetSiteSectionGroupDocument, { body: (data) => data.siteSectionGroup, addition: true }),
    route('DELETE /v1/orgs/{organizationId}/sites/{siteId}/section-groups/{siteSectionGroupId}', q.DeleteSiteSectionGroupDocument, { status: 205 }),
    route('PATCH /v1/orgs/{organizationId}/sites/{siteId}/section-groups/{siteSectionGroupId}', q.UpdateSiteSectionGroupDocument, { body: (data) => data.updateSiteSectionGroup.siteSectionGroup }),
    route('POST /v1/orgs/{organizationId}/sites/{siteId}/section-groups/{siteSectionGroupId}/sections', q.AddSectionToGroupDocument, {
      status: 201,
      body: (data) => data.addSectionToGroup.siteSectionGroup,
      location: '/v1/orgs/{organizationId}/sites/{siteId}/section-groups/{siteSectionGroupId}',
    }),
    route('DELETE /v1/orgs/{organizationId}/sites/{siteId}/section-groups/{siteSectionGroupId}/sections/{siteSectionId}', q.RemoveSectionFromGroupDocument, { status: 205 }),
    route('POST /v1/orgs/{organizationId}/sites/{siteId}/section-groups/{siteSectionGroupId}/move', q.MoveSiteSectionGroupDocument, {
      body: (data) => data.moveSiteSectionGroup.siteSectionGroup,
      ...sortInstead,
    }),
  ]),

  ...family('Sections', [
    route('GET /v1/orgs/{organizationId}/sites/{siteId}/sections', q.ListSiteSectionsDocument, { body: (data) => list(data.site.sections) }),
    route('POST /v1/orgs/{organizationId}/sites/{siteId}/sections', q.CreateSiteSectionDocument, {
      status: 201,
      body: (data) => data.createSiteSection.siteSection,
      location: '/v1/orgs/{organizationId}/sites/{siteId}/sections/{id}',
    }),
    route('GET /v1/orgs/{organizationId}/sites/{siteId}/sections/{siteSectionId}', q.GetSiteSectionDocument, { body: (data) => data.siteSection, addition: true }),
    route('DELETE /v1/orgs/{organizationId}/sites/{siteId}/sections/{siteSectionId}', q.DeleteSiteSectionDocument, { status: 205 }),
    route('PATCH /v1/orgs/{organizationId}/sites/{siteId}/sections/{siteSectionId}', q.UpdateSiteSectionDocument, { body: (data) => data.updateSiteSection.siteSection }),
    route('POST /v1/orgs/{organizationId}/sites/{siteId}/sections/{siteSectionId}/move', q.MoveSiteSectionDocument, { body: (data) => data.moveSiteSection.siteSection, ...sortInstead }),
  ]),

  ...family('Site spaces', [
    route('GET /v1/orgs/{organizationId}/sites/{siteId}/site-spaces', q.ListSiteSpacesDocument, { body: (data) => list(data.site.siteSpaces) }),
    route('POST /v1/orgs/{organizationId}/sites/{siteId}/site-spaces', q.CreateSiteSpaceDocument, {
      status: 201,
      body: (data) => data.createSiteSpace.siteSpace,
      location: '/v1/orgs/{organizationId}/sites/{siteId}/site-spaces/{id}',
    }),
    route('GET /v1/orgs/{organizationId}/sites/{siteId}/site-spaces/{siteSpaceId}', q.GetSiteSpaceDocument, { body: (data) => data.siteSpace, addition: true }),
    route('DELETE /v1/orgs/{organizationId}/sites/{siteId}/site-spaces/{siteSpaceId}', q.DeleteSiteSpaceDocument, { status: 205 }),
    route('PATCH /v1/orgs/{organizationId}/sites/{siteId}/site-spaces/{siteSpaceId}', q.UpdateSiteSpaceDocument, { body: (data) => data.updateSiteSpace.siteSpace }),
    route('POST /v1/orgs/{organizationId}/sites/{siteId}/site-spaces/{siteSpaceId}/move', q.MoveSiteSpaceDocument, { body: (data) => data.moveSiteSpace.siteSpace, ...sortInstead }),
  ]),

  ...family('Site structure', [
    route('GET /v1/orgs/{organizationId}/sites/{siteId}/structure', q.GetSiteStructureDocument, { body: (data) => data.site.structure, addition: true }),
    route('PATCH /v1/orgs/{organizationId}/sites/{siteId}/structure/sort', q.SortSiteStructureDocument, { body: (data) => data.sortSiteStructure.item, addition: true }),
  ]),

  ...family('Share links', [
    route('GET /v1/orgs/{organizationId}/sites/{siteId}/share-links', q.ListShareLinksDocument, { body: (data) => list(data.site.shareLinks) }),
    route('POST /v1/orgs/{organizationId}/sites/{siteId}/share-links', q.CreateShareLinkDocument, {
      status: 201,
      body: (data) => data.createShareLink.shareLink,
      location: '/v1/orgs/{organizationId}/sites/{siteId}/share-links/{id}',
    }),
    route('GET /v1/orgs/{organizationId}/sites/{siteId}/share-links/{shareLinkId}', q.GetShareLinkDocument, { body: (data) => data.shareLink, addition: true }),
    route('DELETE /v1/orgs/{organizationId}/sites/{siteId}/share-links/{shareLinkId}', q.DeleteShareLinkDocument, { status: 205 }),
    route('PATCH /v1/orgs/{organizationId}/sites/{siteId}/share-links/{shareLinkId}', q.UpdateShareLinkDocument, { body: (data) => data.updateShareLink.shareLink }),
  ]),
];
