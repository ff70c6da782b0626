/** Converts figures to Typst code: images and drawings with captions, alone or next to each other. */
import type { BlockOf } from '../document/model.ts';
import { gridWithNotes } from './grid.ts';
import { paragraphs } from './html.ts';
import { alternativeOf, heightOf, imageOf } from './image.ts';
import { pieces } from './inline.ts';
import { joined, running } from './literal.ts';
import { canNest, nested, type PagePosition, points, withWidth } from './position.ts';

type Images = BlockOf<'images'>;
type Image = Images['nodes'][number];
type Style = Pick<Images, 'align' | 'withFrame'>;

/** The maximum number of images next to each other, and their minimum width in points. */
const MAX_IMAGES_PER_ROW = 3;
const MIN_IMAGE_WIDTH_PT = 100;
/** The space between two images, and that between an image and its frame, in points. */
const GAP_PT = 12;
const FRAME_PT = 12;
/** The maximum length of the Typst code of a caption that stays on the sheet of its image. */
const MAX_CAPTION_LENGTH = 2000;

/** The minimum height of an image that shrinks to the room that is left on its sheet, in points. */
const MIN_SHRINKING_HEIGHT_PT = 150;
/** The height of a heading of a line with the space around it, in points. */
const HEADING_PT = 48;
/** The function for the place from which the room for an image is measured. */
const PLACE_FUNCTION = 'roomfrom';

/** Returns whether an expression is the place of an image, which is before its headings. */
export const isImagePlace = (expression: string | undefined): expression is string =>
  expression?.startsWith(`${PLACE_FUNCTION}(`) ?? false;

/** Returns the figures of images, in rows where there are several. */
export function images({ nodes, align, withFrame }: Images, position: PagePosition): string[] {
  const style = { align, withFrame };
  const perRow = Math.min(
    nodes.length,
    MAX_IMAGES_PER_ROW,
    Math.floor((position.availableWidth + GAP_PT) / (MIN_IMAGE_WIDTH_PT + GAP_PT)),
  );
  if (perRow < 2 || !canNest(position))
    return nodes.flatMap((image) => figure(image, position, style));
  const width = (position.availableWidth - GAP_PT * (perRow - 1)) / perRow;
  return gridWithNotes(position, (inner) => {
    const place = nested(withWidth(inner, width), 0);
    const cells = nodes.map((image) => joined(figure(image, place, style)));
    return `grid(columns:(${`${points(width)},`.repeat(perRow)}),gutter:12pt,${cells.join(',')})`;
  });
}

/** Returns an image with its caption, or its alternative text where the image is missing. */
export function figure(
  image: Pick<Image, 'src' | 'alt'> &
    Partial<Pick<Image, 'title' | 'width' | 'height' | 'caption'>>,
  position: PagePosition,
  { align, withFrame }: Style = { align: null, withFrame: false },
): string[] {
  const place = withFrame
    ? { ...position, availableWidth: position.availableWidth - FRAME_PT }
    : position;
  const expression = imageOf(image, place);
  const caption =
    image.caption && image.caption.length > 0
      ? pieces(image.caption, position)
      : running(image.title ?? '', position.maxWordLength);
  if (expression === undefined)
    return [...paragraphs(alternativeOf(image, position)), ...captionOf(caption)];
  const shown = withFrame ? `framed(${expression})` : expression;
  const settings = align === null || align === 'center' ? '' : `align:${align},`;
  const isShort = caption.join(';').length <= MAX_CAPTION_LENGTH;
  const below = isShort && caption.length > 0 ? joined(caption) : 'none';
  const height = heightOf(image, place);
  const name =
    height > MIN_SHRINKING_HEIGHT_PT && !position.gridNotes && !position.isInNote
      ? position.book.placePicture()
      : undefined;
  const room =
    name === undefined
      ? ''
      : `place:"${name}",height:${points(height)},lead:${position.headingCount * HEADING_PT}pt,width:${points(position.availableWidth)},`;
  return [
    ...(name === undefined ? [] : [`${PLACE_FUNCTION}("${name}")`]),
    `pic(${settings}${room}${shown},${below})`,
    ...(isShort ? [] : captionOf(caption)),
  ];
}

/** Returns the paragraphs of a caption that is not below an image. */
export const captionOf = (caption: readonly string[]): string[] =>
  caption.length === 0 ? [] : [`caption(${joined(paragraphs(caption))})`];
