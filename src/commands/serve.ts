/**
 * Implements `lectern serve`: brings the database up to date, listens, and prints the addresses.
 */
import cluster from 'node:cluster';
import { seed } from '../../prisma/seed.ts';
import { demoId } from '../../prisma/seed/ids.ts';
import { createApplication, openConsole } from '../application.ts';
import type { Config } from '../config.ts';
import { missingProtections } from '../data/migrate.ts';
import { poolerWarning } from '../data/pooler/advice.ts';
import { newToken } from '../data/secrets.ts';
import type { DevelopmentToken } from '../graphql/authenticate.ts';
import { createToken } from '../resources/token.ts';
import { createLog } from '../server/log.ts';
import {
  applyPendingMigrations,
  commandLine,
  type CommandDatabase,
  openCommandDatabase,
} from './command-database.ts';
import { type CommandLifetime, runUntilSignal } from './lifetime.ts';
import { withProgress } from './progress.ts';
import {
  type ServerDependencies,
  type RunningServer,
  serveAsWorker,
  serveByWorkers,
} from './workers.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Creates the demo organizations in an embedded database without users. Returns the secret of their
 * first token, or undefined for any other database.
 */
async function seedOnce(config: Config, database: CommandDatabase): Promise<string | undefined> {
  if (!database.embedded) return undefined;
  const console = openConsole({ config, databaseUrl: database.url });
  try {
    const context = console.as(demoId('User', 'ana'));
    if (!(await seed(console.database, console.secrets, context.blobs))) return undefined;
    const { secret } = await createToken(context, { label: 'Demo' });
    return secret;
  } finally {
    await console.close();
  }
}

/** Returns the token of GraphiQL and the app for ana, with an embedded database and outside production. */
function developmentTokenFor(
  config: Config,
  database: CommandDatabase,
): DevelopmentToken | undefined {
  const isUsed = config.graphiql || config.app;
  if (config.environment === 'production' || !isUsed || !database.embedded) return undefined;
  return {
    secret: newToken('lp'),
    userId: demoId('User', 'ana'),
    expiresAt: new Date(Date.now() + 12 * HOUR_MS),
  };
}

/** The options of `serve`. */
export interface ServeOptions {
  /**
   * True to run background jobs in this server. Without it another process must (`lectern work`).
   */
  readonly jobs: boolean;
}

/** Serves until a signal ends it: in this process, or in workers. */
export const serve = (config: Config, options: ServeOptions): Promise<never> =>
  cluster.isWorker
    ? serveAsWorker(config)
    : runUntilSignal((life) => start(life, config, options), { drainMs: config.drainMs });

async function start(life: CommandLifetime, config: Config, { jobs }: ServeOptions): Promise<void> {
  const log = createLog(config);
  const onRestart = (message: string): void => log.warn(message);
  const database = await life.open(
    withProgress('Starting the database', (report) =>
      openCommandDatabase(config, { onProgress: report, onRestart }),
    ),
    ({ release }) => release(),
  );
  await life.during(
    withProgress('Applying the migrations', () => applyPendingMigrations(database)),
  );
  const demoToken = await life.during(
    withProgress('Creating the demo organizations', () => seedOnce(config, database)),
  );
  const developmentToken = developmentTokenFor(config, database);
  const serverDependencies = { config, log, database, developmentToken, jobs };
  const { url, failed } =
    config.workers === undefined
      ? await serveHere(life, serverDependencies)
      : await serveByWorkers(life, { ...serverDependencies, workers: config.workers });
  process.stdout.write(greeting(url, database, { demoToken, config, developmentToken }));
  for (const missing of await life.during(missingProtections(database.url)))
    log.warn(`Protection off: ${missing}`);
  const warning = await life.during(poolerWarning(config.databaseDirectUrl, database.url));
  if (warning !== undefined) log.warn(warning);
  await Promise.race([life.signalled, failed]);
}

/** Serves in this process. */
async function serveHere(
  life: CommandLifetime,
  { config, log, database, developmentToken, jobs }: ServerDependencies,
): Promise<RunningServer> {
  const application = createApplication({
    config,
    log,
    databaseUrl: database.url,
    developmentToken,
    jobs,
  });
  const { url } = await life.open(application.listen(), () => application.close());
  return { url, failed: new Promise(() => {}) };
}

interface GreetingOptions {
  readonly demoToken: string | undefined;
  readonly config: Pick<Config, 'graphiql' | 'app' | 'reader' | 'baseUrl' | 'publicUrl'>;
  readonly developmentToken: DevelopmentToken | undefined;
}

/** Returns the text with the addresses and a first request to try. */
function greeting(
  url: string,
  database: CommandDatabase,
  { demoToken, config: { graphiql, app, ...config }, developmentToken }: GreetingOptions,
): string {
  const token =
    demoToken ??
    (database.embedded ? `$(${commandLine} token create --user ana@acme.test)` : '<token>');
  const signedIn = developmentToken === undefined ? '' : `#token=${developmentToken.secret}`;
  const howTo = `Create a token: ${commandLine} token create --user <e-mail>`;
  return [
    '',
    '  Lectern is ready.',
    '',
    ...(app ? [`  App                ${url}/app${signedIn}`] : []),
    `  GraphQL            ${url}/graphql`,
    ...(graphiql ? [`  GraphiQL           ${url}/graphql${signedIn}`] : []),
    `  REST               ${url}/v1`,
    ...(demoToken !== undefined && config.reader && config.publicUrl === `${config.baseUrl}/public`
      ? [`  Published site     ${url}/public/acme-docs/acme-help`]
      : []),
    `  Documentation      ${url}/docs${signedIn}`,
    `  Health, metrics    ${url}/livez ${url}/readyz ${url}/metrics`,
    `  Database           ${database.name}`,
    `  ${demoToken === undefined ? howTo : `Demo token         ${demoToken}  (ana@acme.test, shown only once)`}`,
    '',
    '  Try it:',
    '',
    `curl -s -H "Authorization: Bearer ${token}" ${url}/v1/orgs`,
    '',
    '',
  ].join('\n');
}
