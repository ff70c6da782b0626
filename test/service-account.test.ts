// Service accounts: programs of one organization, with a role and tokens of their own.
import { describe, expect, it } from 'vitest';
import { createServiceAccount, createServiceAccountToken } from '../src/resources/service-account.ts';
import { ids, type Person, type RestResult, useWorld, type Visitor } from './support.ts';

const world = useWorld();

const accounts = `/v1/orgs/${ids.acme}/service-accounts`;

/** A fault of `/v1`. */
const refusal = (code: number, reason: string, message: string, rest: object = {}) => ({ error: { code, message, reason, ...rest, requestId: 'test' } });

const nothingHere = refusal(404, 'NOT_FOUND', 'There is nothing here, or nothing that you may see. Check the address and the ids in it.');
const forbidden = (needs: string, has: string) => ({ status: 403, body: refusal(403, 'FORBIDDEN', `This needs ${needs}; you are ${has} here.`, { details: { needs, has } }) });

const of = ({ status, body }: RestResult) => ({ status, body });

const person = (id: string, displayName: string, email: string) => ({ object: 'user', id, displayName, email, urls: { location: `${world.url}/v1/users/${id}` } });
const ana = () => person(ids.user('ana'), 'Ana Alvarez', 'ana@acme.test');

async function newOrganization(title: string): Promise<string> {
  return (await world.as('ana').post('/v1/orgs', { title })).body.id;
}

/** A service account with this role, and somebody with a token of it. */
async function program(role: string | null, organizationId = ids.acme): Promise<{ id: string; userId: string; own: string; tokenId: string; visitor: Visitor }> {
  const made = (await world.as('ana').post(`/v1/orgs/${organizationId}/service-accounts`, { name: 'Program', role })).body;
  const own = `/v1/orgs/${organizationId}/service-accounts/${made.id}`;
  const token = (await world.as('ana').post(`${own}/tokens`, { label: 'Program' })).body;
  return { id: made.id, userId: made.user.id, own, tokenId: token.id, visitor: world.with(token.secret) };
}

const AccountFields = 'fragment F on ServiceAccount { __typename id name role createdAt createdBy { id } user { id displayName email photoURL } organization { id } urls { location } }';
const TokenFields = 'fragment T on ApiToken { __typename id kind label lastFour scopes organizations createdAt expiresAt lastUsedAt urls { location } }';
const CreateAccount = `mutation ($organizationId: ID!, $input: CreateServiceAccountInput!) { createServiceAccount(organizationId: $organizationId, input: $input) { serviceAccount { ...F } } } ${AccountFields}`;
const UpdateAccount = `mutation ($organizationId: ID!, $id: ID!, $input: UpdateServiceAccountInput!) { updateServiceAccount(organizationId: $organizationId, id: $id, input: $input) { serviceAccount { ...F } } } ${AccountFields}`;
const DeleteAccount = 'mutation ($organizationId: ID!, $id: ID!) { deleteServiceAccount(organizationId: $organizationId, id: $id) { deletedServiceAccountId } }';
const GetAccount = `query ($organizationId: ID!, $id: ID!) { serviceAccount(organizationId: $organizationId, id: $id) { ...F } } ${AccountFields}`;
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
const CreateAccountToken = `mutation ($organizationId: ID!, $serviceAccountId: ID!, $input: CreateTokenInput!) {
  createServiceAccountToken(organizationId: $organizationId, serviceAccountId: $serviceAccountId, input: $input) { token { ...T } secret }
} ${TokenFields}`;
const RotateAccountToken = `mutation ($organizationId: ID!, $serviceAccountId: ID!, $id: ID!) {
  rotateServiceAccountToken(organizationId: $organizationId, serviceAccountId: $serviceAccountId, id: $id) { token { ...T } secret }
} ${TokenFields}`;
const RevokeAccountToken = `mutation ($organizationId: ID!, $serviceAccountId: ID!, $id: ID!) {
  revokeServiceAccountToken(organizationId: $organizationId, serviceAccountId: $serviceAccountId, id: $id) { revokedTokenId }
}`;
const GetAccountToken = `query ($organizationId: ID!, $serviceAccountId: ID!, $id: ID!) {
  serviceAccountToken(organizationId: $organizationId, serviceAccountId: $serviceAccountId, id: $id) { ...T }
} ${TokenFields}`;

describe('making a service account', () => {
  it('gives it a user as whom it appears, at a place where it is found again', async () => {
    const { status, headers, body } = await world.as('ana').post(accounts, { name: 'Importer', role: 'create' });
    const { id, createdAt, user } = body;
    expect(status).toBe(201);
    expect(body).toEqual({
      object: 'service-account',
      id,
      name: 'Importer',
      role: 'create',
      createdAt,
      createdBy: ana(),
      user: person(user.id, 'Importer', user.email),
      urls: { location: `${world.url}${accounts}/${id}` },
    });
    expect(user.email).toMatch(/@service-accounts\.invalid$/);
    expect(headers.get('location')).toBe(`${world.url}${accounts}/${id}`);
    expect(of(await world.as('ana').get(`${accounts}/${id}`))).toEqual({ status: 200, body });
    expect((await world.as('ana').get(`/v1/users/${user.id}`)).body).toEqual(user);
  });

  it('does the same in GraphQL; without a role it is a guest', async () => {
    const { data, errors } = await world.as('ana').query(CreateAccount, { organizationId: ids.acme, input: { name: 'Guest' } });
    const { serviceAccount } = data.createServiceAccount;
    expect(errors).toBeUndefined();
    expect(serviceAccount).toEqual({
      __typename: 'ServiceAccount',
      id: serviceAccount.id,
      name: 'Guest',
      role: null,
      createdAt: serviceAccount.createdAt,
      createdBy: { id: ids.user('ana') },
      user: { id: serviceAccount.user.id, displayName: 'Guest', email: serviceAccount.user.email, photoURL: null },
      organization: { id: ids.acme },
      urls: { location: `${world.url}${accounts}/${serviceAccount.id}` },
    });
    expect((await world.as('ana').query(GetAccount, { organizationId: ids.acme, id: serviceAccount.id })).data).toEqual({ serviceAccount });
    expect((await world.as('ana').post(accounts, { name: 'Guest', role: null })).body.role).toBe(null);
  });

  it.each([
    [{}, 'name', 'name is needed.'],
    [{ name: '' }, 'name', 'name must have 1 to 64 characters, and has 0.'],
    [{ name: 'x'.repeat(65) }, 'name', 'name must have 1 to 64 characters, and has 65.'],
    [{ name: null }, 'name', 'name must be a text.'],
    [{ name: 'x', role: 'guest' }, 'role', 'role must be one of admin, create, review, edit, comment, read, or null.'],
    [{ name: 'x', email: 'x@y.test' }, 'email', 'There is no field `email` here. There is: `name`, `role`.'],
  ])('refuses %j', async (body, field, message) => {
    expect(of(await world.as('ana').post(accounts, body))).toEqual({ status: 400, body: refusal(400, 'BAD_USER_INPUT', message, { field }) });
  });
});

describe('changing a service account', () => {
  it('changes what is given, and the name of its user with its own', async () => {
    const made = (await world.as('ana').post(accounts, { name: 'Before', role: 'edit' })).body;
    const patch = async (input: object) => (await world.as('ana').patch(`${accounts}/${made.id}`, input)).body;
    expect(await patch({})).toEqual(made);
    expect(await patch({ name: 'After' })).toEqual({ ...made, name: 'After', user: { ...made.user, displayName: 'After' } });
    expect(await patch({ role: null })).toEqual({ ...made, name: 'After', user: { ...made.user, displayName: 'After' }, role: null });
    const { data } = await world.as('ana').query(UpdateAccount, { organizationId: ids.acme, id: made.id, input: { role: 'ADMIN' } });
    expect(data.updateServiceAccount.serviceAccount).toEqual({
      __typename: 'ServiceAccount',
      id: made.id,
      name: 'After',
      role: 'ADMIN',
      createdAt: made.createdAt,
      createdBy: { id: ids.user('ana') },
      user: { id: made.user.id, displayName: 'After', email: made.user.email, photoURL: null },
      organization: { id: ids.acme },
      urls: made.urls,
    });
  });

  it.each([
    [{ name: null }, 'name', 'name may be left out, but not null.'],
    [{ name: '' }, 'name', 'name must have 1 to 64 characters, and has 0.'],
    [{ name: 'x'.repeat(65) }, 'name', 'name must have 1 to 64 characters, and has 65.'],
  ])('refuses %j', async (body, field, message) => {
    expect(of(await world.as('ana').patch(`${accounts}/${ids.publisher}`, body))).toEqual({ status: 400, body: refusal(400, 'BAD_USER_INPUT', message, { field }) });
  });

  it('is for admins, as is all about them', async () => {
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
    expect(await answers('ben')).toEqual(Array.from({ length: 10 }, () => forbidden('admin', 'edit')));
    expect(await answers('dan')).toEqual(Array.from({ length: 10 }, () => forbidden('admin', 'guest')));
    expect(await answers('eve')).toEqual(Array.from({ length: 10 }, () => ({ status: 404, body: nothingHere })));
  });

  it('finds none of another organization', async () => {
    const { id, visitor } = await program('edit', await newOrganization('Other'));
    expect((await world.as('ana').get(`${accounts}/${id}`)).body).toEqual(nothingHere);
    expect((await world.as('ana').patch(`${accounts}/${id}`, { name: 'x' })).body).toEqual(nothingHere);
    expect((await world.as('ana').delete(`${accounts}/${id}`)).status).toBe(204);
    expect((await visitor.get('/v1/user')).status).toBe(200);
  });
});

describe('the list of service accounts', () => {
  it('pages through all, newest first, in both directions', async () => {
    const organizationId = await newOrganization('Paged');
    const path = `/v1/orgs/${organizationId}/service-accounts`;
    const made: string[] = [];
    for (const name of ['one', 'two', 'three', 'four']) made.unshift((await world.as('ana').post(path, { name })).body.id);
    const first = (await world.as('ana').get(`${path}?limit=3`)).body;
    const second = (await world.as('ana').get(`${path}?limit=3&page=${first.next.page}`)).body;
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(made);
    expect([first.count, second]).toEqual([4, { count: 4, items: second.items }]);
    const { data } = await world.as('ana').query(ListAccounts, { organizationId, last: 1, before: first.next.page });
    const { edges, nodes, ...rest } = data.organization.serviceAccounts;
    expect(nodes.map(({ id }: { id: string }) => id)).toEqual([made[1]]);
    expect(rest).toEqual({ totalCount: 4, pageInfo: { hasNextPage: true, hasPreviousPage: true, startCursor: edges[0].cursor, endCursor: edges[0].cursor } });
  });

  it('lists 10 and 200 service accounts with their users in 5 statements, and with their tokens in 5', async () => {
    const organizationId = await newOrganization('Counted');
    const as = () => world.door.as(ids.user('ana'));
    const add = async (number: number) => {
      for (let n = 0; n < number; n++) await createServiceAccountToken(as(), organizationId, await createServiceAccount(as(), organizationId, { name: `n${n}` }), { label: 'Only' });
    };
    const count = async () => [
      await world.countStatements('ana', (visitor) => visitor.get(`/v1/orgs/${organizationId}/service-accounts?limit=1000`)),
      await world.countStatements('ana', (visitor) => visitor.query(ListAccounts, { organizationId, first: 1000 })),
      await world.countStatements('ana', (visitor) => visitor.query(ListAccountsWithTokens, { organizationId, first: 1000 })),
    ];
    await add(10);
    const few = await count();
    await add(190);
    const { data } = await world.as('ana').query(ListAccountsWithTokens, { organizationId, first: 1000 });
    expect(data.organization.serviceAccounts.nodes).toHaveLength(200);
    expect(data.organization.serviceAccounts.nodes[7]).toEqual({ name: 'n182', tokens: { totalCount: 1, nodes: [{ label: 'Only' }] } });
    expect([few, await count()]).toEqual([
      [5, 5, 5],
      [5, 5, 5],
    ]);
  });
});

describe('a token of a service account', () => {
  const tokens = `${accounts}/${ids.publisher}/tokens`;

  it('shows its secret this once, and is bound to the organization', async () => {
    const { status, headers, body } = await world.as('ana').post(tokens, { label: 'CI', scopes: ['space:read', 'user:read'], expiresAt: '2031-01-01T00:00:00Z' });
    const { secret, ...shown } = body;
    expect(status).toBe(201);
    expect(shown).toEqual({
      object: 'api-token',
      id: shown.id,
      kind: 'service-account',
      label: 'CI',
      lastFour: secret.slice(-4),
      scopes: ['space:read', 'user:read'],
      organizations: [ids.acme],
      createdAt: shown.createdAt,
      expiresAt: '2031-01-01T00:00:00.000Z',
      urls: { location: `${world.url}${tokens}/${shown.id}` },
    });
    expect(secret).toMatch(/^ls_[0-9A-Za-z]{40}$/);
    expect(headers.get('location')).toBe(`${world.url}${tokens}/${shown.id}`);
    expect((await world.as('ana').get(`${tokens}/${shown.id}`)).body).toEqual(shown);
    expect((await world.as('ana').get(`${tokens}?limit=1`)).body.items).toEqual([shown]);
    expect((await world.with(secret).get('/v1/user')).body).toEqual(person(ids.user('publisher'), 'Publisher', 'publisher@service-accounts.invalid'));
  });

  it('does the same in GraphQL', async () => {
    const at = { organizationId: ids.acme, serviceAccountId: ids.publisher };
    const { data, errors } = await world.as('ana').query(CreateAccountToken, { ...at, input: { label: 'Graph', organizations: [ids.acme] } });
    const { token, secret } = data.createServiceAccountToken;
    expect(errors).toBeUndefined();
    expect(token).toEqual({
      __typename: 'ApiToken',
      id: token.id,
      kind: 'SERVICE_ACCOUNT',
      label: 'Graph',
      lastFour: secret.slice(-4),
      scopes: null,
      organizations: [ids.acme],
      createdAt: token.createdAt,
      expiresAt: null,
      lastUsedAt: null,
      urls: { location: `${world.url}${tokens}/${token.id}` },
    });
    expect((await world.as('ana').query(GetAccountToken, { ...at, id: token.id })).data).toEqual({ serviceAccountToken: token });
    const rotated = (await world.as('ana').query(RotateAccountToken, { ...at, id: token.id })).data.rotateServiceAccountToken;
    expect(rotated.token).toEqual({ ...token, lastFour: rotated.secret.slice(-4) });
    expect([(await world.with(secret).get('/v1/user')).status, (await world.with(rotated.secret).get('/v1/user')).status]).toEqual([401, 200]);
    const revoke = async () => (await world.as('ana').query(RevokeAccountToken, { ...at, id: token.id })).data;
    expect(await revoke()).toEqual({ revokeServiceAccountToken: { revokedTokenId: token.id } });
    expect(await revoke()).toEqual({ revokeServiceAccountToken: { revokedTokenId: null } });
    expect((await world.with(rotated.secret).get('/v1/user')).status).toBe(401);
  });

  it('gets a new secret by its rotation, and ends with its revocation, which may be repeated', async () => {
    const { own, tokenId, visitor } = await program('read');
    const rotated = await world.as('ana').post(`${own}/tokens/${tokenId}/rotate`);
    expect(rotated.status).toBe(200);
    expect([(await visitor.get('/v1/user')).status, (await world.with(rotated.body.secret).get('/v1/user')).status]).toEqual([401, 200]);
    expect(of(await world.as('ana').delete(`${own}/tokens/${tokenId}`))).toEqual({ status: 204, body: undefined });
    expect((await world.as('ana').delete(`${own}/tokens/${tokenId}`)).status).toBe(204);
    expect((await world.with(rotated.body.secret).get('/v1/user')).status).toBe(401);
    expect((await world.as('ana').get(`${own}/tokens/${tokenId}`)).body).toEqual(nothingHere);
    expect((await world.as('ana').post(`${own}/tokens/${tokenId}/rotate`)).body).toEqual(nothingHere);
    expect((await world.as('ana').get(`${own}/tokens`)).body).toEqual({ count: 0, items: [] });
  });

  it('is found under its own account alone', async () => {
    const one = await program('read');
    const other = await program('read');
    const personal = (await world.as('ana').post('/v1/tokens', { label: 'Mine' })).body;
    for (const id of [other.tokenId, personal.id]) {
      expect((await world.as('ana').get(`${one.own}/tokens/${id}`)).body).toEqual(nothingHere);
      expect((await world.as('ana').post(`${one.own}/tokens/${id}/rotate`)).body).toEqual(nothingHere);
      expect((await world.as('ana').delete(`${one.own}/tokens/${id}`)).status).toBe(204);
    }
    expect((await world.as('ana').get(`/v1/tokens/${other.tokenId}`)).body).toEqual(nothingHere);
    expect([(await other.visitor.get('/v1/user')).status, (await world.with(personal.secret).get('/v1/user')).status]).toEqual([200, 200]);
  });

  it.each([
    [{}, 'label', 'label is needed.'],
    [{ label: 'x', organizations: [ids.umbrella] }, 'organizations.0', 'A service account works in its own organization alone.'],
    [{ label: 'x', expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt', 'This is past. Choose a time to come, or none.'],
  ])('refuses %j', async (body, field, message) => {
    expect(of(await world.as('ana').post(tokens, body))).toEqual({ status: 400, body: refusal(400, 'BAD_USER_INPUT', message, { field }) });
  });

  it('gets from a token with scopes none that it lacks', async () => {
    const has = ['organization:read', 'organization:members:read', 'organization:members:write', 'user:read'];
    const visitor = world.with(await world.tokenOf(ids.user('ana'), { scopes: has }));
    const lacks = (needs: string) => ({ status: 403, body: refusal(403, 'FORBIDDEN', `Your own token lacks the scope ${needs}, and so cannot give it.`, { details: { needs, has } }) });
    expect(of(await visitor.post(tokens, { label: 'All' }))).toEqual(lacks('organization:write'));
    expect(of(await visitor.post(tokens, { label: 'More', scopes: ['user:read', 'site:write'] }))).toEqual(lacks('site:write'));
    expect((await visitor.post(tokens, { label: 'Less', scopes: ['organization:read'] })).status).toBe(201);
  });

  it('gives its secret by rotation to no token with fewer scopes', async () => {
    const { own, tokenId, visitor: itself } = await program('admin');
    const narrow = world.with(await world.tokenOf(ids.user('ana'), { scopes: ['organization:read', 'organization:members:read', 'organization:members:write', 'user:read'] }));
    expect((await narrow.post(`${own}/tokens/${tokenId}/rotate`)).status).toBe(403);
    expect((await itself.get('/v1/user')).status).toBe(200);
  });

  it('lists 10 and 200 tokens of an account in 4 statements', async () => {
    const { id, own } = await program('read');
    const add = async (number: number) => {
      for (let n = 0; n < number; n++) await createServiceAccountToken(world.door.as(ids.user('ana')), ids.acme, id, { label: `t${n}` });
    };
    const count = () => world.countStatements('ana', (visitor) => visitor.get(`${own}/tokens?limit=1000`));
    await add(9); // and the one it has
    const few = await count();
    await add(190);
    expect((await world.as('ana').get(`${own}/tokens?limit=1000`)).body.items).toHaveLength(200);
    expect([few, await count()]).toEqual([4, 4]);
  });
});

describe('a service account at work', () => {
  it('is no member: it is in no list of members, and none is found by its user', async () => {
    const { userId, visitor } = await program('edit');
    const members = (await world.as('ana').get(`/v1/orgs/${ids.acme}/members?limit=1000`)).body;
    expect(members.items.map(({ id }: { id: string }) => id)).not.toContain(userId);
    expect((await world.as('ana').get(`/v1/orgs/${ids.acme}/members/${userId}`)).body).toEqual(nothingHere);
    expect((await visitor.get('/v1/orgs')).body.items.map(({ id }: { id: string }) => id)).toEqual([ids.acme]);
  });

  it('acts with its role, as it is now', async () => {
    const organizationId = await newOrganization('Acting');
    const path = `/v1/orgs/${organizationId}`;
    const { own, visitor } = await program('read', organizationId);
    expect(of(await visitor.patch(path, { title: 'Renamed' }))).toEqual(forbidden('admin', 'read'));
    await world.as('ana').patch(own, { role: 'admin' });
    expect((await visitor.patch(path, { title: 'Renamed' })).body.title).toBe('Renamed');
    await world.as('ana').patch(own, { role: null });
    expect(of(await visitor.get(`${path}/members`))).toEqual(forbidden('read', 'guest'));
    expect((await visitor.get(path)).body.permissions).toEqual({
      admin: false,
      createContent: false,
      createOpenAPISpec: false,
      ingestConversations: false,
      listIntegrations: false,
      listMembers: false,
      listTeams: false,
      ownTeam: false,
      view: true,
      viewBilling: false,
    });
  });

  it('sees its own organization alone', async () => {
    const { visitor } = await program('admin', await newOrganization('Alone'));
    expect((await visitor.get(`/v1/orgs/${ids.acme}`)).body).toEqual(nothingHere);
    expect((await visitor.get(`/v1/orgs/${ids.umbrella}`)).body).toEqual(nothingHere);
  });

  it('makes no organizations and no personal tokens, and is no member for ping, even as admin', async () => {
    const { visitor } = await program('admin');
    expect(of(await visitor.post('/v1/orgs', { title: 'Its own' }))).toEqual(forbidden('a person', 'guest'));
    expect(of(await visitor.post('/v1/tokens', { label: 'Its own' }))).toEqual(forbidden('a person', 'guest'));
    expect(of(await visitor.get('/v1/tokens'))).toEqual(forbidden('a person', 'guest'));
    expect(of(await visitor.post(`/v1/orgs/${ids.acme}/ping`))).toEqual(forbidden('a member', 'admin'));
  });

  it('stands in the events as who did it', async () => {
    const organizationId = await newOrganization('Events');
    const { userId, tokenId, visitor } = await program('admin', organizationId);
    const team = (await visitor.put(`/v1/orgs/${organizationId}/teams`, { title: 'Made by a program' })).body;
    const rows = await world.door.database.query('test.events', 'SELECT action, actor_id, token_id FROM events WHERE subject_id = $1', [team.id]);
    expect(rows).toEqual([{ action: 'team.create', actor_id: userId, token_id: tokenId }]);
  });
});

describe('deleting a service account', () => {
  it('ends its tokens with it, answers 204, and may be repeated', async () => {
    const { own, visitor } = await program('admin');
    expect((await visitor.get('/v1/user')).status).toBe(200);
    expect(of(await world.as('ana').delete(own))).toEqual({ status: 204, body: undefined });
    expect((await world.as('ana').delete(own)).status).toBe(204);
    expect((await visitor.get('/v1/user')).status).toBe(401);
    expect((await world.as('ana').get(own)).body).toEqual(nothingHere);
    expect((await world.as('ana').get(`${own}/tokens`)).body).toEqual(nothingHere);
  });

  it('gives its id in GraphQL, and null when there is none', async () => {
    const { id } = await program('admin');
    const remove = async () => (await world.as('ana').query(DeleteAccount, { organizationId: ids.acme, id })).data;
    expect(await remove()).toEqual({ deleteServiceAccount: { deletedServiceAccountId: id } });
    expect(await remove()).toEqual({ deleteServiceAccount: { deletedServiceAccountId: null } });
  });

  it('leaves its name on what it made', async () => {
    const organizationId = await newOrganization('Left');
    const { own, userId, visitor } = await program('admin', organizationId);
    await visitor.post(`/v1/orgs/${organizationId}/invites`, { emails: ['by@program.test'] });
    await world.as('ana').delete(own);
    const { body } = await world.as('ana').get(`/v1/orgs/${organizationId}/invites`);
    expect(body.items[0].createdBy).toEqual(person(userId, 'Program', body.items[0].createdBy.email));
  });
});
