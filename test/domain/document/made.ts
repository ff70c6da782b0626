// Builds expected blocks and inlines, for the tests in this folder.
import { readBlocks } from '../../../src/domain/document/read.ts';

export const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, marks });
export const paragraph = (...inlines: object[]) => ({ type: 'paragraph', align: null, inlines });
export const heading = (depth: number, words: string, anchor: string) => ({
  ...{ type: 'heading', depth, anchor, align: null },
  inlines: [text(words)],
});
export const code = (words: string, own: object = {}) => ({
  ...{ type: 'code', syntax: null, title: null, text: words },
  ...{ lineNumbers: false, wrap: false, fullWidth: false, expandable: false },
  ...own,
});
export const item = (words: string, checked: boolean | null = null) => ({
  ...{ type: 'list-item', checked },
  nodes: [paragraph(text(words))],
});
export const image = (own: object) => ({
  ...{ type: 'image', srcDark: null, alt: '', title: null, width: null, height: null },
  caption: [],
  ...own,
});
export const images = (own: object, ...nodes: object[]) => ({
  ...{ type: 'images', align: null, fullWidth: false, withFrame: false },
  ...own,
  nodes,
});
export const column = (title: object[], own: object = {}) => ({
  ...{ title, type: 'text', align: null, width: null, hidden: false, role: null },
  ...own,
});
export const table = (own: object) => ({
  ...{ type: 'table', view: 'grid', fullWidth: false, hideHeader: false, cardSize: null },
  ...own,
});
export const link = (href: string, words: string, title: string | null = null) => ({
  ...{ type: 'link', href, title },
  nodes: [text(words)],
});

/** Returns a value without the ids and ranges of blocks. */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, each]) => [name, bare(each)]);
  return Object.fromEntries(
    'at' in value
      ? entries.filter(([name]) => !['id', 'at', 'end'].includes(String(name)))
      : entries,
  );
}

export const bareBlocks = (source: string) => bare(readBlocks(source));
