/** Finds pages that were moved into each other, and repairs them. */
import { hashOf, type Json } from '../content.ts';
import {
  conflictOf,
  type CustomValue,
  type Decision,
  type MergeSide,
  type TreeConflict,
} from './conflict.ts';
import type { MergeDraft } from './draft.ts';
import { parentOf } from './pages.ts';

/** Returns the cycles of a draft, each once. */
export function cyclesIn(draft: MergeDraft): TreeConflict[] {
  const visited = new Set<string>();
  const cycles: string[][] = [];
  for (const { page } of draft.changed()) {
    const trail: string[] = [];
    let id: string | null = page.id;
    for (; id !== null && !visited.has(id); id = draft.get(id)?.parent ?? null) {
      visited.add(id);
      trail.push(id);
    }
    const start = id === null ? -1 : trail.indexOf(id);
    if (start >= 0) cycles.push(trail.slice(start).sort());
  }
  return cycles
    .sort(([one = ''], [other = '']) => (one < other ? -1 : 1))
    .map((ids) => cycleConflict(draft, ids));
}

function cycleConflict(draft: MergeDraft, ids: readonly string[]): TreeConflict {
  const [page = ''] = ids;
  const on = (side: MergeSide): Json =>
    Object.fromEntries(
      ids
        .flatMap((id) => draft.on(id)[side] ?? [])
        .map((location) => [location.page.id, location.parent]),
    );
  const isPresent = () => draft.ancestorsOf(page).includes(page);
  return {
    conflict: conflictOf('MOVE_CYCLE', hashOf(ids.join(' ')).slice(0, 32), {
      page,
      field: 'parent',
      base: on('base'),
      ours: on('ours'),
      theirs: on('theirs'),
      related: ids,
    }),
    isPresent,
    isApplicable: isPresent,
    repair: (decision) => repairCycle(draft, ids, decision),
    repairAgain: () => draft.move(page, null),
  };
}

function repairCycle(draft: MergeDraft, ids: readonly string[], decision: Decision): void {
  if ('side' in decision)
    for (const location of ids.map((id) => draft.on(id)[decision.side]))
      if (location) draft.move(location.page.id, location.parent, location.page.rank);
  if ('value' in decision) moveEach(draft, ids, decision);
}

/** Moves pages of a cycle to the parents of a custom resolution. */
function moveEach(draft: MergeDraft, ids: readonly string[], { value, refuse }: CustomValue): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw refuse(
      'The parents of a cycle must be an object with the id of each page, and of its parent or null.',
    );
  for (const [id, given] of Object.entries(value)) {
    if (!ids.includes(id)) throw refuse(`The page ${id} is not in this cycle.`);
    const parent = parentOf({ value: given, refuse });
    if (parent !== null && !draft.isPossible(parent))
      throw refuse(`There is no page ${parent} in the merged content.`);
    draft.move(id, parent);
  }
  if (ids.some((id) => draft.ancestorsOf(id).includes(id)))
    throw refuse('With these parents the pages still form a cycle.');
}
