/** Finds the borders of containers that texts have in common, where their alignment is cut. */
import { type AlignedPosition, pairsOf } from './align.ts';
import type { ThreeWay } from './conflict.ts';
import { type BlockNode, lineNodesOf, nodePairs } from './nodes.ts';
import type { Pair } from './similar.ts';

/** Returns the borders of the containers that three texts have in common, and of their content. */
export function containerBorders(nodes: ThreeWay<readonly BlockNode[]>): AlignedPosition[] {
  const borders: AlignedPosition[] = [];
  addBorders(borders, nodes, ({ inside }) => inside !== undefined);
  return borders;
}

/** Returns the borders of the items, rows and other blocks that three texts have in common. */
export function lineBorders(texts: ThreeWay<readonly string[]>): AlignedPosition[] {
  const nodes = {
    base: lineNodesOf(texts.base),
    ours: lineNodesOf(texts.ours),
    theirs: lineNodesOf(texts.theirs),
  };
  const borders: AlignedPosition[] = [];
  addBorders(borders, nodes, () => true);
  return borders;
}

/**
 * Returns the borders of the items and other blocks that three texts have in common, where a side
 * split a list or joined lists; no list is paired then, but the items of all of them.
 */
export function itemBorders(texts: ThreeWay<readonly string[]>): AlignedPosition[] {
  const [base, ours, theirs] = [texts.base, texts.ours, texts.theirs].map(lineNodesOf);
  if (!base || !ours || !theirs) return [];
  const counts = new Set([base, ours, theirs].map((nodes) => nodes.filter(isList).length));
  if (counts.size === 1) return [];
  const itemsOf = (nodes: readonly BlockNode[]) =>
    nodes.flatMap((node) => (isList(node) ? (node.inside?.nodes() ?? []) : [node]));
  const borders: AlignedPosition[] = [];
  addBorders(
    borders,
    { base: itemsOf(base), ours: itemsOf(ours), theirs: itemsOf(theirs) },
    () => true,
  );
  return borders;
}

const isList = ({ name }: BlockNode): boolean => name === 'list';

/** Returns the borders of the texts that three lists have in common, each a block of its own. */
export function siblingBorders(texts: ThreeWay<readonly string[]>): AlignedPosition[] {
  const borders: AlignedPosition[] = [];
  const nodes = {
    base: siblingNodesOf(texts.base),
    ours: siblingNodesOf(texts.ours),
    theirs: siblingNodesOf(texts.theirs),
  };
  addBorders(borders, nodes, () => true);
  return borders;
}

const siblingNodesOf = (texts: readonly string[]): BlockNode[] =>
  texts.map((text, index) => ({ name: '', key: text, text, from: index, to: index + 1 }));

function addBorders(
  borders: AlignedPosition[],
  nodes: ThreeWay<readonly BlockNode[]>,
  test: (node: BlockNode) => boolean,
): void {
  const [inOurs, inTheirs] = [
    nodePairs(nodes.base, nodes.ours),
    nodePairs(nodes.base, nodes.theirs),
  ];
  for (const [index, base] of nodes.base.entries()) {
    const [ours, theirs] = [nodes.ours[inOurs[index] ?? -1], nodes.theirs[inTheirs[index] ?? -1]];
    if (!ours || !theirs || !test(base)) continue;
    borders.push({ base: base.from, ours: ours.from, theirs: theirs.from });
    const [one, two, three] = [base.inside, ours.inside, theirs.inside];
    const isSame =
      ours.text === theirs.text || ours.text === base.text || theirs.text === base.text;
    if (one && two && three && !isSame) {
      borders.push({ base: one.from, ours: two.from, theirs: three.from });
      addBorders(borders, { base: one.nodes(), ours: two.nodes(), theirs: three.nodes() }, test);
      borders.push({ base: one.to, ours: two.to, theirs: three.to });
    }
    borders.push({ base: base.to, ours: ours.to, theirs: theirs.to });
  }
}

/**
 * Returns, for each text of `before`, its index in `after` or -1, as `pairsOf` does, with the texts
 * of containers paired within the same containers.
 */
export function pairsWithin(
  before: readonly string[],
  after: readonly string[],
  nodes: { readonly before: readonly BlockNode[]; readonly after: readonly BlockNode[] },
): number[] {
  const borders: Pair[] = [];
  addPairBorders(borders, nodes.before, nodes.after);
  const pairs: number[] = [];
  let [i, j] = [0, 0];
  for (const [nextI, nextJ] of [...borders, [before.length, after.length] as const]) {
    for (const pair of pairsOf(before.slice(i, nextI), after.slice(j, nextJ)))
      pairs.push(pair < 0 ? pair : j + pair);
    [i, j] = [nextI, nextJ];
  }
  return pairs;
}

function addPairBorders(
  borders: Pair[],
  before: readonly BlockNode[],
  after: readonly BlockNode[],
): void {
  const pairs = nodePairs(before, after);
  for (const [index, one] of before.entries()) {
    const other = after[pairs[index] ?? -1];
    if (!one.inside || !other?.inside) continue;
    borders.push([one.from, other.from]);
    if (one.text !== other.text) {
      borders.push([one.inside.from, other.inside.from]);
      addPairBorders(borders, one.inside.nodes(), other.inside.nodes());
      borders.push([one.inside.to, other.inside.to]);
    }
    borders.push([one.to, other.to]);
  }
}
