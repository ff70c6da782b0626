/** Passes a request body that was read already to graphql-yoga. */

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
