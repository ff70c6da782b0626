/**
 * Starts imports, which a job runs, and resolves their state. A caller may wait for the end of an
 * import.
 */
import { type InputFields, parentsOf } from '../data/parents.ts';
import type { Context } from '../context.ts';
import { authorize, can } from '../data/authorize.ts';
import { newId } from '../data/new-id.ts';
import { forMember, revisionForMember } from '../data/reader.ts';
import { type ImportRow, type SpaceRow, stored } from '../data/rows.ts';
import { type WriteContext, write } from '../data/write.ts';
import { badInput, AppError, notFound } from '../domain/errors.ts';
import { checkAll, checkAllAsync } from '../domain/problems.ts';
import type { ImportIntoSpaceInput, ImportSource, Resolvers } from '../generated/resolvers.ts';
import { actorOf } from './actor.ts';
import { findChangeRequest, requireChangeable } from './change-request/find.ts';
import { findSpace } from './content/find.ts';
import { usableFile } from './file.ts';
import { importErrorOf, type StoredImportError } from './import/error.ts';
import { waitForImport, isOpen, MAX_WAIT_MS } from './import/wait.ts';
import { lockSpace, requireDirectEditing } from './revision/head.ts';
import { column, statement } from '../data/statement.ts';

const supportedSources = ['WEBSITE', 'MARKDOWN', 'HTML', 'ZIP'] as const;
type SupportedSource = (typeof supportedSources)[number];

/** The source of an import as an input has it. */
type ImportFields = Pick<ImportIntoSpaceInput, 'source' | 'url' | 'fileId'>;

/** The validated source of an import. */
interface ImportRequest {
  readonly source: SupportedSource;
  readonly url: string | null;
  readonly fileId: string | null;
}

/**
 * Validates the source of an import.
 * @throws UNSUPPORTED_SOURCE if the source is not supported.
 * @throws BAD_USER_INPUT unless the input has exactly one of url and file.
 */
export function importRequestOf({ source, url, fileId }: ImportFields): ImportRequest {
  const [supported] = checkAll(
    () => supportedOf(source),
    () => {
      if (source === 'WEBSITE' && fileId != null)
        throw badInput('A website is imported from its address: send url.', 'input.fileId');
    },
    () => {
      if ((url == null) === (fileId == null))
        throw badInput('Send the address to import or an uploaded file, not both.', 'input.url');
    },
  );
  return { source: supported, url: url ?? null, fileId: fileId ?? null };
}

function supportedOf(source: ImportSource): SupportedSource {
  const supported = supportedSources.find((one) => one === source);
  if (supported === undefined)
    throw new AppError(
      'UNSUPPORTED_SOURCE',
      'This source cannot be imported yet. Supported sources: a website, markdown, html, zip.',
      { field: 'input.source' },
    );
  return supported;
}

/** The space or change request that receives an import. */
interface Target {
  readonly organizationId: string;
  readonly spaceId: string;
  readonly changeRequestId: string | null;
}

/** Waiting and running imports per person. */
const MAX_OPEN_COUNT = 20;

/** The longest time limit of a website in the queue of other imports, in seconds. */
const MAX_SHORT_SECONDS = 240;

const LOCK_AUTHOR = statement(
  'import.lockAuthor',
  'SELECT id FROM users WHERE id = $1 FOR NO KEY UPDATE',
  { id: column.text },
);

/**
 * Requires that the viewer has few unfinished imports. The user's row is locked, so that concurrent
 * requests are counted.
 * @throws RATE_LIMITED
 */
async function requireFewOpenImports(
  { viewer }: Context,
  { prisma, query }: WriteContext,
): Promise<void> {
  const authorId = viewer?.userId ?? '';
  await query(LOCK_AUTHOR, [authorId]);
  const openCount = await prisma.import.count({
    where: { authorId, status: { in: ['WAITING', 'RUNNING'] } },
  });
  if (openCount >= MAX_OPEN_COUNT)
    throw new AppError(
      'RATE_LIMITED',
      `${MAX_OPEN_COUNT} of your imports are running. Wait for one of them to end.`,
      { retryAfter: 30 },
    );
}

/**
 * Inserts an import and enqueues its job.
 * @throws BAD_USER_INPUT if the file does not exist.
 */
async function startImport(
  ctx: Context,
  tx: WriteContext,
  { organizationId, spaceId, changeRequestId }: Target,
  input: ImportFields,
  seconds: number,
): Promise<string> {
  const access = { viewer: ctx.viewer, load: tx.load };
  // the file next to an address, or of a website, is refused already
  const importedFile = input.url == null && input.source !== 'WEBSITE' ? input.fileId : null;
  const [{ source, url, fileId }] = await checkAllAsync(
    () => importRequestOf(input),
    async () => {
      if (importedFile != null && !(await usableFile(access, organizationId, importedFile)))
        throw badInput('There is no such file in the organization of the space.', 'input.fileId');
    },
  );
  await requireFewOpenImports(ctx, tx);
  const id = newId('Import');
  await tx.prisma.import.create({
    data: {
      id,
      organizationId,
      spaceId,
      changeRequestId,
      authorId: ctx.viewer?.userId ?? null,
      source,
      url,
      fileId,
      seconds,
      createdAt: ctx.now,
    },
  });
  const isLong = source === 'WEBSITE' && seconds > MAX_SHORT_SECONDS;
  await tx.enqueue(isLong ? 'import-website' : 'import-content', { id });
  tx.record({ fields: ['imports'], related: [id] });
  return id;
}

/**
 * Starts an import into a space and returns its id.
 * @throws SPACE_LOCKED, UNSUPPORTED_SOURCE or BAD_USER_INPUT
 */
export async function importIntoSpace(
  ctx: Context,
  spaceId: string,
  input: InputFields<ImportIntoSpaceInput, 'spaceId' | 'seconds'>,
  seconds: number,
): Promise<string> {
  return write(
    ctx,
    { action: 'space.import', on: (load, tx) => lockSpace(load, tx, spaceId) },
    async (tx, space) => {
      const row = await tx.load.space.must(space.id);
      requireDirectEditing(row);
      return startImport(
        ctx,
        tx,
        { organizationId: row.organizationId, spaceId, changeRequestId: null },
        input,
        seconds,
      );
    },
  );
}

/**
 * Starts an import into a change request and returns its id.
 * @throws INVALID_TRANSITION, UNSUPPORTED_SOURCE or BAD_USER_INPUT
 */
export async function importIntoChangeRequest(
  ctx: Context,
  spaceId: string,
  id: string,
  input: InputFields<ImportIntoSpaceInput, 'spaceId' | 'seconds'>,
  seconds: number,
): Promise<string> {
  return write(
    ctx,
    { action: 'changeRequest.import', on: (load, tx) => findChangeRequest(load, spaceId, id, tx) },
    async (tx, { row }) => {
      requireChangeable(row);
      return startImport(
        ctx,
        tx,
        { organizationId: row.organizationId, spaceId, changeRequestId: row.id },
        input,
        seconds,
      );
    },
  );
}

/** Returns an import that the caller can read, or null. */
export async function readableImport(ctx: Context, id: string): Promise<ImportRow | null> {
  const found = await findImport(ctx, id);
  return found && (await can(ctx, 'import.read', found.space)) ? found.row : null;
}

/** Returns an import with its space, or null if there is none or the space is in the trash. */
async function findImport(
  { load }: Context,
  id: string,
): Promise<{ row: ImportRow; space: SpaceRow } | null> {
  const row = await load.import.load(id);
  // Checking the membership first avoids further statements for callers outside the organization.
  const isMember = row !== null && (await load.memberships()).has(row.organizationId);
  const space = isMember ? await findSpace(load, row.spaceId) : null;
  return row && space && { row, space };
}

/**
 * Returns an import.
 * @throws NOT_FOUND or FORBIDDEN
 */
export async function importById(ctx: Context, id: string): Promise<ImportRow> {
  const found = await findImport(ctx, id);
  if (!found) throw notFound();
  await authorize(ctx, 'import.read', found.space);
  return found.row;
}

/**
 * Waits for an import and returns it.
 * @throws TIMEOUT if it does not end within a minute, or the error that the import failed with.
 */
async function finished(ctx: Context, id: string): Promise<ImportRow> {
  const { status } = await importById(ctx, id);
  if (isOpen(status)) {
    ctx.allow(MAX_WAIT_MS + 2000);
    await waitForImport(ctx.query, id);
    ctx.forget();
  }
  const row = await importById(ctx, id);
  if (isOpen(row.status))
    throw new AppError(
      'TIMEOUT',
      `The import ${id} takes longer than one minute and continues. Read it by its id.`,
    );
  const error = stored<StoredImportError>(row.error);
  if (error) throw importErrorOf(error, row);
  return row;
}

export const importResource: Resolvers = {
  Import: {
    space: async ({ spaceId }, _, ctx) => forMember(await ctx.load.space.must(spaceId)),
    changeRequest: ({ changeRequestId }, _, ctx) =>
      changeRequestId === null ? null : ctx.load.changeRequest.must(changeRequestId),
    revision: async ({ revisionId }, _, ctx) =>
      revisionId === null ? null : revisionForMember(await ctx.load.revision.must(revisionId)),
    createdBy: ({ authorId }, _, ctx) => actorOf(ctx, authorId),
    problems: ({ problems }) =>
      stored<{ readonly resource: string; readonly message: string }[]>(problems) ?? [],
    error: ({ error }) => stored<StoredImportError>(error),
  },
  Query: {
    import: (_, { id }, ctx) => importById(ctx, id),
    finishedImport: (_, { id }, ctx) => finished(ctx, id),
  },
  Mutation: {
    importIntoSpace: async (_, { input: { spaceId, seconds, ...input } }, ctx) => ({
      import: await ctx.load.import.must(await importIntoSpace(ctx, spaceId, input, seconds)),
    }),
    importIntoChangeRequest: async (_, { input: { changeRequestId, seconds, ...input } }, ctx) => {
      const { spaceId } = await parentsOf(ctx, 'ChangeRequest', changeRequestId);
      return {
        import: await ctx.load.import.must(
          await importIntoChangeRequest(ctx, spaceId, changeRequestId, input, seconds),
        ),
      };
    },
  },
};
