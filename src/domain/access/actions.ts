/**
 * Declares the access table: the visibility of each kind of subject and the rule of each action
 * (docs: permissions).
 */
import { type StandardResource, storedKinds } from '../kinds.ts';
import type { FactsByKind, SubjectKind } from './facts.ts';
import {
  type AccessRule,
  administersSite,
  adminOrPublisher,
  adminOrSelf,
  allOf,
  anyOf,
  anyone,
  anyViewer,
  atLeast,
  commentsOnLivingContent,
  createsLivingContent,
  editor,
  editsLivingContent,
  gitSynced,
  inOrganization,
  installs,
  inviteLinksEnabled,
  fellowOrSelf,
  isAuthor,
  managesTeam,
  memberPerson,
  onSite,
  ownsRequest,
  ownsTeam,
  person,
  publishes,
  readsAsPerson,
  readsIntegration,
  readsLivingContent,
  readsOrRestoresContent,
  readsSite,
  readsTeam,
  reviewsLivingContent,
  reviewsOrEditsOwn,
  self,
  withLevel,
} from './rules.ts';

/** The entries of the standard resources. */
const standardKinds = storedKinds.flatMap(({ loader, access }) =>
  access ? [{ loader: loader as StandardResource, access }] : [],
); // `access` makes it standard

/**
 * The rule of visibility for each kind of subject. Callers whom it does not allow get NOT_FOUND.
 */
export const visibility: { readonly [Kind in SubjectKind]: AccessRule<FactsByKind[Kind]> } = {
  ...(Object.fromEntries(standardKinds.map(({ loader }) => [loader, inOrganization])) as Readonly<
    Record<StandardResource, typeof inOrganization>
  >), // of all standard resources
  viewer: anyViewer,
  user: fellowOrSelf,
  organization: inOrganization,
  member: anyOf(atLeast('READ'), fellowOrSelf),
  team: readsTeam,
  teamMember: readsTeam,
  invite: inOrganization,
  auditEvent: inOrganization,
  webhookDelivery: inOrganization,
  token: self,
  // Content in the trash is visible to callers who may restore it.
  collection: readsOrRestoresContent,
  space: readsOrRestoresContent,
  content: readsLivingContent,
  contentLocation: withLevel('READ'),
  changeRequest: readsLivingContent,
  discussion: readsLivingContent,
  comment: commentsOnLivingContent,
  site: readsSite,
  openAPISpec: atLeast('READ'),
  translationSettings: atLeast('READ'),
  files: inOrganization,
  integration: readsIntegration,
  installation: anyOf(inOrganization, publishes),
};

/** The kind of subject of an action, with a rule on the facts of that kind. */
export interface ActionRule<Kind extends SubjectKind> {
  readonly subject: Kind;
  readonly rule: AccessRule<FactsByKind[Kind]>;
}

const on = <Kind extends SubjectKind>(
  subject: Kind,
  rule: AccessRule<FactsByKind[Kind]>,
): ActionRule<Kind> => ({ subject, rule });

/** The actions of the standard resources. */
type StandardActions = {
  readonly [Kind in StandardResource as `${Kind}.${'list' | 'create'}`]: ActionRule<'organization'>;
} & {
  readonly [Kind in StandardResource as `${Kind}.${'read' | 'update' | 'delete'}`]: ActionRule<Kind>;
};

const standardActions = Object.fromEntries(
  standardKinds.flatMap(({ loader, access }) => {
    const [read, write] = [atLeast(access.read), atLeast(access.write)];
    return Object.entries({
      [`${loader}.list`]: on('organization', read),
      [`${loader}.create`]: on('organization', write),
      [`${loader}.read`]: on(loader, read),
      [`${loader}.update`]: on(loader, write),
      [`${loader}.delete`]: on(loader, write),
    });
  }),
) as StandardActions; // the same names

const table = {
  ...standardActions,
  'signIn.read': on('viewer', anyone),
  // A caller who signs in has no token yet. `resources/sign-in` verifies the response of the
  // identity provider.
  'signIn.receive': on('viewer', anyone),
  'signIn.complete': on('viewer', anyone),
  'invite.accept': on('viewer', anyone),
  'node.read': on('viewer', anyViewer),
  // The site decides what its visitors can see; `resources/site/visitor.ts` checks that.
  'site.visit': on('viewer', anyone),
  // Events are counted for a site without checking their sender.
  'site.track': on('viewer', anyone),
  'subdomain.read': on('viewer', anyViewer),
  'user.self': on('viewer', anyViewer),
  'user.read': on('user', fellowOrSelf),
  'user.update': on('user', self),
  'notification.list': on('viewer', person),
  'notification.read': on('viewer', person),
  'notification.update': on('viewer', person),
  'token.list': on('viewer', person),
  'token.create': on('viewer', person),
  'token.read': on('token', self),
  'token.rotate': on('token', self),
  'token.revoke': on('token', self),
  'organization.list': on('viewer', anyViewer),
  'organization.create': on('viewer', person),
  // `resources/organization/join.ts` checks the domain of the caller's email address. For other
  // callers the organization does not exist.
  'organization.join': on('viewer', person),
  'organization.read': on('organization', inOrganization),
  'organization.update': on('organization', atLeast('ADMIN')),
  'organization.setSearchSynonyms': on('organization', atLeast('ADMIN')),
  'organization.ownTeam': on('organization', ownsTeam),
  'organization.viewBilling': on('organization', atLeast('ADMIN')),
  'organization.createContent': on('organization', atLeast('CREATE')),
  'organization.createOpenAPISpec': on('organization', atLeast('EDIT')),
  'organization.ingestConversations': on('organization', atLeast('CREATE')),
  'organization.listIntegrations': on('organization', atLeast('EDIT')),
  'member.list': on('organization', atLeast('READ')),
  'member.ping': on('organization', memberPerson),
  'member.read': on('member', anyOf(atLeast('READ'), self)),
  'member.update': on('member', atLeast('ADMIN')),
  // Gap: the contract does not describe leaving an organization; members may remove themselves.
  'member.remove': on('member', adminOrSelf),
  'team.list': on('organization', inOrganization),
  'team.listAll': on('organization', atLeast('READ')),
  'team.create': on('organization', atLeast('ADMIN')),
  'team.read': on('team', readsTeam),
  'team.update': on('team', atLeast('ADMIN')),
  'team.delete': on('team', atLeast('ADMIN')),
  'team.updateMembers': on('team', managesTeam),
  'teamMember.read': on('teamMember', readsTeam),
  'teamMember.remove': on('teamMember', anyOf(managesTeam, self)),
  'invite.list': on('organization', atLeast('ADMIN')),
  'invite.create': on('organization', atLeast('ADMIN')),
  'invite.read': on('invite', atLeast('ADMIN')),
  'invite.delete': on('invite', atLeast('ADMIN')),
  'login.list': on('organization', inOrganization),
  'auditEvent.list': on('organization', atLeast('ADMIN')),
  'auditEvent.read': on('auditEvent', atLeast('ADMIN')),
  'webhookEndpoint.enable': on('webhookEndpoint', atLeast('ADMIN')),
  'webhookEndpoint.disable': on('webhookEndpoint', atLeast('ADMIN')),
  'webhookEndpoint.rotateSecret': on('webhookEndpoint', atLeast('ADMIN')),
  'webhookEndpoint.test': on('webhookEndpoint', atLeast('ADMIN')),
  'webhookEndpoint.replay': on('webhookEndpoint', atLeast('ADMIN')),
  'webhookDelivery.read': on('webhookDelivery', atLeast('ADMIN')),
  'webhookDelivery.redeliver': on('webhookDelivery', atLeast('ADMIN')),
  'collection.list': on('organization', inOrganization),
  'collection.create': on('contentLocation', withLevel('CREATE')),
  'collection.read': on('collection', withLevel('READ')),
  'collection.update': on('collection', withLevel('CREATE')),
  'collection.delete': on('collection', withLevel('CREATE')),
  'collection.restore': on('collection', withLevel('CREATE')),
  'collection.move': on('collection', withLevel('CREATE')),
  'collection.transfer': on('collection', withLevel('CREATE')),
  'collection.viewInviteLinks': on('collection', allOf(withLevel('CREATE'), inviteLinksEnabled)),
  'space.list': on('organization', inOrganization),
  'space.create': on('contentLocation', withLevel('CREATE')),
  'space.read': on('space', withLevel('READ')),
  'space.access': on('space', readsLivingContent),
  'space.update': on('space', withLevel('CREATE')),
  'space.delete': on('space', withLevel('CREATE')),
  'space.restore': on('space', withLevel('CREATE')),
  'space.move': on('space', withLevel('CREATE')),
  'space.transfer': on('space', withLevel('CREATE')),
  'space.duplicate': on('space', withLevel('CREATE')),
  'space.comment': on('space', commentsOnLivingContent),
  'space.edit': on('space', editsLivingContent),
  'space.review': on('space', reviewsLivingContent),
  'space.merge': on('space', reviewsLivingContent),
  'space.triggerGitSync': on('space', allOf(createsLivingContent, gitSynced)),
  'space.viewInviteLinks': on('space', allOf(createsLivingContent, inviteLinksEnabled)),
  'space.rollback': on('content', withLevel('CREATE')),
  'space.import': on('content', withLevel('CREATE')),
  'space.setMergeRules': on('content', withLevel('CREATE')),
  'revision.read': on('content', withLevel('READ')),
  'changeRequest.list': on('content', withLevel('READ')),
  'changeRequest.listAll': on('organization', inOrganization),
  'changeRequest.create': on('content', withLevel('EDIT')),
  'changeRequest.read': on('changeRequest', withLevel('READ')),
  'changeRequest.edit': on('changeRequest', withLevel('EDIT')),
  'changeRequest.import': on('changeRequest', withLevel('EDIT')),
  'changeRequest.pull': on('changeRequest', withLevel('EDIT')),
  'changeRequest.update': on('changeRequest', reviewsOrEditsOwn),
  'changeRequest.merge': on('changeRequest', withLevel('REVIEW')),
  'changeRequest.review': on('changeRequest', withLevel('REVIEW')),
  'changeRequest.requestReview': on('changeRequest', reviewsOrEditsOwn),
  'changeRequest.revert': on('changeRequest', withLevel('REVIEW')),
  'import.read': on('content', withLevel('EDIT')),
  'comment.list': on('discussion', withLevel('COMMENT')),
  'comment.create': on('discussion', withLevel('COMMENT')),
  'comment.read': on('comment', withLevel('COMMENT')),
  'comment.update': on('comment', withLevel('COMMENT')),
  'comment.reply': on('comment', withLevel('COMMENT')),
  'comment.edit': on('comment', isAuthor),
  'comment.resolve': on('comment', anyOf(withLevel('EDIT'), anyOf(self, ownsRequest))),
  'comment.delete': on('comment', anyOf(withLevel('CREATE'), self)),
  'presence.read': on('discussion', withLevel('READ')),
  'presence.update': on('discussion', readsAsPerson),
  'follow.set': on('discussion', readsAsPerson),
  'site.list': on('organization', inOrganization),
  'site.create': on('organization', atLeast('CREATE')),
  'site.read': on('site', readsSite),
  // Sections and groups in which the caller can see no site space.
  'site.readEmpty': on('site', onSite('ADMIN')),
  'site.update': on('site', onSite('CREATE')),
  'site.validateHostname': on('site', onSite('CREATE')),
  'site.removeHostname': on('site', onSite('CREATE')),
  'site.delete': on('site', onSite('CREATE')),
  'site.readEvents': on('site', onSite('CREATE')),
  'site.customize': on('site', onSite('CREATE')),
  'site.publish': on('site', administersSite),
  'site.unpublish': on('site', administersSite),
  'site.setVisibility': on('site', administersSite),
  'site.setAdaptiveSchema': on('site', administersSite),
  'publishingAuth.read': on('site', administersSite),
  'publishingAuth.update': on('site', administersSite),
  'publishingAuth.regenerate': on('site', administersSite),
  'space.publish': on('content', withLevel('CREATE')),
  'siteGrant.read': on('site', onSite('CREATE')),
  'siteGrant.set': on('site', onSite('CREATE')),
  'shareLink.list': on('site', administersSite),
  'shareLink.create': on('site', administersSite),
  'shareLink.read': on('site', administersSite),
  'shareLink.update': on('site', administersSite),
  'shareLink.delete': on('site', administersSite),
  'redirect.list': on('site', onSite('CREATE')),
  'redirect.create': on('site', onSite('CREATE')),
  'redirect.read': on('site', onSite('CREATE')),
  'redirect.update': on('site', onSite('CREATE')),
  'redirect.delete': on('site', onSite('CREATE')),
  'openAPISpec.list': on('organization', atLeast('READ')),
  'openAPISpec.create': on('organization', atLeast('EDIT')),
  // PUT creates a spec or replaces one, so the check is on the organization, which exists in both
  // cases.
  'openAPISpec.set': on('organization', atLeast('EDIT')),
  'openAPISpec.read': on('openAPISpec', atLeast('READ')),
  'openAPISpec.edit': on('openAPISpec', atLeast('EDIT')),
  'openAPISpec.update': on('openAPISpec', atLeast('EDIT')),
  'openAPISpec.delete': on('openAPISpec', atLeast('EDIT')),
  'translation.list': on('organization', atLeast('READ')),
  'translation.create': on('organization', atLeast('CREATE')),
  'translation.read': on('translationSettings', atLeast('READ')),
  'translation.update': on('translationSettings', atLeast('CREATE')),
  'translation.delete': on('translationSettings', atLeast('CREATE')),
  // The check is on the translation's space, because its editors decide what a translation says.
  'translation.mark': on('content', withLevel('EDIT')),
  'integration.list': on('viewer', anyViewer),
  'integration.read': on('integration', readsIntegration),
  'integration.publish': on('organization', atLeast('ADMIN')),
  'integration.develop': on('integration', atLeast('ADMIN')),
  'integration.unpublish': on('integration', atLeast('ADMIN')),
  'integration.install': on('integration', installs),
  // The list itself filters the installations that the caller can see.
  'installation.list': on('integration', anyViewer),
  'installation.create': on('organization', atLeast('ADMIN')),
  'installation.read': on('installation', adminOrPublisher),
  // Callers who only publish the integration can change its external ids and nothing else.
  'installation.update': on('installation', adminOrPublisher),
  'installation.configure': on('installation', atLeast('ADMIN')),
  'installation.delete': on('installation', atLeast('ADMIN')),
  'installation.token': on('installation', adminOrPublisher),
  'file.read': on('files', editor),
  'file.upload': on('files', editor),
  'grant.read': on('content', withLevel('CREATE')),
  'grant.set': on('content', withLevel('CREATE')),
};

/** The name of an action, for example `space.edit`. */
export type Action = keyof typeof table;

/** The kind of subject of an action, as a type. */
export type SubjectKindOf<A extends Action> = (typeof table)[A]['subject'];

/** Each action with the kind of its subject and its rule. */
export const actions: { readonly [A in Action]: ActionRule<SubjectKindOf<A>> } = table;
