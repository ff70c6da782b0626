/**
 * HTML of any kind as a tree that is no deeper and no larger than what is done with it can bear. It is read in time that grows with its
 * length alone: the algorithm of the standard repeats open marks in each block, and takes minutes on a megabyte made for it.
 */
import { DOMParser } from 'linkedom';
import { badInput } from '../errors.ts';
import { keepable } from '../import.ts';
import { type Piece, piecesOf } from '../markdown/html.ts';
import { decoded } from '../markdown/plain.ts';

/** An element. */
export interface HtmlElement {
  readonly type: 'element';
  /** In lower case. */
  readonly tagName: string;
  /** By names in lower case; without references such as `&amp;`. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: HtmlNode[];
}

/** An element or a stretch of text. */
export type HtmlNode = HtmlElement | { readonly type: 'text'; value: string };

/** Characters of HTML at most. */
const LONGEST = 5 * 1024 * 1024;
/** Elements within each other at most: what reads the tree goes down by recursion. */
const DEEPEST = 200;
const MOST_ELEMENTS = 100_000;
/** Characters of an attribute; what is longer is left out. */
const LONGEST_ATTRIBUTE = 4096;

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const empty = words('area base br col embed hr img input link meta param source track wbr');
/** What is left out with all that it holds. */
const unread = words('noscript template svg math canvas iframe object audio video select textarea noembed noframes datalist');
const kept = words(
  'id class href src alt title colspan rowspan align start type checked role hidden aria-hidden aria-label name property content lang language data-lang data-language data-src style width',
);
/** What ends an open paragraph. */
const endsParagraph = words(
  'address article aside blockquote body details dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul',
);
/** What ends others when it opens: them, up to the nearest of these. */
const endsOthers: Readonly<Record<string, readonly [others: ReadonlySet<string>, within: ReadonlySet<string>]>> = {
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

/** The root of a text of HTML, an element that has none itself. BAD_USER_INPUT for more than 5 Mi characters, 100,000 elements or 200 levels. */
export function htmlTreeOf(html: string): HtmlElement {
  if (html.length > LONGEST) throw badInput('This page has more than 5 MiB of HTML.');
  const builder = new Builder(referencesOf(html));
  for (const part of shownIn(keepable(html))) for (const piece of piecesOf(part)) builder.take(piece);
  return builder.root;
}

/** What stands between comments, declarations, scripts and styles. What is not closed goes to the end. */
function* shownIn(html: string): Generator<string> {
  const opening = /<!--(?:-?>)?|<(?:!|\?)[^<>]*>|<(script|style)\b/gi;
  let from = 0;
  for (let found = opening.exec(html); found; found = opening.exec(html)) {
    yield html.slice(from, found.index);
    const closing = found[1] !== undefined ? new RegExp(`</${found[1]}[^<>]*>`, 'gi') : found[0] === '<!--' ? /--!?>/g : undefined;
    if (closing) closing.lastIndex = opening.lastIndex;
    const end = closing?.exec(html);
    from = !closing ? opening.lastIndex : end ? closing.lastIndex : html.length;
    opening.lastIndex = from;
  }
  yield html.slice(from);
}

/** Every element below one, in order. */
export function* elementsIn({ children }: HtmlElement): Generator<HtmlElement> {
  const ahead = children.toReversed();
  for (let node = ahead.pop(); node; node = ahead.pop()) {
    if (node.type === 'text') continue;
    yield node;
    for (const child of node.children.toReversed()) ahead.push(child);
  }
}

/** The words of an element, as they are written. */
export const wordsIn = (node: HtmlNode): string => (node.type === 'text' ? node.value : node.children.map(wordsIn).join(node.tagName === 'br' ? '\n' : ''));

/** The words of an element in one line. */
export const lineOf = (node: HtmlNode): string => spaced(node).replace(/\s+/g, ' ').trim();

const running = words('a abbr b bdi bdo cite code data del dfn em font i ins kbd mark q s samp small span strike strong sub sup time u var wbr');

/** The words of an element, with a space between its blocks. */
function spaced(node: HtmlNode): string {
  if (node.type === 'text') return node.value;
  const inner = node.children.map(spaced).join('');
  return running.has(node.tagName) ? inner : ` ${inner} `;
}

/** An element's classes. */
export const classesOf = ({ attributes }: HtmlElement): string[] => (attributes['class'] ?? '').split(/\s+/).filter((name) => name !== '');

class Builder {
  readonly root: HtmlElement = { type: 'element', tagName: '', attributes: {}, children: [] };
  private readonly open: HtmlElement[] = [this.root];
  private readonly decode: (text: string) => string;
  /** What is being left out, and how many of its name are open within. */
  private skipped: { readonly name: string; depth: number } | undefined;
  private count = 0;

  constructor(decode: (text: string) => string) {
    this.decode = decode;
  }

  take(piece: Piece): void {
    if (piece.kind === 'tag' && this.skipped) this.skip(piece);
    else if (piece.kind === 'tag' && piece.closes) this.close(piece.name === 'p' && !this.has('p') ? '' : piece.name);
    else if (piece.kind === 'tag') this.start(piece);
    else if (!this.skipped) this.add({ type: 'text', value: this.decode(piece.text) });
  }

  private skip({ name, closes }: Piece & { kind: 'tag' }): void {
    if (!this.skipped || name !== this.skipped.name) return;
    this.skipped.depth += closes ? -1 : 1;
    if (this.skipped.depth === 0) this.skipped = undefined;
  }

  private start(piece: Piece & { kind: 'tag' }): void {
    const { name } = piece;
    if (unread.has(name)) {
      // Some are written as if they were empty: that ends those of foreign elements alone, and others not.
      this.skipped = { name, depth: 1 };
      return;
    }
    this.endFor(name);
    const element: HtmlElement = { type: 'element', tagName: name, attributes: this.attributesOf(piece), children: [] };
    this.count++;
    if (this.count > MOST_ELEMENTS) throw badInput(`This page has more than ${MOST_ELEMENTS.toLocaleString('en')} elements.`);
    this.add(element);
    if (empty.has(name)) return;
    this.open.push(element);
    if (this.open.length > DEEPEST) throw badInput(`The elements of this page lie more than ${DEEPEST} levels deep.`);
  }

  /** Ends what cannot hold an element of this name. */
  private endFor(name: string): void {
    if (endsParagraph.has(name)) this.closeOne(words('p'), cells);
    if (headings.has(name) && headings.has(this.open.at(-1)?.tagName ?? '')) this.open.pop();
    const rule = Object.hasOwn(endsOthers, name) ? endsOthers[name] : undefined;
    if (rule) this.closeOne(...rule);
  }

  private close(name: string): void {
    this.closeOne(new Set([name]), cells.has(name) || name === 'tr' || name === 'tbody' || name === 'thead' ? new Set() : cells);
  }

  /** Closes the innermost open element of these names, if it lies within the innermost of those. */
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

  private has(name: string): boolean {
    return this.open.some(({ tagName }) => tagName === name);
  }

  private add(node: HtmlNode): void {
    const siblings = this.open.at(-1)?.children;
    const last = siblings?.at(-1);
    if (node.type === 'text' && last?.type === 'text') last.value += node.value;
    else siblings?.push(node);
  }

  private attributesOf({ attributes }: Piece & { kind: 'tag' }): Record<string, string> {
    const found: Record<string, string> = {};
    for (const { name, value } of attributes) if (kept.has(name) && value.length <= LONGEST_ATTRIBUTE) found[name] ??= this.decode(value);
    return found;
  }
}

/** References to characters by name that are looked up at most; there are two thousand. */
const MOST_NAMES = 3000;

/** Gives texts of this HTML with their character references as the characters that they stand for. */
function referencesOf(html: string): (text: string) => string {
  const names = new Set<string>();
  for (const [name] of html.matchAll(/&[A-Za-z][A-Za-z0-9]{1,31};/g)) if (names.size < MOST_NAMES) names.add(name);
  const unknown = [...names].filter((name) => decoded(name) === name);
  if (unknown.length === 0) return decoded;
  const document = new DOMParser().parseFromString(`<p>${unknown.join('</p><p>')}</p>`, 'text/html');
  const known = new Map([...document.querySelectorAll('p')].map((element, at) => [unknown[at], element.textContent ?? '']));
  return (text) => decoded(text.includes('&') ? text.replace(/&[A-Za-z][A-Za-z0-9]{1,31};/g, (name) => (known.has(name) ? (known.get(name) ?? name).replaceAll('&', '&amp;') : name)) : text);
}
