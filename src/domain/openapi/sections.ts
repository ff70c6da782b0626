/** The parts of a spec's pages, as search finds them: those of a text, by its headings. */
import { keepable } from '../import.ts';
import { factsOf, type Section } from '../markdown/facts.ts';
import type { SpecPage } from './pages.ts';

/** A page with the parts of its text. */
export interface SectionedPage {
  /** What it is known by from version to version. */
  readonly key: string;
  /** Its path below the page that shows the spec. */
  readonly path: string;
  readonly title: string;
  readonly sections: readonly Section[];
}

/** Parts of a page, and of all pages of a spec, that are found. */
const MOST_OF_PAGE = 1000;
const MOST = 50_000;
const LONGEST_KEY = 2000;

/** Whether a page can be found: its name stands beside each of its parts, and would lead to no page if it were changed to be kept. */
const isFindable = (key: string): boolean => key.length <= LONGEST_KEY && keepable(key) === key;

/** The pages of a document with their parts, each before those below it. A page without a text has one, in which its title is found. */
export function sectionedPages(pages: readonly SpecPage[]): SectionedPage[] {
  const found: SectionedPage[] = [];
  let left = MOST;
  const visit = (list: readonly SpecPage[], above: string): void => {
    for (const { key, title, slug, markdown, operationId, pages: below } of list) {
      if (left <= 0) return;
      const path = `${above}${slug}`;
      const { sections } = factsOf(markdown);
      const all = sections.length > 0 ? sections : [{ anchor: null, title: null, text: '' }];
      const own = (operationId === undefined ? all : named(all, operationId)).slice(0, Math.min(MOST_OF_PAGE, left));
      if (isFindable(key)) {
        found.push({ key, path, title, sections: own });
        left -= own.length;
      }
      visit(below, `${path}/`);
    }
  };
  visit(pages, '');
  return found;
}

/** The same with the `operationId` in the first of them: no page shows it, and it is what callers know of the operation. */
const named = ([first, ...rest]: readonly Section[], operationId: string): Section[] => (first ? [{ ...first, text: [first.text, operationId].filter(Boolean).join('\n') }, ...rest] : []);
