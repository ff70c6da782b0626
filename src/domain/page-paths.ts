/** The paths at which pages are read, and which of them change from one state of a space to the next. */
import type { Content, Page } from './content.ts';
import { slugOf } from './content.ts';
import { diffPages } from './diff.ts';
import type { List } from './list.ts';
import { pathOf, walk } from './tree.ts';

/** Whether a page has something to read at its path. Groups have a path and nothing there, links have none. */
export const isReadable = ({ type }: Page): boolean => type === 'DOCUMENT' || type === 'COMPUTED';

const known = new WeakMap<object, ReadonlyMap<string, string>>();
const none: ReadonlyMap<string, string> = new Map();

/** The paths of all pages that are read, by their ids. Worked out once for each tree. */
export function readablePaths(pages: List<Page>): ReadonlyMap<string, string> {
  if (!pages) return none;
  const paths = known.get(pages) ?? new Map([...walk(pages)].flatMap(({ page, above }): [string, string][] => (isReadable(page) ? [[page.id, pathOf([...above, page]) ?? '']] : [])));
  known.set(pages, paths);
  return paths;
}

/** The page that a space begins with: the first that is read and is in the table of contents; the first of all where none is. */
export function firstPage(pages: List<Page>): { readonly page: Page; readonly above: readonly Page[] } | undefined {
  let hidden: { readonly page: Page; readonly above: readonly Page[] } | undefined;
  for (const placed of walk(pages)) {
    if (!isReadable(placed.page)) continue;
    if (![...placed.above, placed.page].some(({ fields }) => fields['hidden'] === true)) return placed;
    hidden ??= placed;
  }
  return hidden;
}

/** What becomes of the paths of pages. */
export interface PathChanges {
  /** Pages that are read before and after, at another path. */
  readonly moved: readonly { readonly page: string; readonly from: string; readonly to: string }[];
  /** Pages that are read no more. */
  readonly gone: readonly string[];
}

/** What becomes of the paths of pages from one state to the next. Where no page moved or went this costs what differs, else what there is. */
export function pathChanges(before: Pick<Content, 'pages'>, after: Pick<Content, 'pages'>): PathChanges {
  const differs = [...diffPages(before.pages, after.pages).values()].some(
    ({ before: was, after: is }) => was && (!is || was.parent !== is.parent || slugOf(was.page) !== slugOf(is.page) || was.page.type !== is.page.type),
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
