// npm run migrate -- new <name> | new <name> --empty | check | deploy: writes, checks and applies the migrations.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { startEmbedded } from '../src/data/embedded.ts';
import { migrate } from '../src/data/migrate.ts';
import { queues } from '../src/data/queue.ts';
import { checkMigrations, MIGRATIONS, writeMigration } from './engine.ts';

const USAGE = `npm run migrate -- <command>
  new <name> [--empty]   writes prisma/migrations/<time>_<name> from prisma/schema.prisma, or an empty one for SQL by hand
  check                  fails where the migrations do not make exactly prisma/schema.prisma
  deploy                 applies them to DATABASE_OWNER_URL, DATABASE_URL or the embedded database`;

async function run([command, ...rest]: string[]): Promise<number> {
  const empty = rest.includes('--empty');
  const name = rest.find((argument) => !argument.startsWith('--'));
  if (command === 'new' && name !== undefined) return writeNew(name, empty);
  if (command === 'check') return check();
  if (command === 'deploy') return deploy();
  console.error(USAGE);
  return 2;
}

async function writeNew(name: string, empty: boolean): Promise<number> {
  const folder = await writeMigration(name, { empty });
  console.log(folder ? `Wrote prisma/migrations/${folder}/migration.sql: read it before you commit it.` : 'Nothing to write: the migrations already make prisma/schema.prisma.');
  return 0;
}

async function check(): Promise<number> {
  const missing = await checkMigrations();
  console.log(missing ? `The migrations lack this to make prisma/schema.prisma:\n\n${missing}` : 'The migrations make exactly prisma/schema.prisma.');
  return missing ? 1 : 0;
}

async function deploy(): Promise<number> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { DATABASE_URL: serving, DATABASE_OWNER_URL: owner, DATA_DIR = '.data' } = process.env;
  const applied = serving ? await migrate(owner ?? serving, MIGRATIONS, { grantTo: decodeURIComponent(new URL(serving).username), queues }) : await deployEmbedded(DATA_DIR);
  console.log(applied.length > 0 ? `Applied:\n${applied.map((name) => `  ${name}`).join('\n')}` : 'Nothing to apply.');
  return 0;
}

async function deployEmbedded(dataDir: string): Promise<string[]> {
  const server = await startEmbedded({ home: path.resolve(dataDir), database: 'lectern', onProgress: (message) => console.log(message) });
  try {
    return await migrate(server.url('owner'), MIGRATIONS, { grantTo: new URL(server.url('app')).username, queues });
  } finally {
    await server.stop();
  }
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
