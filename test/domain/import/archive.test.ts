/**
 * Checks archives of markdown: their tree, the references of their texts, and the archives that are
 * rejected.
 */
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { badInput } from '../../../src/domain/errors.ts';
import { importArchive } from '../../../src/domain/import/archive.ts';
import { read, textsOf, treeOf, zip } from './archives.ts';

describe('an archive with a summary', () => {
  const files = {
    'book/SUMMARY.md': `# Table of contents

* [Welcome](README.md)
* [Set up](setup/README.md "short")
  * [On *Linux*](setup/linux.md)
    1. [Deeper](setup/deep.md)
* [Web](https://acme.test/a?b=c)

## Reference

* [API](api.md)
* Words alone
  - [Errors](<with space.md>)

***

- [Last](last.md)
- [Again](README.md)
`,
    'book/README.md':
      '# Hello\n\nSee [set up](setup/), [Linux](./setup/linux.md#step-1 "t"), [last](/last.md), [gone](gone.md) and [web](https://acme.test).\n',
    'book/setup/README.md':
      '---\ntitle: "Set: up"\ndescription: How\nemoji: 🍎\nhidden: true\nlayout:\n  width: wide\n  cover:\n    visible: false\ncover: ../.gitbook/assets/a%20b.png\ncoverY: 3\n---\n\n# Not its title\n\n![x](<../.gitbook/assets/a b.png>) ![y](/img/y.png) [d](../docs/d.pdf)\n',
    'book/setup/linux.md':
      'Up: [top](../README.md) {% include "../.gitbook/includes/part.md" %} `[no](../README.md)`\n',
    'book/setup/deep.md': '',
    'book/api.md': '---\nslug: the-api\nvariables:\n  name: x\n---\n{{ name }}',
    'book/with space.md': '# Errors\n',
    'book/last.md': '\ufeff# Last one #\n\ntext',
    'book/unnamed.md': 'Nobody names me.',
    'book/.gitbook/assets/a b.png': new Uint8Array([1, 2]),
    'book/.gitbook/assets/unused.txt': 'x',
    'book/.gitbook/includes/part.md': '---\ntitle: A part\n---\n[api](../../api.md)',
    'book/.gitbook/vars.yaml': 'product: Lectern\nyear: 2026\n"not a name": x\n',
    'book/img/y.png': new Uint8Array([3]),
    'book/docs/d.pdf': new Uint8Array([4]),
  };
  const imported = read(files);

  it('has the tree of the summary, with groups and links', () => {
    expect(treeOf(imported)).toEqual([
      'Hello (hello)',
      'Set: up (setup)',
      '  On Linux (linux)',
      '    Deeper (deep)',
      'LINK Web ()',
      'GROUP Reference (reference)',
      '  API (the-api)',
      '  Words alone (words-alone)',
      '    Errors (with-space)',
      'Last one (last)',
      'LINK Again ()',
    ]);
  });

  it('has refs in place of the references of its texts, and no other change', () => {
    expect(textsOf(imported)).toEqual([
      'See [set up](page-2), [Linux](page-3#step-1 "t"), [last](page-10), [gone](gone.md) and [web](https://acme.test).\n',
      '\n# Not its title\n\n![x](file-1) ![y](file-3) [d](file-4)\n',
      'Up: [top](page-1) {% include "reusable-1" %} `[no](../README.md)`\n',
      '',
      '',
      '',
      '{{ name }}',
      '',
      '',
      'text',
      '',
    ]);
    expect(imported.reusableContents).toEqual([
      { ref: 'reusable-1', title: 'A part', markdown: '[api](page-7)' },
    ]);
  });

  it('has fields, files and variables', () => {
    expect(imported.pages.map(({ fields }) => fields)).toEqual([
      { linkTitle: 'Welcome', sourcePath: 'README.md' },
      {
        linkTitle: 'short',
        sourcePath: 'setup/README.md',
        description: 'How',
        emoji: '🍎',
        hidden: true,
        'layout.width': 'WIDE',
        'layout.cover': false,
        cover: { ref: 'file-1', yPos: 3 },
      },
      ...[{ sourcePath: 'setup/linux.md' }, { sourcePath: 'setup/deep.md' }],
      { target: { kind: 'URL', url: 'https://acme.test/a?b=c' } },
      undefined,
      { 'variables.name': 'x', sourcePath: 'api.md' },
      ...[undefined, { sourcePath: 'with space.md' }],
      { linkTitle: 'Last', sourcePath: 'last.md' },
      { target: { kind: 'PAGE', page: 'page-1' } },
    ]);
    expect(imported.files.map(({ bytes, ...file }) => ({ ...file, bytes: [...bytes] }))).toEqual([
      { ref: 'file-1', name: 'a b.png', contentType: 'image/png', bytes: [1, 2] },
      { ref: 'file-2', name: 'unused.txt', contentType: 'text/plain', bytes: [120] },
      { ref: 'file-3', name: 'y.png', contentType: 'image/png', bytes: [3] },
      { ref: 'file-4', name: 'd.pdf', contentType: 'application/pdf', bytes: [4] },
    ]);
    expect(imported.variables).toEqual({ product: 'Lectern', year: '2026' });
  });

  it('lists and counts the problems', () => {
    expect(imported.problems).toEqual([
      { resource: 'book/unnamed.md', message: 'The summary does not name this page.' },
      {
        resource: 'book/.gitbook/vars.yaml',
        message: 'This is not a valid name of a variable: not a name',
      },
    ]);
    expect(imported.found).toBe(11 + 4 + 1 + 1);
  });
});

describe('an archive without a summary', () => {
  it('has the tree of its folders, sorted by name with numbers as numbers', () => {
    const imported = read({
      'repo-main/README.md': '# Home\n\n[ten](10-ten.md) [g](guide) [html](guide/one.html)',
      'repo-main/10-ten.md': 'x',
      'repo-main/2-two.md': 'x',
      'repo-main/guide/index.md': '# The guide',
      'repo-main/guide/one.md': '[up](../README.md) [side](./index.md) ![i](img.png)',
      'repo-main/guide/img.png': new Uint8Array([1]),
      'repo-main/more/a/b.md': 'x',
      'repo-main/same.md': 'x',
      'repo-main/same/below.md': 'x',
      'repo-main/.github/no.md': 'x',
      'repo-main/node_modules/no.md': 'x',
      'repo-main/no.png': new Uint8Array([2]),
    });
    expect(treeOf(imported)).toEqual([
      'Home (home)',
      'Two (2-two)',
      'Ten (10-ten)',
      'The guide (guide)',
      '  One (one)',
      'GROUP More (more)',
      '  A (a)',
      '    B (b)',
      'Same (same)',
      '  Below (below)',
    ]);
    expect(textsOf(imported).slice(0, 5)).toEqual([
      '[ten](page-3) [g](page-4) [html](page-5)',
      'x',
      'x',
      '',
      '[up](page-1) [side](page-4) ![i](file-1)',
    ]);
    expect([imported.files.length, imported.found, imported.problems]).toEqual([1, 11, []]);
  });

  it('accepts names in the encodings of other systems', () => {
    const imported = read({
      'u\u0308ber.md': '[x](%C3%BCber.md) [y](a.md)',
      'a.md': '[z](über.md)',
      '__MACOSX/._a.md': 'x',
    });
    expect([treeOf(imported), textsOf(imported)]).toEqual([
      ['A (a)', 'Über (über)'],
      ['[z](page-2)', '[x](page-2) [y](page-1)'],
    ]);
  });
});

describe('pages of an archive', () => {
  it('have unique slugs among siblings, titles of at most 255 characters, and at most 16 levels', () => {
    const deep = Array.from({ length: 20 }, (_, at) => `${'  '.repeat(at)}* [${at}](p/${at}.md)`);
    const long = 'x'.repeat(300);
    const files = Object.fromEntries(deep.map((_, at) => [`p/${at}.md`, '']));
    const imported = read({
      'SUMMARY.md': [...deep, '* [A](a/x.md)', '* [B](b/x.md)', '* [C](c.md)'].join('\n'),
      ...files,
      'a/x.md': 'x',
      'b/x.md': `# ${long}`,
      'c.md': '---\nslug: x\n---\n',
    });
    expect(treeOf(imported).slice(14)).toEqual([
      `${'  '.repeat(14)}14 (14)`,
      ...['15', '16', '17', '18', '19'].map((name) => `${'  '.repeat(15)}${name} (${name})`),
      'A (x)',
      `${'x'.repeat(255)} (x-2)`,
      'C (x-3)',
    ]);
  });

  it('lose front matter that cannot be parsed, and missing covers', () => {
    const imported = read({
      'a.md': '---\nhidden: perhaps\n---\ntext',
      'b.md': '---\ncover: https://acme.test/x.png\n---\ntext',
    });
    expect(imported.pages).toEqual([
      {
        ...{
          ref: 'page-1',
          type: 'DOCUMENT',
          parent: null,
          title: 'A',
          slug: 'a',
          markdown: 'text',
        },
        fields: { sourcePath: 'a.md' },
        source: '---\nhidden: perhaps\n---\ntext',
      },
      {
        ...{
          ref: 'page-2',
          type: 'DOCUMENT',
          parent: null,
          title: 'B',
          slug: 'b',
          markdown: 'text',
        },
        fields: { sourcePath: 'b.md' },
        source: '---\ncover: https://acme.test/x.png\n---\ntext',
      },
    ]);
    expect(imported.problems).toEqual([
      { resource: 'a.md', message: '"hidden" in the front matter must be true or false.' },
      {
        resource: 'b.md',
        message: 'This archive does not contain the cover: https://acme.test/x.png',
      },
    ]);
  });

  it('lose variables that no text can name, and links that are unsafe to follow', () => {
    const comment = JSON.stringify({
      target: { kind: 'URL', url: 'javascript:alert(1)' },
      variables: { 'b c': 'x' },
      emoji: '🍎',
    });
    const imported = read({
      'SUMMARY.md': `* [A](a.md)\n* [B](#) <!-- ${comment} -->\n* [C](javascript:alert(1))\n* [D](https://acme.test) <!-- {"hidden": 3} -->\n`,
      'a.md': '---\nvariables:\n  a b: x\n  ok: y\n---\n',
    });
    expect(imported.pages.map(({ type, title, fields }) => [type, title, fields])).toEqual([
      ['DOCUMENT', 'A', { 'variables.ok': 'y', sourcePath: 'a.md' }],
      ['DOCUMENT', 'B', { emoji: '🍎' }],
      ['DOCUMENT', 'C', undefined],
      ['LINK', 'D', { target: { kind: 'URL', url: 'https://acme.test' } }],
    ]);
    expect(imported.problems).toEqual([
      { resource: 'a.md', message: 'This is not a valid name of a variable: a b' },
      { resource: 'SUMMARY.md', message: 'This is not a valid name of a variable: b c' },
      { resource: 'SUMMARY.md', message: '"hidden" in the front matter must be true or false.' },
      { resource: 'SUMMARY.md', message: 'This link is broken: #' },
      { resource: 'SUMMARY.md', message: 'This link is broken: javascript:alert(1)' },
    ]);
  });

  it('keep a text that begins like front matter', () => {
    expect(textsOf(read({ 'a.md': '---\ntitle: A\n---\n---\ntitle: c\n---\ntext' }))).toEqual([
      '---\n---\n---\ntitle: c\n---\ntext',
    ]);
    expect(textsOf(read({ 'a.md': '---\ntitle: A\n---\n---\nb: c\n---\ntext' }))).toEqual([
      '---\nb: c\n---\ntext',
    ]);
  });

  it('keep front matter that is not YAML as text, and report it', () => {
    const imported = read({ 'a.md': '---\ntitle: a: b\n---\ntext' });
    expect(textsOf(imported)).toEqual(['---\ntitle: a: b\n---\ntext']);
    expect(imported.problems).toEqual([
      { resource: 'a.md', message: 'The front matter is not YAML, and was imported as text.' },
    ]);
  });

  it('are left out when they have more than 1 MiB, and their subpages take their place', () => {
    const imported = read({
      'SUMMARY.md': '* [A](a.md)\n  * [B](b.md)\n* [C](none.md)\n',
      'a.md': 'x'.repeat(1024 * 1024 + 1),
      'b.md': 'x',
    });
    expect([treeOf(imported), imported.found, imported.problems]).toEqual([
      ['B (b)', 'C (c)'],
      3,
      [
        { resource: 'a.md', message: 'A text may have at most 1 MiB.' },
        { resource: 'SUMMARY.md', message: 'This link is broken: none.md' },
      ],
    ]);
  });

  it('have refs that none of their links can be confused with', () => {
    expect(textsOf(read({ 'a.md': '[x](page-1) [b](b.md)', 'b.md': 'file-2' }))).toEqual([
      '[x](page-1) [b](page-x2)',
      'file-2',
    ]);
  });
});

/** Returns a zip with changed bytes: `at` is the position of the first entry in the directory. */
function changed(
  files: Readonly<Record<string, string>>,
  change: (view: DataView, at: number, bytes: Uint8Array) => void,
): Uint8Array {
  const bytes = zip(files);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  change(view, view.getUint32(bytes.length - 22 + 16, true), bytes);
  return bytes;
}

describe('an archive is refused', () => {
  const refused = (bytes: Uint8Array, message: string) =>
    expect(() => importArchive(bytes)).toThrow(badInput(message));

  it.each([
    ['it is empty', new Uint8Array()],
    ['it is plain text', strToU8('not a zip '.repeat(10))],
    ['it is truncated', zip({ 'a.md': 'x' }).subarray(0, 60)],
  ])('when %s', (_, bytes) => {
    refused(bytes, 'This is not a zip.');
  });

  it.each(['../a.md', 'a/../../b.md', '/etc/a.md', 'C:\\a.md', '..\\a.md'])(
    'that names a path outside of it: %s',
    (path) => {
      refused(
        zip({ [path]: 'x' }),
        `This archive has a path that leads out of it: ${JSON.stringify(path.replaceAll('\\', '/'))}.`,
      );
    },
  );

  it('when it is encrypted', () => {
    refused(
      changed({ 'a.md': 'x' }, (view, at) => view.setUint16(at + 8, 1, true)),
      'This archive is encrypted.',
    );
  });

  it('when its compression method is unknown', () => {
    refused(
      changed({ 'a.md': 'x' }, (view, at) => view.setUint16(at + 10, 12, true)),
      'This archive uses an unsupported compression method: a.md.',
    );
  });

  it('when it is damaged', () => {
    const files = { 'a.md': 'words and words and words, '.repeat(50) };
    refused(
      changed(files, (_, at, bytes) => bytes.fill(255, 34, at)),
      'This archive is damaged: a.md.',
    );
    refused(
      changed(files, (view, at) => view.setUint32(at + 24, 5, true)),
      'This archive is damaged: a.md.',
    );
    refused(
      changed(files, (view, at) => view.setUint32(at + 42, 1_000_000, true)),
      'This archive is damaged: a.md.',
    );
    refused(
      changed(files, (view, at) => view.setUint32(at, 0, true)),
      'This archive is damaged: its directory is cut.',
    );
  });

  // Packing the archive takes 6 s of an idle core.
  it('when it is too large unpacked, whatever its header states', { timeout: 120_000 }, () => {
    const bomb = zipSync(
      {
        'a.md': new Uint8Array(100_000_000),
        'b.md': new Uint8Array(100_000_000),
        'c.md': new Uint8Array(20_000_000),
      },
      { level: 1 },
    );
    refused(bomb, 'This archive has more than 200 MiB when it is unpacked.');
    const view = new DataView(bomb.buffer, bomb.byteOffset, bomb.byteLength);
    const at = view.getUint32(bomb.length - 22 + 16, true);
    view.setUint32(at + 24, 10, true);
    refused(bomb, 'This archive is damaged: a.md.');
  });

  it('when it has too many files', () => {
    refused(
      changed({ 'a.md': 'x' }, (view) => view.setUint16(view.byteLength - 22 + 10, 20_001, true)),
      'This archive has more than 20,000 files.',
    );
  });

  it('when it contains no page', () => {
    refused(zip({ 'a.png': 'x' }), 'This archive contains no markdown page.');
    refused(zip({}), 'This archive contains no markdown page.');
  });
});

describe('an archive is read', () => {
  it('without symbolic links and folders', () => {
    const bytes = zipSync({
      'a.md': strToU8('x'),
      'b.md': [strToU8('/etc/passwd'), { os: 3, attrs: 0o120777 << 16 }],
      'c/': new Uint8Array(),
    });
    expect(treeOf(importArchive(bytes))).toEqual(['A (a)']);
  });

  it('without the bytes before it', () => {
    const inner = zip({ 'a.md': 'x' });
    const bytes = new Uint8Array(inner.length + 100);
    bytes.set(inner, 100);
    expect(treeOf(importArchive(bytes))).toEqual(['A (a)']);
  });

  it('with a problem for lost characters', () => {
    const { problems, pages } = read({
      'a.md': Buffer.from([0x23, 0x20, 0x41, 0x0a, 0xff, 0x0a]),
      'b.md': '# B\n\n\0x\n',
    });
    expect(problems).toEqual([
      { resource: 'a.md', message: 'This is not UTF-8: some of its characters are lost.' },
      { resource: 'b.md', message: 'The characters of value 0 in this were removed.' },
    ]);
    expect(pages.map(({ markdown }) => markdown)).toEqual(['\ufffd\n', 'x\n']);
  });
});
