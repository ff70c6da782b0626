// Joins the PostgreSQL server of a place or starts it, and has it end with the last process that uses it.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, constants, existsSync, openSync, readFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { isRunning, until } from './pause.ts';
import { makePrivateFolder, type Place, PROGRAM_ENV } from './place.ts';

/** The server as this process uses it. */
export interface Server {
  /** Whether this process started it. */
  readonly started: boolean;
  /** Lets go of the server; it ends where no other process uses it, and this waits for that. */
  release(): Promise<void>;
}

/** A server that was killed may have much to recover. */
const PATIENCE = 60_000;

/** The port names the socket file; it is given everywhere, since PGPORT in an environment would change it. */
export const PORT = 5432;

/**
 * Runs PostgreSQL ("$0" "$@") and keeps it while anybody holds the pipe "alive" (descriptor 3) open, however he goes.
 * Who joins writes a line there. At the pipe's end the server is marked as ending; a line that comes even then takes
 * the mark away. Who joins and sees no mark therefore knows that the server stays: one of the two sees the other.
 */
const KEEPER = `
ending=$1; shift
"$0" "$@" 3<&- >&2 &
server=$!
echo $server
(
  while :; do
    while read -r line <&3; do :; done
    : > "$ending.$server"
    read -r line <&3 || break
    rm -f "$ending.$server"
  done
  kill -INT $server
) &
keeper=$!
wait $server
status=$?
kill $keeper 2>/dev/null
rm -f "$ending.$server"
exit $status
`;

const endingMark = ({ socketDir }: Place): string => path.join(socketDir, 'ending');

/** The process id of the running server, or of one that was killed; undefined where it ended in order. */
export function readPostmasterPid({ dataDir }: Place): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8'), 10);
    return pid > 0 ? pid : undefined;
  } catch {
    return undefined; // no server, or one that is about to write the file
  }
}

/** Joins the server that runs on the cluster, or starts one; any number of processes may do so at the same moment. */
export async function openServer(place: Place, settings: readonly string[]): Promise<Server> {
  const alive = holdAlive(place);
  try {
    const { pid, started } = await joinOrStart(place, alive.path, settings);
    return { started, release: releaser(place, pid, alive.descriptor) };
  } catch (error) {
    closeSync(alive.descriptor);
    throw error;
  }
}

/** Opens the pipe that says that this process is there. */
function holdAlive({ home }: Place): { path: string; descriptor: number } {
  const pipe = path.join(home, 'alive');
  if (!existsSync(pipe)) spawnSync('mkfifo', ['-m', '600', pipe], { env: PROGRAM_ENV });
  const descriptor = openSync(pipe, constants.O_RDWR); // to write alone would wait for a reader
  writeSync(descriptor, '\n');
  return { path: pipe, descriptor };
}

async function joinOrStart(place: Place, alive: string, settings: readonly string[]): Promise<{ pid: number; started: boolean }> {
  const deadline = Date.now() + PATIENCE;
  do {
    const running = await usableServer(place);
    if (running !== undefined) return { pid: running, started: false };
    const launched = launch(place, alive, settings);
    await until(async () => launched.exited() || (await usableServer(place)) !== undefined, deadline - Date.now());
    const pid = await usableServer(place);
    if (pid !== undefined) return { pid, started: pid === (await launched.pid) };
    // It ended at once: another process was first, and its server is coming up, or the last server is still going down.
    await pause(100);
  } while (Date.now() < deadline);
  throw new Error(`PostgreSQL did not start. The end of ${place.logFile}:\n${readFileSync(place.logFile, 'utf8').slice(-1500)}`);
}

/** The id of a server that answers and is not about to end. */
async function usableServer(place: Place): Promise<number | undefined> {
  const pid = readPostmasterPid(place);
  if (pid === undefined || !isRunning(pid) || !(await answers(place.socketDir))) return undefined;
  return readPostmasterPid(place) === pid && !existsSync(`${endingMark(place)}.${pid}`) ? pid : undefined;
}

async function answers(socketDir: string): Promise<boolean> {
  const client = new pg.Client({ host: socketDir, port: PORT, user: 'postgres', database: 'postgres', ssl: false, connectionTimeoutMillis: 5000 });
  client.on('error', () => {}); // it may be cut while it is closed
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

interface Launched {
  readonly pid: Promise<number | undefined>;
  exited(): boolean;
}

function launch(place: Place, alive: string, settings: readonly string[]): Launched {
  makePrivateFolder(place.socketDir, place.account);
  const log = openSync(place.logFile, 'a', 0o600);
  const reader = openSync(alive, constants.O_RDONLY);
  const args = [endingMark(place), '-D', place.dataDir, '-k', place.socketDir, '-p', String(PORT), ...settings.flatMap((setting) => ['-c', setting])];
  const child = spawn('sh', ['-c', KEEPER, path.join(place.bin, 'postgres'), ...args], {
    ...place.account,
    cwd: '/',
    // PostgreSQL takes a postmaster.pid that names this process for one left behind (containers reuse ids).
    env: { ...PROGRAM_ENV, PG_GRANDPARENT_PID: String(process.pid) },
    detached: true, // an interrupt from the terminal is for us, not for the server
    stdio: ['ignore', 'pipe', log, reader],
  });
  closeSync(log);
  closeSync(reader);
  child.unref();
  return { pid: announcedPid(child), exited: () => child.exitCode !== null || child.signalCode !== null };
}

/** What the keeper says first: the id of the server that it runs. */
function announcedPid(child: ChildProcess): Promise<number | undefined> {
  return new Promise((resolve) => {
    child.on('error', () => resolve(undefined));
    child.stdout?.once('data', (chunk: Buffer) => {
      resolve(Number.parseInt(chunk.toString(), 10));
      child.stdout?.destroy();
    });
    child.stdout?.once('close', () => resolve(undefined));
  });
}

function releaser(place: Place, pid: number, descriptor: number): () => Promise<void> {
  let released: Promise<void> | undefined;
  const release = async (): Promise<void> => {
    closeSync(descriptor);
    // The keeper marks the end within moments, unless somebody else uses the server.
    const ends = await until(() => !isRunning(pid) || existsSync(`${endingMark(place)}.${pid}`), 500);
    if (ends) await until(() => !isRunning(pid), 15_000);
  };
  return () => (released ??= release());
}
