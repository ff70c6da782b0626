/** Resolves the facets of a search: numbers of pages, and the filters that select them. */
import type { Context } from '../../context.ts';
import type { FoundByQuery } from '../../data/rows/search.ts';
import { facetsOf, nameOfType, type ValueCount } from '../../domain/search/facets.ts';
import type { SearchFacets } from '../../generated/resolvers.ts';

const valuesOf = (
  counts: readonly ValueCount[],
  filter: string,
  titleOf: (value: string) => string,
): SearchFacets['types'] =>
  counts.map(({ value, count }) => {
    const title = titleOf(value);
    return { value, title, filter: `${filter}:${filter === 'in' ? value : title}`, count };
  });

/** Returns the facets of what a query found, all of which the viewer can see. */
export async function facetsOfFound(
  { load }: Pick<Context, 'load'>,
  { sections }: Pick<FoundByQuery, 'sections'>,
): Promise<SearchFacets> {
  const { spaces, types, languages } = facetsOf(sections);
  const rows = await load.space.mustAll(spaces.map(({ value }) => value));
  const titles = new Map(rows.map(({ id, title }) => [id, title]));
  return {
    spaces: valuesOf(spaces, 'in', (id) => titles.get(id) ?? ''),
    types: valuesOf(types, 'type', nameOfType),
    languages: valuesOf(languages, 'lang', (code) => code),
  };
}
