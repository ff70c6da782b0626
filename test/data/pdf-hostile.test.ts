/** Checks that PDFs accept blocks that are nested deeply, long, or many. */
import { describe, expect, it } from 'vitest';
import { type Book, makePdf } from '../../src/data/pdf.ts';
import { bookOf, bounds, page, read } from './pdf-books.ts';

/** Puts the lines of a block into another block. */
type Wrap = (lines: readonly string[]) => readonly string[];

const inTags = (open: readonly string[], close: readonly string[]): Wrap => {
  return (lines) => [...open, ...lines, ...close];
};
const inMarks = (first: string, rest: string): Wrap => {
  return (lines) => lines.map((line, index) => `${index === 0 ? first : rest}${line}`);
};

const CONTAINERS: Readonly<Record<string, Wrap>> = {
  hint: inTags(['{% hint style="danger" %}'], ['{% endhint %}']),
  tabs: inTags(['{% tabs %}', '{% tab title="T" %}'], ['{% endtab %}', '{% endtabs %}']),
  expandable: inTags(['<details>', '<summary>S</summary>', ''], ['', '</details>']),
  stepper: inTags(['{% stepper %}', '{% step %}'], ['{% endstep %}', '{% endstepper %}']),
  columns: inTags(
    ['{% columns %}', '{% column %}'],
    ['{% endcolumn %}', '{% column %}', 'b', '{% endcolumn %}', '{% endcolumns %}'],
  ),
  condition: inTags(['{% if a %}'], ['{% endif %}']),
  updates: inTags(
    ['{% updates %}', '{% update date="2026-01-31" tags="a" %}'],
    ['{% endupdate %}', '{% endupdates %}'],
  ),
  unknown: inTags(['{% custom %}'], ['{% endcustom %}']),
  quote: inMarks('> ', '> '),
  list: inMarks('- ', '  '),
  ordered: inMarks('1. ', '   '),
  task: inMarks('- [x] ', '  '),
};
const WRAPS = Object.values(CONTAINERS);

/** Text with every mark, and the blocks that Typst nests most. */
const marked =
  '**_~~<kbd><sup><mark style="color:red;background-color:blue">deep</mark></sup></kbd>~~_**';
const inner = [
  `${marked}[^1] <a href="https://a.test/" class="button">B</a>`,
  '',
  '# Heading',
  '',
  '| a | b |',
  '|---|---|',
  `| [${marked}](https://a.test/)[^1] | c |`,
  '',
  '<table data-view="cards"><thead><tr><th></th></tr></thead><tbody><tr><td><b>c</b></td></tr></tbody></table>',
  '',
  '<figure><img src="/files/a" alt="d"><figcaption>e</figcaption></figure>',
];
const note = '\n\n[^1]: A **_~~note~~_**.\n';

const nested = (depth: number, wrapAt: (level: number) => Wrap | undefined): string => {
  let lines: readonly string[] = inner;
  for (let level = 0; level < depth; level++) lines = wrapAt(level)?.(lines) ?? lines;
  return lines.join('\n') + note;
};

/** Returns the titles of the pages of a book that is drawn. */
const titlesOf = async (pages: Book['pages']): Promise<string[]> =>
  (await read(bookOf(pages))).titles.filter((title) => !title.startsWith(' '));

describe('a PDF', () => {
  it('accepts containers that are nested sixty deep', async () => {
    const pages = [
      ...Object.entries(CONTAINERS).map(([name, wrap]) =>
        page(
          name,
          nested(60, () => wrap),
        ),
      ),
      ...WRAPS.map((_, start) =>
        page(
          `mixed ${start}`,
          nested(60, (level) => WRAPS[(start + level * 5) % WRAPS.length]),
        ),
      ),
      ...WRAPS.map((_, start) =>
        page(
          `few ${start}`,
          nested(20, (level) => WRAPS[(start * 7 + level * level) % WRAPS.length]),
        ),
      ),
    ];
    expect(await titlesOf(pages)).toEqual(pages.map(({ title }) => title));
  });

  it('accepts words of thousands of letters in every container', async () => {
    const word = 'w'.repeat(5000);
    const name = 'w'.repeat(1000);
    const texts: Readonly<Record<string, string>> = {
      ...Object.fromEntries(
        Object.entries(CONTAINERS).map(([kind, wrap]) => [kind, wrap([word]).join('\n')]),
      ),
      tab: `{% tabs %}\n{% tab title="${name}" %}\n${word}\n{% endtab %}\n{% endtabs %}`,
      summary: `<details>\n<summary>${word}</summary>\n\n${word}\n\n</details>`,
      update: `{% updates %}\n{% update date="${name}" tags="${name}" %}\na\n{% endupdate %}\n{% endupdates %}`,
      condition: `{% if ${name} %}\na\n{% endif %}`,
      cards: `<table data-view="cards"><thead><tr><th></th></tr></thead><tbody><tr><td>${word}</td></tr></tbody></table>`,
      table: `<table><thead><tr><th width="50" data-type="select">${word}</th><th>b</th></tr></thead><tbody><tr><td>${word}</td><td>c</td></tr></tbody></table>`,
      code: `{% code title="${name}" lineNumbers="true" %}\n\`\`\`js\n${word}\n\`\`\`\n{% endcode %}`,
      prompt: `{% prompt description="${name}" %}\n\`\`\`\n${word}\n\`\`\`\n{% endprompt %}`,
      caption: `<figure><img src="/files/a" alt="${word}"><figcaption>${word}</figcaption></figure>`,
      references: `{% content-ref url="x" %}\n[${name}](x)\n{% endcontent-ref %}\n\n{% file src="https://a.test/${name}" %}\n${word}\n{% endfile %}\n\n{% embed url="https://a.test/${name}" %}\n\n{% include "${name}" %}`,
      openapi: `{% openapi-operation spec="${name}" path="${name}" method="${name}" %}\n\n{% openapi-schemas spec="${name}" schemas="${name}" title="${name}" %}`,
      math: `$$\n${word}\n$$\n\na $$${word}$$`,
      inlines: `<kbd>${word}</kbd> <mark style="color:red">${word}</mark> <a href="https://a.test/" class="button">${word}</a> <i class="fa-${name}"></i> [${word}](x "mention") {{ ${name} }} a[^1]\n\n[^1]: ${word}`,
    };
    const pages = Object.entries(texts).map(([title, markdown]) => page(title, markdown));
    expect(await titlesOf(pages)).toEqual(pages.map(({ title }) => title));
  });

  const row = `<tr>${'<td>b</td>'.repeat(10)}</tr>`.repeat(10_000);
  it.each([
    ['a table of', '<table>', 'data-type="select" width="100"'],
    ['cards of', '<table data-view="cards">', ''],
    ['a table without a header of', '<table data-header-hidden>', 'data-type="rating"'],
  ])('accepts %s a hundred thousand cells', async (_, table, column) => {
    const head = `<thead><tr>${`<th ${column}>a</th>`.repeat(10)}</tr></thead>`;
    const markdown = `{% hint style="info" %}\n${table}${head}<tbody>${row}</tbody></table>\n{% endhint %}`;
    expect(await titlesOf([page('Start', markdown)])).toEqual(['Start']);
  });

  it('accepts thousands of notes, in lines and in the cells of a table', async () => {
    const names = Array.from({ length: 3000 }, (_, index) => `${index}`);
    const notes = names.map((name) => `[^${name}]: A note.`).join('\n');
    const pages = [
      page('Lines', `${names.map((name) => `a[^${name}]`).join('\n\n')}\n\n${notes}`),
      page('Table', `|a|\n|-|\n${names.map((name) => `|a[^${name}]|`).join('\n')}\n\n${notes}`),
    ];
    const { bytes } = await makePdf(bookOf(pages), bounds);
    expect(bytes.toString('latin1', 0, 5)).toEqual('%PDF-');
  });

  it('accepts thousands of parts in a container, and containers longer than a sheet', async () => {
    const parts = (open: string, close: string) => `${open}\na\n${close}\n`.repeat(1000);
    const long = 'words words words\n\n'.repeat(2000);
    const pages = [
      page('Tabs', `{% tabs %}\n${parts('{% tab title="a" %}', '{% endtab %}')}{% endtabs %}`),
      page('Steps', `{% stepper %}\n${parts('{% step %}', '{% endstep %}')}{% endstepper %}`),
      page('Columns', `{% columns %}\n${parts('{% column %}', '{% endcolumn %}')}{% endcolumns %}`),
      page('Hint', `{% hint style="info" %}\n${long}{% endhint %}`),
      page('Step', `{% stepper %}\n{% step %}\n${long}{% endstep %}\n{% endstepper %}`),
      page(
        'Column',
        `{% columns %}\n{% column %}\n${long}{% endcolumn %}\n{% column %}\nb\n{% endcolumn %}\n{% endcolumns %}`,
      ),
    ];
    expect(await titlesOf(pages)).toEqual(pages.map(({ title }) => title));
  });
});
