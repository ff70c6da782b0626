/** Checks what an export keeps of the files that pages were imported from. */
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { applyChanges } from '../../../src/domain/changes.ts';
import type { Change } from '../../../src/domain/changes/change.ts';
import type { Content } from '../../../src/domain/content.ts';
import { exportContent } from '../../../src/domain/export.ts';
import { asInSource, sourceTextOf } from '../../../src/domain/export/source-text.ts';
import { applyImport } from '../../../src/domain/import/apply.ts';
import { importArchive } from '../../../src/domain/import/archive.ts';
import { withSourceTexts } from '../../../src/domain/import/source-texts.ts';
import { walk } from '../../../src/domain/tree.ts';
import { allOf, idsFrom } from './worlds.ts';

const nothing: Content = { pages: null, files: null, reusableContents: null, variables: null };
const now = '2026-11-27T12:00:00.000Z';

const FILES = {
  'SUMMARY.md': '# Table of contents\n\n* [Start](intro.md)\n* [SQL](db/sql-server.md)\n',
  'intro.md': '# Start\nSee [SQL](db/sql-server).\n',
  'db/sql-server.md': '# SQL Server\nText.\n',
};

/** Imports the files, changes the pages by their titles, and returns the texts of an export. */
async function exportedAfter(
  changesOf: (idOf: (title: string) => string) => readonly Change[],
): Promise<Record<string, string>> {
  const imported = importArchive(
    zipSync(Object.fromEntries(Object.entries(FILES).map(([path, text]) => [path, strToU8(text)]))),
  );
  const newId = idsFrom(1);
  const applied = applyImport(nothing, imported, new Map(), { now, newId });
  const content = await withSourceTexts(applied, imported);
  const ids = new Map(
    [...walk(content.pages)].map(({ page }) => [String(page.fields['title']), page.id]),
  );
  const changes = changesOf((title) => ids.get(title) ?? '');
  const changed =
    changes.length === 0
      ? { content, documents: new Map<string, string>() }
      : applyChanges(
          content,
          changes.map((change) => ({ change, field: '' })),
          { now, newId, base: content },
        );
  const texts = new Map([...applied.documents, ...changed.documents]);
  const entries = await allOf(
    exportContent(changed.content, async (hash) => texts.get(hash) ?? ''),
  );
  return Object.fromEntries(
    entries.flatMap((entry) => ('text' in entry ? [[entry.path, entry.text]] : [])),
  );
}

describe('an export of imported pages', () => {
  it('has the files as they were', async () => {
    expect(await exportedAfter(() => [])).toEqual(FILES);
  });

  it('writes a page that has changed', async () => {
    expect(
      await exportedAfter((idOf) => [
        { kind: 'updatePage', page: idOf('SQL Server'), markdown: 'New.\n' },
      ]),
    ).toEqual({ ...FILES, 'db/sql-server.md': '# SQL Server\n\nNew.\n' });
  });

  it('has another path for a page with another slug, and for links to it', async () => {
    expect(
      await exportedAfter((idOf) => [
        { kind: 'updatePage', page: idOf('SQL Server'), slug: 'mssql' },
      ]),
    ).toEqual({
      'SUMMARY.md': '# Table of contents\n\n* [Start](intro.md)\n* [SQL](mssql.md)\n',
      'intro.md': '# Start\n\nSee [SQL](mssql.md).\n',
      'mssql.md': FILES['db/sql-server.md'],
    });
  });

  it('has another path for a page with another parent', async () => {
    const files = await exportedAfter((idOf) => [
      { kind: 'updatePage', page: idOf('SQL Server'), into: idOf('Start') },
    ]);
    expect(Object.keys(files).sort()).toEqual(['SUMMARY.md', 'intro.md', 'intro/sql-server.md']);
    expect(files['SUMMARY.md']).toBe(
      '# Table of contents\n\n* [Start](intro.md)\n  * [SQL](intro/sql-server.md)\n',
    );
  });

  it('has the same path for a page at another position, also next to new pages', async () => {
    const files = await exportedAfter((idOf) => [
      { kind: 'updatePage', page: idOf('SQL Server'), at: 0 },
      { kind: 'insertPage', type: 'DOCUMENT', title: 'Intro', at: 0 },
    ]);
    expect(files['SUMMARY.md']).toBe(
      '# Table of contents\n\n* [Intro](README.md)\n* [SQL](db/sql-server.md)\n* [Start](intro.md)\n',
    );
  });
});

describe('the differences of a file', () => {
  it('are none where it is the text of the export', () => {
    expect(sourceTextOf('a\nb\n', 'a\nb\n')).toBe(undefined);
  });

  it('make the text that they were made from', () => {
    const [written, source] = ['one\ntwo\nthree\nfour\n', 'One\ntwo\nthree\n\nfour'];
    expect(asInSource(written, sourceTextOf(written, source))).toBe(source);
  });

  it('leave another text as it is', () => {
    expect(asInSource('other', sourceTextOf('one', 'two'))).toBe('other');
    expect(asInSource('one', undefined)).toBe('one');
  });

  it('are not kept where they are as long as the text', () => {
    expect(sourceTextOf('a\n'.repeat(2000), 'b\n'.repeat(2000))).toBe(undefined);
  });
});
