/** Assembles Lectern over a database: the schema, the APIs, the HTTP server and the jobs. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import {
  closeDependencies,
  createDependencies,
  type DependencyOptions,
  poolOptionsOf,
} from './dependencies.ts';
import type { Blobs } from './data/blobs.ts';
import { type Database, type Deadlines, JOB_DEADLINES, openDatabase } from './data/database.ts';
import { createMailer } from './data/mailer.ts';
import type { PresenceTimes } from './data/live/presence.ts';
import { createVersionReader } from './data/published-versions.ts';
import { openQueue } from './data/queue.ts';
import type { SelectEvent } from './data/selected-event.ts';
import type { Secrets } from './data/secrets.ts';
import { viewerOfPerson } from './data/viewer.ts';
import { createAuthenticate, type DevelopmentToken } from './graphql/authenticate.ts';
import { createContext, type ProcessDependencies } from './graphql/context.ts';
import { createSelectEvent } from './graphql/event-selection.ts';
import { Documents } from './graphql/documents.ts';
import { CONTENT_SHARE, ContentCache } from './graphql/content-cache.ts';
import { createRun } from './graphql/run.ts';
import { schemaOfProcess } from './graphql/schema.ts';
import { createGraphQLServer } from './graphql/server.ts';
import { trustedDocumentsOf } from './graphql/trusted-manifest.ts';
import { createWorker, jobs, type Worker } from './jobs/worker.ts';
import { documentSchema } from './domain/document-json/schema.ts';
import { endpointsOf } from './endpoints.ts';
import { createDocs } from './rest/docs.ts';
import { createAppPages } from './server/app.ts';
import { pageHandlersOn } from './page-handlers.ts';
import { createRest } from './rest/handler.ts';
import { mayUpload } from './resources/file.ts';
import { findPublicDocument } from './resources/openapi-spec/public.ts';
import { isHostedSite } from './resources/site/hostname.ts';
import { createServer } from './server.ts';
import { inOrder } from './server/in-order.ts';
import { createHealthServer } from './server/health-server.ts';
import type { Metrics } from './server/metrics.ts';
import type { RateCounts } from './server/rate-limit.ts';
import { openSharedCounts } from './server/shared-limits.ts';
import { addressesAt } from './server/address.ts';
import { explainError } from './server/startup-errors.ts';
import { ResponseCache } from './server/published/response-cache.ts';
import type { LecternServer, SharedAcrossWorkers } from './server/options.ts';
import { watchProcess } from './server/watch-process.ts';

/** The dependencies of an application. */
export interface ApplicationOptions {
  readonly config: Config;
  readonly log: Logger;
  /** Connection string of the database, with the role that serves. */
  readonly databaseUrl: string;
  /** GraphiQL's token, in development. */
  readonly developmentToken?: DevelopmentToken | undefined;
  /** The state that this process shares with other workers, when it is one of several. */
  readonly shared?: SharedAcrossWorkers | undefined;
  /** True to run background jobs in this process too. Default: false. */
  readonly jobs?: boolean | undefined;
  /** The deadlines of requests. Default: the product's own. */
  readonly deadlines?: RequestDeadlines | undefined;
  /** The times of presence. Default: the product's own. */
  readonly presenceTimes?: PresenceTimes | undefined;
  /** Milliseconds that idle connections stay open at shutdown. Default: 500. */
  readonly lingerMs?: number | undefined;
}

/** The deadlines of a request. */
interface RequestDeadlines {
  /** Milliseconds until a request is answered with TIMEOUT. */
  readonly requestMs: number;
  readonly database: Deadlines;
}

/** A Lectern server that can be started and closed. */
export interface Application {
  /**
   * Checks its dependencies, listens, and then starts its jobs. Throws an error that names the
   * settings to check.
   */
  listen(): Promise<{ url: string; port: number }>;
  /** Fails readiness, and goes on answering, so that a load balancer chooses other servers. */
  drain(): void;
  /**
   * Drains for `DRAIN_SECONDS`, unless another process decides that. Then finishes what is in
   * progress and closes the database, even when the first step fails.
   */
  close(): Promise<void>;
}

/** The interface of the command line: the functions of the APIs, as any user. */
export interface Console {
  readonly database: Database;
  readonly secrets: Secrets;
  /** Returns a context in which this user is the caller. */
  as(userId: string): Context;
  /** Executes the selections of webhooks. */
  readonly selectEvent: SelectEvent;
  close(): Promise<void>;
}

/**
 * Opens the database for the command line, with the deadlines of jobs: a busy machine needs more
 * time.
 */
export function openConsole(options: DependencyOptions): Console {
  const dependencies = createDependencies(options, JOB_DEADLINES);
  return {
    database: dependencies.database,
    secrets: dependencies.secrets,
    as: asPerson(dependencies),
    selectEvent: createSelectEvent(dependencies),
    close: () => closeDependencies(dependencies),
  };
}

type RunningJobs = Pick<ApplicationOptions, 'config' | 'databaseUrl' | 'log'>;

/** Returns a function that creates the contexts of users outside HTTP, in commands and jobs. */
const asPerson =
  (dependencies: ProcessDependencies) =>
  (userId: string, requestId = 'command-line'): Context =>
    createContext(dependencies, { viewer: viewerOfPerson(userId), requestId, now: new Date() });

/**
 * Connections for jobs: one for each concurrent job, one that fetches jobs, and some for routines.
 */
const MAX_JOB_CONNECTIONS = 10;

/**
 * Creates a worker with its own connections: it has the deadlines of jobs, and takes no connection
 * from requests.
 */
function openJobs(
  dependencies: ProcessDependencies,
  options: RunningJobs,
  metrics: Metrics,
): Pick<Worker, 'check' | 'start'> & { close(): Promise<void> } {
  const { config, databaseUrl, log } = options;
  const { poolSize, databaseDirectUrl } = config;
  const database = openDatabase({
    ...poolOptionsOf(options),
    poolSize: Math.min(poolSize, MAX_JOB_CONNECTIONS),
    deadlines: JOB_DEADLINES,
    onEvents: dependencies.live.announce,
  });
  const jobDependencies = { ...dependencies, database };
  const queue = openQueue(database, databaseDirectUrl ?? databaseUrl);
  const worker = createWorker({
    ...jobDependencies,
    revalidation: dependencies.settings.revalidation,
    as: asPerson(jobDependencies),
    selectEvent: createSelectEvent(jobDependencies),
    notify: (userIds) => dependencies.live.notify(userIds),
    mailer:
      config.email &&
      createMailer(config.email, (file) => log.info({ file }, 'An e-mail was written to a file.')),
    queue,
    log,
    jobs,
    onEnd: metrics.job,
  });
  return {
    check: () =>
      explainError(
        'DATABASE_URL, DATABASE_DIRECT_URL',
        'The background jobs cannot start',
        worker.check(),
      ),
    start: () => worker.start(),
    close: () =>
      inOrder(
        () => worker.stop(),
        () => database.close(),
      ),
  };
}

/**
 * Checks that files can be stored.
 * @throws Error that names the settings
 */
export const checkStore = (blobs: Blobs, { s3 }: Pick<Config, 's3'>): Promise<void> =>
  explainError(s3 ? 'S3_BUCKET, S3_ENDPOINT' : 'DATA_DIR', 'Files cannot be stored', blobs.check());

/** Creates a process that runs jobs and serves no API. */
export function createJobRunner(
  options: RunningJobs & { readonly shared?: Pick<SharedAcrossWorkers, 'measureBy'> | undefined },
): { start(): Promise<void>; close(): Promise<void> } {
  const { config, log, shared } = options;
  const dependencies = createDependencies(options);
  const { metrics, readiness, close } = watchProcess(dependencies, log);
  shared?.measureBy(metrics.measure);
  const jobs = openJobs(dependencies, options, metrics);
  const health =
    config.workPort === undefined || shared
      ? undefined
      : createHealthServer({
          port: config.workPort,
          host: config.host,
          log,
          readiness,
          metricsFor: config.metrics,
          readMetrics: metrics.read,
        });
  return {
    async start() {
      await checkStore(dependencies.blobs, config);
      await jobs.check();
      if (health) log.info(`Health and metrics at ${(await health.listen()).url}`);
      await jobs.start();
    },
    close: () => {
      close();
      return inOrder(
        () => Promise.all([jobs.close(), health?.close()]),
        () => closeDependencies(dependencies),
      );
    },
  };
}

/** Returns endpoints with the lookup of the sites at hostnames of their own. */
const hostedOn = (
  { database, settings }: ProcessDependencies,
  { hosted, ...others }: ReturnType<typeof endpointsOf>,
) => ({
  ...others,
  hosted: hosted && { addresses: hosted, isSite: isHostedSite(database.current, settings.baseUrl) },
});

/** The caches of a serving process. */
interface ServerCaches {
  readonly documents: Documents;
  /** Undefined: no responses are cached. */
  readonly responses: ResponseCache | undefined;
  readonly contents: ContentCache | undefined;
}

/** Creates the HTTP server of both APIs. */
function openServer(
  options: ApplicationOptions,
  dependencies: ProcessDependencies,
  { documents, responses, contents }: ServerCaches,
  watch: ReturnType<typeof watchProcess>,
  counts: RateCounts | undefined,
): LecternServer {
  const { config, log, developmentToken, shared, deadlines } = options;
  const schema = schemaOfProcess();
  const run = createRun(schema, contents);
  const authenticate = createAuthenticate(dependencies, developmentToken);
  const { graphql, beginSubscription } = createGraphQLServer({
    schema,
    run,
    authenticate,
    authenticateDelivery: createAuthenticate(
      { ...dependencies, database: dependencies.deliveryDatabase },
      developmentToken,
    ),
    documents,
    trusted: trustedDocumentsOf(config),
    introspection: config.environment !== 'production',
    onInternal: (appError, requestId) =>
      log.error({ err: appError.cause, requestId }, 'A GraphQL request failed.'),
  });
  return createServer({
    config,
    log,
    graphql,
    beginSubscription,
    rest: createRest({ schema, run, log, cacheMiB: config.responseCacheMiB }),
    context: authenticate,
    files: {
      ...dependencies.blobs,
      findPublicDocument: (path) => findPublicDocument(dependencies.database.current, path),
    },
    mayUpload,
    pageHandlers: pageHandlersOn(dependencies),
    docs: createDocs(schema, documentSchema),
    app: config.app ? createAppPages() : undefined,
    ...hostedOn(dependencies, endpointsOf(config, createRun(schema), authenticate)),
    published: responses && {
      cache: responses,
      readVersion: createVersionReader(dependencies.database.current),
    },
    readiness: watch.readiness,
    metrics: watch.metrics,
    shared,
    counts,
    lingerMs: options.lingerMs,
    ...(deadlines && { deadlineMs: deadlines.requestMs }),
  });
}

/** Creates the application. Throws when the schema or the route table is incomplete. */
export function createApplication(options: ApplicationOptions): Application {
  const { config, log, deadlines } = options;
  const replicaUrl = config.databaseReadUrl;
  const dependencies = createDependencies({ ...options, replicaUrl }, deadlines?.database);
  const documents = new Documents();
  const { responseCacheMiB } = config;
  const responses = responseCacheMiB > 0 ? new ResponseCache(responseCacheMiB) : undefined;
  const contents = responses && new ContentCache(responseCacheMiB * CONTENT_SHARE);
  const caches = {
    documents: () => documents.stats(),
    ...(responses && { responses: () => responses.stats() }),
    ...(contents && { contents: () => contents.stats() }),
    texts: () => dependencies.threads.stats().kept,
  };
  const watch = watchProcess(dependencies, log, { caches });
  const counts = openSharedCounts(options, dependencies.database.query, watch.metrics);
  const server = openServer(
    options,
    dependencies,
    { documents, responses, contents },
    watch,
    counts,
  );
  const jobs = options.jobs ? openJobs(dependencies, options, watch.metrics) : undefined;
  return {
    async listen() {
      await checkStore(dependencies.blobs, config);
      await jobs?.check();
      const address = await server.listen();
      if (config.port === 0) Object.assign(dependencies.settings, addressesAt(address.url, config));
      await jobs?.start();
      return address;
    },
    drain: () => server.drain(),
    async close() {
      server.drain();
      if (!options.shared && config.drainMs > 0) await pause(config.drainMs);
      counts?.close();
      watch.close();
      const stopServing = () => Promise.all([server.close(), jobs?.close()]);
      return inOrder(stopServing, () => closeDependencies(dependencies));
    },
  };
}
