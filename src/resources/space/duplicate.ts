/** Copying a space: its content, default level and grants, right after it. */
import type { Context } from '../../context.ts';
import { newId } from '../../data/new-id.ts';
import type { SpaceRow } from '../../data/rows.ts';
import { copyWords } from '../../data/search.ts';
import type { Writing } from '../../data/write.ts';
import type { Role } from '../../domain/access.ts';
import { grantToMaker } from '../content/create.ts';
import { rankAfter } from '../content/place.ts';

const LONGEST_TITLE = 50;

/** The name of a copy, in at most 50 characters. */
const copyTitle = (title: string): string => [...`Copy of ${title}`].slice(0, LONGEST_TITLE).join('');

/** Copies a space and gives the id of the copy. Its content is the same trees: no page is written. The order must be locked, and then the original: nobody edits it between its trees and its words. */
export async function copySpace(ctx: Context, tx: Writing, original: SpaceRow): Promise<string> {
  const [id, revisionId] = [newId('Space'), newId('Revision')];
  const { organizationId, parentId, emoji, visibility, editMode, defaultLevel } = original;
  const rank = await rankAfter(tx, original);
  const head = await tx.prisma.revision.findUniqueOrThrow({ where: { key: { id: original.revisionId, organizationId } } });
  const { pagesRoot, filesRoot, reusableContentsRoot, variablesRoot } = head;
  await tx.prisma.space.create({
    data: {
      id,
      organizationId,
      parentId,
      revisionId,
      ancestors: [...original.ancestors],
      rank,
      title: copyTitle(original.title),
      emoji,
      visibility,
      editMode,
      defaultLevel,
      createdAt: ctx.now,
      updatedAt: ctx.now,
      revisions: { create: { id: revisionId, type: 'EDITS', pagesRoot, filesRoot, reusableContentsRoot, variablesRoot, authorId: ctx.viewer?.userId ?? null, createdAt: ctx.now } },
    },
  });
  await copyWords(tx, original, id);
  await copyGrants(ctx, tx, original, id);
  return id;
}

/** Copies the grants; the maker of the copy, who is no admin, has at least the level create on it. */
async function copyGrants(ctx: Context, tx: Writing, { id, organizationId }: SpaceRow, copyId: string): Promise<void> {
  const maker = (await tx.load.memberships()).get(organizationId);
  const isRaised = ({ memberId, role }: { readonly memberId: string | null; readonly role: Role | null }) =>
    memberId !== null && memberId === maker?.memberId && maker.role !== 'ADMIN' && role !== 'ADMIN';
  const grants = await tx.prisma.grant.findMany({ where: { organizationId, spaceId: id } });
  const copied = grants.filter((grant) => !isRaised(grant)).map((grant) => ({ ...grant, id: newId('Grant'), contentId: copyId, spaceId: copyId, createdAt: ctx.now }));
  await tx.prisma.grant.createMany({ data: copied });
  if (!copied.some(({ memberId }) => memberId !== null && memberId === maker?.memberId)) await grantToMaker(ctx, tx, organizationId, copyId);
}
