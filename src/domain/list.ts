/**
 * Stores ordered lists as immutable trees of nodes that are identified by the hash of their content
 * and shared between versions.
 *
 * Up to 64 entries are one node. Longer lists are cut at entries that their ids determine, so equal
 * lists have equal nodes whatever their history, and an edit leaves the other nodes unchanged.
 */
import { createHash } from 'node:crypto';
import { canonical, type Entry, type Json } from './content.ts';

/** The maximum number of entries of a list that is one node, and of child nodes of a node. */
const MAX_NODE_ENTRY_COUNT = 64;
/** Number of leading zero bits of an id's hash at a cut: one entry in 16. */
const CUT_BITS = 4;

/** A node of the lowest level: entries in order. */
export interface ListLeaf<E extends Entry> {
  readonly kind: 'leaf';
  readonly hash: string;
  readonly entries: readonly E[];
  readonly count: number;
  readonly weight: number;
  readonly height: number;
}

/** A node with child nodes. */
export interface ListBranch<E extends Entry> {
  readonly kind: 'branch';
  readonly hash: string;
  readonly nodes: readonly ListNode<E>[];
  readonly count: number;
  readonly weight: number;
  readonly height: number;
}

/**
 * A part of a list. `count` is the number of its entries, `weight` includes all their descendants,
 * and `height` is the number of levels of entries.
 */
export type ListNode<E extends Entry> = ListLeaf<E> | ListBranch<E>;

/** A list; null is the empty list. */
export type EntryList<E extends Entry> = ListNode<E> | null;

/** An entry with the list below it, for example the subpages of a page. */
type Nested = Entry & {
  readonly pages?: EntryList<Entry>;
  readonly type?: string;
  readonly document?: string;
  readonly createdAt?: string;
  readonly updatedAt?: string;
  readonly createdBy?: string;
  readonly updatedBy?: string;
};

/** Compares entries by rank, then by id. */
export const compare = (one: Entry, other: Entry): number =>
  one.rank < other.rank
    ? -1
    : one.rank > other.rank
      ? 1
      : one.id < other.id
        ? -1
        : one.id > other.id
          ? 1
          : 0;

/**
 * Returns the stored form of an entry, with the hash of the list below it. A property without a
 * value is absent, so that entries from before it existed keep their hashes.
 */
export const entryBody = ({
  id,
  rank,
  type,
  document,
  createdAt,
  updatedAt,
  createdBy,
  updatedBy,
  fields,
  pages,
}: Nested): { readonly [name: string]: Json } => ({
  id,
  rank,
  ...(type !== undefined && { type }),
  ...(document !== undefined && { document }),
  ...(createdAt !== undefined && { createdAt }),
  ...(updatedAt !== undefined && { updatedAt }),
  ...(createdBy !== undefined && { createdBy }),
  ...(updatedBy !== undefined && { updatedBy }),
  fields,
  ...(pages && { pages: pages.hash }),
});

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const childrenOf = (entry: Entry): EntryList<Entry> => (entry as Nested).pages ?? null;

/** The cached hashes. Entries are immutable and shared by all requests. */
const hashes = new WeakMap<Entry, string>();

/** Returns the hash of an entry with all its descendants. */
function entryHash(entry: Entry): string {
  const known = hashes.get(entry) ?? sha256(canonical(entryBody(entry)));
  hashes.set(entry, known);
  return known;
}

/** Returns a leaf of ordered entries. Pass `hash` where it is known. */
export function leafOf<E extends Entry>(
  entries: readonly E[],
  hash: string = sha256(`leaf ${entries.map(entryHash).join('\n')}`),
): ListLeaf<E> {
  let [weight, height] = [0, 0];
  for (const entry of entries) {
    const below = childrenOf(entry);
    weight += 1 + (below?.weight ?? 0);
    height = Math.max(height, 1 + (below?.height ?? 0));
  }
  return { kind: 'leaf', hash, entries, count: entries.length, weight, height };
}

/** Returns a branch over ordered nodes. Pass `hash` where it is known. */
export function branchOf<E extends Entry>(
  nodes: readonly ListNode<E>[],
  hash: string = sha256(`branch ${nodes.map((node) => node.hash).join('\n')}`),
): ListBranch<E> {
  const sum = (of: (node: ListNode<E>) => number) =>
    nodes.reduce((total, node) => total + of(node), 0);
  return {
    kind: 'branch',
    hash,
    nodes,
    count: sum(({ count }) => count),
    weight: sum(({ weight }) => weight),
    height: Math.max(...nodes.map(({ height }) => height)),
  };
}

/** Returns the number of levels at which a list is cut after an entry. */
function cutsBehind(id: string): number {
  let bits = 0;
  for (let i = 0; i < id.length; i++) bits = Math.imul(bits ^ id.charCodeAt(i), 0x01000193);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return Math.floor(Math.clz32(bits ^ (bits >>> 16)) / CUT_BITS);
}

/** The cached cut levels. Nodes are immutable and shared by all requests. */
const cuts = new WeakMap<ListNode<Entry>, number>();

/** Returns the number of levels at which a list is cut after the last entry of a node. */
function cutsAfter(node: ListNode<Entry>): number {
  const known = cuts.get(node) ?? cutsBehind(lastOf(node)?.id ?? '');
  cuts.set(node, known);
  return known;
}

const lastOf = <E extends Entry>(node: ListNode<E>): E | undefined =>
  node.kind === 'leaf' ? node.entries.at(-1) : lastOf(node.nodes.at(-1) ?? leafOf<E>([]));

/** The cached leaves. Nodes are immutable and shared by all requests. */
const leaves = new WeakMap<ListBranch<Entry>, readonly ListLeaf<Entry>[]>();

/** Returns the leaves of a list, in order. */
export function leavesOf<E extends Entry>(list: EntryList<E>): readonly ListLeaf<E>[] {
  if (list === null) return [];
  if (list.kind === 'leaf') return [list];
  const known = leaves.get(list) ?? list.nodes.flatMap((node) => leavesOf(node));
  leaves.set(list, known);
  return known as readonly ListLeaf<E>[]; // These are the leaves of this list.
}

/** Returns the entries of a list, in order, without those below them. */
export const entriesOf = <E extends Entry>(list: EntryList<E>): E[] =>
  leavesOf(list).flatMap(({ entries }) => entries);

/** Returns a list of entries that are given in any order. */
export function listOf<E extends Entry>(entries: Iterable<E>): EntryList<E> {
  const sorted = [...entries].sort(compare);
  if (sorted.length === 0) return null;
  if (sorted.length <= MAX_NODE_ENTRY_COUNT) return leafOf(sorted);
  return buildBranches(cut(sorted).map((part) => leafOf(part)));
}

/** Cuts entries into the leaves of a long list. */
function cut<E extends Entry>(entries: readonly E[]): E[][] {
  const parts: E[][] = [];
  let part: E[] = [];
  for (const entry of entries) {
    part.push(entry);
    if (cutsBehind(entry.id) === 0) continue;
    parts.push(part);
    part = [];
  }
  if (part.length > 0) parts.push(part);
  return parts;
}

/** Returns the branches of a list by their first child node. */
function branchesOf<E extends Entry>(
  list: EntryList<E>,
  found = new Map<ListNode<E>, ListBranch<E>>(),
): ReadonlyMap<ListNode<E>, ListBranch<E>> {
  const [first] = list?.kind === 'branch' ? list.nodes : [];
  if (list?.kind !== 'branch' || !first) return found;
  for (const node of list.nodes) branchesOf(node, found);
  return found.set(first, list);
}

/** Builds a list over leaves. Branches of the list `before` that stay the same are reused. */
function buildBranches<E extends Entry>(
  leaves: readonly ListNode<E>[],
  before: EntryList<E> = null,
): ListNode<E> {
  const known = branchesOf(before);
  const over = (group: readonly ListNode<E>[]): ListBranch<E> => {
    const [first] = group;
    const branch = first && known.get(first);
    return branch &&
      branch.nodes.length === group.length &&
      branch.nodes.every((node, i) => node === group[i])
      ? branch
      : branchOf(group);
  };
  let nodes = leaves;
  for (let level = 2; nodes.length > MAX_NODE_ENTRY_COUNT; level++) {
    const parents: ListNode<E>[] = [];
    let group: ListNode<E>[] = [];
    for (const node of nodes) {
      group.push(node);
      if (cutsAfter(node) < level) continue;
      parents.push(over(group));
      group = [];
    }
    if (group.length > 0) parents.push(over(group));
    if (parents.length === nodes.length) break; // No cut helps: the nodes become one wide node.
    nodes = parents;
  }
  const [only, second] = nodes;
  return only && !second ? only : over(nodes);
}

/**
 * Returns a list with entries put by id, or removed where null. `before` returns the current entry
 * with an id.
 */
export function editedList<E extends Entry>(
  list: EntryList<E>,
  edits: ReadonlyMap<string, E | null>,
  before: (id: string) => E | undefined,
): EntryList<E> {
  if (edits.size === 0) return list;
  const inserted = [...edits.values()].filter((entry) => entry !== null);
  const count =
    (list?.count ?? 0) - [...edits.keys()].filter((id) => before(id)).length + inserted.length;
  const leaves = leavesOf(list);
  if (count <= MAX_NODE_ENTRY_COUNT || leaves.length <= 1)
    return listOf([
      ...leaves.flatMap(({ entries }) => entries).filter(({ id }) => !edits.has(id)),
      ...inserted,
    ]);
  return buildBranches(editedLeaves(leaves, edits, inserted, before), list);
}

/**
 * Returns the leaves of a long list after edits: changed leaves, and leaves whose preceding cut was
 * removed, are rebuilt.
 */
function editedLeaves<E extends Entry>(
  leaves: readonly ListLeaf<E>[],
  edits: ReadonlyMap<string, E | null>,
  inserted: readonly E[],
  before: (id: string) => E | undefined,
): ListLeaf<E>[] {
  const touched = new Map<number, E[]>();
  const touchLeaf = (at: number) => {
    const known = touched.get(at) ?? [];
    touched.set(at, known);
    return known;
  };
  for (const id of edits.keys()) {
    const was = before(id);
    if (was) touchLeaf(leafIndexOf(leaves, was));
  }
  for (const entry of inserted) touchLeaf(leafIndexOf(leaves, entry)).push(entry);
  const made: ListLeaf<E>[] = [];
  let pending: E[] = []; // The entries of a leaf whose closing cut was removed.
  for (const [at, leaf] of leaves.entries()) {
    const added = touched.get(at);
    if (!added && pending.length === 0) {
      made.push(leaf);
      continue;
    }
    const parts = cut(
      [...pending, ...leaf.entries.filter(({ id }) => !edits.has(id)), ...(added ?? [])].sort(
        compare,
      ),
    );
    const last = parts.at(-1);
    pending = last && cutsBehind(last.at(-1)?.id ?? '') === 0 ? (parts.pop() ?? []) : [];
    made.push(...parts.map((part) => leafOf(part)));
  }
  return pending.length > 0 ? [...made, leafOf(pending)] : made;
}

/** Returns the index of the leaf for an entry: the first that does not end before it. */
function leafIndexOf<E extends Entry>(leaves: readonly ListLeaf<E>[], entry: E): number {
  let [low, high] = [0, leaves.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    const last = leaves[middle]?.entries.at(-1);
    if (last && compare(last, entry) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The cached indexes. Leaves are immutable and shared by all requests. */
const indexes = new WeakMap<ListLeaf<Entry>, ReadonlyMap<string, Entry>>();

function indexOf<E extends Entry>(leaf: ListLeaf<E>): ReadonlyMap<string, E> {
  const known = indexes.get(leaf) ?? new Map(leaf.entries.map((entry) => [entry.id, entry]));
  indexes.set(leaf, known);
  return known as ReadonlyMap<string, E>; // These are the entries of this leaf.
}

/** Returns the entry with this id, without searching below entries. */
export function entryOf<E extends Entry>(list: EntryList<E>, id: string): E | undefined {
  if (list === null) return undefined;
  if (list.kind === 'leaf') return indexOf(list).get(id);
  for (const node of list.nodes) {
    const found = entryOf(node, id);
    if (found) return found;
  }
  return undefined;
}

/** Returns the last entry that satisfies a predicate. */
export function lastWhere<E extends Entry>(
  list: EntryList<E>,
  predicate: (entry: E) => boolean,
): E | undefined {
  if (list === null) return undefined;
  if (list.kind === 'leaf') return list.entries.findLast(predicate);
  for (const node of list.nodes.toReversed()) {
    const found = lastWhere(node, predicate);
    if (found) return found;
  }
  return undefined;
}

/**
 * Returns the entries that are in one list but not identical in the other. Nodes that both lists
 * share are skipped.
 */
export function changedEntries<E extends Entry>(
  one: EntryList<E>,
  other: EntryList<E>,
): { readonly removed: E[]; readonly added: E[] } {
  let [removed, added]: [ListNode<E>[], ListNode<E>[]] = [one ? [one] : [], other ? [other] : []];
  for (let level = Math.max(heightOf(one), heightOf(other)); ; level--) {
    const [theirs, ours] = [
      new Set(added.map(({ hash }) => hash)),
      new Set(removed.map(({ hash }) => hash)),
    ];
    [removed, added] = [
      removed.filter(({ hash }) => !theirs.has(hash)),
      added.filter(({ hash }) => !ours.has(hash)),
    ];
    if (level === 0)
      return {
        removed: without(removed.flatMap(entriesOf), added),
        added: without(added.flatMap(entriesOf), removed),
      };
    [removed, added] = [expandLevel(level, removed), expandLevel(level, added)];
  }
}

/** Returns the number of levels of nodes below a node. */
const heightOf = <E extends Entry>(node: EntryList<E>): number =>
  node?.kind === 'branch' ? 1 + heightOf(node.nodes[0] ?? null) : 0;

/** Replaces the nodes of a level by their child nodes. */
const expandLevel = <E extends Entry>(
  level: number,
  nodes: readonly ListNode<E>[],
): ListNode<E>[] =>
  nodes.flatMap((node) =>
    node.kind === 'branch' && heightOf(node) === level ? node.nodes : [node],
  );

/** Returns the entries that are not, as the same object, in these nodes. */
function without<E extends Entry>(entries: readonly E[], nodes: readonly ListNode<E>[]): E[] {
  const there = new Set(nodes.flatMap(entriesOf));
  return entries.filter((entry) => !there.has(entry));
}
