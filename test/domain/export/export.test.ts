/** Checks the files of an export and their content. */
import { describe, expect, it } from 'vitest';
import { applyChanges } from '../../../src/domain/changes.ts';
import type { Change } from '../../../src/domain/changes/change.ts';
import type { Content } from '../../../src/domain/content.ts';
import { exportContent } from '../../../src/domain/export.ts';
import { allOf, idsFrom } from './worlds.ts';

const nothing: Content = { pages: null, files: null, reusableContents: null, variables: null };

/** Returns the export of the content that the changes create. */
async function exported(changes: readonly Change[]) {
  const positionedChanges = changes.map((change) => ({ change, field: '' }));
  const { content, documents } = applyChanges(nothing, positionedChanges, {
    now: '2026-11-21T12:00:00.000Z',
    newId: idsFrom(1),
    base: nothing,
  });
  const entries = await allOf(exportContent(content, async (hash) => documents.get(hash) ?? ''));
  return Object.fromEntries(
    entries.map((entry) => [entry.path, 'text' in entry ? entry.text : { blob: entry.blob }]),
  );
}

const file = (id: string, name: string): Change => ({
  kind: 'insertFile',
  ref: id,
  file: {
    id: idsFrom(100 + Number(id.slice(1)))('File'),
    fields: { name, contentType: 'image/png', size: 1, blob: `blob of ${id}` },
  },
});

describe('an export', () => {
  it('has a file for each page, named by its slug, in the order of the summary', async () => {
    const files = await exported([
      {
        kind: 'insertPage',
        ref: 'home',
        type: 'DOCUMENT',
        title: 'Welcome',
        markdown: 'See [set up](setup#step), [Linux](linux) and [the group](group).\n',
      },
      {
        kind: 'insertPage',
        ref: 'setup',
        type: 'DOCUMENT',
        title: 'Set up [it]',
        slug: 'setup',
        markdown: 'x',
      },
      {
        kind: 'insertPage',
        ref: 'linux',
        type: 'DOCUMENT',
        title: 'Linux',
        into: 'setup',
        markdown: '[home](home) [setup](setup)',
        fields: { hidden: true, description: 'On: Linux' },
      },
      {
        kind: 'insertPage',
        type: 'LINK',
        title: 'Web & more',
        fields: { target: { kind: 'URL', url: 'https://acme.test/a_b' }, emoji: '🍎' },
      },
      { kind: 'insertPage', ref: 'group', type: 'GROUP', title: 'Reference', slug: 'ref' },
      { kind: 'insertPage', type: 'DOCUMENT', title: 'API', into: 'group', slug: 'readme' },
      {
        kind: 'insertPage',
        type: 'LINK',
        title: 'Up',
        into: 'group',
        fields: { target: { kind: 'PAGE', page: 'linux', anchor: 'a' } },
      },
      { kind: 'insertPage', type: 'DOCUMENT', title: 'Last', slug: 'SETUP' },
    ]);
    expect(files).toEqual({
      'SUMMARY.md': `# Table of contents

* [Welcome](README.md)
* [Set up [it]](setup/README.md)
  * [Linux](setup/linux.md)
* [Web & more](https://acme.test/a_b) <!-- {"emoji":"🍎"} -->

## Reference <!-- {"anchor":"entry-5","slug":"ref"} -->

* [API](ref/readme-2.md)
* [Up](setup/linux.md) <!-- {"target":{"kind":"PAGE","anchor":"a"}} -->

***

* [Last](SETUP-2.md)
`,
      'README.md':
        '# Welcome\n\nSee [set up](setup/#step), [Linux](setup/linux.md) and [the group](SUMMARY.md#entry-5).\n',
      'setup/README.md': '# Set up [it]\n\nx',
      'setup/linux.md':
        '---\ndescription: "On: Linux"\nhidden: true\n---\n\n# Linux\n\n[home](../) [setup](./)',
      'ref/readme-2.md': '---\nslug: readme\n---\n\n# API\n\n',
      'SETUP-2.md': '---\nslug: SETUP\n---\n\n# Last\n\n',
    });
  });

  it('has files, reusable contents and variables next to the pages', async () => {
    const files = await exported([
      file('f1', 'a.png'),
      file('f2', 'A.png'),
      file('f3', 'a b/c.txt'),
      { kind: 'setVariables', variables: { product: 'Lectern', year: '2026' } },
      { kind: 'insertReusableContent', ref: 'r', title: 'A part', markdown: '![a](f1)' },
      {
        kind: 'insertPage',
        type: 'DOCUMENT',
        title: 'One',
        markdown: '![a](f1) ![b](f2) [c](f3)',
        fields: {
          cover: { ref: 'f1', yPos: 2 },
          'layout.coverSize': 'FULL',
          'variables.name': 'x',
        },
      },
    ]);
    expect(files).toEqual({
      'SUMMARY.md': '# Table of contents\n\n* [One](README.md)\n',
      'README.md':
        '---\ncover: .gitbook/assets/a.png\ncoverY: 2\nlayout:\n  cover:\n    size: full\nvariables:\n  name: x\n---\n\n# One\n\n![a](.gitbook/assets/a.png) ![b](.gitbook/assets/A-2.png) [c](.gitbook/assets/a-b-c.txt)',
      '.gitbook/includes/a-part.md': '---\ntitle: A part\n---\n![a](../assets/a.png)',
      '.gitbook/vars.yaml': 'product: Lectern\nyear: "2026"\n',
      '.gitbook/files.yaml':
        'A-2.png:\n  name: A.png\na-b-c.txt:\n  name: a b/c.txt\n  contentType: image/png\n',
      '.gitbook/assets/a.png': { blob: 'blob of f1' },
      '.gitbook/assets/A-2.png': { blob: 'blob of f2' },
      '.gitbook/assets/a-b-c.txt': { blob: 'blob of f3' },
    });
  });

  it('writes long descriptions as folded blocks, and a title in the front matter where no heading can have it', async () => {
    const files = await exported([
      {
        kind: 'insertPage',
        type: 'DOCUMENT',
        title: 'One *two* & <three>',
        fields: { description: `${'word '.repeat(20)}end: #1` },
      },
      {
        kind: 'insertPage',
        type: 'DOCUMENT',
        title: '  spaced\nlines',
        slug: 'spaced',
        markdown: 'x',
      },
      {
        kind: 'insertPage',
        type: 'DOCUMENT',
        title: 'Rule',
        slug: 'rule',
        markdown: '\n\nx',
      },
    ]);
    expect(files).toEqual({
      'SUMMARY.md':
        '# Table of contents\n\n* [One \\*two\\* \\& \\<three\\>](README.md)\n* [ spaced lines](spaced.md)\n* [Rule](rule.md)\n',
      'README.md': `---\ndescription: >-\n  ${'word '.repeat(14)}word\n  ${'word '.repeat(5)}end: #1\n---\n\n# One \\*two\\* \\& \\<three\\>\n\n`,
      'spaced.md': '---\ntitle: "  spaced\\nlines"\n---\nx',
      'rule.md': '# Rule\n\n\n\nx',
    });
  });

  it('is built file by file: a text is read when its file is written', async () => {
    const positionedChanges = ['A', 'B', 'C'].map((title): { change: Change; field: string } => ({
      change: { kind: 'insertPage', type: 'DOCUMENT', title, markdown: title },
      field: '',
    }));
    const { content, documents } = applyChanges(nothing, positionedChanges, {
      now: '2026-11-21T12:00:00.000Z',
      newId: idsFrom(1),
      base: nothing,
    });
    const seen: string[] = [];
    const entries = exportContent(content, async (hash) => {
      seen.push(`asked for ${documents.get(hash)}`);
      return documents.get(hash) ?? '';
    });
    for await (const { path } of entries) seen.push(path);
    expect(seen).toEqual([
      'asked for A',
      'README.md',
      'asked for B',
      'b.md',
      'asked for C',
      'c.md',
      'SUMMARY.md',
    ]);
  });

  it('of empty content is a summary without pages', async () => {
    expect(await exported([])).toEqual({ 'SUMMARY.md': '# Table of contents\n' });
  });
});
