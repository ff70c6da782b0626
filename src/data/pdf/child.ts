/** The program that makes a PDF: reads a book from standard input, line by line, and writes the bytes to standard output. */
import { text } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { documentOf } from '../../domain/markdown/tree.ts';
import { type BookCover, type BookPage, type Picture, typstOf } from '../../domain/typst.ts';
import type { WrittenPage } from '../pdf.ts';

/** The first line; each further one is a page. */
interface First {
  readonly cover: BookCover;
  readonly pictures: readonly (readonly [string, Picture])[];
  readonly fonts: string | null;
}

/** Typst keeps this thread busy to its end; another one sees to it that no process goes on for a server that is dead. */
const ORPHAN = `const parent = process.ppid; setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL'); }, 500);`;

/** The bytes of the book. Where typst cannot draw some of its images, it is made again without them. */
function makeBook({ cover, pictures, fonts }: First, pages: readonly BookPage[]): Buffer {
  const compiler = NodeCompiler.create({ workspace: process.cwd(), ...(fonts !== null && { fontArgs: [{ fontPaths: [fonts] }] }) });
  const make = (shown: First['pictures']) => compiler.pdf({ mainFileContent: typstOf(cover, pages, new Map(shown)) });
  try {
    return make(pictures);
  } catch (error) {
    const bad = new Set(undrawable(compiler, pictures));
    if (bad.size === 0) throw error;
    return make(pictures.filter((picture) => !bad.has(picture)));
  }
}

const pageOf = ({ markdown, ...page }: WrittenPage): BookPage => ({ ...page, document: documentOf(markdown) });

/** The images that typst cannot draw, found by halves: most often there is one among many. */
function undrawable(compiler: NodeCompiler, pictures: First['pictures']): First['pictures'] {
  if (pictures.length === 0 || canDraw(compiler, pictures)) return [];
  if (pictures.length === 1) return pictures;
  const half = pictures.length >> 1;
  return [...undrawable(compiler, pictures.slice(0, half)), ...undrawable(compiler, pictures.slice(half))];
}

function canDraw(compiler: NodeCompiler, pictures: First['pictures']): boolean {
  try {
    compiler.pdf({ mainFileContent: pictures.map(([, { path }]) => `#image(${JSON.stringify(path)})\n`).join('') });
    return true;
  } catch {
    return false;
  }
}

new Worker(ORPHAN, { eval: true, execArgv: [], env: {} }).unref();
const [first = '', ...pages] = (await text(process.stdin)).trimEnd().split('\n');
process.stdout.write(
  makeBook(
    JSON.parse(first),
    pages.map((page) => pageOf(JSON.parse(page))),
  ),
);
