/** The only place that executes a document: for GraphQL and for `/v1`. */
import { createHash } from 'node:crypto';
import { type DocumentNode, execute, type ExecutionResult, getOperationAST, GraphQLError, type GraphQLSchema, print } from 'graphql';
import type { Context } from '../context.ts';
import { isRetryable } from '../data/faults.ts';
import { badInput } from '../domain/errors.ts';
import { keepAnswer, takeKey } from '../data/idempotency.ts';
import type { Viewer } from '../data/viewer.ts';
import { createCompiled } from './compiled.ts';

/** Executes one operation of a valid document. Never throws: a fault is an error whose `originalError` is what was thrown. */
export type Run = (document: DocumentNode, variables: Readonly<Record<string, unknown>>, context: Context, operationName?: string | null) => Promise<ExecutionResult>;

/** An answer with errors inside a transaction that all of it shares: nothing of it stays. */
class Undone extends Error {
  readonly result: ExecutionResult;
  constructor(result: ExecutionResult) {
    super('An operation under an Idempotency-Key failed.', { cause: result.errors?.find(({ originalError }) => isRetryable(originalError))?.originalError });
    this.result = result;
  }
}

/** Executes with graphql-js, and queries that come often by compiled code. A mutation with an Idempotency-Key is one transaction: all of it or nothing, and it answers once. */
export function createRun(schema: GraphQLSchema): Run {
  const executeCompiled = createCompiled(schema);
  return async (document, variables, context, operationName) => {
    const operation = getOperationAST(document, operationName);
    const now = async () =>
      (await executeCompiled(document, variables, context, operationName)) ?? execute({ schema, document, contextValue: context, variableValues: variables, operationName: operationName ?? null });
    try {
      if (operation?.operation !== 'mutation' || context.idempotencyKey === undefined || !context.viewer) return await now();
      return await once(context, context.viewer.userId, context.idempotencyKey, fingerprintOf(document, variables, operationName, context.viewer), now);
    } catch (error) {
      if (error instanceof Undone) return { data: null, errors: error.result.errors ?? [] };
      return { errors: [new GraphQLError(error instanceof Error ? error.message : 'Unknown.', { originalError: error instanceof Error ? error : new Error(String(error)) })] };
    }
  };
}

/** Runs a mutation in one transaction with its key, or gives what the same request was answered before. */
function once(context: Context, userId: string, key: string, fingerprint: Uint8Array, now: () => Promise<ExecutionResult>): Promise<ExecutionResult> {
  return context.share(async (tx) => {
    const kept = await takeKey(context, tx, userId, key, fingerprint);
    if (kept !== undefined) return JSON.parse(kept) as ExecutionResult; // written below, by this program
    const result = await now();
    if (result.errors) throw new Undone(result);
    await keepAnswer(context, tx, userId, key, JSON.stringify(result));
    return result;
  });
}

const texts = new WeakMap<DocumentNode, string>();

/** What makes two requests the same: the document, the operation, the variables, and how far the token reaches, so that no answer goes to a narrower one. */
function fingerprintOf(document: DocumentNode, variables: Readonly<Record<string, unknown>>, operationName: string | null | undefined, { scopes, organizations }: Viewer): Uint8Array {
  const text = texts.get(document) ?? print(document);
  texts.set(document, text);
  const reach = [scopes, organizations].map((of) => (of === 'all' ? of : [...of].sort()));
  return createHash('sha256')
    .update(textOf([text, operationName ?? null, variables, ...reach]))
    .digest();
}

/** The text of a request. Of a staged upload the hash alone: its ticket is another each time. BAD_USER_INPUT for JSON that is too deep to be written. */
function textOf(request: readonly unknown[]): string {
  try {
    return JSON.stringify(request, (name, value: unknown) => (name === 'staged' && typeof value === 'string' ? value.split('.')[0] : value));
  } catch (error) {
    if (error instanceof RangeError) throw badInput('The variables are nested too deep.');
    throw error;
  }
}
