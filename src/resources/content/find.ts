/** Finds spaces and collections by id, and locks the content order of organizations. */
import type { Tx } from '../../data/database.ts';
import type { Loaders } from '../../data/loaders.ts';
import type { CollectionRow, SpaceRow } from '../../data/rows.ts';
import type { ContentRow } from '../../data/grants.ts';
import { typeOfId } from '../../domain/ids.ts';
import { column, statement } from '../../data/statement.ts';

const unlessInTrash = <Row extends ContentRow>(row: Row | null): Row | null =>
  row?.deletedAt === null ? row : null;

/** Returns a collection that is not in the trash, or null. */
export const findCollection = async (load: Loaders, id: string): Promise<CollectionRow | null> =>
  unlessInTrash(await load.collection.load(id));

/** Returns a space that is not in the trash, or null. */
export const findSpace = async (load: Loaders, id: string): Promise<SpaceRow | null> =>
  unlessInTrash(await load.space.load(id));

/** Returns the space or collection with an id, or null if it does not exist or is in the trash. */
export const findContent = (load: Loaders, id: string): Promise<ContentRow | null> =>
  typeOfId(id) === 'Space' ? findSpace(load, id) : findCollection(load, id);

/** Returns the content type for an id. */
export const contentTypeOf = ({ id }: { readonly id: string }): 'SPACE' | 'COLLECTION' =>
  typeOfId(id) === 'Space' ? 'SPACE' : 'COLLECTION';

const lockOrderOf = (table: 'spaces' | 'collections') =>
  statement(
    `${table}.lockOrder`,
    `SELECT id FROM organizations WHERE id = ANY (ARRAY[(SELECT organization_id FROM ${table} WHERE id = $1), $2]) AND id = ANY ($3) ORDER BY id FOR NO KEY UPDATE`,
    { id: column.text },
  );
const LOCK_ORDER_OF_SPACE = lockOrderOf('spaces');
const LOCK_ORDER_OF_COLLECTION = lockOrderOf('collections');

/**
 * Locks the content order of the organization that has the content, and of the receiver of a
 * transfer, until the transaction ends. It must be called before the content is read.
 *
 * Every create, move, delete and restore takes this lock, so that ranks stay unique and collections
 * form no cycle. Locks are taken in the order of ids, which prevents deadlocks between transfers.
 *
 * Only organizations of the caller are locked; content elsewhere is treated as missing.
 */
export async function lockContentOrderOf(
  load: Loaders,
  tx: Tx,
  contentId: string,
  receiver?: string,
): Promise<void> {
  const organizationIds = [...(await load.memberships()).keys()];
  const lockOrder =
    contentTypeOf({ id: contentId }) === 'SPACE' ? LOCK_ORDER_OF_SPACE : LOCK_ORDER_OF_COLLECTION;
  // The loop repeats because a transaction that held the lock may have transferred the content to
  // another organization.
  for (let locked: string[] = []; ; ) {
    const organizations = await tx.query(lockOrder, [contentId, receiver ?? null, organizationIds]);
    const required = organizations.map(({ id }) => id);
    if (required.every((id) => locked.includes(id))) return;
    locked = required;
  }
}

const LOCK_ORGANIZATION = statement(
  'organization.lockOrder',
  'SELECT id FROM organizations WHERE id = $1 FOR NO KEY UPDATE',
  { id: column.text },
);

/** Locks the content order of a known organization until the transaction ends. */
export async function lockContentOrder(tx: Tx, organizationId: string): Promise<void> {
  await tx.query(LOCK_ORGANIZATION, [organizationId]);
}

/**
 * Returns the ancestors of content whose parent is `parent`, from the top down; empty at the top
 * level.
 */
export const ancestorsIn = (parent: Pick<CollectionRow, 'id' | 'ancestors'> | null): string[] =>
  parent ? [...parent.ancestors, parent.id] : [];
