/** Pages that were moved into each other, and what is done about them. */
import { hashOf, type Json } from '../content.ts';
import { conflictOf, type CustomValue, type Decision, type Side, type Trouble } from './conflict.ts';
import type { Draft } from './draft.ts';
import { parentOf } from './pages.ts';

/** The rings of a draft, each once. */
export function ringsIn(draft: Draft): Trouble[] {
  const seen = new Set<string>();
  const rings: string[][] = [];
  for (const { page } of draft.changed()) {
    const way: string[] = [];
    let id: string | null = page.id;
    for (; id !== null && !seen.has(id); id = draft.get(id)?.parent ?? null) {
      seen.add(id);
      way.push(id);
    }
    const start = id === null ? -1 : way.indexOf(id);
    if (start >= 0) rings.push(way.slice(start).sort());
  }
  return rings.sort(([one = ''], [other = '']) => (one < other ? -1 : 1)).map((ids) => ringOf(draft, ids));
}

function ringOf(draft: Draft, ids: readonly string[]): Trouble {
  const [page = ''] = ids;
  const on = (side: Side): Json => Object.fromEntries(ids.flatMap((id) => draft.on(id)[side] ?? []).map((placed) => [placed.page.id, placed.parent]));
  const holds = () => draft.aboveOf(page).includes(page);
  return {
    conflict: conflictOf('MOVE_CYCLE', hashOf(ids.join(' ')).slice(0, 32), { page, field: 'parent', base: on('base'), ours: on('ours'), theirs: on('theirs'), related: ids }),
    holds,
    counts: holds,
    mend: (decision) => mend(draft, ids, decision),
    mendAgain: () => draft.move(page, null),
  };
}

function mend(draft: Draft, ids: readonly string[], decision: Decision): void {
  if ('side' in decision) for (const placed of ids.map((id) => draft.on(id)[decision.side])) if (placed) draft.move(placed.page.id, placed.parent, placed.page.rank);
  if ('value' in decision) moveEach(draft, ids, decision);
}

/** Moves pages of a ring to the parents that somebody gave for them. */
function moveEach(draft: Draft, ids: readonly string[], { value, refuse }: CustomValue): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw refuse('The parents of a ring are an object: the id of each page, and of its parent or null.');
  for (const [id, given] of Object.entries(value)) {
    if (!ids.includes(id)) throw refuse(`The page ${id} is not of this ring.`);
    const parent = parentOf({ value: given, refuse });
    if (parent !== null && !draft.isPossible(parent)) throw refuse(`There is no page ${parent} in the merged content.`);
    draft.move(id, parent);
  }
  if (ids.some((id) => draft.aboveOf(id).includes(id))) throw refuse('With these parents the pages still lie in a ring.');
}
