/**
 * Holds the state that all workers share, in the primary process: the counts of rate limits, and
 * the aggregated metrics.
 */
import type { Worker } from 'node:cluster';
import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue } from 'prom-client';
import { RateLimiterClusterMaster } from 'rate-limiter-flexible';
import { createSlots } from '../slots.ts';
import type { FromWorker, ToWorker } from './messages.ts';

type Measured = MetricObjectWithValues<MetricValue<string>>[];

/** Milliseconds after which metrics are returned without those of workers that did not answer. */
const MEASURE_MS = 1000;

/** The shared state of all workers. */
export interface WorkerHub {
  /** Handles a message of a worker; messages that are not for the hub are ignored. */
  receive(worker: Worker, message: FromWorker): void;
  /** Releases the slots of a worker that has ended. */
  forget(worker: Worker): void;
}

/** Creates a hub; `workers` returns the workers whose metrics are aggregated. */
export function createHub(workers: () => readonly Worker[]): WorkerHub {
  new RateLimiterClusterMaster(); // answers the limiters of workers from now on
  const slots = createSlots();
  const held = new Map<number, string[]>();
  const waiting = new Map<number, (metrics: Measured) => void>();
  let lastId = 0;
  const measure = (worker: Worker): Promise<Measured> => {
    const id = ++lastId;
    return new Promise((resolve) => {
      const settle = (metrics: Measured): void => {
        clearTimeout(timer);
        waiting.delete(id);
        resolve(metrics);
      };
      const timer = setTimeout(() => settle([]), MEASURE_MS);
      waiting.set(id, settle);
      sendToWorker(worker, { lectern: 'measure', id });
    });
  };
  return {
    receive(worker, message) {
      const keys = held.get(worker.id) ?? [];
      if (message.lectern === 'take') {
        const value = slots.take(message.key, message.limit);
        if (value === true) held.set(worker.id, [...keys, message.key]);
        sendToWorker(worker, { lectern: 'answer', id: message.id, value });
      }
      if (message.lectern === 'give' && keys.includes(message.key)) {
        keys.splice(keys.indexOf(message.key), 1);
        slots.release(message.key);
      }
      // Our own metrics wrote them.
      if (message.lectern === 'measured') waiting.get(message.id)?.(message.metrics as Measured);
      if (message.lectern === 'metrics')
        void aggregate(workers().map(measure)).then((value) =>
          sendToWorker(worker, { lectern: 'answer', id: message.id, value }),
        );
    },
    forget(worker) {
      for (const key of held.get(worker.id) ?? []) slots.release(key);
      held.delete(worker.id);
    },
  };
}

/** Sends a message to a worker if it is still connected. */
export function sendToWorker(worker: Worker, message: ToWorker): void {
  if (worker.isConnected()) worker.send(message);
}

const aggregate = async (measured: readonly Promise<Measured>[]): Promise<string> =>
  AggregatorRegistry.aggregate(await Promise.all(measured)).metrics();
