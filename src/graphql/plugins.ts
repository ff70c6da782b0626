/** What yoga is told to do at each step: limits, who may ask, the one executor, and faults in the one form. Envelop's hooks only. */
import { type DocumentNode, type ExecutionResult, GraphQLError, type GraphQLSchema, isSchema } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Context } from '../context.ts';
import { type Fault, unauthenticated } from '../domain/errors.ts';
import { isPublic } from './access.ts';
import type { Arrival } from './authenticate.ts';
import { faultOf, httpOf, toGraphQLError } from './faults.ts';
import { checkLimits, type Cost, guardSource, measure, points } from './limits.ts';
import type { Run } from './run.ts';

/** What the server gives with a request. */
export interface ServerContext {
  readonly visit: Arrival & { note(remarks: { operation?: string; userId?: string; reason?: string }): void };
}

/** What a resolver's context is, with the visit that it came by. */
export type YogaContext = ServerContext & { readonly lectern: Context };

/** Whether the schema may be asked for without a token: in development. */
export interface PluginOptions {
  readonly run: Run;
  readonly introspection: boolean;
  /** Told of each fault that is ours. */
  readonly onInternal: (fault: Fault, requestId: string) => void;
}

/** Faults that leave no data have their own status; all others are answered with 200, as the protocol has it. */
const STATUS = new Set(['UNAUTHENTICATED', 'UNAVAILABLE', 'TIMEOUT', 'INTERNAL']);

/** A fault before execution, with its status. `spec`: with plain JSON the protocol wants 200 for what graphql itself refuses. */
export function refused(error: unknown, requestId: string, spec = false): GraphQLError {
  const shown = toGraphQLError(error, requestId);
  shown.extensions['http'] = { ...httpOf(faultOf(error)), ...(spec && { spec: true }) };
  return shown;
}

/** The steps of an operation. */
export function operationPlugin({ run, introspection, onInternal }: PluginOptions): Plugin<ServerContext> {
  return {
    onParse({ params, context }) {
      const { requestId } = context.visit;
      guarded(requestId, () => guardSource(String(params.source)));
      return ({ result, replaceParseResult }) => {
        if (result instanceof Error) replaceParseResult(refused(result, requestId, true));
      };
    },
    onValidate({ context }) {
      return ({ valid, result, setResult }) => {
        if (!valid) setResult([...result].map((error: unknown) => refused(error, context.visit.requestId, true)));
      };
    },
    async onExecute({ args, setExecuteFn, setResultAndStopExecution }) {
      const { document, schema, operationName, variableValues, contextValue } = args;
      const { visit, lectern } = contextValue as unknown as YogaContext; // what `context` of the server made
      try {
        const cost = await admit(schema, document, operationName, variableValues ?? {}, lectern, visit, introspection);
        setExecuteFn(async () => answerOf(await run(document, variableValues ?? {}, lectern, operationName), cost, lectern.requestId, onInternal));
      } catch (error) {
        setResultAndStopExecution({ errors: [refused(error, lectern.requestId)] });
      }
    },
  };
}

/** Refuses what a stranger may not ask and what is too much, and charges for it. */
async function admit(schema: GraphQLSchema, document: DocumentNode, operationName: string | null | undefined, variables: Readonly<Record<string, unknown>>, lectern: Context, visit: ServerContext['visit'], introspection: boolean): Promise<Cost> {
  if (!isSchema(schema)) throw new Error('There is no schema.');
  if (!lectern.viewer && !isPublic(schema, document, operationName, introspection)) throw unauthenticated();
  const cost = measure(schema, document, operationName, variables);
  checkLimits(cost);
  visit.note({ operation: operationName ?? 'anonymous' });
  await visit.meter.spendMore(points(cost) - 1);
  return cost;
}

/** The answer with its faults in the one form, and its cost. */
function answerOf(result: ExecutionResult, cost: Cost, requestId: string, onInternal: PluginOptions['onInternal']): ExecutionResult {
  const extensions = { cost: { nodes: cost.nodes, points: points(cost) } };
  if (!result.errors) return { ...result, extensions };
  const hasData = result.data != null && Object.values(result.data).some((value) => value !== null);
  const errors = result.errors.map((error) => {
    const fault = faultOf(error);
    if (fault.reason === 'INTERNAL') onInternal(fault, requestId);
    const shown = toGraphQLError(error, requestId);
    if (!hasData && STATUS.has(fault.reason)) shown.extensions['http'] = httpOf(fault);
    return shown;
  });
  return { ...result, errors, extensions };
}

function guarded(requestId: string, check: () => void): void {
  try {
    check();
  } catch (error) {
    throw refused(error, requestId);
  }
}
