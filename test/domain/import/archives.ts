/** Makes zip archives of markdown, and shows what an import makes of them. */
import { strToU8, zipSync } from 'fflate';
import { importArchive } from '../../../src/domain/import/archive.ts';
import type { ImportedContent } from '../../../src/domain/import.ts';

/** Returns a zip archive of files by their paths. */
export const zip = (files: Readonly<Record<string, string | Uint8Array>>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, content]) => [
        path,
        typeof content === 'string' ? strToU8(content) : content,
      ]),
    ),
  );

/** Imports an archive of files by their paths. */
export const read = (files: Readonly<Record<string, string | Uint8Array>>): ImportedContent =>
  importArchive(zip(files));

/** Returns the tree of pages: type, title and slug, indented. */
export const treeOf = ({ pages }: ImportedContent): string[] => {
  const depth = new Map<string | null, number>([[null, 0]]);
  return pages.map(({ ref, parent, type, title, slug }) => {
    depth.set(ref, (depth.get(parent) ?? 0) + 1);
    return `${'  '.repeat(depth.get(parent) ?? 0)}${type === 'DOCUMENT' ? '' : `${type} `}${title} (${slug ?? ''})`;
  });
};

/** Returns the texts of pages in their order. */
export const textsOf = ({ pages }: ImportedContent) => pages.map(({ markdown }) => markdown);
