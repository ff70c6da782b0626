// Decides where the embedded PostgreSQL lives and as which account it runs: it refuses to run as root.
import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, chownSync, cpSync, existsSync, lstatSync, mkdirSync, readFileSync, readlinkSync, realpathSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import type { Programs } from './programs.ts';

/** The account that PostgreSQL runs as; empty where that is the account of this process. */
export interface Account {
  readonly uid?: number;
  readonly gid?: number;
}

/** All paths of one embedded server; the same for every process that names the same home. */
export interface Place {
  readonly bin: string;
  readonly major: number;
  readonly account: Account;
  readonly home: string;
  readonly dataDir: string;
  readonly socketDir: string;
  readonly logFile: string;
}

/** Where root's servers go whose home the unprivileged account cannot reach, such as a checkout of mode 700. */
const SHARED_ROOT = '/var/lib/lectern';

/** A socket's path is limited to 104 bytes on macOS and 108 on Linux, its end included. */
const LONGEST_SOCKET_PATH = 100;

/** The environment of every program started here: nothing of ours (no secrets, no PG… variables) reaches the server. */
export const PROGRAM_ENV = { PATH: '/usr/local/bin:/usr/bin:/bin:/run/current-system/sw/bin', LC_ALL: 'C' };

/** Settles paths and account for a home folder, which is made where it is missing. */
export function choosePlace(programs: Programs, wantedHome: string): Place {
  const root = process.getuid?.() === 0;
  const made = mkdirSync(wantedHome, { recursive: true });
  if (root && made !== undefined) chmodSync(wantedHome, 0o711); // whatever the umask: the account must get through
  const ownHome = realpathSync(wantedHome);
  if (!root) return placeAt(ownHome, programs.bin, programs.major, {});

  const wanted = unprivilegedAccount(path.join(ownHome, 'pgdata'));
  const home = reaches(wanted, ownHome) ? ownHome : movedHome(ownHome);
  const account = home === ownHome ? wanted : unprivilegedAccount(path.join(home, 'pgdata'));
  const bin = canRun(account, programs.bin) ? programs.bin : copiedPrograms(programs);
  return placeAt(home, bin, programs.major, account);
}

function placeAt(home: string, bin: string, major: number, account: Account): Place {
  const inHome = path.join(home, 'socket');
  const short = `/tmp/lectern-${createHash('sha256').update(home).digest('hex').slice(0, 12)}`;
  const fits = Buffer.byteLength(path.join(inHome, '.s.PGSQL.5432')) <= LONGEST_SOCKET_PATH;
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

/** The owner of the data that is there already, else postgres, else nobody. */
function unprivilegedAccount(dataDir: string): Account {
  const owner = statSync(dataDir, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody');
  return { uid: Number(found?.[2] ?? 65534), gid: Number(found?.[3] ?? 65534) };
}

const runAs = (account: Account, command: string, ...args: string[]): SpawnSyncReturns<Buffer> => spawnSync(command, args, { ...account, cwd: '/', env: PROGRAM_ENV });

const reaches = (account: Account, folder: string): boolean => runAs(account, 'test', '-x', folder).status === 0;

const canRun = (account: Account, bin: string): boolean => runAs(account, path.join(bin, 'initdb'), '--version').status === 0 && runAs(account, path.join(bin, 'postgres'), '--version').status === 0;

/**
 * The folder under /var/lib that stands in for a home which the account cannot reach. A link in the home names it, so
 * that who deletes the home gets a new database, not the old one.
 */
function movedHome(home: string): string {
  openFolder(SHARED_ROOT);
  const link = path.join(home, 'postgresql');
  try {
    symlinkSync(path.join(SHARED_ROOT, randomBytes(6).toString('hex')), link);
  } catch (error) {
    if (!existsSync(path.dirname(link)) || !lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink()) throw error;
  }
  const moved = readlinkSync(link);
  openFolder(moved);
  return moved;
}

/** A copy of the programs where every account can run them, made once for each version. */
function copiedPrograms({ bin, version }: Programs): string {
  openFolder(SHARED_ROOT);
  const copy = path.join(SHARED_ROOT, `postgresql-${version}`);
  if (!existsSync(copy)) {
    const making = `${copy}.${process.pid}`;
    cpSync(path.dirname(bin), making, { recursive: true, verbatimSymlinks: true });
    spawnSync('chmod', ['-R', 'a+rX', making], { env: PROGRAM_ENV });
    renameIfFirst(making, copy);
  }
  return path.join(copy, 'bin');
}

function openFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o711);
}

/** Gives a finished folder its name; where another process was first, its folder stays and this one goes. */
export function renameIfFirst(finished: string, name: string): void {
  try {
    renameSync(finished, name);
  } catch (error) {
    rmSync(finished, { recursive: true, force: true });
    if (!existsSync(name)) throw error;
  }
}

/** Makes a folder that only the server's account may enter; refuses one that somebody else put there. */
export function makePrivateFolder(folder: string, { uid, gid }: Account): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid: owner } = lstatSync(folder);
  const ours = [process.getuid?.(), uid];
  if (!lstatSync(folder).isDirectory() || !ours.includes(owner)) {
    throw new Error(`The folder ${folder} belongs to another account (uid ${owner}). Remove it, or set DATA_DIR to a folder of your own.`);
  }
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  chmodSync(folder, 0o700);
}
