/**
 * Checks the lists of suites for `npm run test:all`, and of exceptions of `npm run test:pgbouncer`
 * and `npm run test:citus`.
 */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { EXHAUSTIVE, RANDOM, titlesWithout } from './order.ts';
import { CITUS_EXCEPTIONS } from './citus/exceptions.ts';
import { POOLER_EXCEPTIONS } from './pooler/exceptions.ts';

describe('npm run test:all', () => {
  it('runs every suite of random cases with all of its cases', async () => {
    const files = (await readdir('test', { recursive: true }))
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => path.posix.join('test', file));
    const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
    const random = files.filter((_, i) => /^import .*case-count\.ts'/m.test(texts[i] ?? ''));
    expect([...RANDOM]).toEqual(random.sort());
  });

  it('lists suites that exist', () => {
    const files = [...EXHAUSTIVE, ...RANDOM].filter((file) => !file.includes('*'));
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });
});

/** Checks that a pattern of titles leaves out this one, and no other. */
function checkLeftOut(title: string): void {
  const pattern = titlesWithout(['another', title]);
  expect(pattern.test(`a group ${title}`)).toBe(false);
  expect(pattern.test(`${title} again`)).toBe(true);
}

describe('npm run test:pgbouncer', () => {
  it('leaves out tests that exist, and no others', async () => {
    for (const { file, title } of POOLER_EXCEPTIONS) {
      expect(await readFile(file, 'utf8')).toContain(`it('${title}'`);
      checkLeftOut(title);
    }
  });
});

describe('npm run test:citus', () => {
  it('leaves out files that exist, and no other tests', () => {
    for (const { file, title } of CITUS_EXCEPTIONS) {
      expect(existsSync(file)).toBe(true);
      if (title !== undefined) checkLeftOut(title);
    }
  });
});
