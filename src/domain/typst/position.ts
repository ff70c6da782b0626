/** Describes where content is in a book: its link targets, images and available width. */

/** An image with its path in the workspace and its size in pixels. */
export interface BookImage {
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

/** The position of content in a book. */
export interface PagePosition {
  /** Images by their address in the text. */
  readonly pictures: ReadonlyMap<string, BookImage>;
  /** Labels of pages, as `<page>`, and of headings, as `<page>#<anchor>`. */
  readonly labels: ReadonlyMap<string, string>;
  /**
   * Returns the label of a page or heading for its first use; undefined for later uses or an
   * unknown name.
   */
  readonly claim: (name: string) => string | undefined;
  /** True if code is highlighted. */
  readonly isHighlighted: boolean;
  /** The id of the page. */
  readonly page: string;
  /**
   * The level of the page title, and the lowest heading depth in the page. The levels of headings
   * are computed from both.
   */
  readonly level: number;
  readonly minHeadingDepth: number;
  /** The number of enclosing lists and quotes. */
  readonly depth: number;
  /** The available width in points. */
  readonly availableWidth: number;
  /** The maximum length of a word that fits in a line, in characters. */
  readonly maxWordLength: number;
}

/** The available width of an A4 page without its margins, in points. */
export const PAGE_WIDTH_PT = 470;
/** The maximum height of an image in points. */
const MAX_HEIGHT_PT = 600;
/** The size of a pixel in points, at 96 pixels per inch. */
const POINTS_PER_PIXEL = 0.75;

/** Returns the width at which an image is shown, in points. */
export function widthOf({ width, height }: BookImage, availableWidth: number): number {
  if (!(width > 0 && height > 0)) return availableWidth;
  const natural = Math.min(width * POINTS_PER_PIXEL, availableWidth);
  const scale = Math.min(1, MAX_HEIGHT_PT / ((natural / width) * height));
  return Math.max(1, Math.round(natural * scale * 10) / 10);
}
