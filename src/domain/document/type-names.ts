/** Names the types of blocks and inlines as the GraphQL schema does. */
import type { BlockType, Inline } from './model.ts';

/** The names of the types of blocks. */
export const BLOCK_TYPE_NAMES = {
  paragraph: 'ParagraphBlock',
  heading: 'HeadingBlock',
  list: 'ListBlock',
  'list-item': 'ListItemBlock',
  quote: 'QuoteBlock',
  code: 'CodeBlock',
  divider: 'DividerBlock',
  images: 'ImagesBlock',
  image: 'ImageBlock',
  table: 'TableBlock',
  hint: 'HintBlock',
  tabs: 'TabsBlock',
  'tabs-item': 'TabBlock',
  expandable: 'ExpandableBlock',
  stepper: 'StepperBlock',
  'stepper-step': 'StepBlock',
  columns: 'ColumnsBlock',
  column: 'ColumnBlock',
  updates: 'UpdatesBlock',
  update: 'UpdateBlock',
  condition: 'ConditionBlock',
  branch: 'BranchBlock',
  'content-ref': 'ContentRefBlock',
  file: 'FileBlock',
  embed: 'EmbedBlock',
  drawing: 'DrawingBlock',
  math: 'MathBlock',
  'reusable-content': 'ReusableContentBlock',
  prompt: 'PromptBlock',
  'openapi-operation': 'OpenAPIOperationBlock',
  'openapi-schemas': 'OpenAPISchemasBlock',
  'openapi-webhook': 'OpenAPIWebhookBlock',
  unknown: 'UnknownBlock',
} as const satisfies Readonly<Record<BlockType, string>>;

/** The names of the types of inlines. */
export const INLINE_TYPE_NAMES = {
  text: 'TextInline',
  link: 'LinkInline',
  'inline-image': 'ImageInline',
  emoji: 'EmojiInline',
  icon: 'IconInline',
  mention: 'MentionInline',
  button: 'ButtonInline',
  expression: 'ExpressionInline',
  'inline-math': 'MathInline',
  annotation: 'AnnotationInline',
  'unknown-inline': 'UnknownInline',
} as const satisfies Readonly<Record<Inline['type'], string>>;
