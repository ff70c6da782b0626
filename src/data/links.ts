/**
 * Reads the links and headings of texts, which are stored when a text is written, without the texts
 * themselves.
 */
import type { LinkedText } from '../domain/broken-links.ts';
import type { Query } from './database.ts';
import { column, statement } from './statement.ts';

const LINKS_OF_DOCUMENTS = statement(
  'documents.links',
  `SELECT d.id, d.facts->'links' AS links, d.facts->'headings' AS headings, d.facts->'anchors' AS anchors
  FROM documents d WHERE d.organization_id = $1 AND d.id = ANY($2)`,
  {
    id: column.text,
    links: column.json<LinkedText['links']>(),
    headings: column.json<LinkedText['headings']>(),
    anchors: column.nullable(column.json<readonly string[]>()),
  },
);
const LINK_COUNTS = statement(
  'documents.linkCounts',
  `SELECT d.id, json_array_length(d.facts->'links') AS count
  FROM documents d WHERE d.organization_id = $1 AND d.id = ANY($2)`,
  { id: column.text, count: column.integer },
);

/** Returns the links and headings of the texts with these hashes, by hash, in one statement. */
export async function readLinkedTexts(
  query: Query,
  organizationId: string,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, LinkedText>> {
  if (hashes.length === 0) return new Map();
  const rows = await query(LINKS_OF_DOCUMENTS, [organizationId, [...new Set(hashes)]]);
  return new Map(
    rows.map(({ id, links, headings, anchors }) => [
      id,
      { links, headings, ...(anchors && { anchors }) },
    ]),
  );
}

/** Returns the number of links of each of the texts with these hashes, in one statement. */
export async function countLinks(
  query: Query,
  organizationId: string,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (hashes.length === 0) return new Map();
  const rows = await query(LINK_COUNTS, [organizationId, [...new Set(hashes)]]);
  return new Map(rows.map(({ id, count }) => [id, count]));
}
