/** Tests the blocks of pages: the types and the fields of each, and their places. */
import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../src/domain/document/edit.ts';
import type { Block } from '../../src/domain/document/model.ts';
import { readBlocks } from '../../src/domain/document/read.ts';
import { blockSamples, FILE, PAGE, REUSABLE } from '../domain/document/samples.ts';
import { makeTestSpace, page } from '../edit/support.ts';
import { useWorld } from '../support.ts';
import { BLOCKS, entriesOf, makeSamples, plain } from './made.ts';

const world = useWorld();
const ana = () => world.as('ana');
let made: ReturnType<typeof makeSamples> | undefined;

/** Returns the space of the samples, which is made once. */
function madeSamples(): ReturnType<typeof makeSamples> {
  made ??= makeSamples(world);
  return made;
}

/** A block with those in it. */
interface Nested {
  readonly nodes?: readonly Nested[];
  readonly [field: string]: unknown;
}

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

describe('the blocks of a page', () => {
  it.each(entriesOf(blocks))('have the type and the fields of %s', async (type, expected) => {
    const { id } = await madeSamples();
    const { data, errors } = await ana().query(BLOCKS, { id, path: type });
    expect([errors, data]).toEqual([
      undefined,
      { space: { revision: { pageByPath: { allBlocks: flat(expected) } } } },
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
        markdown: sourceOf(markdown, one),
        ...('nodes' in one && { nodes: placesOf(one.nodes, one.id, depth + 1) }),
      }));
    const nested = placesOf(readBlocks(markdown), null, 0);
    const { blocks: own, allBlocks } = data.space.revision.pageByPath;
    expect([own, allBlocks]).toEqual([nested, nested.flatMap((one) => flat(one))]);
    expect(allBlocks.map((one: { markdown: string }) => one.markdown)).toEqual([
      '# A',
      '> One\n> two',
      'One\ntwo',
      '- b\n\n  c',
      '- b\n\n  c',
      'b',
      'c',
    ]);
  });
});
