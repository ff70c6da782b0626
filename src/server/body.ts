/** Reads request bodies up to a limit of bytes. */
import type { IncomingMessage } from 'node:http';
import { badInput, AppError } from '../domain/errors.ts';

/** Returns true if the request has a body, according to its headers. */
export const hasBody = (req: IncomingMessage): boolean =>
  req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;

/** Refuses a body whose `Content-Length` is over the limit. Throws PAYLOAD_TOO_LARGE. */
export function checkLength(req: IncomingMessage, limit: number): void {
  if (Number(req.headers['content-length'] ?? 0) > limit) throw tooLarge(limit);
}

/**
 * Returns the whole body, chunked or not. Throws PAYLOAD_TOO_LARGE as soon as it is longer than
 * `limit` bytes.
 */
export async function readBody(req: IncomingMessage, limit: number): Promise<Buffer> {
  checkLength(req, limit);
  if (req.destroyed && !req.complete) throw badInput('The request ended before its body did.');
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const stop = (settle: () => void): void => {
      req.off('data', onData).off('end', onEnd).off('close', onFailure).off('error', onFailure);
      settle();
    };
    const onData = (chunk: Buffer): void => {
      size += chunk.length;
      if (size > limit) stop(() => reject(tooLarge(limit)));
      else chunks.push(chunk);
    };
    const onEnd = (): void => stop(() => resolve(Buffer.concat(chunks, size)));
    const onFailure = (): void =>
      stop(() => reject(badInput('The request ended before its body did.')));
    req.on('data', onData).once('end', onEnd).once('close', onFailure).once('error', onFailure);
  });
}

function tooLarge(limit: number): AppError {
  const size =
    limit >= 1_048_576
      ? `${limit / 1_048_576} MiB`
      : limit % 1024 === 0
        ? `${limit / 1024} KiB`
        : `${limit} bytes`;
  return new AppError('PAYLOAD_TOO_LARGE', `The body may have at most ${size}.`, {
    details: { limit },
  });
}

/**
 * A request body that was read already, in the form that graphql-yoga takes without looking at each
 * byte: an async iterable with a key of its own.
 */
export class WholeBody {
  readonly bytes: readonly [Buffer];

  constructor(bytes: Buffer) {
    this.bytes = [bytes];
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Buffer> {
    yield* this.bytes;
  }
}
