/** Defines the custom scalars of the SDL. */
import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import { GraphQLDateTime } from 'graphql-scalars';

// The format of a timestamptz in UTC from `pg`: `2026-11-21 13:24:00.12+00`, with up to six digits
// of fraction.
const POSTGRES_UTC = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00$/;
const POSTGRES_ANY = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?([+-]\d\d)(?::?(\d\d))?$/;
// The format of results. Stored content has its times in it.
const ISO_UTC =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;
/** RFC 3339 with nine digits of fraction has 35 characters. */
const MAX_DATE_TIME_LENGTH = 40;

/**
 * Formats a DateTime in ISO 8601 with milliseconds, from a Date, an ISO text, or a timestamptz as
 * PostgreSQL writes it.
 */
export function serializeDateTime(value: unknown): string {
  if (typeof value === 'string') {
    if (ISO_UTC.test(value)) return value;
    const utc = POSTGRES_UTC.exec(value);
    if (utc !== null) return `${utc[1]}T${utc[2]}.${(utc[3] ?? '').slice(0, 3).padEnd(3, '0')}Z`;
    const [, day, time, fraction = '0', hours, minutes = '00'] = POSTGRES_ANY.exec(value) ?? [];
    return isoOf(
      new Date(day === undefined ? value : `${day}T${time}.${fraction}${hours}:${minutes}`),
      value,
    );
  }
  return isoOf(value instanceof Date ? value : new Date(Number.NaN), value);
}

function isoOf(date: Date, value: unknown): string {
  if (Number.isNaN(date.getTime()))
    throw new GraphQLError(`DateTime cannot represent ${JSON.stringify(value)}.`);
  return date.toISOString();
}

/**
 * Parses a DateTime of RFC 3339: with a time zone, an existing day, in the years 1 to 9999 in UTC.
 */
export function parseDateTime(value: unknown): Date {
  if (value instanceof Date && !Number.isNaN(value.getTime())) return value;
  const date =
    typeof value === 'string' && value.length <= MAX_DATE_TIME_LENGTH ? dateOf(value) : undefined;
  if (date === undefined)
    throw new GraphQLError(
      'A DateTime must be a text such as "2026-11-01T12:00:00.000Z": a valid date, a time and a time zone.',
    );
  const year = date.getUTCFullYear();
  if (year < 1 || year > 9999) throw new GraphQLError('A DateTime must be in the years 1 to 9999.');
  return date;
}

function dateOf(text: string): Date | undefined {
  try {
    const parsed: unknown = GraphQLDateTime.parseValue(text.toUpperCase());
    return parsed instanceof Date && !Number.isNaN(parsed.getTime()) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** Maximum number of nested objects and lists in a JSON value. */
const MAX_JSON_DEPTH = 32;

/**
 * Parses a StringMap into an object without a prototype, so that no name has a special meaning. The
 * other input checks limit its size and lengths.
 */
export function parseStringMap(value: unknown): Record<string, string | null> {
  const isMap =
    isPlain(value) &&
    Object.values(value).every((text) => text === null || typeof text === 'string');
  // The line above has checked each value.
  if (isMap) return Object.assign(Object.create(null), value) as Record<string, string | null>;
  throw new GraphQLError('A StringMap must be an object whose values are texts.');
}

/** Checks and returns a JSON value of at most 32 levels. */
export function parseJSON(value: unknown): unknown {
  const pending = [{ value, depth: 1 }];
  // Without recursion: a value that is too deep must not overflow the stack.
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { value: current, depth } = next;
    if (
      current === null ||
      typeof current === 'string' ||
      typeof current === 'boolean' ||
      Number.isFinite(current)
    )
      continue;
    if (!Array.isArray(current) && !isPlain(current))
      throw new GraphQLError('A JSON value must be representable in JSON.');
    if (depth > MAX_JSON_DEPTH)
      throw new GraphQLError(`A JSON value may be at most ${MAX_JSON_DEPTH} levels deep.`);
    for (const inner of Object.values(current)) pending.push({ value: inner, depth: depth + 1 });
  }
  return value;
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

/**
 * Returns the JSON value of a literal in a document; object fields whose variable is absent are
 * left out.
 */
function jsonOf(
  node: ValueNode,
  variables: Readonly<Record<string, unknown>> | null | undefined,
): unknown {
  switch (node.kind) {
    case Kind.NULL:
      return null;
    case Kind.STRING:
    case Kind.BOOLEAN:
      return node.value;
    case Kind.INT:
    case Kind.FLOAT:
      return Number(node.value);
    case Kind.VARIABLE:
      return variables?.[node.name.value];
    case Kind.LIST:
      return node.values.map((item) => jsonOf(item, variables) ?? null);
    case Kind.OBJECT: {
      const fields = node.fields.map(
        (field) => [field.name.value, jsonOf(field.value, variables)] as const,
      );
      return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
    }
    case Kind.ENUM:
      throw new GraphQLError(`A string must be in quotes: "${node.value}".`);
  }
}

/** Characters of an upload ticket. */
const MAX_TICKET_LENGTH = 4096;

/** Returns the ticket that the server has put in the place of a file. */
function parseUpload(value: unknown): string {
  if (typeof value === 'string' && value.length <= MAX_TICKET_LENGTH) return value;
  throw new GraphQLError(
    'An Upload must be a variable that is null, and that the part `map` of a form names.',
  );
}

/** The resolvers of the scalars. */
export const scalars = {
  // @graphql-tools/schema takes these descriptions instead of the SDL's.
  DateTime: new GraphQLScalarType<Date, string>({
    name: 'DateTime',
    description:
      'ISO 8601 timestamp in UTC with milliseconds, for example `2026-11-01T12:00:00.000Z`.',
    serialize: serializeDateTime,
    parseValue: parseDateTime,
    parseLiteral: (node) => parseDateTime(node.kind === Kind.STRING ? node.value : undefined),
  }),
  StringMap: new GraphQLScalarType<Record<string, string | null>, unknown>({
    name: 'StringMap',
    description: `An object with string values, for example \`{"product": "Lectern"}\`. An input has at most 100 names of 1
to 64 characters, and values of at most 1024. A \`null\` value removes the name where the
description says so.`,
    parseValue: parseStringMap,
    parseLiteral: (node, variables) => parseStringMap(jsonOf(node, variables)),
  }),
  Upload: new GraphQLScalarType<string, unknown>({
    name: 'Upload',
    description: `A file of a multipart request, as the GraphQL multipart request specification defines it: the
variable is null, and the part \`map\` of the form names it, for example
\`{"0": ["variables.input.upload"]}\` for the part \`0\`.`,
    parseValue: parseUpload,
    parseLiteral: () => parseUpload(undefined),
  }),
  JSON: new GraphQLScalarType<unknown, unknown>({
    name: 'JSON',
    description: `Any JSON value, for example \`{"plan": "pro"}\`. An input has at most ${MAX_JSON_DEPTH} levels.`,
    parseValue: parseJSON,
    parseLiteral: (node, variables) => parseJSON(jsonOf(node, variables)),
  }),
};
