/**
 * Analyzes the selection of an operation at startup, as the source of both response bodies and
 * OpenAPI.
 */
import {
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedOutputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLAbstractType,
  type GraphQLInterfaceType,
  getNullableType,
  isAbstractType,
  isEnumType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { withoutExamples } from '../graphql/examples.ts';
import { isShared } from '../graphql/shared.ts';
import type { WireFormat } from './wire.ts';

/** A selected field. */
export interface SelectedField {
  /** The name in the data of GraphQL. */
  readonly responseName: string;
  /** The type without list and non-null wrappers. */
  readonly type: GraphQLNamedOutputType;
  readonly list: boolean;
  /** The field whose value stands for the object; see `Spellings.plain`. */
  readonly plain?: string | undefined;
  /** True if the value may be null. It is then left out of bodies, unless `keepsNull` is true. */
  readonly nullable: boolean;
  /** True if bodies contain the field as `null`; see `Spellings.nullFields`. */
  readonly keepsNull: boolean;
  /** True if many items of one response may have the same object; see `graphql/shared.ts`. */
  readonly shared: boolean;
  /** True if `@include` or `@skip` decides for each request whether the field is present. */
  readonly conditional: boolean;
  /** The constant value of a field, for the `object` of a resource. */
  readonly constant?: string | undefined;
  /** The selected subfields by their name in bodies; undefined for a leaf. */
  readonly fields?: SelectedFields | undefined;
  /**
   * For a union, or an interface of several resources, the selection of each member type by type
   * name. It must have `object: __typename`.
   */
  readonly variants?: ReadonlyMap<string, Variant> | undefined;
  /** The fragment, if the selection consists of only one. */
  readonly fragment?: string | undefined;
  /** The resource of the first fragment with a resource's body in the selection. */
  readonly resource?: string | undefined;
  readonly description?: string | undefined;
  readonly deprecated?: boolean | undefined;
}

/**
 * A type whose fields are one body: an object, or an interface whose types are one resource in
 * `/v1`, such as the pages. Fields of only some of the types are nullable.
 */
type FieldParent = GraphQLObjectType | GraphQLInterfaceType;

/** The conditions that the fragments around a field add to it. */
interface FragmentState {
  /** True if `@include` or `@skip` decides whether the field is present. */
  readonly isConditional?: boolean;
  /** True if only some types of an interface have the field. */
  readonly isPartial?: boolean;
}

/** The selection of one member type of a union. */
interface Variant {
  readonly type: GraphQLObjectType;
  readonly fields: SelectedFields;
  readonly fragment: string | undefined;
}

/** Selected fields by their name in bodies. */
export type SelectedFields = Map<string, SelectedField>;

/** Returns the description of a field without the requests of GraphQL in it. */
const descriptionOf = ({ description }: GraphQLField<unknown, unknown>): string | undefined =>
  description == null ? undefined : withoutExamples(description);

/** Returns the only operation of a document. */
export function operationOf(
  document: DocumentNode,
): OperationDefinitionNode & { readonly name: { readonly value: string } } {
  const [operation, second] = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  if (operation?.name === undefined || second)
    throw new Error('A document of /v1 holds one operation, and that has a name.');
  return { ...operation, name: operation.name };
}

const isCondition = (directive: DirectiveNode): boolean =>
  directive.name.value === 'include' || directive.name.value === 'skip';

/** Returns the selection of an operation. */
export function selectionOf(wire: WireFormat, document: DocumentNode): SelectedFields {
  const operation = operationOf(document);
  const root = wire.schema.getRootType(operation.operation);
  if (!root) throw new Error(`The schema has no ${operation.operation}.`);
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition);
  return new SelectionReader(wire, fragments).fields(root, operation.selectionSet, new Map());
}

class SelectionReader {
  readonly #wire: WireFormat;
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;

  constructor(wire: WireFormat, fragments: ReadonlyMap<string, FragmentDefinitionNode>) {
    this.#wire = wire;
    this.#fragments = fragments;
  }

  fields(
    parent: FieldParent,
    set: SelectionSetNode,
    into: SelectedFields,
    { isConditional = false, isPartial = false }: FragmentState = {},
  ): SelectedFields {
    for (const node of set.selections) {
      const conditional = isConditional || (node.directives?.some(isCondition) ?? false);
      if (node.kind === Kind.FIELD) {
        const name = this.#nameOf(parent, node);
        const previous = into.get(name);
        if (previous?.fields && previous.conditional !== conditional)
          throw new Error(
            `${parent.name}.${node.name.value} is selected with a condition and without, which bodies cannot show.`,
          );
        const field = this.#field(parent, node, previous);
        into.set(name, {
          ...field,
          responseName: (node.alias ?? node.name).value,
          nullable: (field.nullable || isPartial) && previous?.nullable !== false,
          conditional: conditional && previous?.conditional !== false,
        });
        continue;
      }
      const inner =
        node.kind === Kind.INLINE_FRAGMENT ? node : this.#fragments.get(node.name.value);
      if (inner === undefined)
        throw new Error('A fragment is spread that the document does not hold.');
      const condition = inner.typeCondition?.name.value;
      if (!this.#isFor(parent, condition)) continue;
      const own = this.#implementation(parent, condition);
      this.fields(own ?? parent, inner.selectionSet, into, {
        isConditional: conditional,
        isPartial: isPartial || own !== undefined,
      });
    }
    return into;
  }

  /** Returns the name of a field in bodies: its alias, or the spelling of its name. */
  #nameOf(parent: FieldParent, { alias, name }: FieldNode): string {
    const field = parent.getFields()[name.value];
    return alias?.value ?? (field ? this.#wire.nameOfOutput(field) : name.value);
  }

  /** Returns the object type of a fragment on a type that implements the interface `parent`. */
  #implementation(parent: FieldParent, condition = ''): GraphQLObjectType | undefined {
    const type = this.#wire.schema.getType(condition);
    return isInterfaceType(parent) && isObjectType(type) ? type : undefined;
  }

  #field(
    parent: FieldParent,
    node: FieldNode,
    previous: SelectedField | undefined,
  ): Omit<SelectedField, 'conditional' | 'responseName'> {
    if (node.name.value === '__typename')
      return {
        type: parent,
        list: false,
        nullable: false,
        keepsNull: false,
        shared: false,
        constant: isInterfaceType(parent)
          ? this.#wire.objectOfAll(parent)
          : this.#wire.objectOf(parent),
      };
    const field = parent.getFields()[node.name.value];
    if (field === undefined) throw new Error(`${parent.name} has no field ${node.name.value}.`);
    const { type, list } = unwrap(field.type);
    const plain = this.#wire.plainField(type);
    if (plain) return this.#plain(parent, field, plain, { node, previous });
    const isLeaf = isScalarType(type) || isEnumType(type);
    const isEmpty = isAbstractType(type) && this.#wire.schema.getPossibleTypes(type).length === 0;
    if (!isLeaf && !isObjectType(type) && (!isAbstractType(type) || isEmpty))
      throw new Error(`${parent.name}.${field.name} has no form on /v1.`);
    const isParent =
      isObjectType(type) || (isInterfaceType(type) && this.#wire.objectOfAll(type) !== undefined);
    return {
      type,
      list,
      nullable: !isNonNullType(field.type),
      keepsNull: this.#wire.keepsNull(field),
      shared: isShared(parent.name, field.name),
      fields:
        isParent && node.selectionSet
          ? this.fields(type, node.selectionSet, previous?.fields ?? new Map())
          : undefined,
      variants:
        isAbstractType(type) && !isParent && node.selectionSet
          ? this.#variants(type, node.selectionSet)
          : undefined,
      fragment: previous ? undefined : onlyFragment(node.selectionSet),
      resource: previous?.resource ?? this.#resourceOf(node.selectionSet),
      description: descriptionOf(field),
      deprecated: field.deprecationReason != null,
    };
  }

  /** Returns a field whose object is replaced by the value of one of its fields. */
  #plain(
    parent: FieldParent,
    field: GraphQLField<unknown, unknown>,
    plain: GraphQLField<unknown, unknown>,
    { node, previous }: { node: FieldNode; previous: SelectedField | undefined },
  ): Omit<SelectedField, 'conditional' | 'responseName'> {
    const { type } = unwrap(plain.type);
    const set = isObjectType(type)
      ? this.#selectionBelow(node.selectionSet, plain.name)
      : undefined;
    return {
      type,
      list: unwrap(field.type).list,
      plain: plain.name,
      fields:
        isObjectType(type) && set
          ? this.fields(type, set, previous?.fields ?? new Map())
          : undefined,
      fragment: previous ? undefined : onlyFragment(set),
      resource: previous?.resource ?? this.#resourceOf(set),
      nullable: !isNonNullType(field.type),
      keepsNull: this.#wire.keepsNull(field),
      shared: isShared(parent.name, field.name),
      description: descriptionOf(field),
      deprecated: field.deprecationReason != null,
    };
  }

  /**
   * Returns the selection of the only field of an object, which is called `name`.
   * @throws Error for other fields, which no body shows
   */
  #selectionBelow(set: SelectionSetNode | undefined, name: string): SelectionSetNode | undefined {
    const [only, second] = set?.selections ?? [];
    if (only?.kind === Kind.FRAGMENT_SPREAD && !second)
      return this.#selectionBelow(this.#fragments.get(only.name.value)?.selectionSet, name);
    if (only?.kind !== Kind.FIELD || only.name.value !== name || second)
      throw new Error(`An object that is the value of its field ${name} has no other fields.`);
    return only.selectionSet;
  }

  /**
   * Returns whether a fragment with this type condition applies to the parent type. On a union or
   * an interface, the fragments of its other types do not.
   */
  #isFor(parent: FieldParent, condition: string | undefined): boolean {
    if (condition === undefined || condition === parent.name) return true;
    const type = this.#wire.schema.getType(condition);
    if (!isObjectType(type)) return true;
    return isInterfaceType(parent) && this.#wire.schema.isSubType(parent, type);
  }

  #variants(abstract: GraphQLAbstractType, set: SelectionSetNode): ReadonlyMap<string, Variant> {
    return new Map(
      this.#wire.schema.getPossibleTypes(abstract).map((type) => {
        const fields = this.fields(type, set, new Map());
        if (fields.get('object')?.constant === undefined)
          throw new Error(
            `A selection of ${abstract.name} says "object: __typename" of ${type.name}.`,
          );
        const own = set.selections.find(
          (node) =>
            node.kind === Kind.FRAGMENT_SPREAD &&
            this.#fragments.get(node.name.value)?.typeCondition.name.value === type.name,
        );
        return [
          type.name,
          {
            type,
            fields,
            fragment: own?.kind === Kind.FRAGMENT_SPREAD ? own.name.value : undefined,
          },
        ];
      }),
    );
  }

  /**
   * Returns `Page` for `{ ...PageBody parentId }`, also if `PageBody` is inside another fragment.
   */
  #resourceOf(set: SelectionSetNode | undefined): string | undefined {
    for (const node of set?.selections ?? []) {
      if (node.kind !== Kind.FRAGMENT_SPREAD) continue;
      const name = node.name.value;
      const found = name.endsWith('Body')
        ? name.slice(0, -'Body'.length)
        : this.#resourceOf(this.#fragments.get(name)?.selectionSet);
      if (found !== undefined) return found;
    }
    return undefined;
  }
}

function unwrap(type: GraphQLOutputType): { type: GraphQLNamedOutputType; list: boolean } {
  const outer = getNullableType(type);
  if (!isListType(outer)) return { type: outer, list: false };
  const item = getNullableType(outer.ofType);
  if (isListType(item)) throw new Error('A list of lists has no form on /v1.');
  return { type: item, list: true };
}

function onlyFragment(set: SelectionSetNode | undefined): string | undefined {
  const [first, second] = set?.selections ?? [];
  return first?.kind === Kind.FRAGMENT_SPREAD && second === undefined
    ? first.name.value
    : undefined;
}
