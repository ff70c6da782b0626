/** One block of a text, by its id. */
import type { Json } from '../content.ts';
import { documentOf } from './tree.ts';

const isObject = (value: Json): value is { readonly [name: string]: Json } => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value and everything below it, each before what is below it; without recursion, as texts may be nested deep. */
function* within(value: Json): Generator<{ readonly [name: string]: Json }> {
  const left: Json[] = [value];
  while (left.length > 0) {
    const next = left.shift() ?? null;
    if (isObject(next)) yield next;
    if (typeof next === 'object' && next !== null) left.unshift(...(Object.values(next) as Json[])); // an array's values are its items
  }
}

/** The words of the block with this id; undefined where the text has none. */
export function blockOf(markdown: string, id: string): string | undefined {
  for (const node of within(documentOf(markdown))) {
    if (node['id'] !== id) continue;
    const words = [...within(node)].flatMap(({ text, alt }) => [text, alt].filter((part) => typeof part === 'string'));
    return words.join('').replace(/\s+/g, ' ').trim();
  }
  return undefined;
}
