/** Spaces and collections by their ids, and the lock under which they are moved about. */
import type { Tx } from '../../data/database.ts';
import type { Loaders } from '../../data/loaders.ts';
import type { CollectionRow, SpaceRow } from '../../data/rows.ts';
import type { Content } from '../../data/said.ts';
import { typeOfId } from '../../domain/ids.ts';

const living = <Row extends Content>(row: Row | null): Row | null => (row?.deletedAt === null ? row : null);

/** A collection that is not in the trash. */
export const livingCollection = async (load: Loaders, id: string): Promise<CollectionRow | null> => living(await load.collection.load(id));

/** A space that is not in the trash. */
export const livingSpace = async (load: Loaders, id: string): Promise<SpaceRow | null> => living(await load.space.load(id));

/** Either of the two, by the kind of the id. */
export const livingContent = (load: Loaders, id: string): Promise<Content | null> => (typeOfId(id) === 'Space' ? livingSpace(load, id) : livingCollection(load, id));

/** Which kind of content a row is. */
export const contentTypeOf = ({ id }: { readonly id: string }): 'SPACE' | 'COLLECTION' => (typeOfId(id) === 'Space' ? 'SPACE' : 'COLLECTION');

const ORDER_OF = (table: string) => `SELECT id FROM organizations WHERE id = ANY (ARRAY[(SELECT organization_id FROM ${table} WHERE id = $1), $2]) AND id = ANY ($3) ORDER BY id FOR NO KEY UPDATE`;

/**
 * Holds the order of the organization that content lies in until the transaction ends: whatever is put somewhere, moved,
 * deleted or brought back waits for it, so that no rank is given twice and no collection comes to lie inside itself.
 * Taken before the content itself is read. Who gives content to another organization holds both from the beginning, and
 * all take them in one order: two who give each other something do not wait for each other. Nobody holds the order of an
 * organization that he does not belong to, and what lies there is asked for as what is not there.
 */
export async function lockOrderOf(load: Loaders, tx: Tx, contentId: string, receiver?: string): Promise<void> {
  const own = [...(await load.memberships()).keys()];
  const table = contentTypeOf({ id: contentId }) === 'SPACE' ? 'spaces' : 'collections';
  // Asked again once it is held: what was waited for may have given the content to another organization.
  for (let held: string[] = []; ; ) {
    const organizations = await tx.query<{ id: string }>(`${table}.lockOrder`, ORDER_OF(table), [contentId, receiver ?? null, own]);
    const wanted = organizations.map(({ id }) => id);
    if (wanted.every((id) => held.includes(id))) return;
    held = wanted;
  }
}

/** The same for an organization that is known. */
export async function lockOrder(tx: Tx, organizationId: string): Promise<void> {
  await tx.query('organization.lockOrder', 'SELECT id FROM organizations WHERE id = $1 FOR NO KEY UPDATE', [organizationId]);
}

/** Where content lies that lies in this collection, from the top down; nowhere at the top. */
export const ancestorsIn = (parent: Pick<CollectionRow, 'id' | 'ancestors'> | null): string[] => (parent ? [...parent.ancestors, parent.id] : []);
