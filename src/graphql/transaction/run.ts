/** Executes the root fields of a mutation with `@transaction`, one after another. */
import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  type FragmentDefinitionNode,
  getDirectiveValues,
  getVariableValues,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  valueFromASTUntyped,
} from 'graphql';
import type { Context } from '../../context.ts';
import { badInput } from '../../domain/errors.ts';
import { type FieldNodes, fieldsIn } from '../collect-fields.ts';
import { printed } from '../fingerprint.ts';
import { outcomeOf, RolledBack, transact, type TransactionOutcome } from '../transact.ts';
import { MAX_PART_COUNT, TRANSACTION } from './rule.ts';
import { type Export, Selections } from './selection.ts';

type Variables = Readonly<Record<string, unknown>>;

/** An operation that is one transaction. */
interface TransactionRequest {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables: Variables;
}

/** A root field as an operation of its own. */
interface Part {
  readonly key: string;
  readonly nodes: FieldNodes;
  readonly document: DocumentNode;
  /** The variables that it uses. */
  readonly variables: ReadonlySet<string>;
  readonly exports: readonly Export[];
}

/** The parts of a transaction, and what all of them share. */
interface Plan {
  readonly parts: readonly Part[];
  /** The variables that are exported. */
  readonly exported: ReadonlySet<string>;
  readonly dryRun: boolean;
}

/** The part of `extensions` about the transaction. */
interface Report {
  readonly outcome: TransactionOutcome;
  readonly dryRun?: true;
  /** The response name of the field that failed. */
  readonly failed?: string;
}

/** Runs one transaction. */
type RunTransaction = (request: TransactionRequest, context: Context) => Promise<ExecutionResult>;

/** Creates the executor of transactions. */
export const createTransactionRun =
  (schema: GraphQLSchema): RunTransaction =>
  async (request, given) => {
    const plan = planOf(schema, request);
    if (!('parts' in plan)) return plan;
    const { dryRun, parts } = plan;
    const { document, operation, variables } = request;
    const context = given.inParts(parts.length);
    const options = {
      dryRun,
      request: [printed(document), operation.name?.value ?? null, variables],
      partCount: parts.length,
    };
    let failed: string | undefined;
    try {
      const result = await transact(context, options, async () => {
        failed = undefined;
        const data: Record<string, unknown> = {};
        const made: Record<string, unknown> = {};
        for (const part of parts) {
          failed = part.key;
          const result = await runPart(schema, plan, part, { variables, made, context });
          if (result.errors || context.trail.refused.size > 0) throw new RolledBack(result);
          Object.assign(data, result.data);
        }
        failed = undefined;
        context.budget.settle(data);
        return { data };
      });
      return reported(
        result,
        dryRun ? { outcome: 'ROLLED_BACK', dryRun } : { outcome: 'COMMITTED' },
      );
    } catch (error) {
      return failure(error, context, {
        ...(dryRun && { dryRun }),
        ...(failed !== undefined && { failed }),
      });
    }
  };

/** Returns the result of a transaction that was not committed, or may not have been. */
function failure(
  error: unknown,
  { trail }: Context,
  about: Pick<Report, 'dryRun' | 'failed'>,
): ExecutionResult {
  if (error instanceof RolledBack) {
    const report: Report = { outcome: 'ROLLED_BACK', ...about };
    const { errors = [] } = error.result;
    return reported(trail.refused.size > 0 ? error.result : { data: null, errors }, report);
  }
  const originalError = error instanceof Error ? error : new Error(String(error));
  const errors = [new GraphQLError(originalError.message, { originalError })];
  return reported({ errors }, { outcome: outcomeOf(error), ...about });
}

const reported = (result: ExecutionResult, transaction: Report): ExecutionResult => ({
  ...result,
  extensions: { ...result.extensions, transaction },
});

/** Returns the parts of a transaction, or the errors of its variables. */
function planOf(
  schema: GraphQLSchema,
  { document, operation, variables }: TransactionRequest,
): Plan | Pick<ExecutionResult, 'errors'> {
  const selections = new Selections(schema, document);
  const mutation = schema.getMutationType();
  if (!mutation) throw new Error('The schema has no mutations.');
  const exportsByKey = new Map(
    selections
      .rootFieldsOf(operation)
      .map((root) => [root.key, selections.exportsOf(root, mutation, Infinity)]),
  );
  const exported = new Set(
    [...exportsByKey.values()].flat().flatMap(({ variable = '' }) => [variable]),
  );
  const definitions = operation.variableDefinitions ?? [];
  const sent = definitions.filter(({ variable: { name } }) => !exported.has(name.value));
  const { coerced, errors } = getVariableValues(schema, sent, variables);
  if (!coerced) return { errors };
  requireUnsent(operation, exported, variables);
  const fragments = document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  const source = { schema, fragments: byName(fragments), variables: coerced };
  const parts = [...fieldsIn(source, mutation, [operation.selectionSet])].map(([key, nodes]) => {
    const used = selections.variablesIn(nodes);
    const own: OperationDefinitionNode = {
      ...operation,
      directives: [],
      variableDefinitions: definitions.filter(({ variable }) => used.has(variable.name.value)),
      selectionSet: { kind: Kind.SELECTION_SET, selections: nodes },
    };
    return {
      ...{ key, nodes, variables: used, exports: exportsByKey.get(key) ?? [] },
      document: { kind: Kind.DOCUMENT, definitions: [own, ...fragments] } as const,
    };
  });
  if (parts.length > MAX_PART_COUNT) throw new Error('A transaction was not validated.');
  const directive = schema.getDirective(TRANSACTION);
  const values = directive && getDirectiveValues(directive, operation, coerced);
  return { parts, exported, dryRun: values?.['dryRun'] === true };
}

const byName = (
  fragments: readonly FragmentDefinitionNode[],
): Readonly<Record<string, FragmentDefinitionNode>> =>
  Object.fromEntries(fragments.map((node) => [node.name.value, node]));

/**
 * Requires that no value was sent for an exported variable, except for its default, which some
 * clients send.
 * @throws BAD_USER_INPUT
 */
function requireUnsent(
  { variableDefinitions = [] }: OperationDefinitionNode,
  exported: ReadonlySet<string>,
  variables: Variables,
): void {
  for (const { variable, defaultValue } of variableDefinitions) {
    const name = variable.name.value;
    const { [name]: sent } = variables;
    if (!exported.has(name) || sent == null) continue;
    if (defaultValue && isSame(valueFromASTUntyped(defaultValue), sent)) continue;
    throw badInput(`$${name} is exported by a field of the transaction. Send no value for it.`);
  }
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The values of a transaction while it runs. */
interface PartInput {
  readonly variables: Variables;
  /** The values of exported variables so far. */
  readonly made: Record<string, unknown>;
  readonly context: Context;
}

/** Executes one root field, and adds what it exports. */
async function runPart(
  schema: GraphQLSchema,
  { exported }: Plan,
  { key, nodes, document, variables: used, exports: ofPart }: Part,
  { variables, made, context }: PartInput,
): Promise<ExecutionResult> {
  const values: Record<string, unknown> = {};
  for (const name of used) {
    const source = exported.has(name) ? made : variables;
    if (Object.hasOwn(source, name)) values[name] = source[name];
    else if (exported.has(name))
      return failed(
        nodes,
        [key],
        `$${name} has no value: the field that exports it was not selected.`,
      );
  }
  const result = await execute({ schema, document, contextValue: context, variableValues: values });
  // the variables of a part may not fit its arguments
  if (result.errors && !('data' in result))
    return { errors: result.errors.map((error) => located(error, nodes, [key])) };
  if (result.errors || context.trail.refused.size > 0) return result;
  for (const { variable = '', node, path } of ofPart) {
    const value = valueAt(result.data, path);
    if (value === null)
      return failed([node], path, `"${path.join('.')}" is null, so $${variable} has no value.`);
    if (value !== undefined) made[variable] = value;
  }
  return result;
}

/** Returns the value at a path; null below an object that is null, undefined where none is selected. */
const valueAt = (data: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((at, step) => (at == null ? at : Object(at)[step]), data);

/** Returns the result of a field that failed with an error of the document. */
const failed = (
  nodes: FieldNodes | [Export['node']],
  path: readonly string[],
  message: string,
): ExecutionResult => ({ errors: [located(badInput(message), nodes, path)] });

const located = (error: Error, nodes: FieldNodes, path: readonly string[]): GraphQLError =>
  new GraphQLError(error.message, {
    nodes,
    path,
    originalError: error instanceof GraphQLError ? badInput(error.message) : error,
  });
