// Tests that the number of SQL statements of a list depends neither on its order, nor on a condition of
// its filter, nor on its rows: it is equal for a short page of few rows and for a long one of many.
import { execute, parse } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildLecternSchema } from '../../src/graphql/schema.ts';
import { statementsOf } from '../statements.ts';
import { ids, useWorld, type World } from '../support.ts';
import { conditionsOf, filteredFields } from './list-conditions.ts';
import { selectionOf, sortedFields } from './list-orders.ts';
import { documentOf, listIn, type ListRows, makeListRows } from './list-rows.ts';

const schema = buildLecternSchema();

/** The multiples of the rows of a list, which are also the sizes of a page. */
const SMALL = 2;
const LARGE = 10;

/** A database of one size. */
interface Sized {
  readonly world: World;
  readonly size: number;
}

const sizes: readonly Sized[] = [
  { world: useWorld(), size: SMALL },
  { world: useWorld(), size: LARGE },
];
const rowsBySize = new Map<number, ListRows>();

/** A list with an order or a condition. */
interface List {
  readonly type: string;
  readonly field: string;
  readonly select: string;
  readonly argument: string;
}

/**
 * Returns the number of items on a page, and of the statements that read it without those that load its
 * items: one for each type of them.
 */
async function measure(
  { world, size }: Sized,
  { type, field, select, argument }: List,
  bound: 'first' | 'last',
): Promise<{ readonly items: number; readonly statements: number }> {
  const list = `${field}(${bound}: ${size}, ${argument}) {
    totalCount pageInfo { hasNextPage hasPreviousPage } nodes { key: __typename ${select} } }`;
  const document = parse(documentOf(rowsOf(size).parents, type, list));
  let types: string[] = [];
  const statements = await statementsOf(async () => {
    const { data, errors } = await execute({
      schema,
      document,
      contextValue: world.console.as(ids.user('ana')),
    });
    expect(errors).toBeUndefined();
    types = listIn(data).nodes.map(({ key }: { key: string }) => key);
  });
  return { items: types.length, statements: statements.length - new Set(types).size };
}

function rowsOf(size: number): ListRows {
  const rows = rowsBySize.get(size);
  if (!rows) throw new Error(`There are no rows of size ${size}.`);
  return rows;
}

/** Checks that full pages of both sizes take the same number of statements. */
async function expectEqualCounts(listOf: (rows: ListRows) => List, isEmpty = false): Promise<void> {
  for (const bound of ['first', 'last'] as const) {
    const counts: number[] = [];
    for (const sized of sizes) {
      const { items, statements } = await measure(sized, listOf(rowsOf(sized.size)), bound);
      expect(items).toBe(isEmpty ? 0 : sized.size);
      counts.push(statements);
    }
    expect(counts[1]).toBe(counts[0]);
  }
}

describe('the number of statements of a list', () => {
  beforeAll(async () => {
    for (const { world, size } of sizes) rowsBySize.set(size, await makeListRows(world, size));
  });

  it.each(
    sortedFields(schema).flatMap((order) =>
      order.keys.getValues().map(({ name }) => ({ ...order, key: name })),
    ),
  )('is equal at two sizes: $path by $key', ({ key, ...order }) =>
    expectEqualCounts(() => ({
      ...order,
      select: selectionOf(order, key),
      argument: `orderBy: { field: ${key} }`,
    })),
  );

  it.each(conditionsOf(filteredFields(schema)))(
    'is equal at two sizes: $path with the condition $name',
    async ({ name, conditionOf, ...field }) => {
      const { matchesNone } = conditionOf(rowsOf(SMALL), field.type);
      await expectEqualCounts((rows) => {
        const { value, select } = conditionOf(rows, field.type);
        return { ...field, select, argument: `filter: { ${name}: ${value} }` };
      }, matchesNone);
    },
  );
});
