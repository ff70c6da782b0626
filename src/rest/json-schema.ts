/**
 * Describes the bodies of `/v1` as JSON Schema, from the selections and input types that read and
 * write them.
 */
import {
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLEnumType,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { directiveOf } from './directive.ts';
import type { OperationVariable } from './parameters.ts';
import type { Choice } from './route.ts';
import { EitherBody, RepeatedBody, withRepeated } from './body-forms.ts';
import { EmptyList, KeyedBody, ListBody, TreeBody } from './route.ts';
import type { SelectedFields, SelectedField } from './selection.ts';
import type { TaggedType } from './tagged.ts';
import type { WireFormat } from './wire.ts';
import {
  scalars,
  bounds,
  inputs,
  type SchemaObject,
  objectOf,
  orNull,
  paging,
  withTag,
} from './json-schema/values.ts';

type Input = GraphQLArgument | GraphQLInputField;

/** The selected field that an object of the sample stands for. */
interface Sampled {
  readonly selected: SelectedField;
  /** The fields that contain it, from the root. */
  readonly within: readonly SelectedField[];
}

/** Creates JSON Schemas, and collects those with a name as components. */
export class JsonSchemas {
  /** Components by name. */
  readonly components: Record<string, SchemaObject> = {};
  readonly #wire: WireFormat;
  readonly #sampled = new WeakMap<object, Sampled>();

  constructor(wire: WireFormat) {
    this.#wire = wire;
  }

  /**
   * Returns the schema of a route's body. The route's `body` function is called with a sample, to
   * see which fields it picks, wraps, merges or nests.
   */
  body(fields: SelectedFields, body: (data: unknown) => unknown): SchemaObject {
    // The description of a root field describes the operation.
    const { description, ...schema } = this.#describe(body(this.#sample(fields)));
    return schema;
  }

  #sample(fields: SelectedFields, within: readonly SelectedField[] = []): SchemaObject {
    return Object.fromEntries(
      [...fields].map(([name, selected]) => {
        const value =
          selected.fields && !selected.list
            ? this.#sample(selected.fields, [...within, selected])
            : {};
        this.#sampled.set(value, { selected, within });
        return [name, value];
      }),
    );
  }

  #describe(value: unknown): SchemaObject {
    if (value instanceof ListBody) {
      const { next: _, count: __, items, ...more } = value;
      return this.#list(
        this.#describe(items),
        Object.entries(more).map(([name, part]) => [name, this.#describe(part)]),
        this.#needed(Object.entries(more)).map(([name]) => name),
      );
    }
    if (value instanceof EitherBody)
      return { anyOf: [this.#describe(value.first), this.#describe(value.other)] };
    if (value instanceof EmptyList)
      return { type: 'array', items: scalars['String'], maxItems: 0, description: 'Always empty.' };
    if (value instanceof KeyedBody) return this.#keyedBody(value);
    if (value instanceof RepeatedBody)
      return this.#value(withRepeated(this.#sampled.get(value.items)?.selected, value));
    if (value instanceof TreeBody) return { type: 'array', items: this.#tree(value) };
    if (typeof value !== 'object' || value === null)
      throw new Error('A body may pick, wrap, merge and nest what is selected, and nothing else.');
    const sampled = this.#sampled.get(value);
    if (sampled) return this.#value(sampled.selected);
    const parts: [string, unknown][] = Object.entries(value);
    const needed = this.#needed(parts);
    return objectOf(
      parts.map(([name, part]) => [name, this.#describe(part)]),
      needed.map(([name]) => name),
    );
  }

  /**
   * Returns the parts that every body has. A field is optional if it was merged from a nullable
   * object.
   */
  #needed(parts: readonly [string, unknown][]): [string, unknown][] {
    const sampledOf = (part: unknown): Sampled | undefined =>
      typeof part === 'object' && part !== null ? this.#sampled.get(part) : undefined;
    // A null root field was answered with 404, and so was a null object from which the whole body
    // was picked.
    const depth = Math.max(
      1,
      Math.min(
        ...parts.map(([, part]) => sampledOf(part)?.within.length ?? Number.POSITIVE_INFINITY),
      ),
    );
    return parts.filter(([, part]) => {
      const sampled = sampledOf(part);
      return (
        sampled === undefined ||
        (isSent(sampled.selected) &&
          sampled.within.slice(depth).every((one) => !one.nullable && !one.conditional))
      );
    });
  }

  /** Returns the schema of an object whose values are a field of the list's items. */
  #keyedBody({ items, value }: KeyedBody): SchemaObject {
    const field = this.#sampled.get(items)?.selected.fields?.get(value);
    if (!field) throw new Error('An object is keyed from a list that selects its value.');
    return { type: 'object', additionalProperties: this.#value(field) };
  }

  /** Returns the schema of a tree's item, which contains items of the same type. */
  #tree({ items, treeFields: { parent, into } }: TreeBody): SchemaObject {
    const { fields, resource } = this.#sampled.get(items)?.selected ?? {};
    if (!fields || resource === undefined)
      throw new Error('A tree is nested from a list that selects the fragment of a resource.');
    const own = new Map([...fields].filter(([name]) => name !== parent));
    return this.#component(`${resource}InTree`, () => {
      const { properties, required = [] } = this.#object(own);
      const children = { type: 'array', items: { $ref: `#/components/schemas/${resource}InTree` } };
      return {
        type: 'object',
        properties: { ...Object(properties), [into]: children },
        required: [...(required as readonly string[]), into],
      }; // the shape of objectOf
    });
  }

  #list(
    items: SchemaObject,
    more: readonly (readonly [string, SchemaObject])[],
    needed: readonly string[],
  ): SchemaObject {
    const next = {
      ...objectOf(
        [['page', { type: 'string', description: 'Send it as `page` to get the next page.' }]],
        ['page'],
      ),
      description: 'Absent on the last page.',
    };
    return objectOf(
      [
        ['next', next],
        ['count', { type: 'integer', description: 'Number of items on all pages.' }],
        ['items', items],
        ...more,
      ],
      ['count', 'items', ...needed],
    );
  }

  #value(selected: SelectedField): SchemaObject {
    const item = this.#item(selected);
    const schema = selected.list ? { type: 'array', items: item } : item;
    const { description, deprecated } = selected;
    return {
      ...(selected.keepsNull ? { anyOf: [schema, { type: 'null' }] } : schema),
      ...(description && { description }),
      ...(deprecated && { deprecated }),
    };
  }

  #item({
    type,
    fields,
    variants,
    constant,
    fragment,
  }: Pick<SelectedField, 'type' | 'fields' | 'variants' | 'constant' | 'fragment'>): SchemaObject {
    if (variants) {
      const items = [...variants.values()].map((variant) => this.#item(variant));
      // Two types with the same name on `/v1` are two forms of one resource. The shorter form also
      // matches the longer one, so `oneOf` would be wrong.
      const objects = new Set(
        [...variants.values()].map(({ fields }) => fields.get('object')?.constant),
      );
      return objects.size === items.length ? { oneOf: items } : { anyOf: items };
    }
    if (constant !== undefined) return { type: 'string', const: constant };
    if (!fields) return isEnumType(type) ? this.#enum(type) : (scalars[type.name] ?? {});
    if (fragment?.endsWith('Body') !== true) return this.#object(fields);
    return this.#component(fragment.slice(0, -'Body'.length), () => ({
      ...this.#object(fields),
      ...(type.description && { description: type.description }),
    }));
  }

  #object(fields: SelectedFields): SchemaObject {
    const sent = [...fields].filter(([, selected]) => isSent(selected));
    return objectOf(
      [...fields].map(([name, selected]) => [name, this.#value(selected)]),
      sent.map(([name]) => name),
    );
  }

  #component(name: string, make: () => SchemaObject): SchemaObject {
    if (!Object.hasOwn(this.components, name)) {
      this.components[name] = {};
      this.components[name] = make();
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  #enum(type: GraphQLEnumType): SchemaObject {
    return { type: 'string', enum: [...this.#wire.enumOf(type).fromWire.keys()] };
  }

  /** Returns the schema of a variable: that of its argument, with the default of the document. */
  variable(
    { type, defaultValue, choice }: OperationVariable,
    argument: Input | undefined,
  ): SchemaObject {
    if (choice)
      return {
        ...choiceSchema(choice, getNamedType(type).name === 'Boolean'),
        description: choice.description,
      };
    const schema = argument ? this.input(argument) : this.#inputValue(type, {});
    return defaultValue === undefined
      ? schema
      : { ...schema, default: this.#spell(type, defaultValue) };
  }

  /**
   * Returns the schema of a query parameter or a body field, with its limits and default. That of a
   * field is `x-default`, because generators of clients make fields with a `default` required.
   */
  input(input: Input, isField = false): SchemaObject {
    const limits = directiveOf(this.#wire.schema, 'limit', input) ?? {};
    const keyed = this.#wire.keyedItem(input);
    const schema = keyed ? this.#keyed(keyed.item, keyed.by) : this.#inputValue(input.type, limits);
    const value =
      input.defaultValue === undefined ? this.#wire.absentValue(input) : input.defaultValue;
    const key = isField ? 'x-default' : 'default';
    const spelled = this.#spell(input.type, value);
    const byDefault = value === undefined ? {} : { [key]: spelled };
    const description = [
      this.#inWireSpelling(input),
      isField && value !== undefined && `Default: \`${String(spelled)}\`.`,
    ]
      .filter(Boolean)
      .join(' ');
    const described = {
      ...schema,
      ...byDefault,
      ...(description && { description }),
      ...paging[input.name],
    };
    return directiveOf(this.#wire.schema, 'nullable', input) ? orNull(described) : described;
  }

  /** Returns the schema of an operation's body, including ignored fields, without hidden ones. */
  inputObject(
    type: GraphQLInputObjectType,
    ignored: readonly string[] = [],
    hidden: readonly string[] = [],
  ): SchemaObject {
    const tagged = this.#wire.taggedType(type);
    const ref = this.#component(type.name, () =>
      tagged ? this.#tagged(type, tagged) : this.#inputFields(type, hidden),
    );
    if (ignored.length === 0) return ref;
    return {
      allOf: [
        ref,
        {
          properties: Object.fromEntries(
            ignored.map((name) => [name, { deprecated: true, description: 'Ignored.' }]),
          ),
        },
      ],
    };
  }

  #tagged(
    { name, description }: GraphQLInputObjectType,
    { by, members }: TaggedType,
  ): SchemaObject {
    const refs = [...members].map(([tag, member]) => {
      const own = member.name.charAt(0).toUpperCase() + member.name.slice(1);
      return [
        tag,
        this.#component(name + own, () => withTag(this.#inputFields(member.type), by, tag)),
      ] as const;
    });
    const mapping = Object.fromEntries(refs.map(([tag, { $ref }]) => [tag, $ref]));
    return {
      oneOf: refs.map(([, ref]) => ref),
      discriminator: { propertyName: by, mapping },
      ...(description && { description }),
    };
  }

  #inputFields(type: GraphQLInputObjectType, without: readonly string[] = []): SchemaObject {
    const fields = this.#wire.inputFields(type).filter(({ name }) => !without.includes(name));
    const needed = fields.filter((field) => this.#wire.isRequired(field));
    const schema = objectOf(
      fields.flatMap((field) => {
        const [former, schema] = [this.#wire.formerNameOf(field), this.input(field, true)];
        const own: [string, SchemaObject] = [this.#wire.nameOf(field), schema];
        return former === undefined ? [own] : [own, [former, { ...schema, deprecated: true }]];
      }),
      needed.map((field) => this.#wire.nameOf(field)),
    );
    return type.description ? { ...schema, description: type.description } : schema;
  }

  #keyed(item: GraphQLInputObjectType, by: string): SchemaObject {
    const key = item.getFields()[by];
    return {
      type: 'object',
      additionalProperties: this.#inputFields(item, [by]),
      ...(key?.description && { propertyNames: { description: key.description } }),
    };
  }

  #inputValue(type: GraphQLInputType, limits: SchemaObject): SchemaObject {
    const named = getNullableType(type);
    if (isNonNullType(named)) throw new Error('A type is non-null only once.');
    if (isListType(named))
      return {
        type: 'array',
        items: this.#inputValue(named.ofType, limits),
        ...(typeof limits['items'] === 'number' && { maxItems: limits['items'] }),
      };
    const bare = this.#wire.bareType(named);
    if (bare) return { anyOf: [this.input(bare.first), this.input(bare.other)] };
    const textField = this.#wire.textField(named);
    if (textField && isInputObjectType(named))
      return { anyOf: [this.input(textField), this.inputObject(named)] };
    if (isInputObjectType(named)) return this.inputObject(named);
    if (isEnumType(named)) return this.#enum(named);
    return {
      ...(inputs[named.name] ?? scalars[named.name] ?? {}),
      ...bounds(limits, named.name === 'Int' || named.name === 'Float'),
    };
  }

  /** Returns a default value in the spelling of `/v1`. */
  #spell(type: GraphQLInputType, value: unknown): unknown {
    const named = getNullableType(type);
    return isEnumType(named)
      ? (this.#wire.enumOf(named).toWire.get(String(value)) ?? value)
      : value;
  }

  /** Returns a description with enum values in the spelling of `/v1`. */
  #inWireSpelling({ type, description }: Input): string {
    return (description ?? '').replace(/\b[A-Z][A-Z0-9_]+\b/g, (word) =>
      String(this.#spell(type, word)),
    );
  }
}

/** Returns whether every body has the field. */
const isSent = ({ nullable, keepsNull, conditional }: SelectedField): boolean =>
  (!nullable || keepsNull) && !conditional;

/** Returns the schema of a choice. One of a boolean has its two values, and further ones. */
function choiceSchema({ values, default: value }: Choice, isBoolean: boolean): SchemaObject {
  const names = Object.keys(values);
  if (!isBoolean)
    return { type: 'string', enum: names, ...(value !== undefined && { default: value }) };
  const others = names.filter((name) => name !== 'true' && name !== 'false');
  return {
    anyOf: [{ type: 'boolean' }, { type: 'string', enum: others }],
    ...(value !== undefined && { default: value === 'true' }),
  };
}
