/**
 * Checks the access rules as pure functions: for each action who may do it, and who cannot even see
 * its subject.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type Action,
  type FactsByKind,
  isAction,
  isPublicAction,
  may,
  requirementOf,
  type OrganizationRole,
  type SubjectKind,
  canSee,
  subjectKindOf,
} from '../../src/domain/access.ts';
import { standardResources } from '../standard.ts';
import { actionScopes } from '../../src/generated/action-scopes.ts';

/** The facts about subjects of all kinds, so that each rule is tried with facts that it ignores. */
type Facts = UnionToIntersection<FactsByKind[SubjectKind]>;
type UnionToIntersection<Union> = (Union extends unknown ? (it: Union) => void : never) extends (
  it: infer Intersection,
) => void
  ? Intersection
  : never;

const stranger: Facts = {
  ...{
    person: true,
    member: false,
    role: null,
    self: false,
    fellow: false,
    teamRole: null,
    ownsTeam: false,
  },
  ...{
    level: null,
    inTrash: false,
    inviteLinks: false,
    gitSync: false,
    editsAnywhere: false,
    ownsRequest: false,
    readsPart: false,
    siteLevel: null,
    isOpen: false,
    installs: false,
    publishes: false,
  },
};
const guest: Facts = { ...stranger, member: true };
// Without grants on a site, the role is the level on it.
const withRole = (role: OrganizationRole): Facts => ({ ...guest, role, siteLevel: role });

const people = {
  stranger,
  'stranger who is the subject': { ...stranger, self: true },
  'stranger with an organization in common': { ...stranger, fellow: true },
  'service account without an organization': { ...stranger, person: false },
  guest,
  'guest who is the subject': { ...guest, self: true },
  'guest with a team in common': { ...guest, fellow: true },
  'guest in the team': { ...guest, teamRole: 'MEMBER' },
  'guest who owns the team': { ...guest, teamRole: 'OWNER', ownsTeam: true },
  'guest who owns another team': { ...guest, ownsTeam: true },
  read: withRole('READ'),
  comment: withRole('COMMENT'),
  edit: withRole('EDIT'),
  review: withRole('REVIEW'),
  create: withRole('CREATE'),
  admin: withRole('ADMIN'),
  'service account that edits': { ...withRole('EDIT'), person: false },
  'disabled admin': { ...stranger, role: 'ADMIN', teamRole: 'OWNER', ownsTeam: true },
  'guest with level read': { ...guest, level: 'READ' },
  'guest with level comment': { ...guest, level: 'COMMENT' },
  'guest with level edit': { ...guest, level: 'EDIT' },
  'guest with level review': { ...guest, level: 'REVIEW' },
  'guest with level create': { ...guest, level: 'CREATE' },
  'guest with level admin': { ...guest, level: 'ADMIN' },
  'guest with level create, of content in the trash': { ...guest, level: 'CREATE', inTrash: true },
  'guest with level review, of content in the trash': { ...guest, level: 'REVIEW', inTrash: true },
  'guest with level create, with invite links': { ...guest, level: 'CREATE', inviteLinks: true },
  'guest with level review, with invite links': { ...guest, level: 'REVIEW', inviteLinks: true },
  'guest with level create, of synced content': { ...guest, level: 'CREATE', gitSync: true },
  'guest with level comment, of their own': { ...guest, level: 'COMMENT', self: true },
  'guest with level edit, of their own': { ...guest, level: 'EDIT', self: true },
  'guest with level edit, of their own in the trash': {
    ...guest,
    level: 'EDIT',
    self: true,
    inTrash: true,
  },
  'guest with level comment, on their own change request': {
    ...guest,
    level: 'COMMENT',
    ownsRequest: true,
  },
  'guest with level read, on their own change request': {
    ...guest,
    level: 'READ',
    ownsRequest: true,
  },
  'guest with level comment, of their own in the trash': {
    ...guest,
    level: 'COMMENT',
    self: true,
    inTrash: true,
  },
  'guest who edits somewhere': { ...guest, editsAnywhere: true },
  'stranger who edits somewhere': { ...stranger, editsAnywhere: true },
  'guest who reads a part of the site': { ...guest, readsPart: true },
  'guest with level read on the site': { ...guest, siteLevel: 'READ' },
  'guest with level create on the site': { ...guest, siteLevel: 'CREATE' },
  'guest with level admin on the site': { ...guest, siteLevel: 'ADMIN' },
  'guest who made the site and reads a part of it': { ...guest, readsPart: true, self: true },
  'stranger who made the site': { ...stranger, readsPart: true, self: true },
  'stranger with a public integration': { ...stranger, isOpen: true },
  'stranger who may install the public integration': { ...stranger, isOpen: true, installs: true },
  'stranger who publishes the integration': { ...stranger, publishes: true },
} satisfies Readonly<Record<string, Facts>>;

type Name = keyof typeof people;
const names = Object.keys(people) as Name[];

const strangers: readonly Name[] = [
  'stranger',
  'stranger who is the subject',
  'stranger with an organization in common',
  'service account without an organization',
  'disabled admin',
  'stranger who edits somewhere',
  'stranger who made the site',
  'stranger with a public integration',
  'stranger who may install the public integration',
  'stranger who publishes the integration',
];
const persons = names.filter((name) => people[name].person);
const members = names.filter((name) => !strangers.includes(name));
const roles: readonly Name[] = [
  'read',
  'comment',
  'edit',
  'review',
  'create',
  'admin',
  'service account that edits',
];
const editors: readonly Name[] = [
  'edit',
  'review',
  'create',
  'admin',
  'service account that edits',
];
const creators: readonly Name[] = ['create', 'admin'];
const admins: readonly Name[] = ['admin'];
const inTeam: readonly Name[] = ['guest in the team', 'guest who owns the team'];
const owner: readonly Name[] = ['guest who owns the team'];
// The subject of a member action is a member, so the first of these does not occur there.
const subjects: readonly Name[] = [
  'stranger who is the subject',
  'stranger who made the site',
  'guest who is the subject',
  'guest with level comment, of their own',
  'guest with level edit, of their own',
  'guest with level edit, of their own in the trash',
  'guest with level comment, of their own in the trash',
  'guest who made the site and reads a part of it',
];
const partReaders: readonly Name[] = [
  'guest who reads a part of the site',
  'guest who made the site and reads a part of it',
];
const beforeOpen: readonly Name[] = [
  'stranger with a public integration',
  'stranger who may install the public integration',
];
const publishers: readonly Name[] = ['admin', 'stranger who publishes the integration'];
const siteOwners: readonly Name[] = [
  'admin',
  'guest with level admin on the site',
  'guest who made the site and reads a part of it',
];
const [siteReader, siteCreator, siteAdmin]: readonly [Name, Name, Name] = [
  'guest with level read on the site',
  'guest with level create on the site',
  'guest with level admin on the site',
];
const siteReaders: readonly Name[] = [siteReader, siteCreator, siteAdmin];
const siteCreators: readonly Name[] = [...creators, siteCreator, siteAdmin];

// Only the level on content counts there: a role without a level grants nothing.
const liveContent = (least: number): readonly Name[] =>
  (['read', 'comment', 'edit', 'review', 'create', 'admin'] as const)
    .slice(least)
    .map((level): Name => `guest with level ${level}`);
const trashed: readonly Name[] = ['guest with level create, of content in the trash'];
const linkedCreator: readonly Name[] = ['guest with level create, with invite links'];
const syncedCreator: readonly Name[] = ['guest with level create, of synced content'];
const liveCreators: readonly Name[] = [...liveContent(4), ...linkedCreator, ...syncedCreator];
const liveReviewers: readonly Name[] = [
  ...liveContent(3),
  ...linkedCreator,
  ...syncedCreator,
  'guest with level review, with invite links',
];
/** The author's own content requires a level too, as do comments on it. */
const liveOwn: readonly (readonly [level: number, name: Name])[] = [
  [1, 'guest with level comment, of their own'],
  [2, 'guest with level edit, of their own'],
];
const liveRequest: readonly (readonly [level: number, name: Name])[] = [
  [0, 'guest with level read, on their own change request'],
  [1, 'guest with level comment, on their own change request'],
];
const liveFrom = (least: number): readonly Name[] => [
  ...new Set([
    ...liveContent(least),
    ...liveReviewers,
    ...[...liveOwn, ...liveRequest].flatMap(([level, name]) => (level >= least ? [name] : [])),
  ]),
];

/** Every action with the people who may do it; all others may not. */
const rules: readonly (readonly [Action, readonly Name[], string])[] = [
  ['signIn.read', names, 'nothing'],
  ['signIn.receive', names, 'nothing'],
  ['signIn.complete', names, 'nothing'],
  // Published sites need no token.
  ['site.visit', names, 'nothing'],
  ['site.track', names, 'nothing'],
  ['invite.accept', names, 'nothing'],
  ['node.read', names, 'a token'],
  ['subdomain.read', names, 'a token'],
  ['user.self', names, 'a token'],
  ['organization.list', names, 'a token'],
  [
    'user.read',
    ['stranger with an organization in common', 'guest with a team in common', ...subjects],
    'a fellow',
  ],
  ['user.update', subjects, 'oneself'],
  ['notification.list', persons, 'a person'],
  ['notification.read', persons, 'a person'],
  ['notification.update', persons, 'a person'],
  ['token.list', persons, 'a person'],
  ['token.create', persons, 'a person'],
  ['organization.create', persons, 'a person'],
  // Joining checks later whether the email address admits the person.
  ['organization.join', persons, 'a person'],
  ['token.read', subjects, 'oneself'],
  ['token.rotate', subjects, 'oneself'],
  ['token.revoke', subjects, 'oneself'],
  ['organization.read', members, 'a member'],
  ['organization.update', admins, 'admin'],
  ['organization.setSearchSynonyms', admins, 'admin'],
  [
    'organization.ownTeam',
    ['guest who owns the team', 'guest who owns another team'],
    'owner of a team',
  ],
  ['organization.viewBilling', admins, 'admin'],
  ['organization.createContent', creators, 'create'],
  ['organization.createOpenAPISpec', editors, 'edit'],
  ['organization.ingestConversations', creators, 'create'],
  ['organization.listIntegrations', editors, 'edit'],
  ['member.list', roles, 'read'],
  ['member.ping', members.filter((name) => persons.includes(name)), 'a member'],
  ['member.read', [...subjects, ...roles], 'read'],
  ['member.update', admins, 'admin'],
  ['member.remove', [...subjects, ...admins], 'admin'],
  ['team.list', members, 'a member'],
  ['team.listAll', roles, 'read'],
  ['team.create', admins, 'admin'],
  ['team.read', [...inTeam, ...roles], 'read'],
  ['team.update', admins, 'admin'],
  ['team.delete', admins, 'admin'],
  ['team.updateMembers', [...owner, ...admins], 'admin'],
  ['teamMember.read', [...inTeam, ...roles], 'read'],
  ['teamMember.remove', [...owner, ...admins], 'admin'],
  ['invite.list', admins, 'admin'],
  ['invite.create', admins, 'admin'],
  ['invite.read', admins, 'admin'],
  ['invite.delete', admins, 'admin'],
  ['linkInvite.list', admins, 'admin'],
  ['linkInvite.create', admins, 'admin'],
  ['linkInvite.read', admins, 'admin'],
  ['linkInvite.update', admins, 'admin'],
  ['linkInvite.delete', admins, 'admin'],
  ['samlProvider.list', admins, 'admin'],
  ['samlProvider.create', admins, 'admin'],
  ['samlProvider.read', admins, 'admin'],
  ['samlProvider.update', admins, 'admin'],
  ['samlProvider.delete', admins, 'admin'],
  ...(
    [
      ...['list', 'create', 'read', 'update', 'delete', 'enable', 'disable'],
      ...['rotateSecret', 'test', 'replay'],
    ] as const
  ).map((action) => [`webhookEndpoint.${action}`, admins, 'admin'] as const),
  ['webhookDelivery.read', admins, 'admin'],
  ['webhookDelivery.redeliver', admins, 'admin'],
  ['auditEvent.list', admins, 'admin'],
  ['auditEvent.read', admins, 'admin'],
  ['collection.list', members, 'a member'],
  ['collection.create', [...liveCreators, ...trashed], 'create'],
  ['collection.read', [...liveFrom(0), ...trashed], 'read'],
  ['collection.update', [...liveCreators, ...trashed], 'create'],
  ['collection.delete', [...liveCreators, ...trashed], 'create'],
  ['collection.restore', [...liveCreators, ...trashed], 'create'],
  ['collection.move', [...liveCreators, ...trashed], 'create'],
  ['collection.transfer', [...liveCreators, ...trashed], 'create'],
  ['collection.viewInviteLinks', linkedCreator, 'create'],
  ['space.list', members, 'a member'],
  ['space.create', [...liveCreators, ...trashed], 'create'],
  ['space.read', [...liveFrom(0), ...trashed], 'read'],
  ['space.access', liveFrom(0), 'read'],
  // Of content in the trash all permissions but `admin` are false; the lookup of the space refuses
  // the rest.
  ['space.update', [...liveCreators, ...trashed], 'create'],
  ['space.delete', [...liveCreators, ...trashed], 'create'],
  ['space.restore', [...liveCreators, ...trashed], 'create'],
  ['space.move', [...liveCreators, ...trashed], 'create'],
  ['space.transfer', [...liveCreators, ...trashed], 'create'],
  ['space.duplicate', [...liveCreators, ...trashed], 'create'],
  ['space.comment', liveFrom(1), 'comment'],
  ['space.edit', liveFrom(2), 'edit'],
  ['space.review', liveReviewers, 'review'],
  ['space.merge', liveReviewers, 'review'],
  ['space.triggerGitSync', syncedCreator, 'create'],
  ['space.viewInviteLinks', linkedCreator, 'create'],
  // Rule: `read` for every read of content, `edit` to create and change one's own change requests,
  // `review` to merge, review, change or archive any.
  ['revision.read', liveFrom(0), 'read'],
  ['changeRequest.list', liveFrom(0), 'read'],
  ['changeRequest.read', liveFrom(0), 'read'],
  ['changeRequest.create', liveFrom(2), 'edit'],
  ['changeRequest.edit', liveFrom(2), 'edit'],
  ['changeRequest.pull', liveFrom(2), 'edit'],
  ['changeRequest.update', [...liveReviewers, 'guest with level edit, of their own'], 'review'],
  ['changeRequest.merge', liveReviewers, 'review'],
  ['changeRequest.review', liveReviewers, 'review'],
  ['changeRequest.revert', liveReviewers, 'review'],
  // Rule: requesting a review of one's own change request requires `edit`.
  [
    'changeRequest.requestReview',
    [...liveReviewers, 'guest with level edit, of their own'],
    'review',
  ],
  // Rule: each change request of an organization is visible by its space.
  ['changeRequest.listAll', members, 'a member'],
  // Rule: comments, replies and reactions require `comment` on the content.
  ['comment.list', liveFrom(1), 'comment'],
  ['comment.create', liveFrom(1), 'comment'],
  ['comment.read', liveFrom(1), 'comment'],
  ['comment.update', liveFrom(1), 'comment'],
  ['comment.reply', liveFrom(1), 'comment'],
  // Rule: a person who can read the content can be present there; everyone who can read it sees who is.
  ['presence.read', liveFrom(0), 'read'],
  ['follow.set', liveFrom(0).filter((name) => persons.includes(name)), 'a person'],
  ['presence.update', liveFrom(0).filter((name) => persons.includes(name)), 'a person'],
  // Rule: the author may edit; the author or `create` may delete; the author, the change request's
  // author or `edit` may resolve.
  ['comment.edit', liveOwn.map(([, name]) => name), 'oneself'],
  ['comment.delete', [...liveCreators, ...liveOwn.map(([, name]) => name)], 'create'],
  [
    'comment.resolve',
    [
      ...liveFrom(2),
      'guest with level comment, of their own',
      'guest with level comment, on their own change request',
    ],
    'edit',
  ],
  // Rule: an import requires `edit` into a change request and `create` into a space.
  ['changeRequest.import', liveFrom(2), 'edit'],
  ['import.read', liveFrom(2), 'edit'],
  ['space.import', liveCreators, 'create'],
  ['space.rollback', liveCreators, 'create'],
  ['space.setMergeRules', liveCreators, 'create'],
  // Rule: files of an organization require `edit` anywhere in it.
  ['file.read', ['guest who edits somewhere'], 'edit'],
  ['file.upload', ['guest who edits somewhere'], 'edit'],
  // Rule: a site requires the level `read` on it, or `read` on one of its spaces; changes require
  // the level `create`, some `admin` or the site's creator. Without grants the role is the level.
  ['site.list', members, 'a member'],
  ['site.create', creators, 'create'],
  ['site.read', [...roles, ...siteReaders, ...partReaders], 'read'],
  ['site.readEmpty', [...admins, siteAdmin], 'admin'],
  ['site.update', siteCreators, 'create'],
  ['site.validateHostname', siteCreators, 'create'],
  ['site.removeHostname', siteCreators, 'create'],
  ['site.delete', siteCreators, 'create'],
  ['site.publish', siteOwners, 'admin'],
  ['site.unpublish', siteOwners, 'admin'],
  ['site.customize', siteCreators, 'create'],
  ['site.setVisibility', siteOwners, 'admin'],
  ['publishingAuth.read', siteOwners, 'admin'],
  ['publishingAuth.update', siteOwners, 'admin'],
  ['publishingAuth.regenerate', siteOwners, 'admin'],
  ['redirect.list', siteCreators, 'create'],
  ['redirect.create', siteCreators, 'create'],
  ['redirect.read', siteCreators, 'create'],
  ['redirect.update', siteCreators, 'create'],
  ['redirect.delete', siteCreators, 'create'],
  ['site.setAdaptiveSchema', siteOwners, 'admin'],
  ['siteGrant.read', siteCreators, 'create'],
  ['siteGrant.set', siteCreators, 'create'],
  ['shareLink.list', siteOwners, 'admin'],
  ['shareLink.create', siteOwners, 'admin'],
  ['shareLink.read', siteOwners, 'admin'],
  ['shareLink.update', siteOwners, 'admin'],
  ['shareLink.delete', siteOwners, 'admin'],
  // Rule: an OpenAPI spec requires `read` to view and `edit` to edit.
  ['openAPISpec.list', roles, 'read'],
  ['openAPISpec.read', roles, 'read'],
  ['openAPISpec.create', editors, 'edit'],
  ['openAPISpec.set', editors, 'edit'],
  ['openAPISpec.edit', editors, 'edit'],
  ['openAPISpec.update', editors, 'edit'],
  ['openAPISpec.delete', editors, 'edit'],
  // Rule: translation settings require `read` to view and `create` to edit; marking a page as
  // translated requires `edit` on the translation.
  ['translation.list', roles, 'read'],
  ['translation.read', roles, 'read'],
  ['translation.create', creators, 'create'],
  ['translation.update', creators, 'create'],
  ['translation.delete', creators, 'create'],
  ['translation.mark', liveFrom(2), 'edit'],
  // Rule: to add or replace a space requires `create` on that space too.
  ['space.publish', liveCreators, 'create'],
  ['grant.read', liveCreators, 'create'],
  ['grant.set', liveCreators, 'create'],
  ['integration.list', names, 'a token'],
  ['integration.read', [...members, ...beforeOpen], 'a token'],
  ['integration.publish', admins, 'admin'],
  ['integration.unpublish', admins, 'admin'],
  ['integration.develop', admins, 'admin'],
  ['integration.install', ['stranger who may install the public integration'], 'admin'],
  // Everybody who can see the integration; the list decides which installations it shows.
  ['installation.list', [...members, ...beforeOpen], 'a token'],
  ['installation.create', admins, 'admin'],
  ['installation.read', publishers, 'admin'],
  ['installation.update', publishers, 'admin'],
  ['installation.configure', admins, 'admin'],
  ['installation.delete', admins, 'admin'],
  ['installation.token', publishers, 'admin'],
];

/** The callers with a role or a higher one. */
const callersFrom: Readonly<Record<string, readonly string[]>> = {
  READ: roles,
  EDIT: editors,
  CREATE: creators,
  ADMIN: admins,
};

/** The rules of the actions of each standard resource. */
const standardRules = standardResources.flatMap(({ name, access }) =>
  ['list', 'create', 'read', 'update', 'delete'].map((verb) => {
    const role = verb === 'list' || verb === 'read' ? access.read : access.write;
    return [`${name}.${verb}` as Action, callersFrom[role] ?? [], role.toLowerCase()] as const;
  }),
); // the actions of its entry

describe('the rules of access', () => {
  it.each([...rules, ...standardRules])('decide on %s', (action, allowed, needs) => {
    expect(names.filter((name) => may(action, people[name])).sort()).toEqual([...allowed].sort());
    expect(requirementOf(action)).toBe(needs);
  });

  it.each([
    ['viewer', names],
    [
      'user',
      ['stranger with an organization in common', 'guest with a team in common', ...subjects],
    ],
    ['token', subjects],
    ['organization', members],
    [
      'member',
      [
        'stranger with an organization in common',
        'guest with a team in common',
        ...subjects,
        ...roles,
      ],
    ],
    ['team', [...inTeam, ...roles]],
    ['teamMember', [...inTeam, ...roles]],
    ['invite', members],
    ['linkInvite', members],
    ...standardResources.map(({ name }) => [name as SubjectKind, members] as const), // in its entry
    ['auditEvent', members],
    ['samlProvider', members],
    ['webhookEndpoint', members],
    ['webhookDelivery', members],
    ['openAPISpec', roles],
    ['collection', [...liveFrom(0), ...trashed]],
    ['space', [...liveFrom(0), ...trashed]],
    ['content', liveFrom(0)],
    ['changeRequest', liveFrom(0)],
    ['discussion', liveFrom(0)],
    ['comment', liveFrom(1)],
    [
      'contentLocation',
      [
        ...liveFrom(0),
        ...trashed,
        'guest with level review, of content in the trash',
        'guest with level edit, of their own in the trash',
        'guest with level comment, of their own in the trash',
      ],
    ],
    ['files', members],
    ['site', [...roles, ...siteReaders, ...partReaders]],
    ['integration', [...members, ...beforeOpen]],
    ['installation', [...members, 'stranger who publishes the integration']],
    ['translationSettings', roles],
  ] as const)('a %s is visible to those who may know that it exists', (kind, wanted) => {
    expect(names.filter((name) => canSee(kind, people[name])).sort()).toEqual([...wanted].sort());
  });

  it('allow nobody to act on an invisible subject', () => {
    for (const [action] of [...rules, ...standardRules])
      for (const name of names)
        if (may(action, people[name]))
          expect([action, name, canSee(subjectKindOf(action), people[name])]).toEqual([
            action,
            name,
            true,
          ]);
  });

  it('let members leave a team that they can see', () => {
    expect(may('teamMember.remove', { ...guest, self: true, teamRole: 'MEMBER' })).toBe(true);
    expect(may('teamMember.remove', { ...guest, teamRole: 'MEMBER' })).toBe(false);
    expect(may('teamMember.remove', { ...guest, self: true })).toBe(false);
  });

  it('need no token only for signing in, visiting a site and accepting an invite', () => {
    expect(rules.map(([action]) => action).filter(isPublicAction)).toEqual([
      'signIn.read',
      'signIn.receive',
      'signIn.complete',
      'site.visit',
      'site.track',
      'invite.accept',
    ]);
  });

  it('include every action that the SDL names, with the scope that it names', () => {
    const folder = new URL('../../schema/', import.meta.url);
    const sdl = readdirSync(folder)
      .map((file) => readFileSync(new URL(file, folder), 'utf8'))
      .join('\n');
    const access = [...sdl.matchAll(/@access\(action: "([\w.]+)"(?:, scope: "([\w:*-]+)")?/g)];
    const named = access.map(([, action]) => action);
    const stated = new Set<string | undefined>(
      [...rules, ...standardRules].map(([action]) => action),
    );
    expect(named.length).toBeGreaterThan(80);
    expect(named.filter((action) => !stated.has(action))).toEqual([]);
    const scoped = access.flatMap(([, action, scope]) => (scope ? [[action, scope]] : []));
    expect(actionScopes).toEqual(Object.fromEntries(scoped));
  });

  it('recognize their own names and no others', () => {
    expect(rules.every(([action]) => isAction(action))).toBe(true);
    for (const text of ['', 'team', 'team.fly', 'toString', '__proto__', 'constructor'])
      expect(isAction(text)).toBe(false);
  });
});
