/** Reads tables that are written with bars. */
import type { Line } from '../blocks/lines.ts';
import type { Align, Block, BlockOf, TableColumn } from './model.ts';
import type { BlockReader } from './read.ts';

const DELIMITERS = /^ {0,3}\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;

/** Returns the index of the line that is the header of a table; undefined without a table. */
export function tableIn(lines: readonly Line[]): number | undefined {
  for (let index = 1; index < lines.length; index++) {
    const [header, delimiters] = [lines[index - 1]?.text ?? '', lines[index]?.text ?? ''];
    if (
      delimiters.includes('|') &&
      DELIMITERS.test(delimiters) &&
      cellsOf(header).length === cellsOf(delimiters).length
    )
      return index - 1;
  }
  return undefined;
}

/** Returns the table of lines, of which the first is its header. */
export function tableOf(reader: BlockReader, lines: readonly Line[]): Block {
  const [header, delimiters, ...rows] = lines.map(({ text }) => cellsOf(text));
  const columns = (header ?? []).map(
    (title, index): TableColumn => ({
      title: reader.markdown(title),
      type: 'text',
      align: alignOf(delimiters?.[index] ?? ''),
      width: null,
      hidden: false,
      role: null,
    }),
  );
  return reader.place<BlockOf<'table'>>(
    {
      type: 'table',
      view: 'grid',
      fullWidth: false,
      hideHeader: (header ?? []).every((title) => title === ''),
      cardSize: null,
      columns,
      rows: rows.map((row) => row.slice(0, columns.length).map((cell) => reader.markdown(cell))),
    },
    lines,
  );
}

function alignOf(delimiter: string): Align | null {
  const [left, right] = [delimiter.startsWith(':'), delimiter.endsWith(':')];
  return left && right ? 'center' : left ? 'left' : right ? 'right' : null;
}

/** Returns the cells of a row. A bar after a backslash is part of its cell. */
function cellsOf(row: string): string[] {
  const text = row.trim();
  const cells: string[] = [];
  let [cell, start] = ['', text.startsWith('|') ? 1 : 0];
  for (let at = start; at < text.length; at++) {
    if (text[at] === '\\' && text[at + 1] === '|') {
      cell += `${text.slice(start, at)}|`;
      start = ++at + 1;
    } else if (text[at] === '|') {
      cells.push((cell + text.slice(start, at)).trim());
      [cell, start] = ['', at + 1];
    }
  }
  if (start < text.length || cell !== '') cells.push((cell + text.slice(start)).trim());
  return cells;
}
