/**
 * Limits introspection, and caches its responses as text, as they are the same for every caller.
 */
import { setImmediate } from 'node:timers/promises';
import {
  __Schema,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  getOperationAST,
  type GraphQLDirective,
  type GraphQLFieldResolver,
  type GraphQLNamedType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Context } from '../context.ts';
import { AppError } from '../domain/errors.ts';
import { byName, isPublicDirective, isPublicType } from './public-schema.ts';

const MAX_SCHEMAS_COUNT = 1;
const MAX_TYPES_COUNT = 10;
/** The introspection query of GraphiQL has about 30,000 fields with this schema. */
const MAX_VALUES_COUNT = 75_000;
const MAX_CACHE_BYTES = 8 * 1_048_576;
/** Objects that are counted without a pause. */
const OBJECTS_PER_TURN = 500;

type Limited = 'schemas' | 'types' | 'introspected values';

const tooMuch = (of: Limited, limit: number): AppError =>
  new AppError(
    'QUERY_TOO_COMPLEX',
    `This operation introspects too much: at most ${limit} ${of} are allowed. Send several requests.`,
    { details: { of, limit, has: limit + 1 } },
  );

/** The share of `__schema` and `__type` in the root fields of an operation. */
export type IntrospectionShare = 'none' | 'some' | 'all';

/**
 * Throws QUERY_TOO_COMPLEX for an operation that introspects more than a tool needs, before it is
 * executed.
 */
async function checkIntrospection(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
): Promise<IntrospectionShare> {
  const operation = getOperationAST(document, operationName);
  if (!operation) return 'none';
  const fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [],
    ),
  );
  const fields = fieldsOf(operation.selectionSet, fragments);
  const schemas = fields.filter(({ name }) => name.value === '__schema');
  const types = fields.filter(({ name }) => name.value === '__type');
  if (schemas.length > MAX_SCHEMAS_COUNT) throw tooMuch('schemas', MAX_SCHEMAS_COUNT);
  if (types.length > MAX_TYPES_COUNT) throw tooMuch('types', MAX_TYPES_COUNT);
  if (schemas.length + types.length === 0) return 'none';
  const counter = new Counter(schema, fragments);
  for (const { selectionSet } of schemas)
    if (selectionSet)
      await counter.add(schema, getNamedType(SchemaMetaFieldDef.type), selectionSet);
  for (const { selectionSet } of types)
    if (selectionSet)
      for (const type of largestTypes(schema))
        await counter.add(type, getNamedType(TypeMetaFieldDef.type), selectionSet);
  const isAll =
    fields.every(({ name }) => name.value.startsWith('__')) &&
    (operation.variableDefinitions ?? []).length === 0;
  return isAll ? 'all' : 'some';
}

/** Returns the type with the most fields, as the name of a `__type` can be a variable. */
function largestTypes(schema: GraphQLSchema): GraphQLNamedType[] {
  const width = (type: GraphQLNamedType): number =>
    'getFields' in type ? Object.keys(type.getFields()).length : 0;
  return Object.values(schema.getTypeMap()).reduce<GraphQLNamedType[]>(
    ([largest], type) => [largest && width(largest) >= width(type) ? largest : type],
    [],
  );
}

/** Returns the fields of a selection set, through its fragments, each fragment once. */
function fieldsOf(
  set: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  visitedFragments = new Set<string>(),
): FieldNode[] {
  return set.selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return [node];
    if (node.kind === Kind.INLINE_FRAGMENT)
      return fieldsOf(node.selectionSet, fragments, visitedFragments);
    const fragment = fragments.get(node.name.value);
    if (!fragment || visitedFragments.has(node.name.value)) return [];
    return fieldsOf(fragment.selectionSet, fragments, visitedFragments.add(node.name.value));
  });
}

/**
 * Counts the values of an introspection without building its result, and stops when there are too
 * many.
 */
class Counter {
  #values = 0;
  readonly #schema: GraphQLSchema;
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #fields = new Map<SelectionSetNode, FieldNode[]>();

  constructor(schema: GraphQLSchema, fragments: ReadonlyMap<string, FragmentDefinitionNode>) {
    this.#schema = schema;
    this.#fragments = fragments;
  }

  /** Counts the values that a selection set has below an object. Throws QUERY_TOO_COMPLEX. */
  async add(source: unknown, type: GraphQLNamedType, selection: SelectionSetNode): Promise<void> {
    const pending: Visited[] = [{ source, type, selection }];
    for (let count = 1, next = pending.pop(); next; count++, next = pending.pop()) {
      if (count % OBJECTS_PER_TURN === 0) await setImmediate();
      pending.push(...this.#below(next));
    }
  }

  #below({ source, type, selection }: Visited): Visited[] {
    const fields = this.#fieldsOf(selection);
    this.#values += fields.length;
    if (this.#values > MAX_VALUES_COUNT) throw tooMuch('introspected values', MAX_VALUES_COUNT);
    return fields.flatMap(({ name, selectionSet }) => {
      const field = selectionSet && isObjectType(type) ? type.getFields()[name.value] : undefined;
      if (!field?.resolve || !selectionSet) return [];
      // The resolvers of graphql-js's own types use only the schema of `info`.
      const value: unknown = field.resolve(source, { includeDeprecated: true }, undefined, {
        schema: this.#schema,
      } as GraphQLResolveInfo);
      const items: readonly unknown[] = Array.isArray(value) ? value : [value];
      const below = getNamedType(field.type);
      return items
        .filter((item) => item != null)
        .map((item) => ({ source: item, type: below, selection: selectionSet }));
    });
  }

  #fieldsOf(set: SelectionSetNode): FieldNode[] {
    let fields = this.#fields.get(set);
    if (!fields) {
      fields = fieldsOf(set, this.#fragments);
      this.#fields.set(set, fields);
    }
    return fields;
  }
}

/** An object that an introspection reaches, with its selection. */
interface Visited {
  readonly source: unknown;
  readonly type: GraphQLNamedType;
  readonly selection: SelectionSetNode;
}

/**
 * Makes `__schema` list what clients see, with the types sorted by name, and lets other requests
 * run between the types: all of them take about 100 ms.
 *
 * The type belongs to graphql-js and is shared by all schemas of a process, so only requests of
 * this server are affected.
 */
export function listPublicSchema(): void {
  replaceResolver<GraphQLNamedType>('types', (all, ctx) =>
    all
      .filter(isPublicType)
      .sort(byName)
      .map((type) => (ctx.budget ? ctx.budget.turn().then(() => type) : type)),
  );
  replaceResolver<GraphQLDirective>('directives', (all) => all.filter(isPublicDirective));
}

/** Replaces the resolver of a list of `__Schema` for requests, once per process. */
function replaceResolver<Item>(
  name: 'types' | 'directives',
  select: (all: readonly Item[], ctx: Context) => readonly unknown[],
): void {
  const field = __Schema.getFields()[name];
  const list = field?.resolve;
  if (!field || !list || replaced.has(list)) return;
  const resolve: Resolver = (source, args, ctx, info) => {
    // As the library declares the field.
    const all = list(source, args, ctx, info) as readonly Item[];
    return ctx ? select(all, ctx) : all;
  };
  replaced.add(resolve);
  field.resolve = resolve;
}

type Resolver = GraphQLFieldResolver<unknown, Context | undefined>;
const replaced = new WeakSet<Resolver>();

/** A cache of introspection results as JSON, by the text of their documents. */
export class IntrospectionAnswers {
  readonly #answers = new LRUCache<string, string>({
    maxSize: MAX_CACHE_BYTES,
    maxEntrySize: MAX_CACHE_BYTES,
    sizeCalculation: (answer, key) => answer.length + key.length,
  });

  readonly #shares = new WeakMap<DocumentNode, Map<string, IntrospectionShare>>();

  /**
   * Returns the result of `checkIntrospection`, cached as long as the document lives. Throws as it
   * does.
   */
  async shareOf(
    schema: GraphQLSchema,
    document: DocumentNode,
    operationName: string | null | undefined,
  ): Promise<IntrospectionShare> {
    const shares = this.#shares.get(document) ?? new Map<string, IntrospectionShare>();
    this.#shares.set(document, shares);
    const known = shares.get(operationName ?? '');
    if (known) return known;
    const share = await checkIntrospection(schema, document, operationName);
    if (getOperationAST(document, operationName)) shares.set(operationName ?? '', share);
    return share;
  }

  find(text: string, operationName: string | null | undefined): string | undefined {
    return this.#answers.get(keyOf(text, operationName));
  }

  /** Caches the `data` of a result and returns it as text. */
  store(text: string, operationName: string | null | undefined, data: unknown): string {
    const answer = JSON.stringify(data);
    this.#answers.set(keyOf(text, operationName), answer);
    return answer;
  }
}

const keyOf = (text: string, operationName: string | null | undefined): string =>
  `${operationName ?? ''} ${text}`;
