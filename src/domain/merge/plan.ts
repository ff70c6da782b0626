/**
 * Plans the merge of a text: its pieces in order, merged or in conflict, and the texts that follow
 * from them.
 */
import { containerBorders, itemBorders } from './borders.ts';
import type {
  BlockChoice,
  BlockRange,
  ConflictBlock,
  MergeSide,
  TextSegment,
  ThreeWay,
} from './conflict.ts';
import {
  type JoinedText,
  joinedOf,
  type MergedBlock,
  partsOf,
  type TextInBlocks,
} from './joined.ts';
import { type LineChunk, mergeLines } from './lines.ts';
import { contested, type MergePiece, piecesOf } from './pieces.ts';

/** The pieces of a merge with the blocks of the three texts. */
export interface MergePlan {
  readonly parts: ThreeWay<TextInBlocks>;
  readonly pieces: readonly MergePiece[];
}

/** Returns the plan for three texts. */
export function planOf({ base, ours, theirs }: ThreeWay<string>): MergePlan {
  const parts = { base: partsOf(base), ours: partsOf(ours), theirs: partsOf(theirs) };
  const textsOf = ({ blocks }: TextInBlocks) => blocks.map(({ text }) => text);
  const nodes = { base: parts.base.nodes, ours: parts.ours.nodes, theirs: parts.theirs.nodes };
  const pieces = piecesOf(
    {
      base: textsOf(parts.base),
      ours: textsOf(parts.ours),
      theirs: textsOf(parts.theirs),
    },
    containerBorders(nodes),
  );
  const merged = pieces.flatMap((part) => withFewerLines(part, parts));
  return { parts, pieces: withSplitBlocks(merged, parts) };
}

/** The maximum number of pieces between a conflict without base and the block that it is from. */
const MAX_SPLIT_COUNT = 4;

/**
 * Returns the pieces with those merged by lines that both sides split from one block of base, such
 * as a list with a new paragraph in it, of which one side also changed a part: of the parts, base
 * is paired with one alone.
 */
function withSplitBlocks(
  pieces: readonly MergePiece[],
  parts: ThreeWay<TextInBlocks>,
): readonly MergePiece[] {
  const result: MergePiece[] = [];
  for (let index = 0; index < pieces.length; index++) {
    const piece = pieces[index];
    if (!piece) continue;
    if (!isContested(piece) || !isWithoutBase(piece)) {
      result.push(piece);
      continue;
    }
    const [before, after] = [
      splitLength([...result.slice(-MAX_SPLIT_COUNT)].reverse(), parts),
      splitLength(pieces.slice(index + 1, index + 1 + MAX_SPLIT_COUNT), parts),
    ];
    const whole =
      mergedByLines([piece, ...pieces.slice(index + 1, index + 1 + after)], parts) ??
      mergedByLines([...result.slice(result.length - before), piece], parts);
    if (whole && whole.from === piece.from) index += after;
    else if (whole) result.splice(result.length - before);
    result.push(whole ?? piece);
  }
  return result;
}

const isWithoutBase = ({ from, to }: MergePiece): boolean => from.base === to.base;

/** Returns the number of pieces that are equal on both sides, up to the first with base; else 0. */
function splitLength(pieces: readonly MergePiece[], parts: ThreeWay<TextInBlocks>): number {
  const last = pieces.findIndex((piece) => !isWithoutBase(piece));
  const isAgreed = (piece: MergePiece) =>
    !isContested(piece) && textOn('ours', piece, parts) === textOn('theirs', piece, parts);
  return pieces.slice(0, last + 1).every(isAgreed) ? last + 1 : 0;
}

/** Returns one piece for consecutive ones if their lines merge without a conflict. */
function mergedByLines(
  pieces: readonly MergePiece[],
  parts: ThreeWay<TextInBlocks>,
): MergePiece | undefined {
  if (pieces.length < 2) return undefined;
  const { from, to } = contested(pieces);
  const whole = { from, to, merged: undefined };
  return mergedLines(whole, mergeLines(linesIn(whole, parts)));
}

/** Returns a piece with its merged lines if none is in conflict. */
function mergedLines(piece: MergePiece, lines: readonly LineChunk[]): MergePiece | undefined {
  if (!lines.every(({ merged }) => merged)) return undefined;
  const text = withoutBlankEnds(lines.flatMap(({ merged }) => merged ?? []));
  const { from, to } = piece;
  return { from, to, merged: text === '' ? [] : [{ text, at: lastIn(piece) }] };
}

/**
 * Returns the pieces of a part, or the part merged by lines where that leaves fewer lines in
 * conflict, as it does where a side split or joined blocks.
 */
function withFewerLines(
  part: readonly MergePiece[],
  parts: ThreeWay<TextInBlocks>,
): readonly MergePiece[] {
  const inConflict = part.filter(isContested);
  if (inConflict.length === 0) return part;
  const { from, to } = contested(part);
  const whole = { from, to, merged: undefined };
  const texts = linesIn(whole, parts);
  let best = part;
  let fewest = inConflict.reduce((total, piece) => total + contestedLines(piece, parts), 0);
  for (const borders of [[], itemBorders(texts)]) {
    const lines = mergeLines(texts, borders);
    const merged = mergedLines(whole, lines);
    if (merged) return [merged];
    const byLines: MergePiece = { from, to, merged: undefined, lines };
    const count = contestedLines(byLines, parts);
    if (count < fewest) [best, fewest] = [[byLines], count];
  }
  return best;
}

/** Returns whether a piece is in conflict. */
export const isContested = ({ merged }: MergePiece): boolean => merged === undefined;

/** Returns the number of lines of both sides that are in conflict. */
const contestedLines = (piece: MergePiece, parts: ThreeWay<TextInBlocks>): number =>
  piece.lines
    ? piece.lines
        .filter(({ merged }) => !merged)
        .reduce((sum, { from, to }) => sum + to.ours - from.ours + to.theirs - from.theirs, 0)
    : linesOn('ours', piece, parts).length + linesOn('theirs', piece, parts).length;

/** Returns the lines of a piece on each side. */
export const linesIn = (piece: MergePiece, parts: ThreeWay<TextInBlocks>): ThreeWay<string[]> => ({
  base: linesOn('base', piece, parts),
  ours: linesOn('ours', piece, parts),
  theirs: linesOn('theirs', piece, parts),
});

/** Returns the lines of a piece on one side. */
export const linesOn = (
  side: MergeSide,
  { from, to }: MergePiece,
  parts: ThreeWay<TextInBlocks>,
): string[] => (from[side] === to[side] ? [] : textOn(side, { from, to }, parts).split('\n'));

/** Returns the text of a piece on one side, without the gap after it. */
export const textOn = (
  side: MergeSide,
  { from, to }: Pick<MergePiece, 'from' | 'to'>,
  parts: ThreeWay<TextInBlocks>,
): string =>
  parts[side].blocks
    .slice(from[side], to[side])
    .map(({ text, gap }, index, { length }) => (index === length - 1 ? text : text + gap))
    .join('');

/** Joins lines without the blank ones at the beginning and at the end. */
function withoutBlankEnds(lines: readonly string[]): string {
  const isText = (line: string) => line.trim() !== '';
  return lines
    .slice(Math.max(0, lines.findIndex(isText)), lines.findLastIndex(isText) + 1)
    .join('\n');
}

/** Returns the index of the last block of a piece on each side that has one. */
const lastIn = ({ from, to }: Pick<MergePiece, 'from' | 'to'>): MergedBlock['at'] => ({
  ...(to.base > from.base && { base: to.base - 1 }),
  ...(to.ours > from.ours && { ours: to.ours - 1 }),
  ...(to.theirs > from.theirs && { theirs: to.theirs - 1 }),
});

/** Returns the blocks of each piece, with those of one side for the pieces in conflict. */
export const blocksFor = (plan: MergePlan, side: MergeSide): MergedBlock[][] =>
  blocksWith(plan, () => side);

/** Returns the blocks of each piece, with a choice for each range in conflict, by its index. */
function blocksWith(
  { pieces, parts }: MergePlan,
  choiceOf: (index: number) => BlockChoice,
): MergedBlock[][] {
  let index = 0;
  return pieces.map((piece) => {
    if (piece.merged) return [...piece.merged];
    if (piece.lines) {
      const own = linesIn(piece, parts);
      const linesOf = (choice: BlockChoice, { from, to }: LineChunk): readonly string[] =>
        typeof choice === 'string'
          ? own[choice].slice(from[choice], to[choice])
          : choice.text === ''
            ? []
            : choice.text.split('\n');
      const text = withoutBlankEnds(
        piece.lines.flatMap((chunk) => chunk.merged ?? linesOf(choiceOf(index++), chunk)),
      );
      return text === '' ? [] : [{ text, at: lastIn(piece) }];
    }
    const choice = choiceOf(index++);
    if (typeof choice !== 'string') {
      const text = withoutBlankEnds(choice.text.split('\n'));
      return text === '' ? [] : [{ text, at: {} }];
    }
    return parts[choice].blocks
      .slice(piece.from[choice], piece.to[choice])
      .map(({ text }, at) => ({ text, at: { [choice]: piece.from[choice] + at } }));
  });
}

/** Returns the text of a plan with a choice for each range in conflict. */
export const textWith = (plan: MergePlan, choices: readonly BlockChoice[]): string =>
  joinedOf(blocksWith(plan, (index) => choices[index] ?? 'base').flat(), plan.parts).text;

/** Returns the text of a plan as merged so far: merged markdown and ranges in conflict, in order. */
export function segmentsOf(plan: MergePlan): TextSegment[] {
  const blocks = blocksFor(plan, 'base');
  const { text, starts } = joinedOf(blocks.flat(), plan.parts);
  const segments: TextSegment[] = [];
  let [block, conflict] = [0, 0];
  // The range of characters of the merged pieces since the last conflict.
  let open: { readonly from: number; readonly to: number } | undefined;
  const close = () => {
    if (open) segments.push({ text: text.slice(open.from, open.to) });
    open = undefined;
  };
  for (const [index, piece] of plan.pieces.entries()) {
    const own = blocks[index] ?? [];
    const [first, last] = [starts[block], starts[block + own.length - 1]];
    block += own.length;
    if (piece.merged) {
      if (first !== undefined && last !== undefined && own.length > 0)
        open = { from: open?.from ?? first, to: last + (own.at(-1)?.text.length ?? 0) };
      continue;
    }
    close();
    for (const segment of lineSegments(piece)) segments.push(segment ?? { block: conflict++ });
  }
  close();
  return segments;
}

/** Yields the merged lines of a piece in conflict, and undefined for each of its conflicts. */
function* lineSegments({ lines = [{ merged: undefined }] }: ConflictLines) {
  let text: string[] = [];
  for (const { merged } of lines) {
    for (const line of merged ?? []) text.push(line);
    if (merged) continue;
    if (text.length > 0) yield { text: text.join('\n') };
    yield undefined;
    text = [];
  }
  if (text.length > 0) yield { text: text.join('\n') };
}

/** The lines of a piece in conflict; undefined if all of them conflict. */
interface ConflictLines {
  readonly lines?: readonly Pick<LineChunk, 'merged'>[];
}

/** Returns the text of a plan, with the blocks of one side for the pieces in conflict. */
export const textFor = (plan: MergePlan, side: MergeSide): JoinedText =>
  joinedOf(blocksFor(plan, side).flat(), plan.parts);

/** Returns the ranges of a plan that are in conflict. */
export const conflictsIn = ({ pieces, parts }: MergePlan): ConflictBlock[] =>
  pieces.filter(isContested).flatMap((piece): ConflictBlock[] => {
    if (!piece.lines) {
      const rangeOn = (side: MergeSide): BlockRange => ({
        from: piece.from[side] + parts[side].skipped,
        to: piece.to[side] + parts[side].skipped,
        text: textOn(side, piece, parts),
      });
      return [{ base: rangeOn('base'), ours: rangeOn('ours'), theirs: rangeOn('theirs') }];
    }
    const ranges = {
      base: lineRanges('base', piece, parts),
      ours: lineRanges('ours', piece, parts),
      theirs: lineRanges('theirs', piece, parts),
    };
    return piece.lines.flatMap(({ merged, from, to }) =>
      merged
        ? []
        : [
            {
              base: ranges.base(from.base, to.base),
              ours: ranges.ours(from.ours, to.ours),
              theirs: ranges.theirs(from.theirs, to.theirs),
            },
          ],
    );
  });

/** Returns a function that returns the range of blocks that contain lines of a piece. */
function lineRanges(
  side: MergeSide,
  piece: MergePiece,
  parts: ThreeWay<TextInBlocks>,
): (from: number, to: number) => BlockRange {
  const lines = linesOn(side, piece, parts);
  // The block of each line; the blank lines after a block belong to it.
  const { blocks, skipped } = parts[side];
  const blockOf: number[] = [];
  for (let block = piece.from[side]; block < piece.to[side]; block++) {
    const { text = '', gap = '' } = blocks[block] ?? {};
    for (const _ of `${text}${gap}`.matchAll(/\n/g)) blockOf.push(block + skipped);
    if (block === piece.to[side] - 1) blockOf.push(block + skipped);
  }
  const end = piece.to[side] + skipped;
  return (from, to) => {
    const first = blockOf[from] ?? end;
    return {
      from: first,
      to: to > from ? (blockOf[to - 1] ?? end - 1) + 1 : first,
      text: lines.slice(from, to).join('\n'),
    };
  };
}
