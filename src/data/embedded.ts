// The default database: a real PostgreSQL on a Unix socket, shared by all processes of one DATA_DIR and ended with the last.
import path from 'node:path';
import { makeCluster, syncInBackground } from './embedded/cluster.ts';
import { choosePlace, type Place } from './embedded/place.ts';
import { findPrograms } from './embedded/programs.ts';
import { APP_ROLE, makeRolesAndDatabase, OWNER_ROLE } from './embedded/roles.ts';
import { openServer, PORT, readPostmasterPid, type Server } from './embedded/server.ts';

export interface EmbeddedOptions {
  /** The folder that holds cluster, socket and log; made where it is missing. */
  home: string;
  /** The database to make, owned by `lectern_owner`. */
  database: string;
  /** Throw-away servers only: does not wait for the disk. */
  unsafe?: boolean;
  /** Told before whatever may take longer than a second. */
  onProgress?: (message: string) => void;
}

export interface EmbeddedDatabase {
  readonly dataDir: string;
  /** Whether this process started the server, or joined one that another process had started. */
  readonly started: boolean;
  /** A connection string for one of the three roles; the database is the one of the options unless another is named. */
  url(role: EmbeddedRole, database?: string): string;
  /** The id of the server's first process, for tests that kill or freeze it. Throws where no server runs. */
  postmasterPid(): number;
  /** Lets go of the server. It ends, and this waits for its end, unless another process uses it. */
  stop(): Promise<void>;
}

export type EmbeddedRole = 'superuser' | 'owner' | 'app';

const ROLE_NAMES: Record<EmbeddedRole, string> = { superuser: 'postgres', owner: OWNER_ROLE, app: APP_ROLE };

const SETTINGS = ['listen_addresses=', 'max_connections=100', 'timezone=UTC', 'log_timezone=UTC'];
const UNSAFE_SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** Starts the server of this home, or joins the one that runs; makes cluster, roles and database where they are missing. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  if (process.platform === 'win32') throw new Error('The embedded PostgreSQL needs Linux or macOS. Set DATABASE_URL to a PostgreSQL server.');
  const place = choosePlace(findPrograms(), path.resolve(options.home));
  options.onProgress?.(`Starting PostgreSQL in ${place.home}`);
  const fresh = await makeCluster(place);
  const server = await openServer(place, options.unsafe ? [...SETTINGS, ...UNSAFE_SETTINGS] : SETTINGS);
  try {
    await makeRolesAndDatabase(connectionString(place, 'superuser', 'postgres'), options.database);
  } catch (error) {
    await server.release();
    throw error;
  }
  if (fresh && !options.unsafe) syncInBackground(place);
  return describe(place, server, options.database);
}

function describe(place: Place, server: Server, ownDatabase: string): EmbeddedDatabase {
  return {
    dataDir: place.dataDir,
    started: server.started,
    url: (role, database = ownDatabase) => connectionString(place, role, database),
    postmasterPid: () => {
      const pid = readPostmasterPid(place);
      if (pid === undefined) throw new Error(`No PostgreSQL runs on ${place.dataDir}.`);
      return pid;
    },
    stop: server.release,
  };
}

function connectionString({ socketDir }: Place, role: EmbeddedRole, database: string): string {
  // The socket's folder goes as a parameter, which overrules the host; pg and libpq both read that.
  return `postgresql://${ROLE_NAMES[role]}@localhost:${PORT}/${encodeURIComponent(database)}?host=${encodeURIComponent(socketDir)}`;
}
