/** Pages that were found, as pages that a space can hold: not too deep, with titles, and with slugs that no sibling has. */
import { DEEPEST, type Json, MOST_PAGES } from '../content.ts';
import { badInput } from '../errors.ts';
import { type ImportedPage, keepable } from '../import.ts';
import { isSlug, slugOfTitle, slugify, TakenSlugs } from '../slug.ts';

/** A page that was found, with those below it. */
export interface FoundPage {
  readonly ref: string;
  readonly type: ImportedPage['type'];
  readonly title: string;
  /** The slug that it would have. */
  readonly slug?: string | undefined;
  readonly markdown: string;
  readonly fields: Readonly<Record<string, Json>>;
  readonly children: readonly FoundPage[];
}

const LONGEST_TITLE = 255;

/**
 * The pages in reading order. A group elsewhere than at the root is a page, what lies below a link comes
 * after it, and what would be more than 16 levels deep lies on the last. BAD_USER_INPUT for more than 10,000.
 */
export function arranged(found: readonly FoundPage[]): ImportedPage[] {
  const pages: ImportedPage[] = [];
  const place = (siblings: readonly FoundPage[], parent: string | null): void => {
    const slugs = slugsOf(siblings);
    for (const [at, page] of siblings.entries()) {
      const { ref } = page;
      const slug = slugs[at];
      const fields = Object.keys(page.fields).length > 0 ? { fields: page.fields } : {};
      pages.push({
        ref,
        type: parent !== null && page.type === 'GROUP' ? 'DOCUMENT' : page.type,
        parent,
        title: titled(page.title),
        ...(slug !== undefined && { slug }),
        markdown: page.markdown,
        ...fields,
      });
      if (pages.length > MOST_PAGES) throw badInput(`A space holds at most ${MOST_PAGES.toLocaleString('en')} pages.`);
      place(page.children, ref);
    }
  };
  place(levelled(found, 1), null);
  return pages;
}

/** Siblings with what lies below them, links without and the last level too. */
function levelled(siblings: readonly FoundPage[], depth: number): FoundPage[] {
  return siblings.flatMap((page) => {
    const children = levelled(page.children, Math.min(depth + 1, DEEPEST));
    return page.type === 'LINK' || depth === DEEPEST ? [{ ...page, children: [] }, ...children] : [{ ...page, children }];
  });
}

/** A title of 1 to 255 characters. */
export function titled(title: string): string {
  const characters = [...keepable(title)];
  return characters.slice(0, LONGEST_TITLE).join('') || 'Untitled';
}

/** A slug for each page: what it would have, if no earlier one has it, else one made of its title. A link has none. */
function slugsOf(siblings: readonly FoundPage[]): (string | undefined)[] {
  const taken = new TakenSlugs();
  const given = siblings.map(({ type, slug }) => {
    if (type === 'LINK' || slug === undefined || !isSlug(slug) || taken.has(slug)) return undefined;
    taken.add(slug);
    return slug;
  });
  return siblings.map(({ type, slug, title }, at) => {
    if (type === 'LINK' || given[at] !== undefined) return given[at];
    return taken.take(slugify(slug ?? '') || slugOfTitle(title));
  });
}
