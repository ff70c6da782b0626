// Starts a replica of the servers of the run for the tests of one file, which break or stop it.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { withDatabase } from '../database-url.ts';
import type { World } from '../support.ts';
import { type PostgresServer, startReplica } from './postgres.ts';

/** A replica of the run, with the database of a world. */
export interface OwnReplica {
  readonly replica: PostgresServer;
  /** The connection string of the serving role for the database of the world. */
  readonly url: string;
  /** Ends the replica, and removes its folder. */
  close(): Promise<void>;
}

/** Starts a streaming replica of the primary of the run. */
export async function openOwnReplica(
  world: World,
  settings: Readonly<Record<string, string>> = {},
): Promise<OwnReplica> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-replica-'));
  chmodSync(folder, 0o711); // PostgreSQL runs as another account when this process is root
  const address = new URL(inject('pg').superuserUrl);
  const socketDir = address.searchParams.get('host') ?? '';
  const replica = await startReplica(folder, { socketDir }, settings);
  return {
    replica,
    url: withDatabase(replica.url('app', 'postgres'), world.connections.name),
    async close() {
      await replica.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
