/** Searches a space, or all spaces of an organization that the viewer can read. */
import type { Context } from '../context.ts';
import { authorize } from '../data/authorize.ts';
import type { Connection, PageArgs } from '../data/connection.ts';
import { pageOfItems } from '../data/items.ts';
import { forMember, member, revisionFor } from '../data/reader.ts';
import type { PageRow, Reader, SearchResultRow, SpaceSearchResultRow } from '../data/rows.ts';
import type { FoundByQuery } from '../data/rows/search.ts';
import type { FoundSection, ShownSections } from '../data/search/found.ts';
import type { SearchScope } from '../data/search/scope.ts';
import { searchTitles } from '../data/search/titles.ts';
import { type ExcerptOf, readExcerpts } from '../data/search/excerpts.ts';
import { termsOf } from '../data/search/terms.ts';
import { PARTIAL_TIER, searchWords } from '../data/search/words.ts';
import type { Page } from '../domain/content.ts';
import {
  highlightedPhrases,
  joinFacts,
  parseSearchQuery,
  type SearchPhrase,
  type SearchQuery,
} from '../domain/search.ts';
import { messageOfProblem, type QueryProblem } from '../domain/search/filters.ts';
import { highlightsIn } from '../domain/search/highlights.ts';
import { pathOf, pathTo } from '../domain/tree.ts';
import { facetsOfFound } from './search/facets.ts';
import { suggestionForMember } from './search/suggest.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { readableSpacesOf } from './content/visibility.ts';
import { applyFilters, problemsOf, problemsWithoutWords } from './search/filters.ts';
import { contentOfView } from './revision/computed.ts';
import { contentOf, pageIn } from './revision/content.ts';

/** Sections returned per page. */
export const MAX_SECTION_COUNT = 10;
const MAX_RESULT_PAGE_COUNT = 50;

/** The results of a query, with the phrases that it searches for. */
type FoundSections = FoundByQuery & { readonly phrases: readonly SearchPhrase[] };

/** The result of a query that finds nothing. */
const foundNothing = (problems: readonly QueryProblem[]): FoundSections => ({
  ...{ sections: [], phrases: [], problems, searchedFor: null },
  suggest: async () => null,
});

async function findSections(
  ctx: Context,
  scope: SearchScope,
  text: string,
): Promise<FoundSections> {
  const searchQuery = parseSearchQuery(text);
  if (!searchQuery) return foundNothing(problemsWithoutWords(text));
  const { scope: filtered, problems } = await applyFilters(ctx, scope, searchQuery);
  if (problems.length > 0) return foundNothing(problems);
  return searchCorrected(ctx, filtered, searchQuery, text);
}

/**
 * Returns what a query finds. If that is nothing, the query is corrected and searched for again.
 */
async function searchCorrected(
  ctx: Context,
  scope: SearchScope,
  searchQuery: SearchQuery,
  text: string,
): Promise<FoundSections> {
  const { phrases } = searchQuery;
  const { sections, suggest } = await searchParsed(ctx, scope, searchQuery, text);
  if (sections.length > 0) return { sections, phrases, problems: [], searchedFor: null, suggest };
  const suggestion = await suggest();
  const corrected = suggestion === null ? undefined : parseSearchQuery(suggestion);
  if (suggestion === null || !corrected) return foundNothing([]);
  const again = await searchParsed(ctx, scope, corrected, suggestion);
  return {
    ...foundNothing([]),
    ...{ sections: again.sections, phrases: corrected.phrases, searchedFor: suggestion },
  };
}

/** Returns true for a section that has all words of the query, or whose page has them. */
export const isFullMatch = ({ order }: FoundSection): boolean => order < PARTIAL_TIER;

/**
 * Adds sections with similar titles to sections that were found by their words, and returns all of
 * them, best first.
 */
export function withNearMatches(
  found: readonly FoundSection[],
  near: readonly FoundSection[],
): FoundSection[] {
  const better = new Map(near.map((section) => [section.id, section]));
  const isBetter = ({ id, order }: FoundSection) => (better.get(id)?.order ?? 'Z') < order;
  const rest = found.filter((section) => !isBetter(section));
  const known = new Set(rest.map(({ id }) => id));
  return [...rest, ...near.filter(({ id }) => !known.has(id))].sort((one, other) =>
    one.order < other.order ? -1 : one.order > other.order ? 1 : 0,
  );
}

/** The sections that a query found, best matches first. */
export type Searched = Pick<FoundByQuery, 'sections' | 'suggest'>;

/**
 * Searches for a parsed query. Similar titles are searched for, and there are suggestions, only if
 * nothing has all words, a word is in none of the results, and the query has no quoted phrase, which
 * asks for exact words.
 */
export async function searchParsed(
  ctx: Context,
  scope: SearchScope,
  searchQuery: SearchQuery,
  text: string,
): Promise<Searched> {
  const terms = await termsOf(ctx.query, scope, searchQuery);
  const { sections: found, areWordsKnown } = await searchWords(
    ctx.query,
    scope,
    terms,
    searchQuery,
  );
  if (found.some(isFullMatch) || searchQuery.hasQuotes || areWordsKnown)
    return { sections: found, suggest: async () => null };
  const near = await searchTitles(ctx.query, scope, searchQuery, terms);
  const sections = withNearMatches(found, near);
  return {
    sections,
    suggest: () => suggestionForMember(ctx, scope, terms, { text, searchQuery, sections }),
  };
}

/** Sections with the same key, best matches first. */
export interface ResultGroup {
  /** The key of the group. */
  readonly id: string;
  readonly best: FoundSection;
  readonly sections: readonly FoundSection[];
}

/** Groups sections by a key. The group with the best section comes first. */
export function groupSections(
  sections: readonly FoundSection[],
  keyOfSection: (section: FoundSection) => string,
): ResultGroup[] {
  const groups = new Map<string, FoundSection[]>();
  for (const section of sections) {
    const group = groups.get(keyOfSection(section)) ?? [];
    groups.set(keyOfSection(section), group);
    group.push(section);
  }
  return [...groups]
    .flatMap(([id, found]) => (found[0] ? [{ id, best: found[0], sections: found }] : []))
    .sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

/**
 * Groups the sections of one space by page. Page ids are unique only within a space, because a
 * copied space has the same ids.
 */
const byPage = ({ pageId }: FoundSection): string => pageId;

const keyOf = ({ id, best }: ResultGroup): string => `${best.order} ${id}`;

/** Reads the excerpts of the sections that are shown, once. */
export const excerptsFor = ({ load, query }: Context, shown: ShownSections): Promise<ExcerptOf> =>
  load.computed.once(shown, 'excerpts', () => readExcerpts(query, shown));

/** Returns the sections of a page that are shown. */
const sectionsOfPage = ({ sections }: ResultGroup): readonly FoundSection[] =>
  sections.slice(0, MAX_SECTION_COUNT);

/** Returns the pages of a space that are shown. */
const pagesOfSpace = ({ sections }: ResultGroup): ResultGroup[] =>
  groupSections(sections, byPage).slice(0, MAX_RESULT_PAGE_COUNT);

/** The results of a search that are paged. */
interface PagedResults {
  /** Returns the sections of a group that are shown. Default: those of a page. */
  readonly sectionsOf?: (group: ResultGroup) => readonly FoundSection[];
  readonly name: string;
  readonly organizationId: string;
  readonly items: readonly ResultGroup[];
}

/** Returns a page of search results. Rows are loaded for that page only. */
export async function pageOf<Row>(
  { name, organizationId, items, sectionsOf = sectionsOfPage }: PagedResults,
  args: PageArgs,
  rowOf: (group: ResultGroup, shown: ShownSections) => Promise<Row>,
): Promise<Connection<Row>> {
  const { edges, pageInfo, count } = pageOfItems(
    { name, items, keysOf: (group) => [keyOf(group)] },
    args,
  );
  const shown = { organizationId, sections: edges.flatMap(({ node }) => sectionsOf(node)) };
  const rows = await Promise.all(
    edges.map(async ({ cursor, node }) => ({ cursor, node: await rowOf(node, shown) })),
  );
  return { nodes: rows.map(({ node }) => node), edges: rows, pageInfo, count };
}

/** Returns a page with matches. */
const pageResult = async (
  { load }: Context,
  group: ResultGroup,
  shown: ShownSections,
  phrases: readonly SearchPhrase[],
): Promise<SearchResultRow> => ({
  ...{ id: group.id, shown, best: group.best, sections: sectionsOfPage(group) },
  space: forMember(await load.space.must(group.best.spaceId)),
  revisionId: group.best.revisionId,
  phrases: highlightedPhrases(phrases, joinFacts(group.sections)),
});

/**
 * Returns the path of a page with matches. It is read from the indexed revision, so that concurrent
 * edits do not matter.
 */
const pathOfResult = ({ load }: Context, row: SearchResultRow): Promise<string> =>
  load.computed.once(row, 'path', async () => {
    const { best } = row;
    const { pages } = await contentOf(load, best.revisionId);
    return pathOfMatch(best, pathTo(pages, ownPageIdOf(best)) ?? []);
  });

/**
 * Returns the id of the page in the space's own content that has the match. For a generated page it
 * is the computed page.
 */
export const ownPageIdOf = ({ pageId, specPage }: FoundSection): string =>
  specPage?.pageId ?? pageId;

/** Returns the path of a match, given the ancestry of its page in the space's own content. */
export const pathOfMatch = ({ specPage }: FoundSection, ancestry: readonly Page[]): string =>
  [pathOf(ancestry) ?? '', ...(specPage ? [specPage.path] : [])].join('/');

/**
 * Returns the page of a match as its reader sees it, in the revision that was searched; null if it
 * is not there, because a spec has another version than the index.
 */
export async function pageOfMatch(
  ctx: Context,
  reader: Reader,
  revisionId: string,
  pageId: string,
): Promise<PageRow | null> {
  const revision = revisionFor(reader, await ctx.load.revision.must(revisionId));
  return pageIn(await contentOfView(ctx, revision), pageId);
}

/** Returns a space with matches. */
async function spaceResult(
  ctx: Context,
  group: ResultGroup,
  shown: ShownSections,
  phrases: readonly SearchPhrase[],
): Promise<SpaceSearchResultRow> {
  return {
    space: forMember(await ctx.load.space.must(group.id)),
    pages: await Promise.all(
      pagesOfSpace(group).map((page) => pageResult(ctx, page, shown, phrases)),
    ),
  };
}

/** Returns the suggestion for a query, which is computed once. */
export const suggestionOf = (
  load: Context['load'],
  found: Pick<FoundByQuery, 'suggest'>,
): Promise<string | null> => load.computed.once(found, 'suggestion', () => found.suggest());

const titleOf = ({ sections }: SearchResultRow): string => sections[0]?.pageTitle ?? '';

const addressOf = (
  { settings }: Context,
  { space, id }: SearchResultRow,
  anchor: string | null,
): string =>
  `${settings.appUrl}/o/${space.organizationId}/s/${space.id}/p/${id}${anchor === null ? '' : `#${anchor}`}`;

export const search: Resolvers = {
  SearchResult: {
    pageId: ({ id }) => id,
    title: (row) => titleOf(row),
    titleHighlights: (row) => highlightsIn(titleOf(row), row.phrases),
    path: (row, _, ctx) => pathOfResult(ctx, row),
    page: ({ revisionId, id }, _, ctx) => pageOfMatch(ctx, member, revisionId, id),
    urls: (row, _, ctx) => ({ app: addressOf(ctx, row, null) }),
    sections: async (row, _, ctx) => {
      const [path, excerptOf] = await Promise.all([
        pathOfResult(ctx, row),
        excerptsFor(ctx, row.shown),
      ]);
      return row.sections.map((section) => ({
        key: section.id,
        title: section.title ?? section.pageTitle,
        path: section.anchor === null ? path : `${path}#${section.anchor}`,
        anchor: section.anchor,
        body: excerptOf(section),
        phrases: row.phrases,
        urls: { app: addressOf(ctx, row, section.anchor) },
      }));
    },
  },
  SearchResultConnection: {
    problems: ({ found }) => problemsOf(found),
    suggestion: ({ found }, _, { load }) => suggestionOf(load, found),
    searchedFor: ({ found }) => found.searchedFor,
    facets: ({ found }, _, ctx) => facetsOfFound(ctx, found),
  },
  SpaceSearchResultConnection: {
    problems: ({ found }) => problemsOf(found),
    suggestion: ({ found }, _, { load }) => suggestionOf(load, found),
    searchedFor: ({ found }) => found.searchedFor,
    facets: ({ found }, _, ctx) => facetsOfFound(ctx, found),
  },
  SearchProblem: {
    message: (problem) => messageOfProblem(problem),
  },
  SearchSection: {
    titleHighlights: ({ title, phrases }) => highlightsIn(title, phrases),
    bodyHighlights: ({ body, phrases }) => highlightsIn(body, phrases),
  },
  SpaceSearchResult: {
    spaceId: ({ space }) => space.id,
    title: ({ space }) => space.title,
    pages: ({ pages }) => [...pages],
  },
  Space: {
    search: async (space, { query, ...args }, ctx) => {
      if (space.deletedAt !== null) return null;
      await authorize(ctx, 'revision.read', space);
      const found = await findSections(
        ctx,
        { organizationId: space.organizationId, spaceId: space.id },
        query,
      );
      const results = {
        name: `search ${space.id} ${query}`,
        organizationId: space.organizationId,
        items: groupSections(found.sections, byPage),
      };
      const rowOf = (group: ResultGroup, shown: ShownSections) =>
        pageResult(ctx, group, shown, found.phrases);
      return { ...(await pageOf(results, args, rowOf)), found };
    },
  },
  Organization: {
    search: async ({ id }, { query, ...args }, ctx) => {
      await authorize(ctx, 'space.list', { id });
      const found = await findSections(
        ctx,
        { organizationId: id, seen: await readableSpacesOf(ctx, id) },
        query,
      );
      const results = {
        name: `search ${id} ${query}`,
        organizationId: id,
        items: groupSections(found.sections, ({ spaceId }) => spaceId),
        sectionsOf: (group: ResultGroup) => pagesOfSpace(group).flatMap(sectionsOfPage),
      };
      const rowOf = (group: ResultGroup, shown: ShownSections) =>
        spaceResult(ctx, group, shown, found.phrases);
      return { ...(await pageOf(results, args, rowOf)), found };
    },
  },
};
