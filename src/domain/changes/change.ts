/** Defines the changes to content and their results. */
import type { ChangeStamp, Content, Json, PageType } from '../content.ts';
import type { BlockOperation } from '../document/edit.ts';
import type { IdType } from '../ids.ts';
import type { Texts } from '../texts.ts';

/** The values of a page in a change. Absent values stay as they are; null removes a value. */
export interface PageValues {
  readonly title?: string | undefined;
  readonly slug?: string | undefined;
  readonly markdown?: string | undefined;
  /** Further fields, by their names in `Page`. */
  readonly fields?: Readonly<Record<string, Json | undefined>>;
  /** Id or ref of the parent page; null is the root. */
  readonly into?: string | null | undefined;
  /** Index among the siblings, from 0; by default the end. */
  readonly at?: number | undefined;
}

/** Edits of single blocks of a page, which are merged with what others have changed since. */
interface BlockEdits {
  readonly operations: readonly BlockOperation[];
  /** The text that the operations are based on. */
  readonly baseText: string;
  /** The text of the page in the head. */
  readonly headText: string;
  /** The head, for the error of a block that both changed. */
  readonly headId: string;
}

/** A file to add to content. */
export interface NewFile {
  readonly id: string;
  readonly fields: Readonly<Record<string, Json>>;
}

/**
 * One change. Pages, files and reusable contents are named by id, or by a ref that an earlier
 * change of the batch defined.
 */
export type Change =
  | ({
      readonly kind: 'insertPage';
      readonly ref?: string | undefined;
      readonly type: PageType;
    } & PageValues)
  | ({ readonly kind: 'updatePage'; readonly page: string } & PageValues)
  | ({ readonly kind: 'updateBlocks'; readonly page: string } & BlockEdits)
  | { readonly kind: 'deletePage'; readonly page: string }
  | { readonly kind: 'revertPage'; readonly page: string }
  | { readonly kind: 'insertFile'; readonly ref?: string | undefined; readonly file: NewFile }
  | { readonly kind: 'deleteFile'; readonly file: string }
  | { readonly kind: 'setVariables'; readonly variables: Readonly<Record<string, string | null>> }
  | {
      readonly kind: 'insertReusableContent';
      readonly ref?: string | undefined;
      readonly title: string;
      readonly markdown: string;
    }
  | {
      readonly kind: 'updateReusableContent';
      readonly id: string;
      readonly title?: string | undefined;
      readonly markdown?: string | undefined;
    }
  | { readonly kind: 'deleteReusableContent'; readonly id: string };

/** A change with its path in the input, for errors. */
export interface LocatedChange {
  readonly change: Change;
  readonly field: string;
}

/** A change that was refused before it could be applied, and what is unknown because of it. */
export interface RefusedChange {
  /** The refs and ids that it would have defined. */
  readonly defines: readonly (string | null | undefined)[];
  /** True if it could have freed a slug or moved a page. */
  readonly changesTree: boolean;
}

/** The dependencies of applying changes. */
export interface ChangeContext extends ChangeStamp {
  newId(type: IdType): string;
  /** The content that `revertPage` restores. */
  readonly base: Content;
  /** Called with each ref that the batch defines and the id that it stands for. */
  named?(ref: string, id: string): void;
  /** Parses and rewrites texts; by default in the current thread. */
  readonly texts?: Texts | undefined;
}

/** A page that a batch of changes created, updated or deleted. */
export interface EditedPage {
  readonly id: string;
  /** The ref that the batch defined for a created page. */
  readonly ref: string | undefined;
  readonly kind: 'CREATED' | 'UPDATED' | 'DELETED';
}

/** The result of a batch of changes. */
export interface Changed {
  readonly content: Content;
  /** The pages that the batch was about, in the order of the first change of each. */
  readonly pages: readonly EditedPage[];
  /** The texts of pages and reusable contents that the batch set, by hash. */
  readonly documents: ReadonlyMap<string, string>;
}
