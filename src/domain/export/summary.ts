/** Writes the `SUMMARY.md` of an export, so that an import reads the same pages from it. */
import type { Json, Page } from '../content.ts';
import { labelTitle, readLine, type SummaryEntry, UNTITLED } from '../import/summary.ts';
import { textOf } from '../fields.ts';
import { entriesOf, type EntryList } from '../list.ts';
import type { FrontMatterFields } from './matter.ts';

/** The content of a line for a page. */
export interface SummaryLine {
  /** The target of the line; undefined for a group. */
  readonly href: string | undefined;
  /** True if the page has a file, which contains its title. */
  readonly hasFile: boolean;
  readonly metadata: FrontMatterFields;
}

/** Returns the summary of a page tree. */
export function writeSummary(pages: EntryList<Page>, lineOf: (page: Page) => SummaryLine): string {
  const lines: string[] = ['# Table of contents', ''];
  const write = (list: EntryList<Page>, depth: number): void => {
    for (const page of entriesOf(list)) {
      lines.push(`${'  '.repeat(depth)}* ${writeLine(page, lineOf(page))}`);
      write(page.pages, depth + 1);
    }
  };
  let inGroup = false;
  for (const page of entriesOf(pages)) {
    if (page.type === 'GROUP') {
      lines.push('', `## ${writeLine(page, lineOf(page))}`, '');
      write(page.pages, 0);
      inGroup = true;
      continue;
    }
    if (inGroup) lines.push('', '***', '');
    inGroup = false;
    lines.push(`* ${writeLine(page, lineOf(page))}`);
    write(page.pages, 1);
  }
  return `${lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trimEnd()}\n`;
}

/**
 * Returns the line of a page: its title as far as markdown can express it, and the rest as JSON in
 * a comment.
 */
function writeLine({ fields }: Page, { href, hasFile, metadata }: SummaryLine): string {
  const title = String(fields['title'] ?? '');
  const linkTitle = textOf(fields, 'linkTitle');
  const shown = (hasFile ? linkTitle : null) ?? title;
  const escaped = shown.replace(/[\\`*_[\]<>~|&!#(){}:]/g, '\\$&').replace(/\s+/g, ' ');
  const lineWith = (words: string) =>
    href === undefined ? words : `[${words}](${destinationOf(href)})`;
  const isPlain =
    !/[\\]|[^\S ]|\s{2}/.test(shown) &&
    (href !== undefined || !/[#<>]/.test(shown)) &&
    sameLine(readLine(lineWith(shown)), { title: shown, href });
  const label = isPlain ? shown : escaped;
  const read = readLine(lineWith(label));
  const isReadable =
    read.href === href && read.title !== '' && !/^(?:[*+-]|\d+[.)])?\s*$/.test(label);
  const words = isReadable ? label : UNTITLED;
  const isLinkTitleRead = isReadable && hasFile && labelTitle(read.title, title) === linkTitle;
  const commentFields = {
    ...(!hasFile && !(isReadable && read.title === title) && { title }),
    ...(linkTitle !== null && !isLinkTitleRead && { linkTitle }),
    ...metadata,
  };
  return Object.keys(commentFields).length === 0
    ? lineWith(words)
    : `${lineWith(words)} <!-- ${commentJson(commentFields)} -->`;
}

/** Returns an address as the destination of a link. */
const destinationOf = (href: string): string => (/[\s()]/.test(href) ? `<${href}>` : href);

const sameLine = (
  one: Pick<SummaryEntry, 'title' | 'href'>,
  other: Pick<SummaryEntry, 'title' | 'href'>,
): boolean => one.title === other.title && one.href === other.href;

/** Returns JSON that is valid in a comment on one line. */
const commentJson = (value: Json): string =>
  JSON.stringify(value).replace(
    /[<>\u007f-\u009f\u2028\u2029\ufeff]|-(?=-)/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
