import { describe, expect, it } from 'vitest';
import { readAdaptiveSchema, templatesOf } from '../../src/domain/adaptive-schema.ts';
import { holds, parseCondition } from '../../src/domain/condition.ts';
import { AppError } from '../../src/domain/errors.ts';

const read = (value: unknown) => readAdaptiveSchema(value, 'at');
const root = (properties: unknown, rest: object = {}) => ({ type: 'object', properties, ...rest });
const closed = (properties: object) => ({
  type: 'object',
  properties,
  additionalProperties: false,
});

/** Returns the path and the reason of the refusal of a value that is no schema. */
function refusalOf(value: unknown): readonly unknown[] {
  try {
    return ['accepted', read(value)];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return [error.reason, error.field, error.message];
  }
}

/** Returns an object with the given number of levels and a boolean property at the deepest. */
const deep = (levels: number, of: (properties: object) => object = root): object =>
  levels === 0 ? { type: 'boolean' } : of({ a: deep(levels - 1, of) });
/** Returns the given number of boolean properties. */
const booleans = (count: number): object =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`c${i}`, { type: 'boolean' }]));

describe('an adaptive schema', () => {
  it.each([
    ['no claims', { type: 'object' }, closed({})],
    [
      'a draft',
      {
        $schema: 'http://json-schema.org/draft-07/schema#',
        type: 'object',
        additionalProperties: false,
      },
      closed({}),
    ],
    ['a description', root({}, { description: 'Of us' }), { ...closed({}), description: 'Of us' }],
    [
      'booleans',
      root({ isBeta: { type: 'boolean', description: 'In the beta' }, $x: { type: 'boolean' } }),
      closed({ isBeta: { type: 'boolean', description: 'In the beta' }, $x: { type: 'boolean' } }),
    ],
    [
      'strings',
      root({ plan: { type: 'string', enum: ['free', 'pro'] }, name: { type: 'string' } }),
      closed({ plan: { type: 'string', enum: ['free', 'pro'] }, name: { type: 'string' } }),
    ],
    ['numbers', root({ seats: { type: 'number' } }), closed({ seats: { type: 'number' } })],
    [
      'lists',
      root({ teams: { type: 'array', items: { type: 'string' } } }),
      closed({ teams: { type: 'array', items: { type: 'string' } } }),
    ],
    [
      'objects',
      root({ company: root({ 'is-big': { type: 'boolean' } }) }),
      closed({ company: closed({ 'is-big': { type: 'boolean' } }) }),
    ],
    [
      'names of object prototypes',
      root({ constructor: { type: 'boolean' }, toString: { type: 'boolean' } }),
      closed({ constructor: { type: 'boolean' }, toString: { type: 'boolean' } }),
    ],
    ['five levels', deep(5), deep(5, closed)],
    ['a hundred claims', root(booleans(100)), closed(booleans(100))],
  ])('accepts %s', (_, value, schema) => {
    expect(read(value)).toEqual(schema);
  });

  it('has a fixed description of the unsigned claims', () => {
    const unsigned = root({ lang: { type: 'string' } }, { description: 'Mine' });
    expect(read(root({ unsigned }))).toEqual(
      closed({
        unsigned: {
          ...closed({ lang: { type: 'string' } }),
          description: 'Unsigned claims of the site visitor.',
        },
      }),
    );
    expect(read(root({ unsigned: { type: 'object' } }))).toEqual(
      closed({ unsigned: { ...closed({}), description: 'Unsigned claims of the site visitor.' } }),
    );
  });

  it.each([
    ['null', null, 'at', 'This is not a JSON Schema of an object.'],
    ['a list', [], 'at', 'This is not a JSON Schema of an object.'],
    ['a string', 'object', 'at', 'This is not a JSON Schema of an object.'],
    ['no type', {}, 'at.type', 'The type must be object here.'],
    ['another type', { type: 'boolean' }, 'at.type', 'The type must be object here.'],
    [
      'another draft',
      { $schema: 'https://json-schema.org/draft/2020-12/schema', type: 'object' },
      'at.$schema',
      'The schema must be a draft-07 schema.',
    ],
    [
      'a draft that is no string',
      { $schema: 7, type: 'object' },
      'at.$schema',
      'The schema must be a draft-07 schema.',
    ],
    [
      'further properties',
      root({}, { additionalProperties: true }),
      'at.additionalProperties',
      'Additional properties are not supported: additionalProperties must be false.',
    ],
    [
      'further properties of a type',
      root({}, { additionalProperties: {} }),
      'at.additionalProperties',
      'Additional properties are not supported: additionalProperties must be false.',
    ],
    ['required', root({}, { required: ['a'] }), 'at.required', 'This schema has no "required".'],
    ['properties that are a list', root([]), 'at.properties', 'The properties must be an object.'],
    ['properties that are null', root(null), 'at.properties', 'The properties must be an object.'],
    [
      'a claim that is null',
      root({ a: null }),
      'at.properties.a',
      'A claim must be an object with a type.',
    ],
    [
      'a claim that is true',
      root({ a: true }),
      'at.properties.a',
      'A claim must be an object with a type.',
    ],
    [
      'a claim without a type',
      root({ a: {} }),
      'at.properties.a.type',
      'The type of a claim must be boolean, string, number, array or object.',
    ],
    [
      'a claim of many types',
      root({ a: { type: ['boolean'] } }),
      'at.properties.a.type',
      'The type of a claim must be boolean, string, number, array or object.',
    ],
    [
      'a whole number',
      root({ a: { type: 'integer' } }),
      'at.properties.a.type',
      'The type of a claim must be boolean, string, number, array or object.',
    ],
    [
      'a reference',
      root({ a: { $ref: '#' } }),
      'at.properties.a.type',
      'The type of a claim must be boolean, string, number, array or object.',
    ],
    [
      'an enum of booleans',
      root({ a: { type: 'boolean', enum: ['x'] } }),
      'at.properties.a.enum',
      'A claim of this type has no "enum".',
    ],
    [
      'an enum of numbers',
      root({ a: { type: 'number', enum: [1] } }),
      'at.properties.a.enum',
      'A claim of this type has no "enum".',
    ],
    [
      'items of a string',
      root({ a: { type: 'string', items: {} } }),
      'at.properties.a.items',
      'A claim of this type has no "items".',
    ],
    [
      'a default',
      root({ a: { type: 'boolean', default: true } }),
      'at.properties.a.default',
      'A claim of this type has no "default".',
    ],
    [
      'a draft inside',
      root({ a: { $schema: 'x', type: 'object' } }),
      'at.properties.a.$schema',
      'This schema has no "$schema".',
    ],
    [
      'an empty enum',
      root({ a: { type: 'string', enum: [] } }),
      'at.properties.a.enum',
      'The values of a text must be 1 to 100 texts.',
    ],
    [
      'an enum of other values than strings',
      root({ a: { type: 'string', enum: ['x', 1] } }),
      'at.properties.a.enum',
      'The values of a text must be 1 to 100 texts.',
    ],
    [
      'too many enum values',
      root({ a: { type: 'string', enum: Array.from({ length: 101 }, String) } }),
      'at.properties.a.enum',
      'The values of a text must be 1 to 100 texts.',
    ],
    [
      'a long enum value',
      root({ a: { type: 'string', enum: ['x'.repeat(257)] } }),
      'at.properties.a.enum',
      'The values of a text must be 1 to 100 texts.',
    ],
    [
      'a list without items',
      root({ a: { type: 'array' } }),
      'at.properties.a.items',
      'A claim must be an object with a type.',
    ],
    [
      'a list of lists',
      root({ a: { type: 'array', items: { type: 'array', items: { type: 'string' } } } }),
      'at.properties.a.items.type',
      'The items of a list must be boolean, string or number.',
    ],
    [
      'a list of objects',
      root({ a: { type: 'array', items: { type: 'object' } } }),
      'at.properties.a.items.type',
      'The items of a list must be boolean, string or number.',
    ],
    [
      'a long description',
      root({ a: { type: 'boolean', description: 'x'.repeat(257) } }),
      'at.properties.a.description',
      'A description must be a text of at most 256 characters.',
    ],
    [
      'a description of the root that is no string',
      root({}, { description: 1 }),
      'at.description',
      'A description must be a text of at most 256 characters.',
    ],
    [
      'an open object',
      root({ a: root({}, { additionalProperties: true }) }),
      'at.properties.a.additionalProperties',
      'Additional properties are not supported: additionalProperties must be false.',
    ],
    [
      'an error at a deep level',
      root({ a: root({ b: { type: 'date' } }) }),
      'at.properties.a.properties.b.type',
      'The type of a claim must be boolean, string, number, array or object.',
    ],
    [
      'unsigned claims that are a boolean',
      root({ unsigned: { type: 'boolean' } }),
      'at.properties.unsigned',
      'The unsigned claims must be an object of claims.',
    ],
    [
      'a name with a dot',
      root({ 'a.b': { type: 'boolean' } }),
      'at.properties.a.b',
      'The name of a claim must have 1 to 64 letters, digits, _, $ and -.',
    ],
    [
      'a name that begins with a digit',
      root({ '1a': { type: 'boolean' } }),
      'at.properties.1a',
      'The name of a claim must have 1 to 64 letters, digits, _, $ and -.',
    ],
    [
      'an empty name',
      root({ '': { type: 'boolean' } }),
      'at.properties.',
      'The name of a claim must have 1 to 64 letters, digits, _, $ and -.',
    ],
    [
      'a prototype',
      JSON.parse('{"type":"object","properties":{"__proto__":{"type":"boolean"}}}'),
      'at.properties.__proto__',
      'The name of a claim must have 1 to 64 letters, digits, _, $ and -.',
    ],
    [
      'a long name, shortened in the message',
      root({ ['x'.repeat(9999)]: { type: 'boolean' } }),
      `at.properties.${'x'.repeat(64)}…`,
      'The name of a claim must have 1 to 64 letters, digits, _, $ and -.',
    ],
    [
      'a long keyword, shortened in the message',
      root({}, { ['x'.repeat(9999)]: 1 }),
      `at.${'x'.repeat(64)}…`,
      `This schema has no "${'x'.repeat(64)}…".`,
    ],
    ['six levels', deep(6), `at${'.properties.a'.repeat(6)}`, 'Claims are nested at most 5 deep.'],
    ['101 claims', root(booleans(101)), 'at.properties.c100', 'A site has at most 100 claims.'],
  ])('rejects %s', (_, value, field, message) => {
    expect(refusalOf(value)).toEqual(['BAD_USER_INPUT', field, message]);
  });
});

describe('the conditions that claims suggest', () => {
  const schema = read(
    root({
      beta: { type: 'boolean', description: 'In the beta' },
      plan: { type: 'string', enum: ['free', 'the "pro"\n'] },
      name: { type: 'string' },
      seats: { type: 'number' },
      teams: { type: 'array', items: { type: 'boolean' } },
      'is-big': { type: 'boolean' },
      unsigned: root({ dark: { type: 'boolean' } }),
    }),
  );

  it('include two for each boolean, and one for each value of an enum', () => {
    expect(templatesOf(schema)).toEqual([
      { description: 'In the beta', condition: 'visitor.claims.beta' },
      { description: 'Not: In the beta', condition: '!visitor.claims.beta' },
      { description: 'plan: free', condition: 'visitor.claims.plan == "free"' },
      { description: 'plan: the "pro"\n', condition: 'visitor.claims.plan == "the \\"pro\\"\\n"' },
      { description: 'is-big', condition: 'visitor.claims["is-big"]' },
      { description: 'Not: is-big', condition: '!visitor.claims["is-big"]' },
      { description: 'dark', condition: 'visitor.claims.unsigned.dark' },
      { description: 'Not: dark', condition: '!visitor.claims.unsigned.dark' },
    ]);
  });

  it('are valid conditions that hold for the visitors that they describe', () => {
    const claims = { beta: true, plan: 'the "pro"\n', 'is-big': false, unsigned: { dark: true } };
    expect(
      templatesOf(schema).map(({ condition }) => holds(parseCondition(condition), { claims })),
    ).toEqual([true, false, false, true, false, true, true, false]);
  });

  it('leave out values that are too long for a condition', () => {
    const long = read(root({ word: { type: 'string', enum: ['\u0001'.repeat(256), 'short'] } }));
    expect(templatesOf(long)).toEqual([
      { description: 'word: short', condition: 'visitor.claims.word == "short"' },
    ]);
  });
});
