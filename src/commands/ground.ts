/** The database that a command works on: the given one, or the embedded one. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '../config.ts';
import { startEmbedded } from '../data/embedded.ts';

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
