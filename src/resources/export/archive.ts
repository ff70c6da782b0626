/** Streams a revision as a zip archive. */
import { Readable } from 'node:stream';
import type { Context } from '../../context.ts';
import { streamArchive } from '../../data/archive.ts';
import type { Caller } from '../../data/renderings.ts';
import type { DownloadRow, RevisionView } from '../../data/rows.ts';
import { AppError } from '../../domain/errors.ts';
import { entriesOf } from '../../domain/list.ts';
import { contentOfView } from '../revision/computed.ts';
import { textReader } from './texts.ts';

const MIB = 1024 * 1024;
/** Limit for the files; the zip may have twice that, to leave room for texts. */
const MAX_ARCHIVE_BYTES = 500 * MIB;
const MAX_ZIP_BYTES = 2 * MAX_ARCHIVE_BYTES;
const MAX_IDLE_MS = 60_000;

/**
 * Returns the zip archive of a revision.
 * @throws PAYLOAD_TOO_LARGE, TIMEOUT or UNAVAILABLE
 */
export async function archiveOf(ctx: Context, row: RevisionView): Promise<DownloadRow> {
  const { title } = await ctx.load.space.must(row.spaceId);
  const name = `${nameOf(title)}.zip`;
  const revisionContent = await contentOfView(ctx, row);
  return ctx.renderings.get(
    JSON.stringify(['zip', row.id, revisionContent.generated?.fingerprint, name]),
    callerOf(ctx),
    async () => {
      const bytes = entriesOf(revisionContent.content.files).reduce(
        (sum, { fields }) => sum + Number(fields['size'] ?? 0),
        0,
      );
      if (bytes > MAX_ARCHIVE_BYTES)
        throw new AppError(
          'PAYLOAD_TOO_LARGE',
          `The files of this revision have more than ${MAX_ARCHIVE_BYTES / MIB} MiB: fetch them one by one.`,
          { details: { limit: MAX_ARCHIVE_BYTES } },
        );
      const { hash, size } = await ctx.blobs.stage(
        Readable.from(
          streamArchive(ctx.threads, revisionContent.content, {
            texts: textReader(ctx.query, revisionContent),
            blob: (hash) => bytesOf(ctx, hash),
          }),
        ),
        MAX_ZIP_BYTES,
        { name },
      );
      // The type is set here because detection by content may report an office document.
      return { hash, name, contentType: 'application/zip', size };
    },
  );
}

async function bytesOf({ blobs }: Context, hash: string): Promise<AsyncIterable<Uint8Array>> {
  const bytes = await blobs.backend.read(hash);
  if (!bytes) throw new Error('The bytes of a file of this revision are not there.');
  return bytes;
}

/**
 * Returns the caller of an export. Its request gets more time when it has to wait for a rendering.
 */
export const callerOf = (ctx: Context): Caller => ({
  userId: ctx.viewer?.userId ?? '',
  onWait: () => ctx.allow(MAX_IDLE_MS),
});

/** Converts a title to a file name. */
export const nameOf = (title: string): string =>
  title
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 100) || 'space';
