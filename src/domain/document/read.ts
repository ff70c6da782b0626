/** Reads markdown into a tree of blocks, in time that is linear in its length. */
import GithubSlugger, { slug } from 'github-slugger';
import {
  isBlank,
  itemMarkerOf,
  type Line,
  type LineBlock,
  lineBlocksOf,
  linesOf,
} from '../blocks/lines.ts';
import { hashOf } from '../content.ts';
import { bodyStart } from '../markdown/front-matter.ts';
import { type InlineTokenizer, inlineTokenizer } from '../markdown/lexer.ts';
import { containerOf, voidOf } from './containers.ts';
import { htmlBlockOf, imagesOf } from './html.ts';
import { InlineReader, plainTextOf } from './inline.ts';
import {
  anchorIn,
  codeOf,
  cut,
  fenceOf,
  formulaOf,
  type Item,
  itemsIn,
  linesFrom,
  textOf,
  withoutClosingMarks,
  withoutQuote,
} from './lines.ts';
import type { Block, BlockOf, Inline, ListItemBlock } from './model.ts';
import { tableIn, tableOf } from './table.ts';
import { pairsIn, tagOf } from './tags.ts';

/** The maximum depth of nested blocks; deeper content is one paragraph. */
const MAX_DEPTH = 24;

/** A block without what its place in the document decides. */
export type Part<Kind extends Block = Block> = Kind extends Block
  ? Omit<Kind, 'id' | 'at' | 'end'>
  : never;

/** The functions of the reader that the readers of single kinds of blocks use. */
export interface BlockReader {
  /** Returns the blocks of lines within a block. */
  readonly nested: (lines: readonly Line[]) => Block[];
  /** Returns the inlines of markdown. They are read when all definitions are known. */
  readonly markdown: (text: string) => readonly Inline[];
  /** Returns a block with its id and the range of its lines. */
  readonly place: <Kind extends Block>(part: Part<Kind>, lines: readonly Line[]) => Kind;
  /** Returns a heading, which gets its anchor when all headings are known. */
  readonly heading: (
    part: Part<BlockOf<'heading'>>,
    anchor: string | undefined,
    lines: readonly Line[],
  ) => Block;
  readonly inlines: InlineReader;
  readonly tokenizer: InlineTokenizer;
}

/** Returns the blocks of a text, in order, without its front matter. */
export function readBlocks(markdown: string): Block[] {
  const start = bodyStart(markdown);
  const reader = new DocumentReader(markdown.length);
  const lines = [...linesOf(markdown.slice(start))].map(({ text, at, end }) => ({
    text,
    at: at + start,
    end: end + start,
  }));
  return reader.read(lines);
}

class DocumentReader implements BlockReader {
  readonly tokenizer: InlineTokenizer;
  readonly inlines: InlineReader;
  private readonly footnotes = new Map<string, readonly Line[]>();
  /** The blocks of footnotes that were referred to. */
  private readonly notes = new Map<string, readonly Block[]>();
  /** True while a footnote is read, which refers to no other. */
  private isInNote = false;
  /** The number of characters that footnotes may still add, because each reference repeats one. */
  private remainingNoteLength: number;
  private readonly pending: Pending[] = [];
  private readonly headings: { readonly heading: Heading; readonly anchor: string | undefined }[] =
    [];
  private readonly counts = new Map<string, number>();
  private depth = 0;

  constructor(length: number) {
    this.remainingNoteLength = 2 * length;
    this.tokenizer = inlineTokenizer(length);
    this.inlines = new InlineReader(this.tokenizer, (label) => this.footnote(label));
  }

  read(lines: readonly Line[]): Block[] {
    const blocks = this.nested(lines);
    // Footnotes add to the list while it is read.
    for (const { text, nodes, isInNote } of this.pending) {
      this.isInNote = isInNote;
      for (const node of this.inlines.markdown(text)) nodes.push(node);
    }
    this.nameHeadings();
    return blocks;
  }

  readonly nested = (lines: readonly Line[]): Block[] => {
    if (this.depth >= MAX_DEPTH) {
      const written = lines.filter(({ text }) => !isBlank(text));
      return written.length === 0 ? [] : [this.paragraph(written)];
    }
    this.depth++;
    const blocks = this.siblings(lineBlocksOf(lines), lines);
    this.depth--;
    return blocks;
  };

  readonly markdown = (text: string): readonly Inline[] => {
    const nodes: Inline[] = [];
    this.pending.push({ text, nodes, isInNote: this.isInNote });
    return nodes;
  };

  readonly place = <Kind extends Block>(part: Part<Kind>, lines: readonly Line[]): Kind => {
    const hash = hashOf(`${part.type}\n${textOf(lines).trim()}`).slice(0, 16);
    const count = (this.counts.get(hash) ?? 0) + 1;
    this.counts.set(hash, count);
    const [first, last] = [lines[0], lines.at(-1)];
    // A part has all members of its kind but those that are added here.
    return {
      ...part,
      id: count === 1 ? hash : `${hash}-${count}`,
      at: first?.at ?? 0,
      end: last?.end ?? 0,
    } as unknown as Kind;
  };

  private siblings(blocks: readonly LineBlock[], lines: readonly Line[]): Block[] {
    const pairs = pairsIn(blocks);
    const result: Block[] = [];
    for (let index = 0; index < blocks.length; index++) {
      const block = blocks[index];
      if (!block) continue;
      const end = pairs.get(index);
      if (end === undefined) {
        for (const each of this.single(block)) result.push(each);
        continue;
      }
      const last = blocks[end];
      if (last) result.push(containerOf(this, block, linesFrom(lines, block, last)));
      index = end;
    }
    return result;
  }

  /** Returns the blocks of lines that no tag encloses. */
  private single(block: LineBlock): Block[] {
    const { lines } = block;
    switch (block.kind) {
      case 'heading':
        return [this.markedHeading(lines)];
      case 'rule':
        return [this.place<BlockOf<'divider'>>({ type: 'divider' }, lines)];
      case 'fence':
        return [this.place<BlockOf<'code'>>(fenceOf(lines), lines)];
      case 'code':
        return [this.place<BlockOf<'code'>>(codeOf(lines), lines)];
      case 'math':
        return [this.place<BlockOf<'math'>>({ type: 'math', formula: formulaOf(lines) }, lines)];
      case 'tag':
        return [this.place<Block>(voidOf(tagOf(textOf(lines)), textOf(lines)), lines)];
      case 'quote':
        return [
          this.place<BlockOf<'quote'>>(
            { type: 'quote', nodes: this.nested(lines.map(withoutQuote)) },
            lines,
          ),
        ];
      case 'list':
        return [this.list(lines)];
      case 'html':
        return [htmlBlockOf(this, lines)];
      case 'definition':
        return this.definition(lines);
      case 'paragraph':
        return this.paragraphs(lines);
    }
  }

  readonly heading = (
    part: Part<BlockOf<'heading'>>,
    anchor: string | undefined,
    lines: readonly Line[],
  ): Block => {
    const heading = this.place<Heading>(part, lines);
    this.headings.push({ heading, anchor });
    return heading;
  };

  private markedHeading(lines: readonly Line[]): Block {
    const [, marks = '', text = ''] = /^ {0,3}(#{1,6})[ \t]*(.*)$/.exec(textOf(lines)) ?? [];
    // The marks of a heading are one to six characters long.
    const depth = marks.length as Heading['depth'];
    return this.textHeading(depth, withoutClosingMarks(text), lines);
  }

  private textHeading(depth: Heading['depth'], text: string, lines: readonly Line[]): Block {
    const { title, anchor } = anchorIn(text);
    const inlines = this.markdown(title);
    return this.heading(
      { type: 'heading', depth, anchor: '', align: null, inlines },
      anchor,
      lines,
    );
  }

  /** Sets the anchor of each heading: as written, or from its text. */
  private nameHeadings(): void {
    const slugger = new GithubSlugger();
    for (const { heading, anchor } of this.headings) {
      const text = anchor ?? plainTextOf(heading.inlines).replace(/\s+/g, ' ').trim();
      const name = slugger.slug(slug(text) === '' ? 'section' : text);
      heading.anchor = anchor ?? name;
    }
  }

  private list(lines: readonly Line[]): Block {
    const [first] = lines;
    const marker = itemMarkerOf(first?.text ?? '');
    const nodes = itemsIn(lines).map((item) => this.item(item));
    const style = nodes.some(({ checked }) => checked !== null)
      ? 'tasks'
      : marker?.number === undefined
        ? 'unordered'
        : 'ordered';
    return this.place<BlockOf<'list'>>(
      { type: 'list', style, start: style === 'ordered' ? (marker?.number ?? 1) : null, nodes },
      lines,
    );
  }

  private item({ lines, content }: Item): ListItemBlock {
    const [first, ...rest] = content;
    const task = /^[ \t]*\[([ xX])\][ \t]+(?=\S)/.exec(first?.text ?? '');
    const written = first && task ? [cut(first, task[0].length), ...rest] : content;
    return this.place<ListItemBlock>(
      {
        type: 'list-item',
        checked: task ? task[1] !== ' ' : null,
        nodes: this.nested(written),
      },
      lines,
    );
  }

  /** Reads the definition of a link or a footnote, which is no block of its own. */
  private definition(lines: readonly Line[]): Block[] {
    const text = textOf(lines);
    const [start, label] = /^ {0,3}\[\^([^\]\s]{1,100})\]:[ \t]*/.exec(text) ?? [];
    const [first, ...rest] = lines;
    if (start !== undefined && label !== undefined && first) {
      if (!this.footnotes.has(label))
        this.footnotes.set(label, [cut(first, start.length), ...rest]);
      return [];
    }
    return this.tokenizer.define(text) ? [] : this.paragraphs(lines);
  }

  private footnote(label: string): readonly Block[] | undefined {
    const lines = this.isInNote ? undefined : this.footnotes.get(label);
    this.remainingNoteLength -= lines ? textOf(lines).length : 0;
    if (!lines || this.remainingNoteLength < 0) return undefined;
    const known = this.notes.get(label);
    if (known) return known;
    this.isInNote = true;
    const body = this.nested(lines);
    this.isInNote = false;
    this.notes.set(label, body);
    return body;
  }

  /** Returns a paragraph, or the heading, the image or the table that the lines are. */
  private paragraphs(lines: readonly Line[]): Block[] {
    const table = tableIn(lines);
    if (table !== undefined)
      return [
        ...(table > 0 ? this.paragraphs(lines.slice(0, table)) : []),
        tableOf(this, lines.slice(table)),
      ];
    const last = lines.length > 1 ? lines.at(-1) : undefined;
    const [, underline] = /^ {0,3}(=+|-+)[ \t]*$/.exec(last?.text ?? '') ?? [];
    if (underline !== undefined)
      return [
        this.textHeading(
          underline.startsWith('=') ? 1 : 2,
          textOf(lines.slice(0, -1)).trim(),
          lines,
        ),
      ];
    return [this.paragraph(lines)];
  }

  private paragraph(lines: readonly Line[]): Block {
    const text = lines
      .map((line) => line.text.trimStart())
      .join('\n')
      .trimEnd();
    const image = this.tokenizer.image(text);
    return image
      ? imagesOf(this, image, lines)
      : this.place<BlockOf<'paragraph'>>(
          { type: 'paragraph', align: null, inlines: this.markdown(text) },
          lines,
        );
  }
}

/** Inline text that is read when all definitions of the document are known. */
interface Pending {
  readonly text: string;
  readonly nodes: Inline[];
  readonly isInNote: boolean;
}

/** A heading while its anchor is not known. */
type Heading = Omit<BlockOf<'heading'>, 'anchor'> & { anchor: string };
