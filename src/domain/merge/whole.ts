/** Makes conflicts of the pieces of a merge that would leave a tag without the tag that closes it. */
import type { MergeSide, ThreeWay } from './conflict.ts';
import { closedNames, containersIn, hasTagIn, isInFence } from './containers.ts';
import { contested, type MergePiece } from './pieces.ts';
import { conflictsIn, isContested, linesOn, type MergePlan, textFor, textOn } from './plan.ts';
import { firstIndex, type Range, spansOf, withConflicts, withRanges } from './safety.ts';

const SIDES = ['base', 'ours', 'theirs'] as const;
/** The number of times that conflicts grow to the tags around them. */
const MAX_GROWTH_COUNT = 10;
/** The number of times that pieces with tags without a partner become conflicts. */
const MAX_REPAIR_COUNT = 3;

/**
 * Returns a plan in which no tag loses its partner, whichever side is chosen for its conflicts, and
 * whose conflicts have either both tags of a container or none.
 */
export function withPairedTags(plan: MergePlan, texts: ThreeWay<string>): MergePlan {
  const names = closedNames(Object.values(texts));
  if (names.size === 0) return plan;
  const containers = SIDES.map((side) => ({ side, ...containersIn(texts[side], names) }));
  const known = Math.max(...containers.map(({ strays }) => strays.length));
  const pairs = containers.flatMap((own) => own.pairs.map((pair) => ({ side: own.side, pair })));
  let grown = withWholeContainers(plan, pairs, names);
  for (let count = 0; count < MAX_REPAIR_COUNT; count++) {
    const ranges = rangesWithStrayTags(grown, names, known);
    if (ranges.length === 0) return grown;
    grown = withWholeContainers(withConflicts(grown, ranges), pairs, names);
  }
  return { ...plan, pieces: [contested(plan.pieces)] };
}

/** Returns the pieces with tags that lost their partner in the text for any side. */
function rangesWithStrayTags(plan: MergePlan, names: ReadonlySet<string>, known: number): Range[] {
  const sides = plan.pieces.some(isContested) ? SIDES : (['base'] as const);
  return sides.flatMap((side) => {
    const joined = textFor(plan, side);
    const { strays } = containersIn(joined.text, names);
    if (strays.length <= known) return [];
    const spans = spansOf(plan, joined, side);
    return strays.map((at): Range => {
      const index = firstIndex(spans.length, (span) => (spans[span]?.[1] ?? 0) > at);
      return [index, index];
    });
  });
}

/** The tags of a container: the indexes of their blocks on a side. */
interface TagPair {
  readonly side: MergeSide;
  readonly pair: readonly [open: number, close: number];
}

/** Returns a plan whose conflicts have either both tags of a container or none. */
function withWholeContainers(
  plan: MergePlan,
  pairs: readonly TagPair[],
  names: ReadonlySet<string>,
): MergePlan {
  if (!plan.pieces.some(isContested)) return plan;
  const isCut = (piece: MergePiece) =>
    conflictsIn({ ...plan, pieces: [piece] }).some((block) =>
      SIDES.some(
        (side) =>
          isInFence(block[side].text) || containersIn(block[side].text, names).strays.length > 0,
      ),
    ) || leavesItem(piece, plan, names);
  let grown: MergePlan = {
    ...plan,
    pieces: plan.pieces.map((piece) => (piece.lines && isCut(piece) ? contested([piece]) : piece)),
  };
  for (let count = 0; count < MAX_GROWTH_COUNT; count++) {
    const { pieces, parts } = grown;
    const spans = pairs.map(({ side, pair }): PieceSpan => {
      const [open, close] = pair.map((block) =>
        pieceAt(pieces, side, block - parts[side].skipped),
      ) as [number, number]; // two of two
      return { side, open, close };
    });
    const isWhole = (index: number) => {
      const piece = pieces[index];
      return !piece || !isContested(piece) || piece.lines !== undefined;
    };
    const ranges = [
      ...spans.flatMap(({ open, close }): Range[] =>
        open === close || (isWhole(open) && isWhole(close)) ? [] : [[open, close]],
      ),
      ...rangesAcrossBorders(grown, spans, names),
    ];
    if (ranges.length === 0) break;
    grown = withRanges(grown, ranges);
  }
  return grown;
}

/**
 * Returns whether a conflict of lines begins within a list item whose first line is merged away.
 * Without its item, text with tags can be read in another way.
 */
function leavesItem(piece: MergePiece, { parts }: MergePlan, names: ReadonlySet<string>): boolean {
  const { lines: chunks = [] } = piece;
  return SIDES.some((side) => {
    if (!hasTagIn(textOn(side, piece, parts), names)) return false;
    const lines = linesOn(side, piece, parts);
    return chunks.some(({ merged, from, to }) => {
      if (merged || from[side] === to[side]) return false;
      const first = firstLineOfItem(lines, from[side]);
      const own = chunks.find((chunk) => chunk.from[side] <= first && first < chunk.to[side]);
      return own?.merged !== undefined && !own.merged.includes(lines[first] ?? '');
    });
  });
}

/** Returns the index of the last line before another one that is indented less; else its own. */
function firstLineOfItem(lines: readonly string[], at: number): number {
  const indentOf = (line: string) => line.search(/\S/);
  const indent = indentOf(lines[at] ?? '');
  const before = lines.slice(0, at).findLastIndex((line) => {
    const own = indentOf(line);
    return own >= 0 && own < indent;
  });
  return before < 0 ? at : before;
}

/** The pieces with the tags of a container of a side. */
interface PieceSpan {
  readonly side: MergeSide;
  readonly open: number;
  readonly close: number;
}

/**
 * Returns the containers around conflicts that have tags and are at another depth on another side:
 * the text of that side would put a container into a part of itself.
 */
function rangesAcrossBorders(
  { pieces, parts }: MergePlan,
  spans: readonly PieceSpan[],
  names: ReadonlySet<string>,
): Range[] {
  const around = SIDES.map((side) =>
    spansAround(
      spans.filter((span) => span.side === side && span.open < span.close),
      pieces.length,
    ),
  );
  return pieces.flatMap((piece, index): Range[] => {
    const own = around.map((spansOfSide) => spansOfSide[index]);
    const depth = Math.min(...own.map((span) => span?.depth ?? 0));
    if (!isContested(piece) || own.every((span) => (span?.depth ?? 0) === depth)) return [];
    if (!SIDES.some((side) => hasTagIn(textOn(side, piece, parts), names))) return [];
    return own.flatMap((innermost) => {
      let span = innermost;
      while (span && span.depth > depth + 1) span = span.outer;
      return span && span.depth > depth ? [[span.open, span.close] as const] : [];
    });
  });
}

/** A container around a piece, with the one around it. The depth of the outermost is 1. */
interface EnclosingSpan extends PieceSpan {
  readonly depth: number;
  readonly outer: EnclosingSpan | undefined;
}

/** Returns the innermost container around each piece. */
function spansAround(spans: readonly PieceSpan[], count: number): (EnclosingSpan | undefined)[] {
  const sorted = spans.toSorted((one, other) => one.open - other.open || other.close - one.close);
  const around: (EnclosingSpan | undefined)[] = [];
  let innermost: EnclosingSpan | undefined;
  let next = 0;
  for (let index = 0; index < count; index++) {
    while (innermost && innermost.close <= index) innermost = innermost.outer;
    around.push(innermost);
    for (let span = sorted[next]; span && span.open <= index; span = sorted[++next])
      innermost = { ...span, outer: innermost, depth: (innermost?.depth ?? 0) + 1 };
  }
  return around;
}

/** Returns the index of the piece that has a block of a side. */
const pieceAt = (pieces: readonly MergePiece[], side: MergeSide, block: number): number =>
  firstIndex(pieces.length, (index) => (pieces[index]?.to[side] ?? 0) > block);
