/** Keeps what the parts of one book share while they are drawn: images, link targets, limits. */
import type { Block } from '../document/model.ts';
import { equationOf } from './formula.ts';

/** An image with its path in the workspace and its size in pixels. */
export interface BookImage {
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

/** A reference to a note. */
interface NoteReference {
  readonly label: string;
  /** True for the reference that defines the note. */
  readonly isFirst: boolean;
}

/** The members of a book that are known before it is drawn. */
type BookParts = Pick<
  BookDrawing,
  'pictures' | 'titles' | 'labels' | 'isHighlighted' | 'drawsFormulas'
>;

/** The maximum number of cells of all tables; Typst takes 19 KB of memory for each. */
const MAX_CELL_COUNT = 20_000;
/** The maximum number of references to notes; each takes about 3 ms. */
const MAX_NOTE_COUNT = 2000;

/** The maximum number of images that can shrink; Typst finds their places in several passes. */
const MAX_SHRINKING_COUNT = 1000;
/** The maximum number of formulas that are drawn; each takes about 1 ms. */
const MAX_FORMULA_COUNT = 5000;

/** A book that is drawn. */
export class BookDrawing {
  /** Images by their address in the text. */
  readonly pictures: ReadonlyMap<string, BookImage>;
  /** Titles of pages and names of files by their address in the text. */
  readonly titles: ReadonlyMap<string, string>;
  /** Labels of pages, as `<page>`, and of headings, as `<page>#<anchor>`. */
  readonly labels: ReadonlyMap<string, string>;
  /** True if code is highlighted. */
  readonly isHighlighted: boolean;
  /** True if formulas are drawn; their TeX is shown otherwise. */
  readonly drawsFormulas: boolean;
  private readonly unclaimed: Set<string>;
  private readonly notes = new Map<readonly Block[], string>();
  private noteCount = 0;
  private cellCount = 0;
  private formulaCount = 0;
  private pictureCount = 0;

  constructor({ pictures, titles, labels, isHighlighted, drawsFormulas }: BookParts) {
    this.pictures = pictures;
    this.titles = titles;
    this.labels = labels;
    this.isHighlighted = isHighlighted;
    this.drawsFormulas = drawsFormulas;
    this.unclaimed = new Set(labels.values());
  }

  /**
   * Returns the label of a page or heading for its first use; undefined for later uses or an
   * unknown name.
   */
  claim(name: string): string | undefined {
    const label = this.labels.get(name);
    return label !== undefined && this.unclaimed.delete(label) ? label : undefined;
  }

  /** Counts the cells of a table; false if the book would exceed its limit. */
  takeCells(count: number): boolean {
    if (this.cellCount + count > MAX_CELL_COUNT) return false;
    this.cellCount += count;
    return true;
  }

  /**
   * Returns the name of the place of an image that can shrink to the room that is left on its
   * sheet; undefined if the book would exceed its limit.
   */
  placePicture(): string | undefined {
    if (this.pictureCount >= MAX_SHRINKING_COUNT) return undefined;
    return `p${this.pictureCount++}`;
  }

  /** Returns the expression that draws a formula; undefined if its TeX is shown instead. */
  equation(formula: string, isBlock: boolean): string | undefined {
    if (!this.drawsFormulas || this.formulaCount >= MAX_FORMULA_COUNT) return undefined;
    this.formulaCount++;
    return equationOf(formula, isBlock);
  }

  /** Counts a reference to a note; undefined if the book cannot have another. */
  refer(body: readonly Block[]): NoteReference | undefined {
    if (this.noteCount >= MAX_NOTE_COUNT) return undefined;
    this.noteCount++;
    const known = this.notes.get(body);
    const label = known ?? `n${this.notes.size}`;
    this.notes.set(body, label);
    return { label, isFirst: known === undefined };
  }
}
