/** Converts images to Typst code, at the size that the text or the page has for them. */
import type { BookImage } from './book.ts';
import { link, wrapped } from './link.ts';
import { literal, running } from './literal.ts';
import { type PagePosition, points } from './position.ts';

/** An image of a text. Sizes are in pixels or percent, for example `300` or `50%`. */
interface TextImage {
  readonly src: string;
  readonly alt: string;
  readonly width?: string | null;
  readonly height?: string | null;
  /** The maximum height in points. @default 480 */
  readonly maxHeight?: number;
}

/** The maximum height of an image in points, which leaves room for text on the same sheet. */
const MAX_HEIGHT_PT = 480;
/** The size of a pixel in points, at 96 pixels per inch. */
const POINTS_PER_PIXEL = 0.75;
const SIZE = /^(\d{1,5}(?:\.\d{1,3})?)(px|%)?$/;

/** Returns an image; undefined where it is missing. */
export function imageOf(image: TextImage, position: PagePosition): string | undefined {
  const { src, alt } = image;
  const picture = position.book.pictures.get(src);
  return (
    picture &&
    `image(${literal(picture.path)},width:${points(widthOf(image, picture, position))},alt:${alt === '' ? 'none' : literal(alt)})`
  );
}

/** Returns the height at which an image is shown, in points; 0 where it is missing. */
export function heightOf(image: TextImage, position: PagePosition): number {
  const picture = position.book.pictures.get(image.src);
  if (!picture || !(picture.width > 0)) return 0;
  return (widthOf(image, picture, position) / picture.width) * picture.height;
}

/** Returns the width at which an image is shown, in points. */
function widthOf(
  { width: writtenWidth, height: writtenHeight, maxHeight = MAX_HEIGHT_PT }: TextImage,
  { width, height }: BookImage,
  { availableWidth }: PagePosition,
): number {
  if (!(width > 0 && height > 0)) return availableWidth;
  const ownHeight = lengthOf(writtenHeight, undefined);
  const own =
    lengthOf(writtenWidth, availableWidth) ??
    (ownHeight === undefined ? width * POINTS_PER_PIXEL : (ownHeight / height) * width);
  const shown = Math.min(own, availableWidth);
  return Math.max(1, shown * Math.min(1, maxHeight / ((shown / width) * height)));
}

/** Returns a size in points; undefined without one, or for percents of an unknown length. */
function lengthOf(size: string | null | undefined, whole: number | undefined): number | undefined {
  const [, digits, unit] = SIZE.exec(size?.trim() ?? '') ?? [];
  const length = Number(digits ?? 0);
  if (length === 0 || (unit === '%' && whole === undefined)) return undefined;
  return unit === '%' ? (length / 100) * (whole ?? 0) : length * POINTS_PER_PIXEL;
}

/** Returns the alternative text of a missing image, with a link to its address. */
export const alternativeOf = ({ src, alt }: TextImage, position: PagePosition): string[] =>
  link(
    src,
    wrapped(running(alt, position.maxWordLength), (body) => `alt(${body})`),
    position,
  );
