// Joins or starts the PostgreSQL server of a folder, and stops it with the last process that uses
// it.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, constants, existsSync, openSync, readFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { isRunning, waitUntil } from './pause.ts';
import { makePrivateFolder, type ServerPaths, PROGRAM_ENV } from './paths.ts';

/** The server as this process uses it. */
export interface Server {
  /** True when this process started the server. */
  readonly started: boolean;
  /** Restarts the server after each crash until `release`, and reports it to `onRestart`. */
  watch(onRestart: (message: string) => void): void;
  /** Releases the server. It stops unless another process uses it, and this waits for its end. */
  release(): Promise<void>;
}

/** Maximum start time, in milliseconds. A server that was killed may have much to recover. */
const MAX_START_MS = 60_000;

/**
 * The port names the socket file. It is always set explicitly, because PGPORT in an environment
 * would change it.
 */
export const PORT = 5432;

/**
 * A shell script that runs PostgreSQL ("$0" "$@") until no process has the pipe "alive" (descriptor
 * 3) open any more, however those processes end.
 *
 * A joining process writes a line to the pipe. At the pipe's end the script creates the ending
 * file; a line that arrives even then removes it.
 *
 * A joining process that finds no ending file therefore knows that the server stays: one of the two
 * always detects the other.
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

const endingFile = ({ socketDir }: ServerPaths): string => path.join(socketDir, 'ending');

/** Returns the process id of the running or killed server; undefined after a regular shutdown. */
export function readPostmasterPid({ dataDir }: ServerPaths): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8'), 10);
    return pid > 0 ? pid : undefined;
  } catch {
    return undefined; // no server, or one that is about to write the file
  }
}

/**
 * Joins the running server of the cluster, or starts one. Any number of processes may call it
 * concurrently.
 */
export async function openServer(paths: ServerPaths, settings: readonly string[]): Promise<Server> {
  const alive = holdAlive(paths);
  try {
    const running = await joinOrStart(paths, alive.path, settings);
    const crashWatch = new CrashWatch(running.pid, paths, () =>
      joinOrStart(paths, alive.path, settings),
    );
    const release = createRelease(paths, () => crashWatch.pid, alive.descriptor);
    return {
      started: running.started,
      watch: (onRestart) => crashWatch.begin(onRestart),
      release: () => {
        crashWatch.end();
        return release();
      },
    };
  } catch (error) {
    closeSync(alive.descriptor);
    throw error;
  }
}

/** Opens the pipe that shows that this process is alive. */
function holdAlive({ home }: ServerPaths): { path: string; descriptor: number } {
  const pipe = path.join(home, 'alive');
  if (!existsSync(pipe)) spawnSync('mkfifo', ['-m', '600', pipe], { env: PROGRAM_ENV });
  const descriptor = openSync(pipe, constants.O_RDWR); // write-only access would wait for a reader
  writeSync(descriptor, '\n');
  return { path: pipe, descriptor };
}

async function joinOrStart(
  paths: ServerPaths,
  alive: string,
  settings: readonly string[],
): Promise<{ pid: number; started: boolean }> {
  const deadline = Date.now() + MAX_START_MS;
  do {
    const running = await usableServer(paths);
    if (running !== undefined) return { pid: running, started: false };
    const launched = launch(paths, alive, settings);
    await waitUntil(
      async () => launched.exited() || (await usableServer(paths)) !== undefined,
      deadline - Date.now(),
    );
    const pid = await usableServer(paths);
    if (pid !== undefined) return { pid, started: pid === (await launched.pid) };
    // The server ended immediately: another process was first and its server is starting, or the
    // last server is still stopping.
    await pause(100);
  } while (Date.now() < deadline);
  throw new Error(
    `PostgreSQL did not start. The end of ${paths.logFile}:\n${readFileSync(paths.logFile, 'utf8').slice(-1500)}`,
  );
}

/** Returns the process id of a server that answers and is not about to stop. */
async function usableServer(paths: ServerPaths): Promise<number | undefined> {
  const pid = readPostmasterPid(paths);
  if (pid === undefined || !isRunning(pid) || !(await answers(paths.socketDir))) return undefined;
  return readPostmasterPid(paths) === pid && !existsSync(`${endingFile(paths)}.${pid}`)
    ? pid
    : undefined;
}

async function answers(socketDir: string): Promise<boolean> {
  const client = new pg.Client({
    host: socketDir,
    port: PORT,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    connectionTimeoutMillis: 5000,
  });
  client.on('error', () => {}); // the connection may be cut while it closes
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

interface LaunchedServer {
  readonly pid: Promise<number | undefined>;
  exited(): boolean;
}

function launch(paths: ServerPaths, alive: string, settings: readonly string[]): LaunchedServer {
  makePrivateFolder(paths.socketDir, paths.account);
  const log = openSync(paths.logFile, 'a', 0o600);
  const reader = openSync(alive, constants.O_RDONLY);
  const args = [
    endingFile(paths),
    '-D',
    paths.dataDir,
    '-k',
    paths.socketDir,
    '-p',
    String(PORT),
    ...settings.flatMap((setting) => ['-c', setting]),
  ];
  const child = spawn('sh', ['-c', KEEPER, path.join(paths.bin, 'postgres'), ...args], {
    ...paths.account,
    cwd: '/',
    // PostgreSQL treats a postmaster.pid that names this process as left behind, because containers
    // reuse process ids.
    env: { ...PROGRAM_ENV, PG_GRANDPARENT_PID: String(process.pid) },
    detached: true, // an interrupt from the terminal is meant for this process, not for the server
    stdio: ['ignore', 'pipe', log, reader],
  });
  closeSync(log);
  closeSync(reader);
  child.unref();
  return {
    pid: announcedPid(child),
    exited: () => child.exitCode !== null || child.signalCode !== null,
  };
}

/** Returns the first output of the script: the process id of the server that it runs. */
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

/** Interval between two checks of the server's process, in milliseconds. */
const WATCH_INTERVAL_MS = 500;

/**
 * Restarts the server after a crash, which leaves the pid file behind; a regular shutdown removes
 * it.
 */
class CrashWatch {
  pid: number;
  readonly #paths: ServerPaths;
  readonly #start: () => Promise<{ pid: number }>;
  #timer: NodeJS.Timeout | undefined;
  #isStarting = false;

  constructor(pid: number, paths: ServerPaths, start: () => Promise<{ pid: number }>) {
    this.pid = pid;
    this.#paths = paths;
    this.#start = start;
  }

  begin(onRestart: (message: string) => void): void {
    this.#timer ??= setInterval(() => void this.#look(onRestart), WATCH_INTERVAL_MS).unref();
  }

  end(): void {
    clearInterval(this.#timer);
  }

  async #look(onRestart: (message: string) => void): Promise<void> {
    const pid = readPostmasterPid(this.#paths);
    if (this.#isStarting || pid === undefined) return;
    if (isRunning(pid)) {
      this.pid = pid; // possibly a server that another process has restarted
      return;
    }
    this.#isStarting = true;
    try {
      this.pid = (await this.#start()).pid;
      onRestart(
        `The embedded PostgreSQL had crashed (process ${pid}) and was started again (process ${this.pid}).`,
      );
    } catch (error) {
      onRestart(
        `The embedded PostgreSQL has crashed (process ${pid}) and does not start again: ${error instanceof Error ? error.message : String(error)}`,
      );
    } finally {
      this.#isStarting = false;
    }
  }
}

function createRelease(
  paths: ServerPaths,
  pidOf: () => number,
  descriptor: number,
): () => Promise<void> {
  let released: Promise<void> | undefined;
  const release = async (): Promise<void> => {
    const pid = pidOf();
    closeSync(descriptor);
    // The script creates the ending file within moments, unless another process uses the server.
    const isStopping = await waitUntil(
      () => !isRunning(pid) || existsSync(`${endingFile(paths)}.${pid}`),
      500,
    );
    if (isStopping) await waitUntil(() => !isRunning(pid), 15_000);
  };
  return () => (released ??= release());
}
