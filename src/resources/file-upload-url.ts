/** Creates URLs at which a file can be uploaded without a token, and receives the files. */
import type { Context } from '../context.ts';
import { authorize } from '../data/authorize.ts';
import type { Staged } from '../data/blobs.ts';
import { sanitizeFileName } from '../data/blobs/name.ts';
import type { UploadPermission } from '../data/blobs/upload-url.ts';
import { newId } from '../data/new-id.ts';
import { write } from '../data/write.ts';
import { AppError, badInput } from '../domain/errors.ts';
import type { FileUploadUrlInput, Resolvers } from '../generated/resolvers.ts';
import { fileRow } from './file.ts';

/** Returns a URL at which a file can be uploaded to an organization. */
async function createUploadUrl(
  ctx: Context,
  { organizationId, file: { name, type, size } }: FileUploadUrlInput,
) {
  await authorize(ctx, 'file.upload', { organizationId });
  const fileId = newId('File');
  const { userId = '' } = ctx.viewer ?? {};
  const permission = { organizationId, userId, fileId, name, contentType: type, size };
  return { ...ctx.blobs.createUploadURL(permission, ctx.now), fileId };
}

/**
 * Writes the row of a file that was uploaded at a URL, as the user who requested the URL. A repeated
 * upload of the same bytes changes nothing.
 * @throws BAD_USER_INPUT for another size than declared
 * @throws CONFLICT when other bytes were uploaded at the URL before
 */
export const receiveFile = (
  ctx: Context,
  { fileId, organizationId, userId, name, size }: UploadPermission,
  staged: Staged,
): Promise<void> =>
  write(ctx, { action: 'file.upload', on: async () => ({ organizationId }) }, async (tx) => {
    if (staged.size !== size)
      throw badInput(`The file has ${staged.size} bytes, and ${size} were declared.`, 'size');
    const owner = { id: fileId, organizationId, spaceId: null, uploadedById: userId };
    const row = fileRow(ctx.now, owner, { ...staged, name: sanitizeFileName(name) });
    // waits for a concurrent upload at the same URL
    const { count } = await tx.prisma.file.createMany({ data: [row], skipDuplicates: true });
    if (count > 0) return tx.record({ subject: fileId });
    const existing = await tx.load.file.load(fileId);
    if (existing?.blob !== staged.hash)
      throw new AppError('CONFLICT', 'Another file was uploaded at this URL. Request a new one.');
    tx.skipEvent();
  });

export const fileUploadUrl: Resolvers = {
  Query: {
    fileUploadUrl: (_, { input }, ctx) => createUploadUrl(ctx, input),
  },
};
