import { describe, expect, it } from 'vitest';
import { newId } from '../src/data/new-id.ts';
import {
  graphQLError,
  errorsOf,
  notFound,
  notFoundAt,
  refused,
  userBody,
} from './member/expected.ts';
import { makeOrganization } from './member/rows.ts';
import { ids, useWorld } from './support.ts';

const world = useWorld();

const user =
  'query ($id: ID!) { user(id: $id) { __typename id displayName email photoUrl createdAt urls { location } } }';
const ana = () => ({
  __typename: 'User',
  id: ids.user('ana'),
  displayName: 'Ana Alvarez',
  email: 'ana@acme.test',
  photoUrl: null,
  createdAt: '2026-01-05T09:00:00.000Z',
  urls: { location: `${world.url}/v1/users/${ids.user('ana')}` },
});

const UPDATE =
  'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { user { displayName photoUrl } } }';
const forbiddenOf = (message: string, needs: string, has?: string) =>
  refused(403, 'FORBIDDEN', message, { details: { needs, ...(has !== undefined && { has }) } });

describe('a user', () => {
  it('changes their own name and photo, and nobody else does', async () => {
    const { userIds } = await makeOrganization(world, 2);
    const [, id = ''] = userIds;
    const visitor = world.with(await world.tokenOf(id));
    const { body: before } = await visitor.get('/v1/user');
    const path = `/v1/users/${id}`;
    const { status, body } = await visitor.patch(path, {
      displayName: 'Ada',
      photoURL: 'https://acme.test/ada.png',
    });
    expect([status, body]).toEqual([
      200,
      { ...before, displayName: 'Ada', photoURL: 'https://acme.test/ada.png' },
    ]);
    expect((await visitor.patch(path, {})).body).toEqual(body);
    expect((await visitor.get('/v1/user')).body).toEqual(body);
    const { data } = await visitor.query(UPDATE, {
      input: { id, displayName: 'Ada L.', photoUrl: null },
    });
    expect(data).toEqual({ updateUser: { user: { displayName: 'Ada L.', photoUrl: null } } });
    expect((await visitor.patch(path, { photoURL: 'ada.png' })).body).toEqual(
      refused(400, 'BAD_USER_INPUT', 'photoURL must be an absolute http or https address.', {
        field: 'photoURL',
      }),
    );
    expect((await world.as('ana').patch(`/v1/users/${ids.user('ben')}`, {})).body).toEqual(
      forbiddenOf('Only the user themselves may do this.', 'oneself', 'guest'),
    );
    expect((await world.as('eve').patch(path, { displayName: 'Eve' })).body).toEqual(notFound);
    const scoped = world.with(await world.tokenOf(id, { scopes: ['user:read'] }));
    expect((await scoped.patch(path, { displayName: 'Ada' })).status).toBe(403);
  });

  it('that represents a service account is not changed here', async () => {
    const { body: made } = await world
      .as('ana')
      .post(`/v1/orgs/${ids.acme}/service-accounts/${ids.publisher}/tokens`, { label: 'Robot' });
    const path = `/v1/users/${ids.user('publisher')}`;
    expect((await world.with(made.secret).patch(path, { displayName: 'Bot' })).body).toEqual(
      forbiddenOf(
        'A service account is changed in its organization.',
        'a person',
        'a service account',
      ),
    );
  });
});

describe('the viewer', () => {
  it('is the user of the token', async () => {
    const { status, body } = await world.as('ana').get('/v1/user');
    expect(status).toBe(200);
    expect(body).toEqual(userBody(world, 'ana'));
    const { data } = await world
      .as('ana')
      .query('{ viewer { __typename id displayName email photoUrl createdAt urls { location } } }');
    expect(data).toEqual({ viewer: ana() });
  });

  it('is the user of a service account for its token', async () => {
    const { body: made } = await world
      .as('ana')
      .post(`/v1/orgs/${ids.acme}/service-accounts/${ids.publisher}/tokens`, { label: 'Robot' });
    const { body } = await world.with(made.secret).get('/v1/user');
    expect(body).toEqual({
      object: 'user',
      id: ids.user('publisher'),
      displayName: 'Publisher',
      email: 'publisher@service-accounts.invalid',
      urls: { location: `${world.url}/v1/users/${ids.user('publisher')}` },
    });
  });

  it('is refused without a token: 401 in both APIs', async () => {
    const rest = await world.nobody.get('/v1/user');
    expect(rest.status).toBe(401);
    expect(rest.headers.get('www-authenticate')).toBe('Bearer');
    expect(rest.body).toEqual(
      refused(
        401,
        'UNAUTHENTICATED',
        'A token is required: send the header "Authorization: Bearer <token>".',
      ),
    );
    const graph = await world.nobody.query('{ viewer { id } }');
    expect(graph.status).toBe(401);
    expect(graph.errors).toEqual([
      {
        message: 'A token is required: send the header "Authorization: Bearer <token>".',
        extensions: { code: 'UNAUTHENTICATED', requestId: 'test' },
      },
    ]);
  });

  it('requires the scope user:read of a token with scopes', async () => {
    const narrow = world.with(
      await world.tokenOf(ids.user('ana'), { scopes: ['organization:read'] }),
    );
    const { status, body } = await narrow.get('/v1/user');
    expect(status).toBe(403);
    expect(body.error.reason).toBe('FORBIDDEN');
    expect(body.error.details).toEqual({ needs: 'user:read', has: ['organization:read'] });
    const wide = world.with(await world.tokenOf(ids.user('ana'), { scopes: ['user:read'] }));
    expect((await wide.get('/v1/user')).body).toEqual(userBody(world, 'ana'));
  });

  it('omits an absent picture, and returns an existing one', async () => {
    const { userIds } = await makeOrganization(world, 2);
    const [, id = ''] = userIds;
    await world.console.database.prisma.user.update({
      where: { id },
      data: {
        photoUrl: 'https://pictures.test/1.png',
        displayName: 'Pia',
        email: 'pia@crowd.test',
      },
    });
    const { body } = await world.with(await world.tokenOf(id)).get('/v1/user');
    expect(body).toEqual({
      object: 'user',
      id,
      displayName: 'Pia',
      email: 'pia@crowd.test',
      photoURL: 'https://pictures.test/1.png',
      urls: { location: `${world.url}/v1/users/${id}` },
    });
  });
});

describe('a user', () => {
  it('is visible to everyone in the same organization, guests too', async () => {
    for (const name of ['ana', 'ben', 'cat', 'dan'] as const) {
      expect((await world.as(name).get(`/v1/users/${ids.user('ana')}`)).body).toEqual(
        userBody(world, 'ana'),
      );
      expect((await world.as(name).query(user, { id: ids.user('ana') })).data).toEqual({
        user: ana(),
      });
    }
  });

  it('is found at their own location', async () => {
    const { body } = await world.as('ben').get('/v1/user');
    const again = await world.as('ben').get(new URL(body.urls.location).pathname);
    expect(again.status).toBe(200);
    expect(again.body).toEqual(body);
  });

  it('answers NOT_FOUND for a stranger, as for an unknown user', async () => {
    for (const id of [ids.user('ana'), newId('User')]) {
      const rest = await world.as('eve').get(`/v1/users/${id}`);
      expect(rest.status).toBe(404);
      expect(rest.body).toEqual(notFound);
      const graph = await world.as('eve').query(user, { id });
      expect(graph.data).toEqual({ user: null });
      expect(errorsOf(graph)).toEqual(notFoundAt(['user']));
    }
  });

  it('answers NOT_FOUND for an invalid id in a path, and 400 in an argument', async () => {
    for (const id of [ids.acme, 'ana', `${ids.user('ana')}x`, 'usr_0000000000000000000000']) {
      const rest = await world.as('ana').get(`/v1/users/${id}`);
      expect(rest.status).toBe(404);
      expect(rest.body).toEqual(notFound);
      expect(errorsOf(await world.as('ana').query(user, { id }))).toEqual(
        graphQLError(['user'], 'BAD_USER_INPUT', 'id must be the id of a user, such as usr_….', {
          field: 'id',
        }),
      );
    }
  });

  it('answers NOT_FOUND after they have left the shared organization', async () => {
    const crowd = await makeOrganization(world, 3);
    const [, first = '', second = ''] = crowd.userIds;
    const visitor = world.with(await world.tokenOf(first));
    expect((await visitor.get(`/v1/users/${second}`)).status).toBe(200);
    expect((await world.as('ana').delete(`/v1/orgs/${crowd.id}/members/${second}`)).status).toBe(
      204,
    );
    expect((await visitor.get(`/v1/users/${second}`)).body).toEqual(notFound);
  });
});

describe('the use of a token', () => {
  const lastUsed = async (secret: string): Promise<string | undefined> =>
    (await world.with(secret).get('/v1/tokens')).body.items[0].lastUsedAt;

  it('is recorded at most every five minutes', async () => {
    const { userIds } = await makeOrganization(world, 2);
    const [, id = ''] = userIds;
    const secret = await world.tokenOf(id);
    const { prisma } = world.console.database;
    const written = async (time: Date) =>
      prisma.apiToken.updateMany({ where: { userId: id }, data: { lastUsedAt: time } });

    const fresh = new Date(Date.now() - 4 * 60_000);
    await written(fresh);
    expect(await lastUsed(secret)).toBe(fresh.toISOString());

    const stale = new Date(Date.now() - 6 * 60_000);
    const before = Date.now();
    await written(stale);
    const noted = Date.parse((await lastUsed(secret)) ?? '');
    expect(noted).toBeGreaterThanOrEqual(before);
    expect(noted).toBeLessThanOrEqual(Date.now());
    expect(await lastUsed(secret)).toBe(new Date(noted).toISOString());
  });

  it('is recorded the first time', async () => {
    const { userIds } = await makeOrganization(world, 2);
    const [, id = ''] = userIds;
    const before = Date.now();
    const noted = Date.parse((await lastUsed(await world.tokenOf(id))) ?? '');
    expect(noted).toBeGreaterThanOrEqual(before);
  });
});
