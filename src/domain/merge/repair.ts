/**
 * Checks the tree as a whole after each page is merged: deleted parents, cycles and equal paths.
 */
import { collisionsIn } from './collisions.ts';
import type { Conflict, Decisions, TreeConflict } from './conflict.ts';
import type { MergeDraft } from './draft.ts';
import { orphansIn } from './orphans.ts';
import { cyclesIn } from './cycles.ts';

/** Returns whether a conflict is about the tree as a whole. */
export const isTreeConflict = ({ kind }: Conflict): boolean =>
  kind === 'PARENT_DELETED' || kind === 'MOVE_CYCLE' || kind === 'PATH_COLLISION';

/**
 * Repairs the tree conflicts in order, up to the first without a resolution, and returns the
 * unresolved ones.
 *
 * A caller who sends the same resolutions and more meets the same conflicts in the same order.
 */
export function repairTree(draft: MergeDraft, decisions: Decisions): Conflict[] {
  for (;;) {
    // Paths come last, because they depend on where pages are.
    const kinds = [orphansIn(draft), cyclesIn(draft), collisionsIn(draft)];
    const all = kinds.flat();
    for (const { conflict } of all) decisions.match(conflict);
    const next = kinds.find((conflicts) => conflicts.length > 0);
    if (!next) return [];
    if (!next.every((treeConflict) => isSettled(treeConflict, decisions)))
      return all
        .filter(({ conflict, isPresent }) => isPresent() && !decisions.isDecided(conflict))
        .map(({ conflict }) => conflict);
  }
}

/** Repairs a conflict that still exists and has a resolution. Returns whether it is settled. */
function isSettled(
  { conflict, isPresent, isApplicable, repair, repairAgain }: TreeConflict,
  decisions: Decisions,
): boolean {
  const decision = isApplicable() ? decisions.take(conflict) : undefined;
  if (decision) repair(decision);
  else if (!isPresent()) return true;
  else if (decisions.isDecided(conflict)) repairAgain();
  else return false;
  return true;
}
