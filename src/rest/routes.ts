/** Lists all routes of `/v1`, in the order of the contract, with additional ones. */
import * as q from '../generated/operations.ts';
import { family, found, list, type Route, route, searchList } from './route.ts';
import { comments } from './routes/comments.ts';
import { contentInstallations } from './routes/content-installations.ts';
import { content } from './routes/content.ts';
import { notifications } from './routes/notifications.ts';
import { openapi } from './routes/openapi.ts';
import { integrations } from './routes/integrations.ts';
import { people } from './routes/people.ts';
import { siteGrants } from './routes/site-grants.ts';
import { sites } from './routes/sites.ts';
import { sso } from './routes/sso.ts';
import { webhooks } from './routes/webhooks.ts';

/** All routes. OpenAPI and the contract test identify a route by its method and path. */
export const routes: readonly Route[] = [
  ...family('Collections', [
    route('GET /v1/collections/{collectionId}', q.GetCollectionDocument, {
      body: (data) => data.collection,
    }),
    route('DELETE /v1/collections/{collectionId}', q.DeleteCollectionDocument, { status: 205 }),
    route('PATCH /v1/collections/{collectionId}', q.UpdateCollectionDocument, {
      body: (data) => data.updateCollection.collection,
    }),
    route('GET /v1/collections/{collectionId}/spaces', q.ListCollectionSpacesDocument, {
      body: (data) => list(data.collection.spaces),
    }),
    route('POST /v1/collections/{collectionId}/move', q.MoveCollectionDocument, {
      body: (data) => data.moveCollection.collection,
    }),
    route('POST /v1/collections/{collectionId}/transfer', q.TransferCollectionDocument, {
      body: (data) => data.transferCollection.collection,
    }),
    route('POST /v1/collections/{collectionId}/restore', q.RestoreCollectionDocument, {
      body: (data) => data.restoreCollection.collection,
      addition: true,
    }),
    route('GET /v1/collections/{collectionId}/children', q.ListCollectionChildrenDocument, {
      description:
        'Returns the spaces and collections directly in a collection, or also those further below, by position among their siblings.',
      body: (data) => list(data.collection.children),
      addition: true,
    }),
    route('GET /v1/orgs/{organizationId}/children', q.ListOrganizationChildrenDocument, {
      description:
        'Returns the spaces and collections at the root of an organization, or all of them, by position among their siblings.',
      body: (data) => list(data.organization.children),
      addition: true,
    }),
    route('GET /v1/orgs/{organizationId}/collections', q.ListCollectionsDocument, {
      body: (data) => list(data.organization.collections),
    }),
    route('POST /v1/orgs/{organizationId}/collections', q.CreateCollectionDocument, {
      status: 201,
      body: (data) => data.createCollection.collection,
      location: '/v1/collections/{id}',
    }),
    route(
      'GET /v1/collections/{collectionId}/permissions/users',
      q.ListCollectionMemberGrantsDocument,
      { body: (data) => list(data.collection.memberGrants), addition: true },
    ),
    route(
      'GET /v1/collections/{collectionId}/permissions/teams',
      q.ListCollectionTeamGrantsDocument,
      { body: (data) => list(data.collection.teamGrants), addition: true },
    ),
    route(
      'GET /v1/collections/{collectionId}/permissions/aggregate',
      q.ListCollectionMemberAccessDocument,
      { body: (data) => list(data.collection.memberAccess), addition: true },
    ),
    route('POST /v1/collections/{collectionId}/permissions', q.GrantAllOnCollectionDocument, {
      body: (data) => ({ grants: data.grantAll.grants }),
      addition: true,
    }),
    route(
      'GET /v1/collections/{collectionId}/permissions/users/{userId}',
      q.GetCollectionMemberGrantDocument,
      { body: (data) => data.grant, addition: true },
    ),
    route(
      'POST /v1/collections/{collectionId}/permissions/users/{userId}',
      q.SetCollectionMemberGrantDocument,
      {
        status: 201,
        body: (data) => data.setMemberGrant.grant,
        location: '/v1/collections/{collectionId}/permissions/users/{userId}',
        addition: true,
      },
    ),
    route(
      'PATCH /v1/collections/{collectionId}/permissions/users/{userId}',
      q.UpdateCollectionMemberGrantDocument,
      { body: (data) => data.updateMemberGrant.grant, addition: true },
    ),
    route(
      'DELETE /v1/collections/{collectionId}/permissions/users/{userId}',
      q.RemoveCollectionMemberGrantDocument,
      { addition: true },
    ),
    route(
      'GET /v1/collections/{collectionId}/permissions/teams/{teamId}',
      q.GetCollectionTeamGrantDocument,
      { body: (data) => data.grant, addition: true },
    ),
    route(
      'POST /v1/collections/{collectionId}/permissions/teams/{teamId}',
      q.SetCollectionTeamGrantDocument,
      {
        status: 201,
        body: (data) => data.setTeamGrant.grant,
        location: '/v1/collections/{collectionId}/permissions/teams/{teamId}',
        addition: true,
      },
    ),
    route(
      'PATCH /v1/collections/{collectionId}/permissions/teams/{teamId}',
      q.UpdateCollectionTeamGrantDocument,
      { body: (data) => data.updateTeamGrant.grant, addition: true },
    ),
    route(
      'DELETE /v1/collections/{collectionId}/permissions/teams/{teamId}',
      q.RemoveCollectionTeamGrantDocument,
      { addition: true },
    ),
  ]),

  ...family('Spaces', [
    route('GET /v1/spaces/{spaceId}', q.GetSpaceDocument, { body: (data) => data.space }),
    route('DELETE /v1/spaces/{spaceId}', q.DeleteSpaceDocument, { status: 205 }),
    route('PATCH /v1/spaces/{spaceId}', q.UpdateSpaceDocument, {
      ignoredFields: ['icon'],
      body: (data) => data.updateSpace.space,
    }),
    route('POST /v1/spaces/{spaceId}/duplicate', q.DuplicateSpaceDocument, {
      status: 201,
      body: (data) => data.duplicateSpace.space,
      location: '/v1/spaces/{id}',
    }),
    route('POST /v1/spaces/{spaceId}/restore', q.RestoreSpaceDocument, {
      body: (data) => data.restoreSpace.space,
    }),
    route('POST /v1/spaces/{spaceId}/move', q.MoveSpaceDocument, {
      body: (data) => data.moveSpace.space,
    }),
    route('POST /v1/spaces/{spaceId}/transfer', q.TransferSpaceDocument, {
      body: (data) => data.transferSpace.space,
    }),
    route('GET /v1/spaces/{spaceId}/links', q.ListSpaceLinksDocument, {
      body: (data) => {
        const { links } = found(data.space.revision);
        return list(links, { stats: links.stats });
      },
    }),
    route('GET /v1/orgs/{organizationId}/spaces', q.ListSpacesDocument, {
      body: (data) => list(data.organization.spaces),
      addition: true,
    }),
    route('POST /v1/orgs/{organizationId}/spaces', q.CreateSpaceDocument, {
      status: 201,
      ignoredFields: ['icon', 'template', 'computedSource', 'empty', 'language'],
      body: (data) => data.createSpace.space,
      location: '/v1/spaces/{id}',
      addition: true,
    }),
    route('GET /v1/spaces/{spaceId}/permissions/users', q.ListSpaceMemberGrantsDocument, {
      body: (data) => list(data.space.memberGrants),
      addition: true,
    }),
    route('GET /v1/spaces/{spaceId}/permissions/teams', q.ListSpaceTeamGrantsDocument, {
      body: (data) => list(data.space.teamGrants),
      addition: true,
    }),
    route('GET /v1/spaces/{spaceId}/permissions/aggregate', q.ListSpaceMemberAccessDocument, {
      body: (data) => list(data.space.memberAccess),
      addition: true,
    }),
    route('POST /v1/spaces/{spaceId}/permissions', q.GrantAllOnSpaceDocument, {
      body: (data) => ({ grants: data.grantAll.grants }),
      addition: true,
    }),
    route('GET /v1/spaces/{spaceId}/permissions/users/{userId}', q.GetSpaceMemberGrantDocument, {
      body: (data) => data.grant,
      addition: true,
    }),
    route('POST /v1/spaces/{spaceId}/permissions/users/{userId}', q.SetSpaceMemberGrantDocument, {
      status: 201,
      body: (data) => data.setMemberGrant.grant,
      location: '/v1/spaces/{spaceId}/permissions/users/{userId}',
      addition: true,
    }),
    route(
      'PATCH /v1/spaces/{spaceId}/permissions/users/{userId}',
      q.UpdateSpaceMemberGrantDocument,
      { body: (data) => data.updateMemberGrant.grant, addition: true },
    ),
    route(
      'DELETE /v1/spaces/{spaceId}/permissions/users/{userId}',
      q.RemoveSpaceMemberGrantDocument,
      { addition: true },
    ),
    route('GET /v1/spaces/{spaceId}/permissions/teams/{teamId}', q.GetSpaceTeamGrantDocument, {
      body: (data) => data.grant,
      addition: true,
    }),
    route('POST /v1/spaces/{spaceId}/permissions/teams/{teamId}', q.SetSpaceTeamGrantDocument, {
      status: 201,
      body: (data) => data.setTeamGrant.grant,
      location: '/v1/spaces/{spaceId}/permissions/teams/{teamId}',
      addition: true,
    }),
    route('PATCH /v1/spaces/{spaceId}/permissions/teams/{teamId}', q.UpdateSpaceTeamGrantDocument, {
      body: (data) => data.updateTeamGrant.grant,
      addition: true,
    }),
    route(
      'DELETE /v1/spaces/{spaceId}/permissions/teams/{teamId}',
      q.RemoveSpaceTeamGrantDocument,
      { addition: true },
    ),
  ]),

  ...content,

  ...comments,

  ...sites,

  ...siteGrants,

  ...family('Organizations', [
    route('GET /v1/orgs', q.ListOrganizationsDocument, {
      body: (data) => list(data.organizations),
    }),
    route('POST /v1/orgs', q.CreateOrganizationDocument, {
      status: 201,
      ignoredFields: ['onboardingPreferences'],
      body: (data) => data.createOrganization.organization,
      location: '/v1/orgs/{id}',
      addition: true,
    }),
    route('GET /v1/orgs/{organizationId}', q.GetOrganizationDocument, {
      body: (data) => data.organization,
    }),
    route('PATCH /v1/orgs/{organizationId}', q.UpdateOrganizationDocument, {
      body: (data) => data.updateOrganization.organization,
    }),
    route('POST /v1/orgs/{organizationId}/join', q.JoinOrganizationDocument, {
      status: 201,
      body: (data) => data.joinOrganization.member,
      location: '/v1/orgs/{organizationId}/members/{id}',
      addition: true,
    }),
    route('GET /v1/orgs/{organizationId}/search', q.SearchOrganizationDocument, {
      description:
        'Searches the spaces of an organization that the caller can read for words (the last one may be a prefix), "phrases", -words to exclude, and the filters `in:`, `type:` and `lang:`. Returns the results by space, best match first.',
      body: (data) => searchList(data.organization.search),
    }),
    route('GET /v1/orgs/{organizationId}/search-synonyms', q.GetSearchSynonymsDocument, {
      body: (data) => ({ groups: data.organization.searchSynonyms }),
      addition: true,
    }),
    route('PUT /v1/orgs/{organizationId}/search-synonyms', q.SetSearchSynonymsDocument, {
      body: (data) => ({ groups: data.setSearchSynonyms.organization.searchSynonyms }),
      addition: true,
    }),
    route('GET /v1/email-domains/{emailDomain}/orgs', q.ListEmailDomainOrganizationsDocument, {
      body: (data) => ({ organizations: data.emailDomainOrganizations }),
    }),
    route('GET /v1/subdomains/{subdomain}', q.GetSubdomainDocument, {
      body: (data) => data.subdomain,
      addition: true,
    }),
    route('GET /v1/orgs/{organizationId}/audit-events', q.ListAuditEventsDocument, {
      body: (data) => list(data.organization.auditEvents),
      addition: true,
    }),
    route('GET /v1/orgs/{organizationId}/events', q.ListEventsAfterDocument, {
      body: (data) => list(data.organization.eventsAfter),
      addition: true,
    }),
    route('GET /v1/orgs/{organizationId}/audit-events/{auditEventId}', q.GetAuditEventDocument, {
      body: ({ organization: { auditEvent } }) =>
        auditEvent && {
          ...auditEvent,
          payload: { fields: auditEvent.fields, related: auditEvent.related },
        },
      addition: true,
    }),
  ]),

  ...people,

  ...sso,

  ...family('Translations', [
    route('GET /v1/orgs/{organizationId}/translations', q.ListTranslationSettingsDocument, {
      body: (data) => list(data.organization.translationSettings),
    }),
    route('POST /v1/orgs/{organizationId}/translations', q.CreateTranslationSettingsDocument, {
      status: 201,
      body: (data) => data.createTranslationSettings.translationSettings,
      location: '/v1/orgs/{organizationId}/translations/{id}',
    }),
    route(
      'GET /v1/orgs/{organizationId}/translations/{translationSettingsId}',
      q.GetTranslationSettingsDocument,
      { body: (data) => data.translationSettings },
    ),
    route(
      'PUT /v1/orgs/{organizationId}/translations/{translationSettingsId}',
      q.SetTranslationSettingsDocument,
      { body: (data) => data.setTranslationSettings.translationSettings },
    ),
    route(
      'DELETE /v1/orgs/{organizationId}/translations/{translationSettingsId}',
      q.DeleteTranslationSettingsDocument,
      {
        status: 205,
        deleted: (data) => data.deleteTranslationSettings.deletedTranslationSettingsId,
      },
    ),
    route(
      'GET /v1/orgs/{organizationId}/translations/{translationSettingsId}/languages',
      q.ListTranslationsDocument,
      { body: (data) => list(data.translationSettings.translations), addition: true },
    ),
    route(
      'GET /v1/orgs/{organizationId}/translations/{translationSettingsId}/languages/{language}',
      q.GetTranslationDocument,
      {
        body: (data) => data.translationSettings.translation,
        addition: true,
      },
    ),
    route(
      'GET /v1/orgs/{organizationId}/translations/{translationSettingsId}/languages/{language}/pages',
      q.ListPageTranslationsDocument,
      {
        body: (data) =>
          data.translationSettings.translation && list(data.translationSettings.translation.pages),
        addition: true,
      },
    ),
    route(
      'POST /v1/orgs/{organizationId}/translations/{translationSettingsId}/languages/{language}/pages',
      q.MarkTranslatedDocument,
      {
        body: (data) => data.markTranslated.translation,
        addition: true,
      },
    ),
    route(
      'GET /v1/orgs/{organizationId}/translations/{translationSettingsId}/languages/{language}/changes',
      q.ListSourceChangesDocument,
      {
        body: (data) =>
          data.translationSettings.translation &&
          list(data.translationSettings.translation.sourceChanges),
        addition: true,
      },
    ),
  ]),

  ...openapi,

  ...integrations,

  ...webhooks,
  ...notifications,
  ...contentInstallations,
];
