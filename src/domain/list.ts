/**
 * Lists that never change and share what they have in common: trees of nodes, each known by the hash of what it holds.
 * Up to 64 entries are one node; longer lists are cut where the entries' ids say, so that equal lists have equal nodes
 * however they came about, and a change in one place leaves the nodes of all others as they are.
 */
import { createHash } from 'node:crypto';
import { canonical, type Entry, type Json } from './content.ts';

/** Entries of a list that is one node; nodes below a node. */
const MOST = 64;
/** Bits of an id's hash that are zero at a cut: one in 16. */
const CUT_BITS = 4;

/** A node of the first level: entries in their order. */
export interface Leaf<E extends Entry> {
  readonly kind: 'leaf';
  readonly hash: string;
  readonly entries: readonly E[];
  readonly count: number;
  readonly weight: number;
  readonly height: number;
}

/** A node above others. */
export interface Branch<E extends Entry> {
  readonly kind: 'branch';
  readonly hash: string;
  readonly nodes: readonly ListNode<E>[];
  readonly count: number;
  readonly weight: number;
  readonly height: number;
}

/** A part of a list. `count` is the number of its entries, `weight` of those and all below them, `height` how many levels of entries it has. */
export type ListNode<E extends Entry> = Leaf<E> | Branch<E>;

/** A list; null is the empty one. */
export type List<E extends Entry> = ListNode<E> | null;

/** Lists below an entry: the subpages of a page. */
type Nested = Entry & { readonly pages?: List<Entry>; readonly type?: string; readonly document?: string; readonly createdAt?: string; readonly updatedAt?: string };

/** The order of entries. */
export const compare = (one: Entry, other: Entry): number => (one.rank < other.rank ? -1 : one.rank > other.rank ? 1 : one.id < other.id ? -1 : one.id > other.id ? 1 : 0);

/** An entry as it stands in a node: below it, the hash of its list. */
export const entryBody = ({ id, rank, type, document, createdAt, updatedAt, fields, pages }: Nested): { readonly [name: string]: Json } => ({
  id,
  rank,
  ...(type !== undefined && { type }),
  ...(document !== undefined && { document }),
  ...(createdAt !== undefined && { createdAt }),
  ...(updatedAt !== undefined && { updatedAt }),
  fields,
  ...(pages && { pages: pages.hash }),
});

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const childrenOf = (entry: Entry): List<Entry> => (entry as Nested).pages ?? null;

const hashes = new WeakMap<Entry, string>();

/** The hash of an entry with all below it. */
function entryHash(entry: Entry): string {
  const known = hashes.get(entry) ?? sha256(canonical(entryBody(entry)));
  hashes.set(entry, known);
  return known;
}

/** A leaf of these entries, which are in order. `hash` is given where it is known. */
export function leafOf<E extends Entry>(entries: readonly E[], hash: string = sha256(`leaf ${entries.map(entryHash).join('\n')}`)): Leaf<E> {
  let [weight, height] = [0, 0];
  for (const entry of entries) {
    const below = childrenOf(entry);
    weight += 1 + (below?.weight ?? 0);
    height = Math.max(height, 1 + (below?.height ?? 0));
  }
  return { kind: 'leaf', hash, entries, count: entries.length, weight, height };
}

/** A branch over these nodes, which are in order. `hash` is given where it is known. */
export function branchOf<E extends Entry>(nodes: readonly ListNode<E>[], hash: string = sha256(`branch ${nodes.map((node) => node.hash).join('\n')}`)): Branch<E> {
  const sum = (of: (node: ListNode<E>) => number) => nodes.reduce((total, node) => total + of(node), 0);
  return { kind: 'branch', hash, nodes, count: sum(({ count }) => count), weight: sum(({ weight }) => weight), height: Math.max(...nodes.map(({ height }) => height)) };
}

/** At how many levels the list is cut behind an entry. */
function cutsBehind(id: string): number {
  let bits = 0;
  for (let i = 0; i < id.length; i++) bits = Math.imul(bits ^ id.charCodeAt(i), 0x01000193);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return Math.floor(Math.clz32(bits ^ (bits >>> 16)) / CUT_BITS);
}

const cuts = new WeakMap<ListNode<Entry>, number>();

/** At how many levels the list is cut behind the last entry of a node. */
function cutsAfter(node: ListNode<Entry>): number {
  const known = cuts.get(node) ?? cutsBehind(lastOf(node)?.id ?? '');
  cuts.set(node, known);
  return known;
}

const lastOf = <E extends Entry>(node: ListNode<E>): E | undefined => (node.kind === 'leaf' ? node.entries.at(-1) : lastOf(node.nodes.at(-1) ?? leafOf<E>([])));

const leaves = new WeakMap<Branch<Entry>, readonly Leaf<Entry>[]>();

/** The leaves of a list, in order. */
export function leavesOf<E extends Entry>(list: List<E>): readonly Leaf<E>[] {
  if (list === null) return [];
  if (list.kind === 'leaf') return [list];
  const known = leaves.get(list) ?? list.nodes.flatMap((node) => leavesOf(node));
  leaves.set(list, known);
  return known as readonly Leaf<E>[]; // made of this list's nodes
}

/** The entries of a list, in order; not what is below them. */
export const entriesOf = <E extends Entry>(list: List<E>): E[] => leavesOf(list).flatMap(({ entries }) => entries);

/** A list of entries in any order. */
export function listOf<E extends Entry>(entries: Iterable<E>): List<E> {
  const sorted = [...entries].sort(compare);
  if (sorted.length === 0) return null;
  if (sorted.length <= MOST) return leafOf(sorted);
  return joined(cut(sorted).map((part) => leafOf(part)));
}

/** Entries cut into the parts that are leaves of a long list. */
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

/** The branches of a list, by the node that each begins with. */
function branchesOf<E extends Entry>(list: List<E>, found = new Map<ListNode<E>, Branch<E>>()): ReadonlyMap<ListNode<E>, Branch<E>> {
  const [first] = list?.kind === 'branch' ? list.nodes : [];
  if (list?.kind !== 'branch' || !first) return found;
  for (const node of list.nodes) branchesOf(node, found);
  return found.set(first, list);
}

/** The list over leaves that are cut as a long list is. Branches of the list `before` it that stay as they are are not made again. */
function joined<E extends Entry>(leaves: readonly ListNode<E>[], before: List<E> = null): ListNode<E> {
  const known = branchesOf(before);
  const over = (group: readonly ListNode<E>[]): Branch<E> => {
    const [first] = group;
    const branch = first && known.get(first);
    return branch && branch.nodes.length === group.length && branch.nodes.every((node, i) => node === group[i]) ? branch : branchOf(group);
  };
  let nodes = leaves;
  for (let level = 2; nodes.length > MOST; level++) {
    const above: ListNode<E>[] = [];
    let group: ListNode<E>[] = [];
    for (const node of nodes) {
      group.push(node);
      if (cutsAfter(node) < level) continue;
      above.push(over(group));
      group = [];
    }
    if (group.length > 0) above.push(over(group));
    if (above.length === nodes.length) break; // no cut helps: one wide node
    nodes = above;
  }
  const [only, second] = nodes;
  return only && !second ? only : over(nodes);
}

/** The same list with entries put, by their ids, or taken out (null). `before` are those entries as they stand in it now. */
export function edited<E extends Entry>(list: List<E>, edits: ReadonlyMap<string, E | null>, before: (id: string) => E | undefined): List<E> {
  if (edits.size === 0) return list;
  const put = [...edits.values()].filter((entry) => entry !== null);
  const count = (list?.count ?? 0) - [...edits.keys()].filter((id) => before(id)).length + put.length;
  const leaves = leavesOf(list);
  if (count <= MOST || leaves.length <= 1) return listOf([...leaves.flatMap(({ entries }) => entries).filter(({ id }) => !edits.has(id)), ...put]);
  return joined(editedLeaves(leaves, edits, put, before), list);
}

/** The leaves of a long list, with those made anew in which something changes, and those behind whose end was moved. */
function editedLeaves<E extends Entry>(leaves: readonly Leaf<E>[], edits: ReadonlyMap<string, E | null>, put: readonly E[], before: (id: string) => E | undefined): Leaf<E>[] {
  const touched = new Map<number, E[]>();
  const touch = (at: number) => {
    const known = touched.get(at) ?? [];
    touched.set(at, known);
    return known;
  };
  for (const id of edits.keys()) {
    const was = before(id);
    if (was) touch(placeOf(leaves, was));
  }
  for (const entry of put) touch(placeOf(leaves, entry)).push(entry);
  const made: Leaf<E>[] = [];
  let carried: E[] = []; // entries whose leaf lost its end
  for (const [at, leaf] of leaves.entries()) {
    const added = touched.get(at);
    if (!added && carried.length === 0) {
      made.push(leaf);
      continue;
    }
    const parts = cut([...carried, ...leaf.entries.filter(({ id }) => !edits.has(id)), ...(added ?? [])].sort(compare));
    const last = parts.at(-1);
    carried = last && cutsBehind(last.at(-1)?.id ?? '') === 0 ? (parts.pop() ?? []) : [];
    made.push(...parts.map((part) => leafOf(part)));
  }
  return carried.length > 0 ? [...made, leafOf(carried)] : made;
}

/** Which leaf an entry belongs in: the first that does not end before it. */
function placeOf<E extends Entry>(leaves: readonly Leaf<E>[], entry: E): number {
  let [low, high] = [0, leaves.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    const last = leaves[middle]?.entries.at(-1);
    if (last && compare(last, entry) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

const indexes = new WeakMap<Leaf<Entry>, ReadonlyMap<string, Entry>>();

function indexOf<E extends Entry>(leaf: Leaf<E>): ReadonlyMap<string, E> {
  const known = indexes.get(leaf) ?? new Map(leaf.entries.map((entry) => [entry.id, entry]));
  indexes.set(leaf, known);
  return known as ReadonlyMap<string, E>; // made of this leaf's entries
}

/** The entry with this id; not below others. */
export function entryOf<E extends Entry>(list: List<E>, id: string): E | undefined {
  if (list === null) return undefined;
  if (list.kind === 'leaf') return indexOf(list).get(id);
  for (const node of list.nodes) {
    const found = entryOf(node, id);
    if (found) return found;
  }
  return undefined;
}

/** The last entry of a list for which something holds. */
export function lastWhere<E extends Entry>(list: List<E>, holds: (entry: E) => boolean): E | undefined {
  if (list === null) return undefined;
  if (list.kind === 'leaf') return list.entries.findLast(holds);
  for (const node of list.nodes.toReversed()) {
    const found = lastWhere(node, holds);
    if (found) return found;
  }
  return undefined;
}

/** Entries that stand in one of two lists and not, just so, in the other. Nodes that both have are not looked into. */
export function differing<E extends Entry>(one: List<E>, other: List<E>): { readonly removed: E[]; readonly added: E[] } {
  let [gone, come]: [ListNode<E>[], ListNode<E>[]] = [one ? [one] : [], other ? [other] : []];
  for (let level = Math.max(levelOf(one), levelOf(other)); ; level--) {
    const [theirs, ours] = [new Set(come.map(({ hash }) => hash)), new Set(gone.map(({ hash }) => hash))];
    [gone, come] = [gone.filter(({ hash }) => !theirs.has(hash)), come.filter(({ hash }) => !ours.has(hash))];
    if (level === 0) return { removed: without(gone.flatMap(entriesOf), come), added: without(come.flatMap(entriesOf), gone) };
    [gone, come] = [openedAt(level, gone), openedAt(level, come)];
  }
}

/** How many levels of nodes are below a node. */
const levelOf = <E extends Entry>(node: List<E>): number => (node?.kind === 'branch' ? 1 + levelOf(node.nodes[0] ?? null) : 0);

/** Nodes, with those of a level as what they are made of. */
const openedAt = <E extends Entry>(level: number, nodes: readonly ListNode<E>[]): ListNode<E>[] => nodes.flatMap((node) => (node.kind === 'branch' && levelOf(node) === level ? node.nodes : [node]));

/** Entries that are not the very same in these nodes. */
function without<E extends Entry>(entries: readonly E[], nodes: readonly ListNode<E>[]): E[] {
  const there = new Set(nodes.flatMap(entriesOf));
  return entries.filter((entry) => !there.has(entry));
}
