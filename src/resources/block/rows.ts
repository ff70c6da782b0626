/** Makes the rows of blocks and inlines, which have the markdown that they are part of. */
import type { BlockPlace, BlockRow, InlineRow } from '../../data/rows/block.ts';
import { type Block, type Inline, nodesOf } from '../../domain/document/model.ts';

/** Returns the blocks at the root of a markdown, or of a note in it. */
export const rootBlocks = (blocks: readonly Block[], within: string): BlockRow[] =>
  blocks.map((block) => ({ ...block, within, parentKey: null, nesting: 0 }));

/** Returns the blocks in a block. */
export const blocksWithin = <Kind extends Block>(
  parent: Pick<BlockRow, 'id' | 'within' | 'nesting'>,
  nodes: readonly Kind[],
): (Kind & BlockPlace)[] => {
  const { id: parentKey, within, nesting } = parent;
  return nodes.map((block) => ({ ...block, within, parentKey, nesting: nesting + 1 }));
};

/** Returns blocks, each followed by those in it. */
export function withNested(blocks: readonly BlockRow[]): BlockRow[] {
  const rows: BlockRow[] = [];
  const add = (level: readonly BlockRow[]): void => {
    for (const row of level) {
      rows.push(row);
      add(blocksWithin(row, nodesOf(row)));
    }
  };
  add(blocks);
  return rows;
}

/** Returns inlines with the markdown that they are part of. */
export const rowsOfInlines = (inlines: readonly Inline[], within: string): InlineRow[] =>
  inlines.map((inline) => ({ ...inline, within }));
