/** Tables as typst code. */
import { inline } from './inline.ts';
import { cellsIn, listIn, type Node } from './node.ts';
import { joined } from './literal.ts';
import type { Place } from './place.ts';

/** Columns that a page has room for; of a wider table each row is a paragraph. */
const MOST_COLUMNS = 16;
/** Characters of typst of a header that is shown again on each page. One as high as a page would leave no room for rows. */
const LONGEST_HEADER = 1500;
/** Points that a cell keeps free at its sides. */
const PADDING = 12;
/** Width of a letter, of the size of type. */
const WIDTH = 0.5;
const ALIGNMENTS = ['left', 'center', 'right'];
/** Sizes of type by the columns up to which they hold, in points. */
const SIZES = [
  [5, 9.5],
  [8, 8.5],
  [12, 7],
  [MOST_COLUMNS, 6],
] as const;

/** A table; its words break where a column is too narrow for them. */
export function table(node: Node, place: Place): string {
  const header = cellsIn(node['header']);
  const columns = header.length;
  const rows = listIn(node, 'rows').map((row) => cellsIn(row).slice(0, columns));
  if (columns === 0) return '[]';
  if (columns > MOST_COLUMNS) return lines([header, ...rows], place);
  const size = SIZES.find(([most]) => columns <= most)?.[1] ?? 6;
  const room = place.room / columns - PADDING;
  const narrow = { ...place, room, word: Math.max(4, Math.floor(room / (size * WIDTH))) };
  const cells = (row: readonly (readonly Node[])[]) => Array.from({ length: columns }, (_, index) => inline(row[index] ?? [], narrow));
  const align = listIn(node, 'align')
    .slice(0, columns)
    .map((each) => (typeof each === 'string' && ALIGNMENTS.includes(each) ? each : 'left'));
  const top = cells(header).join(',');
  const settings = `columns:${columns},align:(${[...align, 'left'].join(',')})`;
  return `sized(${size}pt,table(${[settings, top.length <= LONGEST_HEADER ? `table.header(${top})` : top, ...rows.flatMap(cells)].join(',')}))`;
}

const lines = (rows: readonly (readonly (readonly Node[])[])[], place: Place): string =>
  joined(rows.map((row) => `par(${joined(row.flatMap((cell, index) => [...(index === 0 ? [] : ['text(" | ")']), inline(cell, place)]))})`));
