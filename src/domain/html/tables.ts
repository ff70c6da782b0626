/** Draws tables, as grids or as cards. */
import type { Element, ElementContent } from 'hast';
import type { BlockOf, Inline, TableColumn } from '../document/model.ts';
import type { Drawing } from './drawing.ts';
import { drawImage, drawInlines } from './inlines.ts';
import { element, flag, textIn, textNode } from './nodes.ts';

type Table = BlockOf<'table'>;
type Cell = readonly Inline[];

/** Returns a table or a list of cards. */
export const drawTable = (drawing: Drawing, table: Table): Element =>
  table.view === 'cards' ? drawCards(drawing, table) : drawGrid(drawing, table);

/** Returns a table with its visible columns. */
function drawGrid(drawing: Drawing, { columns, rows, hideHeader, fullWidth }: Table): Element {
  const visible = columns.flatMap((column, index) => (column.hidden ? [] : [{ column, index }]));
  const head = visible.map(({ column }) =>
    element(
      'th',
      {
        scope: 'col',
        dataAlign: column.align,
        dataType: column.type === 'text' ? undefined : column.type,
        dataWidth: column.width === null ? undefined : String(column.width),
      },
      drawInlines(drawing, column.title),
    ),
  );
  const body = rows.map((row) =>
    element(
      'tr',
      {},
      visible.map(({ column, index }) =>
        element('td', { dataAlign: column.align }, drawInlines(drawing, row[index] ?? [])),
      ),
    ),
  );
  return element('table', { dataFullWidth: flag(fullWidth) }, [
    ...(hideHeader ? [] : [element('thead', {}, [element('tr', {}, head)])]),
    ...(body.length === 0 ? [] : [element('tbody', {}, body)]),
  ]);
}

function drawCards(drawing: Drawing, { columns, rows, cardSize, fullWidth }: Table): Element {
  return element(
    'ul',
    { className: ['cards'], dataSize: cardSize, dataFullWidth: flag(fullWidth) },
    rows.map((row) =>
      element('li', {}, [
        element('article', { className: ['card'] }, drawCard(drawing, columns, row)),
      ]),
    ),
  );
}

const PARTS = ['card-cover', 'card-cover-dark', 'card-target'] as const;

/** Returns the parts of a card: its cover, its visible cells, and the link to its target. */
function drawCard(
  drawing: Drawing,
  columns: readonly TableColumn[],
  row: readonly Cell[],
): readonly ElementContent[] {
  const [cover, darkCover, target] = PARTS.map((part) =>
    columns.findIndex(({ role }) => role === part),
  );
  const cellAt = (index: number | undefined): Cell => row[index ?? -1] ?? [];
  const fields = columns.flatMap(({ hidden }, index) => {
    const isPart = [cover, darkCover, target].includes(index);
    return hidden || isPart || cellAt(index).length === 0
      ? []
      : [element('div', { className: ['card-field'] }, drawInlines(drawing, cellAt(index)))];
  });
  return [
    ...coverOf(drawing, cellAt(cover), cellAt(darkCover)),
    ...fields,
    ...targetOf(drawing, cellAt(target), textIn(fields)),
  ];
}

function coverOf(drawing: Drawing, cell: Cell, darkCell: Cell): readonly Element[] {
  const [src, srcDark] = [addressIn(cell), addressIn(darkCell)];
  if (src === undefined) return [];
  const image = { src, srcDark: srcDark ?? null, alt: '', title: null };
  return [element('div', { className: ['card-cover'] }, [drawImage(drawing, image)])];
}

/** Returns the link of a card, with the title of its target where that is known. */
function targetOf(drawing: Drawing, cell: Cell, fields: string): readonly Element[] {
  const href = addressIn(cell);
  const address = href === undefined ? null : drawing.address(href, 'link');
  if (!address) return [];
  const text = address.title ?? fields.trim();
  return [
    element('a', { className: ['card-target'], href: address.url }, [
      textNode(text === '' ? address.url : text),
    ]),
  ];
}

/** Returns the address of the first link or image in a cell. */
function addressIn(cell: Cell): string | undefined {
  for (const inline of cell) {
    if (inline.type === 'link' || inline.type === 'mention') return inline.href;
    if (inline.type === 'inline-image') return inline.src;
    if (inline.type === 'text' && /^\s*https?:\/\/\S+\s*$/.test(inline.text))
      return inline.text.trim();
  }
  return undefined;
}
