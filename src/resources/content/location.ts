/** Resolves the location of spaces and collections: their parent and their rank among siblings. */
import type { InputFields } from '../../data/parents.ts';
import type { Context } from '../../context.ts';
import { type AccessContext, can, requireAction } from '../../data/authorize.ts';
import type { Tx } from '../../data/database.ts';
import type { CollectionRow } from '../../data/rows.ts';
import type { ContentRow } from '../../data/grants.ts';
import type { WriteContext } from '../../data/write.ts';
import { badInput, AppError } from '../../domain/errors.ts';
import { checkAll, Problems } from '../../domain/problems.ts';
import { rankAmong, type SiblingPosition, type Sibling } from '../../domain/position.ts';
import { rankBetween } from '../../domain/rank.ts';
import type { MoveSpaceInput, SiblingInput } from '../../generated/resolvers.ts';
import { ancestorsIn, contentTypeOf, findCollection } from './find.ts';
import { column, statement } from '../../data/statement.ts';

const SIBLINGS = statement<Sibling>(
  'content.siblings',
  `SELECT id, rank, deleted_at IS NOT NULL AS hidden FROM (
  SELECT id, rank, deleted_at FROM collections WHERE organization_id = $1 AND parent_id IS NOT DISTINCT FROM $2
  UNION ALL SELECT id, rank, deleted_at FROM spaces WHERE organization_id = $1 AND parent_id IS NOT DISTINCT FROM $2
) sibling ORDER BY rank, id`,
  { id: column.text, rank: column.text, hidden: column.boolean },
);

/** Returns all content under one parent, by rank. */
const siblingsIn = (tx: Tx, organizationId: string, parentId: string | null): Promise<Sibling[]> =>
  tx.query(SIBLINGS, [organizationId, parentId]);

const LAST = statement(
  'content.lastRank',
  `SELECT max(rank) AS rank FROM (
  SELECT rank FROM collections WHERE organization_id = $1 AND parent_id IS NOT DISTINCT FROM $2
  UNION ALL SELECT rank FROM spaces WHERE organization_id = $1 AND parent_id IS NOT DISTINCT FROM $2
) sibling`,
  { rank: column.nullable(column.text) },
);

/** Returns a rank after all content under a parent. The content order must be locked. */
export async function lastRank(
  tx: Tx,
  organizationId: string,
  parentId: string | null,
): Promise<string> {
  const [last] = await tx.query(LAST, [organizationId, parentId]);
  return rankBetween(last?.rank ?? null, null);
}

/**
 * Returns a rank directly after some content, under the same parent. The content order must be
 * locked.
 */
export async function rankAfter(
  tx: Tx,
  { id, organizationId, parentId }: ContentRow,
): Promise<string> {
  const siblings = await siblingsIn(tx, organizationId, parentId);
  const at = siblings.findIndex((sibling) => sibling.id === id);
  return rankBetween(siblings[at]?.rank ?? null, siblings[at + 1]?.rank ?? null);
}

/**
 * Returns the id that a neighbor in a position names, in any of the accepted forms.
 * @throws BAD_USER_INPUT unless it names one, of the stated type
 */
export function neighborId(
  neighbor: SiblingInput | null | undefined,
  field: string,
): string | undefined {
  if (neighbor == null) return undefined;
  const [id, second] = [neighbor.contentId, neighbor.spaceId, neighbor.collectionId].filter(
    (value) => value != null,
  );
  if (id === undefined || second !== undefined)
    throw badInput('Name one space or collection by its id.', field);
  if (neighbor.type != null && neighbor.type !== contentTypeOf({ id }))
    throw badInput('This id does not match the type.', `${field}.type`);
  return id;
}

function positionOf({ position }: InputFields<MoveSpaceInput>): SiblingPosition {
  const [before, after] = checkAll(
    () => neighborId(position?.before, 'input.position.before'),
    () => neighborId(position?.after, 'input.position.after'),
  );
  return { before, after };
}

/**
 * Returns the collection that an input names, if the caller can see it.
 * @throws BAD_USER_INPUT at `input.parentId` if the caller can see no such collection.
 */
export async function parentIn(
  access: AccessContext,
  organizationId: string,
  id: string,
): Promise<CollectionRow> {
  const parent = await findCollection(access.load, id);
  if (parent?.organizationId !== organizationId || !(await can(access, 'collection.read', parent)))
    throw badInput('There is no such collection in this organization.', 'input.parentId');
  return parent;
}

/** The actions that create content. */
export type CreateAction = 'space.create' | 'collection.create';

/** The columns of a collection that locating its children needs. */
export type ParentCollection = Pick<CollectionRow, 'id' | 'ancestors'>;

/** The parent and the rank that a move results in. */
export interface ContentDestination {
  readonly parent: CollectionRow | null;
  readonly rank: string;
}

/**
 * Returns the destination of a move after checking that the caller may create content there. The
 * content order must be locked.
 * @throws BAD_USER_INPUT if the parent or a neighbor does not exist.
 * @throws CONFLICT if nothing would change, or a collection would contain itself.
 */
export async function destinationOf(
  ctx: Context,
  tx: WriteContext,
  content: ContentRow,
  input: InputFields<MoveSpaceInput>,
  action: CreateAction,
): Promise<ContentDestination> {
  const { organizationId } = content;
  const access = { viewer: ctx.viewer, load: tx.load };
  const problems = new Problems();
  const position = problems.check(() => positionOf(input)) ?? {};
  const parentId = input.parentId === undefined ? content.parentId : input.parentId;
  const parent =
    parentId === null
      ? null
      : ((await problems.checkAsync(() => parentIn(access, organizationId, parentId))) ?? null);
  problems.throwIfAny();
  if (parent && [parent.id, ...parent.ancestors].includes(content.id))
    throw new AppError('CONFLICT', 'A collection cannot be inside itself.', {
      field: 'input.parentId',
    });
  if (parentId !== content.parentId)
    await requireAction(access, action, { organizationId, parent });
  const placement = rankAmong(await siblingsIn(tx, organizationId, parentId), content.id, position);
  if (placement === 'unchanged') throw new AppError('CONFLICT', 'It is at this location already.');
  if ('problem' in placement) throw positionError(placement.problem);
  return { parent, rank: placement.rank };
}

function positionError(problem: 'before' | 'after' | 'apart'): AppError {
  if (problem === 'apart')
    return badInput(
      'These two are not neighbors: nothing can be placed between them.',
      'input.position',
    );
  return badInput('This is not at the new location.', `input.position.${problem}`);
}

const MOVE_BELOW = ['collections', 'spaces'].map((table) =>
  statement(
    `content.moveBelow.${table}`,
    `UPDATE ${table} SET ancestors = $3::text[] || ancestors[$4::int:] WHERE organization_id = $1 AND ancestors @> ARRAY[$2::text]`,
    {},
  ),
);

/** Updates the ancestors of everything in a collection after the collection itself was moved. */
export async function moveDescendants(
  tx: Tx,
  { id, organizationId, ancestors }: CollectionRow,
  parent: ParentCollection | null,
): Promise<void> {
  const values = [organizationId, id, ancestorsIn(parent), ancestors.length + 1];
  for (const move of MOVE_BELOW) await tx.query(move, values);
}
