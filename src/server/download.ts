/**
 * Sends the bytes of files, at signed addresses and of public specs, whole or in part, so that no
 * browser runs their content.
 */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Blobs } from '../data/blobs.ts';
import type { LinkedFile } from '../data/blobs/link.ts';
import { AppError, methodNotAllowed, notFound } from '../domain/errors.ts';
import { isFresh } from '../rest/etag.ts';
import type { OpenRequest } from './request.ts';

/** The storage that downloads read from. */
export type Downloads = Pick<Blobs, 'openDownload' | 'backend'> & {
  /** Returns the document of a public OpenAPI spec by its path; null if there is none. */
  readonly findPublicDocument: (path: string) => Promise<LinkedFile | null>;
};

/** The parts of a request that a download needs. */
type DownloadRequest = Pick<OpenRequest, 'receivedAt' | 'meter' | 'note'>;

/** Returns the name of the downloads that a path belongs to, for metrics and the log. */
export const downloadsOf = (path: string): '/files' | '/openapi' | undefined =>
  (['/files', '/openapi'] as const).find((name) => path.startsWith(`${name}/`));

/** Content types that a browser may display inline: none of these formats runs code. */
const INLINE_TYPES =
  /^(image\/(png|jpeg|gif|webp|avif)|application\/pdf|text\/plain|(audio|video)\/[\w.+-]+)$/;
/** Milliseconds after which a connection is closed whose reader takes nothing. */
const IDLE_MS = 60_000;

/** A file with the header that says how long it may be cached. */
interface CachedFile {
  readonly file: LinkedFile;
  readonly cacheControl: string;
}

/**
 * Returns the file at a path of `downloadsOf`. Caches must check a public document each time,
 * because it can become private.
 * @throws NOT_FOUND
 */
async function fileAt(
  path: string,
  { openDownload, findPublicDocument }: Downloads,
  { receivedAt, meter }: DownloadRequest,
): Promise<CachedFile> {
  if (downloadsOf(path) === '/files') {
    const file = openDownload(path, receivedAt);
    const seconds = Math.floor((file.expiresAt.getTime() - receivedAt.getTime()) / 1000);
    return { file, cacheControl: `private, max-age=${seconds}, immutable` };
  }
  await meter.spendForAddress();
  const file = await findPublicDocument(path);
  if (!file) throw notFound();
  return { file, cacheControl: 'public, no-cache' };
}

/**
 * Answers a request for `/files/…` or `/openapi/…`. Throws NOT_FOUND, METHOD_NOT_ALLOWED,
 * RATE_LIMITED, UNAVAILABLE.
 */
export async function sendDownload(
  req: IncomingMessage,
  res: ServerResponse,
  downloads: Downloads,
  request: DownloadRequest,
): Promise<void> {
  const path = (req.url ?? '').split('?', 1)[0] ?? '';
  request.note({ operation: downloadsOf(path) ?? path });
  if (req.method !== 'GET' && req.method !== 'HEAD') throw methodNotAllowed('GET, HEAD', 'GET');
  const { file: link, cacheControl } = await fileAt(path, downloads, request);
  const { backend } = downloads;
  const etag = `"${link.hash}"`;
  const cacheHeaders = { etag, 'cache-control': cacheControl };
  if (isFresh(req.headers['if-none-match'], etag))
    return void res.writeHead(304, cacheHeaders).end();
  const headers = { ...cacheHeaders, ...headersOf(link), 'accept-ranges': 'bytes' };
  if (req.method === 'HEAD') {
    if ((await backend.size(link.hash)) === null) throw missing();
    if (!res.headersSent) res.writeHead(200, { ...headers, 'content-length': link.size }).end();
    return;
  }
  const part = partOf(req, link.size, etag);
  if (part === 'none')
    return void res
      .writeHead(416, { 'content-range': `bytes */${link.size}`, 'content-length': 0 })
      .end();
  const bytes = await backend.read(link.hash, part);
  if (bytes === null) throw missing();
  if (res.headersSent || res.destroyed) return void bytes.destroy(); // the request has timed out
  const { first, last } = part ?? { first: 0, last: link.size - 1 };
  const status = part ? 206 : 200;
  res.writeHead(status, {
    ...headers,
    'content-length': last - first + 1,
    ...(part && { 'content-range': `bytes ${first}-${last}/${link.size}` }),
  });
  res.setTimeout(IDLE_MS, () => res.destroy());
  await pipeline(bytes, res).catch(ignoreEarlyClose);
}

const missing = (): AppError => new AppError('NOT_FOUND', 'This file was deleted.');

/** Returns the headers that describe the file. */
function headersOf({ name, contentType }: LinkedFile): OutgoingHttpHeaders {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return {
    'content-type': contentType.startsWith('text/') ? `${contentType}; charset=utf-8` : contentType,
    'content-disposition': `${INLINE_TYPES.test(contentType) ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${exact}`,
    'content-security-policy': "sandbox; default-src 'none'",
  };
}

/**
 * Returns the requested byte range: `undefined` for the whole file, also when several ranges are
 * requested, and `none` when the range is not satisfiable.
 */
function partOf(
  { headers }: IncomingMessage,
  size: number,
  etag: string,
): { first: number; last: number } | 'none' | undefined {
  const [, from = '', to = ''] =
    /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/.exec(headers.range ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const condition = headers['if-range'];
  if (condition !== undefined && condition !== etag) return undefined;
  if (from === '')
    return to === '0' || size === 0
      ? 'none'
      : { first: Math.max(0, size - Number(to)), last: size - 1 };
  if (to !== '' && Number(to) < Number(from)) return undefined; // RFC 9110: ignored
  return Number(from) >= size
    ? 'none'
    : { first: Number(from), last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}

/** Ignores the error of a reader who closes the connection early. */
function ignoreEarlyClose(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'))
    throw error;
}
