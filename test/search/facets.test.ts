/** Tests the facets of searches: numbers of pages by space, type and language. */
import { describe, expect, it } from 'vitest';
import { makeSpaces, makeTestOrganization, visitorOf } from '../content/rows.ts';
import { edit, page } from '../edit/support.ts';
import { pets, putText } from '../openapi-spec/support.ts';
import { makePublished, write } from '../published-site/made.ts';
import { statementsOf } from '../statements.ts';
import { useWorld, type Visitor } from '../support.ts';
import { answer, apiPage } from './specs/burrows.ts';

const world = useWorld();

const FACETS =
  'facets { spaces { ...F } types { ...F } languages { ...F } } } } } fragment F on SearchFacetValue { value title filter count }';
const OF_ORGANIZATION = `query ($id: ID!, $query: String!) { organization(id: $id) { search(query: $query) { totalCount ${FACETS}`;
const OF_SPACE = `query ($id: ID!, $query: String!) { space(id: $id) { search(query: $query) { ${FACETS}`;
const OF_SITE = `query ($id: ID!, $query: String!) { publishedSite(id: $id) { search(input: { query: $query }) { ${FACETS}`;

const space = (id: string, title: string, count: number) => ({
  ...{ value: id, title, count },
  filter: `in:${id}`,
});
const type = (value: string, count: number) => {
  const title = value.toLowerCase();
  return { value, title, count, filter: `type:${title}` };
};
const language = (code: string, count: number) => ({
  ...{ value: code, title: code, count },
  filter: `lang:${code}`,
});

describe('the facets of a search', () => {
  it('count the pages that the caller can read, and follow its filters', async () => {
    const testOrganization = await makeTestOrganization(world, ['READ']);
    const [first = '', second = '', closed = ''] = await makeSpaces(world, testOrganization.id, 3);
    const markdown = 'The wombat is here, and it is at home.\n\n## A wombat\n\nIt sleeps.\n';
    const { id } = await putText(
      world,
      'wombats',
      pets({ paths: { '/wombats': { get: { summary: 'List a wombat', responses: answer } } } }),
      testOrganization.id,
    );
    await edit(world, first, [page('Wombat', { markdown }), apiPage(id)]);
    await edit(world, second, [
      page('One', { markdown }),
      page('Zwei', { markdown: 'Der Wombat ist nicht zu Hause, und die Tür ist zu.\n' }),
    ]);
    await edit(world, closed, [page('Secret', { markdown })]);
    await world.as('ana').patch(`/v1/spaces/${closed}`, { defaultLevel: null });
    const member = await visitorOf(world, testOrganization, 1);
    const ask = async (visitor: Visitor, query: string) =>
      (await visitor.query(OF_ORGANIZATION, { id: testOrganization.id, query })).data.organization
        .search.facets;
    expect(await ask(member, 'wombat ')).toEqual({
      spaces: [space(first, 'Space 0', 2), space(second, 'Space 1', 2)].sort((one, other) =>
        one.value < other.value ? -1 : 1,
      ),
      types: [type('PAGE', 3), type('HEADING', 2), type('OPERATION', 1)],
      languages: [language('en', 3), language('de', 1)],
    });
    expect((await ask(world.as('ana'), 'wombat ')).spaces.length).toBe(3);
    expect(await ask(member, `wombat in:${second} type:page`)).toEqual({
      spaces: [space(second, 'Space 1', 2)],
      types: [type('PAGE', 2)],
      languages: [language('de', 1), language('en', 1)],
    });
    expect(await ask(member, 'wombat type:nothing')).toEqual({
      ...{ spaces: [], types: [], languages: [] },
    });
    const { data } = await member.query(OF_SPACE, { id: second, query: 'wombat ' });
    expect(data.space.search.facets).toEqual({
      spaces: [space(second, 'Space 1', 2)],
      types: [type('PAGE', 2), type('HEADING', 1)],
      languages: [language('de', 1), language('en', 1)],
    });
  });

  it('take at most one statement, whatever the number of spaces', async () => {
    const numbers: number[] = [];
    for (const count of [2, 20]) {
      const testOrganization = await makeTestOrganization(world);
      for (const one of await makeSpaces(world, testOrganization.id, count))
        await edit(world, one, [page('Bettong')]);
      const ask = (document: string) =>
        world.as('ana').query(document, { id: testOrganization.id, query: 'bettong' });
      const without = OF_ORGANIZATION.replace(/facets.*/, '} } }');
      await ask(without);
      const plain = (await statementsOf(() => ask(without))).length;
      numbers.push((await statementsOf(() => ask(OF_ORGANIZATION))).length - plain);
    }
    expect(numbers).toEqual([0, 0]); // the results load their spaces
  });

  it('count for a visitor of a site what they can see', async () => {
    const site = await makePublished(world);
    const markdown =
      'The zoo is open.\n\n{% if visitor.claims.isBeta %}\n\n## Quokka\n\nThe quokka sleeps.\n\n{% endif %}\n';
    await write(world, site, 0, [
      { operation: 'insert_page', title: 'Zoo', markdown },
      { operation: 'insert_page', title: 'Quokkas', markdown: 'The quokka is small.\n' },
    ]);
    await write(world, site, 1, [{ operation: 'insert_page', title: 'Quokka' }]);
    const { data } = await world.nobody.query(OF_SITE, { id: site.id, query: 'quokka ' });
    expect(data.publishedSite.search.facets).toEqual({
      spaces: [space(site.spaces[0] ?? '', 'Space 0', 1)],
      types: [type('PAGE', 1)],
      languages: [language('en', 1)],
    });
  });
});
