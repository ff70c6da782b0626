/** Applies the filters of a search query to its scope. */
import type { Context } from '../../context.ts';
import type { FoundByQuery } from '../../data/rows/search.ts';
import type { SearchScope } from '../../data/search/scope.ts';
import { spacesNamed } from '../../data/search/spaces.ts';
import { filtersIn, type SearchFilter, type SearchQuery } from '../../domain/search.ts';
import { type QueryProblem, sectionFilterOf } from '../../domain/search/filters.ts';

/** A scope with the filters of a query. If there are problems, nothing is searched. */
export interface FilteredScope {
  readonly scope: SearchScope;
  readonly problems: readonly QueryProblem[];
}

/** A problem with the values of `in:` that name no space. */
export const unknownSpaces = (
  filters: readonly SearchFilter[],
  isKnown: (value: string) => boolean,
): QueryProblem[] =>
  filters
    .filter(({ value }) => !isKnown(value))
    .map(({ value }) => ({ code: 'UNKNOWN_SPACE', filter: 'in', value }));

/** Returns whether a space passes the filters, given the values that name it. */
export const isInFilters = (
  filters: readonly SearchFilter[],
  isNamed: (value: string) => boolean,
): boolean =>
  (filters.every(({ isExcluded }) => isExcluded) ||
    filters.some(({ value, isExcluded }) => !isExcluded && isNamed(value))) &&
  !filters.some(({ value, isExcluded }) => isExcluded && isNamed(value));

/** Returns the filters that name spaces. */
export const spaceFilters = (filters: readonly SearchFilter[]): SearchFilter[] =>
  filters.filter(({ name }) => name === 'in');

/**
 * Returns the problem of a query that has filters only. Gap: without words there is nothing to rank;
 * lists of pages are elsewhere.
 */
export const problemsWithoutWords = (text: string): QueryProblem[] =>
  filtersIn(text).length === 0 ? [] : [{ code: 'NO_WORDS', filter: null, value: null }];

/** Returns the problems of a query; null if it was searched for. */
export const problemsOf = ({ problems }: Pick<FoundByQuery, 'problems'>): QueryProblem[] | null =>
  problems.length > 0 ? [...problems] : null;

/**
 * Applies the filters of a query to a space or an organization. It takes a statement if a filter
 * names a space.
 */
export async function applyFilters(
  ctx: Context,
  scope: SearchScope,
  { filters }: SearchQuery,
): Promise<FilteredScope> {
  if (filters.length === 0) return { scope, problems: [] };
  const { filter, problems } = sectionFilterOf(filters);
  const inSpaces = spaceFilters(filters);
  if (inSpaces.length === 0) return { scope: { ...scope, filter }, problems };
  const named = await spacesNamed(
    ctx.query,
    scope,
    inSpaces.map(({ value }) => value),
  );
  const valuesOf = new Map<string, Set<string>>();
  for (const { id, value } of named)
    valuesOf.set(id, (valuesOf.get(id) ?? new Set<string>()).add(value));
  const values = new Set(named.map(({ value }) => value));
  return {
    scope: inNamed({ ...scope, filter }, inSpaces, valuesOf),
    problems: [...unknownSpaces(inSpaces, (value) => values.has(value)), ...problems],
  };
}

/** Limits a scope to the named spaces, or to the spaces that are not excluded. */
function inNamed(
  scope: SearchScope,
  filters: readonly SearchFilter[],
  valuesOf: ReadonlyMap<string, ReadonlySet<string>>,
): SearchScope {
  const ids = [...valuesOf.keys()];
  const passing = ids.filter((id) =>
    isInFilters(filters, (value) => valuesOf.get(id)?.has(value) === true),
  );
  const { organizationId, spaceId, seen, filter } = scope;
  if (filters.some(({ isExcluded }) => !isExcluded) || spaceId !== undefined)
    return spaceId === undefined || !passing.includes(spaceId)
      ? { organizationId, spaceIds: passing, filter }
      : scope;
  const values = seen?.values ?? [];
  const others = `s.id <> ALL(?${values.length + 1}::text[])`;
  return {
    ...scope,
    seen: { ...seen, sql: seen ? `(${seen.sql}) AND ${others}` : others, values: [...values, ids] },
  };
}
