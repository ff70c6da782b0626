/** Conditions as they are written: read before they are kept, and held against what the site knows of its visitors. */
import { type SiteRow, stored } from '../../data/rows.ts';
import type { ClaimObject } from '../../domain/adaptive-schema.ts';
import { misfitOf, parseCondition } from '../../domain/condition.ts';
import { badInput, Fault } from '../../domain/errors.ts';

/**
 * A condition that may be kept; undefined and null as they are. BAD_USER_INPUT with line and column for what is none, and for one that
 * does not fit the claims of the site, where they were declared.
 */
export function conditionFor({ adaptiveSchema }: SiteRow, condition: string | null | undefined, field: string): string | null | undefined {
  if (condition == null) return condition;
  const parsed = parsedAt(condition, field);
  const schema = stored<ClaimObject>(adaptiveSchema);
  const misfit = schema && misfitOf(parsed, schema);
  if (misfit) throw badInput(misfit, field);
  return parsed.source;
}

function parsedAt(condition: string, field: string): ReturnType<typeof parseCondition> {
  try {
    return parseCondition(condition);
  } catch (error) {
    if (error instanceof Fault) throw badInput(error.message, field);
    throw error;
  }
}
