/** Tests the comparison of merges with git, on a repository that the test creates. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compare } from '../scripts/merge-real/comparison.ts';
import { mergesIn } from '../scripts/merge-real/history.ts';
import { tableOf } from '../scripts/merge-real/table.ts';

let clone: string;

const git = (...parameters: readonly string[]): string =>
  execFileSync('git', ['-C', clone, ...parameters], {
    encoding: 'utf8',
    env: {
      PATH: process.env['PATH'],
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_AUTHOR_NAME: 'Ana',
      GIT_AUTHOR_EMAIL: 'ana@example.com',
      GIT_COMMITTER_NAME: 'Ana',
      GIT_COMMITTER_EMAIL: 'ana@example.com',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });

function commit(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(clone, name), text);
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Edit');
}

/** Merges two versions of the files into the main branch, and commits a third as the result. */
function merge(
  ours: Readonly<Record<string, string>>,
  theirs: Readonly<Record<string, string>>,
  result: Readonly<Record<string, string>>,
): void {
  git('checkout', '--quiet', '-B', 'other');
  commit(theirs);
  git('checkout', '--quiet', 'main');
  commit(ours);
  git('merge', '--quiet', '--no-commit', '--strategy', 'ours', 'other');
  commit(result);
}

beforeAll(() => {
  clone = mkdtempSync(path.join(os.tmpdir(), 'lectern-clone-'));
  git('init', '--quiet', '--initial-branch', 'main');
  commit({
    'both.md': 'One one\n\nTwo two\n\nThree three\n',
    'conflict.md': 'One one\n\nTwo two\n',
    'adjacent.md': '# One\nTwo two\n',
    'ours.md': 'One one\n',
    'code.ts': 'one\n\ntwo\n',
  });
  merge(
    {
      'both.md': 'One one 1\n\nTwo two\n\nThree three\n',
      'conflict.md': 'One one 1\n\nTwo two\n',
      'adjacent.md': '# One 1\nTwo two\n',
      'ours.md': 'One one 1\n',
      'code.ts': 'one 1\n\ntwo\n',
    },
    {
      'both.md': 'One one\n\nTwo two\n\nThree three 3\n',
      'conflict.md': 'One one 2\n\nTwo two\n',
      'adjacent.md': '# One\nTwo two 2\n',
      'code.ts': 'one\n\ntwo 2\n',
    },
    {
      'both.md': 'One one 1\n\nTwo two\n\nThree three 3\n',
      'conflict.md': 'One one 1\n\nTwo two\n',
      'adjacent.md': '# One 1\nTwo two 2\n',
    },
  );
});

afterAll(() => {
  rmSync(clone, { recursive: true });
});

describe('the merges of a clone', () => {
  it('are the markdown files that both sides of a merge commit changed', () => {
    expect([...mergesIn(clone)].map(({ commit: _, ...merge }) => merge)).toEqual([
      {
        path: 'adjacent.md',
        base: '# One\nTwo two\n',
        ours: '# One 1\nTwo two\n',
        theirs: '# One\nTwo two 2\n',
        committed: '# One 1\nTwo two 2\n',
      },
      {
        path: 'both.md',
        base: 'One one\n\nTwo two\n\nThree three\n',
        ours: 'One one 1\n\nTwo two\n\nThree three\n',
        theirs: 'One one\n\nTwo two\n\nThree three 3\n',
        committed: 'One one 1\n\nTwo two\n\nThree three 3\n',
      },
      {
        path: 'conflict.md',
        base: 'One one\n\nTwo two\n',
        ours: 'One one 1\n\nTwo two\n',
        theirs: 'One one 2\n\nTwo two\n',
        committed: 'One one 1\n\nTwo two\n',
      },
    ]);
  });

  it('are compared with git in a table', () => {
    expect(tableOf([...mergesIn(clone)].map(compare))).toBe(
      `
|                                          |    git | Lectern |
| ---------------------------------------- | -----: | ------: |
| pairs                                    |      3 |         |
| clean in both, equal text                |      1 |         |
| clean in both, different text            |      0 |         |
| clean in one only                        |      0 |       1 |
| conflict in both                         |      1 |         |
| clean                                    |      1 |       2 |
| clean, equal to the commit               |      1 |       2 |
| median contested share, conflict in both | 33.3 % |  33.3 % |
| more than 90 % contested                 |      1 |       0 |
| a line that a side added is lost         |      0 |       0 |
| not symmetric                            |        |       0 |
`.trim(),
    );
  });
});
