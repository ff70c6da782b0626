/** Checks the broken links of a text: those whose target the content does not have. */
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { newId } from '../../src/data/new-id.ts';
import { brokenLinksOf, statusesOf, targetFrom } from '../../src/domain/broken-links.ts';
import type { Content, Page } from '../../src/domain/content.ts';
import { listOf } from '../../src/domain/list.ts';
import { factsOf } from '../../src/domain/markdown/facts.ts';

const [outer, inner, file, reusable] = [
  newId('Page'),
  newId('Page'),
  newId('File'),
  newId('ReusableContent'),
];
const pageOf = (id: string, pages: Page['pages'] = null): Page => ({
  id,
  rank: 'a0',
  type: 'DOCUMENT',
  createdAt: '',
  updatedAt: '',
  fields: { title: 'X', slug: 'x' },
  pages,
});
const content: Content = {
  pages: listOf([pageOf(outer, listOf([pageOf(inner)]))]),
  files: listOf([{ id: file, rank: '', fields: { name: 'a' } }]),
  reusableContents: listOf([{ id: reusable, rank: '', fields: { title: 'R' } }]),
  variables: null,
};

const ground = { content, from: ['x'] };
const brokenIn = (markdown: string): string[] => brokenLinksOf(factsOf(markdown), ground);

describe('a valid link', () => {
  it.each([
    `[x](/pages/${outer})`,
    `[x](/pages/${inner}#whatever)`,
    `![x](/files/${file})`,
    `{% include "${reusable}" %}`,
    `[x](/reusable-contents/${reusable})`,
    '# Some words\n\n[x](#some-words)',
    '[x](#)',
    '[x]()',
    '[x](?x=1)',
    '[x](https://example.test/)',
    '[x](mailto:a@example.test)',
    '`[x](nowhere.md)`',
    'No link.',
  ])('may be %s', (markdown) => {
    expect(brokenIn(markdown)).toEqual([]);
  });
});

describe('a broken link', () => {
  it.each([
    [`[x](/pages/${newId('Page')})`],
    [`![x](/files/${newId('File')})`],
    [`{% include "${newId('ReusableContent')}" %}`],
    [`[x](/reusable-contents/${newId('ReusableContent')})`],
    ['[x](#nowhere)'],
    ['[x](nowhere.md)'],
    ['[x](/nowhere)'],
    [`<a href="/pages/${newId('Page')}">x</a>`],
  ])('is %s', (markdown) => {
    expect(brokenIn(markdown)).toEqual([factsOf(markdown).links[0]?.href]);
  });

  it('is counted each time it occurs', () => {
    expect(brokenIn('[x](a.md) [y](#b) [z](a.md)')).toEqual(['a.md', '#b', 'a.md']);
  });
});

it('a page without a text has no broken links', () => {
  expect(brokenLinksOf(undefined, ground)).toEqual([]);
});

describe('a path to a page of a spec', () => {
  const page = (slug: string, type: Page['type'], pages: readonly Page[] = []): Page => ({
    ...pageOf(slug, listOf(pages)),
    id: slug,
    type,
    fields: { title: slug, slug },
  });
  const shown = {
    ...content,
    pages: listOf([
      page('guide', 'DOCUMENT', [
        page('api', 'COMPUTED', [page('pots', 'DOCUMENT', [page('list', 'DOCUMENT')])]),
      ]),
    ]),
  };

  it.each([
    ['/guide/api/pots', ['guide'], 'pots'],
    ['api/pots/list', ['guide'], 'list'],
    ['api/pots/list.md', ['guide', 'start'], 'list'],
    ['../guide/api/pots', ['other'], 'pots'],
    ['guide/api/pots', [], 'pots'],
    // These pages are not stored: links to them are ids, and a path that remained has no target.
    ['/guide', [], undefined],
    ['/guide/api', [], undefined],
    ['/guide/api/cups', [], undefined],
    ['../../../api/pots', ['guide'], undefined],
    ['', ['guide'], undefined],
  ] as const)('%j, relative to %j, leads to %j', (path, from, id) => {
    const target = targetFrom(path, { content: shown, from });
    expect(target.kind === 'page' ? target.page : undefined).toBe(id);
  });
});

describe('the statuses of many links', () => {
  it('are the same when addresses that other texts have too are remembered', () => {
    const addresses = [
      ...[`/pages/${outer}`, `/pages/${newId('Page')}#x`, `/files/${file}`, '/files/x', '/nowhere'],
      ...['//example.test', '/x/y', '/', ' /x', '#x', '#y', '?q=1', 'x/y.md', '../x', reusable],
    ];
    const links = fc.record({
      href: fc.constantFrom(...addresses),
      text: fc.constant(''),
      kind: fc.constantFrom('LINK' as const, 'IMAGE' as const, 'INCLUDE' as const),
    });
    const text = fc.record({
      links: fc.array(links, { maxLength: 12 }),
      headings: fc.array(fc.constant({ depth: 1 as const, text: 'x', anchor: 'x' })),
    });
    const from = fc.constantFrom([], ['x'], ['x', 'y']);
    fc.assert(
      fc.property(fc.array(fc.tuple(text, from), { maxLength: 6 }), (texts) => {
        const known = new Map<string, boolean>();
        for (const [linked, path] of texts)
          expect(brokenLinksOf(linked, { content, from: path, known })).toEqual(
            brokenLinksOf(linked, { content, from: path }),
          );
      }),
    );
  });

  it('parse the base URL once', () => {
    const read: string[] = [];
    class Noted extends URL {
      constructor(address: string | URL, base?: string | URL) {
        read.push(String(address));
        super(address, base);
      }
    }
    vi.stubGlobal('URL', Noted);
    const app = 'https://docs.acme.test/app';
    const links = Array.from(
      { length: 50 },
      (_, n) => `[x](${app}/${n}) [y](https://example.test/${n})`,
    ).join('\n\n');
    const statuses = statusesOf(factsOf(links), ground, app);
    vi.unstubAllGlobals();
    expect([statuses.length, statuses.filter((status) => status === 'IN_APP').length]).toEqual([
      100, 50,
    ]);
    expect(read.filter((address) => address === app)).toEqual([app]);
  });
});
