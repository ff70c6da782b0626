/**
 * Finds the pieces of a merge whose result is not safe: a line would be lost or restored, or a
 * second merge would change the result. They become conflicts.
 */
import { blocksOf } from '../blocks.ts';
import { commonPairs, hasWords } from './common.ts';
import type { ConflictBlock, MergeSide, ThreeWay } from './conflict.ts';
import type { JoinedText } from './joined.ts';
import { contested, type MergePiece } from './pieces.ts';
import { rowsIn } from './rows.ts';
import { blocksFor, isContested, linesIn, type MergePlan, textOn } from './plan.ts';

const NEWLINE = /\r\n|\n|\r/;

/** Returns the lines of a text; rows of a table in HTML are lines of their own. */
const linesOf = (text: string): string[] =>
  text.split(NEWLINE).flatMap((line) => (line.includes('<tr') ? rowsIn(line) : [line]));

/** A range of pieces, or of characters. The end is inclusive. */
export type Range = readonly [from: number, to: number];

/** Returns a plan in which the changed pieces of ranges, or else the nearest, are conflicts. */
export function withConflicts(plan: MergePlan, ranges: readonly Range[]): MergePlan {
  if (ranges.length === 0) return plan;
  const isChanged = plan.pieces.map((piece) => isChangedPiece(piece, plan));
  const changed = ranges.map((range) => changedRange(range, isChanged));
  return withRanges(plan, changed, (piece) => withEqualEnds(piece, plan));
}

/** Returns a plan in which each range of pieces is one conflict, which a function narrows. */
export function withRanges(
  plan: MergePlan,
  ranges: readonly Range[],
  narrowed: (conflict: MergePiece) => MergePiece = (conflict) => conflict,
): MergePlan {
  const pieces: (readonly MergePiece[])[] = [];
  let next = 0;
  for (const [from, to] of joinedRanges(ranges)) {
    const conflict = contested(plan.pieces.slice(from, to + 1));
    pieces.push(plan.pieces.slice(next, from), [narrowed(conflict)]);
    next = to + 1;
  }
  return { ...plan, pieces: [...pieces, plan.pieces.slice(next)].flat() };
}

/** Returns a conflict whose first and last lines are merged where they are equal in all texts. */
function withEqualEnds(piece: MergePiece, { parts }: MergePlan): MergePiece {
  const { base, ours, theirs } = linesIn(piece, parts);
  const shortest = Math.min(base.length, ours.length, theirs.length);
  const isEqual = (indexOf: (lines: readonly string[]) => number) => {
    const line = base[indexOf(base)];
    return ours[indexOf(ours)] === line && theirs[indexOf(theirs)] === line;
  };
  let [start, end] = [0, 0];
  while (start < shortest && isEqual(() => start)) start++;
  while (end < shortest - start && isEqual(({ length }) => length - 1 - end)) end++;
  if (start + end === 0) return piece;
  const first = { base: start, ours: start, theirs: start };
  const last = { base: base.length - end, ours: ours.length - end, theirs: theirs.length - end };
  const length = { base: base.length, ours: ours.length, theirs: theirs.length };
  const none = { base: 0, ours: 0, theirs: 0 };
  const lines = [
    { from: none, to: first, merged: base.slice(0, start) },
    { from: first, to: last, merged: undefined },
    { from: last, to: length, merged: base.slice(base.length - end) },
  ];
  return { ...piece, lines: lines.filter(({ merged }) => merged?.length !== 0) };
}

const isChangedPiece = (piece: MergePiece, { parts }: MergePlan): boolean => {
  const base = textOn('base', piece, parts);
  return textOn('ours', piece, parts) !== base || textOn('theirs', piece, parts) !== base;
};

/** Returns the changed pieces from the first to the last in a range, or else the nearest ones. */
function changedRange([from, to]: Range, isChanged: readonly boolean[]): Range {
  const after = isChanged.indexOf(true, from);
  if (after >= 0 && after <= to) return [after, isChanged.lastIndexOf(true, to)];
  const before = from > 0 ? isChanged.lastIndexOf(true, from - 1) : -1;
  if (before < 0 || after < 0) return after < 0 && before < 0 ? [from, to] : nearest(before, after);
  const [below, above] = [after - to, from - before];
  return below === above ? [before, after] : nearest(below < above ? -1 : before, after);
}

/** Returns the range of the first index that is not negative. */
const nearest = (first: number, second: number): Range =>
  first >= 0 ? [first, first] : [second, second];

/** Returns ranges in order, with those joined that overlap. */
function joinedRanges(ranges: readonly Range[]): Range[] {
  const joined: Range[] = [];
  for (const [from, to] of ranges.toSorted(([one], [other]) => one - other)) {
    const last = joined.at(-1);
    if (last && from <= last[1]) joined[joined.length - 1] = [last[0], Math.max(last[1], to)];
    else joined.push([from, to]);
  }
  return joined;
}

/**
 * Returns the pieces that lose a line that a side added, or restore one that one side deleted
 * everywhere and the other side only kept or moved. Blocks were matched wrongly there.
 */
export function rangesWithLineErrors(plan: MergePlan, texts: ThreeWay<string>): Range[] {
  const [before, one, other] = [texts.base, texts.ours, texts.theirs].map(countLines) as [
    LineCounts,
    LineCounts,
    LineCounts,
  ]; // three of three
  const merged = plan.pieces.map(({ merged: blocks }) => blocks?.map(({ text }) => text) ?? []);
  const after = countLines(merged.flat().join('\n'));
  const inConflict = countLines(
    plan.pieces
      .filter(isContested)
      .flatMap((piece) =>
        (['ours', 'theirs'] as const).map((side) => textOn(side, piece, plan.parts)),
      )
      .join('\n'),
  );
  const lost = (line: string) => !before.has(line) && !after.has(line) && !inConflict.has(line);
  const restored = (line: string) => {
    const [count, inOne, inOther] = [before, one, other].map((counts) => counts.get(line) ?? 0) as [
      number,
      number,
      number,
    ]; // three of three
    return count > 0 && ((inOne === 0 && inOther <= count) || (inOther === 0 && inOne <= count));
  };
  const hasLine = (text: string, test: (line: string) => boolean) =>
    linesOf(text).some((line) => hasWords(line) && test(line));
  const isUnsafe = (piece: MergePiece, index: number) =>
    !isContested(piece) &&
    ((merged[index] ?? []).some((text) => hasLine(text, restored)) ||
      hasLine(textOn('ours', piece, plan.parts), lost) ||
      hasLine(textOn('theirs', piece, plan.parts), lost));
  return plan.pieces.flatMap((piece, index): Range[] =>
    isUnsafe(piece, index) ? [[index, index]] : [],
  );
}

type LineCounts = ReadonlyMap<string, number>;

/** Returns how often a text has each of its lines that have words. */
function countLines(text: string): LineCounts {
  const counts = new Map<string, number>();
  for (const line of linesOf(text))
    if (hasWords(line)) counts.set(line, (counts.get(line) ?? 0) + 1);
  return counts;
}

/** Returns the first index that passes a test which all later ones pass too; else the count. */
export function firstIndex(count: number, test: (index: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (test(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The result of merging a merged text, as one of the sides, again. */
interface SecondMerge {
  readonly text: string | undefined;
  readonly blocks: readonly ConflictBlock[];
}

/**
 * Returns the pieces whose result a second merge, of the merged text as a side, would change.
 * Their alignment is ambiguous, for example with repeated blocks that were reordered.
 */
export function unrepeatableRanges(
  plan: MergePlan,
  joined: JoinedText,
  second: SecondMerge,
  side: 'ours' | 'theirs',
): Range[] {
  if (second.text === joined.text) return [];
  const blocks = blocksOf(joined.text);
  const changes =
    second.text === undefined
      ? second.blocks.map(({ [side]: { from, to }, base }) => ({ from, to, base }))
      : differences(
          blocks.map(({ text }) => text),
          blocksOf(second.text).map(({ text }) => text),
        );
  const starts = [0];
  for (const { text, gap } of blocks) starts.push((starts.at(-1) ?? 0) + text.length + gap.length);
  const spans = spansOf(plan, joined);
  const { pieces, parts } = plan;
  const found = changes.flatMap(({ from, to, base }): Range[] => {
    // An insertion concerns the pieces on both sides of it.
    const start = (starts[from] ?? 0) - (from === to ? (blocks[from - 1]?.gap.length ?? 0) : 0);
    const end = (starts[to] ?? joined.text.length) + (from === to ? 1 : 0);
    const inText: Range = [
      firstIndex(spans.length, (index) => (spans[index]?.[1] ?? 0) >= start),
      firstIndex(spans.length, (index) => (spans[index]?.[0] ?? 0) >= end) - 1,
    ];
    const [low, high] = base ? [base.from, Math.max(base.to, base.from + 1)] : [0, 0];
    const inBase: Range = [
      firstIndex(
        pieces.length,
        (index) => (pieces[index]?.to.base ?? 0) + parts.base.skipped >= low,
      ),
      firstIndex(
        pieces.length,
        (index) => (pieces[index]?.from.base ?? 0) + parts.base.skipped >= high,
      ) - 1,
    ];
    const ranges = [inText, ...(base ? [inBase] : [])].filter(([first, last]) => first <= last);
    return ranges.length === 0
      ? []
      : [
          [
            Math.min(...ranges.map(([first]) => first)),
            Math.max(...ranges.map(([, last]) => last)),
          ],
        ];
  });
  return found.length > 0 ? found : [[0, plan.pieces.length - 1]];
}

/** A range of blocks of a merged text that a second merge changes, and of base if it is known. */
interface Change {
  readonly from: number;
  readonly to: number;
  readonly base?: { readonly from: number; readonly to: number };
}

/** Returns the ranges of a list that differ from another one. */
function differences(one: readonly string[], other: readonly string[]): Change[] {
  const ranges: Change[] = [];
  let [i, j] = [0, 0];
  for (const [nextI, nextJ] of [...commonPairs(one, other), [one.length, other.length] as const]) {
    if (nextI > i || nextJ > j) ranges.push({ from: i, to: nextI });
    [i, j] = [nextI + 1, nextJ + 1];
  }
  return ranges;
}

/** Returns the range of characters of each piece in the text for one side. */
export function spansOf(
  plan: MergePlan,
  { starts, text }: JoinedText,
  side: MergeSide = 'base',
): Range[] {
  let [block, end] = [0, 0];
  return blocksFor(plan, side).map((blocks): Range => {
    const start = blocks.length > 0 ? (starts[block] ?? text.length) : end;
    block += blocks.length;
    const last = blocks.at(-1);
    if (last) end = (starts[block - 1] ?? 0) + last.text.length;
    return [start, end];
  });
}
