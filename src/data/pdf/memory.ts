/** How much memory another process has. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Bytes of a process that are in memory; 0 when it is gone, or where the machine does not tell. */
export async function rssOf(pid: number): Promise<number> {
  try {
    if (process.platform !== 'linux') return Number.parseInt((await run('ps', ['-o', 'rss=', '-p', String(pid)])).stdout, 10) * 1024 || 0;
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}
