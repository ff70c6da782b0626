/** A revision as a zip, written piece by piece. */
import { setImmediate } from 'node:timers/promises';
import { Readable } from 'node:stream';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { Context } from '../../context.ts';
import type { DownloadRow, RevisionRow } from '../../data/rows.ts';
import type { Content } from '../../domain/content.ts';
import { Fault } from '../../domain/errors.ts';
import { type ExportedEntry, exportContent } from '../../domain/export.ts';
import { entriesOf } from '../../domain/list.ts';
import { walk } from '../../domain/tree.ts';
import { documentIn } from '../revision/shelf.ts';

const LARGEST = 500 * 1024 * 1024;
const PATIENCE_MS = 60_000;
/** What all entries say of their time: of the same content it is the same zip. */
const TIME = new Date(1980, 0, 1);

/** The zip of a revision. PAYLOAD_TOO_LARGE, UNAVAILABLE. */
export async function archiveOf(ctx: Context, row: RevisionRow): Promise<DownloadRow> {
  ctx.allow(PATIENCE_MS);
  const space = await ctx.load.space.must(row.spaceId);
  return ctx.renderings.get(`zip ${row.id}`, ctx.viewer?.userId ?? '', async () => {
    const content = await ctx.load.content.load(row);
    const bytes = entriesOf(content.files).reduce((sum, { fields }) => sum + Number(fields['size'] ?? 0), 0);
    if (bytes > LARGEST) throw new Fault('PAYLOAD_TOO_LARGE', 'The files of this revision have more than 500 MiB: fetch them one by one.', { details: { limit: LARGEST } });
    const texts = await textsOf(ctx, row, content);
    const stream = Readable.from(
      zipped(
        ctx,
        exportContent(content, (hash) => texts.get(hash) ?? ''),
      ),
    );
    return ctx.blobs.stage(stream, 2 * LARGEST, { name: `${nameOf(space.title)}.zip`, contentType: 'application/zip' });
  });
}

/** A title as the name of a file. */
export const nameOf = (title: string): string =>
  title
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 100) || 'space';

/** All texts of a revision, by their hashes. */
async function textsOf({ load }: Context, row: RevisionRow, content: Content): Promise<ReadonlyMap<string, string>> {
  const ofPages = [...walk(content.pages)].map(({ page }) => page.document);
  const hashes = [...new Set([...ofPages, ...entriesOf(content.reusableContents).map(({ fields }) => fields['document'])])].filter((hash) => typeof hash === 'string');
  const documents = await Promise.all(hashes.map((hash) => documentIn(load, row, hash)));
  return new Map(hashes.map((hash, i) => [hash, documents[i]?.markdown ?? '']));
}

/** The bytes of the zip. Between two entries others have their turn. */
async function* zipped({ blobs }: Context, entries: Iterable<ExportedEntry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for (const entry of entries) {
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
    await setImmediate();
  }
  zip.end();
  yield* ready;
}
