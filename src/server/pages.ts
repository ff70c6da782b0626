/** What stands beside the two doors: health, metrics, documentation, and the list of addresses at `/`. */
import type { IncomingMessage } from 'node:http';
import { Fault, notFound } from '../domain/errors.ts';
import type { Docs } from '../rest/docs.ts';
import { isLoopback } from './address.ts';
import type { Metrics } from './metrics.ts';
import type { Answer } from './send.ts';

/** What the pages are made of. */
interface PagesOptions {
  readonly baseUrl: () => string;
  readonly docs: Docs;
  readonly metrics: Metrics;
  readonly metricsFor: 'loopback' | 'everyone' | 'off';
  /** Fulfilled when the database answers. */
  readonly ready: () => Promise<void>;
  readonly isDraining: () => boolean;
}

/** Gives a page by its path. Throws NOT_FOUND, METHOD_NOT_ALLOWED and UNAVAILABLE. */
type Pages = (req: IncomingMessage, path: string) => Promise<Answer>;

/** Makes the pages. */
export function createPages(options: PagesOptions): Pages {
  const pages: Record<string, (req: IncomingMessage) => Answer | Promise<Answer>> = {
    '/': (req) => index(req, options.baseUrl()),
    '/livez': () => json({ status: 'alive' }),
    '/readyz': () => readiness(options),
    '/metrics': (req) => metricsPage(req, options),
  };
  return async (req, path) => {
    const page = Object.hasOwn(pages, path) ? pages[path] : documentation(options.docs, path);
    if (page === undefined) throw notFound();
    const reads = req.method === 'GET' || req.method === 'HEAD';
    if (!reads) throw new Fault('METHOD_NOT_ALLOWED', 'This address takes GET.');
    return page(req);
  };
}

const json = (value: unknown): Answer => ({ status: 200, headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }, body: `${JSON.stringify(value)}\n` });

function documentation(docs: Docs, path: string): ((req: IncomingMessage) => Answer) | undefined {
  if (path !== '/openapi.json' && path !== '/schema.graphql' && path !== '/docs' && !path.startsWith('/docs/')) return undefined;
  return (req) => {
    const page = docs(path);
    if (page === undefined) throw notFound();
    const { etag } = page.headers;
    const isFresh = etag !== undefined && req.headers['if-none-match']?.includes(etag);
    return isFresh ? { status: 304, headers: { etag } } : page;
  };
}

async function readiness({ ready, isDraining }: PagesOptions): Promise<Answer> {
  if (isDraining()) throw new Fault('UNAVAILABLE', 'This server is shutting down.', { retryAfter: 5 });
  try {
    await ready();
  } catch (cause) {
    throw new Fault('UNAVAILABLE', 'The database does not answer.', { retryAfter: 2, cause });
  }
  return json({ status: 'ready' });
}

async function metricsPage(req: IncomingMessage, { metrics, metricsFor }: PagesOptions): Promise<Answer> {
  if (metricsFor === 'off' || (metricsFor === 'loopback' && !isLoopback(req))) throw notFound();
  const { type, text } = await metrics.read();
  return { status: 200, headers: { 'content-type': type, 'cache-control': 'no-store' }, body: text };
}

const addresses = [
  ['/graphql', 'GraphQL; in a browser GraphiQL'],
  ['/v1', 'the REST API'],
  ['/docs', 'how to use the REST API'],
  ['/openapi.json', 'the REST API in OpenAPI 3.1'],
  ['/schema.graphql', 'the GraphQL schema'],
  ['/livez', 'whether this process runs'],
  ['/readyz', 'whether it can serve'],
  ['/metrics', 'for Prometheus'],
] as const;

function index(req: IncomingMessage, baseUrl: string): Answer {
  const headers = { vary: 'Accept', 'referrer-policy': 'no-referrer' };
  if (!req.headers.accept?.includes('text/html')) {
    const page = json({ name: 'Lectern', ...Object.fromEntries(addresses.map(([path]) => [path.slice(1), baseUrl + path])) });
    return { ...page, headers: { ...page.headers, ...headers } };
  }
  const items = addresses.map(([path, what]) => `<li><a href="${path}">${path}</a>: ${what}</li>`).join('\n');
  const body = `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Lectern</title>
<style>body{font:1rem/1.6 system-ui,sans-serif;max-width:40rem;margin:3rem auto;padding:0 1rem;color-scheme:light dark}</style>
<h1>Lectern</h1>
<ul>
${items}
</ul></html>
`;
  return { status: 200, headers: { ...headers, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'" }, body };
}
