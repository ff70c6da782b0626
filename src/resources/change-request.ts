/** Creates, updates and resolves change requests, and stores the merge rules of a space. */
import { type InputFields, parentsOf } from '../data/parents.ts';
import type { Context } from '../context.ts';
import { authorize, can, traceAuthorization } from '../data/authorize.ts';
import { hasValues, toGiven } from '../data/given.ts';
import { newId } from '../data/new-id.ts';
import { mapPage } from '../data/page.ts';
import { forMember, revisionFor, member, revisionForMember } from '../data/reader.ts';
import type { ChangeRequestRow, MergePreviewRow, RevisionRow } from '../data/rows.ts';
import { write } from '../data/write.ts';
import { AppError, notFound } from '../domain/errors.ts';
import type {
  ChangeRequestStatus,
  CreateChangeRequestInput,
  Resolvers,
  SetMergeRulesInput,
  UpdateChangeRequestInput,
} from '../generated/resolvers.ts';
import { actorOf, actorsOf } from './actor.ts';
import { valueOfSide } from './change-request/conflict.ts';
import { addContributor, findChangeRequest } from './change-request/find.ts';
import { changeRequestsOfOrganization, changeRequestsOfSpace } from './change-request/lists.ts';
import { mergeChangeRequest, updateFromPrimary } from './change-request/merge.ts';
import {
  blockedByOf,
  changesOfPreview,
  conflictsOf,
  mergeStateOf,
} from './change-request/preview.ts';
import { revertChangeRequest } from './change-request/revert.ts';
import { ancestorOf } from './change-request/sides.ts';
import { insertChangeRequest, updateCounts } from './change-request/rows.ts';
import { changesBetween, pageOfChanges } from './content-change.ts';
import { historyOfChangeRequest } from './revision.ts';
import { lockSpace } from './revision/head.ts';

/** Creates a draft change request from the current revision of the space and returns its id. */
export const createChangeRequest = (
  ctx: Context,
  spaceId: string,
  { subject, agentTaskId }: InputFields<CreateChangeRequestInput, 'spaceId'>,
): Promise<string> =>
  write(
    ctx,
    { action: 'changeRequest.create', on: (load, tx) => lockSpace(load, tx, spaceId) },
    async (tx, content) => {
      const space = await tx.load.space.must(content.id);
      const row = await insertChangeRequest(ctx, tx, space, {
        id: newId('ChangeRequest'),
        subject: subject ?? 'Untitled',
        agentTaskId: agentTaskId ?? null,
        revisionId: space.revisionId,
        initialRevisionId: space.revisionId,
        revertsId: null,
      });
      await addContributor(ctx, tx, row);
      tx.record({ subject: row.id, related: [space.id] });
      return row.id;
    },
  );

/**
 * Rejects a status change that is not allowed.
 * @throws INVALID_TRANSITION for any change from `MERGED`, and for a change to `MERGED` by an
 * update.
 */
function requireTransition(from: ChangeRequestStatus, to: ChangeRequestStatus): void {
  if (to === from) return;
  if (from === 'MERGED')
    throw new AppError(
      'INVALID_TRANSITION',
      'This change request is merged. Create one that reverts it instead.',
      { field: 'input.status' },
    );
  if (to === 'MERGED')
    throw new AppError(
      'INVALID_TRANSITION',
      'Merge the change request instead of setting its status.',
      {
        field: 'input.status',
      },
    );
}

/** Updates the subject or the status of a change request and returns its id. */
export const updateChangeRequest = (
  ctx: Context,
  spaceId: string,
  id: string,
  { subject, status }: InputFields<UpdateChangeRequestInput>,
): Promise<string> =>
  write(
    ctx,
    {
      action: 'changeRequest.update',
      on: async (load, tx) => {
        await lockSpace(load, tx, spaceId); // The update may change the counters of the space.
        return findChangeRequest(load, spaceId, id, tx);
      },
    },
    async (tx, { row, space }) => {
      const changed = toGiven({ subject, status });
      if (changed.status !== undefined) requireTransition(row.status, changed.status);
      if (hasValues(row, changed)) {
        tx.skipEvent();
        return row.id;
      }
      await tx.prisma.changeRequest.update({
        where: { key: { id: row.id, organizationId: row.organizationId } },
        data: { ...changed, updatedAt: ctx.now },
      });
      if (changed.status !== undefined) await updateCounts(tx, space, row.status, changed.status);
      tx.record({ fields: Object.keys(changed) });
      return row.id;
    },
  );

/** Sets the merge rules of a space and returns the space's id. */
export const setMergeRules = (
  ctx: Context,
  spaceId: string,
  { reviews, upToDate, noNewBrokenLinks }: InputFields<SetMergeRulesInput, 'spaceId'>,
): Promise<string> =>
  write(
    ctx,
    { action: 'space.setMergeRules', on: (load, tx) => lockSpace(load, tx, spaceId) },
    async (tx, space) => {
      const changed = toGiven({
        requiredReviews: reviews,
        mustBeUpToDate: upToDate,
        noNewBrokenLinks,
      });
      if (hasValues(space, changed)) {
        tx.skipEvent();
        return spaceId;
      }
      await tx.prisma.space.update({
        where: { key: { id: spaceId, organizationId: space.organizationId } },
        data: changed,
      });
      tx.record({ fields: Object.keys(toGiven({ reviews, upToDate, noNewBrokenLinks })) });
      return spaceId;
    },
  );

/** Returns a change request if the viewer can read its space, otherwise null. */
export async function readableChangeRequest(
  ctx: Context,
  id: string,
): Promise<ChangeRequestRow | null> {
  const row = await ctx.load.changeRequest.load(id);
  // Checking the membership first avoids further statements for callers outside the organization.
  const isMember = row !== null && (await ctx.load.memberships()).has(row.organizationId);
  const found = isMember ? await findChangeRequest(ctx.load, row.spaceId, id) : null;
  return found && (await can(ctx, 'changeRequest.read', found)) ? found.row : null;
}

/**
 * Returns the change request that a visitor previews, by its id, or in `/v1` by its number.
 * @throws NOT_FOUND for any other one
 */
async function previewedChangeRequest(ctx: Context, key: string): Promise<ChangeRequestRow> {
  traceAuthorization(ctx, 'changeRequest.read'); // the member who made the preview was checked
  const content = (await ctx.visitorReader())?.preview?.content;
  const changeRequest = content?.changeRequest;
  if (!content || !changeRequest) throw notFound();
  const spaceId = ctx.path?.values['spaceId'] ?? content.spaceId;
  if (
    spaceId !== content.spaceId ||
    ![changeRequest.id, String(changeRequest.number)].includes(key)
  )
    throw notFound();
  return { ...(await ctx.load.changeRequest.must(changeRequest.id)), commentCount: 0 };
}

async function getChangeRequest(ctx: Context, id: string): Promise<ChangeRequestRow> {
  return ctx.load.changeRequest.must(id);
}

const outcomeOf = async (
  ctx: Context,
  result: 'MERGE' | 'UPDATE',
  { changeRequestId, revisionId }: { changeRequestId: string; revisionId: string },
) => ({
  result,
  revisionId,
  changeRequest: await getChangeRequest(ctx, changeRequestId),
});

export const changeRequest: Resolvers = {
  Contribution: {
    actor: ({ userId }, _, ctx) => actorOf(ctx, userId),
    kind: () => 'EDIT',
    updatedAt: ({ updatedAt }) => updatedAt,
  },
  ChangeRequest: {
    createdBy: ({ authorId }, _, ctx) => actorOf(ctx, authorId),
    space: async ({ spaceId }, _, ctx) => forMember(await ctx.load.space.must(spaceId)),
    revision: async ({ revisionId }, { computed }, ctx) =>
      revisionFor(member, await ctx.load.revision.must(revisionId), computed),
    revisionInitialId: ({ initialRevisionId }) => initialRevisionId,
    revisionMergedAncestorId: ({ mergedAncestorId }) => mergedAncestorId,
    revisionMergedId: ({ mergedRevisionId }) => mergedRevisionId,
    outdated: async (row, _, ctx) =>
      row.status !== 'MERGED' &&
      ancestorOf(row) !== (await ctx.load.space.must(row.spaceId)).revisionId,
    contributors: async ({ id }, _, ctx) => actorsOf(ctx, await ctx.load.contributorIds.load(id)),
    contributions: async ({ id }, _, ctx) => [...(await ctx.load.contributions.load(id))],
    revisions: async ({ id }, args, ctx) =>
      mapPage(
        await ctx.load.page<RevisionRow>(historyOfChangeRequest(args), id, args),
        revisionForMember,
      ),
    changes: async (row, args, ctx) =>
      pageOfChanges(
        `changes ${ancestorOf(row)} ${row.revisionId}`,
        await changesBetween(ctx, ancestorOf(row), row.revisionId),
        args,
      ),
    mergePreview: (row, _, ctx): Promise<MergePreviewRow> =>
      ctx.load.computed.once(row, 'mergePreview', async () => ({
        changeRequest: row,
        space: await ctx.load.space.must(row.spaceId),
      })),
    reverts: ({ revertsId }, _, ctx) =>
      revertsId === null ? null : ctx.load.changeRequest.load(revertsId),
    urls: ({ id, organizationId, spaceId }, _, { settings }) => ({
      location: `${settings.baseUrl}/v1/spaces/${spaceId}/change-requests/${id}`,
      app: `${settings.appUrl}/o/${organizationId}/s/${spaceId}/cr/${id}`,
    }),
  },
  MergeConflict: {
    segments: ({ segments }) => [...(segments ?? [])],
    base: (row) => valueOfSide(row, row.base),
    ours: (row) => valueOfSide(row, row.ours),
    theirs: (row) => valueOfSide(row, row.theirs),
  },
  MergePreview: {
    state: (preview, _, ctx) => mergeStateOf(ctx, preview),
    blockedBy: async (preview, _, ctx) => [...(await blockedByOf(ctx, preview))],
    conflicts: (preview, _, ctx) => conflictsOf(ctx, preview),
    changes: (preview, _, ctx) => changesOfPreview(ctx, preview),
  },
  Space: {
    changeRequest: async (row, { id }, ctx) => {
      if (row.deletedAt !== null) return null;
      await authorize(ctx, 'changeRequest.list', row);
      return (await findChangeRequest(ctx.load, row.id, id))?.row ?? null;
    },
    changeRequests: async (row, args, ctx) => {
      if (row.deletedAt !== null) return null;
      await authorize(ctx, 'changeRequest.list', row);
      return ctx.load.page<ChangeRequestRow>(changeRequestsOfSpace(args), row.id, args);
    },
    mergeRules: async (row, _, ctx) => {
      if (row.deletedAt !== null) return null;
      await authorize(ctx, 'changeRequest.list', row);
      return {
        reviews: row.requiredReviews,
        upToDate: row.mustBeUpToDate,
        noNewBrokenLinks: row.noNewBrokenLinks,
      };
    },
  },
  Organization: {
    changeRequests: async ({ id }, args, ctx) => {
      await authorize(ctx, 'changeRequest.listAll', { id });
      return ctx.load.page<ChangeRequestRow>(
        await changeRequestsOfOrganization(ctx, args),
        id,
        args,
      );
    },
  },
  Query: {
    changeRequest: async (_, { id }, ctx) => {
      if (ctx.visitor) return previewedChangeRequest(ctx, id);
      const { spaceId } = await parentsOf(ctx, 'ChangeRequest', id);
      const found = await findChangeRequest(ctx.load, spaceId, id);
      if (!found) throw notFound();
      await authorize(ctx, 'changeRequest.read', found);
      return found.row;
    },
  },
  Mutation: {
    createChangeRequest: async (_, { input: { spaceId, ...input } }, ctx) => ({
      changeRequest: await getChangeRequest(ctx, await createChangeRequest(ctx, spaceId, input)),
    }),
    updateChangeRequest: async (_, { input: { id, ...input } }, ctx) => {
      const { spaceId } = await parentsOf(ctx, 'ChangeRequest', id);
      return {
        changeRequest: await getChangeRequest(
          ctx,
          await updateChangeRequest(ctx, spaceId, id, input),
        ),
      };
    },
    mergeChangeRequest: async (_, { input: { id, ...input } }, ctx) => {
      const { spaceId } = await parentsOf(ctx, 'ChangeRequest', id);
      return outcomeOf(ctx, 'MERGE', await mergeChangeRequest(ctx, spaceId, id, input));
    },
    pullChangeRequest: async (_, { input: { id, ...input } }, ctx) => {
      const { spaceId } = await parentsOf(ctx, 'ChangeRequest', id);
      return outcomeOf(ctx, 'UPDATE', await updateFromPrimary(ctx, spaceId, id, input));
    },
    revertChangeRequest: async (_, { input: { id } }, ctx) => {
      const { spaceId } = await parentsOf(ctx, 'ChangeRequest', id);
      return {
        changeRequest: await getChangeRequest(ctx, await revertChangeRequest(ctx, spaceId, id)),
      };
    },
    setMergeRules: async (_, { input: { spaceId, ...input } }, ctx) => {
      const { requiredReviews, mustBeUpToDate, noNewBrokenLinks } = await ctx.load.space.must(
        await setMergeRules(ctx, spaceId, input),
      );
      return {
        mergeRules: { reviews: requiredReviews, upToDate: mustBeUpToDate, noNewBrokenLinks },
      };
    },
  },
};
