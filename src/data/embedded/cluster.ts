// Makes the cluster, PostgreSQL's data folder, where there is none yet.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { isRunning } from './pause.ts';
import { makePrivateFolder, type Place, PROGRAM_ENV, renameIfFirst } from './place.ts';

/** Makes the cluster unless it is there; says whether it was made. */
export async function makeCluster(place: Place): Promise<boolean> {
  const existing = statSync(place.dataDir, { throwIfNoEntry: false });
  if (existing) {
    refuseForeignCluster(place, existing.uid);
    return false;
  }
  removeAbandoned(place.home);
  // Under another name until it is whole: a half-made cluster is never taken for one.
  const making = path.join(place.home, `pgdata.making-${process.pid}`);
  rmSync(making, { recursive: true, force: true });
  makePrivateFolder(making, place.account);
  try {
    await initdb(place, making);
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    throw error;
  }
  renameIfFirst(making, place.dataDir);
  return true;
}

/** Brings a new cluster safely to the disk, behind the start: that can take many seconds just after an installation. */
export function syncInBackground({ bin, dataDir, account }: Place): void {
  const options = { ...account, cwd: '/', env: PROGRAM_ENV, detached: true, stdio: 'ignore' } as const;
  const child = spawn(path.join(bin, 'initdb'), ['--sync-only', '-D', dataDir], options);
  child.on('error', () => {}); // PostgreSQL's own checkpoints follow in any case
  child.unref();
}

function refuseForeignCluster({ dataDir, major, account }: Place, owner: number): void {
  const runner = account.uid ?? process.getuid?.();
  if (runner !== undefined && owner !== runner) {
    throw new Error(`The database in ${dataDir} belongs to another account (uid ${owner}, not ${runner}). Start as that account, or set DATA_DIR to another folder.`);
  }
  const made = existsSync(path.join(dataDir, 'PG_VERSION')) ? readFileSync(path.join(dataDir, 'PG_VERSION'), 'utf8').trim() : 'none';
  if (made !== String(major)) {
    throw new Error(`The database in ${dataDir} was made by PostgreSQL ${made}, but the programs here are PostgreSQL ${major}. Move it over with pg_dump, or set DATA_DIR to another folder.`);
  }
}

/** Removes what processes that were killed while making a cluster have left. */
function removeAbandoned(home: string): void {
  for (const name of readdirSync(home)) {
    const maker = /^pgdata\.making-(\d+)$/.exec(name)?.[1];
    if (maker !== undefined && !isRunning(Number(maker))) rmSync(path.join(home, name), { recursive: true, force: true });
  }
}

function initdb({ bin, major, account }: Place, dataDir: string): Promise<void> {
  // PostgreSQL's own collation sorts alike on every platform; before 17 it has none.
  const locale = major >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'] : ['--locale=C'];
  const args = ['-D', dataDir, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', ...locale];
  return new Promise((resolve, reject) => {
    const child = spawn(path.join(bin, 'initdb'), args, { ...account, cwd: '/', env: PROGRAM_ENV, stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    child.on('error', reject);
    child.on('close', (status) => (status === 0 ? resolve() : reject(new Error(`PostgreSQL's initdb failed:\n${said.trim()}`))));
  });
}
