/**
 * The policy of a connection field in the cache of Apollo Client. In contrast to
 * `relayStylePagination` it keeps `nodes`, returns only what was read, and keeps lists from the
 * start apart from lists from the end and from lists of another size.
 */
import type { FieldFunctionOptions, FieldPolicy, Reference } from '@apollo/client/cache';

/** An item of a list as it is stored: an edge, or what is known of one through `nodes`. */
interface StoredEdge {
  readonly cursor?: string | undefined;
  readonly node?: Reference | object | undefined;
}

type StoredPageInfo = {
  readonly [name in 'startCursor' | 'endCursor']?: string | null | undefined;
} & { readonly [name in 'hasNextPage' | 'hasPreviousPage']?: boolean | undefined };

/** A page as a response has it. */
interface Page {
  readonly edges?: readonly StoredEdge[] | undefined;
  readonly nodes?: readonly (Reference | object)[] | undefined;
  readonly pageInfo?: StoredPageInfo | undefined;
}

/** A page as it is stored, or several that follow each other. */
interface StoredPage {
  /** Undefined until the page is read with its items. */
  readonly edges?: readonly StoredEdge[] | undefined;
  readonly pageInfo?: StoredPageInfo | undefined;
  /** Other fields of the connection, such as `totalCount`. */
  readonly others: object;
  /** The position of the page among all pages of the cache, in the order in which they were read. */
  readonly order: number;
}

/** The pages at one place of a list, by their sizes. */
type StoredPages = Readonly<Record<string, StoredPage>>;

/** The arguments of a page. */
type Args = Readonly<Record<string, unknown>> | null;

/** An argument of `readField` alone, which asks for the pages as they are stored. */
const STORED = '@stored';

/** Returns the policy of a field whose lists these arguments distinguish. */
export const connectionPolicy = (
  keyArgs: readonly string[] = [],
): FieldPolicy<StoredPages, object> => ({
  // A cursor names a place whatever the size, so that the page before it can find the next one.
  keyArgs: (args) => {
    const cursors = ['after', 'before'].filter((name) => args?.[name] != null);
    const place = cursors.length > 0 ? cursors : ['first', 'last'];
    return [...keyArgs, ...place.filter((name) => args?.[name] != null)];
  },
  read: (existing, options) => {
    if (options.args?.[STORED]) return existing;
    const page = existing?.[sizeOf(options.args)];
    return page && listOf(withFollowing(withPreceding(page, options), options), options.canRead);
  },
  merge: (existing = {}, incoming, { args }) => {
    const size = sizeOf(args);
    return { ...existing, [size]: mergePage(existing[size], incoming) };
  },
});

const sizeOf = (args: Args): string => `${args?.['first'] ?? ''}/${args?.['last'] ?? ''}`;

/** The sizes of pages that begin next to `after` or end next to `before`. */
const continues = { after: /\/$/, before: /^\/\d/ };

/** Returns a list as queries read it, without the items that are no longer in the cache. */
function listOf(
  { edges, pageInfo, others }: StoredPage,
  canRead: (value: StoredEdge['node']) => boolean,
): object {
  const items = edges?.filter(({ node }) => node === undefined || canRead(node));
  return {
    ...others,
    ...(pageInfo && { pageInfo }),
    ...(items && { edges: items, nodes: items.flatMap(({ node }) => (node ? [node] : [])) }),
  };
}

/** Returns a page with those that were read after it and begin after its last item. */
function withFollowing(page: StoredPage, options: FieldFunctionOptions): StoredPage {
  let list = page;
  for (;;) {
    const { edges = [], pageInfo, others, order } = list;
    const found = continuation('after', [pageInfo?.endCursor, edges.at(-1)?.cursor], list, options);
    if (!found) return { ...list, order: page.order };
    const index = edges.map(({ cursor }) => cursor).lastIndexOf(found.cursor);
    list = {
      edges: [...(index < 0 ? edges : edges.slice(0, index + 1)), ...found.edges],
      pageInfo: pageInfoOf(pageInfo, found.page.pageInfo),
      others: { ...others, ...found.page.others },
      order: Math.max(order, found.page.order),
    };
  }
}

/** Returns a page with those that were read after it and end before its first item. */
function withPreceding(page: StoredPage, options: FieldFunctionOptions): StoredPage {
  let list = page;
  for (;;) {
    const { edges = [], pageInfo, others, order } = list;
    const found = continuation('before', [pageInfo?.startCursor, edges[0]?.cursor], list, options);
    if (!found) return { ...list, order: page.order };
    const index = edges.findIndex(({ cursor }) => cursor === found.cursor);
    list = {
      edges: [...found.edges, ...edges.slice(Math.max(index, 0))],
      pageInfo: pageInfoOf(found.page.pageInfo, pageInfo),
      others: { ...others, ...found.page.others },
      order: Math.max(order, found.page.order),
    };
  }
}

/**
 * Returns the page that was read last after or before one of these cursors. Pages that were read
 * before the list are out of date: a list that is read again begins with its first page.
 */
function continuation(
  side: 'after' | 'before',
  cursors: readonly (string | null | undefined)[],
  { order, edges: known }: StoredPage,
  { args, fieldName, readField }: FieldFunctionOptions,
): { cursor: string; page: StoredPage; edges: readonly StoredEdge[] } | undefined {
  if (!known) return undefined;
  const { first: _first, last: _last, after: _after, before: _before, ...others } = args ?? {};
  for (const cursor of new Set(cursors)) {
    if (typeof cursor !== 'string') continue;
    const pages = readField<StoredPages>({
      fieldName,
      args: { ...others, [side]: cursor, [STORED]: true },
    });
    const [page] = Object.entries(pages ?? {})
      .filter(([size, stored]) => continues[side].test(size) && stored.order > order)
      .map(([, stored]) => stored)
      .sort((a, b) => b.order - a.order);
    if (page?.edges) return { cursor, page, edges: page.edges };
  }
  return undefined;
}

let lastOrder = 0;

/** Returns a number above all others, also those of a cache that an earlier process stored. */
const nextOrder = (): number => {
  lastOrder = Math.max(lastOrder + 1, Date.now());
  return lastOrder;
};

/** Returns a page with the fields that were read of it now and before. */
function mergePage(existing: StoredPage | undefined, incoming: Page): StoredPage {
  const { edges: _edges, nodes: _nodes, pageInfo, ...others } = incoming;
  const edges = edgesOf(incoming);
  return {
    edges: edges ?? existing?.edges,
    pageInfo: pageInfo ? { ...existing?.pageInfo, ...pageInfo } : existing?.pageInfo,
    others: { ...existing?.others, ...others },
    order: existing && !edges ? existing.order : nextOrder(),
  };
}

/** Returns the items of a page, the first and the last with their cursors if these are known. */
function edgesOf({ edges, nodes, pageInfo }: Page): readonly StoredEdge[] | undefined {
  const items = edges?.map((edge, i) => ({ ...edge, node: edge.node ?? nodes?.[i] }));
  const known = items ?? nodes?.map((node) => ({ node }));
  return known?.map((edge: StoredEdge, i) => {
    const cursor =
      edge.cursor ??
      (i === known.length - 1 ? pageInfo?.endCursor : undefined) ??
      (i === 0 ? pageInfo?.startCursor : undefined);
    return cursor == null ? edge : { ...edge, cursor };
  });
}

/** Returns the position of two pages: their start is that of the first, their end of the second. */
function pageInfoOf(
  first: StoredPageInfo | undefined,
  second: StoredPageInfo | undefined,
): StoredPageInfo | undefined {
  if (!first || !second) return first ?? second;
  return {
    ...first,
    ...second,
    ...('hasPreviousPage' in first && { hasPreviousPage: first.hasPreviousPage }),
    ...('startCursor' in first && { startCursor: first.startCursor }),
    // An empty page has no cursors.
    ...(second.endCursor === null && { endCursor: first.endCursor }),
    ...(first.startCursor === null && { startCursor: second.startCursor }),
  };
}
