/** Reads what an import is to bring: a website, a text, or a zip, from an address or out of an uploaded file. */
import { buffer } from 'node:stream/consumers';
import type { Context } from '../../context.ts';
import type { ImportRow } from '../../data/rows.ts';
import { readApart } from '../../data/reading.ts';
import { importWebsite } from '../../data/website.ts';
import { textOfHtml } from '../../data/website/charset.ts';
import { usableFile } from '../file.ts';
import { badInput } from '../../domain/errors.ts';
import type { Imported } from '../../domain/import.ts';

/** What is told while it goes on: how much was read, of how much that was found. */
export type Progress = (imported: number, found: number) => void;

/** Bytes of a page of HTML, or of a text; what becomes of it is bounded again. */
const LARGEST_TEXT = 10 * 1024 * 1024;
const LARGEST_ZIP = 100 * 1024 * 1024;
/** Milliseconds in which one address is fetched, and in which what came is read. */
const ALONE_MS = 40_000;

/** Within what is read. */
interface Bounds {
  /** When it ends with what it has, by `performance.now`. */
  readonly deadline: number;
  /** Whether the process ends. */
  isOver(): boolean;
  readonly onProgress: Progress;
}

/** What an import brings. FetchRefused and BAD_USER_INPUT for what cannot be read; an Error where the process ends before it is read: another tries again. */
export async function read(ctx: Context, row: ImportRow, { deadline, isOver, onProgress }: Bounds): Promise<Imported> {
  if (row.source === 'WEBSITE') {
    const { done, ...imported } = await importWebsite(ctx.fetch, row.url ?? '', { now: () => performance.now(), deadline, isOver, onProgress });
    if (!done && isOver()) throw new Error('The process ends before the website was read.');
    return imported;
  }
  onProgress(0, 1);
  const left = () => Math.max(1000, Math.min(deadline - performance.now(), ALONE_MS));
  const { body, url, contentType } = row.url === null ? await uploaded(ctx, row) : await fetched(ctx, row.url, row.source === 'ZIP' ? LARGEST_ZIP : LARGEST_TEXT, left());
  if (row.source === 'ZIP') return readApart({ kind: 'zip', bytes: body }, left());
  return readApart(row.source === 'HTML' ? { kind: 'html', text: textOfHtml(mustBeText(body), contentType), url } : { kind: 'markdown', text: plainText(body), url }, left());
}

/** Passes for bytes that may be a text in some characters: of those that are none, one is 0, but for UTF-16. */
function mustBeText(body: Uint8Array): Uint8Array {
  const isUTF16 = (body[0] === 0xff && body[1] === 0xfe) || (body[0] === 0xfe && body[1] === 0xff);
  if (!isUTF16 && body.subarray(0, 4096).includes(0)) throw badInput('This is no text.');
  return body;
}

/** Markdown is UTF-8. BAD_USER_INPUT for what is no text. */
function plainText(body: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw badInput('This is no text in UTF-8.');
  }
}

/** Bytes to be read as what the import says that they are. */
interface Found {
  readonly body: Buffer;
  readonly url: string;
  readonly contentType: string | undefined;
}

async function fetched(ctx: Context, address: string, maxBytes: number, left: number): Promise<Found> {
  const { body, url, headers } = await ctx.fetch(address, { maxBytes, timeoutMs: left });
  return { body, url, contentType: headers['content-type'] };
}

/** The bytes of an uploaded file. Its page has no address: what its links are relative to is nowhere. */
async function uploaded(ctx: Context, { fileId, organizationId, source }: ImportRow): Promise<Found> {
  const file = fileId === null ? null : await usableFile(ctx, organizationId, fileId);
  const bytes = file && (await ctx.blobs.kept.read(file.blob));
  if (!file || !bytes) throw badInput('The file that was to be imported is not there any more.');
  if (source !== 'ZIP' && file.size > LARGEST_TEXT) throw badInput('A text to import may have at most 10 MiB.');
  return { body: await buffer(bytes), url: 'about:blank', contentType: undefined };
}
