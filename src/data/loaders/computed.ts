/** Caches what is computed from loaded rows for as long as the loaders keep those rows. */
import type { PromiseOrValue } from '../promise-or-value.ts';

/** Values by name, and by the object that they are computed from. */
export class ComputedValues {
  private values = new Map<string, WeakMap<object, unknown>>();

  /**
   * Returns the value of `compute` for this object and name, computed once because many fields and
   * aliases request it. A promise that fails is not kept.
   */
  once<Value>(source: object, name: string, compute: () => Value): Value {
    const known = this.named(name);
    if (known.has(source)) return known.get(source) as Value; // computed by the same function
    const value = compute();
    known.set(source, value);
    if (value instanceof Promise) value.catch(() => known.delete(source));
    return value;
  }

  /** Returns the value as `once` does: a promise until it is resolved, and then its value. */
  eventually<Value>(
    source: object,
    name: string,
    compute: () => PromiseOrValue<Value>,
  ): PromiseOrValue<Value> {
    const known = this.named(name);
    if (known.has(source)) return known.get(source) as PromiseOrValue<Value>; // of the same function
    const value = compute();
    known.set(source, value);
    if (value instanceof Promise)
      value.then(
        (settled) => known.set(source, settled),
        () => known.delete(source),
      );
    return value;
  }

  /** Returns what `once` or `eventually` returned for this object and name, or undefined. */
  peek(source: object, name: string): unknown {
    return this.values.get(name)?.get(source);
  }

  /** Clears the cache. */
  clearAll(): void {
    this.values = new Map();
  }

  /** Returns the values with this name: one map for each object would be more than the values. */
  private named(name: string): WeakMap<object, unknown> {
    const known = this.values.get(name);
    if (known) return known;
    const created = new WeakMap<object, unknown>();
    this.values.set(name, created);
    return created;
  }
}
