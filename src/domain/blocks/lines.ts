/** Splits lines of markdown into blocks, in linear time for any input. */

/**
 * A line without its line ending. In a nested block the text is without the markers and the
 * indentation of the blocks around it.
 */
export interface Line {
  readonly text: string;
  /** The index of the text in the document. */
  readonly at: number;
  /** The index after the text in the document. */
  readonly end: number;
}

/** The kind of a block, as its first line shows it. */
type LineBlockKind =
  | 'heading'
  | 'rule'
  | 'fence'
  | 'code'
  | 'math'
  | 'tag'
  | 'quote'
  | 'list'
  | 'html'
  | 'definition'
  | 'paragraph';

/** The lines of a block: from the first to the last one that is not blank. */
export interface LineBlock {
  readonly kind: LineBlockKind;
  readonly lines: readonly Line[];
}

/** The marker of a list item at the beginning of a line. */
export interface ItemMarker {
  /** The character that all items of a list share: `-`, `*`, `+`, `.` or `)`. */
  readonly type: string;
  /** The number before `.` or `)`; undefined for a bullet. */
  readonly number: number | undefined;
  /** The column at which the content of the item begins. */
  readonly width: number;
}

/**
 * Returns whether a line continues the current block. `gap` is true when blank lines precede it.
 * Call it exactly once for each line, because it keeps state.
 */
type Open = (line: string, gap: boolean) => boolean;

/** The kind of a block, and the function that continues it. */
type Opened = readonly [kind: LineBlockKind, open: Open];

const BLANK = /^[ \t]*$/;
const HEADING = /^ {0,3}#{1,6}(?:[ \t]|$)/;
const RULE = /^ {0,3}(?:(?:-[ \t]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})$/;
const UNDERLINE = /^ {0,3}(?:=+|-+)[ \t]*$/;
const FENCE = /^ {0,3}(?:(`{3,})(?=[^`]*$)|(~{3,}))/;
const FENCE_END = /^ {0,3}(`{3,}|~{3,})[ \t]*$/;
const MATH = /^ {0,3}\$\$/;
const MATH_END = /\$\$[ \t]*$/;
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
const DETAILS = /^ {0,3}<details[\s>]/i;
const DETAILS_END = /<\/details>[ \t]*$/i;
/** A link reference definition; each is a block of its own. */
const DEFINITION = /^ {0,3}\[[^\]]+\]:/;

/** Yields the lines of a text. */
export function* linesOf(text: string): Generator<Line> {
  let at = 0;
  for (const { index, 0: ending } of text.matchAll(/\r\n|\n|\r/g)) {
    yield { text: text.slice(at, index), at, end: index };
    at = index + ending.length;
  }
  if (at < text.length) yield { text: text.slice(at), at, end: text.length };
}

/** Returns the blocks of lines, in order. Blank lines between blocks are in none of them. */
export function lineBlocksOf(lines: Iterable<Line>): LineBlock[] {
  const blocks: LineBlock[] = [];
  let open: Open = () => false;
  let current: Line[] = [];
  let blanks: Line[] = [];
  for (const line of lines) {
    if (isBlank(line.text)) {
      blanks.push(line);
      continue;
    }
    if (open(line.text, blanks.length > 0)) current.push(...blanks, line);
    else {
      const [kind, next] = openBlock(line.text);
      [open, current] = [next, [line]];
      blocks.push({ kind, lines: current });
    }
    blanks = [];
  }
  return blocks;
}

/** Returns whether a line has nothing but spaces and tabs. */
export const isBlank = (line: string): boolean => BLANK.test(line);

/** Returns the marker of a list item at the beginning of a line; undefined where there is none. */
export function itemMarkerOf(line: string): ItemMarker | undefined {
  const item = RULE.test(line) ? null : ITEM.exec(line);
  if (!item) return undefined;
  const [, indent = '', marker = '', space = ' '] = item;
  return {
    type: marker.slice(-1),
    number: marker.length > 1 ? Number.parseInt(marker, 10) : undefined,
    width: columnsOf(indent + marker + space),
  };
}

/** Returns the width of the spaces and tabs at the beginning of a line, in columns. */
export const indentOf = (line: string): number => columnsOf(/^[ \t]*/.exec(line)?.[0] ?? '');

/** Returns the width of a text in columns; a tab extends to the next multiple of four. */
const columnsOf = (text: string): number =>
  [...text].reduce((columns, letter) => columns + (letter === '\t' ? 4 - (columns % 4) : 1), 0);

/** Returns whether a line consists of one template tag, such as `{% hint style="info" %}`. */
function isTag(line: string): boolean {
  const text = /^ {0,3}\{%/.test(line) ? line.trim() : '';
  return text.endsWith('%}') && text.length > 3 && text.indexOf('%}') === text.length - 2;
}

/** Returns whether a line begins a formula that is no part of a sentence. */
function isMath(line: string): boolean {
  if (!MATH.test(line)) return false;
  const text = line.trim();
  const end = text.indexOf('$$', 2);
  return end < 0 || end === text.length - 2;
}

/** Returns the kind and the state of the block that begins with this line. */
function openBlock(line: string): Opened {
  if (CODE.test(line)) return ['code', (next) => CODE.test(next)];
  const fence = FENCE.exec(line);
  if (fence) return ['fence', fenced(fence[1] ?? fence[2] ?? '')];
  if (HEADING.test(line)) return ['heading', () => false];
  if (RULE.test(line)) return ['rule', () => false];
  if (isTag(line)) return ['tag', () => false];
  if (isMath(line)) return ['math', math(line)];
  if (QUOTE.test(line)) return ['quote', quoted(line)];
  const item = itemMarkerOf(line);
  if (item) return ['list', listed(item, line)];
  const raw = RAW.find(([start]) => start.test(line));
  if (raw) return ['html', rawHtml(raw[1], line)];
  if (ANY_TAG.test(line) || BLOCK_TAG.test(line)) return ['html', html(line)];
  if (DEFINITION.test(line)) return ['definition', paragraph(true)];
  return ['paragraph', paragraph(false)];
}

/** Returns whether a line begins a new block directly after a paragraph. */
const interrupts = (line: string): boolean =>
  HEADING.test(line) ||
  RULE.test(line) ||
  FENCE.test(line) ||
  isTag(line) ||
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
  !CODE.test(line) &&
  !isTag(line);

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

/** Reads a formula up to the line that ends with `$$`, or to a blank line. */
function math(first: string): Open {
  let isEnded = first.trim().length > 2 && MATH_END.test(first);
  return (line, gap) => {
    if (isEnded || gap) return false;
    isEnded = MATH_END.test(line);
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

/** Reads HTML up to a blank line, a template tag, or the end or the beginning of `<details>`. */
function html(first: string): Open {
  let isEnded = DETAILS_END.test(first);
  return (line, gap) => {
    if (isEnded || gap || isTag(line) || DETAILS.test(line)) return false;
    isEnded = DETAILS_END.test(line);
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
function listed(first: ItemMarker, firstLine: string): Open {
  const endsInProse = (line: string) => isProse(line.trimStart().replace(MARKS, ''));
  let [{ width }, prose] = [first, endsInProse(firstLine)];
  return (line, gap) => {
    const item = itemMarkerOf(line);
    if (indentOf(line) < width) {
      if (item?.type === first.type) width = item.width;
      else return !gap && !item && prose && !interrupts(line);
    }
    prose = endsInProse(line);
    return true;
  };
}
