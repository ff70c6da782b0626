/** Lists the spellings of `/v1` that differ from the GraphQL schema. */
import type { Reason } from '../domain/errors.ts';
// biome-ignore lint/style/noRestrictedImports: only the names of types and fields are used
import type { Resolvers, ResolversTypes } from '../generated/resolvers.ts';
import type { Spellings } from './spelling.ts';

type TypeName = keyof ResolversTypes & string;
type InputName = Extract<TypeName, `${string}Input`>;
type NamesOf<Type> = keyof NonNullable<Type> & string;

/** The names in the schema, so that the compiler refuses others. */
interface SchemaNames {
  readonly type: TypeName;
  readonly input: InputName;
  readonly field: {
    [Type in NamesOf<Resolvers>]: `${Type}.${NamesOf<Resolvers[Type]>}`;
  }[NamesOf<Resolvers>];
  readonly inputField: {
    [Type in InputName]: `${Type}.${NamesOf<ResolversTypes[Type]>}`;
  }[InputName];
}

/** The spellings of types and fields. */
export const spellings: Spellings<SchemaNames> = {
  objects: {
    AdaptiveSchema: 'site-adaptive-schema',
    ComputedPage: 'page',
    CreatedPage: 'created_page',
    DeletedPage: 'deleted_page',
    DocumentPage: 'page',
    FileUploadUrl: 'storage-signed-url',
    GroupPage: 'page',
    InvitedCollection: 'collection',
    InvitedSpace: 'space',
    LinkInvite: 'invite',
    LinkPage: 'page',
    OpenAPISpec: 'openapi-spec',
    OpenAPISpecVersion: 'openapi-spec-version',
    PageReference: 'page',
    PublicOrganization: 'organization',
    PublishedSite: 'published-content-site',
    RequestedReviewer: 'change-request-requested-reviewer',
    Review: 'change-request-review',
    SiteSearchResult: 'search-page-result',
    UpdatedPage: 'updated_page',
  },
  enums: {
    CommunityType: 'camel',
    CustomHostnameStatus: 'snake',
    FileUploadKind: 'snake',
    LinkRelation: 'camel',
    OpenAPISpecErrorCode: 'upper',
    Plan: 'snake',
    SiteEventColumn: 'camel',
    SiteEventFilterColumn: 'camel',
    SiteEventOperator: 'camel',
    SiteSearchRestriction: 'camel',
    SiteStructureType: 'camel',
    UseCase: 'camel',
    VersionContextType: 'camel',
  },
  nullFields: [
    'Collection.defaultLevel',
    'EffectiveAccess.level',
    'Grant.role',
    'Invite.role',
    'LevelSource.level',
    'LinkInvite.role',
    'Member.role',
    'OpenAPISpecContentUrls.public',
    'Organization.defaultRole',
    'SAMLProvider.defaultRole',
    'ServiceAccount.role',
    'SiteGrant.role',
    'Space.defaultLevel',
  ],
  outputNames: {
    'CustomizationPageActions.externalAi': 'externalAI',
    'File.downloadUrl': 'downloadURL',
    'FileUploadUrl.fileId': 'key',
    'OpenAPISpec.sourceUrl': 'sourceURL',
    'PublishingAuth.fallbackUrl': 'fallbackURL',
    'SAMLProvider.entityId': 'entityID',
    'SAMLProvider.ssoUrl': 'ssoURL',
    'SAMLService.acsUrl': 'acsURL',
    'SAMLService.entityId': 'entityID',
    'SAMLService.startUrl': 'startURL',
    'SSOLogin.startUrl': 'startURL',
    'User.photoUrl': 'photoURL',
  },
  // GraphQL names references in inputs `…Id`; bodies of /v1 name the object, or spell it as before.
  inputNames: {
    'AddSectionToGroupInput.siteSectionId': 'sectionId',
    'ComputedPageInput.specId': 'spec',
    'ConflictResolutionInput.key': 'conflict',
    'CreateCollectionInput.parentId': 'parent',
    'CreateCommentInput.blockId': 'node',
    'CreateCommentInput.pageId': 'page',
    'CreateLinkInviteInput.collectionId': 'collection',
    'CreateLinkInviteInput.spaceId': 'space',
    'CreateLinkInviteInput.teamId': 'team',
    'CreateReviewInput.body': 'comment',
    'CreateSAMLProviderInput.defaultTeamId': 'defaultTeam',
    'CreateSAMLProviderInput.entityId': 'entityID',
    'CreateSAMLProviderInput.ssoUrl': 'ssoURL',
    'CreateServiceAccountTokenInput.organizationIds': 'organizations',
    'CreateSiteRedirectInput.target': 'destination',
    'CreateSiteSectionGroupInput.siteSectionIds': 'sections',
    'CreateSiteSpaceInput.siteSectionId': 'sectionId',
    'CreateSpaceInput.parentId': 'parent',
    'CreateTeamInput.memberUserIds': 'members',
    'CreateTokenInput.organizationIds': 'organizations',
    'CustomizationPageActionsInput.externalAi': 'externalAI',
    'DefaultContentInput.siteId': 'site',
    'DeleteFileInput.fileId': 'file',
    'DeletePageInput.pageId': 'page',
    'DeleteReusableContentInput.reusableContentId': 'id',
    'EditChangeRequestContentInput.baseRevisionId': 'baseRevision',
    'EditSpaceContentInput.baseRevisionId': 'baseRevision',
    'FileReferenceInput.fileId': 'file',
    'GrantToTeamInput.teamId': 'id',
    'GrantToUserInput.userId': 'id',
    'ImportIntoChangeRequestInput.fileId': 'file',
    'ImportIntoSpaceInput.fileId': 'file',
    'InsertFileInput.fileId': 'file',
    'InsertPageInput.parentId': 'into',
    'InstallOnSpaceInput.spaceId': 'space',
    'InstallIntegrationInput.organizationId': 'organization',
    'InstallIntegrationInput.selectedSites': 'selected_sites',
    'InstallIntegrationInput.selectedSpaces': 'selected_spaces',
    'InstallIntegrationInput.siteSelection': 'site_selection',
    'InstallIntegrationInput.spaceSelection': 'space_selection',
    'InviteMembersInput.invitees': 'emails',
    'LanguageSpaceInput.spaceId': 'space',
    'MarkTranslatedInput.sourceRevisionId': 'sourceRevision',
    'MergeChangeRequestInput.expectedPrimaryRevisionId': 'expectedPrimaryRevision',
    'MergeChangeRequestInput.expectedRevisionId': 'expectedRevision',
    'MoveCollectionInput.parentId': 'parent',
    'MoveSpaceInput.parentId': 'parent',
    'PageTargetInput.fileId': 'file',
    'PageTargetInput.pageId': 'page',
    'PageTargetInput.spaceId': 'space',
    'PublishIntegrationInput.securityPolicy': 'contentSecurityPolicy',
    'PullChangeRequestInput.expectedPrimaryRevisionId': 'expectedPrimaryRevision',
    'PullChangeRequestInput.expectedRevisionId': 'expectedRevision',
    'RequestReviewersInput.userIds': 'users',
    'RevertPageInput.pageId': 'page',
    'RollbackSpaceInput.expectedRevisionId': 'expectedRevision',
    'SectionAmongInput.siteSectionId': 'id',
    'SelectedSiteInput.siteId': 'site',
    'SelectedSpaceInput.spaceId': 'space',
    'SiblingInput.collectionId': 'collection',
    'SiblingInput.contentId': 'id',
    'SiblingInput.spaceId': 'space',
    'SiteItemInput.itemId': 'id',
    'SiteRedirectChangeInput.target': 'destination',
    'SiteSearchScopeInput.currentSiteSpaceId': 'currentSiteSpace',
    'SiteSectionRefInput.siteSectionId': 'siteSection',
    'SiteSpaceRefInput.siteSpaceId': 'siteSpace',
    'TransferCollectionInput.organizationId': 'organization',
    'TransferCollectionInput.parentId': 'parent',
    'TransferSpaceInput.organizationId': 'organization',
    'TransferSpaceInput.parentId': 'parent',
    'TranslatedPageInput.pageId': 'page',
    'TranslatedPageInput.sourcePageId': 'sourcePage',
    'UpdateIntegrationInstallationInput.selectedSites': 'selected_sites',
    'UpdateIntegrationInstallationInput.selectedSpaces': 'selected_spaces',
    'UpdateIntegrationInstallationInput.siteSelection': 'site_selection',
    'UpdateIntegrationInstallationInput.spaceSelection': 'space_selection',
    'UpdateLinkInviteInput.teamId': 'team',
    'UpdateBlocksInput.pageId': 'page',
    'UpdatePageInput.parentId': 'into',
    'UpdatePageInput.pageId': 'page',
    'UpdatePublishingAuthInput.fallbackUrl': 'fallbackURL',
    'UpdateReusableContentInput.reusableContentId': 'id',
    'UpdateSAMLProviderInput.defaultTeamId': 'defaultTeam',
    'UpdateSAMLProviderInput.entityId': 'entityID',
    'UpdateSAMLProviderInput.ssoUrl': 'ssoURL',
    'UpdateSiteInput.defaultSiteSectionId': 'defaultSiteSection',
    'UpdateSiteInput.defaultSiteSpaceId': 'defaultSiteSpace',
    'UpdateSiteRedirectInput.target': 'destination',
    'UpdateSiteSectionInput.defaultSiteSpaceId': 'defaultSiteSpace',
    'UpdateUserInput.photoUrl': 'photoURL',
  },
  // accepted in addition to the name above
  formerInputNames: { 'VisitorInput.jwtToken': 'jwt_token' },
  keyed: { 'UpdateTeamMembersInput.memberships': 'user' },
  tagged: { EditInput: 'operation' },
  bare: ['ContentSecurityPolicyInput', 'NewSiteSpacesInput', 'SiteEventRangeInput'],
  graphqlOnly: [
    'PublishIntegrationInput.contentSecurityPolicy',
    'CreateReviewInput.comment',
    'CreateSiteRedirectInput.destination',
    'InviteMembersInput.emails',
    'UpdateSiteRedirectInput.destination',
  ],
  texts: {
    GrantToTeamInput: 'teamId',
    GrantToUserInput: 'userId',
    InviteeInput: 'email',
    ReviewBodyInput: 'markdown',
    SiteRedirectTargetInput: 'address',
  },
  plain: { Actor: 'user', FieldValue: 'json' },
  absent: {
    'EditChangeRequestContentInput.baseRevisionId': 'HEAD',
    'EditSpaceContentInput.baseRevisionId': 'HEAD',
  },
};

/** The spelling of the items of a list in the details of an error. */
export interface DetailSpelling {
  /** The field with enum values in kebab case. */
  readonly enumField: string;
  /** The fields with other names. */
  readonly names: Readonly<Record<string, string>>;
}

/** The lists in the details of errors, by reason and name. */
export const detailSpellings: Readonly<
  Partial<Record<Reason, Readonly<Record<string, DetailSpelling>>>>
> = {
  CONFLICT: { blockedBy: { enumField: 'rule', names: { pageIds: 'pages' } } },
  MERGE_CONFLICT: {
    conflicts: {
      enumField: 'kind',
      names: { key: 'id', pageId: 'page', entryId: 'entry', relatedPageIds: 'related' },
    },
  },
};
