/** The cache of Apollo Client for the schema of Lectern. */
import { InMemoryCache, type InMemoryCacheConfig, type TypePolicies } from '@apollo/client/cache';
import { connectionPolicy } from './apollo/connection.ts';
import { connectionFields, embeddedTypes, possibleTypes } from './generated/caches.ts';

export { connectionPolicy, possibleTypes };

/**
 * The policies of all types. Fields of a type without an id are part of the object that contains
 * it, and two selections of it are merged.
 */
const embedded: TypePolicies = Object.fromEntries(
  embeddedTypes.map((type) => [type, { keyFields: false, merge: true }] as const),
);

/** The policies of connection fields: pages that continue a list are part of it. */
const connections: TypePolicies = Object.fromEntries(
  Object.entries(connectionFields).map(([type, fields]) => [
    type,
    {
      fields: Object.fromEntries(
        Object.entries(fields).map(([field, names]) => [field, connectionPolicy(names)]),
      ),
    },
  ]),
);

/** The policies of all types and connection fields. */
export const typePolicies: TypePolicies = mergePolicies(embedded, connections);

/**
 * Creates a cache in which `fetchMore` extends a list. Policies in `config` are added to those of
 * Lectern.
 */
export function createCache(config: InMemoryCacheConfig = {}): InMemoryCache {
  return new InMemoryCache({
    ...config,
    possibleTypes: { ...possibleTypes, ...config.possibleTypes },
    typePolicies: mergePolicies(typePolicies, config.typePolicies ?? {}),
  });
}

/** Returns the policies of both; where both have one for a field, the second. */
function mergePolicies(first: TypePolicies, second: TypePolicies): TypePolicies {
  const merged = { ...first };
  for (const [type, policy] of Object.entries(second))
    merged[type] = {
      ...first[type],
      ...policy,
      fields: { ...first[type]?.fields, ...policy.fields },
    };
  return merged;
}
