// Stops S3 while files are uploaded and downloaded, and starts it again.
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { createReadStream, existsSync, mkdirSync } from 'node:fs';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { demoId } from '../../prisma/seed/ids.ts';
import { flawOf, send } from './client.ts';
import type { StoredBytes } from './invariants/files.ts';
import type { TestInstallation } from './installation.ts';
import type { Scenario, Tally } from './scenario.ts';
import { RequestWork } from './work/requests.ts';

const PROGRAM = fileURLToPath(new URL('s3-server.ts', import.meta.url));
const BUCKET = 'files';
const SUFFIX = '._S3rver_object';
const TIMES_AWAY = 2;
const AWAY_MS = 3000;
const CALM_MS = 3000;
const MAX_START_MS = 30_000;
/** A download that starts later than this after S3 is back must succeed. */
const MAX_RECOVERY_MS = 3500;

const acme = demoId('Organization', 'acme');

/** Starts S3 on a port; 0 selects a free one. */
async function startS3(
  folder: string,
  port: number,
): Promise<{ process: ChildProcess; port: number }> {
  const child = spawn(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), PROGRAM, folder, String(port)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const timer = setTimeout(() => child.kill('SIGKILL'), MAX_START_MS);
  const [chunk] = await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => ['']),
  ]).finally(() => clearTimeout(timer));
  const listening = /port (\d+)/.exec(String(chunk))?.[1];
  if (listening === undefined) throw new Error('S3 did not start.');
  return { process: child, port: Number(listening) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/**
 * Returns the objects in the bucket's folder. Unlike Amazon S3, this server does not write them
 * atomically: a killed PUT may leave a part.
 */
const bytesInBucket = (folder: string): StoredBytes => ({
  mayBeCutOff: true,
  async list() {
    // no file was stored yet
    const names = await readdir(path.join(folder, BUCKET, 'files')).catch(() => []);
    return names
      .filter((name) => name.endsWith(SUFFIX))
      .map((name) => name.slice(0, -SUFFIX.length));
  },
  async read(hash) {
    const file = path.join(folder, BUCKET, 'files', hash + SUFFIX);
    return existsSync(file) ? createReadStream(file) : undefined;
  },
});

/** Downloads a file and lists teams in turn until it is stopped. */
class Reader {
  private readonly tally: Tally;
  private readonly url: string;
  private readonly token: string;
  readonly downloads: { readonly began: number; readonly status: number }[] = [];
  private going = true;
  private readonly life: Promise<void>;

  constructor(tally: Tally, url: string, token: string, download: string) {
    this.tally = tally;
    this.url = url;
    this.token = token;
    this.life = this.read(download);
  }

  async stop(): Promise<void> {
    this.going = false;
    await this.life;
  }

  private async read(download: string): Promise<void> {
    const agent = new http.Agent({ keepAlive: true });
    while (this.going && !this.tally.isOver) {
      const began = Date.now();
      const file = await send('', agent, {
        method: 'GET',
        path: download,
        token: this.token,
        requestId: 'download',
      });
      this.downloads.push({ began, status: file.status });
      this.tally.count({
        what: 'download',
        status: file.status,
        ms: file.ms,
        flaw: file.status === 200 ? undefined : flawOf(file),
      });
      const teams = await send(this.url, agent, {
        method: 'GET',
        path: `/v1/orgs/${acme}/teams`,
        token: this.token,
        requestId: 'teams',
      });
      if (teams.status !== 200)
        this.tally.addFlaw(`Teams, which need no file: ${teams.status} ${teams.text}`);
      await pause(100);
    }
    agent.destroy();
  }
}

async function uploadOne(url: string, token: string): Promise<string> {
  const { status, text } = await send(url, new http.Agent(), {
    method: 'POST',
    path: `/v1/orgs/${acme}/files`,
    token,
    requestId: 'first',
    file: { name: 'first.bin', bytes: Buffer.alloc(50_000, 'x') },
  });
  assert.equal(status, 201, text);
  return Object(JSON.parse(text)).downloadURL;
}

async function s3Away(tally: Tally, installation: TestInstallation): Promise<void> {
  const folder = path.join(installation.home, 's3');
  mkdirSync(folder);
  let s3 = await startS3(folder, 0);
  installation.beforeRemoval(() => stop(s3.process));
  const { port } = s3;
  installation.stored = bytesInBucket(folder);
  installation.settings = {
    S3_BUCKET: BUCKET,
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
  await installation.openDatabase();
  const server = await installation.startServer();
  assert.ok(installation.token);
  const reader = new Reader(
    tally,
    server.url,
    installation.token,
    await uploadOne(server.url, installation.token),
  );
  const work = new RequestWork(tally, installation.token, () => server.url, { publishers: 0 });
  let back = 0;
  for (let time = 0; time < TIMES_AWAY; time++) {
    await pause(CALM_MS);
    await stop(s3.process);
    await pause(AWAY_MS);
    s3 = await startS3(folder, port);
    back = Date.now();
  }
  await pause(MAX_RECOVERY_MS + CALM_MS);
  await work.finish(installation);
  await reader.stop();
  const refused = reader.downloads.filter(({ status }) => status === 503).length;
  tally.note(
    `S3 was away ${TIMES_AWAY} times for some ${AWAY_MS / 1000} s; ${refused} of ${reader.downloads.length} downloads were refused`,
  );
  assert.ok(refused > 0, 'No download was hit by the fault: nobody noticed.');
  for (const { began, status } of reader.downloads)
    if (began > back + MAX_RECOVERY_MS && status !== 200)
      tally.addFlaw(`A download: ${status} ${began - back} ms after S3 was back.`);
  for (const line of server.output().split('\n'))
    if (line.includes('"level":"error"')) tally.addFlaw(line.slice(0, 1500));
}

/**
 * Uploads and downloads return 503 while S3 is away; all other requests succeed, and no file is
 * lost.
 */
export const s3Stopped: Scenario = { name: 'S3 away', run: s3Away };
