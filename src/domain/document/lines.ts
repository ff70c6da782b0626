/** Reads the parts of blocks that lines show: items, fences, quotes, anchors of headings. */
import { indentOf, isBlank, itemMarkerOf, type Line, type LineBlock } from '../blocks/lines.ts';
import type { BlockOf } from './model.ts';

/** An item of a list: its lines, and their content without the marker and the indentation. */
export interface Item {
  readonly lines: readonly Line[];
  readonly content: readonly Line[];
}

/** The members of a code block that its own lines show. */
type Code = Omit<BlockOf<'code'>, 'id' | 'at' | 'end'>;

/** Returns the text of lines. */
export const textOf = (lines: readonly Line[]): string => lines.map(({ text }) => text).join('\n');

/** Returns a line without its first characters. */
export const cut = ({ text, at, end }: Line, length: number): Line => ({
  text: text.slice(length),
  at: Math.min(at + length, end),
  end,
});

/** Returns a line without the indentation of a number of columns. A tab may be cut in two. */
function dedent(line: Line, width: number): Line {
  let [columns, length] = [0, 0];
  for (; columns < width && /[ \t]/.test(line.text.charAt(length)); length++)
    columns += line.text.charAt(length) === '\t' ? 4 - (columns % 4) : 1;
  const rest = cut(line, length);
  return columns > width ? { ...rest, text: ' '.repeat(columns - width) + rest.text } : rest;
}

/** Returns a line of a quote without its marker. */
export function withoutQuote(line: Line): Line {
  const marker = /^ {0,3}> ?/.exec(line.text)?.[0];
  return marker === undefined ? line : cut(line, marker.length);
}

/** Returns the lines from one block to another, of the lines that both belong to. */
export function linesFrom(lines: readonly Line[], first: LineBlock, last: LineBlock): Line[] {
  const [from, to] = [first.lines[0]?.at ?? 0, last.lines.at(-1)?.at ?? 0];
  return lines.slice(indexOf(lines, from), indexOf(lines, to) + 1);
}

/** Returns the index of the line at a position. Lines are in ascending order. */
function indexOf(lines: readonly Line[], position: number): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.at ?? 0) < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the items of a list. */
export function itemsIn(lines: readonly Line[]): Item[] {
  const type = itemMarkerOf(lines[0]?.text ?? '')?.type;
  const items: { lines: Line[]; content: Line[]; width: number }[] = [];
  for (const line of lines) {
    const current = items.at(-1);
    const isInside = current !== undefined && indentOf(line.text) >= current.width;
    const marker = isInside ? undefined : itemMarkerOf(line.text);
    if (marker?.type === type && marker !== undefined) {
      const content = dedent({ ...line, text: withBlankMarker(line.text) }, marker.width);
      items.push({ lines: [line], content: [content], width: marker.width });
    } else if (current) {
      current.lines.push(line);
      current.content.push(isInside || isBlank(line.text) ? dedent(line, current.width) : line);
    }
  }
  return items.map(({ lines: own, content }) => ({
    lines: withoutBlankEnd(own),
    content: withoutBlankEnd(content),
  }));
}

/** Returns a line with the marker of its item replaced by spaces. */
const withBlankMarker = (line: string): string =>
  line.replace(/^( {0,3})([*+-]|\d{1,9}[.)])/, (marker) => ' '.repeat(marker.length));

function withoutBlankEnd(lines: readonly Line[]): readonly Line[] {
  let length = lines.length;
  while (length > 1 && isBlank(lines[length - 1]?.text ?? '')) length--;
  return lines.slice(0, length);
}

/** Returns a fenced code block. The title may be written after the language, `js title="a.js"`. */
export function fenceOf([first, ...rest]: readonly Line[]): Code {
  const [, indent = '', fence = '', info = ''] =
    /^( {0,3})(`{3,}|~{3,})[ \t]*(.*)$/.exec(first?.text ?? '') ?? [];
  const last = rest.at(-1)?.text.trim() ?? '';
  const isClosed = last.length >= fence.length && last === fence.charAt(0).repeat(last.length);
  const lines = isClosed ? rest.slice(0, -1) : rest;
  return codeWith({
    syntax: /^[^\s{"']+/.exec(info)?.[0] ?? null,
    title: /(?:^|\s)(?:title|filename)=["']([^"']*)["']/.exec(info)?.[1] ?? null,
    text: textOf(lines.map((line) => dedent(line, indent.length))),
  });
}

/** Returns a code block that is marked by its indentation. */
export const codeOf = (lines: readonly Line[]): Code =>
  codeWith({ syntax: null, title: null, text: textOf(lines.map((line) => dedent(line, 4))) });

const codeWith = (own: Pick<Code, 'syntax' | 'title' | 'text'>): Code => ({
  type: 'code',
  ...own,
  lineNumbers: false,
  wrap: false,
  fullWidth: false,
  expandable: false,
});

/** Returns the formula between the marks of a block. */
export const formulaOf = (lines: readonly Line[]): string =>
  textOf(lines).trim().replace(/^\$\$/, '').replace(/\$\$$/, '').trim();

/** Returns the text of a heading without the number signs at its end. */
export function withoutClosingMarks(text: string): string {
  const trimmed = text.trimEnd();
  const marks = /#+$/.exec(trimmed.slice(-100))?.[0] ?? '';
  const rest = trimmed.slice(0, trimmed.length - marks.length);
  return rest === '' || /[ \t]$/.test(rest) ? rest.trimEnd() : trimmed;
}

/** Returns the text of a heading without its explicit anchor, `{#id}` or `<a id="…"></a>`. */
export function anchorIn(text: string): {
  readonly title: string;
  readonly anchor: string | undefined;
} {
  const [braces, id] = /[ \t]*\\?\{#([\w.:-]{1,200})\\?\}[ \t]*$/.exec(text.slice(-300)) ?? [];
  if (braces !== undefined) return { title: text.slice(0, -braces.length), anchor: id };
  const [link, name] =
    /<a(?=\s)(?:\s+href="#[^"]{0,200}")?\s+(?:id|name)="([\w.:-]{1,200})"\s*>\s*<\/a>/.exec(text) ??
    [];
  return link === undefined
    ? { title: text, anchor: undefined }
    : { title: text.replace(link, '').trim(), anchor: name };
}
