/**
 * Writes `nullable` of OpenAPI 3.0 as an alternative, where a schema has no `type` to which the
 * upgrade to 3.1 could add `null`.
 */
import type { Json } from '../content.ts';
import { type JsonObject, listOf, objectOf, resolved, textOf } from './document.ts';
import { withDefinitions } from './references.ts';

const NULL: JsonObject = { type: 'null' };
/** The keywords that combine schemas. */
const COMBINING = ['$ref', 'allOf', 'anyOf', 'oneOf'] as const;
/** Keywords that describe a schema and stay next to its alternatives. */
const DESCRIBING: ReadonlySet<string> = new Set([
  ...['title', 'description', 'default', 'example', 'deprecated', 'readOnly', 'writeOnly'],
  'externalDocs',
]);

/** Returns a document of OpenAPI 3.0 whose combined schemas allow null by an alternative. */
export function withNullAlternatives(document: JsonObject): JsonObject {
  if (textOf(document['openapi'])?.startsWith('3.0') !== true) return document;
  return withDefinitions(document, (schema) =>
    schema['nullable'] === true && COMBINING.some((name) => name in schema)
      ? nullableSchema(document, schema)
      : schema,
  );
}

/** Returns a combined schema with the alternative null in place of `nullable`. */
function nullableSchema(document: JsonObject, schema: JsonObject): JsonObject {
  const { nullable, ...rest } = schema;
  const entries = Object.entries(rest);
  const rules = entries.filter(([name]) => !DESCRIBING.has(name) && !name.startsWith('x-'));
  const [[name = '', value] = []] = rules;
  const described = Object.fromEntries(entries.filter((entry) => !rules.includes(entry)));
  if (rules.length === 1 && (name === 'anyOf' || name === 'oneOf')) {
    const alternatives = listOf(value);
    return alternatives.some((one) => allowsNull(document, one))
      ? rest
      : { ...rest, [name]: [...alternatives, NULL] };
  }
  const parts = name === 'allOf' && rules.length === 1 ? listOf(value) : [];
  const alternative: Json = parts.length === 1 ? (parts[0] ?? true) : Object.fromEntries(rules);
  return { ...described, anyOf: [alternative, NULL] };
}

/** Returns whether a schema allows null by itself. */
function allowsNull(document: JsonObject, schema: Json): boolean {
  const { nullable, type } = resolved(document, schema).value;
  return nullable === true || objectOf(schema)['nullable'] === true || type === 'null';
}
