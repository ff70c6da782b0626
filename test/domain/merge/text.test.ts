import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blocksOf } from '../../../src/domain/blocks.ts';
import { mergeTexts } from '../../../src/domain/merge/text.ts';

const RUNS = { numRuns: Number(process.env['MERGE_PAIRS'] ?? 2000) };

const WORDS = ['alpha', 'beta', 'gamma', 'delta', 'omega', 'sigma', 'kappa', 'theta', 'iota', 'zeta'];
const sentence = (dice: number) => [0, 1, 2, 3, 4].map((index) => WORDS[(dice * 7 + index * (1 + (dice % 5)) + index) % WORDS.length]).join(' ');

const block = (dice: number): string =>
  [
    () => `# ${sentence(dice)}`,
    () => sentence(dice),
    () => [0, 1, 2, 3].map((line) => sentence(dice + line)).join('\n'),
    () => [0, 1, 2].map((line) => `- ${sentence(dice + line)}`).join('\n'),
    () => `\`\`\`\n${sentence(dice)}\n\n${sentence(dice + 1)}\n\`\`\``,
    () => '***',
  ][dice % 6]?.() ?? '';

type Dice = readonly [number, number, number];
const dice = (maxLength: number, minLength = 0) => fc.noBias(fc.array(fc.tuple(fc.nat(999), fc.nat(999), fc.nat(999)), { minLength, maxLength, size: 'max' }));

/** A text after edits, whose new words bear a mark; but some are what the other side writes too. */
function edited(text: string, mark: string, edits: readonly Dice[]): string {
  const parts = blocksOf(text).flatMap(({ text: here, gap }) => [here, gap]);
  for (const [index, [what, where, how]] of edits.entries()) {
    const word = how % 5 === 0 ? `same${how % 2}` : `${mark}${index}`;
    const at = 2 * (where % Math.ceil(parts.length / 2));
    const lines = (parts[at] ?? '').split('\n');
    const isFence = lines[0] === '```';
    const here = isFence ? 1 + 2 * (how % 2) : how % lines.length; // fences stay fences
    const ways = [
      () => parts.splice(at, 1, lines.map((line, index) => (index === here ? `${line} ${word}` : line)).join('\n')),
      () => parts.splice(at, 1, [...lines.slice(0, here), `${word} line`, ...lines.slice(here)].join('\n')),
      () => parts.splice(at, 0, `New ${word}`, '\n\n'),
      () => parts.splice(at, 0, block(how), '\n\n'),
      () => parts.push('\n', `Last ${word}`, '\n'),
      () => parts.splice(at, 2),
      () => parts.splice(at, 1, `Whole ${word} anew`),
      () => parts.splice(at + 1, 1, '\n\n\n'),
    ];
    ways[what % ways.length]?.();
  }
  return parts.join('');
}

/** A text, and what two sides made of it. */
const trios = fc.tuple(dice(8, 1), dice(4), dice(4)).map(([blocks, ours, theirs]) => {
  const base = `${blocks.map(([seed]) => block(seed)).join('\n\n')}\n`;
  return { base, ours: edited(base, 'o', ours), theirs: edited(base, 't', theirs) };
});

const linesOf = (text: string) => new Set(text.split('\n').filter((line) => line.trim() !== ''));
const found: { base: string; ours: string; theirs: string }[] = [];
const st = { all: 0, clean: 0, whole: 0 };

describe('the merge of texts', () => {
  it('gives the same, whichever side is ours', () => {
    fc.assert(
      fc.property(trios, ({ base, ours, theirs }) => {
        const [one, other] = [mergeTexts(base, ours, theirs), mergeTexts(base, theirs, ours)];
        st.all++; if (one.text !== undefined) st.clean++;
        const b = one.blocks[0];
        if (one.blocks.length === 1 && b && b.base.from === 0 && b.base.to === blocksOf(base).length && b.base.to > 2 && b.ours.to === blocksOf(ours).length) { st.whole++; found.push({ base, ours, theirs }); }
        expect(other.text).toBe(one.text);
        expect(other.blocks).toEqual(one.blocks.map((blocks) => ({ base: blocks.base, ours: blocks.theirs, theirs: blocks.ours })));
        expect([other.choose('theirs'), other.choose('base')]).toEqual([one.choose('ours'), one.choose('base')]);
      }),
      RUNS,
    );
    console.log(JSON.stringify(st)); const show = (x: string) => blocksOf(x).map((b) => b.text.replace(/\n/g, '/').slice(0, 60)).join(' | '); for (const f of found.sort((a, b) => a.base.length + a.ours.length + a.theirs.length - b.base.length - b.ours.length - b.theirs.length).slice(0, 25)) console.log(`B ${show(f.base)}\nO ${show(f.ours)}\nT ${show(f.theirs)}\n`);
  });

  it('changes nothing when it is done again', () => {
    fc.assert(
      fc.property(trios, ({ base, ours, theirs }) => {
        const { text } = mergeTexts(base, ours, theirs);
        if (text === undefined) return;
        expect([mergeTexts(base, text, theirs).text, mergeTexts(base, ours, text).text, mergeTexts(theirs, text, theirs).text]).toEqual([text, text, text]);
      }),
      RUNS,
    );
  });

  it('loses no line that a side wrote, and brings back none that a side took away', () => {
    fc.assert(
      fc.property(trios, ({ base, ours, theirs }) => {
        const { text } = mergeTexts(base, ours, theirs);
        if (text === undefined) return;
        const [before, one, other, after] = [base, ours, theirs, text].map(linesOf) as [Set<string>, Set<string>, Set<string>, Set<string>]; // four of four
        expect([...one, ...other].filter((line) => !before.has(line) && !after.has(line))).toEqual([]);
        expect([...after].filter((line) => !one.has(line) && !other.has(line))).toEqual([]);
        const count = (all: string, line: string) => all.split('\n').filter((here) => here === line).length;
        const gone = [...before].filter((line) => !/^(```|\*\*\*)/.test(line) && (!one.has(line) && count(theirs, line) <= count(base, line)) || (!other.has(line) && count(ours, line) <= count(base, line)));
        expect(gone.filter((line) => after.has(line))).toEqual([]);
      }),
      RUNS,
    );
  });
});
