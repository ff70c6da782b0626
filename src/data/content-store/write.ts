/** Writes content: the nodes that are not stored yet, and the revision that references them. */
import type { Content, Entry, Json } from '../../domain/content.ts';
import { entryBody } from '../../domain/list.ts';
import { directTexts, type Texts } from '../../domain/texts.ts';
import type { RevisionType } from '../../generated/prisma/client.ts';
import type { Tx } from '../database.ts';
import { newId } from '../new-id.ts';
import { type AnyNode, nodeCache, hashesOf, listsOf } from './forest.ts';
import { statement } from '../statement.ts';

/**
 * Days after which unused rows may be garbage-collected. Rows that are used again are touched at
 * most once in half that time.
 */
export const GRACE_DAYS = 2;

/**
 * Returns the condition for a stored row that is touched again. The arithmetic is without a time
 * zone, because Citus accepts only immutable functions here.
 */
const isOld = (table: string): string =>
  `${table}.touched_at AT TIME ZONE 'UTC' < EXCLUDED.touched_at AT TIME ZONE 'UTC' - interval '${GRACE_DAYS / 2} days'`;

const NODES = statement(
  'tree.write',
  `INSERT INTO tree_nodes (id, organization_id, entries, children, refers, touched_at)
  SELECT n.id, $1, n.entries, ARRAY(SELECT json_array_elements_text(n.children)), ARRAY(SELECT json_array_elements_text(n.refers)), $3
  FROM json_to_recordset($2::json) AS n(id text, entries json, children json, refers json) ORDER BY n.id
  ON CONFLICT (id, organization_id) DO UPDATE SET touched_at = EXCLUDED.touched_at
    WHERE ${isOld('tree_nodes')}`,
  {},
);

const DOCUMENTS = statement(
  'documents.write',
  `INSERT INTO documents (id, organization_id, markdown, facts, targets, mentions, touched_at)
  SELECT d.id, $1, d.markdown, d.facts, ARRAY(SELECT json_array_elements_text(d.targets)), ARRAY(SELECT json_array_elements_text(d.mentions)), $3
  FROM json_to_recordset($2::json) AS d(id text, markdown text, facts json, targets json, mentions json) ORDER BY d.id
  ON CONFLICT (id, organization_id) DO UPDATE SET touched_at = EXCLUDED.touched_at
    WHERE ${isOld('documents')}`,
  {},
);

/** Returns the row of a node. */
function rowOf(node: AnyNode): {
  readonly id: string;
  readonly entries: Json;
  readonly children: readonly string[];
  readonly refers: readonly string[];
} {
  if (node.kind === 'branch')
    return {
      id: node.hash,
      entries: null,
      children: node.nodes.map(({ hash }) => hash),
      refers: [],
    };
  const bodies = node.entries.map((entry: Entry) => entryBody(entry));
  const texts = (values: readonly (Json | undefined)[]) => [
    ...new Set(values.filter((value) => typeof value === 'string')),
  ];
  const fieldOf = (name: string) => node.entries.map(({ fields }) => fields[name]);
  return {
    id: node.hash,
    entries: bodies,
    children: texts(bodies.map(({ pages }) => pages)),
    refers: texts([
      ...bodies.map(({ document }) => document),
      ...fieldOf('document'),
      ...fieldOf('blob'),
    ]),
  };
}

/**
 * Length of the texts of one write above which its timeout is extended, and the extended timeout in
 * milliseconds.
 */
const LARGE_WRITE_LENGTH = 1_048_576;
const LARGE_WRITE_TIMEOUT_MS = 30_000;

/**
 * Writes texts, by their hashes, with the facts that are extracted from each.
 * @throws UnreadableText like `texts`
 */
export async function writeDocuments(
  tx: Tx,
  organizationId: string,
  now: Date,
  documents: ReadonlyMap<string, string>,
  texts: Texts = directTexts,
): Promise<void> {
  if (documents.size === 0) return;
  const reads = texts.all('read', [...documents.values()]);
  if ([...documents.values()].reduce((sum, text) => sum + text.length, 0) > LARGE_WRITE_LENGTH)
    tx.extend(LARGE_WRITE_TIMEOUT_MS);
  const rows = [...documents].map(([id, markdown], i) => {
    const read = reads[i];
    if (!read) throw new Error('A text was not read.');
    // The facts are JSON already, and may be long.
    return `{"id":${JSON.stringify(id)},"markdown":${JSON.stringify(markdown)},"facts":${read.facts},"targets":${JSON.stringify(read.targets)},"mentions":${JSON.stringify(read.mentions)}}`;
  });
  await tx.query(DOCUMENTS, [organizationId, `[${rows.join(',')}]`, now.toISOString()]);
}

/** A revision to be written. */
export interface NewRevision {
  /** Defaults to a new id. */
  readonly id?: string;
  readonly organizationId: string;
  readonly spaceId: string;
  /** The change request that the revision belongs to; null for the space itself. */
  readonly changeRequestId: string | null;
  readonly parentId: string | null;
  readonly mergedParentId?: string | null;
  /** The change request that was merged with this revision. */
  readonly mergedFromId?: string | null;
  readonly type: RevisionType;
  readonly authorId: string | null;
  readonly message?: string | null;
  readonly git?: { readonly [name: string]: string | boolean };
}

const REVISION = statement(
  'revision.write',
  `INSERT INTO revisions (id, organization_id, space_id, change_request_id, parent_id, merged_parent_id, merged_from_id, type, pages_root, files_root, reusable_contents_root, variables_root, message, author_id, git, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
  {},
);

/**
 * Writes a revision with the nodes that are not stored yet, and returns its id. The texts must be
 * stored already.
 *
 * Nodes of `source` are not written again: it is the content of an existing revision of the same
 * organization.
 */
export async function writeRevision(
  tx: Tx,
  now: Date,
  revision: NewRevision,
  content: Content,
  source?: Content,
): Promise<string> {
  const { organizationId } = revision;
  const lists = listsOf(content);
  const rows = source && hashesOf(source);
  const nodes = lists.flatMap((list) => nodeCache.unstored(list, rows));
  if (nodes.length > 0)
    await tx.query(NODES, [organizationId, JSON.stringify(nodes.map(rowOf)), now.toISOString()]);
  const {
    id = newId('Revision'),
    spaceId,
    changeRequestId,
    parentId,
    mergedParentId = null,
    mergedFromId = null,
    type,
    message = null,
    authorId,
    git,
  } = revision;
  await tx.query(REVISION, [
    ...[id, organizationId, spaceId, changeRequestId, parentId, mergedParentId, mergedFromId, type],
    ...lists.map((list) => list?.hash ?? null),
    ...[message, authorId, git === undefined ? null : JSON.stringify(git), now.toISOString()],
  ]);
  return id;
}

/** Caches content that was written and committed, so that it need not be read. */
export const keepContent = (content: Content): void => nodeCache.addContent(content);
