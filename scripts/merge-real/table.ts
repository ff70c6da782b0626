/** Counts comparisons of merges, and prints the counts as a table. */
import type { Comparison } from './comparison.ts';

type Tool = 'git' | 'lectern';

/** Returns a table of the comparisons, in markdown. */
export function tableOf(comparisons: readonly Comparison[]): string {
  const both = comparisons.filter(({ git, lectern }) => isClean(git) && isClean(lectern));
  const isEqual = ({ git, lectern }: Comparison) => git.text === lectern.text;
  const one = (count: (comparison: Comparison) => boolean, of = comparisons) =>
    String(of.filter(count).length);
  const each = (count: (outcome: Comparison[Tool]) => boolean) =>
    (['git', 'lectern'] as const).map((tool) => one((comparison) => count(comparison[tool])));
  const inConflict = comparisons.filter(({ git, lectern }) => !isClean(git) && !isClean(lectern));
  const shares = (of: readonly Comparison[]) =>
    (['git', 'lectern'] as const).map((tool) =>
      percentOf(medianOf(of.map((comparison) => comparison[tool].contestedShare))),
    );
  const rows = [
    ['pairs', one(() => true), ''],
    ['clean in both, equal text', one(isEqual, both), ''],
    ['clean in both, different text', one((comparison) => !isEqual(comparison), both), ''],
    ['clean in one only', ...onlyIn(comparisons)],
    ['conflict in both', String(inConflict.length), ''],
    ['clean', ...each(isClean)],
    ['clean, equal to the commit', ...each(({ isCommitted }) => isCommitted)],
    ['median contested share, conflict in both', ...shares(inConflict)],
    ['more than 90 % contested', ...each(({ contestedShare }) => contestedShare > 0.9)],
    ['a line that a side added is lost', ...each(({ isLossy }) => isLossy)],
    ['not symmetric', '', one(({ isSymmetric }) => !isSymmetric)],
  ];
  return printed(['', 'git', 'Lectern'], rows);
}

const isClean = ({ text }: Comparison[Tool]): boolean => text !== undefined;

/** Returns the number of merges that are clean in git alone, and in Lectern alone. */
const onlyIn = (comparisons: readonly Comparison[]): string[] => [
  String(comparisons.filter(({ git, lectern }) => isClean(git) && !isClean(lectern)).length),
  String(comparisons.filter(({ git, lectern }) => !isClean(git) && isClean(lectern)).length),
];

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const high = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? high : ((sorted[middle - 1] ?? 0) + high) / 2;
}

const percentOf = (share: number): string => `${(100 * share).toFixed(1)} %`;

function printed(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => (row[column] ?? '').length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(Math.max(1, width - 1))}:`)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}
