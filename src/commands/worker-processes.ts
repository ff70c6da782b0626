/**
 * Manages the workers of a server: starts them, replaces those that die, restarts them in turn, and
 * ends them.
 */
import cluster, { type Worker } from 'node:cluster';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createHub, sendToWorker } from '../server/workers/hub.ts';
import {
  type FromWorker,
  isOurs,
  type WorkerOrder,
  type WorkerRole,
} from '../server/workers/messages.ts';

/** The number of consecutive deaths at the start after which no further worker is started. */
const MAX_START_DEATHS = 5;
/** The wait before a worker that died at its start is replaced, doubled with each further death. */
const BACK_OFF_MS = 100;
const MAX_BACK_OFF_MS = 10_000;

interface WorkerProcessOptions {
  /** Number of workers for requests. */
  readonly count: number;
  /** True to start one more worker, for jobs. */
  readonly jobs: boolean;
  readonly order: Omit<WorkerOrder, 'role'>;
  readonly log: Logger;
}

/** A worker and its state. */
interface WorkerProcess {
  readonly worker: Worker;
  readonly role: WorkerRole;
  /** Resolves when it is ready; rejects with the reason when it does not start. */
  readonly ready: Promise<void>;
  /** Resolves when it has exited and all its messages were read. */
  readonly exited: Promise<void>;
  /** The connections passed to it that it has not taken yet, by the number of their message. */
  readonly untaken: Map<number, Socket>;
  isReady: boolean;
  /** True once it was asked to end. */
  isLeaving: boolean;
}

/** All workers of a server. */
export class WorkerProcesses {
  /** Rejects when workers die repeatedly at their start. */
  readonly failed: Promise<never>;
  readonly #options: WorkerProcessOptions;
  readonly #children = new Set<WorkerProcess>();
  readonly #waiting: Socket[] = [];
  readonly #hub = createHub(() =>
    [...this.#children].filter(({ isReady }) => isReady).map(({ worker }) => worker),
  );
  #fail: (error: Error) => void = () => {};
  #startDeaths = 0;
  #isDraining = false;
  #isEnding = false;
  /** True once all workers were ready. */
  #wereReady = false;
  #turn = 0;
  #lastConnection = 0;
  #restart: Promise<void> | undefined;

  constructor(options: WorkerProcessOptions) {
    this.#options = options;
    this.failed = new Promise((_, reject) => (this.#fail = reject));
    this.failed.catch(() => {}); // it may have no other handler
  }

  /** Starts all workers; resolves when they are ready. */
  async start(): Promise<void> {
    const roles: WorkerRole[] = [
      ...Array.from({ length: this.#options.count }, () => 'requests' as const),
      ...(this.#options.jobs ? ['jobs' as const] : []),
    ];
    await Promise.race([
      this.failed,
      Promise.all(roles.map((role) => this.#startUntilReady(role))),
    ]);
    this.#wereReady = true;
  }

  /**
   * Passes a connection to the next worker; when none is ready, to the first that becomes ready.
   *
   * This process keeps its copy until the worker reports that it took the connection: if the worker
   * dies before, another one receives it.
   */
  dispatch(socket: Socket): void {
    if (this.#isEnding) return void socket.destroy();
    const children = [...this.#children].filter(
      ({ role, isReady, isLeaving }) => role === 'requests' && isReady && !isLeaving,
    );
    const child = children[this.#turn++ % children.length];
    if (!child) return void this.#waiting.push(socket);
    const id = ++this.#lastConnection;
    child.untaken.set(id, socket);
    // A failure needs no handling here: the worker's exit follows, which passes the socket on.
    child.worker.send({ lectern: 'connection', id }, socket, { keepOpen: true }, () => {});
  }

  /**
   * Replaces each worker by a new one, one after the other: the old one ends when the new one is
   * ready.
   */
  restart(): Promise<void> {
    const before = this.#restart ?? Promise.resolve();
    this.#restart = before.then(() => this.#restartEach());
    return this.#restart;
  }

  /** Makes all workers fail readiness; they go on taking connections. */
  drain(): void {
    this.#isDraining = true;
    for (const { worker } of this.#children) sendToWorker(worker, { lectern: 'drain' });
  }

  /** Ends all workers, and resolves when they have exited. */
  async stop(): Promise<void> {
    this.#isEnding = true;
    for (const socket of this.#waiting.splice(0)) socket.destroy();
    for (const child of this.#children) this.#endWorker(child);
    await Promise.all([...this.#children].map(({ exited }) => exited));
  }

  async #restartEach(): Promise<void> {
    const { log } = this.#options;
    for (const old of [...this.#children].filter(({ isLeaving }) => !isLeaving)) {
      if (this.#isEnding || !this.#children.has(old)) continue;
      const next = this.#fork(old.role);
      try {
        await next.ready;
      } catch (error) {
        log.error(
          { err: error },
          'The restart was canceled because a new worker did not start. The old workers continue.',
        );
        return;
      }
      void this.#replaceOnExit(next);
      this.#endWorker(old);
      await old.exited;
    }
    log.info('All workers were restarted.');
  }

  /** Starts a worker, repeatedly if it dies at its start, and replaces it when it dies later. */
  async #startUntilReady(role: WorkerRole): Promise<void> {
    for (;;) {
      const child = this.#fork(role);
      try {
        await child.ready;
        void this.#replaceOnExit(child);
        return;
      } catch (error) {
        if (this.#isEnding || !(await this.#mayTryAgain(role, error))) return;
      }
    }
  }

  /** Replaces a worker when it dies unexpectedly. */
  async #replaceOnExit(child: WorkerProcess): Promise<void> {
    await child.exited;
    if (this.#isEnding || child.isLeaving) return;
    const { pid, exitCode, signalCode } = child.worker.process;
    this.#options.log.warn(
      { worker: pid, role: child.role },
      `A worker has died (${signalCode ?? exitCode}) and is replaced.`,
    );
    await pause(BACK_OFF_MS);
    if (!this.#isEnding) await this.#startUntilReady(child.role);
  }

  /**
   * Waits before another attempt. After too many deaths, fails permanently unless other workers do
   * the work.
   */
  async #mayTryAgain(role: WorkerRole, error: unknown): Promise<boolean> {
    const why = error instanceof Error ? error.message : String(error);
    if (++this.#startDeaths >= MAX_START_DEATHS && !this.#isServed(role)) {
      this.#fail(
        new Error(`WORKERS: Workers die again and again when they start. The last one: ${why}`),
      );
      return false;
    }
    this.#options.log.warn({ role }, `A worker did not start and is tried again: ${why}`);
    await pause(Math.min(BACK_OFF_MS * 2 ** this.#startDeaths, MAX_BACK_OFF_MS));
    return !this.#isEnding;
  }

  /**
   * Returns true if the server goes on without a further worker of this role: others answer
   * requests, and jobs can wait.
   */
  #isServed(role: WorkerRole): boolean {
    return role === 'jobs'
      ? this.#wereReady
      : [...this.#children].some((child) => child.role === 'requests' && child.isReady);
  }

  #endWorker(child: WorkerProcess): void {
    child.isLeaving = true;
    sendToWorker(child.worker, { lectern: 'end' });
  }

  #fork(role: WorkerRole): WorkerProcess {
    // A process that serves must not have the role that migrates.
    const worker = cluster.fork({ DATABASE_OWNER_URL: '' });
    let child: WorkerProcess | undefined;
    let failure: string | undefined;
    const ready = new Promise<void>((resolve, reject) => {
      worker.on('message', (message: unknown) => {
        if (!child || !isOurs<FromWorker>(message)) return;
        if (message.lectern === 'hello')
          sendToWorker(worker, { lectern: 'begin', order: { ...this.#options.order, role } });
        if (message.lectern === 'failed') failure = message.message;
        if (message.lectern === 'ready') this.#onReady(child, resolve);
        if (message.lectern === 'ending') this.#onSignalled(child);
        if (message.lectern === 'taken') onTaken(child, message.id);
        this.#hub.receive(worker, message);
      });
      worker.on('error', (error) =>
        this.#options.log.debug({ err: error }, 'A worker could not be reached.'),
      ); // its exit follows
      worker.once('exit', (code: number | null, signal: string | null) =>
        reject(new Error(failure ?? `it ended with ${signal ?? code}`)),
      );
    });
    ready.catch(() => {}); // callers handle their own copy
    const exited = waitForExit(worker);
    child = { worker, role, ready, exited, untaken: new Map(), isReady: false, isLeaving: false };
    this.#children.add(child);
    const exitedChild = child;
    void exited.then(() => this.#onExited(exitedChild));
    return child;
  }

  /** Forgets a worker, and passes the connections that it did not take to others. */
  #onExited(child: WorkerProcess): void {
    this.#children.delete(child);
    this.#hub.forget(child.worker);
    for (const socket of child.untaken.values()) this.dispatch(socket);
    child.untaken.clear();
  }

  #onReady(child: WorkerProcess, resolve: () => void): void {
    child.isReady = true;
    this.#startDeaths = 0;
    resolve();
    if (this.#isEnding) this.#endWorker(child);
    else if (child.role === 'requests')
      for (const socket of this.#waiting.splice(0)) this.dispatch(socket);
  }

  /** Replaces a worker that received a signal of its own. */
  #onSignalled(child: WorkerProcess): void {
    if (child.isLeaving || this.#isDraining) return;
    this.#endWorker(child);
    if (!this.#isEnding && child.isReady) void this.#startUntilReady(child.role);
  }
}

/** Resolves when a worker has exited and all its messages were read. */
async function waitForExit(worker: Worker): Promise<void> {
  const disconnected = new Promise<void>((resolve) => worker.once('disconnect', () => resolve()));
  await new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  if (worker.isConnected()) await disconnected;
}

/** Closes this process's copy of a connection; the worker has its own. */
function onTaken(child: WorkerProcess, id: number): void {
  child.untaken.get(id)?.destroy();
  child.untaken.delete(id);
}
