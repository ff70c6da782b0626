/** Resolves and changes whether the viewer follows a change request or a space. */
import type { Context } from '../context.ts';
import { authorize } from '../data/authorize.ts';
import { newId } from '../data/new-id.ts';
import { parentsOf } from '../data/parents.ts';
import { forMember } from '../data/reader.ts';
import { statement } from '../data/statement.ts';
import type { CommentThread } from '../data/subjects.ts';
import { notFound } from '../domain/errors.ts';
import { typeOfId } from '../domain/ids.ts';
import type { FollowState, Resolvers } from '../generated/resolvers.ts';
import { findThread, targetOfSubject } from './comment/find.ts';
import { changeOwn } from './notification/write.ts';

const SET = statement(
  'follow.set',
  `INSERT INTO follows (id, organization_id, user_id, subject_id, space_id, change_request_id, state, created_at)
  SELECT $1, m.organization_id, m.user_id, $4, $5, $6, $7, $8 FROM members m WHERE m.organization_id = $2 AND m.user_id = $3
  ON CONFLICT (subject_id, user_id, organization_id) DO UPDATE SET state = EXCLUDED.state`,
  {},
);

const RESET = statement(
  'follow.reset',
  'DELETE FROM follows WHERE organization_id = $1 AND user_id = $2 AND subject_id = $3',
  {},
);

/** Stores whether the viewer follows a subject. */
const setFollowState = (
  ctx: Context,
  { id, organizationId, space, changeRequest }: CommentThread,
  state: FollowState,
): Promise<unknown> => {
  const userId = ctx.viewer?.userId;
  return changeOwn(ctx, ({ query }) =>
    state === 'AUTOMATIC'
      ? query(RESET, [organizationId, userId, id])
      : query(SET, [
          ...[newId('Follow'), organizationId, userId, id, space.id],
          ...[changeRequest?.id ?? null, state, ctx.now.toISOString()],
        ]),
  );
};

/** Returns the thread of a change request or a space, if the viewer may follow it. */
async function followed(ctx: Context, subjectId: string): Promise<CommentThread> {
  if (typeOfId(subjectId) === 'Space') await parentsOf(ctx, 'Space', subjectId);
  const thread = await findThread(ctx.load, await targetOfSubject(ctx, subjectId));
  if (!thread) throw notFound();
  await authorize(ctx, 'follow.set', thread);
  return thread;
}

/** Returns whether the viewer follows a subject. */
const followStateOf = (ctx: Context, id: string): Promise<FollowState> =>
  ctx.load.followState.load(id);

export const follow: Resolvers = {
  ChangeRequest: { followState: ({ id }, _, ctx) => followStateOf(ctx, id) },
  Space: {
    followState: ({ id, deletedAt }, _, ctx) =>
      deletedAt === null ? followStateOf(ctx, id) : null,
  },
  Mutation: {
    setFollowState: async (_, { input: { subjectId, state } }, ctx) => {
      await setFollowState(ctx, await followed(ctx, subjectId), state);
      const { space, changeRequest } = await followed(ctx, subjectId);
      return {
        followState: state,
        subject: changeRequest
          ? { __typename: 'ChangeRequest' as const, ...changeRequest }
          : { __typename: 'Space' as const, ...forMember(space) },
      };
    },
  },
};
