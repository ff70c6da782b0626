import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DocumentLink,
  type DocumentFacts,
  factsOf,
  type Heading,
  type DocumentSection,
} from '../../../src/domain/markdown/facts.ts';
import { anything, hostile, markdown } from './texts.ts';
import { countCases } from '../../case-count.ts';

const linksOf = (text: string): DocumentLink[] => factsOf(text).links;
const link = (href: string, text: string): DocumentLink => ({ href, text, kind: 'LINK' });
const image = (href: string, text: string): DocumentLink => ({ href, text, kind: 'IMAGE' });

describe('headings', () => {
  it.each<[string, Heading[]]>([
    [
      '# A\n###### B\n',
      [
        { depth: 1, text: 'A', anchor: 'a' },
        { depth: 6, text: 'B', anchor: 'b' },
      ],
    ],
    [
      'A\n=\n\nB\n-\n',
      [
        { depth: 1, text: 'A', anchor: 'a' },
        { depth: 2, text: 'B', anchor: 'b' },
      ],
    ],
    [
      '## *Set* `up` [it](x.md) &amp; go! ##',
      [{ depth: 2, text: 'Set up it & go!', anchor: 'set-up-it--go' }],
    ],
    [
      '# A\n# a\n# A',
      [
        { depth: 1, text: 'A', anchor: 'a' },
        { depth: 1, text: 'a', anchor: 'a-1' },
        { depth: 1, text: 'A', anchor: 'a-2' },
      ],
    ],
    ['# Über uns', [{ depth: 1, text: 'Über uns', anchor: 'über-uns' }]],
    [
      '# 🚀\n#\n# Section',
      [
        { depth: 1, text: '🚀', anchor: 'section' },
        { depth: 1, text: '', anchor: 'section-1' },
        { depth: 1, text: 'Section', anchor: 'section-2' },
      ],
    ],
    [
      '> # In a quote\n\n- # In a list',
      [
        { depth: 1, text: 'In a quote', anchor: 'in-a-quote' },
        { depth: 1, text: 'In a list', anchor: 'in-a-list' },
      ],
    ],
    [
      '# Get {% if visitor.claims.a %}started{% endif %}',
      [{ depth: 1, text: 'Get started', anchor: 'get-started' }],
    ],
    [
      '# A {#x}\n# B <a href="#y" id="y"></a>\n# C <a name="z"></a>\n# x',
      [
        { depth: 1, text: 'A', anchor: 'x' },
        { depth: 1, text: 'B', anchor: 'y' },
        { depth: 1, text: 'C', anchor: 'z' },
        { depth: 1, text: 'x', anchor: 'x-1' },
      ],
    ],
    ['```\n# code\n```\n\n    # code\n\n#no\n\n\\# no', []],
    ['---\ntitle: x\n---\n# A', [{ depth: 1, text: 'A', anchor: 'a' }]],
    [
      '# A\r\n\r\n# B',
      [
        { depth: 1, text: 'A', anchor: 'a' },
        { depth: 1, text: 'B', anchor: 'b' },
      ],
    ],
  ])('are found in %j', (text, headings) => {
    expect(factsOf(text).headings).toEqual(headings);
  });
});

describe('links', () => {
  it.each<[string, DocumentLink[]]>([
    ['[a](b.md) and [*c* `d`](/e "title")', [link('b.md', 'a'), link('/e', 'c d')]],
    [
      '[a](<b c.md>) [d](e\\(f) [g](h(i)j) [k](l&amp;m&#x26;n)',
      [link('b c.md', 'a'), link('e(f', 'd'), link('h(i)j', 'g'), link('l&m&n', 'k')],
    ],
    ['![a *b*](c.png)', [image('c.png', 'a *b*')]],
    [
      '[![a](b.png)](c.md)',
      [link('c.md', 'a'), image('b.png', 'a')].map((each) =>
        each.kind === 'LINK' ? { ...each, text: 'a' } : each,
      ),
    ],
    [
      '[a][r] [r] ![r] [none][x]\n\n[R]: <b c> "t"\n[unused]: d',
      [link('b c', 'a'), link('b c', 'r'), image('b c', 'r')],
    ],
    [
      '<https://a.test/?b=c&amp;d> https://a.test/x, www.a.test <ana@acme.test>',
      [
        link('https://a.test/?b=c&amp;d', 'https://a.test/?b=c&amp;d'),
        link('https://a.test/x', 'https://a.test/x'),
        link('http://www.a.test', 'www.a.test'),
        link('mailto:ana@acme.test', 'ana@acme.test'),
      ],
    ],
    [
      '<a class=x href="b&amp;c">d <b>e</b></a> <A HREF=f>g</A> <img alt="h" src=\'i\'> <a name="j">k</a>',
      [link('b&c', 'd e'), link('f', 'g'), image('i', 'h')],
    ],
    [
      '<div>\n<a href="b"><img src="c"/></a>\n<!-- <a href="no"> -->\n<script>"<a href=\'no\'>"</script>\n</div>',
      [link('b', ''), image('c', '')],
    ],
    ['`[a](b)` ``<a href="c">`` \\[d](e)\n\n```\n[f](g)\n```\n\n    [h](i)', []],
    ['> - [a](b)\n>   > 1. [c](d)', [link('b', 'a'), link('d', 'c')]],
    ['| [a](b) | c |\n|---|---|\n| ![d\\|e](f) | `[g](h)` |', [link('b', 'a'), image('f', 'd|e')]],
    ['- [x] [a](b)\n- [ ] c', [link('b', 'a')]],
    [
      '[a](b)\n\n{% include "reu_1" %}\n\n[c](d) {% include \'reu_2\' %} `{% include "no" %}`',
      [
        link('b', 'a'),
        { href: 'reu_1', text: '', kind: 'INCLUDE' },
        link('d', 'c'),
        { href: 'reu_2', text: '', kind: 'INCLUDE' },
      ],
    ],
    ['# [a](b)\n\n[a](b)', [link('b', 'a'), link('b', 'a')]],
    [
      '{% content-ref url="a.md" %}\n[A](a.md)\n{% endcontent-ref %}\n\n{% content-ref url="b.md" %}\n[C](c.md)\n{% endcontent-ref %}',
      [link('a.md', 'A'), link('b.md', ''), link('c.md', 'C')],
    ],
    [
      '{% file src="a \\"b\\".pdf" %}\n[c](d)\n{% endfile %}\n\n{% embed url="https://a.test/" %}\n\n{% drawing src="e" %}',
      [link('a "b".pdf', ''), link('d', 'c'), link('https://a.test/', ''), image('e', '')],
    ],
    ['[a]()', [link('', 'a')]],
    ['---\ncover: "[a](b)"\n---\n[c](d)', [link('d', 'c')]],
    [
      `![a](data:image/png;base64,${'A'.repeat(9000)}) [b](c)`,
      [image(`data:image/png;base64,${'A'.repeat(9000)}`, 'a'), link('c', 'b')],
    ],
    [`${'word '.repeat(2000)}[a](b)`, [link('b', 'a')]],
  ])('are found in %j', (text, links) => {
    expect(linksOf(text)).toEqual(links);
  });
});

describe('sections', () => {
  it.each<[string, DocumentSection[]]>([
    [
      'Before\n\n# A\n\nB *c*\nd\n\n- e\n- f\n\n## G\n',
      [
        { anchor: null, title: null, text: 'Before' },
        { anchor: 'a', title: 'A', text: 'B c d\ne\nf' },
        { anchor: 'g', title: 'G', text: '' },
      ],
    ],
    [
      '# A\n\n> b\n\n```js\nc()\n```\n\n| d | e |\n|---|---|\n| f | `g` |\n\n<p>h &amp; <b>i</b></p>\n',
      [{ anchor: 'a', title: 'A', text: 'b\nc()\nd e f g\nh & i' }],
    ],
    [
      '{% hint style="info" %}\nb {{ name }}\n{% endhint %}',
      [{ anchor: null, title: null, text: 'b {{ name }}' }],
    ],
    [
      '![a picture](b.png) &lt;c&gt; \\*d\\*  \ne',
      [{ anchor: null, title: null, text: 'a picture <c> *d* e' }],
    ],
    ['', []],
    ['\n\n', []],
  ])('are found in %j', (text, sections) => {
    expect(factsOf(text).sections).toEqual(sections);
  });
});

describe('the facts of any text', () => {
  it('have unique anchors that are not empty, and a section for each heading', () => {
    fc.assert(
      fc.property(fc.oneof(anything, markdown), (text) => {
        const { headings, sections } = factsOf(text);
        const anchors = headings.map(({ anchor }) => anchor);
        expect([...new Set(anchors)]).toEqual(anchors);
        expect(anchors).not.toContain('');
        expect(sections.flatMap(({ anchor }) => anchor ?? [])).toEqual(anchors);
      }),
      { numRuns: countCases({ usual: 30, all: 300 }) },
    );
  });

  it.each(hostile)('are found quickly for 100 kB of %j', (_, text) => {
    const facts: DocumentFacts = factsOf(text);
    expect(Object.keys(facts)).toEqual(['headings', 'links', 'sections']);
  });

  it('of a text that is nested too deeply are those of plain text', () => {
    const text = `${'- a\n'.repeat(2)}${'  b\n'.repeat(40_000)}`;
    expect(factsOf(text)).toEqual({
      headings: [],
      links: [],
      sections: [{ anchor: null, title: null, text: text.replace(/\s+/g, ' ').trim() }],
    });
  });
});
