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
import { Problems } from '../domain/problems.ts';
import { problemsOfPartial } from '../graphql/checks.ts';
import type { BareType } from './bare.ts';
import { problemInBody } from './body-problems.ts';
import { directiveOf } from './directive.ts';
import { clip, invalidValue, type LeafReader, leafReader, pathUnder } from './leaf.ts';
import type { TaggedType } from './tagged.ts';
import type { WireFormat } from './wire.ts';

/**
 * Reads a body; `now` is the time of the request.
 * @throws BAD_USER_INPUT with all problems of the body
 */
export type BodyReader = (body: unknown, now: Date) => unknown;

/**
 * Reads a value at a path and adds its problems. A value that cannot be read is undefined, in its
 * object or list too.
 */
type ValueReader = (value: unknown, path: string, problems: Problems) => unknown;

interface Field {
  /** Name in GraphQL. */
  readonly name: string;
  readonly read: ValueReader;
  readonly required: boolean;
  /** The default of an absent field. */
  readonly absent: string | undefined;
}

/** The fields of an object by their names in bodies. */
type Fields = ReadonlyMap<string, Field>;

/** The form in which an object is read. */
interface ObjectForm {
  readonly fields: Fields;
  /** Fields that are accepted and not read. */
  readonly ignored?: ReadonlySet<string>;
  /** For messages: true if null is allowed. */
  readonly orNull?: boolean;
}

/** Creates readers, cached for each input type. graphql-js coerces their results. */
export class InputReaders {
  readonly #wire: WireFormat;
  readonly #objects = new Map<string, Fields>();

  constructor(wire: WireFormat) {
    this.#wire = wire;
  }

  /** Returns the reader of a parameter. */
  of(type: GraphQLInputType): LeafReader {
    const read = this.#of(type);
    return (value, path) => {
      const problems = new Problems();
      const result = read(value, path, problems);
      problems.throwIfAny();
      return result;
    };
  }

  /**
   * Returns the reader of a whole body. `ignored` are fields that published clients send and this
   * API does not have; `hidden` are fields that no caller may send.
   */
  ofBody(
    type: GraphQLInputObjectType,
    ignored: ReadonlySet<string> = new Set(),
    hidden: readonly string[] = [],
  ): BodyReader {
    const fields = withoutFields(this.#fieldsOf(type), ({ name }) => hidden.includes(name));
    const read: ValueReader = type.isOneOf
      ? this.#of(type)
      : (value, path, problems) => readObject({ fields, ignored }, value, path, problems);
    return (body, now) => {
      if (!isObject(body)) throw badInput('The body must be a JSON object.');
      const problems = new Problems();
      const input = read(body, '', problems);
      // The GraphQL layer checks an input that could be read whole.
      if (!problems.isEmpty)
        for (const problem of problemsOfPartial(type, input, now)) {
          const { message, path } = problemInBody(this.#wire, type, problem, body);
          problems.add(message, path.join('.'));
        }
      problems.throwIfAny();
      return input;
    };
  }

  /** Returns the reader of a type. `orNull` is for messages: true if null is allowed. */
  #of(type: GraphQLInputType, orNull = false): ValueReader {
    const read = this.#ofNullable(getNullableType(type), orNull);
    if (isNonNullType(type)) return read;
    // The GraphQL layer checks whether null is allowed, for both APIs.
    return (value, path, problems) => (value === null ? null : read(value, path, problems));
  }

  #ofNullable(type: GraphQLInputType, orNull: boolean): ValueReader {
    if (isListType(type)) return listReader(this.#of(type.ofType), orNull);
    if (isNonNullType(type)) throw new Error('A type is non-null only once.');
    if (!isInputObjectType(type)) {
      const read = leafReader(this.#wire, type, orNull);
      return (value, path, problems) => problems.check(() => read(value, path));
    }
    const bare = this.#wire.bareType(type);
    if (bare) return this.#ofBare(bare);
    const tagged = this.#wire.taggedType(type);
    if (tagged) return this.#ofTagged(tagged, orNull);
    const textField = this.#wire.textField(type);
    if (textField) return this.#ofTextOrObject(type, textField, orNull);
    const fields = this.#fieldsOf(type);
    return (value, path, problems) => {
      const input = readObject({ fields, orNull }, value, path, problems);
      if (!type.isOneOf || input === undefined) return input;
      const values = Object.values(input);
      if (values.length === 1 && values[0] !== null) return input;
      problems.add(`Send exactly one of ${[...fields.keys()].join(', ')}.`, path);
      return undefined;
    };
  }

  /**
   * Returns the fields of a type. They are cached before they are complete, because an input type
   * may contain itself.
   */
  #fieldsOf(type: GraphQLInputObjectType): Fields {
    const known = this.#objects.get(type.name);
    if (known) return known;
    const fields = new Map<string, Field>();
    this.#objects.set(type.name, fields);
    for (const field of this.#wire.inputFields(type)) {
      const former = this.#wire.formerNameOf(field);
      const read = {
        name: field.name,
        read: this.#ofField(field),
        required: this.#wire.isRequired(field),
        absent: this.#wire.absentValue(field),
      };
      fields.set(this.#wire.nameOf(field), read);
      if (former !== undefined) fields.set(former, { ...read, required: false, absent: undefined });
    }
    return fields;
  }

  #ofField(field: GraphQLInputField): ValueReader {
    const keyed = this.#wire.keyedItem(field);
    const orNull = directiveOf(this.#wire.schema, 'nullable', field) !== undefined;
    return keyed ? this.#ofKeyed(keyed.item, keyed.by, orNull) : this.#of(field.type, orNull);
  }

  /**
   * Returns the reader of an object that is a list in GraphQL: each key becomes the field `by` of
   * its item.
   */
  #ofKeyed(item: GraphQLInputObjectType, by: string, orNull: boolean): ValueReader {
    const fields = this.#fieldsOf(item);
    const key = fields.get(by);
    const rest = withoutFields(fields, (field) => field === key);
    return (value, path, problems) => {
      if (value === null) return null;
      if (!isObject(value)) return problems.check(() => refuse(path, 'an object', orNull));
      return itemsOf(Object.entries(value), problems, ([name, inner]) => {
        const at = pathUnder(path, clip(name));
        const keyValue = key?.read(name, at, problems);
        const input = readObject({ fields: rest }, inner, at, problems);
        return input && { [by]: keyValue, ...input };
      });
    };
  }

  /** Returns the reader of a value that is an object with one member in GraphQL. */
  #ofBare({ first, isFirst, other }: BareType): ValueReader {
    const [ofFirst, ofOther] = [this.#ofField(first), this.#ofField(other)];
    return (value, path, problems) =>
      isFirst(value)
        ? { [first.name]: ofFirst(value, path, problems) }
        : { [other.name]: ofOther(value, path, problems) };
  }

  /** Returns the reader of an object that can be sent as the text of one of its fields. */
  #ofTextOrObject(
    type: GraphQLInputObjectType,
    textField: GraphQLInputField,
    orNull: boolean,
  ): ValueReader {
    const fields = this.#fieldsOf(type);
    const ofText = this.#ofField(textField);
    return (value, path, problems) => {
      if (typeof value === 'string') return { [textField.name]: ofText(value, path, problems) };
      if (isObject(value)) return readObject({ fields }, value, path, problems);
      return problems.check(() => refuse(path, 'a text or an object', orNull));
    };
  }

  /**
   * Returns the reader of an object with a tag, which GraphQL nests under the name of its member.
   */
  #ofTagged({ by, members }: TaggedType, orNull: boolean): ValueReader {
    const fieldsByTag = new Map([...members].map(([tag, { type }]) => [tag, this.#fieldsOf(type)]));
    const known = `one of ${[...members.keys()].join(', ')}`;
    return (value, path, problems) => {
      if (!isObject(value)) return problems.check(() => refuse(path, 'an object', orNull));
      const { [by]: tag, ...inner } = value;
      const at = pathUnder(path, by);
      const member = typeof tag === 'string' ? members.get(tag) : undefined;
      const fields = typeof tag === 'string' ? fieldsByTag.get(tag) : undefined;
      if (member && fields) return { [member.name]: readObject({ fields }, inner, path, problems) };
      if (tag === undefined) problems.add(`${at} is required: ${known}.`, at);
      else problems.check(() => refuse(at, known));
      return undefined;
    };
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Throws the error for a value of the wrong type. */
function refuse(path: string, expected: string, orNull = false): never {
  throw invalidValue(path, expected, orNull);
}

/** Returns the read items of a list, at most until no further problem is reported. */
function itemsOf<Item>(
  items: readonly Item[],
  problems: Problems,
  read: (item: Item, index: number) => unknown,
): unknown[] {
  const results: unknown[] = [];
  for (const [index, item] of items.entries())
    results.push(problems.isFull ? undefined : read(item, index));
  return results;
}

function listReader(read: ValueReader, orNull: boolean): ValueReader {
  return (value, path, problems) =>
    Array.isArray(value)
      ? itemsOf(value, problems, (item, index) =>
          read(item, pathUnder(path, String(index)), problems),
        )
      : problems.check(() => refuse(path, 'a list', orNull));
}

const withoutFields = (fields: Fields, isOut: (field: Field) => boolean): Fields =>
  new Map([...fields].filter(([, field]) => !isOut(field)));

/**
 * Returns the fields of an object, undefined where one could not be read or is missing; undefined for
 * another value.
 */
function readObject(
  { fields, ignored, orNull }: ObjectForm,
  value: unknown,
  path: string,
  problems: Problems,
): Record<string, unknown> | undefined {
  if (!isObject(value)) return problems.check(() => refuse(path, 'an object', orNull));
  const input: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) {
    if (problems.isFull) break;
    const field = fields.get(name);
    if (field) input[field.name] = field.read(inner, pathUnder(path, name), problems);
    else if (!ignored?.has(name))
      problems.add(messageOfUnknown(fields, clip(name)), pathUnder(path, clip(name)));
  }
  for (const [wireName, { name, required, absent }] of fields) {
    if (Object.hasOwn(input, name)) continue;
    const at = pathUnder(path, wireName);
    if (required) problems.add(`${at} is required.`, at);
    if (required || absent !== undefined) input[name] = absent;
  }
  return input;
}

function messageOfUnknown(fields: Fields, name: string): string {
  const known = [...fields.keys()].map((one) => `\`${one}\``).join(', ');
  return `There is no field \`${name}\` here. Fields are: ${known}.`;
}
