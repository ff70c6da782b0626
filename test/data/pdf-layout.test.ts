/** Checks how the pages of a book are laid out on sheets. */
import { describe, expect, it } from 'vitest';
import { makePdf } from '../../src/data/pdf.ts';
import { bookOf, bounds, image, page, png, read } from './pdf-books.ts';

const START = 'pag_1111111111111111111112';

const linesOf = (sheet: string | undefined): readonly string[] =>
  (sheet ?? '').split('\n').filter((line) => line.trim() !== '');

describe('the title of a page in a PDF', () => {
  it.each([
    ['as its first heading', '# Getting  started\n\nWords.\n\n## Part'],
    ['as its first heading in other case and marks', '## *getting* Started\n\nWords.\n\n### Part'],
    ['once', 'Words.\n\n## Part'],
  ])('is shown once for a page with the title %s', async (_, markdown) => {
    const { sheets, titles } = await read(bookOf([page('Getting started', markdown)]));
    expect(linesOf(sheets[1])).toEqual(['Getting started', 'Words.', 'Part', 'Handbook2 / 2']);
    expect(titles).toEqual(['Getting started', ' Part']);
  });

  it('is shown again where it is another heading, or a later one', async () => {
    const { titles } = await read(
      bookOf([page('Start', '# Start here'), page('End', 'Words.\n\n# End')]),
    );
    expect(titles).toEqual(['Start', ' Start here', 'End', ' End']);
  });

  it('is the target of links to the heading that it stands for', async () => {
    const { links } = await read(
      bookOf([
        page('Start', `# Start\n\n${'words\n\n'.repeat(60)}`, 1, START),
        page('Next', `[a](/pages/${START}#start)`),
      ]),
    );
    expect(links.at(-1)).toEqual({ on: 5, to: 3 });
  });
});

describe('the end of a sheet in a PDF', () => {
  const words = (count: number) => 'Words.\n\n'.repeat(count);
  const figure = (name: string) =>
    `<figure><img src="/files/${name}" alt="x"><figcaption>Caption</figcaption></figure>`;
  const images = new Map([
    ['/files/tall', image('image/png', png(600, 1200))],
    ['/files/wide', image('image/png', png(1200, 700))],
  ]);

  it('is not a heading, whatever follows it', { timeout: 120_000 }, async () => {
    const following = {
      paragraph: 'Text that follows.',
      tall: figure('tall'),
      wide: figure('wide'),
      code: '```js\nlet a;\nlet b;\nlet c;\n```',
      table: '| a | b |\n|---|---|\n| c | d |',
      hint: '{% hint style="info" %}\nA hint.\n{% endhint %}',
      tabs: '{% tabs %}\n{% tab title="npm" %}\nOne.\n{% endtab %}\n{% endtabs %}',
      step: '{% stepper %}\n{% step %}\n### First\n\nDo it.\n{% endstep %}\n{% endstepper %}',
      details: '<details>\n\n<summary>Why?</summary>\n\nBecause.\n\n</details>',
    };
    const pages = Object.entries(following).flatMap(([name, markdown]) =>
      Array.from({ length: 16 }, (_, index) =>
        page(`${name} ${index}`, `${words(20 + index)}## Heading\n\n${markdown}\n\nEnd.`),
      ),
    );
    const { sheets } = await read(bookOf(pages, images));
    const last = sheets.slice(1).map((sheet) => linesOf(sheet).at(-2));
    expect(sheets.length).toBeGreaterThan(pages.length + 20);
    expect(last.filter((line) => line === 'Heading' || line === 'First')).toEqual([]);
  });

  it.each([
    ['tall', 13],
    ['wide', 22],
  ])('has a %s image, at a smaller size, with its heading', async (name, count) => {
    const markdown = `${words(count)}## Heading\n\n${figure(name)}`;
    const { sheets } = await read(bookOf([page('Start', markdown)], images));
    expect(sheets.slice(1).map((sheet) => linesOf(sheet).slice(-3, -1))).toEqual([
      ['Heading', 'Caption'],
    ]);
  });

  it('has no image that would be much too small there', async () => {
    const markdown = `${words(25)}${figure('tall')}\n\nEnd.`;
    const { sheets } = await read(bookOf([page('Start', markdown)], images));
    expect(sheets.slice(1).map(linesOf)).toEqual([
      ['Start', ...Array(25).fill('Words.'), 'Handbook2 / 3'],
      ['Caption', 'End.', 'Handbook3 / 3'],
    ]);
  });
});

describe('a script without a font', () => {
  const scriptsIn = async (title: string, markdown: string) =>
    (await makePdf(bookOf([page(title, markdown)]), bounds)).missingScripts;

  it('is named, wherever its characters are', async () => {
    expect(await scriptsIn('Start', 'Wörter, «ελληνικά», кириллица.')).toEqual([]);
    for (const markdown of [
      '\u{10fffd}',
      '`\u{10fffd}`',
      '| a |\n|---|\n| \u{10fffd} |',
      '```js\n"\u{10fffd}"\n```',
    ])
      expect(await scriptsIn('Start', markdown)).toEqual(['Private use']);
    expect(await scriptsIn('A \u{10fffd}', '')).toEqual(['Private use']);
  });
});
