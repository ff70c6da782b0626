/**
 * Checks hostile websites that would block the server or redirect it to forbidden addresses: an
 * import stays within its limits.
 */
import type { ServerResponse } from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import { createFetch } from '../../src/data/fetch.ts';
import { createThreads } from '../../src/data/threads.ts';
import { importWebsite, type WebsiteOptions } from '../../src/data/website.ts';
import { Crawl } from '../../src/data/website/crawl.ts';
import { PageThread } from '../../src/data/website/page-thread.ts';
import { WebsitePart } from '../../src/data/website/part.ts';
import { WebsiteReader } from '../../src/data/website/reader.ts';
import { allowAll } from '../../src/data/website/robots.ts';
import { badInput } from '../../src/domain/errors.ts';
import { serve } from '../fixtures/site.ts';

const fetch = createFetch({ allowPrivateNetworks: true });
const threads = createThreads(1);
afterAll(() => threads.close());
const options = (more: Partial<WebsiteOptions> = {}): WebsiteOptions => ({
  threads,
  now: () => performance.now(),
  maxPages: 200,
  deadline: performance.now() + 25_000,
  ...more,
});
const forbidden = 'The robots.txt of this site disallows this address.';

/** 1 MB that takes seconds to convert. */
const tables =
  '<table><tr><th>a</th></tr><tr><td>x</td><td><a href="/b">b</a></td></tr></table>'.repeat(12_000);
/** A text within every limit of a page that takes seconds to convert. */
const lists = `<ul>${`${'<li>b<ul><li>c'.repeat(90)}${'</li></ul></li>'.repeat(90)}`.repeat(60)}</ul>`;
const links = (count: number, name: string): string =>
  Array.from({ length: count }, (_, i) => `<a href="/${name}${i}">${i}</a>`).join('');

/**
 * Serves HTML pages by their paths, in which HERE stands for the server's URL, and records the
 * requests.
 */
async function pages(
  given: Readonly<Record<string, string>>,
): Promise<{ readonly url: string; readonly asked: string[] }> {
  const asked: string[] = [];
  const url = await serve((req, res) => {
    asked.push(req.url ?? '');
    answer(res, given[req.url ?? '']?.replaceAll('HERE', url));
  });
  return { url, asked };
}

/** Responds with a page or a redirect. */
function answer(res: ServerResponse, content: string | undefined): void {
  if (content === undefined) res.writeHead(404).end();
  else if (content.startsWith('to ')) res.writeHead(302, { location: content.slice(3) }).end();
  else res.writeHead(200, { 'content-type': 'text/html' }).end(content);
}

describe('a slow page', () => {
  it('is given up after its time limit, is reported as a problem, and does not prevent others', async () => {
    const { url } = await pages({
      '/': '<h1>First</h1><a href="/slow">s</a><a href="/a">a</a>',
      '/slow': lists,
      '/a': '<h1>A</h1><a href="/b">b</a>',
      '/b': '<h1>B</h1>',
    });
    const begun = performance.now();
    await new PageThread(threads).read(lists, { base: url, start: url });
    // half of the time that the page takes on this machine now
    const thread = new PageThread(threads, (performance.now() - begun) / 2);
    const { timedOut } = threads.stats().readings;
    const reader = new WebsiteReader(fetch, {
      ...options(),
      maxBytes: 1e8,
      timeoutMs: 25_000,
      isOver: () => false,
    });
    const crawl = new Crawl({
      reader,
      thread,
      part: new WebsitePart(new URL(url)),
      robots: allowAll,
      maxPages: 10,
      onProgress: () => {},
    });
    await crawl.take(await reader.read(`${url}/`, 1e6));
    expect(await crawl.run([])).toBe(true);
    expect(crawl.problems).toEqual([
      { resource: `${url}/slow`, message: 'This page took too long to read.' },
    ]);
    expect([crawl.order.map((key) => crawl.pages.get(key)?.title), crawl.found]).toEqual([
      ['First', 'A', 'B'],
      4,
    ]);
    expect(threads.stats().readings.timedOut).toBe(timedOut + 1);
  });

  it('does not block others while it is converted or its links are resolved', async () => {
    const { url } = await pages({
      '/': `<h1>First</h1><a href="/b">b</a>${tables.slice(0, tables.length / 3)}`,
      '/b': '<h1>B</h1>',
    });
    let [last, longest] = [performance.now(), 0];
    const timer = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 10);
    const { pages: brought } = await importWebsite(fetch, url, options()).finally(() =>
      clearInterval(timer),
    );
    expect(
      brought.map(({ title, markdown }) => [
        title,
        markdown.includes('[b](page-2)'),
        markdown.includes('/b)'),
      ]),
    ).toEqual([
      ['First', true, false],
      ['B', false, false],
    ]);
    expect(longest).toBeLessThan(1000);
  });

  it('keeps the links of pages unchanged when there is no time for them, with a problem', async () => {
    const { url } = await pages({
      '/': '<h1>First</h1><p><a href="/b">b</a></p>',
      '/b': '<h1>B</h1><p><a href="/">first</a></p>',
    });
    let now = 0;
    const { pages: brought, problems } = await importWebsite(fetch, url, {
      threads: {
        read(task, given, limits) {
          if (task === 'links') now += 6000;
          return threads.read(task, given, limits);
        },
      },
      now: () => now,
      maxPages: 200,
      deadline: 9000,
    });
    expect(brought.map(({ markdown }) => markdown)).toEqual([
      '[b](page-2)\n',
      `[first](${url}/)\n`,
    ]);
    expect(problems).toEqual([
      {
        resource: `${url}/b`,
        message: 'The links of this page took too long to convert, and still lead to the website.',
      },
    ]);
  });

  it('is converted in the thread of earlier imports, however they ended', async () => {
    const good = await pages({ '/': '<h1>First</h1><a href="/b">b</a>', '/b': '<h1>B</h1>' });
    const bad = await pages({ '/': '<div>'.repeat(300) });
    await importWebsite(fetch, good.url, options());
    await expect(importWebsite(fetch, bad.url, options())).rejects.toEqual(
      badInput('The elements of this page are nested more than 200 levels deep.'),
    );
    expect([threads.stats().readings.threads, threads.stats().readings.running]).toEqual([1, 0]);
  });
});

describe('a site with many links', () => {
  it('is requested up to ten times for each page that may be read, with a problem', async () => {
    const { url, asked } = await pages({
      '/': `<h1>First</h1>${links(300, 'private/')}`,
      '/robots.txt': 'User-agent: *\nDisallow: /private',
      '/sitemap.xml': Array.from({ length: 9000 }, (_, i) => `<loc>HERE/private/s${i}</loc>`).join(
        '',
      ),
    });
    const { found, done, problems } = await importWebsite(fetch, url, options({ maxPages: 5 }));
    expect([found, done]).toEqual([50, false]);
    expect(problems.slice(48)).toEqual([
      { resource: `${url}/private/48`, message: forbidden },
      { resource: `${url}/`, message: 'Only the first 50 addresses were checked.' },
    ]);
    expect(asked.sort()).toEqual(['/', '/robots.txt', '/sitemap.xml']);
  });

  it('checks between requests whether it has ended', async () => {
    const { url, asked } = await pages({ '/': `<h1>First</h1>${links(4000, 'a')}` });
    let calls = 0;
    const { found, done } = await importWebsite(
      fetch,
      url,
      options({ maxPages: 1000, isOver: () => asked.includes('/') && ++calls > 20 }),
    );
    expect(done).toBe(false);
    expect(found).toBeLessThan(2000);
    expect(asked).not.toContain('/a0');
  });

  it('counts each page once under all its URLs', async () => {
    const { url } = await pages({
      '/': `<h1>First</h1>${links(4, 'a')}`,
      '/a0': 'to /b',
      '/a1': 'to /b',
      '/a2': 'to /',
      '/b': '<h1>B</h1>',
    });
    const { found, problems, pages: brought } = await importWebsite(fetch, url, options());
    expect([found, brought.map(({ title }) => title)]).toEqual([3, ['First', 'B']]);
    expect(problems).toEqual([
      { resource: `${url}/a3`, message: 'This address responded with 404.' },
    ]);
  });

  it('is not requested for URLs that no server would accept', async () => {
    const { url, asked } = await pages({
      '/': `<h1>First</h1><a href="/${'ü'.repeat(1000)}">a</a><img src="/${'ü'.repeat(1000)}.png">`,
    });
    const { found, problems } = await importWebsite(fetch, url, options());
    expect([found, problems]).toEqual([
      2,
      [{ resource: `${url}/${'%C3%BC'.repeat(1000)}.png`, message: 'This address is too long.' }],
    ]);
    expect(asked).toEqual(['/robots.txt', '/', '/sitemap.xml']);
  });
});

describe('a redirect', () => {
  it('of the first page is not followed to a forbidden path', async () => {
    const { url: elsewhere, asked: there } = await pages({});
    const { url, asked } = await pages({
      '/a': 'to /private/a',
      '/b': `to ${elsewhere}/b`,
      '/c': 'to /d?secret',
      '/robots.txt': 'User-agent: *\nDisallow: /private\nDisallow: /*?secret',
    });
    await expect(importWebsite(fetch, `${url}/a`, options())).rejects.toEqual(
      badInput(forbidden, 'url'),
    );
    await expect(importWebsite(fetch, `${url}/b`, options())).rejects.toThrow(
      `This address redirects to another site: ${elsewhere}. Import that site.`,
    );
    await expect(importWebsite(fetch, `${url}/c`, options())).rejects.toEqual(
      badInput(forbidden, 'url'),
    );
    expect([asked.filter((path) => path !== '/robots.txt'), there]).toEqual([
      ['/a', '/b', '/c'],
      [],
    ]);
  });

  it('of the first page to another host name of the site is followed when that allows it', async () => {
    const asked: string[] = [];
    const url = await serve((req, res) => {
      const { host = '' } = req.headers;
      asked.push(`${host.split(':')[0]} ${req.url}`);
      const isOther = host.startsWith('www.');
      if (req.url === '/robots.txt') res.end(isOther ? 'User-agent: *\nDisallow: /closed' : '');
      else answer(res, isOther ? '<h1>Other</h1>' : `to http://www.${host}${req.url}`);
    });
    const named = createFetch({
      allowPrivateNetworks: true,
      lookup: () => Promise.resolve(['127.0.0.1']),
    });
    const start = url.replace('127.0.0.1', 'acme.test');
    const { pages: brought } = await importWebsite(named, `${start}/open`, options());
    expect(brought.map(({ title }) => title)).toEqual(['Other']);
    expect(asked.splice(0)).toEqual([
      'acme.test /robots.txt',
      'acme.test /open',
      'www.acme.test /robots.txt',
      'www.acme.test /open',
      'www.acme.test /sitemap.xml',
    ]);
    await expect(importWebsite(named, `${start}/closed`, options())).rejects.toEqual(
      badInput(forbidden, 'url'),
    );
    expect(asked).toEqual([
      'acme.test /robots.txt',
      'acme.test /closed',
      'www.acme.test /robots.txt',
    ]);
  });

  it('between two host names of a site is given up', async () => {
    const url = await serve((req, res) => {
      const { host = '' } = req.headers;
      answer(
        res,
        req.url === '/robots.txt'
          ? ''
          : `to http://${host.startsWith('www.') ? host.slice(4) : `www.${host}`}/`,
      );
    });
    const named = createFetch({
      allowPrivateNetworks: true,
      lookup: () => Promise.resolve(['127.0.0.1']),
    });
    await expect(
      importWebsite(named, url.replace('127.0.0.1', 'acme.test'), options()),
    ).rejects.toThrow('This address redirects through more than 4 sites.');
  });

  it('of a page is checked with its query', async () => {
    const { url, asked } = await pages({
      '/': '<h1>First</h1><a href="/a">a</a>',
      '/a': 'to /b?secret',
      '/b?secret': '<h1>B</h1>',
      '/robots.txt': 'User-agent: *\nDisallow: /*?secret',
    });
    const { problems } = await importWebsite(fetch, url, options());
    expect(problems).toEqual([{ resource: `${url}/a`, message: forbidden }]);
    expect(asked).not.toContain('/b?secret');
  });
});
