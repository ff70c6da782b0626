/** Highlights code by the languages of lowlight. */
import { common, createLowlight } from 'lowlight';
import type { Element, ElementContent } from 'hast';
import type { Highlight } from './drawing.ts';

/** Maximum length of the code that is highlighted in one document, in characters. */
const MAX_HIGHLIGHTED_LENGTH = 256 * 1024;

const lowlight = createLowlight(common);

/** Creates the function that highlights the code of one document. */
export function createHighlight(): Highlight {
  let remaining = MAX_HIGHLIGHTED_LENGTH;
  return (text, syntax) => {
    if (text.length > remaining || !lowlight.registered(syntax)) return undefined;
    remaining -= text.length;
    return lowlight.highlight(syntax, text).children.flatMap(contentOf);
  };
}

/** Returns a child of a root that an element can have, which all of highlighted code are. */
const contentOf = (node: { readonly type: string }): ElementContent[] =>
  isContent(node) ? [node] : [];

const isContent = (node: { readonly type: string }): node is Element | ElementContent =>
  node.type === 'element' || node.type === 'text';
