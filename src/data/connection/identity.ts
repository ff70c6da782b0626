/** Makes the keys by which lists are distinguished. */
import type { ConnectionQuery, SqlCondition } from '../connection.ts';

const partsOf = (condition: SqlCondition | undefined): unknown =>
  condition && [condition.sql, condition.value, condition.values];

/** Returns a key for the list with its order and filters, for cursors and batching. */
export const identityOf = (list: ConnectionQuery): string =>
  JSON.stringify([
    list.name,
    list.descending,
    list.order.map(({ sql }) => sql),
    list.where.map(partsOf),
  ]);

/** Returns a key for the visibility of a list. Lists that differ in it share no statement. */
export const visibilityOf = (list: ConnectionQuery): string =>
  JSON.stringify([list.seen, list.only].map(partsOf));
