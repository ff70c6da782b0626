/** Tags within markdown: `{{ name }}`, `{% include "<id>" %}`, `{% if … %}`, found outside code. */
import type { Leaf } from './leaves.ts';

/** What a tag asks for: a variable, a reusable content, or a part that is shown on a condition. */
type TagKind = 'variable' | 'include' | 'if' | 'elif' | 'else' | 'endif';

/** A tag; it ends at its first `%}`. `value` is a variable's name, a reusable content's id, a condition, or nothing. */
export interface Tag {
  readonly kind: TagKind;
  readonly value: string;
  readonly at: number;
  readonly end: number;
}

/** Characters of a tag at most. */
const LONGEST_TAG = 2048;
const opening = /\{[{%]/g;
const variable = /\{\{[ \t]*([\p{L}\p{N}_][\p{L}\p{N}_.-]*)[ \t]*\}\}/uy;
const include = /^include\s+(?:"([^"]*)"|'([^']*)')$/;
const branch = /^(if|elif|elseif|else\s+if)\s+(\S[\s\S]*)$/;

/** The tags of a text, in order; `leaves` are its parts. One after a backslash is none. */
export function tagsOf(text: string, leaves: readonly Leaf[]): Tag[] {
  const hidden = leaves.filter(({ kind }) => kind === 'code' || kind === 'lost');
  const tags: Tag[] = [];
  let next = 0;
  let close = -1;
  opening.lastIndex = 0;
  for (let found = opening.exec(text); found; found = opening.exec(text)) {
    const at = found.index;
    while (next < hidden.length && (hidden[next]?.end ?? 0) <= at) next++;
    const code = hidden[next];
    if (code && code.at <= at) {
      opening.lastIndex = code.end;
      continue;
    }
    if (found[0] === '{%' && close < at) close = text.indexOf('%}', at);
    if (found[0] === '{%' && close < 0) close = text.length;
    const tag = isEscaped(text, at) ? undefined : found[0] === '{{' ? variableAt(text, at) : controlAt(text, at, close);
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
  return name === undefined ? undefined : { kind: 'variable', value: name, at, end: variable.lastIndex };
}

function controlAt(text: string, at: number, close: number): Tag | undefined {
  if (close + 2 > text.length || close + 2 - at > LONGEST_TAG) return undefined;
  const words = text.slice(at + 2, close).trim();
  const place = { at, end: close + 2 };
  if (words === 'else' || words === 'endif') return { kind: words, value: '', ...place };
  const [, double, single] = include.exec(words) ?? [];
  const id = double ?? single;
  if (id !== undefined) return { kind: 'include', value: id, ...place };
  const [, word, condition] = branch.exec(words) ?? [];
  return condition === undefined ? undefined : { kind: word === 'if' ? 'if' : 'elif', value: condition, ...place };
}
