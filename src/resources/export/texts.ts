/** Reads the texts of content in batches. */
import { readDocuments } from '../../data/content-store/read.ts';
import type { Query } from '../../data/database.ts';
import type { RevisionContent } from '../../data/rows.ts';
import { entriesOf } from '../../domain/list.ts';
import { walk } from '../../domain/tree.ts';

/** Texts per statement; all texts of a space may not fit into memory. */
const BATCH_COUNT = 100;

/** Maximum number of characters that are returned with a text. */
const MAX_RETURNED_LENGTH = 1024 * 1024;

/**
 * Returns a reader of texts by hash that returns the following texts in tree order as well, pages
 * before reusable contents. Texts that OpenAPI specs generate are already in memory.
 */
export function textReader(
  query: Query,
  {
    revision: { organizationId },
    content: { pages, reusableContents },
    generated,
  }: RevisionContent,
): (hash: string) => Promise<ReadonlyMap<string, string>> {
  const hashes = [...walk(pages)].flatMap(({ page }) => page.document ?? []);
  for (const { fields } of entriesOf(reusableContents))
    if (typeof fields['document'] === 'string') hashes.push(fields['document']);
  let batch: Awaited<ReturnType<typeof readDocuments>> = new Map();
  let position = 0;
  const textOf = (hash: string): string | undefined =>
    generated?.texts.get(hash) ?? batch.get(hash)?.markdown;
  return async (hash) => {
    const at = hashes.indexOf(hash, position);
    if (at >= 0) position = at;
    const following = hashes.slice(position, position + BATCH_COUNT);
    if (textOf(hash) === undefined)
      batch = await readDocuments(
        query,
        organizationId,
        [hash, ...following].filter((one) => !generated?.texts.has(one)),
      );
    const texts = new Map<string, string>();
    let length = 0;
    for (const one of [hash, ...following]) {
      const text = textOf(one);
      if (text === undefined || length > MAX_RETURNED_LENGTH) break;
      texts.set(one, text);
      length += text.length;
    }
    return texts;
  };
}
