/** Merges each page separately: its fields, its text and its location. */
import type { FieldValues, Json, Page } from '../content.ts';
import { isSamePage } from '../diff.ts';
import type { PageLocation } from '../tree.ts';
import { type ConflictKind, conflictOf, type CustomValue, type ThreeWay } from './conflict.ts';
import type { MergeDraft } from './draft.ts';
import {
  type FieldMergeContext,
  resolveField,
  mapThree,
  mergeDocument,
  mergeFields,
  resolved,
} from './fields.ts';

/** A custom parent that a resolution sets for a page. */
interface CustomParent {
  readonly page: string;
  readonly parent: string | null;
  readonly refuse: CustomValue['refuse'];
}

/**
 * Puts the merged version of each changed page into the draft; a page in conflict stays at base.
 */
export function mergePages(draft: MergeDraft, context: FieldMergeContext): void {
  const customParents: CustomParent[] = [];
  for (const [id, sides] of draft.sides) {
    const { base, ours, theirs } = sides;
    if (!ours || !theirs) mergeMissing(id, sides, draft, context);
    else if (base) putMerged(id, { base, ours, theirs }, draft, context, customParents);
    else mergeAdded(id, { ours, theirs }, draft, context);
  }
  // The existence of a parent is known only without other problems.
  const { problems } = context.decisions;
  if (problems.isEmpty)
    for (const customParent of customParents)
      problems.check(() => checkResolution(draft, customParent));
}

const put = (draft: MergeDraft, id: string, location: PageLocation | undefined): void =>
  location ? draft.put(location.page, location.parent) : draft.remove(id);

/** Returns a page as a conflict shows it; null where it does not exist. */
function conflictValue(location: PageLocation | undefined): Json | null {
  if (!location) return null;
  const { type, fields, document = null } = location.page;
  return { type, parent: location.parent, document, title: fields['title'] ?? null, fields };
}

/** Resolves a page as a whole: a side added, deleted or changed it. */
function decideWhole(
  kind: ConflictKind,
  id: string,
  sides: ThreeWay<PageLocation | undefined>,
  draft: MergeDraft,
  context: FieldMergeContext,
  keepPending: () => void,
): void {
  const decision = resolveField(
    context,
    conflictOf(kind, id, { page: id, ...mapThree(sides, conflictValue) }),
  );
  if (!decision) keepPending();
  else if ('side' in decision) put(draft, id, sides[decision.side]);
  else
    context.decisions.problems.check(() => {
      throw decision.refuse('A page is merged as a whole: choose a side or the base.');
    });
}

/** Merges a page that one or both sides lack. */
function mergeMissing(
  id: string,
  sides: ThreeWay<PageLocation | undefined>,
  draft: MergeDraft,
  context: FieldMergeContext,
): void {
  const { base, ours, theirs } = sides;
  const remaining = ours ?? theirs;
  if (!remaining || !base) put(draft, id, remaining);
  else if (isSamePage(base, { ...remaining, page: { ...remaining.page, rank: base.page.rank } }))
    draft.remove(id); // Only its rank changed, which does not protect it from deletion.
  else decideWhole('DELETE_EDIT', id, sides, draft, context, () => put(draft, id, base));
}

/** Merges a page that both sides added. */
function mergeAdded(
  id: string,
  { ours, theirs }: { readonly ours: PageLocation; readonly theirs: PageLocation },
  draft: MergeDraft,
  context: FieldMergeContext,
): void {
  const rank = earlier(ours.page.rank, theirs.page.rank);
  const { createdBy: _, updatedBy: __, ...own } = ours.page;
  const page: Page = {
    ...own,
    rank,
    ...firstChange(ours.page, theirs.page),
    ...lastChange(ours.page, theirs.page),
  };
  if (isSamePage({ ...ours, page }, { ...theirs, page: { ...theirs.page, rank } }))
    draft.put(page, ours.parent);
  else
    decideWhole('ADD_ADD', id, { base: undefined, ours, theirs }, draft, context, () =>
      draft.markPending(id),
    );
}

const earlier = (one: string, other: string): string => (one < other ? one : other);

/** Compares pages by a time, then by the user, so that the sides of a merge can be swapped. */
const isBefore = (
  [time, user = '']: readonly [string, string | undefined],
  [otherTime, otherUser = '']: readonly [string, string | undefined],
): boolean => (time === otherTime ? user < otherUser : time < otherTime);

/** Returns the time and the author of the creation of the page that was created first. */
function firstChange(one: Page, other: Page): Pick<Page, 'createdAt' | 'createdBy'> {
  const isFirst = isBefore([one.createdAt, one.createdBy], [other.createdAt, other.createdBy]);
  const { createdAt, createdBy } = isFirst ? one : other;
  return { createdAt, ...(createdBy !== undefined && { createdBy }) };
}

/** Returns the time and the author of the last change of two versions of a page. */
function lastChange(one: Page, other: Page): Pick<Page, 'updatedAt' | 'updatedBy'> {
  const isFirst = isBefore([one.updatedAt, one.updatedBy], [other.updatedAt, other.updatedBy]);
  const { updatedAt, updatedBy } = isFirst ? other : one;
  return { updatedAt, ...(updatedBy !== undefined && { updatedBy }) };
}

/** Puts the merge of a page that all three sides have. */
function putMerged(
  id: string,
  sides: ThreeWay<PageLocation>,
  draft: MergeDraft,
  context: FieldMergeContext,
  customParents: CustomParent[],
): void {
  const pages = mapThree(sides, ({ page }) => page);
  const fieldConflict = (field: string, values: ThreeWay<Json | null>) =>
    conflictOf('FIELD', `${id}:${field}`, { page: id, field, ...values });
  const fields: FieldValues = mergeFields(
    mapThree(pages, (page) => page.fields),
    context,
    fieldConflict,
  );
  const document = mergeDocument(
    mapThree(pages, (page) => page.document),
    context,
    (texts, merge) =>
      conflictOf('CONTENT', id, { page: id, field: 'document', ...texts, ...merge }),
  );
  const { parent, rank } = mergeLocation(id, sides, context, customParents);
  const { document: _, updatedBy: __, ...base } = pages.base;
  const page: Page = {
    ...base,
    rank,
    fields,
    ...(document !== undefined && { document }),
    ...lastChange(pages.ours, pages.theirs),
  };
  draft.put(page, parent);
}

/**
 * Returns the location of a page. A rank is only meaningful in the list of its parent, so it is
 * taken from the side whose parent is taken.
 */
function mergeLocation(
  id: string,
  sides: ThreeWay<PageLocation>,
  context: FieldMergeContext,
  customParents: CustomParent[],
): { readonly parent: string | null; readonly rank: string } {
  const [parents, ranks] = [
    mapThree(sides, ({ parent }) => parent),
    mapThree(sides, ({ page }) => page.rank),
  ];
  const rank = (resolved(ranks) ?? { value: earlier(ranks.ours, ranks.theirs) }).value;
  const parent = resolved(parents);
  if (parent) {
    const moved = (['ours', 'theirs'] as const).filter((side) => parents[side] !== parents.base);
    return { parent: parent.value, rank: moved.length === 1 && moved[0] ? ranks[moved[0]] : rank };
  }
  const decision = resolveField(
    context,
    conflictOf('MOVE', id, { page: id, field: 'parent', ...parents }),
  ) ?? { side: 'base' as const };
  if ('side' in decision) return { parent: parents[decision.side], rank: ranks[decision.side] };
  const parentId = context.decisions.problems.check(() => parentOf(decision)) ?? null;
  customParents.push({ page: id, parent: parentId, refuse: decision.refuse });
  return { parent: parentId, rank };
}

/** Returns a custom parent: an id, or null for the root. Refuses any other value. */
export function parentOf({ value, refuse }: CustomValue): string | null {
  if (typeof value !== 'string' && value !== null)
    throw refuse('A parent must be the id of a page, or null for the root.');
  return value;
}

/** Refuses a parent that does not exist or that would create a cycle. */
export function checkResolution(draft: MergeDraft, { page, parent, refuse }: CustomParent): void {
  if (parent === null) return;
  if (!draft.isPossible(parent)) throw refuse(`There is no page ${parent} in the merged content.`);
  if (parent === page || draft.ancestorsOf(parent).includes(page))
    throw refuse('A page cannot be in itself, or below itself.');
}
