/** Defines what a server is made of, and what it offers. */
import type { RateCounts } from './rate-limit.ts';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import type { BeginSubscription, GraphQLHandler } from '../graphql/server.ts';
import type { MemberMcp } from '../mcp/member.ts';
import type { PublishedAddresses } from '../endpoints.ts';
import type { DocsPages } from '../rest/docs.ts';
import type { RestHandler } from '../rest/handler.ts';
import type { AppPages } from './app.ts';
import type { Downloads } from './download.ts';
import type { HostedSites } from './host.ts';
import type { Metrics } from './metrics.ts';
import type { PageHandler } from './pages.ts';
import type { LookupDependencies } from './published/lookup.ts';
import type { Readiness } from './readiness.ts';
import type { RequestInfo } from './request.ts';
import type { WorkerLink } from './workers/link.ts';

/** The dependencies of a server. */
export interface ServerOptions {
  readonly config: Pick<
    Config,
    | 'port'
    | 'host'
    | 'baseUrl'
    | 'rateLimits'
    | 'concurrency'
    | 'subscriptions'
    | 'corsOrigins'
    | 'metrics'
    | 'graphiql'
    | 'trustProxy'
    | 'compression'
  >;
  readonly log: Logger;
  /** Answers `/graphql`. */
  readonly graphql: GraphQLHandler<RequestInfo>;
  /** Begins the subscriptions of WebSockets at `/graphql`. */
  readonly beginSubscription: BeginSubscription<RequestInfo>;
  /** Answers `/v1`. */
  readonly rest: RestHandler;
  /** Authenticates a request of `/v1` by its headers and charges its meter; see `CostMeter`. */
  readonly context: (request: RequestInfo) => Promise<Context>;
  /** The files behind `/files/…` and `/openapi/…`. */
  readonly files: Downloads;
  /**
   * Checks that the caller may upload to an organization, before any bytes are read. Throws
   * NOT_FOUND or FORBIDDEN.
   */
  readonly mayUpload: (ctx: Context, organizationId: string) => Promise<void>;
  /** The pages of the application, each below a path of its own. */
  readonly pageHandlers: readonly PageHandler[];
  /** Serves `/openapi.json`, `/docs` and the pages below it. */
  readonly docs: DocsPages;
  /** Serves `/app` and the pages below it. Default: the server has no app. */
  readonly app?: AppPages | undefined;
  /** Shows published sites to browsers and machines. Default: another front end does. */
  readonly addresses?: PublishedAddresses | undefined;
  /** Shows published sites at hostnames of their own. Default: there are none. */
  readonly hosted?: HostedSites | undefined;
  /** Answers `/mcp`. Default: nothing is there. */
  readonly memberMcp?: MemberMcp | undefined;
  /** The cache of responses of published sites. Default: none are cached. */
  readonly published?: LookupDependencies | undefined;
  /** The state that `/readyz` reports. */
  readonly readiness: () => Promise<Readiness>;
  /** The metrics of this process. Default: metrics of requests alone. */
  readonly metrics?: Metrics | undefined;
  /**
   * The state shared with other workers through the primary process, which also passes on
   * connections. Absent when the process is alone.
   */
  readonly shared?: SharedAcrossWorkers | undefined;
  /** The counts of limits. Default: those of the workers, or of this process. */
  readonly counts?: RateCounts | undefined;
  /**
   * Milliseconds until a request must be answered. Default: 3200. A handler can `allow` one request
   * more.
   */
  readonly deadlineMs?: number;
  /** Milliseconds until requests still open at shutdown are cut off. Default: 7000. */
  readonly forceMs?: number;
  /** Milliseconds that idle connections stay open at shutdown. Default: 500. */
  readonly lingerMs?: number | undefined;
}

/** The state that a worker shares with others. */
export interface SharedAcrossWorkers
  extends Pick<WorkerLink, 'counts' | 'takeConnections' | 'measureBy' | 'readMetrics'> {
  readonly listening: { readonly url: string; readonly port: number };
  /** Identifies the server among those on the same database. */
  readonly serverId: string;
}

/** A server that can be started once and ended once. */
export interface LecternServer {
  /** Throws an error that names PORT when it is taken. */
  listen(): Promise<{ url: string; port: number }>;
  /** Fails readiness, and goes on answering. */
  drain(): void;
  /** Fails readiness, refuses new connections, and resolves when the open requests are answered. */
  close(): Promise<void>;
}
