/** Collects the notes of a table or another grid, which are below it. */
import type { Block } from '../document/model.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * The notes of one grid. They are not at the foot of the sheet, because Typst arranges a grid again
 * for each such note in it.
 */
export class GridNotes {
  private readonly letters = new Map<readonly Block[], string>();

  /** Returns the letters of a note: `a`, `b`, …, `z`, `aa`, `ab`. */
  refer(body: readonly Block[]): string {
    const letters = this.letters.get(body) ?? lettersOf(this.letters.size);
    this.letters.set(body, letters);
    return letters;
  }

  /** Returns the notes in the order of their first references. */
  get all(): readonly { readonly body: readonly Block[]; readonly letters: string }[] {
    return [...this.letters].map(([body, letters]) => ({ body, letters }));
  }
}

const lettersOf = (index: number): string =>
  (index < LETTERS.length ? '' : lettersOf(Math.floor(index / LETTERS.length) - 1)) +
  LETTERS.charAt(index % LETTERS.length);
