/** Files: uploaded to an organization, and put into its spaces. */
import type { Context } from '../context.ts';
import { type Asking, authorize, can } from '../data/authorize.ts';
import type { Staged } from '../data/blobs.ts';
import { newId } from '../data/new-id.ts';
import type { FileRow, ShownFile } from '../data/rows.ts';
import type { Tx } from '../data/database.ts';
import { write } from '../data/write.ts';
import { badInput, notFound } from '../domain/errors.ts';
import type { Resolvers, UploadFileInput } from '../generated/resolvers.ts';
import { livingSpace } from './content/find.ts';
import { gitPathOf } from './page/fields.ts';

/** Bytes of a file that comes in base 64. */
const MOST_BASE64 = 10 * 1024 * 1024;

/** The bytes of a text in base 64. BAD_USER_INPUT for another text, and for more bytes than `most`. */
export function bytesOf(base64: string, most: number, field: string): Buffer {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(base64) || base64.length % 4 !== 0) throw badInput('This is no base 64.', field);
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > most) throw badInput(`These may be at most ${most / 1024 / 1024} MiB. Upload larger files as multipart/form-data.`, field);
  return bytes;
}

async function stagedOf(ctx: Context, { base64, staged, name, contentType }: UploadFileInput): Promise<Staged> {
  if ((base64 == null) === (staged == null)) throw badInput('Give the bytes of one file.', 'input.base64');
  if (staged != null) return { ...ctx.blobs.openTicket(staged, ctx.viewer?.userId ?? '', ctx.now, 'input.staged') };
  return ctx.blobs.store(bytesOf(base64 ?? '', MOST_BASE64, 'input.base64'), { name, contentType: contentType ?? undefined });
}

/** Whose a file is to be. */
export interface FileOwner {
  readonly organizationId: string;
  /** The space that it came into; null for one that is uploaded to the organization. */
  readonly spaceId: string | null;
  readonly uploadedById: string | null;
}

/** The row to be of a file whose bytes are kept. */
export const fileRow = (now: Date, { organizationId, spaceId, uploadedById }: FileOwner, { hash, size, contentType, name, width, height }: Staged): FileRow => ({
  ...{ id: newId('File'), organizationId, name, contentType, size, blob: hash },
  ...{ width: width ?? null, height: height ?? null, uploadedById, spaceId, createdAt: now.toISOString() },
});

/** Writes the row of a file whose bytes are kept. */
export async function insertFileRow(tx: Tx, now: Date, owner: FileOwner, staged: Staged): Promise<FileRow> {
  const file = fileRow(now, owner, staged);
  await tx.prisma.file.create({ data: file });
  return file;
}

/**
 * A file of an organization that the viewer may use by its id; null for none. One that was uploaded to the organization is for who
 * edits anywhere in it, one that came into a space for who reads that space: else an id would open what is closed.
 */
export async function usableFile(asking: Asking, organizationId: string, id: string): Promise<FileRow | null> {
  const row = await asking.load.file.load(id);
  if (row?.organizationId !== organizationId) return null;
  if (row.spaceId === null) return row;
  const space = await livingSpace(asking.load, row.spaceId);
  return space && (await can(asking, 'revision.read', space)) ? row : null;
}

/** Passes for who may upload a file to an organization; asked before its bytes are kept, and again when it becomes a row. */
export const mayUpload = (ctx: Context, organizationId: string): Promise<void> => authorize({ viewer: ctx.viewer, load: ctx.load, ledger: undefined }, 'file.upload', { organizationId });

/** Uploads a file, and gives its id. */
export async function uploadFile(ctx: Context, organizationId: string, input: UploadFileInput): Promise<string> {
  await mayUpload(ctx, organizationId);
  const staged = await stagedOf(ctx, input);
  return write(ctx, { action: 'file.upload', on: async () => ({ organizationId }) }, async (tx) => {
    const file = await insertFileRow(tx, ctx.now, { organizationId, spaceId: null, uploadedById: ctx.viewer?.userId ?? null }, staged);
    tx.record({ subject: file.id });
    return file.id;
  });
}

/** A file as it was uploaded, as it is shown. */
export const shownFile = ({ id, name, contentType, size, blob, width, height }: FileRow): ShownFile => ({ id, name, contentType, size, blob, width, height, git: null });

async function shown(ctx: Context, organizationId: string, id: string): Promise<ShownFile> {
  const row = await usableFile(ctx, organizationId, id);
  if (!row) throw notFound();
  return shownFile(row);
}

export const file: Resolvers = {
  File: {
    downloadURL: ({ blob, name, contentType, size }, _, ctx) => ctx.blobs.downloadURL({ hash: blob, name, contentType, size }, ctx.now),
    dimensions: ({ width, height }) => (width === null || height === null ? null : { width, height }),
    git: ({ git }) => gitPathOf(git),
  },
  FileConnection: { totalCount: (page) => page.count() },
  Query: {
    file: async (_, { organizationId, id }, ctx) => {
      await authorize(ctx, 'file.read', { organizationId });
      return shown(ctx, organizationId, id);
    },
  },
  Mutation: {
    uploadFile: async (_, { organizationId, input }, ctx) => ({ file: await shown(ctx, organizationId, await uploadFile(ctx, organizationId, input)) }),
  },
};
