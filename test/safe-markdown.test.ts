/** Tests the example of SECURITY.md that sanitizes markdown. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

let folder: string;
let render: (markdown: string) => Promise<string>;

beforeAll(async () => {
  const [, example = ''] =
    /<!-- example: safe markdown -->\n```js\n([\s\S]*?)```/.exec(
      await readFile(path.join(root, 'SECURITY.md'), 'utf8'),
    ) ?? [];
  // below node_modules the example finds its packages
  folder = await mkdtemp(path.join(root, 'node_modules', '.safe-markdown-'));
  const file = path.join(folder, 'example.mjs');
  await writeFile(file, example);
  ({ render } = await import(pathToFileURL(file).href));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the example of SECURITY.md', () => {
  it.each([
    ['[a](javascript:alert(1))', '<p><a>a</a></p>'],
    ['[a](JaVaScRiPt&colon;alert(1))', '<p><a>a</a></p>'],
    ['<a href="java\nscript:alert(1)">a</a>', '<p><a>a</a></p>'],
    ['![a](data:text/html;base64,PHNjcmlwdD4=)', '<p><img alt="a"></p>'],
    ['a <script>alert(1)</script> b', '<p>a  b</p>'],
    [
      '<img src="https://acme.test/a.png" onerror="alert(1)">',
      '<img src="https://acme.test/a.png">',
    ],
    ['<svg><script>alert(1)</script></svg>', '<p></p>'],
    ['<iframe src="https://evil.test"></iframe>', ''],
    ['<p style="position:fixed">a</p>', '<p>a</p>'],
  ])('removes executable content from %s', async (markdown, html) => {
    expect(await render(markdown)).toBe(html);
  });

  it('leaves an ordinary text unchanged', async () => {
    const markdown =
      '# Title\n\nSome *words* and a [link](https://acme.test/).\n\n| a |\n|---|\n| b |\n';
    const table =
      '<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>b</td>\n</tr>\n</tbody>\n</table>';
    expect(await render(markdown)).toBe(
      `<h1>Title</h1>\n<p>Some <em>words</em> and a <a href="https://acme.test/">link</a>.</p>\n${table}`,
    );
  });
});
