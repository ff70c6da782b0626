/** Reads HTML tables as rows of equal length. */
import { elementsIn, type HtmlElement, lineOf } from './html-tree.ts';

/** A table. An undefined cell is covered by a cell that spans it. */
export interface Grid {
  readonly caption: string;
  readonly rows: readonly (readonly (HtmlElement | undefined)[])[];
}

const MAX_COLUMN_COUNT = 60;
const MAX_CELL_COUNT = 20_000;

const isCell = ({ tagName }: HtmlElement): boolean => tagName === 'td' || tagName === 'th';
const span = (written: string | undefined, max: number): number =>
  Math.min(max, Math.max(1, Number.parseInt(written ?? '1', 10) || 1));

/** Returns the rows of a table; undefined for a layout table or one too large for markdown. */
export function gridOf(table: HtmlElement): Grid | undefined {
  const inner = [...elementsIn(table)];
  if (inner.some(({ tagName }) => tagName === 'table' || tagName === 'pre')) return undefined;
  const written = inner
    .filter(({ tagName }) => tagName === 'tr')
    .map(({ children }) =>
      children.filter((child): child is HtmlElement => child.type === 'element' && isCell(child)),
    );
  if (written.flat().length < 2) return undefined;
  // For each column, the number of rows that a cell above still spans.
  const rowSpans: number[] = [];
  const rows: (HtmlElement | undefined)[][] = [];
  for (const cells of written) {
    const row = rowOf(cells, rowSpans);
    if (row.length > MAX_COLUMN_COUNT) return undefined;
    rows.push(row);
  }
  const columns = Math.max(...rows.map(({ length }) => length));
  if (rows.length * columns > MAX_CELL_COUNT) return undefined;
  const caption = inner.find(({ tagName }) => tagName === 'caption');
  return { caption: caption ? lineOf(caption) : '', rows };
}

function rowOf(cells: readonly HtmlElement[], rowSpans: number[]): (HtmlElement | undefined)[] {
  const row: (HtmlElement | undefined)[] = [];
  const skip = (): void => {
    for (let left = rowSpans[row.length] ?? 0; left > 0; left = rowSpans[row.length] ?? 0) {
      rowSpans[row.length] = left - 1;
      row.push(undefined);
    }
  };
  for (const cell of cells) {
    skip();
    const down = span(cell.attributes['rowspan'], 1000) - 1;
    const across = span(cell.attributes['colspan'], MAX_COLUMN_COUNT);
    for (let at = 0; at < across; at++) {
      rowSpans[row.length] = down;
      row.push(at === 0 ? cell : undefined);
    }
    if (row.length > MAX_COLUMN_COUNT) break;
  }
  skip();
  return row;
}
