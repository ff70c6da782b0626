/** Runs imports: limits them per person, reports their progress and stores how they end. */
import type { Context } from '../../context.ts';
import { retryAfterTimeout } from '../../data/database-errors.ts';
import type { FileRow, ImportRow } from '../../data/rows.ts';
import { type JobContext, writeAsSystem } from '../../data/write.ts';
import { AppError } from '../../domain/errors.ts';
import type { ImportedContent } from '../../domain/import.ts';
import { fileRow } from '../file.ts';
import { type StoredImportError, storedImportError } from './error.ts';
import { writeImport } from './put.ts';
import { type ImportProgress, readSource } from './read.ts';
import { column, statement } from '../../data/statement.ts';

const FIND = statement<PendingImport>(
  'import.find',
  `SELECT author_id AS "authorId", seconds FROM imports WHERE id = $1 AND status IN ('WAITING', 'RUNNING')`,
  { authorId: column.nullable(column.text), seconds: column.integer },
);
const OTHERS = statement(
  'import.others',
  `SELECT count(*)::int AS count FROM imports WHERE author_id = $1 AND status = 'RUNNING' AND id <> $2`,
  { count: column.integer },
);
const PROGRESS = statement(
  'import.progress',
  `UPDATE imports SET status = 'RUNNING', imported_resources = $2, total_resources = $3 WHERE id = $1 AND status IN ('WAITING', 'RUNNING')`,
  {},
);
const FAILED = statement(
  'import.fail',
  `UPDATE imports SET status = 'FAILED', error = $2, finished_at = $3 WHERE id = $1 AND status IN ('WAITING', 'RUNNING')
  RETURNING coalesce(change_request_id, space_id) AS "subjectId", organization_id AS "organizationId", space_id AS "spaceId"`,
  { subjectId: column.text, organizationId: column.text, spaceId: column.text },
);

/** Running imports per person, so that workers remain for other people. */
const MAX_RUNNING_COUNT = 2;
/** Milliseconds between two updates of the progress. */
const PROGRESS_INTERVAL_MS = 500;
/** Milliseconds between two notifications of subscribers. */
const REMINDER_INTERVAL_MS = 1000;
/** Attempts to write an import whose content is changed concurrently. */
const MAX_ATTEMPT_COUNT = 5;

/** The author and the time limit of an import. */
interface PendingImport {
  readonly authorId: string | null;
  readonly seconds: number;
}

/**
 * Runs the import that `data` names, unless it has ended. A permanent failure is stored in the
 * import's row; an error that a retry may avoid is thrown.
 */
export async function runImport(job: JobContext, data: object): Promise<'done' | 'later'> {
  const { database, as, isLast = true } = job;
  const { id } = data as { readonly id: string }; // The payload as it is enqueued.
  const [found] = await database.query(FIND, [id]);
  if (!found) return 'done';
  const fail = (error: StoredImportError) =>
    writeAsSystem(
      job,
      {
        action: 'import.fail',
        async on({ query }) {
          const values = [id, JSON.stringify(error), new Date().toISOString()];
          const [subject] = await query(FAILED, values);
          return subject ? { ...subject, collectionId: null } : null;
        },
        related: [id],
      },
      async () => {},
    );
  const { authorId } = found;
  if (authorId === null || !as) {
    await fail({ code: 'FORBIDDEN', message: 'The user who requested this import was deleted.' });
    return 'done';
  }
  const [others] = await database.query(OTHERS, [authorId, id]);
  if ((others?.count ?? 0) >= MAX_RUNNING_COUNT) return 'later';
  try {
    await importContent(() => as(authorId), id, found, job.isOver);
  } catch (error) {
    const permanent = storedImportError(error);
    if (permanent || isLast)
      await fail(
        permanent ?? { code: 'INTERNAL', message: 'The server had an internal error. Try again.' },
      );
    if (!permanent) throw error;
  }
  return 'done';
}

/**
 * Reads the source, stores its files and writes the content. If the content changed concurrently,
 * writing is retried in a new request context.
 */
async function importContent(
  as: () => Context,
  id: string,
  { seconds }: PendingImport,
  isOver: () => boolean,
): Promise<void> {
  const ctx = as();
  const row = await ctx.load.import.must(id);
  const progress = progressReporter(ctx, id);
  const imported = await readSource(ctx, row, {
    deadline: performance.now() + seconds * 1000,
    isOver,
    onProgress: progress.tell,
  }).finally(() => progress.end());
  const files = await storeFiles(ctx, row, imported);
  for (let attempt = 1; ; attempt++) {
    try {
      return await retryAfterTimeout(writeImport(as(), row, imported, files));
    } catch (error) {
      if (
        !(error instanceof AppError && error.reason === 'STALE_REVISION') ||
        attempt === MAX_ATTEMPT_COUNT
      )
        throw error;
    }
  }
}

/**
 * Returns a reporter that writes the progress at intervals, and notifies subscribers. The final state
 * is not written here but with the revision, whose event they get.
 */
function progressReporter(
  ctx: Context,
  id: string,
): { readonly tell: ImportProgress; end(): void } {
  let latest: readonly [number, number] = [0, 0];
  let written = '';
  let isUnsent = false;
  let sentAt = Number.NEGATIVE_INFINITY;
  const notify = (): void => {
    const now = performance.now();
    if (!isUnsent || now - sentAt < REMINDER_INTERVAL_MS) return;
    isUnsent = false;
    sentAt = now;
    ctx.live.remind(id);
  };
  const store = async (): Promise<void> => {
    await ctx.query(PROGRESS, [id, ...latest]);
    isUnsent = true;
  };
  const write = (): void => {
    const isNew = String(latest) !== written;
    written = String(latest);
    if (isNew) store().then(notify, () => {});
    else notify();
  };
  write();
  const timer = setInterval(write, PROGRESS_INTERVAL_MS);
  return {
    tell: (imported, found) => {
      latest = [imported, found];
    },
    end: () => clearInterval(timer),
  };
}

/**
 * Stores the bytes of the imported files before the transaction, and returns their future rows by
 * ref.
 */
async function storeFiles(
  ctx: Context,
  { organizationId, spaceId, authorId }: ImportRow,
  { files }: ImportedContent,
): Promise<ReadonlyMap<string, FileRow>> {
  const rows = new Map<string, FileRow>();
  for (const { ref, name, contentType, bytes } of files)
    rows.set(
      ref,
      fileRow(
        ctx.now,
        { organizationId, spaceId, uploadedById: authorId },
        await ctx.blobs.store(bytes, { name, contentType }),
      ),
    );
  return rows;
}
