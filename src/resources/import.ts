/** Imports: asked for in a moment, done by a job, and waited for where somebody wants to. */
import type { Context } from '../context.ts';
import { authorize, can } from '../data/authorize.ts';
import { newId } from '../data/new-id.ts';
import { type ImportRow, type SpaceRow, stored } from '../data/rows.ts';
import { type Writing, write } from '../data/write.ts';
import { badInput, Fault, notFound } from '../domain/errors.ts';
import type { ImportContentInput, ImportSource, Resolvers } from '../generated/resolvers.ts';
import { findChangeRequest, mustBeChangeable } from './change-request/find.ts';
import { livingSpace } from './content/find.ts';
import { usableFile } from './file.ts';
import { faultOfImport, type KeptError } from './import/fault.ts';
import { ended, isOpen, WAIT_MS } from './import/wait.ts';
import { lockSpace, mustBeLive } from './revision/head.ts';

const known = ['WEBSITE', 'MARKDOWN', 'HTML', 'ZIP'] as const;
type KnownSource = (typeof known)[number];

/** What an import reads, checked. */
interface Reading {
  readonly source: KnownSource;
  readonly url: string | null;
  readonly fileId: string | null;
}

/** UNSUPPORTED_SOURCE for what nothing here reads, BAD_USER_INPUT for an input that names nothing to read, or two things. */
function readingOf({ source, url, file }: ImportContentInput): Reading {
  if (!isKnown(source)) throw new Fault('UNSUPPORTED_SOURCE', 'This source cannot be imported yet. What can: a website, markdown, html, zip.', { field: 'input.source' });
  if (source === 'WEBSITE' && file != null) throw badInput('A website is read from its address: give url.', 'input.file');
  if ((url == null) === (file == null)) throw badInput('Give the address that is to be imported, or an uploaded file, and not both.', 'input.url');
  return { source, url: url ?? null, fileId: file ?? null };
}

const isKnown = (source: ImportSource): source is KnownSource => known.some((one) => one === source);

/** Where an import goes to. */
interface Target {
  readonly organizationId: string;
  readonly spaceId: string;
  readonly changeRequestId: string | null;
}

/** Imports of one person that may be under way, and wait. */
const MOST_OPEN = 20;

/** RATE_LIMITED for who has many imports under way. His row is locked, so that two at once are counted. */
async function mustBeFew({ viewer }: Context, { query }: Writing): Promise<void> {
  await query('import.lockAuthor', 'SELECT id FROM users WHERE id = $1 FOR NO KEY UPDATE', [viewer?.userId ?? '']);
  const [open] = await query<{ count: number }>('import.open', `SELECT count(*)::int AS count FROM imports WHERE author_id = $1 AND status IN ('WAITING', 'RUNNING')`, [viewer?.userId ?? '']);
  if ((open?.count ?? 0) >= MOST_OPEN) throw new Fault('RATE_LIMITED', `${MOST_OPEN} imports of yours are under way. Wait for one of them to end.`, { retryAfter: 30 });
}

/** Writes an import down, and sends the job that does it. BAD_USER_INPUT for a file that is not there. */
async function ask(ctx: Context, tx: Writing, { organizationId, spaceId, changeRequestId }: Target, { source, url, fileId }: Reading, seconds: number): Promise<string> {
  if (fileId !== null && !(await usableFile({ viewer: ctx.viewer, load: tx.load }, organizationId, fileId))) throw badInput('There is no such file in the organization of the space.', 'input.file');
  await mustBeFew(ctx, tx);
  const id = newId('Import');
  await tx.prisma.import.create({ data: { id, organizationId, spaceId, changeRequestId, authorId: ctx.viewer?.userId ?? null, source, url, fileId, seconds, createdAt: ctx.now } });
  await tx.enqueue('import-content', { id });
  tx.record({ fields: ['imports'], related: [id] });
  return id;
}

/** Asks for an import into a space, and gives its id. SPACE_LOCKED, UNSUPPORTED_SOURCE, BAD_USER_INPUT. */
export async function importIntoSpace(ctx: Context, spaceId: string, input: ImportContentInput, seconds: number): Promise<string> {
  const reading = readingOf(input);
  return write(ctx, { action: 'space.import', on: (load, tx) => lockSpace(load, tx, spaceId) }, async (tx, space) => {
    const row = await tx.load.space.must(space.id);
    mustBeLive(row);
    return ask(ctx, tx, { organizationId: row.organizationId, spaceId, changeRequestId: null }, reading, seconds);
  });
}

/** Asks for an import into a change request, and gives its id. INVALID_TRANSITION, UNSUPPORTED_SOURCE, BAD_USER_INPUT. */
export async function importIntoChangeRequest(ctx: Context, spaceId: string, id: string, input: ImportContentInput, seconds: number): Promise<string> {
  const reading = readingOf(input);
  return write(ctx, { action: 'changeRequest.import', on: (load, tx) => findChangeRequest(load, spaceId, id, tx) }, async (tx, { row }) => {
    mustBeChangeable(row);
    return ask(ctx, tx, { organizationId: row.organizationId, spaceId, changeRequestId: row.id }, reading, seconds);
  });
}

/** An import that the caller may read; null for none. */
export async function readableImport(ctx: Context, id: string): Promise<ImportRow | null> {
  const found = await findImport(ctx, id);
  return found && (await can(ctx, 'import.read', found.space)) ? found.row : null;
}

/** An import with its space; null where there is none, or the space is in the trash. */
async function findImport({ load }: Context, id: string): Promise<{ row: ImportRow; space: SpaceRow } | null> {
  const row = await load.import.load(id);
  const isInside = row !== null && (await load.memberships()).has(row.organizationId); // asked first: it costs a stranger no statement
  const space = isInside ? await livingSpace(load, row.spaceId) : null;
  return row && space && { row, space };
}

async function importById(ctx: Context, id: string): Promise<ImportRow> {
  const found = await findImport(ctx, id);
  if (!found) throw notFound();
  await authorize(ctx, 'import.read', found.space);
  return found.row;
}

/** An import at its end. TIMEOUT when that does not come, and what the import met when it failed. */
async function finished(ctx: Context, id: string): Promise<ImportRow> {
  const { status } = await importById(ctx, id);
  if (isOpen(status)) {
    ctx.allow(WAIT_MS + 2000);
    await ended(ctx.query, id);
    ctx.forget();
  }
  const row = await importById(ctx, id);
  if (isOpen(row.status)) throw new Fault('TIMEOUT', `The import ${id} takes longer than a minute, and goes on. Ask for it by its id.`);
  const error = stored<KeptError>(row.error);
  if (error) throw faultOfImport(error, row);
  return row;
}

export const importResource: Resolvers = {
  Import: {
    space: ({ spaceId }, _, ctx) => ctx.load.space.must(spaceId),
    changeRequest: ({ changeRequestId }, _, ctx) => (changeRequestId === null ? null : ctx.load.changeRequest.must(changeRequestId)),
    revision: ({ revisionId }, _, ctx) => (revisionId === null ? null : ctx.load.revision.must(revisionId)),
    createdBy: ({ authorId }, _, ctx) => (authorId === null ? null : ctx.load.user.load(authorId)),
    problems: ({ problems }) => stored<{ readonly resource: string; readonly message: string }[]>(problems) ?? [],
    error: ({ error }) => stored<KeptError>(error),
  },
  Query: {
    import: (_, { id }, ctx) => importById(ctx, id),
    finishedImport: (_, { id }, ctx) => finished(ctx, id),
  },
  Mutation: {
    importIntoSpace: async (_, { spaceId, input, seconds }, ctx) => ({ import: await ctx.load.import.must(await importIntoSpace(ctx, spaceId, input, seconds)) }),
    importIntoChangeRequest: async (_, { spaceId, id, input, seconds }, ctx) => ({ import: await ctx.load.import.must(await importIntoChangeRequest(ctx, spaceId, id, input, seconds)) }),
  },
};
