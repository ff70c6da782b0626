/** Parses HTML within markdown into tags with their attributes and the text between them. */

/** An attribute of a tag. `start` and `end` delimit its value, without quotes. */
export interface Attribute {
  readonly name: string;
  /** The value as written, with its character references. */
  readonly value: string;
  readonly quote: '"' | "'" | '';
  readonly start: number;
  readonly end: number;
}

/** A tag, or the text between two tags. Names are in lower case. */
export type HtmlPiece =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'tag';
      readonly name: string;
      readonly isClosing: boolean;
      readonly attributes: readonly Attribute[];
    };

const opening = /<(\/?)([a-zA-Z][a-zA-Z0-9-]*)/y;
const attribute = /\s*(?:([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?|\/)/y;
const closing = /\s*>/y;

/** Returns the pieces of an HTML text, in order, without comments, scripts and styles. */
export function piecesOf(html: string): HtmlPiece[] {
  const pieces: HtmlPiece[] = [];
  let at = 0;
  while (at < html.length) {
    const start = html.indexOf('<', at);
    if (start !== at)
      pieces.push({ kind: 'text', text: html.slice(at, start < 0 ? html.length : start) });
    if (start < 0) break;
    const end =
      endOfHidden(html, start, '<!--', '-->') ??
      endOfHidden(html, start, '<script', '</script[^>]*>?') ??
      endOfHidden(html, start, '<style', '</style[^>]*>?');
    const tag = end === undefined ? tagAt(html, start) : undefined;
    if (tag) pieces.push(tag.piece);
    else if (end === undefined) pieces.push({ kind: 'text', text: '<' });
    at = end ?? tag?.end ?? start + 1;
  }
  return pieces;
}

/**
 * Returns the end of a comment, script or style that begins at `at`, by the pattern of its end; an
 * unclosed one extends to the end of the text.
 */
function endOfHidden(html: string, at: number, begin: string, end: string): number | undefined {
  if (html.slice(at, at + begin.length).toLowerCase() !== begin) return undefined;
  const rest = html.slice(at + begin.length);
  const found = new RegExp(end, 'i').exec(rest);
  return found ? at + begin.length + found.index + found[0].length : html.length;
}

function tagAt(html: string, at: number): { piece: HtmlPiece; end: number } | undefined {
  opening.lastIndex = at;
  const [, slash, name] = opening.exec(html) ?? [];
  if (name === undefined) return undefined;
  const attributes: Attribute[] = [];
  let end = opening.lastIndex;
  for (;;) {
    closing.lastIndex = end;
    if (closing.test(html))
      return {
        piece: { kind: 'tag', name: name.toLowerCase(), isClosing: slash === '/', attributes },
        end: closing.lastIndex,
      };
    attribute.lastIndex = end;
    const found = attribute.exec(html);
    if (!found) return undefined;
    end = attribute.lastIndex;
    if (found[1] !== undefined) attributes.push(attributeOf(found, found[1], end));
  }
}

function attributeOf(
  [, , double, single, bare]: RegExpExecArray,
  name: string,
  end: number,
): Attribute {
  const quote = double !== undefined ? '"' : single !== undefined ? "'" : '';
  const value = double ?? single ?? bare ?? '';
  return {
    name: name.toLowerCase(),
    value,
    quote,
    start: end - quote.length - value.length,
    end: end - quote.length,
  };
}

/** The attributes with addresses, by the name of their tag. */
const ADDRESS_ATTRIBUTES: ReadonlyMap<
  string,
  { readonly name: string; readonly kind: 'LINK' | 'IMAGE' }
> = new Map([
  ['a', { name: 'href', kind: 'LINK' }],
  ['img', { name: 'src', kind: 'IMAGE' }],
  ['source', { name: 'srcset', kind: 'IMAGE' }],
]);

/**
 * Returns the attribute with the address of a tag: the `href` of `a`, the `src` of `img`, or the
 * `srcset` of `source` if it has one address without a size.
 */
export function addressIn(
  piece: HtmlPiece,
): (Attribute & { readonly kind: 'LINK' | 'IMAGE' }) | undefined {
  if (piece.kind !== 'tag' || piece.isClosing) return undefined;
  const address = ADDRESS_ATTRIBUTES.get(piece.name);
  const found = address && piece.attributes.find(({ name }) => name === address.name);
  if (!found || (address.name === 'srcset' && /[\s,]/.test(found.value.trim()))) return undefined;
  return { ...found, kind: address.kind };
}
