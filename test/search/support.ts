// Searches through both APIs and compares their results, for the search tests.
import { expect } from 'vitest';
import { ids, type Person, type World } from '../support.ts';

/** A section of a result, as both APIs serialize it. */
interface Section {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly body: string;
  readonly urls: { readonly app: string };
}

/** A page of a result. */
export interface Result {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly sections: readonly Section[];
  readonly urls: { readonly app: string };
}

const PAGE = 'id: pageId title path sections { id: key title path body urls { app } } urls { app }';

/** Searches a space in GraphQL. */
export const SEARCH_SPACE = `query ($id: ID!, $query: String!, $first: Int, $after: String, $last: Int, $before: String) { space(id: $id) { search(query: $query, first: $first, after: $after, last: $last, before: $before) {
  totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } nodes { ${PAGE} } } } }`;

/** Searches an organization in GraphQL. */
export const SEARCH_ORGANIZATION = `query ($id: ID!, $query: String!, $first: Int, $after: String, $last: Int, $before: String) { organization(id: $id) { search(query: $query, first: $first, after: $after, last: $last, before: $before) {
  totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } nodes { id: spaceId title pages { ${PAGE} } } } } }`;

/** Returns the path of a search in `/v1`. */
export const inSpace = (space: string, query: string): string =>
  `/v1/spaces/${space}/search?query=${encodeURIComponent(query)}`;
export const inOrganization = (organization: string, query: string): string =>
  `/v1/orgs/${organization}/search?query=${encodeURIComponent(query)}`;

/**
 * Searches a space in both APIs, expects equal results and returns them as GraphQL serializes them.
 */
export async function search(
  world: World,
  space: string,
  query: string,
  name: Person = 'ana',
): Promise<Result[]> {
  const { data, errors } = await world.as(name).query(SEARCH_SPACE, { id: space, query });
  if (errors) throw new Error(JSON.stringify(errors));
  const { nodes, totalCount } = data.space.search;
  const rest = await world.as(name).get(inSpace(space, query));
  expect([rest.status, rest.body]).toEqual([
    200,
    {
      count: totalCount,
      items: nodes.map((node: Result) => ({ object: 'search-result', ...node })),
    },
  ]);
  return nodes;
}

/**
 * Searches an organization in the same way: returns pages by the titles of their spaces, in order.
 */
export async function searchAll(
  world: World,
  query: string,
  name: Person = 'ana',
  organization: string = ids.acme,
): Promise<[title: string, pages: Result[]][]> {
  const { data, errors } = await world
    .as(name)
    .query(SEARCH_ORGANIZATION, { id: organization, query });
  if (errors) throw new Error(JSON.stringify(errors));
  const { nodes, totalCount } = data.organization.search;
  const rest = await world.as(name).get(inOrganization(organization, query));
  const items = nodes.map(({ pages, ...space }: { pages: Result[] }) => ({
    object: 'space-search-result',
    ...space,
    pages: pages.map((page) => ({ object: 'search-result', ...page })),
  }));
  expect([rest.status, rest.body]).toEqual([200, { count: totalCount, items }]);
  return nodes.map(({ title, pages }: { title: string; pages: Result[] }) => [title, pages]);
}

/** Returns the paths of the sections that a search finds, page by page. */
export const pathsFound = async (
  world: World,
  space: string,
  query: string,
  name: Person = 'ana',
): Promise<string[]> =>
  (await search(world, space, query, name)).flatMap(({ sections }) =>
    sections.map(({ path }) => path),
  );

/** Returns the paths of the pages that a search finds. */
export const pagesFound = async (
  world: World,
  space: string,
  query: string,
  name: Person = 'ana',
): Promise<string[]> => (await search(world, space, query, name)).map(({ path }) => path);
