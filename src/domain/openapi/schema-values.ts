/** Reads and compares the types, formats and values that schemas allow. */
import { canonical, type Json } from '../content.ts';
import { type JsonObject, listOf, textOf } from './document.ts';
import { typesOfValues } from './plain-schema.ts';

/** Returns the strings of a list. */
export const textsOf = (json: Json | undefined): string[] =>
  listOf(json).filter((one) => typeof one === 'string');

/** Returns the types that a schema allows; undefined for any. */
export const typesOf = (schema: JsonObject): readonly string[] | undefined =>
  Array.isArray(schema['type']) ? textsOf(schema['type']) : undefined;

/** Returns the type that a schema without a type means by its keywords; undefined for none. */
export function impliedTypes(schema: JsonObject): readonly string[] | undefined {
  if ('properties' in schema || 'additionalProperties' in schema || 'required' in schema)
    return ['object'];
  if ('items' in schema) return ['array'];
  const values = schema['enum'];
  return Array.isArray(values) ? typesOfValues(values) : undefined;
}

/** Returns whether `other` allows everything that `one` allows. */
export const isWithin = (
  one: readonly string[] | undefined,
  other: readonly string[] | undefined,
): boolean =>
  other === undefined ||
  one?.every((type) => other.includes(type) || (type === 'integer' && other.includes('number'))) ===
    true;

/** Returns the values that a schema allows, as JSON; undefined for any. */
export function valuesOf(schema: JsonObject): readonly string[] | undefined {
  const values = schema['enum'];
  return Array.isArray(values) ? values.map((value: Json) => canonical(value)) : undefined;
}

/** Formats of numbers that have all values of the type in practice. */
const UNLIMITED_FORMATS: readonly string[] = ['int64', 'double'];

/** Returns the format that limits the values of a schema; undefined for none. */
export function formatOf(schema: JsonObject): string | undefined {
  const format = textOf(schema['format']);
  return format !== undefined && UNLIMITED_FORMATS.includes(format) ? undefined : format;
}

/** Returns whether a format allows everything that another allows; undefined is no format. */
export const isWithinFormat = (one: string | undefined, other: string | undefined): boolean =>
  other === undefined || one === other;

/** Returns the first values of a list for a message. */
export const formatValues = (values: readonly string[]): string =>
  values.length > 5
    ? `${values.slice(0, 5).join(', ')} and ${values.length - 5} more`
    : values.join(', ');

/** Returns a number of alternatives for a message. */
export const countOf = (count: number): string =>
  count === 1 ? 'one alternative' : `${count} alternatives`;
