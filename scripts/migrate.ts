// npm run migrate -- new <name> | new <name> --empty | check: writes and checks migrations; `lectern
// migrate` applies them.
import { checkMigrations, writeMigration } from './engine.ts';

const USAGE = `npm run migrate -- <command>
  new <name> [--empty]   writes prisma/migrations/<time>_<name> from prisma/schema.prisma, or an empty one for SQL by hand
  check                  fails where the migrations do not make exactly prisma/schema.prisma`;

async function run([command, ...rest]: string[]): Promise<number> {
  const empty = rest.includes('--empty');
  const name = rest.find((argument) => !argument.startsWith('--'));
  if (command === 'new' && name !== undefined) return writeNew(name, empty);
  if (command === 'check') return check();
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

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
