/** Converts markdown to plain text. */
import type { MarkedToken } from 'marked';
import { piecesOf } from './html.ts';
import { blocks } from './lexer.ts';

/** The named character references that are decoded; others stay as written. */
const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  copy: '©',
  reg: '®',
  trade: '™',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  middot: '·',
  bull: '•',
  times: '×',
  larr: '←',
  rarr: '→',
  deg: '°',
  euro: '€',
  sect: '§',
  para: '¶',
};

const reference = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z]{2,31}));/g;

/** Decodes the character references (`&amp;`, `&#38;`, `&#x26;`) of a text. */
export function decoded(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    reference,
    (written: string, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined)
        return Object.hasOwn(characters, name) ? (characters[name] ?? written) : written;
      const code =
        decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number.parseInt(decimal, 10);
      return code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)
        ? '\ufffd'
        : String.fromCodePoint(code);
    },
  );
}

/** Returns the plain text of inline tokens. */
export const plainOf = (tokens: readonly MarkedToken[]): string => tokens.map(plain).join('');

function plain(token: MarkedToken): string {
  switch (token.type) {
    case 'strong':
    case 'em':
    case 'del':
    case 'link':
      return plainOf(blocks(token.tokens));
    case 'image':
      return decoded(token.text);
    case 'text':
      return token.tokens ? plainOf(blocks(token.tokens)) : decoded(token.text);
    case 'escape':
    case 'codespan':
      return token.text;
    case 'br':
      return '\n';
    default:
      return '';
  }
}

/** Returns the plain text of a block without nested blocks. */
export function plainBlock(token: MarkedToken): string {
  switch (token.type) {
    case 'heading':
    case 'paragraph':
      return plainOf(blocks(token.tokens));
    case 'text':
      return plain(token);
    case 'code':
      return token.text;
    case 'html':
      return piecesOf(token.raw)
        .map((piece) => (piece.kind === 'text' ? decoded(piece.text) : ''))
        .join('');
    case 'table':
      return [token.header, ...token.rows]
        .map((row) => row.map((cell) => plainOf(blocks(cell.tokens))).join(' '))
        .join('\n');
    default:
      return '';
  }
}
