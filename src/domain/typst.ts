/** Generates the Typst source of a book: title page, contents, and pages in order. */
import type { Json } from './content.ts';
import { blocksOf, leavesIn } from './typst/blocks.ts';
import { joined, labelled, literal, running } from './typst/literal.ts';
import { nodesIn, numberIn, textIn } from './typst/node.ts';
import { PAGE_WIDTH_PT, type BookImage, type PagePosition } from './typst/position.ts';
import { preamble } from './typst/preamble.ts';

export type { BookImage as Picture };

/** A page of a book. */
export interface BookPage {
  readonly id: string;
  readonly title: string;
  /** 1 for a root page. Levels are relative to the lowest depth in the book. */
  readonly depth: number;
  readonly description?: string | undefined;
  /** The block tree of the text, as `documentOf` returns it. */
  readonly document: Json;
}

/** The title page of a book. */
export interface BookCover {
  readonly title: string;
  readonly emoji?: string | undefined;
  /**
   * The date on the title page, as written. If it begins with a date such as `2026-11-21`, that is
   * also the date in the document's metadata.
   */
  readonly date: string;
}

/** The maximum length of a word that fits in a line, in characters. */
const MAX_WORD_LENGTH = 60;
/**
 * The maximum length of code in a book whose code is highlighted, in characters. Highlighting a
 * thousand characters takes up to 70 ms.
 */
const MAX_COLORED_LENGTH = 100_000;
/** The maximum length of a title that fits next to the page number, in characters. */
const MAX_RUNNING_TITLE_LENGTH = 80;

/**
 * Returns the Typst source of a book. `pictures` holds images by their address in the text; a
 * missing image is replaced by its alternative text.
 */
export function typstOf(
  cover: BookCover,
  pages: readonly BookPage[],
  pictures: ReadonlyMap<string, BookImage>,
): string {
  const labels = labelsOf(pages);
  const unclaimed = new Set(labels.values());
  const claim = (name: string) => {
    const label = labels.get(name);
    return label !== undefined && unclaimed.delete(label) ? label : undefined;
  };
  const minDepth = pages.reduce((min, { depth }) => Math.min(min, depth), Number.POSITIVE_INFINITY);
  const isHighlighted =
    pages.reduce(
      (sum, { document }) =>
        sum +
        leavesIn(nodesIn(document), 'code').reduce(
          (size, code) => size + textIn(code, 'text').length,
          0,
        ),
      0,
    ) <= MAX_COLORED_LENGTH;
  const parts = pages.flatMap((page, index) =>
    pageOf(page, hasOnlyTitle(pages[index - 1]), {
      pictures,
      labels,
      claim,
      isHighlighted,
      page: page.id,
      level: page.depth - minDepth + 1,
    }),
  );
  return `${preamble}${coverOf(cover)}${pages.length > 1 ? OUTLINE : ''}${parts.join('\n')}\n`;
}

const OUTLINE = '#outline(title: text(size: 19pt, "Contents"), indent: auto)\n';

function coverOf({ title, emoji, date }: BookCover): string {
  const name = joined(running(title, 24));
  const short =
    [...title].length > MAX_RUNNING_TITLE_LENGTH
      ? `${[...title].slice(0, MAX_RUNNING_TITLE_LENGTH).join('')}…`
      : title;
  return [
    `#set document(title:${literal(title)},date:${datetimeOf(date)})`,
    `#page({v(30%);${emoji ? `block(below:24pt,text(size:44pt,${literal(emoji)}));` : ''}block(below:1.2em,text(size:32pt,weight:"bold",${name}));block(text(size:12pt,fill:luma(95),${literal(date)}))})`,
    `#set page(footer:context{set text(size:8.5pt,fill:luma(110));${joined([...running(short, 24), 'h(1fr)', 'counter(page).display("1 / 1",both:true)'])}})`,
    '',
  ].join('\n');
}

/** Returns a date in Typst, which refuses invalid dates. */
function datetimeOf(text: string): string {
  const [day = ''] = /^\d{4}-\d\d-\d\d/.exec(text) ?? [];
  const date = new Date(day);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day) return 'none';
  return `datetime(year:${date.getUTCFullYear()},month:${date.getUTCMonth() + 1},day:${date.getUTCDate()})`;
}

/** Returns the labels of pages and headings, by `<page>` and `<page>#<anchor>`. */
function labelsOf(pages: readonly BookPage[]): Map<string, string> {
  const names = pages.flatMap(({ id, document }) => [
    id,
    ...leavesIn(nodesIn(document), 'heading').map(
      (heading) => `${id}#${textIn(heading, 'anchor')}`,
    ),
  ]);
  return new Map([...new Set(names)].map((name, index) => [name, `l${index}`]));
}

/** Returns whether a page has only a title, so that the next page follows on the same sheet. */
const hasOnlyTitle = (page: BookPage | undefined): boolean =>
  page !== undefined && !page.description && nodesIn(page.document).length === 0;

/** Returns a page, which begins on a new sheet unless it follows a page with only a title. */
function pageOf(
  { title, description, document }: BookPage,
  continuesSheet: boolean,
  {
    level,
    ...position
  }: Pick<PagePosition, 'pictures' | 'claim' | 'isHighlighted' | 'labels' | 'page' | 'level'>,
): string[] {
  const nodes = nodesIn(document);
  const minHeadingDepth = leavesIn(nodes, 'heading').reduce(
    (min, heading) => Math.min(min, numberIn(heading, 'depth', 1, 6)),
    6,
  );
  const words = (text: string, maxWordLength: number) => joined(running(text, maxWordLength));
  const head = labelled(
    `heading(level:${level},${words(title, 30)})`,
    position.claim(position.page),
  );
  const blocks = blocksOf(nodes, {
    ...position,
    level,
    minHeadingDepth,
    depth: 0,
    availableWidth: PAGE_WIDTH_PT,
    maxWordLength: MAX_WORD_LENGTH,
  });
  return [
    ...(continuesSheet ? [] : ['pagebreak(weak:true)']),
    head,
    ...(description ? [`described(${words(description, MAX_WORD_LENGTH)})`] : []),
    ...blocks,
  ].map((expression) => `#${expression}`);
}
