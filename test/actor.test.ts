// Tests the objects that name who did something: users, service accounts and installations.
import { beforeAll, describe, expect, it } from 'vitest';
import { type Edit, makeTestSpace, page, type TestSpace } from './edit/support.ts';
import { install, publish } from './integration/support.ts';
import { ids, type Person, useWorld, type Visitor } from './support.ts';
import { statementsOf } from './statements.ts';

const world = useWorld();

const ACTOR = 'fragment A on Actor { __typename id displayName photoUrl user { id } }';
const COMMENTS = `query ($id: ID!) { space(id: $id) { comments(first: 100, orderBy: { direction: ASC }) { nodes {
  postedBy { ...A ... on ServiceAccount { name role } ... on IntegrationInstallation { status } } } } } } ${ACTOR}`;

/** A program that can edit the space of the tests. */
interface Program {
  /** Its id, of a service account or an installation. */
  readonly id: string;
  readonly userId: string;
  readonly as: Visitor;
}

let space: TestSpace;
let account: Program;
let installation: Program;

const post = async (visitor: Visitor, path: string, body: object) => {
  const answer = await visitor.post(path, body);
  expect(answer.body.error).toBeUndefined();
  return answer.body;
};

/** Makes a space in which every member can comment. */
async function makeOpenSpace(title: string, edits: readonly Edit[] = []): Promise<TestSpace> {
  const made = await makeTestSpace(world, edits, { title });
  const { status } = await world
    .as('ana')
    .patch(`/v1/spaces/${made.id}`, { defaultLevel: 'comment' });
  expect(status).toBe(200);
  return made;
}

const comment = (visitor: Visitor, spaceId: string, markdown = 'Done.') =>
  post(visitor, `/v1/spaces/${spaceId}/comments`, { body: { markdown } });

async function makeAccount(name: string): Promise<Program> {
  const accounts = `/v1/orgs/${ids.acme}/service-accounts`;
  const { body } = await world.as('ana').post(accounts, { name, role: 'admin' });
  const token = await world.as('ana').post(`${accounts}/${body.id}/tokens`, { label: 'Test' });
  return { id: body.id, userId: body.user.id, as: world.with(token.body.secret) };
}

/** Installs an integration of Umbrella in Acme, where it can edit a space. */
async function makeInstallation(spaceId: string, title: string): Promise<Program> {
  const scopes = ['space:content:write'];
  const name = await publish(world, { scopes, title, organization: ids.umbrella }, 'eve');
  const { id } = (await install(world, name, { selected_spaces: [{ space: spaceId }] })).body;
  const { token } = (
    await world.as('ana').post(`/v1/integrations/${name}/installations/${id}/tokens`)
  ).body;
  const { data } = await world
    .as('ana')
    .query('query ($id: ID!) { integrationInstallation(id: $id) { user { id } } }', { id });
  return { id, userId: data.integrationInstallation.user.id, as: world.with(token) };
}

beforeAll(async () => {
  space = await makeOpenSpace('Read by all', [page('Start')]);
  account = await makeAccount('Robot');
  installation = await makeInstallation(space.id, 'Linker');
  await comment(world.as('ana'), space.id);
  await comment(account.as, space.id);
  await comment(installation.as, space.id);
});

const ana = () => ({
  __typename: 'User',
  id: ids.user('ana'),
  displayName: 'Ana Alvarez',
  photoUrl: null,
  user: { id: ids.user('ana') },
});

/** The user of a program, as a caller sees them who may not read the program. */
const asUser = ({ userId: id }: Program, displayName: string) => ({
  __typename: 'User',
  id,
  displayName,
  photoUrl: null,
  user: { id },
});

const robot = () => ({
  ...asUser(account, 'Robot'),
  __typename: 'ServiceAccount',
  id: account.id,
  name: 'Robot',
  role: 'ADMIN',
});

const linker = () => ({
  ...asUser(installation, 'Linker'),
  __typename: 'IntegrationInstallation',
  id: installation.id,
  status: 'ACTIVE',
});

async function authorsFor(visitor: Visitor): Promise<{ readonly id: string }[]> {
  const { data, errors } = await visitor.query(COMMENTS, { id: space.id });
  expect(errors).toBeUndefined();
  return data.space.comments.nodes.map((node: { postedBy: { id: string } }) => node.postedBy);
}

describe('an actor', () => {
  it('is a user, a service account or an installation for a caller who can read them', async () => {
    expect(await authorsFor(world.as('ana'))).toEqual([ana(), robot(), linker()]);
  });

  it('is the user of a program for a caller who cannot read the program', async () => {
    for (const visitor of [world.as('ben'), installation.as])
      expect(await authorsFor(visitor)).toEqual([
        ana(),
        asUser(account, 'Robot'),
        asUser(installation, 'Linker'),
      ]);
  });

  it('is the user of a program for a token without the scope of the program', async () => {
    const withScopes = async (...scopes: string[]) =>
      authorsFor(world.with(await world.tokenOf(ids.user('ana'), { scopes })));
    expect(await withScopes('space:read', 'integration:read')).toEqual([
      ana(),
      asUser(account, 'Robot'),
      linker(),
    ]);
    expect(await withScopes('space:read', 'organization:members:read')).toEqual([
      ana(),
      robot(),
      asUser(installation, 'Linker'),
    ]);
  });

  it('is found by its id with the type that the caller read', async () => {
    for (const visitor of [world.as('ana'), world.as('ben')]) {
      const authors = await authorsFor(visitor);
      const { data } = await visitor.query(
        `query ($ids: [ID!]!) { nodes(ids: $ids) { ...A ... on ServiceAccount { name role } ... on IntegrationInstallation { status } } } ${ACTOR}`,
        { ids: authors.map(({ id }) => id) },
      );
      expect(data.nodes).toEqual(authors);
    }
  });

  it('is always the user in /v1', async () => {
    const user = (id: string, displayName: string, email: string) => ({
      object: 'user',
      id,
      displayName,
      email,
      urls: { location: `${world.url}/v1/users/${id}` },
    });
    const emailOf = async (id: string) =>
      (await world.as('ana').get(`/v1/users/${id}`)).body.email as string;
    const expected = [
      user(ids.user('ana'), 'Ana Alvarez', 'ana@acme.test'),
      user(account.userId, 'Robot', await emailOf(account.userId)),
      user(installation.userId, 'Linker', await emailOf(installation.userId)),
    ];
    for (const person of ['ana', 'ben'] as const satisfies readonly Person[]) {
      const { body } = await world.as(person).get(`/v1/spaces/${space.id}/comments?order=asc`);
      expect(body.items.map(({ postedBy }: { postedBy: object }) => postedBy)).toEqual(expected);
    }
  });

  it('has the current name of a service account and of its user', async () => {
    const { id, as, userId } = await makeAccount('Before');
    const made = await makeTestSpace(world, [], { title: 'Renamed' });
    await comment(as, made.id);
    await world.as('ana').patch(`/v1/orgs/${ids.acme}/service-accounts/${id}`, { name: 'After' });
    const { data } = await world.as('ana').query(COMMENTS, { id: made.id });
    expect(data.space.comments.nodes).toEqual([
      {
        postedBy: {
          ...{ __typename: 'ServiceAccount', id, displayName: 'After', photoUrl: null },
          ...{ user: { id: userId }, name: 'After', role: 'ADMIN' },
        },
      },
    ]);
  });

  it('is the user once the service account or the installation is deleted', async () => {
    const made = await makeTestSpace(world, [], { title: 'Deleted' });
    const [robotToo, linkerToo] = [
      await makeAccount('Gone'),
      await makeInstallation(made.id, 'Gone too'),
    ];
    await comment(robotToo.as, made.id);
    await comment(linkerToo.as, made.id);
    const { errors } = await world.as('ana').query(
      `mutation ($account: ID!, $installation: ID!) {
        deleteServiceAccount(input: { id: $account }) { deletedServiceAccountId }
        uninstallIntegration(input: { id: $installation }) { uninstalledIntegrationInstallationId } }`,
      { account: robotToo.id, installation: linkerToo.id },
    );
    expect(errors).toBeUndefined();
    const { data } = await world.as('ana').query(COMMENTS, { id: made.id });
    expect(data.space.comments.nodes).toEqual([
      { postedBy: asUser(robotToo, 'Gone') },
      { postedBy: asUser(linkerToo, 'Gone too') },
    ]);
  });

  it('is a person whose address looks like that of a program', async () => {
    await world.console.database.prisma.user.update({
      where: { id: ids.user('cat') },
      data: { email: 'cat@service-accounts.invalid' },
    });
    const made = await makeOpenSpace('Open');
    await comment(world.as('cat'), made.id);
    const { data } = await world.as('ana').query(COMMENTS, { id: made.id });
    expect(data.space.comments.nodes).toEqual([
      {
        postedBy: {
          ...{ __typename: 'User', id: ids.user('cat'), displayName: 'Cat Cooper' },
          ...{ photoUrl: null, user: { id: ids.user('cat') } },
        },
      },
    ]);
  });
});

describe('the actor of everything that a service account did', () => {
  const BY = '{ __typename id }';
  const READ = `query ($space: ID!, $request: ID!, $organization: ID!, $subject: ID!) {
    space(id: $space) { revision { author ${BY} allPages { createdBy ${BY} updatedBy ${BY} } }
      comments { nodes { postedBy ${BY} resolvedBy ${BY} reactions { users { actor ${BY} } } replies { nodes { postedBy ${BY} } } } } }
    changeRequest(id: $request) { createdBy ${BY} contributors ${BY} reviews { nodes { reviewer ${BY} } } }
    organization(id: $organization) { auditEvents(filter: { subjectId: $subject }) { nodes { actor ${BY} } } } }`;

  const expected = (by: object) => ({
    space: {
      revision: { author: by, allPages: [{ createdBy: by, updatedBy: by }] },
      comments: {
        nodes: [
          {
            postedBy: by,
            resolvedBy: by,
            reactions: [{ users: [{ actor: by }] }],
            replies: { nodes: [{ postedBy: by }] },
          },
        ],
      },
    },
    changeRequest: { createdBy: by, contributors: [by], reviews: { nodes: [{ reviewer: by }] } },
    organization: { auditEvents: { nodes: [{ actor: by }] } },
  });

  it('is the service account in every field', async () => {
    const { id: spaceId } = await makeTestSpace(world, [], { title: 'By a robot' });
    const url = `/v1/spaces/${spaceId}`;
    await post(account.as, `${url}/content`, {
      changes: [{ operation: 'insert_page', title: 'By the robot' }],
    });
    const { id } = await comment(account.as, spaceId);
    const put = await account.as.put(`${url}/comments/${id}`, {
      addedReactions: ['👍'],
      resolved: true,
    });
    expect(put.status).toBe(200);
    await post(account.as, `${url}/comments/${id}/replies`, { body: { markdown: 'Yes.' } });
    const request = await post(account.as, `${url}/change-requests`, {});
    await post(account.as, `${url}/change-requests/${request.id}/reviews`, { status: 'approved' });
    const { data, errors } = await world.as('ana').query(READ, {
      ...{ space: spaceId, request: request.id, organization: ids.acme, subject: id },
    });
    expect(errors).toBeUndefined();
    data.organization.auditEvents.nodes.splice(1);
    expect(data).toEqual(expected({ __typename: 'ServiceAccount', id: account.id }));
  });
});

describe('the number of statements for actors', () => {
  const BY = `query ($id: ID!) { space(id: $id) { comments(first: 100) { nodes { postedBy { ...A } } } } } ${ACTOR}`;
  const ID_ALONE =
    'query ($id: ID!) { space(id: $id) { comments(first: 100) { nodes { postedBy { __typename id } } } } }';
  const NO_ACTORS = 'query ($id: ID!) { space(id: $id) { comments(first: 100) { nodes { id } } } }';

  /** Returns the number of statements that reading the authors adds. */
  async function added(visitor: Visitor, id: string, document = BY): Promise<number> {
    const count = async (text: string) => {
      await visitor.query(text, { id });
      return (await statementsOf(() => visitor.query(text, { id }))).length;
    };
    return (await count(document)) - (await count(NO_ACTORS));
  }

  /** Makes a space with this many comments of each author. */
  async function commented(by: (spaceId: string) => Promise<readonly Visitor[]>, each: number) {
    const { id } = await makeOpenSpace('Counted');
    for (const visitor of await by(id))
      for (let n = 0; n < each; n++) await comment(visitor, id, `No. ${n}`);
    return id;
  }

  it('is one where all are people', async () => {
    for (const each of [1, 5]) {
      const id = await commented(async () => [world.as('ana'), world.as('ben')], each);
      expect(await added(world.as('ben'), id)).toBe(1);
      expect(await added(world.as('ben'), id, ID_ALONE)).toBe(1);
    }
  });

  it('is one more for service accounts, however many, and for a caller who cannot read them', async () => {
    for (const size of [1, 4]) {
      const id = await commented(async () => {
        const robots = [];
        for (let n = 0; n < size; n++) robots.push((await makeAccount(`Robot ${n}`)).as);
        return [world.as('ana'), ...robots];
      }, 2);
      expect([await added(world.as('ana'), id), await added(world.as('ben'), id)]).toEqual([2, 2]);
    }
  });

  it('is one more for installations, however many', async () => {
    for (const size of [1, 4]) {
      const id = await commented(async (spaceId) => {
        const linkers = [];
        for (let n = 0; n < size; n++)
          linkers.push((await makeInstallation(spaceId, `Linker ${n}`)).as);
        return [world.as('ana'), ...linkers];
      }, 2);
      expect([await added(world.as('ana'), id), await added(world.as('ben'), id)]).toEqual([2, 2]);
    }
  });
});

describe('a mutation', () => {
  const CREATE = `mutation ($id: ID!) { createComment(input: { subjectId: $id, body: { markdown: "Mine." } }) {
    comment { postedBy { __typename id ... on ServiceAccount { role } ... on IntegrationInstallation { status } } } } }`;

  it('returns actors to a token without the scopes of programs', async () => {
    const made = await makeTestSpace(world);
    const token = await world.tokenOf(ids.user('ana'), { scopes: ['space:read', 'space:write'] });
    const { data, errors } = await world.with(token).query(CREATE, { id: made.id });
    expect(errors).toBeUndefined();
    expect(data.createComment.comment.postedBy).toEqual({
      __typename: 'User',
      id: ids.user('ana'),
    });
  });

  it('still requires the scopes of what is selected elsewhere', async () => {
    const made = await makeTestSpace(world);
    const token = await world.tokenOf(ids.user('ana'), { scopes: ['space:read', 'space:write'] });
    const { data, errors } = await world.with(token).query(
      `mutation ($id: ID!) { createComment(input: { subjectId: $id, body: { markdown: "Mine." } }) {
        comment { postedBy { user { recentSpaces { nodes { organization { serviceAccounts { nodes { id } } } } } } } } } }`,
      { id: made.id },
    );
    expect([data, errors[0].extensions]).toEqual([
      null,
      {
        code: 'FORBIDDEN',
        details: { needs: 'organization:read', has: ['space:read', 'space:write'] },
        requestId: 'test',
      },
    ]);
  });
});
