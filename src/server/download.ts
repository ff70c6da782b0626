/** Sends the bytes of files to whoever has their address: whole or in part, and so that no browser runs what is in them. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Blobs, Link } from '../data/blobs.ts';
import { Fault } from '../domain/errors.ts';
import { isFresh } from '../rest/etag.ts';

/** What downloads rest on. */
export type Downloads = Pick<Blobs, 'openDownload' | 'kept'>;

/** What a browser may show by itself: no format of these runs anything. */
const SHOWN = /^(image\/(png|jpeg|gif|webp|avif)|application\/pdf|text\/plain|(audio|video)\/[\w.+-]+)$/;
/** A reader who takes nothing for so long is let go, in milliseconds. */
const IDLE_MS = 60_000;

/** Answers a request for `/files/…`. Throws NOT_FOUND, METHOD_NOT_ALLOWED, UNAVAILABLE. */
export async function sendDownload(req: IncomingMessage, res: ServerResponse, { openDownload, kept }: Downloads, now: Date): Promise<void> {
  if (req.method !== 'GET' && req.method !== 'HEAD') throw new Fault('METHOD_NOT_ALLOWED', 'This address takes GET.');
  const link = openDownload((req.url ?? '').split('?', 1)[0] ?? '', now);
  const etag = `"${link.hash}"`;
  const lasting = { etag, 'cache-control': `private, max-age=${Math.floor((link.expiresAt.getTime() - now.getTime()) / 1000)}, immutable` };
  if (isFresh(req.headers['if-none-match'], etag)) return void res.writeHead(304, lasting).end();
  const headers = { ...lasting, ...headersOf(link), 'accept-ranges': 'bytes' };
  if (req.method === 'HEAD') {
    if ((await kept.size(link.hash)) === null) throw missing();
    if (!res.headersSent) res.writeHead(200, { ...headers, 'content-length': link.size }).end();
    return;
  }
  const part = partOf(req, link.size, etag);
  if (part === 'none') return void res.writeHead(416, { 'content-range': `bytes */${link.size}`, 'content-length': 0 }).end();
  const bytes = await kept.read(link.hash, part);
  if (bytes === null) throw missing();
  if (res.headersSent || res.destroyed) return void bytes.destroy(); // it was given up meanwhile
  const { first, last } = part ?? { first: 0, last: link.size - 1 };
  const status = part ? 206 : 200;
  res.writeHead(status, { ...headers, 'content-length': last - first + 1, ...(part && { 'content-range': `bytes ${first}-${last}/${link.size}` }) });
  res.setTimeout(IDLE_MS, () => res.destroy());
  await pipeline(bytes, res).catch(ignoreDeparture);
}

const missing = (): Fault => new Fault('NOT_FOUND', 'This file is not there any more.');

/** What is said of the bytes. */
function headersOf({ name, contentType }: Link): OutgoingHttpHeaders {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const exact = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return {
    'content-type': contentType.startsWith('text/') ? `${contentType}; charset=utf-8` : contentType,
    'content-disposition': `${SHOWN.test(contentType) ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${exact}`,
    'content-security-policy': "sandbox; default-src 'none'",
  };
}

/** The part that is asked for; undefined: all of it, also where several parts are asked for; `none`: it has no such part. */
function partOf({ headers }: IncomingMessage, size: number, etag: string): { first: number; last: number } | 'none' | undefined {
  const [, from = '', to = ''] = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/.exec(headers.range ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const condition = headers['if-range'];
  if (condition !== undefined && condition !== etag) return undefined;
  if (from === '') return to === '0' || size === 0 ? 'none' : { first: Math.max(0, size - Number(to)), last: size - 1 };
  if (to !== '' && Number(to) < Number(from)) return undefined; // RFC 9110: no range at all
  return Number(from) >= size ? 'none' : { first: Number(from), last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}

/** A reader who leaves is no fault of ours. */
function ignoreDeparture(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE')) throw error;
}
