/** Checks how the scalars for times, maps and JSON are parsed and serialized. */
import { makeExecutableSchema } from '@graphql-tools/schema';
import { buildASTSchema, graphqlSync, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import {
  parseDateTime,
  parseJSON,
  parseStringMap,
  scalars,
  serializeDateTime,
} from '../../src/graphql/scalars.ts';

describe('a serialized DateTime', () => {
  it.each([
    ['2026-11-21 13:24:00.12+00', '2026-11-21T13:24:00.120Z'],
    ['2026-11-21 13:24:00+00', '2026-11-21T13:24:00.000Z'],
    ['2026-11-21 13:24:00.123456+00', '2026-11-21T13:24:00.123Z'],
    ['2026-11-21 13:24:00.999999+00', '2026-11-21T13:24:00.999Z'],
    ['2026-11-21 13:24:00.12+02', '2026-11-21T11:24:00.120Z'],
    ['2026-11-21 13:24:00-03:30', '2026-11-21T16:54:00.000Z'],
    ['2026-11-21 13:24:00.5+0530', '2026-11-21T07:54:00.500Z'],
    ['2026-11-21T13:24:00.000Z', '2026-11-21T13:24:00.000Z'],
  ])('is parsed from %s', (given, iso) => {
    expect(serializeDateTime(given)).toBe(iso);
  });

  it('may be made of a Date', () => {
    expect(serializeDateTime(new Date(0))).toBe('1970-01-01T00:00:00.000Z');
  });

  it.each(['infinity', 'x', new Date(Number.NaN), 5, null])('may not be made of %j', (given) => {
    expect(() => serializeDateTime(given)).toThrow(/DateTime cannot represent/);
  });
});

describe('a parsed DateTime', () => {
  it.each([
    ['2026-11-01T12:00:00.000Z', '2026-11-01T12:00:00.000Z'],
    ['2026-11-01T12:00:00Z', '2026-11-01T12:00:00.000Z'],
    ['2026-11-01t12:00:00z', '2026-11-01T12:00:00.000Z'],
    ['2026-11-01T12:00:00.123456789+02:00', '2026-11-01T10:00:00.123Z'],
    ['2024-02-29T00:00:00Z', '2024-02-29T00:00:00.000Z'],
    ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00.000Z'],
    ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
  ])('is accepted as %s', (given, iso) => {
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
  ])('is refused as %j', (given) => {
    expect(() => parseDateTime(given)).toThrow(/^A DateTime must /);
  });

  it('is a Date for resolvers, from a variable and from a literal', () => {
    const given: unknown[] = [];
    const schema = buildASTSchema(
      parse('scalar DateTime type Query { at(at: DateTime): DateTime }'),
    );
    Object.assign(schema.getType('DateTime') ?? {}, {
      parseValue: scalars.DateTime.parseValue,
      parseLiteral: scalars.DateTime.parseLiteral,
      serialize: scalars.DateTime.serialize,
    });
    const rootValue = {
      at: ({ at }: { at: unknown }) => {
        given.push(at);
        return at;
      },
    };
    const at = '2026-11-01T12:00:00.000Z';
    expect(
      graphqlSync({
        schema,
        rootValue,
        source: `query ($at: DateTime) { at(at: $at) b: at(at: "${at}") }`,
        variableValues: { at },
      }).data,
    ).toEqual({ at, b: at });
    expect(given).toEqual([new Date(at), new Date(at)]);
    expect(
      graphqlSync({ schema, rootValue, source: '{ at(at: 5) }' }).errors?.[0]?.message,
    ).toMatch(/A DateTime must be a text such as/);
  });
});

const given: unknown[] = [];
const schema = makeExecutableSchema({
  typeDefs:
    'scalar StringMap scalar JSON type Query { map(value: StringMap): StringMap json(value: JSON): JSON }',
  resolvers: {
    StringMap: scalars.StringMap,
    JSON: scalars.JSON,
    Query: Object.fromEntries(
      ['map', 'json'].map((name) => [
        name,
        (_: unknown, { value }: { value: unknown }) => {
          given.push(value);
          return value;
        },
      ]),
    ),
  },
});

/** Returns the result of a query and the arguments of its resolver. */
function ask(
  source: string,
  variableValues: Record<string, unknown> = {},
): { data: unknown; given: unknown; errors?: readonly string[] } {
  given.length = 0;
  const { data, errors } = graphqlSync({ schema, source, variableValues });
  return {
    data: JSON.parse(JSON.stringify(data ?? null)),
    given: JSON.parse(JSON.stringify(given)),
    ...(errors && { errors: errors.map(({ message }) => message) }),
  };
}

describe('a StringMap', () => {
  it('has texts or null under any names', () => {
    const map = JSON.parse('{"lang":"en","gone":null,"__proto__":"x","constructor":"y"}');
    const parsed = parseStringMap(map);
    expect(Object.entries(parsed)).toEqual(Object.entries(map));
    expect(Object.getPrototypeOf(parsed)).toBe(null);
    expect(parseStringMap(parsed)).toEqual(parsed);
  });

  it.each([
    null,
    undefined,
    'text',
    1,
    true,
    [],
    ['a'],
    [['a', 'b']],
    { a: 1 },
    { a: true },
    { a: {} },
    { a: ['b'] },
    new Date(0),
    new Map([['a', 'b']]),
  ])('is not %j', (value) => {
    expect(() => parseStringMap(value)).toThrow(
      'A StringMap must be an object whose values are texts.',
    );
  });

  it('is parsed from a variable and from a literal', () => {
    const map = { lang: 'en', gone: null };
    expect(ask('query ($map: StringMap) { map(value: $map) }', { map })).toEqual({
      data: { map },
      given: [map],
    });
    expect(
      ask(
        'query ($lang: String, $more: String) { map(value: { lang: $lang, gone: null, more: $more }) }',
        { lang: 'en' },
      ),
    ).toEqual({ data: { map }, given: [map] });
    expect(ask('{ map(value: { lang: 1 }) }').errors).toEqual([
      'A StringMap must be an object whose values are texts.',
    ]);
  });
});

describe('a JSON value', () => {
  const nested = (levels: number, inner: unknown): unknown =>
    levels === 0 ? inner : { a: nested(levels - 1, inner) };

  it.each([
    [null],
    ['text'],
    [0],
    [-1.5],
    [true],
    [[]],
    [{}],
    [[1, ['a', { b: null }]]],
    [nested(32, 'x')],
  ])('may be %j', (value) => {
    expect(parseJSON(value)).toBe(value);
  });

  it('is at most 32 levels deep', () => {
    for (const value of [
      nested(33, 'x'),
      [nested(32, 'x')],
      JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)),
    ])
      expect(() => parseJSON(value)).toThrow('A JSON value may be at most 32 levels deep.');
  });

  it.each([
    [undefined],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [1n],
    [() => 1],
    [new Date(0)],
    [{ a: undefined }],
  ])('is not %s', (value) => {
    expect(() => parseJSON(value)).toThrow('A JSON value must be representable in JSON.');
  });

  it('is parsed from a variable and from a literal', () => {
    const json = JSON.parse('{"list":[1,-2.5,true,null,"text"],"__proto__":{"a":"b"}}');
    expect(ask('query ($json: JSON) { json(value: $json) }', { json })).toEqual({
      data: { json },
      given: [json],
    });
    expect(
      ask(
        'query ($a: String) { json(value: { list: [1, -2.5, true, null, "text"], __proto__: { a: $a } }) }',
        { a: 'b' },
      ),
    ).toEqual({ data: { json }, given: [json] });
    expect(ask('{ json(value: null) }')).toEqual({ data: { json: null }, given: [null] });
    expect(ask('{ json(value: [RED]) }').errors).toEqual(['A string must be in quotes: "RED".']);
  });
});
