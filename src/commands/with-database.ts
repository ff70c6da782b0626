/** Opens the database for commands, and finds the users that they name. */
import { type Console, openConsole } from '../application.ts';
import { loadConfig } from '../config.ts';
import { normalEmail } from '../resources/user.ts';
import { migrationsFolder, pendingMigrations } from '../data/migrate.ts';
import { queues } from '../data/queue.ts';
import {
  type CommandDatabase,
  commandLine,
  openCommandDatabase,
  shortListOf,
} from './command-database.ts';
import { explainError } from '../server/startup-errors.ts';

/** The surroundings of a command. */
export interface CommandIO {
  /** The settings. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Prints a line of the result. */
  print(line: string): void;
  /** Makes the command exit with 1, though it has a result. */
  fail(): void;
}

/**
 * Runs a command on the database, and releases the database afterwards.
 * @throws Error when the database is not up to date
 */
export async function withDatabase(
  { env }: Pick<CommandIO, 'env'>,
  work: (console: Console) => Promise<void>,
): Promise<void> {
  const config = loadConfig(env);
  const database = await openCommandDatabase(config);
  const console = openConsole({ config, databaseUrl: database.url });
  try {
    await requireMigrations(database);
    await work(console);
  } finally {
    await console.close();
    await database.release();
  }
}

/** Requires that the database has all migrations and queues. */
async function requireMigrations(database: CommandDatabase): Promise<void> {
  const pending = await explainError(
    'DATABASE_URL',
    'The database cannot be used',
    pendingMigrations(database.url, migrationsFolder, { queues }),
  );
  if (pending.length > 0)
    throw new Error(
      `The database lacks the migration ${shortListOf(pending)}. Run \`${commandLine} migrate\` first.`,
    );
}

/**
 * Returns the id of the user with an e-mail address.
 * @throws Error when there is none
 */
export async function userOf(
  { database }: Pick<Console, 'database'>,
  email: string,
): Promise<string> {
  const user = await database.prisma.user.findUnique({ where: { email: normalEmail(email) } });
  if (!user)
    throw new Error(
      `There is no user with the address ${email}. Create one: ${commandLine} user create --email ${email}`,
    );
  return user.id;
}
