/**
 * Checks the import of a website on the loopback interface: what is imported, what is left out and
 * reported, and when it ends.
 */
import type { RequestListener, ServerResponse } from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import { createFetch, FetchRefused } from '../../src/data/fetch.ts';
import { createThreads } from '../../src/data/threads.ts';
import { importWebsite, type WebsiteOptions } from '../../src/data/website.ts';
import { badInput } from '../../src/domain/errors.ts';
import { PNG, serve, site } from '../fixtures/site.ts';

const fetch = createFetch({ allowPrivateNetworks: true });
const threads = createThreads(1);
afterAll(() => threads.close());
const options = (more: Partial<WebsiteOptions> = {}): WebsiteOptions => ({
  threads,
  now: () => performance.now(),
  maxPages: 200,
  deadline: performance.now() + 15_000,
  timeoutMs: 1500,
  ...more,
});
const html = (res: ServerResponse, body: string): void =>
  void res.writeHead(200, { 'content-type': 'text/html' }).end(body);

/** Returns the reason why a site was not imported. */
async function refusal(importing: Promise<unknown>): Promise<unknown> {
  return importing.then(
    () => 'it was',
    (error: unknown) => (error instanceof FetchRefused ? error.reason : error),
  );
}

describe('a website', () => {
  it('becomes pages in a tree by their paths, with links and images of its own, and problems for unreadable parts', async () => {
    const { url } = await site();
    const {
      pages,
      files: brought,
      problems,
      found,
      done,
    } = await importWebsite(fetch, `${url}/docs/`, options());
    expect(pages.map(({ ref, parent, title, slug }) => [ref, parent, title, slug])).toEqual([
      ['page-1', null, 'Welcome', 'welcome'],
      ['page-2', null, 'Guide', 'guide'],
      ['page-3', 'page-2', 'Install', 'install'],
      ['page-4', 'page-2', 'Tables', 'tables'],
      ['page-5', 'page-2', 'Deep', 'deep'],
      ['page-6', null, 'Open', 'open'],
      ['page-7', null, 'Orphan', 'orphan'],
    ]);
    expect(brought.map(({ bytes, ...file }) => ({ ...file, bytes: Buffer.from(bytes) }))).toEqual([
      { ref: 'file-1', name: 'logo.png', contentType: 'image/png', bytes: PNG },
    ]);
    expect(problems).toEqual([
      {
        resource: `${url}/docs/away`,
        message: 'This address redirects to a page outside of the import.',
      },
      { resource: `${url}/docs/hang`, message: 'This address did not respond in time.' },
      {
        resource: `${url}/docs/huge`,
        message: 'The response of this address has more than 5242880 bytes.',
      },
      { resource: `${url}/docs/gone`, message: 'This address responded with 404.' },
      {
        resource: `${url}/docs/private/secret`,
        message: 'The robots.txt of this site disallows this address.',
      },
      {
        resource: `${url}/docs/img/big.png`,
        message: 'The response of this address has more than 10485760 bytes.',
      },
      { resource: `${url}/docs/img/none.png`, message: 'This address responded with 404.' },
    ]);
    expect([found, done]).toEqual([15, true]);
    expect(pages.map(({ markdown }) => markdown)).toEqual([
      `Read the [guide](page-3#on-linux), the [old one](page-2), the [blog](${url}/blog/post) or [more](#more-to-read).

![Our logo](file-1) ![Too big](${url}/docs/img/big.png) ![None](${url}/docs/img/none.png)

## More to read

That is énough for *now*.
`,
      `- one

  - two

    3. three
    4. four

- [Install](page-3)

- [Home](page-1)
`,
      `## On \`Linux\`

Run this:

\`\`\`bash
npm install acme
# {{ name }} stays
\`\`\`

\`\`\`ts
const a = 1 < 2;
\`\`\`

Write \\{{ name }} in a text. ![](file-1)

> Back [home](page-1), or to [Linux](#on-linux).
`,
      `| Name | Size \\| bytes |
| - | -: |
| [install](page-3) | 12 |
| both • a • b | |
`,
      'A short page without a heading.\n',
      'You may read this.\n',
      'Only the sitemap names me. [Deep](page-5)\n',
    ]);
  });

  it('is never requested for paths that its robots.txt forbids or outside of its path, and each path only once except after redirects', async () => {
    const { url, asked } = await site();
    await importWebsite(fetch, `${url}/docs/`, options());
    expect(asked.sort()).toEqual([
      '/docs/',
      '/docs/away',
      '/docs/feed',
      '/docs/gone',
      '/docs/guide/',
      '/docs/guide/', // after /docs/old
      '/docs/guide/deep',
      '/docs/guide/install.html',
      '/docs/guide/tables',
      '/docs/hang',
      '/docs/huge',
      '/docs/img/big.png',
      '/docs/img/none.png',
      '/docs/old',
      '/docs/orphan',
      '/docs/private/open',
      '/img/logo.png',
      '/robots.txt',
      '/sitemap.xml',
    ]);
  });

  it('is not requested for a forbidden target of a redirect', async () => {
    const asked: string[] = [];
    const elsewhere = await serve((req, res) => {
      asked.push(`elsewhere ${req.url}`);
      res.end();
    });
    const url = await serve((req, res) => {
      asked.push(req.url ?? '');
      if (req.url === '/robots.txt') res.end('User-agent: *\nDisallow: /docs/private\n');
      else if (req.url === '/docs/')
        html(res, '<a href="a">a</a><a href="b">b</a><a href="c">c</a><img src="/d.png">');
      else if (req.url === '/docs/a') res.writeHead(302, { location: '/docs/private/a' }).end();
      else if (req.url === '/docs/b') res.writeHead(302, { location: `${elsewhere}/docs/b` }).end();
      else if (req.url === '/docs/c') res.writeHead(302, { location: '/above' }).end();
      else if (req.url === '/d.png') res.writeHead(302, { location: '/docs/private/d.png' }).end();
      else res.writeHead(404).end();
    });
    const { problems } = await importWebsite(fetch, `${url}/docs/`, options());
    expect(asked.sort()).toEqual([
      '/d.png',
      '/docs/',
      '/docs/a',
      '/docs/b',
      '/docs/c',
      '/robots.txt',
      '/sitemap.xml',
    ]);
    const forbidden = 'The robots.txt of this site disallows this address.';
    const away = 'This address redirects to a page outside of the import.';
    expect(problems.map(({ resource, message }) => [resource.slice(url.length), message])).toEqual([
      ['/docs/a', forbidden],
      ['/docs/b', away],
      ['/docs/c', away],
      ['/d.png', forbidden],
    ]);
  });

  it('reports its progress', async () => {
    const url = await serve((req, res) =>
      req.url === '/a' || req.url === '/b' || req.url === '/'
        ? html(res, '<a href="/a">a</a><a href="/b">b</a>')
        : res.writeHead(404).end(),
    );
    const told: number[][] = [];
    await importWebsite(
      fetch,
      url,
      options({ onProgress: (imported, found) => told.push([imported, found]) }),
    );
    expect(told).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
  });
});

describe('an import of a website ends', () => {
  const endless: RequestListener = (req, res) => {
    const at = Number(req.url?.slice(1) || 0);
    if (Number.isNaN(at)) res.writeHead(404).end();
    else
      html(
        res,
        `<main><h1>Page ${at}</h1><p>${'x'.repeat(1000)}</p><a href="/${at + 1}">next</a></main>`,
      );
  };

  it('after the maximum number of pages', async () => {
    const url = await serve(endless);
    const { pages, found, done, problems } = await importWebsite(
      fetch,
      url,
      options({ maxPages: 5 }),
    );
    expect([pages.map(({ title }) => title), found, done]).toEqual([
      ['Page 0', 'Page 1', 'Page 2', 'Page 3', 'Page 4'],
      6,
      false,
    ]);
    expect(problems).toEqual([{ resource: `${url}/`, message: 'Only 5 pages were read.' }]);
  });

  it('after the maximum number of bytes', async () => {
    const url = await serve(endless);
    const { pages, done } = await importWebsite(fetch, url, options({ maxBytes: 3000 }));
    expect([pages.length, done]).toEqual([2, false]);
  });

  it('at its deadline, with the pages so far', async () => {
    const url = await serve((req, res) =>
      req.url === '/'
        ? html(res, '<h1>First</h1><a href="/a">a</a><a href="/b">b</a>')
        : req.url === '/robots.txt' || req.url === '/sitemap.xml'
          ? res.writeHead(404).end()
          : undefined,
    );
    const { pages, found, done, problems } = await importWebsite(
      fetch,
      url,
      options({ deadline: performance.now() + 6000, timeoutMs: 60_000 }),
    );
    expect([pages.map(({ title }) => title), found, done, problems]).toEqual([
      ['First'],
      3,
      false,
      [],
    ]);
  });

  it('when it is cancelled', async () => {
    const url = await serve(endless);
    const read: number[] = [];
    const { pages, done } = await importWebsite(
      fetch,
      url,
      options({
        onProgress: (imported) => read.push(imported),
        isOver: () => (read.at(-1) ?? 0) >= 4,
      }),
    );
    expect([pages.length, done]).toEqual([4, false]);
  });
});

describe('the first page', () => {
  it('is refused for the error of its request when it cannot be read', async () => {
    const gone = await serve((_, res) => res.writeHead(404).end());
    const silent = await serve((req, res) =>
      req.url === '/robots.txt' ? res.writeHead(404).end() : undefined,
    );
    const away = await serve((req, res) =>
      req.url === '/robots.txt'
        ? res.writeHead(404).end()
        : res
            .writeHead(302, { location: `${gone.replace('127.0.0.1', 'localhost')}/robots.txt` })
            .end(),
    );
    const moved = await serve((req, res) =>
      req.url === '/robots.txt'
        ? res.writeHead(404).end()
        : req.url === '/there'
          ? html(res, 'x')
          : res
              .writeHead(302, { location: `${moved.replace('127.0.0.1', 'localhost')}/there` })
              .end(),
    );
    const starts = [
      'http://127.0.0.1:1/',
      gone,
      silent,
      away,
      moved,
      'acme.test',
      'ftp://127.0.0.1/',
    ];
    expect(
      await Promise.all(starts.map((start) => refusal(importWebsite(fetch, start, options())))),
    ).toEqual(['NETWORK', 'STATUS', 'TIMEOUT', 'ADDRESS', 'ADDRESS', 'ADDRESS', 'SCHEME']);
    const outside = createFetch({ allowPrivateNetworks: false });
    expect(await refusal(importWebsite(outside, gone, options()))).toBe('ADDRESS');
  });

  it('is a bad input when robots.txt forbids it or it is no page', async () => {
    const closed = await serve((req, res) =>
      req.url === '/robots.txt' ? res.end('User-agent: *\nDisallow: /') : html(res, 'x'),
    );
    const broken = await serve((req, res) =>
      req.url === '/robots.txt' ? res.writeHead(503).end() : html(res, 'x'),
    );
    const data = await serve((_, res) =>
      res.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
    );
    const refused = badInput('The robots.txt of this site disallows this address.', 'url');
    expect(
      await Promise.all(
        [closed, broken, data].map((start) => refusal(importWebsite(fetch, start, options()))),
      ),
    ).toEqual([refused, refused, badInput('There is no HTML page at this address.', 'url')]);
  });

  it('may have another charset, which its header or its markup names', async () => {
    const bytes = Buffer.from('<title>x</title><main><h1>Gr\u00fc\u00dfe</h1></main>', 'latin1');
    const byHeader = await serve((req, res) =>
      req.url === '/'
        ? res.writeHead(200, { 'content-type': 'text/html; charset=ISO-8859-1' }).end(bytes)
        : res.writeHead(404).end(),
    );
    const byItself = await serve((req, res) =>
      req.url === '/'
        ? res
            .writeHead(200, { 'content-type': 'text/html' })
            .end(Buffer.concat([Buffer.from('<meta charset="windows-1252">'), bytes]))
        : res.writeHead(404).end(),
    );
    const read = await Promise.all(
      [byHeader, byItself].map((start) => importWebsite(fetch, start, options())),
    );
    expect(read.map(({ pages }) => pages.map(({ title }) => title))).toEqual([
      ['Grüße'],
      ['Grüße'],
    ]);
  });
});
