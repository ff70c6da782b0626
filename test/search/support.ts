// What the pages about search share: asking through both doors, and what is found.
import { expect } from 'vitest';
import { ids, type Person, type World } from '../support.ts';

/** A section that was found, as both doors show it. */
interface Section {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly body: string;
  readonly urls: { readonly app: string };
}

/** A page that was found. */
export interface Result {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly sections: readonly Section[];
  readonly urls: { readonly app: string };
}

const PAGE = 'id title path sections { id title path body urls { app } } urls { app }';

/** Asks a space in GraphQL. */
export const SEARCH_SPACE = `query ($id: ID!, $query: String!, $first: Int, $after: String, $last: Int, $before: String) { space(id: $id) { search(query: $query, first: $first, after: $after, last: $last, before: $before) {
  totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } nodes { ${PAGE} } } } }`;

/** Asks an organization in GraphQL. */
export const SEARCH_ORGANIZATION = `query ($id: ID!, $query: String!, $first: Int, $after: String, $last: Int, $before: String) { organization(id: $id) { search(query: $query, first: $first, after: $after, last: $last, before: $before) {
  totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } nodes { id title pages { ${PAGE} } } } } }`;

/** The address of a search at `/v1`. */
export const inSpace = (space: string, query: string): string => `/v1/spaces/${space}/search?query=${encodeURIComponent(query)}`;
export const inOrganization = (organization: string, query: string): string => `/v1/orgs/${organization}/search?query=${encodeURIComponent(query)}`;

/** What the two doors say is the same; gives it as GraphQL shows it. */
export async function search(world: World, space: string, query: string, name: Person = 'ana'): Promise<Result[]> {
  const { data, errors } = await world.as(name).query(SEARCH_SPACE, { id: space, query });
  if (errors) throw new Error(JSON.stringify(errors));
  const { nodes, totalCount } = data.space.search;
  const rest = await world.as(name).get(inSpace(space, query));
  expect([rest.status, rest.body]).toEqual([200, { count: totalCount, items: nodes.map((node: Result) => ({ object: 'search-result', ...node })) }]);
  return nodes;
}

/** The same in an organization: pages by the titles of their spaces, in their order. */
export async function searchAll(world: World, query: string, name: Person = 'ana', organization: string = ids.acme): Promise<[title: string, pages: Result[]][]> {
  const { data, errors } = await world.as(name).query(SEARCH_ORGANIZATION, { id: organization, query });
  if (errors) throw new Error(JSON.stringify(errors));
  const { nodes, totalCount } = data.organization.search;
  const rest = await world.as(name).get(inOrganization(organization, query));
  const items = nodes.map(({ pages, ...space }: { pages: Result[] }) => ({ object: 'space-search-result', ...space, pages: pages.map((page) => ({ object: 'search-result', ...page })) }));
  expect([rest.status, rest.body]).toEqual([200, { count: totalCount, items }]);
  return nodes.map(({ title, pages }: { title: string; pages: Result[] }) => [title, pages]);
}

/** The paths of what is found, each page's sections after another. */
export const pathsFound = async (world: World, space: string, query: string, name: Person = 'ana'): Promise<string[]> =>
  (await search(world, space, query, name)).flatMap(({ sections }) => sections.map(({ path }) => path));

/** The paths of the pages that are found. */
export const pagesFound = async (world: World, space: string, query: string, name: Person = 'ana'): Promise<string[]> => (await search(world, space, query, name)).map(({ path }) => path);
