/** Opens the database that a command works on: the configured one, or the embedded one. */
import path from 'node:path';
import type { Config } from '../config.ts';
import { startEmbedded } from '../data/embedded.ts';
import {
  migrate,
  type MigrateOptions,
  migrationsFolder,
  pendingMigrations,
} from '../data/migrate.ts';
import { queues } from '../data/queue.ts';
import { messageOf, explainError } from '../server/startup-errors.ts';

/** A database that can be used until it is released. */
export interface CommandDatabase {
  /** Connection string of the serving role, `app` in the embedded database. */
  readonly url: string;
  /** Connection string of the owner role. */
  readonly ownerUrl: string;
  /** Description for messages and logs. */
  readonly name: string;
  readonly embedded: boolean;
  /** The setting that `migrateDatabase` stores: the days for which events are kept. */
  readonly eventsRetentionDays: number | undefined;
  release(): Promise<void>;
}

/** Listeners for the state of the embedded database. */
interface EmbeddedListeners {
  /** Called before anything that may take longer than a second. */
  readonly onProgress?: (message: string) => void;
  /**
   * Called after each attempt to restart a crashed database, which is restarted only if this
   * listener is present.
   */
  readonly onRestart?: (message: string) => void;
}

/** Connects to the configured database, or starts or joins the embedded database. */
export async function openCommandDatabase(
  config: Config,
  listeners: EmbeddedListeners = {},
): Promise<CommandDatabase> {
  const { eventsRetentionDays } = config;
  if (config.databaseUrl !== undefined) {
    const { hostname, pathname } = new URL(config.databaseUrl);
    const name = `PostgreSQL at ${hostname || 'a socket'}, database ${pathname.slice(1)}`;
    return {
      url: config.databaseUrl,
      ownerUrl: config.databaseOwnerUrl ?? config.databaseDirectUrl ?? config.databaseUrl,
      name,
      embedded: false,
      eventsRetentionDays,
      release: async () => {},
    };
  }
  const server = await explainError(
    'DATA_DIR',
    'The embedded database cannot be started',
    startEmbedded({ home: config.dataDir, database: 'lectern', ...listeners }),
  );
  const name = `embedded PostgreSQL in ${path.relative('', server.dataDir) || server.dataDir}`;
  return {
    url: server.url('app'),
    ownerUrl: server.url('owner'),
    name,
    embedded: true,
    eventsRetentionDays,
    release: () => server.stop(),
  };
}

/**
 * The start of a command line of this program, for messages. `lectern` is on the PATH where the
 * package is installed, such as in the image; a clone runs its source through npm.
 */
export const commandLine = import.meta.url.endsWith('.js')
  ? 'lectern'
  : 'npm run --silent lectern --';

/** Returns the first of several names, and the number of the others. */
export const shortListOf = ([first = '', ...others]: readonly string[]): string =>
  others.length === 0 ? first : `${first} and ${others.length} more`;

/** Returns whether PostgreSQL has refused a statement because of the role. */
const isOfRole = (error: unknown): boolean =>
  error instanceof Error && /permission denied|must be owner/.test(error.message);

/**
 * Awaits a step of the owner role.
 * @throws Error that names DATABASE_OWNER_URL and says why the step has failed
 */
export async function asOwner<T>(database: CommandDatabase, step: Promise<T>): Promise<T> {
  try {
    return await step;
  } catch (error) {
    const role = decodeURIComponent(new URL(database.ownerUrl).username);
    const reason = messageOf(error);
    if (isOfRole(error))
      throw new Error(
        `DATABASE_OWNER_URL: The role ${role} may not change the tables: ${reason}. Set it to the role that owns the database.`,
        { cause: error },
      );
    throw withSetting('DATABASE_OWNER_URL', error);
  }
}

/** Returns an error that names the setting if the database has not accepted the connection. */
export function withSetting(setting: string, error: unknown): unknown {
  const reason = messageOf(error);
  return /^connect |authentication failed|^database ".*" does not exist/.test(reason)
    ? new Error(`${setting}: The database cannot be used: ${reason}`, { cause: error })
    : error;
}

/**
 * Applies pending migrations, creates missing queues, stores the retention of events and grants the
 * serving role its rights. Returns the names of the steps done.
 */
export const migrateDatabase = (
  database: CommandDatabase,
  { distribute }: Pick<MigrateOptions, 'distribute'> = {},
): Promise<string[]> =>
  migrate(database.ownerUrl, migrationsFolder, {
    grantTo: decodeURIComponent(new URL(database.url).username),
    queues,
    eventsRetentionDays: database.eventsRetentionDays,
    distribute,
  });

/**
 * Checks that the serving role finds the migrations that the owner role has applied, if it can
 * connect already.
 * @throws Error if the settings name different databases
 */
export async function refuseOtherDatabase({ url }: CommandDatabase): Promise<void> {
  const pending = await pendingMigrations(url, migrationsFolder, { queues }).catch(() => []);
  if (pending.length > 0)
    throw new Error(
      `DATABASE_URL: The migrations were applied to the database of DATABASE_OWNER_URL, and this one lacks ${shortListOf(pending)}. Set both to the same database.`,
    );
}

/**
 * Applies the pending steps of `migrateDatabase`. A database without any needs no owner role.
 * @throws Error that names the steps when the role may not do them
 */
export async function applyPendingMigrations(database: CommandDatabase): Promise<void> {
  const pending = await explainError(
    'DATABASE_URL',
    'The database cannot be used',
    pendingMigrations(database.url, migrationsFolder, {
      queues,
      eventsRetentionDays: database.eventsRetentionDays,
    }),
  );
  if (pending.length === 0) return;
  try {
    await migrateDatabase(database);
  } catch (error) {
    if (!isOfRole(error))
      throw new Error(`DATABASE_OWNER_URL: The migrations cannot be applied: ${messageOf(error)}`, {
        cause: error,
      });
    const role = decodeURIComponent(new URL(database.ownerUrl).username);
    throw new Error(
      `The database lacks ${shortListOf(pending)}, and the role ${role} may not apply them. Run \`${commandLine} migrate\` with DATABASE_OWNER_URL set to a role that may.`,
      { cause: error },
    );
  }
}
