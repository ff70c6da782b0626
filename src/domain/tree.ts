/** The tree of pages: finding a page in it, and making the next one of it. */
import { DEEPEST, MOST_PAGES, type Page, slugOf } from './content.ts';
import { compare, edited, entriesOf, entryOf, type Leaf, leavesOf, type List, lastWhere } from './list.ts';

/** A page where it lies. */
export interface Placed {
  readonly page: Page;
  /** Id of the page that it lies in; null at the root. */
  readonly parent: string | null;
}

/** What is wrong with a tree as a whole: too many pages, or too many levels. */
export type Excess = 'pages' | 'depth';

/** What a tree has too much of; undefined for nothing. */
export const excessOf = (pages: List<Page>): Excess | undefined => ((pages?.weight ?? 0) > MOST_PAGES ? 'pages' : (pages?.height ?? 0) > DEEPEST ? 'depth' : undefined);

/** The page with this id and those above it, from the top down, itself the last; undefined where there is none. */
export function wayTo(pages: List<Page>, id: string): readonly Page[] | undefined {
  const here = entryOf(pages, id);
  if (here) return [here];
  for (const leaf of leavesOf(pages)) {
    if (leaf.height === 1) continue;
    for (const page of leaf.entries) {
      const below = page.pages && wayTo(page.pages, id);
      if (below) return [page, ...below];
    }
  }
  return undefined;
}

const slugs = new WeakMap<Leaf<Page>, ReadonlyMap<string, Page>>();

function slugsOf(leaf: Leaf<Page>): ReadonlyMap<string, Page> {
  const known = slugs.get(leaf) ?? new Map(leaf.entries.flatMap((page) => (slugOf(page) === undefined ? [] : [[slugOf(page) ?? '', page]])));
  slugs.set(leaf, known);
  return known;
}

/** The page of a list with this slug. */
export function pageBySlug(pages: List<Page>, slug: string): Page | undefined {
  for (const leaf of leavesOf(pages)) {
    const found = slugsOf(leaf).get(slug);
    if (found) return found;
  }
  return undefined;
}

/** The page at a path, such as `guide/setup`, with those above it; undefined where there is none. */
export function wayAlong(pages: List<Page>, path: string): readonly Page[] | undefined {
  const way: Page[] = [];
  for (const slug of path.split('/')) {
    const page = pageBySlug(way.length === 0 ? pages : (way.at(-1)?.pages ?? null), slug);
    if (!page) return undefined;
    way.push(page);
  }
  return way;
}

/** The path of the last of these pages; undefined for a link, which has none. */
export const pathOf = (way: readonly Page[]): string | undefined => {
  const parts = way.map(slugOf);
  return parts.includes(undefined) ? undefined : parts.join('/');
};

/** The slugs of these pages, for paths that are seen from the last of them. */
export const slugsAlong = (way: readonly Page[]): string[] => way.map((page) => slugOf(page) ?? '');

/** Every page of a tree with the way to it, each before those below it. */
export function* walk(pages: List<Page>, above: readonly Page[] = []): Generator<{ readonly page: Page; readonly above: readonly Page[] }> {
  for (const page of entriesOf(pages)) {
    yield { page, above };
    if (page.pages) yield* walk(page.pages, [...above, page]);
  }
}

/** Two lists in order as one. */
function merged(one: readonly Page[], other: readonly Page[]): Page[] {
  const all: Page[] = [];
  let next = 0;
  for (const page of one) {
    for (let put = other[next]; put && compare(put, page) < 0; put = other[++next]) all.push(put);
    all.push(page);
  }
  return [...all, ...other.slice(next)];
}

/** Every page of a tree by its id. */
export const pagesById = (pages: List<Page>): Map<string, Page> => new Map([...walk(pages)].map(({ page }) => [page.id, page]));

/** A tree that is being changed. What was not changed is shared with the tree it came from. */
export class Tree {
  readonly before: List<Page>;
  /** Pages that were put, as they are now; null for those taken out. Their `pages` are what lay below them before. */
  private readonly changed = new Map<string, Placed | null>();
  private readonly found = new Map<string, Placed | undefined>();
  /** Ids of changed pages that lie, or lay, right below each parent. */
  private readonly touched = new Map<string | null, Set<string>>();

  constructor(pages: List<Page>) {
    this.before = pages;
  }

  /** The page as it stood before. */
  original(id: string): Placed | undefined {
    if (this.found.has(id)) return this.found.get(id);
    const way = wayTo(this.before, id) ?? [];
    this.found.set(id, undefined);
    for (const [index, page] of way.entries()) this.found.set(page.id, { page, parent: way[index - 1]?.id ?? null });
    return this.found.get(id);
  }

  /** The page as it stands now. */
  get(id: string): Placed | undefined {
    const changed = this.changed.get(id);
    return changed === undefined ? this.standing(id) : (changed ?? undefined);
  }

  /** A page that was not changed itself; it is gone with one above it. */
  private standing(id: string): Placed | undefined {
    const placed = this.original(id);
    for (let above = placed?.parent ?? null; above !== null; above = this.original(above)?.parent ?? null) {
      if (this.changed.get(above) === null) return undefined;
      if (this.changed.has(above)) break; // it lies where it was put, and so is what is below it
    }
    return placed;
  }

  /** Puts a page somewhere, new or not; what lies below it stays below it. */
  put(page: Page, parent: string | null): void {
    this.changed.set(page.id, { page: { ...page, pages: this.original(page.id)?.page.pages ?? null }, parent });
    this.touch(page.id, parent);
  }

  private touch(id: string, parent?: string | null): void {
    for (const touchedParent of [parent, this.original(id)?.parent]) {
      if (touchedParent !== undefined) this.touched.set(touchedParent, (this.touched.get(touchedParent) ?? new Set()).add(id));
    }
  }

  /** Takes a page out, with all that lies below it. */
  remove(id: string): void {
    for (const page of this.childrenOf(id)) this.remove(page.id);
    if (this.original(id)) this.changed.set(id, null);
    else this.changed.delete(id);
    this.touch(id);
  }

  /** What lies right below a page, in order; null is the root. */
  childrenOf(parent: string | null): Page[] {
    const [edits] = this.editsIn(parent);
    const before = entriesOf(this.listBefore(parent));
    if (edits.size === 0) return before;
    const put = [...edits.values()].filter((page) => page !== null).sort(compare);
    return merged(
      before.filter(({ id }) => !edits.has(id)),
      put,
    );
  }

  /** The last page right below a page. */
  lastOf(parent: string | null): Page | undefined {
    const touched = this.touched.get(parent);
    const standing = lastWhere(this.listBefore(parent), ({ id }) => !touched?.has(id));
    const put = [...(touched ?? [])].flatMap((id) => {
      const placed = this.changed.get(id);
      return placed?.parent === parent ? [placed.page] : [];
    });
    return [...(standing ? [standing] : []), ...put].sort(compare).at(-1);
  }

  /** The page right below a parent that has this slug. */
  bySlug(parent: string | null, slug: string): Page | undefined {
    for (const id of this.touched.get(parent) ?? []) {
      const placed = this.changed.get(id);
      if (placed && placed.parent === parent && slugOf(placed.page) === slug) return placed.page;
    }
    const before = pageBySlug(this.listBefore(parent), slug);
    return before && !this.changed.has(before.id) ? before : undefined;
  }

  /** Ids of the pages above one, from the nearest up. */
  aboveOf(id: string): string[] {
    const above: string[] = [];
    for (let parent = this.get(id)?.parent ?? null; parent !== null && !above.includes(parent); parent = this.get(parent)?.parent ?? null) above.push(parent);
    return above;
  }

  private listBefore(parent: string | null): List<Page> {
    return parent === null ? this.before : (this.original(parent)?.page.pages ?? null);
  }

  /** What changes in the list right below a parent, and how to find what stood there. */
  private editsIn(parent: string | null): [ReadonlyMap<string, Page | null>, (id: string) => Page | undefined] {
    const edits = new Map<string, Page | null>();
    for (const id of this.touched.get(parent) ?? []) {
      const placed = this.changed.get(id);
      if (placed && placed.parent === parent) edits.set(id, placed.page);
      else if (placed !== undefined && this.original(id)?.parent === parent) edits.set(id, null);
    }
    return [edits, this.beforeIn(parent)];
  }

  private readonly beforeIn =
    (parent: string | null) =>
    (id: string): Page | undefined => {
      const placed = this.original(id);
      return placed?.parent === parent ? placed.page : undefined;
    };

  /** The tree as it is now. A page in a ring, or below one that is gone, is not in it. */
  commit(): List<Page> {
    const edits = new Map<string | null, Map<string, Page | null>>();
    const editsIn = (parent: string | null) => {
      const known = edits.get(parent) ?? new Map<string, Page | null>();
      edits.set(parent, known);
      return known;
    };
    for (const [id, placed] of this.changed) {
      const was = this.original(id);
      if (was && (!placed || placed.parent !== was.parent)) editsIn(was.parent).set(id, null);
      if (placed) editsIn(placed.parent).set(id, placed.page);
    }
    // From the deepest list up, each page takes its new list into its own.
    const deepestFirst = new Set(edits.keys());
    for (const parent of edits.keys()) if (parent !== null) for (const above of [...this.aboveOf(parent), null]) deepestFirst.add(above);
    const depthOf = (parent: string | null) => (parent === null ? -1 : this.aboveOf(parent).length);
    for (const parent of [...deepestFirst].sort((one, other) => depthOf(other) - depthOf(one))) {
      if (parent === null) break;
      const placed = this.get(parent);
      if (!placed) continue;
      const pages = edited(this.listBefore(parent), editsIn(parent), this.beforeIn(parent));
      const page = editsIn(placed.parent).get(parent) ?? placed.page;
      editsIn(placed.parent).set(parent, { ...page, pages });
    }
    return edited(this.before, editsIn(null), this.beforeIn(null));
  }
}
