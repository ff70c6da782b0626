/** Caches parsed conditions, and reports those that are no longer valid. */
import type { ClaimObject } from '../adaptive-schema.ts';
import { type Condition, typeErrorOf, parseCondition } from '../condition.ts';
import { AppError } from '../errors.ts';

/** A valid condition, or the reason why it holds for nobody. */
export type ConditionOutcome =
  | { readonly condition: Condition; readonly problem?: never }
  | {
      readonly condition?: never;
      readonly problem: { readonly type: 'UNREADABLE' | 'MISFIT'; readonly message: string };
    };

/** Maximum number of cached conditions. */
const MAX_CACHED_COUNT = 1_000;
const cache = new Map<string, ConditionOutcome>();

/** Returns the saved condition, checked against the claims that the site declares now, if any. */
export function cachedCondition(text: string, schema: ClaimObject | null): ConditionOutcome {
  const outcome = parseOnce(text);
  const typeError = outcome.condition && schema && typeErrorOf(outcome.condition, schema);
  return typeError ? { problem: { type: 'MISFIT', message: typeError } } : outcome;
}

function parseOnce(text: string): ConditionOutcome {
  const outcome = cache.get(text) ?? parse(text);
  cache.delete(text); // moves the entry to the end of the eviction order
  cache.set(text, outcome);
  for (const oldest of cache.keys()) {
    if (cache.size <= MAX_CACHED_COUNT) break;
    cache.delete(oldest);
  }
  return outcome;
}

function parse(text: string): ConditionOutcome {
  try {
    return { condition: parseCondition(text) };
  } catch (error) {
    if (error instanceof AppError)
      return { problem: { type: 'UNREADABLE', message: error.message } };
    throw error;
  }
}
