// Returns the lines of books as typst source.
import { readBlocks } from '../../../src/domain/document/read.ts';
import { type BookPage, typstOf } from '../../../src/domain/typst.ts';

/** The ids of two pages. */
export const START = 'pag_1111111111111111111112';
export const NEXT = 'pag_1111111111111111111113';
/** The ids of a page that is not in the book, and of a file. */
export const OTHER = 'pag_1111111111111111111114';
export const FILE = 'fil_1111111111111111111112';

const cover = { title: 'Handbook', date: '2026-11-21' };
export const references = {
  pictures: new Map([['a.png', { path: '0.png', width: 400, height: 200 }]]),
  titles: new Map([
    [`/pages/${OTHER}`, 'Another page'],
    [`/files/${FILE}`, 'report.pdf'],
  ]),
};

/** Returns a page with the title `T`. */
export const page = (id: string, markdown: string, depth = 1): BookPage => ({
  id,
  title: 'T',
  depth,
  blocks: readBlocks(markdown),
});

/** Returns the lines of a book after its cover. */
export const linesOf = (pages: readonly BookPage[]): string[] =>
  typstOf(cover, pages, references).split('\n#set page(footer:')[1]?.split('\n').slice(1, -1) ?? [];

/** Returns the lines of a page's text after its title. */
export const linesOfText = (markdown: string): string[] =>
  linesOf([page(START, markdown)]).slice(2);
