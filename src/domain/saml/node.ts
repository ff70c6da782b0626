/**
 * Reads elements of an assertion in the form of the library: children in lists by local name,
 * attributes under `$`, text under `_`.
 */
import { unauthenticated } from '../errors.ts';

/** An XML element. */
export type XmlNode = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is XmlNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the children with a name. */
export function childrenOf(node: unknown, name: string): readonly XmlNode[] {
  const found = isNode(node) && Object.hasOwn(node, name) ? node[name] : undefined;
  const list: readonly unknown[] = Array.isArray(found)
    ? found
    : found === undefined
      ? []
      : [found];
  return list.map((child) => (isNode(child) ? child : { _: String(child) }));
}

/**
 * Returns the child with a name; undefined for none.
 * @throws UNAUTHENTICATED for more than one, because readers could disagree on which is valid
 */
export function only(node: unknown, name: string): XmlNode | undefined {
  const [first, second] = childrenOf(node, name);
  if (second) throw unauthenticated(`The assertion has more than one ${name}.`);
  return first;
}

/** Returns the value of an attribute. */
export function attributeOf(node: XmlNode, name: string): string | undefined {
  const attributes = node['$'];
  const value =
    isNode(attributes) && Object.hasOwn(attributes, name) ? attributes[name] : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** Returns the text of an element without child elements. */
export function textOf(node: XmlNode | undefined): string | undefined {
  if (!node || Object.keys(node).some((key) => key !== '_' && key !== '$')) return undefined;
  const text = node['_'];
  return typeof text === 'string' ? text.trim() : undefined;
}
