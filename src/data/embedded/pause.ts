// Waits for the effects of another process.
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Polls a condition every 20 ms until it is true; returns false when that takes longer than
 * `milliseconds`.
 */
export async function waitUntil(
  condition: () => boolean | Promise<boolean>,
  milliseconds: number,
): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (!(await condition())) {
    if (Date.now() > deadline) return false;
    await pause(20);
  }
  return true;
}

/** Returns whether a process with this id exists, under any account. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
