/**
 * Parses `SUMMARY.md`, a nested list of links that defines the page tree.
 *
 * A heading begins a group, a thematic break or a link outside of the list ends it, and a comment
 * after a line holds further metadata as JSON.
 */
import { blocks, lex } from '../markdown/lexer.ts';
import { decoded, plainOf } from '../markdown/plain.ts';

/** A line of a summary with the lines indented below it. */
export interface SummaryEntry {
  readonly isGroup: boolean;
  readonly title: string;
  /** The target of the link; undefined for a line without a link. */
  readonly href: string | undefined;
  /** The title of the link, which is that of the page in tables of contents. */
  readonly linkTitle?: string;
  /** The path of the page's file, where it is known. */
  readonly path?: string;
  /** The metadata in the comment of the line. */
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly children: SummaryEntry[];
}

/** The maximum length of a metadata comment in characters. */
const MAX_SUMMARY_LENGTH = 256 * 1024;
const comment = /\s*<!--\s*(\{.*\})\s*-->\s*$/;
const item = /^([ \t]*)(?:[*+-]|\d{1,9}[.)])[ \t]+(\S.*)$/;
const heading = /^ {0,3}(#{1,6})[ \t]+(\S.*?)(?:[ \t]+#+)?[ \t]*$/;
/** A chapter before or after the list, as mdBook has them. */
const chapter = /^\[(?:[^\]\\]|\\.)+\]\([^)]*\)[ \t]*$/;
const rule = /^ {0,3}(?:-[ \t]*){3,}$|^ {0,3}(?:\*[ \t]*){3,}$|^ {0,3}(?:_[ \t]*){3,}$/;

/**
 * Returns the entries of a summary, groups and entries outside of groups. A level-1 heading before
 * all entries is the title of the summary, not a group.
 */
export function readSummary(text: string): SummaryEntry[] {
  const entries: SummaryEntry[] = [];
  const open: { readonly indent: number; readonly entry: SummaryEntry }[] = [];
  let group: SummaryEntry | undefined;
  let isTitled = false;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [, markers, words] = heading.exec(line) ?? [];
    const [, indent, link] = item.exec(line) ?? [];
    if (rule.test(line)) {
      group = undefined;
      open.length = 0;
    } else if (words !== undefined) {
      open.length = 0;
      const isTitle = markers === '#' && !isTitled && entries.length === 0;
      isTitled = true;
      group = isTitle ? undefined : { ...readLine(words), isGroup: true };
      if (group) entries.push(group);
    } else if (chapter.test(line)) {
      group = undefined;
      open.length = 0;
      entries.push({ ...readLine(line), isGroup: false });
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

/** The label of a page whose title a summary cannot have. */
export const UNTITLED = 'Untitled';

/** Returns the label of a page if it is another title than its own; undefined otherwise. */
export const labelTitle = (label: string, title: string): string | undefined =>
  label === '' || label === UNTITLED || withSpaces(label) === withSpaces(title) ? undefined : label;

const withSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Parses a line without its indent and its list marker. */
export function readLine(line: string): SummaryEntry {
  const [commentText = '', json] = comment.exec(line) ?? [];
  const words = line.slice(0, line.length - commentText.length).trim();
  const { title, href, linkTitle } = linkIn(words);
  return {
    isGroup: false,
    title,
    href,
    ...(linkTitle && { linkTitle }),
    metadata: json === undefined ? {} : metadataIn(json),
    children: [],
  };
}

function linkIn(words: string): Pick<SummaryEntry, 'title' | 'href' | 'linkTitle'> {
  const [paragraph] = lex(words);
  const tokens =
    paragraph && 'tokens' in paragraph && paragraph.tokens ? blocks(paragraph.tokens) : [];
  const link = tokens.find((token) => token.type === 'link');
  if (link?.type === 'link')
    return {
      title: plainOf(blocks(link.tokens)),
      href: decoded(link.href),
      ...(link.title && { linkTitle: decoded(link.title) }),
    };
  // Markdown does not allow an address with spaces, but summaries contain them.
  const [, title, href] = /^\[([^\]]+)\]\(([^()]+)\)$/.exec(words) ?? [];
  if (title !== undefined && href !== undefined) return { title, href: href.trim() };
  return { title: tokens.length === 0 ? words : plainOf(tokens).trim(), href: undefined };
}

function metadataIn(json: string): Readonly<Record<string, unknown>> {
  if (json.length > MAX_SUMMARY_LENGTH) return {};
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value))
      : {};
  } catch {
    return {}; // The comment is not metadata.
  }
}
