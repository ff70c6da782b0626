/**
 * Parses a text once for everything that is derived from it: stored facts and the addresses of its
 * links.
 */
import { readBlocks } from '../document/read.ts';
import { targetOf } from '../links.ts';
import { mayMention, usersMentionedIn } from '../mentions.ts';
import { type DocumentLink, type DocumentFacts, factsIn } from './facts.ts';
import { bodyStart } from './front-matter.ts';
import { leavesOf } from './leaves.ts';
import { lex, normalized } from './lexer.ts';
import { addressesIn } from './rewrite.ts';

/** The maximum number of users whom a text of a page mentions with effect. */
export const MAX_PAGE_MENTION_COUNT = 200;

/** The result of parsing a text. */
export interface ParsedText {
  /** The `DocumentFacts` as JSON, the form in which they are stored. */
  readonly facts: string;
  /** Ids of the pages, files and reusable contents that the text refers to. */
  readonly targets: readonly string[];
  /** Ids of the users whom the text mentions, at most `MAX_PAGE_MENTION_COUNT`. */
  readonly mentions: readonly string[];
  /** The distinct addresses of links, images and definitions. */
  readonly addresses: readonly string[];
  /** The distinct names of includes. */
  readonly includes: readonly string[];
}

/** Parses a text. Any text is valid: text that is not markdown counts as plain text. */
export function readText(markdown: string): ParsedText {
  const text = normalized(markdown.slice(bodyStart(markdown)));
  const tokens = lex(text);
  const leaves = leavesOf(text, tokens);
  const facts = factsIn(text, tokens, leaves);
  return {
    facts: JSON.stringify(facts),
    targets: targetsOf(facts.links),
    // few texts have such an address, and only their blocks are read
    mentions: mayMention(markdown)
      ? usersMentionedIn(readBlocks(markdown), MAX_PAGE_MENTION_COUNT)
      : [],
    addresses: addressesIn(text, leaves),
    includes: includesIn(facts),
  };
}

/** Returns the facts of a parsed text. */
// written by `readText`
export const factsFrom = ({ facts }: ParsedText): DocumentFacts =>
  JSON.parse(facts) as DocumentFacts;

/** Returns the distinct ids of the reusable contents that a text includes. */
export const includesIn = ({ links }: Pick<DocumentFacts, 'links'>): string[] => [
  ...new Set(links.flatMap(({ kind, href }) => (kind === 'INCLUDE' ? [href] : []))),
];

function targetsOf(links: readonly DocumentLink[]): string[] {
  const ids = links.flatMap(({ href, kind }) => {
    if (kind === 'INCLUDE') return [href];
    const target = targetOf(href);
    if (target.kind === 'page') return [target.page];
    if (target.kind === 'reusable-content') return [target.id];
    return target.kind === 'file' ? [target.file] : [];
  });
  return [...new Set(ids)];
}
