/** Reads scalars and enums, and rejects invalid ones with messages without GraphQL terms. */
import { type GraphQLEnumType, type GraphQLScalarType, isEnumType } from 'graphql';
import { badInput, type AppError } from '../domain/errors.ts';
import type { WireFormat } from './wire.ts';

/**
 * Reads a value; `path` is its path in the body, or the name of the parameter.
 * @throws BAD_USER_INPUT
 */
export type LeafReader = (value: unknown, path: string) => unknown;

/** Returns the path of a field. */
export const pathUnder = (path: string, name: string): string =>
  path === '' ? name : `${path}.${name}`;

/** Returns a name from the request, shortened for messages. */
export const clip = (name: string): string => (name.length > 64 ? `${name.slice(0, 64)}…` : name);

/** Returns the error for a value of the wrong type. */
export const invalidValue = (path: string, expected: string, orNull = false): AppError =>
  badInput(`${path} must be ${expected}${orNull ? ', or null' : ''}.`, path);

const MAX_INT = 2 ** 31 - 1;
const isText = (value: unknown): boolean => typeof value === 'string';

const scalars: Readonly<
  Record<string, { readonly expected: string; readonly isValid: (value: unknown) => boolean }>
> = {
  String: { expected: 'a text', isValid: isText },
  ID: { expected: 'an id, as a text', isValid: isText },
  Int: {
    expected: 'a whole number',
    isValid: (value) => Number.isInteger(value) && Math.abs(Number(value)) <= MAX_INT,
  },
  Float: { expected: 'a number', isValid: (value) => typeof value === 'number' },
  Boolean: { expected: 'true or false', isValid: (value) => typeof value === 'boolean' },
  DateTime: {
    expected: 'an ISO 8601 timestamp, such as 2026-11-01T12:00:00.000Z',
    isValid: isText,
  },
  StringMap: {
    expected: 'an object whose values are texts',
    isValid: (value) => typeof value === 'object',
  },
  JSON: { expected: 'JSON of at most 32 levels', isValid: () => true },
};

/** Returns the reader of a scalar or an enum. */
export function leafReader(
  wire: WireFormat,
  type: GraphQLScalarType | GraphQLEnumType,
  orNull: boolean,
): LeafReader {
  return isEnumType(type) ? enumReader(wire, type, orNull) : scalarReader(type, orNull);
}

const enumReader = (wire: WireFormat, type: GraphQLEnumType, orNull: boolean): LeafReader =>
  readerOf(wire.enumOf(type).fromWire, orNull);

/** Returns a reader that accepts the keys of a map, and returns their values. */
export function readerOf(values: ReadonlyMap<string, unknown>, orNull = false): LeafReader {
  const expected = `one of ${[...values.keys()].join(', ')}`;
  return (value, path) => {
    const found = typeof value === 'string' ? values.get(value) : undefined;
    if (found === undefined) throw invalidValue(path, expected, orNull);
    return found;
  };
}

/**
 * Returns values unchanged, because graphql-js parses them again. The scalar's own parser only
 * decides whether a value is rejected.
 */
function scalarReader(type: GraphQLScalarType, orNull: boolean): LeafReader {
  const { expected, isValid } = scalars[type.name] ?? {
    expected: `a ${type.name}`,
    isValid: () => true,
  };
  return (value, path) => {
    if (!isValid(value) || !parses(type, value)) throw invalidValue(path, expected, orNull);
    return value;
  };
}

function parses(type: GraphQLScalarType, value: unknown): boolean {
  try {
    return type.parseValue(value) !== undefined;
  } catch {
    return false;
  }
}
