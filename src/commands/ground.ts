/** The database that a command works on: the given one, or the embedded one. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '../config.ts';
import { startEmbedded } from '../data/embedded.ts';
import { migrate, pendingMigrations } from '../data/migrate.ts';
import { queues } from '../data/queue.ts';

/** A database that is there, until it is let go. */
export interface Ground {
  /** With the role that serves. */
  readonly url: string;
  /** With the role that migrates. */
  readonly ownerUrl: string;
  /** What to call it. */
  readonly name: string;
  readonly embedded: boolean;
  release(): Promise<void>;
}

/** Finds the given database, or starts or joins the embedded one. */
export async function openGround(config: Config, onProgress?: (message: string) => void): Promise<Ground> {
  if (config.databaseUrl !== undefined) {
    const { hostname, pathname } = new URL(config.databaseUrl);
    const name = `PostgreSQL at ${hostname || 'a socket'}, database ${pathname.slice(1)}`;
    return { url: config.databaseUrl, ownerUrl: config.databaseOwnerUrl ?? config.databaseUrl, name, embedded: false, release: async () => {} };
  }
  const server = await startEmbedded({ home: config.dataDir, database: 'lectern', ...(onProgress && { onProgress }) });
  return { url: server.url('app'), ownerUrl: server.url('owner'), name: `embedded PostgreSQL in ${path.relative('', server.dataDir) || server.dataDir}`, embedded: true, release: () => server.stop() };
}

/** The folder of the migrations, beside `src` or, built, beside `dist`. */
export const migrationsFolder = fileURLToPath(new URL(import.meta.url.includes('/dist/') ? '../../../prisma/migrations' : '../../prisma/migrations', import.meta.url));

/** Applies the migrations that the database lacks, makes its queues, and gives the names of what was applied. */
export const migrateGround = (ground: Ground): Promise<string[]> => migrate(ground.ownerUrl, migrationsFolder, { grantTo: decodeURIComponent(new URL(ground.url).username), queues });

/** Migrates what is open to migrate. Who may not migrate is told what is missing. */
export async function bringUpToDate(ground: Ground): Promise<void> {
  const pending = await pendingMigrations(ground.url, migrationsFolder, { queues });
  if (pending.length === 0) return;
  try {
    await migrateGround(ground);
  } catch (error) {
    if (!(error instanceof Error && /permission denied|must be owner/.test(error.message))) throw error;
    throw new Error(`The database lacks the migrations ${pending.join(', ')}, and its role may not apply them. Set DATABASE_OWNER_URL to a role that may.`, { cause: error });
  }
}

/** Resolves when the process is told to end, from now on: asked for before there is anything to lose. */
export function untilSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve());
  });
}
