/** Finishes an HTML tree: its ids, the links within the document, and what a parser would change. */
import type { Element, Root } from 'hast';
import type { FindAnchor } from '../markdown/anchors.ts';
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
 *
 * An id that occurs again is removed, and links to an id that has the prefix get it too. Links to
 * the anchor of a heading in another form get its anchor.
 */
export function nameElements(root: Root, anchors: ReadonlySet<string>, find?: FindAnchor): void {
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
    if (ids.has(fragment)) return;
    const heading = find?.(fragment);
    if (ids.has(ID_PREFIX + fragment)) element.properties['href'] = `#${ID_PREFIX}${href.slice(1)}`;
    else if (heading !== undefined && ids.has(heading))
      element.properties['href'] = `#${encodeURIComponent(heading)}`;
  });
}

/** Returns the id of an element; undefined for one that no link can name. */
function idOf(tagName: string, id: string, anchors: ReadonlySet<string>): string | undefined {
  // `document` has a property for each image with an id.
  if (id === '' || /\s/.test(id) || tagName === 'img') return undefined;
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

/**
 * Removes empty paragraphs, which a parser leaves where HTML has blocks in one, and the line breaks
 * at the start of each `pre`, of which a parser ignores the first.
 */
export function tidyText(root: Root): void {
  removeEmptyParagraphs(root);
  visit(root, (element) => {
    const [first] = element.children;
    if (element.tagName === 'pre' && first?.type === 'text')
      first.value = first.value.replace(/^\n+/, '');
    removeEmptyParagraphs(element);
  });
}

function removeEmptyParagraphs(parent: Root | Element): void {
  const isEmpty = (node: Root['children'][number]) =>
    node.type === 'element' && node.tagName === 'p' && node.children.length === 0;
  if (parent.children.some(isEmpty))
    parent.children = parent.children.filter((node) => !isEmpty(node)) as Element['children']; // without a doctype, as before
}

/** Characters without a meaning that stand for `<` and `>` in attributes until the tree is text. */
const STAND_INS = { '<': '\ufdd0', '>': '\ufdd1' } as const;

/** Replaces the brackets in attributes, which HTML would write as they are. */
export function replaceBrackets(root: Root): void {
  visit(root, ({ properties }) => {
    for (const [name, value] of Object.entries(properties))
      if (typeof value === 'string')
        properties[name] = value
          .replace(/[\ufdd0\ufdd1]/g, '')
          .replaceAll('<', STAND_INS['<'])
          .replaceAll('>', STAND_INS['>']);
  });
}

/**
 * Returns HTML with character references for the brackets in attributes, and for the characters
 * that a template engine of the page would read as the start of a tag.
 */
export const withReferences = (html: string): string =>
  html
    .replaceAll(STAND_INS['<'], '&#x3C;')
    .replaceAll(STAND_INS['>'], '&#x3E;')
    .replaceAll('{%', '&#x7B;%');
