/** Keeps bytes in a bucket of S3, or of a server that speaks its language. */
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { Fault } from '../../domain/errors.ts';
import { type BlobSource, type BlobStore, checkedHash } from './store.ts';

/** Where a bucket is, and who may use it. */
export interface Bucket {
  readonly bucket: string;
  /** Undefined: Amazon's own. */
  readonly endpoint: string | undefined;
  readonly region: string;
  /** Undefined: what the machine itself is allowed. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
  /** Whether the bucket stands in the path, not in the host name. */
  readonly pathStyle: boolean;
}

const PACKAGE = '@aws-sdk/client-s3';

/** Throws an error that names the package when it is not installed: only who keeps files in S3 needs it. */
export function needPackage(name = PACKAGE): void {
  try {
    createRequire(import.meta.url).resolve(name);
  } catch (cause) {
    throw new Error(`S3_BUCKET is set, but the package ${name} is not installed. Install it: npm install ${name}`, { cause });
  }
}

/** Read when a bucket is first asked: who has none need not have the package. */
const readSdk = async () => await import('@aws-sdk/client-s3');

/** The client, once its package was read. */
interface Line {
  readonly client: S3Client;
  readonly sdk: Awaited<ReturnType<typeof readSdk>>;
}

/** A store in this bucket, under `files/`. Throws when the package is missing. */
export function openS3(bucket: Bucket): BlobStore {
  needPackage();
  let line: Promise<Line> | undefined;
  const at = (hash: string) => ({ Bucket: bucket.bucket, Key: `files/${checkedHash(hash)}` });
  const ask = <T>(what: (line: Line) => Promise<T>): Promise<T | null> => {
    line ??= connect(bucket);
    return answerOf(line.then(what));
  };
  const size = (hash: string) => ask(async ({ client, sdk }) => (await client.send(new sdk.HeadObjectCommand(at(hash)))).ContentLength ?? 0);
  return {
    scratch: path.join(os.tmpdir(), `lectern-${randomUUID()}`),
    async put(hash, source, length) {
      if ((await size(hash)) === length) return;
      const kept = await ask(({ client, sdk }) => sending(source, (Body, abortSignal) => client.send(new sdk.PutObjectCommand({ ...at(hash), Body, ContentLength: length }), { abortSignal })));
      if (kept === null) throw new Error(`There is no bucket ${bucket.bucket}.`);
    },
    read: (hash, range) =>
      ask(async ({ client, sdk }) => {
        const { Body } = await client.send(new sdk.GetObjectCommand({ ...at(hash), ...(range && { Range: `bytes=${range.first}-${range.last}` }) }));
        return Body instanceof Readable ? Body : null;
      }),
    size,
    async remove(hash) {
      await ask(({ client, sdk }) => client.send(new sdk.DeleteObjectCommand(at(hash))));
    },
  };
}

async function connect({ endpoint, region, credentials, pathStyle }: Bucket): Promise<Line> {
  const sdk = await readSdk();
  const client = new sdk.S3Client({
    region,
    forcePathStyle: pathStyle,
    ...(endpoint !== undefined && { endpoint }),
    ...(credentials && { credentials }),
    // Servers of others often do not know the checksums that Amazon's asks for of late.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    logger: { trace() {}, debug() {}, info() {}, warn() {}, error() {} }, // what matters is thrown
    requestHandler: { connectionTimeout: 2000, requestTimeout: 60_000 },
  });
  return { client, sdk };
}

/** A file is given as a stream that knows its path: to sign it, the client reads it once before. It does not watch the stream. */
async function sending<T>(source: BlobSource, send: (body: Uint8Array | Readable, signal: AbortSignal) => Promise<T>): Promise<T> {
  const broken = new AbortController();
  if (!('path' in source)) return send(source, broken.signal);
  const body = createReadStream(source.path).on('error', (error) => broken.abort(error));
  try {
    return await send(body, broken.signal);
  } catch (error) {
    throw broken.signal.aborted ? broken.signal.reason : error;
  } finally {
    body.destroy();
  }
}

/** The answer, null for what is not there, UNAVAILABLE where nobody answers. */
async function answerOf<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    const status = statusOf(error);
    if (status === 404) return null;
    if (status === undefined || (status < 500 && status !== 429)) throw error;
    throw new Fault('UNAVAILABLE', 'The files cannot be reached at the moment. Try again.', { retryAfter: 2, cause: error });
  }
}

/** The status of an answer that the client throws, 503 where none came; undefined for what is no matter of the network. */
function statusOf(error: unknown): number | undefined {
  const told: unknown = error instanceof Error && '$metadata' in error ? error.$metadata : undefined;
  if (typeof told !== 'object' || told === null) return undefined;
  return 'httpStatusCode' in told && typeof told.httpStatusCode === 'number' ? told.httpStatusCode : 503;
}
