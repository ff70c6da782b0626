/**
 * Lists the actions that events record: the kind of the subject, what `fields` names, and what
 * `related` contains. `docs/reference/events.md` is made from it.
 */
import type { KindName } from './kinds.ts';

/** The ids of one kind in `related`. */
interface RelatedIds {
  readonly kind: KindName;
  /** Which objects they are, for example `the members who were added or removed`. */
  readonly what: string;
}

/** The payload of the events of an action. */
export interface EventType {
  /** What happened to the subject: `created`, `changed the merge rules`. */
  readonly what: string;
  /** The kinds of the subject. */
  readonly subject: readonly KindName[];
  /** The names in `fields`: these, those of an input of a mutation, or both. Default: none. */
  readonly fields?: readonly string[];
  readonly fieldsOf?: string;
  /** The ids in `related`, in this order. Default: none. */
  readonly related?: readonly RelatedIds[];
  /** True if the subject does not exist any more. */
  readonly isGone?: true;
}

const ids = (kind: KindName, what: string): RelatedIds => ({ kind, what });

/** The events of a standard resource. */
const standard = (subject: KindName, fieldsOf?: string) =>
  ({
    create: { what: 'created', subject: [subject] },
    update: { what: 'updated', subject: [subject], ...(fieldsOf !== undefined && { fieldsOf }) },
    delete: { what: 'deleted', subject: [subject], isGone: true },
  }) satisfies Readonly<Record<string, EventType>>;

const linkInvite = standard('LinkInvite', 'UpdateLinkInviteInput');
const samlProvider = standard('SAMLProvider', 'UpdateSAMLProviderInput');
const serviceAccount = standard('ServiceAccount', 'UpdateServiceAccountInput');

const people = {
  'organization.create': { what: 'created', subject: ['Organization'] },
  'organization.update': {
    what: 'updated',
    subject: ['Organization'],
    fieldsOf: 'UpdateOrganizationInput',
  },
  'organization.join': {
    what: 'joined by a person with an address of its e-mail domains',
    subject: ['Member'],
    related: [ids('User', 'the user of the member')],
  },
  'member.update': {
    what: 'updated',
    subject: ['Member'],
    fields: ['role', 'disabled', 'sso'],
    related: [ids('User', 'the user of the member')],
  },
  'member.remove': {
    what: 'removed, or left',
    subject: ['Member'],
    related: [ids('User', 'the user of the member')],
    isGone: true,
  },
  'member.ping': { what: 'active', subject: ['Member'], fields: ['lastSeenAt'] },
  'member.passSSO': {
    what: 'active with a token that bypasses SAML sign-in; once a day for each token',
    subject: ['Member'],
    related: [ids('User', 'the user of the member')],
  },
  'invite.create': {
    what: 'invited people',
    subject: ['Organization'],
    related: [ids('Invite', 'the invites')],
  },
  'invite.accept': {
    what: 'joined by an invite or a link invite',
    subject: ['Invite', 'LinkInvite'],
    related: [ids('User', 'the user who joined')],
  },
  'invite.delete': { what: 'revoked', subject: ['Invite'], isGone: true },
  'linkInvite.create': linkInvite.create,
  'linkInvite.update': linkInvite.update,
  'linkInvite.delete': linkInvite.delete,
  'team.create': {
    what: 'created',
    subject: ['Team'],
    related: [ids('User', 'the first members')],
  },
  'team.update': { what: 'renamed', subject: ['Team'], fields: ['title'] },
  'team.updateMembers': {
    what: 'changed its members',
    subject: ['Team'],
    related: [ids('User', 'the members who were added, changed or removed')],
  },
  'teamMember.remove': {
    what: 'lost a member',
    subject: ['Team'],
    related: [ids('User', 'the user who was removed, or left')],
  },
  'team.delete': { what: 'deleted', subject: ['Team'], isGone: true },
  'serviceAccount.create': serviceAccount.create,
  'serviceAccount.update': {
    ...serviceAccount.update,
    fields: ['tokens'],
    related: [ids('ApiToken', 'the token that was created, rotated or revoked')],
  },
  'serviceAccount.delete': serviceAccount.delete,
  'samlProvider.create': samlProvider.create,
  'samlProvider.update': samlProvider.update,
  'samlProvider.delete': samlProvider.delete,
  'signIn.receive': {
    what: 'signed in at the identity provider',
    subject: ['Member'],
    fields: ['member', 'sso', 'teams', 'role', 'displayName'],
    related: [ids('SAMLProvider', 'the provider'), ids('User', 'the user')],
  },
  'signIn.complete': {
    what: 'created by a sign-in',
    subject: ['ApiToken'],
    related: [ids('SAMLProvider', 'the provider'), ids('User', 'the user')],
  },
} satisfies Readonly<Record<string, EventType>>;

const grants = ids('Grant', 'the grants');

const content = {
  'collection.create': { what: 'created', subject: ['Collection'] },
  'collection.update': {
    what: 'updated',
    subject: ['Collection'],
    fieldsOf: 'UpdateCollectionInput',
  },
  'collection.move': {
    what: 'moved',
    subject: ['Collection'],
    fields: ['parent', 'position'],
  },
  'collection.transfer': {
    what: 'transferred to another organization',
    subject: ['Collection'],
    fields: ['organization'],
    related: [ids('Organization', 'the organization that received it')],
  },
  'collection.delete': { what: 'moved to the trash', subject: ['Collection'] },
  'collection.restore': { what: 'restored from the trash', subject: ['Collection'] },
  'collection.purge': { what: 'deleted from the trash', subject: ['Collection'], isGone: true },
  'space.create': { what: 'created', subject: ['Space'] },
  'space.update': { what: 'updated', subject: ['Space'], fieldsOf: 'UpdateSpaceInput' },
  'space.move': { what: 'moved', subject: ['Space'], fields: ['parent', 'position'] },
  'space.transfer': {
    what: 'transferred to another organization',
    subject: ['Space'],
    fields: ['organization'],
    related: [ids('Organization', 'the organization that received it')],
  },
  'space.duplicate': {
    what: 'duplicated',
    subject: ['Space'],
    related: [ids('Space', 'the copy')],
  },
  'space.delete': { what: 'moved to the trash', subject: ['Space'] },
  'space.restore': { what: 'restored from the trash', subject: ['Space'] },
  'space.purge': { what: 'deleted from the trash', subject: ['Space'], isGone: true },
  'space.edit': {
    what: 'edited',
    subject: ['Space'],
    fields: ['content'],
    related: [ids('Revision', 'the new revision')],
  },
  'space.rollback': {
    what: 'rolled back',
    subject: ['Space'],
    fields: ['revision'],
    related: [ids('Revision', 'the new revision, and the earlier one with its content')],
  },
  'space.import': {
    what: 'started an import; a second event follows when its content is there',
    subject: ['Space'],
    fields: ['imports', 'content'],
    related: [
      ids('Revision', 'the new revision, in the second event'),
      ids('Import', 'the import'),
    ],
  },
  'space.setMergeRules': {
    what: 'changed the merge rules',
    subject: ['Space'],
    fieldsOf: 'SetMergeRulesInput',
  },
  'grant.set': {
    what: 'changed the levels of members and teams',
    subject: ['Space', 'Collection'],
    fields: ['grants'],
    related: [ids('User', 'the users'), ids('Team', 'the teams'), grants],
  },
  'file.upload': { what: 'uploaded', subject: ['File'] },
  'changeRequest.create': {
    what: 'created',
    subject: ['ChangeRequest'],
    related: [ids('Space', 'the space')],
  },
  'changeRequest.update': {
    what: 'updated',
    subject: ['ChangeRequest'],
    fieldsOf: 'UpdateChangeRequestInput',
  },
  'changeRequest.edit': {
    what: 'edited',
    subject: ['ChangeRequest'],
    fields: ['content'],
    related: [ids('Revision', 'the new revision')],
  },
  'changeRequest.import': {
    what: 'started an import; a second event follows when its content is there',
    subject: ['ChangeRequest'],
    fields: ['imports', 'content'],
    related: [
      ids('Revision', 'the new revision, in the second event'),
      ids('Import', 'the import'),
    ],
  },
  'changeRequest.pull': {
    what: 'updated from the primary content',
    subject: ['ChangeRequest'],
    fields: ['revision'],
    related: [ids('Revision', 'the new revision')],
  },
  'changeRequest.merge': {
    what: 'merged',
    subject: ['ChangeRequest'],
    fields: ['revision'],
    related: [ids('Revision', 'the new revision of the space')],
  },
  'changeRequest.revert': {
    what: 'reverted by a new change request',
    subject: ['ChangeRequest'],
    related: [ids('ChangeRequest', 'the new change request')],
  },
  'changeRequest.review': {
    what: 'reviewed',
    subject: ['ChangeRequest'],
    fields: ['reviews'],
    related: [ids('Review', 'the review')],
  },
  'changeRequest.requestReview': {
    what: 'changed its requested reviewers',
    subject: ['ChangeRequest'],
    fields: ['requestedReviewers'],
    related: [ids('User', 'the users who were requested, or no longer are')],
  },
  'comment.create': {
    what: 'created',
    subject: ['Comment'],
    related: [
      ids('ChangeRequest', 'the change request that it is on'),
      ids('Space', 'the space, if it is on no change request'),
    ],
  },
  'comment.reply': {
    what: 'answered',
    subject: ['Comment'],
    related: [ids('CommentReply', 'the reply')],
  },
  'comment.update': {
    what: 'updated',
    subject: ['Comment', 'CommentReply'],
    fieldsOf: 'UpdateCommentInput',
  },
  'comment.delete': { what: 'deleted', subject: ['Comment', 'CommentReply'], isGone: true },
  'openAPISpec.create': { what: 'created', subject: ['OpenAPISpec'] },
  'openAPISpec.set': {
    what: 'created, or given a new source',
    subject: ['OpenAPISpec'],
    fields: ['source'],
  },
  'openAPISpec.process': { what: 'processed', subject: ['OpenAPISpec'] },
  'openAPISpec.delete': { what: 'deleted', subject: ['OpenAPISpec'], isGone: true },
  'translation.create': { what: 'created', subject: ['TranslationSettings'] },
  'translation.update': {
    what: 'updated',
    subject: ['TranslationSettings'],
    fieldsOf: 'SetTranslationSettingsInput',
  },
  'translation.mark': {
    what: 'marked pages as translated',
    subject: ['TranslationSettings'],
    fields: ['translations'],
    related: [
      ids('Space', 'the space of the translation'),
      ids('Revision', 'the revision of the source'),
    ],
  },
  'translation.delete': { what: 'deleted', subject: ['TranslationSettings'], isGone: true },
} satisfies Readonly<Record<string, EventType>>;

const sites = {
  'site.create': {
    what: 'created',
    subject: ['Site'],
    related: [ids('Space', 'its first spaces')],
  },
  'site.update': {
    what: 'updated, with its sections, groups and site spaces',
    subject: ['Site'],
    fields: ['siteSpaces', 'sections', 'sectionGroups', 'rank', 'path', 'isDefault', 'spaceId'],
    fieldsOf: 'UpdateSiteInput',
    related: [
      ids('SiteSpace', 'a site space that was created, changed or deleted'),
      ids('SiteSection', 'a section of the same'),
      ids('SiteSectionGroup', 'a group of the same'),
      ids('Space', 'the space of a new site space'),
    ],
  },
  'site.customize': {
    what: 'customized, or one of its site spaces',
    subject: ['Site'],
    fields: ['customization'],
    related: [ids('SiteSpace', 'the site space')],
  },
  'site.setAdaptiveSchema': {
    what: 'changed the schema of claims',
    subject: ['Site'],
    fields: ['adaptiveSchema'],
  },
  'site.publish': { what: 'published', subject: ['Site'], fields: ['published'] },
  'site.unpublish': { what: 'unpublished', subject: ['Site'], fields: ['published'] },
  'site.delete': { what: 'deleted', subject: ['Site'], isGone: true },
  'publishingAuth.update': {
    what: 'changed how visitors sign in',
    subject: ['Site'],
    fieldsOf: 'UpdatePublishingAuthInput',
  },
  'publishingAuth.regenerate': {
    what: 'got a new key for the tokens of visitors',
    subject: ['Site'],
    fields: ['visitorKey'],
  },
  'shareLink.create': {
    what: 'got a share link',
    subject: ['Site'],
    fields: ['shareLinks'],
    related: [ids('ShareLink', 'the share link')],
  },
  'shareLink.update': {
    what: 'changed a share link',
    subject: ['Site'],
    fieldsOf: 'UpdateShareLinkInput',
    related: [ids('ShareLink', 'the share link')],
  },
  'shareLink.delete': {
    what: 'lost a share link',
    subject: ['Site'],
    fields: ['shareLinks'],
    related: [ids('ShareLink', 'the share link')],
  },
  'redirect.create': {
    what: 'got a redirect',
    subject: ['Site'],
    fields: ['redirects'],
    related: [ids('SiteRedirect', 'the redirect')],
  },
  'redirect.update': {
    what: 'changed a redirect',
    subject: ['Site'],
    fields: ['automatic'],
    fieldsOf: 'UpdateSiteRedirectInput',
    related: [ids('SiteRedirect', 'the redirect')],
  },
  'redirect.delete': {
    what: 'lost a redirect',
    subject: ['Site'],
    fields: ['redirects'],
    related: [ids('SiteRedirect', 'the redirect')],
  },
} satisfies Readonly<Record<string, EventType>>;

const integrations = {
  'integration.publish': {
    what: 'published, or a new version of it',
    subject: ['Integration'],
    fieldsOf: 'PublishIntegrationInput',
  },
  'integration.unpublish': {
    what: 'unpublished',
    subject: ['Integration'],
    fields: ['force'],
    isGone: true,
  },
  'installation.create': {
    what: 'created',
    subject: ['IntegrationInstallation'],
    related: [ids('Integration', 'the integration')],
  },
  'installation.update': {
    what: 'updated, or changed by a new version of its integration',
    subject: ['IntegrationInstallation'],
    fields: ['status'],
    fieldsOf: 'UpdateIntegrationInstallationInput',
    related: [ids('Integration', 'the integration, if its publisher caused the change')],
  },
  'installation.delete': {
    what: 'deleted, also if its integration was unpublished',
    subject: ['IntegrationInstallation'],
    related: [ids('Integration', 'the integration')],
    isGone: true,
  },
  'installation.token': {
    what: 'got a token',
    subject: ['IntegrationInstallation'],
    fields: ['tokens'],
    related: [ids('InstallationToken', 'the token')],
  },
} satisfies Readonly<Record<string, EventType>>;

/** The events of an account, which are in no organization and have no position. */
const accounts = {
  'token.create': { what: 'created', subject: ['ApiToken'] },
  'token.rotate': { what: 'rotated', subject: ['ApiToken'], fields: ['secret'] },
  'token.revoke': { what: 'revoked', subject: ['ApiToken'] },
} satisfies Readonly<Record<string, EventType>>;

/** The actions of the events of organizations, by the parts of the catalog. */
export const eventTypesByPart = {
  'Organizations and people': people,
  Content: content,
  Sites: sites,
  Integrations: integrations,
} as const satisfies Readonly<Record<string, Readonly<Record<string, EventType>>>>;

/** The actions that are recorded as events. */
export const eventTypes = { ...people, ...content, ...sites, ...integrations, ...accounts };

/** An action that is recorded as an event. */
export type RecordedAction = keyof typeof eventTypes;
