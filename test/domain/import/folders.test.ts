/** Checks the tree of a folder without a summary: its order and its cost. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { summaryOfFolders } from '../../../src/domain/import/folders.ts';
import type { SummaryEntry } from '../../../src/domain/import/summary.ts';

afterEach(() => void vi.restoreAllMocks());

const outline = (entries: readonly SummaryEntry[], depth = 0): string[] =>
  entries.flatMap(({ path, title, children }) => [
    `${'  '.repeat(depth)}${path ?? title}`,
    ...outline(children, depth + 1),
  ]);

describe('a folder of markdown', () => {
  it('sorts its files and folders by name; of files with one name the first is the page of the folder with that name', () => {
    const paths = [
      'b/10.md',
      'b/9.md',
      'a.md',
      'a.markdown',
      'a/x.md',
      'README.md',
      'c.md',
      'd/index.md',
      'd/y.md',
      '.hidden/z.md',
    ];
    expect(outline(summaryOfFolders(paths, ''))).toEqual([
      'README.md',
      'a.md',
      '  a/x.md',
      'a.markdown',
      'B',
      '  b/9.md',
      '  b/10.md',
      'c.md',
      'd/index.md',
      '  d/y.md',
    ]);
  });

  it('reads each file name a few times, however many files there are', () => {
    const paths = Array.from({ length: 2000 }, (_, n) => `page-${n}.md`);
    const cut = vi.spyOn(String.prototype, 'replace');
    const entries = summaryOfFolders(paths, '');
    const calls = cut.mock.calls.length;
    cut.mockRestore();
    expect([entries.length, entries[1999]?.path]).toEqual([2000, 'page-1999.md']);
    expect(calls).toBeLessThan(5 * 2000);
  });
});
