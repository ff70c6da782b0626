/**
 * Extracts the headings, links and search sections of a text. They are computed once, when the text
 * is stored.
 */
import GithubSlugger, { slug } from 'github-slugger';
import type { MarkedToken, Tokens } from 'marked';
import { anchorIn } from '../document/lines.ts';
import { valueIn } from '../document/tags.ts';
import { templatePartsOf } from '../document/templates.ts';
import { bodyStart } from './front-matter.ts';
import { addressIn, type HtmlPiece, piecesOf } from './html.ts';
import { type TextLeaf, leavesOf } from './leaves.ts';
import { blocks, lex, normalized } from './lexer.ts';
import { decoded, plainBlock, plainOf } from './plain.ts';
import { tagsOf } from './template.ts';

/** A heading. Its anchor is unique in the text. */
export interface Heading {
  readonly depth: 1 | 2 | 3 | 4 | 5 | 6;
  readonly text: string;
  readonly anchor: string;
}

/** A link. `href` is unescaped, and is the id of the reusable content for an include. */
export interface DocumentLink {
  readonly href: string;
  readonly text: string;
  readonly kind: 'LINK' | 'IMAGE' | 'INCLUDE';
}

/** The text under a heading, for search. `anchor` and `title` are null before the first heading. */
export interface DocumentSection {
  readonly anchor: string | null;
  readonly title: string | null;
  readonly text: string;
}

/** The data that is stored with a text. */
export interface DocumentFacts {
  readonly headings: Heading[];
  readonly links: DocumentLink[];
  readonly sections: DocumentSection[];
  /** Ids in the HTML of the text, such as `<a id="setup"></a>`. Default: none. */
  readonly anchors?: readonly string[];
}

/** The maximum number of ids in the HTML of a text that links can name. */
const MAX_ANCHOR_COUNT = 1000;

/**
 * The maximum number of headings that are listed; the text after the last one is one section.
 * Search indexes 1,000 sections of a page.
 */
const MAX_HEADINGS_COUNT = 10_000;

/**
 * Returns the facts of a text. Any text is valid: text that is not markdown counts as plain text.
 */
export function factsOf(markdown: string): DocumentFacts {
  const text = normalized(markdown.slice(bodyStart(markdown)));
  const tokens = lex(text);
  return factsIn(text, tokens, leavesOf(text, tokens));
}

/** Returns the facts of a text whose newlines are `\n`, from its blocks and leaves. */
export function factsIn(
  text: string,
  tokens: readonly MarkedToken[],
  leaves: readonly TextLeaf[],
): DocumentFacts {
  const headings = new Map([...headingsOf(tokens)].slice(0, MAX_HEADINGS_COUNT));
  const anchors = anchorsOf(leaves);
  return {
    headings: [...headings.values()],
    links: linksOf(text, leaves),
    sections: sectionsOf(tokens, headings),
    ...(anchors.length > 0 && { anchors }),
  };
}

/** Returns the ids in the HTML of a text, each once. */
function anchorsOf(leaves: readonly TextLeaf[]): string[] {
  const ids = new Set<string>();
  for (const leaf of leaves) {
    if (leaf.kind !== 'html') continue;
    for (const piece of piecesOf(leaf.token.raw))
      if (piece.kind === 'tag')
        for (const { name, value } of piece.attributes)
          if ((name === 'id' || (name === 'name' && piece.name === 'a')) && value !== '')
            ids.add(decoded(value));
    if (ids.size >= MAX_ANCHOR_COUNT) break;
  }
  return [...ids].slice(0, MAX_ANCHOR_COUNT);
}

/** Yields the headings and the blocks without nested blocks, in order. */
function* plainBlocks(tokens: readonly MarkedToken[]): Generator<MarkedToken> {
  for (const token of tokens) {
    if (token.type === 'blockquote') yield* plainBlocks(blocks(token.tokens));
    else if (token.type === 'list')
      for (const item of token.items) yield* plainBlocks(blocks(item.tokens));
    else yield token;
  }
}

/** Returns the headings of a text by their tokens, in order. */
function headingsOf(tokens: readonly MarkedToken[]): Map<MarkedToken, Heading> {
  const anchors = new GithubSlugger();
  const headings = new Map<MarkedToken, Heading>();
  for (const token of plainBlocks(tokens)) {
    if (token.type !== 'heading') continue;
    const written = anchorIn(token.text).anchor;
    const text = written === undefined ? textOf(token) : anchorIn(textOf(token)).title;
    const named = written ?? text;
    // Some texts, such as a single emoji, have an empty slug, but an anchor is never empty.
    const anchor = anchors.slug(slug(named) === '' ? 'section' : named);
    headings.set(token, { depth: depthOf(token), text, anchor: written ?? anchor });
  }
  return headings;
}

// marked counts at most six number signs.
const depthOf = ({ depth }: Tokens.Heading) => Math.min(6, Math.max(1, depth)) as Heading['depth'];

/** Returns a text with its whitespace collapsed. */
const collapseSpace = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The attributes of template tags that readers see, such as the title of a tab. */
const VISIBLE_ATTRIBUTES = ['title', 'description', 'alt', 'method', 'path'] as const;

/** Returns the text of a block, with what template tags show in place of the tags. */
function textOf(token: MarkedToken): string {
  const text = plainBlock(token);
  if (token.type === 'code') return collapseSpace(text);
  return collapseSpace(
    templatePartsOf(text)
      .map(({ type, raw }) => (type === 'tag' ? ` ${shownBy(raw)} ` : raw))
      .join(''),
  );
}

const shownBy = (tag: string): string =>
  VISIBLE_ATTRIBUTES.flatMap((name) => valueIn(tag, name)?.text ?? []).join(' ');

function sectionsOf(
  tokens: readonly MarkedToken[],
  headings: ReadonlyMap<MarkedToken, Heading>,
): DocumentSection[] {
  const sections: { anchor: string | null; title: string | null; lines: string[] }[] = [
    { anchor: null, title: null, lines: [] },
  ];
  for (const token of plainBlocks(tokens)) {
    const heading = headings.get(token);
    if (heading) sections.push({ anchor: heading.anchor, title: heading.text, lines: [] });
    else sections.at(-1)?.lines.push(textOf(token));
  }
  return sections
    .map(({ lines, ...section }) => ({
      ...section,
      text: lines.filter((line) => line !== '').join('\n'),
    }))
    .filter(({ anchor, text }) => anchor !== null || text !== '');
}

interface LocatedLink extends DocumentLink {
  readonly at: number;
}

function linksOf(text: string, leaves: readonly TextLeaf[]): DocumentLink[] {
  const includes = tagsOf(text, leaves).flatMap(({ kind, value, at }): LocatedLink[] =>
    kind === 'include' ? [{ kind: 'INCLUDE', href: value, text: '', at }] : [],
  );
  return [...new LinkReader().read(withoutLabels(text, leaves)), ...includes]
    .sort((one, other) => one.at - other.at)
    .map(({ kind, href, text: words }) => ({ href, text: words, kind }));
}

/**
 * Returns leaves without those tags that are followed by a link to their own address, such as
 * `{% content-ref url="a.md" %}` and `[A](a.md)` in it.
 */
const withoutLabels = (text: string, leaves: readonly TextLeaf[]): readonly TextLeaf[] =>
  leaves.filter((leaf, index) => {
    if (leaf.kind !== 'tag') return true;
    const next = leaves.slice(index + 1, index + 4).find(({ kind }) => kind === 'link');
    return !(
      next?.kind === 'link' &&
      decoded(next.token.href) === leaf.tag.address.text &&
      text.slice(leaf.end, next.at).trim() === ''
    );
  });

/** Returns a link. An autolink has no character references. */
function linkOf({ autolink, href, text, tokens }: Tokens.Link, at: number): LocatedLink {
  return autolink
    ? { kind: 'LINK', href, text, at }
    : { kind: 'LINK', href: decoded(href), text: collapseSpace(plainOf(blocks(tokens))), at };
}

/** Reads the links of leaves, including `<a href>` with the text up to its `</a>`. */
class LinkReader {
  private readonly links: LocatedLink[] = [];
  private openLink: { readonly index: number; readonly words: string[] } | undefined;

  read(leaves: readonly TextLeaf[]): LocatedLink[] {
    for (const leaf of leaves) {
      if (leaf.kind === 'link') this.links.push(linkOf(leaf.token, leaf.at));
      else if (leaf.kind === 'tag')
        this.links.push({
          kind: leaf.tag.kind,
          href: leaf.tag.address.text,
          text: '',
          at: leaf.at,
        });
      else if (leaf.kind === 'image')
        this.links.push({
          kind: 'IMAGE',
          href: decoded(leaf.token.href),
          text: collapseSpace(decoded(leaf.token.text)),
          at: leaf.at,
        });
      else if (leaf.kind === 'html')
        for (const piece of piecesOf(leaf.token.raw)) this.html(piece, leaf.at);
      else if (leaf.kind === 'text') this.openLink?.words.push(decoded(leaf.token.text));
      else if (leaf.kind === 'code') this.openLink?.words.push(leaf.token.text);
    }
    this.close();
    return this.links;
  }

  private html(piece: HtmlPiece, at: number): void {
    if (piece.kind === 'text') {
      this.openLink?.words.push(decoded(piece.text));
      return;
    }
    if (piece.name === 'a') this.close();
    const address = addressIn(piece);
    if (!address) return;
    const alt = piece.attributes.find(({ name }) => name === 'alt');
    this.links.push({
      kind: address.kind,
      href: decoded(address.value),
      text: address.kind === 'IMAGE' ? collapseSpace(decoded(alt?.value ?? '')) : '',
      at,
    });
    if (address.kind === 'LINK') this.openLink = { index: this.links.length - 1, words: [] };
  }

  private close(): void {
    const link = this.openLink && this.links[this.openLink.index];
    if (this.openLink && link)
      this.links[this.openLink.index] = {
        ...link,
        text: collapseSpace(this.openLink.words.join('')),
      };
    this.openLink = undefined;
  }
}
