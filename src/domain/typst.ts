/** A book as typst source: title page, contents, and pages in order. */
import type { Json } from './content.ts';
import { blocksOf, leavesIn } from './typst/blocks.ts';
import { joined, labelled, literal, running } from './typst/literal.ts';
import { nodesIn, numberIn, textIn } from './typst/node.ts';
import { PAGE_ROOM, type Picture, type Place } from './typst/place.ts';
import { preamble } from './typst/preamble.ts';

export type { Picture };

/** A page of a book. */
export interface BookPage {
  readonly id: string;
  readonly title: string;
  /** 1 for a page without a parent; what counts is the depth below the least of the book. */
  readonly depth: number;
  readonly description?: string | undefined;
  /** The block tree of its text, as `documentOf` makes it. */
  readonly document: Json;
}

/** What stands before the pages of a book. */
export interface BookCover {
  readonly title: string;
  readonly emoji?: string | undefined;
  /** Shown on the title page as it is; where it begins as `2026-11-21` does, it is the document's date too. */
  readonly date: string;
}

/** Characters of a word that fit in a line. */
const WORD = 60;
/** Characters of code in a book whose code is coloured: a thousand take up to 70 ms. */
const MOST_COLOURED = 100_000;
/** Characters of a title that fit beside the page number. */
const RUNNING_TITLE = 80;

/** The typst source of a book. Images are named by the address as it stands in the text; those that are missing are shown as their words. */
export function typstOf(cover: BookCover, pages: readonly BookPage[], pictures: ReadonlyMap<string, Picture>): string {
  const labels = labelsOf(pages);
  const unused = new Set(labels.values());
  const claim = (name: string) => {
    const label = labels.get(name);
    return label !== undefined && unused.delete(label) ? label : undefined;
  };
  const top = pages.reduce((least, { depth }) => Math.min(least, depth), Number.POSITIVE_INFINITY);
  const coloured = pages.reduce((sum, { document }) => sum + leavesIn(nodesIn(document), 'code').reduce((size, code) => size + textIn(code, 'text').length, 0), 0) <= MOST_COLOURED;
  const parts = pages.flatMap((page, index) => pageOf(page, isBare(pages[index - 1]), { pictures, labels, claim, coloured, page: page.id, level: page.depth - top + 1 }));
  return `${preamble}${coverOf(cover)}${pages.length > 1 ? CONTENTS : ''}${parts.join('\n')}\n`;
}

const CONTENTS = '#outline(title: text(size: 19pt, "Contents"), indent: auto)\n';

function coverOf({ title, emoji, date }: BookCover): string {
  const name = joined(running(title, 24));
  const short = [...title].length > RUNNING_TITLE ? `${[...title].slice(0, RUNNING_TITLE).join('')}…` : title;
  return [
    `#set document(title:${literal(title)},date:${datetimeOf(date)})`,
    `#page({v(30%);${emoji ? `block(below:24pt,text(size:44pt,${literal(emoji)}));` : ''}block(below:1.2em,text(size:32pt,weight:"bold",${name}));block(text(size:12pt,fill:luma(95),${literal(date)}))})`,
    `#set page(footer:context{set text(size:8.5pt,fill:luma(110));${joined([...running(short, 24), 'h(1fr)', 'counter(page).display("1 / 1",both:true)'])}})`,
    '',
  ].join('\n');
}

/** A date in typst, which refuses those that are in no calendar. */
function datetimeOf(text: string): string {
  const [day = ''] = /^\d{4}-\d\d-\d\d/.exec(text) ?? [];
  const date = new Date(day);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day) return 'none';
  return `datetime(year:${date.getUTCFullYear()},month:${date.getUTCMonth() + 1},day:${date.getUTCDate()})`;
}

/** Labels of the pages and of their headings, by `<page>` and `<page>#<anchor>`. */
function labelsOf(pages: readonly BookPage[]): Map<string, string> {
  const names = pages.flatMap(({ id, document }) => [id, ...leavesIn(nodesIn(document), 'heading').map((heading) => `${id}#${textIn(heading, 'anchor')}`)]);
  return new Map([...new Set(names)].map((name, index) => [name, `l${index}`]));
}

/** Whether a page is its title alone: the next one begins below it. */
const isBare = (page: BookPage | undefined): boolean => page !== undefined && !page.description && nodesIn(page.document).length === 0;

/** A page, on a new sheet unless the one before it is bare. */
function pageOf({ title, description, document }: BookPage, goesOn: boolean, { level, ...place }: Pick<Place, 'pictures' | 'claim' | 'coloured' | 'labels' | 'page' | 'level'>): string[] {
  const nodes = nodesIn(document);
  const least = leavesIn(nodes, 'heading').reduce((least, heading) => Math.min(least, numberIn(heading, 'depth', 1, 6)), 6);
  const words = (text: string, longest: number) => joined(running(text, longest));
  const head = labelled(`heading(level:${level},${words(title, 30)})`, place.claim(place.page));
  const blocks = blocksOf(nodes, { ...place, level, least, depth: 0, room: PAGE_ROOM, word: WORD });
  return [...(goesOn ? [] : ['pagebreak(weak:true)']), head, ...(description ? [`described(${words(description, WORD)})`] : []), ...blocks].map((expression) => `#${expression}`);
}
