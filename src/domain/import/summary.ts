/**
 * `SUMMARY.md`: the pages of a folder of markdown in their order, as a nested list of links. Headings begin groups, a line of dashes ends
 * one, and what a line cannot say stands behind it in a comment, as JSON.
 */
import { blocks, lex } from '../markdown/lexer.ts';
import { decoded, plainOf } from '../markdown/plain.ts';

/** A line, with those indented below it. */
export interface SummaryEntry {
  readonly isGroup: boolean;
  readonly title: string;
  /** What it leads to; undefined for a line without a link. */
  readonly href: string | undefined;
  /** The file of its page, where that is known. */
  readonly path?: string;
  /** What its comment says. */
  readonly more: Readonly<Record<string, unknown>>;
  readonly children: SummaryEntry[];
}

/** Characters of a comment that are read at most. */
const LONGEST_MORE = 256 * 1024;
const comment = /\s*<!--\s*(\{.*\})\s*-->\s*$/;
const item = /^([ \t]*)(?:[*+-]|\d{1,9}[.)])[ \t]+(\S.*)$/;
const heading = /^ {0,3}(#{1,6})[ \t]+(\S.*?)(?:[ \t]+#+)?[ \t]*$/;
const rule = /^ {0,3}(?:-[ \t]*){3,}$|^ {0,3}(?:\*[ \t]*){3,}$|^ {0,3}(?:_[ \t]*){3,}$/;

/** The entries of a summary, groups and what stands outside of them. The first heading is the summary's own if it stands before all entries and is of the first level. */
export function readSummary(text: string): SummaryEntry[] {
  const entries: SummaryEntry[] = [];
  const open: { readonly indent: number; readonly entry: SummaryEntry }[] = [];
  let group: SummaryEntry | undefined;
  let isTitled = false;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [, marks, words] = heading.exec(line) ?? [];
    const [, indent, link] = item.exec(line) ?? [];
    if (rule.test(line)) {
      group = undefined;
      open.length = 0;
    } else if (words !== undefined) {
      open.length = 0;
      const isTitle = marks === '#' && !isTitled && entries.length === 0;
      isTitled = true;
      group = isTitle ? undefined : { ...readLine(words), isGroup: true };
      if (group) entries.push(group);
    } else if (link !== undefined) {
      const width = (indent ?? '').replaceAll('\t', '    ').length;
      while ((open.at(-1)?.indent ?? -1) >= width) open.pop();
      const entry: SummaryEntry = { ...readLine(link), isGroup: false };
      (open.at(-1)?.entry ?? group)?.children.push(entry) ?? entries.push(entry);
      open.push({ indent: width, entry });
    }
  }
  return entries;
}

/** What a line says, without its indent and its mark. */
export function readLine(line: string): SummaryEntry {
  const [behind = '', json] = comment.exec(line) ?? [];
  const words = line.slice(0, line.length - behind.length).trim();
  const { title, href } = linkIn(words);
  return { isGroup: false, title, href, more: json === undefined ? {} : moreIn(json), children: [] };
}

function linkIn(words: string): { title: string; href: string | undefined } {
  const [paragraph] = lex(words);
  const tokens = paragraph && 'tokens' in paragraph && paragraph.tokens ? blocks(paragraph.tokens) : [];
  const link = tokens.find((token) => token.type === 'link');
  if (link?.type === 'link') return { title: plainOf(blocks(link.tokens)), href: decoded(link.href) };
  // An address with spaces is none in markdown, and is written all the same.
  const [, title, href] = /^\[([^\]]+)\]\(([^()]+)\)$/.exec(words) ?? [];
  if (title !== undefined && href !== undefined) return { title, href: href.trim() };
  return { title: tokens.length === 0 ? words : plainOf(tokens).trim(), href: undefined };
}

function moreIn(json: string): Readonly<Record<string, unknown>> {
  if (json.length > LONGEST_MORE) return {};
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
  } catch {
    return {}; // a comment that is nothing of ours
  }
}
