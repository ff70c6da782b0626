/**
 * Reads content: trees by their roots in at most two statements, whatever their size, and documents
 * by their hashes in one.
 */
import type {
  Content,
  Entry,
  FileEntry,
  Page,
  ReusableContent,
  Variable,
} from '../../domain/content.ts';
import { branchOf, leafOf, type EntryList } from '../../domain/list.ts';
import type { DocumentFacts } from '../../domain/markdown/facts.ts';
import type { Query } from '../database.ts';
import type { RevisionRow } from '../rows.ts';
import { type AnyNode, nodeCache } from './forest.ts';
import { column, type Columns, statement } from '../statement.ts';

/** A stored node: a leaf has entries, whose `pages` are hashes; a branch has null. */
interface NodeRow {
  readonly id: string;
  readonly entries: readonly (Entry & { readonly pages?: string })[] | null;
  readonly children: readonly string[];
}

/** A text with the facts that were extracted from it. */
export interface DocumentRow {
  readonly id: string;
  readonly markdown: string;
  readonly facts: DocumentFacts;
}

const NODE_COLUMNS: Columns<NodeRow> = {
  id: column.text,
  entries: column.nullable(column.json<NonNullable<NodeRow['entries']>>()),
  children: column.texts,
};
const NODES = statement(
  'tree.nodes',
  'SELECT id, entries, children FROM tree_nodes WHERE organization_id = $1 AND id = ANY($2)',
  NODE_COLUMNS,
);
const NODES_BELOW = statement(
  'tree.below',
  `WITH RECURSIVE below(id) AS (
    SELECT unnest($2::text[]) UNION SELECT unnest(n.children) FROM below b JOIN tree_nodes n ON n.id = b.id AND n.organization_id = $1
  ) SELECT n.id, n.entries, n.children FROM below b JOIN tree_nodes n ON n.id = b.id AND n.organization_id = $1`,
  NODE_COLUMNS,
);

/**
 * Returns the nodes with these hashes, with everything below them. Nodes in the cache cost nothing;
 * all others together take at most two statements.
 */
async function readNodes(
  query: Query,
  organizationId: string,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, AnyNode>> {
  // strong references, so that cached nodes are not evicted before their parents are built
  const cached: AnyNode[] = hashes.flatMap((hash) => nodeCache.find(hash) ?? []);
  const known = new Set(cached.map(({ hash }) => hash));
  const unknown = hashes.filter((hash) => !known.has(hash));
  const rows = new Map<string, NodeRow>();
  const add = (found: readonly NodeRow[]) => found.forEach((row) => void rows.set(row.id, row));
  if (unknown.length > 0) add(await query(NODES, [organizationId, unknown]));
  const below = [...rows.values()]
    .flatMap(({ children }) => children)
    .filter((hash) => {
      const node = nodeCache.find(hash);
      if (node) cached.push(node);
      return !node && !rows.has(hash);
    });
  if (below.length > 0) add(await query(NODES_BELOW, [organizationId, below]));
  const nodes = new Map(hashes.map((hash) => [hash, build(hash, rows)]));
  for (const node of nodes.values()) nodeCache.retain(node);
  return nodes;
}

/** Builds a node from the nodes below it. */
function build(hash: string, rows: ReadonlyMap<string, NodeRow>): AnyNode {
  const known = nodeCache.find(hash);
  if (known) return known;
  const row = rows.get(hash);
  if (!row) throw new Error(`The node ${hash} of a tree is missing.`);
  if (row.entries === null)
    return nodeCache.add(
      branchOf(
        row.children.map((child) => build(child, rows)),
        hash,
      ),
    );
  // The entries are as this program wrote them; those with a type are pages.
  const entries = row.entries.map((entry) =>
    'type' in entry
      ? { ...entry, pages: entry.pages === undefined ? null : build(entry.pages, rows) }
      : entry,
  ) as Entry[];
  return nodeCache.add(leafOf(entries, hash));
}

type Roots = Pick<
  RevisionRow,
  'pagesRoot' | 'filesRoot' | 'reusableContentsRoot' | 'variablesRoot'
>;

const rootsOf = ({
  pagesRoot,
  filesRoot,
  reusableContentsRoot,
  variablesRoot,
}: Roots): readonly (string | null)[] => [
  pagesRoot,
  filesRoot,
  reusableContentsRoot,
  variablesRoot,
];

/** Returns the content of each of these revisions of one organization. */
export async function readContents(
  query: Query,
  organizationId: string,
  states: readonly Roots[],
): Promise<Content[]> {
  const roots = new Set(states.flatMap(rootsOf).filter((root) => root !== null));
  const nodes = await readNodes(query, organizationId, [...roots]);
  const list = <E extends Entry>(root: string | null) =>
    // the column of a root determines the type of its list
    (root === null ? null : (nodes.get(root) ?? null)) as EntryList<E>;
  return states.map((state) => ({
    pages: list<Page>(state.pagesRoot),
    files: list<FileEntry>(state.filesRoot),
    reusableContents: list<ReusableContent>(state.reusableContentsRoot),
    variables: list<Variable>(state.variablesRoot),
  }));
}

/** Maximum number of characters of cached texts. */
const MAX_TEXT_LENGTH = 32 * 1024 * 1024;

/** Texts in the order of their use. */
class DocumentCache {
  private readonly rows = new Map<string, DocumentRow>();
  private size = 0;

  find(hash: string): DocumentRow | undefined {
    const row = this.rows.get(hash);
    if (!row) return undefined;
    this.rows.delete(hash);
    this.rows.set(hash, row);
    return row;
  }

  add(row: DocumentRow): void {
    if (this.rows.has(row.id)) return;
    this.rows.set(row.id, row);
    this.size += row.markdown.length;
    for (const [hash, { markdown }] of this.rows) {
      if (this.size <= MAX_TEXT_LENGTH) break;
      this.rows.delete(hash);
      this.size -= markdown.length;
    }
  }
}

const documentCache = new DocumentCache();

const DOCUMENTS = statement<DocumentRow>(
  'documents.byId',
  'SELECT id, markdown, facts FROM documents WHERE organization_id = $1 AND id = ANY($2)',
  { id: column.text, markdown: column.text, facts: column.json<DocumentFacts>() },
);

/** Returns the documents with these hashes, in one statement for all that are not cached. */
export async function readDocuments(
  query: Query,
  organizationId: string,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, DocumentRow>> {
  const found = new Map<string, DocumentRow>();
  const unknown: string[] = [];
  for (const hash of new Set(hashes)) {
    const known = documentCache.find(hash);
    if (known) found.set(hash, known);
    else unknown.push(hash);
  }
  if (unknown.length === 0) return found;
  const rows = await query(DOCUMENTS, [organizationId, unknown]);
  for (const row of rows) {
    documentCache.add(row);
    found.set(row.id, row);
  }
  return found;
}
