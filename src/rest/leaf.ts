/** Reads single values, and says what was wanted where one does not fit: never in GraphQL's words. */
import { type GraphQLEnumType, type GraphQLScalarType, type GraphQLSchema, isEnumType } from 'graphql';
import { badInput, type Fault } from '../domain/errors.ts';
import { spellingOf } from './wire.ts';

/** Reads a value; `path` is where it stands in the body, or the parameter's name. Throws BAD_USER_INPUT. */
export type Reader = (value: unknown, path: string) => unknown;

/** The path of a part. */
export const under = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

/** A name that a caller chose, short enough to be said back. */
export const clip = (name: string): string => (name.length > 64 ? `${name.slice(0, 64)}…` : name);

/** What is wanted where something else was given. */
export const unfit = (path: string, wanted: string, orNull = false): Fault => badInput(`${path} must be ${wanted}${orNull ? ', or null' : ''}.`, path);

const LARGEST_INT = 2 ** 31 - 1;
const isText = (value: unknown): boolean => typeof value === 'string';

const scalars: Readonly<Record<string, { readonly wanted: string; readonly fits: (value: unknown) => boolean }>> = {
  String: { wanted: 'a text', fits: isText },
  ID: { wanted: 'an id, as a text', fits: isText },
  Int: { wanted: 'a whole number', fits: (value) => Number.isInteger(value) && Math.abs(Number(value)) <= LARGEST_INT },
  Float: { wanted: 'a number', fits: (value) => typeof value === 'number' },
  Boolean: { wanted: 'true or false', fits: (value) => typeof value === 'boolean' },
  DateTime: { wanted: 'a moment in ISO 8601, such as 2026-11-01T12:00:00.000Z', fits: isText },
  StringMap: { wanted: 'an object whose values are texts', fits: (value) => typeof value === 'object' },
  JSON: { wanted: 'JSON of at most 32 levels', fits: () => true },
};

/** The reader of a scalar or an enum. */
export function leafReader(schema: GraphQLSchema, type: GraphQLScalarType | GraphQLEnumType, orNull: boolean): Reader {
  return isEnumType(type) ? enumReader(schema, type, orNull) : scalarReader(type, orNull);
}

function enumReader(schema: GraphQLSchema, type: GraphQLEnumType, orNull: boolean): Reader {
  const { fromWire } = spellingOf(schema, type);
  const wanted = `one of ${[...fromWire.keys()].join(', ')}`;
  return (value, path) => {
    const name = typeof value === 'string' ? fromWire.get(value) : undefined;
    if (name === undefined) throw unfit(path, wanted, orNull);
    return name;
  };
}

/** The value is given on as it is: graphql-js parses it again, so a scalar's own rule is asked here only for the words of its refusal. */
function scalarReader(type: GraphQLScalarType, orNull: boolean): Reader {
  const { wanted, fits } = scalars[type.name] ?? { wanted: `a ${type.name}`, fits: () => true };
  return (value, path) => {
    if (!fits(value) || !parses(type, value)) throw unfit(path, wanted, orNull);
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
