/**
 * Garbage-collects content: deletes nodes, texts and blobs that nothing has referenced for two
 * days.
 */
import type { Blobs } from '../blobs.ts';
import type { Database, Query } from '../database.ts';
import { GRACE_DAYS } from './write.ts';
import { column, statement } from '../statement.ts';

/** Number of rows that one statement examines, well within the database's deadlines. */
const BATCH_COUNT = 500;

/** Returns the time before which unused rows must have been touched last, in ISO 8601. */
const touchedBefore = (now: Date): string =>
  new Date(now.getTime() - GRACE_DAYS * 24 * 60 * 60 * 1000).toISOString();

const rootColumns = ['pages_root', 'files_root', 'reusable_contents_root', 'variables_root'];

// Nodes below a deleted node are deleted in the next pass. A row that is touched concurrently is
// skipped, because PostgreSQL checks its time again after waiting for its lock.
const NODES = `DELETE FROM tree_nodes n WHERE n.organization_id = $1 AND n.id = ANY($2) AND n.touched_at < $3
  AND NOT EXISTS (SELECT FROM tree_nodes p WHERE p.organization_id = n.organization_id AND p.children @> ARRAY[n.id])
  AND n.id <> ALL (ARRAY(${rootColumns.map((column) => `SELECT r.${column} FROM revisions r WHERE r.organization_id = $1 AND r.${column} = ANY($2)`).join(' UNION ALL ')}))
  RETURNING n.id`;
const DOCUMENTS = `DELETE FROM documents d WHERE d.organization_id = $1 AND d.id = ANY($2) AND d.touched_at < $3
  AND NOT EXISTS (SELECT FROM tree_nodes n WHERE n.organization_id = d.organization_id AND n.refers @> ARRAY[d.id]) RETURNING d.id`;

/** Declares the statement for the next batch of old rows of a table. */
const oldRowsOf = (table: 'tree_nodes' | 'documents') =>
  statement(
    undefined,
    `SELECT id FROM ${table} WHERE organization_id = $1 AND id > $2 AND touched_at < $3 ORDER BY id LIMIT ${BATCH_COUNT}`,
    { id: column.text },
  );
const DELETED = { id: column.text };
/** The statements by table: the next batch of old rows, and the deletion of unused ones. */
const unusedRows = {
  tree_nodes: { old: oldRowsOf('tree_nodes'), remove: statement(undefined, NODES, DELETED) },
  documents: { old: oldRowsOf('documents'), remove: statement(undefined, DOCUMENTS, DELETED) },
};

/**
 * Makes one pass over the old rows of an organization in batches. Returns the number of deleted
 * rows; undefined where `isOver` ended it.
 */
async function deleteUnused(
  query: Query,
  table: 'tree_nodes' | 'documents',
  organizationId: string,
  before: string,
  isOver: () => boolean,
): Promise<number | undefined> {
  const { old: oldRows, remove } = unusedRows[table];
  let removed = 0;
  for (let after = ''; ; ) {
    if (isOver()) return undefined;
    const old = (await query(oldRows, [organizationId, after, before])).map(({ id }) => id);
    if (old.length === 0) return removed;
    removed += (await query(remove, [organizationId, old, before])).length;
    after = old.at(-1) ?? '';
  }
}

/**
 * Deletes the unused nodes and texts of an organization. Returns `more` where `isOver` ended it.
 */
export async function deleteUnusedContent(
  query: Query,
  organizationId: string,
  now: Date,
  isOver: () => boolean,
): Promise<'done' | 'more'> {
  const before = touchedBefore(now);
  for (let removed: number | undefined = 1; removed !== 0; ) {
    removed = await deleteUnused(query, 'tree_nodes', organizationId, before, isOver);
    if (removed === undefined) return 'more';
  }
  return (await deleteUnused(query, 'documents', organizationId, before, isOver)) === undefined
    ? 'more'
    : 'done';
}

/** Columns that reference blobs directly. */
const references = [
  'files f WHERE f.blob',
  'integration_files x WHERE x.blob',
  'openapi_specs s WHERE s.source_blob',
  ...['filesystem', 'document', 'pages', 'changes'].map(
    (column) => `openapi_spec_versions v WHERE v.${column}`,
  ),
];
const UNREFERENCED = references
  .map((reference) => `NOT EXISTS (SELECT FROM ${reference} = b.hash)`)
  .join(' AND ');
const BLOBS = statement(
  undefined,
  `SELECT hash FROM blobs b WHERE b.hash > $1 AND b.touched_at < $2 AND ${UNREFERENCED} ORDER BY b.hash LIMIT ${BATCH_COUNT}`,
  { hash: column.text },
);
/** The blobs that tree nodes reference. It is a statement of its own, because Citus joins no other tables with nodes. */
const IN_NODES = statement(
  'blob.inNodes',
  'SELECT DISTINCT hash FROM tree_nodes n CROSS JOIN LATERAL unnest(n.refers) AS hash WHERE n.refers && $1 AND hash = ANY($1)',
  { hash: column.text },
);

/**
 * Deletes blobs that no row references: files, integrations, OpenAPI specs and tree nodes. The row and the bytes
 * are deleted in one transaction, so a concurrent upload of the same bytes waits for the row lock.
 */
export async function deleteUnusedBlobs(
  database: Pick<Database, 'query' | 'transaction'>,
  blobs: Pick<Blobs, 'backend'>,
  now: Date,
  isOver: () => boolean,
): Promise<'done' | 'more'> {
  const before = touchedBefore(now);
  for (let after = ''; ; ) {
    if (after !== '' && isOver()) return 'more';
    const old = (await database.query(BLOBS, [after, before])).map(({ hash }) => hash);
    if (old.length === 0) return 'done';
    const used = new Set((await database.query(IN_NODES, [old])).map(({ hash }) => hash));
    for (const hash of old.filter((one) => !used.has(one))) {
      if (isOver()) return 'more';
      await database.transaction(async (tx) => {
        const deleted = await tx.query(DELETE_BLOB, [hash, before]);
        // A retried transaction repeats this, which is harmless: removing absent bytes is no error.
        if (deleted.length > 0) await blobs.backend.remove(hash);
      });
    }
    after = old.at(-1) ?? '';
  }
}

const DELETE_BLOB = statement(
  undefined,
  `DELETE FROM blobs b WHERE b.hash = $1 AND b.touched_at < $2 AND ${UNREFERENCED} RETURNING hash`,
  { hash: column.text },
);

const CLAIM = statement(
  'blob.claim',
  `INSERT INTO blobs (hash, size, touched_at) VALUES ($1, $2, now()) ON CONFLICT (hash) DO UPDATE SET touched_at = EXCLUDED.touched_at`,
  {},
);

/**
 * Claims bytes that are about to be stored, so that they are not garbage-collected for two days.
 */
export async function claimBlob(query: Query, hash: string, size: number): Promise<void> {
  await query(CLAIM, [hash, size]);
}
