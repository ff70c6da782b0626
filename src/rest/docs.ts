/** Serves the API documentation: the OpenAPI document, Swagger UI and the GraphQL schema. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { GraphQLSchema } from 'graphql';
import { printContract } from '../graphql/print.ts';
import { etagOf } from './etag.ts';
import { openapiDocument } from './openapi.ts';

/** A response of the documentation. */
interface DocsPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Returns the page at a path; undefined if there is none. */
export type DocsPages = (path: string) => DocsPage | undefined;

// Named `require` so that tools detect the dependency.
const require = createRequire(import.meta.url);

const HTML = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Lectern API</title>
    <link rel="icon" type="image/png" sizes="32x32" href="/docs/favicon-32x32.png">
    <link rel="stylesheet" href="/docs/swagger-ui.css">
  </head>
  <body>
    <div id="api"></div>
    <script src="/docs/swagger-ui-bundle.js"></script>
    <script src="/docs/start.js"></script>
  </body>
</html>
`;

/**
 * Follows the color scheme of the browser, and fills in the token of the address that `npm start`
 * prints, or the one that GraphiQL keeps for the tab.
 *
 * As there, only a loopback host takes a token from an address, and one that the server refuses is
 * dropped.
 */
const START = `const scheme = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', scheme.matches);
scheme.addEventListener('change', follow);
follow();

const KEY = 'lectern:token';
const here = /^(localhost|127(\\.\\d{1,3}){3}|\\[::1\\])$/.test(location.hostname);
const given = () => /^#token=(lp_\\w+)$/.exec(location.hash)?.[1];
if (given() !== undefined) {
  if (here) sessionStorage.setItem(KEY, given());
  history.replaceState(null, '', location.pathname + location.search);
}
addEventListener('hashchange', () => given() !== undefined && location.reload());

async function signIn() {
  const token = sessionStorage.getItem(KEY);
  if (token === null) return;
  const { status } = await fetch('/v1/user', { headers: { authorization: 'Bearer ' + token } });
  if (status === 401) sessionStorage.removeItem(KEY);
  else ui.preauthorizeApiKey('token', token);
}

const ui = SwaggerUIBundle({ url: '/openapi.json', dom_id: '#api', deepLinking: true, validatorUrl: null, persistAuthorization: false, docExpansion: 'none', onComplete: signIn });
`;

// Swagger UI sets style attributes and embeds its icons as data URLs. It connects to this server
// only.
const POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Returns the documentation pages; each is created on its first request. `documentSchema` is the JSON
 * Schema of documents.
 * @throws Error if swagger-ui-dist is not installed
 */
export function createDocs(schema: GraphQLSchema, documentSchema: object): DocsPages {
  const sources = new Map<
    string,
    { readonly type: string; read(): Buffer | string; readonly headers?: Record<string, string> }
  >([
    [
      '/docs',
      {
        type: 'text/html; charset=utf-8',
        read: () => HTML,
        headers: { 'content-security-policy': POLICY },
      },
    ],
    ['/docs/start.js', { type: 'text/javascript; charset=utf-8', read: () => START }],
    [
      '/docs/swagger-ui-bundle.js',
      {
        type: 'text/javascript; charset=utf-8',
        read: fromFile(require.resolve('swagger-ui-dist/swagger-ui-bundle.js')),
      },
    ],
    [
      '/docs/swagger-ui.css',
      {
        type: 'text/css; charset=utf-8',
        read: fromFile(require.resolve('swagger-ui-dist/swagger-ui.css')),
      },
    ],
    [
      '/docs/favicon-32x32.png',
      { type: 'image/png', read: fromFile(require.resolve('swagger-ui-dist/favicon-32x32.png')) },
    ],
    [
      '/openapi.json',
      {
        type: 'application/json; charset=utf-8',
        read: () => JSON.stringify(openapiDocument(schema)),
      },
    ],
    [
      '/document.schema.json',
      {
        type: 'application/schema+json; charset=utf-8',
        read: () => JSON.stringify(documentSchema),
      },
    ],
    // plain text, so that browsers display it
    ['/schema.graphql', { type: 'text/plain; charset=utf-8', read: () => printContract(schema) }],
  ]);
  const pages = new Map<string, DocsPage>();
  return (path) => {
    const name = path === '/docs/' ? '/docs' : path;
    const source = sources.get(name);
    if (!source) return undefined;
    const page = pages.get(name) ?? pageOf(source.read(), source.type, source.headers);
    pages.set(name, page);
    return page;
  };
}

const fromFile = (path: string) => (): Buffer => readFileSync(path);

function pageOf(body: Buffer | string, type: string, more: Record<string, string> = {}): DocsPage {
  const headers = {
    'content-type': type,
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    etag: etagOf(body),
    ...more,
  };
  return { status: 200, headers, body: Buffer.from(body) };
}
