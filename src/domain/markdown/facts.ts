/** What a text tells by itself: its headings, its links, and its words by section. Worked out once, when it is first written. */
import GithubSlugger, { slug } from 'github-slugger';
import type { MarkedToken, Tokens } from 'marked';
import { bodyStart } from './front-matter.ts';
import { addressIn, type Piece, piecesOf } from './html.ts';
import { type Leaf, leavesOf } from './leaves.ts';
import { blocks, lex, normalized } from './lexer.ts';
import { decoded, plainBlock, plainOf } from './plain.ts';
import { tagsOf } from './template.ts';

/** A heading; its anchor is unique in its text. */
export interface Heading {
  readonly depth: 1 | 2 | 3 | 4 | 5 | 6;
  readonly text: string;
  readonly anchor: string;
}

/** A link; `href` is as a reader means it, without escapes. Of an include it is the reusable content's id. */
export interface DocumentLink {
  readonly href: string;
  readonly text: string;
  readonly kind: 'LINK' | 'IMAGE' | 'INCLUDE';
}

/** The words under a heading, for search; `anchor` and `title` are null before the first heading. */
export interface Section {
  readonly anchor: string | null;
  readonly title: string | null;
  readonly text: string;
}

/** All that is kept of a text beside itself. */
export interface Facts {
  readonly headings: Heading[];
  readonly links: DocumentLink[];
  readonly sections: Section[];
}

/** The facts of a text. Any text has some: what cannot be read as markdown is plain text. */
export function factsOf(markdown: string): Facts {
  const text = normalized(markdown.slice(bodyStart(markdown)));
  const tokens = lex(text);
  const headings = headingsOf(tokens);
  return { headings: [...headings.values()], links: linksOf(text, leavesOf(text, tokens)), sections: sectionsOf(tokens, headings) };
}

/** Every block of these that holds no other, and every heading, in order. */
function* plainBlocks(tokens: readonly MarkedToken[]): Generator<MarkedToken> {
  for (const token of tokens) {
    if (token.type === 'blockquote') yield* plainBlocks(blocks(token.tokens));
    else if (token.type === 'list') for (const item of token.items) yield* plainBlocks(blocks(item.tokens));
    else yield token;
  }
}

/** The headings of a text's blocks, in order, by their tokens. */
export function headingsOf(tokens: readonly MarkedToken[]): Map<MarkedToken, Heading> {
  const anchors = new GithubSlugger();
  const headings = new Map<MarkedToken, Heading>();
  for (const token of plainBlocks(tokens)) {
    if (token.type !== 'heading') continue;
    const text = textOf(token);
    // Of some words, such as an emoji alone, nothing is left; an anchor is never empty.
    headings.set(token, { depth: depthOf(token), text, anchor: anchors.slug(slug(text) === '' ? 'section' : text) });
  }
  return headings;
}

const depthOf = ({ depth }: Tokens.Heading) => Math.min(6, Math.max(1, depth)) as Heading['depth']; // marked counts at most six marks

/** Words with one space between them. */
const wordsOf = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The words of a block, without its tags. */
const textOf = (token: MarkedToken): string => wordsOf(plainBlock(token).replace(/\{%[^%]*%\}/g, ' '));

function sectionsOf(tokens: readonly MarkedToken[], headings: ReadonlyMap<MarkedToken, Heading>): Section[] {
  const sections: { anchor: string | null; title: string | null; lines: string[] }[] = [{ anchor: null, title: null, lines: [] }];
  for (const token of plainBlocks(tokens)) {
    const heading = headings.get(token);
    if (heading) sections.push({ anchor: heading.anchor, title: heading.text, lines: [] });
    else sections.at(-1)?.lines.push(textOf(token));
  }
  return sections.map(({ lines, ...section }) => ({ ...section, text: lines.filter((line) => line !== '').join('\n') })).filter(({ anchor, text }) => anchor !== null || text !== '');
}

interface Found extends DocumentLink {
  readonly at: number;
}

function linksOf(text: string, leaves: readonly Leaf[]): DocumentLink[] {
  const includes = tagsOf(text, leaves).flatMap(({ kind, value, at }): Found[] => (kind === 'include' ? [{ kind: 'INCLUDE', href: value, text: '', at }] : []));
  return [...new LinkReader().read(leaves), ...includes].sort((one, other) => one.at - other.at).map(({ kind, href, text: words }) => ({ href, text: words, kind }));
}

/** A link; one that is its own text has no character references. */
function linkOf({ autolink, href, text, tokens }: Tokens.Link, at: number): Found {
  return autolink ? { kind: 'LINK', href, text, at } : { kind: 'LINK', href: decoded(href), text: wordsOf(plainOf(blocks(tokens))), at };
}

/** Reads links off the parts of a text, `<a href>` with the words up to its `</a>`. */
class LinkReader {
  private readonly links: Found[] = [];
  private open: { readonly index: number; readonly words: string[] } | undefined;

  read(leaves: readonly Leaf[]): Found[] {
    for (const leaf of leaves) {
      if (leaf.kind === 'link') this.links.push(linkOf(leaf.token, leaf.at));
      else if (leaf.kind === 'image') this.links.push({ kind: 'IMAGE', href: decoded(leaf.token.href), text: wordsOf(decoded(leaf.token.text)), at: leaf.at });
      else if (leaf.kind === 'html') for (const piece of piecesOf(leaf.token.raw)) this.html(piece, leaf.at);
      else if (leaf.kind === 'text') this.open?.words.push(decoded(leaf.token.text));
      else if (leaf.kind === 'code') this.open?.words.push(leaf.token.text);
    }
    this.close();
    return this.links;
  }

  private html(piece: Piece, at: number): void {
    if (piece.kind === 'text') {
      this.open?.words.push(decoded(piece.text));
      return;
    }
    if (piece.name === 'a') this.close();
    const address = addressIn(piece);
    if (!address) return;
    const alt = piece.attributes.find(({ name }) => name === 'alt');
    this.links.push({ kind: address.kind, href: decoded(address.value), text: address.kind === 'IMAGE' ? wordsOf(decoded(alt?.value ?? '')) : '', at });
    if (address.kind === 'LINK') this.open = { index: this.links.length - 1, words: [] };
  }

  private close(): void {
    const link = this.open && this.links[this.open.index];
    if (this.open && link) this.links[this.open.index] = { ...link, text: wordsOf(this.open.words.join('')) };
    this.open = undefined;
  }
}
