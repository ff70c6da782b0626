/** GraphiQL from our own server: one page of 9 MB, made once, compressed, that fetches nothing from elsewhere. */
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { hasLoopbackHost, isLoopback } from './address.ts';
import { readTabs } from './graphiql/tabs.ts';
import type { Answer } from './send.ts';

/** Answers a request for the page. */
type GraphiQL = (req: IncomingMessage) => Promise<Answer>;

interface Page {
  readonly compressed: Buffer;
  readonly etag: string;
}

// Its library for dragging leaves tabs far from where they stand, which shows once one is pressed: the press would miss it.
const STYLE = '<style>.graphiql-tab { transform: none !important; }</style>';

// The page's scripts and styles stand in it; its workers are blobs. Whatever it may try to fetch must be here.
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
 * Makes the page at its first request, in about a quarter of a second, most of it outside the event loop. The token of
 * development is in it only for who opens the page on this machine, under a name of this machine, as a page: not for a
 * script of another origin.
 */
export function createGraphiQL(developmentToken: string | undefined): GraphiQL {
  const pages = new Map<string | undefined, Promise<Page>>();
  return async (req) => {
    const token = isOpenedHere(req) ? developmentToken : undefined;
    let page = pages.get(token);
    if (page === undefined) {
      page = makePage(token);
      pages.set(token, page);
    }
    return answer(req, await page);
  };
}

/** Browsers send `Origin` with a script's request to another origin, and `Sec-Fetch-Dest: document` with a page's. */
function isOpenedHere(req: IncomingMessage): boolean {
  const destination = req.headers['sec-fetch-dest'];
  return isLoopback(req) && hasLoopbackHost(req) && req.headers.origin === undefined && (destination === undefined || destination === 'document');
}

async function makePage(token: string | undefined): Promise<Page> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
  const html = renderGraphiQL({
    title: 'Lectern',
    endpoint: '/graphql',
    defaultTabs: readTabs(),
    // the token of development is made anew at each start: the browser must not keep the old one
    shouldPersistHeaders: false,
    ...(token !== undefined && { headers: JSON.stringify({ Authorization: `Bearer ${token}` }, null, 2) }),
  })
    .trimStart()
    .replace('</head>', `${STYLE}</head>`);
  const compressed = await promisify(gzip)(html, { level: 6 });
  return { compressed, etag: `"${createHash('sha256').update(compressed).digest('base64url').slice(0, 22)}"` };
}

async function answer(req: IncomingMessage, page: Page): Promise<Answer> {
  const headers = {
    etag: page.etag,
    'cache-control': 'private, no-cache',
    vary: 'Accept, Accept-Encoding, Host',
    'content-security-policy': POLICY,
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
  };
  if (req.headers['if-none-match']?.includes(page.etag)) return { status: 304, headers };
  const html = { ...headers, 'content-type': 'text/html; charset=utf-8' };
  // every browser takes gzip: who does not, waits for it to be undone
  if (!/\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(String(req.headers['accept-encoding'] ?? ''))) return { status: 200, headers: html, body: await promisify(gunzip)(page.compressed) };
  return { status: 200, headers: { ...html, 'content-encoding': 'gzip' }, body: page.compressed };
}
