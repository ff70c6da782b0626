/** The tree of pages that a merge works on: until all is decided, pages may lie in rings or in pages that are gone. */
import { type Page, slugOf } from '../content.ts';
import { isSamePage, meetPages } from '../diff.ts';
import type { List } from '../list.ts';
import { type Placed, pageBySlug, Tree } from '../tree.ts';
import type { Three } from './conflict.ts';

/** A page on the three sides; undefined where it is not there. */
type Sides = Three<Placed | undefined>;

/** Whether nothing of a page differs, the time of its change included. */
const isSameToTheLast = (one: Placed | undefined, other: Placed | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && isSamePage(one, other) && one.page.updatedAt === other.page.updatedAt && one.page.createdAt === other.page.createdAt);

/** The pages that either side changed, as the merge has them; all others are the same on all three sides. */
export class Draft {
  /** The pages that either side changed, in the order of their ids. */
  readonly sides: ReadonlyMap<string, Sides>;
  private readonly ours: Tree;
  private readonly basePages: List<Page>;
  /** Pages met on the way to what differs: what did not change is the same in all. */
  private readonly met: readonly ReadonlyMap<string, Placed>[];
  /** Pages as they are now; null for those that are gone. */
  private readonly now = new Map<string, Placed | null>();
  private readonly below = new Map<string | null, Set<string>>();
  /** Pages of which it is not decided whether they are there; what lies in them stays. */
  private readonly pending = new Set<string>();

  constructor(base: List<Page>, ours: List<Page>, theirs: List<Page>) {
    const [one, other] = [meetPages(base, ours), meetPages(base, theirs)];
    this.basePages = base;
    this.ours = new Tree(ours);
    this.met = [one.come, other.come, one.gone, other.gone];
    const sides = new Map<string, Sides>();
    for (const id of [...new Set(this.met.flatMap((pages) => [...pages.keys()]))].sort()) {
      const before = one.gone.get(id) ?? other.gone.get(id);
      const after = ({ gone, come }: typeof one) => (gone.has(id) || come.has(id) ? come.get(id) : before);
      const three = { base: before, ours: after(one), theirs: after(other) };
      if (!isSameToTheLast(three.base, three.ours) || !isSameToTheLast(three.base, three.theirs)) sides.set(id, three);
    }
    this.sides = sides;
  }

  /** A page on the three sides, whether it changed or not. */
  on(id: string): Sides {
    const known = this.sides.get(id);
    if (known) return known;
    const placed = this.unchanged(id);
    return { base: placed, ours: placed, theirs: placed };
  }

  private unchanged(id: string): Placed | undefined {
    for (const pages of this.met) if (pages.has(id)) return pages.get(id);
    return this.ours.original(id);
  }

  /** A page as it is now. */
  get(id: string): Placed | undefined {
    const now = this.now.get(id);
    return now === undefined ? (this.sides.has(id) ? undefined : this.unchanged(id)) : (now ?? undefined);
  }

  /** Puts a page somewhere; what lies in it stays there. */
  put(page: Page, parent: string | null): void {
    this.leave(page.id);
    this.now.set(page.id, { page, parent });
    this.below.set(parent, (this.below.get(parent) ?? new Set()).add(page.id));
  }

  /** Moves a page that is there. Its place among the others stays as it is where `rank` is absent. */
  move(id: string, parent: string | null, rank?: string): void {
    const placed = this.get(id);
    if (placed) this.put(rank === undefined ? placed.page : { ...placed.page, rank }, parent);
  }

  /** Takes a page out, not what lies in it. */
  remove(id: string): void {
    this.leave(id);
    this.now.set(id, null);
  }

  /** Leaves a page out until it is decided what it is. */
  leaveOpen(id: string): void {
    this.remove(id);
    this.pending.add(id);
  }

  private leave(id: string): void {
    this.pending.delete(id);
    const placed = this.now.get(id);
    if (placed) this.below.get(placed.parent)?.delete(id);
  }

  /** Whether a page that was there is gone. */
  isGone = (id: string): boolean => this.now.get(id) === null && !this.pending.has(id);

  /** Whether a page is there, or it is open whether it is. */
  isPossible = (id: string): boolean => this.get(id) !== undefined || this.pending.has(id);

  /** The changed pages that are there, in the order of their ids. */
  changed = (): Placed[] => [...this.now.keys()].sort().flatMap((id) => this.now.get(id) ?? []);

  /** Ids of the changed pages right below one. */
  changedIn = (parent: string | null): string[] => [...(this.below.get(parent) ?? [])].sort();

  /** Id of the page right below a parent that has this slug and did not change. */
  unchangedAt(parent: string | null, slug: string): string | undefined {
    const list = parent === null ? this.basePages : (this.on(parent).base?.page.pages ?? null);
    const page = pageBySlug(list, slug);
    return page && !this.now.has(page.id) ? page.id : undefined;
  }

  /** Whether no page right below a parent has this slug. */
  isFree = (parent: string | null, slug: string): boolean =>
    this.unchangedAt(parent, slug) === undefined &&
    this.changedIn(parent).every((id) => {
      const page = this.now.get(id)?.page;
      return !page || slugOf(page) !== slug;
    });

  /** Ids above a page, from the nearest up, as far as a page that is gone or a ring. */
  aboveOf(id: string): string[] {
    const above = new Set<string>();
    for (let parent = this.get(id)?.parent ?? null; parent !== null && !above.has(parent); parent = this.get(parent)?.parent ?? null) above.add(parent);
    return [...above];
  }

  /** The tree, when nothing is left to decide. */
  commit(): List<Page> {
    const entries = [...this.now].sort(([one], [other]) => (one < other ? -1 : 1));
    // What stays is put before anything is taken out: a page goes with all that lies below it.
    for (const [id, placed] of entries) if (placed && !isSameToTheLast(placed, this.on(id).ours)) this.ours.put(placed.page, placed.parent);
    for (const [id, placed] of entries) {
      const before = placed === null ? this.on(id).ours : undefined;
      if (before && (before.parent === null || this.now.get(before.parent) !== null)) this.ours.remove(id);
    }
    return this.ours.commit();
  }
}
