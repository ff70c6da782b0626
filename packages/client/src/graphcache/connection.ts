/**
 * The resolver of a connection field in Graphcache. In contrast to `relayPagination` it joins only
 * pages that follow each other by their cursors, and returns only what was read.
 */
import type { Cache, Resolver, Variables } from '@urql/exchange-graphcache';

/** The arguments of a field. */
type Args = Readonly<Record<string, unknown>>;

/** A page as it is stored. A field is undefined until it is read. */
interface Page {
  readonly key: string;
  readonly args: Args;
  readonly typename: string;
  readonly edges: readonly string[] | undefined;
  readonly nodes: readonly string[] | undefined;
  readonly startCursor: string | null | undefined;
  readonly endCursor: string | null | undefined;
  readonly hasNextPage: boolean | undefined;
  readonly hasPreviousPage: boolean | undefined;
}

/** Returns the resolver of a field whose lists these arguments distinguish. */
export const connectionResolver =
  (keyArgs: readonly string[]): Resolver =>
  (_parent, args, cache, info) => {
    // The key of a field without arguments is its name alone.
    const given = Object.keys(args).length > 0 ? args : undefined;
    const key = cache.resolve(info.parentKey, info.fieldName, given);
    if (key === null) return null;
    const list = keyOfList(cache, args, keyArgs);
    const pages = cache
      .inspectFields(info.parentKey)
      .filter(({ fieldName }) => fieldName === info.fieldName)
      .filter((field) => keyOfList(cache, field.arguments ?? {}, keyArgs) === list)
      .flatMap((field) => pageOf(cache, info.parentKey, field.fieldKey, field.arguments ?? {}));
    const own = pages.find((page) => page.key === key);
    const shown = own ?? neighborOf(args, pages);
    if (!shown) return undefined;
    if (!shown.nodes) return shown.key;
    // Until the page is read, its list is shown without it.
    if (!own) info.partial = true;
    return connectionOf(cache, listAround(shown, pages));
  };

/** Returns the key of the values of these arguments, whatever the order of their members. */
const keyOfList = (cache: Cache, args: Variables, names: readonly string[]): string | null =>
  cache.keyOfField('', Object.fromEntries(names.map((name) => [name, args[name] ?? null])));

/** Returns the page in a field of an object, or nothing if the field has none. */
function pageOf(cache: Cache, parentKey: string, fieldKey: string, args: Args): Page[] {
  const key = cache.resolve(parentKey, fieldKey);
  if (typeof key !== 'string') return [];
  const typename = cache.resolve(key, '__typename');
  if (typeof typename !== 'string') return [];
  const edges = keysOf(cache.resolve(key, 'edges'));
  const nodes = edges?.map((edge) => cache.resolve(edge, 'node'));
  const pageInfo = cache.resolve(key, 'pageInfo');
  const read = (name: string) =>
    typeof pageInfo === 'string' ? cache.resolve(pageInfo, name) : undefined;
  return [
    {
      key,
      args,
      typename,
      edges,
      nodes: keysOf(cache.resolve(key, 'nodes')) ?? keysOf(nodes),
      startCursor: textOf(read('startCursor') ?? cache.resolve(edges?.[0], 'cursor')),
      endCursor: textOf(read('endCursor') ?? cache.resolve(edges?.at(-1), 'cursor')),
      hasNextPage: flagOf(read('hasNextPage')),
      hasPreviousPage: flagOf(read('hasPreviousPage')),
    },
  ];
}

const textOf = (value: unknown): string | null | undefined =>
  typeof value === 'string' || value === null ? value : undefined;

const flagOf = (value: unknown): boolean | undefined =>
  typeof value === 'boolean' ? value : undefined;

const keysOf = (value: unknown): string[] | undefined =>
  Array.isArray(value) && value.every((key) => typeof key === 'string') ? value : undefined;

/** Returns whether a page with these arguments begins after a cursor. */
const beginsAfter = ({ after, last }: Args, cursor: Page['endCursor']): boolean =>
  typeof cursor === 'string' && after === cursor && last == null;

/** Returns whether a page with these arguments ends before a cursor. */
const endsBefore = ({ before, first, last }: Args, cursor: Page['startCursor']): boolean =>
  typeof cursor === 'string' && before === cursor && first == null && last != null;

/** Returns whether no item is between two pages, because their cursors say so. */
const follows = (second: Page, first: Page): boolean =>
  beginsAfter(second.args, first.endCursor) || endsBefore(first.args, second.startCursor);

/** Returns a page that the page with these arguments would follow or precede. */
const neighborOf = (args: Args, pages: readonly Page[]): Page | undefined =>
  longest(
    pages.filter((page) => beginsAfter(args, page.endCursor) || endsBefore(args, page.startCursor)),
  );

/** Returns the page with the most items: pages of several sizes can begin at one cursor. */
const longest = (pages: readonly Page[]): Page | undefined =>
  [...pages].sort((a, b) => (b.nodes?.length ?? 0) - (a.nodes?.length ?? 0))[0];

/** Returns a page with those before and after it of which as much was read. */
function listAround(page: Page, pages: readonly Page[]): readonly Page[] {
  const names = ['edges', 'nodes', 'hasNextPage', 'hasPreviousPage'] as const;
  const known = names.filter((name) => page[name] !== undefined);
  const rest = new Set(pages.filter((other) => known.every((name) => other[name] !== undefined)));
  const list = [page];
  const take = (isNext: (other: Page) => boolean): Page[] => {
    const found = longest([...rest].filter(isNext));
    if (found) rest.delete(found);
    return found ? [found] : [];
  };
  rest.delete(page);
  for (let size = 0; size < list.length; ) {
    size = list.length;
    list.unshift(...take((other) => follows(list[0] ?? page, other)));
    list.push(...take((other) => follows(other, list.at(-1) ?? page)));
  }
  return list;
}

/** Returns pages as one connection, in which each object is once. */
function connectionOf(cache: Cache, pages: readonly Page[]) {
  const [first] = pages;
  const last = pages.at(-1);
  const edges = new Map<unknown, string>();
  for (const edge of pages.flatMap((page) => page.edges ?? [])) {
    const node = cache.resolve(edge, 'node') ?? edge;
    if (!edges.has(node)) edges.set(node, edge);
  }
  // An empty page has no cursors.
  const [start] = pages.filter(({ startCursor }) => startCursor !== null);
  const end = pages.filter(({ endCursor }) => endCursor !== null).at(-1);
  return {
    __typename: first?.typename ?? '',
    ...(first?.edges && { edges: [...edges.values()] }),
    nodes: [...new Set(pages.flatMap(({ nodes }) => nodes ?? []))],
    pageInfo: {
      __typename: 'PageInfo',
      startCursor: start ? start.startCursor : null,
      endCursor: end ? end.endCursor : null,
      hasNextPage: last?.hasNextPage,
      hasPreviousPage: first?.hasPreviousPage,
    },
  };
}
