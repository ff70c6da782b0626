/** The links and headings of texts, as they were kept when the texts were written; the texts themselves stay where they are. */
import type { LinkedText } from '../domain/broken-links.ts';
import type { Query } from './database.ts';

const LINKED = `SELECT d.id, d.facts->'links' AS links, d.facts->'headings' AS headings FROM documents d WHERE d.organization_id = $1 AND d.id = ANY($2)`;

/** What the texts with these hashes link to, by hash, in one statement. */
export async function readLinkedTexts(query: Query, organizationId: string, hashes: readonly string[]): Promise<ReadonlyMap<string, LinkedText>> {
  if (hashes.length === 0) return new Map();
  const rows = await query<LinkedText & { readonly id: string }>('documents.links', LINKED, [organizationId, [...new Set(hashes)]]);
  return new Map(rows.map(({ id, links, headings }) => [id, { links, headings }]));
}
