/** Imports the files of a documentation repository, exports them again, and compares both. */
import { zipSync } from 'fflate';
import type { NewFile } from '../../src/domain/changes/change.ts';
import { hashOf } from '../../src/domain/content.ts';
import { exportContent } from '../../src/domain/export.ts';
import { type IdType, makeId } from '../../src/domain/ids.ts';
import { applyImport } from '../../src/domain/import/apply.ts';
import { withSourceTexts } from '../../src/domain/import/source-texts.ts';
import { importArchive } from '../../src/domain/import/archive.ts';
import type { ImportedContent } from '../../src/domain/import.ts';
import type { SourceFiles } from './files.ts';

/** The result for a repository. A failure is a difference of a second round trip. */
interface RepositoryReport {
  readonly summary: string;
  readonly differences: readonly string[];
  readonly failures: readonly string[];
}

/** The files of an export, by their paths. Those that are not texts are empty. */
type ExportedFiles = ReadonlyMap<string, string>;

/** Returns the report on a repository; undefined for files without markdown. */
export async function repositoryReport(files: SourceFiles): Promise<RepositoryReport | undefined> {
  if (![...files.keys()].some((path) => /\.mdx?$/i.test(path))) return undefined;
  const imported = importArchive(zipOf(files));
  const first = await exportedFiles(imported);
  const unlisted = new Set(imported.problems.map(({ resource }) => resource));
  const before = new Map(
    [...files].flatMap(([path, bytes]): [string, string][] =>
      /\.md$/i.test(path) && bytes.length > 0 && !unlisted.has(path)
        ? [[path, bytes.toString()]]
        : [],
    ),
  );
  const other = [...before].filter(([path, text]) => first.get(path) !== text);
  const moved = new Set([...first].flatMap(([path, text]) => (before.has(path) ? [] : [text])));
  const changed = other.filter(([, text]) => !moved.has(text)).map(([path]) => path);
  const second = await exportedFiles(importArchive(zipOf(bytesOf(first))));
  return {
    summary: [
      `${before.size} imported texts, exported again: ${before.size - other.length} the same`,
      `${other.length - changed.length} the same at another path`,
      `${changed.length} different`,
    ].join(', '),
    differences: changed.map((path) => `different: ${path}`),
    failures: [...new Set([...first.keys(), ...second.keys()])]
      .filter((path) => first.get(path) !== second.get(path))
      .map((path) => `The export that is imported again has another ${path}.`),
  };
}

const zipOf = (files: ReadonlyMap<string, Uint8Array>): Uint8Array =>
  zipSync(Object.fromEntries(files), { level: 1 });

const bytesOf = (files: ExportedFiles): Map<string, Uint8Array> =>
  new Map([...files].map(([path, text]) => [path, Buffer.from(text)]));

async function exportedFiles(imported: ImportedContent): Promise<ExportedFiles> {
  const newId = idsFrom(0);
  const empty = { pages: null, files: null, reusableContents: null, variables: null };
  const applied = applyImport(empty, imported, storedFiles(imported, newId), {
    now: '2026-01-01T00:00:00.000Z',
    newId,
  });
  const content = await withSourceTexts(applied, imported);
  const { documents } = applied;
  const files = new Map<string, string>();
  for await (const entry of exportContent(content, async (hash) => documents.get(hash) ?? ''))
    files.set(entry.path, 'text' in entry ? entry.text : '');
  return files;
}

const storedFiles = (
  { files }: ImportedContent,
  newId: (type: IdType) => string,
): Map<string, NewFile> =>
  new Map(
    files.map(({ ref, name, contentType = '', bytes }) => [
      ref,
      { id: newId('File'), fields: { name, contentType, size: bytes.length, blob: hashOf(name) } },
    ]),
  );

/** Returns a generator of increasing ids. */
function idsFrom(start: number): (type: IdType) => string {
  let count = start;
  return (type) => {
    count++;
    return makeId(
      type,
      count,
      new Uint8Array([count >> 16, count >> 8, count, 0, 0, 0, 0, 0, 0, 0]),
    );
  };
}
