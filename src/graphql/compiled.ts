/**
 * Executes frequent queries with code compiled by graphql-jit; graphql-js executes everything else.
 */
import {
  type DocumentNode,
  type ExecutionResult,
  getNamedType,
  getOperationAST,
  type GraphQLSchema,
  isInputObjectType,
  Kind,
  TypeInfo,
  valueFromASTUntyped,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Context } from '../context.ts';
import { isFilter } from './checks/limit.ts';
import { selectsShared, withSharedFields } from './shared.ts';

/**
 * Runs of a caller's query before it is compiled: a single run is not worth it. The documents of
 * `/v1` are compiled at their first use.
 */
const MIN_USE_COUNT = 3;
/**
 * Compiling takes much longer than parsing: longer documents, in characters, are always
 * interpreted.
 */
const MAX_COMPILED_LENGTH = 20_000;

interface Entry {
  uses: number;
  /** Undefined until there were enough uses; null when the operation is never compiled. */
  compiled: CompiledQuery | null | undefined;
  /** The values of variables that are left out. */
  readonly defaults: Readonly<Record<string, unknown>>;
}

/**
 * Executes a query with compiled code. Returns undefined when graphql-js must execute it: it is
 * new, cannot be compiled, or returned errors.
 */
export type ExecuteCompiled = (
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
  context: Context,
  operationName: string | null | undefined,
) => Promise<ExecutionResult | undefined>;

/**
 * Creates the executor of one schema. Documents are identified by reference: the parser caches
 * them.
 */
export function createCompiled(schema: GraphQLSchema): ExecuteCompiled {
  const entriesByDocument = new WeakMap<DocumentNode, Map<string, Entry>>();
  let shared: GraphQLSchema | undefined;
  const schemaFor = (document: DocumentNode): GraphQLSchema => {
    if (!isBuiltIn(document) || !selectsShared(schema, document)) return schema;
    shared ??= withSharedFields(schema);
    return shared;
  };
  return async (document, variables, context, operationName) => {
    const entry = entryOf(entriesByDocument, document, operationName ?? '');
    entry.uses++;
    if (entry.compiled === undefined && (entry.uses > MIN_USE_COUNT || isBuiltIn(document)))
      entry.compiled = compile(schemaFor(document), document, operationName ?? undefined);
    if (!entry.compiled) return undefined;
    const result = await entry.compiled.query(undefined, context, {
      ...entry.defaults,
      ...variables,
    });
    // A result beyond its budget is not executed again.
    return result.errors && !context.budget.excess ? undefined : result;
  };
}

function entryOf(
  entriesByDocument: WeakMap<DocumentNode, Map<string, Entry>>,
  document: DocumentNode,
  operationName: string,
): Entry {
  const entries = entriesByDocument.get(document) ?? new Map<string, Entry>();
  entriesByDocument.set(document, entries);
  const entry = entries.get(operationName) ?? {
    uses: 0,
    compiled: undefined,
    defaults: defaultsOf(document, operationName),
  };
  entries.set(operationName, entry);
  return entry;
}

/** Returns the defaults of non-null variables, which the compiler ignores. */
function defaultsOf(document: DocumentNode, operationName: string): Record<string, unknown> {
  const variables =
    getOperationAST(document, operationName || undefined)?.variableDefinitions ?? [];
  return Object.fromEntries(
    variables.flatMap(({ variable, type, defaultValue }) =>
      defaultValue && type.kind === Kind.NON_NULL_TYPE
        ? [[variable.name.value, valueFromASTUntyped(defaultValue)]]
        : [],
    ),
  );
}

/**
 * Compiles an operation. Returns null for anything but a query, and when the compiled code would
 * behave differently from graphql-js.
 */
function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | undefined,
): CompiledQuery | null {
  if (
    getOperationAST(document, operationName)?.operation !== 'query' ||
    lengthOf(document) > MAX_COMPILED_LENGTH ||
    hasVariableInObject(schema, document)
  )
    return null;
  const compiled = compileQuery(schema, document, operationName);
  return isCompiledQuery(compiled) ? compiled : null;
}

/** Returns the length of the text that a document was parsed from; 0 when it is unknown. */
const lengthOf = ({ loc }: DocumentNode): number => (loc ? loc.end - loc.start : 0);

/**
 * Returns true if a document is part of the program: codegen generated it, so it was not parsed
 * from a text.
 */
const isBuiltIn = ({ loc }: DocumentNode): boolean => loc === undefined;

/**
 * Returns true if a variable occurs inside an input object literal, where the compiler replaces an
 * absent one by null. In a filter null is the same as absent, and a variable with a default or a
 * non-null type is never absent.
 */
function hasVariableInObject(schema: GraphQLSchema, document: DocumentNode): boolean {
  const types = new TypeInfo(schema);
  const present = new Set<string>();
  let found = false;
  visit(
    document,
    visitWithTypeInfo(types, {
      VariableDefinition({ variable, type, defaultValue }) {
        if (defaultValue || type.kind === Kind.NON_NULL_TYPE) present.add(variable.name.value);
      },
      ObjectField({ value }) {
        if (value.kind !== Kind.VARIABLE || present.has(value.name.value)) return;
        const parent = types.getParentInputType();
        const type = parent && getNamedType(parent);
        if (!isInputObjectType(type) || !isFilter(type)) found = true;
      },
    }),
  );
  return found;
}
