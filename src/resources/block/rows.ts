/** Makes the rows of blocks and inlines, which have the markdown that they are part of. */
import type { InlineRow } from '../../data/rows/block.ts';
import type { Block, Inline } from '../../domain/document/model.ts';

/** Returns blocks with the markdown that they are part of. */
export const rowsOfBlocks = <Kind extends Block>(
  blocks: readonly Kind[],
  within: string,
): (Kind & { readonly within: string })[] => blocks.map((block) => ({ ...block, within }));

/** Returns inlines with the markdown that they are part of. */
export const rowsOfInlines = (inlines: readonly Inline[], within: string): InlineRow[] =>
  inlines.map((inline) => ({ ...inline, within }));
