// Reads which content the revisions of an organization reference, directly from its rows.
import type { World } from '../support.ts';
import { sql } from '../sql.ts';

/** Hashes of tree nodes and of documents, sorted. */
export interface ContentHashes {
  readonly nodes: readonly string[];
  readonly documents: readonly string[];
}

interface NodeRow {
  readonly id: string;
  readonly entries:
    | readonly {
        readonly pages?: string;
        readonly document?: string;
        readonly fields: { readonly document?: unknown };
      }[]
    | null;
  readonly children: readonly string[];
}

const sorted = (hashes: Iterable<string>): string[] => [...hashes].sort();

/** Returns the rows that an organization has. */
export async function storedIn(world: World, organizationId: string): Promise<ContentHashes> {
  const idsOf = async (table: string) =>
    (
      await world.console.database.query(
        sql<{ id: string }>(`SELECT id FROM ${table} WHERE organization_id = $1`),
        [organizationId],
      )
    ).map(({ id }) => id);
  return { nodes: sorted(await idsOf('tree_nodes')), documents: sorted(await idsOf('documents')) };
}

/** Returns the hashes that all its revisions reference, with or without a stored row. */
export async function reachedIn(world: World, organizationId: string): Promise<ContentHashes> {
  const { query } = world.console.database;
  const rows = new Map(
    (
      await query(
        sql<NodeRow>('SELECT id, entries, children FROM tree_nodes WHERE organization_id = $1'),
        [organizationId],
      )
    ).map((row) => [row.id, row]),
  );
  const roots =
    'SELECT DISTINCT unnest(ARRAY[pages_root, files_root, reusable_contents_root, variables_root]) AS id FROM revisions WHERE organization_id = $1';
  const waiting = (await query(sql<{ id: string | null }>(roots), [organizationId])).flatMap(
    ({ id }) => id ?? [],
  );
  const [nodes, documents] = [new Set<string>(), new Set<string>()];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (nodes.has(id)) continue;
    nodes.add(id);
    const { entries, children } = rows.get(id) ?? { entries: [], children: [] };
    waiting.push(...(entries === null ? children : entries.flatMap(({ pages }) => pages ?? [])));
    for (const { document, fields } of entries ?? []) {
      if (document !== undefined) documents.add(document);
      if (typeof fields.document === 'string') documents.add(fields.document);
    }
  }
  return { nodes: sorted(nodes), documents: sorted(documents) };
}

/** Returns the hashes that are in the first and not in the second. */
export const without = (one: ContentHashes, other: ContentHashes): ContentHashes => ({
  nodes: one.nodes.filter((hash) => !other.nodes.includes(hash)),
  documents: one.documents.filter((hash) => !other.documents.includes(hash)),
});

export const none: ContentHashes = { nodes: [], documents: [] };
