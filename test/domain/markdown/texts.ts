/**
 * Generates texts for the tests of markdown: random ones that look like markdown, and hostile ones
 * that hang a naive parser.
 */
import fc from 'fast-check';

const pieces = [
  '[a](b.md)',
  '[a](<b c.md> "t")',
  '![i](p.png)',
  '[![i](p.png)](q.md)',
  '<a href="x.md">t</a>',
  '<img src=y.png>',
  '`[c](d)`',
  '``a ` b``',
  '[r]',
  '[a][s]',
  '\n[r]: ./r.md\n',
  "\n[s]: <s t.md> 'T'\n",
  '<https://e.test/a>',
  'https://f.test/b',
  'ana@acme.test',
  '**b**',
  '*e [l](m.md) e*',
  '_u_',
  '~~d~~',
  '\n',
  '\n\n',
  '\n> ',
  '\n> > ',
  '\n- ',
  '\n  - ',
  '\n1. ',
  '\n   ',
  '\n    ',
  '\n\t',
  '\n```\n',
  '\n~~~js\n',
  '\n# ',
  '\n===\n',
  '\n---\n',
  '\n| a | [t](u.md) |\n|---|---|\n| `x\\|y` | [d\\|e](v.md) |\n',
  '\n<div>\n',
  '</div>\n',
  '<!-- [x](y) -->',
  ' word ',
  '[k\nl](m.md)',
  '\n- [x] ',
  '\n- [ ] [t](z.md)',
  '&amp;',
  '[p](a&amp;b.md)',
  '[q](/a\\(b)',
  '[n](a(b)c)',
  '{{ name }}',
  '{% if a %}',
  '{% else %}',
  '{% endif %}',
  '{% include "x" %}',
  '\r\n',
  '\\',
  '`',
  '*',
  '!',
  '<',
  '>',
  '  \n',
  '\n\n\tcode [n](n)\n',
  'é😀',
];

/** Texts of any characters, including unpaired surrogates. */
export const anything = fc
  .array(fc.oneof(fc.nat(0x7f), fc.nat(0xffff)), { maxLength: 40 })
  .map((codes) => String.fromCharCode(...codes));

/** Texts made of pieces of markdown, well-formed or not. */
export const markdown = fc
  .array(fc.constantFrom(...pieces), { maxLength: 16 })
  .map((parts) => parts.join(''));

const SIZE = 100_000;
const repeated = (part: string): [string, string] => [
  part,
  part.repeat(Math.ceil(SIZE / part.length)),
];

/**
 * Names and texts of 100 kB. Each takes minutes when a parser scans the whole rest of the text from
 * each of its marks.
 */
export const hostile: readonly (readonly [string, string])[] = [
  ...[
    '[',
    '(',
    '`',
    '*',
    '~',
    '!',
    '<',
    '|',
    '{%',
    '{% if a %}',
    '![',
    '[a](b',
    '[a]: ',
    '<a href="',
    '<!--',
    '**a *b ',
    'a :_',
    '~b.',
    '\\```',
    '1.*',
    '> ',
    '>',
    '- ',
    '- a\n',
    'a\n=\n',
    '```\n',
    '}|a|b\n-|-\n',
    'www.',
    'a@',
    '\t',
    '\r',
    '*http://.1.',
    '](data:',
    '"~mailto:',
    '> - a\n> > b\n',
    '\u00e9\n|-|',
  ].map(repeated),
  ['nested lists', Array.from({ length: 440 }, (_, i) => `${'  '.repeat(i)}- a\n`).join('')],
  ['quotes around lists', `${'> - '.repeat(25_000)}a`],
  ['lines behind an item', `- é\n${'b\n'.repeat(50_000)}`],
  ['quotes with lines behind them', `${'>'.repeat(50_000)}  \n]`],
];
