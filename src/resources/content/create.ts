/** Making content: where it is put, and what its maker gets on it. */
import type { Context } from '../../context.ts';
import { type Asking, mustBelong, type Place } from '../../data/authorize.ts';
import type { Tx } from '../../data/database.ts';
import { newId } from '../../data/new-id.ts';
import type { Writing } from '../../data/write.ts';
import { contentTypeOf, lockOrder } from './find.ts';
import { type Making, mustMake, parentIn } from './place.ts';

/** Where new content is to be put, with the order locked. BAD_USER_INPUT for a parent that the caller does not see there, FORBIDDEN where he may not make content. */
export async function placeFor(asking: Asking, tx: Tx, making: Making, organizationId: string, parentId: string | null | undefined): Promise<Place> {
  await mustBelong(asking.load, organizationId);
  await lockOrder(tx, organizationId);
  const place = { organizationId, parent: parentId == null ? null : await parentIn(asking, organizationId, parentId) };
  await mustMake(asking, making, place);
  return place;
}

/** Who makes content and is no admin gets the level create on it. A service account has its role alone. */
export async function grantToMaker(ctx: Context, tx: Writing, organizationId: string, contentId: string): Promise<void> {
  const membership = (await tx.load.memberships()).get(organizationId);
  if (!membership?.memberId || membership.role === 'ADMIN') return;
  const where = contentTypeOf({ id: contentId }) === 'SPACE' ? { spaceId: contentId } : { collectionId: contentId };
  await tx.prisma.grant.create({ data: { id: newId('Grant'), organizationId, contentId, ...where, memberId: membership.memberId, role: 'CREATE', createdAt: ctx.now } });
}
