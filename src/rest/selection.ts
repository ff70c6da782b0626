/** Walks an operation beside its schema, once, at start: what the body and OpenAPI are both made from. */
import {
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedOutputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type GraphQLUnionType,
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isUnionType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  visit,
} from 'graphql';
import { objectName } from './wire.ts';

/** One selected value. */
export interface Selected {
  /** Its type, without lists and exclamation marks. */
  readonly type: GraphQLNamedOutputType;
  readonly list: boolean;
  /** Whether the value may be null; then it is left out of a body, unless `keepsNull`. */
  readonly nullable: boolean;
  /** Whether the document says `@orNull`. */
  readonly keepsNull: boolean;
  /** Whether a directive decides for each request if it is there. */
  readonly conditional: boolean;
  /** What it always is: the `object` of a resource. */
  readonly constant?: string | undefined;
  /** What is selected of it, by the names of the answer; undefined for a leaf. */
  readonly fields?: Fields | undefined;
  /** Of a union: what is selected of each of its types, by the names of the types. The selection has `object: __typename`. */
  readonly variants?: ReadonlyMap<string, Variant> | undefined;
  /** The one fragment that is its whole selection. */
  readonly fragment?: string | undefined;
  /** The first fragment that is a resource's body, whatever is selected beside it. */
  readonly resource?: string | undefined;
  readonly description?: string | undefined;
  readonly deprecated?: boolean | undefined;
}

/** What is selected of one type of a union. */
interface Variant {
  readonly type: GraphQLObjectType;
  readonly fields: Fields;
  readonly fragment: string | undefined;
}

/** Selected values by the names of the answer. */
export type Fields = Map<string, Selected>;

/** The one operation of a document. */
export function operationOf(document: DocumentNode): OperationDefinitionNode & { readonly name: { readonly value: string } } {
  const [operation, second] = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  if (operation?.name === undefined || second) throw new Error('A document of /v1 holds one operation, and that has a name.');
  return { ...operation, name: operation.name };
}

const isOrNull = (directive: DirectiveNode): boolean => directive.name.value === 'orNull';
const isCondition = (directive: DirectiveNode): boolean => directive.name.value === 'include' || directive.name.value === 'skip';

/** The document as the server gets it: without `@orNull`, which only shapes bodies. */
export const forServer = (document: DocumentNode): DocumentNode => visit(document, { Directive: (node) => (isOrNull(node) ? null : undefined) });

/** What an operation selects. */
export function selectionOf(schema: GraphQLSchema, document: DocumentNode): Fields {
  const operation = operationOf(document);
  const root = schema.getRootType(operation.operation);
  if (!root) throw new Error(`The schema has no ${operation.operation}.`);
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  return new Walk(schema, fragments).fields(root, operation.selectionSet, new Map());
}

class Walk {
  readonly #schema: GraphQLSchema;
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;

  constructor(schema: GraphQLSchema, fragments: ReadonlyMap<string, FragmentDefinitionNode>) {
    this.#schema = schema;
    this.#fragments = fragments;
  }

  fields(parent: GraphQLObjectType, set: SelectionSetNode, into: Fields, around = false): Fields {
    for (const node of set.selections) {
      const conditional = around || (node.directives?.some(isCondition) ?? false);
      if (node.kind === Kind.FIELD) {
        const name = (node.alias ?? node.name).value;
        const before = into.get(name);
        if (before?.fields && before.conditional !== conditional) throw new Error(`${parent.name}.${node.name.value} is selected with a condition and without, which bodies cannot show.`);
        into.set(name, { ...this.#field(parent, node, before), conditional: conditional && before?.conditional !== false });
        continue;
      }
      const inner = node.kind === Kind.INLINE_FRAGMENT ? node : this.#fragments.get(node.name.value);
      if (inner === undefined) throw new Error('A fragment is spread that the document does not hold.');
      if (!this.#isFor(parent, inner.typeCondition?.name.value)) continue;
      this.fields(parent, inner.selectionSet, into, conditional);
    }
    return into;
  }

  #field(parent: GraphQLObjectType, node: FieldNode, before: Selected | undefined): Omit<Selected, 'conditional'> {
    const keepsNull = node.directives?.some(isOrNull) ?? false;
    if (node.name.value === '__typename') return { type: parent, list: false, nullable: false, keepsNull, constant: objectName(this.#schema, parent) };
    const field = parent.getFields()[node.name.value];
    if (field === undefined) throw new Error(`${parent.name} has no field ${node.name.value}.`);
    const { type, list } = unwrap(field.type);
    const leaf = isScalarType(type) || isEnumType(type);
    if (!leaf && !isObjectType(type) && !isUnionType(type)) throw new Error(`${parent.name}.${field.name} is of an abstract type, which bodies cannot show yet.`);
    return {
      type,
      list,
      nullable: !isNonNullType(field.type),
      keepsNull,
      fields: isObjectType(type) && node.selectionSet ? this.fields(type, node.selectionSet, before?.fields ?? new Map()) : undefined,
      variants: isUnionType(type) && node.selectionSet ? this.#variants(type, node.selectionSet) : undefined,
      fragment: before ? undefined : onlyFragment(node.selectionSet),
      resource: before?.resource ?? this.#resourceOf(node.selectionSet),
      description: field.description ?? undefined,
      deprecated: field.deprecationReason != null,
    };
  }

  /** Whether a fragment on this type speaks of an object of that one: of a union each type has its own. */
  #isFor(parent: GraphQLObjectType, condition: string | undefined): boolean {
    return condition === undefined || condition === parent.name || !isObjectType(this.#schema.getType(condition));
  }

  #variants(union: GraphQLUnionType, set: SelectionSetNode): ReadonlyMap<string, Variant> {
    return new Map(
      union.getTypes().map((type) => {
        const fields = this.fields(type, set, new Map());
        if (fields.get('object')?.constant === undefined) throw new Error(`A selection of ${union.name} says "object: __typename" of ${type.name}.`);
        const own = set.selections.find((node) => node.kind === Kind.FRAGMENT_SPREAD && this.#fragments.get(node.name.value)?.typeCondition.name.value === type.name);
        return [type.name, { type, fields, fragment: own?.kind === Kind.FRAGMENT_SPREAD ? own.name.value : undefined }];
      }),
    );
  }

  /** `Page` of `{ ...PageBody parentId }`, also where a fragment is that. */
  #resourceOf(set: SelectionSetNode | undefined): string | undefined {
    for (const node of set?.selections ?? []) {
      if (node.kind !== Kind.FRAGMENT_SPREAD) continue;
      const name = node.name.value;
      const found = name.endsWith('Body') ? name.slice(0, -'Body'.length) : this.#resourceOf(this.#fragments.get(name)?.selectionSet);
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
  return first?.kind === Kind.FRAGMENT_SPREAD && second === undefined ? first.name.value : undefined;
}
