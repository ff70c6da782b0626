/** `SUMMARY.md` of an export, such that reading it gives what was written. */
import type { Json, Page } from '../content.ts';
import { readLine } from '../import/summary.ts';
import { entriesOf, type List } from '../list.ts';
import type { Matter } from './matter.ts';

/** What is written of a page. */
export interface SummaryLine {
  /** Where it leads; undefined for a group. */
  readonly href: string | undefined;
  /** Whether its own file says its title. */
  readonly hasFile: boolean;
  readonly more: Matter;
}

/** The summary of a tree of pages. */
export function writeSummary(pages: List<Page>, lineOf: (page: Page) => SummaryLine): string {
  const lines: string[] = ['# Table of contents', ''];
  const write = (list: List<Page>, depth: number): void => {
    for (const page of entriesOf(list)) {
      lines.push(`${'  '.repeat(depth)}* ${written(page, lineOf(page))}`);
      write(page.pages, depth + 1);
    }
  };
  let inGroup = false;
  for (const page of entriesOf(pages)) {
    if (page.type === 'GROUP') {
      lines.push('', `## ${written(page, lineOf(page))}`, '');
      write(page.pages, 0);
      inGroup = true;
      continue;
    }
    if (inGroup) lines.push('', '***', '');
    inGroup = false;
    lines.push(`* ${written(page, lineOf(page))}`);
    write(page.pages, 1);
  }
  return `${lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trimEnd()}\n`;
}

/** A line for a page: its title as it can be written, with all else in a comment. */
function written({ fields }: Page, { href, hasFile, more }: SummaryLine): string {
  const title = String(fields['title'] ?? '');
  const label = title.replace(/[\\`*_[\]<>~|&!#(){}:]/g, '\\$&').replace(/\s+/g, ' ');
  const lineWith = (words: string) => (href === undefined ? words : `[${words}](${href})`);
  const read = readLine(lineWith(label));
  const isSound = read.href === href && read.title !== '' && !/^(?:[*+-]|\d+[.)])?\s*$/.test(label);
  const words = isSound ? label : 'Untitled';
  const said = hasFile || (isSound && read.title === title) ? more : { title, ...more };
  return Object.keys(said).length === 0 ? lineWith(words) : `${lineWith(words)} <!-- ${commented(said)} -->`;
}

/** JSON that may stand in a comment of one line. */
const commented = (value: Json): string => JSON.stringify(value).replace(/[<>\u007f-\u009f\u2028\u2029\ufeff]|-(?=-)/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
