/** Converts the cells of tables to Typst code, by the types of their columns. */
import { plainTextOf } from '../document/inline.ts';
import type { ColumnType, Inline } from '../document/model.ts';
import { imageOf } from './image.ts';
import { expressionOf, inline } from './inline.ts';
import { link, titleOf } from './link.ts';
import { literal, running } from './literal.ts';
import type { PagePosition } from './position.ts';

/** A cell of a table. */
export type Cell = readonly Inline[];

const CHECKED = /^(?:true|yes|x|1|☑|✓|✔|✅)$/i;
const UNCHECKED = /^(?:false|no|0|☐)$/i;
/** The maximum number of stars of a rating; a larger one is a number. */
const MAX_STAR_COUNT = 10;
/** The maximum height of an image in a cell, in points. */
const MAX_IMAGE_HEIGHT_PT = 90;
/** The maximum length of an option in a frame, which cannot break over two lines. */
const MAX_OPTION_LENGTH = 40;

/** Returns the content of a cell. A value that its column cannot have is shown as text. */
export function cellOf(cell: Cell, type: ColumnType, position: PagePosition): string {
  const text = plainTextOf(cell).trim();
  const isPlain = cell.every((each) => each.type === 'text');
  switch (type) {
    case 'checkbox':
      if (CHECKED.test(text)) return 'mark(true)';
      return UNCHECKED.test(text) || text === '' ? 'mark(false)' : inline(cell, position);
    case 'rating':
      return /^\d{1,2}$/.test(text) && Number(text) <= MAX_STAR_COUNT
        ? `stars(${Number(text)})`
        : inline(cell, position);
    case 'select':
      return isPlain ? options(text, position) : inline(cell, position);
    case 'image':
    case 'files':
    case 'content-ref':
      return expressionOf(cell.flatMap((each) => [...target(each, type, position)]));
    default:
      return inline(cell, position);
  }
}

/** Returns the options of a selection, which are separated by commas. */
function options(text: string, position: PagePosition): string {
  const names = text.split(',').flatMap((name) => (name.trim() === '' ? [] : [name.trim()]));
  return expressionOf(
    names.flatMap((name, index) => [
      ...(index === 0 ? [] : ['text(" ")']),
      ...(name.length <= Math.min(MAX_OPTION_LENGTH, position.maxWordLength)
        ? [`pill(text(${literal(name)}))`]
        : running(name, position.maxWordLength)),
    ]),
  );
}

/** Returns an inline of a cell whose links stand for what they lead to: an image, a page, a file. */
function target(each: Inline, type: ColumnType, position: PagePosition): string[] {
  const href = addressIn([each]);
  if (href === undefined || each.type === 'inline-image') return [inline([each], position)];
  const image =
    type === 'image'
      ? imageOf({ src: href, alt: plainTextOf([each]), maxHeight: MAX_IMAGE_HEIGHT_PT }, position)
      : undefined;
  if (image !== undefined) return [`box(${image})`];
  const title = titleOf(href, position);
  const text = plainTextOf([each]).trim();
  // Editors write the address as the text of such a link.
  if (title === undefined || (text !== '' && text !== href)) return [inline([each], position)];
  return link(href, running(title, position.maxWordLength), position);
}

/** Returns the address of the first link or image in a cell. */
export function addressIn(cell: Cell): string | undefined {
  for (const each of cell) {
    if (each.type === 'link' || each.type === 'mention') return each.href;
    if (each.type === 'inline-image') return each.src;
    if (each.type === 'text' && /^\s*https?:\/\/\S+\s*$/.test(each.text)) return each.text.trim();
  }
  return undefined;
}
