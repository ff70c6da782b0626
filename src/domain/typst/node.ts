/** Reading a block tree, of which nothing is taken for granted: what has no such shape is empty. */
import type { Json } from '../content.ts';

/** A block or a piece of running text. */
export type Node = { readonly [name: string]: Json };

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

const isNode = (value: Json | undefined): value is Node => typeof value === 'object' && value !== null && !isList(value);

/** The nodes in a field. */
export function nodesIn(node: Json, field = 'nodes'): Node[] {
  const list = isNode(node) ? node[field] : undefined;
  return isList(list) ? list.filter(isNode) : [];
}

/** The rows of cells in a field, each cell a list of nodes. */
export function cellsIn(row: Json | undefined): Node[][] {
  return isList(row) ? row.map((cell) => (isList(cell) ? cell.filter(isNode) : [])) : [];
}

/** The values of a list in a field. */
export function listIn(node: Node, field: string): readonly Json[] {
  const list = node[field];
  return isList(list) ? list : [];
}

/** The text in a field; empty where it has none. */
export function textIn(node: Node, field: string): string {
  const text = node[field];
  return typeof text === 'string' ? text : '';
}

/** The whole number in a field, within bounds. */
export function numberIn(node: Node, field: string, min: number, max: number): number {
  const number = node[field];
  return typeof number === 'number' && Number.isFinite(number) ? Math.min(max, Math.max(min, Math.trunc(number))) : min;
}
