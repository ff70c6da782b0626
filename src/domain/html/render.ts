/** Renders documents as sanitized HTML. */
import type { Nodes, Root, RootContent } from 'hast';
import { raw } from 'hast-util-raw';
import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { AppError } from '../errors.ts';
import { nodesOf, type Block } from '../document/model.ts';
import { readBlocks } from '../document/read.ts';
import { addressesFrom, type ResolvedAddresses } from './addresses.ts';
import { drawDocument } from './blocks.ts';
import { Drawing } from './drawing.ts';
import { createHighlight } from './highlight.ts';
import { anchorFinder, type FindAnchor } from '../markdown/anchors.ts';
import type { Heading } from '../markdown/facts.ts';
import { plainTextOf } from '../document/inline.ts';
import { nameElements, replaceBrackets, tidyText, withReferences } from './finish.ts';
import { SCHEMA } from './schema.ts';

/** A text with the addresses that its HTML has. */
export interface HtmlInput {
  readonly text: string;
  readonly addresses: ResolvedAddresses;
}

/** Maximum length of the HTML of a document, in characters. */
const MAX_HTML_LENGTH = 8 * 1024 * 1024;
/** Maximum number of times that the tree is parsed again until that changes nothing. */
const MAX_PARSE_COUNT = 4;

/**
 * Returns the HTML of a text.
 * @throws QUERY_TOO_COMPLEX for HTML of more than 8 MiB
 */
export function renderHtml({ text, addresses }: HtmlInput): string {
  return htmlOf(readBlocks(text), addresses);
}

/**
 * Returns the HTML of blocks. Addresses that are neither URLs nor anchors are those that are given.
 * @throws QUERY_TOO_COMPLEX for HTML of more than 8 MiB
 */
export function htmlOf(blocks: readonly Block[], addresses: ResolvedAddresses): string {
  const drawing = new Drawing(addressesFrom(addresses), createHighlight());
  const children: RootContent[] = [...drawDocument(drawing, blocks)];
  const tree: Root = { type: 'root', children };
  const headings = headingsIn([blocks, ...drawing.notes.keys()].flat());
  const anchors = new Set(headings.map(({ anchor }) => anchor));
  const html = cleanHtml(tree, anchors, anchorFinder({ headings }));
  return drawing.hasRaw ? stableHtml(html, anchors) : html;
}

/** Returns HTML that a parser reads as it is written. */
function stableHtml(html: string, anchors: ReadonlySet<string>): string {
  let current = html;
  for (let count = 0; count < MAX_PARSE_COUNT; count++) {
    const next = sanitizeHtml(current, anchors);
    if (next === current) break;
    current = next;
  }
  return current;
}

/** Returns sanitized HTML. The ids of headings that are not among the anchors get a prefix. */
export function sanitizeHtml(html: string, anchors: ReadonlySet<string>): string {
  // The types of hast do not list the nodes that `raw` parses.
  const source = { type: 'raw', value: html } as unknown as RootContent;
  return cleanHtml(raw({ type: 'root', children: [source] }), anchors);
}

/** Returns the HTML of a tree without what documents cannot have. */
function cleanHtml(tree: Nodes, anchors: ReadonlySet<string>, find?: FindAnchor): string {
  const safe = sanitize(tree, SCHEMA);
  const root: Root = safe.type === 'root' ? safe : { type: 'root', children: [safe] };
  nameElements(root, anchors, find);
  tidyText(root);
  replaceBrackets(root);
  const html = withReferences(toHtml(root));
  if (html.length > MAX_HTML_LENGTH)
    throw new AppError(
      'QUERY_TOO_COMPLEX',
      'The HTML of this text has more than 8 MiB. Select `markdown` instead.',
    );
  return html;
}

/** Returns the headings in blocks. */
export function headingsIn(blocks: readonly Block[]): Pick<Heading, 'text' | 'anchor'>[] {
  return blocks.flatMap((block) => [
    ...(block.type === 'heading'
      ? [{ text: plainTextOf(block.inlines), anchor: block.anchor }]
      : []),
    ...headingsIn(nodesOf(block)),
  ]);
}
