/** Books as PDF: made by a process of their own, which has no more time and memory than it is given. */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BookCover, BookPage } from '../domain/typst.ts';
import { type Image, keepImages } from './pdf/images.ts';
import { runChild } from './pdf/run.ts';

/** A page of a book, with its text as markdown. */
export interface WrittenPage extends Omit<BookPage, 'document'> {
  readonly markdown: string;
}

/** A book: its cover, its pages in order, and its images by the address as it stands in the text. */
export interface Book extends BookCover {
  readonly pages: readonly WrittenPage[];
  readonly images: ReadonlyMap<string, Image>;
}

/** What the making of a PDF may take. */
interface PdfBounds {
  readonly timeoutMs: number;
  /** Of the process; 1 GiB unless said. */
  readonly maxRssBytes?: number | undefined;
  /** A folder of further fonts, for scripts and emoji that this machine has no font for. Without it the cover shows no emoji. */
  readonly fonts?: string | undefined;
}

const MOST_MEMORY = 1024 ** 3;
/** Compiled code runs as it is; sources run through tsx. */
const own = path.extname(import.meta.url);
const CHILD: readonly string[] = [...(own === '.ts' ? ['--import', import.meta.resolve('tsx')] : []), fileURLToPath(new URL(`./pdf/child${own}`, import.meta.url))];

/**
 * The bytes of a PDF: title page, contents, pages in order. The same book gives the same bytes. An image that cannot be read, or is
 * missing, is shown as its words. Throws TIMEOUT at the time limit, QUERY_TOO_COMPLEX where it is too much for the process, and an Error
 * where that fails otherwise.
 * `program` is what node runs in the place of the maker, for tests.
 */
export async function makePdf({ pages, images, ...cover }: Book, { timeoutMs, maxRssBytes = MOST_MEMORY, fonts }: PdfBounds, program: readonly string[] = CHILD): Promise<Buffer> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lectern-pdf-'));
  try {
    const pictures = await keepImages(folder, images);
    const { emoji, ...plain } = cover;
    const first = { cover: fonts === undefined ? plain : cover, pictures: [...pictures], fonts: fonts ?? null };
    return await runChild({ program, folder, lines: linesOf(first, pages), timeoutMs, maxRssBytes });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A line for the cover and one for each page, each made when it is sent: a book may be long. */
function* linesOf(first: object, pages: readonly WrittenPage[]): Generator<string> {
  yield `${JSON.stringify(first)}\n`;
  for (const page of pages) yield `${JSON.stringify(page)}\n`;
}
