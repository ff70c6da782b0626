/** Reads all texts of content, some at a time. */
import { readDocuments } from '../../data/content-store/read.ts';
import type { Query } from '../../data/database.ts';
import type { Shelf } from '../../data/rows.ts';
import { entriesOf } from '../../domain/list.ts';
import { walk } from '../../domain/tree.ts';

/** Texts that are read in one statement: all of a space may be more than there is memory. */
const BATCH = 100;

/**
 * Gives texts by their hashes, those of the pages in the order of the tree and then those of the reusable contents: with each it reads those
 * that come next. Those that are made of specs are there already.
 */
export function textReader(query: Query, { revision: { organizationId }, content: { pages, reusableContents }, made }: Shelf): (hash: string) => Promise<string> {
  const hashes = [...walk(pages)].flatMap(({ page }) => (page.document === undefined || made?.texts.has(page.document) ? [] : page.document));
  for (const { fields } of entriesOf(reusableContents)) if (typeof fields['document'] === 'string') hashes.push(fields['document']);
  let known: Awaited<ReturnType<typeof readDocuments>> = new Map();
  let at = 0;
  return async (hash) => {
    const ready = made?.texts.get(hash);
    if (ready !== undefined) return ready;
    if (!known.has(hash)) known = await readDocuments(query, organizationId, [hash, ...hashes.slice(at, at + BATCH)]);
    at++;
    const found = known.get(hash);
    if (!found) throw new Error(`The text ${hash} of a revision is missing.`);
    return found.markdown;
  };
}
