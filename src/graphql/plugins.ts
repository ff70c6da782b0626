/** Configures graphql-yoga: authentication, limits, the shared executor, and the error format. */
import {
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  isSchema,
  NoFragmentCyclesRule,
  parse,
  type ParseOptions,
  type Source,
  specifiedRules,
  validate,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Context } from '../context.ts';
import { badInput, AppError, isAfterCommit, unauthenticated } from '../domain/errors.ts';
import { isPublic } from './access.ts';
import type { IncomingRequest, Authenticate } from './authenticate.ts';
import { toAppError, httpStatusOf, toGraphQLError } from './errors.ts';
import { checkShape } from './document-shape.ts';
import type { Documents } from './documents.ts';
import { IntrospectionAnswers } from './introspection.ts';
import {
  checkVariables,
  documentPoints,
  checkSource,
  ANONYMOUS_DOCUMENT_LIMITS,
} from './document-limits.ts';
import { checkLimits, type OperationCost, measureCost, points } from './limits.ts';
import type { LaneOutcome } from './json-lane.ts';
import { LiveResult } from './live-result.ts';
import type { RunOperation } from './run.ts';
import type { Subscribe } from './subscribe.ts';
import { transactionRule } from './transaction/rule.ts';
import { notForVisitors } from './visitors.ts';

/** The properties that the HTTP server adds to yoga's context. */
export interface ServerContext {
  readonly incoming: IncomingRequest & {
    note(remarks: { operation?: string; userId?: string; reason?: string }): void;
    /**
     * Admits a subscription, which lasts longer than a request.
     * @throws RATE_LIMITED, BUSY
     */
    subscribe(): Promise<void>;
  };
  /** The steps of the request that are done already. */
  readonly outcome?: LaneOutcome;
  /** Receives the subscription of a request whose transport can send its messages. */
  readonly outlet?: LiveOutlet | undefined;
}

/** The destination of the messages of a subscription. */
export interface LiveOutlet {
  live?: LiveResult;
}

/** The context of a resolver, with the request that it belongs to. */
type YogaContext = ServerContext & { readonly lectern: Context };

/** The options of the plugins; `introspection` allows reading the schema without a token. */
export interface PluginOptions {
  readonly run: RunOperation;
  readonly introspection: boolean;
  /** Called for each internal error. */
  readonly onInternal: (appError: AppError, requestId: string) => void;
}

/**
 * Errors without data that have their own HTTP status; all others are answered with 200, as GraphQL
 * over HTTP requires.
 */
const STATUS_REASONS = new Set(['UNAUTHENTICATED', 'BUSY', 'UNAVAILABLE', 'TIMEOUT', 'INTERNAL']);

/**
 * Formats an error before execution, with its status. With plain JSON the protocol requires 200 for
 * errors with locations, which graphql-js found in the document.
 */
function refusalOf(error: unknown, requestId: string): GraphQLError {
  const formatted = toGraphQLError(error, requestId);
  const spec = error instanceof GraphQLError && error.locations !== undefined;
  formatted.extensions['http'] = { ...httpStatusOf(toAppError(error)), ...(spec && { spec }) };
  return formatted;
}

/**
 * Authenticates before anything is read or parsed, so that a bad token is UNAUTHENTICATED whatever
 * the body contains. Refuses POST bodies other than JSON.
 */
export function authenticationPlugin(authenticate: Authenticate): Plugin<object, ServerContext> {
  return {
    async onRequestParse({ request, requestParser, setRequestParser, serverContext }) {
      const { incoming, outcome } = serverContext;
      if (outcome?.error && !outcome.lectern) throw outcome.error;
      Object.assign(serverContext, { lectern: outcome?.lectern ?? (await authenticate(incoming)) });
      // A page of any origin can send a form: it must not write anything.
      const contentType = request.headers.get('content-type') ?? '';
      const isJson = /^application\/(graphql\+)?json\s*(;|$)/.test(contentType);
      if (request.method === 'POST' && !(isJson && requestParser))
        throw new AppError(
          'UNSUPPORTED_MEDIA_TYPE',
          contentType.startsWith('multipart/form-data')
            ? 'A form also needs the header "GraphQL-Require-Preflight: 1".'
            : 'The body must be JSON: send the header "Content-Type: application/json".',
        );
      if (requestParser)
        setRequestParser(
          async (incoming) => await Promise.resolve(incoming).then(requestParser).catch(malformed),
        );
    },
    /** Answers with the result or the error of a request that was executed already. */
    onParams({ context, setResult }) {
      const { outcome } = context as ServerContext; // of the HTTP server
      if (outcome?.error) throw outcome.error;
      if (outcome?.result) setResult(outcome.result);
    },
  };
}

/** Converts the errors of JSON.parse that the library's parsers throw. */
function malformed(error: unknown): never {
  throw error instanceof GraphQLError
    ? error
    : badInput('The variables or extensions are not valid JSON.');
}

/** Parses and validates within limits, and caches documents that were admitted. */
export function documentPlugin(documents: Documents): Plugin<ServerContext> {
  return {
    onParse({ context, params, setParsedDocument, setParseFn }) {
      const text = String(params.source);
      const cachedDocument = documents.find(text);
      if (cachedDocument) return setParsedDocument(cachedDocument);
      // The authentication plugin has added `lectern`.
      const { incoming, lectern } = context as unknown as YogaContext;
      const tokens = checkSource(
        text,
        lectern.viewer || lectern.visitor ? undefined : ANONYMOUS_DOCUMENT_LIMITS,
      );
      incoming.meter.charge(documentPoints(tokens));
      setParseFn((source: string | Source, options?: ParseOptions) => {
        const document = parse(source, options);
        checkShape(document);
        documents.add(document, { text, tokens });
        return document;
      });
    },
    onValidate({ params: { documentAST }, setResult, setValidationFn, validateFn }) {
      if (documents.isAdmitted(documentAST)) return setResult([]);
      // The library passes the same arguments as graphql-js.
      setValidationFn(boundedValidation(validateFn as typeof validate));
    },
  };
}

/**
 * Returns a validation that ends for every document: it looks for fragment cycles first, because
 * other rules assume that there are none.
 */
const boundedValidation =
  (next: typeof validate): typeof validate =>
  (schema, document, ...rest) => {
    const cycles = validate(schema, document, [NoFragmentCyclesRule]);
    if (cycles.length > 0) return cycles;
    try {
      const [rules = specifiedRules, ...options] = rest;
      return next(schema, document, [...rules, transactionRule], ...options);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      const appError = new AppError(
        'QUERY_TOO_COMPLEX',
        'The fragments and selections of this document are nested too deep. Send several requests.',
        { cause: error },
      );
      return [new GraphQLError(appError.message, { originalError: appError })];
    }
  };

/** Executes operations, using envelop's hooks only. */
export function operationPlugin(
  { run, introspection, onInternal }: PluginOptions,
  documents: Documents,
): Plugin<ServerContext> {
  const answers = new IntrospectionAnswers();
  return {
    async onExecute({ args, setExecuteFn, setResultAndStopExecution }) {
      const { document, schema, operationName, variableValues, contextValue } = args;
      // The authentication plugin has added `lectern`.
      const { incoming, lectern } = contextValue as unknown as YogaContext;
      try {
        const cost = await admit(
          schema,
          document,
          operationName,
          variableValues ?? {},
          lectern,
          incoming,
          introspection,
        );
        const text = documents.originOf(document)?.text;
        const cached = text === undefined ? undefined : answers.find(text, operationName);
        const share =
          cached === undefined ? await answers.shareOf(schema, document, operationName) : 'all';
        documents.admit(document);
        if (cached !== undefined) return setResultAndStopExecution(asText(cached, costOf(cost, 0)));
        setExecuteFn(async () => {
          const result = await run(document, variableValues ?? {}, lectern, operationName);
          const extraPoints = Math.max(0, lectern.budget.points - (points(cost) - 1));
          incoming.meter.charge(extraPoints);
          const [error] = result.errors ?? [];
          const [refused] = lectern.trail.refused.values();
          if (error) incoming.note({ reason: toAppError(error).reason });
          else if (refused !== undefined) incoming.note({ reason: refused });
          if (share === 'all' && text !== undefined && result.data && !result.errors)
            return asText(
              answers.store(text, operationName, result.data),
              costOf(cost, extraPoints),
            );
          return answerOf(result, costOf(cost, extraPoints), lectern.requestId, onInternal);
        });
      } catch (error) {
        setResultAndStopExecution({ errors: [refusalOf(error, lectern.requestId)] });
      }
    },
  };
}

/** The cost that a response reports: the nodes requested, and the points charged. */
interface ReportedCost {
  readonly nodes: number;
  readonly points: number;
}

const costOf = (cost: OperationCost, extraPoints: number): ReportedCost => ({
  nodes: cost.nodes,
  points: points(cost) + extraPoints,
});

/** Returns a result whose `data` is JSON already. */
const asText = (data: string, cost: ReportedCost): ExecutionResult & { stringify(): string } => ({
  data: {},
  stringify: () => `{"data":${data},"extensions":${JSON.stringify({ cost })}}`,
});

/** Begins subscriptions, where the transport can send their messages. */
export function subscriptionPlugin(
  subscribe: Subscribe,
  documents: Documents,
  { introspection, onInternal }: PluginOptions,
): Plugin<ServerContext> {
  return {
    async onSubscribe({ args, setResultAndStopExecution }) {
      const { document, schema, operationName, contextValue } = args;
      const variables = args.variableValues ?? {};
      // The authentication plugin has added `lectern`.
      const { incoming, lectern, outlet } = contextValue as unknown as YogaContext;
      try {
        if (!outlet)
          throw badInput(
            'Subscriptions are sent as events: send the header "Accept: text/event-stream", or use a WebSocket.',
          );
        const cost = await admit(
          schema,
          document,
          operationName,
          variables,
          lectern,
          incoming,
          introspection,
        );
        if (!lectern.viewer) throw lectern.visitor ? notForVisitors() : unauthenticated();
        await incoming.subscribe();
        documents.admit(document);
        const extraPoints = points(cost) - 1;
        const operation = { document, variables, operationName };
        const begun = await subscribe({ ...operation, lectern, incoming, extraPoints });
        if (begun instanceof LiveResult) {
          outlet.live = begun;
          return setResultAndStopExecution({ data: {} });
        }
        const [error] = begun.errors ?? [];
        // without the location of the field, for which the protocol would require the status 200
        throw error?.originalError ?? error ?? new Error('A subscription has no events.');
      } catch (error) {
        const appError = toAppError(error);
        if (appError.reason === 'INTERNAL') onInternal(appError, lectern.requestId);
        setResultAndStopExecution({ errors: [refusalOf(error, lectern.requestId)] });
      }
    },
  };
}

/** Formats errors from before the execution, whether from Lectern or from the library. */
export function errorFormatPlugin({ onInternal }: PluginOptions): Plugin<object, ServerContext> {
  return {
    onResultProcess({ result, setResult, serverContext }) {
      if (Array.isArray(result) || !('errors' in result) || !result.errors) return;
      const { incoming } = serverContext;
      const errors = result.errors.map((error) => formOf(error, incoming.requestId, onInternal));
      incoming.note({ reason: String(errors[0]?.extensions['code']) });
      setResult({ ...result, errors });
    },
  };
}

/**
 * Formats one error. Errors with a request id are formatted already; the library caches errors of
 * documents, so they are copied and never changed.
 */
export function formOf(
  error: GraphQLError,
  requestId: string,
  onInternal: PluginOptions['onInternal'],
): GraphQLError {
  if (error.extensions['requestId'] !== undefined) return error;
  const { status, headers = {} } = (error.extensions['http'] ?? {}) as {
    status?: number;
    headers?: Record<string, string>;
  }; // the library's own type
  if (status === 405) {
    const formatted = refusalOf(new AppError('METHOD_NOT_ALLOWED', error.message), requestId);
    formatted.extensions['http'] = { status, headers };
    return formatted;
  }
  const appError = toAppError(error);
  if (appError.reason === 'INTERNAL') onInternal(appError, requestId);
  return refusalOf(error, requestId);
}

/**
 * Refuses operations that the caller may not run or that exceed a limit, and charges for the
 * others.
 */
async function admit(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
  variables: Readonly<Record<string, unknown>>,
  lectern: Context,
  incoming: ServerContext['incoming'],
  introspection: boolean,
): Promise<OperationCost> {
  if (!isSchema(schema)) throw new Error('There is no schema.');
  if (
    !lectern.viewer &&
    !lectern.visitor &&
    !isPublic(schema, document, operationName, introspection)
  )
    throw unauthenticated();
  checkVariables(variables);
  const cost = measureCost(schema, document, operationName, variables);
  checkLimits(cost);
  incoming.note({ operation: operationName ?? 'anonymous' });
  await incoming.meter.spendMore(points(cost) - 1);
  return cost;
}

/**
 * Returns the result with formatted errors and its cost. Without `data` nothing was executed, and
 * the error's status applies.
 */
function answerOf(
  result: ExecutionResult,
  cost: ReportedCost,
  requestId: string,
  onInternal: PluginOptions['onInternal'],
): ExecutionResult {
  const extensions = { ...result.extensions, cost };
  if (!result.errors) return { ...result, extensions };
  const wasExecuted = 'data' in result;
  const hasData = result.data != null && Object.values(result.data).some((value) => value !== null);
  const errors = result.errors.map((error) => {
    const appError = toAppError(error);
    if (appError.reason === 'INTERNAL') onInternal(appError, requestId);
    if (!wasExecuted) return refusalOf(error, requestId);
    const formatted = toGraphQLError(error, requestId);
    if (!hasData && STATUS_REASONS.has(appError.reason) && !isAfterCommit(appError))
      formatted.extensions['http'] = httpStatusOf(appError);
    return formatted;
  });
  return { ...result, errors, extensions };
}
