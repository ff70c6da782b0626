// Starts further servers on the database of a world.
import { type Application, createApplication } from '../src/application.ts';
import { loadConfig } from '../src/config.ts';
import type { PresenceTimes } from '../src/data/live/presence.ts';
import { createLog } from '../src/server/log.ts';
import { SECRET_KEY } from './secret-key.ts';
import { Visitor, type World } from './support.ts';

/** Another server on the database of a world. */
export interface FurtherServer {
  readonly url: string;
  /** Returns a caller of this server with this token. */
  with(token: string | undefined): Visitor;
  close(): Promise<void>;
}

/** Starts a server with the given settings. It has no files of its own. */
export async function openServer(
  world: World,
  environment: Readonly<Record<string, string>> = {},
  presenceTimes?: PresenceTimes,
): Promise<FurtherServer> {
  const databaseUrl = world.connections.appUrl;
  const config = loadConfig(
    {
      NODE_ENV: 'test',
      PORT: '0',
      ...world.connections.settings,
      SECRET_KEY,
      DATA_DIR: world.dataFolder,
      LOG_LEVEL: 'silent',
      RATE_LIMIT_TOKEN: '100000000',
      RATE_LIMIT_ADDRESS: '100000000',
      CONCURRENCY_TOKEN: '1000000',
      CONCURRENCY_ADDRESS: '1000000',
      SHARED_LIMITS: 'off',
      ...environment,
    },
    '/dev/null',
  );
  const application: Application = createApplication({
    config,
    log: createLog(config),
    databaseUrl,
    presenceTimes,
  });
  const { url } = await application.listen();
  return {
    url,
    with: (token) => new Visitor(() => url, token),
    close: () => application.close(),
  };
}
