/** Blocks of HTML as typst code: their words and images, in paragraphs. */
import { decoded } from '../markdown/plain.ts';
import { addressIn, piecesOf } from '../markdown/html.ts';
import { htmlPiece, link } from './inline.ts';
import { joined, portions } from './literal.ts';
import type { Place } from './place.ts';

/** Tags that stand within a line. */
const INLINE = new Set('a abbr b bdi bdo big br cite code del dfn em font i img ins kbd label mark q s samp small span strike strong sub sup time tt u var wbr'.split(' '));

/** The paragraphs of a block of HTML. */
export function htmlBlock(html: string, place: Place): string[] {
  const reader = new Reader(place);
  for (const piece of piecesOf(html)) {
    if (piece.kind === 'tag' && !INLINE.has(piece.name)) reader.end();
    else if (piece.kind === 'tag' && piece.name === 'a') reader.link(decoded(addressIn(piece)?.value ?? ''));
    else if (piece.kind === 'tag' || piece.text.trim() !== '' || !piece.text.includes('\n')) reader.show(htmlPiece(piece, place));
  }
  reader.end();
  return reader.paragraphs;
}

class Reader {
  readonly paragraphs: string[] = [];
  private readonly place: Place;
  private line: string[] = [];
  private linked: string[] = [];
  private href = '';

  constructor(place: Place) {
    this.place = place;
  }

  show(pieces: readonly string[]): void {
    (this.href === '' ? this.line : this.linked).push(...pieces);
  }

  /** Begins a link; an empty address ends the one that is open. */
  link(href: string): void {
    this.line.push(...link(this.href, this.linked, this.place));
    this.linked = [];
    this.href = href;
  }

  end(): void {
    this.link('');
    for (const portion of portions(this.line)) this.paragraphs.push(`par(${joined(portion)})`);
    this.line = [];
  }
}
