/** The tree as a whole, after each page was merged by itself: pages whose parent is gone, rings, pages with one path. */
import { collisionsIn } from './collisions.ts';
import type { Conflict, Decisions, Trouble } from './conflict.ts';
import type { Draft } from './draft.ts';
import { orphansIn } from './orphans.ts';
import { ringsIn } from './rings.ts';

/** Mends what was decided, until there is nothing more to mend. Gives what is left to decide. */
export function mendTree(draft: Draft, decisions: Decisions): Conflict[] {
  for (;;) {
    const [orphans, rings, collisions] = [orphansIn(draft), ringsIn(draft), collisionsIn(draft)];
    // Paths last: where pages lie is known by then.
    const mended = mendAny(orphans, decisions) || mendAny(rings, decisions) || mendAny(collisions, decisions);
    if (!mended) return [...orphans, ...rings, ...collisions].map(({ conflict }) => conflict);
  }
}

/** Mends, one after another, what can be. Whether there was any. */
function mendAny(troubles: readonly Trouble[], decisions: Decisions): boolean {
  let mended = false;
  for (const { conflict, holds, mend, mendAgain } of troubles) {
    if (!holds()) continue;
    const decision = decisions.take(conflict);
    if (decision) mend(decision);
    else if (decisions.wasTaken(conflict)) mendAgain();
    else continue;
    mended = true;
  }
  return mended;
}
