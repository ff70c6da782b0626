/**
 * Finds template tags outside of code: `{{ name }}`, `{% include "<id>" %}`, `{% if … %}`, and the
 * addresses of others, such as `{% file src="…" %}`.
 */
import { type WrittenValue, valueIn } from '../document/tags.ts';
import type { TextLeaf } from './leaves.ts';

/** The kind of a tag: a variable, an include, or a control tag. */
type TagKind = 'variable' | 'include' | 'if' | 'elif' | 'else' | 'endif';

/**
 * A tag. `value` is the name of a variable, the id of a reusable content, a condition, or empty.
 */
export interface Tag {
  readonly kind: TagKind;
  readonly value: string;
  readonly at: number;
  readonly end: number;
}

/** A tag with an address. */
export interface AddressTag {
  readonly kind: 'LINK' | 'IMAGE';
  readonly name: string;
  /** The address, with its range in the tag. */
  readonly address: WrittenValue;
  readonly at: number;
  readonly end: number;
}

/** The maximum length of a tag in characters. */
const MAX_TAG_LENGTH = 2048;
/** The attributes with addresses, by the name of their tag; the first that is present counts. */
const ADDRESS_ATTRIBUTES: ReadonlyMap<string, readonly string[]> = new Map<string, string[]>([
  ['content-ref', ['url']],
  ['page-ref', ['url', 'page']],
  ['embed', ['url']],
  ['file', ['src']],
  ['drawing', ['src']],
  ['openapi', ['src']],
  ['openapi-operation', ['src']],
  ['swagger', ['src']],
]);
const tagName = /^\{%-?\s*([a-z][a-z-]*)(?=\s)/;
const opening = /\{[{%]/g;
const variable = /\{\{[ \t]*([\p{L}\p{N}_][\p{L}\p{N}_.-]*)[ \t]*\}\}/uy;
const include = /^include\s+(?:"([^"]*)"|'([^']*)')$/;
const branch = /^(if|elif|elseif|else\s+if)\s+(\S[\s\S]*)$/;

/**
 * Returns the tags of a text, in order, without escaped ones. `leaves` are the parts of the text. A
 * tag ends at its first `%}`.
 */
export const tagsOf = (text: string, leaves: readonly TextLeaf[]): Tag[] =>
  scan(text, leaves, (at, close) =>
    text.startsWith('{{', at) ? variableAt(text, at) : controlAt(text, at, close),
  );

/** Returns the tags with addresses in a text, in order, without escaped ones. */
export const addressTagsOf = (text: string, leaves: readonly TextLeaf[]): AddressTag[] =>
  text.includes('{%')
    ? scan(text, leaves, (at, close) =>
        text.startsWith('{%', at) ? addressTagAt(text, at, close) : undefined,
      )
    : [];

/**
 * Calls `read` at each opening of a tag outside of code, with the index of the next `%}`, and
 * returns what it found.
 */
function scan<Found extends { readonly end: number }>(
  text: string,
  leaves: readonly TextLeaf[],
  read: (at: number, close: number) => Found | undefined,
): Found[] {
  const excluded = leaves.filter(({ kind }) => kind === 'code' || kind === 'unlocated');
  const tags: Found[] = [];
  let next = 0;
  let close = -1;
  opening.lastIndex = 0;
  for (let found = opening.exec(text); found; found = opening.exec(text)) {
    const at = found.index;
    while (next < excluded.length && (excluded[next]?.end ?? 0) <= at) next++;
    const code = excluded[next];
    if (code && code.at <= at) {
      opening.lastIndex = code.end;
      continue;
    }
    if (found[0] === '{%' && close < at) close = text.indexOf('%}', at);
    if (found[0] === '{%' && close < 0) close = text.length;
    const tag = isEscaped(text, at) ? undefined : read(at, close);
    opening.lastIndex = tag?.end ?? at + 1;
    if (tag) tags.push(tag);
  }
  return tags;
}

function isEscaped(text: string, at: number): boolean {
  let before = at;
  while (text.charAt(before - 1) === '\\') before--;
  return (at - before) % 2 === 1;
}

function variableAt(text: string, at: number): Tag | undefined {
  variable.lastIndex = at;
  const [, name] = variable.exec(text) ?? [];
  return name === undefined
    ? undefined
    : { kind: 'variable', value: name, at, end: variable.lastIndex };
}

function controlAt(text: string, at: number, close: number): Tag | undefined {
  if (close + 2 > text.length || close + 2 - at > MAX_TAG_LENGTH) return undefined;
  const words = text.slice(at + 2, close).trim();
  const range = { at, end: close + 2 };
  if (words === 'else' || words === 'endif') return { kind: words, value: '', ...range };
  const [, double, single] = include.exec(words) ?? [];
  const id = double ?? single;
  if (id !== undefined) return { kind: 'include', value: id, ...range };
  const [, word, condition] = branch.exec(words) ?? [];
  return condition === undefined
    ? undefined
    : { kind: word === 'if' ? 'if' : 'elif', value: condition, ...range };
}

function addressTagAt(text: string, at: number, close: number): AddressTag | undefined {
  const end = close + 2;
  if (end > text.length || end - at > MAX_TAG_LENGTH) return undefined;
  const tag = text.slice(at, close);
  const [, name = ''] = tagName.exec(tag) ?? [];
  for (const attribute of ADDRESS_ATTRIBUTES.get(name) ?? []) {
    const address = valueIn(tag, attribute);
    if (address?.text)
      return { kind: name === 'drawing' ? 'IMAGE' : 'LINK', name, address, at, end };
  }
  return undefined;
}
