// Markdown texts of up to a mebibyte that are expensive to parse.

/** The size of a text; a page has at most one mebibyte. */
const TEXT_BYTES = 900_000;

const filled = (part: string, bytes = TEXT_BYTES): string =>
  part.repeat(Math.floor(bytes / Buffer.byteLength(part)));
const numbered = (count: number, part: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => part(n)).join('');

/** Returns dense ordinary prose, as in a long page by a real author. */
export const proseOf = (bytes: number): string =>
  filled(
    'Some **bold words**, a [link](https://example.com/page) and `code` stand _in_ a sentence of ordinary length.\n\n',
    bytes,
  );

/** The texts by name. */
export const texts: ReadonlyMap<string, string> = new Map([
  ['emphasis that never closes', filled('*a_ ')],
  ['links that never close', filled('[a](')],
  ['headings', filled('# h\n')],
  [
    '20,000 link references',
    numbered(20_000, (n) => `[ref${n}]: https://example.com/${n}\n\n[ref${n}]\n\n`).slice(
      0,
      TEXT_BYTES,
    ),
  ],
  ['tags that never close', filled('<a ')],
  ['a table of 60,000 rows', `| a | b |\n|---|---|\n${filled('| 1 | 2 |\n', 600_000)}`],
  ['ordinary prose', proseOf(TEXT_BYTES)],
  ['32,000 links in a list', filled('- [a](/b/c/d/e/f/g)\n', 640_000)],
  ['nested quotes', `${'>'.repeat(4000)} a\n`.repeat(100)],
  ['nested lists', numbered(300, (n) => `${'  '.repeat(n)}- a\n`).repeat(8)],
  ['backticks of every length', numbered(1200, (n) => `${'`'.repeat(n + 1)} `)],
  ['brackets inside one another', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
  ['images inside one another', filled('![')],
  ['strong emphasis of every length', numbered(1200, (n) => `${'*'.repeat(n + 1)}a `)],
  ['entities', filled('&amp;&#x41;')],
  ['front matter', `---\n${numbered(30_000, (n) => `key${n}: [${n}, {a: ${n}}]\n`)}---\n\nText.\n`],
  ['conditions', filled('{% if visitor.claims.a == "b" %}a{% endif %}\n')],
  ['one line without spaces', 'a'.repeat(TEXT_BYTES)],
  ['line breaks', filled('\n\n \n')],
  ['HTML comments that never close', filled('<!-- ')],
  ['code fences', filled('```\n')],
  ['autolinks', filled('www.a.bc ')],
  ['escapes', filled('\\*')],
  [
    'tables of wide rows',
    `|${'a|'.repeat(2000)}\n|${'-|'.repeat(2000)}\n${`|${'b|'.repeat(2000)}\n`.repeat(150)}`,
  ],
]);
