/** Changes addresses in a text and leaves every other byte unchanged. */
import { Lexer, type Tokens } from 'marked';
import { bodyStart } from './front-matter.ts';
import { addressIn, piecesOf } from './html.ts';
import { type TextLeaf, leavesOf, rangeIn } from './leaves.ts';
import { normalized, indexMapper } from './lexer.ts';
import { decoded } from './plain.ts';

/** Returns the new address for the address of a link or an image; undefined to keep it. */
export type AddressChange = (href: string, kind: 'LINK' | 'IMAGE') => string | undefined;

interface Edit {
  readonly at: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Returns a text with the addresses that `change` returns, which receives unescaped ones: in links,
 * images, definitions, `<a href>`, `<img src>`, `<source srcset>` and tags such as `{% file %}`.
 *
 * Code and front matter stay as they are.
 */
export function rewriteLinks(markdown: string, change: AddressChange): string {
  const start = bodyStart(markdown);
  const body = markdown.slice(start);
  const text = normalized(body);
  const edits = leavesOf(text).flatMap((leaf) => editsIn(leaf, text, change));
  return edits.length === 0 ? markdown : markdown.slice(0, start) + applyEdits(body, text, edits);
}

/**
 * Returns the distinct addresses for which `rewriteLinks` calls its callback, in order. `leaves`
 * are the parts of a text whose newlines are `\n`.
 */
export function addressesIn(text: string, leaves: readonly TextLeaf[]): string[] {
  const found = new Set<string>();
  const record = (href: string): undefined => void found.add(href);
  for (const leaf of leaves) editsIn(leaf, text, record);
  return [...found];
}

function editsIn(leaf: TextLeaf, text: string, change: AddressChange): Edit[] {
  if (leaf.kind === 'html') return htmlEdits(leaf, change);
  if (leaf.kind === 'tag') return tagEdit(leaf, change);
  if (leaf.kind === 'definition')
    return destinationEdit(leaf, definitionIn(leaf.token), leaf.token.href, 'LINK', change);
  if (leaf.kind === 'image')
    return destinationEdit(leaf, destinationIn(leaf.token), leaf.token.href, 'IMAGE', change);
  if (leaf.kind !== 'link') return [];
  return leaf.token.autolink
    ? autolinkEdit(leaf, leaf.token, text, change)
    : destinationEdit(leaf, destinationIn(leaf.token), leaf.token.href, 'LINK', change);
}

/** Returns the range of a link's destination; undefined for a reference to a definition. */
function destinationIn(
  token: Tokens.Link | Tokens.Image,
): { start: number; end: number } | undefined {
  const [whole, label, destination] = Lexer.rules.inline.gfm.link.exec(token.raw) ?? [];
  if (whole !== token.raw || label === undefined || destination === undefined) return undefined;
  const start = spaceAfter(token.raw, (token.type === 'image' ? 2 : 1) + label.length + 2);
  return { start, end: start + destination.length };
}

function definitionIn(token: Tokens.Def): { start: number; end: number } | undefined {
  const [, label, destination] = Lexer.rules.block.gfm.def.exec(token.raw) ?? [];
  if (label === undefined || destination === undefined) return undefined;
  const start = spaceAfter(token.raw, token.raw.indexOf('[') + 1 + label.length + 2);
  return { start, end: start + destination.length };
}

function spaceAfter(text: string, at: number): number {
  let start = at;
  while (/\s/.test(text.charAt(start))) start++;
  return start;
}

function destinationEdit(
  leaf: TextLeaf,
  found: { start: number; end: number } | undefined,
  href: string,
  kind: 'LINK' | 'IMAGE',
  change: AddressChange,
): Edit[] {
  const range = found && rangeIn(leaf, found.start, found.end);
  if (!range || leaf.kind === 'unlocated') return [];
  const old = decoded(href);
  const next = change(old, kind);
  if (next === undefined || next === old) return [];
  return [
    {
      ...range,
      text: destination(next, {
        href: old,
        isBracketed: 'token' in leaf && 'raw' in leaf.token && leaf.token.raw[found.start] === '<',
      }),
    },
  ];
}

function htmlEdits(leaf: TextLeaf & { kind: 'html' }, change: AddressChange): Edit[] {
  return piecesOf(leaf.token.raw).flatMap((piece) => {
    const address = addressIn(piece);
    const range = address && rangeIn(leaf, address.start, address.end);
    if (!address || !range) return [];
    const old = decoded(address.value);
    const next = change(old, address.kind);
    if (next === undefined || next === old) return [];
    const value = next.replace(/[&"'<>\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);
    return [{ ...range, text: address.quote === '' ? `"${value}"` : value }];
  });
}

function tagEdit({ tag }: TextLeaf & { kind: 'tag' }, change: AddressChange): Edit[] {
  const { text: old, quote, start, end } = tag.address;
  const next = change(old, tag.kind);
  if (next === undefined || next === old) return [];
  // Characters that would end the value, the tag or its line are percent-encoded.
  const value = next.replace(
    /["'\\\n\r]|(?<=%)\}/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
  return [{ at: tag.at + start, end: tag.at + end, text: quote === '' ? `"${value}"` : value }];
}

/**
 * Changes an autolink. It becomes a link with the old address as its text where the new address
 * cannot be an autolink, and stays unchanged where that is not possible either.
 */
function autolinkEdit(
  leaf: TextLeaf,
  token: Tokens.Link,
  text: string,
  change: AddressChange,
): Edit[] {
  const [span] = leaf.spans;
  const next = span && change(token.href, 'LINK');
  if (!span || next === undefined || next === token.href || /[!\\]/.test(text.charAt(span.at - 1)))
    return [];
  const range = { at: span.at, end: span.end };
  if (/^(?!mailto:)[a-z][a-z0-9+.-]{1,31}:[^\s<>|]*$/i.test(next))
    return [{ ...range, text: `<${next}>` }];
  if (/[\\`[\]<>|]/.test(token.text)) return [];
  return [{ ...range, text: `[${token.text.replace(/[*_~]/g, '\\$&')}](${destination(next)})` }];
}

/**
 * Returns an address as a link destination, in angle brackets where it needs them, or where the old
 * one had some that it did not need.
 */
function destination(href: string, old?: { href: string; isBracketed: boolean }): string {
  const safe = escaped(href);
  const isBracketed = old?.isBracketed === true && !needsBrackets(escaped(old.href));
  return isBracketed || needsBrackets(safe) ? `<${safe.replace(/[<>]/g, '\\$&')}>` : safe;
}

const escaped = (href: string): string =>
  href
    .replaceAll('\\', '\\\\')
    .replace(/&(?=#?\w+;)/g, '&amp;')
    .replaceAll('|', '%7C') // A bar would end a table cell.
    .replaceAll('`', '%60') // A backtick could close a code span that begins elsewhere.
    .replace(/[\n\r]/g, '%0A');

const needsBrackets = (address: string): boolean =>
  address === '' || /[\s<>]/.test(address) || !hasBalancedParentheses(address);

function hasBalancedParentheses(text: string): boolean {
  let open = 0;
  for (const character of text) {
    if (character === '(') open++;
    if (character === ')' && --open < 0) return false;
  }
  return open === 0;
}

/** Applies edits, whose positions are indexes of the normalized text, to the original text. */
function applyEdits(original: string, text: string, edits: readonly Edit[]): string {
  const originalIndex = indexMapper(original, text);
  const pieces: string[] = [];
  let done = 0;
  for (const edit of [...edits].sort((one, other) => one.at - other.at)) {
    pieces.push(original.slice(done, originalIndex(edit.at)), edit.text);
    done = originalIndex(edit.end);
  }
  return pieces.join('') + original.slice(done);
}
