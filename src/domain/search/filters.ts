/** Reads the filters of a search query: spaces, types of results and languages. */
import { comparableTitle, type SearchFilter } from '../search.ts';
import { SEARCH_LANGUAGES } from './languages.ts';

/** The types of results, by which a query filters and facets count. */
export const SEARCH_RESULT_TYPES = ['PAGE', 'HEADING', 'OPERATION', 'SCHEMA'] as const;
export type SearchResultType = (typeof SEARCH_RESULT_TYPES)[number];

/** A reason why a query finds nothing that its author can correct. */
export interface QueryProblem {
  readonly code: 'UNKNOWN_SPACE' | 'UNKNOWN_TYPE' | 'UNKNOWN_LANGUAGE' | 'NO_WORDS';
  /** The filter, for example `type`; null for the whole query. */
  readonly filter: SearchFilter['name'] | null;
  /** The value of the filter; null for the whole query. */
  readonly value: string | null;
}

/** The sections that a query can find. */
export interface SectionFilter {
  /** Types of which a section has at least one; null for any. */
  readonly types: readonly SearchResultType[] | null;
  /** ISO 639-1 codes, and the empty text for an unknown language; null for any. */
  readonly languages: readonly string[] | null;
}

const codes = SEARCH_LANGUAGES.map(({ code }) => code);

/** Returns the values that a filter accepts, of all; null if the query has no such filter. */
function accepted<Value extends string>(
  filters: readonly SearchFilter[],
  all: readonly Value[],
): Value[] | null {
  if (filters.length === 0) return null;
  const isNamed = (value: Value, isExcluded: boolean): boolean =>
    filters.some(
      (filter) =>
        filter.isExcluded === isExcluded && filter.value.toLowerCase() === value.toLowerCase(),
    );
  const hasWanted = filters.some(({ isExcluded }) => !isExcluded);
  return all.filter((value) => (!hasWanted || isNamed(value, false)) && !isNamed(value, true));
}

/** Returns the conditions on sections, and the values of filters that are none. */
export function sectionFilterOf(filters: readonly SearchFilter[]): {
  readonly filter: SectionFilter;
  readonly problems: readonly QueryProblem[];
} {
  const named = (name: SearchFilter['name']) => filters.filter((filter) => filter.name === name);
  const unknown = (
    name: SearchFilter['name'],
    code: QueryProblem['code'],
    all: readonly string[],
  ): QueryProblem[] =>
    named(name)
      .filter(({ value }) => !all.includes(value.toLowerCase()))
      .map(({ value }) => ({ code, filter: name, value }));
  const types = SEARCH_RESULT_TYPES.map((type) => type.toLowerCase());
  return {
    filter: {
      types: accepted(named('type'), SEARCH_RESULT_TYPES),
      languages: accepted(named('lang'), [...codes, '']),
    },
    problems: [
      ...unknown('type', 'UNKNOWN_TYPE', types),
      ...unknown('lang', 'UNKNOWN_LANGUAGE', codes),
    ],
  };
}

/** Returns the types of a section: a page that begins with a heading has two. */
export function typesOfSection(section: {
  /** The key of a section of a spec; null for other sections. */
  readonly key: string | null;
  /** Index of the section in its page. */
  readonly position: number;
  readonly anchor: string | null;
}): SearchResultType[] {
  const { key, position, anchor } = section;
  if (key?.startsWith('operation ')) return ['OPERATION'];
  if (key?.startsWith('schema ')) return ['SCHEMA'];
  const isPage: SearchResultType[] = position === 0 ? ['PAGE'] : [];
  return anchor === null ? isPage : [...isPage, 'HEADING'];
}

/** Returns true if a section with these types passes a filter. */
export const isOfTypes = (
  types: readonly SearchResultType[],
  { types: wanted }: Pick<SectionFilter, 'types'>,
): boolean => wanted === null || types.some((type) => wanted.includes(type));

/** The names of a space, by which a query can filter. */
interface SpaceNames {
  readonly ids: readonly string[];
  /** Titles and slugs, which are compared as titles are: by their words. */
  readonly titles: readonly string[];
}

/** Returns true if the value of a filter is an id of the space, its title or its slug. */
export function namesSpace(value: string, { ids, titles }: SpaceNames): boolean {
  if (ids.includes(value)) return true;
  const title = comparableTitle(value);
  return title !== '' && titles.some((one) => comparableTitle(one) === title);
}

/** Returns what a client can show for a problem. */
export function messageOfProblem({ code, filter, value }: QueryProblem): string {
  const types = SEARCH_RESULT_TYPES.map((type) => `\`${type.toLowerCase()}\``).join(', ');
  switch (code) {
    case 'UNKNOWN_SPACE':
      return `No searched space has the title, slug or id \`${value}\`.`;
    case 'UNKNOWN_TYPE':
      return `\`${value}\` is no type of results. The types are ${types}. To search for the words, write "${filter}:${value}" in quotation marks.`;
    case 'UNKNOWN_LANGUAGE':
      return `\`${value}\` is no code of a language of search, such as \`en\` or \`de\`.`;
    case 'NO_WORDS':
      return 'Add a word to search for: filters only limit the results of words.';
  }
}
