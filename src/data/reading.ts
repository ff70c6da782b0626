/** Reading what somebody gave us to import: in a thread of its own, so that nobody waits for a large or a hostile text. */
import { Fault } from '../domain/errors.ts';
import type { Imported } from '../domain/import.ts';
import { ReadingThread } from './reading/thread.ts';

/** What is read: the bytes of a zip, or a text, and where it was found. */
export type Readable = { readonly kind: 'zip'; readonly bytes: Uint8Array } | { readonly kind: 'markdown' | 'html'; readonly text: string; readonly url: string };

/**
 * What a text or a zip brings. BAD_USER_INPUT for what cannot be read, or takes too much memory; TIMEOUT after so many milliseconds.
 * The bytes of a zip are handed over: nothing is in them afterwards.
 */
export async function readApart(given: Readable, timeoutMs: number): Promise<Imported> {
  const thread = new ReadingThread();
  const bounds = {
    limit: () => timeoutMs,
    late: new Fault('TIMEOUT', 'This took too long to read, and was given up. Import less at a time.'),
    large: new Fault('BAD_USER_INPUT', 'This is too much to be read at once. Import less at a time.'),
  };
  try {
    if (given.kind !== 'zip') return await thread.read({ kind: 'text', given }, bounds);
    return await thread.read({ kind: 'zip', given: given.bytes }, { ...bounds, handedOver: ownBytes(given.bytes) });
  } finally {
    await thread.end();
  }
}

/** The memory that bytes lie in, where nothing else does: small ones share theirs with others. */
const ownBytes = ({ buffer, byteLength }: Uint8Array): ArrayBuffer[] => (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : []);
