/** Splits the pages of a spec into sections for search, by their headings. */
import { removeUnstorable } from '../import.ts';
import { MAX_PAGE_SECTION_COUNT } from '../search.ts';
import { factsOf, type DocumentSection } from '../markdown/facts.ts';
import type { SpecPage } from './pages.ts';

/** A page with its sections. */
export interface SectionedPage {
  /** The key of the page, which stays the same across versions. */
  readonly key: string;
  /** The path relative to the computed page that shows the spec. */
  readonly path: string;
  readonly title: string;
  readonly sections: readonly DocumentSection[];
}

/** Maximum number of sections of a spec that are indexed; the pages after them cannot be found. */
const MAX_SPEC_SECTION_COUNT = 50_000;
/** Maximum length of a page's key in UTF-16 units; a page with a longer key is not indexed. */
const MAX_KEY_LENGTH = 2000;

/** The anchor of the requests to an operation in code. */
const REQUEST_ANCHOR = 'request';

/**
 * Returns whether a key can be stored with the sections of its page. It must be stored exactly,
 * because search results find their page by it.
 */
const isStorable = (key: string): boolean =>
  key.length <= MAX_KEY_LENGTH && removeUnstorable(key) === key;

/**
 * Returns the pages of a spec as a list, each with its sections and before its child pages. A page
 * without text has one empty section, so that search finds its title.
 */
export function sectionedPages(pages: readonly SpecPage[]): SectionedPage[] {
  const found: SectionedPage[] = [];
  let remaining = MAX_SPEC_SECTION_COUNT;
  const visit = (list: readonly SpecPage[], prefix: string): void => {
    for (const { key, title, slug, markdown, operationId, hasLinks, pages: children } of list) {
      if (remaining <= 0) return;
      const path = `${prefix}${slug}`;
      const { sections: written } = factsOf(markdown);
      // the code of requests has words that are no subject of an operation
      const sections = written.filter(({ anchor }) => !hasLinks || anchor !== REQUEST_ANCHOR);
      const all = sections.length > 0 ? sections : [{ anchor: null, title: null, text: '' }];
      const searchable = operationId === undefined ? all : withOperationId(all, operationId);
      const indexed = searchable.slice(0, Math.min(MAX_PAGE_SECTION_COUNT, remaining));
      if (isStorable(key)) {
        found.push({ key, path, title, sections: indexed });
        remaining -= indexed.length;
      }
      visit(children, `${path}/`);
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
