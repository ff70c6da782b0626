/** Copies a space with its content, default level and grants. */
import type { Context } from '../../context.ts';
import { newId } from '../../data/new-id.ts';
import type { SpaceRow } from '../../data/rows.ts';
import { copySections } from '../../data/search.ts';
import type { WriteContext } from '../../data/write.ts';
import type { OrganizationRole } from '../../domain/access.ts';
import { grantToCreator } from '../content/create.ts';
import { rankAfter } from '../content/location.ts';

const MAX_TITLE_LENGTH = 50;

/** Returns the title of a copy, truncated to 50 characters. */
const copyTitle = (title: string): string =>
  [...`Copy of ${title}`].slice(0, MAX_TITLE_LENGTH).join('');

/**
 * Copies a space and returns the id of the copy. The copy refers to the same content trees, so no
 * page is written.
 *
 * The content order must be locked, and then the original, so that its content matches its search
 * index.
 */
export async function copySpace(
  ctx: Context,
  tx: WriteContext,
  original: SpaceRow,
): Promise<string> {
  const [id, revisionId] = [newId('Space'), newId('Revision')];
  const { organizationId, parentId, emoji, visibility, editMode, defaultLevel } = original;
  const rank = await rankAfter(tx, original);
  const head = await tx.prisma.revision.findUniqueOrThrow({
    where: { key: { id: original.revisionId, organizationId } },
  });
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
      revisions: {
        create: {
          id: revisionId,
          type: 'EDITS',
          pagesRoot,
          filesRoot,
          reusableContentsRoot,
          variablesRoot,
          authorId: ctx.viewer?.userId ?? null,
          createdAt: ctx.now,
        },
      },
    },
  });
  await copySections(tx, original, id);
  await copyGrants(ctx, tx, original, id);
  return id;
}

/** Copies the grants. A creator who is no admin gets at least the level CREATE on the copy. */
async function copyGrants(
  ctx: Context,
  tx: WriteContext,
  { id, organizationId }: SpaceRow,
  copyId: string,
): Promise<void> {
  const creator = (await tx.load.memberships()).get(organizationId);
  const isReplaced = ({
    memberId,
    role,
  }: {
    readonly memberId: string | null;
    readonly role: OrganizationRole | null;
  }) =>
    memberId !== null &&
    memberId === creator?.memberId &&
    creator.role !== 'ADMIN' &&
    role !== 'ADMIN';
  const grants = await tx.prisma.grant.findMany({ where: { organizationId, spaceId: id } });
  const copied = grants
    .filter((grant) => !isReplaced(grant))
    .map((grant) => ({
      ...grant,
      id: newId('Grant'),
      contentId: copyId,
      spaceId: copyId,
      createdAt: ctx.now,
    }));
  await tx.prisma.grant.createMany({ data: copied });
  if (!copied.some(({ memberId }) => memberId !== null && memberId === creator?.memberId))
    await grantToCreator(ctx, tx, organizationId, copyId);
}
