/** Slugs: parts of a path, each unique among its siblings. */
import { slug as slugify } from 'github-slugger';

/** Characters of a slug at most. */
export const LONGEST_SLUG = 100;

/** Whether a text may be a slug: nothing that means something in an address, and neither `.` nor `..`. */
export const isSlug = (text: string): boolean => text.length <= LONGEST_SLUG && /^(?!\.{1,2}$)[^\s/\\?#%]+$/.test(text);

/** A slug made from a title. */
export const slugOfTitle = (title: string): string =>
  slugify(title)
    .slice(0, LONGEST_SLUG)
    .replace(/^-+|-+$/g, '') || 'page';

/** The slug, or the first of `slug-2`, `slug-3`, … that is free. */
export function freeSlug(slug: string, isFree: (slug: string) => boolean): string {
  if (isFree(slug)) return slug;
  for (let n = 2; ; n++) {
    const next = `${slug.slice(0, LONGEST_SLUG - 1 - String(n).length)}-${n}`;
    if (isFree(next)) return next;
  }
}
