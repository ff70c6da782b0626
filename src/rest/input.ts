/**
 * Reads request values by the input types of the schema: converts the spellings of `/v1` to those
 * of GraphQL, and rejects invalid values with plain messages, all of an input at once.
 */
import {
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  getNullableType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { badInput } from '../domain/errors.ts';
import { checkAll, checkEach, Problems } from '../domain/problems.ts';
import type { BareList } from './bare.ts';
import { directiveOf } from './directive.ts';
import { clip, leafReader, type ValueReader, pathUnder, invalidValue } from './leaf.ts';
import type { TaggedType } from './tagged.ts';
import type { WireFormat } from './wire.ts';

interface Field {
  /** Name in GraphQL. */
  readonly name: string;
  readonly read: ValueReader;
  readonly required: boolean;
  /** The default of an absent field. */
  readonly absent: string | undefined;
}

/** The fields of a type by their names in bodies. */
type Fields = ReadonlyMap<string, Field>;

const NO_FIELDS: ReadonlySet<string> = new Set();

/** Creates readers, cached for each input type. graphql-js coerces their results. */
export class InputReaders {
  readonly #wire: WireFormat;
  readonly #objects = new Map<string, Fields>();

  constructor(wire: WireFormat) {
    this.#wire = wire;
  }

  /** Returns the reader of a type. `orNull` is for messages: true if null is allowed. */
  of(type: GraphQLInputType, orNull = false): ValueReader {
    const read = this.#ofNullable(getNullableType(type), orNull);
    if (isNonNullType(type)) return read;
    // The GraphQL layer checks whether null is allowed, for both APIs.
    return (value, path) => (value === null ? null : read(value, path));
  }

  /**
   * Returns the reader of a whole body. `ignored` are fields that published clients send and this
   * API does not have; `hidden` are fields that no caller may send.
   */
  ofBody(
    type: GraphQLInputObjectType,
    ignored: ReadonlySet<string> = NO_FIELDS,
    hidden: readonly string[] = [],
  ): ValueReader {
    if (type.isOneOf) return this.of(type);
    const fields = new Map(
      [...this.#fields(type)].filter(([, { name }]) => !hidden.includes(name)),
    );
    return (value, path) => readObject(fields, ignored, value, path);
  }

  #ofNullable(type: GraphQLInputType, orNull: boolean): ValueReader {
    if (isListType(type)) return listReader(this.of(type.ofType), orNull);
    if (isNonNullType(type)) throw new Error('A type is non-null only once.');
    if (!isInputObjectType(type)) return leafReader(this.#wire, type, orNull);
    const bare = this.#wire.bareList(type);
    if (bare) return this.#ofBare(bare);
    const tagged = this.#wire.taggedType(type);
    if (tagged) return this.#ofTagged(tagged, orNull);
    const fields = this.#fields(type);
    return (value, path) => {
      const input = readObject(fields, NO_FIELDS, value, path, orNull);
      const values = Object.values(input);
      if (type.isOneOf && (values.length !== 1 || values[0] === null))
        throw badInput(`Send exactly one of ${[...fields.keys()].join(', ')}.`, path);
      return input;
    };
  }

  /**
   * Returns the fields of a type. They are cached before they are complete, because an input type
   * may contain itself.
   */
  #fields(type: GraphQLInputObjectType): Fields {
    const known = this.#objects.get(type.name);
    if (known) return known;
    const fields = new Map<string, Field>();
    this.#objects.set(type.name, fields);
    for (const field of Object.values(type.getFields())) {
      fields.set(this.#wire.nameOf(field), {
        name: field.name,
        read: this.#ofField(field),
        required: this.#wire.isRequired(field),
        absent: this.#wire.absentValue(field),
      });
    }
    return fields;
  }

  #ofField(field: GraphQLInputField): ValueReader {
    const keyed = this.#wire.keyedItem(field);
    const orNull = directiveOf(this.#wire.schema, 'nullable', field) !== undefined;
    return keyed ? this.#ofKeyed(keyed.item, keyed.by, orNull) : this.of(field.type, orNull);
  }

  /**
   * Returns the reader of an object that is a list in GraphQL: each key becomes the field `by` of
   * its item.
   */
  #ofKeyed(item: GraphQLInputObjectType, by: string, orNull: boolean): ValueReader {
    const key = this.#fields(item).get(by);
    const rest = new Map([...this.#fields(item)].filter(([name]) => name !== by));
    return (value, path) => {
      if (value === null) return null;
      if (!isObject(value)) throw invalidValue(path, 'an object', orNull);
      return checkEach(Object.entries(value), ([name, inner]) => {
        const at = pathUnder(path, clip(name));
        const [keyValue, fields] = checkAll(
          () => key?.read(name, at),
          () => readObject(rest, NO_FIELDS, inner, at),
        );
        return { [by]: keyValue, ...fields };
      });
    };
  }

  /** Returns the reader of a value that is an object with one member in GraphQL. */
  #ofBare({ list, other }: BareList): ValueReader {
    const [ofList, ofOther] = [this.#ofField(list), this.#ofField(other)];
    return (value, path) =>
      Array.isArray(value)
        ? { [list.name]: ofList(value, path) }
        : { [other.name]: ofOther(value, path) };
  }

  /**
   * Returns the reader of an object with a tag, which GraphQL nests under the name of its member.
   */
  #ofTagged({ by, members }: TaggedType, orNull: boolean): ValueReader {
    const fields = new Map([...members].map(([tag, { type }]) => [tag, this.#fields(type)]));
    const known = `one of ${[...members.keys()].join(', ')}`;
    return (value, path) => {
      if (!isObject(value)) throw notAnObject(path, orNull);
      const { [by]: tag, ...inner } = value;
      const at = pathUnder(path, by);
      if (tag === undefined) throw badInput(`${at} is required: ${known}.`, at);
      const member = typeof tag === 'string' ? members.get(tag) : undefined;
      const read = typeof tag === 'string' ? fields.get(tag) : undefined;
      if (!member || !read) throw invalidValue(at, known);
      return { [member.name]: readObject(read, NO_FIELDS, inner, path) };
    };
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const notAnObject = (path: string, orNull: boolean): Error =>
  path === ''
    ? badInput('The body must be a JSON object.')
    : invalidValue(path, 'an object', orNull);

function listReader(read: ValueReader, orNull: boolean): ValueReader {
  return (value, path) => {
    if (!Array.isArray(value)) throw invalidValue(path, 'a list', orNull);
    return checkEach(value, (item: unknown, index) => read(item, pathUnder(path, String(index))));
  };
}

function readObject(
  fields: Fields,
  ignored: ReadonlySet<string>,
  value: unknown,
  path: string,
  orNull = false,
): Record<string, unknown> {
  if (!isObject(value)) throw notAnObject(path, orNull);
  const input: Record<string, unknown> = {};
  const problems = new Problems();
  for (const [name, inner] of Object.entries(value)) {
    if (problems.isFull) break;
    const field = fields.get(name);
    if (field) input[field.name] = problems.check(() => field.read(inner, pathUnder(path, name)));
    else if (!ignored.has(name))
      problems.add(messageOfUnknown(fields, clip(name)), pathUnder(path, clip(name)));
  }
  for (const [wireName, { name, required, absent }] of fields) {
    if (Object.hasOwn(input, name)) continue;
    const at = pathUnder(path, wireName);
    if (required) problems.add(`${at} is required.`, at);
    else if (absent !== undefined) input[name] = absent;
  }
  problems.throwIfAny();
  return input;
}

function messageOfUnknown(fields: Fields, name: string): string {
  const known = [...fields.keys()].map((one) => `\`${one}\``).join(', ');
  return `There is no field \`${name}\` here. Fields are: ${known}.`;
}

/**
 * Returns the path in a `/v1` body for a path in the GraphQL input. An item of a keyed list is
 * named by its key, and a tagged object has the path of its parent.
 */
export function pathInBody(
  wire: WireFormat,
  type: GraphQLInputType,
  path: readonly string[],
  body: unknown,
): string[] {
  const [first, ...rest] = path;
  if (first === undefined) return [];
  const namedType = getNullableType(type);
  if (isListType(namedType))
    return [first, ...pathInBody(wire, namedType.ofType, rest, memberOf(body, first))];
  const field = isInputObjectType(namedType) ? namedType.getFields()[first] : undefined;
  if (field === undefined) return [...path];
  const name = wire.nameOf(field);
  const inner = memberOf(body, name);
  if (wire.taggedType(namedType) || wire.bareList(namedType))
    return pathInBody(wire, field.type, rest, body);
  const keyed = wire.keyedItem(field);
  const key = keyed && isObject(inner) ? Object.keys(inner)[Number(rest[0])] : undefined;
  if (!keyed || key === undefined || !isObject(inner))
    return [name, ...pathInBody(wire, field.type, rest, inner)];
  const below = rest[1] === keyed.by ? [] : pathInBody(wire, keyed.item, rest.slice(1), inner[key]);
  return [name, clip(key), ...below];
}

const memberOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
