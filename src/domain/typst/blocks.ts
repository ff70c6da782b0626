/** Converts blocks to Typst code. */
import { htmlBlock } from './html.ts';
import { imageOf, inline, pieces } from './inline.ts';
import { brokenAnywhere, joined, labelled, literal, portions } from './literal.ts';
import { type TypstNode, nodesIn, numberIn, textIn } from './node.ts';
import type { PagePosition } from './position.ts';
import { table } from './table.ts';

/**
 * The maximum depth of nested lists and quotes; deeper ones are added to the innermost one. Typst
 * fails at about sixty nested levels of content.
 */
const MAX_DEPTH = 8;
/** The indent of a list or a quote in points. */
const INDENT = 18;
/**
 * The maximum length of a line of highlighted code in characters, because highlighting takes
 * quadratic time in the length of a word.
 */
const MAX_COLORED_LENGTH = 200;
/**
 * The maximum length of a line of code in which Typst finds line breaks; longer lines contain break
 * characters.
 */
const MAX_LINE_LENGTH = 2000;
/** The maximum length of a word that fits in a line of code, in characters. */
const MAX_WORD_LENGTH = 60;

/** Blocks without nested blocks. */
const LEAVES = new Set(['heading', 'paragraph', 'code', 'table', 'image', 'html', 'thematicBreak']);

/** Returns the nested blocks of a type that `blocksOf` shows, in order. */
export function leavesIn(nodes: readonly TypstNode[], blockType: string): TypstNode[] {
  return nodes.flatMap((node) => {
    const type = textIn(node, 'type');
    if (type === blockType) return [node];
    if (type === 'list')
      return nodesIn(node, 'items').flatMap((item) => leavesIn(nodesIn(item), blockType));
    return LEAVES.has(type) ? [] : leavesIn(nodesIn(node), blockType);
  });
}

/** Returns the expressions for blocks. */
export function blocksOf(nodes: readonly TypstNode[], position: PagePosition): string[] {
  return nodes.flatMap((node) => block(node, position));
}

function block(node: TypstNode, position: PagePosition): string[] {
  switch (textIn(node, 'type')) {
    case 'heading':
      return [heading(node, position)];
    case 'paragraph':
      return paragraph(pieces(nodesIn(node), position));
    case 'blockquote':
      return quote(node, position);
    case 'list':
      return list(node, position);
    case 'code':
      return [code(node, position)];
    case 'table':
      return [table(node, position)];
    case 'image':
      return imageBlock(node, position);
    case 'html':
      return htmlBlock(textIn(node, 'text'), position);
    case 'thematicBreak':
      return ['rule'];
    default:
      return blocksOf(nodesIn(node), position);
  }
}

const paragraph = (body: readonly string[]): string[] =>
  portions(body).map((portion) => `par(${joined(portion)})`);

const nestedPosition = (position: PagePosition): PagePosition => ({
  ...position,
  depth: position.depth + 1,
  availableWidth: position.availableWidth - INDENT,
});

/**
 * Returns a heading below the page title. The table of contents lists only pages; the PDF outline
 * lists headings too.
 */
function heading(node: TypstNode, position: PagePosition): string {
  const rank = 1 + numberIn(node, 'depth', 1, 6) - position.minHeadingDepth;
  const expression = `heading(level:${position.level + rank},outlined:false,bookmarked:true,ranked(${rank},${inline(nodesIn(node), position)}))`;
  return labelled(expression, position.claim(`${position.page}#${textIn(node, 'anchor')}`));
}

function quote(node: TypstNode, position: PagePosition): string[] {
  if (position.depth >= MAX_DEPTH) return blocksOf(nodesIn(node), position);
  const body = blocksOf(nodesIn(node), nestedPosition(position));
  return body.length === 0 ? [] : [`quote(block:true,${joined(body)})`];
}

function list(node: TypstNode, position: PagePosition): string[] {
  const items = nodesIn(node, 'items');
  if (position.depth >= MAX_DEPTH)
    return items.flatMap((item) => blocksOf(nodesIn(item), position));
  const isTight = items.every(
    (item) => nodesIn(item).filter(({ type }) => type !== 'list').length <= 1,
  );
  const bodies = items.map((item) => itemBody(nodesIn(item), nestedPosition(position)));
  if (items.some((item) => typeof item['checked'] === 'boolean'))
    return [
      `block(${position.depth === 0 ? '' : 'spacing:0.68em,'}${joined(items.map((item, index) => task(item['checked'], bodies[index] ?? '[]')))})`,
    ];
  const ordered = node['ordered'] === true;
  const settings = `${ordered ? `start:${numberIn(node, 'start', 0, 999_999_999)},` : ''}tight:${isTight}`;
  return items.length === 0
    ? []
    : [`${ordered ? 'enum' : 'list'}(${[settings, ...bodies].join(',')})`];
}

/** Returns the content of a list item, whose first paragraph is on the line of the marker. */
function itemBody(nodes: readonly TypstNode[], position: PagePosition): string {
  const [first, ...rest] = nodes;
  if (first?.['type'] !== 'paragraph') return joined(blocksOf(nodes, position));
  const words = inline(nodesIn(first), position);
  const separator = rest[0]?.['type'] === 'paragraph' ? ['parbreak()'] : [];
  return joined([words, ...separator, ...blocksOf(rest, position)]);
}

const task = (checked: TypstNode[string] | undefined, body: string): string =>
  `task(${typeof checked === 'boolean' ? checked : 'none'},${body})`;

function code(node: TypstNode, position: PagePosition): string {
  const text = textIn(node, 'text');
  const maxLineLength = text.split('\n').reduce((max, { length }) => Math.max(max, length), 0);
  if (maxLineLength > MAX_LINE_LENGTH) return `raw(block:true,${literal(brokenAnywhere(text))})`;
  const [language = ''] = textIn(node, 'lang')
    .trim()
    .toLowerCase()
    .split(/[\s{,]/);
  const isHighlighted =
    position.isHighlighted &&
    /^[\w+#.-]{1,30}$/.test(language) &&
    maxLineLength <= MAX_COLORED_LENGTH;
  const expression = `raw(block:true,lang:${isHighlighted ? literal(language) : 'none'},${literal(text)})`;
  return new RegExp(`\\S{${MAX_WORD_LENGTH}}`).test(text) ? `long(${expression})` : expression;
}

function imageBlock(node: TypstNode, position: PagePosition): string[] {
  const expression = imageOf(textIn(node, 'src'), textIn(node, 'alt'), position);
  const title = textIn(node, 'title');
  if (expression === undefined) return paragraph(pieces([node], position));
  return [
    `pic(${expression},${title === '' ? 'none' : inline([{ type: 'text', text: title }], position)})`,
  ];
}
