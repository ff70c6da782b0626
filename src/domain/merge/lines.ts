/** The merge of three texts by their lines: what two sides did in different places is joined. */
import { cutsOf, sameTexts } from './align.ts';

/** The text with what both sides did to it; undefined where they did different things to the same or to adjacent lines. */
export function mergeLines(base: string, ours: string, theirs: string): string | undefined {
  const [baseLines, ourLines, theirLines] = [base.split('\n'), ours.split('\n'), theirs.split('\n')];
  const cuts = cutsOf(baseLines, ourLines, theirLines);
  const merged: string[] = [];
  for (const [index, to] of cuts.entries()) {
    const from = cuts[index - 1];
    if (!from) continue;
    const part = taken(baseLines.slice(from.base, to.base), ourLines.slice(from.ours, to.ours), theirLines.slice(from.theirs, to.theirs));
    if (!part) return undefined;
    for (const line of part) merged.push(line);
  }
  return merged.join('\n');
}

/** What one side alone, or both in the same way, made of some lines. */
function taken(base: readonly string[], ours: readonly string[], theirs: readonly string[]): readonly string[] | undefined {
  if (sameTexts(ours, theirs) || sameTexts(base, theirs)) return ours;
  return sameTexts(base, ours) ? theirs : undefined;
}
