/** Pages whose parent is gone, and what is done about them. */
import { conflictOf, type Decision, type Side, type Trouble } from './conflict.ts';
import type { Draft } from './draft.ts';
import { mapThree } from './fields.ts';
import { mustBePossible, parentOf } from './pages.ts';

/** The pages of a draft whose parent is gone. */
export function orphansIn(draft: Draft): Trouble[] {
  return draft.changed().flatMap(({ page: { id }, parent }): Trouble[] => {
    if (parent === null || !draft.isGone(parent)) return [];
    const parents = mapThree(draft.on(id), (placed) => placed?.parent ?? null);
    return [
      {
        conflict: conflictOf('PARENT_DELETED', id, { page: id, field: 'parent', ...parents, related: [parent] }),
        holds: () => isOrphan(draft, id),
        counts: () => draft.get(id) !== undefined, // its parent may have come back for another
        mend: (decision) => mend(draft, id, decision),
        mendAgain: () => draft.move(id, null),
      },
    ];
  });
}

function isOrphan(draft: Draft, id: string): boolean {
  const parent = draft.get(id)?.parent ?? null;
  return parent !== null && draft.isGone(parent);
}

function mend(draft: Draft, id: string, decision: Decision): void {
  if ('side' in decision) {
    leaveAsOn(decision.side, draft, id);
    return;
  }
  const parent = parentOf(decision);
  mustBePossible(draft, { page: id, parent, refuse: decision.refuse });
  draft.move(id, parent);
}

/** Leaves a page where a side has it, with all above it that is gone come back; where the side has it not, it goes. */
function leaveAsOn(side: Side, draft: Draft, id: string): void {
  const placed = draft.on(id)[side];
  if (!placed) {
    remove(side, draft, id);
    return;
  }
  for (let parent = placed.parent; parent !== null && draft.isGone(parent); parent = draft.get(parent)?.parent ?? null) {
    const above = draft.on(parent)[side];
    if (!above) break;
    draft.put(above.page, above.parent);
  }
  draft.move(id, placed.parent, placed.page.rank);
}

/** Takes out a page with what lies below it, but what the side has elsewhere goes back there. */
function remove(side: Side, draft: Draft, id: string): void {
  const below = draft.changedIn(id);
  draft.remove(id);
  for (const page of below) leaveAsOn(side, draft, page);
}
