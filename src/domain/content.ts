/**
 * Defines the content of a revision as immutable values: a tree of pages, files, reusable contents
 * and variables.
 */
import { createHash } from 'node:crypto';
import type { EntryList } from './list.ts';

/** A JSON value of a field. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json };

/** An item of a content list. Lists are sorted by `rank`, then by `id`. */
export interface Entry {
  readonly id: string;
  readonly rank: string;
  /** The values by field name. Fields without a value are absent. */
  readonly fields: FieldValues;
}

/** Values by field name. */
export type FieldValues = Readonly<Record<string, Json>>;

/** The type of a page. */
export type PageType = 'DOCUMENT' | 'GROUP' | 'LINK' | 'COMPUTED';

/**
 * A page, whose fields are merged individually:
 * - `title`, `linkTitle`, `slug`, `emoji`, `icon`, `description`, `cover`, `target`, `href`, `computed`, `git`,
 * - `hidden`, `noIndex`, `noRobotsIndex`, `variables.<name>`,
 * - `sourcePath`, the path of the file that the page was imported from, which exports keep until the
 *   page is moved or gets another slug, and `sourceText`, how that file differs from the text that
 *   an export would write,
 * - `layout.cover`, `layout.title`, `layout.description`, `layout.tableOfContents`,
 *   `layout.outline`, `layout.pagination`, `layout.metadata`, `layout.coverSize`, `layout.width`.
 */
export interface Page extends Entry {
  readonly type: PageType;
  /** Hash of the text; absent for a page without a text. */
  readonly document?: string;
  /** ISO 8601 with milliseconds, UTC. */
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Id of the user who created the page; absent in pages that were written without one. */
  readonly createdBy?: string;
  /** Id of the user who changed the page last; absent in pages that were written without one. */
  readonly updatedBy?: string;
  readonly pages: EntryList<Page>;
}

/**
 * A file of a revision: `name`, `contentType`, `size` in bytes, `blob` (hash of its bytes),
 * `width`, `height`, `git`. Its rank is empty, so files are sorted by id.
 */
export type FileEntry = Entry;

/** A text that pages can include: `title`, `document` (hash of its text), `git`. */
export type ReusableContent = Entry;

/** A variable: the id is its name, the field `value` its value. */
export type Variable = Entry;

/** The content of a revision. */
export interface Content {
  readonly pages: EntryList<Page>;
  readonly files: EntryList<FileEntry>;
  readonly reusableContents: EntryList<ReusableContent>;
  readonly variables: EntryList<Variable>;
}

/** The fields of a page that only exports read. */
export const SOURCE_FIELDS: ReadonlySet<string> = new Set(['sourcePath', 'sourceText']);

/** Maximum number of pages in a space. */
export const MAX_PAGE_COUNT = 10_000;
/** Maximum depth of pages; a page without a parent is at depth 1. */
export const MAX_PAGE_DEPTH = 16;
/** Maximum size of a text in bytes of UTF-8. */
export const MAX_TEXT_LENGTH = 1024 * 1024;

/** The time of a change of pages, and the user who makes it. */
export interface ChangeStamp {
  /** ISO 8601 with milliseconds, UTC. */
  readonly now: string;
  /** Id of the user; absent for a change without one. */
  readonly author?: string | undefined;
}

/** Returns a page with the time and the author of its last change. */
export const stampedPage = (
  { updatedBy: _, ...page }: Page,
  { now, author }: ChangeStamp,
): Page => ({
  ...page,
  updatedAt: now,
  ...(author !== undefined && { updatedBy: author }),
});

/** Returns the slug of a page; undefined for a link. */
export const slugOf = ({ fields }: Page): string | undefined =>
  typeof fields['slug'] === 'string' ? fields['slug'] : undefined;

/** Returns whether two entries have the same field values. */
export function sameFields(one: FieldValues, other: FieldValues): boolean {
  if (one === other) return true;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && sameValue(one[name], other[name]))
  );
}

/** Returns whether two values are the same; undefined stands for an absent value. */
export function sameValue(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return false;
  return canonical(one) === canonical(other);
}

/** Returns the canonical JSON of a value, with sorted names. */
export function canonical(value: Json): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name] ?? null)}`).join(',')}}`;
}

const isArray = (value: Json): value is readonly Json[] => Array.isArray(value);

/** Returns the hash that identifies a text. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
