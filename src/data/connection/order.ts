/** Declares the sort orders of lists, by the names of the sort keys in the schema. */
import type { Order } from '../../generated/resolvers.ts';
import type { ConnectionQuery, SortKey } from '../connection.ts';

/** The sort order that a caller asks for. */
export interface SortOrder<Field extends string> {
  readonly field: Field;
  readonly direction: Order;
}

/** The arguments of a list that its SQL depends on, from those of a field. */
export type ListArgs<Args extends { readonly orderBy?: unknown }> = Pick<
  Args,
  Extract<keyof Args, 'filter'>
> & { readonly orderBy: NonNullable<Args['orderBy']> };

/** The parts of a list that its sort order decides. */
export type Ordered = Pick<ConnectionQuery, 'order' | 'descending'>;

/** Returns the sort key of a text. */
export const byText = (sql: string): SortKey => ({ sql, type: 'text' });

/** Returns the sort key of a text, regardless of case. */
export const byName = (sql: string): SortKey => byText(`lower(${sql})`);

/** Returns the sort key of a time. */
export const byTime = (sql: string): SortKey => ({ sql, type: 'timestamptz' });

/** Returns the sort key of a time that rows may lack: they sort as if it was before all others. */
export const byOptionalTime = (sql: string): SortKey =>
  byTime(`coalesce(${sql}, '-infinity'::timestamptz)`);

/** Returns the sort key of a number. */
export const byNumber = (sql: string): SortKey => ({ sql, type: 'bigint' });

/**
 * Declares the sort orders of a list, and returns the function from an order to parts of the list.
 *
 * `id` is the column of the id, which decides between equal keys. A key is never null, because a
 * cursor compares all keys at once.
 */
export const declareOrders =
  <Field extends string>(id: string, keys: Readonly<Record<Field, SortKey>>) =>
  ({ field, direction }: SortOrder<Field>): Ordered => ({
    order: [keys[field], byText(id)],
    descending: direction === 'DESC',
  });
