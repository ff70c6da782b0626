/** Converts HTML that no block describes to Typst code: paragraphs of its text and images. */
import { InlineReader } from '../document/inline.ts';
import { hiddenElementIn } from '../html/raw.ts';
import { type HtmlPiece, piecesOf } from '../markdown/html.ts';
import { inlineTokenizer } from '../markdown/lexer.ts';
import { isBlank, pieces } from './inline.ts';
import { joined, portions } from './literal.ts';
import type { PagePosition } from './position.ts';

/** Inline tags. */
const INLINE = new Set(
  'a abbr b bdi bdo big br button cite code del dfn em font i img ins kbd label mark q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

/** Returns the paragraphs of HTML. */
export function htmlParagraphs(html: string, position: PagePosition): string[] {
  const reader = new InlineReader(inlineTokenizer(0), () => undefined);
  return linesOf(piecesOf(html)).flatMap((line) => {
    const inlines = reader.html(line);
    return isBlank(inlines) ? [] : paragraphs(pieces(inlines, position));
  });
}

/** Returns a sequence of expressions as paragraphs. */
export const paragraphs = (body: readonly string[]): string[] =>
  portions(body).map((portion) => `par(${joined(portion)})`);

/** Returns the pieces between the tags of blocks, without the content of hidden elements. */
function linesOf(all: readonly HtmlPiece[]): HtmlPiece[][] {
  const lines: HtmlPiece[][] = [[]];
  const lastEnds = new Map(
    all.flatMap((piece, index) =>
      piece.kind === 'tag' && piece.isClosing ? [[piece.name, index] as const] : [],
    ),
  );
  let hidden: string | undefined;
  for (const [index, piece] of all.entries()) {
    const name = piece.kind === 'tag' ? piece.name : undefined;
    const isClosing = piece.kind === 'tag' && piece.isClosing;
    if (hidden !== undefined) hidden = isClosing && name === hidden ? undefined : hidden;
    else if (name === undefined || INLINE.has(name)) lines.at(-1)?.push(piece);
    else {
      lines.push([]);
      const isHidden = !isClosing && hiddenElementIn(`<${name}`) === name;
      hidden = isHidden && (lastEnds.get(name) ?? 0) > index ? name : undefined;
    }
  }
  return lines;
}
