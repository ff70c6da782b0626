/** Does an import: its turn, its progress, and how it ends. */
import type { Context } from '../../context.ts';
import type { FileRow, ImportRow } from '../../data/rows.ts';
import type { Errand } from '../../data/write.ts';
import { Fault } from '../../domain/errors.ts';
import type { Imported } from '../../domain/import.ts';
import { fileRow } from '../file.ts';
import { type KeptError, keptError } from './fault.ts';
import { put } from './put.ts';
import { type Progress, read } from './read.ts';

const FIND = `SELECT author_id AS "authorId", seconds FROM imports WHERE id = $1 AND status IN ('WAITING', 'RUNNING')`;
const OTHERS = `SELECT count(*)::int AS count FROM imports WHERE author_id = $1 AND status = 'RUNNING' AND id <> $2`;
const PROGRESS = `UPDATE imports SET status = 'RUNNING', imported_resources = $2, total_resources = $3 WHERE id = $1 AND status IN ('WAITING', 'RUNNING')`;
const FAILED = `UPDATE imports SET status = 'FAILED', error = $2, finished_at = $3 WHERE id = $1 AND status IN ('WAITING', 'RUNNING')`;

/** Imports of one person that run at once: a lane is left for others. */
const MOST_RUNNING = 2;
/** How often progress is written down at most, in milliseconds. */
const TOLD_MS = 500;
/** How often an import begins anew because somebody changed the content meanwhile. */
const MOST_TRIES = 5;

/** An import as it is found. */
interface Found {
  readonly authorId: string | null;
  readonly seconds: number;
}

/** Does the import that `data` names, unless it was done. What it cannot do it says in its row; what another try may do is thrown. */
export async function runImport(errand: Errand, data: object): Promise<'done' | 'later'> {
  const { database, as, isLast = true } = errand;
  const { id } = data as { readonly id: string }; // as it is enqueued
  const [found] = await database.query<Found>('import.find', FIND, [id]);
  if (!found) return 'done';
  const fail = (error: KeptError) => database.query('import.fail', FAILED, [id, JSON.stringify(error), new Date().toISOString()]);
  const { authorId } = found;
  if (authorId === null || !as) {
    await fail({ code: 'FORBIDDEN', message: 'Who asked for this import is not there any more.' });
    return 'done';
  }
  const [others] = await database.query<{ count: number }>('import.others', OTHERS, [authorId, id]);
  if ((others?.count ?? 0) >= MOST_RUNNING) return 'later';
  try {
    await bring(() => as(authorId), id, found, errand.isOver);
  } catch (error) {
    const kept = keptError(error);
    if (kept || isLast) await fail(kept ?? { code: 'INTERNAL', message: 'Something went wrong on our side. Try again.' });
    if (!kept) throw error;
  }
  return 'done';
}

/** Reads, keeps the files, and puts all of it into content; anew, as a new request, where that has changed meanwhile. */
async function bring(as: () => Context, id: string, { seconds }: Found, isOver: () => boolean): Promise<void> {
  const ctx = as();
  const row = await ctx.load.import.must(id);
  const telling = tellOf(ctx, id);
  const imported = await read(ctx, row, { deadline: performance.now() + seconds * 1000, isOver, onProgress: telling.tell }).finally(() => telling.end());
  const files = await keepFiles(ctx, row, imported);
  for (let tries = 1; ; tries++) {
    try {
      return await put(as(), row, imported, files);
    } catch (error) {
      if (!(error instanceof Fault && error.reason === 'STALE_REVISION') || tries === MOST_TRIES) throw error;
    }
  }
}

/** Writes down how far it is, now and then, until the end, which is written for certain. */
function tellOf(ctx: Context, id: string): { readonly tell: Progress; end(): void } {
  let latest: readonly [number, number] = [0, 0];
  let written = '';
  const write = (): void => {
    if (String(latest) === written) return;
    written = String(latest);
    ctx.query('import.progress', PROGRESS, [id, ...latest]).catch(() => {});
  };
  write();
  const timer = setInterval(write, TOLD_MS);
  return {
    tell: (imported, found) => {
      latest = [imported, found];
    },
    end: () => clearInterval(timer),
  };
}

/** The rows to be of the files, by refs: their bytes are kept before the transaction. */
async function keepFiles(ctx: Context, { organizationId, spaceId, authorId }: ImportRow, { files }: Imported): Promise<ReadonlyMap<string, FileRow>> {
  const rows = new Map<string, FileRow>();
  for (const { ref, name, contentType, bytes } of files) rows.set(ref, fileRow(ctx.now, { organizationId, spaceId, uploadedById: authorId }, await ctx.blobs.store(bytes, { name, contentType })));
  return rows;
}
