/**
 * Checks the sections of a spec's pages for search, with paths relative to the page that shows the
 * spec.
 */
import { describe, expect, it } from 'vitest';
import type { SpecPage } from '../../../src/domain/openapi/pages.ts';
import { sectionedPages } from '../../../src/domain/openapi/sections.ts';

const page = (key: string, markdown: string, pages: readonly SpecPage[] = []): SpecPage => ({
  key,
  title: key.toUpperCase(),
  slug: key.slice(0, 3),
  markdown,
  pages,
});
const empty = { anchor: null, title: null, text: '' };

describe('the pages of a spec', () => {
  it('have the sections of their texts, each page before its subpages', () => {
    expect(
      sectionedPages([
        page('tag', 'All of it.', [page('get', '`GET /pots`\n\n## Responses\n\n### 200\n\nPots.')]),
        page('other', ''),
      ]),
    ).toEqual([
      {
        key: 'tag',
        path: 'tag',
        title: 'TAG',
        sections: [{ anchor: null, title: null, text: 'All of it.' }],
      },
      {
        key: 'get',
        path: 'tag/get',
        title: 'GET',
        sections: [
          { anchor: null, title: null, text: 'GET /pots' },
          { anchor: 'responses', title: 'Responses', text: '' },
          { anchor: '200', title: '200', text: 'Pots.' },
        ],
      },
      { key: 'other', path: 'oth', title: 'OTHER', sections: [empty] },
    ]);
  });

  it.each([
    ['more than 2,000 characters', 'x'.repeat(2001)],
    ['characters that cannot be stored', 'xxx\0'],
    ['half of a surrogate pair', 'xxx\ud800'],
  ])('are left out when they are named by %s, but their subpages are not', (_, name) => {
    expect(sectionedPages([page(name, 'A.', [page('below', '')])])).toEqual([
      { key: 'below', path: 'xxx/bel', title: 'BELOW', sections: [empty] },
    ]);
  });

  it('have at most 1,000 sections each and 50,000 in total', () => {
    const many = page('many', '# A\n'.repeat(1001));
    const found = sectionedPages(Array.from({ length: 52 }, () => many));
    expect([found.length, new Set(found.map(({ sections }) => sections.length))]).toEqual([
      50,
      new Set([1000]),
    ]);
  });
});
