/** Search of a site: in the spaces that it shows its reader, and in what their pages hold for him. */
import type { Context } from '../../context.ts';
import type { PageArgs } from '../../data/connection.ts';
import type { PublishedSiteRow, SiteSearchResultPage, SiteSearchResultRow } from '../../data/rows/published-site.ts';
import type { PageRow, SiteSpaceRow, Visit } from '../../data/rows.ts';
import { conditionalTexts, type FoundSection, sectionsWith } from '../../data/search.ts';
import { factsOf, type Section } from '../../domain/markdown/facts.ts';
import { isAnswered, type Question, readQuestion } from '../../domain/search.ts';
import { siteSpacesInOrder } from '../../domain/site-structure.ts';
import { pathOf } from '../../domain/tree.ts';
import { flagOf } from '../page/fields.ts';
import { markdownOf } from '../page/text.ts';
import { pageIn, shelfOf } from '../revision/shelf.ts';
import { findBy, type Group, grouped, MOST_SECTIONS, pageOf } from '../search.ts';

/** Pages whose text is worked out for a visitor at most: those beyond are not found. */
const MOST_WORKED_OUT = 200;
const EXCERPT = 240;

/** A page in which something was found. */
interface FoundPage {
  readonly page: PageRow;
  readonly sections: readonly FoundSection[];
}

/** The site space in which each space is read: the first where there are several. */
function placesOf({ parts }: PublishedSiteRow): ReadonlyMap<string, SiteSpaceRow> {
  const places = new Map<string, SiteSpaceRow>();
  for (const siteSpace of siteSpacesInOrder(parts)) if (!places.has(siteSpace.spaceId)) places.set(siteSpace.spaceId, siteSpace);
  return places;
}

/** What words find in these spaces. For a visitor, what must not be there is looked up apart: whether a text has it depends on him. */
async function sectionsFor(ctx: Context, { site, visit }: PublishedSiteRow, question: Question, text: string, spaceIds: readonly string[]): Promise<FoundSection[]> {
  const field = { organizationId: site.organizationId, seen: { sql: 's.id = ANY(?1::text[])', values: [spaceIds] } };
  return findBy(ctx, field, visit ? { ...question, query: question.wanted, unwanted: '' } : question, text);
}

/** The pages of what was found, each read once, but for those that search leaves out. */
async function pagesOf(ctx: Context, visit: Visit | null, groups: readonly Group[]): Promise<FoundPage[]> {
  const pages = await Promise.all(
    groups.map(async ({ id, best, sections }) => {
      const revision = await ctx.load.revision.must(best.revisionId);
      const page = pageIn(await shelfOf(ctx, visit ? { ...revision, visit } : revision), id);
      return page && !flagOf(page.page.fields, 'noIndex') ? [{ page, sections }] : [];
    }),
  );
  return pages.flat();
}

/** The parts of a page that answer a question, as its reader reads it: parts that others read may have been found, or parts that begin elsewhere for them. */
async function foundAnew(ctx: Context, { page, sections }: FoundPage, question: Question): Promise<FoundSection[]> {
  const [best] = sections;
  if (!best) return [];
  const { sections: shown } = factsOf((await markdownOf(ctx, page, true)) ?? '');
  const read = shown.some(({ anchor }) => anchor === null) ? shown : [{ anchor: null, title: null, text: '' }, ...shown]; // what is found by the page's title
  return read
    .filter(({ title, text }) => isAnswered(question, [best.pageTitle, title ?? '', text]))
    .map((section) => {
      const { anchor, title } = section;
      const indexed = sections.find((one) => one.anchor === anchor);
      return { ...best, id: indexed?.id ?? `${best.pageId}#${anchor ?? ''}`, anchor, title, excerpt: excerptFor(section, question) };
    });
}

function excerptFor({ text }: Section, { words }: Question): string {
  const small = text.toLowerCase();
  const at = Math.max(0, Math.min(...words.map((word) => small.indexOf(word.toLowerCase())).filter((place) => place >= 0), text.length) - EXCERPT / 4);
  return text.slice(at === text.length ? 0 : at, at + EXCERPT).trim();
}

/** What a visitor finds: in a text with conditions what is there for him, and elsewhere what was indexed. */
async function forVisitor(ctx: Context, { site }: PublishedSiteRow, question: Question, pages: readonly FoundPage[]): Promise<FoundSection[]> {
  const hashes = pages.flatMap(({ page }) => page.page.document ?? []);
  const ids = pages.flatMap(({ sections }) => sections.map(({ id }) => id));
  const [conditional, unwanted] = await Promise.all([
    conditionalTexts(ctx.query, site.organizationId, hashes),
    question.unwanted === '' ? new Set<string>() : sectionsWith(ctx.query, site.organizationId, ids, question.unwanted),
  ]);
  let left = MOST_WORKED_OUT;
  const found = await Promise.all(
    pages.map((one) => {
      if (!conditional.has(one.page.page.document ?? '')) return one.sections.filter(({ id }) => !unwanted.has(id));
      return left-- > 0 ? foundAnew(ctx, one, question) : [];
    }),
  );
  return found.flat();
}

/** The pages of a site in which all words are found, the best first. */
export async function searchSite(ctx: Context, row: PublishedSiteRow, text: string, args: PageArgs): Promise<SiteSearchResultPage> {
  const question = readQuestion(text);
  const places = placesOf(row);
  const sections = question && places.size > 0 ? await sectionsFor(ctx, row, question, text, [...places.keys()]) : [];
  const pages = await pagesOf(ctx, row.visit, grouped(sections, 'pageId'));
  const shown = row.visit && question ? await forVisitor(ctx, row, question, pages) : pages.flatMap((page) => page.sections);
  const pageById = new Map(pages.map(({ page }) => [page.page.id, page]));
  return pageOf(`search ${row.site.id} ${text}`, grouped(shown, 'pageId'), args, async (group) => resultOf(group, places, pageById));
}

function resultOf({ id, best, sections }: Group, places: ReadonlyMap<string, SiteSpaceRow>, pages: ReadonlyMap<string, PageRow>): SiteSearchResultRow {
  const [siteSpace, page] = [places.get(best.spaceId), pages.get(id)];
  if (!siteSpace || !page) throw new Error('A page was found where nothing was looked for.');
  const path = pathOf([...page.above, page.page]) ?? '';
  const told = sections.slice(0, MOST_SECTIONS).map(({ id: section, title, pageTitle, anchor, excerpt }) => ({ id: section, title: title ?? pageTitle, anchor, excerpt }));
  return { id, title: best.pageTitle, path, siteSpace, sections: told };
}
