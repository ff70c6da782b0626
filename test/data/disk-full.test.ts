/** Checks a full disk: uploads are refused with a retry time, and leave nothing behind. */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, symlink, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { openDisk } from '../../src/data/blobs/disk.ts';
import { stageStream } from '../../src/data/blobs/stage.ts';
import { AppError } from '../../src/domain/errors.ts';
import { ids, World } from '../support.ts';
import { sql } from '../sql.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'lectern-full-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const full = new AppError('UNAVAILABLE', 'Files cannot be stored at the moment. Try again later.', {
  retryAfter: 30,
});
const hash = 'a'.repeat(64);

/** A program that stores files of 1 KiB and 1 MiB in every way, and prints the results. */
const PROGRAM = `
  import { readdirSync } from 'node:fs';
  import { Readable } from 'node:stream';
  import { openDisk } from './src/data/blobs/disk.ts';
  import { stageBytes, stageStream } from './src/data/blobs/stage.ts';
  const folder = process.argv[1];
  const ground = { store: openDisk(folder), claim: async () => {} };
  const told = (work) => work.then(() => 'kept', ({ name, reason, retryAfter, cause }) => [name, reason, retryAfter, cause?.code]);
  const [small, large] = [Buffer.alloc(1024, 1), Buffer.alloc(1_048_576, 2)];
  const outcomes = [
    await told(stageStream(ground, Readable.from([large]), 2_000_000, { name: 'large' })),
    await told(stageBytes(ground, large, { name: 'large' })),
    await told(stageStream(ground, Readable.from([small]), 2_000_000, { name: 'small' })),
    await told(ground.store.check()),
  ];
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
  console.log(JSON.stringify({ outcomes, files }));
`;

describe('a disk without room for a large file', () => {
  it('stores small files, refuses large ones, and keeps nothing of these', async () => {
    // The kernel limits the files of this process and its children to 64 KiB, for any account and
    // on any disk.
    const { stdout } = await promisify(execFile)('bash', [
      '-c',
      'ulimit -f 64; exec "$0" --import tsx --input-type=module --eval "$1" "$2"',
      process.execPath,
      PROGRAM,
      path.join(folder, 'limited'),
    ]);
    expect(JSON.parse(stdout)).toEqual({
      outcomes: [
        ['AppError', 'UNAVAILABLE', 30, 'EFBIG'],
        ['AppError', 'UNAVAILABLE', 30, 'EFBIG'],
        'kept',
        'kept',
      ],
      files: 1,
    });
  });
});

describe('a folder that cannot be written to', () => {
  const at = path.join(folder, 'nowhere');

  it('refuses bytes, streams and the check as unavailable, and accepts them when it exists again', async () => {
    await symlink(at, at); // a link to itself, which no account can enter
    const store = openDisk(at);
    const ground = { store, claim: async () => {} };
    const stage = () =>
      stageStream(ground, Readable.from([Buffer.from('text')]), 100, { name: 'a.txt' });
    await expect(store.put(hash, Buffer.from('text'), 4)).rejects.toEqual(full);
    await expect(stage()).rejects.toEqual(full);
    await expect(store.check()).rejects.toEqual(full);
    await unlink(at);
    expect((await stage()).size).toBe(4);
    await expect(store.check()).resolves.toBeUndefined();
    expect(await readdir(path.join(at, 'scratch'))).toEqual([]);
  });

  it('is 503 with Retry-After for uploads through GraphQL and REST', async () => {
    const data = path.join(folder, 'data');
    const world = new World();
    try {
      await world.open({ DATA_DIR: data });
      await rm(path.join(data, 'files'), { recursive: true, force: true }); // created at the start
      await symlink(path.join(data, 'files'), path.join(data, 'files'));
      const form = new FormData();
      form.set('file', new Blob(['text']), 'a.txt');
      const rest = await fetch(`${world.url}/v1/orgs/${ids.acme}/files`, {
        method: 'POST',
        body: form,
        headers: { authorization: `Bearer ${world.as('ana').token}`, 'x-request-id': 'test' },
      });
      const error = { code: 503, message: full.message, reason: 'UNAVAILABLE', requestId: 'test' };
      expect([rest.status, rest.headers.get('retry-after'), await rest.json()]).toEqual([
        503,
        '30',
        { error },
      ]);
      const {
        status,
        headers,
        data: given,
        errors,
      } = await world
        .as('ana')
        .query(
          `mutation { uploadFile(input: { organizationId: "${ids.acme}", name: "a.txt", base64: "YQ==" }) { file { id: fileId } } }`,
        );
      expect([status, headers.get('retry-after'), given, errors]).toEqual([
        503,
        '30',
        null,
        [
          {
            message: full.message,
            path: ['uploadFile'],
            locations: [{ line: 1, column: 12 }],
            extensions: { code: 'UNAVAILABLE', requestId: 'test' },
          },
        ],
      ]);
      expect(
        await world.console.database.query(
          sql('SELECT id FROM files WHERE name = $1 AND organization_id = $2'),
          ['a.txt', ids.acme],
        ),
      ).toEqual([]);
    } finally {
      await world.close();
    }
  });
});
