/** Describes what the nodes of the JSON of a document consist of: texts, references, tables. */
import {
  BOOLEAN,
  choice,
  constant,
  listOf,
  type Members,
  NUMBER,
  objectOf,
  oneOf,
  recordOf,
  type Schema,
  TEXT,
  to,
} from './parts.ts';

const reference = (
  description: string,
  kind: string,
  required: Members,
  optional: Members = {},
) => ({
  ...objectOf({ kind: constant(kind), ...required }, optional),
  description,
});

/** The targets of links. */
export const REFERENCES: Readonly<Record<string, Schema>> = {
  URLReference: reference('An address.', 'url', { url: TEXT }),
  FileReference: reference('A file of the space.', 'file', { file: TEXT }),
  PageReference: reference('A page.', 'page', { page: TEXT }),
  AnchorReference: reference(
    'A heading, of the same page where no page is named.',
    'anchor',
    { anchor: TEXT },
    { page: TEXT },
  ),
  UserReference: reference('A user.', 'user', { user: TEXT }),
  CollectionReference: reference('A collection.', 'collection', { collection: TEXT }),
  SpaceReference: reference('A space.', 'space', { space: TEXT }),
  ReusableContentReference: reference('A reusable content.', 'reusable-content', {
    reusableContent: TEXT,
  }),
  OpenAPIReference: reference('An OpenAPI spec by its slug.', 'openapi', { spec: TEXT }),
};

const MARK_TYPES = ['bold', 'italic', 'strikethrough', 'code', 'keyboard'] as const;

/** The definitions of texts, and of values in the properties of nodes. */
export const TEXT_DEFINITIONS: Readonly<Record<string, Schema>> = {
  Text: {
    ...objectOf({ object: constant('text'), leaves: listOf(to('Leaf')) }),
    description: 'A text whose parts have marks.',
  },
  Leaf: {
    ...objectOf({ object: constant('leaf'), text: TEXT, marks: listOf(to('Mark')) }),
    description: 'A part of a text. `\\n` is a line break.',
  },
  Mark: {
    ...oneOf(
      objectOf({
        object: constant('mark'),
        type: choice(...MARK_TYPES, 'superscript', 'subscript'),
      }),
      to('ColorMark'),
    ),
    description: 'A mark of a text.',
  },
  ColorMark: {
    ...objectOf({
      object: constant('mark'),
      type: constant('color'),
      data: objectOf({ text: TEXT, background: TEXT }),
    }),
    description: 'The colors of a text: `default`, a name, or a value of CSS.',
  },
  TagReference: reference('A tag by its slug.', 'tag', { tag: TEXT }),
  Length: {
    ...oneOf(NUMBER, objectOf({ unit: TEXT, value: NUMBER })),
    description: 'A size in pixels, or with its unit.',
  },
  ButtonAction: {
    ...objectOf({ action: TEXT }, { query: TEXT }),
    description: 'What a button does, for example `ask` with a question.',
  },
};

const COLUMN_IDS: Schema = { ...listOf(TEXT), description: 'Ids of the columns, in order.' };
const column = (type: string, more: Members = {}): Schema =>
  objectOf({ id: TEXT, title: TEXT, type: constant(type), ...more });

/** The definitions of the properties of tables. */
export const TABLE_DEFINITIONS: Readonly<Record<string, Schema>> = {
  GridView: {
    ...objectOf(
      { type: constant('grid'), columns: COLUMN_IDS, hideHeader: BOOLEAN },
      { columnWidths: { ...recordOf(NUMBER), description: 'Widths in pixels by column.' } },
    ),
    description: 'A table as rows.',
  },
  CardsView: {
    ...objectOf(
      { type: constant('cards'), cardSize: choice('medium', 'large'), columns: COLUMN_IDS },
      { targetDefinition: TEXT, coverDefinition: TEXT, coverDefinitionDark: TEXT },
    ),
    description: 'A table as cards.',
  },
  TableRecord: {
    ...objectOf({
      orderIndex: { ...TEXT, description: 'Orders the records.' },
      values: {
        ...recordOf(to('TableValue')),
        description: 'Values by column. That of a text is the name of a fragment.',
      },
    }),
    description: 'A row of a table.',
  },
  TableValue: {
    ...oneOf(TEXT, NUMBER, BOOLEAN, { type: 'null' }, listOf(TEXT), to('Reference')),
    description: 'The value of a cell.',
  },
  TableDefinition: {
    ...oneOf(
      column('text', { textAlignment: choice('left', 'center', 'right') }),
      ...['number', 'checkbox', 'files', 'content-ref', 'image'].map((type) => column(type)),
      column('users', { multiple: BOOLEAN }),
      column('rating', { max: NUMBER }),
      column('select', {
        multiple: BOOLEAN,
        options: listOf(objectOf({ value: TEXT, label: TEXT, color: TEXT })),
      }),
    ),
    description: 'A column of a table.',
  },
  CellFragment: {
    ...objectOf({
      object: constant('fragment'),
      fragment: { ...TEXT, description: 'The value of the cell in its record.' },
      nodes: { ...listOf(to('ParagraphBlock')), minItems: 1 },
    }),
    description: 'A cell of a text.',
  },
};
