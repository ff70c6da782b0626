/**
 * Finds the parents of an object that a request names by its id alone. Requests to `/v1` state them
 * in their path.
 */
import type { Context } from '../context.ts';
import { notFound } from '../domain/errors.ts';
import { kinds, type StoredKind } from '../domain/kinds.ts';
import type { RowOf } from './rows.ts';

/**
 * The key of a payload's value that no client can select: the id of the parent whose list has the
 * object of the payload. `graphql/payload-edges.ts` reads it.
 */
export const PARENT = Symbol('parent');

/** The columns that locate an object. */
type ParentColumn =
  | 'organizationId'
  | 'siteId'
  | 'spaceId'
  | 'changeRequestId'
  | 'commentId'
  | 'contentId'
  | 'webhookEndpointId'
  | 'userId'
  | 'slug';

/** The parents of an object, and the keys by which they name it. */
export type Parents<Kind extends StoredKind> = Pick<
  RowOf<Kind>,
  Extract<keyof RowOf<Kind>, ParentColumn>
>;

/** The kinds whose objects belong to an organization. */
type OwnedKind = {
  [Kind in StoredKind]: RowOf<Kind> extends { readonly organizationId: string } ? Kind : never;
}[StoredKind];

/**
 * Returns the parents of an object. The caller checks that the viewer can see it.
 * @throws NOT_FOUND for an absent object, and for one of an organization of others
 */
export async function parentsOf<Kind extends OwnedKind>(
  { load, path }: Pick<Context, 'load' | 'path'>,
  kind: Kind,
  id: string,
): Promise<Parents<Kind>> {
  // the document of the operation has an argument of `@with` for each of them
  if (path) return path.values as Parents<Kind>;
  const [row, memberships] = await Promise.all([
    load[kinds[kind].loader].load(id),
    load.memberships(),
  ]);
  if (!row || !memberships.has(row.organizationId)) throw notFound();
  return row as RowOf<Kind>; // the loader of the kind
}

/**
 * Returns null, the result of the deletion of an absent object in `/v1`. It is called within the
 * write, so that nothing is committed in GraphQL.
 * @throws NOT_FOUND in GraphQL
 */
export function nothingToDelete({ path }: Pick<Context, 'path'>): null {
  if (!path) throw notFound();
  return null;
}

/** The input of a mutation without the ids of the object and its parents. */
export type InputFields<Input, Names extends keyof Input = never> = Omit<
  Input,
  Names | 'id' | 'organizationId' | 'clientMutationId'
>;
