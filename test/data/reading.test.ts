/** Checks the parsing of imports in a thread: its results, its errors, and its time limit. */
import { zipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { readInThread } from '../../src/data/read-in-thread.ts';
import { createThreads } from '../../src/data/threads.ts';
import { badInput, AppError } from '../../src/domain/errors.ts';
import { importArchive } from '../../src/domain/import/archive.ts';
import { importDocument } from '../../src/domain/import/document.ts';

const zipped = () =>
  zipSync(
    { 'a.md': Buffer.from('# A\n\n![x](x.png)\n'), 'x.png': Buffer.from('no picture') },
    { mtime: '2026-01-01' },
  );

const threads = createThreads(1);
afterAll(() => threads.close());

describe('an import that is parsed in a thread', () => {
  it('has the same result as in the main thread', async () => {
    const markdown = {
      kind: 'markdown',
      text: '---\ntitle: T\n---\nWords.\n',
      url: 'https://acme.test/',
    } as const;
    const html = {
      kind: 'html',
      text: '<title>T</title><p>Words <a href="b">b</a>',
      url: 'https://acme.test/a/',
    } as const;
    expect(await readInThread(threads, markdown, 10_000)).toEqual(importDocument(markdown));
    expect(await readInThread(threads, html, 10_000)).toEqual(importDocument(html));
    const { files, ...rest } = await readInThread(
      threads,
      { kind: 'zip', bytes: zipped() },
      10_000,
    );
    const { files: here, ...expected } = importArchive(zipped());
    expect(rest).toEqual(expected);
    expect(files.map(({ bytes, ...file }) => [file, Buffer.from(bytes)])).toEqual(
      here.map(({ bytes, ...file }) => [file, Buffer.from(bytes)]),
    );
  });

  it('is transferred, not copied, when its bytes fill their buffer', async () => {
    const zip = zipped();
    const [alone, among] = [new Uint8Array(zip), Buffer.from(zip)];
    expect(among.length).toBeLessThan(among.buffer.byteLength);
    await Promise.all(
      [alone, among].map((bytes) => readInThread(threads, { kind: 'zip', bytes }, 10_000)),
    );
    expect(alone.length).toBe(0);
    expect(among.equals(zip)).toBe(true);
  });

  it('is rejected for the same reason', async () => {
    await expect(
      readInThread(threads, { kind: 'zip', bytes: Buffer.from('no zip') }, 10_000),
    ).rejects.toEqual(badInput('This is not a zip.'));
  });

  it('is given up at its time limit', async () => {
    const pages = Object.fromEntries(
      Array.from({ length: 5000 }, (_, i) => [
        `${i}.md`,
        Buffer.from(`# ${i}\n\n[a](${i + 1}.md)\n`),
      ]),
    );
    await expect(readInThread(threads, { kind: 'zip', bytes: zipSync(pages) }, 50)).rejects.toEqual(
      new AppError(
        'TIMEOUT',
        'The import took too long to read and was canceled. Import less content.',
      ),
    );
  });
});
