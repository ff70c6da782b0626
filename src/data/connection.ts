/** Keyset pagination: a page of children for many parents in one statement, as a Relay connection. */
import { createHash } from 'node:crypto';
import { decodeCursor, encodeCursor, type Keys } from '../domain/cursor.ts';
import { badCursor, badInput } from '../domain/errors.ts';
import type { Query } from './database.ts';
import { sqlStateOf } from './faults.ts';

/** What a list is ordered by; the last key is unique. All keys of a list have one direction. */
interface SortKey {
  /** An expression over the tables of the list. */
  readonly sql: string;
  readonly type: 'text' | 'timestamptz';
}

/** A filter: an expression, in which `?` stands for the value if it has one, `?1`, `?2` for several, and `p.parent` for the parent's key. */
export interface Condition {
  readonly sql: string;
  readonly value?: unknown;
  readonly values?: readonly unknown[];
  /** Set where one value finds most rows and another none: then the statement is planned for its values each time, and not kept. */
  readonly uneven?: true;
}

/** A list of children: where the rows lie, whose they are, and in which order. Its texts are constant but for the filters in use. */
export interface List {
  /** Its name in statements and cursors, such as `organization.members`. */
  readonly name: string;
  /** The select list, under the names of the row's fields. */
  readonly columns: string;
  /** The tables, with their joins. */
  readonly from: string;
  /** The expression that is the parent's key. */
  readonly parent: string;
  readonly where: readonly (Condition | undefined)[];
  /** Which of the rows the viewer sees. No filter of his: it may change between two pages, and his cursors stay good. */
  readonly seen?: Condition | undefined;
  readonly order: readonly SortKey[];
  readonly descending: boolean;
}

/** Relay's arguments; null is absent. */
export interface PageArgs {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly last?: number | null | undefined;
  readonly before?: string | null | undefined;
}

/** A page of a list. */
export interface Connection<Row> {
  readonly nodes: Row[];
  readonly edges: { readonly cursor: string; readonly node: Row }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly hasPreviousPage: boolean; readonly startCursor: string | null; readonly endCursor: string | null };
  /** How many there are on all pages. Counted only when asked. */
  count(): Promise<number>;
}

/** One way to page through a list; parents that are paged alike share a statement. */
export interface Paging {
  readonly list: List;
  readonly size: number;
  readonly backward: boolean;
  readonly after: string | undefined;
  readonly before: string | undefined;
}

/** Rows of a list unless the caller says how many. */
const DEFAULT_SIZE = 50;
/** Rows of a page at most. */
const LARGEST_SIZE = 1000;

/** How a page is asked for; BAD_USER_INPUT for sizes that no page has. */
export function pagingOf(list: List, args: PageArgs): Paging {
  return { list, ...sizeOf(args), after: args.after ?? undefined, before: args.before ?? undefined };
}

/** How many are asked for, and from which end; BAD_USER_INPUT for sizes that no page has. */
export function sizeOf(args: PageArgs): Pick<Paging, 'size' | 'backward'> {
  if (args.first != null && args.last != null) throw badInput('Give `first` or `last`, not both.', 'last');
  for (const field of ['first', 'last'] as const) {
    const size = args[field];
    if (size != null && (size < 1 || size > LARGEST_SIZE)) throw badInput(`Ask for 1 to ${LARGEST_SIZE} items.`, field);
  }
  return { size: args.first ?? args.last ?? DEFAULT_SIZE, backward: args.last != null };
}

const partsOf = (condition: Condition | undefined): unknown => condition && [condition.sql, condition.value, condition.values];

/** What tells one list, order and filter from another, for cursors and for batching. */
export const identityOf = (list: List): string => JSON.stringify([list.name, list.descending, list.order.map(({ sql }) => sql), list.where.map(partsOf)]);

/** What a list shows to this viewer beyond its identity; lists that differ in it share no statement. */
export const seenOf = (list: List): string => JSON.stringify(partsOf(list.seen));

const cursorListOf = (list: List, parent: string): string =>
  createHash('sha256')
    .update(`${identityOf(list)} ${parent}`)
    .digest('base64url')
    .slice(0, 12);

/** Prepared statements are known by their text: one name, one text. */
const nameOf = (list: List, text: string): string => `${list.name}.${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;

/** Collects values and gives their places. */
class Values {
  readonly all: unknown[] = [];
  place(value: unknown): string {
    return `$${this.all.push(value)}`;
  }
}

function conditionsOf(list: List, values: Values): string[] {
  return [...list.where, list.seen].flatMap((condition) => {
    if (!condition) return [];
    const places = condition.values?.map((value) => values.place(value));
    if (places) return [`(${condition.sql.replace(/\?(\d)/g, (_, n: string) => places[Number(n) - 1] ?? '')})`];
    if (!('value' in condition)) return [`(${condition.sql})`];
    const place = values.place(condition.value);
    return [`(${condition.sql.replaceAll('?', place)})`];
  });
}

/** Rows strictly behind the keys, in the direction of the list or against it. */
function beyond(list: List, keys: Keys, forward: boolean, values: Values): string {
  const sign = forward !== list.descending ? '>' : '<';
  const places = list.order.map(({ type }, i) => `${values.place(keys[i] ?? null)}::${type}`);
  return `(${list.order.map(({ sql }) => sql).join(', ')}) ${sign} (${places.join(', ')})`;
}

type Keyed = Record<string, unknown> & { readonly __parent: string };

const keysOf = (list: List, row: Keyed): Keys => list.order.map((_, i) => (row[`__k${i}`] ?? null) as string | null); // text and timestamps both come as text

/**
 * The list's SQL for these parents, whose keys are `$1`. One parent stands in it as a value: PostgreSQL then knows whether
 * it is one with many children, which it cannot know of a row of `p`.
 */
const over = (parents: readonly string[], sql: string): string => (parents.length === 1 ? sql.replaceAll('p.parent', '$1::text') : sql);

/** The value of `$1`. */
const keysOfParents = (parents: readonly string[]): unknown => (parents.length === 1 ? parents[0] : parents);

/**
 * The name under which a statement is kept; undefined for one that is planned each time: with an uneven filter, and with
 * several, since which of them finds the fewest rows turns on their values.
 */
function keptName(list: List, text: string): string | undefined {
  const filters = list.where.filter((condition) => condition && 'value' in condition);
  return filters.length > 1 || [...filters, list.seen].some((condition) => condition?.uneven) ? undefined : nameOf(list, text);
}

/** One page for each parent, in the order of the parents. */
export async function fetchPages(query: Query, paging: Paging, parents: readonly string[]): Promise<Omit<Connection<unknown>, 'count'>[]> {
  const { list, size, backward } = paging;
  const values = new Values();
  values.place(keysOfParents(parents));
  const where = [`${list.parent} = p.parent`, ...boundsOf(paging, parents, values), ...conditionsOf(list, values)];
  const direction = list.descending !== backward ? 'DESC' : 'ASC';
  const page = over(
    parents,
    `SELECT p.parent AS "__parent", ${list.columns}, ${list.order.map(({ sql }, i) => `${sql} AS "__k${i}"`).join(', ')} FROM ${list.from}
    WHERE ${where.join(' AND ')} ORDER BY ${list.order.map(({ sql }) => `${sql} ${direction}`).join(', ')} LIMIT ${values.place(size + 1)}`,
  );
  const sorted = list.order.map((_, i) => `r."__k${i}" ${direction}`).join(', ');
  const text = parents.length === 1 ? page : `SELECT r.* FROM unnest($1::text[]) WITH ORDINALITY AS p(parent, n) CROSS JOIN LATERAL (${page}) r ORDER BY p.n, ${sorted}`;
  const rows = await query<Keyed>(keptName(list, text), text, values.all).catch((error: unknown) => refuseKeys(error, paging));
  const groups = new Map<string, Keyed[]>(parents.map((parent) => [parent, []]));
  for (const row of rows) groups.get(row.__parent)?.push(row);
  return parents.map((parent) => pageOf(paging, parent, groups.get(parent) ?? []));
}

/** A cursor is a caller's text: what is no moment in one where a moment should be is found by the database. */
function refuseKeys(error: unknown, { after, before }: Paging): never {
  const isNoMoment = ['22007', '22008', '22009'].includes(sqlStateOf(error) ?? '');
  if (isNoMoment && (after !== undefined || before !== undefined)) throw badCursor(after === undefined ? 'before' : 'after');
  throw error;
}

/** The bounds by cursor. A cursor belongs to one parent: with several, those that it does not belong to are refused. */
function boundsOf({ list, after, before }: Paging, parents: readonly string[], values: Values): string[] {
  const bounds: string[] = [];
  for (const parent of after === undefined && before === undefined ? [] : parents) {
    const cursorList = cursorListOf(list, parent);
    if (after !== undefined) bounds.push(beyond(list, decodeCursor(cursorList, list.order.length, after, 'after'), true, values));
    if (before !== undefined) bounds.push(beyond(list, decodeCursor(cursorList, list.order.length, before, 'before'), false, values));
  }
  return bounds;
}

function pageOf({ list, size, backward, after, before }: Paging, parent: string, found: readonly Keyed[]): Omit<Connection<unknown>, 'count'> {
  const more = found.length > size;
  const rows = found.slice(0, size);
  if (backward) rows.reverse();
  const cursorList = cursorListOf(list, parent);
  const edges = rows.map((row) => ({ cursor: encodeCursor(cursorList, keysOf(list, row)), node: row }));
  return {
    nodes: rows,
    edges,
    pageInfo: {
      hasNextPage: backward ? before !== undefined : more,
      hasPreviousPage: backward ? more : after !== undefined,
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

/** How many children each parent has on all pages. */
export async function countChildren(query: Query, list: List, parents: readonly string[]): Promise<number[]> {
  const values = new Values();
  values.place(keysOfParents(parents));
  const where = [`${list.parent} = p.parent`, ...conditionsOf(list, values)];
  const count = over(parents, `SELECT count(*)::int AS count FROM ${list.from} WHERE ${where.join(' AND ')}`);
  const text = parents.length === 1 ? count : `SELECT (${count}) AS count FROM unnest($1::text[]) WITH ORDINALITY AS p(parent, n) ORDER BY p.n`;
  const name = keptName(list, text);
  const rows = await query<{ count: number }>(name && `${name}.count`, text, values.all);
  return parents.map((_, i) => rows[i]?.count ?? 0);
}

/** A filter that finds a text inside one of these expressions, in any case; undefined for no text. */
export const contains = (sql: string, text: string | null | undefined, ...others: readonly string[]): Condition | undefined =>
  text == null || text === '' ? undefined : { sql: [sql, ...others].map((one) => `${one} ILIKE ?`).join(' OR '), value: `%${text.replace(/[\\%_]/g, '\\$&')}%`, uneven: true };

/** A filter by a value; undefined for none. */
export const where = (sql: string, value: unknown): Condition | undefined => (value == null ? undefined : { sql, value });

/** The same page with other rows: `change` gives one for each, in their order. */
export async function mapPage<From, To>(page: Connection<From>, change: (rows: From[]) => Promise<To[]>): Promise<Connection<To>> {
  const nodes = await change(page.nodes);
  const edges = page.edges.flatMap(({ cursor }, i) => {
    const node = nodes[i];
    return node === undefined ? [] : [{ cursor, node }];
  });
  return { nodes, edges, pageInfo: page.pageInfo, count: page.count };
}
