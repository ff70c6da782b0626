/** Slugs: parts of a path, each unique among its siblings. */
import { slug as slugged } from 'github-slugger';
import { keepable } from './import.ts';

/** Characters of a slug at most. */
export const LONGEST_SLUG = 100;

/** Whether a text may be a slug: nothing that means something in an address or that cannot be kept, and neither `.` nor `..`. */
export const isSlug = (text: string): boolean => text.length <= 2 * LONGEST_SLUG && /^(?!\.{1,2}$)[^\s/\\?#%\0\p{Surrogate}]{1,100}$/u.test(text);

/** A slug made of words; empty where nothing is left of them. */
export const slugify = (words: string): string => cut(slugged(keepable(words)).replace(/[\s/\\?#%]/g, ''), LONGEST_SLUG).replace(/^-+|-+$/g, '');

/** A slug made from a title. */
export const slugOfTitle = (title: string): string => slugify(title) || 'page';

/** So many characters of a slug at most, none of them halved. */
const cut = (slug: string, most: number): string => (slug.length <= most ? slug : [...slug].slice(0, most).join(''));

/** What comes before a number of so many digits: the slug, as much of it as there is room for. */
const before = (slug: string, digits: number): string => cut(slug, LONGEST_SLUG - 1 - digits);

/** The slug, or the first of `slug-2`, `slug-3`, … that is free. */
export function freeSlug(slug: string, isFree: (slug: string) => boolean): string {
  if (isFree(slug)) return slug;
  for (let n = 2; ; n++) {
    const next = `${before(slug, String(n).length)}-${n}`;
    if (isFree(next)) return next;
  }
}

/** Slugs of siblings of which none is given back: the way to a free one is never walked twice. */
export class TakenSlugs {
  private readonly taken: Set<string>;
  /** The number that is tried next, by how many digits it has and what comes before it. */
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

  /** As `freeSlug`; then it is taken. */
  take(slug: string): string {
    const free = this.has(slug) ? this.numbered(slug) : slug;
    this.add(free);
    return free;
  }

  private numbered(slug: string): string {
    for (let digits = 1; ; digits++) {
      const stem = before(slug, digits);
      const key = `${digits} ${stem}`;
      let n = this.next.get(key) ?? Math.max(2, 10 ** (digits - 1));
      while (n < 10 ** digits && this.has(`${stem}-${n}`)) n++;
      this.next.set(key, n); // it is asked for once more if it is taken now
      if (n < 10 ** digits) return `${stem}-${n}`;
    }
  }
}
