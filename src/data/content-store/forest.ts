/**
 * Caches nodes by their hashes in this process. Nodes are immutable, so the cache is never stale;
 * the least recently used ones are evicted.
 */
import type { Content, Entry } from '../../domain/content.ts';
import type { EntryList, ListNode } from '../../domain/list.ts';

/** Maximum number of entries below the roots in the cache: about 60 MB, at 400 bytes each. */
const MAX_CACHE_WEIGHT = 150_000;

/** A node of any list. */
export type AnyNode = ListNode<Entry>;

/**
 * A cache for all organizations. It needs no access check, because only a row of the caller's own
 * organization reveals a hash.
 */
class NodeCache {
  private readonly nodes = new Map<string, WeakRef<AnyNode>>();
  /** Roots in the order of their use; they hold everything below them. */
  private readonly roots = new Map<string, AnyNode>();
  private weight = 0;
  /** Nodes that are stored as rows, as far as this process knows. */
  private readonly stored = new WeakSet<AnyNode>();
  private readonly finalization = new FinalizationRegistry<string>((hash) => {
    if (this.nodes.get(hash)?.deref() === undefined) this.nodes.delete(hash);
  });

  /** Returns a node, with everything below it. */
  find(hash: string): AnyNode | undefined {
    return this.nodes.get(hash)?.deref();
  }

  /**
   * Adds a stored node, and returns the node with its hash that is in the cache already, if there
   * is one.
   */
  add(node: AnyNode): AnyNode {
    // also where another node has this hash: the nodes above refer to this one
    this.stored.add(node);
    const known = this.find(node.hash);
    if (known) return known;
    this.nodes.set(node.hash, new WeakRef(node));
    this.finalization.register(node, node.hash);
    return node;
  }

  /** Keeps a root in the cache until others were used more recently. */
  retain(root: AnyNode): void {
    if (this.roots.delete(root.hash)) this.weight -= root.weight;
    this.roots.set(root.hash, root);
    this.weight += root.weight;
    for (const [hash, { weight }] of this.roots) {
      if (this.weight <= MAX_CACHE_WEIGHT || hash === root.hash) break;
      this.roots.delete(hash);
      this.weight -= weight;
    }
  }

  /**
   * Returns the nodes of a list that are not stored yet, children first. `rows` are hashes of
   * further nodes that are stored for the same organization.
   */
  unstored(list: EntryList<Entry>, rows: ReadonlySet<string> = new Set()): AnyNode[] {
    const found = new Map<string, AnyNode>();
    const collect = (node: EntryList<Entry>): void => {
      if (node === null || this.stored.has(node) || rows.has(node.hash) || found.has(node.hash))
        return;
      if (node.kind === 'branch') node.nodes.forEach(collect);
      // only pages have lists below them
      else
        for (const entry of node.entries)
          collect((entry as Entry & { pages?: EntryList<Entry> }).pages ?? null);
      found.set(node.hash, node);
    };
    collect(list);
    return [...found.values()];
  }

  /** Adds content whose nodes are stored now, so that it need not be read. */
  addContent(content: Content): void {
    for (const list of listsOf(content)) {
      for (const node of this.unstored(list)) this.add(node);
      if (list) this.retain(this.find(list.hash) ?? list);
    }
  }
}

/** Returns the lists of content. */
export const listsOf = ({
  pages,
  files,
  reusableContents,
  variables,
}: Content): readonly EntryList<Entry>[] => [pages, files, reusableContents, variables];

/** Returns the hashes of all nodes of content. */
export function hashesOf(content: Content): ReadonlySet<string> {
  const hashes = new Set<string>();
  const collect = (node: EntryList<Entry>): void => {
    if (node === null) return;
    hashes.add(node.hash);
    if (node.kind === 'branch') node.nodes.forEach(collect);
    else if (node.height > 1)
      for (const entry of node.entries)
        collect((entry as Entry & { pages?: EntryList<Entry> }).pages ?? null); // as above
  };
  for (const list of listsOf(content)) collect(list);
  return hashes;
}

/** The node cache of this process. */
export const nodeCache = new NodeCache();
