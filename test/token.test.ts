// API tokens: made, listed, rotated, revoked; what scopes and organizations leave of their user's rights.
import { describe, expect, it } from 'vitest';
import { scopes as allScopes } from '../src/domain/scopes.ts';
import { statementsOf } from './statements.ts';
import { ids, type RestResult, useWorld, type Visitor } from './support.ts';

const world = useWorld();

/** A fault of `/v1`. */
const refusal = (code: number, reason: string, message: string, rest: object = {}) => ({ error: { code, message, reason, ...rest, requestId: 'test' } });

const nothingHere = refusal(404, 'NOT_FOUND', 'There is nothing here, or nothing that you may see. Check the address and the ids in it.');
const badToken = refusal(401, 'UNAUTHENTICATED', 'This token is unknown, expired or revoked. Make a new one.');

const of = ({ status, body }: RestResult) => ({ status, body });

const every = Object.keys(allScopes);
const without = (scope: string): string[] => every.filter((one) => one !== scope);

/** A token of ana's, with its secret. */
const make = async (input: object = {}) => (await world.as('ana').post('/v1/tokens', { label: 'Made', ...input })).body;

const TokenFields = 'fragment F on ApiToken { __typename id kind label lastFour scopes organizations createdAt expiresAt lastUsedAt urls { location } }';
const CreateToken = `mutation ($input: CreateTokenInput!) { createToken(input: $input) { token { ...F } secret } } ${TokenFields}`;
const RotateToken = `mutation ($id: ID!) { rotateToken(id: $id) { token { ...F } secret } } ${TokenFields}`;
const RevokeToken = 'mutation ($id: ID!) { revokeToken(id: $id) { revokedTokenId } }';
const GetToken = `query ($id: ID!) { token(id: $id) { ...F } } ${TokenFields}`;
const ListTokens = `query ($first: Int, $after: String, $last: Int, $before: String) {
  tokens(first: $first, after: $after, last: $last, before: $before) {
    totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node { id } } nodes { ...F }
  }
} ${TokenFields}`;

describe('making a token', () => {
  it('shows its secret this once, and the token at its place', async () => {
    const { status, headers, body } = await world.as('ana').post('/v1/tokens', { label: 'Laptop' });
    const { id, createdAt, secret, ...shown } = body;
    expect(status).toBe(201);
    expect(shown).toEqual({ object: 'api-token', kind: 'personal', label: 'Laptop', lastFour: secret.slice(-4), urls: { location: `${world.url}/v1/tokens/${id}` } });
    expect(secret).toMatch(/^lp_[0-9A-Za-z]{40}$/);
    expect(headers.get('location')).toBe(`${world.url}/v1/tokens/${id}`);
    expect((await world.as('ana').get(`/v1/tokens/${id}`)).body).toEqual({ ...shown, id, createdAt });
    expect((await world.with(secret).get('/v1/user')).body.id).toBe(ids.user('ana'));
  });

  it('does the same in GraphQL', async () => {
    const { data, errors } = await world
      .as('ana')
      .query(CreateToken, { input: { label: 'Narrow', scopes: ['user:read', 'space:read'], organizations: [ids.acme], expiresAt: '2031-01-01T00:00:00Z' } });
    const { token, secret } = data.createToken;
    expect(errors).toBeUndefined();
    expect(token).toEqual({
      __typename: 'ApiToken',
      id: token.id,
      kind: 'PERSONAL',
      label: 'Narrow',
      lastFour: secret.slice(-4),
      scopes: ['user:read', 'space:read'],
      organizations: [ids.acme],
      createdAt: token.createdAt,
      expiresAt: '2031-01-01T00:00:00.000Z',
      lastUsedAt: null,
      urls: { location: `${world.url}/v1/tokens/${token.id}` },
    });
    expect((await world.as('ana').query(GetToken, { id: token.id })).data).toEqual({ token });
    expect((await world.as('ana').query(`query ($id: ID!) { node(id: $id) { ...F } } ${TokenFields}`, { id: token.id })).data).toEqual({ node: token });
  });

  it('keeps nothing of the secret but its hash and its last four characters', async () => {
    const { id, secret } = await make();
    const [row] = await world.door.database.query<{ row: string }>(undefined, 'SELECT k::text AS row FROM api_tokens k WHERE id = $1', [id]);
    const dump = (await Promise.all(['events', 'account_events'].map((table) => world.door.database.query<{ row: string }>(undefined, `SELECT t::text AS row FROM ${table} t`, [])))).flat();
    expect(row?.row.includes(secret.slice(-4))).toBe(true);
    expect([row, ...dump].some((one) => one?.row.includes(secret.slice(3, 30)))).toBe(false);
  });

  it.each([
    [{}, 'label', 'label is needed.'],
    [{ label: '' }, 'label', 'label must have 1 to 100 characters, and has 0.'],
    [{ label: 'x'.repeat(101) }, 'label', 'label must have 1 to 100 characters, and has 101.'],
    [{ label: 'x', scopes: null }, 'scopes', 'scopes may be left out, but not null.'],
    [{ label: 'x', scopes: ['user:read', 'user:write'] }, 'scopes.1', `There is no such scope. Scopes are: ${every.join(', ')}.`],
    [{ label: 'x', scopes: Array.from({ length: 51 }, () => 'user:read') }, 'scopes', 'scopes must have at most 50 items, and has 51.'],
    [{ label: 'x', organizations: null }, 'organizations', 'organizations may be left out, but not null.'],
    [{ label: 'x', organizations: [ids.acme, ids.umbrella] }, 'organizations.1', 'This is no organization of yours.'],
    [{ label: 'x', organizations: [ids.user('ana')] }, 'organizations.0', 'organizations.0 must be the id of an organization, such as org_….'],
    [{ label: 'x', organizations: Array.from({ length: 101 }, () => ids.acme) }, 'organizations', 'organizations must have at most 100 items, and has 101.'],
    [{ label: 'x', expiresAt: null }, 'expiresAt', 'expiresAt may be left out, but not null.'],
    [{ label: 'x', expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt', 'This is past. Choose a time to come, or none.'],
    [{ label: 'x', kind: 'personal' }, 'kind', 'There is no field `kind` here. There is: `label`, `scopes`, `organizations`, `expiresAt`.'],
  ])('refuses %j', async (body, field, message) => {
    expect(of(await world.as('ana').post('/v1/tokens', body))).toEqual({ status: 400, body: refusal(400, 'BAD_USER_INPUT', message, { field }) });
  });
});

describe('the list of tokens', () => {
  it("pages through one's own, newest first, and shows no secret", async () => {
    const { id } = await world.door.database.prisma.user.create({ data: { id: 'usr_1CWoxU9o4gbeC6QfQ4XKqa', email: 'lister@acme.test', displayName: 'Lister' } });
    const visitor = world.with(await world.tokenOf(id, { now: new Date('2026-01-01T00:00:00Z') }));
    const made: string[] = [];
    for (const label of ['one', 'two', 'three']) made.unshift((await visitor.post('/v1/tokens', { label })).body.id);
    const first = (await visitor.get('/v1/tokens?limit=2')).body;
    const second = (await visitor.get(`/v1/tokens?limit=2&page=${first.next.page}`)).body;
    expect([...first.items, ...second.items].map((item) => item.id)).toEqual([...made, second.items[1].id]);
    expect(Object.keys(first.items[0])).toEqual(['object', 'id', 'kind', 'label', 'lastFour', 'createdAt', 'urls']);
    expect(second).toEqual({ count: 4, items: second.items });
    expect(second.items[1].label).toBe('Test');
    const { data } = await visitor.query(ListTokens, { last: 2, before: first.next.page });
    const { edges, nodes, ...rest } = data.tokens;
    expect(nodes.map((node: { id: string }) => node.id)).toEqual([made[0]]);
    expect(rest).toEqual({ totalCount: 4, pageInfo: { hasNextPage: true, hasPreviousPage: false, startCursor: edges[0].cursor, endCursor: edges[0].cursor } });
  });

  it('lists 10 and 200 tokens in 3 statements', async () => {
    const userId = ids.user('cat');
    const count = async () => [
      await world.countStatements('cat', (visitor) => visitor.get('/v1/tokens?limit=1000')),
      await world.countStatements('cat', (visitor) => visitor.query(ListTokens, { first: 1000 })),
    ];
    const add = async (number: number) => {
      for (let n = 0; n < number; n++) await world.tokenOf(userId);
    };
    await add(9); // and the one of the world
    const few = await count();
    await add(190);
    expect((await world.as('cat').get('/v1/tokens?limit=1000')).body.items).toHaveLength(200);
    expect([few, await count()]).toEqual([
      [3, 3],
      [3, 3],
    ]);
  });

  it.each([
    ['limit=0', 'limit', 'BAD_USER_INPUT'],
    ['limit=1001', 'limit', 'BAD_USER_INPUT'],
    ['page=x', 'page', 'BAD_CURSOR'],
  ])('refuses ?%s', async (query, field, reason) => {
    const { status, body } = await world.as('ana').get(`/v1/tokens?${query}`);
    expect({ status, reason: body.error.reason, field: body.error.field }).toEqual({ status: 400, reason, field });
  });

  it('notes when a token was used, at most every five minutes', async () => {
    const { id, secret } = await make();
    const used = async () => (await world.as('ana').get(`/v1/tokens/${id}`)).body.lastUsedAt;
    expect(await used()).toBeUndefined();
    await world.with(secret).get('/v1/user');
    const first = await used();
    await world.with(secret).get('/v1/user');
    expect(await used()).toBe(first);
    await world.door.database.query(undefined, "UPDATE api_tokens SET last_used_at = now() - interval '6 minutes' WHERE id = $1", [id]);
    await world.with(secret).get('/v1/user');
    expect(Date.parse(await used())).toBeGreaterThanOrEqual(Date.parse(first));
  });
});

describe('the end of a token', () => {
  it('comes with its time', async () => {
    const lasting = await make({ expiresAt: '2031-01-01T00:00:00Z' });
    expect((await world.with(lasting.secret).get('/v1/user')).status).toBe(200);
    await world.door.database.query(undefined, "UPDATE api_tokens SET expires_at = now() - interval '1 second' WHERE id = $1", [lasting.id]);
    expect(of(await world.with(lasting.secret).get('/v1/user'))).toEqual({ status: 401, body: badToken });
    expect((await world.as('ana').get(`/v1/tokens/${lasting.id}`)).status).toBe(200);
  });

  it('comes with its revocation, after which there is none to revoke', async () => {
    const { id, secret } = await make();
    expect(of(await world.as('ana').delete(`/v1/tokens/${id}`))).toEqual({ status: 204, body: undefined });
    expect(of(await world.as('ana').delete(`/v1/tokens/${id}`))).toEqual({ status: 404, body: nothingHere });
    expect(of(await world.with(secret).get('/v1/user'))).toEqual({ status: 401, body: badToken });
    expect((await world.with(secret).query('{ viewer { id } }')).status).toBe(401);
    expect((await world.as('ana').get(`/v1/tokens/${id}`)).body).toEqual(nothingHere);
    expect((await world.as('ana').post(`/v1/tokens/${id}/rotate`)).body).toEqual(nothingHere);
    expect((await world.as('ana').get('/v1/tokens?limit=1000')).body.items.map((item: { id: string }) => item.id)).not.toContain(id);
  });

  it('comes with its revocation in GraphQL', async () => {
    const { id, secret } = await make();
    const revoke = () => world.as('ana').query(RevokeToken, { id });
    expect((await revoke()).data).toEqual({ revokeToken: { revokedTokenId: id } });
    expect((await revoke()).errors[0].extensions).toEqual({ code: 'NOT_FOUND', requestId: 'test' });
    expect((await world.with(secret).get('/v1/user')).status).toBe(401);
  });

  it('comes with its rotation at once; the new secret goes on', async () => {
    const made = await make({ scopes: ['user:read'] });
    await world.with(made.secret).get('/v1/user');
    const { status, body } = await world.as('ana').post(`/v1/tokens/${made.id}/rotate`);
    expect({ status, body }).toEqual({ status: 200, body: { ...made, secret: body.secret, lastFour: body.secret.slice(-4) } });
    expect(body.secret).not.toBe(made.secret);
    expect((await world.with(made.secret).get('/v1/user')).body).toEqual(badToken);
    expect((await world.with(body.secret).get('/v1/user')).status).toBe(200);
    const { data } = await world.as('ana').query(RotateToken, { id: made.id });
    expect(data.rotateToken.token.lastFour).toBe(data.rotateToken.secret.slice(-4));
    expect((await world.with(body.secret).get('/v1/user')).status).toBe(401);
    expect((await world.with(data.rotateToken.secret).get('/v1/user')).status).toBe(200);
  });

  it('does not come by somebody else', async () => {
    const { id, secret } = await make();
    for (const name of ['ben', 'eve'] as const) {
      expect((await world.as(name).get(`/v1/tokens/${id}`)).body).toEqual(nothingHere);
      expect((await world.as(name).post(`/v1/tokens/${id}/rotate`)).body).toEqual(nothingHere);
      expect(of(await world.as(name).delete(`/v1/tokens/${id}`))).toEqual({ status: 404, body: nothingHere });
    }
    expect((await world.with(secret).get('/v1/user')).status).toBe(200);
  });
});

describe('a token that is no good', () => {
  it('is refused for a typo without a look-up', async () => {
    const { secret } = await make();
    const changed = secret.endsWith('a') ? `${secret.slice(0, -1)}b` : `${secret.slice(0, -1)}a`;
    const swapped = secret.slice(0, 3) + secret[4] + secret[3] + secret.slice(5);
    const typos = [changed, secret.slice(0, -1), `${secret}0`, secret.toLowerCase(), `ls${secret.slice(2)}`, `xx${secret.slice(2)}`, 'x', ...(secret[3] === secret[4] ? [] : [swapped])];
    const statements = await statementsOf(async () => {
      for (const typo of typos) expect(of(await world.with(typo).get('/v1/user'))).toEqual({ status: 401, body: badToken });
    });
    expect(statements).toEqual([]);
  });

  it.each(['Basic YW5hOng=', 'Bearer', 'Bearer a b', 'lp_x'])('is refused in the header %j', async (authorization) => {
    const { status, headers, body } = await world.nobody.get('/v1/user', { authorization });
    expect({ status, body }).toEqual({ status: 401, body: refusal(401, 'UNAUTHENTICATED', 'The header Authorization must be "Bearer <token>".') });
    expect(headers.get('www-authenticate')).toBe('Bearer');
  });

  it('is refused where none is needed, too', async () => {
    expect((await world.with('x').get('/v1/sign-in?email=a@acme.test')).status).toBe(401);
  });
});

const acme = `/v1/orgs/${ids.acme}`;

describe('scopes', () => {
  it.each<[string, string, (visitor: Visitor) => Promise<RestResult>]>([
    ['GET /v1/user', 'user:read', (visitor) => visitor.get('/v1/user')],
    ['GET /v1/users/{u}', 'user:read', (visitor) => visitor.get(`/v1/users/${ids.user('ben')}`)],
    ['GET /v1/tokens', 'user:read', (visitor) => visitor.get('/v1/tokens')],
    ['GET /v1/orgs', 'organization:read', (visitor) => visitor.get('/v1/orgs')],
    ['GET /v1/orgs/{o}', 'organization:read', (visitor) => visitor.get(acme)],
    ['GET /v1/orgs/{o}/audit-events', 'organization:read', (visitor) => visitor.get(`${acme}/audit-events`)],
    ['GET /v1/subdomains/{s}', 'organization:read', (visitor) => visitor.get('/v1/subdomains/acme-docs')],
    ['POST /v1/orgs', 'organization:write', (visitor) => visitor.post('/v1/orgs', { title: 'Never' })],
    ['PATCH /v1/orgs/{o}', 'organization:write', (visitor) => visitor.patch(acme, { title: 'Never' })],
    ['GET members', 'organization:members:read', (visitor) => visitor.get(`${acme}/members`)],
    ['GET member', 'organization:members:read', (visitor) => visitor.get(`${acme}/members/${ids.user('ben')}`)],
    ['GET teams', 'organization:members:read', (visitor) => visitor.get(`${acme}/teams`)],
    ['GET invites', 'organization:members:read', (visitor) => visitor.get(`${acme}/invites`)],
    ['GET service account', 'organization:members:read', (visitor) => visitor.get(`${acme}/service-accounts/${ids.publisher}`)],
    ['PATCH member', 'organization:members:write', (visitor) => visitor.patch(`${acme}/members/${ids.user('ben')}`, { role: 'read' })],
    ['DELETE member', 'organization:members:write', (visitor) => visitor.delete(`${acme}/members/${ids.user('ben')}`)],
    ['PUT team', 'organization:members:write', (visitor) => visitor.put(`${acme}/teams`, { title: 'Never' })],
    ['POST invites', 'organization:members:write', (visitor) => visitor.post(`${acme}/invites`, { emails: ['never@x.test'] })],
    ['POST link-invites', 'organization:members:write', (visitor) => visitor.post(`${acme}/link-invites`, {})],
    ['POST service-accounts', 'organization:members:write', (visitor) => visitor.post(`${acme}/service-accounts`, { name: 'Never' })],
  ])('%s needs %s', async (_, needs, act) => {
    const has = without(needs);
    const visitor = world.with(await world.tokenOf(ids.user('ana'), { scopes: has }));
    expect(of(await act(visitor))).toEqual({ status: 403, body: refusal(403, 'FORBIDDEN', `This token lacks the scope ${needs}.`, { details: { needs, has } }) });
  });

  it('leave the rest of what their user may do', async () => {
    const visitor = world.with(await world.tokenOf(ids.user('ben'), { scopes: ['organization:read', 'organization:write', 'organization:members:read'] }));
    expect((await visitor.get(acme)).body.title).toBe('Acme Docs');
    expect((await visitor.get(`${acme}/members`)).body.count).toBe(4);
    expect((await visitor.patch(acme, { title: 'Never' })).body).toEqual(refusal(403, 'FORBIDDEN', 'This needs admin; you are edit here.', { details: { needs: 'admin', has: 'edit' } }));
  });

  it('leave of `permissions` what the token is good for', async () => {
    const visitor = world.with(await world.tokenOf(ids.user('ana'), { scopes: ['organization:read', 'space:read', 'openapi:read'] }));
    const [organization, space, collection] = await Promise.all([acme, `/v1/spaces/${ids.space('guide')}`, `/v1/collections/${ids.collection('handbook')}`].map((url) => visitor.get(url)));
    const nothingOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, false]));
    expect(organization?.body.permissions).toEqual({
      view: true,
      viewBilling: true,
      ...nothingOf(['admin', 'ownTeam', 'createContent', 'createOpenAPISpec', 'ingestConversations', 'listMembers', 'listTeams', 'listIntegrations']),
    });
    expect(space?.body.permissions).toEqual({ view: true, access: true, ...nothingOf(['admin', 'viewInviteLinks', 'edit', 'triggerGitSync', 'comment', 'merge', 'review']) });
    expect(collection?.body.permissions).toEqual({ view: true, ...nothingOf(['admin', 'create', 'viewInviteLinks']) });
    const asked = `query ($id: ID!) { space(id: $id) { permissions { view edit comment merge } } }`;
    const merging = world.with(await world.tokenOf(ids.user('ana'), { scopes: ['space:read', 'change-request:merge'] }));
    expect((await merging.query(asked, { id: ids.space('guide') })).data).toEqual({ space: { permissions: { view: true, edit: false, comment: false, merge: true } } });
    expect((await world.as('ana').query(asked, { id: ids.space('guide') })).data).toEqual({ space: { permissions: { view: true, edit: true, comment: true, merge: true } } });
  });

  it('hold wherever a type is reached, also behind `node`', async () => {
    const has = ['organization:read'];
    const visitor = world.with(await world.tokenOf(ids.user('ana'), { scopes: has }));
    const fault = (path: string[], column: number) => [
      {
        message: 'This token lacks the scope organization:members:read.',
        path,
        locations: [{ line: 1, column }],
        extensions: { code: 'FORBIDDEN', details: { needs: 'organization:members:read', has }, requestId: 'test' },
      },
    ];
    const nested = await visitor.query(`{ organization(id: "${ids.acme}") { title members { totalCount } } }`);
    expect({ status: nested.status, data: nested.data, errors: nested.errors }).toEqual({ status: 200, data: { organization: null }, errors: fault(['organization', 'members'], 58) });
    for (const id of [ids.member('ben'), ids.team('writers'), ids.publisher]) {
      const { data, errors } = await visitor.query(`{ node(id: "${id}") { id } }`);
      expect({ data, errors }).toEqual({ data: { node: null }, errors: fault(['node'], 3) });
    }
  });

  it('may be none at all: such a token opens nothing', async () => {
    const { secret, scopes } = await make({ scopes: [] });
    expect(scopes).toEqual([]);
    expect((await world.with(secret).get('/v1/user')).body).toEqual(refusal(403, 'FORBIDDEN', 'This token lacks the scope user:read.', { details: { needs: 'user:read', has: [] } }));
  });

  it('are no way to wider tokens', async () => {
    const other = await make();
    const visitor = world.with(await world.tokenOf(ids.user('ana'), { scopes: every }));
    const refused = { status: 403, body: refusal(403, 'FORBIDDEN', 'This needs a token without scopes.', { details: { needs: '*', has: every } }) };
    expect(of(await visitor.post('/v1/tokens', { label: 'Wider' }))).toEqual(refused);
    expect(of(await visitor.post('/v1/tokens', { label: 'Same', scopes: ['user:read'] }))).toEqual(refused);
    expect(of(await visitor.post(`/v1/tokens/${other.id}/rotate`))).toEqual(refused);
    expect(of(await visitor.delete(`/v1/tokens/${other.id}`))).toEqual(refused);
    expect((await world.with(other.secret).get('/v1/user')).status).toBe(200);
  });

  it('leave nothing half done: a write that may not be answered does not happen', async () => {
    const visitor = world.with(await world.tokenOf(ids.user('ana'), { scopes: ['organization:read', 'organization:members:write'] }));
    const { status } = await visitor.post(`${acme}/link-invites`, { maxUses: 77 });
    const { body } = await world.as('ana').get(`${acme}/link-invites?limit=1000`);
    expect({ status, made: body.items.filter(({ maxUses }: { maxUses?: number }) => maxUses === 77).length }).toEqual({ status: 403, made: 0 });
  });
});

describe('a token that is bound to organizations', () => {
  /** A user of two organizations, and a token of his that is bound to the first. */
  async function boundVisitor(): Promise<{ visitor: Visitor; second: string }> {
    const second = (await world.as('ana').post('/v1/orgs', { title: 'Second' })).body.id;
    return { visitor: world.with((await make({ organizations: [ids.acme] })).secret), second };
  }

  it('sees only those: the others are not there', async () => {
    const { visitor, second } = await boundVisitor();
    expect((await visitor.get('/v1/orgs')).body.items.map(({ id }: { id: string }) => id)).toEqual([ids.acme]);
    expect((await visitor.get(acme)).status).toBe(200);
    for (const path of ['', '/members', '/teams', '/invites', '/link-invites', '/service-accounts', '/audit-events'])
      expect(of(await visitor.get(`/v1/orgs/${second}${path}`))).toEqual({ status: 404, body: nothingHere });
    expect((await visitor.patch(`/v1/orgs/${second}`, { title: 'Never' })).body).toEqual(nothingHere);
    expect((await visitor.query(`{ node(id: "${second}") { id } organizations { totalCount } }`)).data).toEqual({ node: null, organizations: { totalCount: 1 } });
  });

  it('opens nothing where it names none', async () => {
    const visitor = world.with((await make({ organizations: [] })).secret);
    expect((await visitor.get('/v1/orgs')).body).toEqual({ count: 0, items: [] });
    expect((await visitor.get(acme)).body).toEqual(nothingHere);
    expect((await visitor.get('/v1/user')).status).toBe(200);
  });

  it('makes no other token', async () => {
    const { visitor } = await boundVisitor();
    const refused = {
      status: 403,
      body: refusal(403, 'FORBIDDEN', 'This token is bound to organizations, and makes no others.', { details: { needs: 'a token for all organizations', has: [ids.acme] } }),
    };
    expect(of(await visitor.post('/v1/tokens', { label: 'Free' }))).toEqual(refused);
    expect(of(await visitor.post('/v1/tokens', { label: 'Bound', organizations: [ids.acme] }))).toEqual(refused);
  });

  it('gets no secret of a free token by rotating it', async () => {
    const { visitor } = await boundVisitor();
    const free = await make();
    expect((await visitor.post(`/v1/tokens/${free.id}/rotate`)).status).toBe(403);
    expect((await world.with(free.secret).get('/v1/user')).status).toBe(200);
  });
});
