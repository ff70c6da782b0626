/** Streams a revision as a zip archive. */
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { Context } from '../../context.ts';
import type { Caller } from '../../data/renderings.ts';
import type { DownloadRow, RevisionView, RevisionContent } from '../../data/rows.ts';
import { AppError } from '../../domain/errors.ts';
import { type ExportedEntry, type ExportWork, exportContent } from '../../domain/export.ts';
import { entriesOf } from '../../domain/list.ts';
import { contentOfView } from '../revision/computed.ts';
import { textReader } from './texts.ts';

const MIB = 1024 * 1024;
/** Limit for the files; the zip may have twice that, to leave room for texts. */
const MAX_ARCHIVE_BYTES = 500 * MIB;
const MAX_ZIP_BYTES = 2 * MAX_ARCHIVE_BYTES;
const MAX_IDLE_MS = 60_000;
const MAX_BUILD_MS = 40_000;
/** Bytes of text that are compressed before the event loop gets a turn. */
const DEFLATED_BYTES = 128 * 1024;
/** All entries have the same time, so that equal content produces an equal zip. */
const TIME = new Date(1980, 0, 1);

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
        Readable.from(zipped(ctx, entriesIn(ctx, revisionContent))),
        MAX_ZIP_BYTES,
        { name },
      );
      // The type is set here because detection by content may report an office document.
      return { hash, name, contentType: 'application/zip', size };
    },
  );
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

/**
 * Yields the entries of the zip and lets the event loop run between two of them.
 * @throws TIMEOUT after 40 seconds.
 */
async function* entriesIn(
  ctx: Context,
  revisionContent: RevisionContent,
): AsyncGenerator<ExportedEntry> {
  const until = performance.now() + MAX_BUILD_MS;
  const work: ExportWork = {
    read: (text) => ctx.texts.stream('read', text),
    rewrite: (input) => ctx.texts.stream('rewrite', input),
  };
  for await (const entry of exportContent(
    revisionContent.content,
    textReader(ctx.query, revisionContent),
    work,
  )) {
    yield entry;
    if (performance.now() > until)
      throw new AppError(
        'TIMEOUT',
        'The archive took too long and was canceled. Fetch the pages and the files one by one.',
      );
    await setImmediate();
  }
}

/** Yields the bytes of the zip. */
async function* zipped(
  { blobs }: Context,
  entries: AsyncIterable<ExportedEntry>,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for await (const entry of entries) {
    const file = 'text' in entry ? new ZipDeflate(entry.path) : new ZipPassThrough(entry.path);
    file.mtime = TIME;
    zip.add(file);
    if ('text' in entry) {
      const bytes = Buffer.from(entry.text);
      for (let at = 0; at < bytes.length; at += DEFLATED_BYTES) {
        file.push(bytes.subarray(at, at + DEFLATED_BYTES), false);
        await setImmediate();
      }
      file.push(new Uint8Array(), true);
    } else {
      const bytes = await blobs.backend.read(entry.blob);
      if (!bytes) throw new Error('The bytes of a file of this revision are not there.');
      for await (const chunk of bytes) {
        file.push(chunk);
        yield* ready.splice(0);
      }
      file.push(new Uint8Array(), true);
    }
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready;
}
