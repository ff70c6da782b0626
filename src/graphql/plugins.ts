/** What yoga is told to do at each step: who asks, limits, the one executor, and faults in the one form. */
import { type DocumentNode, type ExecutionResult, GraphQLError, type GraphQLSchema, isSchema } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Context } from '../context.ts';
import { badInput, Fault, unauthenticated } from '../domain/errors.ts';
import { isPublic } from './access.ts';
import type { Arrival, Authenticate } from './authenticate.ts';
import { faultOf, httpOf, toGraphQLError } from './faults.ts';
import { checkLimits, type Cost, guardSource, measure, points } from './limits.ts';
import type { Run } from './run.ts';

/** What the server gives with a request. */
export interface ServerContext {
  readonly visit: Arrival & { note(remarks: { operation?: string; userId?: string; reason?: string }): void };
}

/** What a resolver's context is, with the visit that it came by. */
type YogaContext = ServerContext & { readonly lectern: Context };

/** Whether the schema may be asked for without a token: in development. */
export interface PluginOptions {
  readonly run: Run;
  readonly introspection: boolean;
  /** Told of each fault that is ours. */
  readonly onInternal: (fault: Fault, requestId: string) => void;
}

/** Faults that leave no data have their own status; all others are answered with 200, as the protocol has it. */
const STATUS = new Set(['UNAUTHENTICATED', 'UNAVAILABLE', 'TIMEOUT', 'INTERNAL']);

/** A fault before execution, with its status. What points at a place in the document was found by graphql: with plain JSON the protocol wants 200 for that. */
function refused(error: unknown, requestId: string): GraphQLError {
  const shown = toGraphQLError(error, requestId);
  const spec = error instanceof GraphQLError && error.locations !== undefined;
  shown.extensions['http'] = { ...httpOf(faultOf(error)), ...(spec && { spec }) };
  return shown;
}

/** Before anything is read or parsed: who asks, so that a bad token is UNAUTHENTICATED whatever comes with it. And only JSON writes. */
export function arrivalPlugin(authenticate: Authenticate): Plugin<object, ServerContext> {
  return {
    async onRequestParse({ request, requestParser, setRequestParser, serverContext }) {
      Object.assign(serverContext, { lectern: await authenticate(serverContext.visit) });
      // A form can be sent by any page: it writes nothing here.
      const isJson = /^application\/(graphql\+)?json\s*(;|$)/.test(request.headers.get('content-type') ?? '');
      if (request.method === 'POST' && !(isJson && requestParser)) throw new Fault('UNSUPPORTED_MEDIA_TYPE', 'The body must be JSON: send the header "Content-Type: application/json".');
      if (requestParser) setRequestParser(async (incoming) => await Promise.resolve(incoming).then(requestParser).catch(malformed));
    },
  };
}

/** The library's parsers throw what JSON.parse throws. */
function malformed(error: unknown): never {
  throw error instanceof GraphQLError ? error : badInput('The variables or extensions are not valid JSON.');
}

/** The steps of an operation: envelop's hooks only. */
export function operationPlugin({ run, introspection, onInternal }: PluginOptions): Plugin<ServerContext> {
  return {
    onParse({ params }) {
      guardSource(String(params.source));
    },
    async onExecute({ args, setExecuteFn, setResultAndStopExecution }) {
      const { document, schema, operationName, variableValues, contextValue } = args;
      const { visit, lectern } = contextValue as unknown as YogaContext; // `lectern` came with the arrival
      try {
        const cost = await admit(schema, document, operationName, variableValues ?? {}, lectern, visit, introspection);
        setExecuteFn(async () => answerOf(await run(document, variableValues ?? {}, lectern, operationName), cost, lectern.requestId, onInternal));
      } catch (error) {
        setResultAndStopExecution({ errors: [refused(error, lectern.requestId)] });
      }
    },
  };
}

/** Puts what was refused before execution, by us or by the library, into the one form. */
export function refusalPlugin({ onInternal }: PluginOptions): Plugin<object, ServerContext> {
  return {
    onResultProcess({ result, setResult, serverContext }) {
      if (Array.isArray(result) || !('errors' in result) || !result.errors) return;
      const { visit } = serverContext;
      setResult({ ...result, errors: result.errors.map((error) => formOf(error, visit.requestId, onInternal)) });
    },
  };
}

/** The library keeps errors of documents for the next request, so they are never changed. What has a request id is in its form. */
function formOf(error: GraphQLError, requestId: string, onInternal: PluginOptions['onInternal']): GraphQLError {
  if (error.extensions['requestId'] !== undefined) return error;
  const { status, headers = {} } = (error.extensions['http'] ?? {}) as { status?: number; headers?: Record<string, string> }; // the library's own
  if (status === 405) {
    const shown = refused(new Fault('METHOD_NOT_ALLOWED', error.message), requestId);
    shown.extensions['http'] = { status, headers };
    return shown;
  }
  const fault = faultOf(error);
  if (fault.reason === 'INTERNAL') onInternal(fault, requestId);
  return refused(error, requestId);
}

/** Refuses what a stranger may not ask and what is too much, and charges for it. */
async function admit(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
  variables: Readonly<Record<string, unknown>>,
  lectern: Context,
  visit: ServerContext['visit'],
  introspection: boolean,
): Promise<Cost> {
  if (!isSchema(schema)) throw new Error('There is no schema.');
  if (!lectern.viewer && !lectern.visitor && !isPublic(schema, document, operationName, introspection)) throw unauthenticated();
  const cost = measure(schema, document, operationName, variables);
  checkLimits(cost);
  visit.note({ operation: operationName ?? 'anonymous' });
  await visit.meter.spendMore(points(cost) - 1);
  return cost;
}

/** The answer with its faults in the one form, and its cost. Without `data` nothing was executed: the fault has its status. */
function answerOf(result: ExecutionResult, cost: Cost, requestId: string, onInternal: PluginOptions['onInternal']): ExecutionResult {
  const extensions = { cost: { nodes: cost.nodes, points: points(cost) } };
  if (!result.errors) return { ...result, extensions };
  const wasExecuted = 'data' in result;
  const hasData = result.data != null && Object.values(result.data).some((value) => value !== null);
  const errors = result.errors.map((error) => {
    const fault = faultOf(error);
    if (fault.reason === 'INTERNAL') onInternal(fault, requestId);
    if (!wasExecuted) return refused(error, requestId);
    const shown = toGraphQLError(error, requestId);
    if (!hasData && STATUS.has(fault.reason)) shown.extensions['http'] = httpOf(fault);
    return shown;
  });
  return { ...result, errors, extensions };
}
