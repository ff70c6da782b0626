/**
 * Checks books as PDF: their content for a reader, and the limits of the process that makes them.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Book, makePdf } from '../../src/data/pdf.ts';
import { AppError } from '../../src/domain/errors.ts';
import { readPdf } from './pdf-reader.ts';

const START = 'pag_1111111111111111111112';
const NEXT = 'pag_1111111111111111111113';
const bounds = { timeoutMs: 60_000 };
const tooMuch = new AppError(
  'QUERY_TOO_COMPLEX',
  'This is too large for one PDF. Request fewer pages.',
);

const page = (title: string, markdown: string, depth = 1, id = title): Book['pages'][number] => ({
  id,
  title,
  depth,
  markdown,
});
const bookOf = (pages: Book['pages'], images: Book['images'] = new Map()): Book => ({
  title: 'Handbook',
  date: '2026-11-21',
  pages,
  images,
});
const read = async (book: Book) => readPdf(await makePdf(book, bounds));

const image = (contentType: string, bytes: Buffer | null) => ({
  contentType,
  read: async () => bytes,
});

/** Returns a grey PNG image, or one with other bytes in place of its compressed pixels. */
function png(
  width: number,
  height: number,
  pixels = deflateSync(Buffer.alloc((width + 1) * height, 0)),
): Buffer {
  const chunk = (type: string, body: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), body]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(body.length);
    check.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, check]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

describe('a PDF', () => {
  it('has a title page, contents, and the pages in order, each on a new sheet unless the previous page is only its title', async () => {
    const { sheets, titles } = await read(
      bookOf([
        page('Start', 'Some *words* and `code`.\n\n## Part\n\n- one\n  1. two'),
        page('Group', ''),
        page('Inside', '> quoted\n\n```js\nlet a = 1;\n\nlet b;\n```', 2),
      ]),
    );
    expect(sheets).toEqual([
      'Handbook\n2026-11-21',
      'Contents\nStart  3\nGroup  4\nInside  4\nHandbook2 / 4',
      'Start\nSome words and code.\nPart\n•one\n1.two\nHandbook3 / 4',
      'Group\nInside\nquoted\nlet a = 1;\nlet b;\nHandbook4 / 4',
    ]);
    expect(titles).toEqual(['Start', ' Part', 'Group', ' Inside']);
  });

  it('has links to URLs and to its own pages and headings', async () => {
    const pages = [
      page(
        'Start',
        `[a](https://a.test/) [b](/pages/${NEXT}#part) [c](/pages/${NEXT}) [d](./gone.md)`,
        1,
        START,
      ),
      page('Next', `${'words\n\n'.repeat(60)}## Part`, 1, NEXT),
    ];
    expect((await read(bookOf(pages))).links).toEqual([
      { on: 2, to: 3 },
      { on: 2, to: 4 },
      { on: 3, to: 'https://a.test/' },
      { on: 3, to: 5 },
      { on: 3, to: 4 },
    ]);
  });

  it('has wrapped tables and tasks', async () => {
    const { sheets } = await read(
      bookOf([
        page(
          'Start',
          `| Name | Text |\n|---|---|\n| a | ${'words '.repeat(30)}|\n\n- [x] done\n- [ ] to do`,
        ),
      ]),
    );
    expect(sheets[1]?.split('\n').map((line) => line.trimEnd())).toEqual([
      'Start',
      'NameText',
      `a${'words '.repeat(16).trimEnd()}`,
      'words '.repeat(14).trimEnd(),
      '☑',
      'done',
      '☐',
      'to do',
      'Handbook2 / 2',
    ]);
  });

  it('shows images by their URL in the text, and the alternative texts of those that are missing or cannot be decoded', async () => {
    const markdown =
      '![good](/files/a)\n\n![drawn](/files/b)\n\n![cut](/files/c)\n\n![text](/files/d)\n\n![huge](/files/e)\n\n![missing](/files/f)\n\n![gone](/files/g)\n\nin a ![line](/files/a)';
    const images = new Map([
      ['/files/a', image('image/png', png(40, 20))],
      [
        '/files/b',
        image(
          'image/svg+xml',
          Buffer.from(
            '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle r="4"/></svg>',
          ),
        ),
      ],
      ['/files/c', image('image/png', png(40, 20, Buffer.from('these are no pixels')))],
      ['/files/d', image('image/png', Buffer.from('words'))],
      ['/files/e', image('image/png', png(100_000, 100_000, deflateSync(Buffer.alloc(9))))],
      ['/files/g', image('image/png', null)],
    ]);
    const read = readPdf(await makePdf(bookOf([page('Start', markdown)], images), bounds));
    expect(read.sheets[1]).toEqual('Start\ncut\ntext\nhuge\nmissing\ngone\nin a \nHandbook2 / 2');
    expect([...read.images].sort()).toEqual(['drawn', 'good', 'line']);
  });

  it('has the same bytes for the same book', async () => {
    const book = bookOf([page('Start', '# One\n\n[a](https://a.test/)'), page('Next', 'words')]);
    expect((await makePdf(book, bounds)).equals(await makePdf(book, bounds))).toEqual(true);
  });

  it('shows text that looks like typst unchanged', async () => {
    const hostileText = [
      '#panic("a")',
      '\\u{41} \\',
      '" + read("/etc/passwd") + "',
      '*/ // /*',
      ']])})',
      '$ x $ `a` <b> @c',
      '#{[(',
      "a'b~c--d...e",
    ];
    const escaped = (text: string) => text.replace(/[\\`*_{}[\]()<>#+.!$@~"'/-]/g, '\\$&');
    const { titles, sheets } = await read(
      bookOf(
        hostileText.map((text) => page(text, `# ${escaped(text)}\n\n\`\`\`typst\n${text}\n\`\`\``)),
      ),
    );
    expect(titles).toEqual(hostileText.flatMap((text) => [text, ` ${text}`]));
    expect(sheets.slice(2)).toEqual(
      hostileText.map(
        (text, index) =>
          `${text}\n${text}\n${text}\nHandbook${index + 3} / ${hostileText.length + 2}`,
      ),
    );
  });

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
      "require('node:stream/consumers').text(process.stdin).then((read) => console.log(JSON.stringify([Object.keys(process.env).sort(), read.trim().split('\\n').map(JSON.parse)])))",
    ];
    expect(
      JSON.parse(
        (
          await makePdf({ ...book, emoji: '📘' }, { ...bounds, fonts: '/fonts' }, reportingProgram)
        ).toString(),
      ),
    ).toEqual([
      ['PATH', 'TMPDIR', 'http_proxy', 'https_proxy'],
      [
        {
          cover: { title: 'Handbook', date: '2026-11-21', emoji: '📘' },
          pictures: [],
          fonts: '/fonts',
        },
        ...book.pages,
      ],
    ]);
  });
});
