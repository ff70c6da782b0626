/** The elements of an assertion, as the library gives them: children in lists by their local names, attributes under `$`, text under `_`. */
import { unauthenticated } from '../errors.ts';

/** An element. */
export type XmlNode = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is XmlNode => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The children of a name. */
export function childrenOf(node: unknown, name: string): readonly XmlNode[] {
  const found = isNode(node) && Object.hasOwn(node, name) ? node[name] : undefined;
  const list: readonly unknown[] = Array.isArray(found) ? found : found === undefined ? [] : [found];
  return list.map((child) => (isNode(child) ? child : { _: String(child) }));
}

/** The child of a name; undefined for none. More than one is refused: which of them counts could be read in two ways. */
export function only(node: unknown, name: string): XmlNode | undefined {
  const [first, second] = childrenOf(node, name);
  if (second) throw unauthenticated(`The assertion has more than one ${name}.`);
  return first;
}

/** An attribute's value. */
export function attributeOf(node: XmlNode, name: string): string | undefined {
  const attributes = node['$'];
  const value = isNode(attributes) && Object.hasOwn(attributes, name) ? attributes[name] : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** The text of an element that holds nothing else. */
export function textOf(node: XmlNode | undefined): string | undefined {
  if (!node || Object.keys(node).some((key) => key !== '_' && key !== '$')) return undefined;
  const text = node['_'];
  return typeof text === 'string' ? text.trim() : undefined;
}
