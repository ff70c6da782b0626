/** Blocks of text as typst code. */
import { htmlBlock } from './html.ts';
import { imageOf, inline, pieces } from './inline.ts';
import { brokenAnywhere, joined, labelled, literal, portions } from './literal.ts';
import { type Node, nodesIn, numberIn, textIn } from './node.ts';
import type { Place } from './place.ts';
import { table } from './table.ts';

/** Lists and quotes within each other at most; deeper ones go on at the place of those around them. Typst gives up where content is nested some sixty deep. */
const DEEPEST = 8;
/** Points that a list or a quote takes from the left. */
const INDENT = 18;
/** Characters of a line of code that is coloured at most: it takes time by the square of a word. */
const LONGEST_COLOURED = 200;
/** Characters of a line of code in which typst finds the places to break: in longer ones those have a character. */
const LONGEST_LINE = 2000;
/** Characters of a word that fit in a line of code. */
const WIDEST_WORD = 60;

/** Blocks that hold no others. */
const LEAVES = new Set(['heading', 'paragraph', 'code', 'table', 'image', 'html', 'thematicBreak']);

/** The blocks of a type that `blocksOf` shows, in order. */
export function leavesIn(nodes: readonly Node[], wanted: string): Node[] {
  return nodes.flatMap((node) => {
    const type = textIn(node, 'type');
    if (type === wanted) return [node];
    if (type === 'list') return nodesIn(node, 'items').flatMap((item) => leavesIn(nodesIn(item), wanted));
    return LEAVES.has(type) ? [] : leavesIn(nodesIn(node), wanted);
  });
}

/** The expressions that show these blocks. */
export function blocksOf(nodes: readonly Node[], place: Place): string[] {
  return nodes.flatMap((node) => block(node, place));
}

function block(node: Node, place: Place): string[] {
  switch (textIn(node, 'type')) {
    case 'heading':
      return [heading(node, place)];
    case 'paragraph':
      return paragraph(pieces(nodesIn(node), place));
    case 'blockquote':
      return quote(node, place);
    case 'list':
      return list(node, place);
    case 'code':
      return [code(node, place)];
    case 'table':
      return [table(node, place)];
    case 'image':
      return imageBlock(node, place);
    case 'html':
      return htmlBlock(textIn(node, 'text'), place);
    case 'thematicBreak':
      return ['rule'];
    default:
      return blocksOf(nodesIn(node), place);
  }
}

const paragraph = (body: readonly string[]): string[] => portions(body).map((portion) => `par(${joined(portion)})`);

const within = (place: Place): Place => ({ ...place, depth: place.depth + 1, room: place.room - INDENT });

/** A heading, below the page's title. The contents name pages alone; the reader's side bar has them all. */
function heading(node: Node, place: Place): string {
  const rank = 1 + numberIn(node, 'depth', 1, 6) - place.least;
  const shown = `heading(level:${place.level + rank},outlined:false,bookmarked:true,ranked(${rank},${inline(nodesIn(node), place)}))`;
  return labelled(shown, place.claim(`${place.page}#${textIn(node, 'anchor')}`));
}

function quote(node: Node, place: Place): string[] {
  if (place.depth >= DEEPEST) return blocksOf(nodesIn(node), place);
  const body = blocksOf(nodesIn(node), within(place));
  return body.length === 0 ? [] : [`quote(block:true,${joined(body)})`];
}

function list(node: Node, place: Place): string[] {
  const items = nodesIn(node, 'items');
  if (place.depth >= DEEPEST) return items.flatMap((item) => blocksOf(nodesIn(item), place));
  const tight = items.every((item) => nodesIn(item).filter(({ type }) => type !== 'list').length <= 1);
  const bodies = items.map((item) => itemBody(nodesIn(item), within(place)));
  if (items.some((item) => typeof item['checked'] === 'boolean'))
    return [`block(${place.depth === 0 ? '' : 'spacing:0.68em,'}${joined(items.map((item, index) => task(item['checked'], bodies[index] ?? '[]')))})`];
  const ordered = node['ordered'] === true;
  const settings = `${ordered ? `start:${numberIn(node, 'start', 0, 999_999_999)},` : ''}tight:${tight}`;
  return items.length === 0 ? [] : [`${ordered ? 'enum' : 'list'}(${[settings, ...bodies].join(',')})`];
}

/** What an item holds; its first words stand beside its mark. */
function itemBody(nodes: readonly Node[], place: Place): string {
  const [first, ...rest] = nodes;
  if (first?.['type'] !== 'paragraph') return joined(blocksOf(nodes, place));
  const words = inline(nodesIn(first), place);
  const follows = rest[0]?.['type'] === 'paragraph' ? ['parbreak()'] : [];
  return joined([words, ...follows, ...blocksOf(rest, place)]);
}

const task = (checked: Node[string] | undefined, body: string): string => `task(${typeof checked === 'boolean' ? checked : 'none'},${body})`;

function code(node: Node, { coloured }: Place): string {
  const text = textIn(node, 'text');
  const longest = text.split('\n').reduce((most, { length }) => Math.max(most, length), 0);
  if (longest > LONGEST_LINE) return `raw(block:true,${literal(brokenAnywhere(text))})`;
  const [language = ''] = textIn(node, 'lang')
    .trim()
    .toLowerCase()
    .split(/[\s{,]/);
  const inColour = coloured && /^[\w+#.-]{1,30}$/.test(language) && longest <= LONGEST_COLOURED;
  const shown = `raw(block:true,lang:${inColour ? literal(language) : 'none'},${literal(text)})`;
  return new RegExp(`\\S{${WIDEST_WORD}}`).test(text) ? `long(${shown})` : shown;
}

function imageBlock(node: Node, place: Place): string[] {
  const shown = imageOf(textIn(node, 'src'), textIn(node, 'alt'), place);
  const title = textIn(node, 'title');
  if (shown === undefined) return paragraph(pieces([node], place));
  return [`pic(${shown},${title === '' ? 'none' : inline([{ type: 'text', text: title }], place)})`];
}
