/**
 * Implements `lectern serve` with WORKERS: one process accepts connections and supervises, the
 * workers answer requests, and one more runs the jobs.
 */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createApplication, createJobRunner } from '../application.ts';
import type { Config } from '../config.ts';
import type { DevelopmentToken } from '../graphql/authenticate.ts';
import { bind } from '../server/lifecycle.ts';
import type { SharedAcrossWorkers } from '../server/options.ts';
import { createLog } from '../server/log.ts';
import { type WorkerLink, openWorkerLink } from '../server/workers/link.ts';
import type { WorkerOrder } from '../server/workers/messages.ts';
import { WorkerProcesses } from './worker-processes.ts';
import type { CommandDatabase } from './command-database.ts';
import { type CommandLifetime, runUntilSignal } from './lifetime.ts';

/** The dependencies of a server, once its database is open. */
export interface ServerDependencies {
  readonly config: Config;
  readonly log: Logger;
  readonly database: CommandDatabase;
  readonly developmentToken: DevelopmentToken | undefined;
  readonly jobs: boolean;
}

/** A server that listens. */
export interface RunningServer {
  readonly url: string;
  /** Rejects when the server cannot go on. */
  readonly failed: Promise<never>;
}

/** Serves with worker processes, which are restarted one after the other at SIGHUP. */
export async function serveByWorkers(
  life: CommandLifetime,
  {
    config,
    log,
    database,
    developmentToken,
    jobs,
    workers,
  }: ServerDependencies & { readonly workers: number },
): Promise<RunningServer> {
  const server = createServer({ pauseOnConnect: true });
  const listening = await life.open(
    bind(server, config.port, config.host),
    async () => void server.close(),
  );
  server.on('error', (err) => log.error({ err }, 'The server cannot take connections.'));
  const order = {
    databaseUrl: database.url,
    databaseName: database.name,
    serverId: randomUUID(),
    listening,
    developmentToken: developmentToken && {
      ...developmentToken,
      expiresAt: developmentToken.expiresAt.toISOString(),
    },
  };
  const workerProcesses = new WorkerProcesses({ count: workers, jobs, order, log });
  server.on('connection', (socket) => workerProcesses.dispatch(socket));
  const stop = async (): Promise<void> => {
    if (config.drainMs > 0) {
      workerProcesses.drain();
      await pause(config.drainMs);
    }
    server.close();
    await workerProcesses.stop();
  };
  // They can be stopped before they have started.
  await life.open(Promise.resolve(workerProcesses), stop);
  await life.during(workerProcesses.start());
  process.on('SIGHUP', () => void workerProcesses.restart());
  return { url: listening.url, failed: workerProcesses.failed };
}

/** Runs the role that the primary process assigns, until that process ends this one. */
export function serveAsWorker(config: Config): Promise<never> {
  const link = openWorkerLink();
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => void link.send({ lectern: 'ending' }));
  process.on('SIGHUP', () => {}); // the primary process handles it
  const work = async (life: CommandLifetime): Promise<void> => {
    const order = await life.during(link.order);
    const { role, databaseUrl, databaseName, developmentToken } = order;
    const log = createLog(config);
    if (role === 'jobs') {
      const jobRunner = createJobRunner({ config, log, databaseUrl, shared: link });
      await life.open(jobRunner.start(), () => jobRunner.close());
      log.info(`Processing jobs on ${databaseName}`);
    } else {
      const token = developmentToken && {
        ...developmentToken,
        expiresAt: new Date(developmentToken.expiresAt),
      };
      const application = createApplication({
        config,
        log,
        databaseUrl,
        developmentToken: token,
        shared: sharedStateOf(link, order),
      });
      void link.draining.then(() => application.drain());
      await life.open(application.listen(), () => application.close());
    }
    await link.send({ lectern: 'ready' });
    await life.signalled;
  };
  return runUntilSignal(work, {
    signalled: link.ended,
    onFailure: (message) => link.send({ lectern: 'failed', message }),
  });
}

/** Returns the state that a worker shares with the others. */
const sharedStateOf = (
  link: WorkerLink,
  { listening, serverId }: Pick<WorkerOrder, 'listening' | 'serverId'>,
): SharedAcrossWorkers => ({
  listening,
  serverId,
  counts: link.counts,
  takeConnections: (take) => link.takeConnections(take),
  measureBy: (measure) => link.measureBy(measure),
  readMetrics: () => link.readMetrics(),
});
