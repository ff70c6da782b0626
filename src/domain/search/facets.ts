/** Counts the pages that a search found by space, type and language. */
import { SEARCH_RESULT_TYPES, type SearchResultType } from './filters.ts';

/** Maximum number of values of a facet. */
const MAX_FACET_COUNT = 100;

/** A section that was found, as far as facets count it. */
interface CountedSection {
  readonly spaceId: string;
  readonly pageId: string;
  readonly types: readonly SearchResultType[];
  readonly language: string | null;
}

/** A value with the number of pages that have it. */
export interface ValueCount {
  readonly value: string;
  readonly count: number;
}

/** The numbers of pages by space, type and language. */
export interface FacetCounts {
  readonly spaces: readonly ValueCount[];
  readonly types: readonly ValueCount[];
  readonly languages: readonly ValueCount[];
}

/** Returns the numbers of pages by value, the highest first, at most 100. */
function countPages(
  sections: readonly CountedSection[],
  valuesOf: (section: CountedSection) => readonly string[],
): ValueCount[] {
  const pages = new Map<string, Set<string>>();
  for (const section of sections)
    for (const value of valuesOf(section)) {
      const known = pages.get(value) ?? new Set();
      pages.set(value, known.add(`${section.spaceId} ${section.pageId}`));
    }
  return [...pages]
    .map(([value, { size }]) => ({ value, count: size }))
    .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
    .slice(0, MAX_FACET_COUNT);
}

/** Returns the numbers of pages by value. A page counts for each type and language it was found in. */
export const facetsOf = (sections: readonly CountedSection[]): FacetCounts => ({
  spaces: countPages(sections, ({ spaceId }) => [spaceId]),
  types: countPages(sections, ({ types }) => types),
  languages: countPages(sections, ({ language }) => (language === null ? [] : [language])),
});

/** Returns the name of a type in a query, for example `page`. */
export const nameOfType = (type: string): string =>
  SEARCH_RESULT_TYPES.find((one) => one === type)?.toLowerCase() ?? type;
