/** The command line. What a command is asked for is all that it prints to standard output. */
import { Command } from 'commander';
import { seed } from '../prisma/seed.ts';
import { type Console, openConsole } from './application.ts';
import { migrateGround, openGround } from './commands/ground.ts';
import { serve } from './commands/serve.ts';
import { work } from './commands/work.ts';
import { loadConfig, settingsTable } from './config.ts';
import { Fault } from './domain/errors.ts';
import { printContract } from './graphql/print.ts';
import { buildLecternSchema } from './graphql/schema.ts';
import { createToken } from './resources/token.ts';
import { createUser, normalEmail } from './resources/user.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Runs a command on the database, and lets it go. */
async function onDatabase(work: (door: Console) => Promise<void>): Promise<void> {
  const config = loadConfig(process.env);
  const ground = await openGround(config);
  const door = openConsole({ config, databaseUrl: ground.url });
  try {
    await work(door);
  } finally {
    await door.close();
    await ground.release();
  }
}

/** The user with an address. */
async function userOf(door: Console, email: string): Promise<string> {
  const user = await door.database.prisma.user.findUnique({ where: { email: normalEmail(email) } });
  if (!user) throw new Error(`There is no user with the address ${email}. Make one: lectern user create --email ${email}`);
  return user.id;
}

/** A moment from the command line. */
function momentOf(text: string): Date {
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) throw new Error(`"${text}" is no date. Write it as 2027-01-31.`);
  return moment;
}

const program = new Command('lectern').description('The open backend of documentation platforms.').showHelpAfterError();

program
  .command('serve', { isDefault: true })
  .description('start the server')
  .option('--no-jobs', 'leave the background jobs to others, such as `lectern work`')
  .action((options: { jobs: boolean }) => serve(loadConfig(process.env), options));

program
  .command('work')
  .description('do the background jobs, and serve nothing')
  .action(() => work(loadConfig(process.env)));

program
  .command('migrate')
  .description('bring the database up to date; prints what was applied')
  .action(async () => {
    const config = loadConfig(process.env);
    const ground = await openGround(config);
    try {
      for (const name of await migrateGround(ground)) say(name);
    } finally {
      await ground.release();
    }
  });

program
  .command('seed')
  .description('make the demo organizations in a database without users')
  .action(() =>
    onDatabase(async ({ database, secrets }) => {
      if (!(await seed(database, secrets))) throw new Error('This database has users already: the demo organizations are made in an empty one alone.');
    }),
  );

const tokens = program.command('token').description('API tokens');
tokens
  .command('create')
  .description('make a personal token; prints it')
  .requiredOption('--user <e-mail>', 'whose it is')
  .option('--label <text>', 'what it is for', 'Made on the command line')
  .option('--scope <scope...>', 'what it may be used for; everything unless said')
  .option('--expires <date>', 'when it ends; never unless said')
  .action((options: { user: string; label: string; scope?: string[]; expires?: string }) =>
    onDatabase(async (door) => {
      const context = door.as(await userOf(door, options.user));
      const { secret } = await createToken(context, { label: options.label, scopes: options.scope ?? null, expiresAt: options.expires === undefined ? null : momentOf(options.expires) });
      say(secret);
    }),
  );

const users = program.command('user').description('people');
users
  .command('create')
  .description('make a user; prints the id')
  .requiredOption('--email <e-mail>', 'the address')
  .option('--name <text>', 'the name to show; the first part of the address unless said')
  .action((options: { email: string; name?: string }) =>
    onDatabase(async ({ database }) => {
      if (await database.prisma.user.findUnique({ where: { email: normalEmail(options.email) } })) throw new Error(`There is a user with the address ${options.email} already.`);
      const { id } = await database.transaction((tx) => createUser(tx, options.email, options.name, new Date()));
      say(id);
    }),
  );

users
  .command('confirm')
  .description('say that an address is its user’s, who may then join by it; prints the id')
  .requiredOption('--email <e-mail>', 'the address')
  .action((options: { email: string }) =>
    onDatabase(async (door) => {
      const id = await userOf(door, options.email);
      await door.database.prisma.user.update({ where: { id }, data: { emailConfirmedAt: new Date() } });
      say(id);
    }),
  );

program
  .command('schema')
  .description('print the GraphQL schema')
  .action(() => void process.stdout.write(printContract(buildLecternSchema())));
program
  .command('config')
  .description('print the settings')
  .action(() => say(settingsTable()));

try {
  await program.parseAsync();
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${error instanceof Fault && error.field !== undefined ? `${error.field}: ` : ''}${message}\n`);
  process.exitCode = 1;
}
