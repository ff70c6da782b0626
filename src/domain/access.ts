/** Who may do what: one table that gives enforcement, the `permissions` booleans and their explanation (docs: permissions). */

/** Roles and levels from least to most; none and guest lie below. */
const roles = ['READ', 'COMMENT', 'EDIT', 'REVIEW', 'CREATE', 'ADMIN'] as const;

/** What somebody may do in an organization, or on content. */
export type Role = (typeof roles)[number];

/** What somebody is in a team. */
export type TeamRole = 'OWNER' | 'MEMBER';

/** What is known of who asks and what he asks about. Facts that a rule does not look at may be anything. */
export interface Facts {
  /** A person asks, not a service account. */
  readonly person: boolean;
  /** He belongs to the organization of the subject, and is not disabled. */
  readonly member: boolean;
  /** His role there; null: guest. */
  readonly role: Role | null;
  /** The subject is himself, or his own. */
  readonly self: boolean;
  /** Of a user: they share an organization. Of a member: they share a team. */
  readonly fellow: boolean;
  /** What he is in the team that is meant; null: not in it. */
  readonly teamRole: TeamRole | null;
  /** He owns a team of the organization. */
  readonly ownsTeam: boolean;
  /** His level on the content that is meant, or where new content is put; null: none. */
  readonly level: Role | null;
  /** The content is in the trash. */
  readonly inTrash: boolean;
  /** The organization has invite links on. */
  readonly inviteLinks: boolean;
  /** The space is kept in step with a repository. */
  readonly gitSync: boolean;
  /** The change request that it is about is his. */
  readonly ownsRequest: boolean;
  /** Of a site: he may read one of its spaces. */
  readonly readsPart: boolean;
  /** He has the level edit or more somewhere in the organization. */
  readonly editsAnywhere: boolean;
}

/** A condition on the facts, and what it asks for in a word. */
interface Rule {
  readonly needs: string;
  allows(facts: Facts): boolean;
}

/** What actions are about. */
export type SubjectKind =
  | 'viewer'
  | 'user'
  | 'organization'
  | 'member'
  | 'team'
  | 'teamMember'
  | 'invite'
  | 'linkInvite'
  | 'serviceAccount'
  | 'auditEvent'
  | 'token'
  | 'collection'
  | 'space'
  | 'content'
  | 'place'
  | 'changeRequest'
  | 'discussion'
  | 'comment'
  | 'site'
  | 'files';

/** A role or level as a number: 0 for none, 6 for admin. */
export const levelOf = (role: Role | null): number => (role === null ? 0 : roles.indexOf(role) + 1);
/** The role of a level as a number; null for 0. */
export const roleOf = (level: number): Role | null => roles[level - 1] ?? null;

const isAtLeast = (facts: Facts, role: Role): boolean => facts.member && levelOf(facts.role) >= levelOf(role);

const everybody: Rule = { needs: 'nothing', allows: () => true };
const anyViewer: Rule = { needs: 'a token', allows: () => true };
const person: Rule = { needs: 'a person', allows: (facts) => facts.person };
const inside: Rule = { needs: 'a member', allows: (facts) => facts.member };
const memberPerson: Rule = { needs: 'a member', allows: (facts) => facts.member && facts.person };
const atLeast = (role: Role): Rule => ({ needs: role.toLowerCase(), allows: (facts) => isAtLeast(facts, role) });
const withLevel = (role: Role): Rule => ({ needs: role.toLowerCase(), allows: (facts) => levelOf(facts.level) >= levelOf(role) });
const allOf = (first: Rule, ...rest: readonly Rule[]): Rule => ({ needs: first.needs, allows: (facts) => first.allows(facts) && rest.every((rule) => rule.allows(facts)) });
const alive: Rule = { needs: 'living content', allows: (facts) => !facts.inTrash };
const linksOn: Rule = { needs: 'invite links', allows: (facts) => facts.inviteLinks };
const inStep: Rule = { needs: 'a repository', allows: (facts) => facts.gitSync };
const self: Rule = { needs: 'oneself', allows: (facts) => facts.self };
const fellow: Rule = { needs: 'a fellow', allows: (facts) => facts.fellow };
const ownsRequest: Rule = { needs: 'author of the change request', allows: (facts) => facts.ownsRequest };
const editor: Rule = { needs: 'edit', allows: (facts) => facts.member && facts.editsAnywhere };
const readsPart: Rule = { needs: 'read', allows: (facts) => facts.member && facts.readsPart };
const inTeam: Rule = { needs: 'a place in the team', allows: (facts) => facts.member && facts.teamRole !== null };
const ownsIt: Rule = { needs: 'owner of the team', allows: (facts) => facts.member && facts.teamRole === 'OWNER' };
const anyOf = (...rules: readonly [Rule, ...Rule[]]): Rule => ({ needs: rules[0].needs, allows: (facts) => rules.some((rule) => rule.allows(facts)) });

/** Who sees that a thing is there. For everybody else it is not: NOT_FOUND. */
const sight: Readonly<Record<SubjectKind, Rule>> = {
  viewer: anyViewer,
  user: anyOf(fellow, self),
  organization: inside,
  member: anyOf(atLeast('READ'), self, fellow),
  team: anyOf(atLeast('READ'), inTeam),
  teamMember: anyOf(atLeast('READ'), inTeam),
  invite: inside,
  linkInvite: inside,
  serviceAccount: inside,
  auditEvent: inside,
  token: self,
  // What is in the trash is there for who may bring it back.
  collection: anyOf(allOf(withLevel('READ'), alive), withLevel('CREATE')),
  space: anyOf(allOf(withLevel('READ'), alive), withLevel('CREATE')),
  content: allOf(withLevel('READ'), alive),
  place: withLevel('READ'),
  changeRequest: allOf(withLevel('READ'), alive),
  discussion: allOf(withLevel('READ'), alive),
  comment: allOf(withLevel('COMMENT'), alive),
  site: anyOf(atLeast('READ'), readsPart),
  files: inside,
};

const on = <Kind extends SubjectKind>(subject: Kind, rule: Rule): { readonly subject: Kind; readonly rule: Rule } => ({ subject, rule });

/** Every action: what it is about, and who may. */
const actions = {
  'signIn.read': on('viewer', everybody),
  'invite.accept': on('viewer', everybody),
  'node.read': on('viewer', anyViewer),
  // What a visitor gets of a site is what the site shows him; that is decided where it is read (resources/site/visit.ts).
  'site.visit': on('viewer', everybody),
  'subdomain.read': on('viewer', anyViewer),
  'user.self': on('viewer', anyViewer),
  'user.read': on('user', anyOf(fellow, self)),
  'token.list': on('viewer', person),
  'token.create': on('viewer', person),
  'token.read': on('token', self),
  'token.rotate': on('token', self),
  'token.revoke': on('token', self),
  'organization.list': on('viewer', anyViewer),
  'organization.create': on('viewer', person),
  'organization.read': on('organization', inside),
  'organization.update': on('organization', atLeast('ADMIN')),
  'organization.ownTeam': on('organization', { needs: 'owner of a team', allows: (facts) => facts.member && facts.ownsTeam }),
  'organization.viewBilling': on('organization', atLeast('ADMIN')),
  'organization.createContent': on('organization', atLeast('CREATE')),
  'organization.createOpenAPISpec': on('organization', atLeast('EDIT')),
  'organization.ingestConversations': on('organization', atLeast('CREATE')),
  'organization.listIntegrations': on('organization', atLeast('EDIT')),
  'member.list': on('organization', atLeast('READ')),
  'member.ping': on('organization', memberPerson),
  'member.read': on('member', anyOf(atLeast('READ'), self)),
  'member.update': on('member', atLeast('ADMIN')),
  // Gap: leaving is not shown; whoever came by himself may go by himself.
  'member.remove': on('member', anyOf(atLeast('ADMIN'), self)),
  'team.list': on('organization', inside),
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
  'auditEvent.list': on('organization', atLeast('ADMIN')),
  'auditEvent.read': on('auditEvent', atLeast('ADMIN')),
  'collection.list': on('organization', inside),
  'collection.create': on('place', withLevel('CREATE')),
  'collection.read': on('collection', withLevel('READ')),
  'collection.update': on('collection', withLevel('CREATE')),
  'collection.delete': on('collection', withLevel('CREATE')),
  'collection.restore': on('collection', withLevel('CREATE')),
  'collection.move': on('collection', withLevel('CREATE')),
  'collection.transfer': on('collection', withLevel('CREATE')),
  'collection.viewInviteLinks': on('collection', allOf(withLevel('CREATE'), linksOn)),
  'space.list': on('organization', inside),
  'space.create': on('place', withLevel('CREATE')),
  'space.read': on('space', withLevel('READ')),
  'space.access': on('space', allOf(withLevel('READ'), alive)),
  'space.update': on('space', withLevel('CREATE')),
  'space.delete': on('space', withLevel('CREATE')),
  'space.restore': on('space', withLevel('CREATE')),
  'space.move': on('space', withLevel('CREATE')),
  'space.transfer': on('space', withLevel('CREATE')),
  'space.duplicate': on('space', withLevel('CREATE')),
  'space.comment': on('space', allOf(withLevel('COMMENT'), alive)),
  'space.edit': on('space', allOf(withLevel('EDIT'), alive)),
  'space.review': on('space', allOf(withLevel('REVIEW'), alive)),
  'space.merge': on('space', allOf(withLevel('REVIEW'), alive)),
  'space.triggerGitSync': on('space', allOf(withLevel('CREATE'), inStep, alive)),
  'space.viewInviteLinks': on('space', allOf(withLevel('CREATE'), linksOn, alive)),
  'space.rollback': on('content', withLevel('CREATE')),
  'space.import': on('content', withLevel('CREATE')),
  'space.setMergeRules': on('content', withLevel('CREATE')),
  'revision.read': on('content', withLevel('READ')),
  'changeRequest.list': on('content', withLevel('READ')),
  'changeRequest.listAll': on('organization', inside),
  'changeRequest.create': on('content', withLevel('EDIT')),
  'changeRequest.read': on('changeRequest', withLevel('READ')),
  'changeRequest.edit': on('changeRequest', withLevel('EDIT')),
  'changeRequest.import': on('changeRequest', withLevel('EDIT')),
  'changeRequest.pull': on('changeRequest', withLevel('EDIT')),
  'changeRequest.update': on('changeRequest', anyOf(withLevel('REVIEW'), allOf(withLevel('EDIT'), self))),
  'changeRequest.merge': on('changeRequest', withLevel('REVIEW')),
  'changeRequest.review': on('changeRequest', withLevel('REVIEW')),
  'changeRequest.requestReview': on('changeRequest', anyOf(withLevel('REVIEW'), allOf(withLevel('EDIT'), self))),
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
  'site.list': on('organization', inside),
  'site.create': on('organization', atLeast('CREATE')),
  'site.read': on('site', anyOf(atLeast('READ'), readsPart)),
  // Sections and groups in which he sees nothing.
  'site.readEmpty': on('site', atLeast('ADMIN')),
  'site.update': on('site', atLeast('CREATE')),
  'site.delete': on('site', atLeast('CREATE')),
  'site.customize': on('site', atLeast('CREATE')),
  'site.publish': on('site', anyOf(atLeast('ADMIN'), self)),
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
  'file.read': on('files', editor),
  'file.upload': on('files', editor),
  'grant.read': on('content', withLevel('CREATE')),
  'grant.set': on('content', withLevel('CREATE')),
} as const;

/** The name of something that can be done. */
export type Action = keyof typeof actions;

/** Whether a text names an action. */
export const isAction = (text: string): text is Action => Object.hasOwn(actions, text);

/** Whether an action needs no token. */
export const isPublicAction = (action: Action): boolean => actions[action].rule === everybody;

/** What an action is about, as a type. */
export type SubjectKindOf<A extends Action> = (typeof actions)[A]['subject'];

/** What an action is about. */
export const subjectOf = <A extends Action>(action: A): SubjectKindOf<A> => actions[action].subject;

/** Whether who asks sees that the subject is there. */
export const sees = (kind: SubjectKind, facts: Facts): boolean => sight[kind].allows(facts);

/** Whether who asks sees the subject and may do this to it. */
export const may = (action: Action, facts: Facts): boolean => sight[actions[action].subject].allows(facts) && actions[action].rule.allows(facts);

/** What the action asks for, in a word: a role in the spelling of `/v1`, or who one has to be. */
export const needsOf = (action: Action): string => actions[action].rule.needs;

/** What somebody has, in the spelling of `/v1`: a role, or `guest`; on content his level, or `nothing`. */
export function standingOf(facts: Facts, kind: SubjectKind): string {
  const isContent = kind === 'collection' || kind === 'space' || kind === 'content' || kind === 'place' || kind === 'changeRequest' || kind === 'discussion' || kind === 'comment';
  const has = isContent ? facts.level : facts.role;
  return has?.toLowerCase() ?? (isContent ? 'nothing' : 'guest');
}
