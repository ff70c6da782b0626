/** Zips content in a worker thread. It requests texts and the bytes of files through a port. */
import type { MessagePort } from 'node:worker_threads';
import { crc32, deflateRawSync } from 'node:zlib';
import { Zip, type ZipInputFile, ZipPassThrough } from 'fflate';
import type { Content } from '../../domain/content.ts';
import { exportContent } from '../../domain/export.ts';

/** A request of the thread: to consume a part of the zip, for texts, or for bytes of a blob. */
export type ArchiveRequest =
  | { readonly kind: 'part'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'texts'; readonly hash: string }
  | { readonly kind: 'blob'; readonly hash: string };

/** The reply to a request. */
export type ArchiveReply =
  | { readonly kind: 'next' }
  | { readonly kind: 'texts'; readonly texts: ReadonlyMap<string, string> }
  /** Undefined at the end of the blob. */
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array | undefined };

/** The content to zip, and the port for requests. */
export interface ArchiveInput {
  readonly content: Content;
  readonly port: MessagePort;
}

/** All entries have the same time, so that equal content produces an equal zip. */
const TIME = new Date(1980, 0, 1);
/** Size of a part of the zip, in bytes. */
const MIN_PART_BYTES = 256 * 1024;
/** The method DEFLATE of the zip format. */
const DEFLATE = 8;

/** Zips content, and requests the consumption of each part before it makes the next one. */
export async function zipContent({ content, port }: ArchiveInput): Promise<null> {
  try {
    const parts = new Parts(port);
    const zip = new Zip((error, chunk) => {
      if (error) throw error;
      parts.add(chunk);
    });
    for await (const entry of exportContent(content, textsThrough(port))) {
      if ('text' in entry) addText(zip, entry.path, entry.text);
      else await addBlob(zip, entry.path, entry.blob, parts, port);
      await parts.flush(MIN_PART_BYTES);
    }
    zip.end();
    await parts.flush(1);
    return null;
  } finally {
    port.close();
  }
}

/** Returns a reader of texts by hash, which keeps one batch. */
function textsThrough(port: MessagePort): (hash: string) => Promise<string> {
  let batch: ReadonlyMap<string, string> = new Map();
  return async (hash) => {
    if (!batch.has(hash)) {
      const reply = await request(port, { kind: 'texts', hash });
      if (reply.kind === 'texts') batch = reply.texts;
    }
    const text = batch.get(hash);
    if (text === undefined) throw new Error(`The text ${hash} of a revision is missing.`);
    return text;
  };
}

function addText(zip: Zip, filename: string, text: string): void {
  const bytes = Buffer.from(text);
  const file: ZipInputFile = {
    filename,
    mtime: TIME,
    compression: DEFLATE,
    crc: crc32(bytes),
    size: bytes.length,
  };
  zip.add(file);
  file.ondata?.(null, deflateRawSync(bytes), true);
}

/** Adds the bytes of a file, which are mostly compressed already. */
async function addBlob(
  zip: Zip,
  path: string,
  hash: string,
  parts: Parts,
  port: MessagePort,
): Promise<void> {
  const file = new ZipPassThrough(path);
  file.mtime = TIME;
  zip.add(file);
  for (;;) {
    const reply = await request(port, { kind: 'blob', hash });
    if (reply.kind !== 'bytes' || !reply.bytes) break;
    file.push(reply.bytes);
    await parts.flush(MIN_PART_BYTES);
  }
  file.push(new Uint8Array(), true);
}

/** The bytes of the zip that were not sent yet. */
class Parts {
  readonly #port: MessagePort;
  #chunks: Uint8Array[] = [];
  #size = 0;

  constructor(port: MessagePort) {
    this.#port = port;
  }

  add(chunk: Uint8Array): void {
    this.#chunks.push(chunk);
    this.#size += chunk.length;
  }

  /** Sends the bytes if their count is at least `minBytes`, and waits until they are consumed. */
  async flush(minBytes: number): Promise<void> {
    if (this.#size < minBytes) return;
    const bytes = new Uint8Array(this.#size);
    let at = 0;
    for (const chunk of this.#chunks) {
      bytes.set(chunk, at);
      at += chunk.length;
    }
    [this.#chunks, this.#size] = [[], 0];
    await request(this.#port, { kind: 'part', bytes }, [bytes.buffer]);
  }
}

/** Sends a request and returns the reply. Fails when the other side closes the port. */
const request = (
  port: MessagePort,
  message: ArchiveRequest,
  transferred: readonly ArrayBuffer[] = [],
): Promise<ArchiveReply> =>
  new Promise((resolve, reject) => {
    const reply = (value: ArchiveReply): void => {
      port.off('close', fail);
      resolve(value);
    };
    const fail = (): void => {
      port.off('message', reply);
      reject(new Error('The consumer of an archive ended before the archive.'));
    };
    port.once('message', reply);
    port.once('close', fail);
    port.postMessage(message, [...transferred]);
  });
