// Creates the cluster, PostgreSQL's data folder, if it is missing.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { isRunning } from './pause.ts';
import { makePrivateFolder, type ServerPaths, PROGRAM_ENV, renameIfFirst } from './paths.ts';

/** Creates the cluster if it is missing. Returns whether it was created. */
export async function makeCluster(paths: ServerPaths): Promise<boolean> {
  const existing = statSync(paths.dataDir, { throwIfNoEntry: false });
  if (existing) {
    refuseForeignCluster(paths, existing.uid);
    return false;
  }
  removeAbandoned(paths.home);
  // The cluster has a temporary name until it is complete, so that a partial one is never used.
  const partial = path.join(paths.home, `pgdata.making-${process.pid}`);
  rmSync(partial, { recursive: true, force: true });
  makePrivateFolder(partial, paths.account);
  try {
    await initdb(paths, partial);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    throw error;
  }
  renameIfFirst(partial, paths.dataDir);
  return true;
}

/**
 * Syncs a new cluster to the disk without blocking the start: it can take many seconds just after
 * an installation.
 */
export function syncInBackground({ bin, dataDir, account }: ServerPaths): void {
  const options = {
    ...account,
    cwd: '/',
    env: PROGRAM_ENV,
    detached: true,
    stdio: 'ignore',
  } as const;
  const child = spawn(path.join(bin, 'initdb'), ['--sync-only', '-D', dataDir], options);
  child.on('error', () => {}); // PostgreSQL's own checkpoints follow in any case
  child.unref();
}

function refuseForeignCluster({ dataDir, major, account }: ServerPaths, owner: number): void {
  const runner = account.uid ?? process.getuid?.();
  if (runner !== undefined && owner !== runner) {
    throw new Error(
      `The database in ${dataDir} belongs to another account (uid ${owner}, not ${runner}). Start as that account, or set DATA_DIR to another folder.`,
    );
  }
  const createdBy = existsSync(path.join(dataDir, 'PG_VERSION'))
    ? readFileSync(path.join(dataDir, 'PG_VERSION'), 'utf8').trim()
    : 'none';
  if (createdBy !== String(major)) {
    throw new Error(
      `The database in ${dataDir} was created by PostgreSQL ${createdBy}, but the programs here are PostgreSQL ${major}. Migrate it with pg_dump, or set DATA_DIR to another folder.`,
    );
  }
}

/** Removes partial clusters of processes that were killed. */
function removeAbandoned(home: string): void {
  for (const name of readdirSync(home)) {
    const pid = /^pgdata\.making-(\d+)$/.exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid)))
      rmSync(path.join(home, name), { recursive: true, force: true });
  }
}

function initdb({ bin, major, account }: ServerPaths, dataDir: string): Promise<void> {
  // PostgreSQL's built-in collation sorts the same on every platform; versions before 17 have none.
  const locale =
    major >= 17
      ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
      : ['--locale=C'];
  const args = [
    '-D',
    dataDir,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-sync',
    ...locale,
  ];
  return new Promise((resolve, reject) => {
    const child = spawn(path.join(bin, 'initdb'), args, {
      ...account,
      cwd: '/',
      env: PROGRAM_ENV,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let errorOutput = '';
    child.stderr.on('data', (chunk: Buffer) => {
      errorOutput += chunk.toString();
    });
    child.on('error', reject);
    child.on('close', (status) =>
      status === 0
        ? resolve()
        : reject(new Error(`PostgreSQL's initdb failed:\n${errorOutput.trim()}`)),
    );
  });
}
