/** Renders books as PDF in a child process with limited time and memory. */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BookCover, BookPage } from '../domain/typst.ts';
import { type Image, writeImages } from './pdf/images.ts';
import { runChild } from './pdf/run.ts';

/** A page of a book, with its text as Markdown. */
export interface WrittenPage extends Omit<BookPage, 'blocks'> {
  readonly markdown: string;
}

/**
 * A book: its cover, its pages in order, and its images, titles of pages and names of files by their
 * addresses in the text.
 */
export interface Book extends BookCover {
  readonly pages: readonly WrittenPage[];
  readonly images: ReadonlyMap<string, Image>;
  readonly titles: ReadonlyMap<string, string>;
}

/** A PDF. */
export interface RenderedPdf {
  readonly bytes: Buffer;
  /** Names of the scripts of which characters could not be drawn, because no font has them. */
  readonly missingScripts: readonly string[];
}

/** The limits of rendering a PDF. */
interface PdfBounds {
  readonly timeoutMs: number;
  /** Of the child process. @default 1 GiB */
  readonly maxRssBytes?: number | undefined;
  /**
   * A folder of additional fonts, for scripts and emoji that this machine has no font for. Without
   * it the cover shows no emoji.
   */
  readonly fonts?: string | undefined;
}

const MAX_MEMORY_BYTES = 1024 ** 3;
/** Compiled code runs directly; sources run through tsx. */
const extension = path.extname(import.meta.url);
const CHILD: readonly string[] = [
  ...(extension === '.ts' ? ['--import', import.meta.resolve('tsx')] : []),
  fileURLToPath(new URL(`./pdf/child${extension}`, import.meta.url)),
];

/**
 * Returns a book as a PDF: title page, contents, and pages in order. The same book always
 * results in the same bytes, and an image that is missing or cannot be read is replaced by its
 * alternative text.
 * @throws TIMEOUT at the time limit, QUERY_TOO_COMPLEX at the memory limit, and Error when the
 * process fails
 * @param program the arguments of node, replaced in tests
 */
export async function makePdf(
  { pages, images, titles, ...cover }: Book,
  { timeoutMs, maxRssBytes = MAX_MEMORY_BYTES, fonts }: PdfBounds,
  program: readonly string[] = CHILD,
): Promise<RenderedPdf> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lectern-pdf-'));
  try {
    const imageFiles = await writeImages(folder, images);
    const { emoji, ...plain } = cover;
    const first = {
      cover: fonts === undefined ? plain : cover,
      pictures: [...imageFiles],
      titles: [...titles],
      fonts: fonts ?? null,
    };
    return renderedIn(
      await runChild({ program, folder, lines: linesOf(first, pages), timeoutMs, maxRssBytes }),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns the PDF in the output of the program: a line of JSON, and the bytes. */
function renderedIn(output: Buffer): RenderedPdf {
  const end = output.indexOf('\n');
  const report: Pick<RenderedPdf, 'missingScripts'> = JSON.parse(output.toString('utf8', 0, end));
  return { ...report, bytes: output.subarray(end + 1) };
}

/**
 * Yields a line for the cover and one for each page, each only when it is sent, because a book may
 * be long.
 */
function* linesOf(first: object, pages: readonly WrittenPage[]): Generator<string> {
  yield `${JSON.stringify(first)}\n`;
  for (const page of pages) yield `${JSON.stringify(page)}\n`;
}
