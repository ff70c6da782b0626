/**
 * Writes schemas in one plain form, so that equivalent spellings are equal: references in `allOf`,
 * types and values of alternatives, and keywords without effect.
 */
import { canonical, type Json } from '../content.ts';
import { isObject, type JsonObject, listOf, objectOf, textOf, valueAt } from './document.ts';

/** Annotations, which do not affect validation. */
const ANNOTATIONS: readonly string[] = [
  ...['title', 'description', 'example', 'examples', 'externalDocs', 'default', 'deprecated'],
  ...['xml', '$comment', '$schema', '$id', 'discriminator'],
];

/** Limits, each with whether a greater value is more restrictive. */
export const LIMITS: readonly (readonly [name: string, narrowerWhenGreater: boolean])[] = [
  ...(['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'] as const).map(
    (name) => [name, true] as const,
  ),
  ...(['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'] as const).map(
    (name) => [name, false] as const,
  ),
];

/** A schema in plain form. It has no `$ref` and no `allOf`, `const` is `enum`, and `oneOf` is `anyOf`. */
export interface PlainSchema {
  /** The keywords of the schema; `false` for a schema that allows nothing. */
  readonly rules: JsonObject | false;
  /** The alternatives of the schema, each as it is written; empty for none. */
  readonly alternatives: readonly Json[];
}

/** Maximum number of references that are followed for one schema, and of parts of `allOf`. */
const MAX_REFERENCE_COUNT = 50;
const MAX_PART_COUNT = 200;

/** Returns whether a keyword affects validation. */
export const isRule = (name: string): boolean =>
  !ANNOTATIONS.includes(name) && !name.startsWith('x-');

const hasRules = (schema: JsonObject): boolean => Object.keys(schema).some(isRule);

/** Returns the part of a schema without some keywords. */
const without = (schema: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(schema).filter(([name]) => !names.includes(name)));

/** Returns the reference that a schema is, apart from annotations; undefined for another schema. */
export function referenceOf(schema: Json): string | undefined {
  const object = objectOf(schema);
  const own = without(object, ['$ref', 'allOf']);
  if (hasRules(own)) return undefined;
  const reference = textOf(object['$ref']);
  const parts = listOf(object['allOf']);
  if (reference !== undefined) return parts.length === 0 ? reference : undefined;
  return parts.length === 1 ? referenceOf(parts[0] ?? true) : undefined;
}

/** Returns the references in the parts of a schema that apply together, without following them. */
export function referencesOf(schema: Json): readonly string[] {
  const object = objectOf(schema);
  const reference = textOf(object['$ref']);
  return [
    ...(reference === undefined ? [] : [reference]),
    ...listOf(object['allOf']).slice(0, MAX_PART_COUNT).flatMap(referencesOf),
  ];
}

/** Returns the schema to which a reference points. */
export type ReadReference = (reference: string) => Json;

/** Returns a function that reads the references of a document. */
export const readerOf =
  (document: JsonObject): ReadReference =>
  (reference) =>
    valueAt(document, reference) ?? true;

/** Returns the parts of a schema that apply together, the outer ones first. */
function partsOf(schema: Json, read: ReadReference): (JsonObject | false)[] {
  const parts: (JsonObject | false)[] = [];
  let references = 0;
  const add = (json: Json): void => {
    if (parts.length >= MAX_PART_COUNT) return;
    if (json === false) parts.push(false);
    if (!isObject(json)) return;
    parts.push(without(json, ['$ref', 'allOf']));
    const reference = textOf(json['$ref']);
    if (reference !== undefined && references++ < MAX_REFERENCE_COUNT) add(read(reference));
    for (const part of listOf(json['allOf'])) add(part);
  };
  add(schema);
  return parts;
}

const typeList = (type: Json | undefined): string[] | undefined =>
  typeof type === 'string'
    ? [type]
    : Array.isArray(type)
      ? type.filter((one): one is string => typeof one === 'string')
      : undefined;

/** Returns the types that two lists have in common; an integer is a number. */
const commonTypes = (one: readonly string[], other: readonly string[]): string[] => [
  ...one.filter((type) => other.includes(type) || (type === 'integer' && other.includes('number'))),
  ...other.filter(
    (type) => type === 'integer' && one.includes('number') && !one.includes('integer'),
  ),
];

/** Returns the value of a keyword in two schemas that apply together. */
function both(name: string, one: Json, other: Json): Json {
  if (canonical(one) === canonical(other)) return one;
  if (name === 'type') return commonTypes(typeList(one) ?? [], typeList(other) ?? []);
  if (name === 'required') return [...new Set([...listOf(one), ...listOf(other)])];
  if (name === 'enum') {
    const values = new Set(listOf(other).map((value) => canonical(value)));
    return listOf(one).filter((value) => values.has(canonical(value)));
  }
  const limit = LIMITS.find(([known]) => known === name);
  if (limit && typeof one === 'number' && typeof other === 'number')
    return limit[1] ? Math.max(one, other) : Math.min(one, other);
  if (name === 'properties' || name === 'patternProperties') {
    const [first, second] = [objectOf(one), objectOf(other)];
    return {
      ...first,
      ...Object.fromEntries(
        Object.entries(second).map(([key, value]): [string, Json] => [
          key,
          Object.hasOwn(first, key) ? { allOf: [first[key] ?? true, value] } : value,
        ]),
      ),
    };
  }
  if (name === 'items' || name === 'additionalProperties' || name === 'not')
    return one === false || other === false ? false : { allOf: [one, other] };
  return one;
}

/** Returns the keywords of two schemas that apply together. Annotations of the first win. */
function merged(one: JsonObject, other: JsonObject): JsonObject {
  const result: Record<string, Json> = { ...one };
  for (const [name, value] of Object.entries(other)) {
    const known = Object.hasOwn(result, name) ? result[name] : undefined;
    result[name] = known === undefined ? value : isRule(name) ? both(name, known, value) : known;
  }
  return result;
}

/** Keywords with the values that have no effect. */
const NO_EFFECT: Readonly<Record<string, readonly string[]>> = {
  required: ['[]'],
  properties: ['{}'],
  patternProperties: ['{}'],
  items: ['true', '{}'],
  additionalProperties: ['true', '{}'],
  minLength: ['0'],
  minItems: ['0'],
  minProperties: ['0'],
  uniqueItems: ['false'],
  readOnly: ['false'],
  writeOnly: ['false'],
  deprecated: ['false'],
  nullable: ['false', 'true'],
};

/** Returns the type of a JSON value as schemas name it. */
const typeOfValue = (value: Json): string =>
  value === null
    ? 'null'
    : Array.isArray(value)
      ? 'array'
      : typeof value === 'number'
        ? Number.isInteger(value)
          ? 'integer'
          : 'number'
        : typeof value;

/** Returns the types of JSON values. */
export const typesOfValues = (values: readonly Json[]): string[] =>
  sortedTypes(values.map(typeOfValue));

/** Returns each type once, and null last. */
const sortedTypes = (types: readonly string[]): string[] => {
  const others = new Set(types.filter((type) => type !== 'null'));
  return [...[...others].sort(), ...(types.includes('null') ? ['null'] : [])];
};

/** Returns the limits of a schema in one spelling: those of integers are inclusive. */
function plainLimits(rules: JsonObject, types: readonly string[] | undefined): JsonObject {
  const result: Record<string, Json> = { ...rules };
  const isInteger = types?.includes('integer') === true && !types.includes('number');
  for (const [inclusive, exclusive, step] of [
    ['minimum', 'exclusiveMinimum', 1],
    ['maximum', 'exclusiveMaximum', -1],
  ] as const) {
    if (result[exclusive] === true) result[exclusive] = result[inclusive] ?? false;
    if (rules[exclusive] === true) delete result[inclusive];
    if (result[exclusive] === false) delete result[exclusive];
    const limit = result[exclusive];
    if (!isInteger || typeof limit !== 'number' || !Number.isInteger(limit)) continue;
    delete result[exclusive];
    const known = result[inclusive];
    const value = limit + step;
    result[inclusive] =
      typeof known !== 'number'
        ? value
        : step > 0
          ? Math.max(known, value)
          : Math.min(known, value);
  }
  return result;
}

/** Returns the keywords of one schema in plain form. */
function plainRules(schema: JsonObject): JsonObject {
  const { const: constant, ...rest } = schema;
  const values =
    constant !== undefined && Object.hasOwn(schema, 'const') ? [constant] : rest['enum'];
  const listed = Array.isArray(values) ? (values as readonly Json[]) : undefined; // JSON
  let types = typeList(rest['type']);
  const isNullable =
    rest['nullable'] === true ||
    types?.includes('null') === true ||
    listed?.includes(null) === true;
  if (types && isNullable) types = [...types, 'null'];
  const hasNull = listed === undefined || !isNullable || listed.includes(null);
  const plain: JsonObject = {
    ...without(plainLimits(rest, types), ['type', 'enum', 'nullable']),
    ...(types && { type: sortedTypes(types) }),
    ...(listed && { enum: hasNull ? listed : [...listed, null] }),
  };
  return Object.fromEntries(
    Object.entries(plain).filter(([name, value]) => !NO_EFFECT[name]?.includes(canonical(value))),
  );
}

/** The alternative that `nullable` adds in OpenAPI 3.0. */
const NULL_SCHEMA: Json = { type: 'null' };

const isNullType = (schema: Json): boolean => {
  const { type, ...rest } = objectOf(schema);
  return canonical(typeList(type) ?? []) === '["null"]' && !hasRules(rest);
};

/** Returns a schema that also allows null. */
function withNull(schema: JsonObject): JsonObject {
  const types = typeList(schema['type']);
  if (!types) return schema;
  const values = schema['enum'];
  return {
    ...schema,
    type: sortedTypes([...types, 'null']),
    ...(Array.isArray(values) && !values.includes(null) && { enum: [...values, null] }),
  };
}

/** Returns a schema that allows what any of the schemas allows, if they have types or values alone. */
function joined(alternatives: readonly JsonObject[]): JsonObject | undefined {
  const isOnly = (names: readonly string[]) =>
    alternatives.every(
      (schema) =>
        names.every((name) => name in schema) && !hasRules(without(schema, ['type', ...names])),
    );
  const types = sortedTypes(
    alternatives.flatMap(
      (schema) => typeList(schema['type']) ?? typesOfValues(listOf(schema['enum'])),
    ),
  );
  if (isOnly(['enum']))
    return { type: types, enum: alternatives.flatMap((one) => listOf(one['enum'])) };
  return isOnly(['type']) ? { type: types } : undefined;
}

/** Returns a schema in plain form. */
export function plainSchema(schema: Json, read: ReadReference, depth = 0): PlainSchema {
  const parts = partsOf(schema, read);
  if (parts.includes(false)) return { rules: false, alternatives: [] };
  let rules: JsonObject = {};
  let groups: (readonly Json[])[] = [];
  for (const part of parts) {
    if (part === false) continue;
    const group = ['anyOf', 'oneOf']
      .map((name) => listOf(part[name]))
      .filter((one) => one.length > 0)
      .map((one) => (part['nullable'] === true ? [...one, NULL_SCHEMA] : one));
    groups = [...groups, ...group];
    rules = merged(rules, plainRules(without(part, ['anyOf', 'oneOf'])));
  }
  rules = plainRules(rules);
  const open: (readonly Json[])[] = [];
  for (const group of groups) {
    const simple = depth < MAX_DEPTH ? simplified(group, read, depth + 1) : undefined;
    if (simple?.alternatives.length === 0 && simple.rules !== false)
      rules = plainRules(merged(rules, simple.rules));
    else open.push(simple?.alternatives ?? group);
  }
  if (objectOf(schema)['nullable'] === true && open.length === 0) rules = withNull(rules);
  const [first = [], ...others] = open;
  // several groups apply together; the others are compared as they are written
  if (others.length > 0) rules = { ...rules, alternatives: others };
  return { rules, alternatives: first };
}

/** Returns plain keywords as alternatives, one for each type that they state. */
export function alternativesByType(rules: JsonObject): readonly Json[] {
  const types = typeList(rules['type']) ?? [];
  if (types.length < 2) return [rules];
  const values = rules['enum'];
  return types.map((type): Json => {
    if (type === 'null') return NULL_SCHEMA;
    const allowed = listOf(values).filter((value) => typeOfValue(value) === type);
    return { ...rules, type, ...(values !== undefined && { enum: allowed }) };
  });
}

/** Maximum depth of alternatives in alternatives. */
const MAX_DEPTH = 8;

/** Returns alternatives as one schema where that is possible, and without nesting otherwise. */
function simplified(group: readonly Json[], read: ReadReference, depth: number): PlainSchema {
  const values = group.filter((one) => !isNullType(one));
  const hasNull = values.length < group.length;
  if (values.length === 1) {
    const { rules, alternatives } = plainSchema(values[0] ?? true, read, depth);
    if (rules !== false && alternatives.length === 0)
      return { rules: hasNull ? withNull(rules) : rules, alternatives: [] };
  }
  if (values.some((one) => referenceOf(one) !== undefined))
    return { rules: {}, alternatives: group };
  const plain = values.map((one) => plainSchema(one, read, depth));
  const flat = plain.flatMap(({ rules, alternatives }) =>
    rules === false || alternatives.length > 0 ? [] : [rules],
  );
  const one = flat.length === plain.length ? joined(flat) : undefined;
  return one
    ? { rules: hasNull ? withNull(one) : one, alternatives: [] }
    : { rules: {}, alternatives: group };
}
