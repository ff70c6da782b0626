/** Merges three markdown texts by blocks, and by lines where both sides changed the same blocks. */
import { MAX_TEXT_LENGTH } from '../content.ts';
import type { BlockChoice, ConflictBlock, MergeSide, TextSegment, ThreeWay } from './conflict.ts';
import { contested } from './pieces.ts';
import {
  conflictsIn,
  isContested,
  type MergePlan,
  planOf,
  segmentsOf,
  textFor,
  textWith,
} from './plan.ts';
import { rangesWithLineErrors, unrepeatableRanges, withConflicts } from './safety.ts';
import { withPairedTags } from './whole.ts';

/** The result of merging a text. */
export interface MergedText {
  /** The merged text; undefined while there are conflicts. */
  readonly text: string | undefined;
  /** The conflicting ranges. */
  readonly blocks: readonly ConflictBlock[];
  /** Returns the text with the blocks of one side at each conflict. */
  readonly choose: (side: MergeSide) => string;
  /** Returns the text as merged so far: merged markdown and conflicting ranges, in order. */
  readonly segments: () => readonly TextSegment[];
  /** Returns the text with a choice for each conflicting range. */
  readonly resolve: (choices: readonly BlockChoice[]) => string;
}

/**
 * Merges the changes of two sides to a text. Swapping the sides returns the same text, and merging
 * the result with a side again changes nothing: ranges where it would are conflicts.
 */
export const mergeTexts = (base: string, ours: string, theirs: string): MergedText =>
  mergeOrdered({ base, ours, theirs }, (texts) => safePlanOf(texts));

/** Merges three texts, of which the second is not the greater one, and swaps the result back. */
function mergeOrdered(
  { base, ours, theirs }: ThreeWay<string>,
  plan: (texts: ThreeWay<string>) => MergePlan,
): MergedText {
  if (ours === theirs || theirs === base) return mergedAs(ours);
  if (ours === base) return mergedAs(theirs);
  // The sides are ordered, so that of several possible alignments both orders choose the same.
  return ours < theirs
    ? resultOf(plan({ base, ours, theirs }))
    : swapSides(mergeOrdered({ base, ours: theirs, theirs: ours }, plan));
}

const mergedAs = (text: string): MergedText => ({
  text,
  blocks: [],
  choose: () => text,
  segments: () => [{ text }],
  resolve: () => text,
});

const resultOf = (plan: MergePlan): MergedText => {
  const choose = (side: MergeSide) => textFor(plan, side).text;
  return {
    text: plan.pieces.some(isContested) ? undefined : choose('base'),
    blocks: conflictsIn(plan),
    choose,
    segments: () => segmentsOf(plan),
    resolve: (choices) => textWith(plan, choices),
  };
};

const swappedSides = { base: 'base', ours: 'theirs', theirs: 'ours' } as const;

const swapSides = ({ text, blocks, choose, segments, resolve }: MergedText): MergedText => ({
  text,
  segments,
  resolve: (choices) =>
    resolve(choices.map((choice) => (typeof choice === 'string' ? swappedSides[choice] : choice))),
  blocks: blocks.map(({ base, ours, theirs }) => ({ base, ours: theirs, theirs: ours })),
  choose: (side) => choose(swappedSides[side]),
});

/** Returns the plan for three texts, with conflicts where its result would not be safe. */
function safePlanOf(texts: ThreeWay<string>): MergePlan {
  const plan = losslessPlanOf(texts);
  if (plan.pieces.some(isContested)) return plan;
  const joined = textFor(plan, 'base');
  if (Buffer.byteLength(joined.text) > MAX_TEXT_LENGTH)
    return { ...plan, pieces: [contested(plan.pieces)] };
  const again = (side: 'ours' | 'theirs') =>
    mergeOrdered({ ...texts, [side]: joined.text }, losslessPlanOf);
  const ranges = [
    ...unrepeatableRanges(plan, joined, again('ours'), 'ours'),
    ...unrepeatableRanges(plan, joined, again('theirs'), 'theirs'),
  ];
  return ranges.length === 0 ? plan : withPairedTags(withConflicts(plan, ranges), texts);
}

/**
 * Returns the plan for three texts, with conflicts where lines would be lost or restored, or where
 * a tag would lose its partner.
 */
function losslessPlanOf(texts: ThreeWay<string>): MergePlan {
  const plan = planOf(texts);
  return withPairedTags(withConflicts(plan, rangesWithLineErrors(plan, texts)), texts);
}
