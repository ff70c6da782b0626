// Writing: one door with its check, its transaction and its event; and the transactions below it.
import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { type ExecutionResult, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Context } from '../../src/context.ts';
import { authorize } from '../../src/data/authorize.ts';
import { type Database, openDatabase, type Tx } from '../../src/data/database.ts';
import { newId } from '../../src/data/new-id.ts';
import { write, type Writing } from '../../src/data/write.ts';
import type { Fault } from '../../src/domain/errors.ts';
import { guard } from '../../src/graphql/access.ts';
import { createRun } from '../../src/graphql/run.ts';
import { openTestDatabase, type TestDatabase } from '../database.ts';
import { statementsOf } from '../statements.ts';
import { ids, useWorld } from '../support.ts';
import { readSchema } from '../contract/sdl.ts';
import { integrationMutations } from './integration-mutations.ts';
import { siteMutations } from './site-mutations.ts';
import { translationMutations } from './translation-mutations.ts';

const world = useWorld();

/** A schema of one field, guarded. */
function toy(field: string, resolve: (source: unknown, args: unknown, ctx: Context) => unknown, root: 'Query' | 'Mutation' = 'Query') {
  const base = readFileSync(new URL('../../schema/base.graphql', import.meta.url), 'utf8');
  const other = root === 'Query' ? 'Mutation' : 'Query';
  const typeDefs = [base, `extend type ${root} { ${field} }`, `extend type ${other} { nothing: String @access(action: "signIn.read") }`];
  const name = /^\w+/.exec(field)?.[0] ?? '';
  return guard(makeExecutableSchema({ typeDefs, resolvers: { [root]: { [name]: resolve }, [other]: { nothing: () => null } } }));
}

const ask = (schema: ReturnType<typeof toy>, query: string, userId = ids.user('ana')): Promise<ExecutionResult> => createRun(schema)(parse(query), {}, world.door.as(userId));

/** What went wrong underneath, in words. */
const causeOf = ({ errors }: ExecutionResult): string => {
  const error = errors?.[0]?.originalError;
  return error?.cause instanceof Error ? error.cause.message : String(error?.message);
};

/** What a promise is rejected with, as far as a caller is told. */
const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    ({ reason, status, retryAfter }: Fault) => ({ reason, status, retryAfter }),
  );

const findTeam = (id: string) => async (load: Writing['load']) => load.team.load(id);

/** Renames a team, whoever asks. */
const rename = (ctx: Context, id: string, title: string, fail?: Error) =>
  write(ctx, { action: 'team.update', on: findTeam(id) }, async (tx, team) => {
    await tx.prisma.team.update({ where: { key: { id: team.id, organizationId: team.organizationId } }, data: { title } });
    tx.record({ fields: ['title'], related: [ids.user('ben')] });
    if (fail) throw fail;
    return title;
  });

const titleOf = async (id: string): Promise<string | undefined> => (await world.door.database.query<{ title: string }>(undefined, 'SELECT title FROM teams WHERE id = $1', [id]))[0]?.title;
const eventsOf = (subject: string) =>
  world.door.database.query(undefined, 'SELECT action, organization_id, actor_id, token_id, fields, related, request_id FROM events WHERE subject_id = $1', [subject]);

describe('the proof that a rule was asked', () => {
  it('lets a write begin only for the action that its field declares', async () => {
    const schema = toy('rename: String @access(action: "team.delete")', (_, __, ctx) => rename(ctx, ids.team('writers'), 'Never'), 'Mutation');
    let answer: ExecutionResult = {};
    const statements = await statementsOf(async () => {
      answer = await ask(schema, 'mutation { rename }');
    });
    expect(answer.data).toEqual({ rename: null });
    expect(causeOf(answer)).toBe('team.delete was declared, and team.update is asked.');
    expect(statements).toEqual([]);
    expect(await titleOf(ids.team('writers'))).toBe('Writers');
  });

  it('gives nothing from a read that answers without having asked', async () => {
    const answer = await ask(
      toy('title: String @access(action: "organization.read")', () => 'Secret'),
      '{ title }',
    );
    expect(answer.data).toEqual({ title: null });
    expect(answer.errors?.map(({ message }) => message)).toEqual(['Something went wrong on our side.']);
    expect(causeOf(answer)).toBe('Query.title answered without a check of organization.read.');
  });

  it('gives nothing from a read that asked another rule', async () => {
    const schema = toy('title: String @access(action: "organization.update")', async (_, __, ctx) => {
      await authorize(ctx, 'organization.read', { id: ids.acme });
      return 'Secret';
    });
    const answer = await ask(schema, '{ title }');
    expect([answer.data, causeOf(answer)]).toEqual([{ title: null }, 'Query.title answered without a check of organization.update.']);
  });

  it('gives what a read answers that has asked, and its refusal', async () => {
    const schema = toy('title: String @access(action: "organization.update")', async (_, __, ctx) => {
      await authorize(ctx, 'organization.update', { id: ids.acme });
      return 'Acme';
    });
    expect(await ask(schema, '{ title }')).toEqual({ data: { title: 'Acme' } });
    expect(causeOf(await ask(schema, '{ title }', ids.user('ben')))).toBe('This needs admin; you are edit here.');
    expect(causeOf(await ask(schema, '{ title }', ids.user('eve')))).toBe('There is nothing here, or nothing that you may see. Check the address and the ids in it.');
  });

  it.each([
    ['title: String', 'Query.title has no @access with a known action.'],
    ['title: String @access(scope: "user:read")', 'Query.title has no @access with a known action.'],
    ['title: String @access(action: "title.read")', 'Query.title has no @access with a known action.'],
    ['title: String @access(action: "signIn.read", scope: "title:read")', 'Query.title names the scope title:read, which does not exist.'],
    ['title: String @access(action: "space.update", scope: "space:read")', 'Query.title names the scope space:read, and permissions go by space:write.'],
  ])('builds no schema with `%s`', (field, message) => {
    expect(() => toy(field, () => 'x')).toThrow(`The schema is not guarded:\n${message}`);
  });
});

describe('a write', () => {
  it('appends an event that says who did what', async () => {
    const { id } = (await world.as('ana').put(`/v1/orgs/${ids.acme}/teams`, { title: 'Evented' })).body;
    expect(await rename(world.door.as(ids.user('ana')), id, 'Renamed')).toBe('Renamed');
    expect((await eventsOf(id))[1]).toEqual({
      action: 'team.update',
      organization_id: ids.acme,
      actor_id: ids.user('ana'),
      token_id: null,
      fields: ['title'],
      related: [ids.user('ben')],
      request_id: 'command-line',
    });
  });

  it('leaves nothing when its body throws: no change, and no event', async () => {
    const before = await eventsOf(ids.team('partners'));
    await expect(rename(world.door.as(ids.user('ana')), ids.team('partners'), 'Never', new Error('Stop.'))).rejects.toThrow('Stop.');
    expect(await titleOf(ids.team('partners'))).toBe('Partners');
    expect(await eventsOf(ids.team('partners'))).toEqual(before);
  });

  it('checks before its body begins', async () => {
    expect(await faultOf(rename(world.door.as(ids.user('ben')), ids.team('writers'), 'Never'))).toEqual({ reason: 'FORBIDDEN', status: 403, retryAfter: undefined });
    expect(await faultOf(rename(world.door.as(ids.user('eve')), ids.team('writers'), 'Never'))).toEqual({ reason: 'NOT_FOUND', status: 404, retryAfter: undefined });
    expect(await faultOf(rename(world.door.as(ids.user('ana')), newId('Team'), 'Never'))).toEqual({ reason: 'NOT_FOUND', status: 404, retryAfter: undefined });
    expect(await titleOf(ids.team('writers'))).toBe('Writers');
  });

  it('answers what it says for an object that is not there, without an event', async () => {
    const id = newId('Team');
    const answer = await write(world.door.as(ids.user('ana')), { action: 'team.delete', on: findTeam(id), absent: () => 'none' }, async () => 'some');
    expect([answer, await eventsOf(id)]).toEqual(['none', []]);
  });
});

/** A mutation of the SDL: the action that its one event names, and its call, made of fixtures of its own. */
type Mutation = readonly [action: string, call: () => Promise<string> | string];

const acme = `organizationId: "${ids.acme}"`;
const post = async (path: string, body?: object) => (await world.as('ana').post(`/v1/orgs/${ids.acme}/${path}`, body)).body;
const newTeam = async (): Promise<string> => (await world.as('ana').put(`/v1/orgs/${ids.acme}/teams`, { title: 'Fixture' })).body.id;
const newInvite = async (email: string) => (await post('invites', { emails: [email], role: 'read' })).invites[0];
const newMember = async (email: string): Promise<string> => {
  const { id, urls } = await newInvite(email);
  return (await world.nobody.post(`/v1/orgs/${ids.acme}/invites/${id}`, { secret: new URL(urls.join).searchParams.get('secret') })).body.member.id;
};
const newAccount = async (): Promise<string> => (await post('service-accounts', { name: 'Fixture' })).id;
const newAccountToken = async (): Promise<string> => {
  const account = await newAccount();
  return `serviceAccountId: "${account}", id: "${(await post(`service-accounts/${account}/tokens`, { label: 'Fixture' })).id}"`;
};
const newToken = async (): Promise<string> => (await world.as('ana').post('/v1/tokens', { label: 'Fixture' })).body.id;
const newSpace = async (): Promise<string> => (await post('spaces', { title: 'Fixture' })).id;
const newCollection = async (): Promise<string> => (await post('collections', { title: 'Fixture' })).id;
const newSpec = async (slug: string): Promise<string> => (await post('openapi', { slug, source: { text: '{}' } })).slug;
/** Made and put into the trash. */
const deleted = async (kind: 'spaces' | 'collections', made: Promise<string>): Promise<string> => {
  const id = await made;
  await world.as('ana').delete(`/v1/${kind}/${id}`);
  return id;
};
/** A new space with a new change request, and what else its calls begin with. */
const newChangeRequest = async (steps: (space: string, id: string) => Promise<unknown> = async () => {}): Promise<string> => {
  const space = await newSpace();
  const { id } = (await world.as('ana').post(`/v1/spaces/${space}/change-requests`, {})).body;
  await steps(space, id);
  return `spaceId: "${space}", id: "${id}"`;
};
const mergedChangeRequest = () => newChangeRequest((space, id) => world.as('ana').post(`/v1/spaces/${space}/change-requests/${id}/merge`, {}));
/** One that has not taken in what its space has become. */
const changeRequestBehind = () => newChangeRequest((space) => world.as('ana').post(`/v1/spaces/${space}/content`, { changes: [{ operation: 'insert_page', title: 'Later' }] }));
const askedChangeRequest = () => newChangeRequest((space, id) => world.as('ana').post(`/v1/spaces/${space}/change-requests/${id}/requested-reviewers`, { users: [ids.user('ana')] }));
/** A new space with a comment on it, and with what its replies begin with. */
const newComment = async (): Promise<{ comment: string; reply: string }> => {
  const space = await newSpace();
  const { id } = (await world.as('ana').post(`/v1/spaces/${space}/comments`, { body: { markdown: 'Fixture' } })).body;
  const reply = (await world.as('ana').post(`/v1/spaces/${space}/comments/${id}/replies`, { body: { markdown: 'Fixture' } })).body;
  return { comment: `spaceId: "${space}", id: "${id}"`, reply: `spaceId: "${space}", commentId: "${id}", id: "${reply.id}"` };
};
const said = 'body: { markdown: "Evented" }';
const importing = 'input: { source: MARKDOWN, url: "https://docs.test/" }';
const edits = 'input: { baseRevision: "HEAD", changes: [{ insertPage: { title: "Evented" } }, { insertFile: { name: "a.txt", base64: "YQ==" } }] }';
const ben = `userId: "${ids.user('ben')}"`;
const writers = `teamId: "${ids.team('writers')}"`;
/** A new space with something given on it. */
const granted = async (to: string): Promise<string> => {
  const id = await newSpace();
  await world.as('ana').post(`/v1/spaces/${id}/permissions/${to}`, { role: 'edit' });
  return id;
};
const grantedToBen = () => granted(`users/${ids.user('ben')}`);
const grantedToWriters = () => granted(`teams/${ids.team('writers')}`);

const mutations: Readonly<Record<string, Mutation>> = {
  createOrganization: ['organization.create', () => '(input: { title: "Evented" }) { organization { id } }'],
  updateOrganization: ['organization.update', () => `(id: "${ids.acme}", input: { ai: false }) { organization { id } }`],
  updateMember: ['member.update', () => `(${acme}, userId: "${ids.user('cat')}", input: { role: READ }) { member { id } }`],
  setMemberDisabled: ['member.update', () => `(${acme}, userId: "${ids.user('cat')}", disabled: true) { member { id } }`],
  setMemberSSO: ['member.update', () => `(${acme}, userId: "${ids.user('cat')}") { member { id } }`],
  removeMember: ['member.remove', async () => `(${acme}, userId: "${await newMember('removed@x.test')}") { removedUserId }`],
  pingOrganization: ['member.ping', () => `(${acme}) { serviceVisitorClaims }`],
  createTeam: ['team.create', () => `(${acme}, input: { title: "Evented" }) { team { id } }`],
  updateTeam: ['team.update', async () => `(${acme}, id: "${await newTeam()}", input: { title: "Evented" }) { team { id } }`],
  deleteTeam: ['team.delete', async () => `(${acme}, id: "${await newTeam()}") { __typename }`],
  updateTeamMembers: ['team.updateMembers', async () => `(${acme}, teamId: "${await newTeam()}", input: { add: ["ben@acme.test"] }) { __typename }`],
  setTeamMember: ['team.updateMembers', async () => `(${acme}, teamId: "${await newTeam()}", userId: "${ids.user('ben')}", input: { role: OWNER }) { __typename }`],
  removeTeamMember: ['teamMember.remove', async () => `(${acme}, teamId: "${await newTeam()}", userId: "${ids.user('ana')}") { __typename }`],
  inviteMembers: ['invite.create', () => `(${acme}, input: { emails: ["one@x.test", "two@x.test"] }) { invites { id } }`],
  revokeInvite: ['invite.delete', async () => `(${acme}, id: "${(await newInvite('revoked@x.test')).id}") { revokedInviteId }`],
  acceptInvite: [
    'invite.accept',
    async () => {
      const { id, urls } = (await world.as('eve').post(`/v1/orgs/${ids.umbrella}/invites`, { emails: ['ana@acme.test'] })).body.invites[0];
      return `(organizationId: "${ids.umbrella}", id: "${id}", input: { secret: "${new URL(urls.join).searchParams.get('secret')}" }) { token }`;
    },
  ],
  joinOrganization: [
    'organization.join',
    async () => {
      const { id } = (await world.as('eve').post('/v1/orgs', { title: 'Of the domain' })).body;
      await world.as('ana').patch(`/v1/orgs/${ids.acme}`, { emailDomains: [] });
      await world.as('eve').patch(`/v1/orgs/${id}`, { emailDomains: ['acme.test'] });
      return `(organizationId: "${id}") { member { role } }`;
    },
  ],
  createLinkInvite: ['linkInvite.create', () => `(${acme}, input: {}) { linkInvite { id } }`],
  updateLinkInvite: ['linkInvite.update', async () => `(${acme}, id: "${(await post('link-invites')).id}", input: { maxUses: 2 }) { linkInvite { id } }`],
  deleteLinkInvite: ['linkInvite.delete', async () => `(${acme}, id: "${(await post('link-invites')).id}") { deletedLinkInviteId }`],
  createServiceAccount: ['serviceAccount.create', () => `(${acme}, input: { name: "Evented" }) { serviceAccount { id } }`],
  updateServiceAccount: ['serviceAccount.update', async () => `(${acme}, id: "${await newAccount()}", input: { name: "Evented" }) { serviceAccount { id } }`],
  deleteServiceAccount: ['serviceAccount.delete', async () => `(${acme}, id: "${await newAccount()}") { deletedServiceAccountId }`],
  createServiceAccountToken: ['serviceAccount.update', () => `(${acme}, serviceAccountId: "${ids.publisher}", input: { label: "Evented" }) { secret }`],
  rotateServiceAccountToken: ['serviceAccount.update', async () => `(${acme}, ${await newAccountToken()}) { secret }`],
  revokeServiceAccountToken: ['serviceAccount.update', async () => `(${acme}, ${await newAccountToken()}) { revokedTokenId }`],
  createSAMLProvider: ['samlProvider.create', () => `(${acme}, input: { label: "Evented" }) { samlProvider { id } }`],
  updateSAMLProvider: ['samlProvider.update', async () => `(${acme}, id: "${(await post('saml', { label: 'Fixture' })).id}", input: { label: "Evented" }) { samlProvider { id } }`],
  deleteSAMLProvider: ['samlProvider.delete', async () => `(${acme}, id: "${(await post('saml', { label: 'Fixture' })).id}") { deletedSAMLProviderId }`],
  createToken: ['token.create', () => '(input: { label: "Evented" }) { secret }'],
  rotateToken: ['token.rotate', async () => `(id: "${await newToken()}") { secret }`],
  revokeToken: ['token.revoke', async () => `(id: "${await newToken()}") { revokedTokenId }`],
  createCollection: ['collection.create', () => `(${acme}, input: {}) { collection { id } }`],
  updateCollection: ['collection.update', async () => `(id: "${await newCollection()}", input: { title: "Evented" }) { collection { id } }`],
  deleteCollection: ['collection.delete', async () => `(id: "${await newCollection()}") { deletedCollectionId }`],
  restoreCollection: ['collection.restore', async () => `(id: "${await deleted('collections', newCollection())}") { collection { id } }`],
  moveCollection: ['collection.move', async () => `(id: "${await newCollection()}", input: { parent: "${await newCollection()}" }) { collection { id } }`],
  transferCollection: ['collection.transfer', async () => `(id: "${await newCollection()}", input: { organization: "${ids.acme}", parent: "${await newCollection()}" }) { collection { id } }`],
  createSpace: ['space.create', () => `(${acme}, input: {}) { space { id } }`],
  updateSpace: ['space.update', async () => `(id: "${await newSpace()}", input: { title: "Evented" }) { space { id } }`],
  deleteSpace: ['space.delete', async () => `(id: "${await newSpace()}") { deletedSpaceId }`],
  restoreSpace: ['space.restore', async () => `(id: "${await deleted('spaces', newSpace())}") { space { id } }`],
  duplicateSpace: ['space.duplicate', async () => `(id: "${await newSpace()}") { space { id } }`],
  moveSpace: ['space.move', async () => `(id: "${await newSpace()}", input: { parent: "${await newCollection()}" }) { space { id } }`],
  transferSpace: ['space.transfer', async () => `(id: "${await newSpace()}", input: { organization: "${ids.acme}", parent: "${await newCollection()}" }) { space { id } }`],
  setMemberGrant: ['grant.set', async () => `(contentId: "${await newSpace()}", ${ben}, input: { role: EDIT }) { grant { id } }`],
  setTeamGrant: ['grant.set', async () => `(contentId: "${await newCollection()}", ${writers}, input: { role: null }) { grant { id } }`],
  updateMemberGrant: ['grant.set', async () => `(contentId: "${await grantedToBen()}", ${ben}, input: { role: READ }) { grant { id } }`],
  updateTeamGrant: ['grant.set', async () => `(contentId: "${await grantedToWriters()}", ${writers}, input: { role: READ }) { grant { id } }`],
  grantAll: [
    'grant.set',
    async () => `(contentId: "${await newSpace()}", input: { users: [{ id: "${ids.user('ben')}", role: EDIT }], teams: [{ id: "${ids.team('writers')}", role: READ }] }) { grants { id } }`,
  ],
  removeMemberGrant: ['grant.set', async () => `(contentId: "${await grantedToBen()}", ${ben}) { removedGrantId }`],
  removeTeamGrant: ['grant.set', async () => `(contentId: "${await grantedToWriters()}", ${writers}) { removedGrantId }`],
  editSpaceContent: ['space.edit', async () => `(spaceId: "${await newSpace()}", ${edits}) { refs }`],
  rollbackSpace: [
    'space.rollback',
    async () => {
      const { id, revision } = await post('spaces', { title: 'Fixture' });
      await world.as('ana').post(`/v1/spaces/${id}/content`, { changes: [{ operation: 'insert_page', title: 'Later' }] });
      return `(spaceId: "${id}", revisionId: "${revision}") { revision { id } }`;
    },
  ],
  setMergeRules: ['space.setMergeRules', async () => `(spaceId: "${await newSpace()}", input: { upToDate: true }) { mergeRules { upToDate } }`],
  uploadFile: ['file.upload', () => `(${acme}, input: { name: "a.txt", base64: "YQ==" }) { file { id } }`],
  createChangeRequest: ['changeRequest.create', async () => `(spaceId: "${await newSpace()}", input: {}) { changeRequest { id } }`],
  updateChangeRequest: ['changeRequest.update', async () => `(${await newChangeRequest()}, input: { status: OPEN }) { changeRequest { id } }`],
  editChangeRequestContent: ['changeRequest.edit', async () => `(${await newChangeRequest()}, ${edits}) { refs }`],
  mergeChangeRequest: ['changeRequest.merge', async () => `(${await newChangeRequest()}) { revisionId }`],
  pullChangeRequest: ['changeRequest.pull', async () => `(${await changeRequestBehind()}) { revisionId }`],
  revertChangeRequest: ['changeRequest.revert', async () => `(${await mergedChangeRequest()}) { changeRequest { id } }`],
  createReview: ['changeRequest.review', async () => `(${await newChangeRequest()}, input: { status: APPROVED }) { review { id } }`],
  requestReviewers: ['changeRequest.requestReview', async () => `(${await newChangeRequest()}, input: { users: ["${ids.user('ana')}"] }) { requestedReviewers { done } }`],
  createComment: ['comment.create', async () => `(spaceId: "${await newSpace()}", input: { ${said} }) { comment { id } }`],
  updateComment: ['comment.update', async () => `(${(await newComment()).comment}, input: { ${said}, resolved: true, addedReactions: ["👍"] }) { comment { id } }`],
  deleteComment: ['comment.delete', async () => `(${(await newComment()).comment}) { deletedCommentId }`],
  createCommentReply: ['comment.reply', async () => `(${(await newComment()).comment.replace(', id:', ', commentId:')}, input: { ${said} }) { reply { id } }`],
  updateCommentReply: ['comment.update', async () => `(${(await newComment()).reply}, input: { ${said}, addedReactions: ["👍"] }) { reply { id } }`],
  deleteCommentReply: ['comment.delete', async () => `(${(await newComment()).reply}) { deletedCommentReplyId }`],
  importIntoSpace: ['space.import', async () => `(spaceId: "${await newSpace()}", ${importing}) { import { id } }`],
  importIntoChangeRequest: ['changeRequest.import', async () => `(${await newChangeRequest()}, ${importing}) { import { id } }`],
  removeRequestedReviewer: ['changeRequest.requestReview', async () => `(${await askedChangeRequest()}, userId: "${ids.user('ana')}") { changeRequest { id } }`],
  ...siteMutations(world),
  createOpenAPISpec: ['openAPISpec.create', () => `(${acme}, input: { slug: "evented", source: { text: "{}" } }) { openAPISpec { id } }`],
  setOpenAPISpec: ['openAPISpec.set', async () => `(${acme}, slug: "${await newSpec('set')}", input: { source: { url: "https://docs.test/" } }) { openAPISpec { id } }`],
  deleteOpenAPISpec: ['openAPISpec.delete', async () => `(${acme}, slug: "${await newSpec('deleted')}") { deletedOpenAPISpecId }`],
  ...translationMutations(world),
  ...integrationMutations(world),
};
/** What leaves no event. */
const silent = ['openPublishedSite'];
/** What is done by somebody who has no token yet: its event is told with it (test/saml-provider). */
const withoutToken = ['completeSignIn'];

describe('every mutation', () => {
  it('has its line in this table', () => {
    expect([...Object.keys(mutations), ...silent, ...withoutToken].sort()).toEqual(Object.keys(readSchema().getMutationType()?.getFields() ?? {}).sort());
  });

  it.each(Object.entries(mutations))('%s appends one event', async (name, [action, call]) => {
    const query = `mutation { ${name} ${await call()} }`;
    const requestId = `event-of-${name}`;
    const { errors } = await world.as('ana').query(query, {}, { 'x-request-id': requestId });
    const events = await world.door.database.query(
      undefined,
      'SELECT action, actor_id AS actor FROM events WHERE request_id = $1 UNION ALL SELECT action, user_id FROM account_events WHERE request_id = $1',
      [requestId],
    );
    expect({ errors, events }).toEqual({ errors: undefined, events: [{ action, actor: ids.user('ana') }] });
  });
});

describe('a transaction', () => {
  let own: TestDatabase;
  let database: Database;
  /** With one connection: who gets it after another sees what was left. */
  let single: Database;

  beforeAll(async () => {
    own = await openTestDatabase();
    database = openDatabase({ url: own.appUrl });
    single = openDatabase({ url: own.appUrl, poolSize: 1 });
  });
  afterAll(async () => {
    await database?.close();
    await single?.close();
    await own?.drop();
  });

  const title = async (team: 'writers' | 'reviewers') => (await database.query<{ title: string }>(undefined, 'SELECT title FROM teams WHERE id = $1', [ids.team(team)]))[0]?.title;
  const retitle = (tx: Tx, team: 'writers' | 'reviewers', to: string) => tx.query(undefined, 'UPDATE teams SET title = $2 WHERE id = $1', [ids.team(team), to]);

  /** Two that wait for each other the first time, and then no more. */
  function meeting(): () => Promise<void> {
    let waiting: (() => void) | undefined;
    let met = false;
    return async () => {
      if (met) return;
      if (waiting) {
        met = true;
        waiting();
      } else
        await new Promise<void>((resolve) => {
          waiting = resolve;
        });
    };
  }

  it("runs again what the database undid for another's sake", async () => {
    const meet = meeting();
    let runs = 0;
    const addOne = () =>
      database.transaction(async (tx) => {
        runs++;
        await tx.query(undefined, 'SET TRANSACTION ISOLATION LEVEL SERIALIZABLE', []);
        const [row] = await tx.query<{ count: number }>(undefined, "SELECT count(*)::int AS count FROM teams WHERE title LIKE 'Serial %'", []);
        await meet();
        await tx.prisma.team.create({ data: { id: newId('Team'), organizationId: ids.acme, title: `Serial ${row?.count}` } });
      });
    await Promise.all([addOne(), addOne()]);
    const rows = await database.query(undefined, "SELECT title FROM teams WHERE title LIKE 'Serial %' ORDER BY title", []);
    expect(rows).toEqual([{ title: 'Serial 0' }, { title: 'Serial 1' }]);
    expect(runs).toBe(3);
  });

  it('runs again what ended in a deadlock', async () => {
    const meet = meeting();
    let runs = 0;
    const both = (first: 'writers' | 'reviewers', second: 'writers' | 'reviewers', to: string) =>
      database.transaction(async (tx) => {
        runs++;
        await retitle(tx, first, to);
        await meet();
        await retitle(tx, second, to);
      });
    await Promise.all([both('writers', 'reviewers', 'A'), both('reviewers', 'writers', 'B')]);
    expect(runs).toBe(3);
    expect(await title('writers')).toBe(await title('reviewers'));
  });

  it('gives up after five times', async () => {
    let runs = 0;
    const collide = database.transaction(async (tx) => {
      runs++;
      await tx.query(undefined, "DO $$ BEGIN RAISE EXCEPTION 'collided' USING ERRCODE = '40001'; END $$", []);
    });
    expect(await faultOf(collide)).toEqual({ reason: 'UNAVAILABLE', status: 503, retryAfter: 1 });
    expect(runs).toBe(5);
  });

  it('runs nothing again for any other reason', async () => {
    let runs = 0;
    const fail = database.transaction(async () => {
      runs++;
      throw new Error('Once.');
    });
    await expect(fail).rejects.toThrow('Once.');
    expect(runs).toBe(1);
  });

  it('holds Prisma and the port on one connection, nested writes too', async () => {
    const id = newId('Organization');
    await database.transaction(async (tx) => {
      await tx.prisma.organization.create({
        data: {
          id,
          title: 'Nested',
          teams: {
            create: [
              { id: newId('Team'), title: 'Inner one' },
              { id: newId('Team'), title: 'Inner two' },
            ],
          },
        },
      });
      const seen = await tx.query(undefined, 'SELECT title FROM teams WHERE organization_id = $1 ORDER BY title', [id]);
      const outside = await database.query(undefined, 'SELECT title FROM teams WHERE organization_id = $1', [id]);
      expect([seen, outside]).toEqual([[{ title: 'Inner one' }, { title: 'Inner two' }], []]);
    });
    expect(await database.prisma.team.count({ where: { organizationId: id } })).toBe(2);
  });

  it('undoes a nested write alone when that fails, and goes on', async () => {
    const id = newId('Organization');
    const inner = newId('Team');
    await database.transaction(async (tx) => {
      await tx.prisma.organization.create({ data: { id: newId('Organization'), title: 'Before nested' } });
      const twice = { id: inner, title: 'Twice' };
      await expect(tx.prisma.organization.create({ data: { id, title: 'Nested', teams: { create: [twice, twice] } } })).rejects.toThrow(/Unique constraint/);
      await tx.prisma.organization.create({ data: { id: newId('Organization'), title: 'After nested' } });
    });
    const rows = await database.query(undefined, "SELECT title FROM organizations WHERE title LIKE '% nested' OR title = 'Nested' AND id = $1 ORDER BY title", [id]);
    expect(rows).toEqual([{ title: 'After nested' }, { title: 'Before nested' }]);
  });

  it('runs statements that come together one after another', async () => {
    const numbers = await database.transaction((tx) => Promise.all([1, 2, 3, 4].map(async (n) => (await tx.query<{ n: number }>('test.number', 'SELECT $1::int AS n', [n]))[0]?.n)));
    expect(numbers).toEqual([1, 2, 3, 4]);
  });

  it('refuses whatever comes after its end', async () => {
    let kept: Tx | undefined;
    await single.transaction(async (tx) => {
      kept = tx;
    });
    await expect(kept?.query(undefined, 'SELECT 1', [])).rejects.toThrow('The transaction has ended.');
    await expect(kept?.prisma.team.count()).rejects.toThrow('The transaction has ended.');
    await expect(
      single.transaction(async (tx) => {
        kept = tx;
        throw new Error('Stop.');
      }),
    ).rejects.toThrow('Stop.');
    await expect(kept?.query(undefined, 'SELECT 1', [])).rejects.toThrow('The transaction has ended.');
    expect(await single.query(undefined, 'SELECT 1 AS one', [])).toEqual([{ one: 1 }]);
  });

  it('is given up when its time has passed, leaves nothing, and gives its connection back', async () => {
    const forever = single.transaction(
      async (tx) => {
        await retitle(tx, 'writers', 'Late');
        await new Promise(() => {});
      },
      { timeout: 50 },
    );
    expect(await faultOf(forever)).toEqual({ reason: 'TIMEOUT', status: 504, retryAfter: undefined });
    expect(await single.query(undefined, 'SELECT 1 AS one', [])).toEqual([{ one: 1 }]);
    expect(await title('writers')).not.toBe('Late');
  });

  it('has more time when it asks for more, and an end all the same', async () => {
    const longer = await single.transaction(
      async (tx) => {
        tx.extend(2000);
        await new Promise((resolve) => setTimeout(resolve, 200));
        tx.extend(1);
        return (await tx.query<{ one: number }>(undefined, 'SELECT 1 AS one', []))[0]?.one;
      },
      { timeout: 50 },
    );
    expect(longer).toBe(1);
    const forever = single.transaction(
      async (tx) => {
        tx.extend(100);
        await new Promise(() => {});
      },
      { timeout: 50 },
    );
    expect(await faultOf(forever)).toEqual({ reason: 'TIMEOUT', status: 504, retryAfter: undefined });
  });

  it('is given up in the midst of a statement, and the next one gets a connection', async () => {
    const slow = single.transaction(
      async (tx) => {
        await retitle(tx, 'writers', 'Slow');
        await tx.query(undefined, 'SELECT pg_sleep(2)', []);
      },
      { timeout: 50 },
    );
    expect(await faultOf(slow)).toEqual({ reason: 'TIMEOUT', status: 504, retryAfter: undefined });
    expect(await single.transaction((tx) => tx.query(undefined, 'SELECT 1 AS one', []))).toEqual([{ one: 1 }]);
    expect(await title('writers')).not.toBe('Slow');
  });

  it('says what is taken and what is gone', async () => {
    const taken = database.transaction((tx) => tx.query(undefined, 'INSERT INTO users (id, email, display_name) VALUES ($1, $2, $2)', [newId('User'), 'ana@acme.test']));
    expect(await faultOf(taken)).toEqual({ reason: 'ALREADY_EXISTS', status: 409, retryAfter: undefined });
    const gone = database.transaction((tx) => tx.prisma.team.create({ data: { id: newId('Team'), organizationId: newId('Organization'), title: 'Nowhere' } }));
    expect(await faultOf(gone)).toEqual({ reason: 'CONFLICT', status: 409, retryAfter: undefined });
  });
});
