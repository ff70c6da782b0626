/** Highlights code by the languages of lowlight. */
import { common, createLowlight } from 'lowlight';
import type { ElementContent } from 'hast';
import type { Highlight } from './drawing.ts';

/** Maximum length of the code that is highlighted in one document, in characters. */
const MAX_HIGHLIGHTED_LENGTH = 256 * 1024;

/** Maximum depth of the elements of highlighted code; deeper code is drawn as it is. */
const MAX_DEPTH = 32;

const lowlight = createLowlight(common);

/** Creates the function that highlights the code of one document. */
export function createHighlight(): Highlight {
  let remaining = MAX_HIGHLIGHTED_LENGTH;
  return (text, syntax) => {
    if (text.length > remaining || !lowlight.registered(syntax)) return undefined;
    remaining -= text.length;
    const nodes = highlighted(text, syntax);
    return nodes && depthOf(nodes) <= MAX_DEPTH ? nodes : undefined;
  };
}

/** Returns the nodes of code; undefined where its parts are too deep for the language's parser. */
function highlighted(text: string, syntax: string): readonly ElementContent[] | undefined {
  try {
    return lowlight.highlight(syntax, text).children.flatMap(contentOf);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Returns the depth of nodes, without recursion. */
function depthOf(nodes: readonly ElementContent[]): number {
  let [level, depth] = [nodes, 0];
  for (; level.length > 0 && depth <= MAX_DEPTH; depth++)
    level = level.flatMap((node) => (node.type === 'element' ? node.children : []));
  return depth;
}

/** Returns a child of a root that an element can have, which all of highlighted code are. */
const contentOf = (node: { readonly type: string }): ElementContent[] =>
  isContent(node) ? [node] : [];

const isContent = (node: { readonly type: string }): node is ElementContent =>
  node.type === 'element' || node.type === 'text';
