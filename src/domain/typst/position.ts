/** Describes where content is in a book: its page and the available width. */
import type { Block } from '../document/model.ts';
import type { BookDrawing } from './book.ts';
import type { GridNotes } from './grid-notes.ts';

/** Returns the expressions for blocks. */
type DrawBlocks = (blocks: readonly Block[], position: PagePosition) => string[];

/** The position of content in a book. */
export interface PagePosition {
  readonly book: BookDrawing;
  /** Draws the blocks within a block, or within a note. */
  readonly draw: DrawBlocks;
  /** The id of the page. */
  readonly page: string;
  /**
   * The level of the page title, and the lowest heading depth in the page. The levels of headings
   * are computed from both.
   */
  readonly level: number;
  readonly minHeadingDepth: number;
  /** The number of enclosing containers, such as lists, quotes and hints. */
  readonly depth: number;
  /** The available width in points. */
  readonly availableWidth: number;
  /** The maximum length of a word that fits in a line, in characters. */
  readonly maxWordLength: number;
  /** True within a link, which has no other link in it. */
  readonly isInLink: boolean;
  /** True within a note, which has no other note and no link target in it. */
  readonly isInNote: boolean;
  /** The number of headings directly before the content, which stay on its sheet. */
  readonly headingCount: number;
  /** The notes of the enclosing grid; undefined where notes are at the foot of the sheet. */
  readonly gridNotes: GridNotes | undefined;
}

/** The available width of an A4 page without its margins, in points. */
export const PAGE_WIDTH_PT = 470;
/** The maximum length of a word that fits in a line of a page, in characters. */
const MAX_WORD_LENGTH = 60;
/** The width of a wide letter of running text in points. */
const LETTER_WIDTH_PT = 7.8;
/**
 * The maximum depth of nested containers; deeper ones are added to the innermost one. Typst fails
 * at about thirty nested levels of content, of which a container takes up to three.
 */
const MAX_DEPTH = 8;
/** The minimum width of the content of a container, in points. */
const MIN_WIDTH_PT = 90;

/** Returns whether content at a position can be in a further container. */
export const canNest = ({ depth, availableWidth }: PagePosition): boolean =>
  depth < MAX_DEPTH && availableWidth >= MIN_WIDTH_PT;

/** Returns the position of the content of a container that is a number of points narrower. */
export const nested = (position: PagePosition, insetPt: number): PagePosition => ({
  ...withWidth(position, position.availableWidth - insetPt),
  depth: position.depth + 1,
});

/** Returns a position with another available width in points. */
export const withWidth = (position: PagePosition, availableWidth: number): PagePosition => ({
  ...position,
  availableWidth,
  maxWordLength: Math.max(
    4,
    Math.min(MAX_WORD_LENGTH, Math.floor(availableWidth / LETTER_WIDTH_PT)),
  ),
});

/** Returns a length in points as Typst writes it, with at most one decimal. */
export const points = (length: number): string => `${Math.round(length * 10) / 10}pt`;
