/** Describes what `/v1` sends and takes as JSON Schema, from the selections and input types that shape and read it. */
import {
  type GraphQLArgument,
  type GraphQLEnumType,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { keyedItem } from './input.ts';
import { ListBody } from './route.ts';
import type { Fields, Selected } from './selection.ts';
import { directiveOf, spellingOf } from './wire.ts';

/** A JSON Schema, or any other object of an OpenAPI document. */
export type Json = Readonly<Record<string, unknown>>;

const scalars: Readonly<Record<string, Json>> = {
  String: { type: 'string' },
  ID: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  DateTime: { type: 'string', format: 'date-time' },
};

const formats: Readonly<Record<string, Json>> = { EMAIL: { format: 'email' }, DOMAIN: { format: 'hostname' }, URL: { format: 'uri' }, EMOJI: {} };

/** What `/v1` says of the arguments of every connection. */
const paging: Readonly<Record<string, Json>> = {
  first: { minimum: 1, maximum: 1000, default: 50, description: 'At most so many.' },
  after: { description: 'The `next.page` of the page before.' },
};

type Input = GraphQLArgument | GraphQLInputField;

/** Describes values, and keeps what has a name as a component. */
export class JsonSchemas {
  /** Components by their names. */
  readonly components: Record<string, Json> = {};
  readonly #schema: GraphQLSchema;
  /** What a selected value stands for in a sample. */
  readonly #selected = new WeakMap<object, Selected>();

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /** What a route's `body` makes of a selection: it is called with a sample, and what it picked, wrapped or nested is described. */
  body(fields: Fields, body: (data: unknown) => unknown): Json {
    // A root field's description is the operation's own.
    const { description, ...schema } = this.#describe(body(this.#sample(fields)));
    return schema;
  }

  #sample(fields: Fields): Json {
    return Object.fromEntries(
      [...fields].map(([name, selected]) => {
        const value = selected.fields && !selected.list ? this.#sample(selected.fields) : {};
        this.#selected.set(value, selected);
        return [name, value];
      }),
    );
  }

  #describe(value: unknown): Json {
    if (value instanceof ListBody) return this.#list(this.#describe(value.items));
    if (typeof value !== 'object' || value === null) throw new Error('A body may pick, wrap and nest what is selected, and nothing else.');
    const selected = this.#selected.get(value);
    if (selected) return this.#value(selected);
    const parts: [string, unknown][] = Object.entries(value);
    const needed = parts.filter(([, part]) => isSent(typeof part === 'object' && part !== null ? this.#selected.get(part) : undefined));
    return objectOf(
      parts.map(([name, part]) => [name, this.#describe(part)]),
      needed.map(([name]) => name),
    );
  }

  #list(items: Json): Json {
    const next = { ...objectOf([['page', { type: 'string', description: 'Give it as `page` to get the next page.' }]], ['page']), description: 'Absent on the last page.' };
    return objectOf(
      [
        ['next', next],
        ['count', { type: 'integer', description: 'How many there are on all pages.' }],
        ['items', items],
      ],
      ['count', 'items'],
    );
  }

  #value(selected: Selected): Json {
    const item = this.#item(selected);
    const schema = selected.list ? { type: 'array', items: item } : item;
    const { description, deprecated } = selected;
    return { ...(selected.keepsNull ? { anyOf: [schema, { type: 'null' }] } : schema), ...(description && { description }), ...(deprecated && { deprecated }) };
  }

  #item({ type, fields, constant, fragment }: Selected): Json {
    if (constant !== undefined) return { type: 'string', const: constant };
    if (!fields) return isEnumType(type) ? this.#enum(type) : (scalars[type.name] ?? {});
    if (fragment?.endsWith('Body') !== true) return this.#object(fields);
    return this.#component(fragment.slice(0, -'Body'.length), () => ({ ...this.#object(fields), ...(type.description && { description: type.description }) }));
  }

  #object(fields: Fields): Json {
    const sent = [...fields].filter(([, selected]) => isSent(selected));
    return objectOf(
      [...fields].map(([name, selected]) => [name, this.#value(selected)]),
      sent.map(([name]) => name),
    );
  }

  #component(name: string, make: () => Json): Json {
    if (!Object.hasOwn(this.components, name)) {
      this.components[name] = {};
      this.components[name] = make();
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  #enum(type: GraphQLEnumType): Json {
    return { type: 'string', enum: [...spellingOf(this.#schema, type).fromWire.keys()] };
  }

  /** What a query parameter or a field of a body may be, with its limits and its default. */
  input(input: Input): Json {
    const limits = directiveOf(this.#schema, 'limit', input) ?? {};
    const keyed = keyedItem(this.#schema, input);
    const schema = keyed ? this.#keyed(keyed.item, keyed.by) : this.#inputValue(input.type, limits);
    const byDefault = input.defaultValue === undefined ? {} : { default: this.#spell(input.type, input.defaultValue) };
    const description = this.#inWireSpelling(input);
    const described = { ...schema, ...byDefault, ...(description && { description }), ...paging[input.name] };
    return directiveOf(this.#schema, 'nullable', input) ? orNull(described) : described;
  }

  /** The body of an operation, with the fields that are ignored. */
  inputObject(type: GraphQLInputObjectType, ignored: ReadonlySet<string> = new Set()): Json {
    const ref = this.#component(type.name, () => this.#inputFields(type));
    if (ignored.size === 0) return ref;
    return { allOf: [ref, { properties: Object.fromEntries([...ignored].map((name) => [name, { deprecated: true, description: 'Ignored.' }])) }] };
  }

  #inputFields(type: GraphQLInputObjectType, without?: string): Json {
    const fields = Object.values(type.getFields()).filter(({ name }) => name !== without);
    const needed = fields.filter((field) => isNonNullType(field.type) && field.defaultValue === undefined);
    const schema = objectOf(
      fields.map((field) => [field.name, this.input(field)]),
      needed.map(({ name }) => name),
    );
    return type.description ? { ...schema, description: type.description } : schema;
  }

  #keyed(item: GraphQLInputObjectType, by: string): Json {
    const key = item.getFields()[by];
    return { type: 'object', additionalProperties: this.#inputFields(item, by), ...(key?.description && { propertyNames: { description: key.description } }) };
  }

  #inputValue(type: GraphQLInputType, limits: Json): Json {
    const named = getNullableType(type);
    if (isNonNullType(named)) throw new Error('A type is non-null only once.');
    if (isListType(named)) return { type: 'array', items: this.#inputValue(named.ofType, limits), ...(typeof limits['items'] === 'number' && { maxItems: limits['items'] }) };
    if (isInputObjectType(named)) return this.inputObject(named);
    if (isEnumType(named)) return this.#enum(named);
    return { ...(scalars[named.name] ?? {}), ...bounds(limits, named.name === 'Int' || named.name === 'Float') };
  }

  /** A default as it is spelled on `/v1`. */
  #spell(type: GraphQLInputType, value: unknown): unknown {
    const named = getNullableType(type);
    return isEnumType(named) ? (spellingOf(this.#schema, named).toWire.get(String(value)) ?? value) : value;
  }

  /** A description whose enum values are spelled as on `/v1`. */
  #inWireSpelling({ type, description }: Input): string {
    return (description ?? '').replace(/\b[A-Z][A-Z0-9_]+\b/g, (word) => String(this.#spell(type, word)));
  }
}

/** Whether it is there in every body; what a body wraps always is. */
const isSent = (selected: Selected | undefined): boolean => selected === undefined || !selected.nullable || selected.keepsNull;

const orNull = ({ description, ...schema }: Json): Json => ({ anyOf: [schema, { type: 'null' }], ...(description !== undefined && { description }) });

const objectOf = (properties: readonly (readonly [string, Json])[], required: readonly string[]): Json => ({
  type: 'object',
  properties: Object.fromEntries(properties),
  ...(required.length > 0 && { required }),
});

/** What `@limit` says of one value. */
function bounds({ min, max, pattern, format }: Json, isNumber: boolean): Json {
  return {
    ...(min != null && { [isNumber ? 'minimum' : 'minLength']: min }),
    ...(max != null && { [isNumber ? 'maximum' : 'maxLength']: max }),
    ...(typeof pattern === 'string' && { pattern: /^\^.*\$$/.test(pattern) ? pattern : `^(?:${pattern})$` }),
    ...(typeof format === 'string' && formats[format]),
  };
}
