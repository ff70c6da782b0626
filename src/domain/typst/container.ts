/** Converts blocks with nested blocks to Typst code: hints, tabs, steps, columns and others. */
import type { Block, BlockOf } from '../document/model.ts';
import { gridWithNotes } from './grid.ts';
import { codeText, expressionOf, inline } from './inline.ts';
import { joined, literal, running } from './literal.ts';
import { canNest, nested, type PagePosition, points, withWidth } from './position.ts';

/** A block with a frame of its own around the blocks in it. */
export type ContainerBlock = BlockOf<
  | 'hint'
  | 'tabs'
  | 'tabs-item'
  | 'expandable'
  | 'stepper'
  | 'stepper-step'
  | 'columns'
  | 'column'
  | 'updates'
  | 'update'
  | 'condition'
  | 'branch'
>;

/** The space that frames take of the width of their content, in points. */
const HINT_INSET_PT = 42;
const PANEL_INSET_PT = 24;
const FOLD_INSET_PT = 16;
const STEP_INSET_PT = 32;
const BRANCH_INSET_PT = 24;
/** The space between columns, and the minimum width of one, in points. */
const GAP_PT = 18;
const MIN_COLUMN_WIDTH_PT = 70;

/** Returns the expressions for a container. One that is too deep is drawn without its frame. */
export function container(block: ContainerBlock, position: PagePosition): string[] {
  switch (block.type) {
    case 'hint':
      return framed(block, HINT_INSET_PT, position, {
        wrap: (body) => `hint(${literal(block.style)},${body})`,
      });
    case 'tabs-item': {
      const title = running(block.title, position.maxWordLength);
      return framed(block, PANEL_INSET_PT, position, { title, wrap: wrapTitled('panel', title) });
    }
    case 'expandable': {
      const title = [inline(block.title, position)];
      return framed(block, FOLD_INSET_PT, position, { title, wrap: wrapTitled('fold', title) });
    }
    case 'stepper':
      return block.nodes.flatMap((step, index) =>
        stepOf(step, index + 1, index === block.nodes.length - 1, position),
      );
    case 'stepper-step':
      return stepOf(block, 1, true, position);
    case 'columns':
      return columns(block, position);
    case 'updates':
      return block.nodes.flatMap((each) => update(each, block.format, position));
    case 'update':
      return update(block, 'full', position);
    case 'condition':
      return block.nodes.flatMap((each, index) => branch(each, index === 0, position));
    case 'branch':
      return branch(block, true, position);
    case 'tabs':
    case 'column':
      return position.draw(block.nodes, position);
  }
}

const wrapTitled = (name: string, title: readonly string[]) => (body: string) =>
  `${name}(${expressionOf(title)},${body})`;

/** Returns blocks in a frame, or below its title where the frame would be too deep. */
function framed(
  { nodes }: { readonly nodes: readonly Block[] },
  insetPt: number,
  position: PagePosition,
  {
    title = [],
    wrap,
  }: { readonly title?: readonly string[]; readonly wrap: (body: string) => string },
): string[] {
  if (!canNest(position))
    return [
      ...(title.length === 0 ? [] : [`par(strong(${expressionOf(title)}))`]),
      ...position.draw(nodes, position),
    ];
  const body = position.draw(nodes, nested(position, insetPt));
  return title.length === 0 && body.length === 0 ? [] : [wrap(joined(body))];
}

const stepOf = (
  step: BlockOf<'stepper-step'>,
  number: number,
  isLast: boolean,
  position: PagePosition,
): string[] =>
  framed(step, STEP_INSET_PT, position, {
    title: [`text("${number}.")`],
    wrap: (body) => `step(${number},${isLast},${body})`,
  });

/** Returns columns next to each other, or one below the other where they would be too narrow. */
function columns({ nodes }: BlockOf<'columns'>, position: PagePosition): string[] {
  const widths = columnWidths(
    nodes.map(({ width }) => width),
    position.availableWidth - GAP_PT * (nodes.length - 1),
  );
  if (nodes.length < 2 || !canNest(position) || widths.some((width) => width < MIN_COLUMN_WIDTH_PT))
    return nodes.flatMap((column) => position.draw(column.nodes, position));
  const align = nodes.map(
    ({ verticalAlign }) => VERTICAL_ALIGNMENTS.get(verticalAlign ?? '') ?? 'top',
  );
  return gridWithNotes(position, (inner) => {
    const bodies = nodes.map((column, index) =>
      joined(position.draw(column.nodes, withWidth(nested(inner, 0), widths[index] ?? 0))),
    );
    return `grid(columns:(${widths.map(points).join(',')}),gutter:${GAP_PT}pt,align:(${align.join(',')}),${bodies.join(',')})`;
  });
}

const VERTICAL_ALIGNMENTS: ReadonlyMap<string, string> = new Map([
  ['middle', 'horizon'],
  ['center', 'horizon'],
  ['bottom', 'bottom'],
  ['end', 'bottom'],
]);

/**
 * Returns the widths of columns in points: percents of the whole, and equal parts of what is left.
 * Percents that exceed the whole, and those of all columns, are shares of it.
 */
function columnWidths(widths: readonly (string | null)[], whole: number): number[] {
  const shares = widths.map((width) => {
    const percent = Number(/^(\d{1,3}(?:\.\d{1,9})?)%$/.exec(width?.trim() ?? '')?.[1] ?? 0);
    return percent > 0 ? percent : undefined;
  });
  const known = shares.reduce<number>((sum, share) => sum + (share ?? 0), 0);
  const unknownCount = shares.filter((share) => share === undefined).length;
  const rest = unknownCount === 0 ? 0 : Math.max((100 - known) / unknownCount, 10);
  const total = known + rest * unknownCount;
  return shares.map((share) => ((share ?? rest) / total) * whole);
}

function update(
  block: BlockOf<'update'>,
  format: BlockOf<'updates'>['format'],
  position: PagePosition,
): string[] {
  const date = running(dateOf(block.date, format), position.maxWordLength);
  const tags = block.tags.flatMap((tag, index) => [
    ...(index === 0 ? [] : ['text(" ")']),
    ...(tag.length <= Math.min(40, position.maxWordLength)
      ? [`pill(text(${literal(tag)}))`]
      : running(tag, position.maxWordLength)),
  ]);
  return [
    `update(${expressionOf(date)},${expressionOf(tags)})`,
    ...position.draw(block.nodes, position),
  ];
}

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** Returns a date of the form `2026-01-31` in the format of its list; any other as written. */
function dateOf(written: string, format: BlockOf<'updates'>['format']): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(written.trim()) ?? [];
  const name = MONTHS[Number(month) - 1];
  if (format === 'numeric' || name === undefined) return written;
  return `${Number(day)} ${format === 'short' ? name.slice(0, 3) : name} ${year}`;
}

/** Returns a branch of a condition that was not evaluated, with its condition. */
function branch(block: BlockOf<'branch'>, isFirst: boolean, position: PagePosition): string[] {
  const word = block.expression === null ? 'Otherwise' : isFirst ? 'If ' : 'Otherwise, if ';
  const title = [
    `text(${literal(word)})`,
    ...(block.expression === null ? [] : codeText(block.expression, position)),
  ];
  return framed(block, BRANCH_INSET_PT, position, { title, wrap: wrapTitled('branch', title) });
}
