// Tests the tokens of a service account: created, rotated, revoked and listed.
import { describe, expect, it } from 'vitest';
import { createServiceAccountToken } from '../../src/resources/service-account.ts';
import { ids, useWorld } from '../support.ts';
import { accounts, nothingHere, of, person, makeServiceAccount, refusal } from './made.ts';

const world = useWorld();

const TokenFields =
  'fragment T on ApiToken { __typename id kind label lastFour scopes organizations: organizationIds createdAt expiresAt lastUsedAt urls { location } }';

const CreateAccountToken = `mutation ($input: CreateServiceAccountTokenInput!) {
  createServiceAccountToken(input: $input) { token { ...T } secret }
} ${TokenFields}`;
const RotateAccountToken = `mutation ($id: ID!) {
  rotateServiceAccountToken(input: { id: $id }) { token { ...T } secret }
} ${TokenFields}`;
const RevokeAccountToken = `mutation ($id: ID!) {
  revokeServiceAccountToken(input: { id: $id }) { revokedTokenId }
}`;
const GetAccountToken = `query ($id: ID!) {
  serviceAccountToken(id: $id) { ...T }
} ${TokenFields}`;

describe('a token of a service account', () => {
  const tokens = `${accounts}/${ids.publisher}/tokens`;

  it('is bound to the organization, and its secret is returned once', async () => {
    const { status, headers, body } = await world.as('ana').post(tokens, {
      label: 'CI',
      scopes: ['space:read', 'user:read'],
      expiresAt: '2031-01-01T00:00:00Z',
    });
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
    expect((await world.with(secret).get('/v1/user')).body).toEqual(
      person(world, ids.user('publisher'), 'Publisher', 'publisher@service-accounts.invalid'),
    );
  });

  it('works the same in GraphQL', async () => {
    const { data, errors } = await world.as('ana').query(CreateAccountToken, {
      input: { serviceAccountId: ids.publisher, label: 'Graph', organizationIds: [ids.acme] },
    });
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
    expect((await world.as('ana').query(GetAccountToken, { id: token.id })).data).toEqual({
      serviceAccountToken: token,
    });
    const rotated = (await world.as('ana').query(RotateAccountToken, { id: token.id })).data
      .rotateServiceAccountToken;
    expect(rotated.token).toEqual({ ...token, lastFour: rotated.secret.slice(-4) });
    expect([
      (await world.with(secret).get('/v1/user')).status,
      (await world.with(rotated.secret).get('/v1/user')).status,
    ]).toEqual([401, 200]);
    const revoke = () => world.as('ana').query(RevokeAccountToken, { id: token.id });
    expect((await revoke()).data).toEqual({
      revokeServiceAccountToken: { revokedTokenId: token.id },
    });
    expect((await revoke()).errors[0].extensions.code).toBe('NOT_FOUND');
    expect((await world.with(rotated.secret).get('/v1/user')).status).toBe(401);
  });

  it('has a new secret after its rotation, and can be revoked repeatedly', async () => {
    const { own, tokenId, visitor } = await makeServiceAccount(world, 'read');
    const rotated = await world.as('ana').post(`${own}/tokens/${tokenId}/rotate`);
    expect(rotated.status).toBe(200);
    expect([
      (await visitor.get('/v1/user')).status,
      (await world.with(rotated.body.secret).get('/v1/user')).status,
    ]).toEqual([401, 200]);
    expect(of(await world.as('ana').delete(`${own}/tokens/${tokenId}`))).toEqual({
      status: 204,
      body: undefined,
    });
    expect((await world.as('ana').delete(`${own}/tokens/${tokenId}`)).status).toBe(204);
    expect((await world.with(rotated.body.secret).get('/v1/user')).status).toBe(401);
    expect((await world.as('ana').get(`${own}/tokens/${tokenId}`)).body).toEqual(nothingHere);
    expect((await world.as('ana').post(`${own}/tokens/${tokenId}/rotate`)).body).toEqual(
      nothingHere,
    );
    expect((await world.as('ana').get(`${own}/tokens`)).body).toEqual({ count: 0, items: [] });
  });

  it('is found only under its own account', async () => {
    const one = await makeServiceAccount(world, 'read');
    const other = await makeServiceAccount(world, 'read');
    const personal = (await world.as('ana').post('/v1/tokens', { label: 'Mine' })).body;
    for (const id of [other.tokenId, personal.id]) {
      expect((await world.as('ana').get(`${one.own}/tokens/${id}`)).body).toEqual(nothingHere);
      expect((await world.as('ana').post(`${one.own}/tokens/${id}/rotate`)).body).toEqual(
        nothingHere,
      );
      expect((await world.as('ana').delete(`${one.own}/tokens/${id}`)).status).toBe(204);
    }
    expect((await world.as('ana').get(`/v1/tokens/${other.tokenId}`)).body).toEqual(nothingHere);
    expect([
      (await other.visitor.get('/v1/user')).status,
      (await world.with(personal.secret).get('/v1/user')).status,
    ]).toEqual([200, 200]);
  });

  it.each([
    [{}, 'label', 'label is required.'],
    [
      { label: 'x', organizations: [ids.umbrella] },
      'organizations.0',
      'A service account can only work in its own organization.',
    ],
    [
      { label: 'x', expiresAt: '2020-01-01T00:00:00Z' },
      'expiresAt',
      'This time is in the past. Choose a future time, or none.',
    ],
  ])('refuses %j', async (body, field, message) => {
    expect(of(await world.as('ana').post(tokens, body))).toEqual({
      status: 400,
      body: refusal(400, 'BAD_USER_INPUT', message, { field }),
    });
  });

  it('created by a token with scopes has no further scopes', async () => {
    const has = [
      'organization:read',
      'organization:members:read',
      'organization:members:write',
      'user:read',
    ];
    const visitor = world.with(await world.tokenOf(ids.user('ana'), { scopes: has }));
    const lacks = (needs: string) => ({
      status: 403,
      body: refusal(
        403,
        'FORBIDDEN',
        `Your own token lacks the scope ${needs}, and so cannot grant it.`,
        { details: { needs, has } },
      ),
    });
    expect(of(await visitor.post(tokens, { label: 'All' }))).toEqual(lacks('notification:read'));
    expect(
      of(await visitor.post(tokens, { label: 'More', scopes: ['user:read', 'site:write'] })),
    ).toEqual(lacks('site:write'));
    expect(
      (await visitor.post(tokens, { label: 'Less', scopes: ['organization:read'] })).status,
    ).toBe(201);
  });

  it('cannot be rotated by a token with fewer scopes', async () => {
    const { own, tokenId, visitor: itself } = await makeServiceAccount(world, 'admin');
    const narrow = world.with(
      await world.tokenOf(ids.user('ana'), {
        scopes: [
          'organization:read',
          'organization:members:read',
          'organization:members:write',
          'user:read',
        ],
      }),
    );
    expect((await narrow.post(`${own}/tokens/${tokenId}/rotate`)).status).toBe(403);
    expect((await itself.get('/v1/user')).status).toBe(200);
  });

  it('lists 10 and 200 tokens of an account in 3 statements', async () => {
    const { id, own } = await makeServiceAccount(world, 'read');
    const add = async (number: number) => {
      for (let n = 0; n < number; n++)
        await createServiceAccountToken(world.console.as(ids.user('ana')), ids.acme, id, {
          label: `t${n}`,
        });
    };
    const count = () =>
      world.countStatements('ana', (visitor) => visitor.get(`${own}/tokens?limit=1000`));
    await add(9); // in addition to the one it has
    const few = await count();
    await add(190);
    expect((await world.as('ana').get(`${own}/tokens?limit=1000`)).body.items).toHaveLength(200);
    expect([few, await count()]).toEqual([3, 3]);
  });
});
