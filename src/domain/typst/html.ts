/** Converts HTML blocks to Typst code: paragraphs of their text and images. */
import { decoded } from '../markdown/plain.ts';
import { addressIn, piecesOf } from '../markdown/html.ts';
import { htmlPiece, link } from './inline.ts';
import { joined, portions } from './literal.ts';
import type { PagePosition } from './position.ts';

/** Inline tags. */
const INLINE = new Set(
  'a abbr b bdi bdo big br cite code del dfn em font i img ins kbd label mark q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

/** Returns the paragraphs of an HTML block. */
export function htmlBlock(html: string, position: PagePosition): string[] {
  const reader = new HtmlBlockReader(position);
  for (const piece of piecesOf(html)) {
    if (piece.kind === 'tag' && !INLINE.has(piece.name)) reader.end();
    else if (piece.kind === 'tag' && piece.name === 'a')
      reader.link(decoded(addressIn(piece)?.value ?? ''));
    else if (piece.kind === 'tag' || piece.text.trim() !== '' || !piece.text.includes('\n'))
      reader.show(htmlPiece(piece, position));
  }
  reader.end();
  return reader.paragraphs;
}

class HtmlBlockReader {
  readonly paragraphs: string[] = [];
  private readonly position: PagePosition;
  private line: string[] = [];
  private linkContent: string[] = [];
  private href = '';

  constructor(position: PagePosition) {
    this.position = position;
  }

  show(pieces: readonly string[]): void {
    (this.href === '' ? this.line : this.linkContent).push(...pieces);
  }

  /** Begins a link; an empty address ends the open one. */
  link(href: string): void {
    this.line.push(...link(this.href, this.linkContent, this.position));
    this.linkContent = [];
    this.href = href;
  }

  end(): void {
    this.link('');
    for (const portion of portions(this.line)) this.paragraphs.push(`par(${joined(portion)})`);
    this.line = [];
  }
}
