/** Splits the pages of a spec into sections for search, by their headings. */
import { keepable } from '../import.ts';
import { factsOf, type DocumentSection } from '../markdown/facts.ts';
import type { SpecPage } from './pages.ts';

/** A page with its sections. */
export interface SectionedPage {
  /** The key of the page, which stays the same across versions. */
  readonly key: string;
  /** The path below the page that shows the spec. */
  readonly path: string;
  readonly title: string;
  readonly sections: readonly DocumentSection[];
}

/** The maximum number of sections that are indexed, for a page and for a spec. */
const MAX_SECTIONS_PER_PAGE_COUNT = 1000;
const MAX_SECTION_COUNT = 50_000;
const MAX_KEY_LENGTH = 2000;

/**
 * Returns whether a page can be indexed. Its key is stored with each section and must not be
 * altered, because then it would identify no page.
 */
const isIndexable = (key: string): boolean => key.length <= MAX_KEY_LENGTH && keepable(key) === key;

/**
 * Returns the pages of a document with their sections, each before its children. A page without
 * text has one empty section, so that search finds its title.
 */
export function sectionedPages(pages: readonly SpecPage[]): SectionedPage[] {
  const found: SectionedPage[] = [];
  let remaining = MAX_SECTION_COUNT;
  const visit = (list: readonly SpecPage[], prefix: string): void => {
    for (const { key, title, slug, markdown, operationId, pages: below } of list) {
      if (remaining <= 0) return;
      const path = `${prefix}${slug}`;
      const { sections } = factsOf(markdown);
      const all = sections.length > 0 ? sections : [{ anchor: null, title: null, text: '' }];
      const indexed = (operationId === undefined ? all : withOperationId(all, operationId)).slice(
        0,
        Math.min(MAX_SECTIONS_PER_PAGE_COUNT, remaining),
      );
      if (isIndexable(key)) {
        found.push({ key, path, title, sections: indexed });
        remaining -= indexed.length;
      }
      visit(below, `${path}/`);
    }
  };
  visit(pages, '');
  return found;
}

/** Adds the `operationId` to the first section. No page shows it, but callers search for it. */
const withOperationId = (
  [first, ...rest]: readonly DocumentSection[],
  operationId: string,
): DocumentSection[] =>
  first ? [{ ...first, text: [first.text, operationId].filter(Boolean).join('\n') }, ...rest] : [];
