/**
 * Defines a document as a tree of blocks. Each block has the range of its text in the markdown, so
 * that what is not edited stays as it was written.
 */

/** A horizontal alignment. */
export type Align = 'left' | 'center' | 'right';

/** A mark of a text. Colors are names, or values of CSS as they were written. */
export type Mark =
  | {
      readonly type:
        | 'bold'
        | 'italic'
        | 'strikethrough'
        | 'code'
        | 'keyboard'
        | 'superscript'
        | 'subscript';
    }
  | { readonly type: 'color'; readonly text: string | null; readonly background: string | null };

/** A part of a line of text. Addresses are as written, without character references. */
export type Inline =
  | { readonly type: 'text'; readonly text: string; readonly marks: readonly Mark[] }
  | {
      readonly type: 'link';
      readonly href: string;
      readonly title: string | null;
      readonly nodes: readonly Inline[];
    }
  | {
      readonly type: 'inline-image';
      readonly src: string;
      readonly srcDark: string | null;
      readonly alt: string;
      readonly title: string | null;
      readonly size: 'original' | 'line';
    }
  /** `code` has the code points of the emoji in hexadecimal, for example `1f44d`. */
  | { readonly type: 'emoji'; readonly code: string }
  | { readonly type: 'icon'; readonly icon: string; readonly color: string | null }
  | { readonly type: 'mention'; readonly href: string; readonly text: string }
  | {
      readonly type: 'button';
      readonly label: string;
      readonly href: string | null;
      readonly kind: 'primary' | 'secondary';
      readonly icon: string | null;
      /** Action of a button without an address. */
      readonly action: string | null;
      readonly query: string | null;
    }
  | { readonly type: 'expression'; readonly expression: string }
  | { readonly type: 'inline-math'; readonly formula: string }
  | {
      readonly type: 'annotation';
      readonly nodes: readonly Inline[];
      readonly body: readonly Block[];
    }
  /** Markup that no other type describes, as it was written. */
  | { readonly type: 'unknown-inline'; readonly source: string };

/** The kinds of values in a column of a table. */
export type ColumnType =
  | 'text'
  | 'number'
  | 'checkbox'
  | 'files'
  | 'users'
  | 'rating'
  | 'select'
  | 'content-ref'
  | 'image';

/** A column of a table. */
export interface TableColumn {
  readonly title: readonly Inline[];
  readonly type: ColumnType;
  readonly align: Align | null;
  /** Width in pixels. */
  readonly width: number | null;
  readonly hidden: boolean;
  /** The part of a card that the column has. */
  readonly role: 'card-target' | 'card-cover' | 'card-cover-dark' | null;
}

/** The fields that all blocks have. */
interface BlockBase {
  /** Hash of the block's text, with a number after it where the same block occurs again. */
  readonly id: string;
  /** The range in the markdown; the end is exclusive. */
  readonly at: number;
  readonly end: number;
}

/** A size in pixels or percent, for example `300` or `50%`. */
type Size = string | null;

/** An item of a list. */
export type ListItemBlock = BlockBase & {
  readonly type: 'list-item';
  /** True if a task is done; null for an item that is no task. */
  readonly checked: boolean | null;
  readonly nodes: readonly Block[];
};

/** An image with its caption. */
export type ImageBlock = BlockBase & {
  readonly type: 'image';
  readonly src: string;
  readonly srcDark: string | null;
  readonly alt: string;
  readonly title: string | null;
  readonly width: Size;
  readonly height: Size;
  readonly caption: readonly Inline[];
};

/** A tab of `tabs`. */
export type TabBlock = BlockBase & {
  readonly type: 'tabs-item';
  readonly title: string;
  readonly icon: string | null;
  readonly nodes: readonly Block[];
};

/** A step of a `stepper`. */
export type StepBlock = BlockBase & {
  readonly type: 'stepper-step';
  readonly icon: string | null;
  readonly nodes: readonly Block[];
};

/** A column of `columns`. */
export type ColumnBlock = BlockBase & {
  readonly type: 'column';
  readonly width: Size;
  readonly verticalAlign: string | null;
  readonly nodes: readonly Block[];
};

/** An entry of `updates`. */
export type UpdateBlock = BlockBase & {
  readonly type: 'update';
  /** Date as written, for example `2026-01-31`. */
  readonly date: string;
  readonly tags: readonly string[];
  readonly nodes: readonly Block[];
};

/** A branch of a condition. */
export type BranchBlock = BlockBase & {
  readonly type: 'branch';
  /** Condition of the branch; null for `else`. */
  readonly expression: string | null;
  readonly nodes: readonly Block[];
};

/** A block at any place where markdown may stand. */
export type Block =
  | (BlockBase & {
      readonly type: 'paragraph';
      readonly align: Align | null;
      readonly inlines: readonly Inline[];
    })
  | (BlockBase & {
      readonly type: 'heading';
      readonly depth: 1 | 2 | 3 | 4 | 5 | 6;
      /** Unique in the document. */
      readonly anchor: string;
      readonly align: Align | null;
      readonly inlines: readonly Inline[];
    })
  | (BlockBase & {
      readonly type: 'list';
      readonly style: 'ordered' | 'unordered' | 'tasks';
      /** Number of the first item; null for a list that is not ordered. */
      readonly start: number | null;
      readonly nodes: readonly ListItemBlock[];
    })
  | (BlockBase & { readonly type: 'quote'; readonly nodes: readonly Block[] })
  | (BlockBase & {
      readonly type: 'code';
      readonly syntax: string | null;
      readonly title: string | null;
      readonly lineNumbers: boolean;
      readonly wrap: boolean;
      readonly fullWidth: boolean;
      readonly expandable: boolean;
      readonly text: string;
    })
  | (BlockBase & { readonly type: 'divider' })
  | (BlockBase & {
      readonly type: 'images';
      readonly align: Align | null;
      readonly fullWidth: boolean;
      readonly withFrame: boolean;
      readonly nodes: readonly ImageBlock[];
    })
  | (BlockBase & {
      readonly type: 'table';
      readonly view: 'grid' | 'cards';
      readonly fullWidth: boolean;
      readonly hideHeader: boolean;
      readonly cardSize: 'medium' | 'large' | null;
      readonly columns: readonly TableColumn[];
      /** The cells of each row, in the order of the columns. A row may have fewer cells. */
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    })
  | (BlockBase & {
      readonly type: 'hint';
      readonly style: 'info' | 'success' | 'warning' | 'danger';
      readonly icon: string | null;
      readonly nodes: readonly Block[];
    })
  | (BlockBase & {
      readonly type: 'tabs';
      readonly fullWidth: boolean;
      readonly nodes: readonly TabBlock[];
    })
  | (BlockBase & {
      readonly type: 'expandable';
      readonly open: boolean;
      readonly title: readonly Inline[];
      readonly nodes: readonly Block[];
    })
  | (BlockBase & { readonly type: 'stepper'; readonly nodes: readonly StepBlock[] })
  | (BlockBase & {
      readonly type: 'columns';
      readonly fullWidth: boolean;
      readonly nodes: readonly ColumnBlock[];
    })
  | (BlockBase & {
      readonly type: 'updates';
      readonly format: 'full' | 'numeric' | 'short';
      readonly nodes: readonly UpdateBlock[];
    })
  | (BlockBase & { readonly type: 'condition'; readonly nodes: readonly BranchBlock[] })
  | (BlockBase & {
      readonly type: 'content-ref';
      readonly href: string;
      /** Text of the link; empty where the title of the target is shown. */
      readonly text: string;
    })
  | (BlockBase & {
      readonly type: 'file';
      readonly src: string;
      readonly caption: readonly Inline[];
    })
  | (BlockBase & {
      readonly type: 'embed';
      readonly url: string;
      readonly fullWidth: boolean;
      readonly caption: readonly Inline[];
    })
  | (BlockBase & { readonly type: 'drawing'; readonly src: string; readonly alt: string })
  | (BlockBase & { readonly type: 'math'; readonly formula: string })
  | (BlockBase & { readonly type: 'reusable-content'; readonly target: string })
  | (BlockBase & {
      readonly type: 'prompt';
      readonly description: string;
      readonly icon: string | null;
      readonly text: string;
    })
  | (BlockBase & {
      readonly type: 'openapi-operation';
      /** Slug of the spec, or the address of a document. */
      readonly spec: string;
      readonly path: string;
      readonly method: string;
      readonly expanded: boolean;
    })
  | (BlockBase & {
      readonly type: 'openapi-schemas';
      readonly spec: string;
      readonly schemas: readonly string[];
      readonly grouped: boolean;
      readonly title: string | null;
    })
  | (BlockBase & {
      readonly type: 'openapi-webhook';
      readonly spec: string;
      readonly name: string;
      readonly method: string;
    })
  /** Markup that no other type describes, as it was written, with the blocks within its tags. */
  | (BlockBase & {
      readonly type: 'unknown';
      readonly source: string;
      readonly nodes: readonly Block[];
    })
  | ListItemBlock
  | ImageBlock
  | TabBlock
  | StepBlock
  | ColumnBlock
  | UpdateBlock
  | BranchBlock;

/** The name of a type of block. */
export type BlockType = Block['type'];

/** A block of one type. */
export type BlockOf<Type extends BlockType> = Extract<Block, { readonly type: Type }>;

/** Returns the blocks within a block, in order. */
export const nodesOf = (block: Block): readonly Block[] => ('nodes' in block ? block.nodes : []);
