// Tests search of a published site: the results of each visitor, and what they must not reveal.
import { describe, expect, it } from 'vitest';
import { done } from '../site-structure/made.ts';
import { useWorld, type Visitor } from '../support.ts';
import { addressOf, jwtFor, makePublished, openSite, type Published, write } from './made.ts';

const world = useWorld();

const SEARCH = `query ($site: ID!, $query: String!) { publishedSite(id: $site) {
  search(input: { query: $query }) { totalCount nodes { __typename id: pageId title path siteSpaceId spaceId sections { id: key title path body urls { published } } urls { published } } } } }`;

const find = async (visitor: Visitor, site: Published, query: string, parameters = '') =>
  done(visitor.post(`${site.url}/search${parameters}`, { query }));
const titlesOf = ({ items }: { items: { title: string }[] }): string[] =>
  items.map(({ title }) => title);

/** Makes a site whose spaces each have a page on apples. */
async function makeOrchard(input: object = {}): Promise<Published> {
  const site = await makePublished(world, input);
  for (const n of [0, 1, 2])
    await write(world, site, n, [
      {
        operation: 'insert_page',
        title: `Apples ${n}`,
        markdown: `About apples.\n\n## Storing\n\nKeep apples cool, says ${n}.\n`,
      },
    ]);
  return site;
}

describe('search of a published site', () => {
  it('finds what the visitor can see, with public addresses, in both APIs', async () => {
    const site = await makeOrchard();
    const [page] = (await done(world.as('ana').get(`/v1/spaces/${site.spaces[0]}/content/pages`)))
      .pages;
    const [siteSpace] = (await done(world.nobody.get(`${site.url}/site-spaces`))).items;
    const address = addressOf(world, site, '/apples-0');
    const found = {
      object: 'search-page-result',
      id: page.id,
      title: 'Apples 0',
      path: 'apples-0',
      siteSpace: siteSpace.id,
      space: site.spaces[0],
      sections: [
        {
          id: expect.any(String),
          title: 'Storing',
          path: 'apples-0#storing',
          body: 'Keep apples cool, says 0.',
          urls: { published: `${address}#storing` },
        },
      ],
      urls: { published: address },
    };
    expect(await find(world.nobody, site, 'apples cool')).toEqual({ count: 1, items: [found] });
    const { object: _, siteSpace: siteSpaceId, space: spaceId, ...rest } = found;
    const { data } = await world.nobody.query(SEARCH, { site: site.id, query: 'apples cool' });
    expect(data).toEqual({
      publishedSite: {
        search: {
          totalCount: 1,
          nodes: [{ __typename: 'SiteSearchResult', ...rest, siteSpaceId, spaceId }],
        },
      },
    });
  });

  it('with a scope returns pages by space, in both APIs, and covers the scope alone', async () => {
    const site = await makeOrchard();
    const ana = world.as('ana');
    const pages = await Promise.all(
      [0, 1, 2].map(
        async (n) => (await done(ana.get(`/v1/spaces/${site.spaces[n]}/content/pages`))).pages[0],
      ),
    );
    const siteSpaces: string[] = (await done(ana.get(`${site.url}/site-spaces`))).items.map(
      ({ id }: { id: string }) => id,
    );
    const jwt = await jwtFor(world, site, { isBeta: true, plan: 'pro' });
    const searched = async (body: object, claims = jwt) =>
      done(world.nobody.post(`${site.url}/search?jwt_token=${claims}`, { query: 'cool', ...body }));
    const app = (n: number) =>
      `${world.url}/app/o/${site.testOrganization.id}/s/${site.spaces[n]}/p/${pages[n].id}`;
    const address = addressOf(world, site, '/apples-0');
    const { count, items } = await searched({ mode: 'all' });
    expect(count).toBe(3);
    const own = items.find(({ id }: { id: string }) => id === site.spaces[0]);
    const { rank, score } = own.pages[0];
    expect(score).toBe(1 / rank);
    expect(own).toEqual({
      type: 'space',
      id: site.spaces[0],
      title: 'Space 0',
      score,
      pages: [
        {
          id: pages[0].id,
          title: 'Apples 0',
          description: '',
          path: 'apples-0',
          score,
          rank,
          ancestors: [],
          sections: [
            {
              id: expect.any(String),
              title: 'Storing',
              path: 'apples-0#storing',
              score,
              body: 'Keep apples cool, says 0.',
              urls: { app: `${app(0)}#storing`, published: `${address}#storing` },
            },
          ],
          urls: { app: app(0), published: address },
        },
      ],
    });
    const spacesIn = async (body: object, claims?: string) =>
      (await searched(body, claims)).items
        .map(({ id }: { id: string }) => site.spaces.indexOf(id))
        .sort();
    const current = siteSpaces[1];
    expect(await spacesIn({ mode: 'current', siteSpaceId: current })).toEqual([0, 1, 2]);
    expect(await spacesIn({ siteSpaceIds: [current] })).toEqual([1]);
    const inDefault = (more: object) => ({
      scope: { mode: 'default', currentSiteSpace: current, ...more },
    });
    expect(await spacesIn(inDefault({}))).toEqual([0, 1, 2]);
    expect(await spacesIn(inDefault({ restrictTo: 'currentSiteSpace' }))).toEqual([1]);
    expect(await spacesIn(inDefault({ restrictTo: 'otherSiteSpaces' }))).toEqual([0, 2]);
    expect(
      await spacesIn({ scope: { mode: 'specific', siteSpaceIds: siteSpaces.slice(1) } }),
    ).toEqual([1, 2]);
    const forAll = await jwtFor(world, site, {});
    expect(
      await spacesIn({ scope: { mode: 'specific', siteSpaceIds: siteSpaces } }, forAll),
    ).toEqual([0]);
    const { data } = await world.nobody.query(
      'query ($site: ID!, $ids: [ID!]) { publishedSite(id: $site) { search(input: { query: "cool", scope: { mode: SPECIFIC, siteSpaceIds: $ids } }) { totalCount spaces { type spaceId title score pages { title rank } } } } }',
      { site: site.id, ids: siteSpaces },
    );
    expect(data?.publishedSite.search).toEqual({
      totalCount: 1,
      spaces: [
        {
          type: 'space',
          spaceId: site.spaces[0],
          title: 'Space 0',
          score: 1,
          pages: [{ title: 'Apples 0', rank: 1 }],
        },
      ],
    });
  });

  it('finds a page in a space and in a copy of it, each at its own address', async () => {
    const site = await makePublished(world);
    await write(world, site, 0, [{ operation: 'insert_page', title: 'Plums', markdown: 'Blue.' }]);
    const copy = await done(world.as('ana').post(`/v1/spaces/${site.spaces[0]}/duplicate`));
    await done(
      world.as('ana').post(`${site.url}/site-spaces`, { spaceId: copy.id, sectionId: site.open }),
    );
    const answer = await find(world.nobody, site, 'plums');
    type Item = { id: string; space: string; siteSpace: string; urls: { published: string } };
    const items: Item[] = answer.items;
    expect([answer.count, items.map(({ space }) => space).sort()]).toEqual([
      2,
      [site.spaces[0], copy.id].sort(),
    ]);
    const different = (of: (item: Item) => string) => new Set(items.map(of)).size;
    expect([
      different(({ id }) => id),
      different(({ siteSpace }) => siteSpace),
      different(({ urls }) => urls.published),
    ]).toEqual([1, 2, 2]);
  });

  it('finds more with more claims, and everything for a member of the organization', async () => {
    const site = await makeOrchard();
    expect(titlesOf(await find(world.nobody, site, 'apples'))).toEqual(['Apples 0']);
    expect(
      titlesOf(
        await find(
          world.nobody,
          site,
          'apples',
          `?jwt_token=${await jwtFor(world, site, { isBeta: true })}`,
        ),
      ).sort(),
    ).toEqual(['Apples 0', 'Apples 1']);
    expect(
      titlesOf(
        await find(
          world.with(
            await openSite(world, site, { jwt_token: await jwtFor(world, site, { plan: 'pro' }) }),
          ),
          site,
          'apples',
        ),
      ).sort(),
    ).toEqual(['Apples 0', 'Apples 2']);
    expect(titlesOf(await find(world.as('ana'), site, 'apples')).sort()).toEqual([
      'Apples 0',
      'Apples 1',
      'Apples 2',
    ]);
  });

  it('is paginated, counts visible results, and finds nothing by punctuation', async () => {
    const site = await makeOrchard();
    await write(
      world,
      site,
      0,
      [1, 2, 3].map((n) => ({ operation: 'insert_page', title: `Pears ${n}`, markdown: 'Pears.' })),
    );
    const first = await find(world.nobody, site, 'pears', '?limit=2');
    const second = await find(world.nobody, site, 'pears', `?limit=2&page=${first.next.page}`);
    expect([first.count, titlesOf(first).length, titlesOf(second).length, second.next]).toEqual([
      3,
      2,
      1,
      undefined,
    ]);
    for (const query of ['', '***', 'plums'])
      expect(await find(world.nobody, site, query)).toEqual({ count: 0, items: [] });
  });

  it('omits pages that are excluded from search, and finds hidden ones', async () => {
    const site = await makePublished(world);
    await write(world, site, 0, [
      { operation: 'insert_page', title: 'Cherries open', markdown: 'x' },
      { operation: 'insert_page', title: 'Cherries hidden', markdown: 'x', hidden: true },
      { operation: 'insert_page', title: 'Cherries not for search', markdown: 'x', noIndex: true },
    ]);
    expect(titlesOf(await find(world.nobody, site, 'cherries')).sort()).toEqual([
      'Cherries hidden',
      'Cherries open',
    ]);
  });

  it('indexes conditional content only for visitors who meet the condition', async () => {
    const site = await makePublished(world);
    const markdown =
      'Grapes.\n\n{% if visitor.claims.isBeta %}\n\n## Raisins\n\nDried grapes are secretly tasty.\n\n{% else %}\n\nOrdinary grapes.\n\n{% endif %}\n';
    await write(world, site, 0, [{ operation: 'insert_page', title: 'Vine', markdown }]);
    const beta = `?jwt_token=${await jwtFor(world, site, { isBeta: true })}`;
    const bodies = async (query: string, parameters = '') =>
      (await find(world.nobody, site, query, parameters)).items.flatMap(
        ({ sections }: { sections: { title: string; body: string }[] }) =>
          sections.map(({ title, body }) => [title, body]),
      );
    expect(await bodies('secretly')).toEqual([]);
    expect(await bodies('raisins')).toEqual([]);
    expect(await bodies('rasins')).toEqual([]); // close to its heading
    expect(await bodies('secretly', beta)).toEqual([
      ['Raisins', 'Dried grapes are secretly tasty.'],
    ]);
    expect(await bodies('ordinary')).toEqual([['Vine', 'Grapes.\nOrdinary grapes.']]);
    expect(await bodies('ordinary', beta)).toEqual([]);
    for (const query of ['grapes', 'grapes -secretly', 'grapes -"dried grapes"', 'grapes -raisins'])
      expect([query, await bodies(query)]).toEqual([
        query,
        [['Vine', 'Grapes.\nOrdinary grapes.']],
      ]);
    expect(await bodies('grapes -ordinary')).toEqual([]);
  });

  it('answers NOT_FOUND for a closed site', async () => {
    const site = await makeOrchard({ visibility: 'visitor-auth' });
    expect((await world.nobody.post(`${site.url}/search`, { query: 'apples' })).status).toBe(404);
  });
});
