/** Builds the nodes of an HTML tree, with the raw tags of a text as elements of it. */
import type { Element, ElementContent, Properties } from 'hast';

/** An element that is being built. Attributes without a value are omitted. */
export function element(
  tagName: string,
  attributes: Readonly<Record<string, Properties[string]>> = {},
  children: readonly ElementContent[] = [],
): Element {
  const properties = Object.fromEntries(
    Object.entries(attributes).filter(([, value]) => value != null && value !== false),
  );
  return { type: 'element', tagName, properties, children: [...children] };
}

/** Returns a text node. */
export const textNode = (value: string): ElementContent => ({ type: 'text', value });

/** Returns the value of a flag in a `data-` attribute, which is absent for false. */
export const flag = (isSet: boolean): 'true' | undefined => (isSet ? 'true' : undefined);

/** Returns the text of nodes. */
export const textIn = (nodes: readonly ElementContent[]): string =>
  nodes
    .map((node) =>
      node.type === 'text' ? node.value : node.type === 'element' ? textIn(node.children) : '',
    )
    .join('');

/** The elements that end where one of these begins, because their end tags are optional. */
const ENDED_BY: Readonly<Record<string, readonly string[]>> = {
  li: ['li'],
  p: ['p'],
  dt: ['dt', 'dd', 'p'],
  dd: ['dt', 'dd', 'p'],
  td: ['td', 'th', 'p'],
  th: ['td', 'th', 'p'],
  tr: ['td', 'th', 'tr', 'p'],
  thead: ['td', 'th', 'tr', 'thead', 'tbody', 'tfoot', 'p'],
  tbody: ['td', 'th', 'tr', 'thead', 'tbody', 'tfoot', 'p'],
  tfoot: ['td', 'th', 'tr', 'thead', 'tbody', 'tfoot', 'p'],
};

/**
 * The children of one element. An element of a raw tag contains all that follows, to its end tag
 * or to the end of the list, so that it never reaches into the parents of the list.
 */
export class NodeList {
  private readonly nodes: ElementContent[] = [];
  private readonly open: Element[] = [];

  /** Adds nodes to the innermost open element. */
  add(nodes: readonly ElementContent[]): void {
    const children = this.open.at(-1)?.children ?? this.nodes;
    for (const node of nodes) children.push(node);
  }

  /** Adds the element of a raw start tag. */
  begin(node: Element): void {
    const ended = ENDED_BY[node.tagName] ?? [];
    while (ended.includes(this.open.at(-1)?.tagName ?? '')) this.open.pop();
    this.add([node]);
    this.open.push(node);
  }

  /** Ends the innermost open element with a name. An end tag without a start tag has no effect. */
  end(tagName: string): void {
    const index = this.open.findLastIndex((node) => node.tagName === tagName);
    if (index >= 0) this.open.length = index;
  }

  /** The number of elements that are open. */
  get depth(): number {
    return this.open.length;
  }

  /** Returns the nodes that were added. */
  get children(): readonly ElementContent[] {
    return this.nodes;
  }
}
