/** Checks the table of spellings against the schema, and the errors of an invalid table. */
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Spellings } from '../../src/rest/spelling.ts';
import { spellings } from '../../src/rest/spellings.ts';
import { wireFormatOf } from '../../src/rest/wire.ts';
import { readSchema } from '../contract/sdl.ts';

const schema = buildSchema(`
  enum Color { RED }
  type Plant { id: ID! color: Color }
  input PlantInput { name: String! beds: [BedInput!] tags: [String!] }
  input BedInput { day: String! note: String }
  input EditInput @oneOf { insertPlant: PlantInput removePlant: BedInput }
  input WordInput @oneOf { word: String bed: BedInput }
  type Query { plant: Plant }
`);

describe('the table of spellings', () => {
  it('names types and fields of the schema', () => {
    expect(() => wireFormatOf(readSchema(), spellings)).not.toThrow();
  });

  it('is compiled once for a schema', () => {
    const table: Spellings = {};
    expect(wireFormatOf(schema, table)).toBe(wireFormatOf(schema, table));
  });
});

describe('a table of spellings that does not match the schema', () => {
  const unknown = (name: string, kind: string) =>
    `The spellings of /v1 name ${name}, which is no ${kind} of the schema.`;

  it.each<[string, Spellings, string]>([
    ['an object type', { objects: { Tree: 'tree' } }, unknown('Tree', 'object type')],
    ['an enum', { enums: { Plant: 'camel' } }, unknown('Plant', 'enum')],
    ['a field', { nullFields: ['Plant.colour'] }, unknown('Plant.colour', 'field')],
    ['the type of a field', { nullFields: ['color'] }, unknown('color', 'object type')],
    [
      'an input field',
      { keyed: { 'PlantInput.bed': 'day' } },
      unknown('PlantInput.bed', 'input field'),
    ],
    [
      'an output name',
      { outputNames: { 'Plant.colour': 'color' } },
      unknown('Plant.colour', 'field'),
    ],
    [
      'an input name',
      { inputNames: { 'BedInput.days': 'day' } },
      unknown('BedInput.days', 'input field'),
    ],
    ['an absent field', { absent: { 'Plant.id': 'x' } }, unknown('Plant', 'input type')],
    ['a tagged type', { tagged: { Plant: 'operation' } }, unknown('Plant', 'input type')],
    ['an object that a text can be', { texts: { Plant: 'id' } }, unknown('Plant', 'input type')],
    [
      'the field that a text is',
      { texts: { BedInput: 'days' } },
      unknown('BedInput.days', 'input field'),
    ],
    [
      'a field of GraphQL only',
      { graphqlOnly: ['BedInput.days'] },
      unknown('BedInput.days', 'input field'),
    ],
    ['a bare type', { bare: ['Plant'] }, unknown('Plant', 'input type')],
    [
      'a keyed list of texts',
      { keyed: { 'PlantInput.tags': 'day' } },
      'tags is not a list of objects that need a field day.',
    ],
    [
      'the key of an item',
      { keyed: { 'PlantInput.beds': 'note' } },
      'beds is not a list of objects that need a field note.',
    ],
    [
      'a tagged type with one form',
      { tagged: { BedInput: 'operation' } },
      'BedInput is not a @oneOf, so it cannot be tagged.',
    ],
    [
      'a tagged text',
      { tagged: { WordInput: 'operation' } },
      'WordInput.word is not an object, so it cannot be tagged.',
    ],
    [
      'a tag that a member has',
      { tagged: { EditInput: 'day' } },
      'BedInput has a field day of its own.',
    ],
    [
      'a bare type of two objects',
      { bare: ['EditInput'] },
      'EditInput is not a @oneOf of a list or a text and another value, so it has no bare form.',
    ],
  ])('is refused at start for %s', (_, table, message) => {
    expect(() => wireFormatOf(schema, table)).toThrow(message);
  });
});
