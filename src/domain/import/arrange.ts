/**
 * Arranges imported pages into a tree that a space can hold: limited depth, valid titles, and slugs
 * that are unique among siblings.
 */
import { MAX_PAGE_DEPTH, type Json, MAX_PAGE_COUNT, type PageType } from '../content.ts';
import { badInput } from '../errors.ts';
import { type ImportedPage, removeUnstorable } from '../import.ts';
import { isSlug, slugOfTitle, slugify, TakenSlugs } from '../slug.ts';

/** A page of the source with its children. */
export interface SourcePage {
  readonly ref: string;
  readonly type: ImportedPage['type'];
  readonly title: string;
  /** The preferred slug. */
  readonly slug?: string | undefined;
  readonly markdown: string;
  readonly fields: Readonly<Record<string, Json>>;
  /** The text of its file. */
  readonly source?: string | undefined;
  readonly children: readonly SourcePage[];
}

const MAX_TITLE_LENGTH = 255;

/**
 * Returns the pages in reading order. A nested group becomes a page, children of a link follow it,
 * and pages below the deepest level move up to it.
 *
 * @throws BAD_USER_INPUT for more than 10,000 pages.
 */
export function arrangePages(found: readonly SourcePage[]): ImportedPage[] {
  const pages: ImportedPage[] = [];
  const addPages = (siblings: readonly SourcePage[], parent: string | null): void => {
    const slugs = slugsOf(siblings);
    for (const [at, page] of siblings.entries()) {
      const { ref } = page;
      const slug = slugs[at];
      const fields = Object.keys(page.fields).length > 0 ? { fields: page.fields } : {};
      pages.push({
        ref,
        type: parent !== null && page.type === 'GROUP' ? 'DOCUMENT' : page.type,
        parent,
        title: withTitle(page.title),
        ...(slug !== undefined && { slug }),
        markdown: page.markdown,
        ...fields,
        ...(page.source !== undefined && { source: page.source }),
      });
      if (pages.length > MAX_PAGE_COUNT)
        throw badInput(`A space has at most ${MAX_PAGE_COUNT.toLocaleString('en')} pages.`);
      addPages(page.children, ref);
    }
  };
  addPages(withinDepth(found, 1), null);
  return pages;
}

/** Moves the children of links, and of pages on the deepest level, behind their parent. */
function withinDepth(siblings: readonly SourcePage[], depth: number): SourcePage[] {
  return siblings.flatMap((page) => {
    const children = withinDepth(page.children, Math.min(depth + 1, MAX_PAGE_DEPTH));
    return page.type === 'LINK' || depth === MAX_PAGE_DEPTH
      ? [{ ...page, children: [] }, ...children]
      : [{ ...page, children }];
  });
}

/** Returns a title of 1 to 255 characters. */
export function withTitle(title: string): string {
  const characters = [...removeUnstorable(title)];
  return characters.slice(0, MAX_TITLE_LENGTH).join('') || 'Untitled';
}

/**
 * Returns a slug for each page: the preferred one if it is free, else one from its title. A link
 * has none.
 */
export function slugsOf(
  siblings: readonly (Pick<SourcePage, 'slug' | 'title'> & { readonly type: PageType })[],
): (string | undefined)[] {
  const taken = new TakenSlugs();
  const preferred = siblings.map(({ type, slug }) => {
    if (type === 'LINK' || slug === undefined || !isSlug(slug) || taken.has(slug)) return undefined;
    taken.add(slug);
    return slug;
  });
  return siblings.map(({ type, slug, title }, at) => {
    if (type === 'LINK' || preferred[at] !== undefined) return preferred[at];
    return taken.take(slugify(slug ?? '') || slugOfTitle(title));
  });
}
