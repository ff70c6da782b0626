/** The HTTP server: what is common to both doors, and what stands beside them. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { Fault, internal } from './domain/errors.ts';
import type { Docs } from './rest/docs.ts';
import type { Rest } from './rest/handler.ts';
import { offeredOf } from './server/accept.ts';
import { clientAddress } from './server/address.ts';
import { checkLength, readBody } from './server/body.ts';
import { applyCors } from './server/cors.ts';
import { type Downloads, sendDownload } from './server/download.ts';
import { createGraphiQL } from './server/graphiql.ts';
import { createListener } from './server/lifecycle.ts';
import { loggedPath } from './server/log.ts';
import { createMetrics } from './server/metrics.ts';
import { createPages } from './server/pages.ts';
import { createRateLimits } from './server/rate-limit.ts';
import { answerSAML, type SignIns } from './server/saml.ts';
import { type Door, faultOfDoor, send } from './server/send.ts';
import { stageUpload } from './server/upload.ts';
import { type OpenVisit, openVisit, type Visit } from './server/visit.ts';

/** What a server is made of. */
export interface ServerOptions {
  readonly config: Pick<Config, 'port' | 'host' | 'baseUrl' | 'rateLimits' | 'corsOrigins' | 'metrics' | 'graphiql' | 'trustProxy'>;
  readonly log: Logger;
  /** Answers `/graphql`. A body of unknown length was read already; it is then in `req.body`, as graphql-yoga looks for it. */
  readonly graphql: (req: IncomingMessage, res: ServerResponse, visit: Visit) => unknown;
  /** Answers `/v1`. */
  readonly rest: Rest;
  /** Authenticates a request of `/v1` by its headers and charges its meter; see `Meter`. */
  readonly context: (visit: Visit) => Promise<Context>;
  /** The bytes behind `/files/…`. */
  readonly files: Downloads;
  /** Passes for who may upload to an organization; throws NOT_FOUND or FORBIDDEN. Asked before any of the bytes are taken. */
  readonly mayUpload: (ctx: Context, organizationId: string) => Promise<void>;
  /** What is behind `/saml/…`. */
  readonly signIns: SignIns;
  /** Gives `/openapi.json`, `/docs` and what is below it. */
  readonly docs: Docs;
  /** Fulfilled when the database answers. */
  readonly ready: () => Promise<void>;
  /** Filled into GraphiQL when it is opened on this machine. */
  readonly developmentToken?: string | undefined;
  /** Until a request must be answered, in milliseconds; 3200 unless said. A door may `allow` one request more. */
  readonly deadlineMs?: number;
  /** Until what is still under way at the end is cut, in milliseconds; 10,000 unless said. */
  readonly forceMs?: number;
}

/** A server that can be started once and ended once. */
export interface LecternServer {
  /** Throws an error that names PORT when it is taken. */
  listen(): Promise<{ url: string; port: number }>;
  /** Readiness fails, nobody new comes in, requests under way are answered. */
  close(): Promise<void>;
}

/** Bytes of a GraphQL request; `/v1` says it by route. */
const GRAPHQL_BODY = 16 * 1_048_576;
const DEADLINE_MS = 3200;
/** Until an upload must be answered, from when it is there whole: it may have to go on to another machine. */
const UPLOAD_DEADLINE_MS = 60_000;
const FORCE_MS = 10_000;

/** Puts the server together; nothing listens yet. */
export function createServer(options: ServerOptions): LecternServer {
  const { config, log } = options;
  let { baseUrl } = config;
  const listener = createListener(
    (req, res) => gate.receive(req, res),
    (err) => log.error({ err }, 'The server cannot take connections.'),
  );
  const gate = new Gate(
    options,
    () => listener.isDraining(),
    () => baseUrl,
  );
  return {
    async listen() {
      const taken = await listener.listen(config.port, config.host);
      if (config.port === 0) baseUrl = taken.url;
      return taken;
    },
    close: () => listener.close(options.forceMs ?? FORCE_MS),
  };
}

/** Receives every request and sends it through its door. */
class Gate {
  readonly #options: ServerOptions;
  readonly #metrics = createMetrics();
  readonly #rateLimits: ReturnType<typeof createRateLimits>;
  readonly #graphiql: ReturnType<typeof createGraphiQL>;
  readonly #pages: ReturnType<typeof createPages>;

  constructor(options: ServerOptions, isDraining: () => boolean, baseUrl: () => string) {
    this.#options = options;
    this.#rateLimits = createRateLimits(options.config.rateLimits);
    this.#graphiql = createGraphiQL(options.developmentToken);
    this.#pages = createPages({ baseUrl, docs: options.docs, metrics: this.#metrics, metricsFor: options.config.metrics, ready: options.ready, isDraining });
  }

  /** The life of a request. */
  receive(req: IncomingMessage, res: ServerResponse): void {
    const url = originForm(req);
    const path = url.split('?', 1)[0] ?? url;
    const visit = this.#open(req, res, doorOf(path));
    res.setHeader('x-content-type-options', 'nosniff');
    res.once('close', () => this.#end(req, res, visit, url));
    req.on('error', () => res.destroy());
    this.#serve(req, res, visit, path).catch((error: unknown) => this.#refuse(req, res, visit, error));
  }

  #open(req: IncomingMessage, res: ServerResponse, door: Door): OpenVisit {
    this.#metrics.begin();
    const address = clientAddress(req, this.#options.config.trustProxy);
    const visit: OpenVisit = openVisit(req, res, {
      door,
      address,
      meter: this.#rateLimits.meter(address, res),
      deadlineMs: this.#options.deadlineMs ?? DEADLINE_MS,
      onDeadline: () => this.#refuse(req, res, visit, new Fault('TIMEOUT', 'This took too long and was given up. Ask for less, or try again.')),
    });
    return visit;
  }

  async #serve(req: IncomingMessage, res: ServerResponse, visit: OpenVisit, path: string): Promise<void> {
    const { config } = this.#options;
    if (path === '/graphql' && config.graphiql && req.method === 'GET' && req.headers.accept?.includes('text/html')) {
      visit.note({ operation: 'graphiql' });
      return send(req, res, await this.#graphiql(req)); // without CORS: the page may hold a token
    }
    if (applyCors(req, res, config.corsOrigins)) return;
    if (path.startsWith('/files/')) {
      visit.note({ operation: '/files' });
      return sendDownload(req, res, this.#options.files, visit.receivedAt);
    }
    if (path.startsWith('/saml/')) {
      visit.note({ operation: '/saml' });
      await visit.meter.spendForAddress();
      return send(req, res, await answerSAML(req, visit, this.#options.signIns));
    }
    if (visit.door === 'site') {
      visit.note({ operation: path.startsWith('/docs/') ? '/docs' : 'unknown' });
      const answer = await this.#pages(req, path);
      visit.note({ operation: path.startsWith('/docs/') ? '/docs' : path });
      return send(req, res, answer);
    }
    if (visit.tokenless) await visit.meter.spendForAddress();
    if (visit.door === 'graphql') await this.#graphql(req, res, visit);
    else await this.#rest(req, res, visit);
  }

  async #graphql(req: IncomingMessage, res: ServerResponse, visit: Visit): Promise<void> {
    checkLength(req, GRAPHQL_BODY);
    req.headers.accept = offeredOf(req.headers.accept);
    if (req.headers['transfer-encoding'] !== undefined) Object.assign(req, { body: new WholeBody(await readBody(req, GRAPHQL_BODY)) });
    await this.#options.graphql(req, res, visit);
  }

  async #rest(req: IncomingMessage, res: ServerResponse, visit: OpenVisit): Promise<void> {
    const { mayUpload } = this.#options;
    let asking: Promise<Context> | undefined;
    const context = (): Promise<Context> => {
      asking ??= this.#options.context(visit);
      return asking;
    };
    const { operation, fault, ...answer } = await this.#options.rest({
      method: req.method ?? 'GET',
      url: req.url ?? '/',
      headers: req.headers,
      requestId: visit.requestId,
      body: (limit) => readBody(req, limit),
      async upload(limit, parameters) {
        const ctx = await context();
        await mayUpload(ctx, parameters.get('organizationId') ?? '');
        visit.allow(UPLOAD_DEADLINE_MS);
        return stageUpload(req, limit, ctx);
      },
      context,
    });
    if (!res.headersSent) visit.note({ operation, ...(fault && { reason: fault.reason }) });
    send(req, res, answer);
  }

  #refuse(req: IncomingMessage, res: ServerResponse, visit: OpenVisit, error: unknown): void {
    const fault = error instanceof Fault ? error : internal(error);
    if (fault.reason === 'INTERNAL') this.#options.log.error({ err: fault.cause, requestId: visit.requestId }, 'A request failed.');
    if (res.headersSent) return;
    visit.note({ reason: fault.reason });
    const answer = faultOfDoor(visit.door, fault, visit.requestId, req);
    send(req, res, fault.reason === 'METHOD_NOT_ALLOWED' ? { ...answer, headers: { ...answer.headers, allow: /\/acs(\?|$)/.test(req.url ?? '') ? 'POST' : 'GET, HEAD' } } : answer);
  }

  #end(req: IncomingMessage, res: ServerResponse, visit: OpenVisit, url: string): void {
    visit.end();
    const seconds = (performance.now() - visit.startedAt) / 1000;
    const { operation = 'unknown', userId, reason } = visit.remarks;
    this.#metrics.end({ door: visit.door, operation, status: res.statusCode, seconds });
    const { requestId } = visit;
    const line = { requestId, method: req.method, path: loggedPath(url), operation, status: res.statusCode, ms: Math.round(seconds * 10_000) / 10, userId, reason };
    this.#options.log.info(res.writableFinished ? line : { ...line, aborted: true }, 'request');
  }
}

/** A body that was read, in the form that graphql-yoga takes without looking at each byte: an async iterable with a key of its own. */
class WholeBody {
  readonly bytes: readonly [Buffer];

  constructor(bytes: Buffer) {
    this.bytes = [bytes];
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Buffer> {
    yield* this.bytes;
  }
}

function doorOf(path: string): Door {
  if (path === '/graphql') return 'graphql';
  return path === '/v1' || path.startsWith('/v1/') ? 'rest' : 'site';
}

/** Path and query; a request through a proxy may name the whole address (RFC 9112, 3.2.2). */
function originForm(req: IncomingMessage): string {
  const url = req.url ?? '/';
  if (url.startsWith('/') || !URL.canParse(url)) return url;
  const { pathname, search } = new URL(url);
  req.url = pathname + search;
  return req.url;
}
