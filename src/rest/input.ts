/** Reads what callers send, by the SDL's input types: `/v1` spellings in, GraphQL's out, and what does not fit refused in plain words. */
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
import { type Bare, bareOf } from './bare.ts';
import { clip, leafReader, type Reader, under, unfit } from './leaf.ts';
import { type Tagged, taggedOf } from './tagged.ts';
import { directiveOf } from './wire.ts';

interface Field {
  readonly read: Reader;
  readonly needed: boolean;
  /** What it is where it is left out. */
  readonly absent: string | undefined;
}

type Fields = ReadonlyMap<string, Field>;

const nothing: ReadonlySet<string> = new Set();

/** The item type of a list that `/v1` keys by one of the item's fields. */
export function keyedItem(schema: GraphQLSchema, field: GraphQLArgument | GraphQLInputField): { item: GraphQLInputObjectType; by: string } | undefined {
  const by = directiveOf(schema, 'keyed', field)?.['by'];
  if (typeof by !== 'string') return undefined;
  const list = getNullableType(field.type);
  const item = isListType(list) ? getNullableType(list.ofType) : undefined;
  if (!isInputObjectType(item)) throw new Error(`@keyed stands on ${field.name}, which is no list of objects.`);
  return { item, by };
}

/** What a field is on `/v1` where it is left out, by its `@absent`. */
export function absentOf(schema: GraphQLSchema, field: GraphQLArgument | GraphQLInputField): string | undefined {
  const is = directiveOf(schema, 'absent', field)?.['is'];
  return typeof is === 'string' ? is : undefined;
}

/** Whether a field of a body must be there. */
export const isNeeded = (schema: GraphQLSchema, field: GraphQLInputField): boolean => isNonNullType(field.type) && field.defaultValue === undefined && absentOf(schema, field) === undefined;

/** Makes readers, once for each input type. They give what graphql-js then coerces itself. */
export class Readers {
  readonly #schema: GraphQLSchema;
  readonly #objects = new Map<string, Fields>();

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /** The reader of a type; `orNull` is for messages: whether null means something here. */
  of(type: GraphQLInputType, orNull = false): Reader {
    const read = this.#ofNullable(getNullableType(type), orNull);
    if (isNonNullType(type)) return read;
    // Whether null is allowed is judged with the other limits, for both doors at once.
    return (value, path) => (value === null ? null : read(value, path));
  }

  /** The reader of a whole body. `ignored` are fields that published clients send and we do not have, `hidden` those that no caller may send. */
  ofBody(type: GraphQLInputObjectType, ignored: ReadonlySet<string> = nothing, hidden: readonly string[] = []): Reader {
    if (type.isOneOf) return this.of(type);
    const fields = new Map([...this.#fields(type)].filter(([name]) => !hidden.includes(name)));
    return (value, path) => readObject(fields, ignored, value, path);
  }

  #ofNullable(type: GraphQLInputType, orNull: boolean): Reader {
    if (isListType(type)) return listReader(this.of(type.ofType), orNull);
    if (isNonNullType(type)) throw new Error('A type is non-null only once.');
    if (!isInputObjectType(type)) return leafReader(this.#schema, type, orNull);
    const bare = bareOf(this.#schema, type);
    if (bare) return this.#ofBare(bare);
    const tagged = taggedOf(this.#schema, type);
    if (tagged) return this.#ofTagged(tagged, orNull);
    const fields = this.#fields(type);
    return (value, path) => {
      const input = readObject(fields, nothing, value, path, orNull);
      const values = Object.values(input);
      if (type.isOneOf && (values.length !== 1 || values[0] === null)) throw badInput(`Give exactly one of ${[...fields.keys()].join(', ')}.`, path);
      return input;
    };
  }

  /** Kept before it is filled, because an input type may hold itself. */
  #fields(type: GraphQLInputObjectType): Fields {
    const known = this.#objects.get(type.name);
    if (known) return known;
    const fields = new Map<string, Field>();
    this.#objects.set(type.name, fields);
    for (const field of Object.values(type.getFields())) {
      fields.set(field.name, { read: this.#ofField(field), needed: isNeeded(this.#schema, field), absent: absentOf(this.#schema, field) });
    }
    return fields;
  }

  #ofField(field: GraphQLInputField): Reader {
    const keyed = keyedItem(this.#schema, field);
    const orNull = directiveOf(this.#schema, 'nullable', field) !== undefined;
    return keyed ? this.#ofKeyed(keyed.item, keyed.by, orNull) : this.of(field.type, orNull);
  }

  /** An object on `/v1`, a list in GraphQL: each key becomes the field `by` of its item. */
  #ofKeyed(item: GraphQLInputObjectType, by: string, orNull: boolean): Reader {
    const key = this.#fields(item).get(by);
    const rest = new Map([...this.#fields(item)].filter(([name]) => name !== by));
    return (value, path) => {
      if (value === null) return null;
      if (!isObject(value)) throw unfit(path, 'an object', orNull);
      return Object.entries(value).map(([name, inner]) => {
        const at = under(path, clip(name));
        return { [by]: key?.read(name, at), ...readObject(rest, nothing, inner, at) };
      });
    };
  }

  /** A value on `/v1`, in GraphQL an object that holds it under the name of its member. */
  #ofBare({ list, other }: Bare): Reader {
    const [ofList, ofOther] = [this.#ofField(list), this.#ofField(other)];
    return (value, path) => (Array.isArray(value) ? { [list.name]: ofList(value, path) } : { [other.name]: ofOther(value, path) });
  }

  /** One object on `/v1`, in GraphQL an object that holds it under the name of its member. */
  #ofTagged({ by, members }: Tagged, orNull: boolean): Reader {
    const fields = new Map([...members].map(([tag, { type }]) => [tag, this.#fields(type)]));
    const known = `one of ${[...members.keys()].join(', ')}`;
    return (value, path) => {
      if (!isObject(value)) throw noObject(path, orNull);
      const { [by]: tag, ...inner } = value;
      const at = under(path, by);
      if (tag === undefined) throw badInput(`${at} is needed: ${known}.`, at);
      const member = typeof tag === 'string' ? members.get(tag) : undefined;
      const read = typeof tag === 'string' ? fields.get(tag) : undefined;
      if (!member || !read) throw unfit(at, known);
      return { [member.name]: readObject(read, nothing, inner, path) };
    };
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);

const noObject = (path: string, orNull: boolean): Error => (path === '' ? badInput('The body must be a JSON object.') : unfit(path, 'an object', orNull));

function listReader(read: Reader, orNull: boolean): Reader {
  return (value, path) => {
    if (!Array.isArray(value)) throw unfit(path, 'a list', orNull);
    return value.map((item: unknown, index) => read(item, under(path, String(index))));
  };
}

function readObject(fields: Fields, ignored: ReadonlySet<string>, value: unknown, path: string, orNull = false): Record<string, unknown> {
  if (!isObject(value)) throw noObject(path, orNull);
  const input: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) {
    const field = fields.get(name);
    if (field) input[name] = field.read(inner, under(path, name));
    else if (!ignored.has(name)) throw unknownField(fields, under(path, clip(name)), clip(name));
  }
  for (const [name, { needed, absent }] of fields) {
    if (Object.hasOwn(input, name)) continue;
    if (needed) throw badInput(`${under(path, name)} is needed.`, under(path, name));
    if (absent !== undefined) input[name] = absent;
  }
  return input;
}

function unknownField(fields: Fields, path: string, name: string): Error {
  const known = [...fields.keys()].map((one) => `\`${one}\``).join(', ');
  return badInput(`There is no field \`${name}\` here. There is: ${known}.`, path);
}

/**
 * The path inside a `/v1` body of what has this path inside the input, so that a fault names what the caller wrote:
 * an item of a keyed list is named by its key, and a tagged object is where its member is.
 */
export function pathInBody(schema: GraphQLSchema, type: GraphQLInputType, path: readonly string[], body: unknown): string[] {
  const [first, ...rest] = path;
  if (first === undefined) return [];
  const named = getNullableType(type);
  const inner: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, first) : undefined;
  if (isListType(named)) return [first, ...pathInBody(schema, named.ofType, rest, inner)];
  const field = isInputObjectType(named) ? named.getFields()[first] : undefined;
  if (field === undefined) return [...path];
  if (taggedOf(schema, named) || bareOf(schema, named)) return pathInBody(schema, field.type, rest, body);
  const keyed = keyedItem(schema, field);
  const key = keyed && isObject(inner) ? Object.keys(inner)[Number(rest[0])] : undefined;
  if (!keyed || key === undefined || !isObject(inner)) return [first, ...pathInBody(schema, field.type, rest, inner)];
  const below = rest[1] === keyed.by ? [] : pathInBody(schema, keyed.item, rest.slice(1), inner[key]);
  return [first, clip(key), ...below];
}
