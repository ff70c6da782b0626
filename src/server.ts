/** The HTTP server: dispatches requests to GraphQL, `/v1` and the site pages, and logs them. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Context } from './context.ts';
import { beginRequestSpan, type RequestSpan } from './data/trace.ts';
import { afterCommit, AppError, internal, requestTimeout } from './domain/errors.ts';
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
import { downloadsOf, sendDownload } from './server/download.ts';
import { createGraphiQL } from './server/graphiql.ts';
import { hostedAddressesOf } from './server/host.ts';
import { createListener } from './server/lifecycle.ts';
import { createRequestLog, type LogRequest } from './server/request-log.ts';
import { createMetrics, type Metrics } from './server/metrics.ts';
import type { LecternServer, ServerOptions } from './server/options.ts';
import { createPages, pagesOf } from './server/pages.ts';
import { apiOf, isAlwaysAdmitted, originForm } from './server/path.ts';
import { hasLookupBody, type PublishedLookup } from './server/published/lookup.ts';
import { conditional, PublishedReads } from './server/published/reads.ts';
import { SiteTrace } from './server/published/trace.ts';
import { createRateLimits } from './server/rate-limit.ts';
import { answerRest, MAX_UPLOAD_MS } from './server/rest-request.ts';
import { type Api, errorOf, send } from './server/send.ts';
import { sendEvents } from './server/event-stream.ts';
import { WebSockets } from './server/web-sockets.ts';
import { type OpenRequest, openRequest } from './server/request.ts';

/** Bytes of a GraphQL request body. `/v1` has a limit per route. */
const MAX_GRAPHQL_BODY_BYTES = 16 * 1_048_576;
/** Without a token: anonymous callers write nothing large. */
const MAX_ANONYMOUS_BODY_BYTES = 262_144;
const DEFAULT_REQUEST_MS = 3200;
/** The process ends within ten seconds of the signal, and has more to close than connections. */
const FORCE_MS = 7000;

/** Creates the server; it does not listen yet. */
export function createServer(options: ServerOptions): LecternServer {
  const { config, log } = options;
  let { baseUrl } = config;
  const listener = createListener(
    (req, res) => dispatcher.receive(req, res),
    (err) => log.error({ err }, 'The server cannot take connections.'),
    (req, socket, head) => dispatcher.upgrade(req, socket, head),
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
    drain: () => listener.drain(),
    async close() {
      dispatcher.endSubscriptions();
      await listener.close(options.forceMs ?? FORCE_MS, options.lingerMs);
      dispatcher.close();
    },
  };
}

/** Receives every request and dispatches it to its API. */
class RequestDispatcher {
  readonly #options: ServerOptions;
  readonly #metrics: Metrics;
  readonly #logRequest: LogRequest;
  readonly #rateLimits: ReturnType<typeof createRateLimits>;
  readonly #admission: Admission;
  readonly #graphiql: ReturnType<typeof createGraphiQL>;
  readonly #pages: ReturnType<typeof createPages>;
  readonly #published: PublishedReads | undefined;
  readonly #send: SendAnswer;
  readonly #webSockets: WebSockets;
  /** The responses that became subscriptions. */
  readonly #subscriptions = new WeakSet<ServerResponse>();
  readonly #ending = new AbortController();

  constructor(options: ServerOptions, isDraining: () => boolean, baseUrl: () => string) {
    this.#options = options;
    const { config, shared, docs, app, readiness, published, metrics = createMetrics() } = options;
    const compressor = config.compression ? new Compressor() : undefined;
    this.#send = createSender(compressor);
    this.#published = published && new PublishedReads(published, this.#send, compressor);
    this.#metrics = metrics;
    this.#logRequest = createRequestLog(options.log);
    this.#rateLimits = createRateLimits({
      ...config,
      counts: options.counts ?? shared?.counts,
      onRefused: metrics.refused,
    });
    const { concurrency, subscriptions } = config;
    const limits = { requests: concurrency.process, subscriptions: subscriptions.process };
    this.#admission = createAdmission(limits, metrics.busy);
    this.#webSockets = new WebSockets({
      begin: options.beginSubscription,
      authenticate: options.context,
      open: (req, res) => this.#begin(req, res, '/graphql', 'graphql').request,
      enter: (res) => this.#enterSubscription(res),
      origins: config.corsOrigins,
      baseUrl,
    });
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

  /** Ends all subscriptions, whose clients continue on another server. */
  endSubscriptions(): void {
    this.#ending.abort();
    this.#webSockets.close();
  }

  /** Handles a request for a WebSocket. */
  upgrade(req: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.#webSockets.upgrade(req, socket, head);
  }

  /** Handles one request from its headers to its log line. */
  receive(req: IncomingMessage, res: ServerResponse): void {
    const url = originForm(req);
    const path = url.split('?', 1)[0] ?? url;
    const { request, span } = this.#begin(req, res, url, apiOf(path));
    res.setHeader('x-content-type-options', 'nosniff');
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
    if (!refusal)
      res.once('close', () => {
        if (!this.#subscriptions.has(res)) this.#admission.leave();
      });
    return refusal;
  }

  /** Begins a request, which is logged at its end. */
  #begin(req: IncomingMessage, res: ServerResponse, url: string, api: Api) {
    const request = this.#open(req, res, api);
    const span = beginRequestSpan(req.method ?? 'GET', req.headers, {
      'lectern.request.id': request.requestId,
    });
    res.once('close', () => this.#end(req, res, request, { url, span }));
    return { request, span };
  }

  /**
   * Admits a subscription until its response has closed.
   * @throws BUSY
   */
  #enterSubscription(res: ServerResponse): void {
    const refusal = this.#admission.enterSubscription();
    if (refusal) throw refusal;
    this.#metrics.subscriptions(1);
    res.once('close', () => {
      this.#admission.leaveSubscription();
      this.#metrics.subscriptions(-1);
    });
  }

  #open(req: IncomingMessage, res: ServerResponse, api: Api): OpenRequest {
    this.#metrics.begin();
    const address = clientAddress(req, this.#options.config.trustProxy);
    const request: OpenRequest = openRequest(req, res, {
      api,
      address,
      meter: this.#rateLimits.meter(address, res),
      onSubscribe: () => {
        if (res.closed) return;
        this.#enterSubscription(res);
        if (res.socket) this.#admission.leave(); // a message of a WebSocket was not admitted
        this.#subscriptions.add(res);
        this.#measure(res, request);
      },
      deadlineMs: this.#options.deadlineMs ?? DEFAULT_REQUEST_MS,
      onDeadline: () =>
        this.#refuse(
          req,
          res,
          request,
          request.isCommitted ? afterCommit(requestTimeout()) : requestTimeout(),
        ),
    });
    return request;
  }

  async #serve(
    req: IncomingMessage,
    res: ServerResponse,
    request: OpenRequest,
    path: string,
  ): Promise<void> {
    const { config, hosted, addresses, memberMcp } = this.#options;
    const ofHost = await hostedAddressesOf(req, path, hosted);
    if (ofHost) return this.#read(req, res, request, { addresses: ofHost, path });
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
    if (downloadsOf(path)) return sendDownload(req, res, this.#options.files, request);
    const pages = this.#options.pageHandlers.find(({ below }) => path.startsWith(below));
    if (pages) {
      request.note({ operation: pages.below.slice(0, -1) });
      await request.meter.spendForAddress();
      return this.#send(req, res, await pages.answer(req, request));
    }
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
    if (request.api === 'graphql') return this.#graphql(req, res, request, lookup);
    const answer = await answerRest(req, res, request, { ...this.#options, lookup });
    await this.#send(req, res, answer);
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
      const lookup = await this.#beginLookup(req, request, addresses);
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
    site?: PublishedAddresses,
  ): Promise<PublishedLookup | undefined> {
    if (!this.#published?.mayBegin(req, request) || (site && !request.tokenless)) return undefined;
    const body =
      request.api === 'graphql' && hasLookupBody(req)
        ? await readBody(req, MAX_ANONYMOUS_BODY_BYTES)
        : undefined;
    if (body) keepBody(req, body);
    return this.#published.begin(req, request, { body, host: site?.hostOf(req) ?? '' });
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
    if ('live' in answer)
      return sendEvents(res, answer.live, {
        requestId: request.requestId,
        end: this.#ending.signal,
      });
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

  /** Measures a request at its end, and a subscription when it has begun. */
  #measure(res: ServerResponse, { api, notes, startedAt }: OpenRequest): void {
    const { operation = 'unknown', reason } = notes;
    const seconds = (performance.now() - startedAt) / 1000;
    this.#metrics.end({ api, operation, status: res.statusCode, seconds, reason });
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
    const { operation = 'unknown', reason } = request.notes;
    if (!this.#subscriptions.has(res)) this.#measure(res, request);
    span.end({ operation, status: res.statusCode, reason });
    this.#logRequest(req, res, request, url);
  }
}
