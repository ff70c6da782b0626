/** Tests the tree of an imported website whose pages name their neighbours. */
import { afterAll, describe, expect, it } from 'vitest';
import { createFetch } from '../../src/data/fetch.ts';
import { createThreads } from '../../src/data/threads.ts';
import { importWebsite } from '../../src/data/website.ts';
import { serve } from '../fixtures/site.ts';

const threads = createThreads(1);
afterAll(() => threads.close());

/** Imports a site of pages by their paths, and returns the title of each with that of its parent. */
async function treeOf(pages: Readonly<Record<string, string>>): Promise<unknown> {
  const url = await serve((req, res) => {
    const content = pages[req.url ?? ''];
    if (content === undefined) res.writeHead(404).end();
    else res.writeHead(200, { 'content-type': 'text/html' }).end(content);
  });
  const imported = await importWebsite(createFetch({ allowPrivateNetworks: true }), `${url}/`, {
    threads,
    now: () => performance.now(),
    deadline: performance.now() + 60_000,
    maxPages: 200,
  });
  const titles = new Map(imported.pages.map(({ ref, title }) => [ref, title]));
  return imported.pages.map(({ title, parent }) => [title, titles.get(parent ?? '') ?? null]);
}

const page = (title: string, head: string, body = ''): string =>
  `<html><head>${head}</head><body><h1>${title}</h1><p>${body}</p></body></html>`;

describe('pages of a website', () => {
  it('are in the order of rel=next, not in that of the links', async () => {
    expect(
      await treeOf({
        '/': page(
          'Start',
          '<link rel="next" href="/b">',
          '<a href="/a">a</a> <a href="/b">b</a> <a href="/c">c</a>',
        ),
        '/b': page('B', '<link rel="NEXT" href="/c">'),
        '/c': page('C', '', '<a rel="nofollow next" href="a">next</a>'),
        '/a': page('A', ''),
      }),
    ).toEqual([
      ['Start', null],
      ['B', null],
      ['C', null],
      ['A', null],
    ]);
  });

  it('are in the order of rel=prev where no page names the next one', async () => {
    expect(
      await treeOf({
        '/': page('Start', '', '<a href="/a">a</a> <a href="/b">b</a>'),
        '/a': page('A', '<link rel="prev" href="/b">'),
        '/b': page('B', '<link rel="previous" href="/">'),
      }),
    ).toEqual([
      ['Start', null],
      ['B', null],
      ['A', null],
    ]);
  });

  it('are below the page of rel=up, rather than below that of their path', async () => {
    expect(
      await treeOf({
        '/': page(
          'Start',
          '',
          '<a href="/a">a</a> <a href="/b">b</a> <a href="/a/c">c</a> <a href="/a/d">d</a>',
        ),
        '/a': page('A', '<link rel="up" href="/">'),
        '/b': page('B', '<link rel="up" href="/">'),
        '/a/c': page('C', '<link rel="up" href="/b">'),
        '/a/d': page('D', ''),
      }),
    ).toEqual([
      ['Start', null],
      ['A', null],
      ['D', 'A'],
      ['B', null],
      ['C', 'B'],
    ]);
  });

  it('that lead in circles are all imported', async () => {
    expect(
      await treeOf({
        '/': page('Start', '<link rel="next" href="/a">', '<a href="/a">a</a> <a href="/b">b</a>'),
        '/a': page('A', '<link rel="next" href="/b"><link rel="up" href="/b">'),
        '/b': page('B', '<link rel="next" href="/"><link rel="up" href="/a">'),
      }),
    ).toEqual([
      ['Start', null],
      ['B', null],
      ['A', 'B'],
    ]);
  });

  it('keep their order where a neighbour is elsewhere or is missing', async () => {
    expect(
      await treeOf({
        '/': page(
          'Start',
          '<link rel="next" href="/gone">',
          '<a href="/a">a</a> <a href="/b">b</a>',
        ),
        '/a': page(
          'A',
          '<link rel="next" href="http://other.test/"><link rel="up" href="mailto:x">',
        ),
        '/b': page('B', '<link rel="prev" href="//">'),
      }),
    ).toEqual([
      ['Start', null],
      ['A', null],
      ['B', null],
    ]);
  });
});
