/** Converts the inlines of a document to their form in its JSON. */
import type { Block, Inline, Mark } from '../document/model.ts';
import type { JSONBlock, JSONInline, JSONMark, JSONProperties, JSONText } from './node.ts';
import { fileReferenceOf, referenceOf } from './reference.ts';

/** The functions of the conversion of a document that that of its inlines uses. */
export interface InlineConversion {
  /** Counts characters of the result. @throws QUERY_TOO_COMPLEX if they are too many */
  count(length: number): void;
  blocks(blocks: readonly Block[]): JSONBlock[];
}

/** The characters that a node takes in addition to its texts, approximately. */
export const NODE_LENGTH = 60;

/** Returns a text without marks. */
export const plain = (text: string): JSONText => ({
  object: 'text',
  leaves: [{ object: 'leaf', text, marks: [] }],
});

/** Returns inlines as nodes. Texts next to each other are one node. Without inlines it is empty. */
export function lineOf(
  conversion: InlineConversion,
  inlines: readonly Inline[],
): (JSONText | JSONInline)[] {
  const nodes = nodesOf(conversion, inlines);
  return nodes.length > 0 ? nodes : [plain('')];
}

function nodesOf(
  conversion: InlineConversion,
  inlines: readonly Inline[],
): (JSONText | JSONInline)[] {
  const nodes: (JSONText | JSONInline)[] = [];
  let leaves: JSONText['leaves'][number][] | undefined;
  for (const inline of inlines) {
    if (inline.type !== 'text') {
      leaves = undefined;
      nodes.push(inlineOf(conversion, inline));
      continue;
    }
    conversion.count(NODE_LENGTH * (1 + inline.marks.length) + inline.text.length);
    if (!leaves) {
      leaves = [];
      nodes.push({ object: 'text', leaves });
    }
    leaves.push({ object: 'leaf', text: inline.text, marks: inline.marks.map(markOf) });
  }
  return nodes;
}

const markOf = (mark: Mark): JSONMark =>
  mark.type === 'color'
    ? {
        object: 'mark',
        type: 'color',
        data: { text: mark.text ?? 'default', background: mark.background ?? 'default' },
      }
    : { object: 'mark', type: mark.type };

function inlineOf(
  conversion: InlineConversion,
  inline: Exclude<Inline, { type: 'text' }>,
): JSONInline {
  if (inline.type === 'annotation') {
    conversion.count(2 * NODE_LENGTH);
    const body = conversion.blocks(inline.body);
    return {
      object: 'inline',
      type: 'annotation',
      isVoid: false,
      data: {},
      nodes: lineOf(conversion, inline.nodes),
      fragments: [
        {
          object: 'fragment',
          fragment: 'annotation-body',
          type: 'annotation-body',
          nodes: body.length > 0 ? body : [emptyParagraph()],
        },
      ],
    };
  }
  const data = dataOf(inline);
  conversion.count(NODE_LENGTH + JSON.stringify(data).length);
  const { type } = inline;
  return type === 'link'
    ? { object: 'inline', type, isVoid: false, data, nodes: lineOf(conversion, inline.nodes) }
    : { object: 'inline', type, isVoid: true, data };
}

/** Returns a paragraph without text, where a block is required. */
export const emptyParagraph = (): JSONBlock => ({
  object: 'block',
  type: 'paragraph',
  isVoid: false,
  data: {},
  nodes: [plain('')],
});

function dataOf(inline: Exclude<Inline, { type: 'text' | 'annotation' }>): JSONProperties {
  switch (inline.type) {
    case 'link':
      return { ref: referenceOf(inline.href), title: inline.title ?? undefined };
    case 'inline-image':
      return {
        ref: fileReferenceOf(inline.src),
        refDark: inline.srcDark === null ? undefined : fileReferenceOf(inline.srcDark),
        caption: inline.title ?? undefined,
        alt: inline.alt === '' ? undefined : inline.alt,
        size: inline.size,
      };
    case 'emoji':
      return { code: inline.code };
    case 'icon':
      return { icon: inline.icon, color: inline.color ?? undefined };
    case 'mention':
      return { ref: referenceOf(inline.href) };
    case 'button':
      return buttonOf(inline);
    case 'expression':
      return { expression: inline.expression };
    case 'inline-math':
      return { formula: inline.formula };
    case 'unknown-inline':
      return { source: inline.source };
  }
}

/** Returns the properties of a button, which has a target or an action. */
function buttonOf(button: Extract<Inline, { type: 'button' }>): JSONProperties {
  const { label, kind, href, icon, action, query } = button;
  const common = { label, kind, icon: icon ?? undefined };
  return href === null && action !== null
    ? { ...common, action: { action, query: query ?? undefined } }
    : { ...common, ref: referenceOf(href ?? '') };
}
