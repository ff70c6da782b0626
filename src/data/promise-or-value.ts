/**
 * Continues with values that may be known already: a promise costs more than most of what resolvers
 * do with its value.
 */

/** A value, or the promise of one that is still being read. */
export type PromiseOrValue<Value> = Promise<Value> | Value;

/** Runs `next` on a value, immediately or when it resolves. */
export const andThen = <Value, Result>(
  value: PromiseOrValue<Value>,
  next: (value: Value) => PromiseOrValue<Result>,
): PromiseOrValue<Result> => (value instanceof Promise ? value.then(next) : next(value));

/** Returns all values in their order, immediately if each is known. */
export const allOf = <Value>(values: PromiseOrValue<Value>[]): PromiseOrValue<Value[]> =>
  values.some((value) => value instanceof Promise) ? Promise.all(values) : (values as Value[]); // none is a promise
