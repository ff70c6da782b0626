/** Takes in an uploaded file: out of a multipart body straight into the store, and for the door a ticket of it. */
import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import type { Context } from '../context.ts';
import { fileTooLarge } from '../data/blobs.ts';
import { badInput, Fault, unauthenticated } from '../domain/errors.ts';
import type { StagedUpload } from '../rest/handler.ts';

/**
 * Stages the one file of a body, of at most `limit` bytes; `staged` is a ticket for the user who sent it. Throws
 * UNSUPPORTED_MEDIA_TYPE for a body that is no form, BAD_USER_INPUT for a broken one and for one that has not exactly one
 * file, PAYLOAD_TOO_LARGE and UNAUTHENTICATED.
 */
export async function stageUpload(req: IncomingMessage, limit: number, { viewer, blobs, now }: Context): Promise<StagedUpload> {
  if (!viewer) throw unauthenticated();
  const staged = await readForm(req, limit, (bytes, given) => blobs.stage(bytes, limit, given));
  return { name: staged.name, contentType: staged.contentType, staged: blobs.ticket(staged, viewer.userId, now) };
}

/** What may stand beside the bytes of the file, all in all. */
const BESIDE = 1_048_576;
const LIMITS = { files: 1, fields: 20, fieldSize: 10_000, headerPairs: 50, headerSize: 16_384 };

/** Takes the bytes of the file. When it throws, nothing of them is left. */
type Take<T> = (bytes: BusboyFileStream, given: { name: string; contentType: string }) => Promise<T>;

/** What `take` gives for the part `file`. Other fields are passed over. */
function readForm<T>(req: IncomingMessage, limit: number, take: Take<T>): Promise<T> {
  if (Number(req.headers['content-length'] ?? 0) > limit + BESIDE) throw fileTooLarge(limit);
  if (req.destroyed) throw cutOff(); // it went away while we asked who it is
  const form = openForm(req);
  return new Promise((resolve, reject) => {
    let taking: Promise<T> | undefined;
    let bytes: BusboyFileStream | undefined;
    let size = 0;
    let isOver = false;
    const leave = (): void => {
      isOver = true;
      req.off('data', count).off('end', unhook).off('close', cut).off('error', cut).unpipe(form);
    };
    const refuse = (error: unknown): void => {
      leave();
      bytes?.destroy(error instanceof Error ? error : undefined);
      Promise.allSettled([taking]).then(() => reject(error)); // what was taken is cleared away before anybody is told
    };
    const unhook = (): void => void req.off('close', cut);
    const cut = (): void => refuse(cutOff());
    const count = (chunk: Buffer): void => {
      size += chunk.length;
      if (size > limit + BESIDE) refuse(badInput('There is too much beside the file.'));
    };
    form.on('file', (field, stream, name, _, contentType) => {
      bytes = stream.on('error', () => {}); // whoever reads it is told
      if (isOver) return void stream.destroy(); // the form goes on with what it has
      if (field !== 'file' || !name) return refuse(badInput('The file belongs into the part "file", with its name.', 'file'));
      taking = take(stream, { name, contentType });
      taking.catch(refuse);
    });
    for (const event of ['filesLimit', 'fieldsLimit', 'partsLimit']) form.on(event, () => refuse(badInput('One file is taken at a time, and few other fields.', 'file')));
    form.on('error', () => refuse(badInput('The form is broken: its parts do not end as they should.')));
    form.on('finish', () => {
      leave();
      if (taking === undefined) reject(badInput('The form has no file. It belongs into the part "file", with its name.', 'file'));
      else taking.then(resolve, reject);
    });
    req.on('data', count).once('end', unhook).once('close', cut).once('error', cut).pipe(form);
  });
}

const cutOff = (): Fault => badInput('The request ended before its body did.');

function openForm(req: IncomingMessage): BusboyInstance {
  const type = req.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\s*(;|$)/i.test(type)) throw new Fault('UNSUPPORTED_MEDIA_TYPE', 'A file is sent as a form: "Content-Type: multipart/form-data".');
  try {
    // A part called "file" counts as one also without a name, so that it can be refused.
    return new Busboy({ headers: { 'content-type': type }, limits: LIMITS, isPartAFile: (field, _, name) => field === 'file' || name !== undefined });
  } catch {
    throw badInput('The header Content-Type names no boundary.');
  }
}
