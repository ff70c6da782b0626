/** What can be done to content, one change at a time. */
import type { Content, Json, PageType } from '../content.ts';
import type { IdType } from '../ids.ts';

/** What may be said of a page. What is absent stays; null takes a value away. */
export interface PageValues {
  readonly title?: string | undefined;
  readonly slug?: string | undefined;
  readonly markdown?: string | undefined;
  /** Further fields, by the names that `Page` has for them. */
  readonly fields?: Readonly<Record<string, Json | undefined>>;
  /** Id or ref of the page to lie in; null is the root. */
  readonly into?: string | null | undefined;
  /** Place among those that lie there, from 0; the end unless said. */
  readonly at?: number | undefined;
}

/** A file that is put into content. */
export interface NewFile {
  readonly id: string;
  readonly fields: Readonly<Record<string, Json>>;
}

/** One change. Pages, files and reusable contents are named by their ids, or by a ref that an earlier change of the batch gave. */
export type Change =
  | ({ readonly kind: 'insertPage'; readonly ref?: string | undefined; readonly type: PageType } & PageValues)
  | ({ readonly kind: 'updatePage'; readonly page: string } & PageValues)
  | { readonly kind: 'deletePage'; readonly page: string }
  | { readonly kind: 'revertPage'; readonly page: string }
  | { readonly kind: 'insertFile'; readonly ref?: string | undefined; readonly file: NewFile }
  | { readonly kind: 'deleteFile'; readonly file: string }
  | { readonly kind: 'setVariables'; readonly variables: Readonly<Record<string, string | null>> }
  | { readonly kind: 'insertReusableContent'; readonly ref?: string | undefined; readonly title: string; readonly markdown: string }
  | { readonly kind: 'updateReusableContent'; readonly id: string; readonly title?: string | undefined; readonly markdown?: string | undefined }
  | { readonly kind: 'deleteReusableContent'; readonly id: string };

/** A change with the path of what it was said in, for faults. */
export interface Said {
  readonly change: Change;
  readonly field: string;
}

/** What changes are applied with. */
export interface World {
  /** ISO 8601. */
  readonly now: string;
  newId(type: IdType): string;
  /** What `revertPage` goes back to. */
  readonly base: Content;
  /** Told of each name that the batch gives, with the id of what it names. */
  named?(ref: string, id: string): void;
}

/** What came of changes. */
export interface Changed {
  readonly content: Content;
  /** Texts that pages and reusable contents have now, by hash. */
  readonly documents: ReadonlyMap<string, string>;
}
