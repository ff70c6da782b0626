/** Checks the content of books as PDF for a reader. */
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { makePdf } from '../../src/data/pdf.ts';
import { bookOf, bounds, image, page, png, read } from './pdf-books.ts';
import { readPdf } from './pdf-reader.ts';

const START = 'pag_1111111111111111111112';
const NEXT = 'pag_1111111111111111111113';

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
    const read = readPdf((await makePdf(bookOf([page('Start', markdown)], images), bounds)).bytes);
    expect(read.sheets[1]).toEqual('Start\ncut\ntext\nhuge\nmissing\ngone\nin a \nHandbook2 / 2');
    expect([...read.images].sort()).toEqual(['drawn', 'good', 'line']);
  });

  it('has the same bytes for the same book', async () => {
    const book = bookOf([page('Start', '# One\n\n[a](https://a.test/)'), page('Next', 'words')]);
    const [one, other] = [await makePdf(book, bounds), await makePdf(book, bounds)];
    expect(one.bytes.equals(other.bytes)).toEqual(true);
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
        hostileText.map((text) => page(text, `\`\`\`typst\n${text}\n\`\`\`\n\n# ${escaped(text)}`)),
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
});
