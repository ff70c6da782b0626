/** Parses template tags, such as `{% tab title="npm" %}`, and finds the end of each. */
import type { LineBlock } from '../blocks/lines.ts';

/** The attributes of a tag. One without a value is the text `true`. */
export type Attributes = Readonly<Record<string, string>>;

/** A template tag that is alone on its line. */
export interface TemplateTag {
  readonly name: string;
  readonly isEnd: boolean;
  readonly attributes: Attributes;
  /** The text after the name, for example the condition of an `if`. */
  readonly rest: string;
}

/** The maximum length of a tag in characters; longer ones are markup that is not known. */
const MAX_TAG_LENGTH = 4096;
const TAG = /^\{%-?\s*(end)?([a-zA-Z][\w-]*)\s*/;
const ATTRIBUTE = /([\w:-]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^\s"']+)))?/g;

/** Parses a line that has nothing but a tag; undefined where it has no name or is too long. */
export function tagOf(line: string): TemplateTag | undefined {
  const text = line.trim();
  if (text.length > MAX_TAG_LENGTH) return undefined;
  const [start = '', end, name] = TAG.exec(text) ?? [];
  if (name === undefined) return undefined;
  const rest = text.slice(start.length, -2).replace(/-$/, '').trim();
  return { name, isEnd: end !== undefined, attributes: attributesOf(rest), rest };
}

/** The value of an attribute as it was written, with its range in the text of the tag. */
export interface WrittenValue {
  readonly value: string;
  /** The value without escapes. */
  readonly text: string;
  readonly quote: '"' | "'" | '';
  readonly start: number;
  readonly end: number;
}

/** Returns the value of an attribute in the text of a tag; undefined if it has none. */
export function valueIn(tag: string, attribute: string): WrittenValue | undefined {
  for (const { 0: whole, 1: name, 2: double, 3: single, 4: bare, index } of tag.matchAll(
    ATTRIBUTE,
  )) {
    if (name !== attribute) continue;
    const value = double ?? single ?? bare;
    if (value === undefined) return undefined;
    const quote = double !== undefined ? '"' : single !== undefined ? "'" : '';
    const end = index + whole.length - quote.length;
    return { value, text: unescaped(value), quote, start: end - value.length, end };
  }
  return undefined;
}

const unescaped = (value: string): string => value.replace(/\\(["'\\])/g, '$1');

function attributesOf(text: string): Attributes {
  const attributes: Record<string, string> = {};
  for (const [, name = '', double, single, bare] of text.matchAll(ATTRIBUTE))
    if (!Object.hasOwn(attributes, name) && name !== '__proto__')
      attributes[name] = unescaped(double ?? single ?? bare ?? 'true');
  return attributes;
}

/** Returns the first tag in a block that is HTML, in lower case, for example `/details`. */
const htmlTagOf = ({ lines: [first] }: LineBlock): string | undefined =>
  /^ {0,3}<(\/?[a-z][a-z0-9-]*)/i.exec(first?.text ?? '')?.[1]?.toLowerCase();

/** Returns how many `<details>` a block of HTML opens more than it closes. */
function detailsBalance({ lines }: LineBlock): number {
  let balance = 0;
  for (const { text } of lines)
    for (const [tag] of text.matchAll(/<\/?details(?=[\s>])/gi)) balance += tag[1] === '/' ? -1 : 1;
  return balance;
}

/**
 * Returns, for each tag that has an end among its siblings, the index of that end. A `<details>`
 * whose end is in another block is one of these tags.
 */
export function pairsIn(blocks: readonly LineBlock[]): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>();
  const open: { readonly name: string; readonly index: number }[] = [];
  const counts = new Map<string, number>();
  const count = (name: string, step: number) => counts.set(name, (counts.get(name) ?? 0) + step);
  const close = (name: string, end: number) => {
    if ((counts.get(name) ?? 0) === 0) return;
    for (let last = open.pop(); last; last = open.pop()) {
      count(last.name, -1);
      if (last.name !== name) continue;
      pairs.set(last.index, end);
      return;
    }
  };
  const begin = (name: string, index: number) => {
    open.push({ name, index });
    count(name, 1);
  };
  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'tag') {
      const tag = tagOf(block.lines[0]?.text ?? '');
      if (tag?.isEnd) close(tag.name, index);
      else if (tag) begin(tag.name, index);
    } else if (block.kind === 'html') {
      const balance = detailsBalance(block);
      if (balance > 0 && htmlTagOf(block) === 'details') begin('<details', index);
      else if (balance < 0) close('<details', index);
    }
  }
  return pairs;
}
