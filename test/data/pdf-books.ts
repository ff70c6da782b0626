// Makes books for the tests of PDF.
import { type Book, makePdf } from '../../src/data/pdf.ts';
import { readPdf } from './pdf-reader.ts';

/** The limits of the process in tests: a minute. */
export const bounds = { timeoutMs: 60_000 };
/** Returns a page of a book. */
export const page = (
  title: string,
  markdown: string,
  depth = 1,
  id = title,
): Book['pages'][number] => ({
  id,
  title,
  depth,
  markdown,
});
/** Returns a book of pages. */
export const bookOf = (pages: Book['pages'], images: Book['images'] = new Map()): Book => ({
  title: 'Handbook',
  date: '2026-11-21',
  pages,
  images,
  titles: new Map(),
});
/** Makes a PDF and reads it. */
export const read = async (book: Book) => readPdf((await makePdf(book, bounds)).bytes);
