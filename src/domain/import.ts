/** What an import brings: pages, files and texts that name each other by refs, before any of them has an id. */
import type { Json } from './content.ts';

/** A page. Pages stand in reading order, each after the one that it lies in. */
export interface ImportedPage {
  /** `page-1`, `page-2`, … */
  readonly ref: string;
  readonly type: 'DOCUMENT' | 'GROUP' | 'LINK';
  /** Ref of the page that it lies in; null at the root. */
  readonly parent: string | null;
  /** 1 to 255 characters. */
  readonly title: string;
  /** One that no other page there has; a link has none. */
  readonly slug?: string;
  /**
   * Its text, without front matter. What it names of this import is spelled with its ref: links to pages (`page-3#anchor`), images
   * and files (`file-2`), includes (`reusable-1`). What has front matter of its own at its beginning has an empty block before it.
   */
  readonly markdown: string;
  /** Further fields, by the names that `Page` has for them, with refs for ids. */
  readonly fields?: Readonly<Record<string, Json>>;
}

/** A file. */
export interface ImportedFile {
  /** `file-1`, `file-2`, … */
  readonly ref: string;
  readonly name: string;
  readonly contentType?: string;
  readonly bytes: Uint8Array;
  /** Where it lies in a repository, if that was said. */
  readonly git?: Json;
}

/** A text that pages include. */
export interface ImportedReusable {
  /** `reusable-1`, `reusable-2`, … */
  readonly ref: string;
  readonly title: string;
  /** Its text, with refs as a page's; front matter is a part of it. */
  readonly markdown: string;
  readonly git?: Json;
}

/** What was found and not brought, or not whole. */
export interface ImportProblem {
  /** Its address or its path. */
  readonly resource: string;
  readonly message: string;
}

/** All that an import brings. */
export interface Imported {
  readonly pages: readonly ImportedPage[];
  readonly files: readonly ImportedFile[];
  readonly reusableContents: readonly ImportedReusable[];
  readonly variables: Readonly<Record<string, string>>;
  /** Pages, files and reusable contents that there are, brought or not. */
  readonly found: number;
  readonly problems: readonly ImportProblem[];
}

/** A text as it can be kept: PostgreSQL knows neither NUL nor halves of characters. */
export const keepable = (text: string): string => text.replace(/\0|\p{Surrogate}/gu, '');
