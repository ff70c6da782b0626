/** Merges lines with several rows of a table in HTML. */
import { cutsOf, sameTexts } from './align.ts';
import { siblingBorders } from './borders.ts';
import type { ThreeWay } from './conflict.ts';

const ROW_BORDER = /(?=<tr[\s>])|(?<=<\/tr>)/i;

/** Splits a text before and after each row of a table in HTML. */
export const rowsIn = (text: string): string[] => text.split(ROW_BORDER);

/**
 * Merges three lines by the rows of a table; undefined where they have no rows, or where both sides
 * changed one row differently.
 */
export function mergeRows({ base, ours, theirs }: ThreeWay<string>): string | undefined {
  const rows = { base: rowsIn(base), ours: rowsIn(ours), theirs: rowsIn(theirs) };
  if (rows.base.length < 3) return undefined;
  const merged: string[] = [];
  let from = { base: 0, ours: 0, theirs: 0 };
  for (const to of cutsOf(rows, siblingBorders(rows))) {
    const before = rows.base.slice(from.base, to.base);
    const our = rows.ours.slice(from.ours, to.ours);
    const their = rows.theirs.slice(from.theirs, to.theirs);
    const isOurs = sameTexts(our, their) || sameTexts(before, their);
    if (!isOurs && !sameTexts(before, our)) return undefined;
    merged.push(...(isOurs ? our : their));
    from = to;
  }
  return merged.join('');
}
