/** Checks that an export that is imported again has the same content. */
import { strToU8, zipSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NewFile } from '../../../src/domain/changes/change.ts';
import { hashOf } from '../../../src/domain/content.ts';
import { exportContent, type ExportedEntry } from '../../../src/domain/export.ts';
import { applyImport } from '../../../src/domain/import/apply.ts';
import { importArchive } from '../../../src/domain/import/archive.ts';
import { withSourceTexts } from '../../../src/domain/import/source-texts.ts';
import type { ImportedContent } from '../../../src/domain/import.ts';
import { allOf, bare, idsFrom, type Whole, wholes } from './worlds.ts';
import { countCases } from '../../case-count.ts';

const NOW = '2026-11-21T12:00:00.000Z';

function zipOf(entries: readonly ExportedEntry[], blobs: Whole['blobs']): Uint8Array {
  return zipSync(
    Object.fromEntries(
      entries.map((entry) => [
        entry.path,
        'text' in entry ? strToU8(entry.text) : (blobs.get(entry.blob) ?? new Uint8Array()),
      ]),
    ),
    {
      mtime: '2026-01-01T00:00:00.000Z',
      level: 1,
    },
  );
}

function stored(
  { files }: ImportedContent,
  newId: ReturnType<typeof idsFrom>,
): Map<string, NewFile> {
  return new Map(
    files.map(({ ref, name, contentType, bytes }) => [
      ref,
      {
        id: newId('File'),
        fields: {
          name,
          contentType: contentType ?? '',
          size: bytes.length,
          blob: hashOf(Buffer.from(bytes).toString('latin1')),
        },
      },
    ]),
  );
}

const exported = ({ content, texts }: Pick<Whole, 'content' | 'texts'>): Promise<ExportedEntry[]> =>
  allOf(exportContent(content, async (hash) => texts.get(hash) ?? ''));

async function roundtrip(whole: Whole) {
  const entries = await exported(whole);
  const imported = importArchive(zipOf(entries, whole.blobs));
  const newId = idsFrom(2_000_000);
  const applied = applyImport(
    { pages: null, files: null, reusableContents: null, variables: null },
    imported,
    stored(imported, newId),
    { now: NOW, newId },
  );
  const content = await withSourceTexts(applied, imported);
  return { entries, imported, after: { content, texts: applied.documents } };
}

describe('content that was exported and imported', () => {
  it('is the same except for ids and times', async () => {
    await fc.assert(
      fc.asyncProperty(wholes, async (whole) => {
        const { entries, imported, after } = await roundtrip(whole);
        expect(bare(after)).toEqual(bare(whole));
        expect(imported.problems).toEqual([]);
        expect(await exported(after)).toEqual(entries);
      }),
      { numRuns: countCases({ usual: 8, all: 60 }) },
    );
  });
});
