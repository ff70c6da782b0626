/** Reads fields of a block tree defensively: a field with an unexpected value counts as empty. */
import type { Json } from '../content.ts';

/** A block or an inline node. */
export type TypstNode = { readonly [name: string]: Json };

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

const isNode = (value: Json | undefined): value is TypstNode =>
  typeof value === 'object' && value !== null && !isList(value);

/** Returns the nodes in a field. */
export function nodesIn(node: Json, field = 'nodes'): TypstNode[] {
  const list = isNode(node) ? node[field] : undefined;
  return isList(list) ? list.filter(isNode) : [];
}

/** Returns the cells of a row, each as a list of nodes. */
export function cellsIn(row: Json | undefined): TypstNode[][] {
  return isList(row) ? row.map((cell) => (isList(cell) ? cell.filter(isNode) : [])) : [];
}

/** Returns the list in a field. */
export function listIn(node: TypstNode, field: string): readonly Json[] {
  const list = node[field];
  return isList(list) ? list : [];
}

/** Returns the text in a field; empty where it has none. */
export function textIn(node: TypstNode, field: string): string {
  const text = node[field];
  return typeof text === 'string' ? text : '';
}

/** Returns the integer in a field, limited to a range. */
export function numberIn(node: TypstNode, field: string, min: number, max: number): number {
  const number = node[field];
  return typeof number === 'number' && Number.isFinite(number)
    ? Math.min(max, Math.max(min, Math.trunc(number)))
    : min;
}
