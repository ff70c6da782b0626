// Tests each condition of each filter: a list with it is the items of the whole list that match, and
// these are some of them but not all.
import { execute, parse } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildLecternSchema } from '../../src/graphql/schema.ts';
import { ids, useWorld } from '../support.ts';
import {
  CONDITIONS,
  conditionsOf,
  type Filtered,
  filteredFields,
  type Item,
} from './list-conditions.ts';
import { documentOf, listIn, type ListRows, makeListRows } from './list-rows.ts';

const world = useWorld();
const schema = buildLecternSchema();
const lists = filteredFields(schema);

let rows: ListRows;

/** Requests all items of a list, with their cursors. */
async function itemsOf(
  { type, field }: Pick<Filtered, 'type' | 'field'>,
  select: string,
  filter: string,
): Promise<{ readonly cursors: number; readonly items: readonly Item[] }> {
  const list = `${field}(first: 1000, filter: ${filter}) { totalCount edges { node { key: __typename ${select} } } }`;
  const { data, errors } = await execute({
    schema,
    document: parse(documentOf(rows.parents, type, list)),
    contextValue: world.console.as(ids.user('ana')),
  });
  expect(errors).toBeUndefined();
  const { edges, totalCount } = listIn(data);
  return { cursors: totalCount, items: edges.map(({ node }: { node: Item }) => node) };
}

describe('a condition of a filter', () => {
  beforeAll(async () => {
    rows = await makeListRows(world);
  });

  it('is tested here', () => {
    expect(lists.length).toBeGreaterThan(40);
    for (const { filter } of lists)
      expect(Object.keys(CONDITIONS[filter.name] ?? {}).toSorted()).toEqual(
        Object.keys(filter.getFields()).toSorted(),
      );
  });

  it.each(conditionsOf(lists))('finds the items that match: $path by $name', async (one) => {
    const { value, select, matches, whole = ['{}'], matchesNone } = one.conditionOf(rows, one.type);
    const lists = await Promise.all(whole.map((filter) => itemsOf(one, select, filter)));
    const all = lists.flatMap(({ items }) => items);
    const expected = all.filter(matches);
    expect(expected.length > 0).toBe(!matchesNone);
    expect(expected.length).toBeLessThan(all.length);
    const found = await itemsOf(one, select, `{ ${one.name}: ${value} }`);
    expect(found).toEqual({ cursors: expected.length, items: expected });
  });
});
