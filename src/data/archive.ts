/** Streams the zip archive of content from a worker thread, which does all the work on texts. */
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { Content } from '../domain/content.ts';
import { AppError } from '../domain/errors.ts';
import type { ArchiveReply, ArchiveRequest } from './archive/zip.ts';
import type { Threads } from './threads.ts';

/** The sources of an archive, which are read where the database and the blobs are. */
export interface ArchiveSources {
  /** Returns a text by its hash, with some of the texts that follow it. */
  texts(hash: string): Promise<ReadonlyMap<string, string>>;
  /** Returns the bytes of a blob. */
  blob(hash: string): Promise<AsyncIterable<Uint8Array>>;
}

const MAX_BUILD_MS = 40_000;
/** Maximum wait for a thread; imports and specs use the same threads. */
const MAX_WAIT_MS = 20_000;

/**
 * Yields the bytes of the zip, each part when the previous one was consumed. The thread keeps one
 * part, one batch of texts and one part of a file in memory.
 * @throws TIMEOUT after 40 seconds, BUSY when no thread is free
 */
export async function* streamArchive(
  threads: Pick<Threads, 'read'>,
  content: Content,
  sources: ArchiveSources,
): AsyncGenerator<Uint8Array> {
  const { port1: port, port2 } = new MessageChannel();
  const ended = threads
    .read('archive', { content, port: port2 }, { ...bounds, transferred: [port2] })
    .then(() => undefined);
  ended.catch(() => {}); // where the consumer ends first
  const blobs = new BlobReader(sources);
  try {
    for (;;) {
      const request = await Promise.race([nextRequest(port), ended]);
      if (!request) return;
      if (request.kind === 'part') yield request.bytes;
      port.postMessage(await replyTo(request, sources, blobs));
    }
  } finally {
    port.close(); // which also ends the thread's task
    await blobs.close();
  }
}

const bounds = {
  limit: () => MAX_BUILD_MS,
  waitMs: MAX_WAIT_MS,
  late: new AppError(
    'TIMEOUT',
    'The archive took too long and was canceled. Fetch the pages and the files one by one.',
  ),
  large: new AppError(
    'QUERY_TOO_COMPLEX',
    'This text takes too much memory to read. Divide it into several pages.',
  ),
};

/** Returns the next request of the thread, which sends one at a time. */
const nextRequest = (port: MessagePort): Promise<ArchiveRequest> =>
  new Promise((resolve) => port.once('message', resolve));

async function replyTo(
  request: ArchiveRequest,
  sources: ArchiveSources,
  blobs: BlobReader,
): Promise<ArchiveReply> {
  if (request.kind === 'part') return { kind: 'next' };
  if (request.kind === 'texts') return { kind: 'texts', texts: await sources.texts(request.hash) };
  return { kind: 'bytes', bytes: await blobs.read(request.hash) };
}

/** Reads one blob after the other, in parts. */
class BlobReader {
  readonly #sources: ArchiveSources;
  #open: { readonly hash: string; readonly parts: AsyncIterator<Uint8Array> } | undefined;

  constructor(sources: ArchiveSources) {
    this.#sources = sources;
  }

  /** Returns the next part of a blob; undefined at its end. */
  async read(hash: string): Promise<Uint8Array | undefined> {
    this.#open ??= { hash, parts: (await this.#sources.blob(hash))[Symbol.asyncIterator]() };
    const part = await this.#open.parts.next();
    if (!part.done) return part.value;
    this.#open = undefined;
    return undefined;
  }

  async close(): Promise<void> {
    await this.#open?.parts.return?.();
  }
}
