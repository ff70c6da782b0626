/**
 * Holds the page tree during a merge. Until every conflict is resolved, pages may form cycles or
 * have a deleted parent.
 */
import { type Page, slugOf } from '../content.ts';
import { isSamePage, matchPages } from '../diff.ts';
import type { EntryList } from '../list.ts';
import { type PageLocation, pageBySlug, EditableTree } from '../tree.ts';
import type { ThreeWay } from './conflict.ts';

/** A page on the three sides; undefined where a side does not have it. */
type Sides = ThreeWay<PageLocation | undefined>;

/** Returns whether two pages are equal, including their timestamps and authors. */
const isIdenticalPage = (one: PageLocation | undefined, other: PageLocation | undefined): boolean =>
  one === other ||
  (one !== undefined &&
    other !== undefined &&
    isSamePage(one, other) &&
    one.page.updatedAt === other.page.updatedAt &&
    one.page.createdAt === other.page.createdAt &&
    one.page.updatedBy === other.page.updatedBy &&
    one.page.createdBy === other.page.createdBy);

/**
 * The pages that either side changed, at their current state in the merge. All other pages are the
 * same on the three sides.
 */
export class MergeDraft {
  /** The pages that either side changed, ordered by id. */
  readonly sides: ReadonlyMap<string, Sides>;
  private readonly ours: EditableTree;
  private readonly basePages: EntryList<Page>;
  /** Pages found while comparing the trees; a page found but not in `sides` is unchanged. */
  private readonly compared: readonly ReadonlyMap<string, PageLocation>[];
  /** Current pages by id; null for a deleted page. */
  private readonly current = new Map<string, PageLocation | null>();
  private readonly childIds = new Map<string | null, Set<string>>();
  /** Pages whose existence is not decided. Their children stay. */
  private readonly pending = new Set<string>();

  constructor(base: EntryList<Page>, ours: EntryList<Page>, theirs: EntryList<Page>) {
    const [one, other] = [matchPages(base, ours), matchPages(base, theirs)];
    this.basePages = base;
    this.ours = new EditableTree(ours);
    this.compared = [one.come, other.come, one.gone, other.gone];
    const sides = new Map<string, Sides>();
    for (const id of [...new Set(this.compared.flatMap((pages) => [...pages.keys()]))].sort()) {
      const before = one.gone.get(id) ?? other.gone.get(id);
      const after = ({ gone, come }: typeof one) =>
        gone.has(id) || come.has(id) ? come.get(id) : before;
      const three = { base: before, ours: after(one), theirs: after(other) };
      if (!isIdenticalPage(three.base, three.ours) || !isIdenticalPage(three.base, three.theirs))
        sides.set(id, three);
    }
    this.sides = sides;
  }

  /** Returns a page on the three sides, changed or not. */
  on(id: string): Sides {
    const known = this.sides.get(id);
    if (known) return known;
    const location = this.unchanged(id);
    return { base: location, ours: location, theirs: location };
  }

  private unchanged(id: string): PageLocation | undefined {
    for (const pages of this.compared) if (pages.has(id)) return pages.get(id);
    return this.ours.original(id);
  }

  /** Returns a page at its current state. */
  get(id: string): PageLocation | undefined {
    const current = this.current.get(id);
    return current === undefined
      ? this.sides.has(id)
        ? undefined
        : this.unchanged(id)
      : (current ?? undefined);
  }

  /** Puts a page below a parent. Its children stay in it. */
  put(page: Page, parent: string | null): void {
    this.detach(page.id);
    this.current.set(page.id, { page, parent });
    this.childIds.set(parent, (this.childIds.get(parent) ?? new Set()).add(page.id));
  }

  /** Moves an existing page. Its rank stays the same when `rank` is absent. */
  move(id: string, parent: string | null, rank?: string): void {
    const location = this.get(id);
    if (location) this.put(rank === undefined ? location.page : { ...location.page, rank }, parent);
  }

  /** Removes a page, but not its children. */
  remove(id: string): void {
    this.detach(id);
    this.current.set(id, null);
  }

  /** Leaves a page out until its conflict is resolved. */
  markPending(id: string): void {
    this.remove(id);
    this.pending.add(id);
  }

  private detach(id: string): void {
    this.pending.delete(id);
    const location = this.current.get(id);
    if (location) this.childIds.get(location.parent)?.delete(id);
  }

  /** Returns whether an existing page was deleted. */
  isDeleted = (id: string): boolean => this.current.get(id) === null && !this.pending.has(id);

  /** Returns whether a page exists, or may exist once its conflict is resolved. */
  isPossible = (id: string): boolean => this.get(id) !== undefined || this.pending.has(id);

  /** Returns the changed pages that exist, ordered by id. */
  changed = (): PageLocation[] =>
    [...this.current.keys()].sort().flatMap((id) => this.current.get(id) ?? []);

  /** Returns the ids of the changed pages directly below a parent. */
  changedIn = (parent: string | null): string[] => [...(this.childIds.get(parent) ?? [])].sort();

  /** Returns the id of the unchanged page with this slug directly below a parent. */
  unchangedAt(parent: string | null, slug: string): string | undefined {
    const list = parent === null ? this.basePages : (this.on(parent).base?.page.pages ?? null);
    const page = pageBySlug(list, slug);
    return page && !this.current.has(page.id) ? page.id : undefined;
  }

  /** Returns whether no page directly below a parent has this slug. */
  isFree = (parent: string | null, slug: string): boolean =>
    this.unchangedAt(parent, slug) === undefined &&
    this.changedIn(parent).every((id) => {
      const page = this.current.get(id)?.page;
      return !page || slugOf(page) !== slug;
    });

  /** Returns the ids of a page's ancestors, nearest first, up to a deleted page or a cycle. */
  ancestorsOf(id: string): string[] {
    const ancestors = new Set<string>();
    for (
      let parent = this.get(id)?.parent ?? null;
      parent !== null && !ancestors.has(parent);
      parent = this.get(parent)?.parent ?? null
    )
      ancestors.add(parent);
    return [...ancestors];
  }

  /** Returns the merged tree. Call it only when there are no conflicts. */
  commit(): EntryList<Page> {
    const entries = [...this.current].sort(([one], [other]) => (one < other ? -1 : 1));
    // Pages are put before any is removed, because removing a page removes its descendants.
    for (const [id, location] of entries)
      if (location && !isIdenticalPage(location, this.on(id).ours))
        this.ours.put(location.page, location.parent);
    for (const [id, location] of entries) {
      const before = location === null ? this.on(id).ours : undefined;
      if (before && (before.parent === null || this.current.get(before.parent) !== null))
        this.ours.remove(id);
    }
    return this.ours.commit();
  }
}
