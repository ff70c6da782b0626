/** Finds pages in the page tree, and edits the tree. */
import { MAX_PAGE_DEPTH, MAX_PAGE_COUNT, type Page, slugOf } from './content.ts';
import {
  compare,
  editedList,
  entriesOf,
  entryOf,
  type ListLeaf,
  leavesOf,
  type EntryList,
  lastWhere,
} from './list.ts';

/** A page with its parent. */
export interface PageLocation {
  readonly page: Page;
  /** Id of the parent page; null at the root. */
  readonly parent: string | null;
}

/** A limit that a tree can exceed: the number of pages or of levels. */
export type TreeLimit = 'pages' | 'depth';

/** Returns the limit that a tree exceeds; undefined for none. */
export const exceededLimitOf = (pages: EntryList<Page>): TreeLimit | undefined =>
  (pages?.weight ?? 0) > MAX_PAGE_COUNT
    ? 'pages'
    : (pages?.height ?? 0) > MAX_PAGE_DEPTH
      ? 'depth'
      : undefined;

/**
 * Returns the path of pages from the root to the page with this id; undefined where it does not
 * exist.
 */
export function pathTo(pages: EntryList<Page>, id: string): readonly Page[] | undefined {
  const here = entryOf(pages, id);
  if (here) return [here];
  for (const leaf of leavesOf(pages)) {
    if (leaf.height === 1) continue;
    for (const page of leaf.entries) {
      const below = page.pages && pathTo(page.pages, id);
      if (below) return [page, ...below];
    }
  }
  return undefined;
}

/** The cached slugs. Leaves are immutable and shared by all requests. */
const slugs = new WeakMap<ListLeaf<Page>, ReadonlyMap<string, Page>>();

function slugsOf(leaf: ListLeaf<Page>): ReadonlyMap<string, Page> {
  const known =
    slugs.get(leaf) ??
    new Map(
      leaf.entries.flatMap((page) =>
        slugOf(page) === undefined ? [] : [[slugOf(page) ?? '', page]],
      ),
    );
  slugs.set(leaf, known);
  return known;
}

/** Returns the page of a list with this slug. */
export function pageBySlug(pages: EntryList<Page>, slug: string): Page | undefined {
  for (const leaf of leavesOf(pages)) {
    const found = slugsOf(leaf).get(slug);
    if (found) return found;
  }
  return undefined;
}

/**
 * Returns the pages along a path such as `guide/setup`, the page at the path last; undefined where
 * none has it.
 */
export function pathAlong(pages: EntryList<Page>, path: string): readonly Page[] | undefined {
  const trail: Page[] = [];
  for (const slug of path.split('/')) {
    const page = pageBySlug(trail.length === 0 ? pages : (trail.at(-1)?.pages ?? null), slug);
    if (!page) return undefined;
    trail.push(page);
  }
  return trail;
}

/** Returns the path of the last of these pages; undefined for a link, which has none. */
export const pathOf = (trail: readonly Page[]): string | undefined => {
  const parts = trail.map(slugOf);
  return parts.includes(undefined) ? undefined : parts.join('/');
};

/** Returns the slugs of these pages, as the base of paths relative to the last of them. */
export const slugsAlong = (trail: readonly Page[]): string[] =>
  trail.map((page) => slugOf(page) ?? '');

/** Yields every page of a tree with its ancestors, each before its descendants. */
export function* walk(
  pages: EntryList<Page>,
  ancestors: readonly Page[] = [],
): Generator<{ readonly page: Page; readonly ancestors: readonly Page[] }> {
  for (const page of entriesOf(pages)) {
    yield { page, ancestors };
    if (page.pages) yield* walk(page.pages, [...ancestors, page]);
  }
}

/** Merges two ordered lists. */
function merged(one: readonly Page[], other: readonly Page[]): Page[] {
  const all: Page[] = [];
  let next = 0;
  for (const page of one) {
    for (
      let inserted = other[next];
      inserted && compare(inserted, page) < 0;
      inserted = other[++next]
    )
      all.push(inserted);
    all.push(page);
  }
  return [...all, ...other.slice(next)];
}

/** Returns every page of a tree by its id. */
export const pagesById = (pages: EntryList<Page>): Map<string, Page> =>
  new Map([...walk(pages)].map(({ page }) => [page.id, page]));

/** A tree with pending edits. Unchanged nodes are shared with the original tree. */
export class EditableTree {
  readonly before: EntryList<Page>;
  /** Edited pages by id; null for removed ones. Their `pages` are the original children. */
  private readonly changed = new Map<string, PageLocation | null>();
  private readonly found = new Map<string, PageLocation | undefined>();
  /** Ids of edited pages that are, or were, direct children of each parent. */
  private readonly touched = new Map<string | null, Set<string>>();

  constructor(pages: EntryList<Page>) {
    this.before = pages;
  }

  /** Returns the page in the original tree. */
  original(id: string): PageLocation | undefined {
    if (this.found.has(id)) return this.found.get(id);
    const trail = pathTo(this.before, id) ?? [];
    this.found.set(id, undefined);
    for (const [index, page] of trail.entries())
      this.found.set(page.id, { page, parent: trail[index - 1]?.id ?? null });
    return this.found.get(id);
  }

  /** Returns the page in the edited tree. */
  get(id: string): PageLocation | undefined {
    const changed = this.changed.get(id);
    return changed === undefined ? this.unedited(id) : (changed ?? undefined);
  }

  /** Returns a page that was not edited itself; undefined when an ancestor was removed. */
  private unedited(id: string): PageLocation | undefined {
    const location = this.original(id);
    for (
      let ancestor = location?.parent ?? null;
      ancestor !== null;
      ancestor = this.original(ancestor)?.parent ?? null
    ) {
      if (this.changed.get(ancestor) === null) return undefined;
      // The ancestor exists where it was put, and so do its descendants.
      if (this.changed.has(ancestor)) break;
    }
    return location;
  }

  /** Puts a page below a parent, whether it is new or not. Its descendants move with it. */
  put(page: Page, parent: string | null): void {
    this.changed.set(page.id, {
      page: { ...page, pages: this.original(page.id)?.page.pages ?? null },
      parent,
    });
    this.touch(page.id, parent);
  }

  private touch(id: string, parent?: string | null): void {
    for (const touchedParent of [parent, this.original(id)?.parent]) {
      if (touchedParent !== undefined)
        this.touched.set(touchedParent, (this.touched.get(touchedParent) ?? new Set()).add(id));
    }
  }

  /** Removes a page with all its descendants. */
  remove(id: string): void {
    for (const page of this.childrenOf(id)) this.remove(page.id);
    if (this.original(id)) this.changed.set(id, null);
    else this.changed.delete(id);
    this.touch(id);
  }

  /** Returns the direct children of a page, in order; null is the root. */
  childrenOf(parent: string | null): Page[] {
    const [edits] = this.editsIn(parent);
    const before = entriesOf(this.originalList(parent));
    if (edits.size === 0) return before;
    const inserted = [...edits.values()].filter((page) => page !== null).sort(compare);
    return merged(
      before.filter(({ id }) => !edits.has(id)),
      inserted,
    );
  }

  /** Returns the last child of a page. */
  lastOf(parent: string | null): Page | undefined {
    const touched = this.touched.get(parent);
    const unedited = lastWhere(this.originalList(parent), ({ id }) => !touched?.has(id));
    const inserted = [...(touched ?? [])].flatMap((id) => {
      const location = this.changed.get(id);
      return location?.parent === parent ? [location.page] : [];
    });
    return [...(unedited ? [unedited] : []), ...inserted].sort(compare).at(-1);
  }

  /** Returns the child of a page that has this slug. */
  bySlug(parent: string | null, slug: string): Page | undefined {
    for (const id of this.touched.get(parent) ?? []) {
      const location = this.changed.get(id);
      if (location && location.parent === parent && slugOf(location.page) === slug)
        return location.page;
    }
    const before = pageBySlug(this.originalList(parent), slug);
    return before && !this.changed.has(before.id) ? before : undefined;
  }

  /** Returns the ids of a page's ancestors, nearest first. */
  ancestorsOf(id: string): string[] {
    const ancestors: string[] = [];
    for (
      let parent = this.get(id)?.parent ?? null;
      parent !== null && !ancestors.includes(parent);
      parent = this.get(parent)?.parent ?? null
    )
      ancestors.push(parent);
    return ancestors;
  }

  private originalList(parent: string | null): EntryList<Page> {
    return parent === null ? this.before : (this.original(parent)?.page.pages ?? null);
  }

  /**
   * Returns the edits of the list below a parent, with a function that returns its original
   * entries.
   */
  private editsIn(
    parent: string | null,
  ): [ReadonlyMap<string, Page | null>, (id: string) => Page | undefined] {
    const edits = new Map<string, Page | null>();
    for (const id of this.touched.get(parent) ?? []) {
      const location = this.changed.get(id);
      if (location && location.parent === parent) edits.set(id, location.page);
      else if (location !== undefined && this.original(id)?.parent === parent) edits.set(id, null);
    }
    return [edits, this.originalIn(parent)];
  }

  private readonly originalIn =
    (parent: string | null) =>
    (id: string): Page | undefined => {
      const location = this.original(id);
      return location?.parent === parent ? location.page : undefined;
    };

  /** Returns the edited tree. Pages in a cycle, or below a removed page, are not in it. */
  commit(): EntryList<Page> {
    const edits = new Map<string | null, Map<string, Page | null>>();
    const editsIn = (parent: string | null) => {
      const known = edits.get(parent) ?? new Map<string, Page | null>();
      edits.set(parent, known);
      return known;
    };
    for (const [id, location] of this.changed) {
      const was = this.original(id);
      if (was && (!location || location.parent !== was.parent)) editsIn(was.parent).set(id, null);
      if (location) editsIn(location.parent).set(id, location.page);
    }
    // Lists are rebuilt from the deepest up, so that each page contains its new list.
    const deepestFirst = new Set(edits.keys());
    for (const parent of edits.keys())
      if (parent !== null)
        for (const ancestor of [...this.ancestorsOf(parent), null]) deepestFirst.add(ancestor);
    const depthOf = (parent: string | null) =>
      parent === null ? -1 : this.ancestorsOf(parent).length;
    for (const parent of [...deepestFirst].sort((one, other) => depthOf(other) - depthOf(one))) {
      if (parent === null) break;
      const location = this.get(parent);
      if (!location) continue;
      const pages = editedList(this.originalList(parent), editsIn(parent), this.originalIn(parent));
      const page = editsIn(location.parent).get(parent) ?? location.page;
      editsIn(location.parent).set(parent, { ...page, pages });
    }
    return editedList(this.before, editsIn(null), this.originalIn(null));
  }
}
