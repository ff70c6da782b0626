/** Checks the lists of suites for `npm run test:all`, and of exceptions of `npm run test:pgbouncer`. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { EXHAUSTIVE, RANDOM } from './order.ts';
import { POOLER_EXCEPTIONS, poolerTitles } from './pooler/exceptions.ts';

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

describe('npm run test:pgbouncer', () => {
  it('leaves out tests that exist, and no others', async () => {
    for (const { file, title } of POOLER_EXCEPTIONS) {
      expect(await readFile(file, 'utf8')).toContain(`it('${title}'`);
      expect(poolerTitles().test(`a group ${title}`)).toBe(false);
      expect(poolerTitles().test(`${title} again`)).toBe(true);
    }
  });
});
