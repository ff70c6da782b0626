/** Lists the rules of inputs: what of an input can be wrong by its meaning, without the database. */
import { readAdaptiveSchema } from '../domain/adaptive-schema.ts';
import { requireFuture } from '../domain/input-values.ts';
import { siteEventsIn } from '../domain/site-events.ts';
import { configurationSchemasFor } from '../domain/integration-configuration.ts';
import { requireIntegrationScope, secretsFor } from '../domain/integration-manifest.ts';
import { requireScopeName } from '../domain/scopes.ts';
import {
  requireConsistent,
  requireDistinctConflicts,
} from '../resources/change-request/resolutions.ts';
import { requirePageOfBlock } from '../resources/comment/target.ts';
import { textOf } from '../resources/comment/write.ts';
import { neighborId } from '../resources/content/location.ts';
import { pageTargetOf, pageTextOf, requireChanges } from '../resources/edit/changes.ts';
import { requireOneSource } from '../resources/edit/files.ts';
import { requireOneFile } from '../resources/file.ts';
import { requireDistinctHolders, requireRole, requireRoles } from '../resources/grant/input.ts';
import { importRequestOf } from '../resources/import.ts';
import { requireDistinctReasons } from '../resources/notification/write.ts';
import { checkPresence } from '../resources/presence.ts';
import { policyOf, requireUsableName } from '../resources/integration/publish.ts';
import {
  requireDistinctSelections,
  requireSettable,
} from '../resources/integration-installation/settings.ts';
import { requireAddresses } from '../resources/invite.ts';
import { requireLevelOnContent, requireRoleOfLink } from '../resources/link-invite.ts';
import { requireNoCredentials } from '../resources/openapi-spec.ts';
import { requireOwnDomain, requireUnreserved } from '../resources/organization/claims.ts';
import { validateUnsignedClaims } from '../resources/published-site/open.ts';
import { requireOneComment, requireReviewers } from '../resources/review.ts';
import { pemOf } from '../resources/saml-provider.ts';
import { requireSynonyms } from '../resources/search-synonym.ts';
import { requireRedirects } from '../resources/site-redirect.ts';
import { requireDistinctSections } from '../resources/site-section-group.ts';
import { idOfItem } from '../resources/site-structure.ts';
import { parseConditionOf } from '../resources/site/condition.ts';
import { requireType } from '../resources/site/move.ts';
import {
  normalizeDestination,
  requireOneDestination,
  requireTarget,
} from '../resources/site/redirect-destination.ts';
import { normalizeSource } from '../resources/site/redirect.ts';
import { checkVisibility } from '../resources/space/insert.ts';
import { requireDistinctSpaces } from '../resources/translation/bind.ts';
import { requireDistinctPages } from '../resources/translation/mark.ts';
import { requireEventTypes } from '../resources/webhook-endpoint/write.ts';
import { type InputRule, ruleOf, ruleOfItems } from './checks/rule.ts';

/** The rules about people, organizations and tokens. */
const rulesOfPeople: readonly InputRule[] = [
  ...(['CreateTokenInput', 'CreateServiceAccountTokenInput'] as const).flatMap((type) => [
    ruleOfItems(type, 'scopes', requireScopeName),
    ruleOf(type, ['expiresAt'], ({ expiresAt }, at, now) =>
      requireFuture(expiresAt, now, `${at}.expiresAt`),
    ),
  ]),
  ...(['CreateLinkInviteInput', 'UpdateLinkInviteInput'] as const).flatMap((type) => [
    ruleOf(type, ['role'], ({ role }, at) => requireRoleOfLink(role, `${at}.role`)),
    ruleOf(type, ['level'], ({ level }, at) => requireRoleOfLink(level, `${at}.level`)),
    ruleOf(type, ['expiresAt'], ({ expiresAt }, at, now) =>
      requireFuture(expiresAt, now, `${at}.expiresAt`),
    ),
  ]),
  ruleOf('CreateLinkInviteInput', ['level', 'spaceId', 'collectionId'], requireLevelOnContent),
  ruleOf('InviteMembersInput', ['emails', 'invitees'], requireAddresses),
  ruleOf('CreateOrganizationInput', ['hostname'], ({ hostname }) => {
    if (hostname != null) requireUnreserved(hostname);
  }),
  ...(['CreateOrganizationInput', 'UpdateOrganizationInput'] as const).map((type) =>
    ruleOfItems(type, 'emailDomains', requireOwnDomain),
  ),
  ...(['CreateSAMLProviderInput', 'UpdateSAMLProviderInput'] as const).map((type) =>
    ruleOf(type, ['certificate'], ({ certificate }) => {
      if (certificate != null) pemOf(certificate);
    }),
  ),
  ...(['CreateWebhookEndpointInput', 'UpdateWebhookEndpointInput'] as const).map((type) =>
    ruleOf(type, ['eventTypes'], ({ eventTypes }, at) =>
      requireEventTypes(eventTypes ?? [], `${at}.eventTypes`),
    ),
  ),
  ...(['SetMemberGrantInput', 'SetTeamGrantInput'] as const).map((type) =>
    ruleOf(type, ['role'], ({ role }, at) => requireRole(role, `${at}.role`)),
  ),
  ...(['GrantAllInput', 'GrantAllOnSiteInput'] as const).flatMap((type) => [
    ruleOf(type, ['users', 'teams'], requireDistinctHolders),
    ruleOf(type, ['users', 'teams', 'role'], requireRoles),
  ]),
  ruleOf('CreateReviewInput', ['comment', 'body'], requireOneComment),
  ruleOf('SetSearchSynonymsInput', ['groups'], ({ groups }) => requireSynonyms(groups)),
  ruleOf('RequestReviewersInput', ['userIds'], ({ userIds }) => requireReviewers(userIds)),
];

/** The rules about content and its changes. */
const rulesOfContent: readonly InputRule[] = [
  ruleOf('CreateSpaceInput', ['visibility', 'parentId'], ({ visibility, parentId }) =>
    checkVisibility(visibility, parentId ?? null),
  ),
  ruleOf('SiblingInput', ['contentId', 'type', 'spaceId', 'collectionId'], neighborId),
  ...(['EditSpaceContentInput', 'EditChangeRequestContentInput'] as const).map((type) =>
    ruleOf(type, ['changes'], ({ changes }) => requireChanges(changes)),
  ),
  ...(['InsertPageInput', 'UpdatePageInput'] as const).map((type) =>
    ruleOf(type, ['markdown', 'document'], ({ markdown, document }, at) =>
      pageTextOf(markdown, document, `${at}.document`),
    ),
  ),
  ruleOf(
    'PageTargetInput',
    ['kind', 'url', 'pageId', 'fileId', 'spaceId'],
    ({ kind, ...target }, at) => {
      if (kind !== undefined) pageTargetOf({ ...target, kind }, at);
    },
  ),
  ruleOf('InsertFileInput', ['fileId', 'base64', 'url'], requireOneSource),
  ...(['MergeChangeRequestInput', 'PullChangeRequestInput'] as const).map((type) =>
    ruleOf(type, ['resolutions'], ({ resolutions }) => requireDistinctConflicts(resolutions)),
  ),
  ruleOf('ConflictResolutionInput', ['choice', 'value', 'blocks'], requireConsistent),
  ...(
    [
      'CreateCommentInput',
      'UpdateCommentInput',
      'CreateCommentReplyInput',
      'UpdateCommentReplyInput',
    ] as const
  ).map((type) =>
    ruleOf(type, ['body'], ({ body }) => {
      if (body != null) textOf(body);
    }),
  ),
  ruleOf('CreateCommentInput', ['pageId', 'blockId'], requirePageOfBlock),
  ruleOf('UpdatePresenceInput', ['state'], checkPresence),
  ruleOf('UpdateNotificationPreferencesInput', ['preferences'], ({ preferences }) =>
    requireDistinctReasons(preferences),
  ),
  ruleOf('UploadFileInput', ['base64', 'upload', 'name'], requireOneFile),
  ...(['ImportIntoSpaceInput', 'ImportIntoChangeRequestInput'] as const).map((type) =>
    ruleOf(type, ['source', 'url', 'fileId'], ({ source, ...given }) => {
      if (source !== undefined) importRequestOf({ ...given, source });
    }),
  ),
  ...(['CreateTranslationSettingsInput', 'SetTranslationSettingsInput'] as const).map((type) =>
    ruleOf(type, ['source', 'spaces'], requireDistinctSpaces),
  ),
  ruleOf('MarkTranslatedInput', ['pages'], ({ pages }) => requireDistinctPages(pages)),
];

/** The rules about sites. */
const rulesOfSites: readonly InputRule[] = [
  ruleOf('TrackSiteEventsInput', ['events'], ({ events }, at, now) => {
    if (events) siteEventsIn(events, now, `${at}.events`);
  }),
  ...(['UpdateSiteSectionInput', 'UpdateSiteSpaceInput'] as const).map((type) =>
    ruleOf(type, ['condition'], ({ condition }, at) => {
      if (condition != null) parseConditionOf(condition, `${at}.condition`);
    }),
  ),
  ...(['CreateSiteRedirectInput', 'UpdateSiteRedirectInput'] as const).flatMap((type) => [
    ruleOf(type, ['source'], ({ source }) => {
      if (source != null) normalizeSource(source);
    }),
    ruleOf(type, ['destination'], ({ destination }) => {
      if (destination != null) normalizeDestination(destination);
    }),
  ]),
  ruleOf('CreateSiteRedirectInput', ['destination', 'target'], requireOneDestination),
  ruleOf(
    'SiteRedirectTargetInput',
    ['kind', 'address', 'url', 'path', 'siteSectionId', 'siteSpaceId', 'pageId'],
    requireTarget,
  ),
  ruleOf('ChangeSiteRedirectsInput', ['redirects'], ({ redirects }) => requireRedirects(redirects)),
  ruleOf('SiteItemInput', ['type', 'itemId'], ({ type, itemId }, at) => {
    if (type !== undefined && itemId !== undefined) idOfItem({ type, itemId }, at);
  }),
  ...(
    [
      ['SectionAmongInput', 'SITE_SECTION'],
      ['SiteSectionRefInput', 'SITE_SECTION'],
      ['SiteSpaceRefInput', 'SITE_SPACE'],
    ] as const
  ).map(([input, expected]) =>
    ruleOf(input, ['type'], ({ type }, at) => {
      if (type !== undefined) requireType(type, expected, `${at}.type`);
    }),
  ),
  ruleOf('CreateSiteSectionGroupInput', ['siteSectionIds'], ({ siteSectionIds }) =>
    requireDistinctSections(siteSectionIds),
  ),
  ruleOf('SetAdaptiveSchemaInput', ['jsonSchema'], ({ jsonSchema }, at) => {
    readAdaptiveSchema(jsonSchema, `${at}.jsonSchema`);
  }),
  ruleOf('VisitorInput', ['unsignedClaims'], ({ unsignedClaims }, at) => {
    validateUnsignedClaims(unsignedClaims, `${at}.unsignedClaims`);
  }),
];

/** The rules about integrations and OpenAPI specs. */
const rulesOfIntegrations: readonly InputRule[] = [
  ruleOf('PublishIntegrationInput', ['name'], ({ name }) => {
    if (name !== undefined) requireUsableName(name);
  }),
  ruleOfItems('PublishIntegrationInput', 'scopes', requireIntegrationScope),
  ruleOf('PublishIntegrationInput', ['configurations'], ({ configurations }, at) => {
    configurationSchemasFor(configurations, `${at}.configurations`);
  }),
  ruleOf('PublishIntegrationInput', ['secrets'], ({ secrets }, at) => {
    secretsFor(secrets, `${at}.secrets`);
  }),
  ruleOf('PublishIntegrationInput', ['contentSecurityPolicy', 'securityPolicy'], policyOf),
  ...(['InstallIntegrationInput', 'UpdateIntegrationInstallationInput'] as const).map((type) =>
    ruleOf(type, ['selectedSpaces', 'selectedSites'], requireDistinctSelections),
  ),
  ruleOf('UpdateIntegrationInstallationInput', ['status'], ({ status }) => requireSettable(status)),
  ruleOfItems('UpdateIntegrationInstallationInput', 'scopes', requireIntegrationScope),
  ruleOf('OpenAPISpecSourceInput', ['url'], ({ url }, at) =>
    requireNoCredentials(url, `${at}.url`),
  ),
];

/** The rules. The resolvers check them too, for inputs whose form is valid. */
export const inputRules: readonly InputRule[] = [
  ...rulesOfPeople,
  ...rulesOfContent,
  ...rulesOfSites,
  ...rulesOfIntegrations,
];
