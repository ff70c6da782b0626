/** Returns the text of one block of a document, by its id. */
import { plainTextOf } from './inline.ts';
import { type Block, type Inline, nodesOf } from './model.ts';
import { readBlocks } from './read.ts';

/**
 * Returns the text of the block with this id, in one line and with spaces between nested blocks and
 * cells; undefined where the document has no such block.
 */
export function blockOf(markdown: string, id: string): string | undefined {
  for (const block of blocksIn(readBlocks(markdown)))
    if (block.id === id) return [...textsOf(block)].join(' ').replace(/\s+/g, ' ').trim();
  return undefined;
}

/** Yields blocks with those in them, also in notes. */
function* blocksIn(blocks: readonly Block[]): Generator<Block> {
  for (const block of blocks) {
    yield block;
    for (const line of linesOf(block)) yield* notesIn(line);
    yield* blocksIn(nodesOf(block));
  }
}

function* notesIn(inlines: readonly Inline[]): Generator<Block> {
  for (const inline of inlines) {
    if (inline.type === 'annotation') yield* blocksIn(inline.body);
    if (inline.type === 'annotation' || inline.type === 'link') yield* notesIn(inline.nodes);
  }
}

/** Yields the texts of a block and of those in it. */
function* textsOf(block: Block): Generator<string> {
  for (const line of linesOf(block)) yield plainTextOf(line);
  yield ownTextOf(block);
  for (const node of nodesOf(block)) yield* textsOf(node);
}

/** Returns the lines of inlines of a block itself: its text, title, caption or cells. */
function linesOf(block: Block): readonly (readonly Inline[])[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return [block.inlines];
    case 'table':
      return [block.columns.map(({ title }) => title), ...block.rows].flat();
    case 'expandable':
      return [block.title];
    case 'image':
    case 'file':
    case 'embed':
      return [block.caption];
    default:
      return [];
  }
}

/** Returns the text of a block that is no inlines. */
function ownTextOf(block: Block): string {
  switch (block.type) {
    case 'code':
    case 'prompt':
    case 'content-ref':
      return block.text;
    case 'image':
    case 'drawing':
      return block.alt;
    case 'tabs-item':
      return block.title;
    case 'math':
      return block.formula;
    default:
      return '';
  }
}
