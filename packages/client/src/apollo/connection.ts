/**
 * The policy of a connection field in the cache of Apollo Client. In contrast to
 * `relayStylePagination` it keeps `nodes`, and returns only what was read.
 */
import type { FieldPolicy, Reference } from '@apollo/client/cache';

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

/** The items of all pages that were read. */
interface StoredList {
  /** Undefined until a page is read with its items. */
  readonly edges?: readonly StoredEdge[] | undefined;
  readonly pageInfo?: StoredPageInfo | undefined;
  /** Other fields of the connection, such as `totalCount`. */
  readonly others: object;
}

/** Returns the policy of a field whose lists these arguments distinguish. */
export const connectionPolicy = (
  keyArgs: readonly string[] = [],
): FieldPolicy<StoredList, object> => ({
  keyArgs: keyArgs.length > 0 ? [...keyArgs] : false,
  read: (existing, { canRead }) => existing && listOf(existing, canRead),
  merge: (existing = { others: {} }, incoming, { args }) => mergePage(existing, incoming, args),
});

/** Returns a list as queries read it, without the items that are no longer in the cache. */
function listOf(
  { edges, pageInfo, others }: StoredList,
  canRead: (value: StoredEdge['node']) => boolean,
): object {
  const items = edges?.filter(({ node }) => node === undefined || canRead(node));
  return {
    ...others,
    ...(pageInfo && { pageInfo }),
    ...(items && { edges: items, nodes: items.flatMap(({ node }) => (node ? [node] : [])) }),
  };
}

/** The arguments that name the place of a page. */
type Place = Readonly<Record<string, unknown>> | null;

/** Returns a list with a page in its place: after a cursor, before one, or instead of all others. */
function mergePage(existing: StoredList, incoming: Page, args: Place): StoredList {
  const { edges: _edges, nodes: _nodes, pageInfo, ...others } = incoming;
  const page = edgesOf(incoming);
  const stored = existing.edges ?? [];
  const after = args?.['after'];
  const before = args?.['before'];
  let prefix: readonly StoredEdge[] = [];
  let suffix: readonly StoredEdge[] = [];
  if (typeof after === 'string') {
    const index = stored.findIndex(({ cursor }) => cursor === after);
    prefix = stored.slice(0, index + 1);
  } else if (typeof before === 'string') {
    const index = stored.findIndex(({ cursor }) => cursor === before);
    suffix = index < 0 ? [] : stored.slice(index);
  }
  return {
    edges: page ? [...prefix, ...page, ...suffix] : existing.edges,
    pageInfo: pageInfoOf(existing.pageInfo, pageInfo, prefix.length > 0, suffix.length > 0),
    others: { ...existing.others, ...others },
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

/** Returns the position of the whole list: its start is that of the first page, its end of the last. */
function pageInfoOf(
  existing: StoredPageInfo | undefined,
  incoming: StoredPageInfo | undefined,
  hasPrefix: boolean,
  hasSuffix: boolean,
): StoredPageInfo | undefined {
  if (!incoming || !existing) return incoming ?? existing;
  const [start, end] = [hasPrefix ? existing : incoming, hasSuffix ? existing : incoming];
  return {
    ...existing,
    ...incoming,
    ...('hasPreviousPage' in start && { hasPreviousPage: start.hasPreviousPage }),
    ...('startCursor' in start && { startCursor: start.startCursor }),
    ...('hasNextPage' in end && { hasNextPage: end.hasNextPage }),
    ...('endCursor' in end && { endCursor: end.endCursor }),
  };
}
