/**
 * Tests that each reader of a site gets the same pages whether or not the data of selections of
 * content is cached: members with and without a share key, and visitors with different claims.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FurtherServer, openServer } from '../servers.ts';
import { done } from '../site-structure/made.ts';
import { useWorld } from '../support.ts';
import { jwtFor, makePublished, openSite, type Published, readerOf, write } from './made.ts';

const world = useWorld();
let cached: FurtherServer;
let uncached: FurtherServer;
beforeAll(async () => {
  cached = await openServer(world);
  uncached = await openServer(world, { RESPONSE_CACHE_MIB: '0' });
}, 60_000);
afterAll(async () => {
  await cached?.close();
  await uncached?.close();
});
const ana = () => world.as('ana');

const PAGES = `query ($site: ID!, $first: Int!, $key: String) {
  publishedSite(id: $site, shareKey: $key) { siteSpaces(first: $first) { nodes { space {
    revision { allPages { id title path } pages { pageId depth } }
  } } } }
}`;

interface Caller {
  readonly name: string;
  readonly token?: string | undefined;
  readonly key?: string;
}

const page = (title: string) => ({ operation: 'insert_page', title, markdown: `${title}.\n` });

/** Returns the key of a new share link of a site, and its query. */
async function shareLinkOf(site: Published): Promise<{ key: string; query: string }> {
  const { urls } = await done(ana().post(`${site.url}/share-links`, { name: 'Partners' }));
  const { search, pathname } = new URL(urls.published);
  const key = [...new URLSearchParams(search).values()][0] ?? pathname.split('/').at(-1) ?? '';
  return { key, query: search };
}

const hitsOf = async ({ url }: FurtherServer): Promise<number> =>
  Number(
    /lectern_cache_hits\{cache="contents"\} (\d+)/.exec(
      await (await fetch(`${url}/metrics`)).text(),
    )?.[1],
  );

/**
 * Sends the same requests of all callers to both servers, and returns the ids of the first page by
 * caller. The number of spaces differs, so that no whole response is cached.
 */
async function compare(site: Published, callers: readonly Caller[]) {
  const firstIds = new Map<string, string>();
  for (const first of [1, 2, 3, 4])
    for (const { name, token, key = null } of callers) {
      const read = async (server: FurtherServer) => {
        const { status, data, errors } = await server
          .with(token)
          .query(PAGES, { site: site.id, first, key });
        return { status, data, errors };
      };
      const answer = await read(cached);
      expect([name, answer]).toEqual([name, await read(uncached)]);
      const spaces = answer.data?.publishedSite?.siteSpaces.nodes ?? [];
      firstIds.set(name, spaces[0]?.space.revision.allPages[0]?.id);
    }
  return firstIds;
}

describe('pages of a site from cached selections', () => {
  it('are those of each reader', { timeout: 120_000 }, async () => {
    const site = await makePublished(world);
    for (const n of [0, 1, 2]) await write(world, site, n, [page(`A${n}`), page(`B${n}`)]);
    const { key, query } = await shareLinkOf(site);
    const tokenOf = async (claims: object) =>
      openSite(world, site, { jwt_token: await jwtFor(world, site, claims) });
    const member = await readerOf(world, site);
    const callers: Caller[] = [
      { name: 'member', token: member.token },
      { name: 'member with a key', token: member.token, key },
      { name: 'anybody' },
      { name: 'anybody with a key', key },
      { name: 'beta tester', token: await tokenOf({ isBeta: true }) },
      { name: 'subscriber', token: await tokenOf({ plan: 'pro' }) },
      { name: 'visitor by a link', token: await openSite(world, site, {}, query) },
    ];
    const hits = await hitsOf(cached);
    const ids = await compare(site, callers);
    expect(await hitsOf(cached)).toBeGreaterThan(hits);
    expect(await hitsOf(uncached)).toBeNaN();
    for (const [name, id] of ids)
      expect([name, id]).toEqual([name, expect.stringMatching(/^pag_/)]);
    expect(ids.get('member')).not.toBe(ids.get('anybody'));
    expect(ids.get('beta tester')).not.toBe(ids.get('subscriber'));
    await write(world, site, 0, [page('C0')]);
    const later = await compare(site, callers);
    for (const [name, id] of ids) expect([name, later.get(name)]).not.toEqual([name, id]);
  });
});
