/** Reading what is to be imported, in a thread of its own: what it gives, what it refuses, and that it ends. */
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readApart } from '../../src/data/reading.ts';
import { badInput, Fault } from '../../src/domain/errors.ts';
import { importArchive } from '../../src/domain/import/archive.ts';
import { importDocument } from '../../src/domain/import/document.ts';

const zipped = () => zipSync({ 'a.md': Buffer.from('# A\n\n![x](x.png)\n'), 'x.png': Buffer.from('no picture') }, { mtime: '2026-01-01' });

describe('what is read apart', () => {
  it('is what is read here', async () => {
    const markdown = { kind: 'markdown', text: '---\ntitle: T\n---\nWords.\n', url: 'https://acme.test/' } as const;
    const html = { kind: 'html', text: '<title>T</title><p>Words <a href="b">b</a>', url: 'https://acme.test/a/' } as const;
    expect(await readApart(markdown, 10_000)).toEqual(importDocument(markdown));
    expect(await readApart(html, 10_000)).toEqual(importDocument(html));
    const { files, ...rest } = await readApart({ kind: 'zip', bytes: zipped() }, 10_000);
    const { files: here, ...expected } = importArchive(zipped());
    expect(rest).toEqual(expected);
    expect(files.map(({ bytes, ...file }) => [file, Buffer.from(bytes)])).toEqual(here.map(({ bytes, ...file }) => [file, Buffer.from(bytes)]));
  });

  it('is handed over, not copied, where its bytes are alone in their memory', async () => {
    const zip = zipped();
    const [alone, among] = [new Uint8Array(zip), Buffer.from(zip)];
    expect(among.length).toBeLessThan(among.buffer.byteLength);
    await Promise.all([alone, among].map((bytes) => readApart({ kind: 'zip', bytes }, 10_000)));
    expect(alone.length).toBe(0);
    expect(among.equals(zip)).toBe(true);
  });

  it('is refused for the same reason', async () => {
    await expect(readApart({ kind: 'zip', bytes: Buffer.from('no zip') }, 10_000)).rejects.toEqual(badInput('This is not a zip.'));
  });

  it('is given up when its time is over, and the thread ends', async () => {
    const pages = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`${i}.md`, Buffer.from(`# ${i}\n\n[a](${i + 1}.md)\n`)]));
    await expect(readApart({ kind: 'zip', bytes: zipSync(pages) }, 50)).rejects.toEqual(new Fault('TIMEOUT', 'This took too long to read, and was given up. Import less at a time.'));
  });
});
