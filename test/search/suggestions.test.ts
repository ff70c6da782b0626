/** Tests the corrected queries that searches suggest, and those that they search for by themselves. */
import { beforeAll, describe, expect, it } from 'vitest';
import { makeSpaces, makeTestOrganization, visitorOf } from '../content/rows.ts';
import { edit, makeTestSpace, page, type TestSpace } from '../edit/support.ts';
import { jwtFor, makePublished, write } from '../published-site/made.ts';
import { statementsOf } from '../statements.ts';
import { ids, useWorld, type Visitor } from '../support.ts';
import { inOrganization, inSpace } from './support.ts';

const world = useWorld();

const OF_SPACE = `query ($id: ID!, $query: String!) { space(id: $id) { search(query: $query) { suggestion searchedFor nodes { path } } } }`;
const OF_ORGANIZATION = `query ($id: ID!, $query: String!) { organization(id: $id) { search(query: $query) { suggestion searchedFor nodes { pages { path } } } } }`;
const OF_SITE = `query ($id: ID!, $query: String!, $token: String) { publishedSite(id: $id, visitorToken: $token) { search(input: { query: $query }) { suggestion nodes { path } } } }`;

describe('a search that finds nothing with all words', () => {
  let testSpace: TestSpace;
  beforeAll(async () => {
    testSpace = await makeTestSpace(world, [
      page('Kubernetes', { markdown: 'Install the cluster and configure the authentication.\n' }),
      page('Storage', { markdown: 'Buckets are configured by the operator.\n\n## Replication\n' }),
      page('Größe', { markdown: 'Die Größe ist nicht bekannt, und sie wird gemessen.\n' }),
    ]);
  });
  const ask = async (query: string) => {
    const { data } = await world.as('ana').query(OF_SPACE, { id: testSpace.id, query });
    const { suggestion, searchedFor, nodes } = data.space.search;
    return [suggestion, searchedFor, nodes.map(({ path }: { path: string }) => path)];
  };

  it.each([
    // Titles and headings, also by two letters, are results as well.
    ['kuberntes', ['kubernetes', null, ['kubernetes']]],
    ['kubrentes ', ['kubernetes', null, ['kubernetes']]],
    ['replicatoin', ['replication', null, ['storage']]],
    // A word of a text is searched for instead.
    ['authentcation ', [null, 'authentication', ['kubernetes']]],
    ['authenitcation', [null, 'authentication', ['kubernetes']]],
    ['buckkets', [null, 'buckets', ['storage']]],
    // Known words, filters and the order remain.
    ['Install teh clsuter ', [null, 'Install teh cluster', ['kubernetes']]],
    ['type:page authentcation', [null, 'type:page authentication', ['kubernetes']]],
    ['configure buckkets', ['configure buckets', null, ['kubernetes', 'storage']]],
    ['gemesen ', [null, 'gemessen', ['größe']]],
    // Nothing is suggested for words that are found, are too short, or have no similar word.
    ['install ', [null, null, ['kubernetes']]],
    ['isn ', [null, null, []]],
    ['zzzzzzzz ', [null, null, []]],
    ['"authentcation"', [null, null, []]],
    ['12345678', [null, null, []]],
  ])('suggests and searches for %j with %j', async (query, expected) => {
    expect(await ask(query)).toEqual(expected);
  });

  it('states in /v1 what it searched for', async () => {
    const { body } = await world.as('ana').get(inSpace(testSpace.id, 'authentcation '));
    expect([body.count, body.searchedFor, Object.keys(body)]).toEqual([
      1,
      'authentication',
      ['count', 'items', 'searchedFor'],
    ]);
  });

  it('takes one statement for a suggestion, and two more for the search', async () => {
    const counted = async (query: string, document = OF_SPACE) => {
      await world.as('ana').get('/v1/user');
      return (
        await statementsOf(() => world.as('ana').query(document, { id: testSpace.id, query }))
      ).length;
    };
    await counted('install ');
    const plain = await counted('install ');
    expect([
      await counted('kuberntes ', OF_SPACE.replace('suggestion', '')),
      await counted('kuberntes '),
      await counted('authentcation '),
      await counted('zzzzzzzz '),
    ]).toEqual([plain + 1, plain + 2, plain + 4, plain + 1]);
  });
});

describe('a suggestion', () => {
  it('has no word of a space that the caller cannot read', async () => {
    const testOrganization = await makeTestOrganization(world, ['READ']);
    const [open = '', closed = ''] = await makeSpaces(world, testOrganization.id, 2);
    await edit(world, open, [page('Open', { markdown: 'The platypus swims.\n' })]);
    await edit(world, closed, [
      page('Closed', { markdown: 'The acquisition is near.\n' }),
      page('Merger', { markdown: 'With the platipus.\n' }),
    ]);
    await world.as('ana').patch(`/v1/spaces/${closed}`, { defaultLevel: null });
    const member = await visitorOf(world, testOrganization, 1);
    const ask = async (visitor: Visitor, query: string) => {
      const { data } = await visitor.query(OF_ORGANIZATION, { id: testOrganization.id, query });
      const { suggestion, searchedFor } = data.organization.search;
      return [suggestion, searchedFor];
    };
    expect([
      await ask(world.as('ana'), 'acquisiton '),
      await ask(member, 'acquisiton '),
      await ask(world.as('ana'), 'mergre '),
      await ask(member, 'mergre '),
      await ask(world.as('ana'), 'platipus '),
      await ask(member, 'platipus '),
      (await member.get(inOrganization(testOrganization.id, 'acquisiton '))).body,
    ]).toEqual([
      [null, 'acquisition'],
      [null, null],
      ['merger', null],
      [null, null],
      [null, null],
      [null, 'platypus'],
      { count: 0, items: [] },
    ]);
    expect((await world.as('ana').get(inOrganization(ids.acme, 'acquisiton '))).body.count).toBe(0);
  });

  it('has no hidden word for a visitor of a site, and only those of titles', async () => {
    const site = await makePublished(world);
    const markdown =
      'The zoo is open.\n\n{% if visitor.claims.isBeta %}\n\n## Salamanders\n\nThe axolotl sleeps.\n\n{% endif %}\n';
    await write(world, site, 0, [{ operation: 'insert_page', title: 'Aquarium', markdown }]);
    const token = await jwtFor(world, site, { isBeta: true });
    const ask = async (query: string, variables: object = {}) =>
      (await world.nobody.query(OF_SITE, { id: site.id, query, ...variables })).data.publishedSite
        .search;
    const nothing = { suggestion: null, nodes: [] };
    expect([
      await ask('aquraium'),
      await ask('salamandres '),
      await ask('salamandres ', { token }),
      await ask('axolotel ', { token }),
    ]).toEqual([
      { suggestion: 'aquarium', nodes: [{ path: 'aquarium' }] },
      nothing,
      { suggestion: 'salamanders', nodes: [{ path: 'aquarium' }] },
      nothing,
    ]);
  });
});
