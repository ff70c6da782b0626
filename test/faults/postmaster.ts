// Ends PostgreSQL without a checkpoint, by a signal to its postmaster, and stops all its processes.
import { readdirSync, readFileSync } from 'node:fs';
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

/**
 * Stops every process of a PostgreSQL server, which then neither answers nor refuses, and returns
 * the function that resumes them. Each of them has a process group of its own.
 */
export function stopProcesses(postmaster: number): () => void {
  process.kill(postmaster, 'SIGSTOP'); // first, so that no process is forked while the others are listed
  const all = [postmaster, ...childrenOf(postmaster)];
  for (const pid of all) process.kill(pid, 'SIGSTOP');
  return () => {
    for (const pid of all.reverse()) if (isAlive(pid)) process.kill(pid, 'SIGCONT');
  };
}

function childrenOf(parent: number): number[] {
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  return pids.filter((pid) => parentOf(pid) === parent);
}

/** Returns the fourth field of `stat`, which follows a name with arbitrary characters. */
function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined; // the process has ended
  }
}
