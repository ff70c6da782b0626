/** Converts a table to its form in the JSON of a document: a definition, records, and a view. */
import { targetOf } from '../links.ts';
import { plainTextOf } from '../document/inline.ts';
import type { BlockOf, Inline, TableColumn } from '../document/model.ts';
import type { JSONFragment, JSONProperties, JSONValue } from './node.ts';
import { fileReferenceOf, referenceOf } from './reference.ts';

type Table = BlockOf<'table'>;
type Cell = readonly Inline[];

/** A table in its JSON form. */
interface JSONTable {
  readonly data: JSONProperties;
  /** The cells of texts, by the names that records have for them. */
  readonly fragments: readonly JSONFragment[];
}

/** The rating that a column allows when its cells have no higher one. */
const MIN_MAX_RATING = 5;
/** The number of digits by which records are ordered. */
const ORDER_DIGITS = 7;

/** Returns a table. `textCell` returns the fragment of a cell by its name. */
export function tableOf(
  table: Table,
  textCell: (name: string, inlines: Cell) => JSONFragment,
): JSONTable {
  const fragments: JSONFragment[] = [];
  const valueIn = (cell: Cell, column: TableColumn, name: string): JSONValue => {
    if (column.type !== 'text') return cellOf(cell, column);
    fragments.push(textCell(name, cell));
    return name;
  };
  const records = table.rows.map((row, index): [string, JSONProperties] => {
    const id = `record-${index + 1}`;
    const values = row.flatMap((cell, at): [string, JSONValue][] => {
      const column = table.columns[at];
      return column ? [[columnId(at), valueIn(cell, column, `${id}-${columnId(at)}`)]] : [];
    });
    return [
      id,
      {
        orderIndex: String(index).padStart(ORDER_DIGITS, '0'),
        values: Object.fromEntries(values),
      },
    ];
  });
  const cells = cellsByColumn(table);
  const definition = table.columns.map((column, at) => [
    columnId(at),
    definitionOf(column, columnId(at), cells[at] ?? []),
  ]);
  return {
    data: {
      view: viewOf(table),
      records: Object.fromEntries(records),
      definition: Object.fromEntries(definition),
      fullWidth: table.fullWidth || undefined,
    },
    fragments,
  };
}

const columnId = (index: number): string => `column-${index + 1}`;

function viewOf({ view, columns, hideHeader, cardSize }: Table): JSONProperties {
  const indexes = [...columns.keys()];
  const shown = indexes.filter((index) => columns[index]?.hidden !== true).map(columnId);
  if (view === 'grid') {
    const widths = columns.flatMap(({ width }, index): [string, number][] =>
      width === null ? [] : [[columnId(index), width]],
    );
    return {
      type: 'grid',
      columns: shown,
      columnWidths: widths.length > 0 ? Object.fromEntries(widths) : undefined,
      hideHeader,
    };
  }
  const withRole = (role: TableColumn['role']): string | undefined => {
    const index = columns.findIndex((column) => column.role === role);
    return index < 0 ? undefined : columnId(index);
  };
  return {
    type: 'cards',
    cardSize: cardSize ?? 'medium',
    columns: shown,
    targetDefinition: withRole('card-target'),
    coverDefinition: withRole('card-cover'),
    coverDefinitionDark: withRole('card-cover-dark'),
  };
}

/** Returns the cells of each column, without those that rows do not have. */
function cellsByColumn({ columns, rows }: Table): readonly (readonly Cell[])[] {
  const cells = columns.map((): Cell[] => []);
  for (const row of rows) row.forEach((cell, at) => void cells[at]?.push(cell));
  return cells;
}

function definitionOf(column: TableColumn, id: string, cells: readonly Cell[]): JSONProperties {
  const { type } = column;
  const base = { id, title: plainTextOf(column.title), type };
  switch (type) {
    case 'text':
      return { ...base, textAlignment: column.align ?? 'left' };
    case 'rating':
      return { ...base, max: Math.max(MIN_MAX_RATING, highestIn(cells)) };
    case 'users':
      return { ...base, multiple: cells.some((cell) => usersIn(cell).length > 1) };
    case 'select': {
      const chosen = cells.map(wordsOf);
      return {
        ...base,
        multiple: chosen.some((words) => words.length > 1),
        options: [...new Set(chosen.flat())].map((value) => ({
          value,
          label: value,
          color: 'default',
        })),
      };
    }
    default:
      return base;
  }
}

/** Returns the highest number in cells; 0 without any. */
const highestIn = (cells: readonly Cell[]): number =>
  cells.reduce((most, cell) => Math.max(most, numberOf(cell) ?? 0), 0);

function cellOf(cell: Cell, { type }: TableColumn): JSONValue {
  const [address] = addressesIn(cell);
  switch (type) {
    case 'number':
    case 'rating':
      return numberOf(cell);
    case 'checkbox':
      return /^\s*(?:true|yes|x|☑|✅|✓|✔)\s*$/iu.test(plainTextOf(cell));
    case 'select':
      return wordsOf(cell);
    case 'users':
      return usersIn(cell);
    case 'files':
      return addressesIn(cell).flatMap((href) => {
        const target = targetOf(href);
        return target.kind === 'file' ? [target.file] : [];
      });
    case 'image':
      return address === undefined ? null : fileReferenceOf(address);
    default:
      return address === undefined ? null : referenceOf(address);
  }
}

function numberOf(cell: Cell): number | null {
  const text = plainTextOf(cell).trim();
  const value = Number(text);
  return text === '' || !Number.isFinite(value) ? null : value;
}

const wordsOf = (cell: Cell): string[] =>
  plainTextOf(cell)
    .split(',')
    .flatMap((word) => (word.trim() === '' ? [] : [word.trim()]));

const usersIn = (cell: Cell): string[] =>
  addressesIn(cell).flatMap((href) => {
    const target = targetOf(href);
    return target.kind === 'user' ? [target.user] : [];
  });

/** Returns the addresses in a cell, in order. */
const addressesIn = (cell: Cell): string[] =>
  cell.flatMap((inline) => {
    switch (inline.type) {
      case 'link':
        return [inline.href, ...addressesIn(inline.nodes).filter((href) => href !== inline.href)];
      case 'mention':
        return [inline.href];
      case 'inline-image':
        return [inline.src];
      default:
        return [];
    }
  });
