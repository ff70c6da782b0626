// Makes a primary with a replica that a test may break, and a server that reads from both.
import { inject } from 'vitest';
import { type Application, createApplication } from '../../src/application.ts';
import { loadConfig } from '../../src/config.ts';
import { createLog } from '../../src/server/log.ts';
import { SECRET_KEY } from '../secret-key.ts';
import { type PostgresServer, startReplica } from './postgres.ts';

/** A primary and its replica. */
export interface Pair {
  readonly primary: PostgresServer;
  readonly replica: PostgresServer;
}

/** Makes a copy of the databases of the run, and a replica of that copy. */
export async function openPair(folder: string, { isSynchronous = false } = {}): Promise<Pair> {
  const address = new URL(inject('pg').superuserUrl);
  const socketDir = address.searchParams.get('host') ?? '';
  const primary = await startReplica(folder, { socketDir });
  await primary.sql('SELECT pg_promote()');
  const replica = await startReplica(folder, primary);
  if (isSynchronous) {
    await primary.sql(`ALTER SYSTEM SET synchronous_standby_names = 'replica'`);
    await primary.sql('SELECT pg_reload_conf()');
  }
  return { primary, replica };
}

/** Creates a server with these addresses of a primary and of its replica. */
export function openApplication(
  folder: string,
  databaseUrl: string,
  replicaUrl: string,
): Application {
  const config = loadConfig(
    {
      NODE_ENV: 'test',
      PORT: '0',
      DATABASE_URL: databaseUrl,
      DATABASE_READ_URL: replicaUrl,
      SECRET_KEY,
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      METRICS: 'everyone',
      RATE_LIMIT_TOKEN: '100000000',
      RATE_LIMIT_ADDRESS: '100000000',
      CONCURRENCY_TOKEN: '1000000',
    },
    '/dev/null',
  );
  return createApplication({ config, log: createLog(config), databaseUrl });
}
