/** Searches a site in the content that its reader can see. */
import type { Context } from '../../context.ts';
import type { PageArgs } from '../../data/connection.ts';
import type {
  PublishedSiteRow,
  SiteSearchResultPage,
  SiteSearchResultRow,
} from '../../data/rows/published-site.ts';
import { withoutShareKey } from '../../data/reader.ts';
import type { PageRow, Reader, SiteSpaceRow } from '../../data/rows.ts';
import type { FoundSection } from '../../data/search/found.ts';
import type { SearchScope } from '../../data/search/scope.ts';
import { searchTitles } from '../../data/search/titles.ts';
import { conditionalTexts, sectionsWith } from '../../data/search/visible.ts';
import { termsOf } from '../../data/search/terms.ts';
import type { ExcerptOf } from '../../data/search/excerpts.ts';
import { PARTIAL_TIER, WHOLE_TIER, searchWords } from '../../data/search/words.ts';
import type { DocumentSection } from '../../domain/markdown/facts.ts';
import { factsFrom } from '../../domain/markdown/reading.ts';
import {
  comparableTitle,
  countWords,
  excerptAround,
  hasUnwanted,
  highlightedPhrases,
  joinFacts,
  parseSearchQuery,
  requiredWords,
  type SearchQuery,
  type WordFacts,
} from '../../domain/search.ts';
import { isOfTypes, sectionFilterOf, typesOfSection } from '../../domain/search/filters.ts';
import { flagOf, textOf } from '../../domain/fields.ts';
import type { SiteSearchInput } from '../../generated/resolvers.ts';
import { markdownOf } from '../page/text.ts';
import { pageIn, revisionContentOf } from '../revision/content.ts';
import { applySiteFilters, hasScope, searchedSiteSpaces } from './search-scope.ts';
import { problemsWithoutWords } from '../search/filters.ts';
import { suggestionForVisitor } from '../search/suggest.ts';
import {
  excerptsFor,
  searchParsed,
  type Searched,
  type ResultGroup,
  groupSections,
  isFullMatch,
  MAX_SECTION_COUNT,
  pageOf,
  pathOfMatch,
  ownPageIdOf,
  withNearMatches,
} from '../search.ts';

/** Pages that are rendered for a visitor; matches on further pages are not returned. */
const MAX_RENDERED_COUNT = 200;

/**
 * Returns the group key of a match. The space is part of it, because a copied space has pages with
 * the same ids.
 */
const byPage = ({ spaceId, pageId }: FoundSection): string => `${spaceId} ${pageId}`;

/** A page with matches. */
interface FoundPage {
  /** The group key: the ids of the space and the page. */
  readonly id: string;
  /** The page, or the computed page that generates it from a spec. */
  readonly page: PageRow;
  readonly sections: readonly FoundSection[];
}

/**
 * Returns the pages of the matches, each read once. Pages that are excluded from search and
 * everything generated for them are left out.
 */
async function pagesOf(
  ctx: Context,
  reader: Reader,
  groups: readonly ResultGroup[],
): Promise<FoundPage[]> {
  const pages = await Promise.all(
    groups.map(async ({ id, best, sections }) => {
      const revision = await ctx.load.revision.must(best.revisionId);
      const page = pageIn(await revisionContentOf(ctx, reader, revision), ownPageIdOf(best));
      return page && !flagOf(page.page.fields, 'noIndex') ? [{ id, page, sections }] : [];
    }),
  );
  return pages.flat();
}

/**
 * Returns the sections of a page as its reader sees them, which may differ from the indexed text.
 * They reveal nothing that is hidden from the reader.
 */
async function visibleSections(
  ctx: Context,
  { page, sections }: FoundPage,
): Promise<{ readonly part: DocumentSection; readonly section: FoundSection }[]> {
  const { sections: shown } = factsFrom(
    await ctx.texts.one('read', (await markdownOf(ctx, page, 'all')) ?? ''),
  );
  const [first] = sections;
  if (!first) return [];
  return (shown.length > 0 ? shown : [{ anchor: null, title: null, text: '' }]).map((part, i) => ({
    part,
    section: {
      ...first,
      id: first.id.replace(/\d+$/, String(i).padStart(5, '0')),
      title: part.title,
      anchor: part.anchor,
      language: null, // of the whole text, which may be hidden
      types: typesOfSection({ key: null, position: i, anchor: part.anchor }),
      excerpt: '',
    },
  }));
}

/** A section of a page as its reader sees it, with its texts. */
interface VisiblePart {
  readonly section: FoundSection;
  readonly part: DocumentSection;
  readonly texts: readonly [pageTitle: string, heading: string, text: string];
  /** Number of required words in its texts. */
  readonly count: number;
}

/** Returns the matches in the rendered text of a page. */
async function matchesInRendered(
  ctx: Context,
  page: FoundPage,
  searchQuery: SearchQuery,
): Promise<FoundSection[]> {
  const facts = joinFacts(page.sections);
  const required = requiredWords(searchQuery, facts);
  const parts = (await visibleSections(ctx, page)).map(({ part, section }): VisiblePart => {
    const texts = [section.pageTitle, part.title ?? '', part.text] as const;
    return { section, part, texts, count: countWords(required, facts, texts) };
  });
  const full = parts.filter(
    ({ count, texts }) => count === required.length && !hasUnwanted(searchQuery, texts),
  );
  const found =
    full.length > 0
      ? full.map((part) => resultIn(part, searchQuery, tierOf(part, searchQuery, facts)))
      : partialMatches(
          parts,
          searchQuery,
          countWords(
            required,
            facts,
            parts.flatMap(({ texts }) => texts),
          ) / required.length,
        );
  return found.sort((one, other) =>
    one.order < other.order ? -1 : one.order > other.order ? 1 : 0,
  );
}

/** Returns the sections with some words, if the page has a share of at least half of them. */
function partialMatches(
  parts: readonly VisiblePart[],
  searchQuery: SearchQuery,
  share: number,
): FoundSection[] {
  if (searchQuery.isStrict || share < 0.5) return [];
  const tier = share === 1 ? WHOLE_TIER : PARTIAL_TIER;
  return parts.filter(({ count }) => count > 0).map((part) => resultIn(part, searchQuery, tier));
}

/** Returns a match in a section, after the matches of its tier that are ranked by frequency. */
const resultIn = (
  { section, part }: VisiblePart,
  { words }: SearchQuery,
  tier: string,
): FoundSection => ({
  ...section,
  excerpt: excerptAround(part.text, words),
  order: `${tier} 1.000000`,
});

/** Returns the tier of a section with all words, by the field that has them. */
function tierOf(
  { part: { anchor }, texts: [pageTitle, heading] }: VisiblePart,
  searchQuery: SearchQuery,
  facts: WordFacts,
): string {
  const required = requiredWords(searchQuery, facts);
  const isIn = (...texts: string[]) => countWords(required, facts, texts) === required.length;
  const asked = comparableTitle(searchQuery.words.join(' '));
  const title = anchor === null ? comparableTitle(pageTitle) : '';
  if (title === asked) return '1';
  if (comparableTitle(heading) === asked) return '2';
  if (title.startsWith(asked)) return '3';
  if (anchor === null && isIn(pageTitle)) return '4';
  if (isIn(heading)) return '5';
  return isIn(pageTitle, heading) ? '6' : '7';
}

/** Returns the near matches of a page whose titles are visible to the reader. */
async function nearMatchesInRendered(
  ctx: Context,
  page: FoundPage,
  searchQuery: SearchQuery,
): Promise<FoundSection[]> {
  const nearMatches = new Map(page.sections.map((section) => [section.title, section]));
  const parts = await visibleSections(ctx, page);
  return parts.flatMap(({ part, section }) => {
    const nearMatch = nearMatches.get(part.title);
    const texts = [section.pageTitle, part.title ?? '', part.text];
    return nearMatch && !hasUnwanted(searchQuery, texts)
      ? [
          {
            ...section,
            excerpt: excerptAround(part.text, searchQuery.words),
            order: nearMatch.order,
          },
        ]
      : [];
  });
}

/**
 * Returns the matches of a visitor: texts with conditions are rendered and searched again, other
 * texts use the index. Generated pages are the same for everyone.
 */
async function visibleMatches(
  ctx: Context,
  { site }: PublishedSiteRow,
  searchQuery: SearchQuery,
  pages: readonly FoundPage[],
  matchesIn: typeof matchesInRendered,
): Promise<FoundSection[]> {
  const hashes = pages.flatMap(({ page }) => page.page.document ?? []);
  const ids = pages.flatMap(({ sections }) => sections.map(({ rowId }) => rowId));
  const [conditional, unwanted] = await Promise.all([
    conditionalTexts(ctx.query, site.organizationId, hashes),
    searchQuery.unwanted === ''
      ? new Set<string>()
      : sectionsWith(ctx.query, site.organizationId, ids, searchQuery.unwanted),
  ]);
  const { filter } = sectionFilterOf(searchQuery.filters);
  let remaining = MAX_RENDERED_COUNT;
  const found = await Promise.all(
    pages.map(async (foundPage) => {
      if (!conditional.has(foundPage.page.page.document ?? ''))
        return foundPage.sections.filter(({ rowId }) => !unwanted.has(rowId));
      const matches = remaining-- > 0 ? await matchesIn(ctx, foundPage, searchQuery) : [];
      return matches.filter(({ types }) => isOfTypes(types, filter));
    }),
  );
  return found.flat();
}

/** The matches and the pages that they are on. */
interface Matches extends Searched {
  readonly pages: readonly FoundPage[];
}

/**
 * Searches for a visitor. Excluded words are matched separately, because they depend on what the
 * visitor can see.
 *
 * Near matches and pages with most words are returned whenever the visitor sees no match with all
 * words; otherwise their absence would reveal that hidden text matches.
 */
async function forVisitor(
  ctx: Context,
  row: PublishedSiteRow,
  searchScope: SearchScope,
  searchQuery: SearchQuery,
  text: string,
): Promise<Matches> {
  const indexQuery = { ...searchQuery, unwanted: '' };
  const terms = await termsOf(ctx.query, searchScope, indexQuery);
  const byWords = await searchWords(ctx.query, searchScope, terms, {
    ...indexQuery,
    withPartial: true,
  });
  const pages = await pagesOf(ctx, row.reader, groupSections(byWords.sections, byPage));
  const found = await visibleMatches(ctx, row, searchQuery, pages, matchesInRendered);
  const full = found.filter(isFullMatch);
  if (full.length > 0 || searchQuery.hasQuotes)
    return { sections: full, pages, suggest: async () => null };
  const nearPages = await pagesOf(
    ctx,
    row.reader,
    groupSections(await searchTitles(ctx.query, searchScope, indexQuery, terms), byPage),
  );
  const near = await visibleMatches(ctx, row, searchQuery, nearPages, nearMatchesInRendered);
  const sections = withNearMatches(found, near);
  return {
    ...{ sections, pages: [...pages, ...nearPages] },
    suggest: async () => suggestionForVisitor(terms, { text, searchQuery, sections }),
  };
}

async function forMember(
  ctx: Context,
  { reader }: PublishedSiteRow,
  searchScope: SearchScope,
  searchQuery: SearchQuery,
  text: string,
): Promise<Matches> {
  const { sections, suggest } = await searchParsed(ctx, searchScope, searchQuery, text);
  const pages = await pagesOf(ctx, reader, groupSections(sections, byPage));
  return { sections: pages.flatMap((page) => page.sections), pages, suggest };
}

/** Returns the pages of a site that match all words, best matches first. */
export async function searchSite(
  ctx: Context,
  row: PublishedSiteRow,
  input: SiteSearchInput,
  args: PageArgs,
): Promise<SiteSearchResultPage> {
  const text = input.query;
  ctx.published?.exclude(); // queries are seldom repeated, and specs are indexed later by a job
  const searchQuery = parseSearchQuery(text);
  const { siteSpaces, filter, problems } = await applySiteFilters(
    ctx,
    searchedSiteSpaces(row.parts, input),
    searchQuery ?? { filters: [] },
  );
  const searchScope: SearchScope = {
    organizationId: row.site.organizationId,
    spaceIds: [...siteSpaces.keys()],
    filter,
  };
  const find = row.reader.kind === 'visitor' ? forVisitor : forMember;
  const { sections, pages, suggest }: Matches =
    searchQuery && siteSpaces.size > 0 && problems.length === 0
      ? await find(ctx, row, searchScope, searchQuery, text)
      : { sections: [], pages: [], suggest: async () => null };
  const pageById = new Map(pages.map(({ id, page }) => [id, page]));
  const groups = groupSections(sections, byPage);
  const ranks = new Map(groups.map(({ id }, i) => [id, i + 1]));
  const results = {
    name: `search ${row.site.id} ${text}`,
    organizationId: row.site.organizationId,
    items: groups,
  };
  const found = await pageOf(results, args, async (group, shown) => ({
    ...resultOf(group, await excerptsFor(ctx, shown), siteSpaces, pageById),
    rank: ranks.get(group.id) ?? groups.length,
    reader: withoutShareKey(row.reader),
    phrases: highlightedPhrases(searchQuery?.phrases ?? [], joinFacts(group.sections)),
  }));
  return {
    ...found,
    isGrouped: hasScope(input),
    found: {
      ...{ sections, searchedFor: null, suggest },
      problems: searchQuery ? problems : problemsWithoutWords(text),
    },
  };
}

function resultOf(
  { id, best, sections }: ResultGroup,
  excerptOf: ExcerptOf,
  siteSpaces: ReadonlyMap<string, SiteSpaceRow>,
  pages: ReadonlyMap<string, PageRow>,
): Omit<SiteSearchResultRow, 'reader' | 'phrases' | 'rank'> {
  const [siteSpace, page] = [siteSpaces.get(best.spaceId), pages.get(id)];
  if (!siteSpace || !page) throw new Error('A page was found where nothing was looked for.');
  const path = pathOfMatch(best, [...page.ancestors, page.page]);
  const resultSections = sections.slice(0, MAX_SECTION_COUNT).map((section) => ({
    id: section.id,
    title: section.title ?? section.pageTitle,
    anchor: section.anchor,
    excerpt: excerptOf(section),
  }));
  const { pageId: resultId, pageTitle: resultTitle, revisionId } = best;
  return {
    ...{ id: resultId, title: resultTitle, revisionId },
    ...{ path, siteSpace, sections: resultSections },
    description: textOf(page.page.fields, 'description') ?? '',
    ancestors: [...page.ancestors, ...(ownPageIdOf(best) === resultId ? [] : [page.page])].map(
      ({ fields }) => textOf(fields, 'title') ?? '',
    ),
  };
}
