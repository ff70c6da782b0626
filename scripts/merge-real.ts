// npm run merge:real -- <clone>… [--list]: merges the markdown files of all merge commits of local
// git clones with git and with Lectern, and prints a table of the differences.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Comparison, compare } from './merge-real/comparison.ts';
import { mergesIn } from './merge-real/history.ts';
import { tableOf } from './merge-real/table.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'boolean', default: false } },
});
if (positionals.length === 0) {
  console.error('Name the folder of a git clone: npm run merge:real -- <clone>… [--list]');
  process.exit(2);
}

/** Returns what a merge must be read for; '' when git and Lectern agree. */
function remarkOn({ git, lectern, isSymmetric }: Comparison): string {
  if (!isSymmetric) return 'not symmetric';
  if (lectern.isLossy) return 'a line is lost';
  if (git.text !== undefined && lectern.text === undefined) return 'clean only in git';
  if (git.text === undefined && lectern.text !== undefined) return 'clean only in Lectern';
  return git.text === lectern.text ? '' : 'different text';
}

const all: Comparison[] = [];
for (const clone of positionals) {
  const comparisons: Comparison[] = [];
  for (const merge of mergesIn(path.resolve(clone))) {
    const comparison = compare(merge);
    comparisons.push(comparison);
    const remark = values.list ? remarkOn(comparison) : '';
    if (remark) console.log(`${remark}: ${merge.commit.slice(0, 10)} ${merge.path}`);
  }
  console.log(`\n${clone}\n\n${tableOf(comparisons)}`);
  all.push(...comparisons);
}
if (positionals.length > 1) console.log(`\nTotal\n\n${tableOf(all)}`);
