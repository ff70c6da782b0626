// Chooses the folders of the embedded PostgreSQL and its account, because PostgreSQL refuses to run
// as root.
import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../folder.ts';
import type { Programs } from './programs.ts';

/** The account that PostgreSQL runs as; empty for the account of this process. */
export interface PostgresAccount {
  readonly uid?: number;
  readonly gid?: number;
}

/** All paths of one embedded server; equal in every process with the same home folder. */
export interface ServerPaths {
  readonly bin: string;
  readonly major: number;
  readonly account: PostgresAccount;
  readonly home: string;
  readonly dataDir: string;
  readonly socketDir: string;
  readonly logFile: string;
}

/**
 * Folder for root's servers whose home is not accessible to the unprivileged account, such as a
 * checkout of mode 700.
 */
const SHARED_ROOT = '/var/lib/lectern';

/**
 * Maximum length of a socket's path in bytes; macOS allows 104 and Linux 108, with the terminating
 * null.
 */
const MAX_SOCKET_PATH_LENGTH = 100;

/**
 * The environment of every program started here. Nothing of this process's environment (secrets,
 * PG… variables) is passed to the server.
 */
export const PROGRAM_ENV = {
  PATH: '/usr/local/bin:/usr/bin:/bin:/run/current-system/sw/bin',
  LC_ALL: 'C',
};

/** Chooses the paths and the account for a home folder, which is created if missing. */
export function chooseServerPaths(programs: Programs, homeOption: string): ServerPaths {
  const root = process.getuid?.() === 0;
  const created = makeFolder(homeOption);
  // independent of the umask, because the account needs access
  if (root && created !== undefined) chmodSync(homeOption, 0o711);
  const ownHome = realpathSync(homeOption);
  if (!root) return pathsIn(ownHome, programs.bin, programs.major, {});

  const ownAccount = unprivilegedAccount(path.join(ownHome, 'pgdata'));
  const home = canEnter(ownAccount, ownHome) ? ownHome : replacementHome(ownHome);
  const account = home === ownHome ? ownAccount : unprivilegedAccount(path.join(home, 'pgdata'));
  const bin = canRun(account, programs.bin) ? programs.bin : copiedPrograms(programs);
  return pathsIn(home, bin, programs.major, account);
}

function pathsIn(home: string, bin: string, major: number, account: PostgresAccount): ServerPaths {
  const inHome = path.join(home, 'socket');
  const short = `/tmp/lectern-${createHash('sha256').update(home).digest('hex').slice(0, 12)}`;
  const fits = Buffer.byteLength(path.join(inHome, '.s.PGSQL.5432')) <= MAX_SOCKET_PATH_LENGTH;
  return {
    bin,
    major,
    account,
    home,
    dataDir: path.join(home, 'pgdata'),
    socketDir: fits ? inHome : short,
    logFile: path.join(home, 'postgresql.log'),
  };
}

/** Returns the owner of the existing data, otherwise the account `postgres`, otherwise `nobody`. */
function unprivilegedAccount(dataDir: string): PostgresAccount {
  const owner = statSync(dataDir, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found =
    accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody');
  return { uid: Number(found?.[2] ?? 65534), gid: Number(found?.[3] ?? 65534) };
}

const runAs = (
  account: PostgresAccount,
  command: string,
  ...args: string[]
): SpawnSyncReturns<Buffer> => spawnSync(command, args, { ...account, cwd: '/', env: PROGRAM_ENV });

const canEnter = (account: PostgresAccount, folder: string): boolean =>
  runAs(account, 'test', '-x', folder).status === 0;

const canRun = (account: PostgresAccount, bin: string): boolean =>
  runAs(account, path.join(bin, 'initdb'), '--version').status === 0 &&
  runAs(account, path.join(bin, 'postgres'), '--version').status === 0;

/**
 * Returns the folder under /var/lib that replaces a home that the account cannot enter. A symbolic
 * link in the home names it, so that a deleted home gets a new database rather than the old one.
 */
function replacementHome(home: string): string {
  openFolder(SHARED_ROOT);
  const link = path.join(home, 'postgresql');
  try {
    symlinkSync(path.join(SHARED_ROOT, randomBytes(6).toString('hex')), link);
  } catch (error) {
    if (
      !existsSync(path.dirname(link)) ||
      !lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink()
    )
      throw error;
  }
  const replacement = readlinkSync(link);
  openFolder(replacement);
  return replacement;
}

/** Returns a copy of the programs that every account can run, made once for each version. */
function copiedPrograms({ bin, version }: Programs): string {
  openFolder(SHARED_ROOT);
  const copy = path.join(SHARED_ROOT, `postgresql-${version}`);
  if (!existsSync(copy)) {
    const partial = `${copy}.${process.pid}`;
    cpSync(path.dirname(bin), partial, { recursive: true, verbatimSymlinks: true });
    spawnSync('chmod', ['-R', 'a+rX', partial], { env: PROGRAM_ENV });
    renameIfFirst(partial, copy);
  }
  return path.join(copy, 'bin');
}

function openFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o711);
}

/**
 * Renames a finished folder. Where another process was first, its folder stays and this one is
 * removed.
 */
export function renameIfFirst(finished: string, name: string): void {
  try {
    renameSync(finished, name);
  } catch (error) {
    rmSync(finished, { recursive: true, force: true });
    if (!existsSync(name)) throw error;
  }
}

/**
 * Creates a folder that only the server's account may enter; throws when another account owns it.
 */
export function makePrivateFolder(folder: string, { uid, gid }: PostgresAccount): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid: owner } = lstatSync(folder);
  const ours = [process.getuid?.(), uid];
  if (!lstatSync(folder).isDirectory() || !ours.includes(owner)) {
    throw new Error(
      `The folder ${folder} belongs to another account (uid ${owner}). Remove it, or set DATA_DIR to a folder of your own.`,
    );
  }
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  chmodSync(folder, 0o700);
}
