/** The settings of Graphcache of urql for the schema of Lectern. */
import type { CacheExchangeOpts, KeyingConfig, ResolverConfig } from '@urql/exchange-graphcache';
import { relayPagination } from '@urql/exchange-graphcache/extras';
import { connectionFields, embeddedTypes } from './generated/caches.ts';
import { introspection } from './generated/introspection.ts';

export { introspection };

/** The types without an id, which are part of the object that contains them. */
export const keys: KeyingConfig = Object.fromEntries(
  embeddedTypes.map((type) => [type, () => null]),
);

/** The resolvers of connection fields: the pages of a list with the same arguments are one list. */
export const resolvers: ResolverConfig = Object.fromEntries(
  Object.entries(connectionFields).map(([type, fields]) => [
    type,
    Object.fromEntries(
      Object.keys(fields).map((field) => [field, relayPagination({ mergeMode: 'outwards' })]),
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
