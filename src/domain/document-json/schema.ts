/** Describes the JSON of a document as a JSON Schema of the draft 2020-12. */
import { REFERENCES, TABLE_DEFINITIONS, TEXT_DEFINITIONS } from './definitions.ts';
import {
  BOOLEAN,
  choice,
  constant,
  INTEGER,
  listOf,
  objectOf,
  oneOf,
  recordOf,
  type Schema,
  TEXT,
  to,
  type Members,
} from './parts.ts';

/** The properties and the nodes of a type of block or inline. */
interface NodeSpec {
  readonly description: string;
  readonly required?: Members;
  readonly optional?: Members;
  /** The nodes; absent for a type without any. */
  readonly nodes?: Schema;
  readonly fragments?: Schema;
  /** True if the node has no nodes of its own; by default, if `nodes` is absent. */
  readonly isVoid?: boolean;
  readonly meta?: Schema;
}

const BLOCKS = listOf(to('Block'));
const LINE = listOf(oneOf(to('Text'), to('Inline')));
const ALIGN = choice('start', 'center', 'end');
const ICON: Schema = { ...TEXT, description: 'The name of an icon, for example `bolt`.' };
const FULL_WIDTH: Schema = { ...BOOLEAN, description: 'True if it is as wide as the page.' };
const FILE = oneOf(to('FileReference'), to('URLReference'));
const SPEC = oneOf(to('OpenAPIReference'), to('FileReference'), to('URLReference'));
const CAPTION = listOf(
  fragmentOf('caption', 'The text below it.', { ...listOf(to('ParagraphBlock')), minItems: 1 }),
);
const METHOD: Schema = { ...TEXT, description: 'The method in lower case, for example `get`.' };
const OPERATION: Members = { ref: SPEC, path: TEXT, method: METHOD };
const EXPANDED: Members = { expanded: { ...BOOLEAN, description: 'Whether it is open at first.' } };

const heading = (level: string): NodeSpec => ({
  description: `A heading of level ${level}.`,
  optional: {
    align: ALIGN,
    ...(level !== '1' && level !== '2' && { depth: { ...INTEGER, description: 'Level from 4.' } }),
  },
  nodes: LINE,
  meta: objectOf({ id: { ...TEXT, description: 'The anchor of the heading, without `#`.' } }),
});

/** The types of blocks by their names. */
const BLOCK_SPECS: Readonly<Record<string, NodeSpec>> = {
  paragraph: { description: 'A paragraph.', optional: { align: ALIGN }, nodes: LINE },
  'heading-1': heading('1'),
  'heading-2': heading('2'),
  'heading-3': heading('3 or deeper'),
  'list-ordered': {
    description: 'A list with numbers.',
    optional: { start: { ...INTEGER, description: 'The number of the first item.' } },
    nodes: listOf(to('ListItemBlock')),
  },
  'list-unordered': { description: 'A list with bullets.', nodes: listOf(to('ListItemBlock')) },
  'list-tasks': { description: 'A list of tasks.', nodes: listOf(to('ListItemBlock')) },
  'list-item': {
    description: 'An item of a list.',
    optional: { checked: { ...BOOLEAN, description: 'Whether a task is done.' } },
    nodes: BLOCKS,
  },
  blockquote: { description: 'A quotation.', nodes: BLOCKS },
  code: {
    description: 'A block of code.',
    optional: {
      syntax: { ...TEXT, description: 'The language, for example `js`.' },
      title: TEXT,
      overflow: choice('wrap'),
      lineNumbers: BOOLEAN,
      fullWidth: FULL_WIDTH,
      expandable: BOOLEAN,
    },
    nodes: listOf(to('CodeLineBlock')),
  },
  'code-line': { description: 'A line of code.', nodes: listOf(to('Text')) },
  divider: { description: 'A line between blocks.' },
  images: {
    description: 'Images next to each other.',
    optional: {
      align: choice('left', 'center', 'right'),
      fullWidth: FULL_WIDTH,
      withFrame: BOOLEAN,
    },
    nodes: listOf(to('ImageBlock')),
  },
  image: {
    description: 'An image with its caption.',
    required: { ref: FILE },
    optional: {
      refDark: FILE,
      width: to('Length'),
      height: to('Length'),
      alt: TEXT,
      title: TEXT,
    },
    fragments: CAPTION,
  },
  table: {
    description: 'A table. Records and columns have ids, and cells of texts are fragments.',
    required: {
      view: oneOf(to('GridView'), to('CardsView')),
      records: recordOf(to('TableRecord')),
      definition: recordOf(to('TableDefinition')),
    },
    optional: { fullWidth: FULL_WIDTH },
    fragments: listOf(to('CellFragment')),
  },
  hint: {
    description: 'A highlighted part.',
    required: { style: choice('info', 'success', 'warning', 'danger') },
    optional: { icon: ICON },
    nodes: BLOCKS,
  },
  tabs: {
    description: 'Tabs.',
    optional: { fullWidth: FULL_WIDTH },
    nodes: listOf(to('TabsItemBlock')),
  },
  'tabs-item': {
    description: 'A tab.',
    required: { title: TEXT },
    optional: { icon: ICON },
    nodes: BLOCKS,
  },
  expandable: {
    description: 'A part that opens below its title.',
    optional: { defaultExpanded: { ...BOOLEAN, description: 'Whether it is open at first.' } },
    fragments: listOf(
      oneOf(
        fragmentOf('expandable-title', 'The title.', {
          ...listOf(to('ParagraphBlock')),
          minItems: 1,
        }),
        fragmentOf('expandable-body', 'What opens.', { ...BLOCKS, minItems: 1 }),
      ),
    ),
  },
  stepper: { description: 'Steps.', nodes: listOf(to('StepperStepBlock')) },
  'stepper-step': { description: 'A step.', optional: { icon: ICON }, nodes: BLOCKS },
  columns: {
    description: 'Columns next to each other.',
    optional: { fullWidth: FULL_WIDTH },
    nodes: listOf(to('ColumnBlock')),
  },
  column: {
    description: 'A column.',
    optional: { width: to('Length'), verticalAlignment: choice('top', 'middle', 'bottom') },
    nodes: BLOCKS,
  },
  updates: {
    description: 'A list of dated updates, such as a changelog.',
    required: { format: choice('full', 'numeric', 'short') },
    nodes: listOf(to('UpdateBlock')),
  },
  update: {
    description: 'An update.',
    required: { date: { ...TEXT, description: 'The date as written, for example `2026-01-31`.' } },
    optional: { tags: listOf(to('TagReference')) },
    nodes: BLOCKS,
  },
  if: {
    description:
      'Blocks for visitors for whom an expression holds. Each branch of a condition is a block.',
    required: { expression: TEXT },
    nodes: BLOCKS,
  },
  'content-ref': { description: 'A link as a block.', required: { ref: to('Reference') } },
  file: { description: 'A file to download.', required: { ref: FILE }, fragments: CAPTION },
  embed: {
    description: 'Content of another website.',
    required: { url: TEXT },
    optional: { fullWidth: FULL_WIDTH },
    fragments: CAPTION,
  },
  drawing: { description: 'A drawing.', optional: { ref: FILE, alt: TEXT } },
  math: { description: 'A formula in TeX.', required: { formula: TEXT } },
  'reusable-content': {
    description: 'A reusable content that is included here.',
    required: { ref: to('ReusableContentReference') },
  },
  prompt: {
    description: 'A prompt for an assistant.',
    required: { description: TEXT },
    optional: { icon: ICON },
    nodes: { ...listOf(to('CodeBlock')), minItems: 1 },
  },
  swagger: {
    description: 'An operation of an OpenAPI document at an address.',
    required: OPERATION,
    optional: EXPANDED,
  },
  'openapi-operation': {
    description: 'An operation of an OpenAPI spec.',
    required: OPERATION,
    optional: EXPANDED,
  },
  'openapi-schemas': {
    description: 'Schemas of an OpenAPI spec.',
    required: { ref: SPEC, schemas: listOf(TEXT), grouped: BOOLEAN },
    optional: { title: TEXT },
  },
  'openapi-webhook': {
    description: 'A webhook of an OpenAPI spec.',
    required: { ref: SPEC, name: TEXT, method: METHOD },
  },
  unknown: {
    description: 'Markup that no other type describes.',
    required: { source: { ...TEXT, description: 'The markup as it was written.' } },
    nodes: BLOCKS,
  },
};

/** The types of inlines by their names. */
const INLINE_SPECS: Readonly<Record<string, NodeSpec>> = {
  link: {
    description: 'A link.',
    required: { ref: to('Reference') },
    optional: { title: TEXT },
    nodes: LINE,
  },
  'inline-image': {
    description: 'An image in a line.',
    required: { ref: FILE, size: choice('original', 'line') },
    optional: { refDark: FILE, caption: TEXT, alt: TEXT },
  },
  emoji: {
    description: 'An emoji.',
    required: { code: { ...TEXT, description: 'Code points in hexadecimal, such as `1f44d`.' } },
  },
  icon: {
    description: 'An icon.',
    required: { icon: ICON },
    optional: { color: { ...TEXT, description: 'The name of a color, or a value of CSS.' } },
  },
  mention: {
    description: 'A mention of a user, or of a page by its title.',
    required: { ref: to('Reference') },
  },
  button: {
    description: 'A button with a target or an action.',
    required: { label: TEXT, kind: choice('primary', 'secondary') },
    optional: { icon: ICON, ref: to('Reference'), action: to('ButtonAction') },
  },
  expression: { description: 'An expression in a text.', required: { expression: TEXT } },
  'inline-math': { description: 'A formula in TeX.', required: { formula: TEXT } },
  annotation: {
    description: 'A text with a note.',
    isVoid: false,
    nodes: LINE,
    fragments: listOf(fragmentOf('annotation-body', 'The note.', { ...BLOCKS, minItems: 1 })),
  },
  'unknown-inline': {
    description: 'Markup in a line that no other type describes.',
    required: { source: { ...TEXT, description: 'The markup as it was written.' } },
  },
};

/** Returns the form of a fragment. */
function fragmentOf(name: string, description: string, nodes: Schema): Schema {
  return {
    ...objectOf({
      object: constant('fragment'),
      fragment: constant(name),
      type: constant(name),
      nodes,
    }),
    description,
  };
}

/** Returns the name of the definition of a type, for example `ListItemBlock`. */
const definitionName = (type: string, suffix: string): string =>
  type
    .split('-')
    .filter((word) => word !== suffix.toLowerCase())
    .map((word) =>
      word === 'openapi' ? 'OpenAPI' : `${word.charAt(0).toUpperCase()}${word.slice(1)}`,
    )
    .join('') + suffix;

function nodeOf(object: string, type: string, spec: NodeSpec): Schema {
  const { required = {}, optional = {}, nodes, fragments, meta } = spec;
  return {
    ...objectOf(
      {
        object: constant(object),
        type: constant(type),
        isVoid: constant(spec.isVoid ?? nodes === undefined),
        data: objectOf(required, optional),
        ...(nodes && { nodes }),
        ...(fragments && { fragments }),
        ...(meta && { meta }),
      },
      object === 'block'
        ? { key: { ...TEXT, description: 'The id of the block in this document.' } }
        : {},
    ),
    description: spec.description,
  };
}

const definitionsOf = (
  specs: Readonly<Record<string, NodeSpec>>,
  object: 'block' | 'inline',
  suffix: 'Block' | 'Inline',
): Record<string, Schema> => ({
  [suffix]: {
    ...oneOf(...Object.keys(specs).map((type) => to(definitionName(type, suffix)))),
    description: suffix === 'Block' ? 'A block of any type.' : 'An inline of any type.',
  },
  ...Object.fromEntries(
    Object.entries(specs).map(([type, spec]) => [
      definitionName(type, suffix),
      nodeOf(object, type, spec),
    ]),
  ),
});

/** The JSON Schema of a document. */
export const documentSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Document',
  description: 'The document of a page as a tree of blocks.',
  $ref: '#/$defs/Document',
  $defs: {
    Document: {
      ...objectOf({ object: constant('document'), data: objectOf({}), nodes: BLOCKS }),
      description: 'A document.',
    },
    ...definitionsOf(BLOCK_SPECS, 'block', 'Block'),
    ...definitionsOf(INLINE_SPECS, 'inline', 'Inline'),
    ...TEXT_DEFINITIONS,
    Reference: {
      ...oneOf(...Object.keys(REFERENCES).map(to)),
      description: 'The target of a link.',
    },
    ...REFERENCES,
    ...TABLE_DEFINITIONS,
  },
} as const satisfies {
  readonly $defs: Readonly<Record<string, Schema>>;
  readonly [key: string]: unknown;
};
