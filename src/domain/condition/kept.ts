/** Conditions as they are kept: read once for each text, and told of where they are no good any more. */
import type { ClaimObject } from '../adaptive-schema.ts';
import { type Condition, misfitOf, parseCondition } from '../condition.ts';
import { Fault } from '../errors.ts';

/** A condition that holds for some, or why it holds for nobody. */
export type Kept = { readonly condition: Condition; readonly problem?: never } | { readonly condition?: never; readonly problem: { readonly type: 'UNREADABLE' | 'MISFIT'; readonly message: string } };

/** Texts whose reading is remembered. */
const MOST_REMEMBERED = 1_000;
const remembered = new Map<string, Kept>();

/** The condition in a text that was kept, held against the claims that the site declares now, where it does. */
export function keptCondition(text: string, schema: ClaimObject | null): Kept {
  const kept = readOnce(text);
  const misfit = kept.condition && schema && misfitOf(kept.condition, schema);
  return misfit ? { problem: { type: 'MISFIT', message: misfit } } : kept;
}

function readOnce(text: string): Kept {
  const known = remembered.get(text) ?? read(text);
  remembered.delete(text); // the last that was asked for is the last to be forgotten
  remembered.set(text, known);
  for (const oldest of remembered.keys()) {
    if (remembered.size <= MOST_REMEMBERED) break;
    remembered.delete(oldest);
  }
  return known;
}

function read(text: string): Kept {
  try {
    return { condition: parseCondition(text) };
  } catch (error) {
    if (error instanceof Fault) return { problem: { type: 'UNREADABLE', message: error.message } };
    throw error;
  }
}
