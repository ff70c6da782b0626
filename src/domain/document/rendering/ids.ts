/** Makes the ids of an HTML tree unique and safe, and the links within a document agree with them. */
import type { Element, Root } from 'hast';
import { ID_PREFIX } from './drawing.ts';

/** Calls a function for each element of a tree, parents first. */
function visit(parent: Root | Element, each: (element: Element) => void): void {
  for (const node of parent.children)
    if (node.type === 'element') {
      each(node);
      visit(node, each);
    }
}

/**
 * Keeps the ids of headings that are their anchors, and prefixes all others with `user-content-`.
 * An id that occurs again is removed, and links to an id that has the prefix get it too.
 */
export function nameElements(root: Root, anchors: ReadonlySet<string>): void {
  const ids = new Set<string>();
  visit(root, (element) => {
    const { id } = element.properties;
    if (id === undefined) return;
    const name = idOf(element.tagName, String(id), anchors);
    if (name === undefined || ids.has(name)) delete element.properties['id'];
    else element.properties['id'] = name;
    if (name !== undefined) ids.add(name);
  });
  visit(root, (element) => {
    const { href } = element.properties;
    if (typeof href !== 'string' || !href.startsWith('#')) return;
    const fragment = decoded(href.slice(1));
    if (!ids.has(fragment) && ids.has(ID_PREFIX + fragment))
      element.properties['href'] = `#${ID_PREFIX}${href.slice(1)}`;
  });
}

/** Returns the id of an element; undefined for one that no link can name. */
function idOf(tagName: string, id: string, anchors: ReadonlySet<string>): string | undefined {
  if (id === '' || /\s/.test(id)) return undefined;
  if (/^h[1-6]$/.test(tagName) && anchors.has(id)) return id;
  return id.startsWith(ID_PREFIX) ? id : ID_PREFIX + id;
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment; // an invalid percent escape
  }
}

/** Removes the line breaks at the start of each `pre`, of which a parser ignores the first. */
export function trimPreformatted(root: Root): void {
  visit(root, ({ tagName, children }) => {
    const [first] = children;
    if (tagName === 'pre' && first?.type === 'text') first.value = first.value.replace(/^\n+/, '');
  });
}
