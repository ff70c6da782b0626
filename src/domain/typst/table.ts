/** Converts tables to Typst code. */
import type { BlockOf, Inline, TableColumn } from '../document/model.ts';
import { cards } from './card.ts';
import { cellOf } from './cell.ts';
import { gridWithNotes } from './grid.ts';
import { inline } from './inline.ts';
import { joined } from './literal.ts';
import { PAGE_WIDTH_PT, type PagePosition, points } from './position.ts';

type Table = BlockOf<'table'>;

/** A column that is shown, with its index in the rows. */
interface VisibleColumn {
  readonly column: TableColumn;
  readonly index: number;
}

/** The maximum number of columns on a page; each row of a wider table is a paragraph. */
const MAX_COLUMN_COUNT = 16;
/**
 * The maximum length of the Typst code of a header that repeats on each page, because a header as
 * high as a page would leave no space for rows.
 */
const MAX_HEADER_LENGTH = 1500;
/** The horizontal padding of a cell in points. */
const PADDING_PT = 12;
/** The minimum width of a column with its padding, in points. */
const MIN_COLUMN_WIDTH_PT = 20;
/** The average width of a letter as a fraction of the font size. */
const LETTER_WIDTH = 0.5;
/** The size of a pixel in points, at 96 pixels per inch. */
const POINTS_PER_PIXEL = 0.75;
/** Font sizes in points, each with the number of columns of a page up to which it applies. */
const SIZES = [
  [5, 9.5],
  [8, 8.5],
  [12, 7],
  [MAX_COLUMN_COUNT, 6],
] as const;

/** Returns a table, whose words break where a column is too narrow for them, or its cards. */
export function table(block: Table, position: PagePosition): string[] {
  const visible = block.columns.flatMap((column, index) =>
    column.hidden ? [] : [{ column, index }],
  );
  const isSmall = position.book.takeCells(block.columns.length * (block.rows.length + 1));
  if (block.view === 'cards') return cards(block, position, isSmall);
  if (visible.length === 0) return [];
  const columnsOfPage = Math.ceil((visible.length * PAGE_WIDTH_PT) / position.availableWidth);
  const isNarrow =
    visible.length > MAX_COLUMN_COUNT ||
    position.availableWidth / visible.length < MIN_COLUMN_WIDTH_PT;
  if (isNarrow || !isSmall) return [lines(block, visible, position)];
  const size = SIZES.find(([maxColumns]) => columnsOfPage <= maxColumns)?.[1] ?? 6;
  return gridWithNotes(
    position,
    (inner) => `sized(${size}pt,${grid(block, visible, { position: inner, size })})`,
  );
}

function grid(
  { rows, hideHeader }: Table,
  visible: readonly VisibleColumn[],
  { position, size }: { readonly position: PagePosition; readonly size: number },
): string {
  const widths = widthsOf(visible, position.availableWidth);
  const equal = position.availableWidth / visible.length;
  const places = visible.map((_, index) => cellPosition(widths?.[index] ?? equal, size, position));
  const cells = (row: readonly (readonly Inline[])[]) =>
    visible.map(({ column, index }, order) =>
      cellOf(row[index] ?? [], column.type, places[order] ?? position),
    );
  const header = visible.map(({ column }, order) =>
    inline(column.title, places[order] ?? position),
  );
  const headerCells = header.join(',');
  const repeats = headerCells.length <= MAX_HEADER_LENGTH;
  const body = [
    `columns:${widths ? `(${widths.map(points).join(',')},)` : visible.length}`,
    `align:(${[...visible.map(({ column }) => alignOf(column)), 'left'].join(',')})`,
    ...(hideHeader ? [] : [repeats ? `table.header(${headerCells})` : headerCells]),
    ...rows.flatMap(cells),
  ];
  return hideHeader ? `headless(table(${body.join(',')}))` : `table(${body.join(',')})`;
}

function cellPosition(width: number, size: number, position: PagePosition): PagePosition {
  const availableWidth = Math.max(1, width - PADDING_PT);
  const maxWordLength = Math.max(4, Math.floor(availableWidth / (size * LETTER_WIDTH)));
  return { ...position, availableWidth, maxWordLength };
}

const alignOf = ({ align, type }: TableColumn): string =>
  align ?? (type === 'number' ? 'right' : type === 'checkbox' ? 'center' : 'left');

/** Returns the widths of columns in points; undefined where no column has one. */
function widthsOf(visible: readonly VisibleColumn[], whole: number): number[] | undefined {
  const written = visible.map(({ column: { width } }) =>
    width !== null && width > 0 ? width * POINTS_PER_PIXEL : undefined,
  );
  const known = written.filter((width) => width !== undefined);
  if (known.length === 0) return undefined;
  const sum = known.reduce((total, width) => total + width, 0);
  const rest = Math.max(
    (whole - sum) / (visible.length - known.length || 1),
    whole / visible.length / 2,
  );
  const all = written.map((width) => width ?? rest);
  const total = all.reduce((one, other) => one + other, 0);
  return all.map((width) => Math.max(MIN_COLUMN_WIDTH_PT, width * Math.min(1, whole / total)));
}

/** Returns a table with a paragraph for each row. */
function lines(
  { columns, rows, hideHeader }: Table,
  visible: readonly VisibleColumn[],
  position: PagePosition,
): string {
  const header = columns.map(({ title }) => title);
  return joined(
    [...(hideHeader ? [] : [header]), ...rows].map((row) => {
      const cells = visible.flatMap(({ index }, order) => [
        ...(order === 0 ? [] : ['text(" | ")']),
        inline(row[index] ?? [], position),
      ]);
      return `par(${joined(cells)})`;
    }),
  );
}
