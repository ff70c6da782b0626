/** Reads the reactions to comments and replies, grouped by emoji. */
import type { Context } from '../../context.ts';
import type { CommentRow } from '../../data/rows.ts';
import type { CreatedComment } from './write.ts';
import type { ReactionRow } from '../../data/rows.ts';
import { mustActorOf } from '../actor.ts';

/** Returns the reactions to a comment or reply by emoji, in the order of their first use. */
export async function reactionsOf(ctx: Context, id: string) {
  const byEmoji = new Map<string, ReactionRow[]>();
  for (const row of await ctx.load.reactions.load(id))
    byEmoji.set(row.emoji, [...(byEmoji.get(row.emoji) ?? []), row]);
  return Promise.all(
    [...byEmoji].map(async ([emoji, rows]) => ({
      emoji,
      count: rows.length,
      users: await Promise.all(
        rows.map(async ({ userId, createdAt }) => ({
          actor: await mustActorOf(ctx, userId),
          reactedAt: createdAt,
        })),
      ),
    })),
  );
}

/**
 * Returns a comment that was just created. Its author is known, and its reactions are not read,
 * because it has none.
 */
export function asNew(ctx: Context, comment: CreatedComment): CommentRow {
  ctx.load.reactions.prime(comment.id, []);
  if (comment.author) ctx.load.user.prime(comment.author.id, comment.author);
  return comment;
}
