/** Search of a site: in the spaces that it shows its reader, and in what their pages hold for him. */
import type { Context } from '../../context.ts';
import type { PageArgs } from '../../data/connection.ts';
import type { PublishedSiteRow, SiteSearchResultPage, SiteSearchResultRow } from '../../data/rows/published-site.ts';
import type { PageRow, SiteSpaceRow, Visit } from '../../data/rows.ts';
import { conditionalTexts, type Field, type FoundSection, searchTitles, searchWords, sectionsWith } from '../../data/search.ts';
import { factsOf, type Section } from '../../domain/markdown/facts.ts';
import { isAnswered, type Question, readQuestion } from '../../domain/search.ts';
import { flagOf } from '../page/fields.ts';
import { markdownOf } from '../page/text.ts';
import { pageIn, shelfOf } from '../revision/shelf.ts';
import { placesOf } from '../site/addresses.ts';
import { findBy, type Group, grouped, isQuoted, MOST_SECTIONS, pageOf, pathFound, placeOf } from '../search.ts';

/** Pages whose text is worked out for a visitor at most: those beyond are not found. */
const MOST_WORKED_OUT = 200;
const EXCERPT = 240;

/** What is found by pages: of those of a space and of its copy both, whose ids are the same. */
const byPage = ({ spaceId, pageId }: FoundSection): string => `${spaceId} ${pageId}`;

/** A page in which something was found. */
interface FoundPage {
  /** Its space and its own id. */
  readonly id: string;
  /** It, or the page that shows the spec that it is made of. */
  readonly page: PageRow;
  readonly sections: readonly FoundSection[];
}

/** The pages of what was found, each read once, but for those that search leaves out; and what is made for such a page. */
async function pagesOf(ctx: Context, visit: Visit | null, groups: readonly Group[]): Promise<FoundPage[]> {
  const pages = await Promise.all(
    groups.map(async ({ id, best, sections }) => {
      const revision = await ctx.load.revision.must(best.revisionId);
      const page = pageIn(await shelfOf(ctx, visit ? { ...revision, visit } : revision), placeOf(best));
      return page && !flagOf(page.page.fields, 'noIndex') ? [{ id, page, sections }] : [];
    }),
  );
  return pages.flat();
}

/** The parts of a page that its reader sees, whose text of it is another than the one that was indexed. Nothing in them tells of what he does not see. */
async function partsShown(ctx: Context, { page, sections }: FoundPage): Promise<{ readonly part: Section; readonly section: FoundSection }[]> {
  const { sections: shown } = factsOf((await markdownOf(ctx, page, true)) ?? '');
  const [first] = sections;
  if (!first) return [];
  return (shown.length > 0 ? shown : [{ anchor: null, title: null, text: '' }]).map((part, i) => ({
    part,
    section: { ...first, id: first.id.replace(/\d+$/, String(i).padStart(5, '0')), title: part.title, anchor: part.anchor, excerpt: '' },
  }));
}

/** What of a page was found by its reader. */
async function foundAnew(ctx: Context, page: FoundPage, question: Question): Promise<FoundSection[]> {
  const parts = await partsShown(ctx, page);
  const found = parts.flatMap(({ part, section }) => {
    const texts = [section.pageTitle, part.title ?? '', part.text];
    return isAnswered(question, texts) ? [{ ...section, excerpt: excerptFor(part, question), order: orderOf(part, texts, question) }] : [];
  });
  return found.sort((one, other) => (one.order < other.order ? -1 : one.order > other.order ? 1 : 0));
}

/** Where it stands among what was found: by where the words are, and behind what was ranked by how often. */
function orderOf({ anchor }: Section, [pageTitle = '', title = '']: readonly string[], { words }: Question): string {
  const isIn = (...texts: string[]) => isAnswered({ words, unwantedRows: [] }, texts);
  const own = anchor === null ? [pageTitle] : [];
  const rung = own.length > 0 && isIn(...own) ? 1 : isIn(...own, title) ? 2 : isIn(pageTitle, title) ? 3 : 4;
  return `${rung} 1.000000`;
}

/** What of a page is nearly what was asked for: titles that are still there. */
async function nearAnew(ctx: Context, page: FoundPage, question: Question): Promise<FoundSection[]> {
  const nearly = new Map(page.sections.map((section) => [section.title, section]));
  const parts = await partsShown(ctx, page);
  return parts.flatMap(({ part, section }) => {
    const near = nearly.get(part.title);
    const isWanted = isAnswered({ ...question, words: [] }, [section.pageTitle, part.title ?? '', part.text]);
    return near && isWanted ? [{ ...section, excerpt: excerptFor(part, question), order: near.order }] : [];
  });
}

function excerptFor({ text }: Section, { words }: Question): string {
  const small = text.toLowerCase();
  const at = Math.max(0, Math.min(...words.map((word) => small.indexOf(word.toLowerCase())).filter((place) => place >= 0), text.length) - EXCERPT / 4);
  return text.slice(at === text.length ? 0 : at, at + EXCERPT).trim();
}

/** What of some pages a visitor finds: in a text with conditions what is there for him, and elsewhere what was indexed. What is made of a spec is the same for all. */
async function shownOf(ctx: Context, { site }: PublishedSiteRow, question: Question, pages: readonly FoundPage[], anew: typeof foundAnew): Promise<FoundSection[]> {
  const hashes = pages.flatMap(({ page }) => page.page.document ?? []);
  const ids = pages.flatMap(({ sections }) => sections.map(({ keptId }) => keptId));
  const [conditional, unwanted] = await Promise.all([
    conditionalTexts(ctx.query, site.organizationId, hashes),
    question.unwanted === '' ? new Set<string>() : sectionsWith(ctx.query, site.organizationId, ids, question.unwanted),
  ]);
  let left = MOST_WORKED_OUT;
  const found = await Promise.all(
    pages.map((one) => {
      if (!conditional.has(one.page.page.document ?? '')) return one.sections.filter(({ keptId }) => !unwanted.has(keptId));
      return left-- > 0 ? anew(ctx, one, question) : [];
    }),
  );
  return found.flat();
}

/** What was found, and the pages that it is in. */
interface Found {
  readonly sections: readonly FoundSection[];
  readonly pages: readonly FoundPage[];
}

/**
 * What a visitor finds. What must not be there is looked up apart: whether a text has it depends on him. Near titles are what he gets
 * where nothing is shown to him, whether or not something was found: else their absence would tell of words that are hidden from him.
 */
async function forVisitor(ctx: Context, row: PublishedSiteRow, field: Field, question: Question, text: string): Promise<Found> {
  const wanted = { ...question, query: question.wanted, unwanted: '' };
  const pages = await pagesOf(ctx, row.visit, grouped(await searchWords(ctx.query, field, wanted), byPage));
  const sections = await shownOf(ctx, row, question, pages, foundAnew);
  if (sections.length > 0 || isQuoted(text)) return { sections, pages };
  const near = await pagesOf(ctx, row.visit, grouped(await searchTitles(ctx.query, field, wanted), byPage));
  return { sections: await shownOf(ctx, row, question, near, nearAnew), pages: near };
}

async function forMember(ctx: Context, _: PublishedSiteRow, field: Field, question: Question, text: string): Promise<Found> {
  const pages = await pagesOf(ctx, null, grouped(await findBy(ctx, field, question, text), byPage));
  return { sections: pages.flatMap((page) => page.sections), pages };
}

/** The pages of a site in which all words are found, the best first. */
export async function searchSite(ctx: Context, row: PublishedSiteRow, text: string, args: PageArgs): Promise<SiteSearchResultPage> {
  const question = readQuestion(text);
  const places = placesOf(row.parts);
  const field: Field = { organizationId: row.site.organizationId, seen: { sql: 's.id = ANY(?1::text[])', values: [[...places.keys()]] } };
  const find = row.visit ? forVisitor : forMember;
  const { sections, pages }: Found = question && places.size > 0 ? await find(ctx, row, field, question, text) : { sections: [], pages: [] };
  const pageById = new Map(pages.map(({ id, page }) => [id, page]));
  return pageOf(`search ${row.site.id} ${text}`, grouped(sections, byPage), args, async (group) => resultOf(group, places, pageById));
}

function resultOf({ id: place, best, sections }: Group, places: ReadonlyMap<string, SiteSpaceRow>, pages: ReadonlyMap<string, PageRow>): SiteSearchResultRow {
  const [siteSpace, page] = [places.get(best.spaceId), pages.get(place)];
  if (!siteSpace || !page) throw new Error('A page was found where nothing was looked for.');
  const path = pathFound(best, [...page.above, page.page]);
  const told = sections.slice(0, MOST_SECTIONS).map(({ id: section, title, pageTitle, anchor, excerpt }) => ({ id: section, title: title ?? pageTitle, anchor, excerpt }));
  return { id: best.pageId, title: best.pageTitle, path, siteSpace, sections: told };
}
