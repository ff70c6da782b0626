/** Resolves the location of new content and grants its creator access. */
import type { Context } from '../../context.ts';
import { type AccessContext, requireAction, requireMembership } from '../../data/authorize.ts';
import type { ContentLocation } from '../../data/subjects.ts';
import type { Tx } from '../../data/database.ts';
import { newId } from '../../data/new-id.ts';
import type { WriteContext } from '../../data/write.ts';
import { contentTypeOf, lockContentOrder } from './find.ts';
import { type CreateAction, parentIn } from './location.ts';

/**
 * Returns the location of new content, with the content order of the organization locked.
 * @throws BAD_USER_INPUT if the caller cannot see the parent.
 * @throws FORBIDDEN if the caller may not create content there.
 */
export async function locationFor(
  access: AccessContext,
  tx: Tx,
  action: CreateAction,
  organizationId: string,
  parentId: string | null | undefined,
): Promise<ContentLocation> {
  await requireMembership(access.load, organizationId);
  await lockContentOrder(tx, organizationId);
  const location = {
    organizationId,
    parent: parentId == null ? null : await parentIn(access, organizationId, parentId),
  };
  await requireAction(access, action, location);
  return location;
}

/**
 * Grants the creator of content the level CREATE on it, unless they are an admin. A service account
 * gets no grant and keeps its role.
 */
export async function grantToCreator(
  ctx: Context,
  tx: WriteContext,
  organizationId: string,
  contentId: string,
): Promise<void> {
  const membership = (await tx.load.memberships()).get(organizationId);
  if (!membership?.memberId || membership.role === 'ADMIN') return;
  const where =
    contentTypeOf({ id: contentId }) === 'SPACE'
      ? { spaceId: contentId }
      : { collectionId: contentId };
  await tx.prisma.grant.create({
    data: {
      id: newId('Grant'),
      organizationId,
      contentId,
      ...where,
      memberId: membership.memberId,
      role: 'CREATE',
      createdAt: ctx.now,
    },
  });
}
