/**
 * Defines imported content: pages, files and texts that refer to each other by refs until they have
 * ids.
 */
import type { Json } from './content.ts';

/** An imported page. Pages are in reading order, each after its parent. */
export interface ImportedPage {
  /** For example `page-1`. */
  readonly ref: string;
  readonly type: 'DOCUMENT' | 'GROUP' | 'LINK';
  /** Ref of the parent page; null at the root. */
  readonly parent: string | null;
  /** 1 to 255 characters. */
  readonly title: string;
  /** Unique among its siblings; absent for a link. */
  readonly slug?: string;
  /**
   * The text without front matter. It uses refs for items of the same import: links to pages
   * (`page-3#anchor`), images and files (`file-2`), includes (`reusable-1`).
   *
   * A text that itself begins with front matter has an empty front matter block before it.
   */
  readonly markdown: string;
  /** Further fields, named as in `Page`, with refs in place of ids. */
  readonly fields?: Readonly<Record<string, Json>>;
  /** The text of its file, which an export of the unchanged page is again. */
  readonly source?: string;
}

/** An imported file. */
export interface ImportedFile {
  /** For example `file-1`. */
  readonly ref: string;
  readonly name: string;
  readonly contentType?: string;
  readonly bytes: Uint8Array;
  /** Its location in a Git repository, if known. */
  readonly git?: Json;
}

/** A text that pages include. */
export interface ImportedReusable {
  /** For example `reusable-1`. */
  readonly ref: string;
  readonly title: string;
  /** The text, with refs as in a page's text. Front matter is a part of it. */
  readonly markdown: string;
  readonly git?: Json;
}

/** An item that was not imported, or not completely. */
export interface ImportProblem {
  /** The address or the path of the item. */
  readonly resource: string;
  readonly message: string;
}

/** The result of reading an import. */
export interface ImportedContent {
  readonly pages: readonly ImportedPage[];
  readonly files: readonly ImportedFile[];
  readonly reusableContents: readonly ImportedReusable[];
  readonly variables: Readonly<Record<string, string>>;
  /** The number of pages, files and reusable contents that were found, imported or not. */
  readonly found: number;
  readonly problems: readonly ImportProblem[];
}

/**
 * Returns a text without the characters that PostgreSQL cannot store: NUL and unpaired surrogates.
 */
export const removeUnstorable = (text: string): string => text.replace(/\0|\p{Surrogate}/gu, '');
