/** Queries that are asked again and again, compiled by graphql-jit; graphql-js has the last word on everything else. */
import { type DocumentNode, type ExecutionResult, getOperationAST, type GraphQLSchema, Kind, valueFromASTUntyped, visit } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Context } from '../context.ts';

/** How often a query runs before it is compiled: what is asked once is not worth it. */
const USES = 3;

interface Entry {
  uses: number;
  /** Undefined until there were enough uses; null for what is never compiled. */
  compiled: CompiledQuery | null | undefined;
  /** What its variables are where they are left out. */
  readonly defaults: Readonly<Record<string, unknown>>;
}

/** Executes a query by compiled code; undefined where graphql-js has to: it is new, cannot be compiled, or came out with errors. */
export type ExecuteCompiled = (
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
  context: Context,
  operationName: string | null | undefined,
) => Promise<ExecutionResult | undefined>;

/** Compiles over one schema. Documents are known by their identity: who parses keeps them. */
export function createCompiled(schema: GraphQLSchema): ExecuteCompiled {
  const known = new WeakMap<DocumentNode, Map<string, Entry>>();
  return async (document, variables, context, operationName) => {
    const entry = entryOf(known, document, operationName ?? '');
    entry.uses++;
    if (entry.compiled === undefined && entry.uses > USES) entry.compiled = compile(schema, document, operationName ?? undefined);
    if (!entry.compiled) return undefined;
    const result = await entry.compiled.query(undefined, context, { ...entry.defaults, ...variables });
    return result.errors ? undefined : result;
  };
}

function entryOf(known: WeakMap<DocumentNode, Map<string, Entry>>, document: DocumentNode, operationName: string): Entry {
  const entries = known.get(document) ?? new Map<string, Entry>();
  known.set(document, entries);
  const entry = entries.get(operationName) ?? { uses: 0, compiled: undefined, defaults: defaultsOf(document, operationName) };
  entries.set(operationName, entry);
  return entry;
}

/** The defaults of variables that may not be null: the compiler would miss those. */
function defaultsOf(document: DocumentNode, operationName: string): Record<string, unknown> {
  const variables = getOperationAST(document, operationName || undefined)?.variableDefinitions ?? [];
  return Object.fromEntries(
    variables.flatMap(({ variable, type, defaultValue }) => (defaultValue && type.kind === Kind.NON_NULL_TYPE ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [])),
  );
}

/** The compiled operation; null for what is not a query or what the compiler would do otherwise than graphql-js. */
function compile(schema: GraphQLSchema, document: DocumentNode, operationName: string | undefined): CompiledQuery | null {
  if (getOperationAST(document, operationName)?.operation !== 'query' || hasVariableInObject(document)) return null;
  const compiled = compileQuery(schema, document, operationName);
  return isCompiledQuery(compiled) ? compiled : null;
}

/** Whether a variable stands inside an input object that is written out: the compiler makes an absent one null there. */
function hasVariableInObject(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    ObjectField: ({ value }) => {
      if (value.kind === Kind.VARIABLE) found = true;
    },
  });
  return found;
}
