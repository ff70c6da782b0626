/** Reverts a merged change request with a new change request. */
import type { Context } from '../../context.ts';
import { keepContent, writeRevision } from '../../data/content-store/write.ts';
import { newId } from '../../data/new-id.ts';
import { write } from '../../data/write.ts';
import { AppError } from '../../domain/errors.ts';
import { lockSpace } from '../revision/head.ts';
import { addContributor, findChangeRequest } from './find.ts';
import { insertChangeRequest } from './rows.ts';

const MAX_SUBJECT_LENGTH = 100;

/**
 * Creates a change request that restores the content from before a merge, and returns its id. It
 * merges like any other: later changes stay, and changes that build on the merge conflict.
 * @throws INVALID_TRANSITION if the change request is not merged.
 */
export async function revertChangeRequest(
  ctx: Context,
  spaceId: string,
  id: string,
): Promise<string> {
  const created = await write(
    ctx,
    {
      action: 'changeRequest.revert',
      on: async (load, tx) => {
        await lockSpace(load, tx, spaceId);
        return findChangeRequest(load, spaceId, id, tx);
      },
    },
    async (tx, { row, space }) => {
      if (row.mergedRevisionId === null)
        throw new AppError('INVALID_TRANSITION', 'Only a merged change request can be reverted.');
      const merge = await tx.load.revision.must(row.mergedRevisionId);
      const before = await tx.load.content.load(await tx.load.revision.must(merge.parentId ?? ''));
      const changeRequestId = newId('ChangeRequest');
      const subject = [...`Revert #${row.number}: ${row.subject}`]
        .slice(0, MAX_SUBJECT_LENGTH)
        .join('');
      // The revision refers to the change request, so the row is inserted first and then updated.
      const created = await insertChangeRequest(ctx, tx, space, {
        id: changeRequestId,
        subject,
        agentTaskId: null,
        revisionId: merge.id,
        initialRevisionId: merge.id,
        revertsId: row.id,
      });
      const { organizationId } = row;
      const revisionId = await writeRevision(
        tx,
        ctx.now,
        {
          organizationId,
          spaceId: space.id,
          changeRequestId,
          parentId: merge.id,
          type: 'EDITS',
          authorId: ctx.viewer?.userId ?? null,
          message: subject,
        },
        before,
      );
      await tx.prisma.changeRequest.update({
        where: { key: { id: changeRequestId, organizationId } },
        data: { revisionId },
      });
      await addContributor(ctx, tx, created);
      tx.record({ related: [changeRequestId] });
      return { changeRequestId, before };
    },
  );
  keepContent(created.before);
  return created.changeRequestId;
}
