/** A revision as a zip, written piece by piece. */
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { Context } from '../../context.ts';
import type { Asker } from '../../data/renderings.ts';
import type { DownloadRow, RevisionRow, Shelf } from '../../data/rows.ts';
import { Fault } from '../../domain/errors.ts';
import { type ExportedEntry, exportContent } from '../../domain/export.ts';
import { entriesOf } from '../../domain/list.ts';
import { shownShelf } from '../revision/computed.ts';
import { textReader } from './texts.ts';

const MIB = 1024 * 1024;
/** Bytes of the files, and of the zip: of texts there may be as many again. */
const LARGEST = 500 * MIB;
const LARGEST_ZIP = 2 * LARGEST;
const PATIENCE_MS = 60_000;
const MAKING_MS = 40_000;
/** What all entries say of their time: of the same content it is the same zip. */
const TIME = new Date(1980, 0, 1);

/** The zip of a revision. PAYLOAD_TOO_LARGE, TIMEOUT, UNAVAILABLE. */
export async function archiveOf(ctx: Context, row: RevisionRow): Promise<DownloadRow> {
  const { title } = await ctx.load.space.must(row.spaceId);
  const name = `${nameOf(title)}.zip`;
  const shelf = await shownShelf(ctx, row);
  return ctx.renderings.get(JSON.stringify(['zip', row.id, shelf.made?.of, name]), askerOf(ctx), async () => {
    const bytes = entriesOf(shelf.content.files).reduce((sum, { fields }) => sum + Number(fields['size'] ?? 0), 0);
    if (bytes > LARGEST) throw new Fault('PAYLOAD_TOO_LARGE', `The files of this revision have more than ${LARGEST / MIB} MiB: fetch them one by one.`, { details: { limit: LARGEST } });
    const { hash, size } = await ctx.blobs.stage(Readable.from(zipped(ctx, entriesIn(ctx, shelf))), LARGEST_ZIP, { name });
    return { hash, name, contentType: 'application/zip', size }; // by its bytes it may look like a document of some office
  });
}

/** Who asks for an export. His request is given its time once there is something to wait for. */
export const askerOf = (ctx: Context): Asker => ({ userId: ctx.viewer?.userId ?? '', onWait: () => ctx.allow(PATIENCE_MS) });

/** A title as the name of a file. */
export const nameOf = (title: string): string =>
  title
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 100) || 'space';

/** The entries of the zip, until the time is over: TIMEOUT. Between two of them others have their turn. */
async function* entriesIn(ctx: Context, shelf: Shelf): AsyncGenerator<ExportedEntry> {
  const until = performance.now() + MAKING_MS;
  for await (const entry of exportContent(shelf.content, textReader(ctx.query, shelf))) {
    yield entry;
    if (performance.now() > until) throw new Fault('TIMEOUT', 'This took too long and was given up. Fetch the pages and the files one by one.');
    await setImmediate();
  }
}

/** The bytes of the zip. */
async function* zipped({ blobs }: Context, entries: AsyncIterable<ExportedEntry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for await (const entry of entries) {
    const file = 'text' in entry ? new ZipDeflate(entry.path) : new ZipPassThrough(entry.path);
    file.mtime = TIME;
    zip.add(file);
    if ('text' in entry) file.push(Buffer.from(entry.text), true);
    else {
      const bytes = await blobs.kept.read(entry.blob);
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
