/** The whole of Lectern over a database: schema, doors and server, put together once. */
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { openBlobs } from './data/blobs.ts';
import { claimBlob } from './data/content-store/collect.ts';
import { type Database, openDatabase } from './data/database.ts';
import { createFetch } from './data/fetch.ts';
import { openQueue } from './data/queue.ts';
import { createRenderings } from './data/renderings.ts';
import { createSecrets, type Secrets } from './data/secrets.ts';
import { viewerOfPerson } from './data/viewer.ts';
import { createAuthenticate, type DevelopmentToken } from './graphql/authenticate.ts';
import { createContext, type Foundation } from './graphql/context.ts';
import { createRun } from './graphql/run.ts';
import { buildLecternSchema } from './graphql/schema.ts';
import { createGraphQLServer } from './graphql/server.ts';
import { createWorker, jobs, type Worker } from './jobs/worker.ts';
import { createDocs } from './rest/docs.ts';
import { createRest } from './rest/handler.ts';
import { mayUpload } from './resources/file.ts';
import { receiveAnswer } from './resources/sign-in/receive.ts';
import { signInMetadata, startSignIn } from './resources/sign-in/start.ts';
import { createServer } from './server.ts';
import type { SignIns } from './server/saml.ts';

/** What an application runs on. */
export interface ApplicationOptions {
  readonly config: Config;
  readonly log: Logger;
  /** The database, with the role that serves. */
  readonly databaseUrl: string;
  /** GraphiQL's token, in development. */
  readonly developmentToken?: DevelopmentToken | undefined;
  /** Whether it does background jobs beside its requests; not unless said. */
  readonly jobs?: boolean | undefined;
}

/** A running or not yet running Lectern. */
export interface Application {
  /** Begins to listen. */
  listen(): Promise<{ url: string; port: number }>;
  /** Finishes what is under way, then lets the database go. */
  close(): Promise<void>;
}

/** What the command line works with: the same functions as the doors, as a person of its choice. */
export interface Console {
  readonly database: Database;
  readonly secrets: Secrets;
  /** A context in which this person asks. */
  as(userId: string): Context;
  close(): Promise<void>;
}

type Ground = Pick<ApplicationOptions, 'config' | 'databaseUrl'>;

function layFoundation({ config, databaseUrl }: Ground): Foundation & { settings: { baseUrl: string; appUrl: string } } {
  const { secretKey, baseUrl, appUrl, publicUrl, signInRedirects, poolSize, preparedStatements, dataDir, s3, allowPrivateNetworks, pdfFonts } = config;
  const secrets = createSecrets(secretKey);
  const settings = { baseUrl, appUrl, publicUrl, signInRedirects, pdfFonts };
  const database = openDatabase({ url: databaseUrl, poolSize, preparedStatements });
  return {
    database,
    secrets,
    blobs: openBlobs({ dataDir, s3, secretKey, secrets, settings, claim: (hash, size) => claimBlob(database.query, hash, size) }),
    fetch: createFetch({ allowPrivateNetworks }),
    renderings: createRenderings(),
    settings,
  };
}

/** Opens the database for the command line. */
export function openConsole(ground: Ground): Console {
  const foundation = layFoundation(ground);
  return {
    database: foundation.database,
    secrets: foundation.secrets,
    as: asPerson(foundation),
    close: () => foundation.database.close(),
  };
}

/** The addresses that a server has whose port was chosen when it began, where they were not said. */
const addressesAt = (url: string, { baseUrl, appUrl, publicUrl }: ApplicationOptions['config']) => ({
  baseUrl: url,
  ...(appUrl === `${baseUrl}/app` && { appUrl: `${url}/app` }),
  ...(publicUrl === `${baseUrl}/public` && { publicUrl: `${url}/public` }),
});

type Shift = Pick<ApplicationOptions, 'config' | 'databaseUrl' | 'log'>;

/** A person's request that no request is: of the command line, or of a job. */
const asPerson =
  (foundation: Foundation) =>
  (userId: string, requestId = 'command-line'): Context =>
    createContext(foundation, { viewer: viewerOfPerson(userId), requestId, now: new Date() });

const workerOn = (foundation: Foundation, { databaseUrl, log }: Shift): Worker =>
  createWorker({ database: foundation.database, blobs: foundation.blobs, fetch: foundation.fetch, as: asPerson(foundation), queue: openQueue(foundation.database, databaseUrl), log, jobs });

/** The jobs alone, with no door. */
export function createWorkshop(options: Shift): { start(): Promise<void>; close(): Promise<void> } {
  const foundation = layFoundation(options);
  const worker = workerOn(foundation, options);
  return {
    start: () => worker.start(),
    async close() {
      await worker.stop();
      await foundation.database.close();
    },
  };
}

/** Sign-in by SAML: who comes has no token yet. */
const signInsOn = (foundation: Foundation): SignIns => ({
  context: ({ requestId, receivedAt, timeLeft, allow }) => createContext(foundation, { viewer: null, requestId, now: receivedAt, timeLeft, allow }),
  start: startSignIn,
  receive: receiveAnswer,
  metadata: signInMetadata,
});
let schema: GraphQLSchema | undefined;

/** The schema, built once in a process: it depends on no setting, and what is made of it is found by it. */
function schemaOfProcess(): GraphQLSchema {
  schema ??= buildLecternSchema();
  return schema;
}

/** Puts the application together. Throws when the schema or the route table is not whole. */
export function createApplication(options: ApplicationOptions): Application {
  const { config, log, developmentToken } = options;
  const foundation = layFoundation(options);
  const schema = schemaOfProcess();
  const run = createRun(schema);
  const authenticate = createAuthenticate(foundation, developmentToken);
  const yoga = createGraphQLServer({
    schema,
    run,
    authenticate,
    introspection: config.environment !== 'production',
    onInternal: (fault, requestId) => log.error({ err: fault.cause, requestId }, 'A GraphQL request failed.'),
  });
  const server = createServer({
    config,
    log,
    graphql: (req, res, visit) => yoga.handle(req, res, { visit }),
    rest: createRest({ schema, run, log }),
    context: authenticate,
    files: foundation.blobs,
    mayUpload,
    signIns: signInsOn(foundation),
    docs: createDocs(schema),
    ready: () => foundation.database.ping(),
    developmentToken: developmentToken?.secret,
  });
  const worker = options.jobs ? workerOn(foundation, options) : undefined;
  return {
    async listen() {
      const at = await server.listen();
      await worker?.start();
      if (config.port === 0) Object.assign(foundation.settings, addressesAt(at.url, config));
      return at;
    },
    async close() {
      await Promise.all([server.close(), worker?.stop()]);
      await foundation.database.close();
    },
  };
}
