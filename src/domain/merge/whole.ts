/** The tree as a whole, after each page was merged by itself: pages whose parent is gone, rings, pages with one path. */
import { collisionsIn } from './collisions.ts';
import type { Conflict, Decisions, Trouble } from './conflict.ts';
import type { Draft } from './draft.ts';
import { orphansIn } from './orphans.ts';
import { ringsIn } from './rings.ts';

/** Whether a conflict is about the tree as a whole. */
export const isOfTree = ({ kind }: Conflict): boolean => kind === 'PARENT_DELETED' || kind === 'MOVE_CYCLE' || kind === 'PATH_COLLISION';

/**
 * Mends what was decided, one after another, up to the first of which nothing was; gives what is left to decide. Who sends
 * the same decisions again with more of them comes the same way, and further: what was shown to him once is met again.
 */
export function mendTree(draft: Draft, decisions: Decisions): Conflict[] {
  for (;;) {
    // Paths last: where pages lie is known by then.
    const kinds = [orphansIn(draft), ringsIn(draft), collisionsIn(draft)];
    const all = kinds.flat();
    for (const { conflict } of all) decisions.meet(conflict);
    const next = kinds.find((troubles) => troubles.length > 0);
    if (!next) return [];
    if (!next.every((trouble) => isMended(trouble, decisions))) return all.filter(({ conflict, holds }) => holds() && !decisions.isDecided(conflict)).map(({ conflict }) => conflict);
  }
}

/** Mends a trouble, if it is still one and something was decided about it. Whether it is no more. */
function isMended({ conflict, holds, counts, mend, mendAgain }: Trouble, decisions: Decisions): boolean {
  const decision = counts() ? decisions.take(conflict) : undefined;
  if (decision) mend(decision);
  else if (!holds()) return true;
  else if (decisions.isDecided(conflict)) mendAgain();
  else return false;
  return true;
}
