/** The scalars that the SDL names beyond GraphQL's own. */
import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { GraphQLDateTime } from 'graphql-scalars';

// as `pg` gives a timestamptz in UTC: `2026-11-21 13:24:00.12+00`, with up to six digits of fraction
const POSTGRES_UTC = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00$/;
const POSTGRES_ANY = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?([+-]\d\d)(?::?(\d\d))?$/;
/** RFC 3339 with nine digits of fraction has 35 characters. */
const LONGEST = 40;

/** A moment as text in ISO 8601 with milliseconds, from a Date, an ISO text, or a timestamptz as PostgreSQL writes it. */
export function serializeDateTime(value: unknown): string {
  if (typeof value === 'string') {
    const utc = POSTGRES_UTC.exec(value);
    if (utc !== null) return `${utc[1]}T${utc[2]}.${(utc[3] ?? '').slice(0, 3).padEnd(3, '0')}Z`;
    const [, day, time, fraction = '0', hours, minutes = '00'] = POSTGRES_ANY.exec(value) ?? [];
    return isoOf(new Date(day === undefined ? value : `${day}T${time}.${fraction}${hours}:${minutes}`), value);
  }
  return isoOf(value instanceof Date ? value : new Date(Number.NaN), value);
}

function isoOf(date: Date, value: unknown): string {
  if (Number.isNaN(date.getTime())) throw new GraphQLError(`DateTime cannot represent ${JSON.stringify(value)}.`);
  return date.toISOString();
}

/** A moment from a text of RFC 3339: with its zone, a day that exists, in the years 1 to 9999 of UTC. */
export function parseDateTime(value: unknown): Date {
  if (value instanceof Date && !Number.isNaN(value.getTime())) return value;
  const date = typeof value === 'string' && value.length <= LONGEST ? dateOf(value) : undefined;
  if (date === undefined) throw new GraphQLError('A DateTime must be a text such as "2026-11-01T12:00:00.000Z": a day that exists, a time and a zone.');
  const year = date.getUTCFullYear();
  if (year < 1 || year > 9999) throw new GraphQLError('A DateTime must lie in the years 1 to 9999.');
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

/** Resolvers of the scalars. */
export const scalars = {
  DateTime: new GraphQLScalarType<Date, string>({
    name: 'DateTime',
    // @graphql-tools/schema takes this one instead of the SDL's
    description: 'A moment in UTC, in ISO 8601 with milliseconds: `2026-11-01T12:00:00.000Z`.',
    serialize: serializeDateTime,
    parseValue: parseDateTime,
    parseLiteral: (node) => parseDateTime(node.kind === Kind.STRING ? node.value : undefined),
  }),
};
