/** Checks the documentation pages of the API. */
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { documentSchema } from '../../src/domain/document-json/schema.ts';
import { createDocs } from '../../src/rest/docs.ts';
import { readSchema } from '../contract/sdl.ts';

const docs = createDocs(readSchema(), documentSchema);

describe('the documentation pages', () => {
  it('include every file that the page requests, with its type and an ETag', () => {
    const html = String(docs('/docs')?.body);
    const asked = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path = '']) => path);
    expect(asked).toEqual([
      '/docs/favicon-32x32.png',
      '/docs/swagger-ui.css',
      '/docs/swagger-ui-bundle.js',
      '/docs/start.js',
    ]);
    const types = ['/docs', '/docs/', ...asked, '/openapi.json', '/document.schema.json'].map(
      (path) => docs(path)?.headers['content-type'],
    );
    const script = 'text/javascript; charset=utf-8';
    expect(types).toEqual([
      'text/html; charset=utf-8',
      'text/html; charset=utf-8',
      'image/png',
      'text/css; charset=utf-8',
      script,
      script,
      'application/json; charset=utf-8',
      'application/schema+json; charset=utf-8',
    ]);
    expect(JSON.parse(String(docs('/document.schema.json')?.body))).toEqual(documentSchema);
    expect(docs('/openapi.json')?.headers['etag']).toMatch(/^W\/"/);
  });

  it('contact only this server, and run no inline script', () => {
    expect(docs('/docs')?.headers['content-security-policy']).toContain("default-src 'self'");
    expect(String(docs('/docs')?.body)).not.toMatch(/https?:|<script>|onload=/);
    expect(String(docs('/docs/start.js')?.body)).toContain('validatorUrl: null');
  });

  it('name each operation in words, and keep proper names as they are written', () => {
    const { paths }: { paths: Record<string, Record<string, { summary: string }>> } = JSON.parse(
      String(docs('/openapi.json')?.body),
    );
    const summaries = Object.values(paths).flatMap((operations) =>
      Object.values(operations).map(({ summary }) => summary),
    );
    const words = new Set(summaries.flatMap((summary) => summary.split(' ')));
    expect([...words].filter((word) => !/^[A-Z]?[a-z]+$/.test(word)).sort()).toEqual([
      'OpenAPI',
      'PDF',
      'SAML',
      'SSO',
    ]);
    expect(
      summaries.filter(
        (summary) => !/^[A-Z][a-z]*( ([a-z]+|OpenAPI|PDF|SAML|SSO))*$/.test(summary),
      ),
    ).toEqual([]);
  });

  it('include no other file', () => {
    for (const path of [
      '/docs/package.json',
      '/docs/../package.json',
      '/docs/swagger-ui-bundle.js.map',
      '/docs/index.html',
      '/doc',
      '/',
    ])
      expect(docs(path)).toBeUndefined();
  });
});

/** Runs the script of the page as a browser that opens an address, and returns what it did. */
async function open(address: string, { kept = [] as [string, string][], status = 200 } = {}) {
  const session = new Map(kept);
  const { hostname, hash, pathname, search } = new URL(address);
  const location = { hostname, hash, pathname, search };
  const authorized: unknown[] = [];
  const asked: unknown[] = [];
  let complete = async (): Promise<void> => {};
  runInNewContext(String(docs('/docs/start.js')?.body), {
    location,
    matchMedia: () => ({ matches: false, addEventListener: () => {} }),
    document: { documentElement: { classList: { toggle: () => {} } } },
    addEventListener: () => {},
    sessionStorage: {
      getItem: (name: string) => session.get(name) ?? null,
      setItem: (name: string, value: string) => void session.set(name, value),
      removeItem: (name: string) => void session.delete(name),
    },
    history: { replaceState: () => Object.assign(location, { hash: '' }) },
    fetch: async (path: string, { headers }: { headers: object }) => {
      asked.push([path, { ...headers }]);
      return { status };
    },
    SwaggerUIBundle: ({ onComplete }: { onComplete: () => Promise<void> }) => {
      complete = onComplete;
      return { preauthorizeApiKey: (...given: unknown[]) => void authorized.push(given) };
    },
  });
  await complete();
  return { hash: location.hash, session: [...session], authorized, asked };
}

describe('the script of the page', () => {
  const asked = [['/v1/user', { authorization: 'Bearer lp_1' }]];
  const session = [['lectern:token', 'lp_1']];

  it('keeps the token of its address for the session of the tab, and signs in with it', async () => {
    for (const host of ['localhost', '127.0.0.1', '[::1]'])
      expect(await open(`http://${host}:4000/docs#token=lp_1`)).toEqual({
        hash: '',
        session,
        authorized: [['token', 'lp_1']],
        asked,
      });
  });

  it('signs in with the token that is kept', async () => {
    const kept: [string, string][] = [['lectern:token', 'lp_1']];
    expect(await open('http://localhost:4000/docs#/Teams', { kept })).toEqual({
      hash: '#/Teams',
      session,
      authorized: [['token', 'lp_1']],
      asked,
    });
  });

  it('drops a token that the server refuses', async () => {
    const kept: [string, string][] = [['lectern:token', 'lp_1']];
    expect(await open('http://localhost:4000/docs', { kept, status: 401 })).toEqual({
      hash: '',
      session: [],
      authorized: [],
      asked,
    });
  });

  it.each([
    ['http://docs.example.com/docs#token=lp_1', ''],
    ['http://localhost.example.com/docs#token=lp_1', ''],
    ['http://localhost/docs#token=other', '#token=other'],
  ])('takes no token from %s', async (address, hash) => {
    expect(await open(address)).toEqual({
      hash,
      session: [],
      authorized: [],
      asked: [],
    });
  });
});
