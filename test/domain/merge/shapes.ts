/**
 * Generates texts with the shapes of merges in the histories of public documentation, out of
 * invented words.
 *
 * `merges.txt` has the shapes. A merge has a head with the outcome in git and in Lectern, its
 * different lines in order of their number, and the lines of the texts: `=` base, `<` ours, `>`
 * theirs.
 *
 * A line is a number of words and the markup before them. `9~2.7` has 9 words, seven tenths of them
 * those of line 2.
 */
import { readFileSync } from 'node:fs';

/** The texts of a merge with the expected outcome. */
export interface ShapedMerge {
  readonly number: number;
  readonly base: string;
  readonly ours: string;
  readonly theirs: string;
  /** `clean` with a hash of the text, or `conflict` with the ranges of blocks on each side. */
  readonly expected: string;
}

const SYLLABLES =
  'ba be bo da de do fa fi ga go ka ki la le lo ma mi mo na ne no pa ra re ri ro sa se so ta te to va vi za zo'.split(
    ' ',
  );

/** Returns an invented word for a number. */
function wordOf(number: number): string {
  let rest = Math.imul(number + 1, 2_654_435_761) >>> 0;
  let word = '';
  for (let index = 0; index < 2 + (rest % 3); index++) {
    rest = (Math.imul(rest, 1_664_525) + 1_013_904_223) >>> 0;
    word += SYLLABLES[(rest >>> 8) % SYLLABLES.length] ?? '';
  }
  return word;
}

/** Returns the merges of the fixture. */
export function shapedMerges(): ShapedMerge[] {
  const text = readFileSync(new URL('merges.txt', import.meta.url), 'utf8');
  return text
    .split(/^@ /m)
    .slice(1)
    .map((shape, number) => mergeOf(shape, number));
}

/** Returns the texts of one shape. */
function mergeOf(shape: string, number: number): ShapedMerge {
  const [outcome = '', ...rows] = shape.replace(/\n$/, '').split('\n');
  // The first word is the outcome in git; `different` ends one that is clean in both otherwise.
  const expected = outcome.replace(/^\w+ /, '').replace(/ different$/, '');
  const words: string[][] = [];
  const lines: string[] = [];
  for (const row of rows.filter((each) => /^\d/.test(each))) {
    const [, count, like, tenths, markup = ''] = /^(\d+)(?:~(\d+)\.(\d+))? ?(.*)$/.exec(row) ?? [];
    const own = Array.from({ length: Number(count) }, (_, index) =>
      wordOf(number * 1_000_003 + lines.length * 1_009 + index),
    );
    const other = like === undefined ? [] : (words[Number(like)] ?? []);
    const kept = Math.round((Math.min(own.length, other.length) * Number(tenths ?? 0)) / 10);
    const first = kept >> 1;
    const all = [
      ...other.slice(0, first),
      ...own.slice(first, own.length - (kept - first)),
      ...other.slice(other.length - (kept - first)),
    ];
    words.push(all);
    lines.push(
      markup.startsWith('|') ? `| ${all.join(' | ')} |` : `${markup}${all.join(' ')}`.trimEnd(),
    );
  }
  const textOf = (sign: string) => {
    const ranges = rows.find((row) => row.startsWith(sign))?.slice(2) ?? '';
    return ranges
      .split(' ')
      .filter((range) => range !== '')
      .flatMap((range) => {
        const [from = 0, to = from] = range.split('-').map(Number);
        return lines.slice(from, to + 1).map((line) => `${line}\n`);
      })
      .join('');
  };
  return { number, base: textOf('='), ours: textOf('<'), theirs: textOf('>'), expected };
}
