/**
 * Plans the execution of an operation: its fields are collected, and the completion of their values
 * is chosen, once for all requests. `plan-run.ts` executes plans.
 */
import {
  defaultTypeResolver,
  type GraphQLAbstractType,
  type GraphQLField,
  type GraphQLLeafType,
  type GraphQLNonNull,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
} from 'graphql';
import { type FieldNodes, fieldsIn, type SelectionSource } from './collect-fields.ts';
import { contentSelectionOf } from './content-fields.ts';
import type { PlanRun } from './plan-run.ts';
import { bytesOfNames } from './response-size.ts';
import { isShared } from './shared.ts';

/** The data of an object in a response. */
export type ResponseData = Record<string, unknown>;

/**
 * Returns the data of a value that is not a promise. Throws where the response has an error.
 */
type Complete = (value: unknown, run: PlanRun) => unknown;

/** The place of a field in the plan, from which the plans of its objects follow. */
interface Place {
  infoIn(run: PlanRun): GraphQLResolveInfo;
  planOf(type: GraphQLObjectType): ObjectPlan;
}

type GraphQLNullableOutputType = Exclude<GraphQLOutputType, GraphQLNonNull<never>>;
type Field = GraphQLField<unknown, unknown>;
type Path = GraphQLResolveInfo['path'];

/** A selected field of objects of one type. */
export interface FieldPlan {
  /** The index among the fields of the operation. */
  readonly index: number;
  /** The name in the response. */
  readonly key: string;
  readonly definition: Field;
  readonly nodes: FieldNodes;
  readonly parentType: GraphQLObjectType;
  /** The names in the response from the root to this field, without indexes of lists. */
  readonly path: Path;
  readonly complete: Complete;
}

/** The selected fields of objects of one type. */
export interface ObjectPlan {
  readonly fields: readonly FieldPlan[];
  /** The bytes of the names of all fields in a response. */
  readonly nameBytes: number;
  /** Returns an object with the names of all fields in their order, which have no values yet. */
  readonly newData: () => ResponseData;
}

/** The inputs of the plans of an operation. */
export interface PlanSource extends SelectionSource {
  readonly operation: OperationDefinitionNode;
  /** True to complete an object of a shared field once for each run (see `shared.ts`). */
  readonly shares: boolean;
}

/** An operation that was planned. The plans of its selections are made when they are first used. */
export class OperationPlan {
  readonly source: PlanSource;
  readonly root: ObjectPlan;
  #fieldCount = 0;

  /** @throws Error for an operation that cannot be planned */
  constructor(source: PlanSource, rootType: GraphQLObjectType) {
    this.source = source;
    this.root = this.#planObject(rootType, [source.operation.selectionSet], undefined);
  }

  #planObject(
    type: GraphQLObjectType,
    sets: readonly (SelectionSetNode | undefined)[],
    parent: Path | undefined,
  ): ObjectPlan {
    const nodesByKey = fieldsIn(this.source, type, sets);
    const fields = [...nodesByKey].map(([key, nodes]) => this.#planField(type, key, nodes, parent));
    const names = fields.map(({ key }) => key);
    return { fields, nameBytes: bytesOfNames(names), newData: factoryOf(names) };
  }

  #planField(
    parentType: GraphQLObjectType,
    key: string,
    nodes: FieldNodes,
    parent: Path | undefined,
  ): FieldPlan {
    const definition = definitionOf(this.source.schema, parentType, nodes[0].name.value);
    const path: Path = { prev: parent, key, typename: parentType.name };
    const index = this.#fieldCount++;
    const complete = this.#completionOf(definition.type, {
      infoIn: (run) => run.infoOf(field),
      planOf: (type) =>
        this.#planObject(
          type,
          nodes.map(({ selectionSet }) => selectionSet),
          path,
        ),
    });
    const fieldPlan = { index, key, definition, nodes, parentType, path };
    const field: FieldPlan = { ...fieldPlan, complete: this.#reusing(fieldPlan, complete) };
    return field;
  }

  /** Returns the completion of a field, which uses data that was completed before where it may. */
  #reusing(field: Omit<FieldPlan, 'complete'>, complete: Complete): Complete {
    const { definition, nodes, parentType } = field;
    if (this.source.shares && isShared(parentType.name, definition.name)) {
      // a selection in a fragment has the same data wherever the fragment is spread
      const selection = nodes.length === 1 ? nodes[0] : nodes;
      return (value, run) => run.completeOnce(selection, value, complete);
    }
    const selection = contentSelectionOf(this.source, parentType.name, definition, nodes);
    if (!selection) return complete;
    return (value, run) => run.completeContent({ selection, field }, value, complete);
  }

  #completionOf(type: GraphQLOutputType, place: Place): Complete {
    if (isNonNullType(type)) {
      const complete = this.#completionOfPresent(type.ofType, place);
      return (value, run) => {
        if (value == null) throw new Error(`A value of ${String(type)} is null.`);
        return complete(value, run);
      };
    }
    const complete = this.#completionOfPresent(type, place);
    return (value, run) => (value == null ? run.completeLeaf(null) : complete(value, run));
  }

  /** Returns the completion of values that are not null. */
  #completionOfPresent(type: GraphQLNullableOutputType, place: Place): Complete {
    if (isLeafType(type)) return completionOfLeaf(type);
    if (isListType(type)) {
      const complete = this.#completionOf(type.ofType, place);
      return (value, run) => run.completeList(value, complete);
    }
    if (isAbstractType(type)) return this.#completionOfAbstract(type, place);
    let plan: ObjectPlan | undefined;
    return (value, run) => {
      plan ??= place.planOf(type);
      return run.completeObject(plan, value);
    };
  }

  #completionOfAbstract(type: GraphQLAbstractType, { planOf, infoIn }: Place): Complete {
    const { schema } = this.source;
    const typeNameOf = type.resolveType ?? defaultTypeResolver;
    const plans = new Map<unknown, ObjectPlan>();
    const planNamed = (name: unknown): ObjectPlan => {
      const actual = typeof name === 'string' ? schema.getType(name) : undefined;
      if (!isObjectType(actual) || !schema.isSubType(type, actual))
        throw new Error(`${String(name)} is not a type of ${type.name}.`);
      const plan = planOf(actual);
      plans.set(name, plan);
      return plan;
    };
    return (value, run) => {
      const name = typeNameOf(value, run.context, infoIn(run), type);
      return run.completeObject(plans.get(name) ?? planNamed(name), value);
    };
  }
}

/** The JavaScript types of the values that are their own results, by the names of scalars. */
const OWN_RESULTS: ReadonlyMap<string, string> = new Map([
  ['String', 'string'],
  ['ID', 'string'],
  ['Boolean', 'boolean'],
]);

function completionOfLeaf(type: GraphQLLeafType): Complete {
  const own = OWN_RESULTS.get(type.name);
  return (value, run) => {
    if (typeof value === own) return run.completeLeaf(value);
    if (value instanceof Error) throw value;
    const serialized = type.serialize(value);
    if (serialized == null) throw new Error(`${type.name} has no value.`);
    return run.completeLeaf(serialized);
  };
}

/** Returns the definition of a field, with the fields of introspection. */
function definitionOf(schema: GraphQLSchema, type: GraphQLObjectType, name: string): Field {
  const isQuery = type === schema.getQueryType();
  if (isQuery && name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
  if (isQuery && name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
  if (name === TypeNameMetaFieldDef.name) return TypeNameMetaFieldDef;
  const field = type.getFields()[name];
  if (!field) throw new Error(`${type.name} has no field ${name}.`);
  return field;
}

/**
 * Returns a function that makes objects with these names, which all have one shape: V8 then stores
 * and serializes their values without looking names up.
 */
function factoryOf(names: readonly string[]): () => ResponseData {
  if (names.includes('__proto__')) throw new Error('An object literal has no such name.');
  const literal = names.map((name) => `${JSON.stringify(name)}: null`).join(', ');
  // names in GraphQL have only letters, digits and underscores
  return new Function(`return { ${literal} };`) as () => ResponseData;
}
