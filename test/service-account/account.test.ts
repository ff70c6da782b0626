// Tests service accounts: created, updated, listed and deleted.
import { describe, expect, it } from 'vitest';
import {
  createServiceAccount,
  createServiceAccountToken,
} from '../../src/resources/service-account.ts';
import { ids, type Person, useWorld } from '../support.ts';
import {
  accounts,
  forbidden,
  newOrganization,
  nothingHere,
  of,
  person,
  makeServiceAccount,
  refusal,
} from './made.ts';

const world = useWorld();

const ana = () => person(world, ids.user('ana'), 'Ana Alvarez', 'ana@acme.test');

const AccountFields =
  'fragment F on ServiceAccount { __typename id name role createdAt createdBy { id } user { id displayName email photoUrl } organization { id } urls { location } }';

const CreateAccount = `mutation ($input: CreateServiceAccountInput!) { createServiceAccount(input: $input) { serviceAccount { ...F } } } ${AccountFields}`;
const UpdateAccount = `mutation ($input: UpdateServiceAccountInput!) { updateServiceAccount(input: $input) { serviceAccount { ...F } } } ${AccountFields}`;
const DeleteAccount =
  'mutation ($id: ID!) { deleteServiceAccount(input: { id: $id }) { deletedServiceAccountId } }';
const GetAccount = `query ($id: ID!) { serviceAccount(id: $id) { ...F } } ${AccountFields}`;
const ListAccounts = `query ($organizationId: ID!, $first: Int, $before: String, $last: Int) {
  organization(id: $organizationId) {
    serviceAccounts(first: $first, before: $before, last: $last) {
      totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node { id } } nodes { ...F }
    }
  }
} ${AccountFields}`;
const ListAccountsWithTokens = `query ($organizationId: ID!, $first: Int) {
  organization(id: $organizationId) { serviceAccounts(first: $first) { nodes { name tokens(first: 2) { totalCount nodes { label } } } } }
}`;

describe('creating a service account', () => {
  it('creates a user for it, and returns its location', async () => {
    const { status, headers, body } = await world
      .as('ana')
      .post(accounts, { name: 'Importer', role: 'create' });
    const { id, createdAt, user } = body;
    expect(status).toBe(201);
    expect(body).toEqual({
      object: 'service-account',
      id,
      name: 'Importer',
      role: 'create',
      createdAt,
      createdBy: ana(),
      user: person(world, user.id, 'Importer', user.email),
      urls: { location: `${world.url}${accounts}/${id}` },
    });
    expect(user.email).toMatch(/@service-accounts\.invalid$/);
    expect(headers.get('location')).toBe(`${world.url}${accounts}/${id}`);
    expect(of(await world.as('ana').get(`${accounts}/${id}`))).toEqual({ status: 200, body });
    expect((await world.as('ana').get(`/v1/users/${user.id}`)).body).toEqual(user);
  });

  it('works the same in GraphQL; without a role it is a guest', async () => {
    const { data, errors } = await world
      .as('ana')
      .query(CreateAccount, { input: { organizationId: ids.acme, name: 'Guest' } });
    const { serviceAccount } = data.createServiceAccount;
    expect(errors).toBeUndefined();
    expect(serviceAccount).toEqual({
      __typename: 'ServiceAccount',
      id: serviceAccount.id,
      name: 'Guest',
      role: null,
      createdAt: serviceAccount.createdAt,
      createdBy: { id: ids.user('ana') },
      user: {
        id: serviceAccount.user.id,
        displayName: 'Guest',
        email: serviceAccount.user.email,
        photoUrl: null,
      },
      organization: { id: ids.acme },
      urls: { location: `${world.url}${accounts}/${serviceAccount.id}` },
    });
    expect((await world.as('ana').query(GetAccount, { id: serviceAccount.id })).data).toEqual({
      serviceAccount,
    });
    expect((await world.as('ana').post(accounts, { name: 'Guest', role: null })).body.role).toBe(
      null,
    );
  });

  it.each([
    [{}, 'name', 'name is required.'],
    [{ name: '' }, 'name', 'name must have 1 to 64 characters, and has 0.'],
    [{ name: 'x'.repeat(65) }, 'name', 'name must have 1 to 64 characters, and has 65.'],
    [{ name: null }, 'name', 'name must be a text.'],
    [
      { name: 'x', role: 'guest' },
      'role',
      'role must be one of admin, create, review, edit, comment, read, or null.',
    ],
    [
      { name: 'x', email: 'x@y.test' },
      'email',
      'There is no field `email` here. Fields are: `name`, `role`.',
    ],
  ])('refuses %j', async (body, field, message) => {
    expect(of(await world.as('ana').post(accounts, body))).toEqual({
      status: 400,
      body: refusal(400, 'BAD_USER_INPUT', message, { field }),
    });
  });
});

describe('updating a service account', () => {
  it("changes the given fields, and its user's name with its own", async () => {
    const made = (await world.as('ana').post(accounts, { name: 'Before', role: 'edit' })).body;
    const patch = async (input: object) =>
      (await world.as('ana').patch(`${accounts}/${made.id}`, input)).body;
    expect(await patch({})).toEqual(made);
    expect(await patch({ name: 'After' })).toEqual({
      ...made,
      name: 'After',
      user: { ...made.user, displayName: 'After' },
    });
    expect(await patch({ role: null })).toEqual({
      ...made,
      name: 'After',
      user: { ...made.user, displayName: 'After' },
      role: null,
    });
    const { data } = await world
      .as('ana')
      .query(UpdateAccount, { input: { id: made.id, role: 'ADMIN' } });
    expect(data.updateServiceAccount.serviceAccount).toEqual({
      __typename: 'ServiceAccount',
      id: made.id,
      name: 'After',
      role: 'ADMIN',
      createdAt: made.createdAt,
      createdBy: { id: ids.user('ana') },
      user: { id: made.user.id, displayName: 'After', email: made.user.email, photoUrl: null },
      organization: { id: ids.acme },
      urls: made.urls,
    });
  });

  it.each([
    [{ name: null }, 'name', 'name may be absent, but not null.'],
    [{ name: '' }, 'name', 'name must have 1 to 64 characters, and has 0.'],
    [{ name: 'x'.repeat(65) }, 'name', 'name must have 1 to 64 characters, and has 65.'],
  ])('refuses %j', async (body, field, message) => {
    expect(of(await world.as('ana').patch(`${accounts}/${ids.publisher}`, body))).toEqual({
      status: 400,
      body: refusal(400, 'BAD_USER_INPUT', message, { field }),
    });
  });

  it('requires an admin, like every operation on them', async () => {
    const own = `${accounts}/${ids.publisher}`;
    const answers = async (name: Person) => {
      const visitor = world.as(name);
      const token = `${own}/tokens/tok_1CWoxU9o4cmNqFGhyZhEqL`;
      const all = [
        visitor.get(accounts),
        visitor.post(accounts, { name: 'x' }),
        visitor.get(own),
        visitor.patch(own, {}),
        visitor.delete(own),
        visitor.get(`${own}/tokens`),
        visitor.post(`${own}/tokens`, { label: 'x' }),
        visitor.get(token),
        visitor.delete(token),
        visitor.post(`${token}/rotate`),
      ];
      return (await Promise.all(all)).map(of);
    };
    expect(await answers('ben')).toEqual(
      Array.from({ length: 10 }, () => forbidden('admin', 'edit')),
    );
    expect(await answers('dan')).toEqual(
      Array.from({ length: 10 }, () => forbidden('admin', 'guest')),
    );
    expect(await answers('eve')).toEqual(
      Array.from({ length: 10 }, () => ({ status: 404, body: nothingHere })),
    );
  });

  it('answers NOT_FOUND for one of another organization', async () => {
    const { id, visitor } = await makeServiceAccount(
      world,
      'edit',
      await newOrganization(world, 'Other'),
    );
    expect((await world.as('ana').get(`${accounts}/${id}`)).body).toEqual(nothingHere);
    expect((await world.as('ana').patch(`${accounts}/${id}`, { name: 'x' })).body).toEqual(
      nothingHere,
    );
    expect((await world.as('ana').delete(`${accounts}/${id}`)).status).toBe(204);
    expect((await visitor.get('/v1/user')).status).toBe(200);
  });
});

describe('the list of service accounts', () => {
  it('is paginated in both directions, newest first', async () => {
    const organizationId = await newOrganization(world, 'Paged');
    const path = `/v1/orgs/${organizationId}/service-accounts`;
    const made: string[] = [];
    for (const name of ['one', 'two', 'three', 'four'])
      made.unshift((await world.as('ana').post(path, { name })).body.id);
    const first = (await world.as('ana').get(`${path}?limit=3`)).body;
    const second = (await world.as('ana').get(`${path}?limit=3&page=${first.next.page}`)).body;
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(made);
    expect([first.count, second]).toEqual([4, { count: 4, items: second.items }]);
    const { data } = await world
      .as('ana')
      .query(ListAccounts, { organizationId, last: 1, before: first.next.page });
    const { edges, nodes, ...rest } = data.organization.serviceAccounts;
    expect(nodes.map(({ id }: { id: string }) => id)).toEqual([made[1]]);
    expect(rest).toEqual({
      totalCount: 4,
      pageInfo: {
        hasNextPage: true,
        hasPreviousPage: true,
        startCursor: edges[0].cursor,
        endCursor: edges[0].cursor,
      },
    });
  });

  it('lists 10 and 200 service accounts in 4 statements, with users or with tokens', async () => {
    const organizationId = await newOrganization(world, 'Counted');
    const as = () => world.console.as(ids.user('ana'));
    const add = async (number: number) => {
      for (let n = 0; n < number; n++)
        await createServiceAccountToken(
          as(),
          organizationId,
          (await createServiceAccount(as(), organizationId, { name: `n${n}` })).id,
          { label: 'Only' },
        );
    };
    const count = async () => [
      await world.countStatements('ana', (visitor) =>
        visitor.get(`/v1/orgs/${organizationId}/service-accounts?limit=1000`),
      ),
      await world.countStatements('ana', (visitor) =>
        visitor.query(ListAccounts, { organizationId, first: 1000 }),
      ),
      await world.countStatements('ana', (visitor) =>
        visitor.query(ListAccountsWithTokens, { organizationId, first: 1000 }),
      ),
    ];
    await add(10);
    const few = await count();
    await add(190);
    const { data } = await world
      .as('ana')
      .query(ListAccountsWithTokens, { organizationId, first: 1000 });
    expect(data.organization.serviceAccounts.nodes).toHaveLength(200);
    expect(data.organization.serviceAccounts.nodes[7]).toEqual({
      name: 'n182',
      tokens: { totalCount: 1, nodes: [{ label: 'Only' }] },
    });
    expect([few, await count()]).toEqual([
      [4, 4, 4],
      [4, 4, 4],
    ]);
  });
});

describe('deleting a service account', () => {
  it('revokes its tokens, answers 204, and can be repeated', async () => {
    const { own, visitor } = await makeServiceAccount(world, 'admin');
    expect((await visitor.get('/v1/user')).status).toBe(200);
    expect(of(await world.as('ana').delete(own))).toEqual({ status: 204, body: undefined });
    expect((await world.as('ana').delete(own)).status).toBe(204);
    expect((await visitor.get('/v1/user')).status).toBe(401);
    expect((await world.as('ana').get(own)).body).toEqual(nothingHere);
    expect((await world.as('ana').get(`${own}/tokens`)).body).toEqual(nothingHere);
  });

  it('returns its id in GraphQL, and NOT_FOUND when it does not exist', async () => {
    const { id } = await makeServiceAccount(world, 'admin');
    const remove = () => world.as('ana').query(DeleteAccount, { id });
    expect((await remove()).data).toEqual({
      deleteServiceAccount: { deletedServiceAccountId: id },
    });
    expect((await remove()).errors[0].extensions.code).toBe('NOT_FOUND');
  });

  it('keeps its name on the resources that it created', async () => {
    const organizationId = await newOrganization(world, 'Left');
    const { own, userId, visitor } = await makeServiceAccount(world, 'admin', organizationId);
    await visitor.post(`/v1/orgs/${organizationId}/invites`, { emails: ['by@program.test'] });
    await world.as('ana').delete(own);
    const { body } = await world.as('ana').get(`/v1/orgs/${organizationId}/invites`);
    expect(body.items[0].createdBy).toEqual(
      person(world, userId, 'Program', body.items[0].createdBy.email),
    );
  });
});
