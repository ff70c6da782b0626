/**
 * Checks a `@oneOf` of a list and another value, which `/v1` spells without a wrapper: in requests,
 * in errors, and in OpenAPI.
 */
import { buildSchema, type GraphQLInputObjectType, isInputObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../src/domain/errors.ts';
import { bareTypeOf } from '../../src/rest/bare.ts';
import { problemInBody } from '../../src/rest/body-problems.ts';
import { InputReaders } from '../../src/rest/input.ts';
import { JsonSchemas } from '../../src/rest/json-schema.ts';
import { wireFormatOf } from '../../src/rest/wire.ts';
import { base } from './toy.ts';

/** Returns a schema with these input types and an enumeration. */
const schemaWith = (types: string) =>
  buildSchema(`${base}\n extend type Query { a: Int }\n enum Kind { OLD_ROSE FERN }\n ${types}`, {
    assumeValidSDL: true,
  });

const schema = schemaWith(`
  input Bed { plants: PlantsInput, kind: Kind, note: String }
  input PlantsInput @oneOf { names: [Name!] @limit(items: 2), kind: Kind }
  input Name { text: String! }
`);

function inputType(name: string, of = schema): GraphQLInputObjectType {
  const type = of.getType(name);
  if (!isInputObjectType(type)) throw new Error(`${name} is no input type.`);
  return type;
}

const wire = wireFormatOf(schema, { bare: ['PlantsInput'] });
const readers = new InputReaders(wire);
const read = (body: unknown) => readers.ofBody(inputType('Bed'))(body, new Date(0));

function refusalOf(body: unknown): object {
  try {
    return { accepted: read(body) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { reason: error.reason, field: error.field, message: error.message };
  }
}

describe('a bare oneOf', () => {
  it('is a list or the other value on /v1, and the matching member in GraphQL', () => {
    expect(read({ plants: [{ text: 'Rose' }] })).toEqual({ plants: { names: [{ text: 'Rose' }] } });
    expect(read({ plants: [] })).toEqual({ plants: { names: [] } });
    expect(read({ plants: 'old-rose', note: 'a' })).toEqual({
      plants: { kind: 'OLD_ROSE' },
      note: 'a',
    });
    expect(read({ plants: null })).toEqual({ plants: null });
    expect(read({})).toEqual({});
  });

  it.each([
    [{ plants: 'OLD_ROSE' }, 'plants', 'plants must be one of old-rose, fern.'],
    [{ plants: 7 }, 'plants', 'plants must be one of old-rose, fern.'],
    [{ plants: { names: [] } }, 'plants', 'plants must be one of old-rose, fern.'],
    [{ plants: { kind: 'FERN' } }, 'plants', 'plants must be one of old-rose, fern.'],
    [{ plants: [{ text: 'a' }, 'b'] }, 'plants.1', 'plants.1 must be an object.'],
    [{ plants: [{}] }, 'plants.0.text', 'plants.0.text is required.'],
    [{ plants: [null] }, 'plants.0', 'plants.0 must be an object.'],
    [{ plants: [[]] }, 'plants.0', 'plants.0 must be an object.'],
  ])('%j is refused with a readable message', (body, field, message) => {
    expect(refusalOf(body)).toEqual({ reason: 'BAD_USER_INPUT', field, message });
  });

  it.each([
    [
      ['plants', 'names', '1', 'text'],
      ['plants', '1', 'text'],
      { plants: [{ text: 'a' }, { text: 'b' }] },
    ],
    [['plants', 'names'], ['plants'], { plants: [] }],
    [['plants', 'kind'], ['plants'], { plants: 'fern' }],
    [['plants'], ['plants'], { plants: 'fern' }],
    [['kind'], ['kind'], { kind: 'fern' }],
  ])('appears in errors as the caller wrote it: %j is %j', (path, expected, body) => {
    expect(problemInBody(wire, inputType('Bed'), { message: '', path }, body).path).toEqual(
      expected,
    );
  });

  it('is one or the other in OpenAPI', () => {
    const field = inputType('Bed').getFields()['plants'];
    expect(field && new JsonSchemas(wire).input(field)).toEqual({
      anyOf: [
        { type: 'array', items: { $ref: '#/components/schemas/Name' }, maxItems: 2 },
        { type: 'string', enum: ['old-rose', 'fern'] },
      ],
    });
  });

  it('can be a text or another value', () => {
    const texts = schemaWith(
      'input Word { word: WordInput } input WordInput @oneOf { text: String @limit(max: 3), map: StringMap }',
    );
    const spelled = wireFormatOf(texts, { bare: ['WordInput'] });
    const readWord = (word: unknown) =>
      new InputReaders(spelled).ofBody(inputType('Word', texts))({ word }, new Date(0));
    expect([readWord('abc'), readWord({ a: 'b' })]).toEqual([
      { word: { text: 'abc' } },
      { word: { map: { a: 'b' } } },
    ]);
    expect(() => readWord(7)).toThrow('word must be an object whose values are texts.');
    const field = inputType('Word', texts).getFields()['word'];
    expect(field && new JsonSchemas(spelled).input(field)).toEqual({
      anyOf: [
        { type: 'string', maxLength: 3 },
        {
          type: 'object',
          additionalProperties: { type: ['string', 'null'], maxLength: 1024 },
          propertyNames: { minLength: 1, maxLength: 64 },
          maxProperties: 100,
        },
      ],
    });
  });

  it('must consist of a list or a text and another value', () => {
    const { names, kind } = inputType('PlantsInput').getFields();
    const bare = wire.bareType(inputType('PlantsInput'));
    expect([bare?.first, bare?.other]).toEqual([names, kind]);
    expect([bare?.isFirst([]), bare?.isFirst('fern')]).toEqual([true, false]);
    expect(wire.bareType(inputType('Bed'))).toBeUndefined();
    for (const fields of [
      'names: [String!]',
      'names: [String!], others: [Int!]',
      'kind: Kind, other: Kind',
      'names: [String!], kind: Kind, note: String',
    ]) {
      const wrong = schemaWith(`input Wrong @oneOf { ${fields} }`);
      expect(() => bareTypeOf(inputType('Wrong', wrong))).toThrow(
        'Wrong is not a @oneOf of a list or a text and another value, so it has no bare form.',
      );
    }
    const plain = schemaWith('input Wrong { names: [String!], kind: Kind }');
    expect(() => bareTypeOf(inputType('Wrong', plain))).toThrow('Wrong is not a @oneOf');
  });
});
