/** Merges texts with the shapes of merges in the histories of public documentation. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { MergeSide } from '../../../src/domain/merge/conflict.ts';
import { mergeTexts } from '../../../src/domain/merge/text.ts';
import { shapedMerges } from './shapes.ts';

const merges = shapedMerges();
const sides: readonly MergeSide[] = ['base', 'ours', 'theirs'];

/** Returns the outcome of a merge as `merges.txt` states it, without that of git. */
function outcomeOf(base: string, ours: string, theirs: string): string {
  const { text, blocks } = mergeTexts(base, ours, theirs);
  if (text !== undefined)
    return `clean ${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;
  const ranges = blocks.map((block) =>
    sides.map((side) => `${block[side].from}-${block[side].to}`).join(':'),
  );
  return `conflict ${ranges.join(' ')}`;
}

const linesOf = (text: string) => new Set(text.split('\n').filter((line) => /\w/.test(line)));

describe('a merge with the shape of a real one', () => {
  it('is one of at least 150', () => {
    expect(merges.length).toBeGreaterThanOrEqual(150);
  });

  it.each(merges)('has the outcome of its shape: $number', ({ base, ours, theirs, expected }) => {
    expect(outcomeOf(base, ours, theirs)).toBe(expected);
  });

  it('has the same outcome with the sides swapped', () => {
    const swapped = merges.map(({ base, ours, theirs }) => {
      const { text, blocks } = mergeTexts(base, theirs, ours);
      return [text, blocks.map((block) => [block.base, block.theirs, block.ours])];
    });
    expect(swapped).toEqual(
      merges.map(({ base, ours, theirs }) => {
        const { text, blocks } = mergeTexts(base, ours, theirs);
        return [text, blocks.map((block) => [block.base, block.ours, block.theirs])];
      }),
    );
  });

  it('changes nothing when it is repeated, and loses no line that a side added', () => {
    const defects = merges.flatMap(({ number, base, ours, theirs }) => {
      const { text } = mergeTexts(base, ours, theirs);
      if (text === undefined) return [];
      const again = [mergeTexts(base, text, theirs).text, mergeTexts(base, ours, text).text];
      const [before, after] = [linesOf(base), linesOf(text)];
      const lost = [...linesOf(ours), ...linesOf(theirs)].filter(
        (line) => !before.has(line) && !after.has(line),
      );
      return again.every((result) => result === text) && lost.length === 0 ? [] : [number];
    });
    expect(defects).toEqual([]);
  });
});
