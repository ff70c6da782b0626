/** Opens what all requests and jobs of a process share: databases, files, keys, threads. */
import type { Logger } from 'pino';
import { type Config, publicSettingsOf } from './config.ts';
import { openBlobs } from './data/blobs.ts';
import { claimBlob } from './data/content-store/garbage-collection.ts';
import { type Database, type Deadlines, openDatabase } from './data/database.ts';
import { createCnameReader } from './data/dns.ts';
import { createFetch } from './data/fetch.ts';
import { openLive } from './data/live.ts';
import type { PresenceTimes } from './data/live/presence.ts';
import { limitAdvice } from './data/pooler/advice.ts';
import { createRenderings } from './data/renderings.ts';
import { createSecrets } from './data/secrets.ts';
import { createThreads } from './data/threads.ts';
import type { ProcessDependencies } from './graphql/context.ts';
import { checkEventSelection } from './graphql/event-selection.ts';
import { siteRedirects } from './resources/site/automatic-redirects.ts';
import { visitorReaderOf } from './resources/site/visitor.ts';
import { inOrder } from './server/in-order.ts';

/** The options of the dependencies of a process. */
export interface DependencyOptions {
  readonly config: Config;
  /** Connection string of the database, with the role that serves. */
  readonly databaseUrl: string;
  /** Connection string of a streaming replica; undefined: none is read. */
  readonly replicaUrl?: string | undefined;
  /** The times of presence. Default: the product's own. */
  readonly presenceTimes?: PresenceTimes | undefined;
  readonly log?: Logger | undefined;
}

/** Returns the options of each pool of a process. */
export const poolOptionsOf = ({ config, databaseUrl, log }: DependencyOptions) => ({
  url: databaseUrl,
  preparedStatements: config.preparedStatements,
  isPooled: ![undefined, databaseUrl].includes(config.databaseDirectUrl),
  onAdvice: log && limitAdvice((advice) => log.warn(advice)),
});

/** Connections for deliveries to subscribers, which requests do not use. */
const MAX_DELIVERY_CONNECTIONS = 6;

/** Opens what all requests of a process share. */
export function createDependencies(
  options: DependencyOptions,
  deadlines?: Deadlines,
): ProcessDependencies & { settings: { baseUrl: string; appUrl: string } } {
  const { config, databaseUrl, presenceTimes } = options;
  const { secretKey, previousSecretKeys, poolSize, dataDir, s3 } = config;
  const secrets = createSecrets(secretKey, previousSecretKeys);
  const settings = publicSettingsOf(config);
  const pools = poolOptionsOf(options);
  const database: Database = openDatabase({
    ...pools,
    poolSize,
    replicaUrl: options.replicaUrl,
    ...(deadlines && { deadlines }),
    onEvents: (organizationIds) => live.announce(organizationIds),
  });
  const deliveryDatabase = openDatabase({
    ...pools,
    poolSize: Math.min(poolSize, MAX_DELIVERY_CONNECTIONS),
    openReplica: database.replica,
    ...(deadlines && { deadlines }),
  });
  const liveUrl = config.databaseDirectUrl ?? databaseUrl;
  const live = openLive(deliveryDatabase.query, liveUrl, presenceTimes);
  return {
    ...{ database, deliveryDatabase },
    secrets,
    blobs: openBlobs({
      dataDir,
      s3,
      secretKey,
      previousSecretKeys,
      secrets,
      settings,
      claim: (hash, size) => claimBlob(database.query, hash, size),
    }),
    fetch: createFetch({ allowPrivateNetworks: config.allowPrivateNetworks }),
    readCname: createCnameReader(config.dnsServer),
    renderings: createRenderings(),
    threads: createThreads(config.threads),
    live,
    settings,
    contentListener: siteRedirects,
    visitorReaderOf,
    checkEventSelection,
  };
}

/** Closes what `createDependencies` has opened. */
export const closeDependencies = (dependencies: ProcessDependencies): Promise<void> =>
  inOrder(
    () => Promise.all([dependencies.live.close(), dependencies.threads.close()]),
    () => dependencies.deliveryDatabase.close(),
    () => dependencies.database.close(),
  );
