/** Writes the rows of comments: texts, counters, resolution and reactions. */
import type { Context } from '../../context.ts';
import { requireAction } from '../../data/authorize.ts';
import type { CommentSubject, CommentThread } from '../../data/subjects.ts';
import { newId } from '../../data/new-id.ts';
import type { CommentRow, UserRow } from '../../data/rows.ts';
import { tables } from '../../data/tables.ts';
import { INSERT_EVENT, type WriteContext } from '../../data/write.ts';
import { emojiOf } from '../../domain/emoji.ts';
import { badInput } from '../../domain/errors.ts';
import type { CommentBodyInput } from '../../generated/resolvers.ts';
import { requireOpen } from './find.ts';
import { column, statement } from '../../data/statement.ts';

const OF_REQUEST = statement(
  'changeRequest.countComments',
  'UPDATE change_requests SET comment_count = comment_count + $3 WHERE id = $1 AND organization_id = $2',
  {},
);
const OF_SPACE = statement(
  'space.countComments',
  'UPDATE spaces SET comment_count = comment_count + $3 WHERE id = $1 AND organization_id = $2',
  {},
);

/**
 * Returns the text of a comment.
 * @throws BAD_USER_INPUT if it has only white space.
 */
export function textOf({ markdown }: CommentBodyInput): string {
  if (markdown.trim() === '')
    throw badInput('markdown must have more than blanks.', 'input.body.markdown');
  return markdown;
}

/**
 * Changes the counters of open comments of a space and of a change request, both of which must be
 * locked.
 */
export async function countOpen(
  { query }: WriteContext,
  { organizationId, space, changeRequest }: CommentThread,
  by: 1 | -1,
): Promise<void> {
  await query(OF_SPACE, [space.id, organizationId, by]);
  if (changeRequest) await query(OF_REQUEST, [changeRequest.id, organizationId, by]);
}

/** A new comment with its author; null for a caller without a user. */
export interface CreatedComment extends CommentRow {
  readonly author: UserRow | null;
}

const CREATE = statement<CreatedComment>(
  'comment.create',
  `WITH event AS (${INSERT_EVENT}),
  space AS (UPDATE spaces SET comment_count = comment_count + 1 WHERE id = $14 AND organization_id = $2),
  request AS (UPDATE change_requests SET comment_count = comment_count + 1 WHERE id = $15 AND organization_id = $2)
  INSERT INTO comments AS co (id, organization_id, space_id, change_request_id, author_id, created_at, revision_id, page_id, page_document, node_id, node_preview, markdown, review_id)
  VALUES ($13, $2, $14, $15, $16, $12, $17, $18, $19, $20, $21, $22, $23) RETURNING ${tables.comment.columns},
    (SELECT to_json(author) FROM (SELECT ${tables.user.columns} FROM users ${tables.user.alias} WHERE ${tables.user.alias}.id = $16) author) AS author`,
  { ...tables.comment.row, author: column.nullable(column.json<UserRow>()) },
);

/** The columns of a new comment that its author decides, and the review that it is the comment of. */
type NewComment = Pick<
  CommentRow,
  'revisionId' | 'pageId' | 'pageDocument' | 'nodeId' | 'nodePreview' | 'markdown' | 'reviewId'
>;

/**
 * Inserts a comment with its event, and counts it for the space and the change request, both of
 * which must be locked. Also returns its author, whom most clients show with the comment.
 */
export async function insertComment(
  ctx: Context,
  tx: WriteContext,
  { id: threadId, space, changeRequest }: CommentThread,
  comment: NewComment,
): Promise<CreatedComment> {
  const id = newId('Comment');
  const event = { subject: id, related: [threadId] };
  const [row] = await tx.query(CREATE, [
    // the event of a review is that of the review
    ...(comment.reviewId === null ? tx.takeEvent(event) : tx.furtherEvent('comment.create', event)),
    id,
    space.id,
    changeRequest?.id ?? null,
    ctx.viewer?.userId ?? null,
    comment.revisionId,
    comment.pageId,
    comment.pageDocument,
    comment.nodeId,
    comment.nodePreview,
    comment.markdown,
    comment.reviewId,
  ]);
  if (!row) throw new Error('The comment was not inserted.');
  return row;
}

const rewriteIn = (table: 'comments' | 'comment_replies') =>
  statement(
    `${table}.rewrite`,
    `UPDATE ${table} SET markdown = $3, edited_at = $4 WHERE id = $1 AND organization_id = $2`,
    {},
  );
const rewrites = {
  comments: rewriteIn('comments'),
  comment_replies: rewriteIn('comment_replies'),
};

/**
 * Changes the text of a comment or reply, which only its author may do. An unchanged text is not
 * written.
 */
export async function updateText(
  ctx: Context,
  tx: WriteContext,
  subject: CommentSubject,
  body: CommentBodyInput,
): Promise<void> {
  await requireAction({ viewer: ctx.viewer, load: tx.load }, 'comment.edit', subject);
  const markdown = textOf(body);
  if ((subject.reply ?? subject.comment).markdown === markdown) return;
  const table = subject.reply ? 'comment_replies' : 'comments';
  await tx.query(rewrites[table], [
    subject.id,
    subject.organizationId,
    markdown,
    ctx.now.toISOString(),
  ]);
}

/** Resolves or reopens a comment. Setting the current state again has no effect. */
export async function setResolved(
  ctx: Context,
  tx: WriteContext,
  subject: CommentSubject,
  resolved: boolean,
): Promise<void> {
  await requireAction({ viewer: ctx.viewer, load: tx.load }, 'comment.resolve', subject);
  const { comment, organizationId } = subject;
  if ((comment.status === 'RESOLVED') === resolved) return;
  const data = resolved
    ? ({
        status: 'RESOLVED',
        resolvedAt: ctx.now,
        resolvedById: ctx.viewer?.userId ?? null,
      } as const)
    : ({ status: 'OPEN', resolvedAt: null, resolvedById: null } as const);
  await tx.prisma.comment.update({ where: { key: { id: comment.id, organizationId } }, data });
  await countOpen(tx, subject, resolved ? -1 : 1);
}

/** Records the given fields of an update. One without fields has no event. */
export function recordGiven(tx: WriteContext, input: object): void {
  const fields = Object.entries(input).flatMap(([field, value]) => (value == null ? [] : [field]));
  if (fields.length === 0) tx.skipEvent();
  else tx.record({ fields });
}

/** The changes to the viewer's reactions. */
interface ReactionChanges {
  readonly addedReactions?: readonly string[] | null | undefined;
  readonly removedReactions?: readonly string[] | null | undefined;
}

/** Emojis of one person on a comment or reply. */
const MAX_EMOJI_COUNT = 20;

// The second count does not include the inserted rows, because both parts of the statement use the
// same snapshot.
const REACT = statement(
  'comment.react',
  `WITH added AS (INSERT INTO reactions (id, organization_id, subject_id, comment_id, reply_id, user_id, emoji, created_at)
  SELECT r.id, $3, COALESCE($4, $5), $4, $5, $6, r.emoji, $7 FROM unnest($1::text[], $2::text[]) r (id, emoji)
    ON CONFLICT (subject_id, user_id, emoji, organization_id) DO NOTHING RETURNING id)
  SELECT (SELECT count(*) FROM added)::int + (SELECT count(*) FROM reactions
    WHERE subject_id = COALESCE($4, $5) AND user_id = $6 AND organization_id = $3)::int AS emojis`,
  { emojis: column.integer },
);

/**
 * Adds and removes reactions of the viewer on a comment or reply, which must be locked.
 * @throws BAD_USER_INPUT for more than 20 different emojis.
 */
export async function updateReactions(
  ctx: Context,
  tx: WriteContext,
  subject: CommentSubject,
  { addedReactions, removedReactions }: ReactionChanges,
): Promise<void> {
  const removed = [...new Set(removedReactions?.map(emojiOf))];
  // Gap: an emoji in both lists is removed, as with the members of a team.
  const added = [...new Set(addedReactions?.map(emojiOf))].filter(
    (emoji) => !removed.includes(emoji),
  );
  if (removed.length + added.length === 0) return;
  requireOpen(subject);
  const { id, organizationId, reply } = subject;
  const userId = ctx.viewer?.userId ?? '';
  if (removed.length > 0)
    await tx.prisma.reaction.deleteMany({
      where: { organizationId, subjectId: id, userId, emoji: { in: removed } },
    });
  if (added.length === 0) return;
  const ids = added.map(() => newId('Reaction'));
  const [put] = await tx.query(REACT, [
    ids,
    added,
    organizationId,
    reply ? null : id,
    reply?.id ?? null,
    userId,
    ctx.now.toISOString(),
  ]);
  if (put && put.emojis > MAX_EMOJI_COUNT)
    throw badInput(
      `A user can add at most ${MAX_EMOJI_COUNT} emojis to a comment or reply.`,
      'input.addedReactions',
    );
}
