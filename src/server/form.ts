/** Reads forms with one file, which is stored while it arrives. */
import type { IncomingMessage } from 'node:http';
import {
  Busboy,
  type BusboyConfig,
  type BusboyFileStream,
  type BusboyInstance,
} from '@fastify/busboy';
import { fileTooLarge } from '../data/blobs.ts';
import { badInput, AppError } from '../domain/errors.ts';

/** Maximum size of a form in addition to its file. */
export const MAX_OVERHEAD_BYTES = 1_048_576;
/** The limits of all forms: one file, and short headers of its parts. */
const LIMITS = { files: 1, headerPairs: 50, headerSize: 16_384 };

/** The file of a form, while it arrives. */
export interface FormFile {
  /** Name of its part. */
  readonly part: string;
  readonly name: string | undefined;
  readonly contentType: string;
  readonly stream: BusboyFileStream;
}

/** The form that a request may have. */
export interface FormReader<T> {
  /** Maximum bytes of the file. */
  readonly limit: number;
  readonly fields: Pick<NonNullable<BusboyConfig['limits']>, 'fields' | 'fieldSize'>;
  /** The message for a form without a file. */
  readonly needsFile: string;
  /** Receives a field. Throws an AppError to refuse the form. */
  field?(name: string, value: string, isTruncated: boolean): void;
  /** Stores the file. If it fails, it leaves nothing stored. */
  store(file: FormFile): Promise<T>;
}

/**
 * Returns the result of `store` for the file of a form.
 * @throws UNSUPPORTED_MEDIA_TYPE for a body that is not a form
 * @throws BAD_USER_INPUT for a malformed form, or one without exactly one file
 * @throws PAYLOAD_TOO_LARGE
 */
export function readForm<T>(req: IncomingMessage, reader: FormReader<T>): Promise<T> {
  const { limit, needsFile } = reader;
  if (Number(req.headers['content-length'] ?? 0) > limit + MAX_OVERHEAD_BYTES)
    throw fileTooLarge(limit);
  if (req.destroyed) throw incompleteBody(); // the client disconnected during authentication
  const form = openForm(req, reader.fields);
  return new Promise((resolve, reject) => {
    let stored: Promise<T> | undefined;
    let file: BusboyFileStream | undefined;
    let hasEnded = false;
    const end = (): void => {
      hasEnded = true;
      stopFeeding();
    };
    const refuse = (error: unknown): void => {
      end();
      file?.destroy(error instanceof Error ? error : undefined);
      // The staged bytes are removed before the error is reported.
      Promise.allSettled([stored]).then(() => reject(error));
    };
    form.on('field', (name, value, isNameTruncated, isTruncated) => {
      if (hasEnded) return;
      try {
        reader.field?.(name, value, isNameTruncated || isTruncated);
      } catch (error) {
        refuse(error);
      }
    });
    form.on('file', (part, stream, name, _, contentType) => {
      file = stream.on('error', () => {}); // the reader of the stream receives the error
      if (hasEnded) return void stream.destroy(); // the form parses what it had received
      stored = reader.store({ part, stream, name, contentType });
      stored.catch(refuse);
    });
    for (const event of ['filesLimit', 'fieldsLimit', 'partsLimit'])
      form.on(event, () =>
        refuse(badInput('The form can have one file and few other fields.', 'file')),
      );
    form.on('error', () => refuse(badInput('The form is invalid: its parts are not terminated.')));
    form.on('finish', () => {
      end();
      if (stored) stored.then(resolve, reject);
      else reject(badInput(needsFile, 'file'));
    });
    const stopFeeding = feedForm(form, req, limit + MAX_OVERHEAD_BYTES, refuse);
  });
}

/**
 * Feeds a form with the body of a request, until the returned function is called. Calls `fail` for
 * a body of more than `maxBytes`, and when the client disconnects before its end.
 */
function feedForm(
  form: BusboyInstance,
  req: IncomingMessage,
  maxBytes: number,
  fail: (error: AppError) => void,
): () => void {
  let size = 0;
  const countBytes = (chunk: Buffer): void => {
    size += chunk.length;
    if (size > maxBytes) fail(badInput('The other fields of the form are too large.'));
  };
  const failIncomplete = (): void => fail(incompleteBody());
  const ignoreClose = (): void => void req.off('close', failIncomplete);
  req
    .on('data', countBytes)
    .once('end', ignoreClose)
    .once('close', failIncomplete)
    .once('error', failIncomplete)
    .pipe(form);
  return () =>
    void req
      .off('data', countBytes)
      .off('end', ignoreClose)
      .off('close', failIncomplete)
      .off('error', failIncomplete)
      .unpipe(form);
}

const incompleteBody = (): AppError => badInput('The request ended before its body did.');

function openForm(req: IncomingMessage, fields: FormReader<unknown>['fields']): BusboyInstance {
  const type = req.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\s*(;|$)/i.test(type))
    throw new AppError(
      'UNSUPPORTED_MEDIA_TYPE',
      'Send a file as a form: "Content-Type: multipart/form-data".',
    );
  try {
    // A part named "file" counts as a file even without a file name, so that it can be refused.
    return new Busboy({
      headers: { 'content-type': type },
      limits: { ...LIMITS, ...fields },
      isPartAFile: (field, _, name) => field === 'file' || name !== undefined,
    });
  } catch {
    throw badInput('The header Content-Type names no boundary.');
  }
}
