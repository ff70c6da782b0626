// Fills the file system of the stored files: uploads return 503, all other requests succeed, and no
// file is stored in part.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { demoId } from '../../prisma/seed/ids.ts';
import { type RequestResult, flawOf, send } from './client.ts';
import type { TestInstallation } from './installation.ts';
import type { Scenario, Tally } from './scenario.ts';

const DISK = 'size=12m';
const MAX_UPLOAD_COUNT = 60;
const UPLOAD_BYTES = 700_000;
const CONCURRENT_COUNT = 5;
/** The time in which a server notices free disk space: /readyz caches its result for 2 s. */
const READY_MS = 6000;

const acme = demoId('Organization', 'acme');
const FILES = `/v1/orgs/${acme}/files`;

/** Mounts a small tmpfs as the folder of the files. */
function mountSmallDisk(installation: TestInstallation): string {
  const folder = path.join(installation.home, 'files');
  mkdirSync(folder, { mode: 0o700 });
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', DISK, 'tmpfs', folder]);
  if (status !== 0)
    throw new Error(`This scenario mounts a small file system, and so needs root: ${stderr}`);
  installation.beforeRemoval(() => void spawnSync('umount', [folder]));
  return folder;
}

/** Fills the free space to the last block, and returns the file that does so. */
function fill(folder: string): string {
  const file = path.join(folder, 'scratch', 'filler');
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(file, Buffer.alloc(Number(bavail) * Number(bsize)));
  assert.equal(statfsSync(folder).bavail, 0, 'The disk is not full.');
  return file;
}

class Uploads {
  readonly refused: { readonly key: string; readonly bytes: Uint8Array }[] = [];
  private readonly tally: Tally;
  private readonly url: string;
  private readonly token: string;
  private readonly agent = new http.Agent({ keepAlive: true });
  private sent = 0;

  constructor(tally: Tally, url: string, token: string) {
    this.tally = tally;
    this.url = url;
    this.token = token;
  }

  async ask(
    method: string,
    at: string,
    rest: { body?: unknown; file?: { name: string; bytes: Uint8Array }; key?: string } = {},
  ): Promise<RequestResult> {
    const ending = await send(this.url, this.agent, {
      method,
      path: at,
      token: this.token,
      requestId: rest.key ?? 'disk',
      ...rest,
    });
    this.tally.count({
      what: `${method} ${at} ${rest.key ?? ''}`,
      status: ending.status,
      ms: ending.ms,
      flaw: flawOf(ending),
    });
    return ending;
  }

  async upload(
    bytes: Uint8Array = randomBytes(UPLOAD_BYTES),
    key = `upload-${this.sent++}`,
  ): Promise<boolean> {
    const { status, text } = await this.ask('POST', FILES, {
      file: { name: `${key}.bin`, bytes },
      key,
    });
    if (status === 201)
      this.tally.acknowledge({
        table: 'files',
        id: Object(JSON.parse(text)).id,
        columns: { size: bytes.length },
      });
    else this.refused.push({ key, bytes });
    return status === 201;
  }

  close(): void {
    this.agent.destroy();
  }
}

/**
 * Uploads concurrently until an upload is refused, so that the disk fills up while bytes are
 * written.
 */
async function uploadUntilFull(uploads: Uploads): Promise<number> {
  for (let done = 0; done < MAX_UPLOAD_COUNT; ) {
    const answers = await Promise.all(
      Array.from({ length: CONCURRENT_COUNT }, () => uploads.upload()),
    );
    done += answers.filter(Boolean).length;
    if (answers.includes(false)) return done;
  }
  throw new Error(`${MAX_UPLOAD_COUNT} uploads fitted on the disk: it was never full.`);
}

/** Passes when /readyz returns 200 within READY_MS. */
async function requireReady(url: string): Promise<void> {
  const end = performance.now() + READY_MS;
  for (;;) {
    const { status } = await fetch(`${url}/readyz`);
    if (status === 200) return;
    assert.ok(performance.now() < end, `/readyz still answers ${status} after the disk has room`);
    await pause(200);
  }
}

async function fullDisk(tally: Tally, installation: TestInstallation): Promise<void> {
  await installation.openDatabase();
  const folder = mountSmallDisk(installation);
  const server = await installation.startServer();
  assert.ok(installation.token);
  const uploads = new Uploads(tally, server.url, installation.token);
  const done = await uploadUntilFull(uploads);
  const filler = fill(folder);
  await uploads.upload(randomBytes(10_000));
  const spec = (slug: string) =>
    uploads.ask('POST', `/v1/orgs/${acme}/openapi`, {
      body: {
        slug,
        source: { text: `{"openapi":"3.0.3","info":{"title":"${slug}","version":"1"},"paths":{}}` },
      },
      key: slug,
    });
  const refused = await spec('full');
  if (refused.status !== 503)
    tally.addFlaw(`A spec whose text does not fit is answered with ${refused.status}.`);
  assert.equal(
    (await uploads.ask('PUT', `/v1/orgs/${acme}/teams`, { body: { title: 'Needs no disk' } }))
      .status,
    201,
    'a write that needs no file',
  );
  const ready = await fetch(`${server.url}/readyz`);
  if (ready.status !== 503)
    tally.addFlaw(`/readyz answers ${ready.status} while no file can be stored.`);
  const named = (await installation.stored.list()).length;
  tally.note(
    `${done} uploads fitted; ${uploads.refused.length} refused on the full disk, which keeps ${named} files, and a spec too`,
  );
  rmSync(filler);
  spawnSync('mount', ['-o', 'remount,size=64m', folder]);
  for (const { key, bytes } of uploads.refused.splice(0))
    assert.ok(
      await uploads.upload(bytes, key),
      `${key}, sent again after the disk has room, is refused.`,
    );
  assert.equal((await spec('full')).status, 201, 'the spec, sent again');
  await requireReady(server.url);
  tally.note('each was stored when it was sent again with its key');
  uploads.close();
  for (const line of server.output().split('\n'))
    if (line.includes('"level":"error"')) tally.addFlaw(line.slice(0, 1500));
}

/** Requests that store bytes are refused while the disk is full; all others succeed. */
export const diskFull: Scenario = { name: 'disk full', run: fullDisk };
