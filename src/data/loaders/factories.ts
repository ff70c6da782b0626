/** Defines how loaders are made: each at its first use, because a request uses few of them. */
import type { Query } from '../database.ts';
import type { Loaders } from '../loaders.ts';
import type { PromiseOrValue } from '../promise-or-value.ts';
import type { SharedReadSource } from '../shared-reads.ts';
import type { MembershipJson, Memberships } from '../viewer.ts';

/** The inputs of a loader: the connection, the viewer's memberships and the other loaders. */
export interface LoaderSource {
  readonly query: Query;
  readonly loaders: Loaders;
  /**
   * Returns the statements that this request shares with others, or undefined while it reads in a
   * transaction.
   */
  shared(): SharedReadSource | undefined;
  /** Returns the viewer's own memberships. */
  memberships(): PromiseOrValue<Memberships>;
  /**
   * Returns the id of a user whose memberships were not read yet, so that the statement that reads
   * content can read them too, and pass them to `learnMemberships`.
   */
  userToLearn(): string | undefined;
  learnMemberships(memberships: readonly MembershipJson[] | null): void;
}

/** A function that makes each of these loaders. */
export type LoaderFactories<SomeLoaders> = {
  readonly [Name in keyof SomeLoaders]: (source: LoaderSource) => SomeLoaders[Name];
};

/** Returns a class whose objects have these loaders, each made when it is first read. */
export function lazyLoaders<SomeLoaders extends object>(factories: LoaderFactories<SomeLoaders>) {
  class LazyLoaders {
    readonly #source: LoaderSource;

    constructor(source: Omit<LoaderSource, 'loaders'>) {
      // the other loaders are on the subclass
      this.#source = { ...source, loaders: this as unknown as Loaders };
    }

    static make(name: keyof SomeLoaders, loaders: LazyLoaders): unknown {
      const value: unknown = factories[name](loaders.#source);
      Object.defineProperty(loaders, name, { value, enumerable: true });
      return value;
    }
  }
  for (const name of Object.keys(factories) as (keyof SomeLoaders)[])
    Object.defineProperty(LazyLoaders.prototype, name, {
      get(this: LazyLoaders) {
        return LazyLoaders.make(name, this);
      },
    });
  // the properties are defined above
  return LazyLoaders as unknown as new (
    source: Omit<LoaderSource, 'loaders'>,
  ) => SomeLoaders;
}
