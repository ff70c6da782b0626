/** Determines the site spaces that a search of a site covers. */
import type { Context } from '../../context.ts';
import type { SiteParts, SiteSpaceRow } from '../../data/rows.ts';
import { defaultOf, inOrder } from '../../domain/site-structure.ts';
import type { SiteSearchInput } from '../../generated/resolvers.ts';
import type { SearchQuery } from '../../domain/search.ts';
import {
  namesSpace,
  type QueryProblem,
  type SectionFilter,
  sectionFilterOf,
} from '../../domain/search/filters.ts';
import { isInFilters, spaceFilters, unknownSpaces } from '../search/filters.ts';
import { siteSpacesBySpace } from '../site/addresses.ts';

/** The scope of a search, whichever fields of the input state it. */
interface Scope {
  readonly mode: 'ALL' | 'DEFAULT' | 'SPECIFIC';
  readonly currentId: string | null;
  readonly ids: ReadonlySet<string>;
  readonly restrictTo: 'CURRENT_SITE_SPACE' | 'OTHER_SITE_SPACES' | null;
}

/** Returns the scope of a search; null if the input states none. */
function scopeOf({ scope, mode, siteSpaceId, siteSpaceIds }: SiteSearchInput): Scope | null {
  if (scope != null)
    return {
      mode: scope.mode === 'CURRENT' ? 'DEFAULT' : scope.mode,
      currentId: scope.currentSiteSpaceId ?? null,
      ids: new Set(scope.siteSpaceIds ?? []),
      restrictTo: scope.restrictTo ?? null,
    };
  if (mode == null && siteSpaceIds == null) return null;
  const own = mode ?? 'SPECIFIC';
  return {
    mode: own === 'CURRENT' ? 'DEFAULT' : own,
    currentId: siteSpaceId ?? null,
    ids: new Set(siteSpaceIds ?? []),
    restrictTo: null,
  };
}

/** Returns whether an input states a scope, in which case results are grouped by space. */
export const hasScope = (input: SiteSearchInput): boolean => scopeOf(input) !== null;

/** Returns the ids of the site spaces that open first: one in each section, and one at the root. */
function defaultIdsOf(parts: SiteParts): ReadonlySet<string> {
  const sectionIds = new Set(parts.siteSpaces.map(({ sectionId }) => sectionId));
  return new Set(
    [...sectionIds].flatMap((id) => {
      const own = inOrder(parts.siteSpaces.filter(({ sectionId }) => sectionId === id));
      return defaultOf(own)?.id ?? [];
    }),
  );
}

/**
 * Returns the site spaces among the visible parts of a site that a search covers, by the id of their
 * space. Ids of other site spaces are ignored, whether they exist or not.
 */
export function searchedSiteSpaces(
  parts: SiteParts,
  input: SiteSearchInput,
): ReadonlyMap<string, SiteSpaceRow> {
  const scope = scopeOf(input);
  if (!scope || scope.mode === 'ALL') return siteSpacesBySpace(parts);
  const { mode, currentId, ids, restrictTo } = scope;
  const defaultIds = defaultIdsOf(parts);
  const isIn = ({ id }: SiteSpaceRow): boolean => {
    if (mode === 'SPECIFIC') return ids.has(id);
    if (id === currentId) return restrictTo !== 'OTHER_SITE_SPACES';
    return restrictTo !== 'CURRENT_SITE_SPACE' && defaultIds.has(id);
  };
  return siteSpacesBySpace({ ...parts, siteSpaces: parts.siteSpaces.filter(isIn) });
}

/** The site spaces and sections that a query covers. If there are problems, nothing is searched. */
interface FilteredSite {
  readonly siteSpaces: ReadonlyMap<string, SiteSpaceRow>;
  readonly filter?: SectionFilter;
  readonly problems: readonly QueryProblem[];
}

/** Applies the filters of a query to the site spaces of a search, by the id of their space. */
export async function applySiteFilters(
  ctx: Context,
  siteSpaces: ReadonlyMap<string, SiteSpaceRow>,
  { filters }: Pick<SearchQuery, 'filters'>,
): Promise<FilteredSite> {
  if (filters.length === 0) return { siteSpaces, problems: [] };
  const { filter, problems } = sectionFilterOf(filters);
  const inSpaces = spaceFilters(filters);
  if (inSpaces.length === 0) return { siteSpaces, filter, problems };
  const spaces = await ctx.load.space.mustAll([...siteSpaces.keys()]);
  const titles = new Map(spaces.map(({ id, title }) => [id, title]));
  const isNamed = ({ id, spaceId, path }: SiteSpaceRow, value: string): boolean =>
    namesSpace(value, { ids: [id, spaceId], titles: [titles.get(spaceId) ?? '', path] });
  const isKnown = (value: string) => [...siteSpaces.values()].some((row) => isNamed(row, value));
  return {
    siteSpaces: new Map(
      [...siteSpaces].filter(([, row]) => isInFilters(inSpaces, (value) => isNamed(row, value))),
    ),
    filter,
    problems: [...unknownSpaces(inSpaces, isKnown), ...problems],
  };
}
