/** Does an import: reads, keeps the files, and puts it all into content as one revision. */
import { setImmediate } from 'node:timers/promises';
import type { Context } from '../../context.ts';
import { keepContent, writeDocuments, writeRevision } from '../../data/content-store/write.ts';
import { newId } from '../../data/new-id.ts';
import type { FileRow, ImportRow } from '../../data/rows.ts';
import { indexSpace } from '../../data/search.ts';
import { type Errand, type Writing, write } from '../../data/write.ts';
import type { NewFile } from '../../domain/changes/change.ts';
import type { Content } from '../../domain/content.ts';
import { Fault, notFound } from '../../domain/errors.ts';
import type { Imported } from '../../domain/import.ts';
import { type Applied, importSteps } from '../../domain/import/apply.ts';
import { advanceChangeRequest, findChangeRequest, mustBeChangeable } from '../change-request/find.ts';
import { livingSpace } from '../content/find.ts';
import { fieldsOf } from '../edit/changes.ts';
import { fileRow } from '../file.ts';
import { advanceSpace, lockSpace, mustBeAt, mustBeLive } from '../revision/head.ts';
import { contentOf } from '../revision/shelf.ts';
import { type KeptError, keptError } from './fault.ts';
import { type Progress, read } from './read.ts';

const FIND = `SELECT id, author_id FROM imports WHERE id = $1 AND status IN ('WAITING', 'RUNNING')`;
const PROGRESS = `UPDATE imports SET status = 'RUNNING', imported_resources = $2, total_resources = $3 WHERE id = $1 AND status IN ('WAITING', 'RUNNING')`;
const DONE = `UPDATE imports SET status = 'DONE', imported_resources = $2, total_resources = $3, problems = $4, revision_id = $5, finished_at = $6 WHERE id = $1 AND status IN ('WAITING', 'RUNNING')`;
const FAILED = `UPDATE imports SET status = 'FAILED', error = $2, finished_at = $3 WHERE id = $1 AND status IN ('WAITING', 'RUNNING')`;

/** How often progress is written down at most, in milliseconds. */
const TOLD_MS = 500;
/** Problems that are kept. */
const MOST_PROBLEMS = 100;
/** How often an import begins anew because somebody changed the content meanwhile. */
const MOST_TRIES = 5;

/** Does the import that `data` names, unless it was done. What it cannot do it says in its row. */
export async function runImport({ database, as, isOver }: Errand, data: object): Promise<'done'> {
  const { id } = data as { readonly id: string }; // as it is enqueued
  const [found] = await database.query<{ author_id: string | null }>('import.find', FIND, [id]);
  if (!found) return 'done';
  const fail = (error: KeptError) => database.query('import.fail', FAILED, [id, JSON.stringify(error), new Date().toISOString()]);
  if (found.author_id === null || !as) {
    await fail({ code: 'FORBIDDEN', message: 'Who asked for this import is not there any more.' });
    return 'done';
  }
  try {
    await bring(as(found.author_id), id, isOver);
  } catch (error) {
    const kept = keptError(error);
    await fail(kept ?? { code: 'INTERNAL', message: 'Something went wrong on our side. Try again.' });
    if (!kept) throw error;
  }
  return 'done';
}

async function bring(ctx: Context, id: string, isOver: () => boolean): Promise<void> {
  const row = await ctx.load.import.must(id);
  const telling = tellOf(ctx, id);
  const imported = await read(ctx, row, isOver, telling.tell).finally(() => telling.end());
  const files = await keepFiles(ctx, row, imported);
  for (let tries = 1; ; tries++) {
    try {
      return keepContent(await put(ctx, row, imported, files));
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
async function keepFiles(ctx: Context, { organizationId, authorId }: ImportRow, { files }: Imported): Promise<ReadonlyMap<string, FileRow>> {
  const rows = new Map<string, FileRow>();
  for (const { ref, name, contentType, bytes } of files) rows.set(ref, fileRow(ctx.now, organizationId, authorId, await ctx.blobs.store(bytes, { name, contentType })));
  return rows;
}

/** Puts it behind what is there. STALE_REVISION when that changed while texts were read; and what who asked may not do any more. */
async function put(ctx: Context, row: ImportRow, imported: Imported, files: ReadonlyMap<string, FileRow>): Promise<Content> {
  const { spaceId, changeRequestId } = row;
  const at = changeRequestId === null ? await livingSpace(ctx.load, spaceId) : (await findChangeRequest(ctx.load, spaceId, changeRequestId))?.row;
  if (!at) throw notFound();
  const before = await contentOf(ctx.load, at.revisionId);
  const stored = new Map([...files].map(([ref, file]): [string, NewFile] => [ref, { id: file.id, fields: fieldsOf(file) }]));
  const applied = await taken(importSteps(before, imported, stored, { now: ctx.now.toISOString(), newId }));
  const line: Line = { row, headId: at.revisionId, imported, files, applied };
  if (changeRequestId !== null) {
    await write(ctx, { action: 'changeRequest.import', on: (load, tx) => findChangeRequest(load, spaceId, changeRequestId, tx) }, async (tx, { row: changeRequest }) => {
      mustBeChangeable(changeRequest);
      mustBeAt(changeRequest.revisionId, line.headId, 'id');
      await advanceChangeRequest(ctx, tx, changeRequest, { revisionId: await writeImport(ctx, tx, line) });
    });
    return applied.content;
  }
  await write(ctx, { action: 'space.import', on: (load, tx) => lockSpace(load, tx, spaceId) }, async (tx) => {
    const space = await tx.load.space.must(spaceId);
    mustBeLive(space);
    mustBeAt(space.revisionId, line.headId, 'id');
    await advanceSpace(tx, ctx.now, space, await writeImport(ctx, tx, line));
    await indexSpace(tx, space, before, applied.content);
  });
  return applied.content;
}

/** What comes of steps, between which others have their turn. */
async function taken<T>(steps: Generator<undefined, T>): Promise<T> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await setImmediate();
  }
}

/** What an import writes, and on what. */
interface Line {
  readonly row: ImportRow;
  readonly headId: string;
  readonly imported: Imported;
  readonly files: ReadonlyMap<string, FileRow>;
  readonly applied: Applied;
}

/** Writes the revision, and that the import is done: the id of the revision. */
async function writeImport(ctx: Context, tx: Writing, { row, headId, imported, files, applied }: Line): Promise<string> {
  const { organizationId, spaceId, changeRequestId, authorId } = row;
  const { pages, reusableContents, found, problems } = imported;
  await tx.prisma.file.createMany({ data: [...files.values()] });
  await writeDocuments(tx, organizationId, ctx.now, applied.documents);
  const revisionId = await writeRevision(tx, ctx.now, { organizationId, spaceId, changeRequestId, parentId: headId, type: 'EDITS', authorId, message: messageOf(row) }, applied.content);
  const brought = pages.length + files.size + reusableContents.length;
  const values = [row.id, brought, Math.max(brought, found), JSON.stringify(problems.slice(0, MOST_PROBLEMS)), revisionId, new Date().toISOString()];
  const ended = await tx.query('import.done', `${DONE} RETURNING id`, values);
  if (ended.length === 0) throw new Fault('CONFLICT', 'This import was ended meanwhile.');
  tx.record({ fields: ['content'], related: [revisionId, row.id] });
  return revisionId;
}

/** Without the query: it may hold what is no reader's business. */
const messageOf = ({ url }: ImportRow): string => (url === null ? 'Import of a file' : `Import of ${url.split('?', 1)[0]}`).slice(0, 250);
