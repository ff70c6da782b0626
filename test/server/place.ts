// A server over toy doors with real bytes: `/v1/upload` takes a file, `/files/…` gives files.
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Context } from '../../src/context.ts';
import { type Blobs, openBlobs } from '../../src/data/blobs.ts';
import { createSecrets } from '../../src/data/secrets.ts';
import { faultOf } from '../../src/graphql/faults.ts';
import { faultAnswer } from '../../src/rest/answer.ts';
import { createLog } from '../../src/server/log.ts';
import { noSignIns } from './sign-ins.ts';
import { createServer } from '../../src/server.ts';

/** A server, and what it keeps. */
export interface Place {
  readonly url: string;
  readonly port: number;
  readonly blobs: Blobs;
  /** Its log. */
  readonly lines: Record<string, unknown>[];
  /** Files that are on their way. */
  scratch(): string[];
  /** How many requests have come to `/v1`. */
  arrived(): number;
  close(): Promise<void>;
}

/** Opens one. An upload may have `limit` bytes; it is ana's unless she has no token. */
export async function openPlace({ limit = 1000, deadlineMs = 3200 } = {}): Promise<Place> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'lectern-place-'));
  const scratch = path.join(dataDir, 'files/scratch');
  let arrived = 0;
  const secretKey = Buffer.alloc(32, 7);
  const settings = { baseUrl: '' };
  const blobs = openBlobs({ dataDir, s3: undefined, secretKey, secrets: createSecrets(secretKey), settings });
  const lines: Record<string, unknown>[] = [];
  const server = createServer({
    config: { port: 0, host: '127.0.0.1', baseUrl: '', rateLimits: { token: 1e9, address: 1e9 }, corsOrigins: ['*'], metrics: 'off', graphiql: false, trustProxy: 0 },
    log: createLog({ logLevel: 'info', environment: 'test' }, { write: (line: string) => void lines.push(JSON.parse(line)) }),
    graphql: (_, res) => res.end(),
    async rest({ requestId, upload }) {
      arrived++;
      try {
        return { status: 201, headers: { 'content-type': 'application/json' }, body: JSON.stringify(await upload?.(limit, new Map())), operation: 'upload' };
      } catch (error) {
        return faultAnswer(faultOf(error), requestId, 'upload');
      }
    },
    context: async ({ headers }) => ({ viewer: headers.authorization ? { userId: 'ana' } : null, blobs, now: new Date() }) as Context, // all that an upload looks at
    files: blobs,
    mayUpload: async () => {},
    signIns: noSignIns,
    docs: () => undefined,
    ready: async () => undefined,
    deadlineMs,
  });
  const { url, port } = await server.listen();
  settings.baseUrl = url;
  return {
    url,
    port,
    blobs,
    lines,
    scratch: () => (existsSync(scratch) ? readdirSync(scratch) : []),
    arrived: () => arrived,
    async close() {
      await server.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Asks again until it holds; the test's own time limit ends it. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise(setImmediate);
}
