/**
 * Checks how an import is applied to content: after the existing pages, with ids in place of refs.
 */
import { describe, expect, it } from 'vitest';
import { applyChanges } from '../../../src/domain/changes.ts';
import type { Content, Page } from '../../../src/domain/content.ts';
import { applyImport } from '../../../src/domain/import/apply.ts';
import type { ImportedContent, ImportedPage } from '../../../src/domain/import.ts';
import { entriesOf } from '../../../src/domain/list.ts';
import { walk } from '../../../src/domain/tree.ts';
import { idsFrom } from '../export/worlds.ts';

const nothing: Content = { pages: null, files: null, reusableContents: null, variables: null };
const now = '2026-11-21T12:00:00.000Z';
const page = (
  ref: string,
  parent: string | null,
  slug: string,
  markdown = '',
  more: Partial<ImportedPage> = {},
): ImportedPage => ({
  ref,
  type: 'DOCUMENT',
  parent,
  title: slug.toUpperCase(),
  slug,
  markdown,
  ...more,
});
const imported = (more: Partial<ImportedContent>): ImportedContent => ({
  pages: [],
  files: [],
  reusableContents: [],
  variables: {},
  found: 0,
  problems: [],
  ...more,
});
const there = (newId: ReturnType<typeof idsFrom>): Content =>
  applyChanges(
    nothing,
    [
      {
        field: '',
        change: {
          kind: 'insertPage',
          type: 'DOCUMENT',
          title: 'Guide',
          slug: 'guide',
          markdown: 'old',
        },
      },
    ],
    { now, newId, base: nothing },
  ).content;
const pathsOf = ({ pages }: Content): string[] =>
  [...walk(pages)].map(({ page: each, ancestors: above }) =>
    [...above, each].map(({ fields }: Page) => fields['slug'] ?? fields['title']).join('/'),
  );

describe('an import', () => {
  it('follows the existing pages, and changes the slugs that they use already', () => {
    const newId = idsFrom(1);
    const pages = [
      page('page-1', null, 'guide'),
      page('page-2', 'page-1', 'guide'),
      page('page-3', null, 'guide-2'),
      page('page-4', null, 'new'),
    ];
    const { content } = applyImport(there(newId), imported({ pages }), new Map(), { now, newId });
    expect(pathsOf(content)).toEqual(['guide', 'guide-3', 'guide-3/guide', 'guide-2', 'new']);
  });

  it('replaces refs in texts by ids, also those of later pages', () => {
    const newId = idsFrom(1);
    const file = {
      id: newId('File'),
      fields: { name: 'a.png', contentType: 'image/png', size: 1, blob: 'x' },
    };
    const given = imported({
      pages: [
        page(
          'page-1',
          null,
          'one',
          '[two](page-2#a) ![i](file-1) ![gone](file-2) {% include "reusable-1" %} `[no](page-2)`',
          {
            fields: { emoji: '🍎', cover: { ref: 'file-1', refDark: 'file-2', yPos: 1 } },
          },
        ),
        page('page-2', null, 'two', '---\n---\n---\na: b\n---\n[one](page-1)'),
        {
          ref: 'page-3',
          type: 'LINK',
          parent: null,
          title: 'Link',
          markdown: '',
          fields: { target: { kind: 'PAGE', page: 'page-1' } },
        },
        { ref: 'page-4', type: 'GROUP', parent: null, title: 'Group', slug: 'group', markdown: '' },
      ],
      files: [
        { ref: 'file-1', name: 'a.png', bytes: new Uint8Array([1]), git: { oid: 'o', path: 'p' } },
        { ref: 'file-2', name: 'b.png', bytes: new Uint8Array([2]) },
      ],
      reusableContents: [
        {
          ref: 'reusable-1',
          title: 'Part',
          markdown: '[group](page-4) {% include "reusable-1" %}',
          git: { oid: 'o', path: 'p' },
        },
      ],
      variables: { name: 'x' },
    });
    const { content, documents, ids } = applyImport(nothing, given, new Map([['file-1', file]]), {
      now,
      newId,
    });
    const id = (ref: string) => ids.get(ref) ?? '';
    const textOf = (hash: unknown) => documents.get(String(hash));
    const pages = entriesOf(content.pages);
    expect(pages.map(({ document }) => document && textOf(document))).toEqual([
      `[two](/pages/${id('page-2')}#a) ![i](/files/${file.id}) ![gone](file-2) {% include "${id('reusable-1')}" %} \`[no](page-2)\``,
      `---\na: b\n---\n[one](/pages/${id('page-1')})`,
      undefined,
      undefined,
    ]);
    expect(pages.map(({ type, fields }) => [type, fields])).toEqual([
      ['DOCUMENT', { title: 'ONE', slug: 'one', emoji: '🍎', cover: { ref: file.id, yPos: 1 } }],
      ['DOCUMENT', { title: 'TWO', slug: 'two' }],
      ['LINK', { title: 'Link', target: { kind: 'PAGE', page: id('page-1') } }],
      ['GROUP', { title: 'Group', slug: 'group' }],
    ]);
    expect(entriesOf(content.files)).toEqual([
      { id: file.id, rank: '', fields: { ...file.fields, git: { oid: 'o', path: 'p' } } },
    ]);
    const [part] = entriesOf(content.reusableContents);
    expect([part?.fields['title'], part?.fields['git'], textOf(part?.fields['document'])]).toEqual([
      'Part',
      { oid: 'o', path: 'p' },
      `[group](/pages/${id('page-4')}) {% include "${id('reusable-1')}" %}`,
    ]);
    expect(entriesOf(content.variables)).toEqual([
      { id: 'name', rank: '', fields: { value: 'x' } },
    ]);
  });

  it('of many pages is one content', () => {
    const newId = idsFrom(1);
    const pages = Array.from({ length: 450 }, (_, at) =>
      page(
        `page-${at + 1}`,
        at < 150 ? null : `page-${at - 149}`,
        `p${at}`,
        `[next](page-${((at + 1) % 450) + 1})`,
      ),
    );
    const { content, ids } = applyImport(nothing, imported({ pages }), new Map(), { now, newId });
    expect([content.pages?.weight, content.pages?.height, ids.size]).toEqual([450, 3, 450]);
  });
});
