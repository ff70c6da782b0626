/**
 * Executes frequent queries by plans that are made once; graphql-js executes everything else.
 */
import {
  type DocumentNode,
  type ExecutionResult,
  type FragmentDefinitionNode,
  getOperationAST,
  getVariableValues,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  visit,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Context } from '../context.ts';
import type { ContentCache } from './content-cache.ts';
import { OperationPlan } from './plan.ts';
import { PlanRun } from './plan-run.ts';

/**
 * Runs of a caller's query before it is planned: a single run is not worth it. The documents of
 * `/v1` are planned at their first use.
 */
const MIN_USE_COUNT = 3;
/** Longer documents, in characters, are never planned, because plans take memory. */
const MAX_PLANNED_LENGTH = 20_000;
/** Plans of one operation: one for each combination of the variables of `@skip` and `@include`. */
const MAX_PLAN_COUNT = 16;

type Variables = Readonly<Record<string, unknown>>;

/**
 * Executes a query by its plan. Returns undefined when graphql-js must execute it: it is new, cannot
 * be planned, or has errors.
 */
export type ExecuteCompiled = (
  document: DocumentNode,
  variables: Variables,
  context: Context,
  operationName: string | null | undefined,
) => Promise<ExecutionResult | undefined>;

/**
 * Creates the executor of one schema. Documents are identified by reference: the parser caches
 * them.
 */
export function createCompiled(schema: GraphQLSchema, contents?: ContentCache): ExecuteCompiled {
  const queriesByDocument = new WeakMap<DocumentNode, Map<string, PlannedQuery>>();
  const queryOf = (document: DocumentNode, operationName: string): PlannedQuery => {
    const queries = queriesByDocument.get(document) ?? new Map<string, PlannedQuery>();
    queriesByDocument.set(document, queries);
    const query =
      queries.get(operationName) ??
      new PlannedQuery({ schema, contents }, document, operationName || undefined);
    queries.set(operationName, query);
    return query;
  };
  return async (document, variables, context, operationName) => {
    const query = queryOf(document, operationName ?? '');
    if (!query.isPlanned()) return undefined;
    try {
      return await query.execute(variables, context);
    } catch {
      // A result beyond its budget is not executed again; all others are, for all of their errors.
      return context.budget.excess ? { data: null } : undefined;
    }
  };
}

/** The parts of an executor that its queries use. */
interface Executor {
  readonly schema: GraphQLSchema;
  readonly contents: ContentCache | undefined;
}

/** One operation of a document, with its plans. */
class PlannedQuery {
  readonly #schema: GraphQLSchema;
  readonly #contents: ContentCache | undefined;
  readonly #operation: OperationDefinitionNode | undefined;
  readonly #fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  /** True for a document of the program: codegen generated it, so it was not parsed from a text. */
  readonly #isBuiltIn: boolean;
  readonly #conditions: readonly string[];
  readonly #plans = new LRUCache<string, OperationPlan>({ max: MAX_PLAN_COUNT });
  #useCount = 0;

  constructor(
    { schema, contents }: Executor,
    document: DocumentNode,
    operationName: string | undefined,
  ) {
    const { loc, definitions } = document;
    const operation = getOperationAST(document, operationName);
    const isLong = loc !== undefined && loc.end - loc.start > MAX_PLANNED_LENGTH;
    this.#schema = schema;
    this.#contents = contents;
    this.#operation = operation?.operation === 'query' && !isLong ? operation : undefined;
    this.#fragments = Object.fromEntries(
      definitions.flatMap((it) =>
        it.kind === Kind.FRAGMENT_DEFINITION ? [[it.name.value, it]] : [],
      ),
    );
    this.#isBuiltIn = loc === undefined;
    this.#conditions = conditionsOf(document);
  }

  /** Counts a use, and returns whether the query is executed by a plan. */
  isPlanned(): boolean {
    this.#useCount++;
    return this.#operation !== undefined && (this.#isBuiltIn || this.#useCount > MIN_USE_COUNT);
  }

  /** Returns the result. Throws its first error. */
  async execute(given: Variables, context: Context): Promise<ExecutionResult> {
    const { variableDefinitions = [] } = this.#operation ?? {};
    const { coerced, errors } = getVariableValues(this.#schema, variableDefinitions, given);
    if (!coerced) throw errors[0];
    // what a transaction reads may be rolled back
    const contents = context.partCount !== undefined ? undefined : this.#contents;
    const run = new PlanRun(this.#planFor(coerced), context, coerced, contents);
    return { data: await run.execute() };
  }

  #planFor(variables: Variables): OperationPlan {
    const conditions = this.#conditions.map((name) => [name, variables[name]] as const);
    const key = conditions.map(([, value]) => String(value)).join();
    const plan = this.#plans.get(key) ?? this.#plan(Object.fromEntries(conditions));
    this.#plans.set(key, plan);
    return plan;
  }

  #plan(variables: Variables): OperationPlan {
    const [schema, operation, rootType] = [
      this.#schema,
      this.#operation,
      this.#schema.getQueryType(),
    ];
    if (!operation || !rootType) throw new Error('Only queries are planned.');
    return new OperationPlan(
      { schema, operation, fragments: this.#fragments, variables, shares: this.#isBuiltIn },
      rootType,
    );
  }
}

/** Returns the names of the variables of `@skip` and `@include`. */
function conditionsOf(document: DocumentNode): string[] {
  const names = new Set<string>();
  visit(document, {
    Directive({ name, arguments: given = [] }) {
      if (name.value !== 'skip' && name.value !== 'include') return;
      for (const { value } of given) if (value.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return [...names];
}
