/**
 * Declares the access table: the visibility of each kind of subject and the rule of each action
 * (docs: permissions).
 */
import type { OrganizationResource } from '../kinds.ts';
import {
  notInTrash,
  allOf,
  anyOf,
  anyViewer,
  atLeast,
  editor,
  anyone,
  sharesOrganization,
  notGitSynced,
  inTeam,
  inOrganization,
  installs,
  isOpen,
  inviteLinksEnabled,
  memberPerson,
  ownsIt,
  ownsRequest,
  person,
  publishes,
  readsPart,
  self,
  withLevel,
  type AccessRule,
} from './rules.ts';

/** The kinds of subjects that actions have. */
export type SubjectKind =
  | OrganizationResource
  | 'viewer'
  | 'user'
  | 'organization'
  | 'member'
  | 'team'
  | 'teamMember'
  | 'token'
  | 'collection'
  | 'space'
  | 'content'
  | 'place'
  | 'changeRequest'
  | 'discussion'
  | 'comment'
  | 'site'
  | 'files'
  | 'integration'
  | 'installation';

/**
 * The rule of visibility for each kind of subject. Callers whom it does not allow get NOT_FOUND.
 */
export const visibility: Readonly<Record<SubjectKind, AccessRule>> = {
  viewer: anyViewer,
  user: anyOf(sharesOrganization, self),
  organization: inOrganization,
  member: anyOf(atLeast('READ'), self, sharesOrganization),
  team: anyOf(atLeast('READ'), inTeam),
  teamMember: anyOf(atLeast('READ'), inTeam),
  invite: inOrganization,
  linkInvite: inOrganization,
  serviceAccount: inOrganization,
  auditEvent: inOrganization,
  samlProvider: inOrganization,
  token: self,
  // Content in the trash is visible to callers who may restore it.
  collection: anyOf(allOf(withLevel('READ'), notInTrash), withLevel('CREATE')),
  space: anyOf(allOf(withLevel('READ'), notInTrash), withLevel('CREATE')),
  content: allOf(withLevel('READ'), notInTrash),
  place: withLevel('READ'),
  changeRequest: allOf(withLevel('READ'), notInTrash),
  discussion: allOf(withLevel('READ'), notInTrash),
  comment: allOf(withLevel('COMMENT'), notInTrash),
  site: anyOf(atLeast('READ'), readsPart),
  openAPISpec: atLeast('READ'),
  translationSettings: atLeast('READ'),
  files: inOrganization,
  integration: anyOf(isOpen, inOrganization),
  installation: anyOf(inOrganization, publishes),
};

const on = <Kind extends SubjectKind>(
  subject: Kind,
  rule: AccessRule,
): { readonly subject: Kind; readonly rule: AccessRule } => ({ subject, rule });

/** Each action with the kind of its subject and its rule. */
export const actions = {
  'signIn.read': on('viewer', anyone),
  // A caller who signs in has no token yet. `resources/sign-in` verifies the response of the
  // identity provider.
  'signIn.receive': on('viewer', anyone),
  'signIn.complete': on('viewer', anyone),
  'invite.accept': on('viewer', anyone),
  'node.read': on('viewer', anyViewer),
  // The site decides what its visitors can see; `resources/site/visitor.ts` checks that.
  'site.visit': on('viewer', anyone),
  'subdomain.read': on('viewer', anyViewer),
  'user.self': on('viewer', anyViewer),
  'user.read': on('user', anyOf(sharesOrganization, self)),
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
  'organization.ownTeam': on('organization', {
    needs: 'owner of a team',
    allows: (facts) => facts.member && facts.ownsTeam,
  }),
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
  'member.remove': on('member', anyOf(atLeast('ADMIN'), self)),
  'team.list': on('organization', inOrganization),
  'team.listAll': on('organization', atLeast('READ')),
  'team.create': on('organization', atLeast('ADMIN')),
  'team.read': on('team', anyOf(atLeast('READ'), inTeam)),
  'team.update': on('team', atLeast('ADMIN')),
  'team.delete': on('team', atLeast('ADMIN')),
  'team.updateMembers': on('team', anyOf(atLeast('ADMIN'), ownsIt)),
  'teamMember.read': on('teamMember', anyOf(atLeast('READ'), inTeam)),
  'teamMember.remove': on('teamMember', anyOf(atLeast('ADMIN'), ownsIt, self)),
  'invite.list': on('organization', atLeast('ADMIN')),
  'invite.create': on('organization', atLeast('ADMIN')),
  'invite.read': on('invite', atLeast('ADMIN')),
  'invite.delete': on('invite', atLeast('ADMIN')),
  'linkInvite.list': on('organization', atLeast('ADMIN')),
  'linkInvite.create': on('organization', atLeast('ADMIN')),
  'linkInvite.read': on('linkInvite', atLeast('ADMIN')),
  'linkInvite.update': on('linkInvite', atLeast('ADMIN')),
  'linkInvite.delete': on('linkInvite', atLeast('ADMIN')),
  'serviceAccount.list': on('organization', atLeast('ADMIN')),
  'serviceAccount.create': on('organization', atLeast('ADMIN')),
  'serviceAccount.read': on('serviceAccount', atLeast('ADMIN')),
  'serviceAccount.update': on('serviceAccount', atLeast('ADMIN')),
  'serviceAccount.delete': on('serviceAccount', atLeast('ADMIN')),
  'samlProvider.list': on('organization', atLeast('ADMIN')),
  'samlProvider.create': on('organization', atLeast('ADMIN')),
  'samlProvider.read': on('samlProvider', atLeast('ADMIN')),
  'samlProvider.update': on('samlProvider', atLeast('ADMIN')),
  'samlProvider.delete': on('samlProvider', atLeast('ADMIN')),
  'login.list': on('organization', inOrganization),
  'auditEvent.list': on('organization', atLeast('ADMIN')),
  'auditEvent.read': on('auditEvent', atLeast('ADMIN')),
  'collection.list': on('organization', inOrganization),
  'collection.create': on('place', withLevel('CREATE')),
  'collection.read': on('collection', withLevel('READ')),
  'collection.update': on('collection', withLevel('CREATE')),
  'collection.delete': on('collection', withLevel('CREATE')),
  'collection.restore': on('collection', withLevel('CREATE')),
  'collection.move': on('collection', withLevel('CREATE')),
  'collection.transfer': on('collection', withLevel('CREATE')),
  'collection.viewInviteLinks': on('collection', allOf(withLevel('CREATE'), inviteLinksEnabled)),
  'space.list': on('organization', inOrganization),
  'space.create': on('place', withLevel('CREATE')),
  'space.read': on('space', withLevel('READ')),
  'space.access': on('space', allOf(withLevel('READ'), notInTrash)),
  'space.update': on('space', withLevel('CREATE')),
  'space.delete': on('space', withLevel('CREATE')),
  'space.restore': on('space', withLevel('CREATE')),
  'space.move': on('space', withLevel('CREATE')),
  'space.transfer': on('space', withLevel('CREATE')),
  'space.duplicate': on('space', withLevel('CREATE')),
  'space.comment': on('space', allOf(withLevel('COMMENT'), notInTrash)),
  'space.edit': on('space', allOf(withLevel('EDIT'), notInTrash)),
  'space.review': on('space', allOf(withLevel('REVIEW'), notInTrash)),
  'space.merge': on('space', allOf(withLevel('REVIEW'), notInTrash)),
  'space.triggerGitSync': on('space', allOf(withLevel('CREATE'), notGitSynced, notInTrash)),
  'space.viewInviteLinks': on('space', allOf(withLevel('CREATE'), inviteLinksEnabled, notInTrash)),
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
  'changeRequest.update': on(
    'changeRequest',
    anyOf(withLevel('REVIEW'), allOf(withLevel('EDIT'), self)),
  ),
  'changeRequest.merge': on('changeRequest', withLevel('REVIEW')),
  'changeRequest.review': on('changeRequest', withLevel('REVIEW')),
  'changeRequest.requestReview': on(
    'changeRequest',
    anyOf(withLevel('REVIEW'), allOf(withLevel('EDIT'), self)),
  ),
  'changeRequest.revert': on('changeRequest', withLevel('REVIEW')),
  'import.read': on('content', withLevel('EDIT')),
  'comment.list': on('discussion', withLevel('COMMENT')),
  'comment.create': on('discussion', withLevel('COMMENT')),
  'comment.read': on('comment', withLevel('COMMENT')),
  'comment.update': on('comment', withLevel('COMMENT')),
  'comment.reply': on('comment', withLevel('COMMENT')),
  'comment.edit': on('comment', self),
  'comment.resolve': on('comment', anyOf(withLevel('EDIT'), self, ownsRequest)),
  'comment.delete': on('comment', anyOf(withLevel('CREATE'), self)),
  'site.list': on('organization', inOrganization),
  'site.create': on('organization', atLeast('CREATE')),
  'site.read': on('site', anyOf(atLeast('READ'), readsPart)),
  // Sections and groups in which the caller can see no site space.
  'site.readEmpty': on('site', atLeast('ADMIN')),
  'site.update': on('site', atLeast('CREATE')),
  'site.delete': on('site', atLeast('CREATE')),
  'site.customize': on('site', atLeast('CREATE')),
  'site.publish': on('site', anyOf(atLeast('ADMIN'), self)),
  'site.unpublish': on('site', anyOf(atLeast('ADMIN'), self)),
  'site.setVisibility': on('site', anyOf(atLeast('ADMIN'), self)),
  'site.setAdaptiveSchema': on('site', anyOf(atLeast('ADMIN'), self)),
  'publishingAuth.read': on('site', anyOf(atLeast('ADMIN'), self)),
  'publishingAuth.update': on('site', anyOf(atLeast('ADMIN'), self)),
  'publishingAuth.regenerate': on('site', anyOf(atLeast('ADMIN'), self)),
  'space.publish': on('content', withLevel('CREATE')),
  'shareLink.list': on('site', anyOf(atLeast('ADMIN'), self)),
  'shareLink.create': on('site', anyOf(atLeast('ADMIN'), self)),
  'shareLink.read': on('site', anyOf(atLeast('ADMIN'), self)),
  'shareLink.update': on('site', anyOf(atLeast('ADMIN'), self)),
  'shareLink.delete': on('site', anyOf(atLeast('ADMIN'), self)),
  'redirect.list': on('site', atLeast('CREATE')),
  'redirect.create': on('site', atLeast('CREATE')),
  'redirect.read': on('site', atLeast('CREATE')),
  'redirect.update': on('site', atLeast('CREATE')),
  'redirect.delete': on('site', atLeast('CREATE')),
  'openAPISpec.list': on('organization', atLeast('READ')),
  'openAPISpec.create': on('organization', atLeast('EDIT')),
  // PUT creates a spec or replaces one, so the check is on the organization, which exists in both
  // cases.
  'openAPISpec.set': on('organization', atLeast('EDIT')),
  'openAPISpec.read': on('openAPISpec', atLeast('READ')),
  'openAPISpec.edit': on('openAPISpec', atLeast('EDIT')),
  'openAPISpec.delete': on('openAPISpec', atLeast('EDIT')),
  'translation.list': on('organization', atLeast('READ')),
  'translation.create': on('organization', atLeast('CREATE')),
  'translation.read': on('translationSettings', atLeast('READ')),
  'translation.update': on('translationSettings', atLeast('CREATE')),
  'translation.delete': on('translationSettings', atLeast('CREATE')),
  // The check is on the translation's space, because its editors decide what a translation says.
  'translation.mark': on('content', withLevel('EDIT')),
  'integration.list': on('viewer', anyViewer),
  'integration.read': on('integration', anyOf(isOpen, inOrganization)),
  'integration.publish': on('organization', atLeast('ADMIN')),
  'integration.unpublish': on('integration', atLeast('ADMIN')),
  'integration.install': on('integration', installs),
  // The list itself filters the installations that the caller can see.
  'installation.list': on('integration', anyViewer),
  'installation.create': on('organization', atLeast('ADMIN')),
  'installation.read': on('installation', anyOf(atLeast('ADMIN'), publishes)),
  // Callers who only publish the integration can change its external ids and nothing else.
  'installation.update': on('installation', anyOf(atLeast('ADMIN'), publishes)),
  'installation.configure': on('installation', atLeast('ADMIN')),
  'installation.delete': on('installation', atLeast('ADMIN')),
  'installation.token': on('installation', anyOf(atLeast('ADMIN'), publishes)),
  'file.read': on('files', editor),
  'file.upload': on('files', editor),
  'grant.read': on('content', withLevel('CREATE')),
  'grant.set': on('content', withLevel('CREATE')),
} as const;
