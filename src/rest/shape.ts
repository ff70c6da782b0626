/** Turns what GraphQL answers into what `/v1` sends: nulls left out, enums and `object` spelled its way. Shapers are made at start. */
import { type GraphQLSchema, isEnumType } from 'graphql';
import type { Fields, Selected } from './selection.ts';
import { spellingOf } from './wire.ts';

type Shaper = (value: unknown) => unknown;

/** The data of an answer, shaped. */
export type Data = Record<string, unknown>;

const same: Shaper = (value) => value;

/** Makes the shaper of everything that an operation selects. */
export function shaperOf(schema: GraphQLSchema, fields: Fields): (data: Data) => Data {
  const entries = [...fields].map(([name, selected]) => ({ name, shape: valueShaper(schema, selected), keepsNull: selected.keepsNull }));
  return (data) => {
    const body: Data = {};
    for (const { name, shape, keepsNull } of entries) {
      const value = data[name];
      if (value !== null && value !== undefined) body[name] = shape(value);
      else if (keepsNull && value === null) body[name] = null; // undefined is what a condition left out
    }
    return body;
  };
}

function valueShaper(schema: GraphQLSchema, selected: Selected): Shaper {
  const one = itemShaper(schema, selected);
  if (!selected.list || one === same) return one;
  return (values) => (Array.isArray(values) ? values.map((value: unknown) => (value === null ? null : one(value))) : values);
}

function itemShaper(schema: GraphQLSchema, selected: Selected): Shaper {
  if (selected.constant !== undefined) return () => selected.constant;
  if (selected.variants) {
    const shapers = new Map([...selected.variants].map(([name, { fields }]) => [name, shaperOf(schema, fields)]));
    return (value) => shapers.get(String((value as Data)['object']))?.(value as Data); // the selection says the type, see `Selected`
  }
  if (selected.fields) {
    const shape = shaperOf(schema, selected.fields);
    // What a selection with fields selects is an object: graphql-js made it from that very selection.
    return (value) => shape(value as Data);
  }
  if (!isEnumType(selected.type)) return same;
  const { toWire } = spellingOf(schema, selected.type);
  return (value) => toWire.get(String(value)) ?? value;
}
