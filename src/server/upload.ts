/**
 * Receives an uploaded file: streams it from a multipart body into the store and returns a ticket
 * for it.
 */
import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import type { Context } from '../context.ts';
import { fileTooLarge } from '../data/blobs.ts';
import { badInput, AppError, unauthenticated } from '../domain/errors.ts';
import type { StagedUpload } from '../rest/handler.ts';

/**
 * Stages the one file of a form, of at most `limit` bytes, and returns it with an upload ticket for
 * the viewer.
 * @throws UNAUTHENTICATED without a viewer
 * @throws UNSUPPORTED_MEDIA_TYPE for a body that is not a form
 * @throws BAD_USER_INPUT for a malformed form, or one without exactly one file
 * @throws PAYLOAD_TOO_LARGE
 */
export async function stageUpload(
  req: IncomingMessage,
  limit: number,
  { viewer, blobs, now }: Context,
): Promise<StagedUpload> {
  if (!viewer) throw unauthenticated();
  const blob = await readForm(req, limit, (stream, meta) => blobs.stage(stream, limit, meta));
  return {
    name: blob.name,
    contentType: blob.contentType,
    staged: blobs.createUploadTicket(blob, viewer.userId, now),
  };
}

/** Maximum size of a form in addition to its file. */
const MAX_OVERHEAD_BYTES = 1_048_576;
const LIMITS = { files: 1, fields: 20, fieldSize: 10_000, headerPairs: 50, headerSize: 16_384 };

/** Stores the stream of the file. If it fails, it leaves nothing stored. */
type Store<T> = (
  stream: BusboyFileStream,
  meta: { name: string; contentType: string },
) => Promise<T>;

/** Returns the result of `store` for the part `file`. Other fields are ignored up to the limits. */
function readForm<T>(req: IncomingMessage, limit: number, store: Store<T>): Promise<T> {
  if (Number(req.headers['content-length'] ?? 0) > limit + MAX_OVERHEAD_BYTES)
    throw fileTooLarge(limit);
  if (req.destroyed) throw incompleteBody(); // the client disconnected during authentication
  const form = openForm(req);
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
    form.on('file', (field, stream, name, _, contentType) => {
      file = stream.on('error', () => {}); // the reader of the stream receives the error
      if (hasEnded) return void stream.destroy(); // the form parses what it had received
      if (field !== 'file' || !name)
        return refuse(badInput('Send the file in the part "file", with its name.', 'file'));
      stored = store(stream, { name, contentType });
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
      else
        reject(
          badInput('The form has no file. Send it in the part "file", with its name.', 'file'),
        );
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

function openForm(req: IncomingMessage): BusboyInstance {
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
      limits: LIMITS,
      isPartAFile: (field, _, name) => field === 'file' || name !== undefined,
    });
  } catch {
    throw badInput('The header Content-Type names no boundary.');
  }
}
