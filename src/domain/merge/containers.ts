/**
 * Finds the tags that enclose blocks, such as `{% hint %}` and `<details>`, so that a merge never
 * leaves one without the other.
 */
import { blocksOf } from '../blocks.ts';

/** The tags of a text that enclose blocks. */
export interface Containers {
  /** The indexes of the blocks with the tags of a pair; blank text at the beginning is a block. */
  readonly pairs: readonly (readonly [open: number, close: number])[];
  /** The indexes in the text of the tags without a partner. */
  readonly strays: readonly number[];
}

/** A tag such as `{% hint`, `{% endhint`, `<details` or `</details`. */
const TAG = /\{% *(end)?([a-z][a-z-]*)|<(\/?)(details|figure)(?=[\s>])/g;
const FENCE = /^ {0,3}(?:```|~~~)/;

interface Tag {
  readonly name: string;
  readonly isEnd: boolean;
  readonly block: number;
  readonly at: number;
}

/** Returns the tags of a text in order, except those in fenced code. */
function tagsIn(text: string): Tag[] {
  if (!['{%', 'details', 'figure'].some((part) => text.includes(part))) return [];
  const tags: Tag[] = [];
  let start = 0;
  for (const [block, part] of blocksOf(text).entries()) {
    if (!FENCE.test(part.text))
      for (const { 1: end, 2: name, 3: slash, 4: element, index } of part.text.matchAll(TAG))
        tags.push({
          name: name ?? `<${element}`,
          isEnd: end !== undefined || slash === '/',
          block,
          at: start + index,
        });
    start += part.text.length + part.gap.length;
  }
  return tags;
}

/** Returns the names of the tags that some of the texts close. Others stand for a block alone. */
export const closedNames = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts.flatMap((text) => tagsIn(text).flatMap(({ isEnd, name }) => (isEnd ? [name] : []))),
  );

/** Returns the containers of a text whose tags have one of the names. */
export function containersIn(text: string, names: ReadonlySet<string>): Containers {
  const pairs: (readonly [number, number])[] = [];
  const strays: number[] = [];
  const open: Tag[] = [];
  const openCounts = new Map<string, number>();
  const count = (name: string, step: number) =>
    openCounts.set(name, (openCounts.get(name) ?? 0) + step);
  for (const tag of tagsIn(text)) {
    if (!names.has(tag.name)) continue;
    if (!tag.isEnd) {
      open.push(tag);
      count(tag.name, 1);
    } else if ((openCounts.get(tag.name) ?? 0) === 0) strays.push(tag.at);
    else
      for (let last = open.pop(); last; last = open.pop()) {
        count(last.name, -1);
        if (last.name === tag.name) {
          pairs.push([last.block, tag.block]);
          break;
        }
        strays.push(last.at);
      }
  }
  return { pairs, strays: [...strays, ...open.map(({ at }) => at)] };
}

/**
 * Returns whether lines begin or end within fenced code. Their tags cannot be read then, because
 * the lines up to the fence would be text, and those after it code.
 */
export const isInFence = (lines: string): boolean =>
  (lines.match(/^[\s>*+-]*(?:```|~~~)/gm)?.length ?? 0) % 2 === 1;

/** Returns whether a text has a tag with one of the names. */
export const hasTagIn = (text: string, names: ReadonlySet<string>): boolean =>
  tagsIn(text).some(({ name }) => names.has(name));
