// Specifies how markdown is read into blocks: each type of block and inline, nesting, and ids.
import { describe, expect, it } from 'vitest';
import { type Block, nodesOf } from '../../../src/domain/document/model.ts';
import { readBlocks } from '../../../src/domain/document/read.ts';
import {
  bareBlocks,
  code,
  column,
  heading,
  image,
  images,
  item,
  link,
  paragraph,
  table,
  text,
} from './made.ts';

describe('the blocks of a text', () => {
  it.each<[string, string, object[]]>([
    ['nothing', '', []],
    ['a paragraph over lines', 'a\nb', [paragraph(text('a b'))]],
    [
      'an aligned paragraph',
      '<p align="center">a <strong>b</strong></p>',
      [{ ...paragraph(text('a '), text('b', { type: 'bold' })), align: 'center' }],
    ],
    [
      'headings',
      '# A\n## A ##\nB\n===\nC\n---',
      [
        ...[
          heading(1, 'A', 'a'),
          heading(2, 'A', 'a-1'),
          heading(1, 'B', 'b'),
          heading(2, 'C', 'c'),
        ],
      ],
    ],
    [
      'headings with anchors',
      '# A {#x}\n\n## B <a href="#y" id="y"></a>\n\n<h3 align="right" id="z">C</h3>',
      [
        ...[heading(1, 'A', 'x'), heading(2, 'B', 'y')],
        { ...heading(3, 'C', 'z'), align: 'right' },
      ],
    ],
    [
      'an unordered list',
      '- a\n- b',
      [{ type: 'list', style: 'unordered', start: null, nodes: [item('a'), item('b')] }],
    ],
    [
      'an ordered list',
      '3. a\n4. b',
      [{ type: 'list', style: 'ordered', start: 3, nodes: [item('a'), item('b')] }],
    ],
    [
      'a list of tasks',
      '- [ ] a\n- [x] b',
      [{ type: 'list', style: 'tasks', start: null, nodes: [item('a', false), item('b', true)] }],
    ],
    [
      'a list in a list',
      '- a\n\n  1. b',
      [
        {
          type: 'list',
          style: 'unordered',
          start: null,
          nodes: [
            {
              type: 'list-item',
              checked: null,
              nodes: [
                paragraph(text('a')),
                { type: 'list', style: 'ordered', start: 1, nodes: [item('b')] },
              ],
            },
          ],
        },
      ],
    ],
    [
      'a quote with blocks',
      '> # A\n>\n> b\nc',
      [{ type: 'quote', nodes: [heading(1, 'A', 'a'), paragraph(text('b c'))] }],
    ],
    [
      'fenced code',
      '```js title="a.js"\nlet a;\n\nb\n```',
      [code('let a;\n\nb', { syntax: 'js', title: 'a.js' })],
    ],
    ['code without an end', '~~~\na', [code('a')]],
    ['indented code', '    a\n\n      b', [code('a\n\n  b')]],
    [
      'code with properties',
      '{% code title="a.ts" lineNumbers="true" overflow="wrap" fullWidth="true" expandable="true" %}\n```ts\na\n```\n{% endcode %}',
      [
        code('a', {
          syntax: 'ts',
          title: 'a.ts',
          lineNumbers: true,
          wrap: true,
          fullWidth: true,
          expandable: true,
        }),
      ],
    ],
    ['a divider', '---', [{ type: 'divider' }]],
    ['an image', '![A](a.png "T")', [images({}, image({ src: 'a.png', alt: 'A', title: 'T' }))]],
    [
      'figures',
      '<div data-full-width="true" data-with-frame="true" align="left"><figure><picture><source srcset="d.png" media="(prefers-color-scheme: dark)"><img src="a.png" alt="A" width="375"></picture><figcaption><p>B <em>c</em></p></figcaption></figure><figure><img src="b.png" height="20"><figcaption></figcaption></figure></div>',
      [
        images(
          { align: 'left', fullWidth: true, withFrame: true },
          image({
            src: 'a.png',
            srcDark: 'd.png',
            alt: 'A',
            width: '375',
            caption: [text('B '), text('c', { type: 'italic' })],
          }),
          image({ src: 'b.png', height: '20' }),
        ),
      ],
    ],
    [
      'a drawing',
      '<img src="a.svg" alt="A" class="gitbook-drawing">',
      [{ type: 'drawing', src: 'a.svg', alt: 'A' }],
    ],
    [
      'a table',
      'a | b\n:-: | --:\n1 | x\\|y',
      [
        table({
          columns: [
            column([text('a')], { align: 'center' }),
            column([text('b')], { align: 'right' }),
          ],
          rows: [[[text('1')], [text('x|y')]]],
        }),
      ],
    ],
    [
      'a table after a paragraph',
      'p\n| a |\n|---|',
      [paragraph(text('p')), table({ columns: [column([text('a')])], rows: [] })],
    ],
    [
      'a table with types of columns',
      '<table data-full-width="true"><thead><tr><th width="120" data-type="checkbox">a</th><th align="right">b</th></tr></thead><tbody><tr><td>true</td><td><code>x</code></td></tr></tbody></table>',
      [
        table({
          fullWidth: true,
          columns: [
            column([text('a')], { type: 'checkbox', width: 120 }),
            column([text('b')], { align: 'right' }),
          ],
          rows: [[[text('true')], [text('x', { type: 'code' })]]],
        }),
      ],
    ],
    [
      'cards',
      '<table data-view="cards" data-card-size="large"><thead><tr><th></th><th data-hidden data-card-target data-type="content-ref"></th><th data-hidden data-card-cover data-type="files"></th></tr></thead><tbody><tr><td><strong>A</strong></td><td><a href="a.md">a.md</a></td><td><a href="a.png">a.png</a></td></tr></tbody></table>',
      [
        table({
          view: 'cards',
          cardSize: 'large',
          columns: [
            column([]),
            column([], { type: 'content-ref', hidden: true, role: 'card-target' }),
            column([], { type: 'files', hidden: true, role: 'card-cover' }),
          ],
          rows: [[[text('A', { type: 'bold' })], [link('a.md', 'a.md')], [link('a.png', 'a.png')]]],
        }),
      ],
    ],
    [
      'a hint',
      '{% hint style="danger" icon="fire" %}\n# A\nb\n{% endhint %}',
      [
        {
          type: 'hint',
          style: 'danger',
          icon: 'fire',
          nodes: [heading(1, 'A', 'a'), paragraph(text('b'))],
        },
      ],
    ],
    [
      'tabs',
      '{% tabs %}\n{% tab title="A \\"b\\"" icon="x" %}\na\n{% endtab %}\n\n{% tab title="C" %}\n{% endtab %}\n{% endtabs %}',
      [
        {
          type: 'tabs',
          fullWidth: false,
          nodes: [
            { type: 'tabs-item', title: 'A "b"', icon: 'x', nodes: [paragraph(text('a'))] },
            { type: 'tabs-item', title: 'C', icon: null, nodes: [] },
          ],
        },
      ],
    ],
    [
      'text outside of the tabs',
      '{% tabs %}\na\n{% tab title="B" %}\nb\n{% endtab %}\n{% endtabs %}',
      [
        {
          type: 'tabs',
          fullWidth: false,
          nodes: [
            { type: 'tabs-item', title: '', icon: null, nodes: [paragraph(text('a'))] },
            { type: 'tabs-item', title: 'B', icon: null, nodes: [paragraph(text('b'))] },
          ],
        },
      ],
    ],
    [
      'an expandable part',
      '<details open>\n\n<summary>A <b>b</b></summary>\n\nc\n\n</details>',
      [
        {
          type: 'expandable',
          open: true,
          title: [text('A '), text('b', { type: 'bold' })],
          nodes: [paragraph(text('c'))],
        },
      ],
    ],
    [
      'expandable parts without blank lines',
      '<details><summary>A</summary>\nb\n</details>\n<details>\n<summary>C</summary>\n\n- d\n</details>',
      [
        { type: 'expandable', open: false, title: [text('A')], nodes: [paragraph(text('b'))] },
        {
          type: 'expandable',
          open: false,
          title: [text('C')],
          nodes: [{ type: 'list', style: 'unordered', start: null, nodes: [item('d')] }],
        },
      ],
    ],
    [
      'steps',
      '{% stepper %}\n{% step %}\n## A\n{% endstep %}\n{% endstepper %}',
      [
        {
          type: 'stepper',
          nodes: [{ type: 'stepper-step', icon: null, nodes: [heading(2, 'A', 'a')] }],
        },
      ],
    ],
    [
      'columns',
      '{% columns %}\n{% column width="30%" valign="middle" %}\na\n{% endcolumn %}\n{% endcolumns %}',
      [
        {
          type: 'columns',
          fullWidth: false,
          nodes: [
            {
              type: 'column',
              width: '30%',
              verticalAlign: 'middle',
              nodes: [paragraph(text('a'))],
            },
          ],
        },
      ],
    ],
    [
      'updates',
      '{% updates format="short" %}\n{% update date="2026-01-31" tags="a, b" %}\na\n{% endupdate %}\n{% endupdates %}',
      [
        {
          type: 'updates',
          format: 'short',
          nodes: [
            { type: 'update', date: '2026-01-31', tags: ['a', 'b'], nodes: [paragraph(text('a'))] },
          ],
        },
      ],
    ],
    [
      'a condition',
      '{% if a %}\n1\n{% elif b %}\n2\n{% else %}\n3\n{% endif %}',
      [
        {
          type: 'condition',
          nodes: [
            { type: 'branch', expression: 'a', nodes: [paragraph(text('1'))] },
            { type: 'branch', expression: 'b', nodes: [paragraph(text('2'))] },
            { type: 'branch', expression: null, nodes: [paragraph(text('3'))] },
          ],
        },
      ],
    ],
    [
      'a link to content',
      '{% content-ref url="a.md" %}\n[A](a.md)\n{% endcontent-ref %}',
      [{ type: 'content-ref', href: 'a.md', text: 'A' }],
    ],
    [
      'a link to content in its earlier form',
      '{% page-ref page="a.md" %}',
      [{ type: 'content-ref', href: 'a.md', text: '' }],
    ],
    [
      'a file',
      '{% file src="a.pdf" %}\nA *b*\n{% endfile %}',
      [{ type: 'file', src: 'a.pdf', caption: [text('A '), text('b', { type: 'italic' })] }],
    ],
    [
      'embeds',
      '{% embed url="https://a.example" %}\n{% embed url="https://b.example" fullWidth="true" %}\nB\n{% endembed %}',
      [
        { type: 'embed', url: 'https://a.example', fullWidth: false, caption: [] },
        { type: 'embed', url: 'https://b.example', fullWidth: true, caption: [text('B')] },
      ],
    ],
    [
      'formulas',
      '$$\na_1 * b\n$$\n\n$$c$$',
      [
        { type: 'math', formula: 'a_1 * b' },
        { type: 'math', formula: 'c' },
      ],
    ],
    [
      'a reusable content',
      '{% include "reu_1" %}',
      [{ type: 'reusable-content', target: 'reu_1' }],
    ],
    [
      'a prompt',
      '{% prompt description="A" icon="x" %}\n```\na\n```\n{% endprompt %}',
      [{ type: 'prompt', description: 'A', icon: 'x', text: 'a' }],
    ],
    [
      'OpenAPI',
      '{% openapi-operation spec="s" path="/a" method="GET" %}\n[A](b)\n{% endopenapi-operation %}\n{% openapi src="a.yaml" path="/b" method="post" expanded="true" %}\n{% openapi-schemas spec="s" schemas="A,B" grouped="false" title="T" %}\n{% openapi-webhook spec="s" name="w" method="post" %}',
      [
        { type: 'openapi-operation', spec: 's', path: '/a', method: 'get', expanded: false },
        { type: 'openapi-operation', spec: 'a.yaml', path: '/b', method: 'post', expanded: true },
        { type: 'openapi-schemas', spec: 's', schemas: ['A', 'B'], grouped: false, title: 'T' },
        { type: 'openapi-webhook', spec: 's', name: 'w', method: 'post' },
      ],
    ],
    [
      'unknown tags and elements',
      '{% other a="1" %}\nb\n{% endother %}\n{% endtab %}\n\n<video src="a"></video>\n\n<!-- c -->',
      [
        {
          type: 'unknown',
          source: '{% other a="1" %}\nb\n{% endother %}',
          nodes: [paragraph(text('b'))],
        },
        { type: 'unknown', source: '{% endtab %}', nodes: [] },
        paragraph(
          { type: 'unknown-inline', source: '<video src="a">' },
          { type: 'unknown-inline', source: '</video>' },
        ),
        { type: 'unknown', source: '<!-- c -->', nodes: [] },
      ],
    ],
    [
      'tags in code, which are none',
      '```\n{% hint %}\n```\n\n    {% hint %}',
      [code('{% hint %}'), code('{% hint %}')],
    ],
    [
      'blocks in a list item',
      '- a\n  {% hint %}\n  b\n  {% endhint %}',
      [
        {
          type: 'list',
          style: 'unordered',
          start: null,
          nodes: [
            {
              type: 'list-item',
              checked: null,
              nodes: [
                paragraph(text('a')),
                { type: 'hint', style: 'info', icon: null, nodes: [paragraph(text('b'))] },
              ],
            },
          ],
        },
      ],
    ],
    [
      'Windows line endings and front matter',
      '---\ntitle: A\n---\r\na\r\n\r\n- b\r\n',
      [paragraph(text('a')), { type: 'list', style: 'unordered', start: null, nodes: [item('b')] }],
    ],
  ])('are read: %s', (_, source, expected) => {
    expect(bareBlocks(source)).toEqual(expected);
  });

  it.each<[string, string, object[]]>([
    [
      'marks',
      '**a *b*** ~~c~~ `d` <kbd>e</kbd><sup>f</sup><sub>g</sub>',
      [
        ...[
          text('a ', { type: 'bold' }),
          text('b', { type: 'bold' }, { type: 'italic' }),
          text(' '),
        ],
        ...[
          text('c', { type: 'strikethrough' }),
          text(' '),
          text('d', { type: 'code' }),
          text(' '),
        ],
        ...[text('e', { type: 'keyboard' }), text('f', { type: 'superscript' })],
        text('g', { type: 'subscript' }),
      ],
    ],
    [
      'colors',
      '<mark style="color:red;background-color:blue;">a</mark>',
      [text('a', { type: 'color', text: 'red', background: 'blue' })],
    ],
    ['line breaks', 'a  \nb<br>c\\\nd', [text('a\nb\nc\nd')]],
    [
      'links',
      '[a](/b "c") <https://d.example> [e][f] <a href="g" title="h">i</a>\n\n[f]: /j "k"',
      [
        ...[link('/b', 'a', 'c'), text(' '), link('https://d.example', 'https://d.example')],
        ...[text(' '), link('/j', 'e', 'k'), text(' '), link('g', 'i', 'h')],
      ],
    ],
    [
      'mentions',
      '[a](b.md "mention") <a data-mention href="c.md">d</a>',
      [
        { type: 'mention', href: 'b.md', text: 'a' },
        text(' '),
        { type: 'mention', href: 'c.md', text: 'd' },
      ],
    ],
    [
      'images',
      'a ![b](c.png "d") <img src="e.png" alt="f" data-size="line">',
      [
        text('a '),
        {
          type: 'inline-image',
          src: 'c.png',
          srcDark: null,
          alt: 'b',
          title: 'd',
          size: 'original',
        },
        text(' '),
        { type: 'inline-image', src: 'e.png', srcDark: null, alt: 'f', title: null, size: 'line' },
      ],
    ],
    [
      'emoji and icons',
      '<span data-gb-custom-inline data-tag="emoji" data-code="1f600">😀</span><i class="fa-bolt" data-color="red">:bolt:</i>',
      [
        { type: 'emoji', code: '1f600' },
        { type: 'icon', icon: 'bolt', color: 'red' },
      ],
    ],
    [
      'buttons',
      '<a href="a.md" class="button secondary" data-icon="x">A</a><button type="button" class="button primary" data-action="ask" data-query="b?">B</button>',
      [
        {
          ...{ type: 'button', label: 'A', href: 'a.md', kind: 'secondary' },
          icon: 'x',
          action: null,
          query: null,
        },
        {
          ...{ type: 'button', label: 'B', href: null, kind: 'primary' },
          icon: null,
          action: 'ask',
          query: 'b?',
        },
      ],
    ],
    [
      'expressions',
      '{{ name }} <code class="expression">space.vars.a</code>',
      [
        { type: 'expression', expression: 'name' },
        text(' '),
        { type: 'expression', expression: 'space.vars.a' },
      ],
    ],
    [
      'formulas',
      'a $$b_1 * c_2$$ `$$d$$`',
      [
        text('a '),
        { type: 'inline-math', formula: 'b_1 * c_2' },
        text(' '),
        text('$$d$$', { type: 'code' }),
      ],
    ],
    [
      'annotations',
      'a bcd[^1] [^2]\n\n[^1]: E *f*\n    g',
      [
        text('a '),
        {
          type: 'annotation',
          nodes: [text('bcd')],
          body: [paragraph(text('E '), text('f', { type: 'italic' }), text(' g'))],
        },
        text(' [^2]'),
      ],
    ],
    [
      'unknown markup',
      'a {% b %} <video>c</video> <!-- d -->',
      [
        text('a '),
        { type: 'unknown-inline', source: '{% b %}' },
        text(' '),
        { type: 'unknown-inline', source: '<video>' },
        text('c'),
        { type: 'unknown-inline', source: '</video>' },
        text(' '),
        { type: 'unknown-inline', source: '<!-- d -->' },
      ],
    ],
    ['escapes and character references', '\\*a\\* &amp; &#x41;', [text('*a* & A')]],
  ])('have inlines: %s', (_, source, inlines) => {
    expect(bareBlocks(source)).toEqual([paragraph(...inlines)]);
  });

  it('refer to their text, without the blank lines and markers around them', () => {
    const source = '---\ntitle: A\n---\n\na\n\n- b\n\n  > c\n';
    const ranges: string[] = [];
    const visit = (blocks: readonly Block[]) => {
      for (const block of blocks) {
        ranges.push(source.slice(block.at, block.end));
        visit(nodesOf(block));
      }
    };
    visit(readBlocks(source));
    expect(ranges).toEqual(['a', '- b\n\n  > c', '- b\n\n  > c', 'b', '> c', 'c']);
  });

  it('have ids that depend on nothing but their text and equal blocks before them', () => {
    const idsOf = (source: string) => readBlocks(source).map(({ id }) => id);
    const [a, b, again] = idsOf('a\n\nb\n\na\n');
    expect(idsOf('# New\n\na\n\nb changed\n\na')).toEqual([
      expect.any(String),
      a,
      expect.any(String),
      again,
    ]);
    expect([b === a, again]).toEqual([false, `${a}-2`]);
  });
});
