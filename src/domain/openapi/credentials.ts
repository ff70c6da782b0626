/** Reads the credentials that operations accept. */
import { canonical } from '../content.ts';
import { type JsonObject, listOf, objectOf, type Operation, resolved } from './document.ts';

/** Credentials that are needed together: schemes by their definition, each with a scope or none. */
type Credentials = ReadonlySet<string>;

/** Returns whether the parts of some credentials are parts of others. */
export const isSubset = (one: Credentials, other: Credentials): boolean =>
  [...one].every((part) => other.has(part));

/** Fields of a scheme that say where and how a client gets its credentials. */
const IGNORED_FIELDS: readonly string[] = ['description', 'flows', 'x-displayName'];

/** Returns the alternatives of credentials of an operation. Empty credentials are those of nobody. */
export function credentialsOf(document: JsonObject, { value }: Operation): Credentials[] {
  const schemes = objectOf(objectOf(document['components'])['securitySchemes']);
  const definitionOf = (scheme: string): string => {
    const { value: definition } = resolved(document, schemes[scheme]);
    const rules = Object.entries(definition).filter(([name]) => !IGNORED_FIELDS.includes(name));
    return rules.length === 0 ? scheme : canonical(Object.fromEntries(rules));
  };
  const security = value['security'] ?? document['security'];
  const alternatives = listOf(security).map((one) =>
    Object.entries(objectOf(one)).flatMap(([scheme, scopes]) => [
      definitionOf(scheme),
      ...listOf(scopes).map((scope) => `${definitionOf(scheme)} ${canonical(scope)}`),
    ]),
  );
  return (alternatives.length === 0 ? [[]] : alternatives).map((parts) => new Set(parts));
}
