// Reads the metrics of a server about its replica, and waits for its use.
import { setTimeout as pause } from 'node:timers/promises';

/** Returns the metrics of a server about its replica. */
export async function readsOf(url: string) {
  const text = await (await fetch(`${url}/metrics`)).text();
  const lines = text.split('\n');
  const numberOf = (name: string): number =>
    Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length));
  return {
    up: numberOf('lectern_replica_up'),
    lag: numberOf('lectern_replica_lag_seconds'),
    replica: numberOf('lectern_reads_total{server="replica"}'),
    primary: numberOf('lectern_reads_total{server="primary"}'),
  };
}

const MAX_WAIT_MS = 100_000;

/** Waits until the replica of a server is used, or is not used any more. */
export async function untilUsed(url: string, isUsed = true): Promise<void> {
  for (const until = Date.now() + MAX_WAIT_MS; (await readsOf(url)).up !== (isUsed ? 1 : 0); ) {
    if (Date.now() > until) throw new Error(`The replica is ${isUsed ? 'not' : 'still'} used.`);
    await pause(20);
  }
}
