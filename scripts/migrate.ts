// npm run migrate -- new <name> | new <name> --empty | check: writes and checks migrations. `lectern
// migrate` applies them, and `distribute` is its short form for a Citus cluster.
import { createProgram } from '../src/commands/program.ts';
import { checkMigrations, writeMigration } from './engine.ts';

const USAGE = `npm run migrate -- <command>
  new <name> [--empty]   writes prisma/migrations/<time>_<name> from prisma/schema.prisma, or an empty one for SQL by hand
  check                  fails where the migrations do not make exactly prisma/schema.prisma
  distribute             applies the migrations, and distributes the content over a Citus cluster`;

async function run([command, ...rest]: string[]): Promise<number> {
  const empty = rest.includes('--empty');
  const name = rest.find((argument) => !argument.startsWith('--'));
  if (command === 'new' && name !== undefined) return writeNew(name, empty);
  if (command === 'check') return check();
  if (command === 'distribute') return distribute();
  console.error(USAGE);
  return 2;
}

async function writeNew(name: string, empty: boolean): Promise<number> {
  const folder = await writeMigration(name, { empty });
  console.log(
    folder
      ? `Wrote prisma/migrations/${folder}/migration.sql: read it before you commit it.`
      : 'Nothing to write: the migrations already make prisma/schema.prisma.',
  );
  return 0;
}

async function check(): Promise<number> {
  const missing = await checkMigrations();
  console.log(
    missing
      ? `The migrations lack this to make prisma/schema.prisma:\n\n${missing}`
      : 'The migrations make exactly prisma/schema.prisma.',
  );
  return missing ? 1 : 0;
}

async function distribute(): Promise<number> {
  await createProgram({
    env: process.env,
    print: (line) => console.log(line),
    fail: () => {},
  }).parseAsync(['migrate', '--distribute'], { from: 'user' });
  return 0;
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
