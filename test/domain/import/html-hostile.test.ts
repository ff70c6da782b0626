/** Checks that the conversion of hostile HTML ends soon. */
import { describe, expect, it } from 'vitest';
import { AppError } from '../../../src/domain/errors.ts';
import { markdownOf } from '../../../src/domain/import/html.ts';

const base = 'https://acme.test/docs/page';
const read = (html: string) => markdownOf(html, { base });

describe('hostile HTML', () => {
  const many = (text: string, count: number): string => text.repeat(count);
  const cases: [string, string][] = [
    ['deep elements', many('<div>', 400_000)],
    ['deep closed elements', many('<b>', 190) + many('x ', 200_000) + many('</b>', 190)],
    ['unmatched closing tags', many('<a>', 150) + many('</b>', 300_000)],
    ['unclosed attributes', many('<a b="', 200_000)],
    ['unclosed comments', many('<!--', 300_000)],
    ['unclosed declarations', many('<!', 1_000_000)],
    ['unclosed scripts', many('<script>', 300_000)],
    ['unclosed inline marks', many('<b a=1>x', 30_000) + many('<p>y', 30_000)],
    ['adjacent inline marks', many('<em>a</em><strong>b</strong>', 9000)],
    [
      'inline marks in many blocks',
      many(`<p>${many('a<em>a<strong>b<del>*c</del>_</strong></em>', 12)}</p>`, 400),
    ],
    ['brackets', many('[', 500_000) + many('](', 200_000)],
    ['stars', many('*_', 400_000)],
    ['less-than signs', many('<', 900_000)],
    ['backticks', `<code>${many('` ', 300_000)}</code><pre>${many('`~', 200_000)}</pre>`],
    [
      'a table with one wide row',
      `<table>${many('<tr><td>a', 4000)}<tr>${many('<td>b', 59)}</table>`,
    ],
    [
      'a table whose cells span all',
      `<table>${many(`<tr>${many('<td rowspan=1000 colspan=60>x', 5)}`, 2000)}</table>`,
    ],
    ['tables in tables', many('<table><tr><td>a</td><td>', 49) + many('<b>x</b>', 10_000)],
    ['lists in lists', many('<ul><li>a', 90) + many('<p>x', 15_000)],
    ['quotes in quotes', many('<blockquote>', 190) + many('<p>x', 15_000)],
    ['nested main elements', many('<main>', 190) + many('<p>x', 15_000)],
    [
      'an article with many line breaks',
      many(`<div>${many('text, and more<br><br>', 10)}</div>`, 140),
    ],
    ['whitespace', many(' \n', 2_000_000)],
    ['a title of dashes', `<title>${many(' - ', 300_000)}</title>`],
    ['character references', many('&eacute;&rarr;', 100_000)],
    ['an empty page', ''],
  ];

  it.each(cases)('is converted or rejected quickly: %s', (_, html) => {
    const before = process.cpuUsage().user;
    let refused: unknown;
    try {
      read(html);
    } catch (error) {
      refused = error;
    }
    expect(
      refused === undefined || (refused instanceof AppError && refused.reason === 'BAD_USER_INPUT'),
    ).toBe(true);
    expect(process.cpuUsage().user - before).toBeLessThan(15_000_000);
  });
});
