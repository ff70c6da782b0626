/** Change requests: changes on a line of their own, until they are merged into their space. */
import type { Context } from '../context.ts';
import { authorize, can } from '../data/authorize.ts';
import { given } from '../data/given.ts';
import { newId } from '../data/new-id.ts';
import type { ChangeRequestRow, MergePreviewRow, RevisionRow } from '../data/rows.ts';
import { write } from '../data/write.ts';
import { Fault, notFound } from '../domain/errors.ts';
import type { ChangeRequestStatus, CreateChangeRequestInput, Resolvers, SetMergeRulesInput, UpdateChangeRequestInput } from '../generated/resolvers.ts';
import { contribute, findChangeRequest } from './change-request/find.ts';
import { changeRequestsOfOrganization, changeRequestsOfSpace } from './change-request/lists.ts';
import { mergeChangeRequest, pullChangeRequest } from './change-request/merge.ts';
import { blockedByOf, changesOfPreview, conflictsOf, mergeStateOf } from './change-request/preview.ts';
import { revertChangeRequest } from './change-request/revert.ts';
import { ancestorOf } from './change-request/sides.ts';
import { insertChangeRequest, recount } from './change-request/rows.ts';
import { changesBetween, pageOfChanges } from './content-change.ts';
import { historyOfChangeRequest, readAs } from './revision.ts';
import { lockSpace } from './revision/head.ts';

/** Makes a change request, a draft, from what the space is now, and gives its id. */
export const createChangeRequest = (ctx: Context, spaceId: string, { subject, agentTaskId }: CreateChangeRequestInput): Promise<string> =>
  write(ctx, { action: 'changeRequest.create', on: (load, tx) => lockSpace(load, tx, spaceId) }, async (tx, content) => {
    const space = await tx.load.space.must(content.id);
    const row = await insertChangeRequest(ctx, tx, space, {
      id: newId('ChangeRequest'),
      subject: subject ?? 'Untitled',
      agentTaskId: agentTaskId ?? null,
      revisionId: space.revisionId,
      initialRevisionId: space.revisionId,
      revertsId: null,
    });
    await contribute(ctx, tx, row);
    tx.record({ subject: row.id, related: [space.id] });
    return row.id;
  });

/** INVALID_TRANSITION where no such step leads (spec, States): from merged none, and to merged only a merge. */
function mustLeadTo(from: ChangeRequestStatus, to: ChangeRequestStatus): void {
  if (to === from) return;
  if (from === 'MERGED') throw new Fault('INVALID_TRANSITION', 'This change request is merged: make one that reverts it instead.', { field: 'input.status' });
  if (to === 'MERGED') throw new Fault('INVALID_TRANSITION', 'A change request becomes merged by merging it.', { field: 'input.status' });
}

/** Changes the subject or the status of a change request. */
export const updateChangeRequest = (ctx: Context, spaceId: string, id: string, { subject, status }: UpdateChangeRequestInput): Promise<string> =>
  write(
    ctx,
    {
      action: 'changeRequest.update',
      on: async (load, tx) => {
        await lockSpace(load, tx, spaceId); // its counters may change
        return findChangeRequest(load, spaceId, id, tx);
      },
    },
    async (tx, { row, space }) => {
      const changed = given({ subject, status });
      if (changed.status !== undefined) mustLeadTo(row.status, changed.status);
      await tx.prisma.changeRequest.update({ where: { key: { id: row.id, organizationId: row.organizationId } }, data: { ...changed, updatedAt: ctx.now } });
      if (changed.status !== undefined) await recount(tx, space, row.status, changed.status);
      tx.record({ fields: Object.keys(changed) });
      return row.id;
    },
  );

/** Says what a change request must keep to be merged. */
export const setMergeRules = (ctx: Context, spaceId: string, { reviews, upToDate, noNewBrokenLinks }: SetMergeRulesInput): Promise<string> =>
  write(ctx, { action: 'space.setMergeRules', on: (load, tx) => lockSpace(load, tx, spaceId) }, async (tx, { organizationId }) => {
    const changed = given({ requiredReviews: reviews, mustBeUpToDate: upToDate, noNewBrokenLinks });
    await tx.prisma.space.update({ where: { key: { id: spaceId, organizationId } }, data: changed });
    tx.record({ fields: Object.keys(given({ reviews, upToDate, noNewBrokenLinks })) });
    return spaceId;
  });

/** A change request, when the viewer may read its space. */
export async function readableChangeRequest(ctx: Context, id: string): Promise<ChangeRequestRow | null> {
  const row = await ctx.load.changeRequest.load(id);
  const isInside = row !== null && (await ctx.load.memberships()).has(row.organizationId); // asked first: it costs a stranger no statement
  const found = isInside ? await findChangeRequest(ctx.load, row.spaceId, id) : null;
  return found && (await can(ctx, 'changeRequest.read', found)) ? found.row : null;
}

async function shown(ctx: Context, id: string): Promise<ChangeRequestRow> {
  return ctx.load.changeRequest.must(id);
}

const outcomeOf = async (ctx: Context, result: 'MERGE' | 'UPDATE', { changeRequestId, revisionId }: { changeRequestId: string; revisionId: string }) => ({
  result,
  revisionId,
  changeRequest: await shown(ctx, changeRequestId),
});

export const changeRequest: Resolvers = {
  ChangeRequest: {
    createdBy: ({ authorId }, _, ctx) => (authorId === null ? null : ctx.load.user.load(authorId)),
    space: ({ spaceId }, _, ctx) => ctx.load.space.must(spaceId),
    revision: async ({ revisionId }, { computed }, ctx) => readAs(await ctx.load.revision.must(revisionId), computed),
    revisionInitialId: ({ initialRevisionId }) => initialRevisionId,
    revisionMergedAncestorId: ({ mergedAncestorId }) => mergedAncestorId,
    revisionMergedId: ({ mergedRevisionId }) => mergedRevisionId,
    outdated: async (row, _, ctx) => row.status !== 'MERGED' && ancestorOf(row) !== (await ctx.load.space.must(row.spaceId)).revisionId,
    contributors: async ({ id }, _, ctx) => (await ctx.load.user.loadMany([...(await ctx.load.contributorIds.load(id))])).filter((user) => user !== null),
    revisions: ({ id }, args, ctx) => ctx.load.page<RevisionRow>(historyOfChangeRequest, id, args),
    changes: async (row, args, ctx) => pageOfChanges(`changes ${ancestorOf(row)} ${row.revisionId}`, await changesBetween(ctx, ancestorOf(row), row.revisionId), args),
    mergePreview: async (row, _, ctx): Promise<MergePreviewRow> => ({ changeRequest: row, space: await ctx.load.space.must(row.spaceId) }),
    reverts: ({ revertsId }, _, ctx) => (revertsId === null ? null : ctx.load.changeRequest.load(revertsId)),
    urls: ({ id, organizationId, spaceId }, _, { settings }) => ({
      location: `${settings.baseUrl}/v1/spaces/${spaceId}/change-requests/${id}`,
      app: `${settings.appUrl}/o/${organizationId}/s/${spaceId}/cr/${id}`,
    }),
  },
  ChangeRequestConnection: { totalCount: (page) => page.count() },
  MergePreview: {
    state: (preview, _, ctx) => mergeStateOf(ctx, preview),
    blockedBy: async (preview, _, ctx) => [...(await blockedByOf(ctx, preview))],
    conflicts: (preview, _, ctx) => conflictsOf(ctx, preview),
    changes: (preview, _, ctx) => changesOfPreview(ctx, preview),
  },
  Space: {
    changeRequest: async (row, { id }, ctx) => {
      await authorize(ctx, 'changeRequest.list', row);
      return (await findChangeRequest(ctx.load, row.id, id))?.row ?? null;
    },
    changeRequests: async (row, args, ctx) => {
      await authorize(ctx, 'changeRequest.list', row);
      return ctx.load.page<ChangeRequestRow>(changeRequestsOfSpace(args), row.id, args);
    },
    mergeRules: async (row, _, ctx) => {
      await authorize(ctx, 'changeRequest.list', row);
      return { reviews: row.requiredReviews, upToDate: row.mustBeUpToDate, noNewBrokenLinks: row.noNewBrokenLinks };
    },
  },
  Organization: {
    changeRequests: async ({ id }, args, ctx) => {
      await authorize(ctx, 'changeRequest.listAll', { id });
      return ctx.load.page<ChangeRequestRow>(await changeRequestsOfOrganization(ctx, args), id, args);
    },
  },
  Query: {
    changeRequest: async (_, { spaceId, id }, ctx) => {
      const found = await findChangeRequest(ctx.load, spaceId, id);
      if (!found) throw notFound();
      await authorize(ctx, 'changeRequest.read', found);
      return found.row;
    },
  },
  Mutation: {
    createChangeRequest: async (_, { spaceId, input }, ctx) => ({ changeRequest: await shown(ctx, await createChangeRequest(ctx, spaceId, input)) }),
    updateChangeRequest: async (_, { spaceId, id, input }, ctx) => ({ changeRequest: await shown(ctx, await updateChangeRequest(ctx, spaceId, id, input)) }),
    mergeChangeRequest: async (_, { spaceId, id, input }, ctx) => outcomeOf(ctx, 'MERGE', await mergeChangeRequest(ctx, spaceId, id, input ?? {})),
    pullChangeRequest: async (_, { spaceId, id, input }, ctx) => outcomeOf(ctx, 'UPDATE', await pullChangeRequest(ctx, spaceId, id, input ?? {})),
    revertChangeRequest: async (_, { spaceId, id }, ctx) => ({ changeRequest: await shown(ctx, await revertChangeRequest(ctx, spaceId, id)) }),
    setMergeRules: async (_, { spaceId, input }, ctx) => {
      const { requiredReviews, mustBeUpToDate, noNewBrokenLinks } = await ctx.load.space.must(await setMergeRules(ctx, spaceId, input));
      return { mergeRules: { reviews: requiredReviews, upToDate: mustBeUpToDate, noNewBrokenLinks } };
    },
  },
};
