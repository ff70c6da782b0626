/** One text as an import: markdown or HTML. */
import { describe, expect, it } from 'vitest';
import { badInput } from '../../../src/domain/errors.ts';
import { importDocument } from '../../../src/domain/import/document.ts';

const nothing = { files: [], reusableContents: [], variables: {}, found: 1, problems: [] };
const page = (more: object) => ({ ...nothing, pages: [{ ref: 'page-1', type: 'DOCUMENT', parent: null, ...more }] });
const url = 'https://acme.test/docs/a';

describe('a text', () => {
  it.each([
    ['of markdown, with its heading as title', '# Hello *you*\n\n[a](b.md)\n', page({ title: 'Hello you', markdown: '[a](b.md)\n' })],
    ['of markdown, with front matter', '---\ntitle: Hi\nslug: there\nemoji: 🍎\ncover: a.png\n---\n# Hello\n', page({ title: 'Hi', slug: 'there', markdown: '# Hello\n', fields: { emoji: '🍎' } })],
    ['of markdown, with nothing', '', page({ title: 'Untitled', markdown: '' })],
    ['of markdown, with what cannot be kept', 'a\0b', page({ title: 'Untitled', markdown: 'ab' })],
  ])('%s', (_, text, imported) => {
    expect(importDocument({ kind: 'markdown', text, url })).toEqual(imported);
  });

  it('of HTML, with addresses in full', () => {
    const text = '<title>A | Acme</title><main><p><a href="b">b</a> <img src="c.png"></p></main>';
    expect(importDocument({ kind: 'html', text, url })).toEqual(page({ title: 'A', markdown: '[b](https://acme.test/docs/b) ![](https://acme.test/docs/c.png)\n' }));
  });

  it('is refused where it is too long, or its front matter cannot be read', () => {
    expect(() => importDocument({ kind: 'markdown', text: 'x'.repeat(1024 * 1024 + 1), url })).toThrow(badInput('A text may have at most 1 MiB.', 'source'));
    expect(() => importDocument({ kind: 'markdown', text: '---\nhidden: 3\n---\n', url })).toThrow(badInput('"hidden" in the front matter must be true or false.', 'markdown'));
  });
});
