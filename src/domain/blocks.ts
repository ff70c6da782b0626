/**
 * Splits markdown into top-level blocks, and compares two texts block by block.
 *
 * It reads lines instead of using marked: marked changes line endings, takes over a minute for 200
 * kB of `- a` with text below each item, and throws on quotes nested thousands of levels deep.
 */
import { pairsOf } from './merge/align.ts';

/** A block and the gap after it. The text is the concatenation of all blocks with their gaps. */
export interface Block {
  /**
   * The block without its line ending. Empty for the first block of a text that begins with blank
   * lines.
   */
  readonly text: string;
  /** The line ending and the blank lines after the block. */
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

/** A line without its line ending, with the index where it begins. */
interface Line {
  readonly from: number;
  readonly text: string;
}

/**
 * Returns whether a line continues the current block. `gap` is true when blank lines precede it.
 * Call it exactly once for each line, because it keeps state.
 */
type Open = (line: string, gap: boolean) => boolean;

const BLANK = /^[ \t]*$/;
const HEADING = /^ {0,3}#{1,6}(?:[ \t]|$)/;
const RULE = /^ {0,3}(?:(?:-[ \t]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})$/;
const UNDERLINE = /^ {0,3}(?:=+|-+)[ \t]*$/;
const FENCE = /^ {0,3}(?:(`{3,})(?=[^`]*$)|(~{3,}))/;
const FENCE_END = /^ {0,3}(`{3,}|~{3,})[ \t]*$/;
const QUOTE = /^ {0,3}>/;
/** The markers of nested quotes at the beginning of a line. */
const QUOTES = /^(?: {0,3}>[ \t]?)+/;
const ITEM = /^( {0,3})([*+-]|\d{1,9}[.)])(?:([ \t]{1,4})(?![ \t])|[ \t]|$)/;
/** The list items that can interrupt a paragraph. */
const INTERRUPTING_ITEM = /^ {0,3}(?:[*+-]|1[.)])[ \t]+[^ \t]/;
/** The markers of nested list items. */
const MARKS = /^(?:(?:[*+-]|\d{1,9}[.)])[ \t]+)+/;
const CODE = /^(?: {4}| {0,3}\t)/;
/** HTML that ends at its own end tag or delimiter, not at a blank line. */
const RAW: readonly (readonly [RegExp, RegExp])[] = [
  [/^ {0,3}<(?:script|pre|style|textarea)(?:[\s>]|$)/i, /<\/(?:script|pre|style|textarea)>/i],
  [/^ {0,3}<!--/, /-->/],
  [/^ {0,3}<\?/, /\?>/],
  [/^ {0,3}<!\[CDATA\[/, /\]\]>/],
  [/^ {0,3}<![a-z]/i, />/],
];
/** HTML that ends at a blank line and can interrupt a paragraph. */
const BLOCK_TAG =
  /^ {0,3}<\/?(?:address|article|aside|blockquote|body|center|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|head|header|hr|html|iframe|li|link|main|menu|nav|ol|option|p|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul)(?:[\s/>]|$)/i;
/** HTML that ends at a blank line: any tag alone on its line. */
const ANY_TAG = /^ {0,3}<\/?[a-z][\w-]*(?:\s[^<>]*)?>[ \t]*$/i;
/** A link reference definition; each is a block of its own. */
const DEFINITION = /^ {0,3}\[[^\]]+\]:/;

/** Returns the blocks of a text, in order. */
export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  let open: Open = () => false;
  // The range of the current block, and whether blank lines follow it so far.
  let [from, to, gap] = [0, 0, false];
  for (const { from: start, text } of linesOf(markdown)) {
    if (BLANK.test(text)) {
      gap = true;
      continue;
    }
    if (!open(text, gap)) {
      if (start > 0)
        blocks.push({ text: markdown.slice(from, to), gap: markdown.slice(to, start) });
      [from, open] = [start, openBlock(text)];
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

/** Returns the state of the block that begins with this line. */
function openBlock(line: string): Open {
  if (CODE.test(line)) return (next) => CODE.test(next);
  const fence = FENCE.exec(line);
  if (fence) return fenced(fence[1] ?? fence[2] ?? '');
  if (HEADING.test(line) || RULE.test(line)) return () => false;
  if (QUOTE.test(line)) return quoted(line);
  const item = ITEM.exec(line);
  if (item) return listed(item, line);
  const raw = RAW.find(([start]) => start.test(line));
  if (raw) return rawHtml(raw[1], line);
  if (ANY_TAG.test(line) || BLOCK_TAG.test(line)) return (_, gap) => !gap;
  return paragraph(DEFINITION.test(line));
}

/** Returns whether a line begins a new block directly after a paragraph. */
const interrupts = (line: string): boolean =>
  HEADING.test(line) ||
  RULE.test(line) ||
  FENCE.test(line) ||
  QUOTE.test(line) ||
  INTERRUPTING_ITEM.test(line) ||
  BLOCK_TAG.test(line) ||
  RAW.some(([start]) => start.test(line));

/**
 * Returns whether a line belongs to a paragraph, which the next line can continue without an indent
 * or a quote marker.
 */
const isProse = (line: string): boolean =>
  !BLANK.test(line) &&
  !HEADING.test(line) &&
  !RULE.test(line) &&
  !FENCE.test(line) &&
  !CODE.test(line);

function paragraph(isDefinition: boolean): Open {
  let isEnded = false;
  return (line, gap) => {
    if (isEnded || gap || (isDefinition && DEFINITION.test(line))) return false;
    isEnded = UNDERLINE.test(line);
    return isEnded || !interrupts(line);
  };
}

/** Reads a code block that begins with this fence. */
function fenced(fence: string): Open {
  let isEnded = false;
  return (line) => {
    if (isEnded) return false;
    isEnded = FENCE_END.exec(line)?.[1]?.startsWith(fence) ?? false;
    return true;
  };
}

/** Reads HTML that ends with the line in which its end is found. */
function rawHtml(end: RegExp, first: string): Open {
  let isEnded = end.test(first);
  return (line) => {
    if (isEnded) return false;
    isEnded = end.test(line);
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

/**
 * Reads a list with all its items and their content, which is indented to the column of their text.
 */
function listed(first: RegExpExecArray, firstLine: string): Open {
  const markerOf = (item: RegExpExecArray) => (item[2] ?? '').slice(-1);
  const widthOf = ([, indent = '', marker = '', space = ' ']: RegExpExecArray) =>
    columnsOf(indent + marker + space);
  const endsInProse = (line: string) => isProse(line.trimStart().replace(MARKS, ''));
  let [width, prose] = [widthOf(first), endsInProse(firstLine)];
  return (line, gap) => {
    const item = RULE.test(line) ? null : ITEM.exec(line);
    if (columnsOf(/^[ \t]*/.exec(line)?.[0] ?? '') < width) {
      if (item && markerOf(item) === markerOf(first)) width = widthOf(item);
      else return !gap && !item && prose && !interrupts(line);
    }
    prose = endsInProse(line);
    return true;
  };
}

/** Returns the width of a text in columns; a tab extends to the next multiple of four. */
const columnsOf = (text: string): number =>
  [...text].reduce((columns, letter) => columns + (letter === '\t' ? 4 - (columns % 4) : 1), 0);

/** Returns the blocks that differ between two texts, in order. Gaps are ignored. */
export function changedBlocks(before: string, after: string): BlockChange[] {
  const [ones, others] = [
    blocksOf(before).map(({ text }) => text),
    blocksOf(after).map(({ text }) => text),
  ];
  const changes: BlockChange[] = [];
  let at = 0;
  const added = (to: number) => {
    for (; at < to; at++)
      if (others[at])
        changes.push({ kind: 'ADDED', before: null, after: others[at] ?? null, was: null, at });
  };
  for (const [was, index] of pairsOf(ones, others).entries()) {
    const text = ones[was] ?? '';
    if (index >= 0) added(index);
    if (index < 0 && text)
      changes.push({ kind: 'REMOVED', before: text, after: null, was, at: null });
    else if (index >= 0 && text !== others[index])
      changes.push({ kind: 'CHANGED', before: text, after: others[index] ?? null, was, at });
    if (index >= 0) at = index + 1;
  }
  added(others.length);
  return changes;
}
