/** What differs between two states of content, found by walking only what differs. */
import { type Content, type Entry, type Page, sameFields } from './content.ts';
import { differing, type List, type ListNode } from './list.ts';
import type { Placed } from './tree.ts';

/** A page in two states; undefined where it is not there. */
export interface PageDifference {
  readonly before: Placed | undefined;
  readonly after: Placed | undefined;
}

/** An entry of another list in two states. */
export interface EntryDifference {
  readonly before: Entry | undefined;
  readonly after: Entry | undefined;
}

/** All that differs, by id. */
export interface Difference {
  readonly pages: ReadonlyMap<string, PageDifference>;
  readonly files: ReadonlyMap<string, EntryDifference>;
  readonly reusableContents: ReadonlyMap<string, EntryDifference>;
  readonly variables: ReadonlyMap<string, EntryDifference>;
}

/** Whether a page is the same in all that is its own, its place included; not what lies below it, nor when it was changed. */
export const isSamePage = (one: Placed, other: Placed): boolean =>
  one.parent === other.parent && one.page.rank === other.page.rank && one.page.type === other.page.type && one.page.document === other.page.document && sameFields(one.page.fields, other.page.fields);

/** The pages that differ. Pages whose `updatedAt` alone differs do not. */
export function diffPages(before: List<Page>, after: List<Page>): Map<string, PageDifference> {
  const { gone, come } = meetPages(before, after);
  const differences = new Map<string, PageDifference>();
  for (const [id, one] of gone) {
    const other = come.get(id);
    if (!other || !isSamePage(one, other)) differences.set(id, { before: one, after: other });
  }
  for (const [id, other] of come) if (!gone.has(id)) differences.set(id, { before: undefined, after: other });
  return differences;
}

/** The pages of two trees that may differ, and all above those, by id: as they are in the one, and in the other. */
interface Met {
  readonly gone: ReadonlyMap<string, Placed>;
  readonly come: ReadonlyMap<string, Placed>;
}

const known = new WeakMap<ListNode<Page>, WeakMap<ListNode<Page>, Met>>();

/** What is met on the way to all that differs. Nothing else differs. A merge asks for the same two more than once: it is remembered as long as both are. */
export function meetPages(before: List<Page>, after: List<Page>): Met {
  if (!before || !after) return new Meeting(before, after).met();
  const ofBefore = known.get(before) ?? new WeakMap<ListNode<Page>, Met>();
  const met = ofBefore.get(after) ?? new Meeting(before, after).met();
  known.set(before, ofBefore.set(after, met));
  return met;
}

/** A walk over two trees at once, past what both have. */
class Meeting {
  private readonly gone = new Map<string, Placed>();
  private readonly come = new Map<string, Placed>();
  /** Lists to compare, right below the same page. */
  private readonly pairs: { readonly before: List<Page>; readonly after: List<Page>; readonly parent: string | null }[];
  /** Pages met on one side alone, with pages below them: by how many. */
  private readonly alone: Page[][] = [];
  private readonly opened = new Set<string>();

  constructor(before: List<Page>, after: List<Page>) {
    this.pairs = [{ before, after, parent: null }];
  }

  met(): Met {
    for (;;) {
      for (let pair = this.pairs.pop(); pair; pair = this.pairs.pop()) {
        const { removed, added } = differing(pair.before, pair.after);
        this.take(removed, pair.parent, this.gone, this.come);
        this.take(added, pair.parent, this.come, this.gone);
      }
      const page = this.heaviest();
      if (!page) return { gone: this.gone, come: this.come };
      this.opened.add(page.id);
      this.pairs.push({ ...(this.gone.has(page.id) ? { before: page.pages, after: null } : { before: null, after: page.pages }), parent: page.id });
    }
  }

  private take(pages: readonly Page[], parent: string | null, into: Map<string, Placed>, others: ReadonlyMap<string, Placed>): void {
    for (const page of pages) {
      into.set(page.id, { page, parent });
      const other = others.get(page.id)?.page;
      if (!other) {
        this.takeAlone(page);
        continue;
      }
      // Where the other was opened already, all that lies below it is in its map.
      const rest = this.opened.has(page.id) ? null : other.pages;
      this.pairs.push({ ...(into === this.gone ? { before: page.pages, after: rest } : { before: rest, after: page.pages }), parent: page.id });
    }
  }

  private takeAlone(page: Page): void {
    if (!page.pages) return;
    const { weight } = page.pages;
    const alike = this.alone[weight] ?? [];
    this.alone[weight] = alike;
    alike.push(page);
  }

  /**
   * A page without a counterpart, so far: that may lie below another such page. The heaviest first: what a page was moved
   * into is heavier than the page, and so is opened before it.
   */
  private heaviest(): Page | undefined {
    for (let pages = this.alone.at(-1); this.alone.length > 0; pages = this.alone.at(-1)) {
      const page = pages?.pop();
      if (!page) this.alone.pop();
      else if (!(this.gone.has(page.id) && this.come.has(page.id))) return page;
    }
    return undefined;
  }
}

/** The entries of a flat list that differ. */
export function diffEntries<E extends Entry>(before: List<E>, after: List<E>): Map<string, EntryDifference> {
  const { removed, added } = differing(before, after);
  const [gone, come] = [new Map(removed.map((entry) => [entry.id, entry])), new Map(added.map((entry) => [entry.id, entry]))];
  const differences = new Map<string, EntryDifference>();
  for (const id of new Set([...gone.keys(), ...come.keys()])) {
    const [one, other] = [gone.get(id), come.get(id)];
    if (!one || !other || one.rank !== other.rank || !sameFields(one.fields, other.fields)) differences.set(id, { before: one, after: other });
  }
  return differences;
}

/** All that differs between two states. */
export const diffContent = (before: Content, after: Content): Difference => ({
  pages: diffPages(before.pages, after.pages),
  files: diffEntries(before.files, after.files),
  reusableContents: diffEntries(before.reusableContents, after.reusableContents),
  variables: diffEntries(before.variables, after.variables),
});
