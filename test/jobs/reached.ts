// What the revisions of an organization reach, walked row by row, past the product and what its process remembers.
import type { World } from '../support.ts';

/** Hashes of nodes and of texts, sorted. */
export interface Kept {
  readonly nodes: readonly string[];
  readonly documents: readonly string[];
}

interface NodeRow {
  readonly id: string;
  readonly entries: readonly { readonly pages?: string; readonly document?: string; readonly fields: { readonly document?: unknown } }[] | null;
  readonly children: readonly string[];
}

const sorted = (hashes: Iterable<string>): string[] => [...hashes].sort();

/** The rows that an organization has. */
export async function storedIn(world: World, organizationId: string): Promise<Kept> {
  const idsOf = async (table: string) => (await world.door.database.query<{ id: string }>(undefined, `SELECT id FROM ${table} WHERE organization_id = $1`, [organizationId])).map(({ id }) => id);
  return { nodes: sorted(await idsOf('tree_nodes')), documents: sorted(await idsOf('documents')) };
}

/** What all its revisions reach, whether there is a row of it or not. */
export async function reachedIn(world: World, organizationId: string): Promise<Kept> {
  const { query } = world.door.database;
  const rows = new Map((await query<NodeRow>(undefined, 'SELECT id, entries, children FROM tree_nodes WHERE organization_id = $1', [organizationId])).map((row) => [row.id, row]));
  const roots = 'SELECT DISTINCT unnest(ARRAY[pages_root, files_root, reusable_contents_root, variables_root]) AS id FROM revisions WHERE organization_id = $1';
  const waiting = (await query<{ id: string | null }>(undefined, roots, [organizationId])).flatMap(({ id }) => id ?? []);
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

/** What is in the first and not in the second. */
export const without = (one: Kept, other: Kept): Kept => ({
  nodes: one.nodes.filter((hash) => !other.nodes.includes(hash)),
  documents: one.documents.filter((hash) => !other.documents.includes(hash)),
});

/** Nothing. */
export const none: Kept = { nodes: [], documents: [] };
