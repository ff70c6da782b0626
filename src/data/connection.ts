/**
 * Keyset pagination: reads a page of children for many parents in one statement, as a Relay
 * connection.
 */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { decodeCursor, encodeCursor, type Keys } from '../domain/cursor.ts';
import { badCursor, badInput } from '../domain/errors.ts';
import type { Query } from './database.ts';
import { identityOf } from './connection/identity.ts';
import { type Connection, RowPage } from './page.ts';
import {
  conditionsOf,
  forParents,
  sqlOf,
  type Values,
  valuesFor,
  withOnly,
} from './connection/values.ts';
import { column, type Columns, composeStatement, registerExamples } from './statement.ts';
import type { Table } from './tables.ts';
import { sqlStateOf } from './database-errors.ts';

export type { Connection };

/**
 * A sort key of a list. The last key of a list is unique, all keys have one direction, and none is
 * null.
 */
export interface SortKey {
  /** An expression over the tables of the list. */
  readonly sql: string;
  readonly type: 'text' | 'timestamptz' | 'bigint';
}

/**
 * A filter: an SQL expression in which `?` is the placeholder of its value, `?1` and `?2` of
 * several values, and `p.parent` the parent's key.
 */
export interface SqlCondition {
  readonly sql: string;
  readonly value?: unknown;
  readonly values?: readonly unknown[];
  /**
   * Set where one value matches most rows and another matches none: the statement is then planned
   * for its values each time, and not prepared.
   */
  readonly uneven?: true;
}

/** The rows of a list: their columns, their tables and their parents. */
interface ListRows<Row> {
  /** Name in statements and cursors, such as `organization.members`. */
  readonly name: string;
  /** The select list, under the names of the row's fields. */
  readonly columns: string;
  /** The declaration of these columns. */
  readonly row: Columns<Row>;
  /** The tables, with their joins. */
  readonly from: string;
  /** The expression for the parent's key. */
  readonly parent: string;
}

/**
 * A list of children: its rows and their order. Its SQL is constant except for the filters in use.
 */
export interface ConnectionQuery<Row = unknown> extends ListRows<Row> {
  readonly where: readonly (SqlCondition | undefined)[];
  /**
   * Condition for the rows that the viewer can see. It is not part of the cursor, because it may
   * change between two pages and cursors must stay valid.
   */
  readonly seen?: SqlCondition | undefined;
  /** Condition for the only rows to read. It is not part of the cursor, which the list accepts. */
  readonly only?: SqlCondition | undefined;
  /** The number of rows of the parent `p.parent`, where it is known without reading each. */
  readonly count?: SqlCondition | undefined;
  readonly order: readonly SortKey[];
  readonly descending: boolean;
}

/** Declares the rows of a list. It is called when its module is loaded. */
export function declareList<Row>(
  name: string,
  { columns, row }: Pick<Table<Row>, 'columns' | 'row'>,
  from: string,
  parent: string,
): ListRows<Row> {
  const rows = { name, columns, row, from, parent };
  registerExamples(() => [['one'], ['of', 'two']].flatMap((keys) => examplesOf(rows, keys)));
  return rows;
}

/** Relay's pagination arguments; null is the same as absent. */
export interface PageArgs {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly last?: number | null | undefined;
  readonly before?: string | null | undefined;
  /** True if the request selects the number of items on all pages. */
  readonly [COUNTED]?: boolean | undefined;
  readonly [ONLY]?: readonly string[] | undefined;
}

/** The key of an argument that no client can send; `graphql/access.ts` sets it. */
export const COUNTED = Symbol('counted');

/** The key of an argument that no client can send; `graphql/payload-edges.ts` sets it. */
export const ONLY = Symbol('only');

/** The paging of a list; parents with the same paging share a statement. */
export interface Paging {
  readonly list: ConnectionQuery;
  readonly size: number;
  readonly backward: boolean;
  readonly after: string | undefined;
  readonly before: string | undefined;
  /** True if the statement also counts the items on all pages. */
  readonly counted: boolean;
}

/** Default number of items on a page. */
const DEFAULT_PAGE_SIZE = 50;
/** Maximum number of items on a page. */
const MAX_PAGE_SIZE = 1000;

/**
 * Returns the paging for a client's arguments.
 * @throws BAD_USER_INPUT when the size is out of range
 */
export function pagingOf(list: ConnectionQuery, args: PageArgs): Paging {
  return {
    list: args[ONLY] === undefined ? list : withOnly(list, args[ONLY]),
    ...sizeOf(args),
    after: args.after ?? undefined,
    before: args.before ?? undefined,
    counted: args[COUNTED] === true,
  };
}

/**
 * Returns the size and the direction for a client's arguments.
 * @throws BAD_USER_INPUT when the size is out of range, or both `first` and `last` are given
 */
export function sizeOf(args: PageArgs): Pick<Paging, 'size' | 'backward'> {
  if (args[ONLY] !== undefined) return { size: args[ONLY].length, backward: false };
  if (args.first != null && args.last != null)
    throw badInput('Send `first` or `last`, not both.', 'last');
  for (const field of ['first', 'last'] as const) {
    const size = args[field];
    if (size != null && (size < 1 || size > MAX_PAGE_SIZE))
      throw badInput(`Request 1 to ${MAX_PAGE_SIZE} items.`, field);
  }
  return { size: args.first ?? args.last ?? DEFAULT_PAGE_SIZE, backward: args.last != null };
}

const cursorListOf = (list: ConnectionQuery, parent: string): string =>
  createHash('sha256')
    .update(`${identityOf(list)} ${parent}`)
    .digest('base64url')
    .slice(0, 12);

/** The hashes of the texts of lists: one for each combination of list, order and filters in use. */
const hashes = new LRUCache<string, string>({ max: 2000 });

/** Returns the name of a prepared statement; each name stands for one text. */
function nameOf(list: ConnectionQuery, text: string): string {
  const hash = hashes.get(text) ?? createHash('sha256').update(text).digest('hex').slice(0, 8);
  hashes.set(text, hash);
  return `${list.name}.${hash}`;
}

/** Returns the condition for rows strictly after the keys, or strictly before them. */
function keysetCondition(
  list: ConnectionQuery,
  keys: Keys,
  forward: boolean,
  values: Values,
): string {
  const sign = forward !== list.descending ? '>' : '<';
  const placeholders = list.order.map(({ type }, i) => `${values.add(keys[i] ?? null)}::${type}`);
  return `(${list.order.map(({ sql }) => sql).join(', ')}) ${sign} (${placeholders.join(', ')})`;
}

type KeyedRow = Record<string, unknown> & {
  readonly __parent: string;
  /** The number of items on all pages, where the statement counts them. */
  readonly __count?: number;
};

/** The column of all lists, next to those of the row and the sort keys. */
const KEYED: Columns<Pick<KeyedRow, '__parent'>> = { __parent: column.text };
const COUNT = { count: column.integer };

const keysOf = (list: ConnectionQuery, row: KeyedRow): Keys =>
  list.order.map((_, i) => String(row[`__k${i}`]));

/**
 * Returns the name of the prepared statement. Undefined for a statement that is planned each time:
 * one with an uneven filter, or with several filters, because their values decide which of them
 * matches the fewest rows.
 */
function preparedName(list: ConnectionQuery, text: string): string | undefined {
  const filters = list.where.filter((condition) => condition && 'value' in condition);
  return filters.length > 1 || [...list.where, list.seen].some((condition) => condition?.uneven)
    ? undefined
    : nameOf(list, text);
}

/** Returns the SQL that selects one page for each parent, in the order of the parents. */
function pageSql(paging: Paging, parents: readonly string[], values: Values): string {
  const { list, size, backward } = paging;
  const conditions = [`${list.parent} = p.parent`, ...conditionsOf(list, values)];
  const where = [...conditions, ...boundsOf(paging, parents, values)];
  const direction = list.descending !== backward ? 'DESC' : 'ASC';
  const columns = [
    'p.parent AS "__parent"',
    list.columns,
    // PostgreSQL returns all three types as text
    ...list.order.map(
      ({ sql, type }, i) => `${sql}${type === 'bigint' ? '::bigint' : ''} AS "__k${i}"`,
    ),
    // it depends on nothing but the parent, so that it runs once for a page
    ...(paging.counted ? [`(${countSelect(list, conditions, values)}) AS "__count"`] : []),
  ];
  const page = forParents(
    parents,
    `SELECT ${columns.join(', ')} FROM ${list.from}
    WHERE ${where.join(' AND ')} ORDER BY ${list.order.map(({ sql }) => `${sql} ${direction}`).join(', ')} LIMIT ${values.add(size + 1)}`,
  );
  const sorted = list.order.map((_, i) => `r."__k${i}" ${direction}`).join(', ');
  return parents.length === 1
    ? page
    : `SELECT r.* FROM unnest($1::text[]) WITH ORDINALITY AS p(parent, n) CROSS JOIN LATERAL (${page}) r ORDER BY p.n, ${sorted}`;
}

/** Returns the statements for a page of a list, ordered by the key of the parent, and its count. */
function examplesOf(rows: ListRows<unknown>, parents: readonly string[]) {
  const order: readonly SortKey[] = [{ sql: 'p.parent', type: 'text' }];
  const list = { ...rows, where: [], order, descending: false };
  const page = pageSql(pagingOf(list, { [COUNTED]: true }), parents, valuesFor(parents));
  const count = countSql(list, parents, valuesFor(parents));
  return [
    composeStatement(undefined, page, {
      ...rows.row,
      ...KEYED,
      __k0: column.text,
      __count: column.integer,
    }),
    composeStatement(undefined, count, COUNT),
  ];
}

/** Returns one page for each parent, in the order of the parents. */
export async function fetchPages(
  query: Query,
  paging: Paging,
  parents: readonly string[],
  countOf: (parent: string) => Promise<number>,
): Promise<Connection<unknown>[]> {
  const values = valuesFor(parents);
  const text = pageSql(paging, parents, values);
  const rows = await query(
    composeStatement(preparedName(paging.list, text), text, KEYED),
    values.all,
  ).catch((error: unknown) => throwBadCursor(error, paging));
  const groups = new Map<string, KeyedRow[]>(parents.map((parent) => [parent, []]));
  for (const row of rows) groups.get(row.__parent)?.push(row);
  return parents.map((parent) =>
    pageOf(paging, parent, groups.get(parent) ?? [], () => countOf(parent)),
  );
}

/**
 * Maps an invalid timestamp or number to BAD_CURSOR. Cursors come from clients, and only the
 * database parses the keys in them.
 */
function throwBadCursor(error: unknown, { after, before }: Paging): never {
  const isInvalidKey = ['22003', '22007', '22008', '22009', '22P02'].includes(
    sqlStateOf(error) ?? '',
  );
  if (isInvalidKey && (after !== undefined || before !== undefined))
    throw badCursor(after === undefined ? 'before' : 'after');
  throw error;
}

/**
 * Returns the conditions for the cursors. A cursor belongs to one parent, so with several parents
 * it is refused for all others.
 */
function boundsOf(
  { list, after, before }: Paging,
  parents: readonly string[],
  values: Values,
): string[] {
  const bounds: string[] = [];
  for (const parent of after === undefined && before === undefined ? [] : parents) {
    const cursorList = cursorListOf(list, parent);
    if (after !== undefined)
      bounds.push(
        keysetCondition(
          list,
          decodeCursor(cursorList, list.order.length, after, 'after'),
          true,
          values,
        ),
      );
    if (before !== undefined)
      bounds.push(
        keysetCondition(
          list,
          decodeCursor(cursorList, list.order.length, before, 'before'),
          false,
          values,
        ),
      );
  }
  return bounds;
}

function pageOf(
  { list, size, backward, after, before, counted }: Paging,
  parent: string,
  fetched: readonly KeyedRow[],
  countOf: () => Promise<number>,
): Connection<KeyedRow> {
  const isWhole = after === undefined && before === undefined;
  // without a row, only a page between cursors can have items on other pages
  const known = counted ? (fetched[0]?.__count ?? (isWhole ? 0 : undefined)) : undefined;
  const count = known === undefined ? countOf : () => Promise.resolve(known);
  const hasMore = fetched.length > size;
  const rows = fetched.slice(0, size);
  if (backward) rows.reverse();
  const cursorList = cursorListOf(list, parent);
  const cursorOf = (row: KeyedRow | undefined) =>
    row === undefined ? null : encodeCursor(cursorList, keysOf(list, row));
  const pageInfo = {
    hasNextPage: backward ? before !== undefined : hasMore,
    hasPreviousPage: backward ? hasMore : after !== undefined,
    startCursor: cursorOf(rows.at(0)),
    endCursor: cursorOf(rows.at(-1)),
  };
  return new RowPage(rows, pageInfo, (index) => cursorOf(rows[index]) ?? '', count);
}

/** Returns the SQL that counts the children of the parent `p.parent` that match the conditions. */
const countSelect = (
  list: ConnectionQuery,
  conditions: readonly string[],
  values: Values,
): string =>
  list.count
    ? `SELECT ${sqlOf(list.count, values)}::int AS count`
    : `SELECT count(*)::int AS count FROM ${list.from} WHERE ${conditions.join(' AND ')}`;

/** Returns the SQL that counts the children of each parent. */
function countSql(list: ConnectionQuery, parents: readonly string[], values: Values): string {
  const conditions = list.count ? [] : [`${list.parent} = p.parent`, ...conditionsOf(list, values)];
  const count = forParents(parents, countSelect(list, conditions, values));
  return parents.length === 1
    ? count
    : `SELECT (${count}) AS count FROM unnest($1::text[]) WITH ORDINALITY AS p(parent, n) ORDER BY p.n`;
}

/** Returns the number of children of each parent on all pages. */
export async function countChildren(
  query: Query,
  list: ConnectionQuery,
  parents: readonly string[],
): Promise<number[]> {
  const values = valuesFor(parents);
  const text = countSql(list, parents, values);
  const name = preparedName(list, text);
  const rows = await query(composeStatement(name && `${name}.count`, text, COUNT), values.all);
  return parents.map((_, i) => rows[i]?.count ?? 0);
}

/**
 * Returns a case-insensitive filter for a text inside one of these expressions; undefined for no
 * text.
 */
export const contains = (
  sql: string,
  text: string | null | undefined,
  ...others: readonly string[]
): SqlCondition | undefined =>
  text == null || text === ''
    ? undefined
    : {
        sql: [sql, ...others].map((expression) => `${expression} ILIKE ?`).join(' OR '),
        value: `%${text.replace(/[\\%_]/g, '\\$&')}%`,
        uneven: true,
      };

/** Returns a filter for a value; undefined for none. */
export const where = (sql: string, value: unknown): SqlCondition | undefined =>
  value == null ? undefined : { sql, value };
