import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factsOf } from '../../../src/domain/markdown/facts.ts';
import { rewriteLinks } from '../../../src/domain/markdown/rewrite.ts';
import { anything, hostile, markdown } from './texts.ts';
import { countCases } from '../../case-count.ts';

/** Returns a new URL that shows the old one and its kind. */
const labelled = (href: string, kind: 'LINK' | 'IMAGE') => `/${kind.toLowerCase()}/${href}`;

describe('rewriting links', () => {
  it.each([
    ['[a](b.md)', '[a](/link/b.md)'],
    [
      '[a](b.md "t") [c]( d.md \'u\' ) [e](f.md (v))',
      '[a](/link/b.md "t") [c]( /link/d.md \'u\' ) [e](/link/f.md (v))',
    ],
    ['[a](<b.md>) [c](<d e.md> "t")', '[a](</link/b.md>) [c](</link/d e.md> "t")'],
    ['[a]() [b](<>)', '[a](/link/) [b](</link/>)'],
    ['![a](b.png "t")', '![a](/image/b.png "t")'],
    ['[![a](b.png)](c.md)', '[![a](/image/b.png)](/link/c.md)'],
    ['[a *b `c](d)` e*](f.md)', '[a *b `c](d)` e*](/link/f.md)'],
    ['[a](b&amp;c.md) [d](e\\(f)', '[a](/link/b&c.md) [d](</link/e(f>)'],
    [
      '[a][r] [r] ![r]\n\n[r]: b.md "t"\n[s]:\n  <c d.md>\n',
      '[a][r] [r] ![r]\n\n[r]: /link/b.md "t"\n[s]:\n  </link/c d.md>\n',
    ],
    [
      '<a href="b.md">c</a> <a href=\'d\' x>e</a> <A HREF=f>g</A> <img alt="h" src=i.png />',
      '<a href="/link/b.md">c</a> <a href=\'/link/d\' x>e</a> <A HREF="/link/f">g</A> <img alt="h" src="/image/i.png" />',
    ],
    [
      '<div>\n<a href="b&amp;c">d</a>\n<!-- <a href="e"> -->\n</div>',
      '<div>\n<a href="/link/b&#38;c">d</a>\n<!-- <a href="e"> -->\n</div>',
    ],
    [
      '<https://a.test/x_y> https://a.test/z',
      '[https://a.test/x\\_y](/link/https://a.test/x_y) [https://a.test/z](/link/https://a.test/z)',
    ],
    [
      '`[a](b)` ``[c](d)`` \\[e](f) [g]\n\n```\n[h](i)\n```\n\n    [j](k)\n\n~~~\n[l]: m\n~~~',
      '`[a](b)` ``[c](d)`` \\[e](f) [g]\n\n```\n[h](i)\n```\n\n    [j](k)\n\n~~~\n[l]: m\n~~~',
    ],
    [
      '> [a](b)\n> - [c\n>   d](e)\n>\n>       [f](g)\n>\n>   1. `[a](b)` [a](b)',
      '> [a](/link/b)\n> - [c\n>   d](/link/e)\n>\n>       [f](g)\n>\n>   1. `[a](b)` [a](/link/b)',
    ],
    [
      '- [x] [x](y)\n- [ ] [ ](z)\n\n\t[a](b)',
      '- [x] [x](/link/y)\n- [ ] [ ](/link/z)\n\n\t[a](/link/b)',
    ],
    [
      '| [a\\|b](c) | `[d](e)` |\n|---|---|\n| `\\|` | [f](g) |',
      '| [a\\|b](/link/c) | `[d](e)` |\n|---|---|\n| `\\|` | [f](/link/g) |',
    ],
    [
      '[a](b)\r\n\r\n> [c](d)\r\n> e\r\n\r[f](g)\r',
      '[a](/link/b)\r\n\r\n> [c](/link/d)\r\n> e\r\n\r[f](/link/g)\r',
    ],
    ['---\ntitle: "[a](b)"\n---\n[c](d)', '---\ntitle: "[a](b)"\n---\n[c](/link/d)'],
    ['{% if [a](b) %} [c](d) {{ e }}', '{% if [a](/link/b) %} [c](/link/d) {{ e }}'],
    ['[a](b) {% include "c" %}', '[a](/link/b) {% include "c" %}'],
    [
      '{% content-ref url="a.md" %}\n[A](a.md)\n{% endcontent-ref %}',
      '{% content-ref url="/link/a.md" %}\n[A](/link/a.md)\n{% endcontent-ref %}',
    ],
    [
      "> - {% file src='a b.pdf' %}\n>   c\n>   {% endfile %}\n\n{% page-ref page=a.md %}",
      '> - {% file src=\'/link/a b.pdf\' %}\n>   c\n>   {% endfile %}\n\n{% page-ref page="/link/a.md" %}',
    ],
    [
      '{% embed url="https://a.test/b" fullWidth="true" %}\r\n{% drawing src="c.svg" alt="d" %}',
      '{% embed url="/link/https://a.test/b" fullWidth="true" %}\r\n{% drawing src="/image/c.svg" alt="d" %}',
    ],
    [
      '{% swagger src="a.yaml" path="/b" %}\n{% openapi-operation spec="c" src="d" %}',
      '{% swagger src="/link/a.yaml" path="/b" %}\n{% openapi-operation spec="c" src="/link/d" %}',
    ],
    [
      '`{% file src="a" %}` \\{% file src="b" %} {% hint url="c" %} {% file alt="src=d" %}\n\n```\n{% file src="e" %}\n```',
      '`{% file src="a" %}` \\{% file src="b" %} {% hint url="c" %} {% file alt="src=d" %}\n\n```\n{% file src="e" %}\n```',
    ],
    [
      '<picture><source srcset="a.png" media="b"><source srcset="c.png 2x, d.png"><img src="e.png"></picture>',
      '<picture><source srcset="/image/a.png" media="b"><source srcset="c.png 2x, d.png"><img src="/image/e.png"></picture>',
    ],
  ])('changes %j', (text, rewritten) => {
    expect(rewriteLinks(text, labelled)).toBe(rewritten);
  });

  it.each([
    ['a b.md', '[x](<a b.md>)'],
    ['a(b', '[x](<a(b>)'],
    ['a(b)c', '[x](a(b)c)'],
    ['a>b', '[x](<a\\>b>)'],
    ['a\\b', '[x](a\\\\b)'],
    ['a&amp;b', '[x](a&amp;amp;b)'],
    ['a&b', '[x](a&b)'],
    ['a|b`c', '[x](a%7Cb%60c)'],
    ['a\nb', '[x](a%0Ab)'],
    ['', '[x](<>)'],
  ])('writes the URL %j so that it is parsed to the same URL', (href, written) => {
    expect(rewriteLinks('[x](y)', () => href)).toBe(written);
    expect(factsOf(written).links).toEqual([
      {
        href: href.replaceAll('|', '%7C').replaceAll('`', '%60').replaceAll('\n', '%0A'),
        text: 'x',
        kind: 'LINK',
      },
    ]);
  });

  it('writes a URL in a tag so that it is parsed to the same URL, percent-encoded where needed', () => {
    const url = `a'b"c%}d\\e\nf`;
    const written = 'a%27b%22c%%7Dd%5Ce%0Af';
    expect(rewriteLinks("{% file src='x' %}", () => url)).toBe(`{% file src='${written}' %}`);
    expect(factsOf(`{% file src='${written}' %}`).links).toEqual([
      { href: written, text: '', kind: 'LINK' },
    ]);
  });

  it('keeps an autolink when the new URL can be one too or when no other form is correct', () => {
    expect(rewriteLinks('<https://a.test> www.a.test', () => 'https://b.test/c')).toBe(
      '<https://b.test/c> <https://b.test/c>',
    );
    expect(rewriteLinks('!<https://a.test> https://a.test/[x]', () => '/b')).toBe(
      '!<https://a.test> https://a.test/[x]',
    );
  });

  it('passes each URL as a reader parses it, with its kind, in order', () => {
    const asked: string[] = [];
    const text = '[a](b&amp;c) ![d](<e f>) <a href="g&quot;">h</a> [i]\n\n[i]: j\\_k\n';
    expect(
      rewriteLinks(text, (href, kind) => {
        asked.push(`${kind} ${href}`);
        return undefined;
      }),
    ).toBe(text);
    expect(asked).toEqual(['LINK b&c', 'IMAGE e f', 'LINK g"', 'LINK j_k']);
  });
});

describe('rewriting the links of any text', () => {
  it('changes no byte when each URL stays the same', () => {
    fc.assert(
      fc.property(fc.oneof(anything, markdown), (text) => {
        expect(rewriteLinks(text, (href) => href)).toBe(text);
        expect(rewriteLinks(text, () => undefined)).toBe(text);
      }),
      { numRuns: countCases({ usual: 30, all: 300 }) },
    );
  });

  it('changes every link in the facts and nothing else that a reader sees', () => {
    const changed = (href: string) =>
      /^(?:https?|mailto):/.test(href) ? href : `/pages/${href.replace(/[^a-z]/g, '')}#z`;
    fc.assert(
      fc.property(markdown, (text) => {
        const [before, after] = [factsOf(text), factsOf(rewriteLinks(text, changed))];
        const links = before.links.map(({ href, ...link }) => ({
          href: link.kind === 'INCLUDE' ? href : changed(href),
          ...link,
        }));
        expect(after).toEqual({ ...before, links });
      }),
      { numRuns: countCases({ usual: 100, all: 1000 }) },
    );
  });

  it.each(hostile)('ends for 20 kB of %j', (_, long) => {
    const text = long.slice(0, 20_000);
    expect(rewriteLinks(text, (href) => href)).toBe(text);
  });
});
