/** Putting spaces and collections somewhere: among siblings, into a collection, to the top. */
import type { Context } from '../../context.ts';
import { type Asking, can, factsOf, type Place } from '../../data/authorize.ts';
import type { Tx } from '../../data/database.ts';
import type { CollectionRow } from '../../data/rows.ts';
import type { Content } from '../../data/said.ts';
import type { Writing } from '../../data/write.ts';
import { may, needsOf, standingOf } from '../../domain/access.ts';
import { badInput, Fault, forbidden } from '../../domain/errors.ts';
import { placeAmong, type Position, type Sibling } from '../../domain/position.ts';
import { rankBetween } from '../../domain/rank.ts';
import type { MoveContentInput, NeighbourInput } from '../../generated/resolvers.ts';
import { ancestorsIn, contentTypeOf, livingCollection } from './find.ts';

const SIBLINGS = `SELECT id, rank, deleted_at IS NOT NULL AS hidden FROM (
  SELECT id, rank, deleted_at FROM collections WHERE organization_id = $1 AND parent_id IS NOT DISTINCT FROM $2
  UNION ALL SELECT id, rank, deleted_at FROM spaces WHERE organization_id = $1 AND parent_id IS NOT DISTINCT FROM $2
) sibling ORDER BY rank, id`;

/** All that lies under one parent, in order. */
const siblingsIn = (tx: Tx, organizationId: string, parentId: string | null): Promise<Sibling[]> => tx.query<Sibling>('content.siblings', SIBLINGS, [organizationId, parentId]);

const LAST = `SELECT max(rank) AS rank FROM (
  SELECT rank FROM collections WHERE organization_id = $1 AND parent_id IS NOT DISTINCT FROM $2
  UNION ALL SELECT rank FROM spaces WHERE organization_id = $1 AND parent_id IS NOT DISTINCT FROM $2
) sibling`;

/** A rank at the end of what lies under a parent. The order must be locked. */
export async function lastRank(tx: Tx, organizationId: string, parentId: string | null): Promise<string> {
  const [last] = await tx.query<{ rank: string | null }>('content.lastRank', LAST, [organizationId, parentId]);
  return rankBetween(last?.rank ?? null, null);
}

/** A rank right after a thing, under its parent. The order must be locked. */
export async function rankAfter(tx: Tx, { id, organizationId, parentId }: Content): Promise<string> {
  const siblings = await siblingsIn(tx, organizationId, parentId);
  const at = siblings.findIndex((sibling) => sibling.id === id);
  return rankBetween(siblings[at]?.rank ?? null, siblings[at + 1]?.rank ?? null);
}

/** The id that a position names, in any of its spellings. */
function neighbourId(neighbour: NeighbourInput | null | undefined, field: string): string | undefined {
  if (neighbour == null) return undefined;
  const [id, second] = [neighbour.id, neighbour.space, neighbour.collection].filter((given) => given != null);
  if (id === undefined || second !== undefined) throw badInput('Name one space or collection by its id.', field);
  if (neighbour.type != null && neighbour.type !== contentTypeOf({ id })) throw badInput('This id is not of the type that is said.', `${field}.type`);
  return id;
}

const positionOf = ({ position }: MoveContentInput): Position => ({ before: neighbourId(position?.before, 'input.position.before'), after: neighbourId(position?.after, 'input.position.after') });

/** The collection that an input names, as the caller sees it; BAD_USER_INPUT at `input.parent` when he sees none. */
export async function parentIn(asking: Asking, organizationId: string, id: string): Promise<CollectionRow> {
  const parent = await livingCollection(asking.load, id);
  if (parent?.organizationId !== organizationId || !(await can(asking, 'collection.read', parent))) throw badInput('There is no such collection in this organization.', 'input.parent');
  return parent;
}

/** What makes content somewhere. */
export type Making = 'space.create' | 'collection.create';

/** Passes when the caller may make content there. He sees the place, a guest too: FORBIDDEN where he may not. */
export async function mustMake(asking: Asking, action: Making, place: Place): Promise<void> {
  const facts = await factsOf(asking, 'place', place);
  if (!may(action, facts)) throw forbidden(`This needs ${needsOf(action)}; you are ${standingOf(facts, 'place')} here.`, needsOf(action), standingOf(facts, 'place'));
}

/** A collection as a place: what lies in it must know no more. */
export type Folder = Pick<CollectionRow, 'id' | 'ancestors'>;

/** Where something goes: the parent and the rank. */
export interface Destination {
  readonly parent: CollectionRow | null;
  readonly rank: string;
}

/**
 * Where a move leads, once the right to make content there is checked. The order must be locked. BAD_USER_INPUT for a parent or
 * neighbour that is not there, CONFLICT when nothing would change or a collection would lie inside itself.
 */
export async function destinationOf(ctx: Context, tx: Writing, content: Content, input: MoveContentInput, making: Making): Promise<Destination> {
  const { organizationId } = content;
  const asking = { viewer: ctx.viewer, load: tx.load };
  const position = positionOf(input);
  const parentId = input.parent === undefined ? content.parentId : input.parent;
  const parent = parentId === null ? null : await parentIn(asking, organizationId, parentId);
  if (parent && [parent.id, ...parent.ancestors].includes(content.id)) throw new Fault('CONFLICT', 'A collection cannot lie inside itself.', { field: 'input.parent' });
  if (parentId !== content.parentId) await mustMake(asking, making, { organizationId, parent });
  const placement = placeAmong(await siblingsIn(tx, organizationId, parentId), content.id, position);
  if (placement === 'unchanged') throw new Fault('CONFLICT', 'It lies there already.');
  if ('fault' in placement) throw misplaced(placement.fault);
  return { parent, rank: placement.rank };
}

function misplaced(fault: 'before' | 'after' | 'apart'): Fault {
  if (fault === 'apart') return badInput('These two are no neighbours: nothing can be put right between them.', 'input.position');
  return badInput('This does not lie where it is to be put.', `input.position.${fault}`);
}

/** Gives all that lies in a collection its way to the top anew, after the collection itself was moved. */
export async function moveBelow(tx: Tx, { id, organizationId, ancestors }: CollectionRow, parent: Folder | null): Promise<void> {
  const values = [organizationId, id, ancestorsIn(parent), ancestors.length + 1];
  for (const table of ['collections', 'spaces']) {
    await tx.query(`content.moveBelow.${table}`, `UPDATE ${table} SET ancestors = $3::text[] || ancestors[$4::int:] WHERE organization_id = $1 AND ancestors @> ARRAY[$2::text]`, values);
  }
}
