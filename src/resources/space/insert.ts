/** Inserts the rows of new spaces. */
import type { InputFields } from '../../data/parents.ts';
import type { Context } from '../../context.ts';
import type { ContentLocation } from '../../data/subjects.ts';
import { toGiven } from '../../data/given.ts';
import { newId } from '../../data/new-id.ts';
import type { WriteContext } from '../../data/write.ts';
import { emojiOf } from '../../domain/emoji.ts';
import { badInput } from '../../domain/errors.ts';
import type { CreateSpaceInput, SpaceVisibility } from '../../generated/resolvers.ts';
import { grantToCreator } from '../content/create.ts';
import { ancestorsIn } from '../content/find.ts';
import { lastRank } from '../content/location.ts';

/**
 * Requires that IN_COLLECTION is only used inside a collection.
 * @throws BAD_USER_INPUT
 */
export function checkVisibility(
  visibility: SpaceVisibility | null | undefined,
  parentId: string | null,
): void {
  if (visibility === 'IN_COLLECTION' && parentId === null)
    throw badInput(
      'This space is not in a collection: choose another visibility.',
      'input.visibility',
    );
}

/**
 * Inserts a space with an empty revision at the end of its parent. The content order must be
 * locked.
 */
export async function insertSpace(
  ctx: Context,
  tx: WriteContext,
  { organizationId, parent }: ContentLocation,
  input: InputFields<CreateSpaceInput>,
): Promise<{ readonly id: string; readonly revisionId: string }> {
  const id = newId('Space');
  const revisionId = newId('Revision');
  const parentId = parent?.id ?? null;
  checkVisibility(input.visibility, parentId);
  const { title, emoji, editMode, visibility } = toGiven({
    title: input.title,
    emoji: emojiOf(input.emoji),
    editMode: input.editMode,
    visibility: input.visibility,
  });
  await tx.prisma.space.create({
    data: {
      id,
      organizationId,
      parentId,
      revisionId,
      ancestors: ancestorsIn(parent),
      rank: await lastRank(tx, organizationId, parentId),
      title: title ?? 'Untitled',
      ...(emoji !== undefined && { emoji }),
      editMode: editMode ?? 'LIVE',
      visibility: visibility ?? (parentId === null ? 'PRIVATE' : 'IN_COLLECTION'),
      createdAt: ctx.now,
      updatedAt: ctx.now,
      revisions: {
        create: {
          id: revisionId,
          type: 'EDITS',
          authorId: ctx.viewer?.userId ?? null,
          createdAt: ctx.now,
        },
      },
    },
  });
  await grantToCreator(ctx, tx, organizationId, id);
  return { id, revisionId };
}
