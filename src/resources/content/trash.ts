/**
 * Moves content to the trash and restores it. Content that was deleted together is restored
 * together, within seven days (spec, States).
 */
import type { Tx } from '../../data/database.ts';
import { newId } from '../../data/new-id.ts';
import type { CollectionRow } from '../../data/rows.ts';
import type { ContentRow } from '../../data/grants.ts';
import type { WriteContext } from '../../data/write.ts';
import { notFound } from '../../domain/errors.ts';
import type { DefaultLevel } from '../../generated/resolvers.ts';
import { type ParentCollection, lastRank } from './location.ts';
import { statement } from '../../data/statement.ts';

/** The retention of the trash in milliseconds. */
export const TRASH_RETENTION_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Returns true if the retention of deleted content is over. Such content counts as missing even
 * before it is purged.
 */
export const isRetentionOver = ({ deletedAt }: ContentRow, now: Date): boolean =>
  deletedAt !== null && new Date(deletedAt).getTime() + TRASH_RETENTION_MS <= now.getTime();

const TRASH = ['collections', 'spaces'].map((table) =>
  statement(
    `content.trash.${table}`,
    `UPDATE ${table} SET deleted_at = $3, deletion_id = $4 WHERE organization_id = $1 AND (id = $2 OR ancestors @> ARRAY[$2::text]) AND deleted_at IS NULL`,
    {},
  ),
);

/** Moves content and everything in it to the trash as one unit. */
export async function moveToTrash(tx: WriteContext, now: Date, content: ContentRow): Promise<void> {
  const values = [content.organizationId, content.id, now.toISOString(), newId('Deletion')];
  await tx.contentListener.trashChanges(tx, now, content, async () => {
    for (const trash of TRASH) await tx.query(trash, values);
  });
}

/** An ancestor collection of content in the trash. */
interface Ancestor extends ParentCollection {
  readonly deletedAt: Date | null;
  readonly defaultLevel: CollectionRow['defaultLevel'];
}

/** The parent, rank and default level of restored content. */
export interface RestoreDestination {
  readonly parent: ParentCollection | null;
  readonly rank: string;
  readonly defaultLevel: DefaultLevel | null;
}

/**
 * Returns the destination of restored content: its former parent, else the nearest ancestor that is
 * not in the trash, else the top level. The content order must be locked.
 *
 * A default level that came from lost ancestors becomes the content's own, so that nobody gains
 * access.
 * @throws NOT_FOUND if the retention is over.
 */
export async function restoreDestinationOf(
  tx: Tx,
  now: Date,
  content: ContentRow,
): Promise<RestoreDestination> {
  if (isRetentionOver(content, now)) throw notFound();
  const ancestors = await tx.prisma.collection.findMany({
    where: { organizationId: content.organizationId, id: { in: content.ancestors } },
    select: { id: true, ancestors: true, deletedAt: true, defaultLevel: true },
  });
  const byId = new Map(ancestors.map((row) => [row.id, row]));
  const upwards = content.ancestors.toReversed().map((id) => byId.get(id));
  const nearest = upwards.findIndex((row) => row?.deletedAt === null);
  const lost = (nearest < 0 ? upwards : upwards.slice(0, nearest)).flatMap((row) => row ?? []);
  if (lost.length === 0)
    return { parent: upwards[0] ?? null, rank: content.rank, defaultLevel: content.defaultLevel };
  const parent = upwards[nearest] ?? null;
  return {
    parent,
    rank: await lastRank(tx, content.organizationId, parent?.id ?? null),
    defaultLevel: await inheritedLevel(tx, content, lost),
  };
}

/**
 * Returns the default level that the content inherited from ancestors it loses. Returns null if
 * those ancestors had grants, which cannot be preserved.
 */
async function inheritedLevel(
  tx: Tx,
  content: ContentRow,
  lost: readonly Ancestor[],
): Promise<DefaultLevel | null> {
  if (content.defaultLevel !== 'INHERIT') return content.defaultLevel;
  const granted = await tx.prisma.grant.count({
    where: {
      organizationId: content.organizationId,
      collectionId: { in: lost.map(({ id }) => id) },
    },
  });
  if (granted > 0) return null;
  const explicit = lost.find(({ defaultLevel }) => defaultLevel !== 'INHERIT');
  return explicit ? explicit.defaultLevel : 'INHERIT';
}

const RESTORE = ['collections', 'spaces'].map((table) =>
  statement(
    `content.bringBack.${table}`,
    `UPDATE ${table} SET deleted_at = NULL, deletion_id = NULL WHERE organization_id = $1 AND deletion_id = $2 AND (id = $3 OR ancestors @> ARRAY[$3::text])`,
    {},
  ),
);

/**
 * Restores the content in a collection that was deleted together with it. Content that was deleted
 * earlier stays in the trash.
 */
export async function restoreDescendants(
  tx: Tx,
  { id, organizationId, deletionId }: CollectionRow,
): Promise<void> {
  for (const restore of RESTORE) await tx.query(restore, [organizationId, deletionId, id]);
}
