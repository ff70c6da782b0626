// Tests that search of a site finds the pages of specs, for each visitor only the visible ones.
import { beforeEach, describe, expect, it } from 'vitest';
import { putText } from '../../openapi-spec/support.ts';
import { jwtFor, makePublished, type Published, write } from '../../published-site/made.ts';
import { done } from '../../site-structure/made.ts';
import { useWorld, type Visitor } from '../../support.ts';
import { documentWith, makeTestSpec } from './burrows.ts';

const world = useWorld();

/** A word that no other test uses. */
let word: string;

beforeEach(async () => {
  ({ word } = await makeTestSpec(world));
});

const burrows = (more?: object) => documentWith(word, more);

/** Returns the paths of the pages that a space shows of its spec. */
const paths = () => [`api/holes-of-${word}`, `api/holes-of-${word}/look-into-a-burrow`];

describe('a site', () => {
  const SEARCH = `query ($site: ID!, $query: String!) { publishedSite(id: $site) {
    search(input: { query: $query }) { totalCount nodes { id: pageId title path siteSpaceId spaceId sections { id: key title path body urls { published } } urls { published } } } } }`;
  const find = (visitor: Visitor, site: Published, query: string, parameters = '') =>
    done(visitor.post(`${site.url}/search${parameters}`, { query }));
  const spacesOf = ({ items }: { items: { space: string }[] }): string[] =>
    items.map(({ space }) => space);

  /** Makes a site whose first two spaces show a spec: to everybody, and to beta testers. */
  async function makeShown(): Promise<Published> {
    const site = await makePublished(world);
    const { id } = await putText(world, 'burrows', burrows(), site.testOrganization.id);
    for (const n of [0, 1])
      await write(world, site, n, [
        { operation: 'insert_page', title: 'API', type: 'computed', computed: { spec: id } },
      ]);
    return site;
  }

  it('finds the pages of a spec at their public addresses, in both APIs', async () => {
    const site = await makeShown();
    const [, operation = ''] = paths();
    const read = (
      await done(world.as('ana').get(`/v1/spaces/${site.spaces[0]}/content/path/${operation}`))
    ).id;
    const [siteSpace] = (await done(world.nobody.get(`${site.url}/site-spaces`))).items;
    const address = `${world.url}/public/${site.testOrganization.id}/docs/${operation}`;
    const given = await find(world.nobody, site, 'lantern');
    const body =
      'Name In Type Required Description lantern query integer no How bright it is. id path string yes';
    const sections = [
      {
        id: given.items[0].sections[0].id,
        title: 'Parameters',
        path: `${operation}#parameters`,
        body,
        urls: { published: `${address}#parameters` },
      },
    ];
    const shown = {
      id: read,
      title: 'Look into a burrow',
      path: operation,
      sections,
      urls: { published: address },
    };
    expect(given).toEqual({
      count: 1,
      items: [
        { object: 'search-page-result', ...shown, siteSpace: siteSpace.id, space: site.spaces[0] },
      ],
    });
    const { data } = await world.nobody.query(SEARCH, { site: site.id, query: 'lantern' });
    expect(data).toEqual({
      publishedSite: {
        search: {
          totalCount: 1,
          nodes: [{ ...shown, siteSpaceId: siteSpace.id, spaceId: site.spaces[0] }],
        },
      },
    });
  });

  it('finds only visible pages, by words, by similar titles and with excluded words', async () => {
    const site = await makeShown();
    const beta = `?jwt_token=${await jwtFor(world, site, { isBeta: true })}`;
    for (const query of ['lantern', 'Look into a burorw', 'eyes -lantern']) {
      expect([
        query,
        spacesOf(await find(world.nobody, site, query)),
        spacesOf(await find(world.nobody, site, query, beta)).sort(),
      ]).toEqual([query, site.spaces.slice(0, 1), site.spaces.slice(0, 2).sort()]);
    }
    expect(await find(world.nobody, site, 'lantern -bright', beta)).toEqual({
      count: 0,
      items: [],
    });
    expect(spacesOf(await find(world.as('ana'), site, 'lantern')).sort()).toEqual(
      site.spaces.slice(0, 2).sort(),
    );
  });

  it('omits pages of an unindexed computed page, and finds those of a hidden one', async () => {
    const site = await makePublished(world);
    const { id } = await putText(world, 'burrows', burrows(), site.testOrganization.id);
    const [page] = await write(world, site, 0, [
      {
        operation: 'insert_page',
        title: 'API',
        type: 'computed',
        computed: { spec: id },
        hidden: true,
      },
    ]);
    expect((await find(world.nobody, site, 'lantern')).count).toBe(1);
    await write(world, site, 0, [{ operation: 'update_page', page, noIndex: true }]);
    for (const visitor of [world.nobody, world.as('ana')])
      expect(await find(visitor, site, 'lantern')).toEqual({ count: 0, items: [] });
  });

  it('finds nothing while it is unpublished or its space is deleted', async () => {
    const site = await makeShown();
    await done(world.as('ana').delete(`/v1/spaces/${site.spaces[1]}`));
    const beta = `?jwt_token=${await jwtFor(world, site, { isBeta: true })}`;
    expect(spacesOf(await find(world.nobody, site, 'lantern', beta))).toEqual(
      site.spaces.slice(0, 1),
    );
    await done(world.as('ana').post(`${site.url}/unpublish`));
    expect((await world.nobody.post(`${site.url}/search`, { query: 'lantern' })).status).toBe(404);
  });
});
