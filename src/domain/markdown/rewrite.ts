/** Giving links other addresses, and leaving all else in a text as it is, byte for byte. */
import { Lexer, type Tokens } from 'marked';
import { bodyStart } from './front-matter.ts';
import { addressIn, piecesOf } from './html.ts';
import { type Leaf, leavesOf, placeIn } from './leaves.ts';
import { normalized, placesIn } from './lexer.ts';
import { decoded } from './plain.ts';

/** Another address for one that a link, or an image, has; undefined to let it be. */
export type AddressChange = (href: string, kind: 'LINK' | 'IMAGE') => string | undefined;

interface Edit {
  readonly at: number;
  readonly end: number;
  readonly text: string;
}

/**
 * A text with other addresses where `change` gives one: in links, images, definitions, `<a href>` and `<img src>`; never in code or
 * front matter. `change` is given an address as a reader means it: without escapes and character references.
 */
export function rewriteLinks(markdown: string, change: AddressChange): string {
  const start = bodyStart(markdown);
  const body = markdown.slice(start);
  const text = normalized(body);
  const edits = leavesOf(text).flatMap((leaf) => editsIn(leaf, text, change));
  return edits.length === 0 ? markdown : markdown.slice(0, start) + applied(body, text, edits);
}

function editsIn(leaf: Leaf, text: string, change: AddressChange): Edit[] {
  if (leaf.kind === 'html') return htmlEdits(leaf, change);
  if (leaf.kind === 'definition') return destinationEdit(leaf, definitionIn(leaf.token), leaf.token.href, 'LINK', change);
  if (leaf.kind === 'image') return destinationEdit(leaf, destinationIn(leaf.token), leaf.token.href, 'IMAGE', change);
  if (leaf.kind !== 'link') return [];
  return leaf.token.autolink ? autolinkEdit(leaf, leaf.token, text, change) : destinationEdit(leaf, destinationIn(leaf.token), leaf.token.href, 'LINK', change);
}

/** Where a link's own address is in it; undefined for one whose address is a definition's. */
function destinationIn(token: Tokens.Link | Tokens.Image): { start: number; end: number } | undefined {
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

function destinationEdit(leaf: Leaf, found: { start: number; end: number } | undefined, href: string, kind: 'LINK' | 'IMAGE', change: AddressChange): Edit[] {
  const place = found && placeIn(leaf, found.start, found.end);
  if (!place || leaf.kind === 'lost') return [];
  const old = decoded(href);
  const next = change(old, kind);
  if (next === undefined || next === old) return [];
  return [{ ...place, text: destination(next, 'raw' in leaf.token && leaf.token.raw.charAt(found.start) === '<') }];
}

function htmlEdits(leaf: Leaf & { kind: 'html' }, change: AddressChange): Edit[] {
  return piecesOf(leaf.token.raw).flatMap((piece) => {
    const address = addressIn(piece);
    const place = address && placeIn(leaf, address.start, address.end);
    if (!address || !place) return [];
    const old = decoded(address.value);
    const next = change(old, address.kind);
    if (next === undefined || next === old) return [];
    const value = next.replace(/[&"'<>\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);
    return [{ ...place, text: address.quote === '' ? `"${value}"` : value }];
  });
}

/**
 * An address that is its own text. It stays one if it can, else it becomes a link with the old address as its words; where that would
 * be something else, it stays as it is.
 */
function autolinkEdit(leaf: Leaf, token: Tokens.Link, text: string, change: AddressChange): Edit[] {
  const [span] = leaf.spans;
  const next = span && change(token.href, 'LINK');
  if (!span || next === undefined || next === token.href || /[!\\]/.test(text.charAt(span.at - 1))) return [];
  const place = { at: span.at, end: span.end };
  if (/^(?!mailto:)[a-z][a-z0-9+.-]{1,31}:[^\s<>|]*$/i.test(next)) return [{ ...place, text: `<${next}>` }];
  if (/[\\`[\]<>|]/.test(token.text)) return [];
  return [{ ...place, text: `[${token.text.replace(/[*_~]/g, '\\$&')}](${destination(next, false)})` }];
}

/** An address as a link's destination, within angle brackets where it has them or needs them. */
function destination(href: string, bracketed: boolean): string {
  const safe = href
    .replaceAll('\\', '\\\\')
    .replace(/&(?=#?\w+;)/g, '&amp;')
    .replaceAll('|', '%7C') // it would end a table's cell
    .replaceAll('`', '%60') // it could end code that begins elsewhere
    .replace(/[\n\r]/g, '%0A');
  if (!bracketed && safe !== '' && !/[\s<>]/.test(safe) && hasPairs(safe)) return safe;
  return `<${safe.replace(/[<>]/g, '\\$&')}>`;
}

function hasPairs(text: string): boolean {
  let open = 0;
  for (const character of text) {
    if (character === '(') open++;
    if (character === ')' && --open < 0) return false;
  }
  return open === 0;
}

/** The text that was written, with edits whose places are those of the text with plain newlines. */
function applied(written: string, text: string, edits: readonly Edit[]): string {
  const placeOf = placesIn(written, text);
  const pieces: string[] = [];
  let done = 0;
  for (const edit of [...edits].sort((one, other) => one.at - other.at)) {
    pieces.push(written.slice(done, placeOf(edit.at)), edit.text);
    done = placeOf(edit.end);
  }
  return pieces.join('') + written.slice(done);
}
