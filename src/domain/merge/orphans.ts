/** Finds pages whose parent was deleted, and repairs them. */
import { conflictOf, type Decision, type MergeSide, type TreeConflict } from './conflict.ts';
import type { MergeDraft } from './draft.ts';
import { mapThree } from './fields.ts';
import { checkResolution, parentOf } from './pages.ts';

/** Returns a conflict for each page whose parent was deleted. */
export function orphansIn(draft: MergeDraft): TreeConflict[] {
  return draft.changed().flatMap(({ page: { id }, parent }): TreeConflict[] => {
    if (parent === null || !draft.isDeleted(parent)) return [];
    const parents = mapThree(draft.on(id), (location) => location?.parent ?? null);
    return [
      {
        conflict: conflictOf('PARENT_DELETED', id, {
          page: id,
          field: 'parent',
          ...parents,
          related: [parent],
        }),
        isPresent: () => isOrphan(draft, id),
        // Another decision may have restored its parent.
        isApplicable: () => draft.get(id) !== undefined,
        repair: (decision) => repairOrphan(draft, id, decision),
        repairAgain: () => draft.move(id, null),
      },
    ];
  });
}

function isOrphan(draft: MergeDraft, id: string): boolean {
  const parent = draft.get(id)?.parent ?? null;
  return parent !== null && draft.isDeleted(parent);
}

function repairOrphan(draft: MergeDraft, id: string, decision: Decision): void {
  if ('side' in decision) {
    restoreFrom(decision.side, draft, id);
    return;
  }
  const parent = parentOf(decision);
  checkResolution(draft, { page: id, parent, refuse: decision.refuse });
  draft.move(id, parent);
}

/**
 * Puts a page where a side has it and restores its deleted ancestors; removes it where the side
 * does not have it.
 */
function restoreFrom(side: MergeSide, draft: MergeDraft, id: string): void {
  const location = draft.on(id)[side];
  if (!location) {
    remove(side, draft, id);
    return;
  }
  for (
    let parent = location.parent;
    parent !== null && draft.isDeleted(parent);
    parent = draft.get(parent)?.parent ?? null
  ) {
    const ancestor = draft.on(parent)[side];
    if (!ancestor) break;
    draft.put(ancestor.page, ancestor.parent);
  }
  draft.move(id, location.parent, location.page.rank);
}

/** Removes a page and its descendants, except for those that the side has elsewhere. */
function remove(side: MergeSide, draft: MergeDraft, id: string): void {
  const below = draft.changedIn(id);
  draft.remove(id);
  for (const page of below) restoreFrom(side, draft, page);
}
