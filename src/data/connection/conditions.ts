/** Makes the conditions of lists from the filters of callers; null is the same as absent. */
import type { RoleFilter } from '../../generated/resolvers.ts';
import { type SqlCondition, where } from '../connection.ts';

/** A period of creation: from the first time to before the second. */
export interface CreationPeriod {
  readonly createdSince?: Date | null | undefined;
  readonly createdUntil?: Date | null | undefined;
}

/** A period of creation, and one of the last change. */
export interface ChangePeriod extends CreationPeriod {
  readonly updatedSince?: Date | null | undefined;
  readonly updatedUntil?: Date | null | undefined;
}

type Conditions = readonly SqlCondition[];

/** Returns a filter of which one value matches most rows and another none; see `uneven`. */
export const unevenly = (condition: SqlCondition | undefined): SqlCondition | undefined =>
  condition && { ...condition, uneven: true };

/**
 * Returns the conditions that are set. Others are not part of the identity of a list, so that a new
 * condition leaves its cursors valid.
 */
export const given = (...conditions: readonly (SqlCondition | undefined)[]): Conditions =>
  conditions.filter((condition) => condition !== undefined);

/**
 * Returns the conditions for the times in a column from `since` to before `until`. They match any
 * part of the rows, from none to all.
 */
export const within = (
  column: string,
  since: Date | null | undefined,
  until: Date | null | undefined,
): Conditions =>
  given(
    unevenly(where(`${column} >= ?::timestamptz`, since?.toISOString())),
    unevenly(where(`${column} < ?::timestamptz`, until?.toISOString())),
  );

/** Returns the condition that an expression is true, or false; undefined for neither. */
export const isTrue = (
  expression: string,
  expected: boolean | null | undefined,
): SqlCondition | undefined =>
  expected == null ? undefined : { sql: expected ? expression : `NOT (${expression})` };

/** Returns the condition that a column has one of these values; undefined for no values. */
export const isOneOf = (
  column: string,
  type: string,
  values: readonly string[] | null | undefined,
): SqlCondition | undefined =>
  values == null
    ? undefined
    : values.length === 1
      ? where(`${column} = ?::${type}`, values[0])
      : where(`${column} = ANY(?::${type}[])`, [...new Set(values)].toSorted());

/** Returns the conditions for a period of creation. */
export const createdWithin = (
  column: string,
  filter: CreationPeriod | null | undefined,
): Conditions => within(column, filter?.createdSince, filter?.createdUntil);

/** Returns the conditions for the periods of creation and of the last change of a row. */
export const changedWithin = (
  alias: string,
  filter: ChangePeriod | null | undefined,
): Conditions => [
  ...createdWithin(`${alias}.created_at`, filter),
  ...within(`${alias}.updated_at`, filter?.updatedSince, filter?.updatedUntil),
];

/**
 * Returns the condition that a column has one of these roles; undefined for no roles. They are part of the SQL text, so that PostgreSQL plans by
 * their frequency: admins are few, readers are many.
 */
export function hasRole(
  column: string,
  roles: readonly RoleFilter[] | null | undefined,
): SqlCondition | undefined {
  if (roles == null) return undefined;
  if (roles.length === 0) return { sql: 'false' };
  // GraphQL has validated that they are values of the enum.
  const conditions = [...new Set(roles)]
    .toSorted()
    .map((role) => (role === 'GUEST' ? `${column} IS NULL` : `${column} = '${role}'::role`));
  return { sql: conditions.join(' OR ') };
}
