/** How moments are read and written. */
import { buildASTSchema, graphqlSync, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { parseDateTime, scalars, serializeDateTime } from '../../src/graphql/scalars.ts';

describe('a DateTime that is written', () => {
  it.each([
    ['2026-11-21 13:24:00.12+00', '2026-11-21T13:24:00.120Z'],
    ['2026-11-21 13:24:00+00', '2026-11-21T13:24:00.000Z'],
    ['2026-11-21 13:24:00.123456+00', '2026-11-21T13:24:00.123Z'],
    ['2026-11-21 13:24:00.999999+00', '2026-11-21T13:24:00.999Z'],
    ['2026-11-21 13:24:00.12+02', '2026-11-21T11:24:00.120Z'],
    ['2026-11-21 13:24:00-03:30', '2026-11-21T16:54:00.000Z'],
    ['2026-11-21 13:24:00.5+0530', '2026-11-21T07:54:00.500Z'],
    ['2026-11-21T13:24:00.000Z', '2026-11-21T13:24:00.000Z'],
  ])('reads %s', (given, iso) => {
    expect(serializeDateTime(given)).toBe(iso);
  });

  it('comes from a Date too', () => {
    expect(serializeDateTime(new Date(0))).toBe('1970-01-01T00:00:00.000Z');
  });

  it.each(['infinity', 'x', new Date(Number.NaN), 5, null])('refuses %j', (given) => {
    expect(() => serializeDateTime(given)).toThrow(/DateTime cannot represent/);
  });
});

describe('a DateTime that is read', () => {
  it.each([
    ['2026-11-01T12:00:00.000Z', '2026-11-01T12:00:00.000Z'],
    ['2026-11-01T12:00:00Z', '2026-11-01T12:00:00.000Z'],
    ['2026-11-01t12:00:00z', '2026-11-01T12:00:00.000Z'],
    ['2026-11-01T12:00:00.123456789+02:00', '2026-11-01T10:00:00.123Z'],
    ['2024-02-29T00:00:00Z', '2024-02-29T00:00:00.000Z'],
    ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00.000Z'],
    ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
  ])('takes %s', (given, iso) => {
    expect(parseDateTime(given).toISOString()).toBe(iso);
  });

  it.each([
    '2026-11-01T12:00:00',
    '2026-11-01',
    '2026-11-01 12:00:00Z',
    '2026-02-30T00:00:00Z',
    '2025-02-29T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-11-01T24:00:00Z',
    '2026-11-01T12:00:60Z',
    '0000-01-01T00:00:00Z',
    '0001-01-01T00:00:00+01:00',
    '9999-12-31T23:59:59-01:00',
    '+12026-01-01T00:00:00Z',
    '2026-11-01T12:00:00|05:00',
    'now',
    '',
    `2026-11-01T12:00:00.${'0'.repeat(99)}Z`,
    5,
    null,
    {},
  ])('refuses %j', (given) => {
    expect(() => parseDateTime(given)).toThrow(/^A DateTime must /);
  });

  it('is a Date for resolvers, by variable and in the document', () => {
    const given: unknown[] = [];
    const schema = buildASTSchema(parse('scalar DateTime type Query { at(at: DateTime): DateTime }'));
    Object.assign(schema.getType('DateTime') ?? {}, { parseValue: scalars.DateTime.parseValue, parseLiteral: scalars.DateTime.parseLiteral, serialize: scalars.DateTime.serialize });
    const rootValue = {
      at: ({ at }: { at: unknown }) => {
        given.push(at);
        return at;
      },
    };
    const at = '2026-11-01T12:00:00.000Z';
    expect(graphqlSync({ schema, rootValue, source: `query ($at: DateTime) { at(at: $at) b: at(at: "${at}") }`, variableValues: { at } }).data).toEqual({ at, b: at });
    expect(given).toEqual([new Date(at), new Date(at)]);
    expect(graphqlSync({ schema, rootValue, source: '{ at(at: 5) }' }).errors?.[0]?.message).toMatch(/A DateTime must be a text such as/);
  });
});
