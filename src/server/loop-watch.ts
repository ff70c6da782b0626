/** Watches the event loop: measures how late its timers are, and reports when it was blocked. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Longer blocks than this are reported. */
const MAX_DELAY_MS = 250;
/** The interval between two reports at least. */
const MIN_ALARM_INTERVAL_MS = 10_000;
const CHECK_INTERVAL_MS = 100;
const RESOLUTION_MS = 10;

/** A watch over the event loop of this process. */
export interface LoopWatch {
  /** Delays in seconds since the last reading. */
  read(): { readonly p50: number; readonly p99: number; readonly max: number };
  close(): void;
}

/**
 * Starts the watch. `onBlocked` receives the milliseconds for which the event loop was blocked.
 */
export function watchLoop(onBlocked: (milliseconds: number) => void): LoopWatch {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  // The start of a process takes longer than any request, so the first turn of the loop is not
  // measured.
  let lastCheck: number | undefined;
  let lastReport = -Infinity;
  const timer = setInterval(() => {
    const now = performance.now();
    const delay = now - (lastCheck ?? now) - CHECK_INTERVAL_MS;
    lastCheck = now;
    if (delay <= MAX_DELAY_MS || now - lastReport < MIN_ALARM_INTERVAL_MS) return;
    lastReport = now;
    onBlocked(Math.round(delay));
  }, CHECK_INTERVAL_MS).unref();
  return {
    read() {
      // The histogram includes the timer's own interval.
      const seconds = (nanoseconds: number): number =>
        Number.isFinite(nanoseconds) ? Math.max(0, nanoseconds / 1e9 - RESOLUTION_MS / 1000) : 0;
      const delays = {
        p50: seconds(histogram.percentile(50)),
        p99: seconds(histogram.percentile(99)),
        max: histogram.count === 0 ? 0 : seconds(histogram.max),
      };
      histogram.reset();
      return delays;
    },
    close() {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
