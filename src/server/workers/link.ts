/** A worker's connection to the primary process. */
import type { Socket } from 'node:net';
import { RateLimiterCluster } from 'rate-limiter-flexible';
import type { RateCounts } from '../rate-limit.ts';
import { type FromWorker, isOurs, type WorkerOrder, type ToWorker } from './messages.ts';

/**
 * Milliseconds after which a request to the primary process counts as unanswered: the HTTP request
 * goes on without the answer.
 */
const MAX_ANSWER_MS = 1000;

/** The connection of a worker to the primary process. */
export interface WorkerLink {
  /** The work that the primary process assigned to this worker. */
  readonly order: Promise<WorkerOrder>;
  /** Resolves when the worker must fail readiness. */
  readonly draining: Promise<void>;
  /** Resolves when the worker must end. No connection arrives after it. */
  readonly ended: Promise<void>;
  /** The counts of rate limits, shared by all workers. */
  readonly counts: RateCounts;
  /** Sends a message; resolves when it was written. */
  send(message: FromWorker): Promise<void>;
  /** Hands all further connections to `take`, after those that arrived before. */
  takeConnections(take: (socket: Socket) => void): void;
  /** Measures this process with `measure` from now on. */
  measureBy(measure: () => Promise<unknown>): void;
  /** Returns the metrics of all workers as text. */
  readMetrics(): Promise<string>;
}

/** Opens the connection. */
export const openWorkerLink = (): WorkerLink => new ProcessLink();

class ProcessLink implements WorkerLink {
  readonly order: Promise<WorkerOrder>;
  readonly draining: Promise<void>;
  readonly ended: Promise<void>;
  readonly counts: RateCounts;
  readonly #answers = new Map<number, (value: unknown) => void>();
  readonly #early: Socket[] = [];
  #take: (socket: Socket) => void = (socket) => void this.#early.push(socket);
  #measure: () => Promise<unknown> = async () => [];
  #lastId = 0;

  constructor() {
    let begin: (order: WorkerOrder) => void = () => {};
    let drain = (): void => {};
    let end = (): void => {};
    this.order = new Promise((resolve) => (begin = resolve));
    this.draining = new Promise((resolve) => (drain = resolve));
    this.ended = new Promise((resolve) => (end = resolve));
    process.on('message', (message: unknown, handle: unknown) => {
      if (!isOurs<ToWorker>(message)) return;
      if (message.lectern === 'begin') begin(message.order);
      if (message.lectern === 'drain') drain();
      if (message.lectern === 'end') end();
      // Only this message carries a handle.
      if (message.lectern === 'connection' && handle) {
        void this.send({ lectern: 'taken', id: message.id });
        this.#take(handle as Socket);
      }
      if (message.lectern === 'answer') this.#answers.get(message.id)?.(message.value);
      if (message.lectern === 'measure')
        void this.#measure().then(
          (metrics) => void this.send({ lectern: 'measured', id: message.id, metrics }),
        );
    });
    void this.send({ lectern: 'hello' });
    this.counts = {
      limiter: (keyPrefix, points, duration) =>
        new RateLimiterCluster({ keyPrefix, points, duration, timeoutMs: MAX_ANSWER_MS }),
      slots: {
        // Without an answer the request is admitted: it holds no slot that could be counted.
        take: async (key, limit) =>
          (await this.#ask((id) => ({ lectern: 'take', id, key, limit }))) !== false,
        release: (key) => void this.send({ lectern: 'give', key }),
      },
    };
  }

  send(message: FromWorker): Promise<void> {
    return new Promise((resolve) => {
      if (process.connected && process.send) process.send(message, () => resolve());
      else resolve();
    });
  }

  takeConnections(take: (socket: Socket) => void): void {
    this.#take = take;
    for (const socket of this.#early.splice(0)) take(socket);
  }

  measureBy(measure: () => Promise<unknown>): void {
    this.#measure = measure;
  }

  async readMetrics(): Promise<string> {
    return String((await this.#ask((id) => ({ lectern: 'metrics', id }), 3 * MAX_ANSWER_MS)) ?? '');
  }

  /** Returns the answer to a message; undefined when none arrives in time. */
  #ask(question: (id: number) => FromWorker, milliseconds = MAX_ANSWER_MS): Promise<unknown> {
    const id = ++this.#lastId;
    return new Promise((resolve) => {
      const settle = (value: unknown): void => {
        clearTimeout(timer);
        this.#answers.delete(id);
        resolve(value);
      };
      const timer = setTimeout(() => settle(undefined), milliseconds);
      this.#answers.set(id, settle);
      void this.send(question(id));
    });
  }
}
