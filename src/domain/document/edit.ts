/** Edits single blocks of a markdown text. What is not edited stays byte for byte. */
import { type Block, nodesOf } from './model.ts';
import { readBlocks } from './read.ts';

/** A position next to a block, or at the end of a block or of the text. */
export type BlockPosition =
  | { readonly kind: 'after' | 'before' | 'into'; readonly key: string }
  | { readonly kind: 'end' };

/** An edit of one block. Keys are ids of blocks in the text before all edits. */
export type BlockOperation =
  | { readonly kind: 'insert'; readonly markdown: string; readonly position: BlockPosition }
  | { readonly kind: 'replace'; readonly key: string; readonly markdown: string }
  | { readonly kind: 'move'; readonly key: string; readonly position: BlockPosition }
  | { readonly kind: 'delete'; readonly key: string };

/** A block with the blocks next to it. */
interface Located {
  readonly block: Block;
  readonly previous: Block | undefined;
  readonly next: Block | undefined;
}

/** A replacement of a range of the text. */
interface Splice {
  readonly at: number;
  readonly end: number;
  readonly text: string;
  /** The index of the operation. */
  readonly index: number;
}

/**
 * The place of a new block: its index, the sides on which it needs a blank line (or only the second
 * line ending of one), and the beginning of its lines.
 */
interface Place {
  readonly at: number;
  readonly before: boolean;
  readonly after: boolean | 'line';
  readonly prefix: string;
}

/** The types whose content is not markdown of its own, so that no block can be put into them. */
const LEAVES: ReadonlySet<Block['type']> = new Set(['images', 'list', 'condition', 'table']);

/** A reason why an operation cannot be applied. */
export interface OperationProblem {
  readonly index: number;
  /** The part of the operation; undefined for the whole. */
  readonly part: 'key' | 'position' | undefined;
  readonly message: string;
}

/** The text after operations, or the problems of all operations. */
export type EditedText =
  | { readonly text: string }
  | { readonly problems: readonly OperationProblem[] };

/** Returns a text after operations on its blocks. */
export function editBlocks(text: string, operations: readonly BlockOperation[]): EditedText {
  const editor = new BlockEditor(text);
  for (const [index, operation] of operations.entries()) editor.add(operation, index);
  return editor.result();
}

/** Returns the markdown of a block, without the markers and the indentation of blocks around it. */
export function sourceOf(text: string, { at, end }: Pick<Block, 'at' | 'end'>): string {
  const prefix = prefixAt(text, at);
  return prefix === ''
    ? text.slice(at, end)
    : text
        .slice(at, end)
        .split(/\r\n|\n|\r/)
        .map((line, index) => (index === 0 ? line : withoutPrefix(line, prefix)))
        .join('\n');
}

/** Returns a text without the blank lines at its ends. */
function withoutBlankEnds(text: string): string {
  const end = text.trimEnd().length;
  const newline = text.slice(end).search(/[\r\n]/);
  return text
    .slice(0, newline < 0 ? text.length : end + newline)
    .replace(/^(?:[ \t]*(?:\r\n|\n|\r))+/, '');
}

/** Returns a line without as much of a prefix as it has. */
function withoutPrefix(line: string, prefix: string): string {
  let length = 0;
  while (length < prefix.length && line[length] === prefix[length]) length++;
  return line.slice(length);
}

/** Returns what the lines of a block begin with after its first line: spaces, and marks of quotes. */
function prefixAt(text: string, at: number): string {
  const start = Math.max(text.lastIndexOf('\n', at - 1), text.lastIndexOf('\r', at - 1)) + 1;
  return text.slice(start, at).replace(/[^>\s]/g, ' ');
}

/** Returns the kinds of line endings in a text. */
const newlinesIn = (text: string): string[] => [
  ...(text.includes('\r\n') ? ['\r\n'] : []),
  ...(/(?<!\r)\n/.test(text) ? ['\n'] : []),
  ...(/\r(?!\n)/.test(text) ? ['\r'] : []),
];

class BlockEditor {
  private readonly text: string;
  private readonly newline: string;
  /** True if the text has several kinds of line endings: then those of edits stay. */
  private readonly isMixed: boolean;
  private readonly located = new Map<string, Located>();
  private readonly top: readonly Block[];
  private readonly splices: Splice[] = [];
  private readonly problems: OperationProblem[] = [];

  constructor(text: string) {
    this.text = text;
    const [newline = '\n', ...others] = newlinesIn(text);
    this.newline = newline;
    this.isMixed = others.length > 0;
    this.top = readBlocks(text);
    this.locate(this.top);
  }

  add(operation: BlockOperation, index: number): void {
    if (operation.kind === 'insert') {
      this.insert(operation.markdown, operation.position, index);
      return;
    }
    const located = this.find(operation.key, index, 'key');
    if (!located) return;
    if (operation.kind === 'replace') {
      const { at, end } = located.block;
      const markdown = withoutBlankEnds(operation.markdown);
      this.splices.push({ at, end, text: this.indented(markdown, prefixAt(this.text, at)), index });
      return;
    }
    this.remove(located, index);
    if (operation.kind === 'move')
      this.insert(sourceOf(this.text, located.block), operation.position, index);
  }

  result(): EditedText {
    const ordered = this.splices
      .map((splice, order) => ({ ...splice, order }))
      .toSorted(
        (one, other) => one.at - other.at || one.end - other.end || one.order - other.order,
      );
    const pieces: string[] = [];
    let at = 0;
    for (const splice of ordered) {
      if (splice.at < at)
        this.refuse(splice.index, undefined, 'Another operation changes the same text.');
      pieces.push(this.text.slice(at, splice.at), splice.text);
      at = Math.max(at, splice.end);
    }
    return this.problems.length > 0
      ? { problems: this.problems }
      : { text: pieces.join('') + this.text.slice(at) };
  }

  private refuse(index: number, part: OperationProblem['part'], message: string): undefined {
    this.problems.push({ index, part, message });
  }

  private locate(blocks: readonly Block[]): void {
    for (const [index, block] of blocks.entries()) {
      // An image of a figure has the range of the figure, which is the block to edit.
      if (block.type === 'image') continue;
      const [previous, next] = [blocks[index - 1], blocks[index + 1]];
      this.located.set(block.id, { block, previous, next });
      this.locate(nodesOf(block));
    }
  }

  private find(key: string, index: number, part: 'key' | 'position'): Located | undefined {
    return (
      this.located.get(key) ??
      this.refuse(index, part, 'The base revision has no block with this key: read the page again.')
    );
  }

  private remove({ block, previous, next }: Located, index: number): void {
    const [at, end] = next
      ? [block.at, next.at]
      : previous
        ? [previous.end, block.end]
        : [block.at, block.end];
    this.splices.push({ at, end, text: '', index });
  }

  private insert(markdown: string, position: BlockPosition, index: number): void {
    const place = this.placeOf(position, index);
    if (!place) return;
    const { at, before, after, prefix } = place;
    const gap = `${this.newline}${prefix.trimEnd()}${this.newline}${prefix}`;
    const text = this.indented(withoutBlankEnds(markdown), prefix);
    const end = after === 'line' ? this.newline + prefix.trimEnd() : after ? gap : '';
    this.splices.push({ at, end: at, text: `${before ? gap : ''}${text}${end}`, index });
  }

  private placeOf(position: BlockPosition, index: number): Place | undefined {
    if (position.kind === 'end') {
      const last = this.top.at(-1);
      const at = last?.end ?? this.text.length;
      return { at, before: last !== undefined, after: false, prefix: '' };
    }
    const block = this.find(position.key, index, 'position')?.block;
    if (!block) return undefined;
    const prefix = prefixAt(this.text, block.at);
    if (position.kind === 'after') return { at: block.end, before: true, after: false, prefix };
    if (position.kind === 'before') return { at: block.at, before: false, after: true, prefix };
    const last = nodesOf(block).at(-1);
    const line = /\r\n|\n|\r/.exec(this.text.slice(block.at, block.end));
    if (!('nodes' in block) || LEAVES.has(block.type) || (!last && !line))
      return this.refuse(index, 'position', 'No block can be put into this one.');
    return last
      ? { at: last.end, before: true, after: false, prefix: prefixAt(this.text, last.at) }
      : { at: block.at + (line?.index ?? 0), before: true, after: 'line', prefix };
  }

  /** Returns a text as lines of a nested block. */
  private indented(text: string, prefix: string): string {
    return text.replace(
      /(\r\n|\n|\r)([^\r\n]?)/g,
      (_, newline: string, next: string) =>
        (this.isMixed ? newline : this.newline) + (next === '' ? prefix.trimEnd() : prefix + next),
    );
  }
}
