/** Puts what an import brought behind what is there, as one revision. */
import { setImmediate } from 'node:timers/promises';
import type { Context } from '../../context.ts';
import { keepContent, writeDocuments, writeRevision } from '../../data/content-store/write.ts';
import { newId } from '../../data/new-id.ts';
import type { FileRow, ImportRow } from '../../data/rows.ts';
import { type Writing, write } from '../../data/write.ts';
import type { NewFile } from '../../domain/changes/change.ts';
import { Fault, notFound } from '../../domain/errors.ts';
import type { Imported } from '../../domain/import.ts';
import { type Applied, importSteps } from '../../domain/import/apply.ts';
import { advanceChangeRequest, findChangeRequest, mustBeChangeable } from '../change-request/find.ts';
import { livingSpace } from '../content/find.ts';
import { fieldsOf } from '../edit/changes.ts';
import { advanceSpace, followContent, lockSpace, mustBeAt, mustBeLive } from '../revision/head.ts';
import { contentOf } from '../revision/shelf.ts';

const DONE = `UPDATE imports SET status = 'DONE', imported_resources = $2, total_resources = $3, problems = $4, revision_id = $5, finished_at = $6
  WHERE id = $1 AND status IN ('WAITING', 'RUNNING') RETURNING id`;

/** Problems that are kept. */
const MOST_PROBLEMS = 100;
/** Texts that are written at once. */
const LOT = 50;

/** What an import writes, and on what. */
interface Line {
  readonly row: ImportRow;
  readonly headId: string;
  readonly imported: Imported;
  readonly files: ReadonlyMap<string, FileRow>;
  readonly applied: Applied;
}

/** Puts it there. STALE_REVISION when the content changed while texts were read; and what who asked may not do any more. */
export async function put(ctx: Context, row: ImportRow, imported: Imported, files: ReadonlyMap<string, FileRow>): Promise<void> {
  const { spaceId, changeRequestId } = row;
  const at = changeRequestId === null ? await livingSpace(ctx.load, spaceId) : (await findChangeRequest(ctx.load, spaceId, changeRequestId))?.row;
  if (!at) throw notFound();
  const before = await contentOf(ctx.load, at.revisionId);
  const stored = new Map([...files].map(([ref, file]): [string, NewFile] => [ref, { id: file.id, fields: fieldsOf(file) }]));
  const applied = await taken(importSteps(before, imported, stored, { now: ctx.now.toISOString(), newId }));
  const line: Line = { row, headId: at.revisionId, imported, files, applied };
  await keepTexts(ctx, line);
  if (changeRequestId !== null) {
    await write(ctx, { action: 'changeRequest.import', on: (load, tx) => findChangeRequest(load, spaceId, changeRequestId, tx) }, async (tx, { row: changeRequest }) => {
      mustBeChangeable(changeRequest);
      mustBeAt(changeRequest.revisionId, line.headId, 'id');
      await advanceChangeRequest(ctx, tx, changeRequest, { revisionId: await writeImport(ctx, tx, line) });
    });
  } else {
    await write(ctx, { action: 'space.import', on: (load, tx) => lockSpace(load, tx, spaceId) }, async (tx) => {
      const space = await tx.load.space.must(spaceId);
      mustBeLive(space);
      mustBeAt(space.revisionId, line.headId, 'id');
      await advanceSpace(tx, ctx.now, space, await writeImport(ctx, tx, line));
      await followContent(tx, ctx.now, space, before, applied.content);
    });
  }
  keepContent(applied.content);
}

/** What comes of steps, between which others have their turn. */
async function taken<T>(steps: Generator<undefined, T>): Promise<T> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await setImmediate();
  }
}

/** Writes the texts, before the space is locked: they are known by their hashes, and what nothing comes to name is collected. */
async function keepTexts(ctx: Context, { row, applied }: Line): Promise<void> {
  const documents = [...applied.documents];
  for (let at = 0; at < documents.length; at += LOT) {
    await ctx.transaction((tx) => writeDocuments(tx, row.organizationId, ctx.now, new Map(documents.slice(at, at + LOT))));
    await setImmediate();
  }
}

/** Writes the revision, and that the import is done: the id of the revision. */
async function writeImport(ctx: Context, tx: Writing, { row, headId, imported, files, applied }: Line): Promise<string> {
  const { organizationId, spaceId, changeRequestId, authorId } = row;
  const { pages, reusableContents, found, problems } = imported;
  await tx.prisma.file.createMany({ data: [...files.values()] });
  const revisionId = await writeRevision(tx, ctx.now, { organizationId, spaceId, changeRequestId, parentId: headId, type: 'EDITS', authorId, message: messageOf(row) }, applied.content);
  const brought = pages.length + files.size + reusableContents.length;
  const values = [row.id, brought, Math.max(brought, found), JSON.stringify(problems.slice(0, MOST_PROBLEMS)), revisionId, new Date().toISOString()];
  const ended = await tx.query('import.done', DONE, values);
  if (ended.length === 0) throw new Fault('CONFLICT', 'This import was ended meanwhile.');
  tx.record({ fields: ['content'], related: [revisionId, row.id] });
  return revisionId;
}

/** Without the query: it may hold what is no reader's business. */
const messageOf = ({ url }: ImportRow): string => (url === null ? 'Import of a file' : `Import of ${url.split('?', 1)[0]}`).slice(0, 250);
