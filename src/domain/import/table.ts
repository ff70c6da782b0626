/** Tables as rows of cells, all of one length. */
import { elementsIn, type HtmlElement, lineOf } from './html-tree.ts';

/** A table; an absent cell is one that another spans. */
export interface Grid {
  readonly caption: string;
  readonly rows: readonly (readonly (HtmlElement | undefined)[])[];
}

const MOST_COLUMNS = 60;
const MOST_CELLS = 20_000;

const isCell = ({ tagName }: HtmlElement): boolean => tagName === 'td' || tagName === 'th';
const span = (written: string | undefined, most: number): number => Math.min(most, Math.max(1, Number.parseInt(written ?? '1', 10) || 1));

/** The rows of a table; undefined for one that is there for its layout, or too large for a table of markdown. */
export function gridOf(table: HtmlElement): Grid | undefined {
  const inner = [...elementsIn(table)];
  if (inner.some(({ tagName }) => tagName === 'table' || tagName === 'pre')) return undefined;
  const written = inner.filter(({ tagName }) => tagName === 'tr').map(({ children }) => children.filter((child): child is HtmlElement => child.type === 'element' && isCell(child)));
  if (written.flat().length < 2) return undefined;
  const carried: number[] = []; // by column: rows that a cell above still spans
  const rows: (HtmlElement | undefined)[][] = [];
  for (const cells of written) {
    const row = rowOf(cells, carried);
    if (row.length > MOST_COLUMNS) return undefined;
    rows.push(row);
  }
  const columns = Math.max(...rows.map(({ length }) => length));
  if (rows.length * columns > MOST_CELLS) return undefined;
  const caption = inner.find(({ tagName }) => tagName === 'caption');
  return { caption: caption ? lineOf(caption) : '', rows };
}

function rowOf(cells: readonly HtmlElement[], carried: number[]): (HtmlElement | undefined)[] {
  const row: (HtmlElement | undefined)[] = [];
  const skip = (): void => {
    for (let left = carried[row.length] ?? 0; left > 0; left = carried[row.length] ?? 0) {
      carried[row.length] = left - 1;
      row.push(undefined);
    }
  };
  for (const cell of cells) {
    skip();
    const down = span(cell.attributes['rowspan'], 1000) - 1;
    const across = span(cell.attributes['colspan'], MOST_COLUMNS);
    for (let at = 0; at < across; at++) {
      carried[row.length] = down;
      row.push(at === 0 ? cell : undefined);
    }
    if (row.length > MOST_COLUMNS) break;
  }
  skip();
  return row;
}
