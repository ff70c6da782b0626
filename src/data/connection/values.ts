/** Collects the values of the statements of a list, and places them in its conditions. */
import type { ConnectionQuery, SqlCondition } from '../connection.ts';

/** Collects values and returns their placeholders. */
export class Values {
  readonly all: unknown[] = [];
  add(value: unknown): string {
    return `$${this.all.push(value)}`;
  }
}

/** Returns an expression with placeholders for its values. */
export function sqlOf(condition: SqlCondition, values: Values): string {
  const placeholders = condition.values?.map((value) => values.add(value));
  if (placeholders)
    return `(${condition.sql.replace(/\?(\d+)/g, (_, n: string) => placeholders[Number(n) - 1] ?? '')})`;
  if (!('value' in condition)) return `(${condition.sql})`;
  const placeholder = values.add(condition.value);
  return `(${condition.sql.replaceAll('?', placeholder)})`;
}

/** Returns the conditions of a list for its filters and its visibility. */
export const conditionsOf = (list: ConnectionQuery, values: Values): string[] =>
  [...list.where, list.seen, list.only].flatMap((condition) =>
    condition ? [sqlOf(condition, values)] : [],
  );

/** Returns a list with only the rows of these ids, by its last sort key, which is unique. */
export const withOnly = (list: ConnectionQuery, ids: readonly string[]): ConnectionQuery => ({
  ...list,
  only: { sql: `${list.order.at(-1)?.sql} = ANY(?::text[])`, value: ids },
});

/**
 * Returns the list's SQL for these parents, whose keys are `$1`. A single parent becomes a
 * parameter: PostgreSQL can then estimate the number of its children, which it cannot do for a row
 * of `p`.
 */
export const forParents = (parents: readonly string[], sql: string): string =>
  parents.length === 1 ? sql.replaceAll('p.parent', '$1::text') : sql;

/** Returns the values of a statement, of which `$1` are the keys of the parents. */
export function valuesFor(parents: readonly string[]): Values {
  const values = new Values();
  values.add(parents.length === 1 ? parents[0] : parents);
  return values;
}
