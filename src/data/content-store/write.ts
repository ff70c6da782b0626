/** Writes content: what of it is no row yet, and the revision that points at it. */
import { setImmediate } from 'node:timers/promises';
import type { Content, Entry, Json } from '../../domain/content.ts';
import { entryBody } from '../../domain/list.ts';
import { targetOf } from '../../domain/links.ts';
import { factsOf } from '../../domain/markdown/facts.ts';
import type { RevisionType } from '../../generated/prisma/client.ts';
import type { Tx } from '../database.ts';
import { newId } from '../new-id.ts';
import { type AnyNode, forest, hashesOf, listsOf } from './forest.ts';

/** What is unused so long may be collected; what is used again is touched once in half that time. */
export const GRACE_DAYS = 2;

const NODES = `INSERT INTO tree_nodes (id, organization_id, entries, children, refers, touched_at)
  SELECT n.id, $1, n.entries, ARRAY(SELECT json_array_elements_text(n.children)), ARRAY(SELECT json_array_elements_text(n.refers)), $3
  FROM json_to_recordset($2::json) AS n(id text, entries json, children json, refers json) ORDER BY n.id
  ON CONFLICT (id, organization_id) DO UPDATE SET touched_at = EXCLUDED.touched_at WHERE tree_nodes.touched_at < EXCLUDED.touched_at - interval '${GRACE_DAYS / 2} days'`;

const DOCUMENTS = `INSERT INTO documents (id, organization_id, markdown, facts, targets, touched_at)
  SELECT d.id, $1, d.markdown, d.facts, ARRAY(SELECT json_array_elements_text(d.targets)), $3
  FROM json_to_recordset($2::json) AS d(id text, markdown text, facts json, targets json) ORDER BY d.id
  ON CONFLICT (id, organization_id) DO UPDATE SET touched_at = EXCLUDED.touched_at WHERE documents.touched_at < EXCLUDED.touched_at - interval '${GRACE_DAYS / 2} days'`;

/** A node as its row has it. */
function rowOf(node: AnyNode): { readonly id: string; readonly entries: Json; readonly children: readonly string[]; readonly refers: readonly string[] } {
  if (node.kind === 'branch') return { id: node.hash, entries: null, children: node.nodes.map(({ hash }) => hash), refers: [] };
  const bodies = node.entries.map((entry: Entry) => entryBody(entry));
  const texts = (values: readonly (Json | undefined)[]) => [...new Set(values.filter((value) => typeof value === 'string'))];
  const fieldOf = (name: string) => node.entries.map(({ fields }) => fields[name]);
  return { id: node.hash, entries: bodies, children: texts(bodies.map(({ pages }) => pages)), refers: texts([...bodies.map(({ document }) => document), ...fieldOf('document'), ...fieldOf('blob')]) };
}

/** The ids of the pages, files and reusable contents that a text names. */
function targetsOf(links: ReturnType<typeof factsOf>['links']): string[] {
  const ids = links.flatMap(({ href, kind }) => {
    if (kind === 'INCLUDE') return [href];
    const target = targetOf(href);
    if (target.kind === 'page') return [target.page];
    if (target.kind === 'reusable-content') return [target.id];
    return target.kind === 'file' ? [target.file] : [];
  });
  return [...new Set(ids)];
}

/** Texts that are read before others have their turn. */
const AT_ONCE = 50;

/** Writes texts, by their hashes, with what follows from each. */
export async function writeDocuments(tx: Tx, organizationId: string, now: Date, documents: ReadonlyMap<string, string>): Promise<void> {
  if (documents.size === 0) return;
  const rows: object[] = [];
  for (const [id, markdown] of documents) {
    const facts = factsOf(markdown);
    rows.push({ id, markdown, facts, targets: targetsOf(facts.links) });
    if (rows.length % AT_ONCE === 0) await setImmediate();
  }
  await tx.query('documents.write', DOCUMENTS, [organizationId, JSON.stringify(rows), now.toISOString()]);
}

/** A revision to be. */
export interface NewRevision {
  /** A new one unless given. */
  readonly id?: string;
  readonly organizationId: string;
  readonly spaceId: string;
  /** On whose line it lies; null for the space's own. */
  readonly changeRequestId: string | null;
  readonly parentId: string | null;
  readonly mergedParentId?: string | null;
  /** The change request whose merge it is. */
  readonly mergedFromId?: string | null;
  readonly type: RevisionType;
  readonly authorId: string | null;
  readonly message?: string | null;
  readonly git?: { readonly [name: string]: string | boolean };
}

const REVISION = `INSERT INTO revisions (id, organization_id, space_id, change_request_id, parent_id, merged_parent_id, merged_from_id, type, pages_root, files_root, reusable_contents_root, variables_root, message, author_id, git, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`;

/**
 * Writes a revision with what of its content is no row yet, and gives its id. The texts must be rows already. `source` is
 * what a living revision of the same organization holds, of which much may be in it: what both have is a row.
 */
export async function writeRevision(tx: Tx, now: Date, revision: NewRevision, content: Content, source?: Content): Promise<string> {
  const { organizationId } = revision;
  const lists = listsOf(content);
  const rows = source && hashesOf(source);
  const nodes = lists.flatMap((list) => forest.unstored(list, rows));
  if (nodes.length > 0) await tx.query('tree.write', NODES, [organizationId, JSON.stringify(nodes.map(rowOf)), now.toISOString()]);
  const { id = newId('Revision'), spaceId, changeRequestId, parentId, mergedParentId = null, mergedFromId = null, type, message = null, authorId, git } = revision;
  await tx.query('revision.write', REVISION, [
    ...[id, organizationId, spaceId, changeRequestId, parentId, mergedParentId, mergedFromId, type],
    ...lists.map((list) => list?.hash ?? null),
    ...[message, authorId, git === undefined ? null : JSON.stringify(git), now.toISOString()],
  ]);
  return id;
}

/** Remembers content that was written and committed, so that it need not be read. */
export const keepContent = (content: Content): void => forest.keep(content);
