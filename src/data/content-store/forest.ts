/** The nodes that this process knows, by their hashes. They never change, so nothing here is ever wrong; what is used least is let go. */
import type { Content, Entry } from '../../domain/content.ts';
import type { List, ListNode } from '../../domain/list.ts';

/** Entries under the roots that are held: some hundred bytes each. */
const MOST_WEIGHT = 400_000;

/** A node of any list. */
export type AnyNode = ListNode<Entry>;

/** Nodes of all organizations: whoever knows a hash was given it by a row of his own. */
class Forest {
  private readonly nodes = new Map<string, WeakRef<AnyNode>>();
  /** Roots in the order of their use, which hold all that is below them. */
  private readonly roots = new Map<string, AnyNode>();
  private weight = 0;
  /** Nodes that are rows, as far as this process knows. */
  private readonly stored = new WeakSet<AnyNode>();
  private readonly dropped = new FinalizationRegistry<string>((hash) => {
    if (this.nodes.get(hash)?.deref() === undefined) this.nodes.delete(hash);
  });

  /** A node with all below it. */
  find(hash: string): AnyNode | undefined {
    return this.nodes.get(hash)?.deref();
  }

  /** Takes a node that is a row; the one that is known already goes before it. */
  take(node: AnyNode): AnyNode {
    this.stored.add(node); // even where another of the same hash is known: what lies above it refers to this one
    const known = this.find(node.hash);
    if (known) return known;
    this.nodes.set(node.hash, new WeakRef(node));
    this.dropped.register(node, node.hash);
    return node;
  }

  /** Holds a root until others were used more lately. */
  hold(root: AnyNode): void {
    if (this.roots.delete(root.hash)) this.weight -= root.weight;
    this.roots.set(root.hash, root);
    this.weight += root.weight;
    for (const [hash, { weight }] of this.roots) {
      if (this.weight <= MOST_WEIGHT || hash === root.hash) break;
      this.roots.delete(hash);
      this.weight -= weight;
    }
  }

  /** The nodes of a list that are no rows yet, each before those above it. `rows` are hashes of nodes that are rows of the same organization beside those. */
  unstored(list: List<Entry>, rows: ReadonlySet<string> = new Set()): AnyNode[] {
    const found = new Map<string, AnyNode>();
    const visit = (node: List<Entry>): void => {
      if (node === null || this.stored.has(node) || rows.has(node.hash) || found.has(node.hash)) return;
      if (node.kind === 'branch') node.nodes.forEach(visit);
      else for (const entry of node.entries) visit((entry as Entry & { pages?: List<Entry> }).pages ?? null); // pages alone have lists below them
      found.set(node.hash, node);
    };
    visit(list);
    return [...found.values()];
  }

  /** Remembers content whose nodes are rows now, so that it need not be read. */
  keep(content: Content): void {
    for (const list of listsOf(content)) {
      for (const node of this.unstored(list)) this.take(node);
      if (list) this.hold(this.find(list.hash) ?? list);
    }
  }
}

/** The lists of content. */
export const listsOf = ({ pages, files, reusableContents, variables }: Content): readonly List<Entry>[] => [pages, files, reusableContents, variables];

/** The hashes of all nodes of content. */
export function hashesOf(content: Content): ReadonlySet<string> {
  const hashes = new Set<string>();
  const visit = (node: List<Entry>): void => {
    if (node === null) return;
    hashes.add(node.hash);
    if (node.kind === 'branch') node.nodes.forEach(visit);
    else if (node.height > 1) for (const entry of node.entries) visit((entry as Entry & { pages?: List<Entry> }).pages ?? null); // as above
  };
  for (const list of listsOf(content)) visit(list);
  return hashes;
}

/** The forest of this process. */
export const forest = new Forest();
