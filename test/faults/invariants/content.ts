// Checks that every revision is readable: its trees, documents and bytes exist and match their
// hashes, and its history is linear.
import { createHash } from 'node:crypto';
import { canonical, type Json } from '../../../src/domain/content.ts';
import type { Query, Statements, Violation } from './invariant.ts';

/** The pages of each space's head revision, from its root down. */
const HEAD_PAGES = `WITH RECURSIVE reached (space_id, organization_id, id) AS (
    SELECT s.id, s.organization_id, r.pages_root FROM spaces s JOIN revisions r ON r.id = s.revision_id AND r.organization_id = s.organization_id WHERE r.pages_root IS NOT NULL
    UNION SELECT reached.space_id, reached.organization_id, child FROM reached JOIN tree_nodes n USING (organization_id, id) CROSS JOIN LATERAL unnest(n.children) child
  ), head AS (SELECT reached.space_id, e->>'id' AS page_id, e->>'type' AS type, left(e->'fields'->>'title', 1000) AS title FROM reached JOIN tree_nodes n USING (organization_id, id) CROSS JOIN LATERAL json_array_elements(n.entries) e)`;

/**
 * Returns a statement for the revisions of a history (of a space or a change request) that cannot
 * be reached from its head by following the parents.
 */
const line = (table: string, of: string): string => `WITH RECURSIVE line (of_id, id, parent_id) AS (
      SELECT o.id, r.id, r.parent_id FROM ${table} o JOIN revisions r ON r.id = o.revision_id AND r.organization_id = o.organization_id AND ${of}
      UNION ALL SELECT line.of_id, r.id, r.parent_id FROM line JOIN ${table} o ON o.id = line.of_id JOIN revisions r ON r.id = line.parent_id AND r.organization_id = o.organization_id AND ${of})
    SELECT 'revision ' || r.id || ' of ' || o.id AS what FROM ${table} o JOIN revisions r ON r.organization_id = o.organization_id AND ${of} WHERE NOT EXISTS (SELECT FROM line WHERE line.of_id = o.id AND line.id = r.id)`;

export const content: Statements = {
  'revision without a root': `SELECT r.id || ' ' || root AS what FROM revisions r CROSS JOIN LATERAL unnest(ARRAY[r.pages_root, r.files_root, r.reusable_contents_root, r.variables_root]) root
    WHERE root IS NOT NULL AND NOT EXISTS (SELECT FROM tree_nodes n WHERE n.id = root AND n.organization_id = r.organization_id)`,
  'tree node without its children': `SELECT n.id || ' ' || child AS what FROM tree_nodes n CROSS JOIN LATERAL unnest(n.children) child
    WHERE NOT EXISTS (SELECT FROM tree_nodes b WHERE b.id = child AND b.organization_id = n.organization_id)`,
  'tree node without its documents or bytes': `SELECT n.id || ' ' || refer AS what FROM tree_nodes n CROSS JOIN LATERAL unnest(n.refers) refer
    WHERE NOT EXISTS (SELECT FROM documents d WHERE d.id = refer AND d.organization_id = n.organization_id) AND NOT EXISTS (SELECT FROM blobs b WHERE b.hash = refer)`,
  'tree node that does not list what its entries name': `SELECT n.id || ' ' || (e->>'id') AS what FROM tree_nodes n CROSS JOIN LATERAL json_array_elements(n.entries) e
    WHERE NOT (n.children @> array_remove(ARRAY[e->>'pages'], NULL) AND n.refers @> array_remove(ARRAY[e->>'document', e->'fields'->>'document', e->'fields'->>'blob'], NULL))`,
  'document that differs from its hash': `SELECT id AS what FROM documents WHERE id <> encode(sha256(convert_to(markdown, 'UTF8')), 'hex')`,
  'head of a space that is not on its line': `SELECT s.id AS what FROM spaces s LEFT JOIN revisions r ON r.id = s.revision_id AND r.organization_id = s.organization_id WHERE r.space_id IS DISTINCT FROM s.id OR r.change_request_id IS NOT NULL`,
  'history of a space that is not one line': line(
    'spaces',
    'r.space_id = o.id AND r.change_request_id IS NULL',
  ),
  'history of a change request that is not one line': line(
    'change_requests',
    'r.change_request_id = o.id',
  ),
  'search index differs from the head revision': `${HEAD_PAGES}, indexed AS (SELECT DISTINCT space_id, page_id, page_title AS title FROM search_sections)
    SELECT 'page ' || COALESCE(h.page_id, i.page_id) || ' of ' || COALESCE(h.space_id, i.space_id) AS what FROM (SELECT * FROM head WHERE type = 'DOCUMENT') h FULL JOIN indexed i ON i.space_id = h.space_id AND i.page_id = h.page_id
      WHERE h.page_id IS NULL OR i.page_id IS NULL OR h.title IS DISTINCT FROM i.title
    UNION ALL SELECT 'shown spec ' || sh.id FROM shown_specs sh WHERE NOT EXISTS (SELECT FROM head h WHERE h.space_id = sh.space_id AND h.page_id = sh.page_id)`,
  'merge that is half done': `SELECT cr.id AS what FROM change_requests cr
    CROSS JOIN LATERAL (SELECT array_agg(r.id) AS ids FROM revisions r WHERE r.merged_from_id = cr.id AND r.organization_id = cr.organization_id AND r.change_request_id IS NULL) m
    WHERE (cr.status = 'MERGED') <> (cr.merged_revision_id IS NOT NULL) OR cardinality(m.ids) > 1 OR (m.ids IS NOT NULL AND m.ids[1] IS DISTINCT FROM cr.merged_revision_id)`,
};

interface Node {
  readonly id: string;
  readonly organizationId: string;
  readonly entries: readonly Json[] | null;
  readonly children: readonly string[];
}

/** The number of nodes that one statement reads. */
const BATCH_COUNT = 1000;
const NODES = `SELECT id, organization_id AS "organizationId", entries, children FROM tree_nodes WHERE (organization_id, id) > ($1, $2) ORDER BY organization_id, id LIMIT ${BATCH_COUNT}`;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const hashOf = ({ entries, children }: Node): string =>
  entries === null
    ? sha256(`branch ${children.join('\n')}`)
    : sha256(`leaf ${entries.map((entry) => sha256(canonical(entry))).join('\n')}`);

/** Returns tree nodes whose rows do not match their hashes. */
export async function changedNodes(query: Query): Promise<Violation[]> {
  const found: Violation[] = [];
  for (let [organization, id] = ['', '']; ; ) {
    const nodes = await query<Node>(NODES, [organization, id]);
    for (const node of nodes)
      if (hashOf(node) !== node.id)
        found.push({ invariant: 'tree node that differs from its hash', what: node.id });
    const last = nodes.at(-1);
    if (!last || nodes.length < BATCH_COUNT) return found;
    [organization, id] = [last.organizationId, last.id];
  }
}
