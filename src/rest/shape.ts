/**
 * Converts GraphQL data to `/v1` bodies: removes nulls and converts enum values. Shapers are
 * created at startup.
 */
import { isEnumType } from 'graphql';
import type { SelectedFields, SelectedField } from './selection.ts';
import type { WireFormat } from './wire.ts';

type Shaper = (value: unknown) => unknown;

/** The data of a response. */
export type Data = Record<string, unknown>;

const identity: Shaper = (value) => value;

/** Returns the shaper of a selection. */
export function shaperOf(wire: WireFormat, fields: SelectedFields): (data: Data) => Data {
  const entries = [...fields].map(([name, selected]) => ({
    name,
    responseName: selected.responseName,
    shape: valueShaper(wire, selected),
    keepsNull: selected.keepsNull,
  }));
  return (data) => {
    const body: Data = {};
    for (const { name, responseName, shape, keepsNull } of entries) {
      const value = data[responseName];
      if (value !== null && value !== undefined) body[name] = shape(value);
      // undefined was skipped by a directive
      else if (keepsNull && value === null) body[name] = null;
    }
    return body;
  };
}

function valueShaper(wire: WireFormat, selected: SelectedField): Shaper {
  const one = itemShaper(wire, selected);
  if (!selected.list || one === identity) return one;
  return (values) =>
    Array.isArray(values)
      ? values.map((value: unknown) => (value === null ? null : one(value)))
      : values;
}

function itemShaper(wire: WireFormat, selected: SelectedField): Shaper {
  if (selected.constant !== undefined) return () => selected.constant;
  const { plain } = selected;
  if (plain !== undefined) {
    const shape = itemShaper(wire, { ...selected, plain: undefined });
    return (value) => shape((value as Data)[plain]); // selected from the object
  }
  if (selected.variants) {
    const shapers = new Map(
      [...selected.variants].map(([name, { fields }]) => [name, shaperOf(wire, fields)]),
    );
    // `object` has the name of the type, see `SelectedField.variants`
    return (value) => shapers.get(String((value as Data)['object']))?.(value as Data);
  }
  if (selected.fields) {
    const shape = shaperOf(wire, selected.fields);
    const shapeOnce = selected.shared ? once(shape) : shape;
    // The value is an object, because graphql-js built it from the same selection.
    return (value) => shapeOnce(value as Data);
  }
  if (!isEnumType(selected.type)) return identity;
  const { toWire } = wire.enumOf(selected.type);
  return (value) => toWire.get(String(value)) ?? value;
}

/** Returns a shaper that shapes each object once, so that equal bodies are one object too. */
function once(shape: (data: Data) => Data): (data: Data) => Data {
  const bodies = new WeakMap<Data, Data>();
  return (data) => {
    const body = bodies.get(data) ?? shape(data);
    bodies.set(data, body);
    return body;
  };
}
