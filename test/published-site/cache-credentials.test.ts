/**
 * Tests that a cached response is not sent to a visitor whose share link, key or token has lost its
 * access, and that transfers of spaces in both directions do not wait for each other's versions.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeNestedCollections, makeSpaces, makeTestOrganization } from '../content/rows.ts';
import { type FurtherServer, openServer } from '../servers.ts';
import { done } from '../site-structure/made.ts';
import { statementsOf } from '../statements.ts';
import { useWorld } from '../support.ts';
import { jwtFor, makePublished, openSite, type Published } from './made.ts';

const world = useWorld();
let cached: FurtherServer;
let uncached: FurtherServer;
beforeAll(async () => {
  cached = await openServer(world);
  uncached = await openServer(world, { RESPONSE_CACHE_MIB: '0' });
}, 240_000);
afterAll(async () => {
  await cached?.close();
  await uncached?.close();
});
const ana = () => world.as('ana');

/** A site that is shared by a link: the link's path in `/v1`, and the query of its key. */
async function makeShared(): Promise<{ site: Published; link: string; query: string }> {
  const site = await makePublished(world, { visibility: 'share-link' });
  const { id, urls } = await done(ana().post(`${site.url}/share-links`, { name: 'Partners' }));
  return { site, link: `${site.url}/share-links/${id}`, query: new URL(urls.published).search };
}

/** Returns the status and the body of a read on a server. */
async function read(server: FurtherServer, path: string, token?: string): Promise<object> {
  const { status, body } = await server.with(token).get(path);
  const text = JSON.stringify(body).replaceAll(server.url, '');
  return { status, body: text.replace(/"requestId":"[^"]*"/, '') };
}

/** A read that is cached, and the write after which it must be made again. */
interface Loss {
  readonly path: string;
  readonly token?: string;
  readonly write: () => Promise<unknown>;
}

const losses: Readonly<Record<string, () => Promise<Loss>>> = {
  'the key of a share link that is turned off': async () => {
    const { site, link, query } = await makeShared();
    const write = () => done(ana().patch(link, { active: false }));
    return { path: `${site.url}/published${query}`, write };
  },
  'the token of a share link that is deleted': async () => {
    const { site, link, query } = await makeShared();
    const token = await openSite(world, site, {}, query);
    return { path: `${site.url}/published`, token, write: () => done(ana().delete(link)) };
  },
  'a signed token whose key is replaced': async () => {
    const site = await makePublished(world, { visibility: 'visitor-auth' });
    const token = await openSite(world, site, { jwt_token: await jwtFor(world, site, {}) });
    const write = () => done(ana().post(`${site.url}/publishing/auth/regenerate`));
    return { path: `${site.url}/published`, token, write };
  },
  'claims that the site declares no more': async () => {
    const site = await makePublished(world);
    const token = await openSite(world, site, {
      jwt_token: await jwtFor(world, site, { plan: 'pro' }),
    });
    const jsonSchema = { type: 'object', properties: { isBeta: { type: 'boolean' } } };
    const write = () => done(ana().put(`${site.url}/adaptive-schema`, { jsonSchema }));
    return { path: `${site.url}/structure`, token, write };
  },
  'a space whose collection is deleted': async () => {
    const site = await makePublished(world);
    const [parent] = await makeNestedCollections(world, site.testOrganization.id, 1);
    await done(ana().post(`/v1/spaces/${site.spaces[0]}/move`, { parent }));
    return {
      path: `${site.url}/structure`,
      write: () => done(ana().delete(`/v1/collections/${parent}`)),
    };
  },
  'a deleted site': async () => {
    const site = await makePublished(world);
    return { path: `${site.url}/published`, write: () => done(ana().delete(site.url)) };
  },
};

describe('a cached response', () => {
  it.each(Object.entries(losses))('is not sent for %s', { timeout: 240_000 }, async (_, make) => {
    const { path, token, write } = await make();
    const before = await read(uncached, path, token);
    for (let n = 0; n < 3; n++) expect(await read(cached, path, token)).toEqual(before);
    expect(await statementsOf(() => read(cached, path, token))).toHaveLength(1);
    await write();
    const after = await read(uncached, path, token);
    expect(after).not.toEqual(before);
    expect(await read(cached, path, token)).toEqual(after);
  });
});

describe('transfers between two organizations', () => {
  it('succeed in both directions concurrently', { timeout: 240_000 }, async () => {
    const [one, other] = [await makeTestOrganization(world), await makeTestOrganization(world)];
    const spaces = [
      ...(await makeSpaces(world, one.id, 8)).map((id) => ({ id, organization: other.id })),
      ...(await makeSpaces(world, other.id, 8)).map((id) => ({ id, organization: one.id })),
    ];
    const statuses = await Promise.all(
      spaces.map(
        async ({ id, organization }) =>
          (await ana().post(`/v1/spaces/${id}/transfer`, { organization })).status,
      ),
    );
    expect(statuses).toEqual(spaces.map(() => 200));
    for (const { id } of [one, other])
      expect((await ana().get(`/v1/orgs/${id}/spaces`)).body.count).toBe(8);
  });
});
