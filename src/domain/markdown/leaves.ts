/**
 * Where the smallest parts of a text stand in it. Marked takes the marks of quotes and lists away before it reads what they hold, so
 * each part is looked for from the end of the one before. What is skipped so is marks alone, never a link or code: those are parts
 * themselves.
 */
import type { MarkedToken, Token, Tokens } from 'marked';
import { blocks, lex } from './lexer.ts';

/** A stretch of a part: `words`, which begin at `from` in the part's text, and stand from `at` to `end` in the whole. */
interface Span {
  readonly words: string;
  readonly from: number;
  readonly at: number;
  readonly end: number;
}

/** A part that holds no other but a link's label. A `lost` one is a stretch in which parts were not found: nothing in it may be touched. */
export type Leaf = { readonly at: number; readonly end: number; readonly spans: readonly Span[] } & (
  | { readonly kind: 'text'; readonly token: Tokens.Text | Tokens.Escape }
  | { readonly kind: 'code'; readonly token: Tokens.Code | Tokens.Codespan }
  | { readonly kind: 'html'; readonly token: Tokens.HTML | Tokens.Tag }
  | { readonly kind: 'link'; readonly token: Tokens.Link }
  | { readonly kind: 'image'; readonly token: Tokens.Image }
  | { readonly kind: 'definition'; readonly token: Tokens.Def }
  | { readonly kind: 'lost' }
);

/** The parts of a text whose newlines are `\n`, in order. `tokens` are its blocks. */
export function leavesOf(text: string, tokens: readonly MarkedToken[] = lex(text)): Leaf[] {
  const walk = new Walk(text);
  let at = 0;
  for (const token of tokens) {
    const start = text.startsWith(token.raw, at) ? at : Math.max(at, text.indexOf(token.raw, at));
    at = Math.min(start + token.raw.length, text.length);
    walk.top(token, start, at);
  }
  return walk.leaves;
}

class Walk {
  readonly leaves: Leaf[] = [];
  private readonly text: string;
  private at = 0;
  private limit = 0;
  private lost = false;
  private inTable = false;
  private inLabel = false;

  constructor(text: string) {
    this.text = text;
  }

  top(token: MarkedToken, start: number, end: number): void {
    this.at = start;
    this.limit = end;
    this.lost = false;
    this.inTable = false;
    this.visit(token);
  }

  private all(tokens: readonly Token[]): void {
    for (const token of blocks(tokens)) this.visit(token);
  }

  private visit(token: MarkedToken): void {
    switch (token.type) {
      case 'code':
      case 'codespan':
        this.leaves.push({ kind: 'code', token, ...this.place(token.raw) });
        break;
      case 'html':
        this.leaves.push({ kind: 'html', token, ...this.place(token.raw) });
        break;
      case 'def':
        this.leaves.push({ kind: 'definition', token, ...this.place(token.raw) });
        break;
      case 'link':
      case 'image':
        this.link(token);
        break;
      case 'checkbox':
        this.place(token.raw);
        break;
      case 'text':
      case 'escape':
        if (token.type === 'text' && token.tokens) this.all(token.tokens);
        else this.leaves.push({ kind: 'text', token, ...this.place(token.raw) });
        break;
      default:
        this.within(token);
    }
  }

  private within(token: MarkedToken): void {
    if (token.type === 'list') for (const item of token.items) this.all(item.tokens);
    else if (token.type === 'table') this.table(token);
    else if ('tokens' in token && token.tokens) this.all(token.tokens);
  }

  private table(token: Tokens.Table): void {
    const outer = this.inTable;
    this.inTable = true;
    for (const row of [token.header, ...token.rows]) for (const cell of row) this.all(cell.tokens);
    this.inTable = outer;
  }

  /** A link, then what its label holds. An image's label is only words. */
  private link(token: Tokens.Link | Tokens.Image): void {
    const place = this.place(token.raw);
    if (token.type === 'image') {
      this.leaves.push({ kind: 'image', token, ...place });
      return;
    }
    this.leaves.push({ kind: 'link', token, ...place });
    if (token.autolink || this.lost || this.inLabel) return;
    const { limit } = this;
    this.at = place.at + 1;
    this.limit = place.end;
    this.inLabel = true;
    this.all(token.tokens);
    this.inLabel = false;
    this.lost = false;
    this.at = place.end;
    this.limit = limit;
  }

  /** Where a part's lines stand, each without the space around it; nowhere once one was not found. */
  private place(raw: string): { at: number; end: number; spans: readonly Span[] } {
    const spans: Span[] = [];
    let from = 0;
    for (const line of this.lost ? [] : raw.split('\n')) {
      const words = line.trim();
      if (words !== '' && !this.find(words, from + line.indexOf(words), spans)) break;
      from += line.length + 1;
    }
    return { at: spans[0]?.at ?? this.at, end: this.at, spans: this.lost ? [] : spans };
  }

  private find(words: string, from: number, spans: Span[]): boolean {
    const rest = this.text.slice(this.at, this.limit);
    let written = this.inTable ? withBars(words) : words;
    let at = rest.indexOf(written);
    if (at < 0 && this.inLabel) {
      written = words.replace(/[[\]]/g, '\\$&'); // marked takes away the backslashes before a label's brackets
      at = rest.indexOf(written);
    }
    if (at < 0) {
      if (!this.inLabel) this.leaves.push({ kind: 'lost', at: this.at, end: this.limit, spans: [] });
      this.lost = true;
      return false;
    }
    spans.push({ words, from, at: this.at + at, end: this.at + at + written.length });
    this.at += at + written.length;
    return true;
  }
}

/** Words as they are written in a table: marked takes away the backslash before a bar. */
const withBars = (words: string): string => words.replaceAll('|', '\\|');

/** Where the characters from `start` to `end` of a part's text stand in the whole; undefined when they are not together. */
export function placeIn(leaf: Leaf, start: number, end: number): { readonly at: number; readonly end: number } | undefined {
  const span = spanAt(leaf.spans, start);
  if (!span || end > span.from + span.words.length) return undefined;
  const hasBars = span.end - span.at > span.words.length;
  const before = (at: number) => (hasBars ? withBars(span.words.slice(0, at - span.from)).length : at - span.from);
  return { at: span.at + before(start), end: span.at + before(end) };
}

/** The last stretch that does not begin behind a place. */
function spanAt(spans: readonly Span[], place: number): Span | undefined {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.from ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  return spans[low - 1];
}
