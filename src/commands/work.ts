/** Implements `lectern work`: runs the background jobs and serves no API. */
import { createJobRunner } from '../application.ts';
import type { Config } from '../config.ts';
import { poolerWarning } from '../data/pooler/advice.ts';
import { createLog } from '../server/log.ts';
import { applyPendingMigrations, openCommandDatabase } from './command-database.ts';
import { runUntilSignal } from './lifetime.ts';

/** Runs jobs until a signal: jobs in progress are finished or returned to the queue. */
export const work = (config: Config): Promise<never> =>
  runUntilSignal(async (life) => {
    const log = createLog(config);
    const database = await life.open(
      openCommandDatabase(config, { onRestart: (message) => log.warn(message) }),
      ({ release }) => release(),
    );
    await life.during(applyPendingMigrations(database));
    const jobRunner = createJobRunner({ config, log, databaseUrl: database.url });
    await life.open(jobRunner.start(), () => jobRunner.close());
    log.info(`Processing jobs on ${database.name}`);
    const warning = await life.during(poolerWarning(config.databaseDirectUrl, database.url));
    if (warning !== undefined) log.warn(warning);
    await life.signalled;
  });
