/** The HTTP server: dispatches requests to GraphQL, `/v1` and the site pages, and logs them. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from './context.ts';
import { beginRequestSpan, type RequestSpan } from './data/trace.ts';
import { afterCommit, AppError, internal } from './domain/errors.ts';
import { toAppError } from './graphql/errors.ts';
import { isUploadForm } from './graphql/json-lane.ts';
import { keepBody, keptBodyOf } from './graphql/whole-body.ts';
import type { PublishedAddresses } from './endpoints.ts';
import { MAX_UPLOAD_BYTES } from './rest/route.ts';
import { supportedAccept } from './server/accept.ts';
import { clientAddress } from './server/address.ts';
import { type Admission, createAdmission } from './server/admission.ts';
import { checkLength, readBody } from './server/body.ts';
import { bytesOf } from './server/response-body.ts';
import { Compressor } from './server/compression/compressor.ts';
import { createSender, type SendAnswer } from './server/compression/sender.ts';
import { applyCors } from './server/cors.ts';
import { readOperation } from './server/graphql-form.ts';
import { cacheable } from './server/graphql-reads.ts';
import { sendDownload } from './server/download.ts';
import { createGraphiQL } from './server/graphiql.ts';
import { createListener } from './server/lifecycle.ts';
import { loggedPath } from './server/log.ts';
import { createMetrics, type Metrics } from './server/metrics.ts';
import type { LecternServer, ServerOptions } from './server/options.ts';
import { createPages, pagesOf } from './server/pages.ts';
import { hasLookupBody, type PublishedLookup } from './server/published/lookup.ts';
import { conditional, PublishedReads } from './server/published/reads.ts';
import { SiteTrace } from './server/published/trace.ts';
import { createRateLimits } from './server/rate-limit.ts';
import { type Api, errorOf, send } from './server/send.ts';
import { stageUpload } from './server/upload.ts';
import { type OpenRequest, openRequest } from './server/request.ts';

/** Bytes of a GraphQL request body. `/v1` has a limit per route. */
const MAX_GRAPHQL_BODY_BYTES = 16 * 1_048_576;
/** The same limit without a token: anonymous callers write nothing large. */
const MAX_ANONYMOUS_BODY_BYTES = 262_144;
const DEFAULT_REQUEST_MS = 3200;
/**
 * Milliseconds until an upload must be answered once it has arrived whole: it may have to be sent
 * on to another machine.
 */
const MAX_UPLOAD_MS = 60_000;
/** The process ends within ten seconds of the signal, and has more to close than connections. */
const FORCE_MS = 7000;

/** Creates the server; it does not listen yet. */
export function createServer(options: ServerOptions): LecternServer {
  const { config, log } = options;
  let { baseUrl } = config;
  const listener = createListener(
    (req, res) => dispatcher.receive(req, res),
    (err) => log.error({ err }, 'The server cannot take connections.'),
  );
  const dispatcher = new RequestDispatcher(
    options,
    () => listener.isDraining(),
    () => baseUrl,
  );
  return {
    async listen() {
      const bound = options.shared?.listening ?? (await listener.listen(config.port, config.host));
      if (config.port === 0) baseUrl = bound.url;
      options.shared?.takeConnections((socket) => listener.accept(socket));
      return bound;
    },
    async close() {
      await listener.close(options.forceMs ?? FORCE_MS, options.lingerMs);
      dispatcher.close();
    },
  };
}

/** Receives every request and dispatches it to its API. */
class RequestDispatcher {
  readonly #options: ServerOptions;
  readonly #metrics: Metrics;
  readonly #rateLimits: ReturnType<typeof createRateLimits>;
  readonly #admission: Admission;
  readonly #graphiql: ReturnType<typeof createGraphiQL>;
  readonly #pages: ReturnType<typeof createPages>;
  readonly #published: PublishedReads | undefined;
  readonly #send: SendAnswer;

  constructor(options: ServerOptions, isDraining: () => boolean, baseUrl: () => string) {
    this.#options = options;
    const { config, shared, docs, app, readiness, published } = options;
    const compressor = config.compression ? new Compressor() : undefined;
    this.#send = createSender(compressor);
    this.#published = published && new PublishedReads(published, this.#send, compressor);
    const metrics = options.metrics ?? createMetrics();
    this.#metrics = metrics;
    this.#rateLimits = createRateLimits({
      ...config,
      counts: shared?.counts,
      onRefused: metrics.refused,
    });
    this.#admission = createAdmission(config.concurrency.process, metrics.busy);
    this.#graphiql = createGraphiQL();
    shared?.measureBy(metrics.measure);
    const readMetrics = async () =>
      shared ? { ...(await metrics.read()), text: await shared.readMetrics() } : metrics.read();
    this.#pages = createPages({
      baseUrl,
      docs,
      app,
      readMetrics,
      metricsFor: config.metrics,
      readiness,
      isDraining,
    });
  }

  close(): void {
    this.#admission.close();
  }

  /** Handles one request from its headers to its log line. */
  receive(req: IncomingMessage, res: ServerResponse): void {
    const url = originForm(req);
    const path = url.split('?', 1)[0] ?? url;
    const request = this.#open(req, res, apiOf(path));
    res.setHeader('x-content-type-options', 'nosniff');
    const span = beginRequestSpan(req.method ?? 'GET', req.headers, {
      'lectern.request.id': request.requestId,
    });
    res.once('close', () => this.#end(req, res, request, { url, span }));
    req.on('error', () => res.destroy());
    const refusal = isAlwaysAdmitted(path) ? undefined : this.#enter(res);
    if (refusal) this.#refuse(req, res, request, refusal);
    else
      span
        .within(() => this.#serve(req, res, request, path))
        .catch((error: unknown) => this.#refuse(req, res, request, error));
  }

  #enter(res: ServerResponse): AppError | undefined {
    const refusal = this.#admission.enter();
    if (!refusal) res.once('close', () => this.#admission.leave());
    return refusal;
  }

  #open(req: IncomingMessage, res: ServerResponse, api: Api): OpenRequest {
    this.#metrics.begin();
    const address = clientAddress(req, this.#options.config.trustProxy);
    const request: OpenRequest = openRequest(req, res, {
      api,
      address,
      meter: this.#rateLimits.meter(address, res),
      deadlineMs: this.#options.deadlineMs ?? DEFAULT_REQUEST_MS,
      onDeadline: () =>
        this.#refuse(req, res, request, request.isCommitted ? afterCommit(timeout()) : timeout()),
    });
    return request;
  }

  async #serve(
    req: IncomingMessage,
    res: ServerResponse,
    request: OpenRequest,
    path: string,
  ): Promise<void> {
    const { config } = this.#options;
    if (
      path === '/graphql' &&
      config.graphiql &&
      req.method === 'GET' &&
      req.headers.accept?.includes('text/html')
    ) {
      request.note({ operation: 'graphiql' });
      // Without CORS: no other origin needs the page.
      return this.#send(req, res, await this.#graphiql(req));
    }
    if (applyCors(req, res, config.corsOrigins)) return;
    if (path.startsWith('/files/')) {
      request.note({ operation: '/files' });
      return sendDownload(req, res, this.#options.files, request.receivedAt);
    }
    const pages = this.#options.pageHandlers.find(({ below }) => path.startsWith(below));
    if (pages) {
      request.note({ operation: pages.below.slice(0, -1) });
      await request.meter.spendForAddress();
      return this.#send(req, res, await pages.answer(req, request));
    }
    const { addresses, memberMcp } = this.#options;
    if (addresses && path.startsWith(addresses.below))
      return this.#read(req, res, request, { addresses, path });
    if (memberMcp && path === '/mcp') {
      request.note({ operation: 'mcp' });
      return this.#send(req, res, await memberMcp(req, request));
    }
    if (request.api === 'site') {
      request.note({ operation: pagesOf(path) ?? 'unknown' });
      const answer = await this.#pages(req, path);
      request.note({ operation: pagesOf(path) ?? path });
      return this.#send(req, res, answer);
    }
    const lookup = await this.#beginLookup(req, request);
    lookup?.endWith(res);
    if (lookup && (await this.#published?.answer(req, res, { request, lookup }))) return;
    request.published = lookup;
    if (request.tokenless) await request.meter.spendForAddress();
    await (request.api === 'graphql'
      ? this.#graphql(req, res, request, lookup)
      : this.#rest(req, res, request, lookup));
  }

  /** Answers a request at the address of a published site, as an anonymous read of it. */
  async #read(
    req: IncomingMessage,
    res: ServerResponse,
    request: OpenRequest,
    { addresses, path }: { readonly addresses: PublishedAddresses; readonly path: string },
  ): Promise<void> {
    request.note({ operation: 'reader' });
    const asset = addresses.asset(path);
    if (asset) return this.#send(req, res, asset);
    try {
      const lookup = request.tokenless ? await this.#beginLookup(req, request) : undefined;
      lookup?.endWith(res);
      if (lookup && (await this.#published?.answer(req, res, { request, lookup }))) return;
      const trace = lookup ?? new SiteTrace();
      request.published = trace;
      const { operation, ...page } = await addresses.answer(req, request);
      request.note({ operation });
      if (page.status !== 200 || req.method === 'POST') return await this.#send(req, res, page);
      const whole = cacheable(page, trace.publicSites);
      lookup?.store({ operation, ...whole });
      await this.#send(req, res, conditional(req, whole));
    } catch (error) {
      const refusal = addresses.refusal(req, error);
      request.note({ reason: toAppError(error).reason });
      await this.#send(req, res, refusal);
    }
  }

  /** Begins to look up a read of a published site; a GraphQL operation by its body. */
  async #beginLookup(
    req: IncomingMessage,
    request: OpenRequest,
  ): Promise<PublishedLookup | undefined> {
    if (!this.#published?.mayBegin(req, request)) return undefined;
    const body =
      request.api === 'graphql' && hasLookupBody(req)
        ? await readBody(req, MAX_ANONYMOUS_BODY_BYTES)
        : undefined;
    if (body) keepBody(req, body);
    return this.#published.begin(req, request, body);
  }

  async #graphql(
    req: IncomingMessage,
    res: ServerResponse,
    request: OpenRequest,
    lookup: PublishedLookup | undefined,
  ): Promise<void> {
    const trace = lookup ?? (req.method === 'GET' ? new SiteTrace() : undefined);
    request.published = trace;
    const limit = request.tokenless ? MAX_ANONYMOUS_BODY_BYTES : MAX_GRAPHQL_BODY_BYTES;
    const isForm = isUploadForm(req);
    if (!isForm) checkLength(req, limit);
    req.headers.accept = supportedAccept(req.headers.accept);
    if (!isForm && req.headers['transfer-encoding'] !== undefined)
      keepBody(req, await readBody(req, limit));
    const body = async (ctx: Context) =>
      keptBodyOf(req) ??
      (await (isForm ? this.#readForm(req, request, ctx) : readBody(req, limit)));
    const answer = await this.#options.graphql(req, res, request, body);
    const { holdsSecret, notes } = request;
    const { operation = 'anonymous', reason } = notes;
    if (reason !== undefined || holdsSecret)
      return this.#send(req, res, { ...answer, holdsSecret });
    const sites = request.tokenless ? (trace?.publicSites ?? []) : [];
    if (req.method !== 'GET' && !lookup) return this.#send(req, res, answer);
    const joined = { ...answer, body: bytesOf(answer.body) };
    const whole = req.method === 'GET' ? cacheable(joined, sites) : joined;
    lookup?.store({ operation, ...whole });
    await this.#send(req, res, conditional(req, whole));
  }

  /** Returns the operation of a form with a file. From here on the request is one of JSON. */
  async #readForm(req: IncomingMessage, request: OpenRequest, ctx: Context): Promise<Buffer> {
    request.allow(MAX_UPLOAD_MS);
    const body = await readOperation(req, MAX_UPLOAD_BYTES, ctx, this.#options.mayUpload);
    req.headers['content-type'] = 'application/json';
    req.headers['content-length'] = String(body.length);
    return body;
  }

  async #rest(
    req: IncomingMessage,
    res: ServerResponse,
    request: OpenRequest,
    lookup: PublishedLookup | undefined,
  ): Promise<void> {
    const { mayUpload } = this.#options;
    let pendingContext: Promise<Context> | undefined;
    const context = (): Promise<Context> => {
      pendingContext ??= this.#options.context(request);
      return pendingContext;
    };
    const {
      operation,
      error: refusal,
      ...answer
    } = await this.#options.rest({
      method: req.method ?? 'GET',
      url: req.url ?? '/',
      // The whole response is stored, and compared with the client's afterwards.
      headers: lookup ? { ...req.headers, 'if-none-match': undefined } : req.headers,
      requestId: request.requestId,
      body: (limit) => readBody(req, limit),
      async upload(limit, parameters) {
        const ctx = await context();
        await mayUpload(ctx, parameters.get('organizationId') ?? '');
        request.allow(MAX_UPLOAD_MS);
        return stageUpload(req, limit, ctx);
      },
      context,
    });
    // A refused caller has no budget.
    if (pendingContext)
      request.meter.charge(await pendingContext.then(({ budget }) => budget.points).catch(() => 0));
    if (!res.headersSent) request.note({ operation, ...(refusal && { reason: refusal.reason }) });
    const { holdsSecret } = request;
    if (!holdsSecret) lookup?.store({ operation, body: undefined, ...answer });
    await this.#send(req, res, { ...(lookup ? conditional(req, answer) : answer), holdsSecret });
  }

  #refuse(req: IncomingMessage, res: ServerResponse, request: OpenRequest, error: unknown): void {
    const appError = error instanceof AppError ? error : internal(error);
    if (appError.reason === 'INTERNAL')
      this.#options.log.error(
        { err: appError.cause, requestId: request.requestId },
        'A request failed.',
      );
    if (res.headersSent) return;
    request.note({ reason: appError.reason });
    send(req, res, errorOf(request.api, appError, request.requestId, req));
  }

  #end(
    req: IncomingMessage,
    res: ServerResponse,
    request: OpenRequest,
    { url, span }: { readonly url: string; readonly span: RequestSpan },
  ): void {
    request.end();
    const seconds = (performance.now() - request.startedAt) / 1000;
    const { operation = 'unknown', userId, reason } = request.notes;
    this.#metrics.end({ api: request.api, operation, status: res.statusCode, seconds, reason });
    span.end({ operation, status: res.statusCode, reason });
    const { requestId } = request;
    const record = {
      requestId,
      method: req.method,
      path: loggedPath(url),
      operation,
      status: res.statusCode,
      ms: Math.round(seconds * 10_000) / 10,
      userId,
      reason,
    };
    this.#options.log.info(res.writableFinished ? record : { ...record, aborted: true }, 'request');
  }
}

const timeout = (): AppError =>
  new AppError(
    'TIMEOUT',
    'The request took too long and was canceled. Request less, or try again.',
  );

function apiOf(path: string): Api {
  if (path === '/graphql') return 'graphql';
  return path === '/v1' || path.startsWith('/v1/') ? 'rest' : 'site';
}

/**
 * Returns true for paths that are answered however busy the process is: health checks, and
 * downloads, which hold nothing in memory and can last as long as their reader reads.
 */
const isAlwaysAdmitted = (path: string): boolean =>
  path === '/livez' || path === '/readyz' || path === '/metrics' || path.startsWith('/files/');

/**
 * Returns path and query; a request through a proxy can name the whole address (RFC 9112, 3.2.2).
 */
function originForm(req: IncomingMessage): string {
  const url = req.url ?? '/';
  if (url.startsWith('/') || !URL.canParse(url)) return url;
  const { pathname, search } = new URL(url);
  req.url = pathname + search;
  return req.url;
}
