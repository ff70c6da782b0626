/** Builds and validates slugs: path segments that are unique among siblings. */
import { slug as slugged } from 'github-slugger';
import { removeUnstorable } from './import.ts';

/** Maximum length of a slug in characters. */
export const MAX_SLUG_LENGTH = 100;

/**
 * Returns whether a text is a valid slug: no characters with a meaning in URLs or that PostgreSQL
 * cannot store, and neither `.` nor `..`.
 */
export const isSlug = (text: string): boolean =>
  text.length <= 2 * MAX_SLUG_LENGTH &&
  /^(?!\.{1,2}$)[^\s/\\?#%\0\p{Surrogate}]{1,100}$/u.test(text);

/** Returns a slug from words; empty if no character is usable. */
export const slugify = (words: string): string =>
  truncated(slugged(removeUnstorable(words)).replace(/[\s/\\?#%]/g, ''), MAX_SLUG_LENGTH).replace(
    /^-+|-+$/g,
    '',
  );

/** Returns a slug from a title. */
export const slugOfTitle = (title: string): string => slugify(title) || 'page';

/** Returns at most `most` characters of a slug, without splitting surrogate pairs. */
const truncated = (slug: string, most: number): string =>
  slug.length <= most ? slug : [...slug].slice(0, most).join('');

/** Returns as much of a slug as leaves room for a hyphen and a number. */
const stemOf = (slug: string, digits: number): string =>
  truncated(slug, MAX_SLUG_LENGTH - 1 - digits);

/** Returns the slug, or the first of `slug-2`, `slug-3`, … that is free. */
export function freeSlug(slug: string, isFree: (slug: string) => boolean): string {
  if (isFree(slug)) return slug;
  for (let n = 2; ; n++) {
    const next = `${stemOf(slug, String(n).length)}-${n}`;
    if (isFree(next)) return next;
  }
}

/**
 * The slugs of siblings, to which slugs are only added. The search for a free number continues
 * where the last one ended.
 */
export class TakenSlugs {
  private readonly taken: Set<string>;
  /** The next number to try, by its number of digits and the stem. */
  private readonly next = new Map<string, number>();

  constructor(taken: Iterable<string> = []) {
    this.taken = new Set(taken);
  }

  has(slug: string): boolean {
    return this.taken.has(slug);
  }

  add(slug: string): void {
    this.taken.add(slug);
  }

  /** Returns a free slug as `freeSlug` does, and adds it. */
  take(slug: string): string {
    const free = this.has(slug) ? this.numbered(slug) : slug;
    this.add(free);
    return free;
  }

  private numbered(slug: string): string {
    for (let digits = 1; ; digits++) {
      const stem = stemOf(slug, digits);
      const key = `${digits} ${stem}`;
      let n = this.next.get(key) ?? Math.max(2, 10 ** (digits - 1));
      while (n < 10 ** digits && this.has(`${stem}-${n}`)) n++;
      this.next.set(key, n); // tried again if it is taken by then
      if (n < 10 ** digits) return `${stem}-${n}`;
    }
  }
}
