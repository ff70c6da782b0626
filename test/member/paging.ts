// Paginates lists to their ends: through GraphQL forward and backward, and through `/v1`.
import type { Visitor } from '../support.ts';

/** A page of a connection as `askPage` selects it. */
export interface Page {
  readonly nodes: readonly { readonly id: string }[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
  readonly totalCount: number;
}

/**
 * Returns the selection of a page with these arguments: `first`, `after`, `last`, `before` and
 * filters, as GraphQL spells them.
 */
const pageOf = (args: string) =>
  `page: ${args} { nodes { id } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } totalCount }`;

/**
 * Returns a document that selects a page of a list of an organization, such as `members(role:
 * READ)`.
 */
export function pageOfOrganization(list: string, filter = '', type = '') {
  const args = `first: $first, after: $after, last: $last, before: $before${filter === '' ? '' : `, ${filter}`}`;
  return `query ($id: ID!, $first: Int, $after: String, $last: Int, $before: String${type}) { organization(id: $id) { ${pageOf(`${list}(${args})`)} } }`;
}

/** Requests a page; its parent is the one root field of the document. */
export async function fetchPage(
  visitor: Visitor,
  document: string,
  variables: object,
): Promise<Page> {
  const { data, errors } = await visitor.query(document, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.page ?? data.organization?.page ?? data.team?.page ?? data.member.page;
}

/** Returns the ids on each page from the first page to the last. */
export async function walkForward(
  visitor: Visitor,
  document: string,
  variables: object,
  first: number,
): Promise<string[][]> {
  const pages: string[][] = [];
  for (let after: string | null = null; ; ) {
    const { nodes, pageInfo } = await fetchPage(visitor, document, { ...variables, first, after });
    pages.push(nodes.map(({ id }) => id));
    if (pageInfo.hasPreviousPage !== (after !== null)) throw new Error('hasPreviousPage is wrong.');
    if (!pageInfo.hasNextPage) return pages;
    after = pageInfo.endCursor;
  }
}

/**
 * Returns the ids on each page from the last page to the first; each page in the order of the list.
 */
export async function walkBackward(
  visitor: Visitor,
  document: string,
  variables: object,
  last: number,
): Promise<string[][]> {
  const pages: string[][] = [];
  for (let before: string | null = null; ; ) {
    const { nodes, pageInfo } = await fetchPage(visitor, document, { ...variables, last, before });
    pages.push(nodes.map(({ id }) => id));
    if (pageInfo.hasNextPage !== (before !== null)) throw new Error('hasNextPage is wrong.');
    if (!pageInfo.hasPreviousPage) return pages;
    before = pageInfo.startCursor;
  }
}

/** Returns the items on each page of a list of `/v1`, with the counts of the pages. */
export async function walkRest(
  visitor: Visitor,
  path: string,
  limit: number,
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the type of its items
): Promise<{ pages: any[][]; counts: number[] }> {
  const pages: unknown[][] = [];
  const counts: number[] = [];
  const mark = path.includes('?') ? '&' : '?';
  for (let page: string | undefined; ; ) {
    const { body } = await visitor.get(
      `${path}${mark}limit=${limit}${page === undefined ? '' : `&page=${page}`}`,
    );
    pages.push(body.items);
    counts.push(body.count);
    page = body.next?.page;
    if (page === undefined) return { pages: pages as never[][], counts };
  }
}
