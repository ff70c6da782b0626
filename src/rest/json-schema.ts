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
import { absentOf, isNeeded, keyedItem } from './input.ts';
import type { Variable } from './parameters.ts';
import { KeyedBody, ListBody, TreeBody } from './route.ts';
import type { Fields, Selected } from './selection.ts';
import { bareOf } from './bare.ts';
import { type Tagged, taggedOf } from './tagged.ts';
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
  StringMap: { type: 'object', additionalProperties: { type: 'string' } },
  JSON: {},
};

/** What a scalar of ours takes as an input, where that is not what it gives. */
const inputs: Readonly<Record<string, Json>> = {
  StringMap: { type: 'object', additionalProperties: { type: ['string', 'null'], maxLength: 1024 }, propertyNames: { minLength: 1, maxLength: 64 }, maxProperties: 100 },
};

const formats: Readonly<Record<string, Json>> = { EMAIL: { format: 'email' }, DOMAIN: { format: 'hostname' }, URL: { format: 'uri' }, LINK: { format: 'uri-reference' }, EMOJI: {} };

/** What `/v1` says of the arguments of every connection. */
const paging: Readonly<Record<string, Json>> = {
  first: { minimum: 1, maximum: 1000, default: 50, description: 'At most so many.' },
  after: { description: 'The `next.page` of the page before.' },
};

type Input = GraphQLArgument | GraphQLInputField;

/** What a value stands for in a sample. */
interface Sampled {
  readonly selected: Selected;
  /** What it is selected in, from the root down. */
  readonly within: readonly Selected[];
}

/** Describes values, and keeps what has a name as a component. */
export class JsonSchemas {
  /** Components by their names. */
  readonly components: Record<string, Json> = {};
  readonly #schema: GraphQLSchema;
  readonly #sampled = new WeakMap<object, Sampled>();

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /** What a route's `body` makes of a selection: it is called with a sample, and what it picked, wrapped, merged or nested is described. */
  body(fields: Fields, body: (data: unknown) => unknown): Json {
    // A root field's description is the operation's own.
    const { description, ...schema } = this.#describe(body(this.#sample(fields)));
    return schema;
  }

  #sample(fields: Fields, within: readonly Selected[] = []): Json {
    return Object.fromEntries(
      [...fields].map(([name, selected]) => {
        const value = selected.fields && !selected.list ? this.#sample(selected.fields, [...within, selected]) : {};
        this.#sampled.set(value, { selected, within });
        return [name, value];
      }),
    );
  }

  #describe(value: unknown): Json {
    if (value instanceof ListBody) {
      const { next: _, count: __, items, ...more } = value;
      return this.#list(
        this.#describe(items),
        Object.entries(more).map(([name, part]) => [name, this.#describe(part)]),
      );
    }
    if (value instanceof KeyedBody) return this.#keyedBody(value);
    if (value instanceof TreeBody) return { type: 'array', items: this.#tree(value) };
    if (typeof value !== 'object' || value === null) throw new Error('A body may pick, wrap, merge and nest what is selected, and nothing else.');
    const sampled = this.#sampled.get(value);
    if (sampled) return this.#value(sampled.selected);
    const parts: [string, unknown][] = Object.entries(value);
    const needed = this.#needed(parts);
    return objectOf(
      parts.map(([name, part]) => [name, this.#describe(part)]),
      needed.map(([name]) => name),
    );
  }

  /** The parts that are in each body: what is merged into an object from one below it that may be null is not. */
  #needed(parts: readonly [string, unknown][]): [string, unknown][] {
    const sampledOf = (part: unknown): Sampled | undefined => (typeof part === 'object' && part !== null ? this.#sampled.get(part) : undefined);
    // A root field that is null has been answered with 404, and so has whatever the whole body was picked from.
    const depth = Math.max(1, Math.min(...parts.map(([, part]) => sampledOf(part)?.within.length ?? Number.POSITIVE_INFINITY)));
    return parts.filter(([, part]) => {
      const sampled = sampledOf(part);
      return sampled === undefined || (isSent(sampled.selected) && sampled.within.slice(depth).every((one) => !one.nullable && !one.conditional));
    });
  }

  /** An object whose values are a field of a list's items. */
  #keyedBody({ items, value }: KeyedBody): Json {
    const field = this.#sampled.get(items)?.selected.fields?.get(value);
    if (!field) throw new Error('An object is keyed from a list that selects its value.');
    return { type: 'object', additionalProperties: this.#value(field) };
  }

  /** An item of a tree, which holds items like itself. */
  #tree({ items, places: { parent, into } }: TreeBody): Json {
    const { fields, resource } = this.#sampled.get(items)?.selected ?? {};
    if (!fields || resource === undefined) throw new Error('A tree is nested from a list that selects the fragment of a resource.');
    const own = new Map([...fields].filter(([name]) => name !== parent));
    return this.#component(`${resource}InTree`, () => {
      const { properties, required = [] } = this.#object(own);
      const children = { type: 'array', items: { $ref: `#/components/schemas/${resource}InTree` } };
      return { type: 'object', properties: { ...Object(properties), [into]: children }, required: [...(required as readonly string[]), into] }; // as objectOf makes it
    });
  }

  #list(items: Json, more: readonly (readonly [string, Json])[]): Json {
    const next = { ...objectOf([['page', { type: 'string', description: 'Give it as `page` to get the next page.' }]], ['page']), description: 'Absent on the last page.' };
    return objectOf([['next', next], ['count', { type: 'integer', description: 'How many there are on all pages.' }], ['items', items], ...more], ['count', 'items', ...more.map(([name]) => name)]);
  }

  #value(selected: Selected): Json {
    const item = this.#item(selected);
    const schema = selected.list ? { type: 'array', items: item } : item;
    const { description, deprecated } = selected;
    return { ...(selected.keepsNull ? { anyOf: [schema, { type: 'null' }] } : schema), ...(description && { description }), ...(deprecated && { deprecated }) };
  }

  #item({ type, fields, variants, constant, fragment }: Pick<Selected, 'type' | 'fields' | 'variants' | 'constant' | 'fragment'>): Json {
    if (variants) {
      const items = [...variants.values()].map((variant) => this.#item(variant));
      // Two types that `/v1` calls by one name are two forms of one thing: the shorter form holds for the longer one too.
      const objects = new Set([...variants.values()].map(({ fields }) => fields.get('object')?.constant));
      return objects.size === items.length ? { oneOf: items } : { anyOf: items };
    }
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

  /** What a variable may be: what the SDL says of the place that it is given to, and the default of the document. */
  variable({ type, defaultValue }: Variable, place: Input | undefined): Json {
    const schema = place ? this.input(place) : this.#inputValue(type, {});
    return defaultValue === undefined ? schema : { ...schema, default: this.#spell(type, defaultValue) };
  }

  /** What a query parameter or a field of a body may be, with its limits and its default. */
  input(input: Input): Json {
    const limits = directiveOf(this.#schema, 'limit', input) ?? {};
    const keyed = keyedItem(this.#schema, input);
    const schema = keyed ? this.#keyed(keyed.item, keyed.by) : this.#inputValue(input.type, limits);
    const value = input.defaultValue === undefined ? absentOf(this.#schema, input) : input.defaultValue;
    const byDefault = value === undefined ? {} : { default: this.#spell(input.type, value) };
    const description = this.#inWireSpelling(input);
    const described = { ...schema, ...byDefault, ...(description && { description }), ...paging[input.name] };
    return directiveOf(this.#schema, 'nullable', input) ? orNull(described) : described;
  }

  /** The body of an operation, with the fields that are ignored and without those that no caller may send. */
  inputObject(type: GraphQLInputObjectType, ignored: ReadonlySet<string> = new Set(), hidden: readonly string[] = []): Json {
    const tagged = taggedOf(this.#schema, type);
    const ref = this.#component(type.name, () => (tagged ? this.#tagged(type, tagged) : this.#inputFields(type, hidden)));
    if (ignored.size === 0) return ref;
    return { allOf: [ref, { properties: Object.fromEntries([...ignored].map((name) => [name, { deprecated: true, description: 'Ignored.' }])) }] };
  }

  #tagged({ name, description }: GraphQLInputObjectType, { by, members }: Tagged): Json {
    const refs = [...members].map(([tag, member]) => {
      const own = member.name.charAt(0).toUpperCase() + member.name.slice(1);
      return [tag, this.#component(name + own, () => withTag(this.#inputFields(member.type), by, tag))] as const;
    });
    const mapping = Object.fromEntries(refs.map(([tag, { $ref }]) => [tag, $ref]));
    return { oneOf: refs.map(([, ref]) => ref), discriminator: { propertyName: by, mapping }, ...(description && { description }) };
  }

  #inputFields(type: GraphQLInputObjectType, without: readonly string[] = []): Json {
    const fields = Object.values(type.getFields()).filter(({ name }) => !without.includes(name));
    const needed = fields.filter((field) => isNeeded(this.#schema, field));
    const schema = objectOf(
      fields.map((field) => [field.name, this.input(field)]),
      needed.map(({ name }) => name),
    );
    return type.description ? { ...schema, description: type.description } : schema;
  }

  #keyed(item: GraphQLInputObjectType, by: string): Json {
    const key = item.getFields()[by];
    return { type: 'object', additionalProperties: this.#inputFields(item, [by]), ...(key?.description && { propertyNames: { description: key.description } }) };
  }

  #inputValue(type: GraphQLInputType, limits: Json): Json {
    const named = getNullableType(type);
    if (isNonNullType(named)) throw new Error('A type is non-null only once.');
    if (isListType(named)) return { type: 'array', items: this.#inputValue(named.ofType, limits), ...(typeof limits['items'] === 'number' && { maxItems: limits['items'] }) };
    const bare = bareOf(this.#schema, named);
    if (bare) return { anyOf: [this.input(bare.list), this.input(bare.other)] };
    if (isInputObjectType(named)) return this.inputObject(named);
    if (isEnumType(named)) return this.#enum(named);
    return { ...(inputs[named.name] ?? scalars[named.name] ?? {}), ...bounds(limits, named.name === 'Int' || named.name === 'Float') };
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

/** Whether it is there in every body. */
const isSent = ({ nullable, keepsNull, conditional }: Selected): boolean => (!nullable || keepsNull) && !conditional;

const orNull = ({ description, ...schema }: Json): Json => ({ anyOf: [schema, { type: 'null' }], ...(description !== undefined && { description }) });

const objectOf = (properties: readonly (readonly [string, Json])[], required: readonly string[]): Json => ({
  type: 'object',
  properties: Object.fromEntries(properties),
  ...(required.length > 0 && { required }),
});

/** A described object with the field that says which of several it is. */
const withTag = ({ properties, required = [], ...schema }: Json, by: string, tag: string): Json => ({
  ...schema,
  properties: { [by]: { type: 'string', const: tag }, ...Object(properties) },
  required: [by, ...(required as readonly string[])], // as objectOf makes it
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
