/** Computes the paths of readable pages, and how they change between two states of a space. */
import { type Content, type Page, slugOf } from './content.ts';
import { diffPages } from './diff.ts';
import type { EntryList } from './list.ts';
import { pathOf, walk } from './tree.ts';

/**
 * Returns whether a page can be read at its path. A group has a path without content, a link has no
 * path.
 */
export const isReadable = ({ type }: Page): boolean => type === 'DOCUMENT' || type === 'COMPUTED';

/** The cached paths. Page trees are immutable and shared by all requests. */
const cache = new WeakMap<object, ReadonlyMap<string, string>>();
const NO_PATHS: ReadonlyMap<string, string> = new Map();

/** Returns the paths of all readable pages by page id, cached for each tree. */
export function readablePaths(pages: EntryList<Page>): ReadonlyMap<string, string> {
  if (!pages) return NO_PATHS;
  const paths =
    cache.get(pages) ??
    new Map(
      [...walk(pages)].flatMap(({ page, ancestors }): [string, string][] =>
        isReadable(page) ? [[page.id, pathOf([...ancestors, page]) ?? '']] : [],
      ),
    );
  cache.set(pages, paths);
  return paths;
}

/**
 * Returns the first page of a space: the first readable one in the table of contents, or the first
 * readable one if all are hidden.
 */
export function firstPage(
  pages: EntryList<Page>,
): { readonly page: Page; readonly ancestors: readonly Page[] } | undefined {
  let hidden: { readonly page: Page; readonly ancestors: readonly Page[] } | undefined;
  for (const location of walk(pages)) {
    if (!isReadable(location.page)) continue;
    if (![...location.ancestors, location.page].some(({ fields }) => fields['hidden'] === true))
      return location;
    hidden ??= location;
  }
  return hidden;
}

/** The changes of pages' paths. */
export interface PathChanges {
  /** Pages that are readable before and after, at different paths. */
  readonly moved: readonly { readonly page: string; readonly from: string; readonly to: string }[];
  /** Pages that are no longer readable. */
  readonly gone: readonly string[];
}

/**
 * Returns the changes of pages' paths. The cost depends on the size of the difference if no page
 * was moved or deleted, otherwise on the number of pages.
 */
export function pathChanges(
  before: Pick<Content, 'pages'>,
  after: Pick<Content, 'pages'>,
): PathChanges {
  const differs = [...diffPages(before.pages, after.pages).values()].some(
    ({ before: was, after: is }) =>
      was &&
      (!is ||
        was.parent !== is.parent ||
        slugOf(was.page) !== slugOf(is.page) ||
        was.page.type !== is.page.type),
  );
  if (!differs) return { moved: [], gone: [] };
  const [old, now] = [[...readablePaths(before.pages)], readablePaths(after.pages)];
  return {
    moved: old.flatMap(([page, from]) => {
      const to = now.get(page);
      return to === undefined || to === from ? [] : [{ page, from, to }];
    }),
    gone: old.flatMap(([page]) => (now.has(page) ? [] : [page])),
  };
}
