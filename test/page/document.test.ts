/** Tests the document of pages: as JSON and as typed blocks, as written and as rendered. */
import { describe, expect, it } from 'vitest';
import { documentOf } from '../../src/domain/document-json.ts';
import type { Block } from '../../src/domain/document/model.ts';
import { readBlocks } from '../../src/domain/document/read.ts';
import { notFound } from '../content/expected.ts';
import {
  blockSamples,
  FILE,
  inlineSamples,
  PAGE,
  REUSABLE,
  sampled,
  USER,
} from '../domain/document/samples.ts';
import { edit, editIn, idOf, makeRequest, makeTestSpace, page } from '../edit/support.ts';
import { jwtFor, makePublished, openSite } from '../published-site/made.ts';
import { done } from '../site-structure/made.ts';
import { useWorld } from '../support.ts';

const world = useWorld();
const ana = () => world.as('ana');

const INLINES = `__typename text
  ... on TextInline { marks { type color background } }
  ... on LinkInline { href title }
  ... on ImageInline { src srcDark alt title size }
  ... on EmojiInline { code }
  ... on IconInline { name color }
  ... on MentionInline { href }
  ... on ButtonInline { label target kind icon action query }
  ... on ExpressionInline { expression }
  ... on MathInline { formula }
  ... on AnnotationInline { body { key markdown } }
  ... on UnknownInline { source }`;

/** All fields of blocks of all types in one selection, without their nodes. */
const FIELDS = `
  fragment Line on Inline { ${INLINES} ... on LinkInline { nodes { text } } ... on AnnotationInline { nodes { text } } }
  fragment Fields on Block { __typename
    ... on ParagraphBlock { align inlines { ...Line } }
    ... on HeadingBlock { level anchor align inlines { ...Line } }
    ... on ListBlock { listStyle start }
    ... on ListItemBlock { checked }
    ... on CodeBlock { syntax title lineNumbers wrap fullWidth expandable text }
    ... on ImagesBlock { align fullWidth withFrame }
    ... on ImageBlock { src srcDark alt title width height caption { ...Line } }
    ... on TableBlock { view fullWidth hideHeader cardSize
      columns { title { text } type align width hidden role } rows { cells { inlines { text } } } }
    ... on HintBlock { hintStyle icon }
    ... on TabsBlock { fullWidth }
    ... on TabBlock { title icon }
    ... on ExpandableBlock { open summary { ...Line } }
    ... on StepBlock { icon }
    ... on ColumnsBlock { fullWidth }
    ... on ColumnBlock { width verticalAlign }
    ... on UpdatesBlock { format }
    ... on UpdateBlock { date tags }
    ... on BranchBlock { expression }
    ... on ContentRefBlock { href text }
    ... on FileBlock { src caption { ...Line } }
    ... on EmbedBlock { url fullWidth caption { ...Line } }
    ... on DrawingBlock { src alt }
    ... on MathBlock { formula }
    ... on ReusableContentBlock { target }
    ... on PromptBlock { description icon text }
    ... on OpenAPIOperationBlock { spec path method expanded }
    ... on OpenAPISchemasBlock { spec schemas grouped title }
    ... on OpenAPIWebhookBlock { spec name method }
    ... on UnknownBlock { source } }`;

const BLOCKS = `query ($id: ID!, $path: String!) { space(id: $id) { revision { pageByPath(path: $path) {
  ... on DocumentPage { allBlocks { depth ...Fields } } } } } }
  ${FIELDS}`;

/** A block with those in it. */
interface Nested {
  readonly nodes?: readonly Nested[];
  readonly [field: string]: unknown;
}

const plain = (text: string) => ({ __typename: 'TextInline', text, marks: [] });
const paragraph = (text: string) => ({
  __typename: 'ParagraphBlock',
  align: null,
  inlines: [plain(text)],
});
const step = (text: string, level = 2) => ({
  __typename: 'HeadingBlock',
  level,
  anchor: text.toLowerCase(),
  align: null,
  inlines: [plain(text)],
});
const ofType = (name: string, nodes: readonly Nested[] | undefined, more: object = {}): Nested => ({
  __typename: name,
  ...more,
  ...(nodes && { nodes }),
});
const column = (title: string, type: string, more: object = {}) => ({
  title: [{ text: title }],
  type,
  align: null,
  width: null,
  hidden: false,
  role: null,
  ...more,
});

/** Returns a block and those in it, each with its depth. */
const flat = ({ nodes = [], ...fields }: Nested, depth = 0): object[] => [
  { ...fields, depth },
  ...nodes.flatMap((node) => flat(node, depth + 1)),
];

/** The blocks of the sample of each type. */
const blocks: { readonly [Type in keyof typeof blockSamples]: Nested } = {
  paragraph: { ...paragraph('Aligned'), align: 'RIGHT' },
  heading: step('Deep', 5),
  list: ofType(
    'ListBlock',
    [
      ofType('ListItemBlock', [paragraph('Three')], { checked: null }),
      ofType('ListItemBlock', [paragraph('Four')], { checked: null }),
    ],
    { listStyle: 'ORDERED', start: 3 },
  ),
  'list-item': ofType(
    'ListBlock',
    [
      ofType('ListItemBlock', [paragraph('Done')], { checked: true }),
      ofType('ListItemBlock', [paragraph('Open')], { checked: false }),
    ],
    { listStyle: 'TASKS', start: null },
  ),
  quote: ofType('QuoteBlock', [paragraph('Quoted')]),
  code: ofType('CodeBlock', undefined, {
    syntax: 'js',
    title: 'a.js',
    lineNumbers: true,
    wrap: true,
    fullWidth: true,
    expandable: true,
    text: 'a\nb',
  }),
  divider: ofType('DividerBlock', undefined),
  images: ofType(
    'ImagesBlock',
    [
      ofType('ImageBlock', undefined, {
        src: 'a.png',
        srcDark: `/files/${FILE}`,
        alt: 'A',
        title: null,
        width: '300',
        height: '50%',
        caption: [plain('Below')],
      }),
    ],
    { align: 'CENTER', fullWidth: true, withFrame: true },
  ),
  image: ofType(
    'ImagesBlock',
    [
      ofType('ImageBlock', undefined, {
        src: `/files/${FILE}`,
        srcDark: null,
        alt: 'Alt',
        title: 'Title',
        width: null,
        height: null,
        caption: [],
      }),
    ],
    { align: null, fullWidth: false, withFrame: false },
  ),
  table: ofType('TableBlock', undefined, {
    view: 'CARDS',
    fullWidth: false,
    hideHeader: false,
    cardSize: 'LARGE',
    columns: [
      column('Text', 'TEXT', { align: 'CENTER' }),
      column('Number', 'NUMBER'),
      column('Check', 'CHECKBOX'),
      column('Files', 'FILES'),
      column('Users', 'USERS'),
      column('Rating', 'RATING'),
      column('Select', 'SELECT'),
      column('Target', 'CONTENT_REF', { hidden: true, role: 'CARD_TARGET' }),
      column('Cover', 'IMAGE', { hidden: true, role: 'CARD_COVER' }),
    ],
    rows: [
      {
        cells: ['T', '1.5', 'true', 'f', 'u', '4', 'a, b', 'p', 'c'].map((text) => ({
          inlines: [{ text }],
        })),
      },
    ],
  }),
  hint: ofType('HintBlock', [paragraph('Mind this.')], { hintStyle: 'WARNING', icon: 'bolt' }),
  tabs: ofType(
    'TabsBlock',
    [ofType('TabBlock', [paragraph('First')], { title: 'One', icon: 'bolt' })],
    {
      fullWidth: true,
    },
  ),
  'tabs-item': ofType(
    'TabsBlock',
    [ofType('TabBlock', [paragraph('Text')], { title: 'Only', icon: null })],
    { fullWidth: false },
  ),
  expandable: ofType('ExpandableBlock', [paragraph('Body')], {
    open: true,
    summary: [plain('Title')],
  }),
  stepper: ofType('StepperBlock', [ofType('StepBlock', [step('Step')], { icon: 'bolt' })]),
  'stepper-step': ofType('StepperBlock', [
    ofType('StepBlock', [paragraph('Text')], { icon: null }),
  ]),
  columns: ofType(
    'ColumnsBlock',
    [ofType('ColumnBlock', [paragraph('Left')], { width: '50%', verticalAlign: 'middle' })],
    { fullWidth: true },
  ),
  column: ofType(
    'ColumnsBlock',
    [ofType('ColumnBlock', [paragraph('Only')], { width: null, verticalAlign: null })],
    { fullWidth: false },
  ),
  updates: ofType(
    'UpdatesBlock',
    [ofType('UpdateBlock', [step('New')], { date: '2026-01-31', tags: ['api', 'fix'] })],
    { format: 'SHORT' },
  ),
  update: ofType(
    'UpdatesBlock',
    [ofType('UpdateBlock', [paragraph('Text')], { date: '2026-02-01', tags: [] })],
    { format: 'FULL' },
  ),
  condition: ofType('ConditionBlock', [
    ofType('BranchBlock', [paragraph('A')], { expression: 'visitor.claims.a' }),
    ofType('BranchBlock', [paragraph('B')], { expression: 'visitor.claims.b' }),
    ofType('BranchBlock', [paragraph('C')], { expression: null }),
  ]),
  branch: ofType('ConditionBlock', [
    ofType('BranchBlock', [paragraph('A')], { expression: 'visitor.claims.a' }),
  ]),
  'content-ref': ofType('ContentRefBlock', undefined, {
    href: `/pages/${PAGE}#here`,
    text: 'Text',
  }),
  file: ofType('FileBlock', undefined, { src: `/files/${FILE}`, caption: [plain('Caption')] }),
  embed: ofType('EmbedBlock', undefined, {
    url: 'https://video.test/1',
    fullWidth: true,
    caption: [],
  }),
  drawing: ofType('DrawingBlock', undefined, { src: `/files/${FILE}`, alt: 'Boxes' }),
  math: ofType('MathBlock', undefined, { formula: 'a^2' }),
  'reusable-content': ofType('ReusableContentBlock', undefined, { target: REUSABLE }),
  prompt: ofType('PromptBlock', undefined, {
    description: 'Asks',
    icon: 'bolt',
    text: 'Do it\nnow',
  }),
  'openapi-operation': ofType('OpenAPIOperationBlock', undefined, {
    spec: 'pets',
    path: '/pets',
    method: 'get',
    expanded: true,
  }),
  'openapi-schemas': ofType('OpenAPISchemasBlock', undefined, {
    spec: 'pets',
    schemas: ['Pet', 'Owner'],
    grouped: false,
    title: 'Models',
  }),
  'openapi-webhook': ofType('OpenAPIWebhookBlock', undefined, {
    spec: 'pets',
    name: 'born',
    method: 'post',
  }),
  unknown: ofType('UnknownBlock', [paragraph('Inside')], { source: blockSamples.unknown }),
};

const marked = (text: string, type: string, more: object = { color: null, background: null }) => ({
  __typename: 'TextInline',
  text,
  marks: [{ type, ...more }],
});

/** The inlines of the sample of each type. */
const inlines: { readonly [Type in keyof typeof inlineSamples]: readonly object[] } = {
  text: [
    ...[plain('a '), marked('b', 'BOLD'), plain(' '), marked('c', 'ITALIC'), plain(' ')],
    ...[marked('d', 'STRIKETHROUGH'), plain(' '), marked('e', 'CODE'), plain(' ')],
    ...[marked('f', 'KEYBOARD'), plain(' '), marked('g', 'SUPERSCRIPT'), plain(' ')],
    ...[marked('h', 'SUBSCRIPT'), plain(' ')],
    marked('i', 'COLOR', { color: 'red', background: 'blue' }),
  ],
  link: [
    {
      __typename: 'LinkInline',
      text: 'a b',
      href: `/pages/${PAGE}`,
      title: 'Title',
      nodes: [{ text: 'a' }, { text: ' b' }],
    },
  ],
  'inline-image': [
    plain('See '),
    {
      __typename: 'ImageInline',
      text: 'Alt',
      src: `/files/${FILE}`,
      srcDark: null,
      alt: 'Alt',
      title: 'Title',
      size: 'LINE',
    },
  ],
  emoji: [{ __typename: 'EmojiInline', text: '👍', code: '1f44d' }],
  icon: [{ __typename: 'IconInline', text: '', name: 'bolt', color: 'red' }],
  mention: [{ __typename: 'MentionInline', text: '@Ana', href: `/users/${USER}` }],
  button: [
    {
      __typename: 'ButtonInline',
      text: 'Go',
      label: 'Go',
      target: `/pages/${PAGE}`,
      kind: 'SECONDARY',
      icon: 'bolt',
      action: null,
      query: null,
    },
  ],
  expression: [
    plain('For '),
    {
      __typename: 'ExpressionInline',
      text: '{{ visitor.claims.name }}',
      expression: 'visitor.claims.name',
    },
  ],
  'inline-math': [plain('It is '), { __typename: 'MathInline', text: 'a^2', formula: 'a^2' }],
  annotation: [
    plain('A '),
    {
      __typename: 'AnnotationInline',
      text: 'word',
      nodes: [{ text: 'word' }],
      body: [{ key: 'bc23d3c49abc3fb1', markdown: 'Its note' }],
    },
  ],
  'unknown-inline': [
    plain('a '),
    { __typename: 'UnknownInline', text: '', source: '<blink>' },
    plain('b'),
  ],
};

const samples: Readonly<Record<string, string>> = { ...blockSamples, ...inlineSamples };

/** Makes a space with a page for each sample, at the path of its type. */
const makeSamples = () =>
  makeTestSpace(
    world,
    Object.entries(samples).map(([type, markdown]) => page(type, { markdown: sampled(markdown) })),
  );
const made = new WeakMap<typeof world, ReturnType<typeof makeSamples>>();

/** Returns the space of the samples, which is made once. */
function madeSamples(): ReturnType<typeof makeSamples> {
  const known = made.get(world) ?? makeSamples();
  made.set(world, known);
  return known;
}

const types = <Table extends object>(table: Table) =>
  Object.entries(table) as [keyof Table & string, Table[keyof Table]][]; // its own names

describe('the blocks of a page', () => {
  it.each(types(blocks))('have the type and the fields of %s', async (type, expected) => {
    const { id } = await madeSamples();
    const { data, errors } = await ana().query(BLOCKS, { id, path: type });
    expect([errors, data]).toEqual([
      undefined,
      { space: { revision: { pageByPath: { allBlocks: flat(expected) } } } },
    ]);
  });

  it.each(types(inlines))('have inlines with the fields of %s', async (type, expected) => {
    const { id } = await madeSamples();
    const { data } = await ana().query(BLOCKS, { id, path: type });
    expect(data.space.revision.pageByPath.allBlocks).toEqual([
      { depth: 0, __typename: 'ParagraphBlock', align: null, inlines: expected },
    ]);
  });

  it('have keys, places and the markdown of their range, nested and in one list', async () => {
    const markdown = '# A\n\n> One\n> two\n\n- b\n\n  c\n';
    const { id } = await makeTestSpace(world, [page('A', { markdown })]);
    const { data } = await ana().query(
      `query ($id: ID!) { space(id: $id) { revision { pageByPath(path: "a") { ... on DocumentPage {
        blocks { ...Place ... on ParentBlock { nodes { ...Place ... on ListItemBlock { nodes { ...Place } } } } }
        allBlocks { ...Place } } } } } }
      fragment Place on Block { key parentKey depth markdown }`,
      { id },
    );
    const placesOf = (list: readonly Block[], parentKey: string | null, depth: number): Nested[] =>
      list.map((one) => ({
        key: one.id,
        parentKey,
        depth,
        markdown: markdown.slice(one.at, one.end),
        ...('nodes' in one && { nodes: placesOf(one.nodes, one.id, depth + 1) }),
      }));
    const nested = placesOf(readBlocks(markdown), null, 0);
    const { blocks: own, allBlocks } = data.space.revision.pageByPath;
    expect([own, allBlocks]).toEqual([nested, nested.flatMap((one) => flat(one))]);
    expect(allBlocks.map((one: { markdown: string }) => one.markdown)).toEqual([
      '# A',
      '> One\n> two',
      'One\n> two',
      '- b\n\n  c',
      '- b\n\n  c',
      'b',
      'c',
    ]);
  });
});

describe('the document of a page', () => {
  it.each(types(samples))('is the same JSON in both APIs: %s', async (type, markdown) => {
    const { id, refs } = await madeSamples();
    const expected = JSON.parse(JSON.stringify(documentOf(sampled(markdown))));
    const url = `/v1/spaces/${id}/content`;
    const { data } = await ana().query(
      'query ($id: ID!, $path: String!) { space(id: $id) { revision { pageByPath(path: $path) { ... on DocumentPage { document body(format: DOCUMENT) { document } } } } } }',
      { id, path: type },
    );
    expect([
      (await ana().get(`${url}/page/${refs[type]}/document`)).body,
      (await ana().get(`${url}/path/${type}?format=document`)).body.document,
      data.space.revision.pageByPath,
    ]).toEqual([expected, expected, { document: expected, body: { document: expected } }]);
  });

  it('can be read from a change request and from an old revision', async () => {
    const testSpace = await makeTestSpace(world, [page('A', { markdown: 'First.' })]);
    const request = await makeRequest(world, testSpace.id);
    const a = idOf(testSpace, 'A');
    await edit(world, testSpace.id, [{ updatePage: { page: a, markdown: 'Second.' } }]);
    await editIn(world, request, [{ updatePage: { page: a, markdown: 'Third.' } }]);
    const documentAt = async (path: string) =>
      (await ana().get(`/v1/spaces/${testSpace.id}/${path}/page/${a}/document`)).body;
    expect([
      await documentAt('content'),
      await documentAt(`change-requests/${request}/content`),
      await documentAt(`revisions/${testSpace.revision}`),
    ]).toEqual(['Second.', 'Third.', 'First.'].map(documentOf));
  });

  it('is not found for a group, an unknown page and callers who cannot read the space', async () => {
    const testSpace = await makeTestSpace(world, [page('A', { type: 'GROUP' }), page('B')]);
    const url = (name: string) => `/v1/spaces/${testSpace.id}/content/page/${name}/document`;
    expect([
      (await ana().get(url(idOf(testSpace, 'A')))).body,
      (await ana().get(url(PAGE))).body,
      (await world.as('eve').get(url(idOf(testSpace, 'B')))).body,
    ]).toEqual([notFound, notFound, notFound]);
  });
});

describe('a rendered document', () => {
  const written =
    '{{ name }}, {% include "R" %}\n\n{% if visitor.claims.a %}\nA\n{% else %}\nB {{ name }}\n{% endif %}\n';

  it.each([
    ['', { name: '{{ name }}', include: '{% include "R" %}', hasBranches: true }],
    ['?evaluated=false', { name: '{{ name }}', include: '{% include "R" %}', hasBranches: true }],
    ['?evaluated=true', { name: 'Ana', include: 'R Ana', hasBranches: false }],
    ['?evaluated=deterministic-only', { name: 'Ana', include: 'R Ana', hasBranches: true }],
    [
      '?dereferenced=reusable-contents',
      { name: '{{ name }}', include: 'R {{ name }}', hasBranches: true },
    ],
    [
      '?dereferenced=true&evaluated=false',
      { name: '{{ name }}', include: 'R {{ name }}', hasBranches: true },
    ],
    [
      '?dereferenced=false&evaluated=deterministic-only',
      { name: 'Ana', include: 'R Ana', hasBranches: true },
    ],
  ])('has the parts that the query %j names', async (query, { name, include, hasBranches }) => {
    const testSpace = await makeTestSpace(world, [
      { setVariables: { variables: { name: 'Ana' } } },
      { insertReusableContent: { ref: 'R', title: 'R', markdown: 'R {{ name }}' } },
      page('A'),
    ]);
    const [r, a] = [idOf(testSpace, 'R'), idOf(testSpace, 'A')];
    await edit(world, testSpace.id, [
      { updatePage: { page: a, markdown: written.replace('"R"', `"${r}"`) } },
    ]);
    const text = `${name}, ${include.replace('"R"', `"${r}"`)}\n\n`;
    const expected = hasBranches
      ? `${text}{% if visitor.claims.a %}\nA\n{% else %}\nB ${name}\n{% endif %}\n`
      : `${text}B ${name}\n`;
    const url = `/v1/spaces/${testSpace.id}/content/page/${a}`;
    const { status, body } = await ana().get(`${url}/document${query}`);
    expect([status, body]).toEqual([200, JSON.parse(JSON.stringify(documentOf(expected)))]);
    const parameters = new URLSearchParams(query);
    const { data } = await ana().query(
      `query ($s: ID!, $p: ID!, $e: Boolean, $d: Boolean, $r: Boolean) { space(id: $s) { revision { page(id: $p) { ... on DocumentPage {
        markdown(evaluated: $e, deterministicOnly: $d, dereferenced: $r) document(evaluated: $e, deterministicOnly: $d, dereferenced: $r)
        body(evaluated: $e, deterministicOnly: $d, dereferenced: $r) { markdown } blocks(evaluated: $e, deterministicOnly: $d, dereferenced: $r) { markdown } } } } } }`,
      {
        ...{ s: testSpace.id, p: a },
        e: !['false', null].includes(parameters.get('evaluated')),
        d: parameters.get('evaluated') === 'deterministic-only',
        r: !['false', null].includes(parameters.get('dereferenced')),
      },
    );
    expect(data.space.revision.page).toEqual({
      markdown: expected,
      document: body,
      body: { markdown: expected },
      blocks: readBlocks(expected).map((one) => ({ markdown: expected.slice(one.at, one.end) })),
    });
  });

  it('keeps conditions of a page in markdown with deterministic-only', async () => {
    const testSpace = await makeTestSpace(world, [
      page('A', { markdown: '{{ a }}{% if true %}b{% endif %}', variables: { a: 'x' } }),
    ]);
    const url = `/v1/spaces/${testSpace.id}/content`;
    for (const path of [`${url}/page/${idOf(testSpace, 'A')}`, `${url}/path/a`])
      expect((await ana().get(`${path}?evaluated=deterministic-only`)).body.markdown).toBe(
        'x{% if true %}b{% endif %}',
      );
  });

  it('shows a visitor what their conditions allow, whatever the query is', async () => {
    const site = await makePublished(world);
    const [space] = site.spaces;
    await done(
      ana().post(`/v1/spaces/${space}/content`, {
        changes: [
          {
            operation: 'insert_page',
            title: 'Install',
            document: { markdown: 'One\n\n{% if visitor.claims.isBeta %}\nTwo\n{% endif %}\n' },
          },
        ],
      }),
    );
    const anybody = world.with(await openSite(world, site));
    const beta = world.with(
      await openSite(world, site, { jwt_token: await jwtFor(world, site, { isBeta: true }) }),
    );
    const { id } = await done(anybody.get(`/v1/spaces/${space}/content/path/install`));
    const shown = async (visitor: typeof anybody, query: string) => {
      const { data } = await visitor.query(
        'query ($s: ID!) { space(id: $s) { revision { pageByPath(path: "install") { ... on DocumentPage { document blocks(evaluated: true, deterministicOnly: true) { markdown ... on ParagraphBlock { inlines { text } } } } } } } }',
        { s: space },
      );
      const { document, blocks: own } = data.space.revision.pageByPath;
      return [
        await done(visitor.get(`/v1/spaces/${space}/content/page/${id}/document${query}`)),
        document,
        own,
      ];
    };
    const paragraphs = (...texts: string[]) =>
      texts.map((text) => ({ markdown: text, inlines: [{ text }] }));
    const [one, two] = ['One\n\n', 'One\n\nTwo\n'].map((text) =>
      JSON.parse(JSON.stringify(documentOf(text))),
    );
    for (const query of ['', '?evaluated=deterministic-only', '?dereferenced=true']) {
      expect(await shown(anybody, query)).toEqual([one, one, paragraphs('One')]);
      expect(await shown(beta, query)).toEqual([two, two, paragraphs('One', 'Two')]);
    }
  });
});
