// Starts the default database: a PostgreSQL server on a Unix socket, shared by all processes of one
// DATA_DIR and stopped with the last of them.
import path from 'node:path';
import { makeCluster, syncInBackground } from './embedded/cluster.ts';
import { chooseServerPaths, type ServerPaths } from './embedded/paths.ts';
import { findPrograms } from './embedded/programs.ts';
import { APP_ROLE, makeRolesAndDatabase, OWNER_ROLE } from './embedded/roles.ts';
import { openServer, PORT, readPostmasterPid, type Server } from './embedded/server.ts';

export interface EmbeddedOptions {
  /** The folder of the cluster, the socket and the log; created if missing. */
  home: string;
  /** The name of the database to create, owned by `lectern_owner`. */
  database: string;
  /** For disposable servers only: does not wait for the disk. */
  unsafe?: boolean;
  /** Called before each step that may take longer than a second. */
  onProgress?: (message: string) => void;
  /**
   * Called after each restart of a crashed server. Without it, crashed servers are not restarted; a
   * server that was shut down regularly is never restarted.
   */
  onRestart?: (message: string) => void;
}

export interface EmbeddedDatabase {
  readonly dataDir: string;
  /**
   * True when this process started the server, false when it joined the server of another process.
   */
  readonly started: boolean;
  /**
   * Returns a connection string for one of the three roles; `database` defaults to the one of the
   * options.
   */
  url(role: EmbeddedRole, database?: string): string;
  /**
   * Returns the process id of the server, for tests that kill or freeze it.
   * @throws Error when no server runs
   */
  postmasterPid(): number;
  /** Releases the server. Unless another process uses it, it stops, and this waits for its end. */
  stop(): Promise<void>;
}

export type EmbeddedRole = 'superuser' | 'owner' | 'app';

const ROLE_NAMES: Record<EmbeddedRole, string> = {
  superuser: 'postgres',
  owner: OWNER_ROLE,
  app: APP_ROLE,
};

const SETTINGS = ['listen_addresses=', 'max_connections=100', 'timezone=UTC', 'log_timezone=UTC'];
const UNSAFE_SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Starts the server of this folder, or joins the running one. Creates the cluster, the roles and
 * the database if they are missing.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  if (process.platform === 'win32')
    throw new Error(
      'The embedded PostgreSQL needs Linux or macOS. Set DATABASE_URL to a PostgreSQL server.',
    );
  const paths = chooseServerPaths(findPrograms(), path.resolve(options.home));
  options.onProgress?.(`Starting PostgreSQL in ${paths.home}`);
  const isNew = await makeCluster(paths);
  const server = await openServer(
    paths,
    options.unsafe ? [...SETTINGS, ...UNSAFE_SETTINGS] : SETTINGS,
  );
  try {
    await makeRolesAndDatabase(connectionString(paths, 'superuser', 'postgres'), options.database);
  } catch (error) {
    await server.release();
    throw error;
  }
  if (isNew && !options.unsafe) syncInBackground(paths);
  if (options.onRestart) server.watch(options.onRestart);
  return describe(paths, server, options.database);
}

function describe(paths: ServerPaths, server: Server, ownDatabase: string): EmbeddedDatabase {
  return {
    dataDir: paths.dataDir,
    started: server.started,
    url: (role, database = ownDatabase) => connectionString(paths, role, database),
    postmasterPid: () => {
      const pid = readPostmasterPid(paths);
      if (pid === undefined) throw new Error(`No PostgreSQL runs on ${paths.dataDir}.`);
      return pid;
    },
    stop: server.release,
  };
}

function connectionString(
  { socketDir }: ServerPaths,
  role: EmbeddedRole,
  database: string,
): string {
  // The socket's folder is a parameter, which overrides the host; pg and libpq both read it.
  return `postgresql://${ROLE_NAMES[role]}@localhost:${PORT}/${encodeURIComponent(database)}?host=${encodeURIComponent(socketDir)}`;
}
