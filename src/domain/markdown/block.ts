/** Returns the text of one block of a document, by its id. */
import type { Json } from '../content.ts';
import { documentOf } from './tree.ts';

type Node = { readonly [name: string]: Json };

const isNode = (value: Json): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A marker before a row or a cell of a table, which are nested lists. */
const cellMarker: Node = { type: 'cell' };

/**
 * Yields a value and all nodes in it in document order, without recursion or copies, because
 * documents may be deep and long.
 */
function* nodesIn(value: Json): Generator<Node> {
  const stack: { readonly isList: boolean; readonly values: Iterator<Json> }[] = [
    { isList: false, values: [value].values() },
  ];
  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    const { done, value: next } = top.values.next();
    if (done) stack.pop();
    else if (Array.isArray(next)) {
      if (top.isList) yield cellMarker;
      stack.push({ isList: true, values: next.values() });
    } else if (isNode(next)) {
      yield next;
      stack.push({ isList: false, values: Object.values(next).values() });
    }
  }
}

/**
 * Returns the text of the block with this id, with spaces between nested blocks and cells;
 * undefined where the document has no such block.
 */
export function blockOf(markdown: string, id: string): string | undefined {
  for (const node of nodesIn(documentOf(markdown))) if (node['id'] === id) return textOf(node);
  return undefined;
}

function textOf(block: Node): string {
  const words: string[] = [];
  for (const node of nodesIn(block)) {
    const { text, alt } = node;
    if (node === cellMarker || node['type'] === 'break' || node['id'] !== undefined)
      words.push(' ');
    for (const part of [text, alt]) if (typeof part === 'string') words.push(part);
  }
  return words.join('').replace(/\s+/g, ' ').trim();
}
