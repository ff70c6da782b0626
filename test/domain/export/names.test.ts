/**
 * Checks the names of files in a folder: they are unique in any case, and found without trying
 * every used name.
 */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FolderNames } from '../../../src/domain/export/names.ts';

afterEach(() => void vi.restoreAllMocks());

describe('a folder', () => {
  it('assigns each file a unique name', () => {
    const folder = new FolderNames(['readme']);
    const names = ['a', 'A', 'a', 'readme', 'a-2', 'a-2', 'a'].map((name) => folder.name(name));
    expect(names).toEqual(['a', 'A-2', 'a-3', 'readme-2', 'a-2-2', 'a-2-3', 'a-4']);
    expect([
      folder.name('a', '.PNG'),
      folder.name('a', '.png'),
      folder.name('a.png'),
      folder.name('A', '.png'),
    ]).toEqual(['a.PNG', 'a-2.png', 'a.png-2', 'A-3.png']);
  });

  it('looks up each name a few times, however many files have the same', () => {
    const folder = new FolderNames();
    const asked = vi.spyOn(Set.prototype, 'has');
    const names = Array.from({ length: 2000 }, () => folder.name('image', '.png'));
    const calls = asked.mock.calls.length;
    asked.mockRestore();
    expect([names[0], names[1], names[1999], new Set(names).size]).toEqual([
      'image.png',
      'image-2.png',
      'image-2000.png',
      2000,
    ]);
    expect(calls).toBeLessThan(5 * 2000);
  });
});
