// Tests that paths of `/v1` name an organization by its hostname in place of its id.
import { describe, expect, it } from 'vitest';
import { forbidden, notFound } from '../content/expected.ts';
import { makeTestOrganization } from '../content/rows.ts';
import { makeSite } from '../site/made.ts';
import { statementsOf } from '../statements.ts';
import { ids, useWorld } from '../support.ts';
import { routes } from '../../src/rest/routes.ts';

const world = useWorld();

const byHostname = '/v1/orgs/acme-docs';
const byId = `/v1/orgs/${ids.acme}`;

/** Makes an organization of ana with a hostname, and returns its id. */
async function makeNamed(hostname: string): Promise<string> {
  const { id } = await makeTestOrganization(world);
  const { status } = await world.as('ana').patch(`/v1/orgs/${id}`, { hostname });
  expect(status).toBe(200);
  return id;
}

describe('a hostname in a path', () => {
  it('names the organization in every read of it and its lists', async () => {
    const paths = routes
      .filter(
        ({ method, path }) => method === 'GET' && /^\/v1\/orgs\/\{organizationId\}/.test(path),
      )
      .map(({ path }) => path.replace('/v1/orgs/{organizationId}', ''))
      .filter((path) => !path.includes('{'));
    expect(paths.length).toBeGreaterThan(15);
    for (const path of paths) {
      const [named, known] = [
        await world.as('ana').get(`${byHostname}${path}`),
        await world.as('ana').get(`${byId}${path}`),
      ];
      expect([path, named.status, named.body]).toEqual([path, known.status, known.body]);
    }
  });

  it('is the same in any case, and with ids of other objects after it', async () => {
    const site = ids.site('help');
    const { status, body } = await world.as('ana').get(`/v1/orgs/ACME-Docs/sites/${site}`);
    expect([status, body]).toEqual([
      200,
      (await world.as('ana').get(`${byId}/sites/${site}`)).body,
    ]);
  });

  it('names the organization in writes, whose addresses have its id', async () => {
    const id = await makeNamed('named-in-writes');
    const { status, body, headers } = await world
      .as('ana')
      .post('/v1/orgs/named-in-writes/spaces', { title: 'Named' });
    expect([status, body.organization, headers.get('location')]).toEqual([
      201,
      id,
      `${world.url}/v1/spaces/${body.id}`,
    ]);
    const team = await world.as('ana').put('/v1/orgs/named-in-writes/teams', { title: 'Team' });
    expect(team.headers.get('location')).toBe(`${world.url}/v1/orgs/${id}/teams/${team.body.id}`);
    const changed = await world.as('ana').patch('/v1/orgs/named-in-writes', { title: 'New' });
    expect([changed.status, changed.body.id, changed.body.title]).toEqual([200, id, 'New']);
    const deleted = await world.as('ana').delete(`/v1/orgs/named-in-writes/teams/${team.body.id}`);
    expect(deleted.status).toBe(204);
  });

  it('that the organization had before names it too', async () => {
    const id = await makeNamed('name-before');
    await world.as('ana').patch(`/v1/orgs/${id}`, { hostname: 'name-after' });
    for (const name of ['name-before', 'name-after'])
      expect((await world.as('ana').get(`/v1/orgs/${name}`)).body.id).toBe(id);
  });

  it('grants the same access as the id', async () => {
    expect((await world.as('eve').get(byHostname)).body).toEqual(notFound);
    expect((await world.as('dan').get(`${byHostname}/invites`)).body).toEqual(
      forbidden('admin', 'guest'),
    );
    const { body } = await world.as('cat').patch(byHostname, { title: 'x' });
    expect(body).toEqual((await world.as('cat').patch(byId, { title: 'x' })).body);
    const other = await makeTestOrganization(world);
    const site = await makeSite(world, {}, other.id);
    expect((await world.as('ana').get(`${byHostname}/sites/${site.id}`)).body).toEqual(notFound);
  });

  it.each(['nobodys', 'ab', 'spc_1CWoxU9o4hReWpk8z6e5gG', 'a.b', '-abc', 'a'.repeat(33)])(
    'that is unknown, such as %s, is NOT_FOUND',
    async (name) => {
      for (const path of ['', '/spaces', `/sites/${ids.site('help')}`]) {
        const { status, body } = await world.as('ana').get(`/v1/orgs/${name}${path}`);
        expect([path, status, body]).toEqual([path, 404, notFound]);
      }
      const { body } = await world.as('ana').post(`/v1/orgs/${name}/spaces`, {});
      expect(body).toEqual(notFound);
    },
  );

  it('takes one statement more than the id, and what is neither takes none more', async () => {
    const count = async (path: string) => {
      const sent = await statementsOf(async () => {
        await world.as('ana').get(path);
      });
      return sent.length;
    };
    const known = await count(`${byId}/teams`);
    expect(await count(`${byHostname}/teams`)).toBe(known + 1);
    expect(await count('/v1/orgs/spc_1CWoxU9o4hReWpk8z6e5gG/teams')).toBe(
      await count('/v1/orgs/org_1/teams'),
    );
  });

  it('is refused without a token, where one is needed', async () => {
    expect((await world.nobody.get(byHostname)).status).toBe(401);
    expect((await world.nobody.get('/v1/orgs/nobodys')).status).toBe(401);
  });

  it('opens published sites to anyone, with the tags of the organization', async () => {
    const path = `/sites/${ids.site('help')}/published`;
    const named = await world.nobody.get(`${byHostname}${path}`);
    const known = await world.nobody.get(`${byId}${path}`);
    expect([named.status, named.body]).toEqual([200, known.body]);
    expect(named.headers.get('surrogate-key')).toBe(known.headers.get('surrogate-key'));
  });

  it('repeats the response of a key that was sent with the id', async () => {
    const headers = { 'idempotency-key': 'by-id-and-by-hostname' };
    const sent = await world.as('ana').post(`${byId}/spaces`, { title: 'Once' }, headers);
    const again = await world.as('ana').post(`${byHostname}/spaces`, { title: 'Once' }, headers);
    expect([again.status, again.body, again.headers.get('idempotent-replayed')]).toEqual([
      201,
      sent.body,
      'true',
    ]);
  });

  it('receives files', async () => {
    const form = new FormData();
    form.append('file', new Blob(['Notes.']), 'notes.txt');
    const response = await fetch(`${world.url}${byHostname}/files`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${world.as('ana').token}` },
    });
    const { name } = await response.json();
    expect([response.status, name]).toEqual([201, 'notes.txt']);
  });
});
