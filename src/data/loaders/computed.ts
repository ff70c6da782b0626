/** Caches what is computed from loaded rows for as long as the loaders keep those rows. */
import type { PromiseOrValue } from '../promise-or-value.ts';

/** Values by the object that they are computed from, and by name. */
export class ComputedValues {
  private values = new WeakMap<object, Map<string, unknown>>();

  /**
   * Returns the value of `compute` for this object and name, computed once because many fields and
   * aliases request it. A promise that fails is not kept.
   */
  once<Value>(source: object, name: string, compute: () => Value): Value {
    const known = this.of(source);
    if (known.has(name)) return known.get(name) as Value; // computed by the same function
    const value = compute();
    known.set(name, value);
    if (value instanceof Promise) value.catch(() => known.delete(name));
    return value;
  }

  /** Returns the value as `once` does: a promise until it is resolved, and then its value. */
  eventually<Value>(
    source: object,
    name: string,
    compute: () => PromiseOrValue<Value>,
  ): PromiseOrValue<Value> {
    const known = this.of(source);
    if (known.has(name)) return known.get(name) as PromiseOrValue<Value>; // of the same function
    const value = compute();
    known.set(name, value);
    if (value instanceof Promise)
      value.then(
        (settled) => known.set(name, settled),
        () => known.delete(name),
      );
    return value;
  }

  /** Clears the cache. */
  clearAll(): void {
    this.values = new WeakMap();
  }

  private of(source: object): Map<string, unknown> {
    const known = this.values.get(source) ?? new Map<string, unknown>();
    this.values.set(source, known);
    return known;
  }
}
