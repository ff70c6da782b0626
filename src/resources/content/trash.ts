/** The trash: what is deleted together comes back together, within seven days (spec, States). */
import type { Tx } from '../../data/database.ts';
import { newId } from '../../data/new-id.ts';
import type { CollectionRow } from '../../data/rows.ts';
import type { Content } from '../../data/said.ts';
import { notFound } from '../../domain/errors.ts';
import type { DefaultLevel } from '../../generated/resolvers.ts';
import { keepingBeside } from '../site/keep-addresses.ts';
import { type Folder, lastRank } from './place.ts';

/** How long the trash keeps things, in milliseconds. */
export const TRASH_TIME = 7 * 24 * 60 * 60 * 1000;

/** Whether something in the trash is past its time: then it is there no more, whether or not it was removed yet. */
export const isPast = ({ deletedAt }: Content, now: Date): boolean => deletedAt !== null && new Date(deletedAt).getTime() + TRASH_TIME <= now.getTime();

/** Puts content, and what lies in it, into the trash as one unit. */
export async function putIntoTrash(tx: Tx, now: Date, content: Content): Promise<void> {
  const values = [content.organizationId, content.id, now.toISOString(), newId('Deletion')];
  await keepingBeside(tx, now, content, async () => {
    for (const table of ['collections', 'spaces']) {
      const text = `UPDATE ${table} SET deleted_at = $3, deletion_id = $4 WHERE organization_id = $1 AND (id = $2 OR ancestors @> ARRAY[$2::text]) AND deleted_at IS NULL`;
      await tx.query(`content.trash.${table}`, text, values);
    }
  });
}

/** A collection above something in the trash. */
type Above = Folder & Pick<CollectionRow, 'deletedAt' | 'defaultLevel'>;

/** Where restored content goes, and the default level that it has there. */
export interface Return {
  readonly parent: Folder | null;
  readonly rank: string;
  readonly defaultLevel: DefaultLevel | null;
}

/**
 * Where content comes back to: where it was, or the nearest collection above that is not in the trash, else the top. What
 * it took from collections that it does not come back to becomes its own, so that nobody may do more than before. The
 * order must be locked. NOT_FOUND after seven days.
 */
export async function returnOf(tx: Tx, now: Date, content: Content): Promise<Return> {
  if (isPast(content, now)) throw notFound();
  const above = await tx.query<Above>(
    'content.above',
    'SELECT id, ancestors, deleted_at AS "deletedAt", default_level AS "defaultLevel" FROM collections WHERE organization_id = $1 AND id = ANY($2)',
    [content.organizationId, content.ancestors],
  );
  const byId = new Map(above.map((row) => [row.id, row]));
  const upwards = content.ancestors.toReversed().map((id) => byId.get(id));
  const nearest = upwards.findIndex((row) => row?.deletedAt === null);
  const lost = (nearest < 0 ? upwards : upwards.slice(0, nearest)).flatMap((row) => row ?? []);
  if (lost.length === 0) return { parent: upwards[0] ?? null, rank: content.rank, defaultLevel: content.defaultLevel };
  const parent = upwards[nearest] ?? null;
  return { parent, rank: await lastRank(tx, content.organizationId, parent?.id ?? null), defaultLevel: await keptLevel(tx, content, lost) };
}

/** The default level that content had through collections that it loses. Grants on those cannot come along: then nobody has a level by default. */
async function keptLevel(tx: Tx, content: Content, lost: readonly Above[]): Promise<DefaultLevel | null> {
  if (content.defaultLevel !== 'INHERIT') return content.defaultLevel;
  const granted = await tx.prisma.grant.count({ where: { organizationId: content.organizationId, collectionId: { in: lost.map(({ id }) => id) } } });
  if (granted > 0) return null;
  const speaker = lost.find(({ defaultLevel }) => defaultLevel !== 'INHERIT');
  return speaker ? speaker.defaultLevel : 'INHERIT';
}

/** Takes a collection out of the trash with what was deleted together with it and lies in it. What was deleted before it stays there. */
export async function bringBackUnit(tx: Tx, { id, organizationId, deletionId }: CollectionRow): Promise<void> {
  for (const table of ['collections', 'spaces']) {
    const text = `UPDATE ${table} SET deleted_at = NULL, deletion_id = NULL WHERE organization_id = $1 AND deletion_id = $2 AND (id = $3 OR ancestors @> ARRAY[$3::text])`;
    await tx.query(`content.bringBack.${table}`, text, [organizationId, deletionId, id]);
  }
}
