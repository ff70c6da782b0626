/** Reads the source of an import: a website, a text or a zip, from a URL or an uploaded file. */
import { buffer } from 'node:stream/consumers';
import type { Context } from '../../context.ts';
import type { ImportRow } from '../../data/rows.ts';
import { readInThread } from '../../data/read-in-thread.ts';
import { importWebsite } from '../../data/website.ts';
import { textOfHtml } from '../../data/website/charset.ts';
import { usableFile } from '../file.ts';
import { badInput } from '../../domain/errors.ts';
import type { ImportedContent } from '../../domain/import.ts';

/** Called with the number of resources imported and the number found. */
export type ImportProgress = (imported: number, found: number) => void;

/** Limit for an HTML page or a text; the result of its conversion has limits of its own. */
const MAX_TEXT_BYTES = 10 * 1024 * 1024;
const MAX_ZIP_BYTES = 100 * 1024 * 1024;
/** Milliseconds for fetching a URL, and for parsing its content. */
const MAX_READ_MS = 40_000;

/** The limits of reading a source. */
interface ReadLimits {
  /** Time on the `performance.now` clock at which reading ends with what it has. */
  readonly deadline: number;
  /** Returns true if the process is shutting down. */
  isOver(): boolean;
  readonly onProgress: ImportProgress;
}

/**
 * Reads the source of an import.
 * @throws FetchRefused or BAD_USER_INPUT if it cannot be read, and another error if the process
 * ends first, so that the job is retried.
 */
export async function readSource(
  ctx: Context,
  row: ImportRow,
  { deadline, isOver, onProgress }: ReadLimits,
): Promise<ImportedContent> {
  if (row.source === 'WEBSITE') {
    const { done, ...imported } = await importWebsite(ctx.fetch, row.url ?? '', {
      threads: ctx.threads,
      maxPages: ctx.settings.websitePages,
      now: () => performance.now(),
      deadline,
      isOver,
      onProgress,
    });
    if (!done && isOver()) throw new Error('The process ends before the website was read.');
    return imported;
  }
  onProgress(0, 1);
  const remainingMs = () => Math.max(1000, Math.min(deadline - performance.now(), MAX_READ_MS));
  const { body, url, contentType } =
    row.url === null
      ? await uploaded(ctx, row)
      : await fetched(
          ctx,
          row.url,
          row.source === 'ZIP' ? MAX_ZIP_BYTES : MAX_TEXT_BYTES,
          remainingMs(),
        );
  if (row.source === 'ZIP')
    return readInThread(ctx.threads, { kind: 'zip', bytes: body }, remainingMs());
  return readInThread(
    ctx.threads,
    row.source === 'HTML'
      ? { kind: 'html', text: textOfHtml(requireText(body), contentType), url }
      : { kind: 'markdown', text: plainText(body), url },
    remainingMs(),
  );
}

/**
 * Requires that the bytes can be a text. Text contains no zero byte, except in UTF-16.
 * @throws BAD_USER_INPUT
 */
function requireText(body: Uint8Array): Uint8Array {
  const isUTF16 = (body[0] === 0xff && body[1] === 0xfe) || (body[0] === 0xfe && body[1] === 0xff);
  if (!isUTF16 && body.subarray(0, 4096).includes(0)) throw badInput('This is not text.');
  return body;
}

/**
 * Decodes UTF-8, the encoding of markdown.
 * @throws BAD_USER_INPUT if the bytes are not UTF-8.
 */
function plainText(body: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw badInput('This is not UTF-8 text.');
  }
}

/** The bytes of a source. */
interface SourceBytes {
  readonly body: Buffer;
  readonly url: string;
  readonly contentType: string | undefined;
}

async function fetched(
  ctx: Context,
  address: string,
  maxBytes: number,
  remainingMs: number,
): Promise<SourceBytes> {
  const { body, url, headers } = await ctx.fetch(address, { maxBytes, timeoutMs: remainingMs });
  return { body, url, contentType: headers['content-type'] };
}

/** Reads an uploaded file. It has no URL that relative links could resolve against. */
async function uploaded(
  ctx: Context,
  { fileId, organizationId, source }: ImportRow,
): Promise<SourceBytes> {
  const file = fileId === null ? null : await usableFile(ctx, organizationId, fileId);
  const bytes = file && (await ctx.blobs.backend.read(file.blob));
  if (!file || !bytes) throw badInput('The file to import was deleted.');
  if (source !== 'ZIP' && file.size > MAX_TEXT_BYTES)
    throw badInput('A text to import may have at most 10 MiB.');
  return { body: await buffer(bytes), url: 'about:blank', contentType: undefined };
}
