// Ends PostgreSQL without a checkpoint, by a signal to its postmaster.
import { setTimeout as pause } from 'node:timers/promises';
import type { TestInstallation } from './installation.ts';

/**
 * `SIGQUIT` is PostgreSQL's immediate shutdown; after `SIGKILL` its other processes end by
 * themselves.
 */
export type HardEnd = 'SIGQUIT' | 'SIGKILL';

/** The time between the crash and the next start. */
const AWAY_MS = 1000;
const MAX_END_MS = 20_000;

/** Returns whether a process with this id runs. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Crashes the database of an installation, and starts it again a second later. It recovers from its
 * write-ahead log.
 */
export async function crashDatabase(
  installation: TestInstallation,
  signal: HardEnd,
): Promise<void> {
  const pid = (await installation.openDatabase()).postmasterPid();
  process.kill(pid, signal);
  const until = Date.now() + MAX_END_MS;
  while (isAlive(pid) && Date.now() < until) await pause(20);
  await pause(AWAY_MS);
  await installation.reopenDatabase();
}
