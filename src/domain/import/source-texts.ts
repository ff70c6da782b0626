/**
 * Keeps how the files of imported pages were written, so that an export of an unchanged page is its
 * file byte for byte.
 */
import type { Content, Json, Page } from '../content.ts';
import { sourceTextOf } from '../export/source-text.ts';
import { type ExportWork, inCallersThread, pageTexts } from '../export.ts';
import type { ImportedContent } from '../import.ts';
import { entriesOf, type EntryList, listOf } from '../list.ts';
import { walk } from '../tree.ts';
import type { AppliedImport } from './apply.ts';

/** Returns imported content whose pages keep how their files were written. */
export async function withSourceTexts(
  { content, documents, ids }: AppliedImport,
  { pages }: ImportedContent,
  work: ExportWork = inCallersThread,
): Promise<Content> {
  const sources = new Map(
    pages.flatMap(({ ref, source }) =>
      source === undefined ? [] : [[ids.get(ref) ?? ref, source]],
    ),
  );
  const writtenTextOf = pageTexts(content, work);
  const kept = new Map<string, Json>();
  for (const { page } of walk(content.pages)) {
    const source = sources.get(page.id);
    if (source === undefined) continue;
    const written = await writtenTextOf(page, documents.get(page.document ?? '') ?? '');
    const sourceText = written === undefined ? undefined : sourceTextOf(written, source);
    if (sourceText !== undefined) kept.set(page.id, sourceText);
  }
  return kept.size === 0 ? content : { ...content, pages: withFields(content.pages, kept) };
}

function withFields(list: EntryList<Page>, texts: ReadonlyMap<string, Json>): EntryList<Page> {
  if (list === null) return list;
  return listOf(
    entriesOf(list).map((page): Page => {
      const sourceText = texts.get(page.id);
      return {
        ...page,
        pages: withFields(page.pages, texts),
        fields: sourceText === undefined ? page.fields : { ...page.fields, sourceText },
      };
    }),
  );
}
