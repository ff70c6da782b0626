/** Opens the database for commands, prints their results, and finds the users that they name. */
import { type Console, openConsole } from '../application.ts';
import { loadConfig } from '../config.ts';
import { normalEmail } from '../resources/user.ts';
import { commandLine, openCommandDatabase } from './command-database.ts';

/** Prints a line of the result. */
export const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** Runs a command on the database, and releases the database afterwards. */
export async function withDatabase(work: (console: Console) => Promise<void>): Promise<void> {
  const config = loadConfig(process.env);
  const database = await openCommandDatabase(config);
  const console = openConsole({ config, databaseUrl: database.url });
  try {
    await work(console);
  } finally {
    await console.close();
    await database.release();
  }
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
