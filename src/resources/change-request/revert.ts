/** Undoing a merged change request by another. */
import type { Context } from '../../context.ts';
import { keepContent, writeRevision } from '../../data/content-store/write.ts';
import { newId } from '../../data/new-id.ts';
import { write } from '../../data/write.ts';
import { Fault } from '../../domain/errors.ts';
import { lockSpace } from '../revision/head.ts';
import { contribute, findChangeRequest } from './find.ts';
import { insertChangeRequest } from './rows.ts';

const LONGEST_SUBJECT = 100;

/**
 * Makes a change request that goes from what a merge made back to what was before it, and gives its id. It is merged
 * like any other: what came since stays, and what was built upon the merge is in conflict. INVALID_TRANSITION for one
 * that is not merged.
 */
export async function revertChangeRequest(ctx: Context, spaceId: string, id: string): Promise<string> {
  const made = await write(
    ctx,
    {
      action: 'changeRequest.revert',
      on: async (load, tx) => {
        await lockSpace(load, tx, spaceId);
        return findChangeRequest(load, spaceId, id, tx);
      },
    },
    async (tx, { row, space }) => {
      if (row.mergedRevisionId === null) throw new Fault('INVALID_TRANSITION', 'Only a merged change request can be reverted.');
      const merge = await tx.load.revision.must(row.mergedRevisionId);
      const before = await tx.load.content.load(await tx.load.revision.must(merge.parentId ?? ''));
      const changeRequestId = newId('ChangeRequest');
      const subject = [...`Revert #${row.number}: ${row.subject}`].slice(0, LONGEST_SUBJECT).join('');
      // Its row is there before the revision on its line; then it points at that.
      const made = await insertChangeRequest(ctx, tx, space, { id: changeRequestId, subject, agentTaskId: null, revisionId: merge.id, initialRevisionId: merge.id, revertsId: row.id });
      const { organizationId } = row;
      const revisionId = await writeRevision(
        tx,
        ctx.now,
        { organizationId, spaceId: space.id, changeRequestId, parentId: merge.id, type: 'EDITS', authorId: ctx.viewer?.userId ?? null, message: subject },
        before,
      );
      await tx.prisma.changeRequest.update({ where: { key: { id: changeRequestId, organizationId } }, data: { revisionId } });
      await contribute(ctx, tx, made);
      tx.record({ related: [changeRequestId] });
      return { changeRequestId, before };
    },
  );
  keepContent(made.before);
  return made.changeRequestId;
}
