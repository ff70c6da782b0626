/** Decides whether a process admits another request, so that its memory stays bounded. */
import { constants, PerformanceObserver } from 'node:perf_hooks';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { busy, type AppError } from '../domain/errors.ts';

/** Share of the heap's limit that can be in use after a garbage collection. */
const MAX_HEAP_SHARE = 0.85;
/**
 * The interval of heap checks while requests are refused, and the number of checks between forced
 * garbage collections: without requests nothing else triggers one.
 */
const CHECK_INTERVAL_MS = 500;
const CHECKS_PER_COLLECTION = 10;

/** The exhausted resource for which a request is refused. */
export type BusyWith = 'requests' | 'subscriptions' | 'memory';

/** Admits requests up to a limit of concurrency and memory. */
export interface Admission {
  /** Admits a request, or returns the error to refuse it with. */
  enter(): AppError | undefined;
  /** Releases a request that was admitted. */
  leave(): void;
  /** Admits a subscription or a WebSocket, or returns the error to refuse it with. */
  enterSubscription(): AppError | undefined;
  /** Releases a subscription or a WebSocket that was admitted. */
  leaveSubscription(): void;
  /** Stops watching the heap. */
  close(): void;
}

/** Returns the heap in use, as a share of its limit. */
function heapShare(): number {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
  return used / limit;
}

/**
 * Watches the heap. It is full from a collection that leaves more than `maxShare` in use, until
 * less is in use.
 */
export function watchHeap(maxShare = MAX_HEAP_SHARE): { isFull(): boolean; close(): void } {
  let timer: NodeJS.Timeout | undefined;
  const begin = (): void => {
    let checks = 0;
    timer ??= setInterval(() => {
      if (++checks % CHECKS_PER_COLLECTION === 0) runGarbageCollector();
      if (heapShare() < maxShare) end();
    }, CHECK_INTERVAL_MS).unref();
  };
  const end = (): void => {
    clearInterval(timer);
    timer = undefined;
  };
  const observer = new PerformanceObserver((list) => {
    const isMajor = list
      .getEntries()
      .some(
        (entry) =>
          'detail' in entry && Object(entry.detail).kind === constants.NODE_PERFORMANCE_GC_MAJOR,
      );
    if (isMajor && heapShare() > maxShare) begin();
  });
  observer.observe({ entryTypes: ['gc'] });
  return {
    isFull: () => timer !== undefined,
    close() {
      observer.disconnect();
      end();
    },
  };
}

let gc: (() => void) | undefined;

function runGarbageCollector(): void {
  setFlagsFromString('--expose-gc');
  gc ??= runInNewContext('gc') as () => void; // V8's own function.
  gc();
}

/** Maximum numbers of what a process admits at the same time. */
interface AdmissionLimits {
  readonly requests: number;
  readonly subscriptions: number;
}

/** Creates the admission of a process. */
export function createAdmission(
  limits: AdmissionLimits,
  onRefused: (resource: BusyWith) => void = () => {},
  heap = watchHeap(),
): Admission {
  const counts = { requests: 0, subscriptions: 0 };
  const enter = (kind: keyof AdmissionLimits): AppError | undefined => {
    const resource = counts[kind] >= limits[kind] ? kind : heap.isFull() ? 'memory' : undefined;
    if (resource !== undefined) {
      onRefused(resource);
      return busy(undefined, 1);
    }
    counts[kind]++;
    return undefined;
  };
  return {
    enter: () => enter('requests'),
    leave: () => void counts.requests--,
    enterSubscription: () => enter('subscriptions'),
    leaveSubscription: () => void counts.subscriptions--,
    close: () => heap.close(),
  };
}
