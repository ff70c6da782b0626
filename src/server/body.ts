/** Reads a request's body, within bounds. */
import type { IncomingMessage } from 'node:http';
import { badInput, Fault } from '../domain/errors.ts';

/** Whether a body belongs to the request, by its headers. */
export const hasBody = (req: IncomingMessage): boolean => req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;

/** Refuses a body that says itself that it is too long. Throws PAYLOAD_TOO_LARGE. */
export function checkLength(req: IncomingMessage, limit: number): void {
  if (Number(req.headers['content-length'] ?? 0) > limit) throw tooLarge(limit);
}

/** The whole body, also when it comes in chunks of unknown number. Throws PAYLOAD_TOO_LARGE as soon as it is longer than `limit` bytes. */
export async function readBody(req: IncomingMessage, limit: number): Promise<Buffer> {
  checkLength(req, limit);
  if (req.destroyed && !req.complete) throw badInput('The request ended before its body did.');
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const done = (settle: () => void): void => {
      req.off('data', take).off('end', finish).off('close', fail).off('error', fail);
      settle();
    };
    const take = (chunk: Buffer): void => {
      size += chunk.length;
      if (size > limit) done(() => reject(tooLarge(limit)));
      else chunks.push(chunk);
    };
    const finish = (): void => done(() => resolve(Buffer.concat(chunks, size)));
    const fail = (): void => done(() => reject(badInput('The request ended before its body did.')));
    req.on('data', take).once('end', finish).once('close', fail).once('error', fail);
  });
}

function tooLarge(limit: number): Fault {
  const size = limit >= 1_048_576 ? `${limit / 1_048_576} MiB` : `${limit} bytes`;
  return new Fault('PAYLOAD_TOO_LARGE', `The body may have at most ${size}.`, { details: { limit } });
}
