/** Validates conditions against the claims that a site declares. */
import { type SiteRow, stored } from '../../data/rows.ts';
import type { ClaimObject } from '../../domain/adaptive-schema.ts';
import { typeErrorOf, parseCondition } from '../../domain/condition.ts';
import { badInput, AppError } from '../../domain/errors.ts';

/**
 * Returns a valid condition; undefined and null are returned unchanged.
 * @throws BAD_USER_INPUT with line and column for a syntax error, or if it does not match the
 * declared claims of the site.
 */
export function validateCondition(
  { adaptiveSchema }: SiteRow,
  condition: string | null | undefined,
  field: string,
): string | null | undefined {
  if (condition == null) return condition;
  const parsed = parseAt(condition, field);
  const schema = stored<ClaimObject>(adaptiveSchema);
  const typeError = schema && typeErrorOf(parsed, schema);
  if (typeError) throw badInput(typeError, field);
  return parsed.source;
}

function parseAt(condition: string, field: string): ReturnType<typeof parseCondition> {
  try {
    return parseCondition(condition);
  } catch (error) {
    if (error instanceof AppError) throw badInput(error.message, field);
    throw error;
  }
}
