/**
 * Executes the selections of shared objects once for each request. Thousands of items in a list of
 * `/v1` can refer to one organization or space: they then have one value, which is one object.
 *
 * A field with such an object is a leaf of the compiled query. Its value is the data of a query of
 * its own, whose only field is the object.
 */
import {
  type DocumentNode,
  type FieldNode,
  getNullableType,
  type GraphQLField,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLInterfaceType,
  type GraphQLResolveInfo,
  GraphQLScalarType,
  GraphQLSchema,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  Kind,
  lexicographicSortSchema,
  NoUndefinedVariablesRule,
  OperationTypeNode,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Context } from '../context.ts';

/** Fields that have the same object for many items of one response of `/v1`. */
const SHARED_FIELDS: ReadonlySet<string> = new Set([
  'ContentReference.organization',
  'ContentReference.space',
  'ContentReference.versionContext',
  'ContentReference.page',
  'ContentReference.file',
  'ContentReference.reusableContent',
]);

/** Returns whether a field has the same object for many items of one response of `/v1`. */
export const isShared = (typeName: string, fieldName: string): boolean =>
  SHARED_FIELDS.has(`${typeName}.${fieldName}`);

/** Returns whether a document selects a shared field. */
export function selectsShared(schema: GraphQLSchema, document: DocumentNode): boolean {
  let found = false;
  const types = new TypeInfo(schema);
  const Field = ({ name }: FieldNode): void => {
    found ||= isShared(types.getParentType()?.name ?? '', name.value);
  };
  visit(document, visitWithTypeInfo(types, { Field }));
  return found;
}

type Resolve = NonNullable<GraphQLField<unknown, Context>['resolve']>;

/** The data of a selection, which is complete already. */
const Completed = new GraphQLScalarType({ name: 'Completed', serialize: (value) => value });

/**
 * Returns a copy of a schema whose shared fields are leaves with the data of their selections. Only
 * queries that graphql-jit compiles may use it: it takes no notice of the selection of a leaf.
 * @throws Error for a shared field that the schema does not have
 */
export function withSharedFields(schema: GraphQLSchema): GraphQLSchema {
  const shared = lexicographicSortSchema(schema); // a copy; nothing depends on the order of fields
  for (const path of SHARED_FIELDS) {
    const [typeName = '', fieldName = ''] = path.split('.');
    const type = shared.getType(typeName);
    const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
    if (!field || field.args.length > 0) throw notSharable(path);
    const object = getNullableType(field.type);
    if (!isObjectType(object) && !isInterfaceType(object)) throw notSharable(path);
    const resolve: Resolve =
      field.resolve ?? ((source) => (source as Record<string, unknown>)[fieldName]);
    field.resolve = completing(resolve, new ObjectQueries(schema, object.name));
    field.type = isNonNullType(field.type) ? new GraphQLNonNull(Completed) : Completed;
  }
  return shared;
}

const notSharable = (path: string): Error =>
  new Error(`${path} cannot be shared: it is not a field with an object and without arguments.`);

/** Returns a resolver of the data of a field's selection. The data of an object is made once. */
function completing(resolve: Resolve, queries: ObjectQueries): Resolve {
  const complete = (object: unknown, ctx: Context, info: GraphQLResolveInfo): unknown => {
    if (typeof object !== 'object' || object === null) return object;
    const { name, run } = queries.of(info);
    return ctx.load.computed.once(object, name, () => run(object, ctx));
  };
  return (source, args, ctx, info) => {
    const object: unknown = resolve(source, args, ctx, info);
    return object instanceof Promise
      ? object.then((settled: unknown) => complete(settled, ctx, info))
      : complete(object, ctx, info);
  };
}

/** A query that begins at an object. */
interface ObjectQuery {
  /** The name of the data among the values that are computed from the object. */
  readonly name: string;
  /** Returns the data of the selection. Throws the first error. */
  run(object: object, ctx: Context): Promise<object>;
}

/** The field of the query of an object that returns the object. */
const OBJECT = 'object';

let queryCount = 0;

/** The queries of a shared field, one for each of its selections. */
class ObjectQueries {
  readonly #schema: GraphQLSchema;
  readonly #byField = new WeakMap<FieldNode, ObjectQuery>();

  constructor(schema: GraphQLSchema, typeName: string) {
    // `withSharedFields` checked it
    const type = schema.getType(typeName) as GraphQLObjectType | GraphQLInterfaceType;
    const query = new GraphQLObjectType({
      name: 'SharedObject',
      fields: { [OBJECT]: { type: new GraphQLNonNull(type), resolve: (object) => object } },
    });
    this.#schema = new GraphQLSchema({ ...schema.toConfig(), query });
  }

  of(info: GraphQLResolveInfo): ObjectQuery {
    const [node] = info.fieldNodes;
    if (!node) throw new Error('A field is resolved that is not selected.');
    const query = this.#byField.get(node) ?? this.#compile(info);
    this.#byField.set(node, query);
    return query;
  }

  /** @throws Error for a selection with variables, which the query of an object does not get */
  #compile({ fieldNodes, fragments }: GraphQLResolveInfo): ObjectQuery {
    const selections = fieldNodes.flatMap(({ selectionSet }) => selectionSet?.selections ?? []);
    const document: DocumentNode = {
      kind: Kind.DOCUMENT,
      definitions: [
        {
          kind: Kind.OPERATION_DEFINITION,
          operation: OperationTypeNode.QUERY,
          selectionSet: {
            kind: Kind.SELECTION_SET,
            selections: [
              {
                kind: Kind.FIELD,
                name: { kind: Kind.NAME, value: OBJECT },
                selectionSet: { kind: Kind.SELECTION_SET, selections },
              },
            ],
          },
        },
        ...Object.values(fragments),
      ],
    };
    const [error] = validate(this.#schema, document, [NoUndefinedVariablesRule]);
    const compiled = compileQuery(this.#schema, document);
    if (error || !isCompiledQuery(compiled))
      throw new Error('The selection of a shared field cannot be compiled.', { cause: error });
    return {
      name: `selection ${++queryCount}`,
      run: (object, ctx) => dataOf(compiled, object, ctx),
    };
  }
}

async function dataOf({ query }: CompiledQuery, object: object, ctx: Context): Promise<object> {
  const { data, errors } = await query(object, ctx, {});
  if (errors?.[0]) throw errors[0].originalError ?? errors[0];
  return data?.[OBJECT] ?? {};
}
