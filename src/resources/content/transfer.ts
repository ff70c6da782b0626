/** Transfers content to another organization, or to another collection of its own organization. */
import type { Context } from '../../context.ts';
import { requireAction } from '../../data/authorize.ts';
import type { Loaders } from '../../data/loaders.ts';
import type { CollectionRow } from '../../data/rows.ts';
import type { ContentRow } from '../../data/grants.ts';
import { moveToOrganization, type TransferTarget } from '../../data/transfer.ts';
import type { WriteContext } from '../../data/write.ts';
import { badInput, AppError } from '../../domain/errors.ts';
import type { TransferSpaceInput } from '../../generated/resolvers.ts';
import { scheduleGarbageCollection } from './schedule-garbage-collection.ts';
import { ancestorsIn } from './find.ts';
import { lastRank, type CreateAction, parentIn } from './location.ts';
import { column, statement } from '../../data/statement.ts';

/** The destination of a transfer. */
export type TransferFields = Omit<TransferSpaceInput, 'id' | 'clientMutationId'>;

/**
 * Returns the organization that receives a transfer if the caller belongs to it, otherwise
 * undefined. Only organizations of the caller may be locked.
 */
export const transferTargetOf = async (
  load: Loaders,
  { organizationId }: TransferFields,
): Promise<string | undefined> =>
  (await load.memberships()).has(organizationId) ? organizationId : undefined;

/**
 * Returns the parent collection in the receiving organization, or null for its top level.
 * @throws BAD_USER_INPUT if the caller cannot see the organization or collection.
 * @throws FORBIDDEN if the caller may not create content there.
 */
async function collectionOf(
  ctx: Context,
  tx: WriteContext,
  { organizationId, parentId }: TransferFields,
  action: CreateAction,
): Promise<CollectionRow | null> {
  const access = { viewer: ctx.viewer, load: tx.load };
  if (!(await tx.load.memberships()).has(organizationId))
    throw badInput('You are not a member of this organization.', 'input.organizationId');
  const collection = parentId == null ? null : await parentIn(access, organizationId, parentId);
  await requireAction(access, action, { organizationId, parent: collection });
  return collection;
}

const SHOWN = statement(
  'transfer.shown',
  `SELECT x.site_id AS id, bool_and(s.deleted_at IS NOT NULL) AS "inTrash" FROM site_spaces x JOIN spaces s ON s.id = x.space_id
  WHERE s.id = $1 OR $1 = ANY(s.ancestors) GROUP BY x.site_id ORDER BY x.site_id`,
  { id: column.text, inTrash: column.boolean },
);

/**
 * Requires that no site of the organization publishes the content or a space in it (spec, States).
 * @throws TRANSFER_REFUSED
 */
async function requireUnpublished(tx: WriteContext, { id }: ContentRow): Promise<void> {
  const sites = await tx.query(SHOWN, [id]);
  if (sites.length === 0) return;
  const message = sites.every(({ inTrash }) => inTrash)
    ? 'A space in the trash belongs to a site of this organization. Restore it and remove it from the site, or wait until the trash is emptied.'
    : 'It belongs to a site of its organization. Remove it from the site first.';
  throw new AppError('TRANSFER_REFUSED', message, {
    details: { sites: sites.map((site) => site.id) },
  });
}

/**
 * Returns the destination of a transfer. If the content leaves its organization, its rows are
 * already moved and `left` is true. The content order of both organizations must be locked.
 * @throws CONFLICT if nothing would change.
 */
export async function transferContent(
  ctx: Context,
  tx: WriteContext,
  content: ContentRow,
  input: TransferFields,
  action: CreateAction,
): Promise<{
  readonly to: TransferTarget;
  readonly parent: CollectionRow | null;
  readonly leftOrganization: boolean;
}> {
  const { organizationId } = input;
  const parent = await collectionOf(ctx, tx, input, action);
  if (parent && [parent.id, ...parent.ancestors].includes(content.id))
    throw new AppError('CONFLICT', 'A collection cannot be inside itself.', {
      field: 'input.parentId',
    });
  const parentId = parent?.id ?? null;
  const leftOrganization = organizationId !== content.organizationId;
  if (!leftOrganization && content.parentId === parentId)
    throw new AppError('CONFLICT', 'It is at this location already.');
  const to = {
    organizationId,
    parentId,
    ancestors: ancestorsIn(parent),
    rank: await lastRank(tx, organizationId, parentId),
  };
  if (leftOrganization) {
    await requireUnpublished(tx, content);
    await moveToOrganization(tx, content, to);
    await scheduleGarbageCollection(tx, content.organizationId, ctx.now);
  }
  return { to, parent, leftOrganization: leftOrganization };
}
