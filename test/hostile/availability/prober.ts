// Requests /livez repeatedly from a process of its own, and reports the time of each response to
// its parent.
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * One probe: the time of the request (Unix time in milliseconds), the duration, and the status; 0
 * without a response.
 */
export interface Probe {
  readonly at: number;
  readonly ms: number;
  readonly status: number;
}

const [url = ''] = process.argv.slice(2);
const PERIOD_MS = 20;
const MAX_WAIT_MS = 120_000;
const MAX_PROBES = 60_000;
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });

function probe(): Promise<Probe> {
  const [at, began] = [Date.now(), performance.now()];
  return new Promise((resolve) => {
    const end = (status: number): void => resolve({ at, ms: performance.now() - began, status });
    const req = http.get(`${url}/livez`, { agent, timeout: MAX_WAIT_MS }, (res) =>
      res.resume().on('end', () => end(res.statusCode ?? 0)),
    );
    req.on('timeout', () => req.destroy()).on('error', () => end(0));
  });
}

let isOver = false;
process.once('message', () => {
  isOver = true;
});
process.once('disconnect', () => process.exit(0));
for (let n = 0; n < MAX_PROBES && !isOver; n++) {
  process.send?.(await probe());
  await pause(PERIOD_MS);
}
process.disconnect?.();
