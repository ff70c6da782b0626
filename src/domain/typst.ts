/** Generates the Typst source of a book: title page, contents, and pages in order. */
import { plainTextOf } from './document/inline.ts';
import { type Block, type BlockOf, type BlockType, nodesOf } from './document/model.ts';
import { blocksOf } from './typst/blocks.ts';
import { BookDrawing, type BookImage } from './typst/book.ts';
import { joined, labelled, literal, running } from './typst/literal.ts';
import { PAGE_WIDTH_PT, type PagePosition, withWidth } from './typst/position.ts';
import { preamble } from './typst/preamble.ts';

export type { BookImage as Picture };

/** A page of a book. */
export interface BookPage {
  readonly id: string;
  readonly title: string;
  /** 1 for a root page. Levels are relative to the lowest depth in the book. */
  readonly depth: number;
  readonly description?: string | undefined;
  readonly blocks: readonly Block[];
}

/** The images and titles that the texts of a book refer to, by their addresses in the texts. */
export interface BookReferences {
  /** A missing image is replaced by its alternative text. */
  readonly pictures: ReadonlyMap<string, BookImage>;
  /** Titles of pages that are not in the book, and names of files. */
  readonly titles: ReadonlyMap<string, string>;
  /** False if the TeX of formulas is shown instead of the formulas. The default is true. */
  readonly drawsFormulas?: boolean;
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

/**
 * The maximum length of code in a book whose code is highlighted, in characters. Highlighting a
 * thousand characters takes up to 70 ms.
 */
const MAX_COLORED_LENGTH = 100_000;
/** The maximum length of a title that fits next to the page number, in characters. */
const MAX_RUNNING_TITLE_LENGTH = 80;

/** Returns the Typst source of a book. */
export function typstOf(
  cover: BookCover,
  pages: readonly BookPage[],
  { pictures, titles, drawsFormulas = true }: BookReferences,
): string {
  const codeLength = pages
    .flatMap(({ blocks }) => [...blocksIn(blocks, 'code')])
    .reduce((sum, { text }) => sum + text.length, 0);
  const book = new BookDrawing({
    pictures,
    titles: new Map([...titles, ...pages.map(({ id, title }) => [`/pages/${id}`, title] as const)]),
    labels: labelsOf(pages),
    isHighlighted: codeLength <= MAX_COLORED_LENGTH,
    drawsFormulas,
  });
  const minDepth = pages.reduce((min, { depth }) => Math.min(min, depth), Number.POSITIVE_INFINITY);
  const parts = pages.flatMap((page, index) =>
    pageOf(page, hasOnlyTitle(pages[index - 1]), { book, level: page.depth - minDepth + 1 }),
  );
  return `${preamble}${coverOf(cover)}${pages.length > 1 ? OUTLINE : ''}${parts.join('\n')}\n`;
}

/** Yields the blocks of a type, in order, with those in other blocks and without those of notes. */
function* blocksIn<Type extends BlockType>(
  blocks: readonly Block[],
  type: Type,
): Generator<BlockOf<Type>> {
  for (const block of blocks) {
    if (isOfType(block, type)) yield block;
    yield* blocksIn(nodesOf(block), type);
  }
}

const isOfType = <Type extends BlockType>(block: Block, type: Type): block is BlockOf<Type> =>
  block.type === type;

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

/**
 * Returns the labels of pages and headings, by `<page>` and `<page>#<anchor>`. The heading that
 * repeats the title of its page has the label of the page.
 */
function labelsOf(pages: readonly BookPage[]): Map<string, string> {
  const names = pages.flatMap(({ id, blocks }) => [
    id,
    ...[...blocksIn(blocks, 'heading')].map(({ anchor }) => `${id}#${anchor}`),
  ]);
  const labels = new Map([...new Set(names)].map((name, index) => [name, `l${index}`]));
  for (const page of pages) {
    const [repeated, label] = [repeatedTitleOf(page), labels.get(page.id)];
    if (repeated && label !== undefined) labels.set(`${page.id}#${repeated.anchor}`, label);
  }
  return labels;
}

/** Returns the first block of a page if it is a heading that only repeats the title. */
function repeatedTitleOf({ title, blocks: [first] }: BookPage): BlockOf<'heading'> | undefined {
  if (first?.type !== 'heading' || first.inlines.some(({ type }) => type !== 'text'))
    return undefined;
  return plainTitle(plainTextOf(first.inlines)) === plainTitle(title) ? first : undefined;
}

const plainTitle = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** Returns whether a page has only a title, so that the next page follows on the same sheet. */
const hasOnlyTitle = (page: BookPage | undefined): boolean =>
  page !== undefined && !page.description && page.blocks.length === (repeatedTitleOf(page) ? 1 : 0);

/** Returns a page, which begins on a new sheet unless it follows a page with only a title. */
function pageOf(
  page: BookPage,
  continuesSheet: boolean,
  { book, level }: Pick<PagePosition, 'book' | 'level'>,
): string[] {
  const { id, title, description } = page;
  const blocks = repeatedTitleOf(page) ? page.blocks.slice(1) : page.blocks;
  let minHeadingDepth = 6;
  for (const { depth } of blocksIn(blocks, 'heading'))
    minHeadingDepth = Math.min(minHeadingDepth, depth);
  const words = (text: string, maxWordLength: number) => joined(running(text, maxWordLength));
  const head = labelled(`heading(level:${level},${words(title, 30)})`, book.claim(id));
  const position = withWidth(
    {
      ...{ book, draw: blocksOf, page: id, level, minHeadingDepth, depth: 0 },
      ...{ availableWidth: PAGE_WIDTH_PT, maxWordLength: 0 },
      ...{ isInLink: false, isInNote: false, gridNotes: undefined, headingCount: 0 },
    },
    PAGE_WIDTH_PT,
  );
  return [
    ...(continuesSheet ? [] : ['pagebreak(weak:true)']),
    head,
    ...(description ? [`described(${words(description, position.maxWordLength)})`] : []),
    ...blocksOf(blocks, position),
  ].map((expression) => `#${expression}`);
}
