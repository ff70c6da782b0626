/** Conditions as they are written: read before they are kept, and held against what the site knows of its visitors. */
import type { SiteRow } from '../../data/rows.ts';
import { parseCondition } from '../../domain/condition.ts';
import { badInput, Fault } from '../../domain/errors.ts';

/** A condition that may be kept; undefined and null as they are. BAD_USER_INPUT with line and column for what is none. */
export function conditionFor(_site: SiteRow, condition: string | null | undefined, field: string): string | null | undefined {
  if (condition == null) return condition;
  try {
    return parseCondition(condition).source;
  } catch (error) {
    if (error instanceof Fault) throw badInput(error.message, field);
    throw error;
  }
}
