/** Resolves the blocks of a document. */
import type { BlockPlace, BlockRow } from '../data/rows/block.ts';
import { sourceOf } from '../domain/document/edit.ts';
import type { Align, Block, Inline } from '../domain/document/model.ts';
import { BLOCK_TYPE_NAMES } from '../domain/document/type-names.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { enumName, enumNameOrNull } from './block/enum-name.ts';
import { blocksWithin, rowsOfInlines } from './block/rows.ts';

const common = {
  key: ({ id }: BlockRow) => id,
  markdown: ({ at, end, within }: BlockRow) => sourceOf(within, { at, end }),
  depth: ({ nesting }: BlockRow) => nesting,
};

const align = (row: { readonly align: Align | null }) => enumNameOrNull(row.align);
const inlines = (row: { readonly inlines: readonly Inline[]; readonly within: string }) =>
  rowsOfInlines(row.inlines, row.within);
const captioned = {
  ...common,
  caption: (row: { readonly caption: readonly Inline[]; readonly within: string }) =>
    rowsOfInlines(row.caption, row.within),
};

/** Returns the resolvers of a block that has blocks of a type. */
const parent = <Kind extends Block>() => ({
  ...common,
  nodes: (row: BlockPlace & { readonly id: string; readonly nodes: readonly Kind[] }) =>
    blocksWithin(row, row.nodes),
});

export const block: Resolvers = {
  Block: { __resolveType: ({ type }) => BLOCK_TYPE_NAMES[type] },
  ParagraphBlock: { ...common, align, inlines },
  HeadingBlock: { ...common, level: ({ depth }) => depth, align, inlines },
  ListBlock: { ...parent(), listStyle: ({ style }) => enumName(style) },
  ListItemBlock: parent(),
  QuoteBlock: parent(),
  CodeBlock: common,
  DividerBlock: common,
  ImagesBlock: { ...parent(), align },
  ImageBlock: captioned,
  TableBlock: {
    ...common,
    view: ({ view }) => enumName(view),
    cardSize: ({ cardSize }) => enumNameOrNull(cardSize),
    columns: ({ columns, within }) => columns.map((column) => ({ ...column, within })),
    rows: ({ rows, within }) => rows.map((cells) => ({ cells, within })),
  },
  TableColumn: {
    title: ({ title, within }) => rowsOfInlines(title, within),
    type: ({ type }) => enumName(type),
    align,
    role: ({ role }) => enumNameOrNull(role),
  },
  TableRow: { cells: ({ cells, within }) => cells.map((one) => ({ inlines: one, within })) },
  TableCell: { inlines },
  HintBlock: { ...parent(), hintStyle: ({ style }) => enumName(style) },
  TabsBlock: parent(),
  TabBlock: { ...parent(), title: ({ title }) => (title === '' ? null : title) },
  ExpandableBlock: { ...parent(), summary: ({ title, within }) => rowsOfInlines(title, within) },
  StepperBlock: parent(),
  StepBlock: parent(),
  ColumnsBlock: parent(),
  ColumnBlock: parent(),
  UpdatesBlock: { ...parent(), format: ({ format }) => enumName(format) },
  UpdateBlock: parent(),
  ConditionBlock: parent(),
  BranchBlock: parent(),
  ContentRefBlock: common,
  FileBlock: captioned,
  EmbedBlock: captioned,
  DrawingBlock: common,
  MathBlock: common,
  ReusableContentBlock: common,
  PromptBlock: common,
  OpenAPIOperationBlock: common,
  OpenAPISchemasBlock: common,
  OpenAPIWebhookBlock: common,
  UnknownBlock: parent(),
};
