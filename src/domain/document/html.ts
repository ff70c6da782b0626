/** Reads the blocks that HTML writes: images with captions, tables and cards, expandable parts. */
import type { Tokens } from 'marked';
import type { Line } from '../blocks/lines.ts';
import { type HtmlPiece, piecesOf } from '../markdown/html.ts';
import { decoded } from '../markdown/plain.ts';
import { attributeOf } from './inline.ts';
import { anchorIn, cut, textOf } from './lines.ts';
import type { Align, Block, BlockOf, ColumnType, ImageBlock, TableColumn } from './model.ts';
import type { BlockReader, Part } from './read.ts';

type Tag = Extract<HtmlPiece, { readonly kind: 'tag' }>;

/** The elements without an end tag. */
const VOID_ELEMENTS: ReadonlySet<string> = new Set(['img', 'br', 'hr', 'source', 'input', 'col']);

/** Returns the block of lines of HTML. What is not known stays as it was written. */
export function htmlBlockOf(reader: BlockReader, lines: readonly Line[]): Block {
  const source = textOf(lines);
  if (/^\s*<details[\s>]/i.test(source) && /<\/details>\s*$/i.test(source))
    return expandableOf(reader, lines);
  const pieces = piecesOf(source);
  const part = isOneElement(pieces) ? partOf(reader, pieces, lines) : undefined;
  return part ?? reader.place<BlockOf<'unknown'>>({ type: 'unknown', source, nodes: [] }, lines);
}

/** Returns whether the pieces are one element with what is in it. */
function isOneElement(pieces: readonly HtmlPiece[]): boolean {
  let depth = 0;
  let count = 0;
  for (const piece of pieces) {
    if (piece.kind === 'text') {
      if (depth === 0 && piece.text.trim() !== '') return false;
      continue;
    }
    if (VOID_ELEMENTS.has(piece.name)) count += depth === 0 ? 1 : 0;
    else if (piece.isClosing) depth--;
    else count += depth++ === 0 ? 1 : 0;
    if (depth < 0 || count > 1) return false;
  }
  return count === 1 && depth === 0;
}

function partOf(
  reader: BlockReader,
  pieces: readonly HtmlPiece[],
  lines: readonly Line[],
): Block | undefined {
  const tag = pieces.find((piece) => piece.kind === 'tag');
  switch (tag?.name) {
    case 'img':
      return attributeOf(tag, 'class')?.includes('gitbook-drawing')
        ? reader.place<BlockOf<'drawing'>>(
            {
              type: 'drawing',
              src: attributeOf(tag, 'src') ?? '',
              alt: attributeOf(tag, 'alt') ?? '',
            },
            lines,
          )
        : figuresOf(reader, pieces, lines);
    case 'figure':
    case 'picture':
    case 'div':
      return figuresOf(reader, pieces, lines);
    case 'table':
      return htmlTableOf(reader, tag, pieces, lines);
    case 'hr':
      return reader.place<BlockOf<'divider'>>({ type: 'divider' }, lines);
    case 'p':
      return reader.place<BlockOf<'paragraph'>>(
        {
          type: 'paragraph',
          align: alignOf(tag),
          inlines: reader.inlines.html(withoutTag(pieces)),
        },
        lines,
      );
    default:
      return headingOf(reader, tag, pieces, lines);
  }
}

function headingOf(
  reader: BlockReader,
  tag: Tag | undefined,
  pieces: readonly HtmlPiece[],
  lines: readonly Line[],
): Block | undefined {
  const depth = /^h([1-6])$/.exec(tag?.name ?? '')?.[1];
  if (!tag || depth === undefined) return undefined;
  return reader.heading(
    {
      type: 'heading',
      // The expression matches the digits 1 to 6.
      depth: Number(depth) as BlockOf<'heading'>['depth'],
      anchor: '',
      align: alignOf(tag),
      inlines: reader.inlines.html(withoutTag(pieces)),
    },
    attributeOf(tag, 'id'),
    lines,
  );
}

/** Returns the pieces between the first and the last tag. */
const withoutTag = (pieces: readonly HtmlPiece[]): readonly HtmlPiece[] => {
  const isTag = ({ kind }: HtmlPiece) => kind === 'tag';
  return pieces.slice(pieces.findIndex(isTag) + 1, pieces.findLastIndex(isTag));
};

function alignOf(tag: Tag): Align | null {
  const align = attributeOf(tag, 'align') ?? attributeOf(tag, 'data-align');
  return align === 'left' || align === 'center' || align === 'right' ? align : null;
}

/** Returns the image that is the only content of a paragraph. */
export const imagesOf = (reader: BlockReader, token: Tokens.Image, lines: readonly Line[]): Block =>
  imageListOf(
    reader,
    [
      {
        type: 'image',
        src: decoded(token.href),
        srcDark: null,
        alt: decoded(token.text),
        title: token.title ? decoded(token.title) : null,
        width: null,
        height: null,
        caption: [],
      },
    ],
    lines,
  );

function imageListOf(
  reader: BlockReader,
  images: readonly Part<ImageBlock>[],
  lines: readonly Line[],
  tag?: Tag,
): Block {
  const isSet = (name: string) => tag !== undefined && attributeOf(tag, name) === 'true';
  return reader.place<BlockOf<'images'>>(
    {
      type: 'images',
      align: tag ? alignOf(tag) : null,
      fullWidth: isSet('data-full-width'),
      withFrame: isSet('data-with-frame'),
      nodes: images.map((image) => reader.place<ImageBlock>(image, lines)),
    },
    lines,
  );
}

/** Returns the images of figures; undefined where the element has anything else. */
function figuresOf(
  reader: BlockReader,
  pieces: readonly HtmlPiece[],
  lines: readonly Line[],
): Block | undefined {
  const images: Part<ImageBlock>[] = [];
  let caption: HtmlPiece[] | undefined;
  let dark: string | null = null;
  for (const piece of pieces) {
    if (piece.kind === 'tag' && piece.name === 'figcaption') {
      const last = images.at(-1);
      if (piece.isClosing && caption && last)
        images[images.length - 1] = { ...last, caption: reader.inlines.html(caption) };
      caption = piece.isClosing ? undefined : [];
    } else if (caption) caption.push(piece);
    else if (piece.kind === 'text') {
      if (piece.text.trim() !== '') return undefined;
    } else if (piece.name === 'source') {
      if (attributeOf(piece, 'media')?.includes('dark'))
        dark = attributeOf(piece, 'srcset') ?? null;
    } else if (piece.name === 'img') {
      images.push(imagePartOf(piece, dark));
      dark = null;
    } else if (!FIGURE_PARTS.has(piece.name)) return undefined;
  }
  const tag = pieces.find((piece) => piece.kind === 'tag');
  return images.length === 0 ? undefined : imageListOf(reader, images, lines, tag);
}

const FIGURE_PARTS: ReadonlySet<string> = new Set(['figure', 'picture', 'div', 'p']);

const imagePartOf = (tag: Tag, srcDark: string | null): Part<ImageBlock> => ({
  type: 'image',
  src: attributeOf(tag, 'src') ?? '',
  srcDark,
  alt: attributeOf(tag, 'alt') ?? '',
  title: attributeOf(tag, 'title') ?? null,
  width: attributeOf(tag, 'width') ?? null,
  height: attributeOf(tag, 'height') ?? null,
  caption: [],
});

/** A cell while a table is read. */
interface Cell {
  readonly tag: Tag;
  readonly pieces: HtmlPiece[];
}

/** Returns the rows of cells in a table, and whether each row is in its head. */
function rowsIn(pieces: readonly HtmlPiece[]): { readonly isHead: boolean; cells: Cell[] }[] {
  const rows: { readonly isHead: boolean; cells: Cell[] }[] = [];
  let isHead = false;
  let cell: Cell | undefined;
  for (const piece of pieces) {
    if (piece.kind === 'tag' && piece.name === 'thead') isHead = !piece.isClosing;
    else if (piece.kind === 'tag' && piece.name === 'tr') {
      cell = undefined;
      if (!piece.isClosing) rows.push({ isHead, cells: [] });
    } else if (piece.kind === 'tag' && (piece.name === 'td' || piece.name === 'th')) {
      cell = piece.isClosing ? undefined : { tag: piece, pieces: [] };
      if (cell) rows.at(-1)?.cells.push(cell);
    } else cell?.pieces.push(piece);
  }
  return rows;
}

const COLUMN_TYPES: readonly ColumnType[] = [
  'text',
  'number',
  'checkbox',
  'files',
  'users',
  'rating',
  'select',
  'content-ref',
  'image',
];

function htmlTableOf(
  reader: BlockReader,
  tag: Tag,
  pieces: readonly HtmlPiece[],
  lines: readonly Line[],
): Block {
  const rows = rowsIn(pieces);
  const head = rows.find(({ isHead }) => isHead);
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const columns = Array.from({ length: width }, (_, index) => columnOf(reader, head?.cells[index]));
  const isCards = attributeOf(tag, 'data-view') === 'cards';
  const size = attributeOf(tag, 'data-card-size');
  return reader.place<BlockOf<'table'>>(
    {
      type: 'table',
      view: isCards ? 'cards' : 'grid',
      fullWidth: attributeOf(tag, 'data-full-width') === 'true',
      hideHeader: head === undefined || attributeOf(tag, 'data-header-hidden') !== undefined,
      cardSize: isCards ? (size === 'large' ? 'large' : 'medium') : null,
      columns,
      rows: rows
        .filter(({ isHead }) => !isHead)
        .map(({ cells }) => cells.map((cell) => reader.inlines.html(cell.pieces))),
    },
    lines,
  );
}

function columnOf(reader: BlockReader, cell: Cell | undefined): TableColumn {
  const value = (name: string) => cell && attributeOf(cell.tag, name);
  const width = Number.parseInt(value('width') ?? '', 10);
  return {
    title: reader.inlines.html(cell?.pieces ?? []),
    type: COLUMN_TYPES.find((type) => type === value('data-type')) ?? 'text',
    align: cell ? alignOf(cell.tag) : null,
    width: Number.isNaN(width) ? null : width,
    hidden: value('data-hidden') !== undefined,
    role:
      value('data-card-target') !== undefined
        ? 'card-target'
        : value('data-card-cover-dark') !== undefined
          ? 'card-cover-dark'
          : value('data-card-cover') !== undefined
            ? 'card-cover'
            : null,
  };
}

const DETAILS = /^\s*<details((?:\s[^<>]*)?)>/i;
const SUMMARY = /^\s*<summary(?:\s[^<>]*)?>([\s\S]*?)<\/summary>/i;

/** Returns the expandable part of lines that begin with `<details>` and end with its end. */
export function expandableOf(reader: BlockReader, lines: readonly Line[]): Block {
  const [opening = '', attributes = ''] = DETAILS.exec(textOf(lines)) ?? [];
  const inside = withoutEnd(withoutStart(lines, opening.length), '</details>');
  const [summary = '', title = ''] = SUMMARY.exec(textOf(inside)) ?? [];
  return reader.place<BlockOf<'expandable'>>(
    {
      type: 'expandable',
      open: /\sopen(?=[\s=]|$)/i.test(attributes),
      title: reader.inlines.html(piecesOf(anchorIn(title.trim()).title)),
      nodes: reader.nested(withoutStart(inside, summary.length)),
    },
    lines,
  );
}

/** Returns lines without the first characters of their text. */
function withoutStart(lines: readonly Line[], length: number): readonly Line[] {
  let rest = length;
  for (const [index, line] of lines.entries()) {
    if (rest <= line.text.length) return [cut(line, rest), ...lines.slice(index + 1)];
    rest -= line.text.length + 1;
  }
  return [];
}

/** Returns lines without an end tag and what follows it. */
function withoutEnd(lines: readonly Line[], tag: string): readonly Line[] {
  const index = lines.findLastIndex(({ text }) => text.toLowerCase().includes(tag));
  const line = lines[index];
  if (!line) return lines;
  const length = line.text.toLowerCase().lastIndexOf(tag);
  return [
    ...lines.slice(0, index),
    { text: line.text.slice(0, length), at: line.at, end: line.at + length },
  ];
}
