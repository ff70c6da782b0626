/** The settings of Graphcache of urql for the schema of Lectern. */
import type { CacheExchangeOpts, KeyingConfig, ResolverConfig } from '@urql/exchange-graphcache';
import { connectionFields, embeddedTypes } from './generated/caches.ts';
import { introspection } from './generated/introspection.ts';
import { connectionResolver } from './graphcache/connection.ts';

export { introspection };

/** The types without an id, which are part of the object that contains them. */
export const keys: KeyingConfig = Object.fromEntries(
  embeddedTypes.map((type) => [type, () => null]),
);

/** The resolvers of connection fields: pages that follow each other by their cursors are one list. */
export const resolvers: ResolverConfig = Object.fromEntries(
  Object.entries(connectionFields).map(([type, fields]) => [
    type,
    Object.fromEntries(
      Object.entries(fields).map(([field, names]) => [field, connectionResolver(names)]),
    ),
  ]),
);

/**
 * The settings for `cacheExchange`, in which a query for the next page extends its list. Without
 * `resolvers`, each page is a list of its own.
 */
export const graphcache: Pick<CacheExchangeOpts, 'schema' | 'keys' | 'resolvers'> = {
  schema: introspection,
  keys,
  resolvers,
};
