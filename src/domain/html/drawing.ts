/** Defines the state of a document while its HTML is drawn. */
import type { ElementContent } from 'hast';
import type { Block } from '../document/model.ts';
import type { FindAddress } from './addresses.ts';

/** Returns the nodes of code in a language; undefined to draw it without highlighting. */
export type Highlight = (text: string, syntax: string) => readonly ElementContent[] | undefined;

/** The note of an annotation, with the number of places that refer to it. */
interface Note {
  readonly number: number;
  referenceCount: number;
}

/** A document that is drawn. */
export class Drawing {
  readonly address: FindAddress;
  readonly highlight: Highlight;
  /** The notes by their blocks, in the order of their first references. */
  readonly notes = new Map<readonly Block[], Note>();
  /** True while a link is drawn: a link has no other link in it. */
  isInLink = false;
  /** The number of elements of raw tags that are open, in all lists. */
  rawDepth = 0;
  /** True if the tree has elements of raw tags, which may be where a parser does not keep them. */
  hasRaw = false;

  constructor(address: FindAddress, highlight: Highlight) {
    [this.address, this.highlight] = [address, highlight];
  }

  /** Draws the content of a link. */
  inLink<Result>(draw: () => Result): Result {
    const before = this.isInLink;
    this.isInLink = true;
    const result = draw();
    this.isInLink = before;
    return result;
  }

  /** Returns the number of a note and that of a new reference to it. */
  refer(body: readonly Block[]): { readonly note: number; readonly reference: number } {
    const note = this.notes.get(body) ?? { number: this.notes.size + 1, referenceCount: 0 };
    this.notes.set(body, note);
    note.referenceCount++;
    return { note: note.number, reference: note.referenceCount };
  }
}

/** The prefix of ids that are not the anchors of headings, so that none names an object of a page. */
export const ID_PREFIX = 'user-content-';

/** Returns the id of a note. */
export const noteId = (note: number): string => `${ID_PREFIX}note-${note}`;

/** Returns the id of a reference to a note. */
export const referenceId = (note: number, reference: number): string =>
  `${ID_PREFIX}note-${note}-ref-${reference}`;
