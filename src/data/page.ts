/** Pages of lists, as Relay connections. */

/** A page of a list. */
export interface Connection<Row> {
  readonly nodes: Row[];
  readonly edges: { readonly cursor: string; readonly node: Row }[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
  /** Returns the number of items on all pages; counted only when called. */
  count(): Promise<number>;
}

/** A page of rows. Its edges are made when they are read, because few clients read them. */
export class RowPage<Row> implements Connection<Row> {
  readonly nodes: Row[];
  readonly pageInfo: Connection<Row>['pageInfo'];
  readonly count: () => Promise<number>;
  readonly #cursorAt: (index: number) => string;
  #edges: Connection<Row>['edges'] | undefined;

  constructor(
    nodes: Row[],
    pageInfo: Connection<Row>['pageInfo'],
    cursorAt: (index: number) => string,
    count: () => Promise<number>,
  ) {
    this.nodes = nodes;
    this.pageInfo = pageInfo;
    this.#cursorAt = cursorAt;
    this.count = count;
  }

  get edges(): Connection<Row>['edges'] {
    this.#edges ??= this.nodes.map((node, index) => ({ cursor: this.#cursorAt(index), node }));
    return this.#edges;
  }
}

/** Returns a page of a list with each of its rows as a view. */
export function mapPage<Row, View>(
  page: Connection<Row>,
  viewOf: (row: Row) => View,
): Connection<View> {
  const cursorAt = (index: number) => page.edges[index]?.cursor ?? '';
  const { nodes, pageInfo, count } = page;
  return new RowPage(nodes.map(viewOf), pageInfo, cursorAt, count);
}

/**
 * Returns a page of ids with the view of each. An id without a view, such as that of a row which
 * was deleted after the page was read, is left out.
 */
export async function resolvePage<View>(
  page: Connection<{ readonly id: string }>,
  viewOf: (id: string) => Promise<View | null>,
): Promise<Connection<View>> {
  const views = await Promise.all(page.nodes.map(({ id }) => viewOf(id)));
  const found = views.flatMap((view, index) => (view === null ? [] : [{ view, index }]));
  const cursorAt = (n: number) => page.edges[found[n]?.index ?? -1]?.cursor ?? '';
  return new RowPage(
    found.map(({ view }) => view),
    page.pageInfo,
    cursorAt,
    page.count,
  );
}
