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
 * Stages the one file of a form, of at most `limit` bytes. `staged` is a ticket for the user who
 * sent it.
 *
 * Throws UNSUPPORTED_MEDIA_TYPE for a body that is not a form, BAD_USER_INPUT for a malformed one
 * and for one without exactly one file, PAYLOAD_TOO_LARGE and UNAUTHENTICATED.
 */
export async function stageUpload(
  req: IncomingMessage,
  limit: number,
  { viewer, blobs, now }: Context,
): Promise<StagedUpload> {
  if (!viewer) throw unauthenticated();
  const staged = await readForm(req, limit, (bytes, meta) => blobs.stage(bytes, limit, meta));
  return {
    name: staged.name,
    contentType: staged.contentType,
    staged: blobs.createUploadTicket(staged, viewer.userId, now),
  };
}

/** Bytes of the form in addition to the file. */
const MULTIPART_OVERHEAD_BYTES = 1_048_576;
const LIMITS = { files: 1, fields: 20, fieldSize: 10_000, headerPairs: 50, headerSize: 16_384 };

/** Takes the bytes of the file. When it throws, none of them are left. */
type Take<T> = (bytes: BusboyFileStream, meta: { name: string; contentType: string }) => Promise<T>;

/** Returns the result of `take` for the part `file`. Other fields are ignored. */
function readForm<T>(req: IncomingMessage, limit: number, take: Take<T>): Promise<T> {
  if (Number(req.headers['content-length'] ?? 0) > limit + MULTIPART_OVERHEAD_BYTES)
    throw fileTooLarge(limit);
  if (req.destroyed) throw cutOff(); // the client disconnected during authentication
  const form = openForm(req);
  return new Promise((resolve, reject) => {
    let pending: Promise<T> | undefined;
    let bytes: BusboyFileStream | undefined;
    let size = 0;
    let isOver = false;
    const stop = (): void => {
      isOver = true;
      req
        .off('data', count)
        .off('end', ignoreClose)
        .off('close', cut)
        .off('error', cut)
        .unpipe(form);
    };
    const refuse = (error: unknown): void => {
      stop();
      bytes?.destroy(error instanceof Error ? error : undefined);
      // The staged bytes are removed before the error is reported.
      Promise.allSettled([pending]).then(() => reject(error));
    };
    const ignoreClose = (): void => void req.off('close', cut);
    const cut = (): void => refuse(cutOff());
    const count = (chunk: Buffer): void => {
      size += chunk.length;
      if (size > limit + MULTIPART_OVERHEAD_BYTES)
        refuse(badInput('The other fields of the form are too large.'));
    };
    form.on('file', (field, stream, name, _, contentType) => {
      bytes = stream.on('error', () => {}); // the reader of the stream receives the error
      if (isOver) return void stream.destroy(); // the rest of the form is read without the file
      if (field !== 'file' || !name)
        return refuse(badInput('Send the file in the part "file", with its name.', 'file'));
      pending = take(stream, { name, contentType });
      pending.catch(refuse);
    });
    for (const event of ['filesLimit', 'fieldsLimit', 'partsLimit'])
      form.on(event, () =>
        refuse(badInput('The form can have one file and few other fields.', 'file')),
      );
    form.on('error', () => refuse(badInput('The form is invalid: its parts are not terminated.')));
    form.on('finish', () => {
      stop();
      if (pending === undefined)
        reject(
          badInput('The form has no file. Send it in the part "file", with its name.', 'file'),
        );
      else pending.then(resolve, reject);
    });
    req.on('data', count).once('end', ignoreClose).once('close', cut).once('error', cut).pipe(form);
  });
}

const cutOff = (): AppError => badInput('The request ended before its body did.');

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
