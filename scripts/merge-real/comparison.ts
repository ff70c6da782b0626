/** Merges three texts with `git merge-file` and with the merge of pages, and compares the results. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rowsIn } from '../../src/domain/merge/rows.ts';
import { type MergedText, mergeTexts } from '../../src/domain/merge/text.ts';
import type { RealMerge } from './history.ts';

/** The result of one merge tool for three texts. */
interface Outcome {
  /** The merged text; undefined for a conflict. */
  readonly text: string | undefined;
  /** The share of the lines of both sides that lie in conflicts, 0 to 1. */
  readonly contestedShare: number;
  /** True if the merged text lacks a line that a side added. */
  readonly isLossy: boolean;
  /** True if the merged text is that of the merge commit. */
  readonly isCommitted: boolean;
}

/** The results of git and of Lectern for one file of a merge commit. */
export interface Comparison {
  readonly git: Outcome;
  readonly lectern: Outcome;
  readonly isSymmetric: boolean;
}

/** The length of git's conflict markers, so that no line of a text looks like one. */
const MARKER_LENGTH = 47;

/** Merges a file with both tools. */
export function compare(merge: RealMerge): Comparison {
  const { base, ours, theirs } = merge;
  const merged = mergeTexts(base, ours, theirs);
  const git = gitMerge(merge);
  return {
    git: outcomeOf(merge, git.text, git.contestedLines),
    lectern: outcomeOf(
      merge,
      merged.text,
      merged.blocks.reduce(
        (total, block) => total + lineCount(block.ours.text) + lineCount(block.theirs.text),
        0,
      ),
    ),
    isSymmetric: isMirrored(merged, mergeTexts(base, theirs, ours)),
  };
}

const outcomeOf = (
  merge: RealMerge,
  text: string | undefined,
  contestedLines: number,
): Outcome => ({
  text,
  contestedShare:
    contestedLines / Math.max(1, lineCount(merge.ours) + lineCount(merge.theirs), contestedLines),
  isLossy: text !== undefined && isLossy(merge, text),
  isCommitted: text !== undefined && text === merge.committed,
});

const lineCount = (text: string): number =>
  text === '' ? 0 : text.replace(/\n$/, '').split('\n').length;

/** Returns whether a merged text lacks a line with words that a side added. */
function isLossy({ base, ours, theirs }: RealMerge, text: string): boolean {
  const [before, after] = [base, text].map((all) => new Set(linesOf(all)));
  return [ours, theirs].some((side) =>
    linesOf(side).some(
      (line) => /[\p{L}\p{N}]/u.test(line) && !before?.has(line) && !after?.has(line),
    ),
  );
}

/** Returns the lines of a text; rows of a table in HTML are lines of their own. */
const linesOf = (text: string): string[] =>
  text.split(/\r?\n/).flatMap((line) => (line.includes('<tr') ? rowsIn(line) : [line]));

/** Returns whether two results are equal, with the sides swapped. */
const isMirrored = (one: MergedText, other: MergedText): boolean =>
  one.text === other.text &&
  JSON.stringify(one.blocks.map(({ base, ours, theirs }) => [base, ours, theirs])) ===
    JSON.stringify(other.blocks.map(({ base, ours, theirs }) => [base, theirs, ours])) &&
  one.choose('ours') === other.choose('theirs') &&
  one.choose('theirs') === other.choose('ours');

/** Merges with `git merge-file`, and counts the lines of both sides in its conflicts. */
function gitMerge({ base, ours, theirs }: RealMerge): {
  readonly text: string | undefined;
  readonly contestedLines: number;
} {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-merge-'));
  try {
    for (const [name, text] of Object.entries({ base, ours, theirs }))
      writeFileSync(path.join(folder, name), text);
    const { status, stdout, stderr } = spawnSync(
      'git',
      ['merge-file', '-p', '--diff3', `--marker-size=${MARKER_LENGTH}`, 'ours', 'base', 'theirs'],
      { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    );
    if (status === 0) return { text: stdout, contestedLines: 0 };
    if (status === null || status > 127) throw new Error(`git merge-file failed: ${stderr}`);
    return { text: undefined, contestedLines: contestedLinesIn(stdout) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns the number of lines of both sides between the conflict markers of git. */
function contestedLinesIn(marked: string): number {
  const sections = new Map([
    ['<', 'ours'],
    ['|', 'base'],
    ['=', 'theirs'],
    ['>', 'merged'],
  ]);
  let [section, count] = ['merged', 0];
  for (const line of marked.split('\n')) {
    const next = line.startsWith((line[0] ?? ' ').repeat(MARKER_LENGTH))
      ? sections.get(line[0] ?? '')
      : undefined;
    if (next) section = next;
    else if (section === 'ours' || section === 'theirs') count++;
  }
  return count;
}
