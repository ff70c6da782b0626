/** Implements `lectern backup` and `lectern restore`. */
import path from 'node:path';
import type { Command } from 'commander';
import { loadConfig } from '../config.ts';
import { type Manifest, restoreBackup, writeBackup } from '../data/backup.ts';
import { openBackend } from '../data/blobs.ts';
import { migrate, migrationsFolder } from '../data/migrate.ts';
import { createSecrets } from '../data/secrets.ts';
import { version } from '../release.ts';
import { asOwner, migrateDatabase, openCommandDatabase, withSetting } from './command-database.ts';
import { counted } from './counted.ts';
import type { CommandIO } from './with-database.ts';

/** Returns what a backup contains, in one line. */
function contentOf({ createdAt, organizationId, tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const organizations = tables.find(({ name }) => name === 'organizations')?.rows ?? 0;
  const owner = organizationId ?? counted(organizations, 'organization');
  return `${owner} as of ${createdAt}: ${counted(rows, 'row')} of ${counted(tables.length, 'table')}, ${counted(files.count, 'file')} (${counted(files.bytes, 'byte')})`;
}

/** Returns a line for the files that no backup of them has, or an empty list. */
const missingFiles = ({ files: { missing } }: Manifest): string[] =>
  missing.length === 0
    ? []
    : [`${counted(missing.length, 'file')} missing or damaged in the store: ${missing.join(', ')}`];

async function backup(
  { env, print, fail }: CommandIO,
  to: string,
  organizationId: string | undefined,
): Promise<void> {
  const config = loadConfig(env);
  const database = await openCommandDatabase(config);
  try {
    const { manifest, leftOut } = await writeBackup({
      url: config.databaseDirectUrl ?? database.url,
      store: openBackend(config),
      secrets: createSecrets(config.secretKey, config.previousSecretKeys),
      folder: path.resolve(to),
      release: version,
      organizationId,
    }).catch((error: unknown) => {
      throw withSetting('DATABASE_URL', error);
    });
    print(contentOf(manifest));
    for (const name of leftOut)
      print(`left out: the installation of ${name}, an integration of another organization`);
    for (const line of missingFiles(manifest)) {
      print(line);
      fail();
    }
  } finally {
    await database.release();
  }
}

async function restore({ env, print }: CommandIO, from: string): Promise<void> {
  const config = loadConfig(env);
  const database = await openCommandDatabase(config);
  try {
    const restored = restoreBackup({
      ownerUrl: database.ownerUrl,
      store: openBackend(config),
      secrets: createSecrets(config.secretKey, config.previousSecretKeys),
      folder: path.resolve(from),
      migrate: (names) => migrate(database.ownerUrl, migrationsFolder, { names }),
    });
    const manifest = await asOwner(database, restored);
    await migrateDatabase(database);
    print(contentOf(manifest));
    for (const line of missingFiles(manifest)) print(line);
  } finally {
    await database.release();
  }
}

/** Adds the commands to the program. */
export function addBackupCommands(program: Command, io: CommandIO): void {
  program
    .command('backup')
    .description(
      'write a backup of the database and the files; the server may be running. Exits with 1 when the store lacks a file',
    )
    .requiredOption('--to <folder>', 'the new folder of the backup')
    .option('--organization <id>', 'id of the only organization in the backup; all by default')
    .action((options: { to: string; organization?: string }) =>
      backup(io, options.to, options.organization),
    );
  program
    .command('restore')
    .description('restore a backup into an empty database and the store of files')
    .requiredOption('--from <folder>', 'the folder of the backup')
    .action((options: { from: string }) => restore(io, options.from));
}
