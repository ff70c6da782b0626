/** Checks the import of a single text in markdown or HTML. */
import { describe, expect, it } from 'vitest';
import { badInput } from '../../../src/domain/errors.ts';
import { importDocument } from '../../../src/domain/import/document.ts';

const nothing = { files: [], reusableContents: [], variables: {}, found: 1, problems: [] };
const page = (more: object) => ({
  ...nothing,
  pages: [{ ref: 'page-1', type: 'DOCUMENT', parent: null, ...more }],
});
const url = 'https://acme.test/docs/a';

describe('a text', () => {
  it.each([
    [
      'markdown with its heading as title',
      '# Hello *you*\n\n[a](b.md)\n',
      page({ title: 'Hello you', markdown: '[a](b.md)\n' }),
    ],
    [
      'markdown with front matter',
      '---\ntitle: Hi\nslug: there\nemoji: 🍎\ncover: a.png\n---\n# Hello\n',
      page({ title: 'Hi', slug: 'there', markdown: '# Hello\n', fields: { emoji: '🍎' } }),
    ],
    ['empty markdown', '', page({ title: 'Untitled', markdown: '' })],
    [
      'markdown with characters that cannot be stored',
      'a\0b',
      page({ title: 'Untitled', markdown: 'ab' }),
    ],
  ])('is imported: %s', (_, text, imported) => {
    expect(importDocument({ kind: 'markdown', text, url })).toEqual(imported);
  });

  it('of HTML has absolute URLs', () => {
    const text = '<title>A | Acme</title><main><p><a href="b">b</a> <img src="c.png"></p></main>';
    expect(importDocument({ kind: 'html', text, url })).toEqual(
      page({
        title: 'A',
        markdown: '[b](https://acme.test/docs/b) ![](https://acme.test/docs/c.png)\n',
      }),
    );
  });

  it('is rejected when it is too long or its front matter cannot be parsed', () => {
    expect(() =>
      importDocument({ kind: 'markdown', text: 'x'.repeat(1024 * 1024 + 1), url }),
    ).toThrow(badInput('A text may have at most 1 MiB.', 'source'));
    expect(() => importDocument({ kind: 'markdown', text: '---\nhidden: 3\n---\n', url })).toThrow(
      badInput('"hidden" in the front matter must be true or false.', 'markdown'),
    );
  });
});
