/** Passes a request body that was read already to graphql-yoga, in `req.body`. */
import type { IncomingMessage } from 'node:http';

/**
 * A request body that was read already, in the form that graphql-yoga takes without looking at each
 * byte: an async iterable with a key of its own.
 */
class WholeBody {
  readonly bytes: readonly [Buffer];

  constructor(bytes: Buffer) {
    this.bytes = [bytes];
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Buffer> {
    yield* this.bytes;
  }
}

/** Stores the body of a request after it was read. */
export const keepBody = (req: IncomingMessage, body: Buffer): void =>
  void Object.assign(req, { body: new WholeBody(body) });

/** Returns the body of a request if it was read already. */
export const keptBodyOf = (req: IncomingMessage & { body?: unknown }): Buffer | undefined =>
  req.body instanceof WholeBody ? req.body.bytes[0] : undefined;
