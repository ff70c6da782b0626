/** Revisions: states of a space's content, which never change. */
import type { Context } from '../context.ts';
import { authorize, can } from '../data/authorize.ts';
import { keepContent, writeRevision } from '../data/content-store/write.ts';
import type { List } from '../data/connection.ts';
import { pageOfItems } from '../data/items.ts';
import { type ReusableContentRow, type RevisionRow, type ShownFile, stored } from '../data/rows.ts';
import { tables } from '../data/tables.ts';
import { write } from '../data/write.ts';
import { notFound } from '../domain/errors.ts';
import { entriesOf, entryOf } from '../domain/list.ts';
import type { GitCommit, Resolvers, RollbackSpaceInput } from '../generated/resolvers.ts';
import { changesBetween, pageOfChanges } from './content-change.ts';
import { livingSpace } from './content/find.ts';
import { addressesOfSpace } from './site/addresses.ts';
import { advanceSpace, followContent, lockSpace, mustBeAt, mustBeLive } from './revision/head.ts';
import { shownShelf } from './revision/computed.ts';
import { hiddenIn } from './revision/meant.ts';
import { allPagesIn, contentOf, fileOf, filesIn, pageAt, pageIn, pagesIn, shelfOf } from './revision/shelf.ts';
import { visitedRevision } from './revision/visited.ts';
import { variablesOf } from './page/fields.ts';

/** Gives a space the content of an older revision of its own, and the id of the revision that does. */
export async function rollbackSpace(ctx: Context, spaceId: string, revisionId: string, input: RollbackSpaceInput | null | undefined): Promise<string> {
  const made = await write(ctx, { action: 'space.rollback', on: (load, tx) => lockSpace(load, tx, spaceId) }, async (tx, content) => {
    const space = await tx.load.space.must(content.id);
    mustBeLive(space);
    mustBeAt(space.revisionId, input?.expectedRevision, 'input.expectedRevision');
    const wanted = await tx.load.revision.load(revisionId);
    if (wanted?.spaceId !== spaceId || wanted.changeRequestId !== null) throw notFound();
    const old = await tx.load.content.load(wanted);
    const { organizationId } = space;
    const id = await writeRevision(
      tx,
      ctx.now,
      { organizationId, spaceId, changeRequestId: null, parentId: space.revisionId, type: 'ROLLBACK', authorId: ctx.viewer?.userId ?? null, message: `Back to ${revisionId}` },
      old,
    );
    await advanceSpace(tx, ctx.now, space, id);
    await followContent(tx, ctx.now, space, await contentOf(tx.load, space.revisionId), old);
    tx.record({ fields: ['revision'], related: [id, revisionId] });
    return { id, old };
  });
  keepContent(made.old);
  return made.id;
}

/** Where a revision is read by visitors: the one that its space is at, where that is. */
async function addressesOfRevision(ctx: Context, { id, spaceId, changeRequestId, visit }: RevisionRow): Promise<{ readonly published?: string | null; readonly public?: string | null }> {
  const space = changeRequestId === null ? await ctx.load.space.load(spaceId) : null;
  return space?.revisionId === id ? addressesOfSpace(ctx, { ...space, visit }) : {};
}

const byTime = [
  { sql: 'r.created_at', type: 'timestamptz' },
  { sql: 'r.id', type: 'text' },
] as const;

const { columns } = tables.revision;
const historyOfSpace: List = { name: 'space.revisions', columns, from: 'revisions r', parent: 'r.space_id', where: [{ sql: 'r.change_request_id IS NULL' }], order: byTime, descending: true };

/** The revisions on a change request's own line, newest first. */
export const historyOfChangeRequest: List = { name: 'changeRequest.revisions', columns, from: 'revisions r', parent: 'r.change_request_id', where: [], order: byTime, descending: true };

const parentsOf = ({ parentId, mergedParentId }: RevisionRow): string[] => [parentId, mergedParentId].filter((id) => id !== null);

/** Another revision of the same space; NOT_FOUND for any other. */
async function siblingOf(ctx: Context, { spaceId }: RevisionRow, id: string): Promise<RevisionRow> {
  const found = await ctx.load.revision.load(id);
  if (found?.spaceId !== spaceId) throw notFound();
  return found;
}

/** A revision, when the viewer may read its space. */
export async function readableRevision(ctx: Context, id: string): Promise<RevisionRow | null> {
  const row = await ctx.load.revision.load(id);
  const isInside = row !== null && (await ctx.load.memberships()).has(row.organizationId); // asked first: it costs a stranger no statement
  const space = isInside ? await livingSpace(ctx.load, row.spaceId) : null;
  return space && (await can(ctx, 'revision.read', space)) ? row : null;
}

/** A revision whose computed pages are worked out, or, where that is said, are what they are made from. */
export const readAs = (row: RevisionRow, computed: boolean | null | undefined): RevisionRow => (computed === false ? { ...row, isSource: true } : row);

/** The files of a revision by name, as far as its reader is shown them. */
async function filesShown(ctx: Context, row: RevisionRow): Promise<ShownFile[]> {
  const shelf = await shelfOf(ctx, row);
  const hidden = await hiddenIn(ctx, shelf);
  return filesIn(shelf).filter(({ id }) => !hidden.has(id));
}

const upTo = <Item>(limit: number | null | undefined, items: Item[]): Item[] => (limit == null ? items : items.slice(0, limit));

export const revision: Resolvers = {
  Revision: {
    author: ({ authorId }, _, ctx) => (authorId === null ? null : ctx.load.user.load(authorId)),
    parentIds: (row) => parentsOf(row),
    parents: (row, _, ctx) => ctx.load.revision.mustAll(parentsOf(row)),
    space: ({ spaceId }, _, ctx) => ctx.load.space.must(spaceId),
    changeRequest: ({ changeRequestId }, _, ctx) => (changeRequestId === null ? null : ctx.load.changeRequest.load(changeRequestId)),
    mergedFrom: ({ mergedFromId }, _, ctx) => (mergedFromId === null ? null : ctx.load.changeRequest.load(mergedFromId)),
    pageCount: async (row, _, ctx) => (await shownShelf(ctx, row)).content.pages?.weight ?? 0,
    pages: async (row, _, ctx) => {
      const shelf = await shownShelf(ctx, row);
      return pagesIn(shelf, shelf.content.pages, []);
    },
    allPages: async (row, { limit }, ctx) => {
      if (limit === 0) return [];
      const shelf = await shownShelf(ctx, row);
      return upTo(limit, allPagesIn(shelf, shelf.content.pages, []));
    },
    page: async (row, { id }, ctx) => pageIn(await shownShelf(ctx, row), id),
    pageByPath: async (row, { path }, ctx) => pageAt(await shownShelf(ctx, row), path),
    files: async (row, args, ctx) => pageOfItems({ name: `files ${row.spaceId}`, items: await filesShown(ctx, row), keysOf: ({ name, id }) => [name, id] }, args),
    allFiles: async (row, { limit }, ctx) => (limit === 0 ? [] : upTo(limit, await filesShown(ctx, row))),
    file: async (row, { id }, ctx) => {
      const shelf = await shelfOf(ctx, row);
      const entry = entryOf(shelf.content.files, id);
      return entry && !(await hiddenIn(ctx, shelf)).has(id) ? fileOf(entry) : null;
    },
    reusableContents: async (row, { limit }, ctx) => {
      const shelf = await shelfOf(ctx, row);
      const hidden = await hiddenIn(ctx, shelf);
      const entries = entriesOf(shelf.content.reusableContents).filter(({ id }) => !hidden.has(id));
      return upTo(
        limit,
        entries.map((entry): ReusableContentRow => ({ ...shelf, entry })),
      );
    },
    reusableContent: async (row, { id }, ctx) => {
      const shelf = await shelfOf(ctx, row);
      const entry = entryOf(shelf.content.reusableContents, id);
      return entry && !(await hiddenIn(ctx, shelf)).has(id) ? { ...shelf, entry } : null;
    },
    variables: async (row, _, ctx) => variablesOf((await shelfOf(ctx, row)).content),
    changes: async (row, args, ctx) => {
      const since = args.since == null ? row.parentId : (await siblingOf(ctx, row, args.since)).id;
      return pageOfChanges(`changes ${row.id} ${since}`, await changesBetween(ctx, since, row.id), args);
    },
    git: ({ git }) => stored<GitCommit>(git),
    urls: async (row, _, ctx) => ({ app: `${ctx.settings.appUrl}/o/${row.organizationId}/s/${row.spaceId}/r/${row.id}`, ...(await addressesOfRevision(ctx, row)) }),
  },
  RevisionConnection: { totalCount: (page) => page.count() },
  Space: {
    revision: async (row, { computed }, ctx) => {
      if (row.visit) return readAs(visitedRevision(await ctx.load.revision.must(row.revisionId), row.visit), computed);
      await authorize(ctx, 'revision.read', row);
      return readAs(await ctx.load.revision.must(row.revisionId), computed);
    },
    revisions: async (row, args, ctx) => {
      await authorize(ctx, 'revision.read', row);
      return ctx.load.page<RevisionRow>(historyOfSpace, row.id, args);
    },
  },
  Query: {
    revision: async (_, { spaceId, id, computed }, ctx) => {
      const space = await livingSpace(ctx.load, spaceId);
      if (!space) throw notFound();
      await authorize(ctx, 'revision.read', space);
      const row = await ctx.load.revision.load(id);
      if (row?.spaceId !== spaceId) throw notFound();
      return readAs(row, computed);
    },
  },
  Mutation: {
    rollbackSpace: async (_, { spaceId, revisionId, input }, ctx) => {
      const id = await rollbackSpace(ctx, spaceId, revisionId, input);
      return { space: await ctx.load.space.must(spaceId), revision: await ctx.load.revision.must(id) };
    },
  },
};
