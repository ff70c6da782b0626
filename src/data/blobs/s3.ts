/** Stores bytes in an S3 bucket, on Amazon S3 or a compatible server. */
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { AppError } from '../../domain/errors.ts';
import { type BlobSource, type BlobStore, checkedHash } from './store.ts';

/** The location and the credentials of a bucket. */
export interface Bucket {
  readonly bucket: string;
  /** Undefined for Amazon S3. */
  readonly endpoint: string | undefined;
  readonly region: string;
  /** Undefined for the SDK's default credentials. */
  readonly credentials:
    | { readonly accessKeyId: string; readonly secretAccessKey: string }
    | undefined;
  /** True when the bucket's name is part of the path, not of the host name. */
  readonly pathStyle: boolean;
}

/** Timeout of a check, in milliseconds. */
const CHECK_TIMEOUT_MS = 2000;

const PACKAGE = '@aws-sdk/client-s3';

/**
 * Throws an error that names the package when it is not installed, because only installations with
 * S3 need it.
 */
export function requireSdk(name = PACKAGE): void {
  try {
    createRequire(import.meta.url).resolve(name);
  } catch (cause) {
    throw new Error(
      `S3_BUCKET is set, but the package ${name} is not installed. Install it: npm install ${name}`,
      { cause },
    );
  }
}

/**
 * Loaded with the first request to a bucket, because installations without S3 do not have the
 * package.
 */
const loadSdk = async () => await import('@aws-sdk/client-s3');

/** The client with its SDK. */
interface S3Connection {
  readonly client: S3Client;
  readonly sdk: Awaited<ReturnType<typeof loadSdk>>;
}

/**
 * Opens a store in this bucket, under `files/`.
 * @throws Error when the package is missing
 */
export function openS3(bucket: Bucket): BlobStore {
  requireSdk();
  let connection: Promise<S3Connection> | undefined;
  const objectOf = (hash: string) => ({ Bucket: bucket.bucket, Key: `files/${checkedHash(hash)}` });
  const request = <T>(call: (connection: S3Connection) => Promise<T>): Promise<T | null> => {
    connection ??= connect(bucket);
    return resultOf(connection.then(call), bucket.bucket);
  };
  const size = (hash: string) =>
    request(
      async ({ client, sdk }) =>
        (await client.send(new sdk.HeadObjectCommand(objectOf(hash)))).ContentLength ?? 0,
    );
  return {
    temporaryFolder: path.join(os.tmpdir(), `lectern-${randomUUID()}`),
    async put(hash, source, length) {
      if ((await size(hash)) === length) return;
      const stored = await request(({ client, sdk }) =>
        sendSource(source, (Body, abortSignal) =>
          client.send(
            new sdk.PutObjectCommand({ ...objectOf(hash), Body, ContentLength: length }),
            {
              abortSignal,
            },
          ),
        ),
      );
      if (stored === null) throw new Error(`There is no bucket ${bucket.bucket}.`);
    },
    read: (hash, range) =>
      request(async ({ client, sdk }) => {
        const { Body } = await client.send(
          new sdk.GetObjectCommand({
            ...objectOf(hash),
            ...(range && { Range: `bytes=${range.first}-${range.last}` }),
          }),
        );
        return Body instanceof Readable ? Body : null;
      }),
    size,
    async check() {
      const head = ({ client, sdk }: S3Connection) =>
        client.send(new sdk.HeadBucketCommand({ Bucket: bucket.bucket }), {
          abortSignal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
        });
      const found = await request(head).catch((error: unknown) =>
        Promise.reject(error instanceof AppError ? error : unreachable(error)),
      );
      if (found === null) throw unreachable(new Error(`There is no bucket ${bucket.bucket}.`));
    },
    async remove(hash) {
      await request(({ client, sdk }) => client.send(new sdk.DeleteObjectCommand(objectOf(hash))));
    },
  };
}

async function connect({
  endpoint,
  region,
  credentials,
  pathStyle,
}: Bucket): Promise<S3Connection> {
  const sdk = await loadSdk();
  const client = new sdk.S3Client({
    region,
    forcePathStyle: pathStyle,
    ...(endpoint !== undefined && { endpoint }),
    ...(credentials && { credentials }),
    // Many compatible servers do not support the checksums that Amazon's SDK requires by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    logger: { trace() {}, debug() {}, info() {}, warn() {}, error() {} }, // the relevant errors are thrown
    requestHandler: { connectionTimeout: 2000, requestTimeout: 60_000 },
  });
  return { client, sdk };
}

/**
 * Sends a source. A file is sent as a stream with its path, because the client first reads it once
 * to sign it; the client does not handle errors of the stream.
 */
async function sendSource<T>(
  source: BlobSource,
  send: (body: Uint8Array | Readable, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const aborted = new AbortController();
  if (!('path' in source)) return send(source, aborted.signal);
  const body = createReadStream(source.path).on('error', (error) => aborted.abort(error));
  try {
    return await send(body, aborted.signal);
  } catch (error) {
    throw aborted.signal.aborted ? aborted.signal.reason : error;
  } finally {
    body.destroy();
  }
}

/**
 * Returns the result; null for NOT_FOUND, and throws UNAVAILABLE where the server does not answer.
 */
async function resultOf<T>(result: Promise<T>, bucket: string): Promise<T | null> {
  try {
    return await result;
  } catch (error) {
    const status = statusOf(error);
    if (status === 404) return null;
    const advice = ADVICE[status ?? 0];
    if (advice !== undefined)
      throw new Error(`The bucket ${bucket} answered ${status}. ${advice}`, { cause: error });
    if (status === undefined || (status < 500 && status !== 429)) throw error;
    throw unreachable(error);
  }
}

const CHECK_ADDRESS = 'Check S3_ENDPOINT and S3_REGION.';
const CHECK_ACCESS =
  'Check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and the permissions of the account.';

/** The advice for a status, because a response to HEAD has no message of its own. */
const ADVICE: Readonly<Record<number, string>> = {
  301: CHECK_ADDRESS,
  307: CHECK_ADDRESS,
  400: CHECK_ADDRESS,
  401: CHECK_ACCESS,
  403: CHECK_ACCESS,
};

const unreachable = (cause: unknown): AppError =>
  new AppError('UNAVAILABLE', 'The file storage is unavailable. Try again later.', {
    retryAfter: 2,
    cause,
  });

/**
 * Returns the HTTP status of an error of the client, 503 if there was no response; undefined for
 * errors that are not about the network.
 */
function statusOf(error: unknown): number | undefined {
  const metadata: unknown =
    error instanceof Error && '$metadata' in error ? error.$metadata : undefined;
  if (typeof metadata !== 'object' || metadata === null)
    return isConnectionError(error) ? 503 : undefined;
  return 'httpStatusCode' in metadata && typeof metadata.httpStatusCode === 'number'
    ? metadata.httpStatusCode
    : 503;
}

/**
 * Returns whether a connection failed. The client adds `$metadata` to such an error, except where
 * the body of the request is a stream.
 */
const isConnectionError = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  [
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
  ].includes(String(error.code));
