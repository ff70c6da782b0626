/** Creates what shows the state of a process: metrics, an alarm for its event loop, and readiness. */
import type { Logger } from 'pino';
import { checkMigrations, migrationsFolder } from '../data/migrate.ts';
import { readDepths } from '../data/queue/depths.ts';
import type { ProcessDependencies } from '../graphql/context.ts';
import { watchLoop } from './loop-watch.ts';
import { countsOf, type MetricSources } from './metric-sources.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { createReadiness, type Readiness } from './readiness.ts';

/**
 * Creates the observability of a process: its metrics, an alarm for a blocked event loop, and its
 * readiness.
 */
export function watchProcess(
  { database, blobs, threads }: ProcessDependencies,
  log: Logger,
  sources: MetricSources = {},
): { metrics: Metrics; readiness: () => Promise<Readiness>; close(): void } {
  const loop = watchLoop((milliseconds) =>
    log.warn({ milliseconds }, `The event loop was blocked for ${milliseconds} ms.`),
  );
  const { replica } = database;
  const metrics = createMetrics(
    {
      databasePool: () => database.pool(),
      threads: () => countsOf(threads.stats()),
      replica: replica && (() => replica.stats()),
      queue: readDepths(database.query),
      ...sources,
    },
    loop,
  );
  const readiness = createReadiness([
    { name: 'database', message: 'The database does not answer.', check: () => database.ping() },
    {
      name: 'migrations',
      message: 'The database lacks migrations.',
      check: () => checkMigrations(database.current, migrationsFolder),
    },
    { name: 'files', message: 'Files cannot be stored.', check: () => blobs.check() },
  ]);
  const stop = (): void => {
    loop.close();
    metrics.close();
  };
  return { metrics, readiness, close: stop };
}
