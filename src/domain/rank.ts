/**
 * Ranks: texts between any two of which there is always another, so that putting a thing between two others touches no
 * other. A rank is a whole number, whose first letter says how many digits follow, and a fraction: a list that grows at
 * either end has short ranks. Ranks compare character by character.
 */

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ZERO = '0';
const LAST = 'z';

/** A rank after `before` and before `after`; null stands for the end on that side. Throws when they are not in order. */
export function rankBetween(before: string | null, after: string | null): string {
  if (before === null && after === null) return 'a0';
  if (before === null) return beforeFirst(after ?? '');
  const whole = wholeOf(before);
  if (after === null) return step(whole, 1);
  if (before >= after) throw new Error(`There is no rank between ${before} and ${after}.`);
  if (whole === wholeOf(after)) return whole + middle(before.slice(whole.length), after.slice(whole.length));
  const following = step(whole, 1);
  return following < after ? following : whole + middle(before.slice(whole.length), null);
}

/** Ranks for `count` things one after another, all behind `before`. */
export function ranksAfter(before: string | null, count: number): string[] {
  const ranks: string[] = [];
  for (let i = 0; i < count; i++) ranks.push(rankBetween(ranks.at(-1) ?? before, null));
  return ranks;
}

function beforeFirst(first: string): string {
  const whole = wholeOf(first);
  return whole < first ? whole : step(whole, -1);
}

/** The whole number of a rank: `a` to `z` for one to 26 digits, and `Z` down to `A` for those below zero. */
function wholeOf(rank: string): string {
  const head = rank.charAt(0);
  const digits = head >= 'a' ? head.charCodeAt(0) - 96 : 91 - head.charCodeAt(0);
  const whole = rank.slice(0, digits + 1);
  if (!/^[A-Za-z]/.test(rank) || whole.length <= digits) throw new Error(`"${rank}" is no rank.`);
  return whole;
}

/** The next whole number, or the one before. */
function step(whole: string, by: 1 | -1): string {
  const from = by === 1 ? LAST : ZERO;
  const to = by === 1 ? ZERO : LAST;
  const digits = [...whole.slice(1)];
  for (let i = digits.length - 1; i >= 0; i--) {
    if (digits[i] !== from) {
      digits[i] = DIGITS.charAt(DIGITS.indexOf(digits[i] ?? ZERO) + by);
      return whole.charAt(0) + digits.join('');
    }
    digits[i] = to;
  }
  return carried(whole.charAt(0), by, to);
}

/** The number after the largest of its length, or before the smallest. */
function carried(head: string, by: 1 | -1, fill: string): string {
  if (head === 'Z' && by === 1) return `a${ZERO}`;
  if (head === 'a' && by === -1) return `Z${LAST}`;
  const next = String.fromCharCode(head.charCodeAt(0) + by);
  const count = next >= 'a' ? next.charCodeAt(0) - 96 : 91 - next.charCodeAt(0);
  if (!/[A-Za-z]/.test(next)) throw new Error('There are no more ranks on this side.');
  return next + fill.repeat(count);
}

/** A fraction between two; null is one. Fractions never end in zero, so that there is one before each. */
function middle(low: string, high: string | null): string {
  if (high !== null) {
    let same = 0;
    while ((low.charAt(same) || ZERO) === high.charAt(same)) same++;
    if (same > 0) return high.slice(0, same) + middle(low.slice(same), high.slice(same));
  }
  const from = low === '' ? 0 : DIGITS.indexOf(low.charAt(0));
  const to = high === null ? DIGITS.length : DIGITS.indexOf(high.charAt(0));
  if (to - from > 1) return DIGITS.charAt(Math.floor((from + to) / 2));
  if (high !== null && high.length > 1) return high.charAt(0);
  return DIGITS.charAt(from) + middle(low.slice(1), null);
}
