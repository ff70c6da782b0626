// Tests all sort orders of all lists on rows with equal keys and, where a key can be missing, with
// null: pages of every size, forward and backward, are the whole list in its order.
import { execute, parse } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildLecternSchema } from '../../src/graphql/schema.ts';
import { ids, useWorld } from '../support.ts';
import { KEYS, type Order, selectionOf, sortedFields } from './list-orders.ts';
import { documentOf, listIn, type ListRows, makeListRows } from './list-rows.ts';

const world = useWorld();
const schema = buildLecternSchema();
const orders = sortedFields(schema);

let parents: ListRows['parents'] = {};

interface Page {
  readonly cursors: readonly string[];
  readonly keys: readonly unknown[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly hasPreviousPage: boolean };
}

const at = (item: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, step) => Object(value)[step], item);

/** Requests a page of a list. */
async function pageOf(order: Order, key: string, direction: string, args: string): Promise<Page> {
  const shown = KEYS[order.keys.name]?.[key] ?? '__typename';
  const list = `${order.field}(${args}, orderBy: { field: ${key}, direction: ${direction} }) {
    edges { cursor node { ${selectionOf(order, key)} } } pageInfo { hasNextPage hasPreviousPage } }`;
  const { data, errors } = await execute({
    schema,
    document: parse(documentOf(parents, order.type, list)),
    contextValue: world.console.as(ids.user('ana')),
  });
  expect(errors).toBeUndefined();
  const { edges, pageInfo } = listIn(data);
  return {
    cursors: edges.map(({ cursor }: { cursor: string }) => cursor),
    keys: edges.map(({ node }: { node: unknown }) => at(node, shown)),
    pageInfo,
  };
}

/** Returns the cursors on all pages of a size, in the order of the list. */
async function walk(order: Order, key: string, direction: string, size: number, forward: boolean) {
  const found: string[][] = [];
  for (let cursor: string | undefined; ; ) {
    const bound = cursor === undefined ? '' : `, ${forward ? 'after' : 'before'}: "${cursor}"`;
    const page = await pageOf(
      order,
      key,
      direction,
      `${forward ? 'first' : 'last'}: ${size}${bound}`,
    );
    found.push([...page.cursors]);
    cursor = page.cursors.at(forward ? -1 : 0);
    if (!(forward ? page.pageInfo.hasNextPage : page.pageInfo.hasPreviousPage))
      return (forward ? found : found.reverse()).flat();
  }
}

/** Returns a key as something to compare: names regardless of case, and null before all others. */
const comparable = (key: unknown): string =>
  key instanceof Date ? key.toISOString() : key === null ? '' : String(key).toLowerCase();

describe('the pages of a sort order', () => {
  beforeAll(async () => {
    ({ parents } = await makeListRows(world));
  });

  it('are tested for every list that can be sorted', () => {
    expect(orders.length).toBeGreaterThan(10);
    const untested = orders.filter(({ keys }) => KEYS[keys.name] === undefined);
    expect(untested.map(({ path }) => path)).toEqual([]);
  });

  it.each(
    orders.flatMap((order) =>
      order.keys
        .getValues()
        .flatMap(({ name }) =>
          ['ASC', 'DESC'].map((direction) => ({ ...order, key: name, direction })),
        ),
    ),
  )('are the whole list: $path by $key $direction', async ({ key, direction, ...order }) => {
    const whole = await pageOf(order, key, direction, 'first: 1000');
    expect(whole.cursors.length).toBeGreaterThan(2);
    expect(new Set(whole.cursors).size).toBe(whole.cursors.length);
    if (KEYS[order.keys.name]?.[key] !== undefined) {
      const keys = whole.keys.map(comparable);
      expect(new Set(keys).size).toBe(2);
      const sorted = keys.toSorted((a, b) => (a < b ? -1 : Number(a > b)));
      expect(keys).toEqual(direction === 'ASC' ? sorted : sorted.toReversed());
    }
    for (const size of [1, 2, 3, whole.cursors.length]) {
      expect(await walk(order, key, direction, size, true)).toEqual(whole.cursors);
      expect(await walk(order, key, direction, size, false)).toEqual(whole.cursors);
    }
  });

  it('are in the order of the paths of sections and site spaces', async () => {
    const { data, errors } = await world.as('ana').query(
      `query ($id: ID!) { site(id: $id) {
        sections(orderBy: { field: PATH, direction: DESC }) { nodes { path } }
        siteSpaces(orderBy: { field: PATH }) { nodes { path } }
      } }`,
      { id: parents['Site'] },
    );
    expect(errors).toBeUndefined();
    const pathsOf = ({ nodes }: { nodes: { path: string }[] }) => nodes.map(({ path }) => path);
    const [sections, siteSpaces] = [pathsOf(data.site.sections), pathsOf(data.site.siteSpaces)];
    expect(sections).toEqual(['section-3', 'section-2', 'section-1', 'section-0']);
    expect(siteSpaces).toEqual(['space', 'space-0', 'space-1', 'space-2', 'space-3']);
  });

  it('are refused for a cursor of another order', async () => {
    const [order] = orders.filter(({ path }) => path === 'Organization.teams');
    if (!order) throw new Error('Organization.teams cannot be sorted.');
    const { cursors } = await pageOf(order, 'TITLE', 'ASC', 'first: 1');
    for (const orderBy of ['{ field: CREATED_AT }', '{ direction: DESC }']) {
      const { errors } = await world
        .as('ana')
        .query(
          `{ organization(id: "${parents['Organization']}") { teams(after: "${cursors[0]}", orderBy: ${orderBy}) { nodes { id } } } }`,
        );
      expect(errors[0].extensions).toMatchObject({ code: 'BAD_CURSOR', field: 'after' });
    }
  });

  it('are those of the default order for null', async () => {
    const ask = async (args: string) =>
      (
        await world
          .as('ana')
          .query(
            `{ organization(id: "${parents['Organization']}") { teams${args} { nodes { id } } } }`,
          )
      ).data.organization.teams.nodes;
    const byDefault = await ask('');
    expect(byDefault).toHaveLength(4);
    expect(await ask('(orderBy: null, filter: null)')).toEqual(byDefault);
    expect(await ask('(orderBy: {}, filter: { title: null, userId: null })')).toEqual(byDefault);
    expect(await ask('(filter: { title: "B" })')).toHaveLength(2);
  });
});
