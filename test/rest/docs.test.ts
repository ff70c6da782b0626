/** Checks the documentation pages of the API. */
import { describe, expect, it } from 'vitest';
import { createDocs } from '../../src/rest/docs.ts';
import { readSchema } from '../contract/sdl.ts';

const docs = createDocs(readSchema());

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
    const types = ['/docs', '/docs/', ...asked, '/openapi.json'].map(
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
    ]);
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
