/** Receives an uploaded file of `/v1`: stores it while it arrives, and returns a ticket for it. */
import type { IncomingMessage } from 'node:http';
import type { Context } from '../context.ts';
import { badInput, unauthenticated } from '../domain/errors.ts';
import type { StagedUpload } from '../rest/handler.ts';
import { readForm } from './form.ts';

const NEEDS_FILE = 'The form has no file. Send it in the part "file", with its name.';

/**
 * Stages the one file of a form, of at most `limit` bytes, and returns it with an upload ticket for
 * the viewer. Other fields are ignored up to the limits.
 * @throws UNAUTHENTICATED without a viewer, and what `readForm` throws
 */
export async function stageUpload(
  req: IncomingMessage,
  limit: number,
  { viewer, blobs, now }: Context,
): Promise<StagedUpload> {
  if (!viewer) throw unauthenticated();
  const blob = await readForm(req, {
    limit,
    fields: { fields: 20, fieldSize: 10_000 },
    needsFile: NEEDS_FILE,
    async store({ part, stream, name, contentType }) {
      if (part !== 'file' || !name)
        throw badInput('Send the file in the part "file", with its name.', 'file');
      return blobs.stage(stream, limit, { name, contentType });
    },
  });
  return {
    name: blob.name,
    contentType: blob.contentType,
    upload: blobs.createUploadTicket(blob, viewer.userId, now),
  };
}
