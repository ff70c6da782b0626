/**
 * Locates the smallest parts of a text in it.
 *
 * marked removes the markers of quotes and lists before it tokenizes their content, so each part is
 * searched from the end of the previous one. The search skips only markers, because links and code
 * are parts themselves.
 */
import type { MarkedToken, Token, Tokens } from 'marked';
import { blocks, lex } from './lexer.ts';
import { type AddressTag, addressTagsOf } from './template.ts';

/**
 * A contiguous part of a leaf: `words` begin at `from` in the leaf, and extend from `at` to `end`
 * in the whole text.
 */
interface Span {
  readonly words: string;
  readonly from: number;
  readonly at: number;
  readonly end: number;
}

/**
 * A part without nested parts, except for the label of a link. In an `unlocated` range parts could
 * not be located, so nothing in it may be edited.
 */
export type TextLeaf = {
  readonly at: number;
  readonly end: number;
  readonly spans: readonly Span[];
} & (
  | { readonly kind: 'text'; readonly token: Tokens.Text | Tokens.Escape }
  | { readonly kind: 'code'; readonly token: Tokens.Code | Tokens.Codespan }
  | { readonly kind: 'html'; readonly token: Tokens.HTML | Tokens.Tag }
  | { readonly kind: 'link'; readonly token: Tokens.Link }
  | { readonly kind: 'image'; readonly token: Tokens.Image }
  | { readonly kind: 'definition'; readonly token: Tokens.Def }
  | { readonly kind: 'tag'; readonly tag: AddressTag }
  | { readonly kind: 'unlocated' }
);

/** Returns the leaves of a text whose newlines are `\n`, in order. `tokens` are its blocks. */
export function leavesOf(text: string, tokens: readonly MarkedToken[] = lex(text)): TextLeaf[] {
  const walk = new LeafWalker(text);
  let at = 0;
  for (const token of tokens) {
    const start = text.startsWith(token.raw, at) ? at : Math.max(at, text.indexOf(token.raw, at));
    at = Math.min(start + token.raw.length, text.length);
    walk.walkBlock(token, start, at);
  }
  return withAddressTags(walk.leaves, addressTagsOf(text, walk.leaves));
}

/** Returns leaves with the tags that have addresses, and without the links within these tags. */
function withAddressTags(leaves: readonly TextLeaf[], tags: readonly AddressTag[]): TextLeaf[] {
  if (tags.length === 0) return [...leaves];
  const all: TextLeaf[] = [];
  let next = 0;
  const addTags = (end: number) => {
    for (let tag = tags[next]; tag && tag.at < end; tag = tags[++next])
      all.push({ kind: 'tag', tag, at: tag.at, end: tag.end, spans: [] });
  };
  for (const leaf of leaves) {
    addTags(leaf.at);
    const tag = tags[next - 1];
    if (leaf.kind !== 'link' || !tag || leaf.end > tag.end) all.push(leaf);
  }
  addTags(Number.POSITIVE_INFINITY);
  return all;
}

class LeafWalker {
  readonly leaves: TextLeaf[] = [];
  private readonly text: string;
  private at = 0;
  private limit = 0;
  private isUnlocated = false;
  private isInTable = false;
  private isInLabel = false;

  constructor(text: string) {
    this.text = text;
  }

  walkBlock(token: MarkedToken, start: number, end: number): void {
    this.at = start;
    this.limit = end;
    this.isUnlocated = false;
    this.isInTable = false;
    this.visit(token);
  }

  private visitAll(tokens: readonly Token[]): void {
    for (const token of blocks(tokens)) this.visit(token);
  }

  private visit(token: MarkedToken): void {
    switch (token.type) {
      case 'code':
      case 'codespan':
        this.leaves.push({ kind: 'code', token, ...this.locate(token.raw) });
        break;
      case 'html':
        this.leaves.push({ kind: 'html', token, ...this.locate(token.raw) });
        break;
      case 'def':
        this.leaves.push({ kind: 'definition', token, ...this.locate(token.raw) });
        break;
      case 'link':
      case 'image':
        this.link(token);
        break;
      case 'checkbox':
        this.locate(token.raw);
        break;
      case 'text':
      case 'escape':
        if (token.type === 'text' && token.tokens) this.visitAll(token.tokens);
        else this.leaves.push({ kind: 'text', token, ...this.locate(token.raw) });
        break;
      default:
        this.visitChildren(token);
    }
  }

  private visitChildren(token: MarkedToken): void {
    if (token.type === 'list') for (const item of token.items) this.visitAll(item.tokens);
    else if (token.type === 'table') this.table(token);
    else if ('tokens' in token && token.tokens) this.visitAll(token.tokens);
  }

  private table(token: Tokens.Table): void {
    const outer = this.isInTable;
    this.isInTable = true;
    for (const row of [token.header, ...token.rows])
      for (const cell of row) this.visitAll(cell.tokens);
    this.isInTable = outer;
  }

  /** Adds a link and the leaves of its label. The label of an image is plain text. */
  private link(token: Tokens.Link | Tokens.Image): void {
    const range = this.locate(token.raw);
    if (token.type === 'image') {
      this.leaves.push({ kind: 'image', token, ...range });
      return;
    }
    this.leaves.push({ kind: 'link', token, ...range });
    if (token.autolink || this.isUnlocated || this.isInLabel) return;
    const { limit } = this;
    this.at = range.at + 1;
    this.limit = range.end;
    this.isInLabel = true;
    this.visitAll(token.tokens);
    this.isInLabel = false;
    this.isUnlocated = false;
    this.at = range.end;
    this.limit = limit;
  }

  /** Locates the trimmed lines of a part; returns no spans after a line was not found. */
  private locate(raw: string): { at: number; end: number; spans: readonly Span[] } {
    const spans: Span[] = [];
    let from = 0;
    for (const line of this.isUnlocated ? [] : raw.split('\n')) {
      const words = line.trim();
      if (words !== '' && !this.find(words, from + line.indexOf(words), spans)) break;
      from += line.length + 1;
    }
    return { at: spans[0]?.at ?? this.at, end: this.at, spans: this.isUnlocated ? [] : spans };
  }

  private find(words: string, from: number, spans: Span[]): boolean {
    const rest = this.text.slice(this.at, this.limit);
    let source = this.isInTable ? withEscapedBars(words) : words;
    let at = rest.indexOf(source);
    if (at < 0 && this.isInLabel) {
      // marked removes the backslashes before brackets in a label.
      source = words.replace(/[[\]]/g, '\\$&');
      at = rest.indexOf(source);
    }
    if (at < 0) {
      if (!this.isInLabel)
        this.leaves.push({ kind: 'unlocated', at: this.at, end: this.limit, spans: [] });
      this.isUnlocated = true;
      return false;
    }
    spans.push({ words, from, at: this.at + at, end: this.at + at + source.length });
    this.at += at + source.length;
    return true;
  }
}

/** Returns words as written in a table, where marked removes the backslash before a bar. */
const withEscapedBars = (words: string): string => words.replaceAll('|', '\\|');

/**
 * Returns the range in the whole text of the characters from `start` to `end` of a leaf; undefined
 * when they are not contiguous.
 */
export function rangeIn(
  leaf: TextLeaf,
  start: number,
  end: number,
): { readonly at: number; readonly end: number } | undefined {
  const span = spanAt(leaf.spans, start);
  if (!span || end > span.from + span.words.length) return undefined;
  const hasBars = span.end - span.at > span.words.length;
  const offsetOf = (at: number) =>
    hasBars ? withEscapedBars(span.words.slice(0, at - span.from)).length : at - span.from;
  return { at: span.at + offsetOf(start), end: span.at + offsetOf(end) };
}

/** Returns the last span that begins at or before an index. */
function spanAt(spans: readonly Span[], index: number): Span | undefined {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.from ?? 0) <= index) low = middle + 1;
    else high = middle;
  }
  return spans[low - 1];
}
