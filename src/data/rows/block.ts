/** Row types of the blocks and inlines of a document. */
import type { BlockOf, BlockType, Inline, TableColumn } from '../../domain/document/model.ts';

/** The markdown that a block or an inline is part of. */
interface InMarkdown {
  readonly within: string;
}

/** The place of a block in its document. */
export interface BlockPlace extends InMarkdown {
  /** Id of the block that it is in; null at the root. */
  readonly parentKey: string | null;
  /** Number of blocks that it is in. */
  readonly nesting: number;
}

/** A block of any type, or of one. */
export type BlockRow<Type extends BlockType = BlockType> = BlockOf<Type> & BlockPlace;

/** An inline of any type, or of one. */
export type InlineRow<Type extends Inline['type'] = Inline['type']> = Extract<
  Inline,
  { readonly type: Type }
> &
  InMarkdown;

/** A column of a table. */
export type TableColumnRow = TableColumn & InMarkdown;
/** The cells of a row of a table. */
export interface TableRowRow extends InMarkdown {
  readonly cells: readonly (readonly Inline[])[];
}
/** A cell of a table. */
export interface TableCellRow extends InMarkdown {
  readonly inlines: readonly Inline[];
}
