/** Reads the memory usage of another process. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Returns the resident set size of a process in bytes; 0 when the process has ended, or where it is
 * not available.
 */
export async function rssOf(pid: number): Promise<number> {
  try {
    if (process.platform !== 'linux')
      return (
        Number.parseInt((await run('ps', ['-o', 'rss=', '-p', String(pid)])).stdout, 10) * 1024 || 0
      );
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}
