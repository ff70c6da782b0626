/** Computes the difference of two states of content, visiting only the parts that differ. */
import { type Content, type Entry, type Page, sameFields } from './content.ts';
import { changedEntries, type EntryList, type ListNode } from './list.ts';
import type { PageLocation } from './tree.ts';

/** A page in two states; undefined where it does not exist. */
export interface PageDifference {
  readonly before: PageLocation | undefined;
  readonly after: PageLocation | undefined;
}

/** An entry of another list in two states. */
export interface EntryDifference {
  readonly before: Entry | undefined;
  readonly after: Entry | undefined;
}

/** The difference of two states, by id. */
export interface Difference {
  readonly pages: ReadonlyMap<string, PageDifference>;
  readonly files: ReadonlyMap<string, EntryDifference>;
  readonly reusableContents: ReadonlyMap<string, EntryDifference>;
  readonly variables: ReadonlyMap<string, EntryDifference>;
}

/**
 * Returns whether a page has the same own properties, including its location. Descendants and
 * `updatedAt` are ignored.
 */
export const isSamePage = (one: PageLocation, other: PageLocation): boolean =>
  one.parent === other.parent &&
  one.page.rank === other.page.rank &&
  one.page.type === other.page.type &&
  one.page.document === other.page.document &&
  sameFields(one.page.fields, other.page.fields);

/** Returns the pages that differ. A different `updatedAt` alone is not a difference. */
export function diffPages(
  before: EntryList<Page>,
  after: EntryList<Page>,
): Map<string, PageDifference> {
  const { gone, come } = matchPages(before, after);
  const differences = new Map<string, PageDifference>();
  for (const [id, one] of gone) {
    const other = come.get(id);
    if (!other || !isSamePage(one, other)) differences.set(id, { before: one, after: other });
  }
  for (const [id, other] of come)
    if (!gone.has(id)) differences.set(id, { before: undefined, after: other });
  return differences;
}

/**
 * The pages of two trees that may differ, with all their ancestors, by id: their state in the first
 * tree, and in the second.
 */
interface PageMatches {
  readonly gone: ReadonlyMap<string, PageLocation>;
  readonly come: ReadonlyMap<string, PageLocation>;
}

/** The cached differences. Page trees are immutable and shared by all requests. */
const cache = new WeakMap<ListNode<Page>, WeakMap<ListNode<Page>, PageMatches>>();

/**
 * Returns all pages that may differ. The result is cached as long as both trees exist, because a
 * merge compares the same two trees more than once.
 */
export function matchPages(before: EntryList<Page>, after: EntryList<Page>): PageMatches {
  if (!before || !after) return new PairedWalk(before, after).matches();
  const matchesOfBefore = cache.get(before) ?? new WeakMap<ListNode<Page>, PageMatches>();
  const matches = matchesOfBefore.get(after) ?? new PairedWalk(before, after).matches();
  cache.set(before, matchesOfBefore.set(after, matches));
  return matches;
}

/** A walk of two trees in parallel that skips the subtrees that both share. */
class PairedWalk {
  private readonly removedPages = new Map<string, PageLocation>();
  private readonly addedPages = new Map<string, PageLocation>();
  /** Pairs of lists to compare, each below the same page. */
  private readonly pairs: {
    readonly before: EntryList<Page>;
    readonly after: EntryList<Page>;
    readonly parent: string | null;
  }[];
  /** Pages that were found in one tree only and have descendants, by weight. */
  private readonly alone: Page[][] = [];
  private readonly opened = new Set<string>();

  constructor(before: EntryList<Page>, after: EntryList<Page>) {
    this.pairs = [{ before, after, parent: null }];
  }

  matches(): PageMatches {
    for (;;) {
      for (let pair = this.pairs.pop(); pair; pair = this.pairs.pop()) {
        const { removed, added } = changedEntries(pair.before, pair.after);
        this.take(removed, pair.parent, this.removedPages, this.addedPages);
        this.take(added, pair.parent, this.addedPages, this.removedPages);
      }
      const page = this.heaviest();
      if (!page) return { gone: this.removedPages, come: this.addedPages };
      this.opened.add(page.id);
      this.pairs.push({
        ...(this.removedPages.has(page.id)
          ? { before: page.pages, after: null }
          : { before: null, after: page.pages }),
        parent: page.id,
      });
    }
  }

  private take(
    pages: readonly Page[],
    parent: string | null,
    into: Map<string, PageLocation>,
    others: ReadonlyMap<string, PageLocation>,
  ): void {
    for (const page of pages) {
      into.set(page.id, { page, parent });
      const other = others.get(page.id)?.page;
      if (!other) {
        this.takeAlone(page);
        continue;
      }
      // If the other page was expanded already, all its descendants are in its map.
      const rest = this.opened.has(page.id) ? null : other.pages;
      this.pairs.push({
        ...(into === this.removedPages
          ? { before: page.pages, after: rest }
          : { before: rest, after: page.pages }),
        parent: page.id,
      });
    }
  }

  private takeAlone(page: Page): void {
    if (!page.pages) return;
    const { weight } = page.pages;
    const pagesOfWeight = this.alone[weight] ?? [];
    this.alone[weight] = pagesOfWeight;
    pagesOfWeight.push(page);
  }

  /**
   * Returns a page that was found in one tree only: its counterpart may be below another such page.
   * The heaviest comes first, because the new parent of a moved page is heavier than the page.
   */
  private heaviest(): Page | undefined {
    for (let pages = this.alone.at(-1); this.alone.length > 0; pages = this.alone.at(-1)) {
      const page = pages?.pop();
      if (!page) this.alone.pop();
      else if (!(this.removedPages.has(page.id) && this.addedPages.has(page.id))) return page;
    }
    return undefined;
  }
}

/** Returns the entries of a flat list that differ. */
export function diffEntries<E extends Entry>(
  before: EntryList<E>,
  after: EntryList<E>,
): Map<string, EntryDifference> {
  const { removed, added } = changedEntries(before, after);
  const [removedById, addedById] = [
    new Map(removed.map((entry) => [entry.id, entry])),
    new Map(added.map((entry) => [entry.id, entry])),
  ];
  const differences = new Map<string, EntryDifference>();
  for (const id of new Set([...removedById.keys(), ...addedById.keys()])) {
    const [one, other] = [removedById.get(id), addedById.get(id)];
    if (!one || !other || one.rank !== other.rank || !sameFields(one.fields, other.fields))
      differences.set(id, { before: one, after: other });
  }
  return differences;
}

/** Returns the difference of two states of content. */
export const diffContent = (before: Content, after: Content): Difference => ({
  pages: diffPages(before.pages, after.pages),
  files: diffEntries(before.files, after.files),
  reusableContents: diffEntries(before.reusableContents, after.reusableContents),
  variables: diffEntries(before.variables, after.variables),
});
