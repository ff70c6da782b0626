/** Collects what no living revision reaches: nodes, texts and bytes that nothing has used for two days. */
import type { Blobs } from '../blobs.ts';
import type { Database, Query } from '../database.ts';
import { GRACE_DAYS } from './write.ts';

/** So many rows are looked at in a statement: far from the database's deadlines. */
const CHUNK = 500;

/** The moment before which what is unused must have been used last, in ISO 8601. */
const graceBefore = (now: Date): string => new Date(now.getTime() - GRACE_DAYS * 24 * 60 * 60 * 1000).toISOString();

const rootColumns = ['pages_root', 'files_root', 'reusable_contents_root', 'variables_root'];

// What is under a node goes when that is gone: the next pass finds it. A row that is touched meanwhile is passed over, since its time is asked again once its lock is had.
const NODES = `DELETE FROM tree_nodes n WHERE n.organization_id = $1 AND n.id = ANY($2) AND n.touched_at < $3
  AND NOT EXISTS (SELECT FROM tree_nodes p WHERE p.organization_id = n.organization_id AND p.children @> ARRAY[n.id])
  ${rootColumns.map((column) => `AND NOT EXISTS (SELECT FROM revisions r WHERE r.organization_id = n.organization_id AND r.${column} = n.id)`).join('\n  ')}
  RETURNING n.id`;
const DOCUMENTS = `DELETE FROM documents d WHERE d.organization_id = $1 AND d.id = ANY($2) AND d.touched_at < $3
  AND NOT EXISTS (SELECT FROM tree_nodes n WHERE n.organization_id = d.organization_id AND n.refers @> ARRAY[d.id]) RETURNING d.id`;

/** One way through the old rows of an organization, in chunks. How many went; undefined where it was cut off. */
async function passOver(query: Query, table: 'tree_nodes' | 'documents', organizationId: string, before: string, isOver: () => boolean): Promise<number | undefined> {
  const page = `SELECT id FROM ${table} WHERE organization_id = $1 AND id > $2 AND touched_at < $3 ORDER BY id LIMIT ${CHUNK}`;
  let removed = 0;
  for (let after = ''; ; ) {
    if (isOver()) return undefined;
    const old = (await query<{ id: string }>(undefined, page, [organizationId, after, before])).map(({ id }) => id);
    if (old.length === 0) return removed;
    removed += (await query(undefined, table === 'documents' ? DOCUMENTS : NODES, [organizationId, old, before])).length;
    after = old.at(-1) ?? '';
  }
}

/** Collects the nodes and texts of an organization. `more`: it was cut off. */
export async function collectContent(query: Query, organizationId: string, now: Date, isOver: () => boolean): Promise<'done' | 'more'> {
  const before = graceBefore(now);
  for (let removed: number | undefined = 1; removed !== 0; ) {
    removed = await passOver(query, 'tree_nodes', organizationId, before, isOver);
    if (removed === undefined) return 'more';
  }
  return (await passOver(query, 'documents', organizationId, before, isOver)) === undefined ? 'more' : 'done';
}

/** What names bytes in rows of its own. */
const naming = [
  'files f WHERE f.blob',
  'integration_files x WHERE x.blob',
  'openapi_specs s WHERE s.source_blob',
  ...['filesystem', 'document', 'pages', 'changes'].map((column) => `openapi_spec_versions v WHERE v.${column}`),
];
const UNNAMED = naming.map((column) => `NOT EXISTS (SELECT FROM ${column} = b.hash)`).join(' AND ');
const BLOBS = `SELECT hash FROM blobs b WHERE b.hash > $1 AND b.touched_at < $2 AND ${UNNAMED}
  AND NOT EXISTS (SELECT FROM tree_nodes n WHERE n.refers @> ARRAY[b.hash]) ORDER BY b.hash LIMIT ${CHUNK}`;

/** Collects bytes that no file, no OpenAPI spec and no integration names. A row goes with its bytes: who would keep the same at that moment waits for its lock. */
export async function collectBlobs(database: Pick<Database, 'query' | 'transaction'>, blobs: Pick<Blobs, 'kept'>, now: Date, isOver: () => boolean): Promise<'done' | 'more'> {
  const before = graceBefore(now);
  for (let after = ''; ; ) {
    const unused = await database.query<{ hash: string }>(undefined, BLOBS, [after, before]);
    if (unused.length === 0) return 'done';
    for (const { hash } of unused) {
      if (isOver()) return 'more';
      await database.transaction(async (tx) => {
        const gone = await tx.query(undefined, `DELETE FROM blobs b WHERE b.hash = $1 AND b.touched_at < $2 AND ${UNNAMED} RETURNING hash`, [hash, before]);
        if (gone.length > 0) await blobs.kept.remove(hash); // done again where the transaction is: what is gone stays gone
      });
      after = hash;
    }
  }
}

const CLAIM = `INSERT INTO blobs (hash, size, touched_at) VALUES ($1, $2, now()) ON CONFLICT (hash) DO UPDATE SET touched_at = EXCLUDED.touched_at`;

/** Says that bytes are about to be kept: from then on nothing collects them for two days. */
export async function claimBlob(query: Query, hash: string, size: number): Promise<void> {
  await query('blob.claim', CLAIM, [hash, size]);
}
