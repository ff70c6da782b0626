/** Defines the commands of the command line. */
import { Command } from 'commander';
import { seed } from '../../prisma/seed.ts';
import { demoId } from '../../prisma/seed/ids.ts';
import { loadConfig, settingsTable } from '../config.ts';
import { printContract } from '../graphql/print.ts';
import { buildLecternSchema } from '../graphql/schema.ts';
import { version } from '../release.ts';
import { addBackupCommands } from './backups.ts';
import {
  asOwner,
  migrateDatabase,
  openCommandDatabase,
  refuseOtherDatabase,
} from './command-database.ts';
import { addDoctorCommand } from './doctor.ts';
import { addKeyCommands } from './keys.ts';
import { addOrganizationCommands } from './organizations.ts';
import { serve } from './serve.ts';
import { addTokenCommands } from './tokens.ts';
import { addUserCommands } from './users.ts';
import { verifyAudit } from './verify-audit.ts';
import { type CommandIO, withDatabase } from './with-database.ts';
import { work } from './work.ts';

/** Applies the migrations. A placeholder takes the place of the secret key, because they encrypt nothing. */
async function migrate(
  { env, print }: CommandIO,
  options: { distribute?: boolean },
): Promise<void> {
  const database = await openCommandDatabase(loadConfig({ ...env, SECRET_KEY: '0'.repeat(64) }));
  try {
    for (const name of await asOwner(database, migrateDatabase(database, options))) print(name);
    await refuseOtherDatabase(database);
  } finally {
    await database.release();
  }
}

const createDemo = (io: CommandIO): Promise<void> =>
  withDatabase(io, async (console) => {
    const { blobs } = console.as(demoId('User', 'ana'));
    if (!(await seed(console.database, console.secrets, blobs)))
      throw new Error(
        'This database has users already. The demo organizations can only be created in an empty database.',
      );
  });

/** Adds the commands that run the server, and those that change the database as a whole. */
function addServerCommands(program: Command, io: CommandIO): void {
  program
    .command('serve', { isDefault: true })
    .description('start the server')
    .option('--no-jobs', 'do not run background jobs; `lectern work` does')
    .allowExcessArguments()
    .action((options: { jobs: boolean }, { args: [unknown] }: Command) => {
      // as the default, this command gets what names none
      if (unknown === undefined) return serve(loadConfig(io.env), options);
      const names = program.commands.map((command) => command.name());
      return program.error(
        `error: unknown command '${unknown}'. The commands are ${names.join(', ')}.`,
      );
    });
  program
    .command('work')
    .description('run background jobs without serving requests')
    .action(() => work(loadConfig(io.env)));
  program
    .command('migrate')
    .description('apply the migrations; prints the applied ones')
    .option(
      '--distribute',
      'also distribute the content over the workers of the Citus cluster, in which the database is; it stays distributed',
    )
    .action((options: { distribute?: boolean }) => migrate(io, options));
  program
    .command('seed')
    .description('create the demo organizations in a database without users')
    .action(() => createDemo(io));
}

function addAuditCommands(program: Command, io: CommandIO): void {
  const audit = program.command('audit').description('audit events');
  audit
    .command('verify')
    .description(
      'verify the chain of hashes over the events; prints a line for each organization, and exits with 1 after a difference',
    )
    .option('--organization <id>', 'id of the only organization to verify; all by default')
    .action((options: { organization?: string }) =>
      withDatabase(io, async ({ database }) => {
        if (!(await verifyAudit(database, options.organization, io.print))) io.fail();
      }),
    );
}

/** Creates the command line. */
export function createProgram(io: CommandIO): Command {
  const program = new Command('lectern')
    .description('The open backend of documentation platforms.')
    .version(version)
    .showHelpAfterError()
    .showSuggestionAfterError();
  addServerCommands(program, io);
  addUserCommands(program, io);
  addTokenCommands(program, io);
  addOrganizationCommands(program, io);
  addBackupCommands(program, io);
  addKeyCommands(program, io);
  addDoctorCommand(program, io);
  addAuditCommands(program, io);
  program
    .command('schema')
    .description('print the GraphQL schema')
    .action(() => io.print(printContract(buildLecternSchema()).trimEnd()));
  program
    .command('config')
    .description('print the settings')
    .action(() => io.print(settingsTable()));
  return program;
}
