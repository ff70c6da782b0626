// Tests the list of spaces and collections together: the order that a sidebar shows.
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/data/new-id.ts';
import { ids, type Person, useWorld, type Visitor } from '../support.ts';
import {
  makeCollections,
  makeNestedCollections,
  makeSpaces,
  makeTestOrganization,
  type TestOrganization,
  visitorOf,
} from './rows.ts';

const world = useWorld();

const ITEMS =
  'totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } nodes { id title parentId ... on Space { emoji } ... on Collection { description } __typename }';
const OF_COLLECTION = `query ($id: ID!, $first: Int, $after: String, $last: Int, $before: String) {
  collection(id: $id) { children(first: $first, after: $after, last: $last, before: $before) { ${ITEMS} } } }`;
const OF_ORGANIZATION = `query ($id: ID!, $first: Int, $after: String, $nested: Boolean) {
  organization(id: $id) { children(first: $first, after: $after, filter: { nested: $nested }) { ${ITEMS} } } }`;

interface Item {
  readonly id: string;
  readonly title: string;
}
const idsOf = (items: readonly Item[]) => items.map(({ id }) => id);

describe('the children of a collection', () => {
  let organization: TestOrganization;
  let parent: string;
  let spaces: string[];
  let inner: string[];
  beforeAll(async () => {
    organization = await makeTestOrganization(world, ['READ']);
    [parent = ''] = await makeNestedCollections(world, organization.id, 1);
    spaces = await makeSpaces(world, organization.id, 3, { id: parent, ancestors: [] });
    inner = await makeCollections(world, organization.id, 2);
    for (const id of inner) await world.as('ana').post(`/v1/collections/${id}/move`, { parent });
  });
  const listed = async (visitor: Visitor) => ({
    rest: idsOf((await visitor.get(`/v1/collections/${parent}/children`)).body.items),
    graphql: idsOf(
      (await visitor.query(OF_COLLECTION, { id: parent })).data.collection.children.nodes,
    ),
  });

  it('follow the moves of spaces and collections', async () => {
    const [a = '', b = '', c = ''] = spaces;
    const [one = '', two = ''] = inner;
    const ana = world.as('ana');
    expect(await listed(ana)).toEqual({
      rest: [a, b, c, one, two],
      graphql: [a, b, c, one, two],
    });
    await ana.post(`/v1/collections/${two}/move`, { parent, position: { before: { space: b } } });
    await ana.post(`/v1/spaces/${a}/move`, { parent, position: { after: { collection: one } } });
    const moved = [two, b, c, one, a];
    expect(await listed(ana)).toEqual({ rest: moved, graphql: moved });
  });

  it('have the whole bodies of spaces and collections in /v1', async () => {
    const ana = world.as('ana');
    const { body } = await ana.get(`/v1/collections/${parent}/children?limit=2`);
    const [collection, space] = body.items;
    expect([collection.object, space.object]).toEqual(['collection', 'space']);
    expect(body).toEqual({
      items: [
        (await ana.get(`/v1/collections/${collection.id}`)).body,
        (await ana.get(`/v1/spaces/${space.id}`)).body,
      ],
      count: 5,
      next: { page: body.next.page },
    });
  });

  it('are paged in both directions', async () => {
    const page = async (variables: object) =>
      (await world.as('ana').query(OF_COLLECTION, { id: parent, ...variables })).data.collection
        .children;
    const all = idsOf((await page({})).nodes);
    const first = await page({ first: 2 });
    const second = await page({ first: 2, after: first.pageInfo.endCursor });
    const last = await page({ last: 2, before: second.pageInfo.startCursor });
    expect([idsOf(first.nodes), idsOf(second.nodes), idsOf(last.nodes)]).toEqual([
      all.slice(0, 2),
      all.slice(2, 4),
      all.slice(0, 2),
    ]);
    expect([first.pageInfo.hasNextPage, last.pageInfo.hasNextPage]).toEqual([true, true]);
    expect([first.totalCount, second.totalCount, last.totalCount]).toEqual([5, 5, 5]);
  });

  it('leave out what the caller cannot read, and the trash', async () => {
    const reader = await visitorOf(world, organization, 1);
    const ana = world.as('ana');
    const before = await listed(reader);
    await ana.patch(`/v1/spaces/${spaces[1]}`, { defaultLevel: null });
    await ana.patch(`/v1/collections/${inner[0]}`, { defaultLevel: null });
    const visible = before.rest.filter((id) => id !== spaces[1] && id !== inner[0]);
    expect(await listed(reader)).toEqual({ rest: visible, graphql: visible });
    expect((await listed(ana)).rest).toEqual(before.rest);
    await ana.delete(`/v1/spaces/${spaces[2]}`);
    const left = visible.filter((id) => id !== spaces[2]);
    expect(await listed(reader)).toEqual({ rest: left, graphql: left });
  });

  it('are not found below a collection that the caller cannot read', async () => {
    const eve = world.as('eve');
    expect((await eve.get(`/v1/collections/${parent}/children`)).status).toBe(404);
    expect((await eve.query(OF_COLLECTION, { id: parent })).errors?.[0].extensions.code).toBe(
      'NOT_FOUND',
    );
    expect((await world.as('ana').get('/v1/collections/spc_1/children')).status).toBe(404);
    expect(
      (await world.as('ana').get(`/v1/collections/${parent}/children?page=wrong`)).status,
    ).toBe(400);
  });
});

describe('the children of an organization', () => {
  const titlesFor = async (person: Person, nested?: boolean) => {
    const visitor = world.as(person);
    const query = nested === undefined ? '' : `?nested=${nested}`;
    const rest = (await visitor.get(`/v1/orgs/${ids.acme}/children${query}`)).body;
    const { data } = await visitor.query(OF_ORGANIZATION, { id: ids.acme, nested });
    const titles = (items: readonly Item[]) => items.map(({ title }) => title);
    expect(titles(rest.items)).toEqual(titles(data.organization.children.nodes));
    expect(rest.count).toBe(data.organization.children.totalCount);
    return titles(rest.items);
  };

  it('are the spaces and collections at the root', async () => {
    expect(await titlesFor('ana')).toEqual(['Handbook', 'Product', 'Board', 'Scratchpad']);
    expect(await titlesFor('ben')).toEqual(['Handbook', 'Product', 'Scratchpad']);
  });

  it('are all of its spaces and collections with `nested`', async () => {
    expect((await titlesFor('ana', true)).toSorted()).toEqual([
      'API reference',
      'Board',
      'Handbook',
      'Minutes',
      'Onboarding',
      'Policies',
      'Product',
      'Scratchpad',
      'Travel policy',
      'User guide',
    ]);
    expect(await titlesFor('ana', false)).toEqual(await titlesFor('ana'));
  });

  it('are empty in a new organization', async () => {
    const { id } = await makeTestOrganization(world);
    expect((await world.as('ana').get(`/v1/orgs/${id}/children`)).body).toEqual({
      items: [],
      count: 0,
    });
  });
});

describe('statements', () => {
  it('are 6 for a member, with 10 children and with 200', async () => {
    const counts: number[] = [];
    for (const size of [5, 100]) {
      const { id } = await makeTestOrganization(world);
      await world.console.database.prisma.member.create({
        data: { id: newId('Member'), organizationId: id, userId: ids.user('cat'), role: 'READ' },
      });
      await makeSpaces(world, id, size);
      await makeCollections(world, id, size);
      for (const ask of [
        (visitor: Visitor) => visitor.get(`/v1/orgs/${id}/children?limit=1000`),
        (visitor: Visitor) => visitor.query(OF_ORGANIZATION, { id, first: 1000 }),
      ])
        counts.push(await world.countStatements('cat', ask));
    }
    expect(counts).toEqual([6, 5, 6, 5]);
  });
});

describe('the filters of children in /v1', () => {
  const WITH_FILTER = (parent: 'collection' | 'organization') =>
    `query ($id: ID!, $filter: ContentFilter) { ${parent}(id: $id) { children(filter: $filter) { nodes { id } } } }`;

  it('are those of GraphQL', async () => {
    const organization = await makeTestOrganization(world);
    const [parent = ''] = await makeNestedCollections(world, organization.id, 1);
    const [space = ''] = await makeSpaces(world, organization.id, 3, { id: parent, ancestors: [] });
    const [inner = ''] = await makeCollections(world, organization.id, 1);
    const ana = world.as('ana');
    await ana.post(`/v1/collections/${inner}/move`, { parent });
    await ana.post(`/v1/spaces/${space}/move`, { parent: inner });
    const { updatedAt } = (await ana.get(`/v1/spaces/${space}`)).body;
    const filters: readonly object[] = [
      { kind: 'SPACE' },
      { kind: 'COLLECTION', nested: true },
      { nested: true },
      { nested: true, title: 'space 1' },
      { nested: true, kind: 'SPACE', updatedSince: updatedAt },
      { nested: true, updatedUntil: updatedAt },
      { createdSince: '2100-01-01T00:00:00.000Z' },
      { nested: true, createdUntil: '2100-01-01T00:00:00.000Z' },
    ];
    const counts: number[] = [];
    for (const [kind, id, path] of [
      ['collection', parent, `/v1/collections/${parent}/children`],
      ['organization', organization.id, `/v1/orgs/${organization.id}/children`],
    ] as const)
      for (const filter of filters) {
        const query = new URLSearchParams(
          Object.entries(filter).map(([name, value]) => [
            name,
            name === 'kind' ? String(value).toLowerCase() : String(value),
          ]),
        );
        const { status, body } = await ana.get(`${path}?${query}`);
        const { data } = await ana.query(WITH_FILTER(kind), { id, filter });
        expect([filter, status, idsOf(body.items)]).toEqual([
          filter,
          200,
          idsOf(data[kind].children.nodes),
        ]);
        counts.push(body.count);
      }
    expect(counts).toEqual([2, 1, 4, 1, 1, 3, 0, 4, 0, 2, 5, 1, 1, 4, 0, 5]);
  });

  it('refuse other values', async () => {
    for (const path of [
      `/v1/collections/${ids.collection('product')}/children`,
      `/v1/orgs/${ids.acme}/children`,
    ])
      for (const [query, field] of [
        ['kind=site', 'kind'],
        ['nested=1', 'nested'],
        ['createdSince=today', 'createdSince'],
        [`title=${'x'.repeat(256)}`, 'title'],
      ] as const) {
        const { status, body } = await world.as('ana').get(`${path}?${query}`);
        expect([status, body.error.field]).toEqual([400, field]);
      }
  });
});
