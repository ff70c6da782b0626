/** Checks the limits of the process that makes a PDF. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makePdf } from '../../src/data/pdf.ts';
import { AppError } from '../../src/domain/errors.ts';
import { bookOf, bounds, page, read } from './pdf-books.ts';

const tooMuch = new AppError(
  'QUERY_TOO_COMPLEX',
  'This is too large for one PDF. Request fewer pages.',
);

describe('a PDF', () => {
  it('accepts very deep, long and wide content', async () => {
    const inline = ['*', '**', '~~'].map(
      (mark) =>
        Array.from({ length: 25 }, () => `${mark}a `).join('') +
        Array.from({ length: 25 }, () => `b${mark}`).join(' '),
    );
    const pages = [
      page('Line', 'a'.repeat(1024 * 1024)),
      page('Code', `\`\`\`js\n${'a'.repeat(1024 * 1024)}\n\`\`\``),
      page('Quotes', `${'>'.repeat(1000)} deep`),
      page(
        'Lists',
        Array.from({ length: 100 }, (_, index) => `${'  '.repeat(index)}- deep`).join('\n'),
      ),
      page('Both', `${'> - 1. '.repeat(30)}${'**_~~'.repeat(30)}deep`),
      page('Inline', inline.join('\n\n')),
      page('Table', `|${'a|'.repeat(200)}\n|${'-|'.repeat(200)}\n|${'b|'.repeat(200)}`),
      page('Cell', `|a|b|\n|-|-|\n|${'words '.repeat(5000)}|${'c'.repeat(5000)}|`),
      page('Header', `|${'words '.repeat(5000)}|\n|-|\n|a|`),
      page('Heading', `# ${'words '.repeat(5000)}`),
      page('Address', `[a](https://a.test/${'a'.repeat(10_000)})`),
      page('Characters', '\0\ud800\u2028\u202e\ufeff\u{10ffff}'),
    ];
    expect((await read(bookOf(pages))).titles.filter((title) => !title.startsWith(' '))).toEqual(
      pages.map(({ title }) => title),
    );
  });
});

describe('the process that makes a PDF', () => {
  const book = bookOf([page('Start', 'words')]);
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-test-'));
    vi.stubEnv('TMPDIR', folder);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  /**
   * Returns the child processes with this mark among their arguments, and zombies, except for the
   * compiler of sources, which a stopped thread leaves as a zombie.
   */
  const left = (mark: string): string[] => {
    const own = new RegExp(`^\\s*${process.pid}\\s`);
    const { stdout } = spawnSync('ps', ['-A', '-o', 'ppid=,stat=,args='], { encoding: 'utf8' });
    return stdout
      .split('\n')
      .filter(
        (line) =>
          own.test(line) &&
          ((/^\s*\d+\s+Z/.test(line) && !line.includes('[esbuild]')) || line.includes(mark)),
      );
  };

  it('is ended at its time limit, and leaves nothing behind', async () => {
    const hangingProgram = ['-e', 'for (;;); // hangs'];
    await expect(makePdf(book, { timeoutMs: 500 }, hangingProgram)).rejects.toEqual(
      new AppError('TIMEOUT', 'The PDF took too long and was canceled. Request fewer pages.'),
    );
    expect([left('// hangs'), readdirSync(folder)]).toEqual([[], []]);
  });

  it('is ended when it exceeds its memory limit', async () => {
    const growingProgram = [
      '-e',
      'const all = []; setInterval(() => all.push(Buffer.alloc(20_000_000, 1)), 10); // grows',
    ];
    await expect(
      makePdf(book, { timeoutMs: 60_000, maxRssBytes: 200_000_000 }, growingProgram),
    ).rejects.toEqual(tooMuch);
    expect([left('// grows'), readdirSync(folder)]).toEqual([[], []]);
  });

  it('is given up when its objects or its calls exceed its limits', async () => {
    const fillingProgram = [
      '-e',
      'const all = []; for (;;) all.push({ a: [all.length] }); // fills',
    ];
    const fails = makePdf(book, bounds, fillingProgram);
    await expect(fails).rejects.toEqual(tooMuch);
    await expect(fails.catch(({ cause }) => cause.message)).resolves.toMatch(
      /^The PDF's process ended with SIG(ABRT|TRAP): [\s\S]*heap out of memory/,
    );
    await expect(
      makePdf(book, bounds, ['-e', "process.kill(process.pid, 'SIGSEGV')"]),
    ).rejects.toEqual(tooMuch);
    expect([left('// fills'), readdirSync(folder)]).toEqual([[], []]);
  });

  it('reports why it failed', async () => {
    const fails = ['-e', 'console.error("boom"); process.exit(3)'];
    await expect(makePdf(book, bounds, fails)).rejects.toEqual(
      new Error("The PDF's process ended with 3: boom"),
    );
    expect(readdirSync(folder)).toEqual([]);
  });

  it('has none of the environment variables, and reads the book line by line', async () => {
    vi.stubEnv('SECRET_KEY', 'secret');
    const reportingProgram = [
      '-e',
      "console.log('{}'); require('node:stream/consumers').text(process.stdin).then((read) => console.log(JSON.stringify([Object.keys(process.env).sort(), read.trim().split('\\n').map(JSON.parse)])))",
    ];
    expect(
      JSON.parse(
        (
          await makePdf({ ...book, emoji: '📘' }, { ...bounds, fonts: '/fonts' }, reportingProgram)
        ).bytes.toString(),
      ),
    ).toEqual([
      ['PATH', 'TMPDIR', 'http_proxy', 'https_proxy'],
      [
        {
          cover: { title: 'Handbook', date: '2026-11-21', emoji: '📘' },
          pictures: [],
          titles: [],
          fonts: '/fonts',
        },
        ...book.pages,
      ],
    ]);
  });
});
