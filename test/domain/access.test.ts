/** The table of rules as pure functions: each action, who may and who may not, and who does not even see the subject. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Action, type Facts, isAction, isPublicAction, may, needsOf, type Role, sees, standingOf, subjectOf } from '../../src/domain/access.ts';

const stranger: Facts = {
  ...{ person: true, member: false, role: null, self: false, fellow: false, teamRole: null, ownsTeam: false },
  ...{ level: null, inTrash: false, inviteLinks: false, gitSync: false, editsAnywhere: false, ownsRequest: false, readsPart: false, isOpen: false, installs: false, publishes: false },
};
const guest: Facts = { ...stranger, member: true };
const withRole = (role: Role): Facts => ({ ...guest, role });

const people = {
  stranger,
  'stranger whose own it is': { ...stranger, self: true },
  'stranger elsewhere together': { ...stranger, fellow: true },
  'service account of nowhere': { ...stranger, person: false },
  guest,
  'guest himself': { ...guest, self: true },
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
  'admin who was shut out': { ...stranger, role: 'ADMIN', teamRole: 'OWNER', ownsTeam: true },
  'guest with level read': { ...guest, level: 'READ' },
  'guest with level comment': { ...guest, level: 'COMMENT' },
  'guest with level edit': { ...guest, level: 'EDIT' },
  'guest with level review': { ...guest, level: 'REVIEW' },
  'guest with level create': { ...guest, level: 'CREATE' },
  'guest with level admin': { ...guest, level: 'ADMIN' },
  'guest with level create, of what is in the trash': { ...guest, level: 'CREATE', inTrash: true },
  'guest with level review, of what is in the trash': { ...guest, level: 'REVIEW', inTrash: true },
  'guest with level create, where links are on': { ...guest, level: 'CREATE', inviteLinks: true },
  'guest with level review, where links are on': { ...guest, level: 'REVIEW', inviteLinks: true },
  'guest with level create, of what is kept in step': { ...guest, level: 'CREATE', gitSync: true },
  'guest with level comment, of his own': { ...guest, level: 'COMMENT', self: true },
  'guest with level edit, of his own': { ...guest, level: 'EDIT', self: true },
  'guest with level edit, of his own in the trash': { ...guest, level: 'EDIT', self: true, inTrash: true },
  'guest with level comment, on his own change request': { ...guest, level: 'COMMENT', ownsRequest: true },
  'guest with level read, on his own change request': { ...guest, level: 'READ', ownsRequest: true },
  'guest with level comment, of his own in the trash': { ...guest, level: 'COMMENT', self: true, inTrash: true },
  'guest who edits somewhere': { ...guest, editsAnywhere: true },
  'stranger who edits somewhere': { ...stranger, editsAnywhere: true },
  'guest who reads a part of the site': { ...guest, readsPart: true },
  'guest who made the site and reads a part of it': { ...guest, readsPart: true, self: true },
  'stranger who made the site': { ...stranger, readsPart: true, self: true },
  'stranger before an open integration': { ...stranger, isOpen: true },
  'stranger who may install the open integration': { ...stranger, isOpen: true, installs: true },
  'stranger who publishes what is installed': { ...stranger, publishes: true },
} satisfies Readonly<Record<string, Facts>>;

type Name = keyof typeof people;
const names = Object.keys(people) as Name[]; // the keys of the table above

const strangers: readonly Name[] = [
  'stranger',
  'stranger whose own it is',
  'stranger elsewhere together',
  'service account of nowhere',
  'admin who was shut out',
  'stranger who edits somewhere',
  'stranger who made the site',
  'stranger before an open integration',
  'stranger who may install the open integration',
  'stranger who publishes what is installed',
];
const persons = names.filter((name) => people[name].person);
const members = names.filter((name) => !strangers.includes(name));
const roles: readonly Name[] = ['read', 'comment', 'edit', 'review', 'create', 'admin', 'service account that edits'];
const editors: readonly Name[] = ['edit', 'review', 'create', 'admin', 'service account that edits'];
const creators: readonly Name[] = ['create', 'admin'];
const admins: readonly Name[] = ['admin'];
const inTeam: readonly Name[] = ['guest in the team', 'guest who owns the team'];
const owner: readonly Name[] = ['guest who owns the team'];
// Who is the member himself belongs to the organization: with the subject a member, the first of these does not occur.
const himself: readonly Name[] = [
  'stranger whose own it is',
  'stranger who made the site',
  'guest himself',
  'guest with level comment, of his own',
  'guest with level edit, of his own',
  'guest with level edit, of his own in the trash',
  'guest with level comment, of his own in the trash',
  'guest who made the site and reads a part of it',
];
const partReaders: readonly Name[] = ['guest who reads a part of the site', 'guest who made the site and reads a part of it'];
const beforeOpen: readonly Name[] = ['stranger before an open integration', 'stranger who may install the open integration'];
const publishers: readonly Name[] = ['admin', 'stranger who publishes what is installed'];
const siteOwners: readonly Name[] = ['admin', 'guest who made the site and reads a part of it'];

// A level on content is all that counts there: a role without one gives nothing.
const living = (least: number): readonly Name[] => (['read', 'comment', 'edit', 'review', 'create', 'admin'] as const).slice(least).map((level): Name => `guest with level ${level}`);
const trashed: readonly Name[] = ['guest with level create, of what is in the trash'];
const linkedCreator: readonly Name[] = ['guest with level create, where links are on'];
const syncedCreator: readonly Name[] = ['guest with level create, of what is kept in step'];
const livingCreators: readonly Name[] = [...living(4), ...linkedCreator, ...syncedCreator];
const livingReviewers: readonly Name[] = [...living(3), ...linkedCreator, ...syncedCreator, 'guest with level review, where links are on'];
/** His own comes by level as everything does, and so does what is said of it. */
const livingOwn: readonly (readonly [level: number, name: Name])[] = [
  [1, 'guest with level comment, of his own'],
  [2, 'guest with level edit, of his own'],
];
const livingRequest: readonly (readonly [level: number, name: Name])[] = [
  [0, 'guest with level read, on his own change request'],
  [1, 'guest with level comment, on his own change request'],
];
const livingFrom = (least: number): readonly Name[] => [
  ...new Set([...living(least), ...livingReviewers, ...[...livingOwn, ...livingRequest].flatMap(([level, name]) => (level >= least ? [name] : []))]),
];

/** Every action with who may; all others may not. */
const rules: readonly (readonly [Action, readonly Name[], string])[] = [
  ['signIn.read', names, 'nothing'],
  ['signIn.receive', names, 'nothing'],
  ['signIn.complete', names, 'nothing'],
  // "Without a token: … published sites".
  ['site.visit', names, 'nothing'],
  ['invite.accept', names, 'nothing'],
  ['node.read', names, 'a token'],
  ['subdomain.read', names, 'a token'],
  ['user.self', names, 'a token'],
  ['organization.list', names, 'a token'],
  ['user.read', ['stranger elsewhere together', 'guest with a team in common', ...himself], 'a fellow'],
  ['token.list', persons, 'a person'],
  ['token.create', persons, 'a person'],
  ['organization.create', persons, 'a person'],
  // Whom his address lets in is asked where he joins.
  ['organization.join', persons, 'a person'],
  ['token.read', himself, 'oneself'],
  ['token.rotate', himself, 'oneself'],
  ['token.revoke', himself, 'oneself'],
  ['organization.read', members, 'a member'],
  ['organization.update', admins, 'admin'],
  ['organization.ownTeam', ['guest who owns the team', 'guest who owns another team'], 'owner of a team'],
  ['organization.viewBilling', admins, 'admin'],
  ['organization.createContent', creators, 'create'],
  ['organization.createOpenAPISpec', editors, 'edit'],
  ['organization.ingestConversations', creators, 'create'],
  ['organization.listIntegrations', editors, 'edit'],
  ['member.list', roles, 'read'],
  ['member.ping', members.filter((name) => persons.includes(name)), 'a member'],
  ['member.read', [...himself, ...roles], 'read'],
  ['member.update', admins, 'admin'],
  ['member.remove', [...himself, ...admins], 'admin'],
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
  ['serviceAccount.list', admins, 'admin'],
  ['serviceAccount.create', admins, 'admin'],
  ['serviceAccount.read', admins, 'admin'],
  ['serviceAccount.update', admins, 'admin'],
  ['serviceAccount.delete', admins, 'admin'],
  ['samlProvider.list', admins, 'admin'],
  ['samlProvider.create', admins, 'admin'],
  ['samlProvider.read', admins, 'admin'],
  ['samlProvider.update', admins, 'admin'],
  ['samlProvider.delete', admins, 'admin'],
  ['auditEvent.list', admins, 'admin'],
  ['auditEvent.read', admins, 'admin'],
  ['collection.list', members, 'a member'],
  ['collection.create', [...livingCreators, ...trashed], 'create'],
  ['collection.read', [...livingFrom(0), ...trashed], 'read'],
  ['collection.update', [...livingCreators, ...trashed], 'create'],
  ['collection.delete', [...livingCreators, ...trashed], 'create'],
  ['collection.restore', [...livingCreators, ...trashed], 'create'],
  ['collection.move', [...livingCreators, ...trashed], 'create'],
  ['collection.transfer', [...livingCreators, ...trashed], 'create'],
  ['collection.viewInviteLinks', linkedCreator, 'create'],
  ['space.list', members, 'a member'],
  ['space.create', [...livingCreators, ...trashed], 'create'],
  ['space.read', [...livingFrom(0), ...trashed], 'read'],
  ['space.access', livingFrom(0), 'read'],
  // "In the trash: all false but `admin`": what else may not be done there is said where the space is looked for.
  ['space.update', [...livingCreators, ...trashed], 'create'],
  ['space.delete', [...livingCreators, ...trashed], 'create'],
  ['space.restore', [...livingCreators, ...trashed], 'create'],
  ['space.move', [...livingCreators, ...trashed], 'create'],
  ['space.transfer', [...livingCreators, ...trashed], 'create'],
  ['space.duplicate', [...livingCreators, ...trashed], 'create'],
  ['space.comment', livingFrom(1), 'comment'],
  ['space.edit', livingFrom(2), 'edit'],
  ['space.review', livingReviewers, 'review'],
  ['space.merge', livingReviewers, 'review'],
  ['space.triggerGitSync', syncedCreator, 'create'],
  ['space.viewInviteLinks', linkedCreator, 'create'],
  // "Read: every read of content"; "edit: make a change request, change its content, update it, its own subject and status"; "review: merge, review, change or archive anybody's".
  ['revision.read', livingFrom(0), 'read'],
  ['changeRequest.list', livingFrom(0), 'read'],
  ['changeRequest.read', livingFrom(0), 'read'],
  ['changeRequest.create', livingFrom(2), 'edit'],
  ['changeRequest.edit', livingFrom(2), 'edit'],
  ['changeRequest.pull', livingFrom(2), 'edit'],
  ['changeRequest.update', [...livingReviewers, 'guest with level edit, of his own'], 'review'],
  ['changeRequest.merge', livingReviewers, 'review'],
  ['changeRequest.review', livingReviewers, 'review'],
  ['changeRequest.revert', livingReviewers, 'review'],
  // "asking somebody to review one's own: edit".
  ['changeRequest.requestReview', [...livingReviewers, 'guest with level edit, of his own'], 'review'],
  // "Change requests across an organization: each by its space".
  ['changeRequest.listAll', members, 'a member'],
  // "Comment: comment, reply, react"; "view ≥ comment on the content".
  ['comment.list', livingFrom(1), 'comment'],
  ['comment.create', livingFrom(1), 'comment'],
  ['comment.read', livingFrom(1), 'comment'],
  ['comment.update', livingFrom(1), 'comment'],
  ['comment.reply', livingFrom(1), 'comment'],
  // "edit: author; delete: author or ≥ create; resolve: author, the change request's author, or ≥ edit".
  ['comment.edit', livingOwn.map(([, name]) => name), 'oneself'],
  ['comment.delete', [...livingCreators, ...livingOwn.map(([, name]) => name)], 'create'],
  ['comment.resolve', [...livingFrom(2), 'guest with level comment, of his own', 'guest with level comment, on his own change request'], 'edit'],
  // "Edit: import into it", of a change request; "create: import into a space".
  ['changeRequest.import', livingFrom(2), 'edit'],
  ['import.read', livingFrom(2), 'edit'],
  ['space.import', livingCreators, 'create'],
  ['space.rollback', livingCreators, 'create'],
  ['space.setMergeRules', livingCreators, 'create'],
  // "Files of an organization: edit anywhere in it".
  ['file.read', ['guest who edits somewhere'], 'edit'],
  ['file.upload', ['guest who edits somewhere'], 'edit'],
  // "Sites: read = organization role ≥ read, or read on one of its spaces; change = organization role ≥ create"; admins "or the site's creator".
  ['site.list', members, 'a member'],
  ['site.create', creators, 'create'],
  ['site.read', [...roles, ...partReaders], 'read'],
  ['site.readEmpty', admins, 'admin'],
  ['site.update', creators, 'create'],
  ['site.delete', creators, 'create'],
  ['site.publish', siteOwners, 'admin'],
  ['site.unpublish', siteOwners, 'admin'],
  ['site.customize', creators, 'create'],
  ['site.setVisibility', siteOwners, 'admin'],
  ['publishingAuth.read', siteOwners, 'admin'],
  ['publishingAuth.update', siteOwners, 'admin'],
  ['publishingAuth.regenerate', siteOwners, 'admin'],
  ['redirect.list', creators, 'create'],
  ['redirect.create', creators, 'create'],
  ['redirect.read', creators, 'create'],
  ['redirect.update', creators, 'create'],
  ['redirect.delete', creators, 'create'],
  ['site.setAdaptiveSchema', siteOwners, 'admin'],
  ['shareLink.list', siteOwners, 'admin'],
  ['shareLink.create', siteOwners, 'admin'],
  ['shareLink.read', siteOwners, 'admin'],
  ['shareLink.update', siteOwners, 'admin'],
  ['shareLink.delete', siteOwners, 'admin'],
  // "Openapi-spec: view ≥ read, edit ≥ edit".
  ['openAPISpec.list', roles, 'read'],
  ['openAPISpec.read', roles, 'read'],
  ['openAPISpec.create', editors, 'edit'],
  ['openAPISpec.set', editors, 'edit'],
  ['openAPISpec.edit', editors, 'edit'],
  ['openAPISpec.delete', editors, 'edit'],
  // "Translation-settings: view ≥ read, edit ≥ create"; whoever writes a translation says what it says.
  ['translation.list', roles, 'read'],
  ['translation.read', roles, 'read'],
  ['translation.create', creators, 'create'],
  ['translation.update', creators, 'create'],
  ['translation.delete', creators, 'create'],
  ['translation.mark', livingFrom(2), 'edit'],
  // "To add or replace a space one needs ≥ create on that space too".
  ['space.publish', livingCreators, 'create'],
  ['grant.read', livingCreators, 'create'],
  ['grant.set', livingCreators, 'create'],
  ['integration.list', names, 'a token'],
  ['integration.read', [...members, ...beforeOpen], 'a token'],
  ['integration.publish', admins, 'admin'],
  ['integration.unpublish', admins, 'admin'],
  ['integration.install', ['stranger who may install the open integration'], 'admin'],
  // Everybody who sees the integration; which installations are shown says the list.
  ['installation.list', [...members, ...beforeOpen], 'a token'],
  ['installation.create', admins, 'admin'],
  ['installation.read', publishers, 'admin'],
  ['installation.update', publishers, 'admin'],
  ['installation.configure', admins, 'admin'],
  ['installation.delete', admins, 'admin'],
  ['installation.token', publishers, 'admin'],
];

describe('the rules of access', () => {
  it.each(rules)('%s', (action, allowed, needs) => {
    expect(names.filter((name) => may(action, people[name])).sort()).toEqual([...allowed].sort());
    expect(needsOf(action)).toBe(needs);
  });

  it.each([
    ['viewer', names],
    ['user', ['stranger elsewhere together', 'guest with a team in common', ...himself]],
    ['token', himself],
    ['organization', members],
    ['member', ['stranger elsewhere together', 'guest with a team in common', ...himself, ...roles]],
    ['team', [...inTeam, ...roles]],
    ['teamMember', [...inTeam, ...roles]],
    ['invite', members],
    ['linkInvite', members],
    ['serviceAccount', members],
    ['auditEvent', members],
    ['samlProvider', members],
    ['openAPISpec', roles],
    ['collection', [...livingFrom(0), ...trashed]],
    ['space', [...livingFrom(0), ...trashed]],
    ['content', livingFrom(0)],
    ['changeRequest', livingFrom(0)],
    ['discussion', livingFrom(0)],
    ['comment', livingFrom(1)],
    [
      'place',
      [...livingFrom(0), ...trashed, 'guest with level review, of what is in the trash', 'guest with level edit, of his own in the trash', 'guest with level comment, of his own in the trash'],
    ],
    ['files', members],
    ['site', [...roles, ...partReaders]],
    ['integration', [...members, ...beforeOpen]],
    ['installation', [...members, 'stranger who publishes what is installed']],
    ['translationSettings', roles],
  ] as const)('a %s is seen by who may know that it is there', (kind, wanted) => {
    expect(names.filter((name) => sees(kind, people[name])).sort()).toEqual([...wanted].sort());
  });

  it('allow nobody what he does not see', () => {
    for (const [action] of rules) for (const name of names) if (may(action, people[name])) expect([action, name, sees(subjectOf(action), people[name])]).toEqual([action, name, true]);
  });

  it('let a place in the team go by the one who has it, when he sees it', () => {
    expect(may('teamMember.remove', { ...guest, self: true, teamRole: 'MEMBER' })).toBe(true);
    expect(may('teamMember.remove', { ...guest, teamRole: 'MEMBER' })).toBe(false);
    expect(may('teamMember.remove', { ...guest, self: true })).toBe(false);
  });

  it('need no token for signing in, visiting a site and accepting an invite alone', () => {
    expect(rules.map(([action]) => action).filter(isPublicAction)).toEqual(['signIn.read', 'signIn.receive', 'signIn.complete', 'site.visit', 'invite.accept']);
  });

  it('stand in this table, each that the SDL names', () => {
    const folder = new URL('../../schema/', import.meta.url);
    const sdl = readdirSync(folder)
      .map((file) => readFileSync(new URL(file, folder), 'utf8'))
      .join('\n');
    const named = [...sdl.matchAll(/@access\(action: "([\w.]+)"/g)].map(([, action]) => action);
    const stated = new Set<string | undefined>(rules.map(([action]) => action));
    expect(named.length).toBeGreaterThan(80);
    expect(named.filter((action) => !stated.has(action))).toEqual([]);
  });

  it('know their own names and no others', () => {
    expect(rules.every(([action]) => isAction(action))).toBe(true);
    for (const text of ['', 'team', 'team.fly', 'toString', '__proto__', 'constructor']) expect(isAction(text)).toBe(false);
  });

  it.each([
    [guest, 'guest'],
    [people.read, 'read'],
    [people.admin, 'admin'],
  ] as const)('say what somebody has as `/v1` spells it (%#)', (facts, word) => {
    expect(standingOf(facts, 'organization')).toBe(word);
  });

  it.each([
    [people.admin, 'nothing'],
    [people['guest with level read'], 'read'],
    [people['guest with level admin'], 'admin'],
  ] as const)('say what somebody has on content by his level there (%#)', (facts, word) => {
    const kinds = ['collection', 'space', 'content', 'place', 'changeRequest', 'discussion', 'comment'] as const;
    expect(kinds.map((kind) => standingOf(facts, kind))).toEqual(kinds.map(() => word));
  });
});
