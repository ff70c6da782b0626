/** Checks how the pages of a book are laid out on sheets. */
import { describe, expect, it } from 'vitest';
import { makePdf } from '../../src/data/pdf.ts';
import { bookOf, bounds, page, read } from './pdf-books.ts';

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
