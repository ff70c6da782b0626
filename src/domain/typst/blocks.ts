/** Converts blocks to Typst code. */
import type { Align, Block, BlockOf } from '../document/model.ts';
import { codeBlock, prompt } from './code.ts';
import { type ContainerBlock, container } from './container.ts';
import { figure, images, isImagePlace } from './figure.ts';
import { htmlParagraphs, paragraphs } from './html.ts';
import { codeText, expressionOf, inline, isBlank, itemBody, pieces } from './inline.ts';
import { joined, labelled, running } from './literal.ts';
import { canNest, nested, type PagePosition } from './position.ts';
import { openApi, reference } from './reference.ts';
import { table } from './table.ts';

/** The indent of a list or a quote in points. */
const INDENT_PT = 18;

/** Returns the expressions for blocks. */
export function blocksOf(blocks: readonly Block[], position: PagePosition): string[] {
  const drawn: string[] = [];
  let [headingCount, headingsAt] = [0, 0];
  for (const block of blocks) {
    if (headingCount === 0) headingsAt = drawn.length;
    const [first, ...rest] = expressionsOf(block, { ...position, headingCount });
    if (isImagePlace(first)) drawn.splice(headingsAt, 0, first);
    else if (first !== undefined) drawn.push(first);
    drawn.push(...rest);
    headingCount = block.type === 'heading' ? headingCount + 1 : 0;
  }
  return drawn;
}

type TextBlock = BlockOf<
  'paragraph' | 'heading' | 'list' | 'list-item' | 'quote' | 'divider' | 'math' | 'unknown'
>;

function expressionsOf(block: Block, position: PagePosition): string[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
    case 'list':
    case 'list-item':
    case 'quote':
    case 'divider':
    case 'math':
    case 'unknown':
      return text(block, position);
    case 'code':
      return [codeBlock(block, position)];
    case 'prompt':
      return [prompt(block, position)];
    case 'images':
      return images(block, position);
    case 'image':
    case 'drawing':
      return figure(block, position);
    case 'table':
      return table(block, position);
    case 'content-ref':
    case 'file':
    case 'embed':
    case 'reusable-content':
      return reference(block, position);
    case 'openapi-operation':
    case 'openapi-schemas':
    case 'openapi-webhook':
      return openApi(block, position);
    default:
      return container(block satisfies ContainerBlock, position);
  }
}

function text(block: TextBlock, position: PagePosition): string[] {
  switch (block.type) {
    case 'paragraph':
      return paragraph(block, position);
    case 'heading':
      return [heading(block, position)];
    case 'list':
      return list(block, position);
    case 'list-item':
      return list({ style: 'unordered', start: null, nodes: [block] }, position);
    case 'quote':
      return quote(block, position);
    case 'divider':
      return ['rule'];
    case 'math':
      return [formula(block, position)];
    case 'unknown':
      return unknown(block, position);
  }
}

/** Returns a formula, or its TeX where it cannot be drawn. */
const formula = ({ formula: text }: BlockOf<'math'>, position: PagePosition): string =>
  position.book.equation(text, true) ??
  `formula(${expressionOf(running(text, position.maxWordLength, 'raw'))})`;

function paragraph({ align, inlines }: BlockOf<'paragraph'>, position: PagePosition): string[] {
  if (isBlank(inlines)) return [];
  return paragraphs(pieces(inlines, position)).map((each) => aligned(each, align));
}

/**
 * Returns a heading below the page title. The table of contents lists only pages; the PDF outline
 * lists headings too, but not those of notes.
 */
function heading(
  { depth, anchor, align, inlines }: BlockOf<'heading'>,
  position: PagePosition,
): string {
  const words = inline(inlines, position);
  if (position.isInNote) return `par(strong(${words}))`;
  const rank = Math.max(1, 1 + depth - position.minHeadingDepth);
  const expression = `heading(level:${position.level + rank},outlined:false,bookmarked:true,ranked(${rank},${words}))`;
  return aligned(labelled(expression, position.book.claim(`${position.page}#${anchor}`)), align);
}

/** Returns an expression with an alignment other than that of all text. */
const aligned = (expression: string, align: Align | null): string =>
  align === null || align === 'left' ? expression : `align(${align},${expression})`;

function quote({ nodes }: BlockOf<'quote'>, position: PagePosition): string[] {
  if (!canNest(position)) return blocksOf(nodes, position);
  const body = blocksOf(nodes, nested(position, INDENT_PT));
  return body.length === 0 ? [] : [`quote(block:true,${joined(body)})`];
}

function list(
  { style, start, nodes }: Pick<BlockOf<'list'>, 'style' | 'start' | 'nodes'>,
  position: PagePosition,
): string[] {
  if (nodes.length === 0) return [];
  if (!canNest(position)) return nodes.flatMap((item) => blocksOf(item.nodes, position));
  const place = nested(position, INDENT_PT);
  const bodies = nodes.map((item) => itemBody(item.nodes, place));
  if (style === 'tasks') {
    const tasks = nodes.map(({ checked }, index) => `task(${checked ?? 'none'},${bodies[index]})`);
    return [`block(${position.depth === 0 ? '' : 'spacing:0.68em,'}${joined(tasks)})`];
  }
  const isTight = nodes.every(
    (item) => item.nodes.filter(({ type }) => type !== 'list').length <= 1,
  );
  const settings = `${style === 'ordered' ? `start:${start ?? 1},` : ''}tight:${isTight}`;
  return [`${style === 'ordered' ? 'enum' : 'list'}(${[settings, ...bodies].join(',')})`];
}

/** Returns the blocks between tags that are not known, the text of HTML, or other source as code. */
function unknown({ source, nodes }: BlockOf<'unknown'>, position: PagePosition): string[] {
  if (nodes.length > 0) return blocksOf(nodes, position);
  if (source.trimStart().startsWith('{%')) return paragraphs(codeText(source, position));
  return htmlParagraphs(source, position);
}
