#!/usr/bin/env node
/** The command line. A command prints nothing but its result to standard output. */
import { Command } from 'commander';
import { seed } from '../prisma/seed.ts';
import { demoId } from '../prisma/seed/ids.ts';
import { addBackupCommands } from './commands/backups.ts';
import { migrateDatabase, openCommandDatabase } from './commands/command-database.ts';
import { serve } from './commands/serve.ts';
import { verifyAudit } from './commands/verify-audit.ts';
import { print, userOf, withDatabase } from './commands/with-database.ts';
import { work } from './commands/work.ts';
import { type Config, loadConfig, settingsTable } from './config.ts';
import { printContract } from './graphql/print.ts';
import { buildLecternSchema } from './graphql/schema.ts';
import { createToken } from './resources/token.ts';
import { createUser, normalEmail } from './resources/user.ts';
import { version } from './release.ts';
import { messageOf } from './server/startup-errors.ts';

/**
 * Returns the settings for a migration. It encrypts nothing, so a placeholder takes the place of
 * the secret key.
 */
const migrationConfig = (): Config => loadConfig({ ...process.env, SECRET_KEY: '0'.repeat(64) });

/** Parses a date from the command line. */
function parseDate(text: string): Date {
  const date = new Date(text);
  if (Number.isNaN(date.getTime()))
    throw new Error(`"${text}" is not a date. Write it as 2027-01-31.`);
  return date;
}

const program = new Command('lectern')
  .description('The open backend of documentation platforms.')
  .version(version)
  .showHelpAfterError();

program
  .command('serve', { isDefault: true })
  .description('start the server')
  .option('--no-jobs', 'do not run background jobs; `lectern work` does')
  .action((options: { jobs: boolean }) => serve(loadConfig(process.env), options));

program
  .command('work')
  .description('run background jobs without serving requests')
  .action(() => work(loadConfig(process.env)));

program
  .command('migrate')
  .description('apply the migrations; prints the applied ones')
  .action(async () => {
    const database = await openCommandDatabase(migrationConfig());
    try {
      for (const name of await migrateDatabase(database)) print(name);
    } finally {
      await database.release();
    }
  });

program
  .command('seed')
  .description('create the demo organizations in a database without users')
  .action(() =>
    withDatabase(async (console) => {
      const { blobs } = console.as(demoId('User', 'ana'));
      if (!(await seed(console.database, console.secrets, blobs)))
        throw new Error(
          'This database has users already. The demo organizations can only be created in an empty database.',
        );
    }),
  );

const tokens = program.command('token').description('API tokens');
tokens
  .command('create')
  .description('create a personal token; prints it')
  .requiredOption('--user <e-mail>', 'e-mail address of the user')
  .option('--label <text>', 'label of the token', 'Created on the command line')
  .option('--scope <scope...>', 'scopes of the token; all by default')
  .option('--expires <date>', 'date when it expires; never by default')
  .action((options: { user: string; label: string; scope?: string[]; expires?: string }) =>
    withDatabase(async (console) => {
      const context = console.as(await userOf(console, options.user));
      const { secret } = await createToken(context, {
        label: options.label,
        scopes: options.scope ?? null,
        expiresAt: options.expires === undefined ? null : parseDate(options.expires),
      });
      print(secret);
    }),
  );

const users = program.command('user').description('people');
users
  .command('create')
  .description('create a user; prints the id')
  .requiredOption('--email <e-mail>', 'the address')
  .option('--name <text>', 'display name; the local part of the address by default')
  .action((options: { email: string; name?: string }) =>
    withDatabase(async ({ database }) => {
      if (await database.prisma.user.findUnique({ where: { email: normalEmail(options.email) } }))
        throw new Error(`There is a user with the address ${options.email} already.`);
      const { id } = await database.transaction((tx) =>
        createUser(tx, options.email, options.name, new Date()),
      );
      print(id);
    }),
  );

users
  .command('confirm')
  .description(
    'confirm the e-mail address of a user, so that the user can join by it; prints the id',
  )
  .requiredOption('--email <e-mail>', 'the address')
  .action((options: { email: string }) =>
    withDatabase(async (console) => {
      const id = await userOf(console, options.email);
      await console.database.prisma.user.update({
        where: { id },
        data: { emailConfirmedAt: new Date() },
      });
      print(id);
    }),
  );

addBackupCommands(program);

const audit = program.command('audit').description('audit events');
audit
  .command('verify')
  .description(
    'verify the chain of hashes over the events; prints a line for each organization, and exits with 1 after a difference',
  )
  .option('--organization <id>', 'id of the only organization to verify; all by default')
  .action((options: { organization?: string }) =>
    withDatabase(async ({ database }) => {
      if (!(await verifyAudit(database, options.organization, print))) process.exitCode = 1;
    }),
  );

program
  .command('schema')
  .description('print the GraphQL schema')
  .action(() => void process.stdout.write(printContract(buildLecternSchema())));
program
  .command('config')
  .description('print the settings')
  .action(() => print(settingsTable()));

try {
  await program.parseAsync();
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}
