/** Merges three texts by lines: changes of different lines are combined. */
import { cutsOf, sameTexts } from './align.ts';

/**
 * Returns the merged text; undefined where both sides changed the same or adjacent lines
 * differently.
 */
export function mergeLines(base: string, ours: string, theirs: string): string | undefined {
  const [baseLines, ourLines, theirLines] = [
    base.split('\n'),
    ours.split('\n'),
    theirs.split('\n'),
  ];
  const cuts = cutsOf(baseLines, ourLines, theirLines);
  const merged: string[] = [];
  for (const [index, to] of cuts.entries()) {
    const from = cuts[index - 1];
    if (!from) continue;
    const part = mergedPart(
      baseLines.slice(from.base, to.base),
      ourLines.slice(from.ours, to.ours),
      theirLines.slice(from.theirs, to.theirs),
    );
    if (!part) return undefined;
    for (const line of part) merged.push(line);
  }
  return merged.join('\n');
}

/** Returns the lines that one side changed or both changed alike; undefined for a conflict. */
function mergedPart(
  base: readonly string[],
  ours: readonly string[],
  theirs: readonly string[],
): readonly string[] | undefined {
  if (sameTexts(ours, theirs) || sameTexts(base, theirs)) return ours;
  return sameTexts(base, ours) ? theirs : undefined;
}
