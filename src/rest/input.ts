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
import { badInput, type Problem } from '../domain/errors.ts';
import { checkAll, checkEach, Problems } from '../domain/problems.ts';
import { problemsOfObject } from '../graphql/checks.ts';
import type { BareList } from './bare.ts';
import { problemInBody } from './body-problems.ts';
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

/** The form in which an object is read. */
interface ObjectForm {
  /** The fields by their names in bodies. */
  readonly fields: ReadonlyMap<string, Field>;
  /**
   * Returns the problems of the fields that could be read, with paths in the body. It runs when
   * others could not be read; the GraphQL layer checks an input that was read whole.
   */
  readonly problemsOfRead: (
    input: Readonly<Record<string, unknown>>,
    body: unknown,
  ) => readonly Problem[];
}

const NO_FIELDS: ReadonlySet<string> = new Set();

/** Creates readers, cached for each input type. graphql-js coerces their results. */
export class InputReaders {
  readonly #wire: WireFormat;
  readonly #objects = new Map<string, ObjectForm>();

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
    const form = withoutFields(this.#form(type), ({ name }) => hidden.includes(name));
    return (value, path) => readObject(form, ignored, value, path);
  }

  #ofNullable(type: GraphQLInputType, orNull: boolean): ValueReader {
    if (isListType(type)) return listReader(this.of(type.ofType), orNull);
    if (isNonNullType(type)) throw new Error('A type is non-null only once.');
    if (!isInputObjectType(type)) return leafReader(this.#wire, type, orNull);
    const bare = this.#wire.bareList(type);
    if (bare) return this.#ofBare(bare);
    const tagged = this.#wire.taggedType(type);
    if (tagged) return this.#ofTagged(tagged, orNull);
    const form = this.#form(type);
    return (value, path) => {
      const input = readObject(form, NO_FIELDS, value, path, orNull);
      const values = Object.values(input);
      if (type.isOneOf && (values.length !== 1 || values[0] === null))
        throw badInput(`Send exactly one of ${[...form.fields.keys()].join(', ')}.`, path);
      return input;
    };
  }

  /**
   * Returns the form of a type. It is cached before it is complete, because an input type may
   * contain itself.
   */
  #form(type: GraphQLInputObjectType): ObjectForm {
    const known = this.#objects.get(type.name);
    if (known) return known;
    const fields = new Map<string, Field>();
    const form: ObjectForm = {
      fields,
      problemsOfRead: (input, body) =>
        // that none of several members could be read does not mean that none was sent
        (type.isOneOf ? [] : problemsOfObject(type, input)).map((problem) =>
          problemInBody(this.#wire, type, problem, body),
        ),
    };
    this.#objects.set(type.name, form);
    for (const field of Object.values(type.getFields())) {
      fields.set(this.#wire.nameOf(field), {
        name: field.name,
        read: this.#ofField(field),
        required: this.#wire.isRequired(field),
        absent: this.#wire.absentValue(field),
      });
    }
    return form;
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
    const form = this.#form(item);
    const key = form.fields.get(by);
    const rest = withoutFields(form, (field) => field === key);
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
    const forms = new Map([...members].map(([tag, { type }]) => [tag, this.#form(type)]));
    const known = `one of ${[...members.keys()].join(', ')}`;
    return (value, path) => {
      if (!isObject(value)) throw notAnObject(path, orNull);
      const { [by]: tag, ...inner } = value;
      const at = pathUnder(path, by);
      if (tag === undefined) throw badInput(`${at} is required: ${known}.`, at);
      const member = typeof tag === 'string' ? members.get(tag) : undefined;
      const form = typeof tag === 'string' ? forms.get(tag) : undefined;
      if (!member || !form) throw invalidValue(at, known);
      return { [member.name]: readObject(form, NO_FIELDS, inner, path) };
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

const withoutFields = (form: ObjectForm, isOut: (field: Field) => boolean): ObjectForm => ({
  ...form,
  fields: new Map([...form.fields].filter(([, field]) => !isOut(field))),
});

function readObject(
  { fields, problemsOfRead }: ObjectForm,
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
  if (!problems.isEmpty)
    for (const { message, path: below } of problemsOfRead(input, value))
      problems.add(message, [path, ...below].filter((step) => step !== '').join('.'));
  problems.throwIfAny();
  return input;
}

function messageOfUnknown(fields: ObjectForm['fields'], name: string): string {
  const known = [...fields.keys()].map((one) => `\`${one}\``).join(', ');
  return `There is no field \`${name}\` here. Fields are: ${known}.`;
}
