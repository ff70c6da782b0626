/** Appends imported content to a space or a change request as one revision. */
import { setImmediate } from 'node:timers/promises';
import type { Context } from '../../context.ts';
import { keepContent, writeDocuments, writeRevision } from '../../data/content-store/write.ts';
import { newId } from '../../data/new-id.ts';
import type { FileRow, ImportRow } from '../../data/rows.ts';
import { type WriteContext, write } from '../../data/write.ts';
import type { NewFile } from '../../domain/changes/change.ts';
import { AppError, notFound } from '../../domain/errors.ts';
import type { ExportWork } from '../../domain/export.ts';
import type { ImportedContent } from '../../domain/import.ts';
import type { UnreadableText } from '../../domain/texts.ts';
import { type AppliedImport, importSteps } from '../../domain/import/apply.ts';
import { withSourceTexts } from '../../domain/import/source-texts.ts';
import {
  advanceChangeRequest,
  findChangeRequest,
  requireChangeable,
} from '../change-request/find.ts';
import { findSpace } from '../content/find.ts';
import { fieldsOf } from '../edit/changes.ts';
import {
  advanceSpace,
  updateAfterContentChange,
  lockSpace,
  requireRevision,
  requireDirectEditing,
} from '../revision/head.ts';
import { contentOf } from '../revision/content.ts';
import { column, statement } from '../../data/statement.ts';

const DONE = statement(
  'import.done',
  `UPDATE imports SET status = 'DONE', imported_resources = $2, total_resources = $3, problems = $4, revision_id = $5, finished_at = $6
  WHERE id = $1 AND status IN ('WAITING', 'RUNNING') RETURNING id`,
  { id: column.text },
);

/** Problems stored per import. */
const MAX_PROBLEM_COUNT = 100;
/** Texts written per transaction. */
const TEXTS_PER_TRANSACTION = 50;

/** An import that is ready to be written, with the head that it is based on. */
interface PendingWrite {
  readonly row: ImportRow;
  readonly headId: string;
  readonly imported: ImportedContent;
  readonly files: ReadonlyMap<string, FileRow>;
  readonly applied: AppliedImport;
}

/**
 * Writes an import.
 * @throws STALE_REVISION if the content changed after it was read, or an error if the author may no
 * longer edit it.
 */
export async function writeImport(
  ctx: Context,
  row: ImportRow,
  imported: ImportedContent,
  files: ReadonlyMap<string, FileRow>,
): Promise<void> {
  const { spaceId, changeRequestId } = row;
  const head =
    changeRequestId === null
      ? await findSpace(ctx.load, spaceId)
      : (await findChangeRequest(ctx.load, spaceId, changeRequestId))?.row;
  if (!head) throw notFound();
  const before = await contentOf(ctx.load, head.revisionId);
  const stored = new Map(
    [...files].map(([ref, file]): [string, NewFile] => [
      ref,
      { id: file.id, fields: fieldsOf(file) },
    ]),
  );
  const applied = await runSteps(
    ctx,
    importSteps(before, imported, stored, {
      now: ctx.now.toISOString(),
      author: row.authorId ?? undefined,
      newId,
      texts: ctx.texts,
    }),
  );
  const content = await withSourceTexts(applied, imported, exportWork(ctx));
  const pending: PendingWrite = {
    row,
    headId: head.revisionId,
    imported,
    files,
    applied: { ...applied, content },
  };
  await storeTexts(ctx, pending);
  if (changeRequestId !== null) {
    await write(
      ctx,
      {
        action: 'changeRequest.import',
        on: (load, tx) => findChangeRequest(load, spaceId, changeRequestId, tx),
      },
      async (tx, { row: changeRequest }) => {
        requireChangeable(changeRequest);
        requireRevision(changeRequest.revisionId, pending.headId, 'id');
        await advanceChangeRequest(ctx, tx, changeRequest, {
          revisionId: await writeImportRevision(ctx, tx, pending),
        });
      },
    );
  } else {
    await write(
      ctx,
      { action: 'space.import', on: (load, tx) => lockSpace(load, tx, spaceId) },
      async (tx) => {
        const space = await tx.load.space.must(spaceId);
        requireDirectEditing(space);
        requireRevision(space.revisionId, pending.headId, 'id');
        await advanceSpace(tx, ctx.now, space, await writeImportRevision(ctx, tx, pending));
        await updateAfterContentChange(tx, ctx.now, space, before, content);
      },
    );
  }
  keepContent(content);
}

/** Returns how texts are written as in an export; the event loop runs before each of them. */
const exportWork = ({ texts }: Context): ExportWork => ({
  async read(text) {
    await setImmediate();
    return texts.stream('read', text);
  },
  rewrite: (input) => texts.stream('rewrite', input),
});

/**
 * Runs steps to their result. The event loop runs between two steps, and threads parse the texts
 * that a step requires.
 */
async function runSteps<T>(
  { texts }: Context,
  steps: Generator<UnreadableText | undefined, T>,
): Promise<T> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (value) await texts.prepare(value);
    else {
      texts.forget();
      await setImmediate();
    }
  }
}

/**
 * Stores the texts before the space is locked. They are identified by hash, and texts that no
 * content refers to are garbage-collected later.
 */
async function storeTexts(ctx: Context, { row, applied }: PendingWrite): Promise<void> {
  const documents = [...applied.documents];
  for (let start = 0; start < documents.length; start += TEXTS_PER_TRANSACTION) {
    const batch = new Map(documents.slice(start, start + TEXTS_PER_TRANSACTION));
    await ctx.texts.ready('read', [...batch.values()]);
    await ctx.transaction((tx) =>
      writeDocuments(tx, row.organizationId, ctx.now, batch, ctx.texts),
    );
    ctx.texts.forget();
    await setImmediate();
  }
}

/**
 * Writes the revision, marks the import as done and returns the id of the revision.
 * @throws CONFLICT if the import ended concurrently.
 */
async function writeImportRevision(
  ctx: Context,
  tx: WriteContext,
  { row, headId, imported, files, applied }: PendingWrite,
): Promise<string> {
  const { organizationId, spaceId, changeRequestId, authorId } = row;
  const { pages, reusableContents, found, problems } = imported;
  await tx.prisma.file.createMany({ data: [...files.values()] });
  const revisionId = await writeRevision(
    tx,
    ctx.now,
    {
      organizationId,
      spaceId,
      changeRequestId,
      parentId: headId,
      type: 'EDITS',
      authorId,
      message: messageOf(row),
    },
    applied.content,
  );
  const importedCount = pages.length + files.size + reusableContents.length;
  const values = [
    row.id,
    importedCount,
    Math.max(importedCount, found),
    JSON.stringify(problems.slice(0, MAX_PROBLEM_COUNT)),
    revisionId,
    new Date().toISOString(),
  ];
  const ended = await tx.query(DONE, values);
  if (ended.length === 0) throw new AppError('CONFLICT', 'This import was canceled.');
  tx.record({ fields: ['content'], related: [revisionId, row.id] });
  return revisionId;
}

/**
 * Returns the message of the revision. The URL's query string is omitted, because it may contain a
 * secret.
 */
const messageOf = ({ url }: ImportRow): string =>
  (url === null ? 'Import of a file' : `Import of ${url.split('?', 1)[0]}`).slice(0, 250);
