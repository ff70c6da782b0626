/** Makes an example of the values that a schema allows. */
import type { Json } from '../content.ts';
import { isObject, type JsonObject, listOf, objectOf, textOf } from './document.ts';
import { plainSchema, type ReadReference, referenceOf } from './plain-schema.ts';

/** Maximum depth of an example, number of its values, and number of members of an object. */
const MAX_DEPTH = 5;
const MAX_VALUE_COUNT = 100;
const MAX_MEMBER_COUNT = 20;
/** Maximum length of an example in a document, as JSON. */
const MAX_GIVEN_LENGTH = 4000;

const TEXTS: Readonly<Record<string, string>> = {
  date: '2026-01-31',
  'date-time': '2026-01-31T09:00:00Z',
  time: '09:00:00Z',
  email: 'ada@example.com',
  uri: 'https://example.com',
  url: 'https://example.com',
  hostname: 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uuid: '123e4567-e89b-42d3-a456-426614174000',
  byte: 'dGV4dA==',
  binary: '<file>',
};

const isShort = (value: Json): boolean => JSON.stringify(value).length <= MAX_GIVEN_LENGTH;

/** Returns the example that a schema or a body states; undefined for none. */
export function givenExample(stated: JsonObject): Json | undefined {
  const { examples } = stated;
  const [named] = isObject(examples)
    ? Object.values(examples).map((one) => objectOf(one)['value'])
    : listOf(examples);
  const value = stated['example'] ?? named;
  return value !== undefined && isShort(value) ? value : undefined;
}

/** An example that is being made. */
class Sample {
  private remaining = MAX_VALUE_COUNT;
  private readonly open = new Set<string>();
  private readonly read: ReadReference;

  constructor(read: ReadReference) {
    this.read = read;
  }

  valueOf(schema: Json, depth: number): Json {
    const reference = referenceOf(schema);
    if (depth > MAX_DEPTH || --this.remaining < 0) return null;
    if (reference !== undefined && this.open.has(reference)) return null;
    if (reference !== undefined) this.open.add(reference);
    const { rules, alternatives } = plainSchema(schema, this.read);
    const value = rules === false ? null : this.ofRules(rules, alternatives, depth);
    if (reference !== undefined) this.open.delete(reference);
    return value;
  }

  private ofRules(rules: JsonObject, alternatives: readonly Json[], depth: number): Json {
    const given = givenExample(rules) ?? rules['default'] ?? listOf(rules['enum'])[0];
    if (given !== undefined) return given;
    const [type] = listOf(rules['type']);
    const alternative = alternatives.length > 0 ? this.valueOf(alternatives[0] ?? true, depth) : {};
    if (type === 'object' || 'properties' in rules || (isObject(alternative) && !type))
      return { ...this.members(rules, depth), ...objectOf(alternative) };
    if (alternatives.length > 0) return alternative;
    if (type === 'array') return [this.valueOf(rules['items'] ?? true, depth + 1)];
    return scalarOf(type, rules);
  }

  private members(rules: JsonObject, depth: number): JsonObject {
    const required = listOf(rules['required']);
    const members = Object.entries(objectOf(rules['properties'])).filter(
      ([, schema]) => objectOf(schema)['readOnly'] !== true,
    );
    const isRequired = ([name]: readonly [string, Json]) => required.includes(name);
    const chosen = [...members.filter(isRequired), ...members.filter((one) => !isRequired(one))];
    return Object.fromEntries(
      chosen
        .slice(0, MAX_MEMBER_COUNT)
        .filter((one) => depth < MAX_DEPTH - 1 || isRequired(one))
        .map(([name, schema]) => [name, this.valueOf(schema, depth + 1)]),
    );
  }
}

function scalarOf(type: Json | undefined, rules: JsonObject): Json {
  if (type === 'integer' || type === 'number')
    return typeof rules['minimum'] === 'number' ? rules['minimum'] : 1;
  if (type === 'boolean') return true;
  if (type === 'null') return null;
  return TEXTS[textOf(rules['format']) ?? ''] ?? 'text';
}

/** Returns an example of a schema, without read-only members. */
export const sampleOf = (read: ReadReference, schema: Json): Json =>
  new Sample(read).valueOf(schema, 0);
