/**
 * Reads content to import in a worker thread, so that large or hostile texts do not block the
 * process.
 */
import { AppError } from '../domain/errors.ts';
import type { ImportedContent } from '../domain/import.ts';
import type { Threads } from './threads.ts';

/** The source of an import: the bytes of a zip, or a text with its URL. */
export type ReadableSource =
  | { readonly kind: 'zip'; readonly bytes: Uint8Array }
  | { readonly kind: 'markdown' | 'html'; readonly text: string; readonly url: string };

/**
 * Returns the content of a text or a zip. The bytes of a zip are transferred to the thread and
 * unusable afterwards.
 * @throws BAD_USER_INPUT where it cannot be read, or takes too much memory
 * @throws TIMEOUT after `timeoutMs`
 */
export function readInThread(
  threads: Pick<Threads, 'read'>,
  source: ReadableSource,
  timeoutMs: number,
): Promise<ImportedContent> {
  const bounds = {
    limit: () => timeoutMs,
    late: new AppError(
      'TIMEOUT',
      'The import took too long to read and was canceled. Import less content.',
    ),
    large: new AppError('BAD_USER_INPUT', 'This is too large to read. Import less content.'),
  };
  if (source.kind !== 'zip') return threads.read('text', source, bounds);
  return threads.read('zip', source.bytes, {
    ...bounds,
    transferred: transferableBytes(source.bytes),
  });
}

/**
 * Returns the buffer of bytes that may be transferred; small arrays share a buffer with others,
 * which must not be.
 */
const transferableBytes = ({ buffer, byteLength }: Uint8Array): ArrayBuffer[] =>
  buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
