/** Converts cards to Typst code: a grid of boxes, each with a cover, its cells and its target. */
import type { BlockOf } from '../document/model.ts';
import { targetOf } from '../links.ts';
import { addressIn, type Cell, cellOf } from './cell.ts';
import { gridWithNotes } from './grid.ts';
import { expressionOf } from './inline.ts';
import { link, titleOf } from './link.ts';
import { joined, literal, running } from './literal.ts';
import { canNest, nested, type PagePosition, withWidth } from './position.ts';

type Table = BlockOf<'table'>;

/** The maximum number of cards next to each other, by their size. */
const MAX_CARDS_PER_ROW = { medium: 3, large: 2 } as const;
/** The minimum width of a card, the space between two and the space in one, in points. */
const MIN_CARD_WIDTH_PT = 110;
const GAP_PT = 12;
const PADDING_PT = 20;
/** The maximum length of the Typst code of a card that stays on one sheet. */
const MAX_UNBROKEN_LENGTH = 1200;

const PARTS = ['card-cover', 'card-cover-dark', 'card-target'] as const;

/** Returns the cards of a table; below each other, without boxes, if it is not small. */
export function cards(table: Table, position: PagePosition, isSmall: boolean): string[] {
  const { rows, cardSize } = table;
  if (rows.length === 0) return [];
  if (!isSmall) return rows.map((row) => `par(${lineOf(cardOf(table, row, position).fields)})`);
  if (!canNest(position))
    return rows.flatMap((row) => cardOf(table, row, position).fields.map(par));
  const perRow = Math.max(
    1,
    Math.min(
      MAX_CARDS_PER_ROW[cardSize ?? 'medium'],
      Math.floor((position.availableWidth + GAP_PT) / (MIN_CARD_WIDTH_PT + GAP_PT)),
    ),
  );
  const width = (position.availableWidth - GAP_PT * (perRow - 1)) / perRow;
  return gridWithNotes(position, (inner) => {
    const place = nested(withWidth(inner, width), PADDING_PT);
    const cells = rows.map((row) => {
      const { cover, fields } = cardOf(table, row, place);
      const isBreakable = fields.join('').length > MAX_UNBROKEN_LENGTH;
      return `card(${cover},${isBreakable},${joined(fields.map(par))})`;
    });
    return `cards(${perRow},${cells.join(',')})`;
  });
}

const par = (field: string): string => `par(${field})`;

/** Returns the fields of a card in one line. */
const lineOf = (fields: readonly string[]): string =>
  joined(fields.flatMap((field, index) => (index === 0 ? [field] : ['text(" | ")', field])));

/** Returns the image and the fields of a card. */
function cardOf(
  { columns }: Table,
  row: readonly Cell[],
  position: PagePosition,
): { readonly cover: string; readonly fields: readonly string[] } {
  const [cover, darkCover, target] = PARTS.map((part) =>
    columns.findIndex(({ role }) => role === part),
  );
  const cellAt = (index: number | undefined): Cell => row[index ?? -1] ?? [];
  const fields = columns.flatMap((column, index) =>
    column.hidden || [cover, darkCover, target].includes(index) || cellAt(index).length === 0
      ? []
      : [cellOf(cellAt(index), column.type, position)],
  );
  return {
    cover: coverOf(cellAt(cover), position),
    fields: [...fields, ...targetLink(cellAt(target), position)],
  };
}

/** Returns the path of the image of a cover; `none` where it is missing. */
function coverOf(cell: Cell, { book: { pictures } }: PagePosition): string {
  const picture = pictures.get(addressIn(cell) ?? '');
  return picture ? literal(picture.path) : 'none';
}

/** Returns the link of a card, with the title of its target where that is known. */
function targetLink(cell: Cell, position: PagePosition): string[] {
  const href = addressIn(cell);
  if (href === undefined) return [];
  const { kind } = targetOf(href);
  const title = titleOf(href, position) ?? (kind === 'url' ? href : '');
  const body = running(title, position.maxWordLength);
  return body.length === 0 ? [] : [expressionOf(link(href, ['text("→ ")', ...body], position))];
}
