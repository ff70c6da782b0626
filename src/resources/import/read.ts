/** Reads what an import is to bring: a website, a text, or a zip, from an address or out of an uploaded file. */
import { buffer } from 'node:stream/consumers';
import type { Context } from '../../context.ts';
import type { ImportRow } from '../../data/rows.ts';
import { readApart } from '../../data/reading.ts';
import { importWebsite } from '../../data/website.ts';
import { textOfHtml } from '../../data/website/charset.ts';
import { badInput, Fault } from '../../domain/errors.ts';
import type { Imported } from '../../domain/import.ts';

/** What is told while it goes on: how much was read, of how much that was found. */
export type Progress = (imported: number, found: number) => void;

/** Bytes of a page of HTML, or of a text; what becomes of it is bounded again. */
const LARGEST_TEXT = 10 * 1024 * 1024;
const LARGEST_ZIP = 100 * 1024 * 1024;
/** Milliseconds of one address that is read by itself. */
const ALONE_MS = 40_000;
/** Milliseconds in which what came is read. */
const READING_MS = 40_000;

/** What an import brings. FetchRefused and BAD_USER_INPUT for what cannot be read; TIMEOUT when its time was over before it began. */
export async function read(ctx: Context, row: ImportRow, isOver: () => boolean, onProgress: Progress): Promise<Imported> {
  const left = Date.parse(row.dueAt) - Date.now();
  if (left < 500) throw new Fault('TIMEOUT', 'The time of this import was over before it could begin. Try again.');
  if (row.source === 'WEBSITE') return importWebsite(ctx.fetch, row.url ?? '', { now: () => performance.now(), deadline: performance.now() + left, isOver, onProgress });
  onProgress(0, 1);
  const { body, url, contentType } = row.url === null ? await uploaded(ctx, row) : await fetched(ctx, row.url, row.source === 'ZIP' ? LARGEST_ZIP : LARGEST_TEXT, left);
  const time = Math.min(Math.max(1000, Date.parse(row.dueAt) - Date.now()), READING_MS);
  if (row.source === 'ZIP') return readApart({ kind: 'zip', bytes: body }, time);
  return readApart(row.source === 'HTML' ? { kind: 'html', text: textOfHtml(body, contentType), url } : { kind: 'markdown', text: new TextDecoder().decode(body), url }, time);
}

/** Bytes to be read as what the import says that they are. */
interface Found {
  readonly body: Buffer;
  readonly url: string;
  readonly contentType: string | undefined;
}

async function fetched(ctx: Context, address: string, maxBytes: number, left: number): Promise<Found> {
  const { body, url, headers } = await ctx.fetch(address, { maxBytes, timeoutMs: Math.min(left, ALONE_MS) });
  return { body, url, contentType: headers['content-type'] };
}

/** The bytes of an uploaded file. Its page has no address: what its links are relative to is nowhere. */
async function uploaded(ctx: Context, { fileId, organizationId, source }: ImportRow): Promise<Found> {
  const file = fileId === null ? null : await ctx.load.file.load(fileId);
  const bytes = file?.organizationId === organizationId ? await ctx.blobs.kept.read(file.blob) : null;
  if (!file || !bytes) throw badInput('The file that was to be imported is not there any more.');
  if (source !== 'ZIP' && file.size > LARGEST_TEXT) throw badInput('A text to import may have at most 10 MiB.');
  return { body: await buffer(bytes), url: 'about:blank', contentType: undefined };
}
