// States which rows each edge between two resources shows, from the text of the rules: a row is
// shown where its direct read would show it. Nothing of src is imported here.
import { perStandardResource } from '../standard.ts';
import { expectation } from './expectation.ts';
import type { Outcome } from './row.ts';
import { type Actor, type ActorProfile, actorProfiles } from './actors.ts';

/** A row at the end of an edge, with its relation to the caller. */
export interface Row {
  readonly id: string;
  /** The row is the caller, or belongs to the caller. */
  readonly own: boolean;
  /** The row is one of the caller's teams, or a membership in one. */
  readonly inCallersTeam: boolean;
  /** The caller's level on content; 0 for none and for rows that are no content. */
  readonly level: number;
  /** The row belongs to a service account of the organization. */
  readonly ofServiceAccount?: boolean;
}

interface Edge {
  /** The operation that reads the parent; its rule applies first. */
  readonly parent: string;
  /** The operation that reads the list directly, if there is one. */
  readonly list?: string;
  /** The words of an error for what the caller has, where the rule of the parent names no role. */
  readonly has?: string;
  /** Selects the rows that the caller can see; by default all. */
  readonly shows?: (profile: ActorProfile, row: Row) => boolean;
  /** The reason why the edge shows a row that its direct read may refuse. */
  readonly exception?: string;
}

const WITH_ITS_OWNER =
  'The public fields of a user are visible with what the user belongs to or has created.';
const IN_THE_TEAM =
  'Callers who can see a team can see its members, as in its list of members; the teams and spaces of a member have rules of their own.';

const byRoleOrTeam = (profile: ActorProfile, { inCallersTeam }: Row) =>
  profile.level >= 1 || inCallersTeam;

/**
 * Rule: the filter of a list is the rule of the direct read, so a row requires a level on the
 * content.
 */
const readable = (_: ActorProfile, { level }: Row) => level >= 1;

const A_PART = 'It is a part of a revision or of a change request, and is read with that alone.';

const OF_THE_SETTINGS =
  'It is a part of the settings, without an id; its spaces are shown to who may read them.';

const OF_THE_SITE = 'It is a part of the site, without an id.';

/** Returns the edges that spaces and collections share. */
const contentEdges = (content: 'Space' | 'Collection'): Readonly<Record<string, Edge>> => ({
  [`${content}.organization`]: { parent: `get${content}` },
  [`${content}.parent`]: { parent: `get${content}`, shows: readable },
  [`${content}.memberGrant`]: { parent: `get${content}`, list: `get${content}MemberGrant` },
  [`${content}.teamGrant`]: { parent: `get${content}`, list: `get${content}TeamGrant` },
  [`${content}.memberGrants`]: { parent: `get${content}`, list: `list${content}MemberGrants` },
  [`${content}.teamGrants`]: { parent: `get${content}`, list: `list${content}TeamGrants` },
  [`${content}.memberAccess`]: { parent: `get${content}`, list: `list${content}MemberAccess` },
});

/**
 * The lists of a viewer. Rule: they follow the rules of their rows, in the organizations that the
 * token is valid for.
 */
const viewerEdges: Readonly<Record<string, Edge>> = {
  // A user is their own actor.
  'User.user': { parent: 'getViewer' },
  'User.organizations': { parent: 'getViewer', shows: ({ boundElsewhere }) => !boundElsewhere },
  ...Object.fromEntries(
    [
      ['recentSpaces', 1] as const,
      ['changeRequests', 1] as const,
      ['reviewRequests', 1] as const,
      ['receivedComments', 2] as const,
      ['receivedReplies', 2] as const,
    ].map(([list, needed]): [string, Edge] => [
      `User.${list}`,
      {
        parent: 'getViewer',
        shows: ({ boundElsewhere }, { level }) => !boundElsewhere && level >= needed,
      },
    ]),
  ),
};

/**
 * Tokens and what they are valid for. Rule: people can read their own tokens, and organization
 * admins those of service accounts.
 */
const tokenEdges: Readonly<Record<string, Edge>> = {
  // An organization that the caller is no member of is not shown, even if a token names it.
  'ApiToken.organizations': {
    parent: 'listTokens',
    has: 'guest',
    shows: ({ boundElsewhere }, { own }) => own && !boundElsewhere,
  },
  'AuditEvent.token': {
    parent: 'listAuditEvents',
    shows: ({ level }, { own, ofServiceAccount = false }) =>
      own || (level === 6 && ofServiceAccount),
  },
};

/** Every edge of the SDL. */
export const edges: Readonly<Record<string, Edge>> = {
  ...perStandardResource<Edge>(({ type, list, operations }) => ({
    [`Organization.${list}`]: { parent: 'getOrganization', list: operations.list },
    [`${type}.organization`]: { parent: `get${type}` },
  })),
  ...viewerEdges,
  ...tokenEdges,
  'Organization.membership': { parent: 'getOrganization', shows: (_, { own }) => own },
  'Organization.member': {
    parent: 'getOrganization',
    shows: ({ level }, { own }) => level >= 1 || own,
  },
  'Organization.members': { parent: 'getOrganization', list: 'listMembers' },
  'Organization.teams': { parent: 'getOrganization', list: 'listTeams', shows: byRoleOrTeam },
  'Organization.invites': { parent: 'getOrganization', list: 'listInvites' },
  'Organization.linkInvites': { parent: 'getOrganization', list: 'listLinkInvites' },
  'Organization.samlProviders': { parent: 'getOrganization', list: 'listSamlProviders' },
  'Organization.collections': {
    parent: 'getOrganization',
    list: 'listCollections',
    shows: readable,
  },
  'Organization.children': {
    parent: 'getOrganization',
    list: 'listOrganizationChildren',
    shows: readable,
  },
  'Organization.spaces': { parent: 'getOrganization', list: 'listSpaces', shows: readable },
  'Organization.auditEvent': { parent: 'getOrganization', list: 'getAuditEvent' },
  'Organization.auditEvents': { parent: 'getOrganization', list: 'listAuditEvents' },
  'Organization.eventsAfter': { parent: 'getOrganization', list: 'listEventsAfter' },
  'Member.user': { parent: 'getMember', exception: WITH_ITS_OWNER },
  'Member.organization': { parent: 'getMember' },
  'Member.teams': { parent: 'getMember', list: 'listMemberTeams', shows: byRoleOrTeam },
  'Member.spaces': { parent: 'getMember', list: 'listMemberSpaces', shows: readable },
  'Team.organization': { parent: 'getTeam' },
  'Team.members': { parent: 'getTeam', list: 'listTeamMembers' },
  'TeamMember.member': { parent: 'listTeamMembers', exception: IN_THE_TEAM },
  'TeamMember.team': { parent: 'listTeamMembers' },
  'Invite.createdBy': { parent: 'listInvites', exception: WITH_ITS_OWNER },
  'Invite.organization': { parent: 'listInvites' },
  'Organization.webhookEndpoints': { parent: 'getOrganization', list: 'listWebhookEndpoints' },
  'Integration.events': { parent: 'getIntegration', list: 'listIntegrationEvents' },
  'WebhookEndpoint.createdBy': { parent: 'getWebhookEndpoint', exception: WITH_ITS_OWNER },
  'WebhookEndpoint.selectionBy': { parent: 'getWebhookEndpoint', exception: WITH_ITS_OWNER },
  'WebhookEndpoint.organization': { parent: 'getWebhookEndpoint' },
  'WebhookEndpoint.deliveries': { parent: 'getWebhookEndpoint', list: 'listWebhookDeliveries' },
  'WebhookDelivery.webhookEndpoint': { parent: 'getWebhookDelivery' },
  'LinkInvite.team': { parent: 'getLinkInvite' },
  'LinkInvite.createdBy': { parent: 'getLinkInvite', exception: WITH_ITS_OWNER },
  'LinkInvite.organization': { parent: 'getLinkInvite' },
  'SAMLProvider.defaultTeam': { parent: 'getSamlProvider' },
  'SAMLProvider.organization': { parent: 'getSamlProvider' },
  'ServiceAccount.createdBy': { parent: 'getServiceAccount', exception: WITH_ITS_OWNER },
  'ServiceAccount.user': { parent: 'getServiceAccount', exception: WITH_ITS_OWNER },
  'ServiceAccount.tokens': { parent: 'getServiceAccount', list: 'listServiceAccountTokens' },
  'AuditEvent.actor': { parent: 'listAuditEvents', exception: WITH_ITS_OWNER },
  ...contentEdges('Collection'),
  'Collection.spaces': { parent: 'getCollection', list: 'listCollectionSpaces', shows: readable },
  'Collection.children': {
    parent: 'getCollection',
    list: 'listCollectionChildren',
    shows: readable,
  },
  'Collection.collections': { parent: 'getCollection', shows: readable },
  ...contentEdges('Space'),
  // Rule: each change request of an organization is visible by its space.
  'Organization.changeRequests': {
    parent: 'getOrganization',
    list: 'listOrganizationChangeRequests',
    shows: readable,
  },
  'Space.revision': { parent: 'getSpace', list: 'getSpaceContent' },
  'Space.revisions': { parent: 'getSpace', list: 'listSpaceRevisions' },
  'Space.changeRequest': { parent: 'getSpace', list: 'getChangeRequest' },
  'Space.changeRequests': { parent: 'getSpace', list: 'listChangeRequests' },
  'Revision.author': { parent: 'getRevision', exception: WITH_ITS_OWNER },
  'Revision.parents': { parent: 'getRevision' },
  'Revision.space': { parent: 'getRevision' },
  'Revision.changeRequest': { parent: 'getRevision' },
  'Revision.mergedFrom': { parent: 'getRevision' },
  'Revision.pages': { parent: 'getRevision' },
  'Revision.allPages': { parent: 'getRevision', list: 'listRevisionPages' },
  'Revision.page': { parent: 'getRevision', list: 'getRevisionPage' },
  'Revision.pageByPath': { parent: 'getRevision', list: 'getRevisionPageByPath' },
  'Revision.files': { parent: 'getRevision', list: 'listRevisionFiles', exception: A_PART },
  'Revision.allFiles': { parent: 'getRevision', list: 'listRevisionFiles' },
  'Revision.file': { parent: 'getRevision', list: 'getRevisionFile' },
  'Revision.reusableContents': { parent: 'getRevision' },
  'Revision.reusableContent': { parent: 'getRevision', list: 'getRevisionReusableContent' },
  'Page.createdBy': { parent: 'getRevisionPage', exception: WITH_ITS_OWNER },
  'Page.updatedBy': { parent: 'getRevisionPage', exception: WITH_ITS_OWNER },
  'Page.parent': { parent: 'getRevisionPage' },
  'Page.pages': { parent: 'getRevisionPage' },
  'Page.allPages': { parent: 'getRevisionPage' },
  'ChangeRequest.review': { parent: 'getChangeRequest', list: 'getReview' },
  'Review.reviewer': { parent: 'getChangeRequest', exception: WITH_ITS_OWNER },
  'Review.revision': { parent: 'getChangeRequest', list: 'listReviews' },
  'Revision.changes': { parent: 'getRevision', list: 'listRevisionChanges', exception: A_PART },
  'ChangeRequest.createdBy': { parent: 'getChangeRequest', exception: WITH_ITS_OWNER },
  'ChangeRequest.contributors': { parent: 'getChangeRequest', exception: WITH_ITS_OWNER },
  'ChangeRequest.space': { parent: 'getChangeRequest' },
  'ChangeRequest.revision': { parent: 'getChangeRequest' },
  // Revisions of the space of the change request, which are visible with it.
  'ChangeRequest.revisionInitial': { parent: 'getChangeRequest' },
  'ChangeRequest.revisionMerged': { parent: 'getChangeRequest' },
  'ChangeRequest.revisionMergedAncestor': { parent: 'getChangeRequest' },
  'ChangeRequest.revisions': { parent: 'getChangeRequest' },
  'ChangeRequest.changes': {
    parent: 'getChangeRequest',
    list: 'listChangeRequestChanges',
    exception: A_PART,
  },
  'ChangeRequest.reverts': { parent: 'getChangeRequest' },
  'ChangeRequest.reviews': { parent: 'getChangeRequest', list: 'listReviews', exception: A_PART },
  'ChangeRequest.requestedReviewers': {
    parent: 'getChangeRequest',
    list: 'listRequestedReviewers',
    exception: WITH_ITS_OWNER,
  },
  'Space.comments': { parent: 'getSpace', list: 'listSpaceComments' },
  'ChangeRequest.comments': { parent: 'getChangeRequest', list: 'listChangeRequestComments' },
  'Comment.postedBy': { parent: 'getSpaceComment', exception: WITH_ITS_OWNER },
  'Comment.resolvedBy': { parent: 'getSpaceComment', exception: WITH_ITS_OWNER },
  'Comment.replies': { parent: 'getSpaceComment', list: 'listSpaceCommentReplies' },
  'CommentReply.postedBy': { parent: 'getChangeRequestCommentReply', exception: WITH_ITS_OWNER },
  'CommentReply.comment': { parent: 'getChangeRequestCommentReply', exception: WITH_ITS_OWNER },
  'Space.search': { parent: 'getSpace', list: 'searchSpace', exception: A_PART },
  'Organization.search': { parent: 'getOrganization', list: 'searchOrganization', shows: readable },
  'Revision.links': { parent: 'getRevision', list: 'listSpaceLinks', exception: A_PART },
  'Revision.backlinks': {
    parent: 'getRevision',
    list: 'listSpaceFileBacklinks',
    exception: A_PART,
  },
  'Import.space': { parent: 'Query.import' },
  'Import.changeRequest': { parent: 'Query.import' },
  'Import.revision': { parent: 'Query.import' },
  'Import.createdBy': { parent: 'Query.import', exception: WITH_ITS_OWNER },
  // Rule: a site requires the organization role `read`, or `read` on one of its spaces. The level
  // of a site's row is the caller's highest on the spaces that it shows.
  'Organization.sites': {
    parent: 'getOrganization',
    list: 'listSites',
    shows: (profile, { level }) => profile.level >= 1 || level >= 1,
  },
  'Organization.integrations': {
    parent: 'getOrganization',
    list: 'listOrganizationIntegrations',
  },
  'Organization.installedIntegrations': {
    parent: 'getOrganization',
    list: 'listInstalledIntegrations',
  },
  // Rule: an organization admin of the publisher can see all installations.
  'Integration.installations': {
    parent: 'getIntegration',
    list: 'listIntegrationInstallations',
    shows: (profile) => profile.level === 6,
  },
  'Integration.spaceInstallations': {
    parent: 'getIntegration',
    list: 'listSpaceInstallationsOfIntegration',
    shows: (profile) => profile.level === 6,
  },
  'Integration.siteInstallations': {
    parent: 'getIntegration',
    list: 'listSiteInstallationsOfIntegration',
    shows: (profile) => profile.level === 6,
  },
  'IntegrationInstallation.spaceInstallations': {
    parent: 'getIntegrationInstallation',
    list: 'listSpaceInstallations',
  },
  'IntegrationInstallation.siteInstallations': {
    parent: 'getIntegrationInstallation',
    list: 'listSiteInstallations',
  },
  'IntegrationInstallation.contentInstallation': {
    parent: 'getIntegrationInstallation',
    list: 'getSpaceInstallation',
  },
  'ContentInstallation.installation': { parent: 'listSpaceInstallations' },
  'ContentInstallation.space': { parent: 'listSpaceInstallations', shows: readable },
  'ContentInstallation.site': { parent: 'listSpaceInstallations' },
  'Space.integrations': { parent: 'getSpace', list: 'listSpaceIntegrations' },
  'Site.integrations': { parent: 'getSite', list: 'listSiteIntegrations' },
  'IntegrationInstallation.integration': { parent: 'getIntegrationInstallation' },
  'IntegrationInstallation.user': {
    parent: 'getIntegrationInstallation',
    exception: WITH_ITS_OWNER,
  },
  'IntegrationInstallation.createdBy': {
    parent: 'getIntegrationInstallation',
    exception: WITH_ITS_OWNER,
  },
  'Site.organization': { parent: 'getSite' },
  // Rule: members can see only the site spaces whose space they may read, and no section without
  // such site spaces.
  'Site.sections': { parent: 'getSite', list: 'listSiteSections', shows: readable },
  'Site.sectionGroups': { parent: 'getSite', list: 'listSiteSectionGroups', shows: readable },
  'Site.siteSpaces': { parent: 'getSite', list: 'listSiteSpaces', shows: readable },
  'Site.defaultSpace': { parent: 'getSite', shows: readable },
  'Site.memberGrants': { parent: 'getSite', list: 'listSiteMemberGrants' },
  'Site.teamGrants': { parent: 'getSite', list: 'listSiteTeamGrants' },
  'Site.memberAccess': { parent: 'getSite', list: 'listSiteMemberAccess' },
  'SiteGrant.user': { parent: 'listSiteMemberGrants' },
  'SiteGrant.team': { parent: 'listSiteTeamGrants' },
  'SiteGrant.site': { parent: 'listSiteMemberGrants' },
  'Site.shareLinks': { parent: 'getSite', list: 'listShareLinks' },
  'SiteSectionGroup.sections': { parent: 'getSiteSectionGroup', shows: readable },
  'SiteSectionGroup.site': { parent: 'getSiteSectionGroup' },
  'SiteSection.sectionGroup': { parent: 'getSiteSection', shows: readable },
  'SiteSection.siteSpaces': { parent: 'getSiteSection', shows: readable },
  'SiteSection.site': { parent: 'getSiteSection' },
  'SiteSpace.section': { parent: 'getSiteSpace', shows: readable },
  'SiteSpace.space': { parent: 'getSiteSpace', shows: readable },
  'SiteSpace.site': { parent: 'getSiteSpace' },
  'ShareLink.site': { parent: 'getShareLink' },
  // A redirect to a site space is visible with that site space.
  'Site.redirects': { parent: 'getSite', list: 'listSiteRedirects', shows: readable },
  'SiteRedirect.site': { parent: 'getSiteRedirect' },
  'Organization.translationSettings': {
    parent: 'getOrganization',
    list: 'listTranslationSettings',
  },
  'TranslationSettings.organization': { parent: 'getTranslationSettings' },
  'TranslationSettings.translations': {
    parent: 'getTranslationSettings',
    list: 'listTranslations',
    exception: OF_THE_SETTINGS,
  },
  'Site.publishingAuth': { parent: 'getSite', list: 'getPublishingAuth', exception: OF_THE_SITE },
  'Site.asVisitor': { parent: 'getSite', list: 'previewSite' },
  'PublishedSite.site': { parent: 'getPublishedSite' },
  'PublishedSite.sections': {
    parent: 'getPublishedSite',
    list: 'listSiteSections',
    shows: readable,
  },
  'PublishedSite.siteSpaces': {
    parent: 'getPublishedSite',
    list: 'listSiteSpaces',
    shows: readable,
  },
  'PublishedSite.search': {
    parent: 'getPublishedSite',
    list: 'searchSite',
    shows: readable,
    exception: A_PART,
  },
  'PublishedSite.page': { parent: 'getPublishedSite', shows: readable },
  'PublishedPage.siteSpace': { parent: 'getPublishedSite', shows: readable },
  'PublishedPage.page': { parent: 'getPublishedSite', shows: readable },
  'Organization.openAPISpec': { parent: 'getOrganization', list: 'listOpenAPISpecs' },
  'Organization.openAPISpecs': { parent: 'getOrganization', list: 'listOpenAPISpecs' },
  'OpenAPISpec.latestVersion': { parent: 'getOpenAPISpec', list: 'getLatestOpenAPISpecVersion' },
  'OpenAPISpec.version': { parent: 'getOpenAPISpec', list: 'getOpenAPISpecVersion' },
  'OpenAPISpec.versions': { parent: 'getOpenAPISpec', list: 'listOpenAPISpecVersions' },
  'OpenAPISpec.organization': { parent: 'getOpenAPISpec' },
  'OpenAPISpecVersion.spec': { parent: 'getOpenAPISpecVersion' },
  'Grant.user': { parent: 'listCollectionMemberGrants' },
  'Grant.team': { parent: 'listCollectionTeamGrants', shows: byRoleOrTeam },
};

/**
 * The edges that visitors may follow from a published site that has one of each resource, with the
 * number of rows that each shows. All other edges are refused.
 */
export const visitorEdges: Readonly<Record<string, number>> = {
  'PublishedSite.site': 1,
  'PublishedSite.sections': 1,
  'PublishedSite.siteSpaces': 1,
  'PublishedSite.search': 1,
  'PublishedSite.page': 1,
  'PublishedPage.siteSpace': 1,
  'PublishedPage.page': 1,
  'SiteSectionGroup.sections': 1,
  'SiteSection.siteSpaces': 1,
  'SiteSpace.space': 1,
  'Space.revision': 1,
  // One page is below the other.
  'Revision.pages': 1,
  'Revision.allPages': 2,
  'Revision.page': 1,
  'Revision.pageByPath': 1,
  'Revision.files': 1,
  'Revision.allFiles': 1,
  'Revision.file': 1,
  'Revision.reusableContents': 1,
  'Revision.reusableContent': 1,
  // The author and the change request of a revision are visible to members only.
  'Revision.author': 0,
  'Revision.mergedFrom': 0,
};

/**
 * The scope that a type requires wherever it is read. A user requires none in addition to the
 * resource that includes them.
 */
export const typeScopes: Readonly<Record<string, string | undefined>> = {
  ...perStandardResource(({ type, scopes }) => ({ [type]: scopes.read })),
  Organization: 'organization:read',
  AuditEvent: 'organization:read',
  Member: 'organization:members:read',
  Team: 'organization:members:read',
  TeamMember: 'organization:members:read',
  Invite: 'organization:members:read',
  LinkInvite: 'organization:members:read',
  SAMLProvider: 'organization:members:read',
  ...{ WebhookEndpoint: 'webhook:read', WebhookDelivery: 'webhook:read' },
  ApiToken: 'user:read',
  User: undefined,
  MemberSpace: 'space:read',
  Content: 'space:read',
  Collection: 'space:read',
  Space: 'space:read',
  Grant: 'space:permissions:read',
  EffectiveAccess: 'space:permissions:read',
  Revision: 'space:read',
  Page: 'space:read',
  File: 'space:read',
  ReusableContent: 'space:read',
  ContentChange: 'space:read',
  ChangeRequest: 'space:read',
  Review: 'space:read',
  RequestedReviewer: 'space:read',
  Comment: 'space:read',
  CommentReply: 'space:read',
  SearchResult: 'space:read',
  SpaceSearchResult: 'space:read',
  Link: 'space:read',
  ContentReference: 'space:read',
  Import: 'space:read',
  Site: 'site:read',
  SiteSection: 'site:read',
  SiteSectionGroup: 'site:read',
  SiteSpace: 'site:read',
  SiteGrant: 'site:permissions:read',
  SiteAccess: 'site:permissions:read',
  ShareLink: 'site:permissions:read',
  SiteRedirect: 'site:read',
  TranslationSettings: 'space:read',
  Translation: 'space:read',
  PublishingAuth: 'site:permissions:read',
  PublishedSite: 'site:read',
  PublishedPage: 'site:read',
  SiteSearchResult: 'site:read',
  OpenAPISpec: 'openapi:read',
  OpenAPISpecVersion: 'openapi:read',
  Integration: 'integration:read',
  IntegrationEvent: 'integration:read',
  IntegrationInstallation: 'integration:read',
  ContentInstallation: 'integration:read',
  InstalledIntegration: 'integration:read',
};

/** The scope that a type requires when it is read by its id, which is that of its direct read. */
export const nodeScopes: Readonly<Record<string, string | undefined>> = {
  ...typeScopes,
  User: 'user:read',
};

/**
 * The operation whose rule decides who may read a type by its id. Where that operation refuses, the
 * result is null.
 */
export const nodeReads: Readonly<Record<string, string>> = {
  ...perStandardResource(({ type }) => ({ [type]: `get${type}` })),
  User: 'getUser',
  Organization: 'getOrganization',
  Member: 'getMember',
  Team: 'getTeam',
  TeamMember: 'listTeamMembers',
  Invite: 'listInvites',
  LinkInvite: 'getLinkInvite',
  SAMLProvider: 'getSamlProvider',
  ...{ WebhookEndpoint: 'getWebhookEndpoint', WebhookDelivery: 'getWebhookDelivery' },
  AuditEvent: 'listAuditEvents',
  ApiToken: 'getServiceAccountToken',
  Collection: 'getCollection',
  Space: 'getSpace',
  Grant: 'getSpaceMemberGrant',
  Revision: 'getRevision',
  Page: 'getRevisionPage',
  File: 'getRevisionFile',
  ReusableContent: 'getRevisionReusableContent',
  ChangeRequest: 'getChangeRequest',
  Review: 'listReviews',
  Comment: 'getChangeRequestComment',
  CommentReply: 'getChangeRequestCommentReply',
  Import: 'Query.import',
  Site: 'getSite',
  SiteSection: 'getSiteSection',
  SiteSectionGroup: 'getSiteSectionGroup',
  SiteSpace: 'getSiteSpace',
  SiteGrant: 'Query.siteGrant',
  ShareLink: 'getShareLink',
  SiteRedirect: 'getSiteRedirect',
  OpenAPISpec: 'getOpenAPISpec',
  OpenAPISpecVersion: 'getOpenAPISpecVersion',
  TranslationSettings: 'getTranslationSettings',
  Integration: 'getIntegration',
  IntegrationInstallation: 'getIntegrationInstallation',
};

function edgeOf(name: string): Edge {
  const edge = edges[name];
  if (!edge)
    throw new Error(
      `There is no expectation for the edge ${name}: say in test/access/edge-expectation.ts who sees what through it.`,
    );
  return edge;
}

export const exceptionOf = (name: string): string | undefined => edgeOf(name).exception;

/** Returns the expected error of an edge, or the ids of the rows that it is expected to show. */
export function edgeExpectation(
  name: string,
  actor: Actor,
  rows: readonly Row[],
): Outcome | { readonly is: 'shown'; readonly ids: readonly string[] } {
  const { parent, list, has, shows = () => true } = edgeOf(name);
  for (const operation of [parent, list]) {
    const outcome = operation === undefined ? undefined : expectation(operation, actor);
    if (outcome?.is === 'FORBIDDEN' && has !== undefined) return { ...outcome, has };
    if (outcome && outcome.is !== 'allowed') return outcome;
  }
  return {
    is: 'shown',
    ids: rows
      .filter((row) => shows(actorProfiles[actor], row))
      .map(({ id }) => id)
      .sort(),
  };
}
