/**
 * Reads and writes the standard resources of an organization: the kinds with `access` in
 * `domain/kinds.ts`.
 */
import { changedFieldsIn, hasValues } from './given.ts';
import type { Context } from '../context.ts';
import { notFound } from '../domain/errors.ts';
import {
  type LoaderName,
  type StandardResource,
  type StoredKind,
  storedKinds,
} from '../domain/kinds.ts';
import { authorize, requireMembership } from './authorize.ts';
import { nothingToDelete, type InputFields, parentsOf } from './parents.ts';
import {
  type Connection,
  type ConnectionQuery,
  declareList,
  type PageArgs,
  type SortKey,
  type SqlCondition,
} from './connection.ts';
import { given } from './connection/conditions.ts';
import { declareOrders, type SortOrder } from './connection/order.ts';
import type { Loaders } from './loaders.ts';
import { newId } from './new-id.ts';
import { type Table, tables } from './tables.ts';
import { write, type WriteContext } from './write.ts';

/** Names of the types of the kinds by their row loaders. */
const types = Object.fromEntries(storedKinds.map(({ loader, name }) => [loader, name])) as Readonly<
  Record<LoaderName, StoredKind>
>; // storedKinds has every loader

/** The row of a standard resource. */
type StandardRow<Name extends StandardResource> = NonNullable<
  Awaited<ReturnType<Loaders[Name]['load']>>
>;

/**
 * Returns a resource of an organization; null for one of another organization.
 * @throws NOT_FOUND for callers who are not members of the organization
 */
export async function findStandard<Name extends StandardResource>(
  load: Loaders,
  name: Name,
  organizationId: string,
  id: string,
): Promise<StandardRow<Name> | null> {
  await requireMembership(load, organizationId);
  const row = await load[name].load(id);
  // every loader of a standard resource returns its row
  return row?.organizationId === organizationId ? (row as StandardRow<Name>) : null;
}

/**
 * Returns a resource that the caller may read.
 * @throws NOT_FOUND and FORBIDDEN
 */
export async function readStandard<Name extends StandardResource>(
  ctx: Context,
  name: Name,
  id: string,
): Promise<StandardRow<Name>> {
  const { organizationId } = await keyOf(ctx, name, id);
  const row = await findStandard(ctx.load, name, organizationId, id);
  if (!row) throw notFound();
  await authorize(ctx, `${name}.read` as 'linkInvite.read', row); // the same for each
  return row;
}

/**
 * Declares the list of a resource in its organization with its sort keys, and returns the function
 * from a sort order and conditions to the query. It is called when its module is loaded.
 */
export function declareStandardList<Name extends StandardResource, Field extends string>(
  name: Name,
  listName: string,
  keys: Readonly<Record<Field, SortKey>>,
): (
  orderBy: SortOrder<Field>,
  ...conditions: readonly (SqlCondition | undefined)[]
) => ConnectionQuery<StandardRow<Name>> {
  const { table, alias } = tables[name];
  const rows = declareList(
    listName,
    tables[name] as Table<StandardRow<Name>>, // of the same name
    `${table} ${alias}`,
    `${alias}.organization_id`,
  );
  const orders = declareOrders<Field>(`${alias}.id`, keys);
  return (orderBy, ...conditions) => ({
    ...rows,
    where: given(...conditions),
    ...orders(orderBy),
  });
}

/**
 * Returns a page of a list that the caller may read.
 * @throws FORBIDDEN
 */
export async function pageOfStandard<Name extends StandardResource>(
  ctx: Context,
  name: Name,
  list: ConnectionQuery<StandardRow<Name>>,
  organizationId: string,
  args: PageArgs,
): Promise<Connection<StandardRow<Name>>> {
  await authorize(ctx, `${name}.list` as 'linkInvite.list', { id: organizationId }); // the same for each
  return ctx.load.page<StandardRow<Name>>(list, organizationId, args);
}

/** The primary key of a resource. */
export interface StandardKey {
  readonly id: string;
  readonly organizationId: string;
}

/**
 * Returns the key of a resource.
 * @throws NOT_FOUND for an absent resource, and for one of an organization of others
 */
async function keyOf(ctx: Context, name: StandardResource, id: string): Promise<StandardKey> {
  // each of them belongs to an organization
  const { organizationId } = await parentsOf(ctx, types[name] as 'LinkInvite', id);
  return { id, organizationId };
}

/**
 * Creates a resource in an organization and returns its row. `insert` inserts a row with the key.
 * @throws NOT_FOUND and FORBIDDEN
 */
export async function createStandard<Name extends StandardResource>(
  ctx: Context,
  name: Name,
  organizationId: string,
  insert: (tx: WriteContext, key: StandardKey) => Promise<unknown>,
): Promise<StandardRow<Name>> {
  const action = `${name}.create` as 'linkInvite.create'; // the same for each
  const id = await write(ctx, { action, on: async () => ({ id: organizationId }) }, async (tx) => {
    const key = { id: newId(types[name]), organizationId };
    await insert(tx, key);
    tx.record({ subject: key.id, organizationId });
    return key.id;
  });
  return mustLoad(ctx, name, id);
}

/**
 * Updates a resource with the fields of an input and returns its row. `update` updates the row,
 * which it also receives as it was.
 * @throws NOT_FOUND and FORBIDDEN
 */
export async function updateStandard<
  Name extends StandardResource,
  Input extends { readonly id: string },
>(
  ctx: Context,
  name: Name,
  { id, ...given }: Input,
  update: (
    tx: WriteContext,
    key: StandardKey,
    fields: InputFields<Input>,
    row: StandardRow<Name>,
  ) => Promise<unknown>,
): Promise<StandardRow<Name>> {
  const key = await keyOf(ctx, name, id);
  const fields = given as InputFields<Input>; // an input has no other ids
  await write(
    ctx,
    {
      action: `${name}.update` as 'linkInvite.update', // the same for each
      on: (load) => findStandard(load, name, key.organizationId, id),
    },
    async (tx, row) => {
      if (hasValues(row, fields)) {
        tx.skipEvent();
        return;
      }
      await update(tx, key, fields, row as StandardRow<Name>); // found above
      tx.record({ fields: changedFieldsIn(fields) });
    },
  );
  return mustLoad(ctx, name, id);
}

/**
 * Deletes a resource and returns its id. `remove` deletes the row.
 * @throws NOT_FOUND and FORBIDDEN
 */
export async function deleteStandard<Name extends StandardResource>(
  ctx: Context,
  name: Name,
  id: string,
  remove: (tx: WriteContext, key: StandardKey, row: StandardRow<Name>) => Promise<unknown>,
): Promise<string | null> {
  const key = await keyOf(ctx, name, id);
  return write(
    ctx,
    {
      action: `${name}.delete` as 'linkInvite.delete', // the same for each
      on: (load) => findStandard(load, name, key.organizationId, id),
      absent: () => nothingToDelete(ctx),
    },
    async (tx, row) => {
      await remove(tx, key, row as StandardRow<Name>); // found above
      return id;
    },
  );
}

/** Returns the row of a resource that exists. */
const mustLoad = async <Name extends StandardResource>(
  { load }: Context,
  name: Name,
  id: string,
): Promise<StandardRow<Name>> => (await load[name].must(id)) as StandardRow<Name>; // of the same name
