/** HTML of a page's content as HTML that markdown has words for: blocks, marks, links, images, code and tables, each in one form. */
import { LONGEST_TEXT } from '../content.ts';
import { badInput } from '../errors.ts';
import { classesOf, elementsIn, type HtmlElement, type HtmlNode, lineOf, wordsIn } from './html-tree.ts';
import { isChrome } from './main-content.ts';
import { gridOf } from './table.ts';

/** A node as rehype has it. */
export type CleanNode = { type: 'text'; value: string } | CleanElement;

/** An element as rehype has it. */
export interface CleanElement {
  type: 'element';
  tagName: string;
  properties: Record<string, string | boolean | number | string[]>;
  children: CleanNode[];
}

/** Content, cleaned. */
export interface Cleaned {
  readonly children: CleanNode[];
  /** Ids by which each heading may be named, in the order of the headings. */
  readonly headings: (readonly string[])[];
  /** Addresses of images. */
  readonly images: string[];
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const blocks = words('address article aside blockquote details dd div dl dt fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre section summary table ul');
const headings = words('h1 h2 h3 h4 h5 h6');
const marks: Readonly<Record<string, string>> = { em: 'em', i: 'em', u: 'em', mark: 'em', dfn: 'em', strong: 'strong', b: 'strong', del: 'del', s: 'del', strike: 'del' };
/** Marks in a block at most. Writing them takes time by their number squared: it tries which of `*` and `_` reads well. */
const MOST_MARKS = 40;
/** Elements of content at most. Each takes a tenth of a millisecond until it is markdown. */
const MOST_ELEMENTS = 20_000;
/** Lists and quotes within each other at most; what is deeper stands in the last. Markdown that is read is bounded so, too. */
const DEEPEST = 24;
/** What stands as it is, without attributes. */
const plain = words('blockquote br code dd div dl dt hr kbd li ol p q samp ul');
const containers = words('blockquote dl ol ul');
const unseen = words('button head title meta link base label legend option');
const LONGEST_LABEL = 300;

const isElement = (node: CleanNode | undefined): node is CleanElement => node?.type === 'element';
const isBlock = (node: CleanNode): boolean => node.type === 'element' && blocks.has(node.tagName);
const element = (tagName: string, children: CleanNode[], properties: CleanElement['properties'] = {}): CleanElement => ({ type: 'element', tagName, properties, children });
const text = (value: string): CleanNode => ({ type: 'text', value });

/**
 * The children of an element, cleaned. Addresses are resolved against `base`; those that no browser follows are left out. BAD_USER_INPUT
 * for more than 20,000 elements or 1 Mi characters.
 */
export function cleaned(root: HtmlElement, base: string): Cleaned {
  const cleaner = new Cleaner(base);
  return { children: cleaner.below(root), headings: cleaner.headings, images: cleaner.images };
}

/** An address in full; undefined for what is none, or leads to no page. */
export function resolvedAddress(address: string, base: string): string | undefined {
  if (!URL.canParse(address.trim(), base)) return undefined;
  const url = new URL(address.trim(), base);
  // Braces would be read as a variable of the text.
  return ['http:', 'https:', 'mailto:', 'tel:', 'ftp:'].includes(url.protocol) ? url.href.replaceAll('{', '%7B').replaceAll('}', '%7D') : undefined;
}

class Cleaner {
  readonly headings: (readonly string[])[] = [];
  readonly images: string[] = [];
  private readonly base: string;
  private readonly above: HtmlElement[] = [];
  private inCell = false;
  private inHeading = false;
  private open: readonly string[] = [];
  private marks = 0;
  private depth = 0;
  private elements = 0;
  private length = 0;

  constructor(base: string) {
    this.base = base;
  }

  below(parent: HtmlElement): CleanNode[] {
    this.above.push(parent);
    const nodes = parent.children.flatMap((child) => (child.type === 'text' ? [this.words(child.value)] : this.clean(child)));
    this.above.pop();
    return this.counted(joined(nodes));
  }

  private counted(nodes: CleanNode[]): CleanNode[] {
    this.elements += nodes.filter(isElement).length;
    if (this.elements > MOST_ELEMENTS) throw badInput(`The content of this page has more than ${MOST_ELEMENTS.toLocaleString('en')} elements.`);
    return nodes;
  }

  private words(value: string): CleanNode {
    const words = value.replace(/[ \t\n\r\f]+/g, ' ');
    this.length += words.length;
    if (this.length > LONGEST_TEXT) throw badInput('The text of this page has more than 1 MiB.');
    return text(words);
  }

  private clean(node: HtmlElement): CleanNode[] {
    const { tagName } = node;
    if (isChrome(node)) return [];
    if (tagName === 'button' && (this.inHeading || this.above.at(-1)?.tagName === 'summary')) return this.below(node);
    if (unseen.has(tagName)) return tagName === 'label' ? this.below(node) : [];
    if (
      tagName === 'footer' ||
      (tagName === 'aside' && !/\b(?:note|tip|info|important|warning|caution|danger|admonition|callout)\b/i.test(`${node.attributes['class']} ${node.attributes['aria-label']}`))
    )
      return [];
    if (blocks.has(tagName)) this.marks = 0;
    if (headings.has(tagName)) return this.heading(node);
    if (tagName === 'pre') return this.code(node);
    if (tagName === 'table') return this.table(node);
    if (tagName === 'a') return this.link(node);
    if (tagName === 'img') return this.image(node);
    if (tagName === 'input')
      return node.attributes['type'] === 'checkbox' && this.above.slice(-3).some((above) => above.tagName === 'li')
        ? [element('input', [], { type: 'checkbox', checked: node.attributes['checked'] !== undefined })]
        : [];
    const mark = Object.hasOwn(marks, tagName) ? marks[tagName] : undefined;
    return mark === undefined ? this.other(node) : this.mark(mark, node);
  }

  private other(node: HtmlElement): CleanNode[] {
    const { tagName, attributes } = node;
    const isContainer = containers.has(tagName);
    if (isContainer) this.depth++;
    const children = this.below(node);
    if (isContainer && this.depth-- > DEEPEST) return [element('div', children)];
    if (this.inCell) return blocks.has(tagName) ? [text(' '), ...(tagName === 'li' ? [text('• ')] : []), ...children, text(' ')] : tagName === 'br' ? [text(' ')] : flat(tagName, children);
    const start = tagName === 'ol' ? Number.parseInt(attributes['start'] ?? '1', 10) : Number.NaN;
    if (plain.has(tagName)) return tagName === 'code' || tagName === 'kbd' || tagName === 'samp' ? flat(tagName, children) : [element(tagName, children, start >= 0 && start < 1e9 ? { start } : {})];
    return blocks.has(tagName) || children.some(isBlock) ? [element(tagName === 'summary' ? 'p' : 'div', children)] : children;
  }

  private mark(tagName: string, node: HtmlElement): CleanNode[] {
    this.marks++;
    const isLeftOut = this.open.includes(tagName) || this.marks > MOST_MARKS;
    const before = this.open;
    this.open = [...before, tagName];
    const children = this.below(node);
    this.open = before;
    return isLeftOut || children.some(isBlock) || !children.some(spoken) ? children : [element(tagName, children)];
  }

  private heading(node: HtmlElement): CleanNode[] {
    const before = this.inHeading;
    this.inHeading = true;
    const children = this.below(node).filter((child) => !isBlock(child));
    this.inHeading = before;
    if (!children.some((child) => spoken(child))) return [];
    if (this.inCell) return [text(' '), ...children, text(' ')];
    this.headings.push(this.idsOf(node));
    return [element(node.tagName, children)];
  }

  /** The ids of a heading, of what is in it, and of the section that it begins. */
  private idsOf(node: HtmlElement): string[] {
    const section = this.above.findLast(({ tagName }) => tagName === 'section' || tagName === 'div');
    const begins = section?.children.find((child) => child.type === 'element') === node;
    return [node, ...elementsIn(node), ...(section && begins ? [section] : [])].flatMap(({ attributes }) => [attributes['id'] ?? '', attributes['name'] ?? ''].filter((id) => id !== ''));
  }

  private link(node: HtmlElement): CleanNode[] {
    const { href = '' } = node.attributes;
    const { length } = this.headings;
    const children = this.below(node);
    // Headings have links to themselves, of which the reader sees a sign.
    if (this.inHeading && (href.startsWith('#') || href === '')) return /[\p{L}\p{N}]/u.test(lineOf(node)) ? children : [];
    const address = href.startsWith('#') ? href : resolvedAddress(href, this.base);
    if (address === undefined || href === '') return children;
    if (children.some(isBlock)) this.headings.length = length;
    if (children.some(isBlock)) return [element('p', [element('a', [text(lineOf(node).slice(0, LONGEST_LABEL))], { href: address })])];
    return children.some(spoken) ? [element('a', children, { href: address })] : children;
  }

  private image({ attributes }: HtmlElement): CleanNode[] {
    const { src = '', alt = '', title = '' } = attributes;
    const address = resolvedAddress(src === '' || src.startsWith('data:') ? (attributes['data-src'] ?? '') : src, this.base);
    if (address === undefined || !address.startsWith('http') || address === this.base || attributes['width'] === '1') return [];
    this.images.push(address);
    return [element('img', [], { src: address, alt, ...(title !== '' && { title }) })];
  }

  private code(node: HtmlElement): CleanNode[] {
    const code = codeIn(node).replace(/^\n+|\s+$/g, '');
    if (code === '') return [];
    if (this.inCell) return [element('code', [text(code.replace(/\s+/g, ' '))])];
    const inner = node.children.find((child) => child.type === 'element' && child.tagName === 'code');
    const language = languageOf([...(inner?.type === 'element' ? [inner] : []), node, ...this.above.slice(-3).toReversed()]);
    return [element('pre', [element('code', [text(code)], language === undefined ? {} : { className: [`language-${language}`] })])];
  }

  private table(node: HtmlElement): CleanNode[] {
    const grid = this.inCell ? undefined : gridOf(node);
    if (!grid) return [element('div', this.layout(node))];
    const before = this.inCell;
    this.inCell = true;
    const rows = grid.rows.map((row) =>
      element(
        'tr',
        row.map((cell) => {
          this.marks = 0;
          const align = cell?.attributes['align'] ?? /text-align:\s*(left|right|center)/.exec(cell?.attributes['style'] ?? '')?.[1];
          return element(cell?.tagName ?? 'td', cell ? this.below(cell) : [], align === undefined ? {} : { align: align.toLowerCase() });
        }),
      ),
    );
    this.inCell = before;
    return [...(grid.caption === '' ? [] : [element('p', [text(grid.caption)])]), element('table', rows)];
  }

  /** What is laid out by a table that is none: its cells, one after another. Numbers of lines beside code are no content. */
  private layout(node: HtmlElement): CleanNode[] {
    const hasCode = [...elementsIn(node)].some(({ tagName }) => tagName === 'pre');
    const cellsIn = (within: HtmlElement): CleanNode[] =>
      within.children.flatMap((child): CleanNode[] => {
        if (child.type === 'text' || isChrome(child)) return [];
        if (child.tagName !== 'td' && child.tagName !== 'th') return child.tagName === 'caption' ? [element('p', this.below(child))] : cellsIn(child);
        return hasCode && /^[\d\s]*$/.test(wordsIn(child)) ? [] : [element(this.inCell ? 'span' : 'div', this.below(child))];
      });
    return this.counted(cellsIn(node));
  }
}

/** Nodes without two texts next to each other: what writes markdown takes each such pair out of the middle of a list. */
function joined(nodes: readonly CleanNode[]): CleanNode[] {
  const together: CleanNode[] = [];
  for (const node of nodes) {
    const last = together.at(-1);
    if (node.type === 'text' && last?.type === 'text') last.value += node.value;
    else together.push(node);
  }
  return together;
}

/** Code without marks in it, which has no others. */
function flat(tagName: string, children: CleanNode[]): CleanNode[] {
  if (tagName !== 'code' && tagName !== 'kbd' && tagName !== 'samp') return children;
  const words = children.map(said).join('');
  const [only] = children;
  // A link whose words are code stays one.
  if (children.length === 1 && isElement(only) && only.tagName === 'a') return [{ ...only, children: [element('code', [text(said(only))])] }];
  return words.trim() === '' ? [] : [element('code', [text(words)])];
}

const said = (node: CleanNode): string => (node.type === 'text' ? node.value : node.children.map(said).join(''));

/** Whether a reader sees something of it. */
const spoken = (node: CleanNode): boolean => (node.type === 'text' ? node.value.trim() !== '' : node.tagName === 'img' || node.children.some(spoken));

/** The text of code: elements that are lines end in one. */
function codeIn(node: HtmlNode): string {
  if (node.type === 'text') return node.value;
  if (node.tagName === 'br') return '\n';
  if (node.tagName === 'button' || isChrome(node) || classesOf(node).some((name) => /^(?:lnt|ln|line-number)$/.test(name))) return '';
  const inner = node.children.map(codeIn).join('');
  const isLine = node.tagName === 'div' || node.tagName === 'tr' || classesOf(node).some((name) => /^(?:token-line|view-line|code-line|cl)$/.test(name));
  return isLine && !inner.endsWith('\n') ? `${inner}\n` : inner;
}

/** The language that elements around code name, the nearest first. */
function languageOf(elements: readonly HtmlElement[]): string | undefined {
  for (const { attributes, ...rest } of elements) {
    const names = classesOf({ attributes, ...rest });
    const prefixed = names.flatMap((name) => /^(?:language|lang|highlight-source|highlight|brush)[-:](.+)$/.exec(name)?.[1] ?? []);
    const beside = names.some((name) => name === 'sourceCode' || name === 'hljs') ? names.filter((name) => name !== 'sourceCode' && name !== 'hljs') : [];
    const found = [attributes['data-lang'], attributes['data-language'], ...prefixed, ...beside].find((name) => name !== undefined && /^[\w+#.-]{1,30}$/.test(name));
    if (found !== undefined) return /^(?:none|default|text|plaintext|plain|txt|notranslate)$/i.test(found) ? undefined : found.toLowerCase();
  }
  return undefined;
}
