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
  const parsed = parseConditionOf(condition, field);
  const schema = stored<ClaimObject>(adaptiveSchema);
  const typeError = schema && typeErrorOf(parsed, schema);
  if (typeError) throw badInput(typeError, field);
  return parsed.source;
}

/**
 * Parses a condition of an input.
 * @throws BAD_USER_INPUT with line and column for a syntax error
 */
export function parseConditionOf(
  condition: string,
  field: string,
): ReturnType<typeof parseCondition> {
  try {
    return parseCondition(condition);
  } catch (error) {
    if (error instanceof AppError) throw badInput(error.message, field);
    throw error;
  }
}
