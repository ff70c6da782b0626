/**
 * Checks objects that `/v1` also accepts as a text, and input fields that only GraphQL has: in
 * requests, in errors, and in OpenAPI.
 */
import { buildSchema, type GraphQLInputObjectType, isInputObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../src/domain/errors.ts';
import { problemInBody } from '../../src/rest/body-problems.ts';
import { InputReaders } from '../../src/rest/input.ts';
import { JsonSchemas } from '../../src/rest/json-schema.ts';
import { wireFormatOf } from '../../src/rest/wire.ts';
import { base } from './toy.ts';

const schema = buildSchema(
  `${base}
  extend type Query { a: Int }
  input Bed { names: [String!], plants: [PlantInput!] @limit(items: 2), best: PlantInput }
  input PlantInput { name: String! @limit(max: 8), tall: Boolean }`,
  { assumeValidSDL: true },
);

function inputType(name: string): GraphQLInputObjectType {
  const type = schema.getType(name);
  if (!isInputObjectType(type)) throw new Error(`${name} is no input type.`);
  return type;
}

const wire = wireFormatOf(schema, {
  inputNames: { 'Bed.plants': 'names' },
  graphqlOnly: ['Bed.names'],
  texts: { PlantInput: 'name' },
});
const read = (body: unknown) => new InputReaders(wire).ofBody(inputType('Bed'))(body, new Date(0));

function refusalOf(body: unknown): object {
  try {
    return { accepted: read(body) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { reason: error.reason, field: error.field, message: error.message };
  }
}

describe('an object that can be a text', () => {
  it('is the value of a field of the object', () => {
    expect(read({ names: ['Rose', { name: 'Fern', tall: true }], best: 'Rose' })).toEqual({
      plants: [{ name: 'Rose' }, { name: 'Fern', tall: true }],
      best: { name: 'Rose' },
    });
    expect(read({ best: null })).toEqual({ best: null });
  });

  it.each([
    [{ best: 7 }, 'best', 'best must be a text or an object.'],
    [{ names: ['Rose', []] }, 'names.1', 'names.1 must be a text or an object.'],
    [{ names: [{}] }, 'names.0.name', 'names.0.name is required.'],
    [{ plants: [] }, 'plants', 'There is no field `plants` here. Fields are: `names`, `best`.'],
  ])('%j is refused with a readable message', (body, field, message) => {
    expect(refusalOf(body)).toEqual({ reason: 'BAD_USER_INPUT', field, message });
  });

  it.each([
    [['plants', '0', 'name'], { names: ['Rose'] }, ['names', '0'], 'names.0 is too long.'],
    [
      ['plants', '0', 'name'],
      { names: [{ name: 'Rose' }] },
      ['names', '0', 'name'],
      'name is too long.',
    ],
    [['best', 'name'], { best: 'Rose' }, ['best'], 'best is too long.'],
  ])('appears in errors as the caller wrote it: %j of %j', (path, body, expected, message) => {
    expect(
      problemInBody(wire, inputType('Bed'), { message: 'name is too long.', path }, body),
    ).toEqual({ path: expected, message });
  });

  it('is one or the other in OpenAPI, which has no fields of GraphQL only', () => {
    const schemas = new JsonSchemas(wire);
    expect(schemas.inputObject(inputType('Bed'))).toEqual({ $ref: '#/components/schemas/Bed' });
    const plant = {
      anyOf: [{ type: 'string', maxLength: 8 }, { $ref: '#/components/schemas/PlantInput' }],
    };
    expect(schemas.components['Bed']).toEqual({
      type: 'object',
      properties: { names: { type: 'array', items: plant, maxItems: 2 }, best: plant },
    });
  });
});
