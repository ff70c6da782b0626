/**
 * Computes ranks: strings that sort by their characters, with room for another between any two, so
 * that inserting an item changes no other item.
 *
 * A rank is a whole number, whose first letter encodes its number of digits, and a fraction. A list
 * that grows at either end keeps short ranks.
 */

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ZERO = '0';
const LAST = 'z';

/**
 * Returns a rank after `before` and before `after`; null is the end of the list.
 * @throws Error if they are not in order
 */
export function rankBetween(before: string | null, after: string | null): string {
  if (before === null && after === null) return 'a0';
  if (before === null) return beforeFirst(after ?? '');
  const whole = wholeOf(before);
  if (after === null) return step(whole, 1);
  if (before >= after) throw new Error(`There is no rank between ${before} and ${after}.`);
  if (whole === wholeOf(after))
    return whole + middle(before.slice(whole.length), after.slice(whole.length));
  const following = step(whole, 1);
  return following < after ? following : whole + middle(before.slice(whole.length), null);
}

/** Returns `count` consecutive ranks after `before`. */
export function ranksAfter(before: string | null, count: number): string[] {
  const ranks: string[] = [];
  for (let i = 0; i < count; i++) ranks.push(rankBetween(ranks.at(-1) ?? before, null));
  return ranks;
}

function beforeFirst(first: string): string {
  const whole = wholeOf(first);
  return whole < first ? whole : step(whole, -1);
}

/**
 * Returns the whole number of a rank: it begins with `a` to `z` for 1 to 26 digits, and with `Z`
 * down to `A` for negative numbers.
 */
function wholeOf(rank: string): string {
  const head = rank.charAt(0);
  const digits = head >= 'a' ? head.charCodeAt(0) - 96 : 91 - head.charCodeAt(0);
  const whole = rank.slice(0, digits + 1);
  if (!/^[A-Za-z]/.test(rank) || whole.length <= digits) throw new Error(`"${rank}" is no rank.`);
  return whole;
}

/** Returns the next or previous whole number. */
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

/** Returns the whole number after the largest of its length, or before the smallest. */
function carried(head: string, by: 1 | -1, fill: string): string {
  if (head === 'Z' && by === 1) return `a${ZERO}`;
  if (head === 'a' && by === -1) return `Z${LAST}`;
  const next = String.fromCharCode(head.charCodeAt(0) + by);
  const count = next >= 'a' ? next.charCodeAt(0) - 96 : 91 - next.charCodeAt(0);
  if (!/[A-Za-z]/.test(next)) throw new Error('There are no more ranks on this side.');
  return next + fill.repeat(count);
}

/**
 * Returns a fraction between two; null stands for one. Fractions never end in zero, so there is
 * always one before another.
 */
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
