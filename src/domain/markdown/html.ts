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

/** Returns the attribute with the address of a tag: the `href` of `a`, or the `src` of `img`. */
export function addressIn(
  piece: HtmlPiece,
): (Attribute & { readonly kind: 'LINK' | 'IMAGE' }) | undefined {
  if (piece.kind !== 'tag' || piece.isClosing) return undefined;
  const [name, kind] =
    piece.name === 'a'
      ? (['href', 'LINK'] as const)
      : piece.name === 'img'
        ? (['src', 'IMAGE'] as const)
        : [];
  const found =
    name === undefined ? undefined : piece.attributes.find((each) => each.name === name);
  return found && kind && { ...found, kind };
}
