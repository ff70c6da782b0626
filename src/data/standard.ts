/** Reads the standard resources of an organization: the kinds with `access` in `domain/kinds.ts`. */
import type { Context } from '../context.ts';
import { notFound } from '../domain/errors.ts';
import type { StandardResource } from '../domain/kinds.ts';
import { authorize, requireMembership } from './authorize.ts';
import { type Connection, type ConnectionQuery, declareList, type PageArgs } from './connection.ts';
import type { Loaders } from './loaders.ts';
import { type Table, tables } from './tables.ts';

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
  organizationId: string,
  id: string,
): Promise<StandardRow<Name>> {
  const row = await findStandard(ctx.load, name, organizationId, id);
  if (!row) throw notFound();
  await authorize(ctx, `${name}.read` as 'linkInvite.read', row); // the same for each
  return row;
}

/**
 * Declares the list of a resource in its organization, newest first. It is called when its module
 * is loaded.
 */
export function newestFirst<Name extends StandardResource>(
  name: Name,
  listName: string,
): ConnectionQuery<StandardRow<Name>> {
  const { table, alias } = tables[name];
  return {
    ...declareList(
      listName,
      tables[name] as Table<StandardRow<Name>>, // of the same name
      `${table} ${alias}`,
      `${alias}.organization_id`,
    ),
    where: [],
    order: [
      { sql: `${alias}.created_at`, type: 'timestamptz' },
      { sql: `${alias}.id`, type: 'text' },
    ],
    descending: true,
  };
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
