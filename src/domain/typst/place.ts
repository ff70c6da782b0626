/** Where a piece of a book stands: what its links and images lead to, and how much room it has. */

/** An image that can be shown: its path in the workspace, its size in pixels. */
export interface Picture {
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

/** Where content stands. */
export interface Place {
  /** Images by the address as it stands in the text. */
  readonly pictures: ReadonlyMap<string, Picture>;
  /** Labels of the pages, as `<page>`, and of their headings, as `<page>#<anchor>`. */
  readonly labels: ReadonlyMap<string, string>;
  /** The label of a page or heading for the one that bears it; undefined where it has none, or another has it. */
  readonly claim: (name: string) => string | undefined;
  /** Whether code is coloured. */
  readonly coloured: boolean;
  /** The id of the page. */
  readonly page: string;
  /** What a heading's depth is counted from: the level of the page's title, and the least depth in the page. */
  readonly level: number;
  readonly least: number;
  /** Lists and quotes around it. */
  readonly depth: number;
  /** Room from left to right, in points. */
  readonly room: number;
  /** Characters of a word that fit in a line. */
  readonly word: number;
}

/** Room from left to right on a page, in points: A4 without its margins. */
export const PAGE_ROOM = 470;
/** Height that an image may have, in points. */
const TALLEST = 600;
/** Points of a pixel, at 96 pixels an inch. */
const POINTS = 0.75;

/** The width at which an image is shown, in points. */
export function widthOf({ width, height }: Picture, room: number): number {
  if (!(width > 0 && height > 0)) return room;
  const natural = Math.min(width * POINTS, room);
  const scale = Math.min(1, TALLEST / ((natural / width) * height));
  return Math.max(1, Math.round(natural * scale * 10) / 10);
}
