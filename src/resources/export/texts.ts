/** Reads the texts of content in batches. */
import { readDocuments } from '../../data/content-store/read.ts';
import type { Query } from '../../data/database.ts';
import type { RevisionContent } from '../../data/rows.ts';
import { entriesOf } from '../../domain/list.ts';
import { walk } from '../../domain/tree.ts';

/** Texts per statement; all texts of a space may not fit into memory. */
const BATCH_COUNT = 100;

/**
 * Returns a reader of texts by hash that prefetches the following texts in tree order, pages before
 * reusable contents. Texts that OpenAPI specs generate are already in memory.
 */
export function textReader(
  query: Query,
  {
    revision: { organizationId },
    content: { pages, reusableContents },
    generated,
  }: RevisionContent,
): (hash: string) => Promise<string> {
  const hashes = [...walk(pages)].flatMap(({ page }) =>
    page.document === undefined || generated?.texts.has(page.document) ? [] : page.document,
  );
  for (const { fields } of entriesOf(reusableContents))
    if (typeof fields['document'] === 'string') hashes.push(fields['document']);
  let batch: Awaited<ReturnType<typeof readDocuments>> = new Map();
  let position = 0;
  return async (hash) => {
    const generatedText = generated?.texts.get(hash);
    if (generatedText !== undefined) return generatedText;
    if (!batch.has(hash))
      batch = await readDocuments(query, organizationId, [
        hash,
        ...hashes.slice(position, position + BATCH_COUNT),
      ]);
    position++;
    const found = batch.get(hash);
    if (!found) throw new Error(`The text ${hash} of a revision is missing.`);
    return found.markdown;
  };
}
