// Runs a server with toy APIs and real file storage: `/v1/upload` takes a file, `/files/…` returns
// files.
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Context } from '../../src/context.ts';
import { type Blobs, openBlobs } from '../../src/data/blobs.ts';
import { createSecrets } from '../../src/data/secrets.ts';
import { toAppError } from '../../src/graphql/errors.ts';
import { errorAnswer } from '../../src/rest/answer.ts';
import { createLog } from '../../src/server/log.ts';
import { samlPages } from '../../src/server/saml.ts';
import { noSignIns } from './sign-ins.ts';
import { createServer } from '../../src/server.ts';

/** A server and its storage. */
export interface TestServer {
  readonly url: string;
  readonly port: number;
  readonly blobs: Blobs;
  /** The lines of its log. */
  readonly lines: Record<string, unknown>[];
  /** Returns the names of temporary files. */
  temporaryFiles(): string[];
  /** Returns the number of requests that arrived at `/v1`. */
  arrived(): number;
  close(): Promise<void>;
}

/**
 * Opens a server. An upload may have `limit` bytes; it belongs to ana unless the request has no
 * token.
 */
export async function openTestServer({
  limit = 1000,
  deadlineMs = 3200,
} = {}): Promise<TestServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'lectern-test-'));
  const temporaryFolder = path.join(dataDir, 'files/scratch');
  let arrived = 0;
  const secretKey = Buffer.alloc(32, 7);
  const settings = { baseUrl: '' };
  const blobs = openBlobs({
    dataDir,
    s3: undefined,
    secretKey,
    secrets: createSecrets(secretKey),
    settings,
  });
  const lines: Record<string, unknown>[] = [];
  const server = createServer({
    config: {
      port: 0,
      host: '127.0.0.1',
      baseUrl: '',
      rateLimits: { token: 1e9, address: 1e9 },
      concurrency: { token: 1e6, address: 1e6, process: 1e6 },
      subscriptions: { token: 10, process: 10 },
      corsOrigins: ['*'],
      metrics: 'off',
      graphiql: false,
      trustProxy: 0,
      compression: true,
    },
    log: createLog(
      { logLevel: 'info', environment: 'test' },
      { write: (line: string) => void lines.push(JSON.parse(line)) },
    ),
    graphql: async () => ({ status: 200, headers: {}, body: '' }),
    beginSubscription: async () => [],
    async rest({ requestId, upload }) {
      arrived++;
      try {
        return {
          status: 201,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(await upload?.(limit, new Map())),
          operation: 'upload',
        };
      } catch (error) {
        return errorAnswer(toAppError(error), requestId, 'upload');
      }
    },
    context: async ({ headers }) =>
      ({
        viewer: headers.authorization ? { userId: 'ana' } : null,
        blobs,
        now: new Date(),
      }) as Context, // all that an upload reads
    files: { ...blobs, findPublicDocument: async () => null },
    mayUpload: async () => {},
    pageHandlers: [samlPages(noSignIns)],
    docs: () => undefined,
    readiness: async () => ({ failure: undefined, checks: {} }),
    deadlineMs,
  });
  const { url, port } = await server.listen();
  settings.baseUrl = url;
  return {
    url,
    port,
    blobs,
    lines,
    temporaryFiles: () => (existsSync(temporaryFolder) ? readdirSync(temporaryFolder) : []),
    arrived: () => arrived,
    async close() {
      await server.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Waits until a condition holds; the test's own time limit ends the wait. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise(setImmediate);
}
