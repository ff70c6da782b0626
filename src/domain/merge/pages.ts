/** The merge of each page by itself: its fields, its text and its place. */
import type { Fields, Json, Page } from '../content.ts';
import { isSamePage } from '../diff.ts';
import type { Placed } from '../tree.ts';
import { type ConflictKind, conflictOf, type CustomValue, type Three } from './conflict.ts';
import type { Draft } from './draft.ts';
import { type Account, decide, mapThree, mergeDocument, mergeFields, settled } from './fields.ts';

/** A parent that somebody gave for a page. */
interface GivenParent {
  readonly page: string;
  readonly parent: string | null;
  readonly refuse: CustomValue['refuse'];
}

/** Puts into the draft what came of each page that a side changed; for what is left to decide, what base has. */
export function mergePages(draft: Draft, account: Account): void {
  const given: GivenParent[] = [];
  for (const [id, sides] of draft.sides) {
    const { base, ours, theirs } = sides;
    if (!ours || !theirs) mergeMissing(id, sides, draft, account);
    else if (base) putMerged(id, { base, ours, theirs }, draft, account, given);
    else mergeAdded(id, { ours, theirs }, draft, account);
  }
  for (const one of given) mustBePossible(draft, one);
}

const put = (draft: Draft, id: string, placed: Placed | undefined): void => (placed ? draft.put(placed.page, placed.parent) : draft.remove(id));

/** A page as a conflict shows it; null where it is not there. */
function shown(placed: Placed | undefined): Json | null {
  if (!placed) return null;
  const { type, fields, document = null } = placed.page;
  return { type, parent: placed.parent, document, title: fields['title'] ?? null, fields };
}

/** A whole page that is there on one side and not, or not so, on the other. */
function decideWhole(kind: ConflictKind, id: string, sides: Three<Placed | undefined>, draft: Draft, account: Account, open: () => void): void {
  const decision = decide(account, conflictOf(kind, id, { page: id, ...mapThree(sides, shown) }));
  if (!decision) open();
  else if ('side' in decision) put(draft, id, sides[decision.side]);
  else throw decision.refuse('A whole page is taken as one side has it: choose a side, or the base.');
}

/** A page that one side, or both, does not have. */
function mergeMissing(id: string, sides: Three<Placed | undefined>, draft: Draft, account: Account): void {
  const { base, ours, theirs } = sides;
  const left = ours ?? theirs;
  if (!left || !base) put(draft, id, left);
  else if (isSamePage(base, { ...left, page: { ...left.page, rank: base.page.rank } }))
    draft.remove(id); // its place among the others is no reason to keep it
  else decideWhole('DELETE_EDIT', id, sides, draft, account, () => put(draft, id, base));
}

/** A page that both sides added. */
function mergeAdded(id: string, { ours, theirs }: { readonly ours: Placed; readonly theirs: Placed }, draft: Draft, account: Account): void {
  const rank = earlier(ours.page.rank, theirs.page.rank);
  const page = { ...ours.page, rank, createdAt: earlier(ours.page.createdAt, theirs.page.createdAt), updatedAt: later(ours.page.updatedAt, theirs.page.updatedAt) };
  if (isSamePage({ ...ours, page }, { ...theirs, page: { ...theirs.page, rank } })) draft.put(page, ours.parent);
  else decideWhole('ADD_ADD', id, { base: undefined, ours, theirs }, draft, account, () => draft.leaveOpen(id));
}

const earlier = (one: string, other: string): string => (one < other ? one : other);
const later = (one: string, other: string): string => (one > other ? one : other);

/** Puts a page that all three have. */
function putMerged(id: string, sides: Three<Placed>, draft: Draft, account: Account, given: GivenParent[]): void {
  const pages = mapThree(sides, ({ page }) => page);
  const fieldConflict = (field: string, values: Three<Json | null>) => conflictOf('FIELD', `${id}:${field}`, { page: id, field, ...values });
  const fields: Fields = mergeFields(
    mapThree(pages, (page) => page.fields),
    account,
    fieldConflict,
  );
  const document = mergeDocument(
    mapThree(pages, (page) => page.document),
    account,
    (texts, blocks) => conflictOf('CONTENT', id, { page: id, field: 'document', ...texts, blocks }),
  );
  const { parent, rank } = mergePlace(id, sides, account, given);
  const { document: _, ...base } = pages.base;
  const page: Page = { ...base, rank, fields, ...(document !== undefined && { document }), updatedAt: later(pages.ours.updatedAt, pages.theirs.updatedAt) };
  draft.put(page, parent);
}

/** Where a page lies. Its rank goes with its parent: one for a place in another list says nothing. */
function mergePlace(id: string, sides: Three<Placed>, account: Account, given: GivenParent[]): { readonly parent: string | null; readonly rank: string } {
  const [parents, ranks] = [mapThree(sides, ({ parent }) => parent), mapThree(sides, ({ page }) => page.rank)];
  const rank = (settled(ranks) ?? { value: earlier(ranks.ours, ranks.theirs) }).value;
  const parent = settled(parents);
  if (parent) {
    const moved = (['ours', 'theirs'] as const).filter((side) => parents[side] !== parents.base);
    return { parent: parent.value, rank: moved.length === 1 && moved[0] ? ranks[moved[0]] : rank };
  }
  const decision = decide(account, conflictOf('MOVE', id, { page: id, field: 'parent', ...parents })) ?? { side: 'base' as const };
  if ('side' in decision) return { parent: parents[decision.side], rank: ranks[decision.side] };
  const own = parentOf(decision);
  given.push({ page: id, parent: own, refuse: decision.refuse });
  return { parent: own, rank };
}

/** A parent that somebody gave: an id, or null for the root. */
export function parentOf({ value, refuse }: CustomValue): string | null {
  if (typeof value !== 'string' && value !== null) throw refuse('A parent is the id of a page, or null for the root.');
  return value;
}

/** Refuses a parent that a page cannot have. */
export function mustBePossible(draft: Draft, { page, parent, refuse }: GivenParent): void {
  if (parent === null) return;
  if (!draft.isPossible(parent)) throw refuse(`There is no page ${parent} in the merged content.`);
  if (parent === page || draft.aboveOf(parent).includes(page)) throw refuse('A page cannot lie in itself, or below itself.');
}
