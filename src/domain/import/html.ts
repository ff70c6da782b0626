/** Converts an HTML page to markdown, and returns its title, links and images. */
import { unified } from 'unified';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { MAX_TEXT_LENGTH } from '../content.ts';
import { badInput } from '../errors.ts';
import { factsOf } from '../markdown/facts.ts';
import { rewriteLinks } from '../markdown/rewrite.ts';
import { type CleanElement, type CleanNode, cleanContent, resolvedAddress } from './clean.ts';
import { elementsIn, type HtmlElement, htmlTreeOf, lineOf } from './html-tree.ts';
import { mainContentOf } from './main-content.ts';

/** A page converted from HTML. */
export interface HtmlPage {
  /** The first heading, or the title without the name of the site; empty where there is neither. */
  readonly title: string;
  /**
   * The main content without the title heading. Addresses are absolute, except for anchors of its
   * own headings.
   */
  readonly markdown: string;
  /** Links of the whole page including its navigation, in order, as absolute HTTP addresses. */
  readonly links: readonly { readonly href: string; readonly text: string }[];
  /** Absolute addresses of the images in the content, without duplicates. */
  readonly images: readonly string[];
  /** Anchors of headings by their original ids. */
  readonly anchors: ReadonlyMap<string, string>;
  /** Absolute addresses of the pages that this one names as its neighbours. */
  readonly neighbours: Neighbours;
}

/** The pages above, before and after a page. */
interface Neighbours {
  readonly up?: string;
  readonly previous?: string;
  readonly next?: string;
}

/** The maximum number of links that are returned. */
const MAX_LINK_COUNT = 5000;

const writer = unified()
  .use(rehypeRemark)
  .use(remarkGfm, { tablePipeAlign: false })
  // Unescaped braces would start a template expression.
  .use(remarkStringify, { bullet: '-', unsafe: [{ character: '{', after: '[{%]' }] });

/** The tree that the writer accepts. */
type Tree = Parameters<typeof writer.runSync>[0];

/**
 * Converts the HTML page at the address `base` to markdown.
 *
 * @throws BAD_USER_INPUT for a page that is too large or nested too deeply, or whose text has more
 * than 1 MiB.
 */
export function markdownOf(html: string, { base }: { readonly base: string }): HtmlPage {
  const root = htmlTreeOf(html);
  const elements = [...elementsIn(root)];
  const baseAddress = baseAddressOf(elements, base);
  const { children, headings, images } = cleanContent(mainContentOf(root), baseAddress);
  const first = takeTitle(children);
  if (first) headings.shift();
  const markdown = markdownOfNodes(children);
  if (Buffer.byteLength(markdown) > MAX_TEXT_LENGTH)
    throw badInput('The text of this page has more than 1 MiB.');
  const anchors = anchorsOf(markdown, headings);
  return {
    title: first || withoutSiteName(elements.find(({ tagName }) => tagName === 'title')) || '',
    markdown: rewriteLinks(markdown, (href) => anchorOf(href, anchors)),
    links: linksOf(elements, baseAddress),
    images: [...new Set(images)],
    anchors,
    neighbours: neighboursOf(elements, baseAddress),
  };
}

/** Returns the base address of relative addresses. */
function baseAddressOf(elements: readonly HtmlElement[], base: string): string {
  const baseHref = elements.find(
    ({ tagName, attributes }) => tagName === 'base' && attributes['href'] !== undefined,
  )?.attributes['href'];
  const address = baseHref === undefined ? undefined : resolvedAddress(baseHref, base);
  return address?.startsWith('http') ? address : base;
}

/**
 * Removes the title heading from the content and returns its text: empty where another heading
 * precedes it, undefined where there is no heading.
 */
function takeTitle(nodes: CleanNode[]): string | undefined {
  for (const [at, node] of nodes.entries()) {
    if (node.type === 'text') continue;
    if (/^h[1-6]$/.test(node.tagName)) {
      const title = node.tagName === 'h1' ? lineIn(node) : '';
      if (title !== '') nodes.splice(at, 1);
      return title;
    }
    const found = takeTitle(node.children);
    if (found !== undefined) return found;
  }
  return undefined;
}

const lineIn = (node: CleanElement): string => {
  const words = (each: CleanNode): string =>
    each.type === 'text' ? each.value : each.children.map(words).join('');
  return words(node).replace(/\s+/g, ' ').trim();
};

/** Returns a title without the name of the site after the last bar or dash. */
function withoutSiteName(title: HtmlElement | undefined): string | undefined {
  const line = title && lineOf(title);
  return line?.replace(/\s+[|·•–—»-]\s+[^|·•–—»]*$/, '') || line;
}

function markdownOfNodes(children: CleanNode[]): string {
  const tree: Tree = { type: 'root', children };
  return writer.stringify(writer.runSync(tree));
}

function anchorsOf(
  markdown: string,
  headings: readonly (readonly string[])[],
): ReadonlyMap<string, string> {
  const found = factsOf(markdown).headings;
  // One heading did not survive the conversion, and it is unknown which.
  if (found.length !== headings.length) return new Map();
  return new Map(
    headings.flatMap((ids, at) => ids.map((id): [string, string] => [id, found[at]?.anchor ?? id])),
  );
}

function anchorOf(href: string, anchors: ReadonlyMap<string, string>): string | undefined {
  const anchor = href.startsWith('#') ? anchors.get(href.slice(1)) : undefined;
  return anchor === undefined ? undefined : `#${anchor}`;
}

function linksOf(elements: readonly HtmlElement[], base: string): HtmlPage['links'] {
  const links = elements.flatMap((element) => {
    const { href } = element.attributes;
    const address =
      element.tagName === 'a' && href !== undefined ? resolvedAddress(href, base) : undefined;
    return address?.startsWith('http') ? [{ href: address, text: lineOf(element) }] : [];
  });
  return links.slice(0, MAX_LINK_COUNT);
}

/** The neighbours by their names in the attribute `rel`. */
const NEIGHBOUR_NAMES: ReadonlyMap<string, keyof Neighbours> = new Map([
  ['up', 'up'],
  ['prev', 'previous'],
  ['previous', 'previous'],
  ['next', 'next'],
]);

/** Returns the first address of each neighbour, of `link` and `a` elements. */
function neighboursOf(elements: readonly HtmlElement[], base: string): Neighbours {
  const found: { -readonly [Name in keyof Neighbours]: string } = {};
  for (const { tagName, attributes } of elements) {
    const { rel, href } = attributes;
    if (rel === undefined || href === undefined || !/^(?:link|a)$/.test(tagName)) continue;
    const address = resolvedAddress(href, base);
    if (!address?.startsWith('http')) continue;
    for (const word of rel.toLowerCase().split(/\s+/)) {
      const name = NEIGHBOUR_NAMES.get(word);
      if (name !== undefined) found[name] ??= address;
    }
  }
  return found;
}
