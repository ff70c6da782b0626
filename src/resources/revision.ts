/** Resolves revisions, which are immutable states of a space's content, and rolls spaces back. */
import { type InputFields, parentsOf } from '../data/parents.ts';
import type { Context } from '../context.ts';
import { authorize, can, traceAuthorization } from '../data/authorize.ts';
import { keepContent, writeRevision } from '../data/content-store/write.ts';
import {
  type ConnectionQuery,
  contains,
  declareList,
  type SqlCondition,
  where,
} from '../data/connection.ts';
import { createdWithin, given, isOneOf } from '../data/connection/conditions.ts';
import { byTime, declareOrders, type ListArgs } from '../data/connection/order.ts';
import { mapPage } from '../data/page.ts';
import { forMember, headFor, member, revisionFor, revisionForMember } from '../data/reader.ts';
import { type RevisionRow, type RevisionView, stored, type VisitorReader } from '../data/rows.ts';
import { tables } from '../data/tables.ts';
import { write } from '../data/write.ts';
import { notFound } from '../domain/errors.ts';
import type {
  GitCommit,
  Resolvers,
  RevisionFilter,
  RevisionOrderField,
  RollbackSpaceInput,
  SpaceRevisionsArgs,
} from '../generated/resolvers.ts';
import { actorOf } from './actor.ts';
import { findSpace } from './content/find.ts';
import {
  advanceSpace,
  updateAfterContentChange,
  lockSpace,
  requireRevision,
  requireDirectEditing,
} from './revision/head.ts';
import { contentOfView } from './revision/computed.ts';
import { idOfRevision } from '../data/state-id.ts';
import {
  contentOf,
  pageAt,
  pageIn,
  pagesOfRevision,
  pagesWithIds,
  revisionContentOf,
  rootPagesOf,
} from './revision/content.ts';
import { variablesOf } from '../domain/fields.ts';

/** Restores the content of an older revision of a space, and returns the id of the new revision. */
export async function rollbackSpace(
  ctx: Context,
  spaceId: string,
  revisionId: string,
  input: InputFields<RollbackSpaceInput, 'id' | 'revisionId'> | null | undefined,
): Promise<string> {
  const result = await write(
    ctx,
    { action: 'space.rollback', on: (load, tx) => lockSpace(load, tx, spaceId) },
    async (tx, content) => {
      const space = await tx.load.space.must(content.id);
      requireDirectEditing(space);
      requireRevision(space.revisionId, input?.expectedRevisionId, 'input.expectedRevisionId');
      const target = await tx.load.revision.load(revisionId);
      if (target?.spaceId !== spaceId || target.changeRequestId !== null) throw notFound();
      const old = await tx.load.content.load(target);
      const { organizationId } = space;
      const id = await writeRevision(
        tx,
        ctx.now,
        {
          organizationId,
          spaceId,
          changeRequestId: null,
          parentId: space.revisionId,
          type: 'ROLLBACK',
          authorId: ctx.viewer?.userId ?? null,
          message: `Back to ${revisionId}`,
        },
        old,
      );
      await advanceSpace(tx, ctx.now, space, id);
      await updateAfterContentChange(
        tx,
        ctx.now,
        space,
        await contentOf(tx.load, space.revisionId),
        old,
      );
      tx.record({ fields: ['revision'], related: [id, revisionId] });
      return { id, old };
    },
  );
  keepContent(result.old);
  return result.id;
}

const revisionOrders = declareOrders<RevisionOrderField>('r.id', {
  CREATED_AT: byTime('r.created_at'),
});

const conditionsFor = (filter: RevisionFilter | null | undefined): readonly SqlCondition[] => [
  ...given(
    isOneOf('r.type', 'revision_type', filter?.type),
    where('r.author_id = ?', filter?.authorId),
    contains('r.message', filter?.message),
  ),
  ...createdWithin('r.created_at', filter),
];

type RevisionListArgs = ListArgs<SpaceRevisionsArgs>;

const REVISIONS = declareList('space.revisions', tables.revision, 'revisions r', 'r.space_id');

const historyOfSpace = ({ filter, orderBy }: RevisionListArgs): ConnectionQuery<RevisionRow> => ({
  ...REVISIONS,
  where: [{ sql: 'r.change_request_id IS NULL' }, ...conditionsFor(filter)],
  ...revisionOrders(orderBy),
});

const REVISIONS_OF_CHANGE_REQUEST = declareList(
  'changeRequest.revisions',
  tables.revision,
  'revisions r',
  'r.change_request_id',
);

/** Returns the query for the revisions of a change request. */
export const historyOfChangeRequest = ({
  filter,
  orderBy,
}: RevisionListArgs): ConnectionQuery<RevisionRow> => ({
  ...REVISIONS_OF_CHANGE_REQUEST,
  where: conditionsFor(filter),
  ...revisionOrders(orderBy),
});

const parentIdsOf = ({ parentId, mergedParentId }: RevisionRow): string[] =>
  [parentId, mergedParentId].filter((id) => id !== null);

/** Returns a revision if the viewer can read its space, otherwise null. */
export async function readableRevision(ctx: Context, id: string): Promise<RevisionRow | null> {
  const row = await ctx.load.revision.load(id);
  // Checking the membership first avoids further statements for callers outside the organization.
  const isMember = row !== null && (await ctx.load.memberships()).has(row.organizationId);
  const space = isMember ? await findSpace(ctx.load, row.spaceId) : null;
  return space && (await can(ctx, 'revision.read', space)) ? row : null;
}

/** Returns whether a revision is what a visitor previews, or a former head of it. */
const isPreviewed = (reader: VisitorReader, { id, changeRequestId }: RevisionRow): boolean => {
  const content = reader.preview?.content;
  if (!content) return false;
  return id === content.revisionId || changeRequestId === content.changeRequest?.id;
};

/**
 * Returns the head of a space that the visitor of the token can see, for its id or that of a former
 * head: front ends cache ids, and their visitors never read what the space said before. Returns the
 * content of their preview too.
 * @throws NOT_FOUND for any other revision
 */
async function revisionForVisitor(
  ctx: Context,
  id: string,
  computed: boolean | null | undefined,
): Promise<RevisionView> {
  traceAuthorization(ctx, 'revision.read'); // the site decides what its visitors can see
  const [reader, row] = await Promise.all([ctx.visitorReader(), ctx.load.revision.load(id)]);
  const spaceId = ctx.path?.values['spaceId'] ?? row?.spaceId;
  if (!reader || !row || row.spaceId !== spaceId) throw notFound();
  if (!reader.siteSpaces.has(row.spaceId)) throw notFound();
  const shown = isPreviewed(reader, row) ? reader.preview?.shown() : undefined;
  if (!shown && row.changeRequestId !== null) throw notFound();
  const revisionId = headFor(shown ?? reader, await ctx.load.space.must(row.spaceId));
  return revisionFor(shown ?? reader, await ctx.load.revision.must(revisionId), computed);
}

export const revision: Resolvers = {
  Revision: {
    id: (row) => idOfRevision(row),
    revisionId: ({ id }) => id,
    author: ({ authorId }, _, ctx) => actorOf(ctx, authorId),
    parentIds: (row) => parentIdsOf(row),
    parents: async (row, _, ctx) =>
      row.reader.kind === 'visitor'
        ? []
        : (await ctx.load.revision.mustAll(parentIdsOf(row))).map(revisionForMember),
    space: async ({ spaceId }, _, ctx) => forMember(await ctx.load.space.must(spaceId)),
    changeRequest: ({ changeRequestId }, _, ctx) =>
      changeRequestId === null ? null : ctx.load.changeRequest.load(changeRequestId),
    mergedFrom: ({ mergedFromId }, _, ctx) =>
      mergedFromId === null ? null : ctx.load.changeRequest.load(mergedFromId),
    pageCount: async (row, _, ctx) => (await contentOfView(ctx, row)).content.pages?.weight ?? 0,
    pages: async (row, _, ctx) => rootPagesOf(await contentOfView(ctx, row)),
    allPages: async (row, { limit, ids }, ctx) => {
      if (limit === 0) return [];
      const content = await contentOfView(ctx, row);
      return ids ? pagesWithIds(content, ids, limit) : pagesOfRevision(content, limit);
    },
    page: async (row, { id }, ctx) => pageIn(await contentOfView(ctx, row), id),
    pageByPath: async (row, { path }, ctx) => pageAt(await contentOfView(ctx, row), path),
    variables: async (row, _, ctx) =>
      variablesOf((await revisionContentOf(ctx, row.reader, row)).content),
    git: ({ git }) => stored<GitCommit>(git),
    urls: (row, _, ctx) => ({
      revision: row,
      app: `${ctx.settings.appUrl}/o/${row.organizationId}/s/${row.spaceId}/r/${row.id}`,
    }),
  },
  Space: {
    revision: async (row, { computed }, ctx) => {
      if (row.reader.kind === 'visitor')
        return revisionFor(row.reader, await ctx.load.revision.must(row.revisionId), computed);
      if (row.deletedAt !== null) return null;
      await authorize(ctx, 'revision.read', row);
      return revisionFor(member, await ctx.load.revision.must(row.revisionId), computed);
    },
    revisions: async (row, args, ctx) => {
      if (row.deletedAt !== null) return null;
      await authorize(ctx, 'revision.read', row);
      return mapPage(
        await ctx.load.page<RevisionRow>(historyOfSpace(args), row.id, args),
        revisionForMember,
      );
    },
  },
  Query: {
    revision: async (_, { id, computed }, ctx) => {
      if (ctx.visitor) return revisionForVisitor(ctx, id, computed);
      const { spaceId } = await parentsOf(ctx, 'Revision', id);
      const space = await findSpace(ctx.load, spaceId);
      if (!space) throw notFound();
      await authorize(ctx, 'revision.read', space);
      const row = await ctx.load.revision.load(id);
      if (row?.spaceId !== spaceId) throw notFound();
      return revisionFor(member, row, computed);
    },
  },
  Mutation: {
    rollbackSpace: async (_, { input: { id: spaceId, revisionId, ...input } }, ctx) => {
      const id = await rollbackSpace(ctx, spaceId, revisionId, input);
      return {
        space: forMember(await ctx.load.space.must(spaceId)),
        revision: revisionForMember(await ctx.load.revision.must(id)),
      };
    },
  },
};
