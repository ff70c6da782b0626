/** Checks stored bytes with one contract for the disk and for S3. */
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
// @ts-expect-error: it has no types
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDisk } from '../../src/data/blobs/disk.ts';
import { requireSdk, openS3 } from '../../src/data/blobs/s3.ts';
import type { BlobStore, ByteRange } from '../../src/data/blobs/store.ts';
import { AppError } from '../../src/domain/errors.ts';

/** An S3 server on the loopback interface. */
interface SmallS3 {
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
  readonly store: {
    putObject(object: {
      readonly bucket: string;
      readonly key: string;
    }): Promise<{ readonly size: number }>;
    getResourcePath(bucket: string, key: string, resource: 'object'): string;
  };
}

/**
 * Delays the response to a PUT until its file is complete. Without this the server responds
 * earlier, and the next request may not find the file.
 */
function withWholeFiles(server: SmallS3): SmallS3 {
  const { store } = server;
  const put = store.putObject.bind(store);
  store.putObject = async (object) => {
    const kept = await put(object);
    const file = store.getResourcePath(object.bucket, object.key, 'object');
    while (statSync(file, { throwIfNoEntry: false })?.size !== kept.size) await nextTurn();
    return kept;
  };
  return server;
}

const folder = mkdtempSync(path.join(tmpdir(), 'lectern-blobs-'));
const s3 = withWholeFiles(
  new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: path.join(folder, 's3'),
    configureBuckets: [{ name: 'files' }],
  }),
);
let port = 0;
beforeAll(async () => {
  port = (await s3.run()).port;
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

const bucketAt = (at: number, bucket = 'files') => ({
  bucket,
  endpoint: `http://127.0.0.1:${at}`,
  region: 'us-east-1',
  credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  pathStyle: true,
});

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Creates a temporary file that is ready to be put into a store. */
async function temporaryFile({ temporaryFolder }: BlobStore, bytes: Uint8Array): Promise<string> {
  await mkdir(temporaryFolder, { recursive: true });
  const file = path.join(temporaryFolder, randomBytes(8).toString('hex'));
  await writeFile(file, bytes);
  return file;
}

async function bytesOf(store: BlobStore, hash: string, range?: ByteRange): Promise<Buffer | null> {
  const stream = await store.read(hash, range);
  return stream && buffer(stream);
}

const stores: [string, () => BlobStore][] = [
  ['on the disk', () => openDisk(path.join(folder, 'files'))],
  ['in S3', () => openS3(bucketAt(port))],
];

describe.each(stores)('stored bytes %s', (_, open) => {
  const large = randomBytes(3_000_000);

  it('are read unchanged, and have their size', async () => {
    const store = open();
    const hash = hashOf(large);
    await store.put(hash, large, large.length);
    expect(await store.size(hash)).toBe(3_000_000);
    expect((await bytesOf(store, hash))?.equals(large)).toBe(true);
  });

  it('can be put from a file', async () => {
    const store = open();
    const bytes = randomBytes(200_000);
    await store.put(hashOf(bytes), { path: await temporaryFile(store, bytes) }, bytes.length);
    expect((await bytesOf(store, hashOf(bytes)))?.equals(bytes)).toBe(true);
  });

  it('can be empty', async () => {
    const store = open();
    const hash = hashOf(Buffer.alloc(0));
    await store.put(hash, Buffer.alloc(0), 0);
    expect([await store.size(hash), await bytesOf(store, hash)]).toEqual([0, Buffer.alloc(0)]);
  });

  it.each([
    [0, 1], // the S3 server parses "0-0" as "0-"
    [10, 19],
    [2_999_999, 2_999_999],
    [0, 2_999_999],
  ])('are read in part, from %i to %i', async (first, last) => {
    const store = open();
    await store.put(hashOf(large), large, large.length);
    expect(
      (await bytesOf(store, hashOf(large), { first, last }))?.equals(
        large.subarray(first, last + 1),
      ),
    ).toBe(true);
  });

  it('can be put twice, also concurrently', async () => {
    const store = open();
    const bytes = randomBytes(1000);
    const put = () => store.put(hashOf(bytes), bytes, bytes.length);
    await Promise.all([put(), put(), put()]);
    await put();
    expect(await bytesOf(store, hashOf(bytes))).toEqual(bytes);
  });

  it('are null when they are absent', async () => {
    const store = open();
    const hash = hashOf(randomBytes(8));
    expect([
      await store.size(hash),
      await store.read(hash),
      await store.read(hash, { first: 0, last: 1 }),
    ]).toEqual([null, null, null]);
  });

  it('can be removed, also when they are absent', async () => {
    const store = open();
    const bytes = randomBytes(10);
    await store.put(hashOf(bytes), bytes, bytes.length);
    await store.remove(hashOf(bytes));
    await store.remove(hashOf(bytes));
    expect(await store.size(hashOf(bytes))).toBeNull();
  });

  it.each(['', '../../etc/passwd', 'A'.repeat(64), 'a'.repeat(63)])(
    'are only found by a hash: %j',
    async (hash) => {
      const store = open();
      const asked: (() => Promise<unknown>)[] = [
        () => store.put(hash, Buffer.alloc(1), 1),
        () => store.read(hash),
        () => store.size(hash),
        () => store.remove(hash),
      ];
      for (const ask of asked)
        await expect(Promise.resolve().then(ask)).rejects.toThrow(
          'Bytes are known by their SHA-256 in hex.',
        );
    },
  );

  it('are absent when they could not be put completely', async () => {
    const store = open();
    const hash = hashOf(randomBytes(8));
    await expect(
      store.put(hash, { path: path.join(store.temporaryFolder, 'none') }, 8),
    ).rejects.toThrow('ENOENT');
    expect(await store.size(hash)).toBeNull();
  });
});

describe('the disk', () => {
  it('stores each in a file of its own, for its owner alone, and leaves nothing else', async () => {
    const home = path.join(folder, 'own');
    const store = openDisk(home);
    const bytes = Buffer.from('hello');
    const hash = hashOf(bytes);
    await store.put(hash, bytes, 5);
    await store.put(hash, { path: await temporaryFile(store, bytes) }, 5);
    expect(readdirSync(home, { recursive: true }).sort()).toEqual(
      [hash.slice(0, 2), `${hash.slice(0, 2)}/${hash.slice(2)}`, 'scratch'].sort(),
    );
    expect(statSync(path.join(home, hash.slice(0, 2), hash.slice(2))).mode & 0o777).toBe(0o600);
    expect(await readFile(path.join(home, hash.slice(0, 2), hash.slice(2)), 'utf8')).toBe('hello');
  });
});

describe('S3', () => {
  it('is UNAVAILABLE when it breaks the connection during an upload', async () => {
    const breaking = createServer((req, res) => {
      if (req.method === 'HEAD') res.writeHead(404).end();
      else req.once('data', () => req.socket.destroy());
    });
    await once(breaking.listen(0, '127.0.0.1'), 'listening');
    const address = breaking.address();
    const store = openS3(bucketAt(typeof address === 'object' && address ? address.port : 0));
    const bytes = randomBytes(3_000_000);
    const put = store.put(hashOf(bytes), { path: await temporaryFile(store, bytes) }, bytes.length);
    await expect(put).rejects.toEqual(
      new AppError('UNAVAILABLE', 'The file storage is unavailable. Try again later.', {
        retryAfter: 2,
      }),
    );
    breaking.close();
  });

  it('is UNAVAILABLE when it does not respond', async () => {
    const store = openS3(bucketAt(1));
    await expect(store.size('a'.repeat(64))).rejects.toEqual(
      new AppError('UNAVAILABLE', 'The file storage is unavailable. Try again later.', {
        retryAfter: 2,
      }),
    );
  }, 240_000);

  it('passes the check only when its bucket exists', async () => {
    const unreachable = new AppError(
      'UNAVAILABLE',
      'The file storage is unavailable. Try again later.',
      { retryAfter: 2 },
    );
    await expect(openS3(bucketAt(port)).check()).resolves.toBeUndefined();
    await expect(openS3(bucketAt(port, 'none')).check()).rejects.toEqual(unreachable);
    await expect(openS3(bucketAt(1)).check()).rejects.toEqual(unreachable);
  }, 240_000);

  it('names the settings to check when it refuses the keys', async () => {
    const refusing = createServer((_req, res) => void res.writeHead(403).end());
    await once(refusing.listen(0, '127.0.0.1'), 'listening');
    const address = refusing.address();
    const store = openS3(bucketAt(typeof address === 'object' && address ? address.port : 0));
    const hash = 'a'.repeat(64);
    const refusal = new Error(
      'The bucket files answered 403. Check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and the permissions of the account.',
    );
    await expect(store.check()).rejects.toMatchObject({ reason: 'UNAVAILABLE', cause: refusal });
    await expect(store.put(hash, Buffer.alloc(1), 1)).rejects.toEqual(refusal);
    await expect(store.read(hash)).rejects.toEqual(refusal);
    refusing.close();
  });

  it('reports a missing bucket', async () => {
    const store = openS3(bucketAt(port, 'none'));
    await expect(store.put('a'.repeat(64), Buffer.alloc(1), 1)).rejects.toThrow(
      'There is no bucket none.',
    );
  });

  it('reports a missing package by name', () => {
    expect(() => requireSdk('@aws-sdk/none')).toThrow(
      'S3_BUCKET is set, but the package @aws-sdk/none is not installed. Install it: npm install @aws-sdk/none',
    );
  });
});
