/** Makes conflicts of the pieces of a merge that would leave a tag without the tag that closes it. */
import type { MergeSide, ThreeWay } from './conflict.ts';
import { closedNames, containersIn } from './containers.ts';
import { contested, type MergePiece } from './pieces.ts';
import { conflictsIn, isContested, type MergePlan, textFor } from './plan.ts';
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
      SIDES.some((side) => containersIn(block[side].text, names).strays.length > 0),
    );
  let grown: MergePlan = {
    ...plan,
    pieces: plan.pieces.map((piece) => (piece.lines && isCut(piece) ? contested([piece]) : piece)),
  };
  for (let count = 0; count < MAX_GROWTH_COUNT; count++) {
    const { pieces, parts } = grown;
    const ranges = pairs.flatMap(({ side, pair }): Range[] => {
      const [open, close] = pair.map((block) =>
        pieceAt(pieces, side, block - parts[side].skipped),
      ) as [number, number]; // two of two
      const isWhole = [pieces[open], pieces[close]].every(
        (piece) => !piece || !isContested(piece) || piece.lines,
      );
      return open === close || isWhole ? [] : [[open, close]];
    });
    if (ranges.length === 0) break;
    grown = withRanges(grown, ranges);
  }
  return grown;
}

/** Returns the index of the piece that has a block of a side. */
const pieceAt = (pieces: readonly MergePiece[], side: MergeSide, block: number): number =>
  firstIndex(pieces.length, (index) => (pieces[index]?.to[side] ?? 0) > block);
