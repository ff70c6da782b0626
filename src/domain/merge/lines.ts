/** Merges three lists of lines: changes of different lines are combined. */
import { type AlignedPosition, cutsOf, sameTexts } from './align.ts';
import { hasWords } from './common.ts';
import type { ThreeWay } from './conflict.ts';
import { mergeRows } from './rows.ts';

/** A range of lines of the three texts with its result. The ends are exclusive. */
export interface LineChunk {
  readonly from: AlignedPosition;
  readonly to: AlignedPosition;
  /** The merged lines; undefined for lines in conflict. */
  readonly merged: readonly string[] | undefined;
}

/**
 * Returns the lines in chunks, in order. Changes of the same or of adjacent lines conflict, and so
 * do lines without words between two conflicts, except across a border of blocks.
 */
export function mergeLines(
  { base, ours, theirs }: ThreeWay<readonly string[]>,
  borders: readonly AlignedPosition[] = [],
): LineChunk[] {
  const chunks: LineChunk[] = [];
  // The index of the last conflict, if only lines without words follow it.
  let open: number | undefined;
  let from: AlignedPosition | undefined;
  let nextBorder = 0;
  for (const to of cutsOf({ base, ours, theirs }, borders)) {
    const merged = from && mergedLines(base, ours, theirs, { from, to });
    const joined = merged || open === undefined ? undefined : chunks[open];
    if (from && open !== undefined && joined) {
      chunks.splice(open);
      chunks.push({ from: joined.from, to, merged: undefined });
    } else if (from) {
      if (!merged) open = chunks.length;
      else if (merged.some(hasWords)) open = undefined;
      chunks.push({ from, to, merged });
    }
    for (
      let border = borders[nextBorder];
      border && isAt(border, to);
      border = borders[nextBorder]
    ) {
      nextBorder++;
      open = undefined;
    }
    from = to;
  }
  return chunks;
}

const isAt = (one: AlignedPosition, other: AlignedPosition): boolean =>
  one.base === other.base && one.ours === other.ours && one.theirs === other.theirs;

/**
 * Returns the lines that one side changed or both changed alike, or one line in which they changed
 * different rows of a table; undefined for a conflict.
 */
function mergedLines(
  base: readonly string[],
  ours: readonly string[],
  theirs: readonly string[],
  { from, to }: Pick<LineChunk, 'from' | 'to'>,
): readonly string[] | undefined {
  const before = base.slice(from.base, to.base);
  const our = ours.slice(from.ours, to.ours);
  const their = theirs.slice(from.theirs, to.theirs);
  if (sameTexts(our, their) || sameTexts(before, their)) return our;
  if (sameTexts(before, our)) return their;
  const [line, one, other] = [before[0], our[0], their[0]];
  if (line === undefined || one === undefined || other === undefined) return undefined;
  if (before.length + our.length + their.length > 3) return undefined;
  const rows = mergeRows({ base: line, ours: one, theirs: other });
  return rows === undefined ? undefined : [rows];
}
