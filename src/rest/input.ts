/**
 * Reads request values by the input types of the schema: converts the spellings of `/v1` to those
 * of GraphQL, and rejects invalid values with plain messages.
 */
import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { badInput } from '../domain/errors.ts';
import { type BareList, bareListOf } from './bare.ts';
import { clip, leafReader, type ValueReader, pathUnder, invalidValue } from './leaf.ts';
import { type TaggedType, taggedTypeOf } from './tagged.ts';
import { directiveOf } from './wire.ts';

interface Field {
  readonly read: ValueReader;
  readonly required: boolean;
  /** The default of an absent field. */
  readonly absent: string | undefined;
}

type Fields = ReadonlyMap<string, Field>;

const NO_FIELDS: ReadonlySet<string> = new Set();

/** Returns the item type of a list that `/v1` sends as an object, keyed by a field of the item. */
export function keyedItem(
  schema: GraphQLSchema,
  field: GraphQLArgument | GraphQLInputField,
): { item: GraphQLInputObjectType; by: string } | undefined {
  const by = directiveOf(schema, 'keyed', field)?.['by'];
  if (typeof by !== 'string') return undefined;
  const list = getNullableType(field.type);
  const item = isListType(list) ? getNullableType(list.ofType) : undefined;
  if (!isInputObjectType(item))
    throw new Error(`@keyed stands on ${field.name}, which is no list of objects.`);
  return { item, by };
}

/** Returns the value of a field that is absent on `/v1`, from its `@absent` directive. */
export function absentOf(
  schema: GraphQLSchema,
  field: GraphQLArgument | GraphQLInputField,
): string | undefined {
  const is = directiveOf(schema, 'absent', field)?.['is'];
  return typeof is === 'string' ? is : undefined;
}

/** Returns whether a body must have a field. */
export const isFieldRequired = (schema: GraphQLSchema, field: GraphQLInputField): boolean =>
  isNonNullType(field.type) &&
  field.defaultValue === undefined &&
  absentOf(schema, field) === undefined;

/** Creates readers, cached for each input type. graphql-js coerces their results. */
export class InputReaders {
  readonly #schema: GraphQLSchema;
  readonly #objects = new Map<string, Fields>();

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
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
    const fields = new Map([...this.#fields(type)].filter(([name]) => !hidden.includes(name)));
    return (value, path) => readObject(fields, ignored, value, path);
  }

  #ofNullable(type: GraphQLInputType, orNull: boolean): ValueReader {
    if (isListType(type)) return listReader(this.of(type.ofType), orNull);
    if (isNonNullType(type)) throw new Error('A type is non-null only once.');
    if (!isInputObjectType(type)) return leafReader(this.#schema, type, orNull);
    const bare = bareListOf(this.#schema, type);
    if (bare) return this.#ofBare(bare);
    const tagged = taggedTypeOf(this.#schema, type);
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
      fields.set(field.name, {
        read: this.#ofField(field),
        required: isFieldRequired(this.#schema, field),
        absent: absentOf(this.#schema, field),
      });
    }
    return fields;
  }

  #ofField(field: GraphQLInputField): ValueReader {
    const keyed = keyedItem(this.#schema, field);
    const orNull = directiveOf(this.#schema, 'nullable', field) !== undefined;
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
      return Object.entries(value).map(([name, inner]) => {
        const at = pathUnder(path, clip(name));
        return { [by]: key?.read(name, at), ...readObject(rest, NO_FIELDS, inner, at) };
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
    return value.map((item: unknown, index) => read(item, pathUnder(path, String(index))));
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
  for (const [name, inner] of Object.entries(value)) {
    const field = fields.get(name);
    if (field) input[name] = field.read(inner, pathUnder(path, name));
    else if (!ignored.has(name))
      throw unknownField(fields, pathUnder(path, clip(name)), clip(name));
  }
  for (const [name, { required, absent }] of fields) {
    if (Object.hasOwn(input, name)) continue;
    if (required) throw badInput(`${pathUnder(path, name)} is required.`, pathUnder(path, name));
    if (absent !== undefined) input[name] = absent;
  }
  return input;
}

function unknownField(fields: Fields, path: string, name: string): Error {
  const known = [...fields.keys()].map((one) => `\`${one}\``).join(', ');
  return badInput(`There is no field \`${name}\` here. Fields are: ${known}.`, path);
}

/**
 * Returns the path in a `/v1` body for a path in the GraphQL input. An item of a keyed list is
 * named by its key, and a tagged object has the path of its parent.
 */
export function pathInBody(
  schema: GraphQLSchema,
  type: GraphQLInputType,
  path: readonly string[],
  body: unknown,
): string[] {
  const [first, ...rest] = path;
  if (first === undefined) return [];
  const namedType = getNullableType(type);
  const inner: unknown =
    typeof body === 'object' && body !== null ? Reflect.get(body, first) : undefined;
  if (isListType(namedType)) return [first, ...pathInBody(schema, namedType.ofType, rest, inner)];
  const field = isInputObjectType(namedType) ? namedType.getFields()[first] : undefined;
  if (field === undefined) return [...path];
  if (taggedTypeOf(schema, namedType) || bareListOf(schema, namedType))
    return pathInBody(schema, field.type, rest, body);
  const keyed = keyedItem(schema, field);
  const key = keyed && isObject(inner) ? Object.keys(inner)[Number(rest[0])] : undefined;
  if (!keyed || key === undefined || !isObject(inner))
    return [first, ...pathInBody(schema, field.type, rest, inner)];
  const below =
    rest[1] === keyed.by ? [] : pathInBody(schema, keyed.item, rest.slice(1), inner[key]);
  return [first, clip(key), ...below];
}
