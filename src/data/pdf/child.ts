/**
 * The program that renders a PDF: reads a book from standard input, line by line, and writes a line
 * with what is to be known of it and the bytes to standard output.
 */
import { text } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { readBlocks } from '../../domain/document/read.ts';
import { type BookCover, type BookPage, type Picture, typstOf } from '../../domain/typst.ts';
import { characterSample, scriptsOf } from '../../domain/scripts.ts';
import type { RenderedPdf, WrittenPage } from '../pdf.ts';
import { undrawnOf } from './glyphs.ts';

/** The first line of the input; each further line is a page. */
interface BookHeader {
  readonly cover: BookCover;
  readonly pictures: readonly (readonly [string, Picture])[];
  readonly titles: readonly (readonly [string, string])[];
  readonly fonts: string | null;
}

/**
 * Program of a thread that ends this process when its server has died, because typst blocks the
 * main thread until it is done.
 */
const ORPHAN = `const parent = process.ppid; setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL'); }, 500);`;

/** Maximum number of distinct characters for which the fonts are checked. */
const MAX_CHARACTER_COUNT = 3000;

/**
 * Returns the bytes of the book, and the scripts without a font. Where typst cannot draw some of its images, it is rendered again
 * without them, and then with the TeX of its formulas.
 */
function makeBook(
  { cover, pictures, titles, fonts }: BookHeader,
  pages: readonly BookPage[],
): RenderedPdf {
  const compiler = NodeCompiler.create({
    workspace: process.cwd(),
    ...(fonts !== null && { fontArgs: [{ fontPaths: [fonts] }] }),
  });
  const make = (drawable: BookHeader['pictures'], drawsFormulas = true): RenderedPdf => {
    const source = typstOf(cover, pages, {
      pictures: new Map(drawable),
      titles: new Map(titles),
      drawsFormulas,
    });
    const bytes = compiler.pdf({ mainFileContent: source });
    const characters = characterSample(source, MAX_CHARACTER_COUNT);
    return { bytes, missingScripts: scriptsOf(undrawnOf(compiler, characters)) };
  };
  try {
    return make(pictures);
  } catch {
    const failing = new Set(undrawable(compiler, pictures));
    const drawable = pictures.filter((picture) => !failing.has(picture));
    if (failing.size === 0) return make(drawable, false);
    try {
      return make(drawable);
    } catch {
      return make(drawable, false);
    }
  }
}

const pageOf = ({ markdown, ...page }: WrittenPage): BookPage => ({
  ...page,
  blocks: readBlocks(markdown),
});

/**
 * Returns the images that typst cannot draw, found by bisection, because usually only one among
 * many fails.
 */
function undrawable(
  compiler: NodeCompiler,
  pictures: BookHeader['pictures'],
): BookHeader['pictures'] {
  if (pictures.length === 0 || canDraw(compiler, pictures)) return [];
  if (pictures.length === 1) return pictures;
  const half = pictures.length >> 1;
  return [
    ...undrawable(compiler, pictures.slice(0, half)),
    ...undrawable(compiler, pictures.slice(half)),
  ];
}

function canDraw(compiler: NodeCompiler, pictures: BookHeader['pictures']): boolean {
  try {
    compiler.pdf({
      mainFileContent: pictures.map(([, { path }]) => `#image(${JSON.stringify(path)})\n`).join(''),
    });
    return true;
  } catch {
    return false;
  }
}

new Worker(ORPHAN, { eval: true, execArgv: [], env: {} }).unref();
const [first = '', ...pages] = (await text(process.stdin)).trimEnd().split('\n');
const { bytes, ...report } = makeBook(
  JSON.parse(first),
  pages.map((page) => pageOf(JSON.parse(page))),
);
process.stdout.write(`${JSON.stringify(report)}\n`);
process.stdout.write(bytes);
