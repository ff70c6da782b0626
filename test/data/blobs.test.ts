/** Bytes: one contract for the disk and for S3. */
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
// @ts-expect-error: it has no types
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDisk } from '../../src/data/blobs/disk.ts';
import { needPackage, openS3 } from '../../src/data/blobs/s3.ts';
import type { BlobStore, ByteRange } from '../../src/data/blobs/store.ts';
import { Fault } from '../../src/domain/errors.ts';

/** A server that speaks S3, on the loopback. */
interface SmallS3 {
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
  readonly store: {
    putObject(object: { readonly bucket: string; readonly key: string }): Promise<{ readonly size: number }>;
    getResourcePath(bucket: string, key: string, resource: 'object'): string;
  };
}

/** Has a server answer a PUT when its file is whole: by itself it does so as soon as the bytes are on their way there, and the next request may find none. */
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
const s3 = withWholeFiles(new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: path.join(folder, 's3'), configureBuckets: [{ name: 'files' }] }));
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

/** A file on its way into a store. */
async function scratchFile({ scratch }: BlobStore, bytes: Uint8Array): Promise<string> {
  await mkdir(scratch, { recursive: true });
  const file = path.join(scratch, randomBytes(8).toString('hex'));
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

describe.each(stores)('bytes %s', (_, open) => {
  const large = randomBytes(3_000_000);

  it('are read as they were put, and have their size', async () => {
    const store = open();
    const hash = hashOf(large);
    await store.put(hash, large, large.length);
    expect(await store.size(hash)).toBe(3_000_000);
    expect((await bytesOf(store, hash))?.equals(large)).toBe(true);
  });

  it('may come as a file', async () => {
    const store = open();
    const bytes = randomBytes(200_000);
    await store.put(hashOf(bytes), { path: await scratchFile(store, bytes) }, bytes.length);
    expect((await bytesOf(store, hashOf(bytes)))?.equals(bytes)).toBe(true);
  });

  it('may be none', async () => {
    const store = open();
    const hash = hashOf(Buffer.alloc(0));
    await store.put(hash, Buffer.alloc(0), 0);
    expect([await store.size(hash), await bytesOf(store, hash)]).toEqual([0, Buffer.alloc(0)]);
  });

  it.each([
    [0, 1], // of "0-0" the small server makes "0-"
    [10, 19],
    [2_999_999, 2_999_999],
    [0, 2_999_999],
  ])('are read in part, from %i to %i', async (first, last) => {
    const store = open();
    await store.put(hashOf(large), large, large.length);
    expect((await bytesOf(store, hashOf(large), { first, last }))?.equals(large.subarray(first, last + 1))).toBe(true);
  });

  it('may be put twice, and at once', async () => {
    const store = open();
    const bytes = randomBytes(1000);
    const put = () => store.put(hashOf(bytes), bytes, bytes.length);
    await Promise.all([put(), put(), put()]);
    await put();
    expect(await bytesOf(store, hashOf(bytes))).toEqual(bytes);
  });

  it('are null when they are not there', async () => {
    const store = open();
    const hash = hashOf(randomBytes(8));
    expect([await store.size(hash), await store.read(hash), await store.read(hash, { first: 0, last: 1 })]).toEqual([null, null, null]);
  });

  it('can be removed, also when they are gone', async () => {
    const store = open();
    const bytes = randomBytes(10);
    await store.put(hashOf(bytes), bytes, bytes.length);
    await store.remove(hashOf(bytes));
    await store.remove(hashOf(bytes));
    expect(await store.size(hashOf(bytes))).toBeNull();
  });

  it.each(['', '../../etc/passwd', 'A'.repeat(64), 'a'.repeat(63)])('are known by nothing but a hash: %j', async (hash) => {
    const store = open();
    const asked: (() => Promise<unknown>)[] = [() => store.put(hash, Buffer.alloc(1), 1), () => store.read(hash), () => store.size(hash), () => store.remove(hash)];
    for (const ask of asked) await expect(Promise.resolve().then(ask)).rejects.toThrow('Bytes are known by their SHA-256 in hex.');
  });

  it('are not there when they could not be put whole', async () => {
    const store = open();
    const hash = hashOf(randomBytes(8));
    await expect(store.put(hash, { path: path.join(store.scratch, 'none') }, 8)).rejects.toThrow('ENOENT');
    expect(await store.size(hash)).toBeNull();
  });
});

describe('the disk', () => {
  it('keeps each in a file of its own, for its owner alone, and leaves nothing besides', async () => {
    const home = path.join(folder, 'own');
    const store = openDisk(home);
    const bytes = Buffer.from('hello');
    const hash = hashOf(bytes);
    await store.put(hash, bytes, 5);
    await store.put(hash, { path: await scratchFile(store, bytes) }, 5);
    expect(readdirSync(home, { recursive: true }).sort()).toEqual([hash.slice(0, 2), `${hash.slice(0, 2)}/${hash.slice(2)}`, 'scratch'].sort());
    expect(statSync(path.join(home, hash.slice(0, 2), hash.slice(2))).mode & 0o777).toBe(0o600);
    expect(await readFile(path.join(home, hash.slice(0, 2), hash.slice(2)), 'utf8')).toBe('hello');
  });
});

describe('S3', () => {
  it('that does not answer is UNAVAILABLE', async () => {
    const store = openS3(bucketAt(1));
    await expect(store.size('a'.repeat(64))).rejects.toEqual(new Fault('UNAVAILABLE', 'The files cannot be reached at the moment. Try again.', { retryAfter: 2 }));
  }, 30_000);

  it('says when there is no such bucket', async () => {
    const store = openS3(bucketAt(port, 'none'));
    await expect(store.put('a'.repeat(64), Buffer.alloc(1), 1)).rejects.toThrow('There is no bucket none.');
  });

  it('names the package that it needs', () => {
    expect(() => needPackage('@aws-sdk/none')).toThrow('S3_BUCKET is set, but the package @aws-sdk/none is not installed. Install it: npm install @aws-sdk/none');
  });
});
