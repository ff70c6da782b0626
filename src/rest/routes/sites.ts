/** Lists the routes of sites, their structure and their visitors. */
import * as q from '../../generated/operations.ts';
import { EVALUATED, pageBody, tree } from '../page-bodies.ts';
import { either, repeated } from '../body-forms.ts';
import { family, keyed, list, type Route, route } from '../route.ts';

/**
 * The deprecation of routes that move one kind of item; the contract replaces them with one route.
 */
const sortInstead = {
  deprecated: {
    since: '2026-11-01',
    successor: '/v1/orgs/{organizationId}/sites/{siteId}/structure/sort',
  },
};

/** The parameters with which a visitor identifies: a share key, or a JWT of the site's key. */
const visitorParameters = ['shareKey', 'jwt_token'] as const;

/**
 * Returns a published site with the customizations of its site spaces by id. Groups have their
 * sections as `children` too.
 */
const publishedBody = ({
  structure,
  scripts,
  customizations,
  ...rest
}: q.PublishedSiteBodyFragment) => ({
  ...rest,
  structure: { ...structure, structure: repeated(structure.structure, 'sections', 'children') },
  scripts,
  customizations: {
    site: customizations.site,
    siteSpaces: keyed(customizations.siteSpaces, 'siteSpace', 'customization'),
  },
});

/** Returns results of a search, by space if the request has a scope. */
const searchBody = ({
  spaces,
  ...results
}: NonNullable<q.SearchSiteQuery['publishedSite']>['search']) => {
  const { count, pageInfo, problems } = results;
  return either(
    spaces && list({ count, pageInfo, items: spaces }, { problems }),
    list(results, { problems }),
  );
};

/** Returns a public URL with the members of its content, if it leads to some. */
const openedBody = ({ content, ...rest }: q.OpenPublishedSiteQuery['publicUrl'] & object) => ({
  ...rest,
  ...content,
});

/** Routes in the order of the contract. */
export const sites: readonly Route[] = [
  ...family('Sites', [
    route('GET /v1/orgs/{organizationId}/sites', q.ListSitesDocument, {
      body: (data) => list(data.organization.sites),
    }),
    route('POST /v1/orgs/{organizationId}/sites', q.CreateSiteDocument, {
      status: 201,
      body: (data) => data.createSite.site,
      location: '/v1/orgs/{organizationId}/sites/{id}',
    }),
    route('GET /v1/orgs/{organizationId}/sites/{siteId}', q.GetSiteDocument, {
      body: (data) => data.site,
    }),
    route('GET /v1/custom-hostnames/{hostname}', q.GetCustomHostnameDocument, {
      body: (data) => data.customHostname,
      addition: true,
    }),
    route('PATCH /v1/custom-hostnames/{hostname}', q.ValidateCustomHostnameDocument, {
      addition: true,
    }),
    route('DELETE /v1/custom-hostnames/{hostname}', q.RemoveCustomHostnameDocument, {
      status: 205,
      deleted: (data) => data.removeCustomHostname.removedHostname,
      addition: true,
    }),
    route('DELETE /v1/orgs/{organizationId}/sites/{siteId}', q.DeleteSiteDocument, {
      status: 205,
      deleted: (data) => data.deleteSite.deletedSiteId,
    }),
    route('PATCH /v1/orgs/{organizationId}/sites/{siteId}', q.UpdateSiteDocument, {
      body: (data) => data.updateSite.site,
    }),
    route('POST /v1/orgs/{organizationId}/sites/{siteId}/publish', q.PublishSiteDocument, {
      body: (data) => data.publishSite.site,
      addition: true,
    }),
    route('POST /v1/orgs/{organizationId}/sites/{siteId}/unpublish', q.UnpublishSiteDocument, {
      body: (data) => data.unpublishSite.site,
      addition: true,
    }),
    route(
      'GET /v1/orgs/{organizationId}/sites/{siteId}/adaptive-schema',
      q.GetAdaptiveSchemaDocument,
      { body: (data) => data.site.adaptiveSchema },
    ),
    route(
      'PUT /v1/orgs/{organizationId}/sites/{siteId}/adaptive-schema',
      q.SetAdaptiveSchemaDocument,
      { body: (data) => data.setAdaptiveSchema.adaptiveSchema },
    ),
    route(
      'GET /v1/orgs/{organizationId}/sites/{siteId}/adaptive-schema/template-conditions',
      q.ListTemplateConditionsDocument,
      { body: (data) => ({ items: data.site.templateConditions }) },
    ),
    route(
      'GET /v1/orgs/{organizationId}/sites/{siteId}/customization',
      q.GetSiteCustomizationDocument,
      { body: (data) => data.site.customization, addition: true },
    ),
    route(
      'PUT /v1/orgs/{organizationId}/sites/{siteId}/customization',
      q.SetSiteCustomizationDocument,
      { body: (data) => data.setSiteCustomization.site.customization, addition: true },
    ),
    route(
      'GET /v1/orgs/{organizationId}/sites/{siteId}/publishing/auth',
      q.GetPublishingAuthDocument,
      { body: (data) => data.site.publishingAuth, addition: true },
    ),
    route(
      'PATCH /v1/orgs/{organizationId}/sites/{siteId}/publishing/auth',
      q.UpdatePublishingAuthDocument,
      {
        ignoredFields: ['logoutURL'],
        body: (data) => data.updatePublishingAuth.publishingAuth,
        addition: true,
      },
    ),
    route(
      'POST /v1/orgs/{organizationId}/sites/{siteId}/publishing/auth/regenerate',
      q.RegenerateVisitorKeyDocument,
      { body: (data) => data.regenerateVisitorKey.publishingAuth, addition: true },
    ),
    route('GET /v1/orgs/{organizationId}/sites/{siteId}/published', q.GetPublishedSiteDocument, {
      body: (data) => publishedBody(data.publishedSite),
      visitorParameters,
    }),
    route('GET /v1/orgs/{organizationId}/sites/{siteId}/page', q.GetPublishedPageDocument, {
      body: (data) => data.publishedSite.page?.page && pageBody(data.publishedSite.page.page),
      choices: { evaluated: EVALUATED },
      visitorParameters,
      addition: true,
    }),
    route('GET /v1/orgs/{organizationId}/sites/{siteId}/pages', q.ListPublishedPagesDocument, {
      body: (data) =>
        data.publishedSite.page && {
          pages: tree(data.publishedSite.page.siteSpace.space?.revision?.allPages ?? []),
        },
      visitorParameters,
      addition: true,
    }),
    route(
      'POST /v1/orgs/{organizationId}/sites/{siteId}/insights/events',
      q.TrackSiteEventsDocument,
      { addition: true },
    ),
    route(
      'POST /v1/orgs/{organizationId}/sites/{siteId}/insights/events/aggregate',
      q.AggregateSiteEventsDocument,
      { body: (data) => data.site.eventAggregation, addition: true },
    ),
    route('POST /v1/orgs/{organizationId}/sites/{siteId}/search', q.SearchSiteDocument, {
      body: (data) => searchBody(data.publishedSite.search),
      visitorParameters,
      addition: true,
    }),
  ]),

  ...family('Visitors', [
    route('GET /v1/orgs/{organizationId}/sites/{siteId}/audiences', q.ListSiteAudiencesDocument, {
      body: (data) => ({ items: data.site.audiences }),
      addition: true,
    }),
    route('POST /v1/orgs/{organizationId}/sites/{siteId}/visitor-preview', q.PreviewSiteDocument, {
      body: (data) => publishedBody(data.site.asVisitor),
      addition: true,
    }),
    route(
      'GET /v1/orgs/{organizationId}/sites/{siteId}/publishing/preview',
      q.CreateSitePreviewDocument,
      { body: (data) => data.site.preview, addition: true },
    ),
    route('POST /v1/urls/published', q.OpenPublishedSiteDocument, {
      body: (data) => openedBody(data.publicUrl),
      ignoredFields: ['cacheBust'],
      addition: true,
    }),
  ]),

  ...family('Section groups', [
    route(
      'GET /v1/orgs/{organizationId}/sites/{siteId}/section-groups',
      q.ListSiteSectionGroupsDocument,
      { body: (data) => list(data.site.sectionGroups) },
    ),
    route(
      'POST /v1/orgs/{organizationId}/sites/{siteId}/section-groups',
      q.CreateSiteSectionGroupDocument,
      {
        status: 201,
        body: (data) => data.createSiteSectionGroup.siteSectionGroup,
        location: '/v1/orgs/{organizationId}/sites/{siteId}/section-groups/{id}',
      },
    ),
    route(
      'GET /v1/orgs/{organizationId}/sites/{siteId}/section-groups/{siteSectionGroupId}',
      q.GetSiteSectionGroupDocument,
      { body: (data) => data.siteSectionGroup, addition: true },
    ),
    route(
      'DELETE /v1/orgs/{organizationId}/sites/{siteId}/section-groups/{siteSectionGroupId}',
      q.DeleteSiteSectionGroupDocument,
      { status: 205, deleted: (data) => data.deleteSiteSectionGroup.deletedSiteSectionGroupId },
    ),
    route(
      'PATCH /v1/orgs/{organizationId}/sites/{siteId}/section-groups/{siteSectionGroupId}',
      q.UpdateSiteSectionGroupDocument,
      { body: (data) => data.updateSiteSectionGroup.siteSectionGroup },
    ),
    route(
      'POST /v1/orgs/{organizationId}/sites/{siteId}/section-groups/{siteSectionGroupId}/sections',
      q.AddSectionToGroupDocument,
      {
        status: 201,
        body: (data) => data.addSectionToGroup.siteSectionGroup,
        location: '/v1/orgs/{organizationId}/sites/{siteId}/section-groups/{siteSectionGroupId}',
      },
    ),
    route(
      'DELETE /v1/orgs/{organizationId}/sites/{siteId}/section-groups/{siteSectionGroupId}/sections/{siteSectionId}',
      q.RemoveSectionFromGroupDocument,
      { status: 205, deleted: (data) => data.removeSectionFromGroup.removedSiteSectionId },
    ),
    route(
      'POST /v1/orgs/{organizationId}/sites/{siteId}/section-groups/{siteSectionGroupId}/move',
      q.MoveSiteSectionGroupDocument,
      {
        body: (data) => data.moveSiteSectionGroup.siteSectionGroup,
        ...sortInstead,
      },
    ),
  ]),

  ...family('Sections', [
    route('GET /v1/orgs/{organizationId}/sites/{siteId}/sections', q.ListSiteSectionsDocument, {
      body: (data) => list(data.publishedSite.sections),
      visitorParameters,
    }),
    route('POST /v1/orgs/{organizationId}/sites/{siteId}/sections', q.CreateSiteSectionDocument, {
      status: 201,
      body: (data) => data.createSiteSection.siteSection,
      location: '/v1/orgs/{organizationId}/sites/{siteId}/sections/{id}',
    }),
    route(
      'GET /v1/orgs/{organizationId}/sites/{siteId}/sections/{siteSectionId}',
      q.GetSiteSectionDocument,
      { body: (data) => data.siteSection, addition: true },
    ),
    route(
      'DELETE /v1/orgs/{organizationId}/sites/{siteId}/sections/{siteSectionId}',
      q.DeleteSiteSectionDocument,
      { status: 205, deleted: (data) => data.deleteSiteSection.deletedSiteSectionId },
    ),
    route(
      'PATCH /v1/orgs/{organizationId}/sites/{siteId}/sections/{siteSectionId}',
      q.UpdateSiteSectionDocument,
      { body: (data) => data.updateSiteSection.siteSection },
    ),
    route(
      'POST /v1/orgs/{organizationId}/sites/{siteId}/sections/{siteSectionId}/move',
      q.MoveSiteSectionDocument,
      { body: (data) => data.moveSiteSection.siteSection, ...sortInstead },
    ),
  ]),

  ...family('Site spaces', [
    route('GET /v1/orgs/{organizationId}/sites/{siteId}/site-spaces', q.ListSiteSpacesDocument, {
      body: (data) => list(data.publishedSite.siteSpaces),
      visitorParameters,
    }),
    route('POST /v1/orgs/{organizationId}/sites/{siteId}/site-spaces', q.CreateSiteSpaceDocument, {
      status: 201,
      body: (data) => data.createSiteSpace.siteSpace,
      location: '/v1/orgs/{organizationId}/sites/{siteId}/site-spaces/{id}',
    }),
    route(
      'GET /v1/orgs/{organizationId}/sites/{siteId}/site-spaces/{siteSpaceId}',
      q.GetSiteSpaceDocument,
      { body: (data) => data.siteSpace, addition: true },
    ),
    route(
      'DELETE /v1/orgs/{organizationId}/sites/{siteId}/site-spaces/{siteSpaceId}',
      q.DeleteSiteSpaceDocument,
      { status: 205, deleted: (data) => data.deleteSiteSpace.deletedSiteSpaceId },
    ),
    route(
      'PATCH /v1/orgs/{organizationId}/sites/{siteId}/site-spaces/{siteSpaceId}',
      q.UpdateSiteSpaceDocument,
      { body: (data) => data.updateSiteSpace.siteSpace },
    ),
    route(
      'POST /v1/orgs/{organizationId}/sites/{siteId}/site-spaces/{siteSpaceId}/move',
      q.MoveSiteSpaceDocument,
      { body: (data) => data.moveSiteSpace.siteSpace, ...sortInstead },
    ),
    route(
      'GET /v1/orgs/{organizationId}/sites/{siteId}/site-spaces/{siteSpaceId}/customization',
      q.GetSiteSpaceCustomizationDocument,
      {
        body: (data) => data.siteSpace.customization,
        addition: true,
      },
    ),
    route(
      'PUT /v1/orgs/{organizationId}/sites/{siteId}/site-spaces/{siteSpaceId}/customization',
      q.SetSiteSpaceCustomizationDocument,
      {
        body: (data) => data.setSiteSpaceCustomization.siteSpace.customization,
        addition: true,
      },
    ),
    route(
      'PATCH /v1/orgs/{organizationId}/sites/{siteId}/site-spaces/{siteSpaceId}/customization',
      q.UpdateSiteSpaceCustomizationDocument,
      {
        body: (data) => data.updateSiteSpaceCustomization.siteSpace.customization,
        addition: true,
      },
    ),
    route(
      'DELETE /v1/orgs/{organizationId}/sites/{siteId}/site-spaces/{siteSpaceId}/customization',
      q.DeleteSiteSpaceCustomizationDocument,
      { status: 205, deleted: (data) => data.deleteSiteSpaceCustomization.deleted, addition: true },
    ),
  ]),

  ...family('Site structure', [
    route('GET /v1/orgs/{organizationId}/sites/{siteId}/structure', q.GetSiteStructureDocument, {
      body: (data) => data.publishedSite.structure,
      visitorParameters,
      addition: true,
    }),
    route(
      'PATCH /v1/orgs/{organizationId}/sites/{siteId}/structure/sort',
      q.SortSiteStructureDocument,
      { body: (data) => data.sortSiteStructure.item, addition: true },
    ),
  ]),

  ...family('Share links', [
    route('GET /v1/orgs/{organizationId}/sites/{siteId}/share-links', q.ListShareLinksDocument, {
      body: (data) => list(data.site.shareLinks),
    }),
    route('POST /v1/orgs/{organizationId}/sites/{siteId}/share-links', q.CreateShareLinkDocument, {
      status: 201,
      body: (data) => data.createShareLink.shareLink,
      location: '/v1/orgs/{organizationId}/sites/{siteId}/share-links/{id}',
    }),
    route(
      'GET /v1/orgs/{organizationId}/sites/{siteId}/share-links/{shareLinkId}',
      q.GetShareLinkDocument,
      { body: (data) => data.shareLink, addition: true },
    ),
    route(
      'DELETE /v1/orgs/{organizationId}/sites/{siteId}/share-links/{shareLinkId}',
      q.DeleteShareLinkDocument,
      { status: 205, deleted: (data) => data.deleteShareLink.deletedShareLinkId },
    ),
    route(
      'PATCH /v1/orgs/{organizationId}/sites/{siteId}/share-links/{shareLinkId}',
      q.UpdateShareLinkDocument,
      { body: (data) => data.updateShareLink.shareLink },
    ),
  ]),

  ...family('Redirects of sites', [
    route('GET /v1/orgs/{organizationId}/sites/{siteId}/redirects', q.ListSiteRedirectsDocument, {
      body: (data) => list(data.site.redirects),
      addition: true,
    }),
    route('POST /v1/orgs/{organizationId}/sites/{siteId}/redirects', q.CreateSiteRedirectDocument, {
      status: 201,
      body: (data) => data.createSiteRedirect.siteRedirect,
      location: '/v1/orgs/{organizationId}/sites/{siteId}/redirects/{id}',
      addition: true,
    }),
    route('PUT /v1/orgs/{organizationId}/sites/{siteId}/redirects', q.ChangeSiteRedirectsDocument, {
      body: (data) => ({ results: data.changeSiteRedirects.results }),
      addition: true,
    }),
    route(
      'GET /v1/orgs/{organizationId}/sites/{siteId}/redirects/{redirectId}',
      q.GetSiteRedirectDocument,
      { body: (data) => data.siteRedirect, addition: true },
    ),
    route(
      'PATCH /v1/orgs/{organizationId}/sites/{siteId}/redirects/{redirectId}',
      q.UpdateSiteRedirectDocument,
      { body: (data) => data.updateSiteRedirect.siteRedirect, addition: true },
    ),
    route(
      'DELETE /v1/orgs/{organizationId}/sites/{siteId}/redirects/{redirectId}',
      q.DeleteSiteRedirectDocument,
      {
        status: 205,
        deleted: (data) => data.deleteSiteRedirect.deletedSiteRedirectId,
        addition: true,
      },
    ),
    route('GET /v1/orgs/{organizationId}/sites/{siteId}/redirect', q.ResolveSiteRedirectDocument, {
      body: (data) => data.publishedSite.redirect,
      visitorParameters,
      addition: true,
    }),
  ]),
];
