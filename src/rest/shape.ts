/**
 * Converts GraphQL data to `/v1` bodies: removes nulls and converts enum values. Shapers are
 * created at startup.
 */
import { type GraphQLSchema, isEnumType } from 'graphql';
import type { SelectedFields, SelectedField } from './selection.ts';
import { spellingOf } from './wire.ts';

type Shaper = (value: unknown) => unknown;

/** The data of a response. */
export type Data = Record<string, unknown>;

const identity: Shaper = (value) => value;

/** Returns the shaper of a selection. */
export function shaperOf(schema: GraphQLSchema, fields: SelectedFields): (data: Data) => Data {
  const entries = [...fields].map(([name, selected]) => ({
    name,
    shape: valueShaper(schema, selected),
    keepsNull: selected.keepsNull,
  }));
  return (data) => {
    const body: Data = {};
    for (const { name, shape, keepsNull } of entries) {
      const value = data[name];
      if (value !== null && value !== undefined) body[name] = shape(value);
      // undefined was skipped by a directive
      else if (keepsNull && value === null) body[name] = null;
    }
    return body;
  };
}

function valueShaper(schema: GraphQLSchema, selected: SelectedField): Shaper {
  const one = itemShaper(schema, selected);
  if (!selected.list || one === identity) return one;
  return (values) =>
    Array.isArray(values)
      ? values.map((value: unknown) => (value === null ? null : one(value)))
      : values;
}

function itemShaper(schema: GraphQLSchema, selected: SelectedField): Shaper {
  if (selected.constant !== undefined) return () => selected.constant;
  if (selected.variants) {
    const shapers = new Map(
      [...selected.variants].map(([name, { fields }]) => [name, shaperOf(schema, fields)]),
    );
    // `object` has the name of the type, see `SelectedField.variants`
    return (value) => shapers.get(String((value as Data)['object']))?.(value as Data);
  }
  if (selected.fields) {
    const shape = shaperOf(schema, selected.fields);
    // The value is an object, because graphql-js built it from the same selection.
    return (value) => shape(value as Data);
  }
  if (!isEnumType(selected.type)) return identity;
  const { toWire } = spellingOf(schema, selected.type);
  return (value) => toWire.get(String(value)) ?? value;
}
