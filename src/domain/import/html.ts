/** A page of HTML as markdown: its title, its content, what it links to and shows. */
import { unified } from 'unified';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { LONGEST_TEXT } from '../content.ts';
import { badInput } from '../errors.ts';
import { factsOf } from '../markdown/facts.ts';
import { rewriteLinks } from '../markdown/rewrite.ts';
import { type CleanElement, type CleanNode, cleaned, resolvedAddress } from './clean.ts';
import { elementsIn, type HtmlElement, htmlTreeOf, lineOf } from './html-tree.ts';
import { mainContentOf } from './main-content.ts';

/** What a page of HTML says. */
export interface HtmlPage {
  /** Its first heading, or its title without the site's name; empty where it has none. */
  readonly title: string;
  /** Its main content, without the heading that is its title. Addresses are absolute, but for anchors of its own headings. */
  readonly markdown: string;
  /** Links of the whole page, navigation included, in order: absolute addresses of http and https. */
  readonly links: readonly { readonly href: string; readonly text: string }[];
  /** Absolute addresses of the images of its content, each once. */
  readonly images: readonly string[];
  /** Anchors of headings by the ids that they had. */
  readonly anchors: ReadonlyMap<string, string>;
}

/** Links of a page that are told at most. */
const MOST_LINKS = 5000;

const writer = unified()
  .use(rehypeRemark)
  .use(remarkGfm, { tablePipeAlign: false })
  // Braces would be read as a variable of the text.
  .use(remarkStringify, { bullet: '-', unsafe: [{ character: '{', after: '[{%]' }] });

/** The tree that the writer takes. */
type Tree = Parameters<typeof writer.runSync>[0];

/**
 * A page of HTML at the address `base`. BAD_USER_INPUT for one that is too large or nested too deep to be read, or whose text has more
 * than 1 MiB.
 */
export function markdownOf(html: string, { base }: { readonly base: string }): HtmlPage {
  const root = htmlTreeOf(html);
  const elements = [...elementsIn(root)];
  const ground = groundOf(elements, base);
  const { children, headings, images } = cleaned(mainContentOf(root), ground);
  const first = takeTitle(children);
  if (first) headings.shift();
  const markdown = written(children);
  if (Buffer.byteLength(markdown) > LONGEST_TEXT) throw badInput('The text of this page has more than 1 MiB.');
  const anchors = anchorsOf(markdown, headings);
  return {
    title: first || siteless(elements.find(({ tagName }) => tagName === 'title')) || '',
    markdown: rewriteLinks(markdown, (href) => ownAnchor(href, anchors)),
    links: linksOf(elements, ground),
    images: [...new Set(images)],
    anchors,
  };
}

/** The address that the page's own are relative to. */
function groundOf(elements: readonly HtmlElement[], base: string): string {
  const said = elements.find(({ tagName, attributes }) => tagName === 'base' && attributes['href'] !== undefined)?.attributes['href'];
  const address = said === undefined ? undefined : resolvedAddress(said, base);
  return address?.startsWith('http') ? address : base;
}

/** Takes the heading of the first level out of content, and gives its words; none where another heading stands before it, undefined where there is no heading. */
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
  const words = (each: CleanNode): string => (each.type === 'text' ? each.value : each.children.map(words).join(''));
  return words(node).replace(/\s+/g, ' ').trim();
};

/** A title without the name of the site, which stands behind the last bar or dash. */
function siteless(title: HtmlElement | undefined): string | undefined {
  const line = title && lineOf(title);
  return line?.replace(/\s+[|·•–—»-]\s+[^|·•–—»]*$/, '') || line;
}

function written(children: CleanNode[]): string {
  const tree: Tree = { type: 'root', children };
  return writer.stringify(writer.runSync(tree));
}

function anchorsOf(markdown: string, headings: readonly (readonly string[])[]): ReadonlyMap<string, string> {
  const found = factsOf(markdown).headings;
  if (found.length !== headings.length) return new Map(); // one of them is no heading in markdown: which, nobody knows
  return new Map(headings.flatMap((ids, at) => ids.map((id): [string, string] => [id, found[at]?.anchor ?? id])));
}

function ownAnchor(href: string, anchors: ReadonlyMap<string, string>): string | undefined {
  const anchor = href.startsWith('#') ? anchors.get(href.slice(1)) : undefined;
  return anchor === undefined ? undefined : `#${anchor}`;
}

function linksOf(elements: readonly HtmlElement[], base: string): HtmlPage['links'] {
  const links = elements.flatMap((element) => {
    const { href } = element.attributes;
    const address = element.tagName === 'a' && href !== undefined ? resolvedAddress(href, base) : undefined;
    return address?.startsWith('http') ? [{ href: address, text: lineOf(element) }] : [];
  });
  return links.slice(0, MOST_LINKS);
}
