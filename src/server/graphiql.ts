/**
 * Serves GraphiQL from this server: one compressed page of 9 MB that loads nothing from elsewhere.
 */
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { isFresh } from '../rest/etag.ts';
import { encodingFor } from './compression/encoding.ts';
import { readPage } from './graphiql/page.ts';
import type { Answer } from './send.ts';

/** Answers a request for the page. */
type GraphiQL = (req: IncomingMessage) => Promise<Answer>;

interface Page {
  readonly compressed: Buffer;
  readonly etag: string;
}

// The page contains its scripts and styles, and its workers are blobs, so that only `connect-src`
// needs `'self'`.
const POLICY = [
  "default-src 'none'",
  "script-src 'unsafe-inline' 'unsafe-eval' blob:",
  "style-src 'unsafe-inline'",
  'img-src data: blob:',
  'font-src data:',
  'worker-src blob:',
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Creates the handler, which reads the page at its first request. The page holds no token; see
 * `graphiql/page.ts`.
 */
export function createGraphiQL(): GraphiQL {
  let page: Promise<Page> | undefined;
  return async (req) => {
    page ??= readPage().then((compressed) => ({
      compressed,
      etag: `W/"${createHash('sha256').update(compressed).digest('base64url').slice(0, 22)}"`,
    }));
    return answer(req, await page);
  };
}

async function answer(req: IncomingMessage, page: Page): Promise<Answer> {
  const headers = {
    etag: page.etag,
    'cache-control': 'private, no-cache',
    vary: 'Accept, Accept-Encoding',
    'content-security-policy': POLICY,
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
  };
  if (isFresh(req.headers['if-none-match'], page.etag)) return { status: 304, headers };
  const html = { ...headers, 'content-type': 'text/html; charset=utf-8' };
  // Every browser accepts gzip: other clients wait while it is decompressed.
  if (!encodingFor(req.headers['accept-encoding'], ['gzip']))
    return { status: 200, headers: html, body: await promisify(gunzip)(page.compressed) };
  return { status: 200, headers: { ...html, 'content-encoding': 'gzip' }, body: page.compressed };
}
