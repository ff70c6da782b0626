/** One block of a text, by its id. */
import type { Json } from '../content.ts';
import { documentOf } from './tree.ts';

type Node = { readonly [name: string]: Json };

const isNode = (value: Json): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands for the beginning of a row or a cell of a table, which are lists in lists. */
const cell: Node = { type: 'cell' };

/** The value and everything below it, each before what is below it; without recursion or copies, as texts may be deep and long. */
function* within(value: Json): Generator<Node> {
  const left: { readonly isList: boolean; readonly values: Iterator<Json> }[] = [{ isList: false, values: [value].values() }];
  for (let top = left.at(-1); top; top = left.at(-1)) {
    const { done, value: next } = top.values.next();
    if (done) left.pop();
    else if (Array.isArray(next)) {
      if (top.isList) yield cell;
      left.push({ isList: true, values: next.values() });
    } else if (isNode(next)) {
      yield next;
      left.push({ isList: false, values: Object.values(next).values() });
    }
  }
}

/** The words of the block with this id, those of each block and cell within it apart; undefined where the text has none. */
export function blockOf(markdown: string, id: string): string | undefined {
  for (const node of within(documentOf(markdown))) if (node['id'] === id) return wordsOf(node);
  return undefined;
}

function wordsOf(block: Node): string {
  const words: string[] = [];
  for (const node of within(block)) {
    const { text, alt } = node;
    if (node === cell || node['type'] === 'break' || node['id'] !== undefined) words.push(' ');
    for (const part of [text, alt]) if (typeof part === 'string') words.push(part);
  }
  return words.join('').replace(/\s+/g, ' ').trim();
}
