/** Tests the JSON of documents: its form for each type, and its JSON Schema. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentOf } from '../../../src/domain/document-json.ts';
import { documentSchema } from '../../../src/domain/document-json/schema.ts';
import { nodesOf, type Block } from '../../../src/domain/document/model.ts';
import { readBlocks } from '../../../src/domain/document/read.ts';
import { holds, parseCondition } from '../../../src/domain/condition.ts';
import { countCases } from '../../case-count.ts';
import {
  blockSamples,
  COLLECTION,
  FILE,
  inlineSamples,
  PAGE,
  REUSABLE,
  sampled,
  SPACE,
  USER,
} from './samples.ts';

type Json = Readonly<Record<string, unknown>>;

const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(documentSchema);

/** Returns the JSON of a text as a client receives it. */
const jsonOf = (markdown: string) => JSON.parse(JSON.stringify(documentOf(sampled(markdown))));

/** Returns a value without the keys of blocks. */
const bare = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(bare)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value).flatMap(([name, one]) =>
            name === 'key' ? [] : [[name, bare(one)]],
          ),
        )
      : value;

const nodesFrom = (markdown: string): unknown => bare(jsonOf(markdown).nodes);

const leaf = (text: string, ...marks: Json[]) => ({
  object: 'leaf',
  text,
  marks: marks.map((mark) => ({ object: 'mark', ...mark })),
});
const text = (...leaves: (string | Json)[]) => ({
  object: 'text',
  leaves: leaves.map((one) => (typeof one === 'string' ? leaf(one) : one)),
});
const block = (type: string, data: Json, nodes: unknown[], more: Json = {}) => ({
  object: 'block',
  type,
  isVoid: false,
  data,
  nodes,
  ...more,
});
const leafBlock = (type: string, data: Json = {}, more: Json = {}) => ({
  object: 'block',
  type,
  isVoid: true,
  data,
  ...more,
});
const p = (...nodes: unknown[]) =>
  block(
    'paragraph',
    {},
    nodes.map((node) => (typeof node === 'string' ? text(node) : node)),
  );
const inline = (type: string, data: Json) => ({ object: 'inline', type, isVoid: true, data });
const fragment = (name: string, ...nodes: unknown[]) => ({
  object: 'fragment',
  fragment: name,
  type: name,
  nodes,
});
const lines = (...texts: string[]) => texts.map((one) => block('code-line', {}, [text(one)]));
const file = { kind: 'file', file: FILE };
const page = { kind: 'page', page: PAGE };
const pets = { kind: 'openapi', spec: 'pets' };
const step = block('heading-2', {}, [text('Step')], { meta: { id: 'step' } });

const columns = [
  'column-1',
  'column-2',
  'column-3',
  'column-4',
  'column-5',
  'column-6',
  'column-7',
];
const column = (id: number, title: string, type: string, more: Json = {}) => ({
  [`column-${id}`]: { id: `column-${id}`, title, type, ...more },
});

const table = leafBlock(
  'table',
  {
    view: {
      type: 'cards',
      cardSize: 'large',
      columns,
      targetDefinition: 'column-8',
      coverDefinition: 'column-9',
    },
    records: {
      'record-1': {
        orderIndex: '0000000',
        values: {
          'column-1': 'record-1-column-1',
          'column-2': 1.5,
          'column-3': true,
          'column-4': [FILE],
          'column-5': [USER],
          'column-6': 4,
          'column-7': ['a', 'b'],
          'column-8': page,
          'column-9': file,
        },
      },
    },
    definition: {
      ...column(1, 'Text', 'text', { textAlignment: 'center' }),
      ...column(2, 'Number', 'number'),
      ...column(3, 'Check', 'checkbox'),
      ...column(4, 'Files', 'files'),
      ...column(5, 'Users', 'users', { multiple: false }),
      ...column(6, 'Rating', 'rating', { max: 5 }),
      ...column(7, 'Select', 'select', {
        multiple: true,
        options: [
          { value: 'a', label: 'a', color: 'default' },
          { value: 'b', label: 'b', color: 'default' },
        ],
      }),
      ...column(8, 'Target', 'content-ref'),
      ...column(9, 'Cover', 'image'),
    },
  },
  {
    fragments: [
      {
        object: 'fragment',
        fragment: 'record-1-column-1',
        nodes: [p(text(leaf('T', { type: 'bold' })))],
      },
    ],
  },
);

/** The nodes of the sample of each type of block. */
const blocks: { readonly [Type in keyof typeof blockSamples]: readonly unknown[] } = {
  paragraph: [block('paragraph', { align: 'end' }, [text('Aligned')])],
  heading: [block('heading-3', { depth: 5 }, [text('Deep')], { meta: { id: 'deep' } })],
  list: [
    block('list-ordered', { start: 3 }, [
      block('list-item', {}, [p('Three')]),
      block('list-item', {}, [p('Four')]),
    ]),
  ],
  'list-item': [
    block('list-tasks', {}, [
      block('list-item', { checked: true }, [p('Done')]),
      block('list-item', { checked: false }, [p('Open')]),
    ]),
  ],
  quote: [block('blockquote', {}, [p('Quoted')])],
  code: [
    block(
      'code',
      {
        syntax: 'js',
        title: 'a.js',
        overflow: 'wrap',
        lineNumbers: true,
        fullWidth: true,
        expandable: true,
      },
      lines('a', 'b'),
    ),
  ],
  divider: [leafBlock('divider')],
  images: [
    block('images', { align: 'center', fullWidth: true, withFrame: true }, [
      leafBlock(
        'image',
        {
          ref: { kind: 'url', url: 'a.png' },
          refDark: file,
          width: 300,
          height: { unit: '%', value: 50 },
          alt: 'A',
        },
        { fragments: [fragment('caption', p('Below'))] },
      ),
    ]),
  ],
  image: [
    block('images', {}, [
      leafBlock('image', { ref: file, alt: 'Alt', title: 'Title' }, { fragments: [] }),
    ]),
  ],
  table: [table],
  hint: [block('hint', { style: 'warning', icon: 'bolt' }, [p('Mind this.')])],
  tabs: [
    block('tabs', { fullWidth: true }, [
      block('tabs-item', { title: 'One', icon: 'bolt' }, [p('First')]),
    ]),
  ],
  'tabs-item': [block('tabs', {}, [block('tabs-item', { title: 'Only' }, [p('Text')])])],
  expandable: [
    leafBlock(
      'expandable',
      { defaultExpanded: true },
      {
        fragments: [
          fragment('expandable-title', p('Title')),
          fragment('expandable-body', p('Body')),
        ],
      },
    ),
  ],
  stepper: [block('stepper', {}, [block('stepper-step', { icon: 'bolt' }, [step])])],
  'stepper-step': [block('stepper', {}, [block('stepper-step', {}, [p('Text')])])],
  columns: [
    block('columns', { fullWidth: true }, [
      block('column', { width: { unit: '%', value: 50 }, verticalAlignment: 'middle' }, [
        p('Left'),
      ]),
    ]),
  ],
  column: [block('columns', {}, [block('column', {}, [p('Only')])])],
  updates: [
    block('updates', { format: 'short' }, [
      block(
        'update',
        {
          date: '2026-01-31',
          tags: [
            { kind: 'tag', tag: 'api' },
            { kind: 'tag', tag: 'fix' },
          ],
        },
        [block('heading-2', {}, [text('New')], { meta: { id: 'new' } })],
      ),
    ]),
  ],
  update: [
    block('updates', { format: 'full' }, [block('update', { date: '2026-02-01' }, [p('Text')])]),
  ],
  condition: [
    block('if', { expression: 'visitor.claims.a' }, [p('A')]),
    block('if', { expression: '!(visitor.claims.a) && (visitor.claims.b)' }, [p('B')]),
    block('if', { expression: '!(visitor.claims.a) && !(visitor.claims.b)' }, [p('C')]),
  ],
  branch: [block('if', { expression: 'visitor.claims.a' }, [p('A')])],
  'content-ref': [
    leafBlock('content-ref', { ref: { kind: 'anchor', page: PAGE, anchor: 'here' } }),
  ],
  file: [leafBlock('file', { ref: file }, { fragments: [fragment('caption', p('Caption'))] })],
  embed: [leafBlock('embed', { url: 'https://video.test/1', fullWidth: true }, { fragments: [] })],
  drawing: [leafBlock('drawing', { ref: file, alt: 'Boxes' })],
  math: [leafBlock('math', { formula: 'a^2' })],
  'reusable-content': [
    leafBlock('reusable-content', { ref: { kind: 'reusable-content', reusableContent: REUSABLE } }),
  ],
  prompt: [
    block('prompt', { description: 'Asks', icon: 'bolt' }, [
      block('code', {}, lines('Do it', 'now')),
    ]),
  ],
  'openapi-operation': [
    leafBlock('openapi-operation', { ref: pets, path: '/pets', method: 'get', expanded: true }),
  ],
  'openapi-schemas': [
    leafBlock('openapi-schemas', {
      ref: pets,
      schemas: ['Pet', 'Owner'],
      grouped: false,
      title: 'Models',
    }),
  ],
  'openapi-webhook': [leafBlock('openapi-webhook', { ref: pets, name: 'born', method: 'post' })],
  unknown: [block('unknown', { source: blockSamples.unknown }, [p('Inside')])],
};

/** The nodes of the line of the sample of each type of inline. */
const inlines: { readonly [Type in keyof typeof inlineSamples]: readonly unknown[] } = {
  text: [
    text(
      ...['a ', leaf('b', { type: 'bold' }), ' ', leaf('c', { type: 'italic' }), ' '],
      ...[leaf('d', { type: 'strikethrough' }), ' ', leaf('e', { type: 'code' }), ' '],
      ...[leaf('f', { type: 'keyboard' }), ' ', leaf('g', { type: 'superscript' }), ' '],
      ...[leaf('h', { type: 'subscript' }), ' '],
      leaf('i', { type: 'color', data: { text: 'red', background: 'blue' } }),
    ),
  ],
  link: [
    {
      ...inline('link', { ref: page, title: 'Title' }),
      isVoid: false,
      nodes: [text(leaf('a', { type: 'bold' }), ' b')],
    },
  ],
  'inline-image': [
    text('See '),
    inline('inline-image', { ref: file, caption: 'Title', alt: 'Alt', size: 'line' }),
  ],
  emoji: [inline('emoji', { code: '1f44d' })],
  icon: [inline('icon', { icon: 'bolt', color: 'red' })],
  mention: [inline('mention', { ref: { kind: 'user', user: USER } })],
  button: [inline('button', { label: 'Go', kind: 'secondary', icon: 'bolt', ref: page })],
  expression: [text('For '), inline('expression', { expression: 'visitor.claims.name' })],
  'inline-math': [text('It is '), inline('inline-math', { formula: 'a^2' })],
  annotation: [
    text('A '),
    {
      ...inline('annotation', {}),
      isVoid: false,
      nodes: [text('word')],
      fragments: [fragment('annotation-body', p('Its note'))],
    },
  ],
  'unknown-inline': [text('a '), inline('unknown-inline', { source: '<blink>' }), text('b')],
};

const entries = <Table extends object>(table: Table) =>
  Object.entries(table) as [keyof Table & string, Table[keyof Table]][]; // its own names

describe('the JSON of a document', () => {
  it.each(entries(blockSamples))('has the nodes of a block of the type %s', (type, markdown) => {
    expect(nodesFrom(markdown)).toEqual(blocks[type]);
  });

  it.each(entries(inlineSamples))('has the nodes of an inline of the type %s', (type, markdown) => {
    expect(nodesFrom(markdown)).toEqual([p(...inlines[type])]);
  });

  it('has the ids of blocks as keys, and no nodes without text', () => {
    const markdown = '# A\n\n> b\n\n> b\n';
    const [heading, first, second] = readBlocks(markdown).map((one) => [
      one.id,
      nodesOf(one).map(({ id }) => id),
    ]);
    const { nodes, ...rest } = jsonOf(markdown);
    expect(rest).toEqual({ object: 'document', data: {} });
    expect(
      nodes.map((one: { key: string; nodes: { key?: string }[] }) => [
        one.key,
        one.nodes.flatMap(({ key }) => key ?? []),
      ]),
    ).toEqual([heading, first, second]);
    expect(jsonOf('')).toEqual({ object: 'document', data: {}, nodes: [] });
    expect(nodesFrom('- ')).toEqual([block('list-unordered', {}, [block('list-item', {}, [])])]);
  });

  it.each([
    ['/pages/PAGE', page],
    ['/pages/PAGE#a%20b', { kind: 'anchor', page: PAGE, anchor: 'a b' }],
    ['#here', { kind: 'anchor', anchor: 'here' }],
    ['/files/FILE', file],
    ['/users/USER', { kind: 'user', user: USER }],
    [`/spaces/${SPACE}`, { kind: 'space', space: SPACE }],
    [`/collections/${COLLECTION}`, { kind: 'collection', collection: COLLECTION }],
    ['/reusable-contents/REUSABLE', { kind: 'reusable-content', reusableContent: REUSABLE }],
    ['https://a.test/', { kind: 'url', url: 'https://a.test/' }],
    ['../nowhere.md#x', { kind: 'url', url: '../nowhere.md#x' }],
    ['/pages/pag_2', { kind: 'url', url: '/pages/pag_2' }],
    ['?a=1#b', { kind: 'url', url: '?a=1#b' }],
  ])('has the target of %s', (href, ref) => {
    expect(nodesFrom(`[a](${href})`)).toEqual([
      p({ ...inline('link', { ref }), isVoid: false, nodes: [text('a')] }),
    ]);
  });

  it('names an operation of an OpenAPI document at an address as clients do', () => {
    expect(
      nodesFrom(
        '{% swagger src="https://a.test/api.json" path="/a" method="post" %}\n{% endswagger %}',
      ),
    ).toEqual([
      leafBlock('swagger', {
        ref: { kind: 'url', url: 'https://a.test/api.json' },
        path: '/a',
        method: 'post',
      }),
    ]);
  });

  it('has a grid with widths, and no value for a cell that a row does not have', () => {
    expect(
      nodesFrom(
        '<table data-header-hidden><thead><tr><th width="90">A</th><th data-hidden data-type="rating">B</th></tr></thead><tbody><tr><td>1</td><td>7</td></tr><tr><td>2</td></tr></tbody></table>',
      ),
    ).toEqual([
      leafBlock(
        'table',
        {
          view: {
            type: 'grid',
            columns: ['column-1'],
            columnWidths: { 'column-1': 90 },
            hideHeader: true,
          },
          records: {
            'record-1': {
              orderIndex: '0000000',
              values: { 'column-1': 'record-1-column-1', 'column-2': 7 },
            },
            'record-2': { orderIndex: '0000001', values: { 'column-1': 'record-2-column-1' } },
          },
          definition: {
            ...column(1, 'A', 'text', { textAlignment: 'left' }),
            ...column(2, 'B', 'rating', { max: 7 }),
          },
        },
        {
          fragments: ['1', '2'].map((id) => ({
            object: 'fragment',
            fragment: `record-${id}-column-1`,
            nodes: [p(id)],
          })),
        },
      ),
    ]);
  });

  it('has expressions of which exactly one holds for each visitor', () => {
    const expressions: string[] = jsonOf(blockSamples.condition).nodes.map(
      (one: { data: { expression: string } }) => one.data.expression,
    );
    const shownTo = (claims: object) =>
      expressions.map((one) => holds(parseCondition(one), { claims }));
    expect(
      [{}, { a: true }, { b: true }, { a: true, b: true }].map((claims) => shownTo(claims)),
    ).toEqual([
      [false, false, true],
      [true, false, false],
      [false, true, false],
      [true, false, false],
    ]);
  });

  it.each([
    ['a code block of many lines', `\`\`\`\n${'\n'.repeat(100_000)}\`\`\``],
    ['a table of many cells', `|a|\n|-|\n${'|b|\n'.repeat(50_000)}`],
    [
      'a condition of many branches',
      `{% if a %}\n${'{% elif b %}\nx\n'.repeat(10_000)}{% endif %}`,
    ],
  ])('refuses %s whose JSON is too long', (_, markdown) => {
    expect(() => documentOf(markdown)).toThrow(
      'The block tree of this text has more than 8 MiB. Select `markdown` instead.',
    );
  });
});

/** Returns the types of all blocks. */
const typesIn = (list: readonly Block[]): string[] =>
  list.flatMap((one) => [one.type, ...typesIn(nodesOf(one))]);

describe('the JSON Schema of documents', () => {
  it.each([...entries(blockSamples), ...entries(inlineSamples)])(
    'accepts the sample of %s',
    (_, markdown) => {
      expect([validate(jsonOf(markdown)), validate.errors]).toEqual([true, null]);
    },
  );

  it.each(entries(blockSamples))('is checked with a block of the type %s', (type, markdown) => {
    expect(typesIn(readBlocks(sampled(markdown)))).toContain(type);
  });

  it('refuses other members and missing ones', () => {
    const document = jsonOf('> a');
    expect(
      [
        { ...document, more: 1 },
        { ...document, data: undefined },
        { ...document, nodes: [{ ...document.nodes[0], type: 'quote' }] },
        { ...document, nodes: [{ ...document.nodes[0], data: { a: 1 } }] },
      ].map((one) => validate(JSON.parse(JSON.stringify(one)))),
    ).toEqual([false, false, false, false]);
  });

  it('accepts any text', () => {
    const pieces = [...Object.values(blockSamples), ...Object.values(inlineSamples)].flatMap(
      (sample) => [sample, ...sample.split('\n'), ...sample.split(/(?=[<{[|*])/)],
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string()), { maxLength: 12 }),
        fc.constantFrom('\n', '\n\n', ' ', '\n> ', '\n  '),
        (parts, separator) => {
          expect([validate(jsonOf(parts.join(separator))), validate.errors]).toEqual([true, null]);
        },
      ),
      { numRuns: countCases({ usual: 100, all: 2000 }) },
    );
  });
});
