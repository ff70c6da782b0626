/** What a revision holds, as values that never change: pages in a tree, files, reusable contents, variables. */
import { createHash } from 'node:crypto';
import type { List } from './list.ts';

/** A value of a field: JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** An item of a list of content, in its place: lists are in the order of `rank`, then of `id`. */
export interface Entry {
  readonly id: string;
  readonly rank: string;
  /** Everything that has a value, by its name; what has none is absent. */
  readonly fields: Fields;
}

/** Values by their names. */
export type Fields = Readonly<Record<string, Json>>;

/** Kinds of page. */
export type PageType = 'DOCUMENT' | 'GROUP' | 'LINK' | 'COMPUTED';

/**
 * A page. Its fields are merged each by itself: `title`, `slug`, `emoji`, `icon`, `description`, `hidden`, `noIndex`, `noRobotsIndex`,
 * `layout.cover`, `layout.title`, `layout.description`, `layout.tableOfContents`, `layout.outline`, `layout.pagination`,
 * `layout.metadata`, `layout.coverSize`, `layout.width`, `cover`, `target`, `href`, `computed`, `git`, and `variables.<name>`.
 */
export interface Page extends Entry {
  readonly type: PageType;
  /** Hash of its text; absent where a page has none. */
  readonly document?: string;
  /** ISO 8601 with milliseconds, UTC. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly pages: List<Page>;
}

/** A file of a revision: `name`, `contentType`, `size` in bytes, `blob` (hash of its bytes), `width`, `height`, `git`. Its rank is empty: its place is that of its id. */
export type FileEntry = Entry;

/** A text that pages include: `title`, `document` (hash of its text), `git`. */
export type ReusableContent = Entry;

/** A variable: its id is its name, and its field `value` the value. */
export type Variable = Entry;

/** All that a revision holds. */
export interface Content {
  readonly pages: List<Page>;
  readonly files: List<FileEntry>;
  readonly reusableContents: List<ReusableContent>;
  readonly variables: List<Variable>;
}

/** Pages of a space at most. */
export const MOST_PAGES = 10_000;
/** Levels of pages at most; one without a parent is at the first. */
export const DEEPEST = 16;
/** Bytes of a text at most, in UTF-8. */
export const LONGEST_TEXT = 1024 * 1024;

/** The slug of a page; undefined for a link. */
export const slugOf = ({ fields }: Page): string | undefined => (typeof fields['slug'] === 'string' ? fields['slug'] : undefined);

/** Whether the fields of two entries have the same values. */
export function sameFields(one: Fields, other: Fields): boolean {
  if (one === other) return true;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => Object.hasOwn(other, name) && sameValue(one[name], other[name]));
}

/** Whether two values are the same, undefined being one that is absent. */
export function sameValue(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  return canonical(one) === canonical(other);
}

/** The one text of a value: names in the order of their characters. */
export function canonical(value: Json): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name] ?? null)}`).join(',')}}`;
}

const isArray = (value: Json): value is readonly Json[] => Array.isArray(value);

/** The hash by which a text is known. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
