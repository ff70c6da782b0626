/** The rows of comments: their counters, reactions, and who says that one was dealt with. */
import type { Context } from '../../context.ts';
import { type Discussion, factsOf, type Remark } from '../../data/authorize.ts';
import { newId } from '../../data/new-id.ts';
import type { Writing } from '../../data/write.ts';
import { type Action, may, needsOf, standingOf } from '../../domain/access.ts';
import { badInput, forbidden } from '../../domain/errors.ts';
import type { CommentBodyInput } from '../../generated/resolvers.ts';
import { mustBeOpen } from './find.ts';

const OF_REQUEST = 'UPDATE change_requests SET comment_count = comment_count + $3 WHERE id = $1 AND organization_id = $2';
const OF_SPACE = 'UPDATE spaces SET comment_count = comment_count + $3 WHERE id = $1 AND organization_id = $2';

/** The text that is said: BAD_USER_INPUT for one of blanks alone. */
export function wordsOf({ markdown }: CommentBodyInput): string {
  if (markdown.trim() === '') throw badInput('markdown must have more than blanks.', 'input.body.markdown');
  return markdown;
}

/** Counts open comments, on a change request and on its space, which are both locked. */
export async function countOpen({ query }: Writing, { organizationId, space, changeRequest }: Discussion, by: 1 | -1): Promise<void> {
  await query('space.countComments', OF_SPACE, [space.id, organizationId, by]);
  if (changeRequest) await query('changeRequest.countComments', OF_REQUEST, [changeRequest.id, organizationId, by]);
}

/** Passes for who may do this to a comment, beyond what the mutation itself needs. FORBIDDEN. */
async function must(ctx: Context, tx: Writing, action: Action, remark: Remark): Promise<void> {
  const facts = await factsOf({ viewer: ctx.viewer, load: tx.load }, 'comment', remark);
  if (!may(action, facts)) throw forbidden(`This needs ${needsOf(action)}; you are ${standingOf(facts, 'comment')} here.`, needsOf(action), standingOf(facts, 'comment'));
}

/** Changes the text of a comment or a reply: its author. The same text again is no change. */
export async function rewrite(ctx: Context, tx: Writing, remark: Remark, body: CommentBodyInput): Promise<void> {
  await must(ctx, tx, 'comment.edit', remark);
  const markdown = wordsOf(body);
  if ((remark.reply ?? remark.comment).markdown === markdown) return;
  const table = remark.reply ? 'comment_replies' : 'comments';
  await tx.query(`${table}.rewrite`, `UPDATE ${table} SET markdown = $3, edited_at = $4 WHERE id = $1 AND organization_id = $2`, [remark.id, remark.organizationId, markdown, ctx.now.toISOString()]);
}

/** Says that a comment was dealt with, or is open again. What it is already stays as it is. */
export async function resolve(ctx: Context, tx: Writing, remark: Remark, resolved: boolean): Promise<void> {
  await must(ctx, tx, 'comment.resolve', remark);
  const { comment, organizationId } = remark;
  if ((comment.status === 'RESOLVED') === resolved) return;
  const data = resolved ? ({ status: 'RESOLVED', resolvedAt: ctx.now, resolvedById: ctx.viewer?.userId ?? null } as const) : ({ status: 'OPEN', resolvedAt: null, resolvedById: null } as const);
  await tx.prisma.comment.update({ where: { key: { id: comment.id, organizationId } }, data });
  await countOpen(tx, remark, resolved ? -1 : 1);
}

/** What changes of reactions. */
interface Reactions {
  readonly addedReactions?: readonly string[] | null | undefined;
  readonly removedReactions?: readonly string[] | null | undefined;
}

/** Emojis of a person under one comment or reply at most. */
const MOST_EMOJIS = 20;

// What is put there is not yet seen by what is counted beside it.
const REACT = `WITH added AS (INSERT INTO reactions (id, organization_id, subject_id, comment_id, reply_id, user_id, emoji, created_at)
  SELECT r.id, $3, COALESCE($4, $5), $4, $5, $6, r.emoji, $7 FROM unnest($1::text[], $2::text[]) r (id, emoji) ON CONFLICT (subject_id, user_id, emoji, organization_id) DO NOTHING RETURNING id)
  SELECT (SELECT count(*) FROM added)::int + (SELECT count(*) FROM reactions WHERE subject_id = COALESCE($4, $5) AND user_id = $6 AND organization_id = $3)::int AS emojis`;

/** Puts the viewer's emojis under a comment or reply, which is locked, and takes others of his away. BAD_USER_INPUT for more than 20. */
export async function react(ctx: Context, tx: Writing, remark: Remark, { addedReactions, removedReactions }: Reactions): Promise<void> {
  const removed = [...new Set(removedReactions)];
  const added = [...new Set(addedReactions)].filter((emoji) => !removed.includes(emoji)); // Gap: of what is named in both removing wins, as with a team's members
  if (removed.length + added.length === 0) return;
  mustBeOpen(remark);
  const { id, organizationId, reply } = remark;
  const userId = ctx.viewer?.userId ?? '';
  if (removed.length > 0) await tx.prisma.reaction.deleteMany({ where: { organizationId, subjectId: id, userId, emoji: { in: removed } } });
  if (added.length === 0) return;
  const ids = added.map(() => newId('Reaction'));
  const [put] = await tx.query<{ emojis: number }>('comment.react', REACT, [ids, added, organizationId, reply ? null : id, reply?.id ?? null, userId, ctx.now.toISOString()]);
  if (put && put.emojis > MOST_EMOJIS) throw badInput(`A person puts at most ${MOST_EMOJIS} emojis under a comment or reply.`, 'input.addedReactions');
}
