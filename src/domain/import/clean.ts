/**
 * Reduces HTML to the elements that markdown can express: blocks, inline marks, links, images, code
 * and tables, each in one form.
 */
import { MAX_TEXT_LENGTH } from '../content.ts';
import { badInput } from '../errors.ts';
import { codeIn, languageOf } from './code-block.ts';
import { elementsIn, type HtmlElement, lineOf, wordsIn } from './html-tree.ts';
import { isChrome } from './main-content.ts';
import { gridOf } from './table.ts';

/** A node of the rehype tree. */
export type CleanNode = { type: 'text'; value: string } | CleanElement;

/** An element of the rehype tree. */
export interface CleanElement {
  type: 'element';
  tagName: string;
  properties: Record<string, string | boolean | number | string[]>;
  children: CleanNode[];
}

/** The reduced content of a page. */
export interface Cleaned {
  readonly children: CleanNode[];
  /** The ids of each heading, in document order. */
  readonly headings: (readonly string[])[];
  /** Addresses of images. */
  readonly images: string[];
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const blocks = words(
  'address article aside blockquote details dd div dl dt fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre section summary table ul',
);
const headings = words('h1 h2 h3 h4 h5 h6');
const marks: Readonly<Record<string, string>> = {
  em: 'em',
  i: 'em',
  u: 'em',
  mark: 'em',
  dfn: 'em',
  strong: 'strong',
  b: 'strong',
  del: 'del',
  s: 'del',
  strike: 'del',
};
/**
 * The maximum number of inline marks in a block. Serializing them takes quadratic time, because the
 * serializer tries both `*` and `_`.
 */
const MAX_MARK_COUNT = 40;
/** The maximum number of elements. Converting one to markdown takes a tenth of a millisecond. */
const MAX_ELEMENT_COUNT = 20_000;
/**
 * The maximum depth of nested lists and quotes; deeper content joins the deepest one. Parsed
 * markdown has the same limit.
 */
const MAX_DEPTH = 24;
/** Elements that stay, without their attributes. */
const plain = words('blockquote br code dd div dl dt hr kbd li ol p q samp ul');
const containers = words('blockquote dl ol ul');
const ignored = words('button head title meta link base label legend option');
const MAX_LABEL_LENGTH = 300;

const isElement = (node: CleanNode | undefined): node is CleanElement => node?.type === 'element';
const isBlock = (node: CleanNode): boolean => node.type === 'element' && blocks.has(node.tagName);
const element = (
  tagName: string,
  children: CleanNode[],
  properties: CleanElement['properties'] = {},
): CleanElement => ({ type: 'element', tagName, properties, children });
const text = (value: string): CleanNode => ({ type: 'text', value });

/**
 * Returns the children of an element, reduced. Addresses are resolved against `base`, and those
 * with an unsupported scheme are left out.
 *
 * @throws BAD_USER_INPUT for more than 20,000 elements or 1 Mi characters.
 */
export function cleanContent(root: HtmlElement, base: string): Cleaned {
  const cleaner = new Cleaner(base);
  return { children: cleaner.childrenOf(root), headings: cleaner.headings, images: cleaner.images };
}

/** Returns an absolute address; undefined for an invalid one or an unsupported scheme. */
export function resolvedAddress(address: string, base: string): string | undefined {
  if (!URL.canParse(address.trim(), base)) return undefined;
  const url = new URL(address.trim(), base);
  // Unescaped braces would start a template expression.
  return ['http:', 'https:', 'mailto:', 'tel:', 'ftp:'].includes(url.protocol)
    ? url.href.replaceAll('{', '%7B').replaceAll('}', '%7D')
    : undefined;
}

class Cleaner {
  readonly headings: (readonly string[])[] = [];
  readonly images: string[] = [];
  private readonly base: string;
  private readonly ancestors: HtmlElement[] = [];
  private isInCell = false;
  private isInHeading = false;
  private openMarks: readonly string[] = [];
  private markCount = 0;
  private depth = 0;
  private elementCount = 0;
  private textLength = 0;

  constructor(base: string) {
    this.base = base;
  }

  childrenOf(parent: HtmlElement): CleanNode[] {
    this.ancestors.push(parent);
    const nodes = parent.children.flatMap((child) =>
      child.type === 'text' ? [this.words(child.value)] : this.clean(child),
    );
    this.ancestors.pop();
    return this.withinLimit(joinTexts(nodes));
  }

  private withinLimit(nodes: CleanNode[]): CleanNode[] {
    this.elementCount += nodes.filter(isElement).length;
    if (this.elementCount > MAX_ELEMENT_COUNT)
      throw badInput(
        `The content of this page has more than ${MAX_ELEMENT_COUNT.toLocaleString('en')} elements.`,
      );
    return nodes;
  }

  private words(value: string): CleanNode {
    const words = value.replace(/[ \t\n\r\f]+/g, ' ');
    this.textLength += words.length;
    if (this.textLength > MAX_TEXT_LENGTH)
      throw badInput('The text of this page has more than 1 MiB.');
    return text(words);
  }

  private clean(node: HtmlElement): CleanNode[] {
    const { tagName } = node;
    if (isChrome(node)) return [];
    if (tagName === 'button' && (this.isInHeading || this.ancestors.at(-1)?.tagName === 'summary'))
      return this.childrenOf(node);
    if (ignored.has(tagName)) return tagName === 'label' ? this.childrenOf(node) : [];
    if (
      tagName === 'footer' ||
      (tagName === 'aside' &&
        !/\b(?:note|tip|info|important|warning|caution|danger|admonition|callout)\b/i.test(
          `${node.attributes['class']} ${node.attributes['aria-label']}`,
        ))
    )
      return [];
    if (blocks.has(tagName)) this.markCount = 0;
    if (headings.has(tagName)) return this.heading(node);
    if (tagName === 'pre') return this.code(node);
    if (tagName === 'table') return this.table(node);
    if (tagName === 'a') return this.link(node);
    if (tagName === 'img') return this.image(node);
    if (tagName === 'input')
      return node.attributes['type'] === 'checkbox' &&
        this.ancestors.slice(-3).some((ancestor) => ancestor.tagName === 'li')
        ? [
            element('input', [], {
              type: 'checkbox',
              checked: node.attributes['checked'] !== undefined,
            }),
          ]
        : [];
    const mark = Object.hasOwn(marks, tagName) ? marks[tagName] : undefined;
    return mark === undefined ? this.otherElement(node) : this.mark(mark, node);
  }

  private otherElement(node: HtmlElement): CleanNode[] {
    const { tagName, attributes } = node;
    const isContainer = containers.has(tagName);
    if (isContainer) this.depth++;
    const children = this.childrenOf(node);
    if (isContainer && this.depth-- > MAX_DEPTH) return [element('div', children)];
    if (this.isInCell)
      return blocks.has(tagName)
        ? [text(' '), ...(tagName === 'li' ? [text('• ')] : []), ...children, text(' ')]
        : tagName === 'br'
          ? [text(' ')]
          : flatCode(tagName, children);
    const start = tagName === 'ol' ? Number.parseInt(attributes['start'] ?? '1', 10) : Number.NaN;
    if (plain.has(tagName))
      return tagName === 'code' || tagName === 'kbd' || tagName === 'samp'
        ? flatCode(tagName, children)
        : [element(tagName, children, start >= 0 && start < 1e9 ? { start } : {})];
    return blocks.has(tagName) || children.some(isBlock)
      ? [element(tagName === 'summary' ? 'p' : 'div', children)]
      : children;
  }

  private mark(tagName: string, node: HtmlElement): CleanNode[] {
    this.markCount++;
    const isDropped = this.openMarks.includes(tagName) || this.markCount > MAX_MARK_COUNT;
    const before = this.openMarks;
    this.openMarks = [...before, tagName];
    const children = this.childrenOf(node);
    this.openMarks = before;
    return isDropped || children.some(isBlock) || !children.some(isVisible)
      ? children
      : [element(tagName, children)];
  }

  private heading(node: HtmlElement): CleanNode[] {
    const before = this.isInHeading;
    this.isInHeading = true;
    const children = this.childrenOf(node).filter((child) => !isBlock(child));
    this.isInHeading = before;
    if (!children.some((child) => isVisible(child))) return [];
    if (this.isInCell) return [text(' '), ...children, text(' ')];
    this.headings.push(this.idsOf(node));
    return [element(node.tagName, children)];
  }

  /** Returns the ids of a heading, of the elements in it, and of the section that it begins. */
  private idsOf(node: HtmlElement): string[] {
    const section = this.ancestors.findLast(
      ({ tagName }) => tagName === 'section' || tagName === 'div',
    );
    const isFirst = section?.children.find((child) => child.type === 'element') === node;
    return [node, ...elementsIn(node), ...(section && isFirst ? [section] : [])].flatMap(
      ({ attributes }) =>
        [attributes['id'] ?? '', attributes['name'] ?? ''].filter((id) => id !== ''),
    );
  }

  private link(node: HtmlElement): CleanNode[] {
    const { href = '' } = node.attributes;
    const { length } = this.headings;
    const children = this.childrenOf(node);
    // Headings contain links to themselves, whose text is only a symbol.
    if (this.isInHeading && (href.startsWith('#') || href === ''))
      return /[\p{L}\p{N}]/u.test(lineOf(node)) ? children : [];
    const address = href.startsWith('#') ? href : resolvedAddress(href, this.base);
    if (address === undefined || href === '') return children;
    if (children.some(isBlock)) this.headings.length = length;
    if (children.some(isBlock))
      return [
        element('p', [
          element('a', [text(lineOf(node).slice(0, MAX_LABEL_LENGTH))], { href: address }),
        ]),
      ];
    return children.some(isVisible) ? [element('a', children, { href: address })] : children;
  }

  private image({ attributes }: HtmlElement): CleanNode[] {
    const { src = '', alt = '', title = '' } = attributes;
    const address = resolvedAddress(
      src === '' || src.startsWith('data:') ? (attributes['data-src'] ?? '') : src,
      this.base,
    );
    if (
      address === undefined ||
      !address.startsWith('http') ||
      address === this.base ||
      attributes['width'] === '1'
    )
      return [];
    this.images.push(address);
    return [element('img', [], { src: address, alt, ...(title !== '' && { title }) })];
  }

  private code(node: HtmlElement): CleanNode[] {
    const code = codeIn(node).replace(/^\n+|\s+$/g, '');
    if (code === '') return [];
    if (this.isInCell) return [element('code', [text(code.replace(/\s+/g, ' '))])];
    const inner = node.children.find(
      (child) => child.type === 'element' && child.tagName === 'code',
    );
    const language = languageOf([
      ...(inner?.type === 'element' ? [inner] : []),
      node,
      ...this.ancestors.slice(-3).toReversed(),
    ]);
    return [
      element('pre', [
        element(
          'code',
          [text(code)],
          language === undefined ? {} : { className: [`language-${language}`] },
        ),
      ]),
    ];
  }

  private table(node: HtmlElement): CleanNode[] {
    const grid = this.isInCell ? undefined : gridOf(node);
    if (!grid) return [element('div', this.layoutCells(node))];
    const before = this.isInCell;
    this.isInCell = true;
    const rows = grid.rows.map((row) =>
      element(
        'tr',
        row.map((cell) => {
          this.markCount = 0;
          const align =
            cell?.attributes['align'] ??
            /text-align:\s*(left|right|center)/.exec(cell?.attributes['style'] ?? '')?.[1];
          return element(
            cell?.tagName ?? 'td',
            cell ? this.childrenOf(cell) : [],
            align === undefined ? {} : { align: align.toLowerCase() },
          );
        }),
      ),
    );
    this.isInCell = before;
    return [
      ...(grid.caption === '' ? [] : [element('p', [text(grid.caption)])]),
      element('table', rows),
    ];
  }

  /** Returns the cells of a layout table one after another, without the line numbers of code. */
  private layoutCells(node: HtmlElement): CleanNode[] {
    const hasCode = [...elementsIn(node)].some(({ tagName }) => tagName === 'pre');
    const cellsIn = (within: HtmlElement): CleanNode[] =>
      within.children.flatMap((child): CleanNode[] => {
        if (child.type === 'text' || isChrome(child)) return [];
        if (child.tagName !== 'td' && child.tagName !== 'th')
          return child.tagName === 'caption'
            ? [element('p', this.childrenOf(child))]
            : cellsIn(child);
        return hasCode && /^[\d\s]*$/.test(wordsIn(child))
          ? []
          : [element(this.isInCell ? 'span' : 'div', this.childrenOf(child))];
      });
    return this.withinLimit(cellsIn(node));
  }
}

/**
 * Joins adjacent text nodes. The markdown serializer would join each pair by an expensive splice of
 * a list.
 */
function joinTexts(nodes: readonly CleanNode[]): CleanNode[] {
  const joinedNodes: CleanNode[] = [];
  for (const node of nodes) {
    const last = joinedNodes.at(-1);
    if (node.type === 'text' && last?.type === 'text') last.value += node.value;
    else joinedNodes.push(node);
  }
  return joinedNodes;
}

/** Returns code without nested marks. */
function flatCode(tagName: string, children: CleanNode[]): CleanNode[] {
  if (tagName !== 'code' && tagName !== 'kbd' && tagName !== 'samp') return children;
  const words = children.map(textOf).join('');
  const [only] = children;
  // A link whose text is code stays a link.
  if (children.length === 1 && isElement(only) && only.tagName === 'a')
    return [{ ...only, children: [element('code', [text(textOf(only))])] }];
  return words.trim() === '' ? [] : [element('code', [text(words)])];
}

const textOf = (node: CleanNode): string =>
  node.type === 'text' ? node.value : node.children.map(textOf).join('');

/** Returns whether a node has visible content. */
const isVisible = (node: CleanNode): boolean =>
  node.type === 'text'
    ? node.value.trim() !== ''
    : node.tagName === 'img' || node.children.some(isVisible);
