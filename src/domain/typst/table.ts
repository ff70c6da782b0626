/** Converts tables to Typst code. */
import { inline } from './inline.ts';
import { cellsIn, listIn, type TypstNode } from './node.ts';
import { joined } from './literal.ts';
import type { PagePosition } from './position.ts';

/** The maximum number of columns; each row of a wider table is a paragraph. */
const MAX_COLUMN_COUNT = 16;
/**
 * The maximum length of the Typst code of a header that repeats on each page, because a header as
 * high as a page would leave no space for rows.
 */
const MAX_HEADER_LENGTH = 1500;
/** The horizontal padding of a cell in points. */
const PADDING_PT = 12;
/** The average width of a letter as a fraction of the font size. */
const LETTER_WIDTH = 0.5;
const ALIGNMENTS = ['left', 'center', 'right'];
/** Font sizes in points, each with the number of columns up to which it applies. */
const SIZES = [
  [5, 9.5],
  [8, 8.5],
  [12, 7],
  [MAX_COLUMN_COUNT, 6],
] as const;

/** Returns a table, whose words break where a column is too narrow for them. */
export function table(node: TypstNode, position: PagePosition): string {
  const header = cellsIn(node['header']);
  const columns = header.length;
  const rows = listIn(node, 'rows').map((row) => cellsIn(row).slice(0, columns));
  if (columns === 0) return '[]';
  if (columns > MAX_COLUMN_COUNT) return lines([header, ...rows], position);
  const size = SIZES.find(([maxColumns]) => columns <= maxColumns)?.[1] ?? 6;
  const availableWidth = position.availableWidth / columns - PADDING_PT;
  const cellPosition = {
    ...position,
    availableWidth,
    maxWordLength: Math.max(4, Math.floor(availableWidth / (size * LETTER_WIDTH))),
  };
  const cells = (row: readonly (readonly TypstNode[])[]) =>
    Array.from({ length: columns }, (_, index) => inline(row[index] ?? [], cellPosition));
  const align = listIn(node, 'align')
    .slice(0, columns)
    .map((each) => (typeof each === 'string' && ALIGNMENTS.includes(each) ? each : 'left'));
  const headerCells = cells(header).join(',');
  const settings = `columns:${columns},align:(${[...align, 'left'].join(',')})`;
  return `sized(${size}pt,table(${[settings, headerCells.length <= MAX_HEADER_LENGTH ? `table.header(${headerCells})` : headerCells, ...rows.flatMap(cells)].join(',')}))`;
}

const lines = (
  rows: readonly (readonly (readonly TypstNode[])[])[],
  position: PagePosition,
): string =>
  joined(
    rows.map(
      (row) =>
        `par(${joined(row.flatMap((cell, index) => [...(index === 0 ? [] : ['text(" | ")']), inline(cell, position)]))})`,
    ),
  );
