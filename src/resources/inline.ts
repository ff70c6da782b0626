/** Resolves the inlines of a document. */
import type { InlineRow } from '../data/rows/block.ts';
import { plainTextOf } from '../domain/document/inline.ts';
import { INLINE_TYPE_NAMES } from '../domain/document/type-names.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { enumName } from './block/enum-name.ts';
import { rootBlocks, rowsOfInlines } from './block/rows.ts';

const text = (row: InlineRow): string => plainTextOf([row]);
const common = { text };

export const inline: Resolvers = {
  Inline: { __resolveType: ({ type }) => INLINE_TYPE_NAMES[type] },
  TextInline: common,
  TextMark: {
    type: ({ type }) => enumName(type),
    color: (mark) => (mark.type === 'color' ? mark.text : null),
    background: (mark) => (mark.type === 'color' ? mark.background : null),
  },
  LinkInline: { ...common, nodes: ({ nodes, within }) => rowsOfInlines(nodes, within) },
  ImageInline: { ...common, size: ({ size }) => enumName(size) },
  EmojiInline: common,
  IconInline: { ...common, name: ({ icon }) => icon },
  MentionInline: common,
  ButtonInline: { ...common, target: ({ href }) => href, kind: ({ kind }) => enumName(kind) },
  ExpressionInline: common,
  MathInline: common,
  AnnotationInline: {
    ...common,
    nodes: ({ nodes, within }) => rowsOfInlines(nodes, within),
    body: ({ body, within }) => rootBlocks(body, within),
  },
  UnknownInline: common,
};
