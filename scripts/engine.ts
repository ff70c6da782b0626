// Runs Prisma's schema engine as WebAssembly on a temporary PostgreSQL, to write and check
// migrations without the native engine.
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PrismaPg } from '@prisma/adapter-pg';
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import type { MigrationList, SchemaEngine } from '@prisma/schema-engine-wasm';
import pg from 'pg';
import { type EmbeddedDatabase, startEmbedded } from '../src/data/embedded.ts';
import { withTenancyTriggers } from './tenancy.ts';

const SCHEMA = fileURLToPath(new URL('../prisma/schema.prisma', import.meta.url));

export const MIGRATIONS = fileURLToPath(new URL('../prisma/migrations', import.meta.url));

const LOCK_FILE = 'migration_lock.toml';
const LOCK_TEXT = 'provider = "postgresql"\n';

/**
 * Returns the SQL that the migrations lack to create exactly prisma/schema.prisma; otherwise ''.
 */
export async function checkMigrations(): Promise<string> {
  const home = await mkdtemp(path.join(os.tmpdir(), 'lectern-migrations-'));
  await chmod(home, 0o711); // as root PostgreSQL runs as another account, which needs access
  const server = await startEmbedded({ home, database: 'lectern', unsafe: true });
  try {
    return await missingSql(server);
  } finally {
    await server.stop();
    await rm(home, { recursive: true, force: true });
  }
}

/**
 * Writes the missing SQL as a new migration and returns its folder's name; undefined when none is
 * missing. `empty` creates a migration for SQL written by hand.
 */
export async function writeMigration(
  name: string,
  options: { empty?: boolean } = {},
): Promise<string | undefined> {
  const sql = options.empty
    ? '-- Written by hand.\n'
    : withTenancyTriggers(await checkMigrations());
  if (sql === '') return undefined;
  const time = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const folder = `${time}_${name.toLowerCase().replace(/\W+/g, '_')}`;
  await mkdir(path.join(MIGRATIONS, folder), { recursive: true });
  await writeFile(path.join(MIGRATIONS, folder, 'migration.sql'), sql);
  await writeFile(path.join(MIGRATIONS, LOCK_FILE), LOCK_TEXT);
  return folder;
}

async function missingSql(server: EmbeddedDatabase): Promise<string> {
  const files = [{ path: SCHEMA, content: await readFile(SCHEMA, 'utf8') }];
  const Engine = await loadEngine();
  const adapters = bindMigrationAwareSqlAdapterFactory(temporaryDatabases(server));
  const engine = await Engine.new(
    { datamodels: files.map((file) => [file.path, file.content]) },
    () => {},
    adapters,
  );
  const { exitCode, stdout } = await engine.diff({
    from: { tag: 'migrations', ...(await listMigrations()) },
    to: { tag: 'schemaDatamodel', files },
    script: true,
    exitCode: true,
    filters: { externalTables: [], externalEnums: [] },
  });
  return exitCode === 0 ? '' : (stdout ?? '');
}

async function listMigrations(): Promise<MigrationList> {
  // The folder does not exist before the first migration.
  const entries = await readdir(MIGRATIONS, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const migrationDirectories = names.sort().map(async (name) => {
    const value = await readFile(path.join(MIGRATIONS, name, 'migration.sql'), 'utf8');
    return {
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok' as const, value } },
    };
  });
  return {
    baseDir: MIGRATIONS,
    lockfile: { path: LOCK_FILE, content: LOCK_TEXT },
    shadowDbInitScript: '',
    migrationDirectories: await Promise.all(migrationDirectories),
  };
}

/**
 * Returns the engine's two kinds of databases: the one that it compares, and new ones for replaying
 * the migrations.
 */
function temporaryDatabases(server: EmbeddedDatabase): SqlMigrationAwareDriverAdapterFactory {
  let shadows = 0;
  return {
    provider: 'postgres',
    adapterName: '@prisma/adapter-pg',
    connect: () => connect(server.url('owner')),
    connectToShadowDb: async () => {
      const name = `shadow_${++shadows}`;
      const admin = await connect(server.url('superuser'));
      await admin.executeScript(`CREATE DATABASE ${name} OWNER lectern_owner TEMPLATE template0`);
      await admin.dispose();
      // As the migrations will run: statements that need a superuser fail here.
      return connect(server.url('owner', name));
    },
  };
}

/**
 * PostgreSQL's type "char" of the catalog, which the engine requires and the adapter does not
 * support.
 */
const CHAR = 18;
const CHAR_ARRAY = 1002;

async function connect(connectionString: string): Promise<SqlDriverAdapter> {
  // One session: the engine's advisory lock belongs to it.
  const pool = new pg.Pool({ connectionString, max: 1 });
  // The overload that the adapter uses.
  const query: (...parameters: unknown[]) => Promise<pg.QueryResult> = Reflect.get(pool, 'query');
  // A column that the adapter does not support passes as a type that the catalog's queries do not
  // contain.
  const withSupportedTypes = async (...parameters: unknown[]): Promise<pg.QueryResult> => {
    const result = await query.apply(pool, parameters);
    for (const field of result.fields ?? [])
      if (field.dataTypeID === CHAR) field.dataTypeID = CHAR_ARRAY;
    return result;
  };
  Object.assign(pool, { query: withSupportedTypes });
  const adapter = await new PrismaPg(pool, { disposeExternalPool: true }).connect();
  // The adapter's own splits a script at every semicolon, also inside a function's body.
  adapter.executeScript = async (script) => {
    await query.call(pool, script);
  };
  const queryRaw = adapter.queryRaw.bind(adapter);
  adapter.queryRaw = async (parameters) => {
    const result = await queryRaw(parameters);
    const columnTypes = result.columnTypes.map((type) =>
      type === ColumnTypeEnum.CharacterArray ? ColumnTypeEnum.Character : type,
    );
    return { ...result, columnTypes };
  };
  return adapter;
}

type Engine = typeof SchemaEngine;

/** Node's types declare the namespace but not the value. */
declare const WebAssembly: {
  instantiate(
    bytes: Uint8Array,
    imports: object,
  ): Promise<{ instance: { exports: Record<string, unknown> } }>;
};

let loaded: Promise<Engine> | undefined;

/** Returns the engine, which can be instantiated only once in a process. */
function loadEngine(): Promise<Engine> {
  loaded ??= instantiateEngine();
  return loaded;
}

async function instantiateEngine(): Promise<Engine> {
  // The engine reports its error here before it panics.
  Object.assign(globalThis, {
    PRISMA_WASM_PANIC_REGISTRY: { set_message: (message: string) => console.error(message) },
  });
  const glue = await import('@prisma/schema-engine-wasm/schema_engine_bg');
  const folder = path.dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm'));
  const bytes = await readFile(path.join(folder, 'schema_engine_bg.wasm'));
  // Node 20 does not import WebAssembly modules, as the package's entry does: its two halves are
  // joined here.
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': glue });
  glue.__wbg_set_wasm(instance.exports);
  const start = instance.exports.__wbindgen_start;
  if (typeof start === 'function') start();
  return glue.SchemaEngine;
}
