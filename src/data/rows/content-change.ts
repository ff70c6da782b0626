/** Row types of changes of content. */
import type { BlockChange } from '../../domain/blocks.ts';
import type { Entry, Page } from '../../domain/content.ts';

/** A page with its path in a revision; the path is undefined for a link. */
export interface ChangedPage {
  readonly page: Page;
  readonly path: string | undefined;
}

/** The change of one object between two revisions. */
export interface ContentChangeRow {
  readonly subject: 'PAGE' | 'FILE' | 'VARIABLE' | 'REUSABLE_CONTENT';
  readonly id: string;
  readonly before: Entry | undefined;
  readonly after: Entry | undefined;
  readonly pathBefore: string | undefined;
  readonly pathAfter: string | undefined;
  readonly isMoved: boolean;
  /** The page in each revision; undefined for another object, and where it does not exist. */
  readonly pageBefore?: ChangedPage | undefined;
  readonly pageAfter?: ChangedPage | undefined;
  /** The parents of a moved page, which are undefined at the root; undefined for another object. */
  readonly parents?:
    | { readonly before: ChangedPage | undefined; readonly after: ChangedPage | undefined }
    | undefined;
  /** Number of changes after it in the list. */
  readonly laterCount: number;
  readonly organizationId: string;
  /** Texts by hash that are not stored as rows, because the merge is only previewed. */
  readonly unstoredTexts: ReadonlyMap<string, string>;
}

/** A range of blocks that differs between two revisions. */
export type BlockChangeRow = BlockChange;

/** A page that a batch of changes created, changed or deleted in a change request. */
export interface EditedPageRow {
  readonly kind: 'CREATED' | 'UPDATED' | 'DELETED';
  readonly pageId: string;
  /** The ref that the batch defined for a created page. */
  readonly ref: string | undefined;
  readonly spaceId: string;
  readonly changeRequestId: string;
  /** The revision that the batch created. */
  readonly revisionId: string;
}
