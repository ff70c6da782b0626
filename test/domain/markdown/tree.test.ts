import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Json, hashOf } from '../../../src/domain/content.ts';
import { factsOf } from '../../../src/domain/markdown/facts.ts';
import { documentOf } from '../../../src/domain/markdown/tree.ts';
import { anything, hostile, markdown } from './texts.ts';
import { countCases } from '../../case-count.ts';

type Node = { readonly [name: string]: Json };

/** Returns every object in a tree that has a type, in order. */
function nodesIn(value: Json): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap((each: Json) => nodesIn(each));
  return 'type' in value ? [value as Node, ...below] : below; // an object with a type is no list
}

/** Returns the tree without the ids of its blocks. */
function bare(value: Json): Json {
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]: [string, Json]) =>
      name === 'id' ? [] : [[name, bare(each)]],
    ),
  );
}

const blocksOf = (text: string): Json => (bare(documentOf(text)) as Node)['nodes'] ?? null;
const words = (text: string) => ({ type: 'text', text });
const paragraph = (...nodes: Json[]) => ({ type: 'paragraph', nodes });

describe('the block tree of a text', () => {
  it('is a document of blocks, each with an id', () => {
    expect(documentOf('# A\n\nB\n')).toEqual({
      object: 'document',
      nodes: [
        {
          type: 'heading',
          id: hashOf('heading\n# A').slice(0, 16),
          depth: 1,
          anchor: 'a',
          nodes: [{ type: 'text', text: 'A' }],
        },
        {
          type: 'paragraph',
          id: hashOf('paragraph\nB').slice(0, 16),
          nodes: [{ type: 'text', text: 'B' }],
        },
      ],
    });
  });

  it.each<[string, Json]>([
    ['', []],
    [
      '## A\n\n# A',
      [
        { type: 'heading', depth: 2, anchor: 'a', nodes: [words('A')] },
        { type: 'heading', depth: 1, anchor: 'a-1', nodes: [words('A')] },
      ],
    ],
    [
      'a **b *c*** ~~d~~ `e `\\*f\\* &amp; g',
      [
        paragraph(
          words('a '),
          { type: 'strong', nodes: [words('b '), { type: 'emphasis', nodes: [words('c')] }] },
          words(' '),
          { type: 'delete', nodes: [words('d')] },
          words(' '),
          { type: 'codeSpan', text: 'e ' },
          words('*f* & g'),
        ),
      ],
    ],
    [
      '[a](b.md "c") <https://d.test> ![e](f.png) g',
      [
        paragraph(
          { type: 'link', href: 'b.md', title: 'c', nodes: [words('a')] },
          words(' '),
          { type: 'link', href: 'https://d.test', title: null, nodes: [words('https://d.test')] },
          words(' '),
          { type: 'image', src: 'f.png', alt: 'e', title: null },
          words(' g'),
        ),
      ],
    ],
    [
      'a  \nb <i>c</i>',
      [
        paragraph(
          words('a'),
          { type: 'break' },
          words('b '),
          { type: 'html', text: '<i>' },
          words('c'),
          { type: 'html', text: '</i>' },
        ),
      ],
    ],
    ['![a](b.png "c")', [{ type: 'image', src: 'b.png', alt: 'a', title: 'c' }]],
    [
      '- a\n- b\n\n  c\n',
      [
        {
          type: 'list',
          ordered: false,
          start: null,
          items: [
            { type: 'listItem', nodes: [paragraph(words('a'))] },
            { type: 'listItem', nodes: [paragraph(words('b')), paragraph(words('c'))] },
          ],
        },
      ],
    ],
    [
      '3. a\n   - [x] b\n   - [ ] c',
      [
        {
          type: 'list',
          ordered: true,
          start: 3,
          items: [
            {
              type: 'listItem',
              nodes: [
                paragraph(words('a')),
                {
                  type: 'list',
                  ordered: false,
                  start: null,
                  items: [
                    { type: 'listItem', checked: true, nodes: [paragraph(words('b'))] },
                    { type: 'listItem', checked: false, nodes: [paragraph(words('c'))] },
                  ],
                },
              ],
            },
          ],
        },
      ],
    ],
    [
      '```js title\na\n```\n\n    b\n',
      [
        { type: 'code', lang: 'js title', text: 'a' },
        { type: 'code', lang: null, text: 'b' },
      ],
    ],
    [
      '> a\n> > b',
      [
        {
          type: 'blockquote',
          nodes: [paragraph(words('a')), { type: 'blockquote', nodes: [paragraph(words('b'))] }],
        },
      ],
    ],
    [
      '| a | b |\n|:--|--:|\n| *c* | d\\|e |',
      [
        {
          type: 'table',
          align: ['left', 'right'],
          header: [[words('a')], [words('b')]],
          rows: [[[{ type: 'emphasis', nodes: [words('c')] }], [words('d|e')]]],
        },
      ],
    ],
    [
      '<div>\n[a](b)\n</div>\n\n---\n',
      [{ type: 'html', text: '<div>\n[a](b)\n</div>' }, { type: 'thematicBreak' }],
    ],
    [
      '{% include "reu_1" %}\n\na {% include "reu_2" %}\n\n{% include \'reu_3\' %}',
      [
        { type: 'include', content: 'reu_1' },
        paragraph(words('a {% include "reu_2" %}')),
        { type: 'include', content: 'reu_3' },
      ],
    ],
    [
      '---\ntitle: x\n---\na [r]\n\n[r]: b',
      [paragraph(words('a '), { type: 'link', href: 'b', title: null, nodes: [words('r')] })],
    ],
  ])('has the nodes of %j', (text, nodes) => {
    expect(blocksOf(text)).toEqual(nodes);
  });

  it('keeps the ids of unchanged blocks, and numbers equal blocks', () => {
    const idsOf = (text: string) => nodesIn(documentOf(text)).flatMap((node) => node['id'] ?? []);
    const [a, b, second] = idsOf('A\n\nB\n\nA') as string[];
    expect([
      second,
      idsOf('New\n\nA\n\nB changed\n\n- A\n\nB').filter((id) => id === a || id === b),
    ]).toEqual([`${a}-2`, [a, b]]);
  });
});

describe('the block tree of any text', () => {
  it('has unique ids and the anchors of the facts, and is JSON', () => {
    fc.assert(
      fc.property(fc.oneof(anything, markdown), (text) => {
        const tree = documentOf(text);
        const ids = nodesIn(tree).flatMap(({ id }) => id ?? []);
        expect([...new Set(ids)]).toEqual(ids);
        expect(
          nodesIn(tree).flatMap((node) => (node['type'] === 'heading' ? [node['anchor']] : [])),
        ).toEqual(factsOf(text).headings.map(({ anchor }) => anchor));
        expect(JSON.parse(JSON.stringify(tree))).toEqual(tree);
      }),
      { numRuns: countCases({ usual: 30, all: 300 }) },
    );
  });

  it.each(hostile)('is built for 20 kB of %j, and not nested too deeply', (_, text) => {
    const depthOf = (value: Json): number =>
      typeof value === 'object' && value !== null
        ? 1 + Math.max(0, ...Object.values(value).map((each: Json) => depthOf(each)))
        : 0;
    expect(depthOf(documentOf(text.slice(0, 20_000)))).toBeLessThan(250);
  });
});
