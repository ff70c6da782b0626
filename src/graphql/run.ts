/** Executes documents, for both GraphQL and `/v1`; nothing else does. */
import { setImmediate } from 'node:timers/promises';
import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
} from 'graphql';
import type { Context } from '../context.ts';
import { afterCommit, AppError } from '../domain/errors.ts';
import { inSpan } from '../data/trace.ts';
import type { ResponseBudget } from './budget.ts';
import { createCompiled } from './compiled.ts';
import type { ContentCache } from './content-cache.ts';
import { toAppError } from './errors.ts';
import { printed } from './fingerprint.ts';
import { RolledBack, transact } from './transact.ts';
import { transactionOf } from './transaction/rule.ts';
import { createTransactionRun } from './transaction/run.ts';

/**
 * Executes one operation of a valid document. Never throws: an error in the result has the thrown
 * error as its `originalError`.
 */
export type RunOperation = (
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
  context: Context,
  operationName?: string | null,
) => Promise<ExecutionResult>;

/** An operation of a valid document, with its variables. */
interface Operation {
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly operationName: string | null | undefined;
}

/** Executes a subscription for one event, as `RunOperation` does. */
export type RunEvent = (
  operation: Operation,
  context: Context,
  event: unknown,
) => Promise<ExecutionResult>;

/** Creates the executor of subscriptions, which graphql-js executes. */
export const createEventRun =
  (schema: GraphQLSchema): RunEvent =>
  async ({ document, variables, operationName }, context, event) =>
    withinBudget(
      await execute({
        schema,
        document,
        rootValue: event,
        contextValue: context,
        variableValues: variables,
        operationName: operationName ?? null,
      }),
      context.budget,
    );

/**
 * Creates the executor: graphql-js, with compiled code for frequent queries. A mutation with an
 * Idempotency-Key or `@transaction` is one transaction, and with a key it is executed once. With a cache, data of results can be
 * `ContentJSON`.
 */
export function createRun(schema: GraphQLSchema, contents?: ContentCache): RunOperation {
  const executeCompiled = createCompiled(schema, contents);
  const runTransaction = createTransactionRun(schema);
  const run: RunOperation = async (document, variables, context, operationName) => {
    const operation = getOperationAST(document, operationName);
    const executeOperation = async () =>
      (await executeCompiled(document, variables, context, operationName)) ??
      execute({
        schema,
        document,
        contextValue: context,
        variableValues: variables,
        operationName: operationName ?? null,
      });
    try {
      if (operation && transactionOf(operation))
        return await runTransaction({ document, operation, variables }, context);
      // a part of a transaction is not committed, and is within the budget or rolled back
      if (operation?.operation !== 'mutation' || context.partCount !== undefined)
        return await withinBudget(
          withOutcome(await executeOperation(), context, () => context.trail.committed.size > 0),
          context.budget,
        );
      if (context.idempotencyKey === undefined || !context.viewer)
        return payloadWithinBudget(
          withOutcome(await context.answering(executeOperation), context, (key) =>
            context.trail.committed.has(key),
          ),
          context,
        );
      const request = [printed(document), operationName ?? null, variables];
      return await transact(context, { request }, async () => {
        const executed = await executeOperation();
        if (executed.errors || context.trail.refused.size > 0) throw new RolledBack(executed);
        return executed;
      });
    } catch (error) {
      if (error instanceof RolledBack) return afterRollback(error.result, context);
      return {
        errors: [
          new GraphQLError(error instanceof Error ? error.message : 'Unknown.', {
            originalError: error instanceof Error ? error : new Error(String(error)),
          }),
        ],
      };
    }
  };
  return (document, variables, context, operationName) => {
    const operation = getOperationAST(document, operationName);
    const name = operation?.name?.value ?? 'anonymous';
    const type = operation?.operation ?? 'unknown';
    return inSpan(
      `${type} ${name}`,
      { 'graphql.operation.name': name, 'graphql.operation.type': type },
      () => run(document, variables, context, operationName),
    );
  };
}

/**
 * Returns the result of a rolled-back mutation: the payload that states why it was refused, else the
 * errors alone.
 */
const afterRollback = (result: ExecutionResult, { trail }: Context): ExecutionResult =>
  trail.refused.size > 0 ? result : { data: null, errors: result.errors ?? [] };

/** Returns the result of a query, or only an error when it exceeds the budget of the request. */
async function withinBudget(
  result: ExecutionResult,
  budget: ResponseBudget,
): Promise<ExecutionResult> {
  if (!budget.excess) {
    if (budget.isLarge) await setImmediate();
    try {
      budget.settle(result.data);
    } catch (error) {
      if (error !== budget.excess) throw error;
    }
  }
  const { excess } = budget;
  return excess
    ? { errors: [new GraphQLError(excess.message, { originalError: excess })] }
    : result;
}

/**
 * Returns the result of a committed mutation. When its payload exceeds the budget, the error says
 * that the write was done.
 */
function payloadWithinBudget(result: ExecutionResult, { budget, trail }: Context): ExecutionResult {
  if (!result.data) return result;
  try {
    budget.settle(result.data);
    return result;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const appError = new AppError(
      error.reason,
      `The write was committed, but its response is too large. ${error.message}`,
      { details: { ...error.details, outcome: 'COMMITTED' } },
    );
    return {
      data: null,
      errors: [new GraphQLError(appError.message, { originalError: appError })],
      extensions: { committed: [...trail.committed] },
    };
  }
}

/** Reasons of read errors that are temporary. */
const TEMPORARY_REASONS = new Set(['BUSY', 'UNAVAILABLE', 'TIMEOUT', 'INTERNAL']);

/**
 * Adds the names of committed mutations to a result with errors. Temporary errors below a committed
 * mutation say so too, as they could be taken for its failure.
 */
function withOutcome(
  result: ExecutionResult,
  { trail }: Context,
  isCommitted: (key: string) => boolean,
): ExecutionResult {
  if (!result.errors || trail.committed.size === 0) return result;
  const errors = result.errors.map((error) => {
    const appError = toAppError(error);
    if (!isCommitted(String(error.path?.[0])) || !TEMPORARY_REASONS.has(appError.reason))
      return error;
    const { nodes = null, source = null, positions = null, path = null } = error;
    return new GraphQLError(appError.message, {
      nodes,
      source,
      positions,
      path,
      originalError: afterCommit(appError),
    });
  });
  return { ...result, errors, extensions: { committed: [...trail.committed] } };
}
