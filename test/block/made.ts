/** Makes pages with samples of blocks and inlines, and selects all of their fields. */
import { blockSamples, inlineSamples, sampled } from '../domain/document/samples.ts';
import { makeTestSpace, page } from '../edit/support.ts';
import type { useWorld } from '../support.ts';

/** Samples by their types, which are the paths of their pages. */
export const samples: Readonly<Record<string, string>> = { ...blockSamples, ...inlineSamples };

/** Makes a space with a page for each sample, at the path of its type. */
export const makeSamples = (world: ReturnType<typeof useWorld>) =>
  makeTestSpace(
    world,
    Object.entries(samples).map(([type, markdown]) => page(type, { markdown: sampled(markdown) })),
  );

/** Returns the entries of a table, with its own names. */
export const entriesOf = <Table extends object>(table: Table) =>
  Object.entries(table) as [keyof Table & string, Table[keyof Table]][]; // its own names

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

/** A query of all blocks of a page, with all fields. */
export const BLOCKS = `query ($id: ID!, $path: String!) { space(id: $id) { revision { pageByPath(path: $path) {
  ... on DocumentPage { allBlocks { depth ...Fields } } } } } }
  ${FIELDS}`;

/** Returns a text without marks, as `BLOCKS` does. */
export const plain = (text: string) => ({ __typename: 'TextInline', text, marks: [] });
