// Waiting for what another process does.
import { setTimeout as pause } from 'node:timers/promises';

/** Asks every 20 ms until the answer is yes; false where that took longer than `milliseconds`. */
export async function until(question: () => boolean | Promise<boolean>, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (!(await question())) {
    if (Date.now() > deadline) return false;
    await pause(20);
  }
  return true;
}

/** Whether there is a process of this id, whoever owns it. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
