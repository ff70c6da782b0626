/** Compiles the spellings of `/v1` for a schema, which are then looked up by type and field. */
import {
  type GraphQLArgument,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLInterfaceType,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { type BareType, bareTypeOf } from './bare.ts';
import { type KeyedItem, keyedItemOf } from './keyed.ts';
import type { EnumCase, Spellings } from './spelling.ts';
import { type TaggedType, taggedTypeOf } from './tagged.ts';

/** Converts `DELETE_EDIT` to `delete-edit`. */
export const kebab = (name: string): string => name.toLowerCase().replaceAll('_', '-');

const cases: Readonly<Record<EnumCase, (name: string) => string>> = {
  kebab,
  camel: (name) => name.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
  snake: (name) => name.toLowerCase(),
  upper: (name) => name,
};

/** The values of an enum, from GraphQL's names to those of `/v1` and back. */
export interface EnumSpelling {
  readonly toWire: ReadonlyMap<string, string>;
  readonly fromWire: ReadonlyMap<string, string>;
}

type Input = GraphQLArgument | GraphQLInputField;

const formats = new WeakMap<GraphQLSchema, WeakMap<Spellings, WireFormat>>();

/**
 * Returns the format of a schema with these spellings, which is compiled once.
 * @throws Error for a spelling of a type or field that the schema does not have
 */
export function wireFormatOf(schema: GraphQLSchema, spellings: Spellings): WireFormat {
  const ofSchema = formats.get(schema) ?? new WeakMap<Spellings, WireFormat>();
  formats.set(schema, ofSchema);
  const format = ofSchema.get(spellings) ?? new WireFormat(schema, spellings);
  ofSchema.set(spellings, format);
  return format;
}

/** The format of a schema's types on `/v1`. */
export class WireFormat {
  readonly schema: GraphQLSchema;
  readonly #objects: ReadonlyMap<GraphQLNamedType, string>;
  readonly #enums: ReadonlyMap<GraphQLEnumType, EnumCase>;
  readonly #nullFields: ReadonlySet<GraphQLField<unknown, unknown>>;
  readonly #outputNames: ReadonlyMap<GraphQLField<unknown, unknown>, string>;
  readonly #inputNames: ReadonlyMap<Input, string>;
  readonly #formerInputNames: ReadonlyMap<Input, string>;
  readonly #keyed: ReadonlyMap<Input, KeyedItem>;
  readonly #tagged: ReadonlyMap<GraphQLInputType, TaggedType>;
  readonly #bare: ReadonlyMap<GraphQLInputType, BareType>;
  readonly #graphqlOnly: ReadonlySet<Input>;
  readonly #texts: ReadonlyMap<GraphQLInputType, GraphQLInputField>;
  readonly #plain: ReadonlyMap<GraphQLNamedType, GraphQLField<unknown, unknown>>;
  readonly #absent: ReadonlyMap<Input, string>;

  constructor(schema: GraphQLSchema, spellings: Spellings) {
    const { objects = {}, enums = {}, nullFields = [], bare = [] } = spellings;
    const { outputNames = {}, inputNames = {}, keyed = {}, tagged = {} } = spellings;
    const { plain = {}, absent = {}, texts = {}, graphqlOnly = [] } = spellings;
    const { formerInputNames = {} } = spellings;
    this.schema = schema;
    this.#objects = mapped(objects, (name, object) => [objectType(schema, name), object]);
    this.#enums = mapped(enums, (name, enumCase) => [enumType(schema, name), enumCase]);
    this.#nullFields = new Set(nullFields.map((path) => outputField(schema, path)));
    this.#outputNames = mapped(outputNames, (path, name) => [outputField(schema, path), name]);
    this.#inputNames = mapped(inputNames, (path, name) => [inputField(schema, path), name]);
    this.#formerInputNames = mapped(formerInputNames, (path, name) => [
      inputField(schema, path),
      name,
    ]);
    this.#keyed = mapped(keyed, (path, by) => {
      const field = inputField(schema, path);
      return [field, keyedItemOf(field, by)];
    });
    this.#tagged = mapped(tagged, (name, by) => {
      const type = inputType(schema, name);
      return [type, taggedTypeOf(type, by)];
    });
    this.#bare = new Map(
      bare.map((name) => {
        const type = inputType(schema, name);
        return [type, bareTypeOf(type)];
      }),
    );
    this.#graphqlOnly = new Set(graphqlOnly.map((path) => inputField(schema, path)));
    this.#texts = mapped(texts, (name, field) => [
      inputType(schema, name),
      inputField(schema, `${name}.${field}`),
    ]);
    this.#plain = mapped(plain, (name, field) => {
      const type = interfaceType(schema, name);
      const found = type.getFields()[field];
      if (!found) throw unknownName('field', `${name}.${field}`);
      return [type, found];
    });
    this.#absent = mapped(absent, (path, value) => [inputField(schema, path), value]);
  }

  /** Returns the spelling of an enum's values. */
  enumOf(type: GraphQLEnumType): EnumSpelling {
    const spell = cases[this.#enums.get(type) ?? 'kebab'];
    const pairs = type.getValues().map(({ name }) => [name, spell(name)] as const);
    return { toWire: new Map(pairs), fromWire: new Map(pairs.map(([name, wire]) => [wire, name])) };
  }

  /** Returns the value of a type's field `object`. */
  objectOf(type: GraphQLNamedType): string {
    return this.#objects.get(type) ?? kebabOfType(type.name);
  }

  /**
   * Returns the value of the field `object` that all types of an interface have; undefined if they
   * differ.
   */
  objectOfAll(type: GraphQLInterfaceType): string | undefined {
    const objects = new Set(this.schema.getPossibleTypes(type).map((one) => this.objectOf(one)));
    return objects.size === 1 ? [...objects][0] : undefined;
  }

  /** Returns whether bodies contain the field as `null` when it has no value. */
  keepsNull(field: GraphQLField<unknown, unknown>): boolean {
    return this.#nullFields.has(field);
  }

  /** Returns the name of an output field in bodies. */
  nameOfOutput(field: GraphQLField<unknown, unknown>): string {
    return this.#outputNames.get(field) ?? field.name;
  }

  /** Returns the name of a field of a body. */
  nameOf(field: GraphQLInputField): string {
    return this.#inputNames.get(field) ?? field.name;
  }

  /** Returns the name that a field of a body had before; undefined for none. */
  formerNameOf(field: GraphQLInputField): string | undefined {
    return this.#formerInputNames.get(field);
  }

  /** Returns the name of a field in this body. */
  nameIn(field: GraphQLInputField, body: unknown): string {
    const former = this.formerNameOf(field);
    const isFormer =
      former !== undefined &&
      typeof body === 'object' &&
      body !== null &&
      Object.hasOwn(body, former);
    return isFormer ? former : this.nameOf(field);
  }

  /** Returns whether an input field of GraphQL has the second name in bodies. */
  isRenamed(name: string, nameInBody: string): boolean {
    return [...this.#inputNames, ...this.#formerInputNames].some(
      ([field, other]) => field.name === name && other === nameInBody,
    );
  }

  /** Returns the item of a list that is sent as an object; undefined for other inputs. */
  keyedItem(input: Input): KeyedItem | undefined {
    return this.#keyed.get(input);
  }

  /** Returns how a type is tagged; undefined for an untagged one. */
  taggedType(type: GraphQLInputType): TaggedType | undefined {
    return this.#tagged.get(type);
  }

  /** Returns the field whose value stands for a type; undefined for another type. */
  plainField(type: GraphQLNamedType): GraphQLField<unknown, unknown> | undefined {
    return this.#plain.get(type);
  }

  /** Returns the members of a bare type; undefined for another type. */
  bareType(type: GraphQLInputType): BareType | undefined {
    return this.#bare.get(type);
  }

  /** Returns the input fields of a type that bodies have. */
  inputFields(type: GraphQLInputObjectType): GraphQLInputField[] {
    return Object.values(type.getFields()).filter((field) => !this.#graphqlOnly.has(field));
  }

  /** Returns the field whose value a text is in place of an object; undefined for none. */
  textField(type: GraphQLInputType): GraphQLInputField | undefined {
    return this.#texts.get(type);
  }

  /** Returns the value of an absent field; undefined for none. */
  absentValue(input: Input): string | undefined {
    return this.#absent.get(input);
  }

  /** Returns whether a body must have a field. */
  isRequired(field: GraphQLInputField): boolean {
    return (
      isNonNullType(field.type) && field.defaultValue === undefined && !this.#absent.has(field)
    );
  }
}

/** Returns a map from the entries of a record. */
function mapped<Given extends string, Key, Value>(
  record: Readonly<Partial<Record<string, Given>>>,
  entryOf: (name: string, value: Given) => readonly [Key, Value],
): ReadonlyMap<Key, Value> {
  return new Map(
    Object.entries(record).flatMap(([name, value]) =>
      value === undefined ? [] : [entryOf(name, value)],
    ),
  );
}

/** Converts `SAMLProvider` to `saml-provider`. */
const kebabOfType = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();

const unknownName = (kind: string, name: string): Error =>
  new Error(`The spellings of /v1 name ${name}, which is no ${kind} of the schema.`);

function objectType(schema: GraphQLSchema, name: string) {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw unknownName('object type', name);
  return type;
}

function interfaceType(schema: GraphQLSchema, name: string): GraphQLInterfaceType {
  const type = schema.getType(name);
  if (!isInterfaceType(type)) throw unknownName('interface', name);
  return type;
}

function enumType(schema: GraphQLSchema, name: string): GraphQLEnumType {
  const type = schema.getType(name);
  if (!isEnumType(type)) throw unknownName('enum', name);
  return type;
}

function inputType(schema: GraphQLSchema, name: string): GraphQLInputObjectType {
  const type = schema.getType(name);
  if (!isInputObjectType(type)) throw unknownName('input type', name);
  return type;
}

function outputField(schema: GraphQLSchema, path: string): GraphQLField<unknown, unknown> {
  const [type = '', name = ''] = path.split('.');
  const field = objectType(schema, type).getFields()[name];
  if (!field) throw unknownName('field', path);
  return field;
}

function inputField(schema: GraphQLSchema, path: string): GraphQLInputField {
  const [type = '', name = ''] = path.split('.');
  const field = inputType(schema, type).getFields()[name];
  if (!field) throw unknownName('input field', path);
  return field;
}
