/**
 * Parses any HTML into a tree of limited depth and size, in linear time.
 *
 * The standard algorithm reopens unclosed formatting elements in each block, and takes minutes for
 * a crafted megabyte.
 */
import { DOMParser } from 'linkedom';
import { badInput } from '../errors.ts';
import { removeUnstorable } from '../import.ts';
import { type HtmlPiece, piecesOf } from '../markdown/html.ts';
import { decoded } from '../markdown/plain.ts';

/** An element. */
export interface HtmlElement {
  readonly type: 'element';
  /** In lower case. */
  readonly tagName: string;
  /** Attributes by lowercase name, with character references decoded. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: HtmlNode[];
}

/** An element or a text. */
export type HtmlNode = HtmlElement | { readonly type: 'text'; value: string };

/** The maximum number of characters of HTML. */
const MAX_HTML_LENGTH = 5 * 1024 * 1024;
/** The maximum nesting depth, because consumers of the tree are recursive. */
const MAX_DEPTH = 200;
const MAX_ELEMENT_COUNT = 100_000;
/** The maximum length of an attribute in characters; longer attributes are left out. */
const MAX_ATTRIBUTE_LENGTH = 4096;

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const voidElements = words('area base br col embed hr img input link meta param source track wbr');
/** Elements that are left out with their content. */
const skippedElements = words(
  'noscript template svg math canvas iframe object audio video select textarea noembed noframes datalist',
);
const keptAttributes = words(
  'id class href rel src alt title colspan rowspan align start type checked role hidden aria-hidden aria-label name property content lang language data-lang data-language data-src style width',
);
/** Elements that close an open paragraph. */
const closesParagraph = words(
  'address article aside blockquote body details dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul',
);
/** For an element: the elements that it closes, and those that limit the search for them. */
const closesOthers: Readonly<
  Record<string, readonly [others: ReadonlySet<string>, within: ReadonlySet<string>]>
> = {
  li: [words('li'), words('ul ol menu')],
  dt: [words('dt dd'), words('dl')],
  dd: [words('dt dd'), words('dl')],
  td: [words('td th'), words('tr table')],
  th: [words('td th'), words('tr table')],
  tr: [words('tr'), words('table')],
  tbody: [words('tbody thead tfoot caption colgroup'), words('table')],
  thead: [words('tbody thead tfoot caption colgroup'), words('table')],
  tfoot: [words('tbody thead tfoot caption colgroup'), words('table')],
  a: [words('a'), words('td th table')],
  body: [words('head'), words('html')],
};
const cells = words('td th table');
const headings = words('h1 h2 h3 h4 h5 h6');

/**
 * Parses HTML and returns a root element without a tag name.
 *
 * @throws BAD_USER_INPUT for more than 5 Mi characters, 100,000 elements or 200 levels.
 */
export function htmlTreeOf(html: string): HtmlElement {
  if (html.length > MAX_HTML_LENGTH) throw badInput('This page has more than 5 MiB of HTML.');
  const builder = new Builder(referencesOf(html));
  for (const part of visibleParts(removeUnstorable(html)))
    for (const piece of piecesOf(part)) builder.addPiece(piece);
  return builder.root;
}

/**
 * Yields the HTML between comments, declarations, scripts and styles. An unclosed one extends to
 * the end.
 */
function* visibleParts(html: string): Generator<string> {
  const opening = /<!--(?:-?>)?|<(?:!|\?)[^<>]*>|<(script|style)\b/gi;
  let from = 0;
  for (let found = opening.exec(html); found; found = opening.exec(html)) {
    yield html.slice(from, found.index);
    const closing =
      found[1] !== undefined
        ? new RegExp(`</${found[1]}[^<>]*>`, 'gi')
        : found[0] === '<!--'
          ? /--!?>/g
          : undefined;
    if (closing) closing.lastIndex = opening.lastIndex;
    const end = closing?.exec(html);
    from = !closing ? opening.lastIndex : end ? closing.lastIndex : html.length;
    opening.lastIndex = from;
  }
  yield html.slice(from);
}

/** Yields all descendants of an element, in document order. */
export function* elementsIn({ children }: HtmlElement): Generator<HtmlElement> {
  const stack = children.toReversed();
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.type === 'text') continue;
    yield node;
    for (const child of node.children.toReversed()) stack.push(child);
  }
}

/** Returns the text of an element, as written. */
export const wordsIn = (node: HtmlNode): string =>
  node.type === 'text'
    ? node.value
    : node.children.map(wordsIn).join(node.tagName === 'br' ? '\n' : '');

/** Returns the text of an element on one line. */
export const lineOf = (node: HtmlNode): string => spaced(node).replace(/\s+/g, ' ').trim();

const inlineElements = words(
  'a abbr b bdi bdo cite code data del dfn em font i ins kbd mark q s samp small span strike strong sub sup time u var wbr',
);

/** Returns the text of an element, with spaces around block elements. */
function spaced(node: HtmlNode): string {
  if (node.type === 'text') return node.value;
  const inner = node.children.map(spaced).join('');
  return inlineElements.has(node.tagName) ? inner : ` ${inner} `;
}

/** Returns the classes of an element. */
export const classesOf = ({ attributes }: HtmlElement): string[] =>
  (attributes['class'] ?? '').split(/\s+/).filter((name) => name !== '');

class Builder {
  readonly root: HtmlElement = { type: 'element', tagName: '', attributes: {}, children: [] };
  private readonly open: HtmlElement[] = [this.root];
  private readonly decode: (text: string) => string;
  /** The element that is being skipped, and the number of open elements of its name. */
  private skipped: { readonly name: string; depth: number } | undefined;
  private count = 0;

  constructor(decode: (text: string) => string) {
    this.decode = decode;
  }

  addPiece(piece: HtmlPiece): void {
    if (piece.kind === 'tag' && this.skipped) this.skip(piece);
    else if (piece.kind === 'tag' && piece.isClosing)
      this.close(piece.name === 'p' && !this.isOpen('p') ? '' : piece.name);
    else if (piece.kind === 'tag') this.start(piece);
    else if (!this.skipped) this.add({ type: 'text', value: this.decode(piece.text) });
  }

  private skip({ name, isClosing }: HtmlPiece & { kind: 'tag' }): void {
    if (!this.skipped || name !== this.skipped.name) return;
    this.skipped.depth += isClosing ? -1 : 1;
    if (this.skipped.depth === 0) this.skipped = undefined;
  }

  private start(piece: HtmlPiece & { kind: 'tag' }): void {
    const { name } = piece;
    if (skippedElements.has(name)) {
      // A self-closing tag is treated as an opening tag, because only foreign elements can be
      // self-closing.
      this.skipped = { name, depth: 1 };
      return;
    }
    this.closeFor(name);
    const element: HtmlElement = {
      type: 'element',
      tagName: name,
      attributes: this.attributesOf(piece),
      children: [],
    };
    this.count++;
    if (this.count > MAX_ELEMENT_COUNT)
      throw badInput(`This page has more than ${MAX_ELEMENT_COUNT.toLocaleString('en')} elements.`);
    this.add(element);
    if (voidElements.has(name)) return;
    this.open.push(element);
    if (this.open.length > MAX_DEPTH)
      throw badInput(`The elements of this page are nested more than ${MAX_DEPTH} levels deep.`);
  }

  /** Closes the elements that cannot contain an element of this name. */
  private closeFor(name: string): void {
    if (closesParagraph.has(name)) this.closeOne(words('p'), cells);
    if (headings.has(name) && headings.has(this.open.at(-1)?.tagName ?? '')) this.open.pop();
    const rule = Object.hasOwn(closesOthers, name) ? closesOthers[name] : undefined;
    if (rule) this.closeOne(...rule);
  }

  private close(name: string): void {
    this.closeOne(
      new Set([name]),
      cells.has(name) || name === 'tr' || name === 'tbody' || name === 'thead' ? new Set() : cells,
    );
  }

  /**
   * Closes the innermost open element with one of `names`, unless one of `within` is open inside
   * it.
   */
  private closeOne(names: ReadonlySet<string>, within: ReadonlySet<string>): void {
    for (let at = this.open.length - 1; at > 0; at--) {
      const name = this.open[at]?.tagName ?? '';
      if (names.has(name)) {
        this.open.length = at;
        return;
      }
      if (within.has(name)) return;
    }
  }

  private isOpen(name: string): boolean {
    return this.open.some(({ tagName }) => tagName === name);
  }

  private add(node: HtmlNode): void {
    const siblings = this.open.at(-1)?.children;
    const last = siblings?.at(-1);
    if (node.type === 'text' && last?.type === 'text') last.value += node.value;
    else siblings?.push(node);
  }

  private attributesOf({ attributes }: HtmlPiece & { kind: 'tag' }): Record<string, string> {
    const found: Record<string, string> = {};
    for (const { name, value } of attributes)
      if (keptAttributes.has(name) && value.length <= MAX_ATTRIBUTE_LENGTH)
        found[name] ??= this.decode(value);
    return found;
  }
}

/** The maximum number of distinct named character references; HTML defines about two thousand. */
const MAX_NAME_COUNT = 3000;

/** Returns a function that decodes the character references of this HTML. */
function referencesOf(html: string): (text: string) => string {
  const names = new Set<string>();
  for (const [name] of html.matchAll(/&[A-Za-z][A-Za-z0-9]{1,31};/g))
    if (names.size < MAX_NAME_COUNT) names.add(name);
  const unknown = [...names].filter((name) => decoded(name) === name);
  if (unknown.length === 0) return decoded;
  const document = new DOMParser().parseFromString(
    `<p>${unknown.join('</p><p>')}</p>`,
    'text/html',
  );
  const known = new Map(
    [...document.querySelectorAll('p')].map((element, at) => [
      unknown[at],
      element.textContent ?? '',
    ]),
  );
  return (text) =>
    decoded(
      text.includes('&')
        ? text.replace(/&[A-Za-z][A-Za-z0-9]{1,31};/g, (name) =>
            known.has(name) ? (known.get(name) ?? name).replaceAll('&', '&amp;') : name,
          )
        : text,
    );
}
