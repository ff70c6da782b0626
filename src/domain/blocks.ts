/**
 * A markdown text cut into its top-level blocks, and which of them differ between two texts. It is read line by line and
 * not by marked: marked changes line ends, takes over a minute for 200 kB of `- a` with lines behind it, and throws where
 * quotes are nested some thousand deep.
 */
import { pairsOf } from './merge/align.ts';

/** A block and what stands behind it. All blocks' texts and gaps, one after another, are the text. */
export interface Block {
  /** Without the line's end behind it. Empty in a first block, where the text begins with blank lines. */
  readonly text: string;
  /** The line's end and the blank lines behind the block. */
  readonly gap: string;
}

/** A block that differs between two texts. */
export interface BlockChange {
  readonly kind: 'ADDED' | 'REMOVED' | 'CHANGED';
  readonly before: string | null;
  readonly after: string | null;
  /** Its index among the blocks of the text before; null where it was added. */
  readonly was: number | null;
  /** Its index among the blocks of the text after; null where it was removed. */
  readonly at: number | null;
}

/** A line without its end: where it begins, and what it says. */
interface Line {
  readonly from: number;
  readonly text: string;
}

/** The block that is being read: whether a line goes on with it. `gap` says whether blank lines came before the line. Asked once for each line. */
type Open = (line: string, gap: boolean) => boolean;

const BLANK = /^[ \t]*$/;
const HEADING = /^ {0,3}#{1,6}(?:[ \t]|$)/;
const RULE = /^ {0,3}(?:(?:-[ \t]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})$/;
const UNDERLINE = /^ {0,3}(?:=+|-+)[ \t]*$/;
const FENCE = /^ {0,3}(?:(`{3,})(?=[^`]*$)|(~{3,}))/;
const FENCE_END = /^ {0,3}(`{3,}|~{3,})[ \t]*$/;
const QUOTE = /^ {0,3}>/;
/** The marks of quotes, one within the other, at the beginning of a line. */
const QUOTES = /^(?: {0,3}>[ \t]?)+/;
const ITEM = /^( {0,3})([*+-]|\d{1,9}[.)])(?:([ \t]{1,4})(?![ \t])|[ \t]|$)/;
/** The only items that a list may begin with right behind a paragraph. */
const INTERRUPTING_ITEM = /^ {0,3}(?:[*+-]|1[.)])[ \t]+[^ \t]/;
/** The marks of items, one within the other. */
const MARKS = /^(?:(?:[*+-]|\d{1,9}[.)])[ \t]+)+/;
const CODE = /^(?: {4}| {0,3}\t)/;
/** HTML that ends at its own end, not at a blank line. */
const RAW: readonly (readonly [RegExp, RegExp])[] = [
  [/^ {0,3}<(?:script|pre|style|textarea)(?:[\s>]|$)/i, /<\/(?:script|pre|style|textarea)>/i],
  [/^ {0,3}<!--/, /-->/],
  [/^ {0,3}<\?/, /\?>/],
  [/^ {0,3}<!\[CDATA\[/, /\]\]>/],
  [/^ {0,3}<![a-z]/i, />/],
];
/** HTML that ends at a blank line, and may follow a paragraph without one. */
const BLOCK_TAG =
  /^ {0,3}<\/?(?:address|article|aside|blockquote|body|center|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|head|header|hr|html|iframe|li|link|main|menu|nav|ol|option|p|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul)(?:[\s/>]|$)/i;
/** HTML that ends at a blank line: any tag alone in its line. */
const ANY_TAG = /^ {0,3}<\/?[a-z][\w-]*(?:\s[^<>]*)?>[ \t]*$/i;
/** What a link's name stands for; each is a block of its own. */
const DEFINITION = /^ {0,3}\[[^\]]+\]:/;

/** The blocks of a text, in its order. */
export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  let open: Open = () => false;
  let [from, to, gap] = [0, 0, false]; // of the block that is being read; whether blank lines stand behind it so far
  for (const { from: start, text } of linesOf(markdown)) {
    if (BLANK.test(text)) {
      gap = true;
      continue;
    }
    if (!open(text, gap)) {
      if (start > 0) blocks.push({ text: markdown.slice(from, to), gap: markdown.slice(to, start) });
      [from, open] = [start, opened(text)];
    }
    [to, gap] = [start + text.length, false];
  }
  if (markdown.length > 0) blocks.push({ text: markdown.slice(from, to), gap: markdown.slice(to) });
  return blocks;
}

function* linesOf(text: string): Generator<Line> {
  let from = 0;
  for (const end of text.matchAll(/\r\n|\n|\r/g)) {
    yield { from, text: text.slice(from, end.index) };
    from = end.index + end[0].length;
  }
  if (from < text.length) yield { from, text: text.slice(from) };
}

/** The block that begins with this line. */
function opened(line: string): Open {
  if (CODE.test(line)) return (next) => CODE.test(next);
  const fence = FENCE.exec(line);
  if (fence) return fenced(fence[1] ?? fence[2] ?? '');
  if (HEADING.test(line) || RULE.test(line)) return () => false;
  if (QUOTE.test(line)) return quoted(line);
  const item = ITEM.exec(line);
  if (item) return listed(item, line);
  const raw = RAW.find(([start]) => start.test(line));
  if (raw) return until(raw[1], line);
  if (ANY_TAG.test(line) || BLOCK_TAG.test(line)) return (_, gap) => !gap;
  return paragraph(DEFINITION.test(line));
}

/** Whether a line begins a block of its own behind a paragraph, without a blank line between. */
const interrupts = (line: string): boolean =>
  HEADING.test(line) || RULE.test(line) || FENCE.test(line) || QUOTE.test(line) || INTERRUPTING_ITEM.test(line) || BLOCK_TAG.test(line) || RAW.some(([start]) => start.test(line));

/** Whether a line is of a paragraph, which the next may go on with although it is not indented or quoted. */
const isProse = (line: string): boolean => !BLANK.test(line) && !HEADING.test(line) && !RULE.test(line) && !FENCE.test(line) && !CODE.test(line);

function paragraph(defines: boolean): Open {
  let ended = false;
  return (line, gap) => {
    if (ended || gap || (defines && DEFINITION.test(line))) return false;
    ended = UNDERLINE.test(line);
    return ended || !interrupts(line);
  };
}

/** A block of code between two fences, the first of which is this. */
function fenced(fence: string): Open {
  let ended = false;
  return (line) => {
    if (ended) return false;
    ended = FENCE_END.exec(line)?.[1]?.startsWith(fence) ?? false;
    return true;
  };
}

/** HTML that ends with the line in which its end is found. */
function until(end: RegExp, first: string): Open {
  let ended = end.test(first);
  return (line) => {
    if (ended) return false;
    ended = end.test(line);
    return true;
  };
}

function quoted(first: string): Open {
  const endsInProse = (line: string) => isProse(line.replace(QUOTES, ''));
  let prose = endsInProse(first);
  return (line, gap) => {
    if (gap) return false;
    if (!QUOTE.test(line)) return prose && !interrupts(line);
    prose = endsInProse(line);
    return true;
  };
}

/** A list with all its items, and what they hold, which is indented as far as their text. */
function listed(first: RegExpExecArray, firstLine: string): Open {
  const markOf = (item: RegExpExecArray) => (item[2] ?? '').slice(-1);
  const widthOf = ([, indent = '', mark = '', space = ' ']: RegExpExecArray) => columnsOf(indent + mark + space);
  const endsInProse = (line: string) => isProse(line.trimStart().replace(MARKS, ''));
  let [width, prose] = [widthOf(first), endsInProse(firstLine)];
  return (line, gap) => {
    const item = RULE.test(line) ? null : ITEM.exec(line);
    if (columnsOf(/^[ \t]*/.exec(line)?.[0] ?? '') < width) {
      if (item && markOf(item) === markOf(first)) width = widthOf(item);
      else return !gap && !item && prose && !interrupts(line);
    }
    prose = endsInProse(line);
    return true;
  };
}

/** How far a text reaches, a tab to the next fourth column. */
const columnsOf = (text: string): number => [...text].reduce((columns, letter) => columns + (letter === '\t' ? 4 - (columns % 4) : 1), 0);

/** The blocks that differ between two texts, in their order. Blank lines between blocks do not count. */
export function changedBlocks(before: string, after: string): BlockChange[] {
  const [ones, others] = [blocksOf(before).map(({ text }) => text), blocksOf(after).map(({ text }) => text)];
  const changes: BlockChange[] = [];
  let at = 0;
  const added = (to: number) => {
    for (; at < to; at++) if (others[at]) changes.push({ kind: 'ADDED', before: null, after: others[at] ?? null, was: null, at });
  };
  for (const [was, place] of pairsOf(ones, others).entries()) {
    const text = ones[was] ?? '';
    if (place >= 0) added(place);
    if (place < 0 && text) changes.push({ kind: 'REMOVED', before: text, after: null, was, at: null });
    else if (place >= 0 && text !== others[place]) changes.push({ kind: 'CHANGED', before: text, after: others[place] ?? null, was, at });
    if (place >= 0) at = place + 1;
  }
  added(others.length);
  return changes;
}
