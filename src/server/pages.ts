/**
 * Serves the site pages outside the two APIs: health, metrics, documentation, and the index at `/`.
 */
import type { IncomingMessage } from 'node:http';
import { methodNotAllowed, notFound } from '../domain/errors.ts';
import type { DocsPages } from '../rest/docs.ts';
import { isFresh } from '../rest/etag.ts';
import type { AppPages } from './app.ts';
import { type HealthOptions, healthPages, json, type HealthPage } from './health.ts';
import type { RequestInfo } from './request.ts';
import type { Answer } from './send.ts';

/** The dependencies of the pages. */
interface PagesOptions extends HealthOptions {
  readonly baseUrl: () => string;
  readonly docs: DocsPages;
  readonly app: AppPages | undefined;
}

/** Pages below a path that the application adds to the server, such as those of sign-in. */
export interface PageHandler {
  /** The path that the pages are below; without its last slash it is their name in the log. */
  readonly below: `/${string}/`;
  /**
   * Answers a request of any method.
   * @throws AppError for a refused request
   */
  answer(req: IncomingMessage, request: RequestInfo): Promise<Answer>;
}

/** Returns the page at a path. Throws NOT_FOUND, METHOD_NOT_ALLOWED and UNAVAILABLE. */
type Pages = (req: IncomingMessage, path: string) => Promise<Answer>;

/** Creates the pages. */
export function createPages(options: PagesOptions): Pages {
  const pages: Readonly<Record<string, HealthPage>> = {
    '/': (req) => index(req, options.baseUrl(), options.app !== undefined),
    ...healthPages(options),
  };
  return async (req, path) => {
    const page = Object.hasOwn(pages, path)
      ? pages[path]
      : (appPage(options.app, path) ?? documentation(options.docs, path));
    if (page === undefined) throw notFound();
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    if (!isRead) throw methodNotAllowed('GET, HEAD', 'GET');
    return page(req);
  };
}

/** Returns the name of the pages that a path belongs to, for metrics and the log. */
export const pagesOf = (path: string): string | undefined =>
  ['/app', '/docs'].find((name) => path.startsWith(`${name}/`));

function appPage(app: AppPages | undefined, path: string): HealthPage | undefined {
  if (!app || (path !== '/app' && !path.startsWith('/app/'))) return undefined;
  return (req) => app(path, req.headers['if-none-match']);
}

function documentation(
  docs: DocsPages,
  path: string,
): ((req: IncomingMessage) => Answer) | undefined {
  if (
    path !== '/openapi.json' &&
    path !== '/schema.graphql' &&
    path !== '/document.schema.json' &&
    path !== '/docs' &&
    !path.startsWith('/docs/')
  )
    return undefined;
  return (req) => {
    const page = docs(path);
    if (page === undefined) throw notFound();
    const { etag } = page.headers;
    return etag !== undefined && isFresh(req.headers['if-none-match'], etag)
      ? { status: 304, headers: { etag } }
      : { ...page, isStatic: true };
  };
}

const api = [
  ['/graphql', 'GraphQL; in a browser GraphiQL'],
  ['/v1', 'the REST API'],
  ['/mcp', 'the Model Context Protocol, for agents'],
  ['/docs', 'how to use the REST API'],
  ['/openapi.json', 'the REST API in OpenAPI 3.1'],
  ['/schema.graphql', 'the GraphQL schema'],
  ['/document.schema.json', 'the JSON Schema of documents of pages'],
  ['/livez', 'whether this process runs'],
  ['/readyz', 'whether it can serve'],
  ['/metrics', 'for Prometheus'],
] as const;
const app = ['/app', 'the app'] as const;

function index(req: IncomingMessage, baseUrl: string, hasApp: boolean): Answer {
  const addresses = hasApp ? [...api, app] : api;
  const headers = { vary: 'Accept', 'referrer-policy': 'no-referrer' };
  if (!req.headers.accept?.includes('text/html')) {
    const page = json({
      name: 'Lectern',
      ...Object.fromEntries(addresses.map(([path]) => [path.slice(1), baseUrl + path])),
    });
    return { ...page, headers: { ...page.headers, ...headers } };
  }
  const items = addresses
    .map(([path, what]) => `<li><a href="${path}">${path}</a>: ${what}</li>`)
    .join('\n');
  const body = `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Lectern</title>
<style>body{font:1rem/1.6 system-ui,sans-serif;max-width:40rem;margin:3rem auto;padding:0 1rem;color-scheme:light dark}</style>
<h1>Lectern</h1>
<ul>
${items}
</ul></html>
`;
  return {
    status: 200,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    },
    body,
  };
}
