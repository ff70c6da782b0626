/** HTML within markdown, as far as links, images and words need it: tags with their attributes, and what stands between them. */

/** An attribute of a tag; `start` and `end` enclose its value, without quotes. */
export interface Attribute {
  readonly name: string;
  /** As written, with its character references. */
  readonly value: string;
  readonly quote: '"' | "'" | '';
  readonly start: number;
  readonly end: number;
}

/** A tag, or the text between two. Names are in lower case. */
export type Piece = { readonly kind: 'text'; readonly text: string } | { readonly kind: 'tag'; readonly name: string; readonly closes: boolean; readonly attributes: readonly Attribute[] };

const opening = /<(\/?)([a-zA-Z][a-zA-Z0-9-]*)/y;
const attribute = /\s*(?:([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?|\/)/y;
const closing = /\s*>/y;

/** The pieces of a text of HTML, in order. Comments, scripts and styles are none. */
export function piecesOf(html: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  while (at < html.length) {
    const start = html.indexOf('<', at);
    if (start !== at) pieces.push({ kind: 'text', text: html.slice(at, start < 0 ? html.length : start) });
    if (start < 0) break;
    const end = endOfHidden(html, start, '<!--', '-->') ?? endOfHidden(html, start, '<script', '</script') ?? endOfHidden(html, start, '<style', '</style');
    const tag = end === undefined ? tagAt(html, start) : undefined;
    if (tag) pieces.push(tag.piece);
    else if (end === undefined) pieces.push({ kind: 'text', text: '<' });
    at = end ?? tag?.end ?? start + 1;
  }
  return pieces;
}

/** The end of what nobody sees, if it begins here; one that is not closed goes to the end of the text. */
function endOfHidden(html: string, at: number, begin: string, end: string): number | undefined {
  if (html.slice(at, at + begin.length).toLowerCase() !== begin) return undefined;
  const found = html.slice(at + begin.length).search(new RegExp(end, 'i'));
  return found < 0 ? html.length : at + begin.length + found + end.length;
}

function tagAt(html: string, at: number): { piece: Piece; end: number } | undefined {
  opening.lastIndex = at;
  const [, slash, name] = opening.exec(html) ?? [];
  if (name === undefined) return undefined;
  const attributes: Attribute[] = [];
  let end = opening.lastIndex;
  for (;;) {
    closing.lastIndex = end;
    if (closing.test(html)) return { piece: { kind: 'tag', name: name.toLowerCase(), closes: slash === '/', attributes }, end: closing.lastIndex };
    attribute.lastIndex = end;
    const found = attribute.exec(html);
    if (!found) return undefined;
    end = attribute.lastIndex;
    if (found[1] !== undefined) attributes.push(attributeOf(found, found[1], end));
  }
}

function attributeOf([, , double, single, bare]: RegExpExecArray, name: string, end: number): Attribute {
  const quote = double !== undefined ? '"' : single !== undefined ? "'" : '';
  const value = double ?? single ?? bare ?? '';
  return { name: name.toLowerCase(), value, quote, start: end - quote.length - value.length, end: end - quote.length };
}

/** The attribute in which a tag names an address: the `href` of `a`, the `src` of `img`. */
export function addressIn(piece: Piece): (Attribute & { readonly kind: 'LINK' | 'IMAGE' }) | undefined {
  if (piece.kind !== 'tag' || piece.closes) return undefined;
  const [name, kind] = piece.name === 'a' ? (['href', 'LINK'] as const) : piece.name === 'img' ? (['src', 'IMAGE'] as const) : [];
  const found = name === undefined ? undefined : piece.attributes.find((each) => each.name === name);
  return found && kind && { ...found, kind };
}
