// Tests the life cycle of an API token: created, listed, used, rotated, revoked and expired.
import { describe, expect, it } from 'vitest';
import { statementsOf } from '../statements.ts';
import { ids, useWorld } from '../support.ts';
import { every, make, nothingHere, of, refusal } from './made.ts';
import { sql } from '../sql.ts';

const world = useWorld();

const badToken = refusal(
  401,
  'UNAUTHENTICATED',
  'This token is unknown, expired or revoked. Create a new one.',
);

const TokenFields =
  'fragment F on ApiToken { __typename id kind label lastFour scopes organizations: organizationIds createdAt expiresAt lastUsedAt urls { location } }';
const CreateToken = `mutation ($input: CreateTokenInput!) { createToken(input: $input) { token { ...F } secret } } ${TokenFields}`;
const RotateToken = `mutation ($id: ID!) { rotateToken(input: { id: $id }) { token { ...F } secret } } ${TokenFields}`;
const RevokeToken = 'mutation ($id: ID!) { revokeToken(input: { id: $id }) { revokedTokenId } }';
const GetToken = `query ($id: ID!) { token(id: $id) { ...F } } ${TokenFields}`;
const ListTokens = `query ($first: Int, $after: String, $last: Int, $before: String) {
  tokens(first: $first, after: $after, last: $last, before: $before) {
    totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node { id } } nodes { ...F }
  }
} ${TokenFields}`;

describe('creating a token', () => {
  it('returns the secret once, and the token at its location', async () => {
    const { status, headers, body } = await world.as('ana').post('/v1/tokens', { label: 'Laptop' });
    const { id, createdAt, secret, ...shown } = body;
    expect(status).toBe(201);
    expect(shown).toEqual({
      object: 'api-token',
      kind: 'personal',
      label: 'Laptop',
      lastFour: secret.slice(-4),
      urls: { location: `${world.url}/v1/tokens/${id}` },
    });
    expect(secret).toMatch(/^lp_[0-9A-Za-z]{40}$/);
    expect(headers.get('location')).toBe(`${world.url}/v1/tokens/${id}`);
    expect((await world.as('ana').get(`/v1/tokens/${id}`)).body).toEqual({
      ...shown,
      id,
      createdAt,
    });
    expect((await world.with(secret).get('/v1/user')).body.id).toBe(ids.user('ana'));
  });

  it('works the same in GraphQL', async () => {
    const { data, errors } = await world.as('ana').query(CreateToken, {
      input: {
        label: 'Narrow',
        scopes: ['user:read', 'space:read'],
        organizationIds: [ids.acme],
        expiresAt: '2031-01-01T00:00:00Z',
      },
    });
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
    expect(
      (
        await world
          .as('ana')
          .query(`query ($id: ID!) { node(id: $id) { ...F } } ${TokenFields}`, { id: token.id })
      ).data,
    ).toEqual({ node: token });
  });

  it('stores only a hash and the last four characters of the secret', async () => {
    const { id, secret } = await make(world);
    const [row] = await world.console.database.query(
      sql<{ row: string }>('SELECT k::text AS row FROM api_tokens k WHERE id = $1'),
      [id],
    );
    const dump = (
      await Promise.all(
        ['events', 'account_events'].map((table) =>
          world.console.database.query(
            sql<{ row: string }>(`SELECT t::text AS row FROM ${table} t`),
            [],
          ),
        ),
      )
    ).flat();
    expect(row?.row.includes(secret.slice(-4))).toBe(true);
    expect([row, ...dump].some((one) => one?.row.includes(secret.slice(3, 30)))).toBe(false);
  });

  it.each([
    [{}, 'label', 'label is required.'],
    [{ label: '' }, 'label', 'label must have 1 to 100 characters, and has 0.'],
    [{ label: 'x'.repeat(101) }, 'label', 'label must have 1 to 100 characters, and has 101.'],
    [{ label: 'x', scopes: null }, 'scopes', 'scopes may be absent, but not null.'],
    [
      { label: 'x', scopes: ['user:read', 'user:write'] },
      'scopes.1',
      `There is no such scope. Scopes are: ${every.join(', ')}.`,
    ],
    [
      { label: 'x', scopes: Array.from({ length: 51 }, () => 'user:read') },
      'scopes',
      'scopes must have at most 50 items, and has 51.',
    ],
    [
      { label: 'x', organizations: null },
      'organizations',
      'organizations may be absent, but not null.',
    ],
    [
      { label: 'x', organizations: [ids.acme, ids.umbrella] },
      'organizations.1',
      'You are not a member of this organization.',
    ],
    [
      { label: 'x', organizations: [ids.user('ana')] },
      'organizations.0',
      'organizations.0 must be the id of an organization, such as org_….',
    ],
    [
      { label: 'x', organizations: Array.from({ length: 101 }, () => ids.acme) },
      'organizations',
      'organizations must have at most 100 items, and has 101.',
    ],
    [{ label: 'x', expiresAt: null }, 'expiresAt', 'expiresAt may be absent, but not null.'],
    [
      { label: 'x', expiresAt: '2020-01-01T00:00:00Z' },
      'expiresAt',
      'This time is in the past. Choose a future time, or none.',
    ],
    [
      { label: 'x', kind: 'personal' },
      'kind',
      'There is no field `kind` here. Fields are: `label`, `scopes`, `organizations`, `expiresAt`.',
    ],
  ])('refuses %j', async (body, field, message) => {
    expect(of(await world.as('ana').post('/v1/tokens', body))).toEqual({
      status: 400,
      body: refusal(400, 'BAD_USER_INPUT', message, { field }),
    });
  });
});

describe('the list of tokens', () => {
  it("is paginated for the caller's own tokens, newest first, without secrets", async () => {
    const { id } = await world.console.database.prisma.user.create({
      data: { id: 'usr_1CWoxU9o4gbeC6QfQ4XKqa', email: 'lister@acme.test', displayName: 'Lister' },
    });
    const visitor = world.with(await world.tokenOf(id, { now: new Date('2026-01-01T00:00:00Z') }));
    const made: string[] = [];
    for (const label of ['one', 'two', 'three'])
      made.unshift((await visitor.post('/v1/tokens', { label })).body.id);
    const first = (await visitor.get('/v1/tokens?limit=2')).body;
    const second = (await visitor.get(`/v1/tokens?limit=2&page=${first.next.page}`)).body;
    expect([...first.items, ...second.items].map((item) => item.id)).toEqual([
      ...made,
      second.items[1].id,
    ]);
    expect(Object.keys(first.items[0])).toEqual([
      'object',
      'id',
      'kind',
      'label',
      'lastFour',
      'createdAt',
      'urls',
    ]);
    expect(second).toEqual({ count: 4, items: second.items });
    expect(second.items[1].label).toBe('Test');
    const { data } = await visitor.query(ListTokens, { last: 2, before: first.next.page });
    const { edges, nodes, ...rest } = data.tokens;
    expect(nodes.map((node: { id: string }) => node.id)).toEqual([made[0]]);
    expect(rest).toEqual({
      totalCount: 4,
      pageInfo: {
        hasNextPage: true,
        hasPreviousPage: false,
        startCursor: edges[0].cursor,
        endCursor: edges[0].cursor,
      },
    });
  });

  it('lists 10 and 200 tokens in 2 statements', async () => {
    const userId = ids.user('cat');
    const count = async () => [
      await world.countStatements('cat', (visitor) => visitor.get('/v1/tokens?limit=1000')),
      await world.countStatements('cat', (visitor) => visitor.query(ListTokens, { first: 1000 })),
    ];
    const add = async (number: number) => {
      for (let n = 0; n < number; n++) await world.tokenOf(userId);
    };
    await add(9); // in addition to the one of the world
    const few = await count();
    await add(190);
    expect((await world.as('cat').get('/v1/tokens?limit=1000')).body.items).toHaveLength(200);
    expect([few, await count()]).toEqual([
      [2, 2],
      [2, 2],
    ]);
  });

  it.each([
    ['limit=0', 'limit', 'BAD_USER_INPUT'],
    ['limit=1001', 'limit', 'BAD_USER_INPUT'],
    ['page=x', 'page', 'BAD_CURSOR'],
  ])('refuses ?%s', async (query, field, reason) => {
    const { status, body } = await world.as('ana').get(`/v1/tokens?${query}`);
    expect({ status, reason: body.error.reason, field: body.error.field }).toEqual({
      status: 400,
      reason,
      field,
    });
  });

  it('updates lastUsedAt at most every five minutes', async () => {
    const { id, secret } = await make(world);
    const used = async () => (await world.as('ana').get(`/v1/tokens/${id}`)).body.lastUsedAt;
    expect(await used()).toBeUndefined();
    await world.with(secret).get('/v1/user');
    const first = await used();
    await world.with(secret).get('/v1/user');
    expect(await used()).toBe(first);
    await world.console.database.query(
      sql("UPDATE api_tokens SET last_used_at = now() - interval '6 minutes' WHERE id = $1"),
      [id],
    );
    await world.with(secret).get('/v1/user');
    expect(Date.parse(await used())).toBeGreaterThanOrEqual(Date.parse(first));
  });
});

describe('ending a token', () => {
  it('happens at its expiry time', async () => {
    const lasting = await make(world, { expiresAt: '2031-01-01T00:00:00Z' });
    expect((await world.with(lasting.secret).get('/v1/user')).status).toBe(200);
    await world.console.database.query(
      sql("UPDATE api_tokens SET expires_at = now() - interval '1 second' WHERE id = $1"),
      [lasting.id],
    );
    expect(of(await world.with(lasting.secret).get('/v1/user'))).toEqual({
      status: 401,
      body: badToken,
    });
    expect((await world.as('ana').get(`/v1/tokens/${lasting.id}`)).status).toBe(200);
  });

  it('happens with its revocation, after which it is NOT_FOUND', async () => {
    const { id, secret } = await make(world);
    expect(of(await world.as('ana').delete(`/v1/tokens/${id}`))).toEqual({
      status: 204,
      body: undefined,
    });
    expect(of(await world.as('ana').delete(`/v1/tokens/${id}`))).toEqual({
      status: 404,
      body: nothingHere,
    });
    expect(of(await world.with(secret).get('/v1/user'))).toEqual({ status: 401, body: badToken });
    expect((await world.with(secret).query('{ viewer { id } }')).status).toBe(401);
    expect((await world.as('ana').get(`/v1/tokens/${id}`)).body).toEqual(nothingHere);
    expect((await world.as('ana').post(`/v1/tokens/${id}/rotate`)).body).toEqual(nothingHere);
    expect(
      (await world.as('ana').get('/v1/tokens?limit=1000')).body.items.map(
        (item: { id: string }) => item.id,
      ),
    ).not.toContain(id);
  });

  it('happens with its revocation in GraphQL', async () => {
    const { id, secret } = await make(world);
    const revoke = () => world.as('ana').query(RevokeToken, { id });
    expect((await revoke()).data).toEqual({ revokeToken: { revokedTokenId: id } });
    expect((await revoke()).errors[0].extensions).toEqual({ code: 'NOT_FOUND', requestId: 'test' });
    expect((await world.with(secret).get('/v1/user')).status).toBe(401);
  });

  it('happens with its rotation, after which the new secret is valid', async () => {
    const made = await make(world, { scopes: ['user:read'] });
    await world.with(made.secret).get('/v1/user');
    const { status, body } = await world.as('ana').post(`/v1/tokens/${made.id}/rotate`);
    expect({ status, body }).toEqual({
      status: 200,
      body: { ...made, secret: body.secret, lastFour: body.secret.slice(-4) },
    });
    expect(body.secret).not.toBe(made.secret);
    expect((await world.with(made.secret).get('/v1/user')).body).toEqual(badToken);
    expect((await world.with(body.secret).get('/v1/user')).status).toBe(200);
    const { data } = await world.as('ana').query(RotateToken, { id: made.id });
    expect(data.rotateToken.token.lastFour).toBe(data.rotateToken.secret.slice(-4));
    expect((await world.with(body.secret).get('/v1/user')).status).toBe(401);
    expect((await world.with(data.rotateToken.secret).get('/v1/user')).status).toBe(200);
  });

  it('is impossible for other users', async () => {
    const { id, secret } = await make(world);
    for (const name of ['ben', 'eve'] as const) {
      expect((await world.as(name).get(`/v1/tokens/${id}`)).body).toEqual(nothingHere);
      expect((await world.as(name).post(`/v1/tokens/${id}/rotate`)).body).toEqual(nothingHere);
      expect(of(await world.as(name).delete(`/v1/tokens/${id}`))).toEqual({
        status: 404,
        body: nothingHere,
      });
    }
    expect((await world.with(secret).get('/v1/user')).status).toBe(200);
  });
});

describe('an invalid token', () => {
  it('is refused for a typo without a database lookup', async () => {
    const { secret } = await make(world);
    const changed = secret.endsWith('a') ? `${secret.slice(0, -1)}b` : `${secret.slice(0, -1)}a`;
    const swapped = secret.slice(0, 3) + secret[4] + secret[3] + secret.slice(5);
    const typos = [
      changed,
      secret.slice(0, -1),
      `${secret}0`,
      secret.toLowerCase(),
      `ls${secret.slice(2)}`,
      `xx${secret.slice(2)}`,
      'x',
      ...(secret[3] === secret[4] ? [] : [swapped]),
    ];
    const statements = await statementsOf(async () => {
      for (const typo of typos)
        expect(of(await world.with(typo).get('/v1/user'))).toEqual({ status: 401, body: badToken });
    });
    expect(statements).toEqual([]);
  });

  it.each(['Basic YW5hOng=', 'Bearer', 'Bearer a b', 'lp_x'])(
    'is refused in the header %j',
    async (authorization) => {
      const { status, headers, body } = await world.nobody.get('/v1/user', { authorization });
      expect({ status, body }).toEqual({
        status: 401,
        body: refusal(401, 'UNAUTHENTICATED', 'The header Authorization must be "Bearer <token>".'),
      });
      expect(headers.get('www-authenticate')).toBe('Bearer');
    },
  );

  it('is refused when no token is required, too', async () => {
    expect((await world.with('x').get('/v1/sign-in?email=a@acme.test')).status).toBe(401);
  });
});
