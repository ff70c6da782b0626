/** Defines the connections of collections and spaces. */
import type { CollectionRow, MemberSpaceRow, SpaceRow } from '../../data/rows.ts';
import type { Context } from '../../context.ts';
import {
  type SqlCondition,
  contains,
  type ConnectionQuery,
  declareList,
  where,
} from '../../data/connection.ts';
import { changedWithin, given, isOneOf } from '../../data/connection/conditions.ts';
import {
  byName,
  byText,
  byTime,
  declareOrders,
  type ListArgs,
} from '../../data/connection/order.ts';
import { levelOfMember } from '../../data/content-level.ts';
import type { CountedParent } from '../../data/space-counts.ts';
import { column } from '../../data/statement.ts';
import { tables } from '../../data/tables.ts';
import { levelToNumber } from '../../domain/access.ts';
import type {
  CollectionOrderField,
  ContentOrderField,
  MemberSpaceOrderField,
  MemberSpacesArgs,
  OrganizationChildrenArgs,
  OrganizationCollectionsArgs,
  OrganizationSpacesArgs,
  SpaceOrderField,
} from '../../generated/resolvers.ts';
import { TRASH_RETENTION_MS } from './trash.ts';
import { type Alias, CREATE, READ, readableCount, withLevel } from './visibility.ts';

/** Returns the sort keys that spaces and collections share. */
const keysOf = (alias: Alias) => ({
  POSITION: byText(`${alias}.rank`),
  TITLE: byName(`${alias}.title`),
  CREATED_AT: byTime(`${alias}.created_at`),
  UPDATED_AT: byTime(`${alias}.updated_at`),
});

const collectionOrders = declareOrders<CollectionOrderField>('c.id', keysOf('c'));

const collectionsIn = async (
  ctx: Context,
  list: typeof COLLECTIONS_OF_ORGANIZATION,
  { filter, orderBy }: ListArgs<OrganizationCollectionsArgs>,
  ...conditions: readonly (SqlCondition | undefined)[]
): Promise<ConnectionQuery<CollectionRow>> => ({
  ...list,
  where: [
    { sql: 'c.deleted_at IS NULL' },
    ...conditions,
    ...given(where('c.parent_id = ?', filter?.parentId), contains('c.title', filter?.title)),
    ...changedWithin('c', filter),
  ],
  seen: await withLevel(ctx, 'c', READ),
  ...collectionOrders(orderBy),
});

const AT_ROOT: SqlCondition = { sql: 'c.parent_id IS NULL', uneven: true };

const COLLECTIONS_OF_ORGANIZATION = declareList(
  'organization.collections',
  tables.collection,
  'collections c',
  'c.organization_id',
);

/** Returns the query for the collections of an organization. */
export const collectionsOfOrganization = (
  ctx: Context,
  args: ListArgs<OrganizationCollectionsArgs>,
): Promise<ConnectionQuery<CollectionRow>> =>
  collectionsIn(
    ctx,
    COLLECTIONS_OF_ORGANIZATION,
    args,
    args.filter?.nested === false ? AT_ROOT : undefined,
  );

const COLLECTIONS_OF_COLLECTION = declareList(
  'collection.collections',
  tables.collection,
  'collections c',
  'c.parent_id',
);

/** Returns the query for the direct child collections of a collection. */
export const collectionsOfCollection = (
  ctx: Context,
  args: ListArgs<OrganizationCollectionsArgs>,
): Promise<ConnectionQuery<CollectionRow>> =>
  // None of them is at the root; without the condition, cursors stay as they are.
  collectionsIn(
    ctx,
    COLLECTIONS_OF_COLLECTION,
    args,
    ...(args.filter?.nested === false ? [AT_ROOT] : []),
  );

const spaceOrders = declareOrders<SpaceOrderField>('s.id', keysOf('s'));

/** Returns the query for spaces: those in use, or those in the trash that the viewer can restore. */
async function spacesIn(
  ctx: Context,
  list: typeof SPACES_OF_ORGANIZATION,
  parent: CountedParent,
  { filter, orderBy }: ListArgs<OrganizationSpacesArgs>,
): Promise<ConnectionQuery<SpaceRow>> {
  const deleted = filter?.deleted ?? false;
  const title = contains('s.title', filter?.title);
  const conditions = [
    ...(parent === 'organization' ? [title] : given(title)),
    ...given(
      where('s.parent_id = ?', filter?.parentId),
      isOneOf('s.visibility', 'space_visibility', filter?.visibility),
    ),
    ...changedWithin('s', filter),
  ];
  const isFiltered = deleted || conditions.some((condition) => condition !== undefined);
  return {
    ...list,
    where: [{ sql: `s.deleted_at IS ${deleted ? 'NOT NULL' : 'NULL'}` }, ...conditions],
    seen: deleted ? await restorable(ctx) : await withLevel(ctx, 's', READ),
    // Without a filter, the number is known without reading the spaces.
    count: isFiltered ? undefined : await readableCount(ctx, parent),
    ...spaceOrders(orderBy),
  };
}

const SPACES_OF_COLLECTION = declareList(
  'collection.spaces',
  tables.space,
  'spaces s',
  's.parent_id',
);

/** Returns the query for the spaces directly in a collection. */
export const spacesOfCollection = (
  ctx: Context,
  args: ListArgs<OrganizationSpacesArgs>,
): Promise<ConnectionQuery<SpaceRow>> => spacesIn(ctx, SPACES_OF_COLLECTION, 'collection', args);

const SPACES_OF_ORGANIZATION = declareList(
  'organization.spaces',
  tables.space,
  'spaces s',
  's.organization_id',
);

/** Returns the query for the spaces of an organization. */
export const spacesOfOrganization = (
  ctx: Context,
  args: ListArgs<OrganizationSpacesArgs>,
): Promise<ConnectionQuery<SpaceRow>> =>
  spacesIn(ctx, SPACES_OF_ORGANIZATION, 'organization', args);

/**
 * Returns the condition for spaces in the trash whose retention is not over and that the viewer can
 * restore.
 */
async function restorable(ctx: Context): Promise<SqlCondition> {
  const since = new Date(ctx.now.getTime() - TRASH_RETENTION_MS).toISOString();
  const level = await withLevel(ctx, 's', CREATE);
  if (!level) return { sql: 's.deleted_at > ?1::timestamptz', values: [since] };
  const values = [...(level.values ?? []), since];
  return { sql: `${level.sql} AND s.deleted_at > ?${values.length}::timestamptz`, values };
}

const CONTENT_COLUMNS =
  'id, organization_id, parent_id, ancestors, rank, title, default_level, created_at, updated_at, deleted_at';
/** Spaces, collections, or both, as `x`. */
const contentOf = (...names: readonly string[]): string =>
  `(${names.map((name) => `SELECT ${CONTENT_COLUMNS} FROM ${name}`).join(' UNION ALL ')}) x`;
const IDENTIFIED = { columns: 'x.id', row: { id: column.text } };

/** Declares a list of children of each kind, and of both. */
const childLists = (name: string, parent: string) => ({
  SPACE: declareList(name, IDENTIFIED, contentOf('spaces'), parent),
  COLLECTION: declareList(name, IDENTIFIED, contentOf('collections'), parent),
  ALL: declareList(name, IDENTIFIED, contentOf('spaces', 'collections'), parent),
});
const CHILDREN_OF_COLLECTION = childLists('collection.children', 'x.parent_id');
const DESCENDANTS_OF_COLLECTION = childLists('collection.descendants', 'p.parent');
const CHILDREN_OF_ORGANIZATION = childLists('organization.children', 'x.organization_id');

const contentOrders = declareOrders<ContentOrderField>('x.id', keysOf('x'));

async function childrenIn(
  ctx: Context,
  lists: typeof CHILDREN_OF_COLLECTION,
  { filter, orderBy }: ListArgs<OrganizationChildrenArgs>,
  below: readonly (SqlCondition | undefined)[],
): Promise<ConnectionQuery<{ readonly id: string }>> {
  return {
    ...lists[filter?.kind ?? 'ALL'],
    where: [
      { sql: 'x.deleted_at IS NULL' },
      ...below,
      ...given(contains('x.title', filter?.title)),
      ...changedWithin('x', filter),
    ],
    seen: await withLevel(ctx, 'x', READ),
    ...contentOrders(orderBy),
  };
}

/**
 * Returns the query for the ids of the spaces and collections in a collection: those directly in it,
 * or also those further below.
 */
export const childrenOfCollection = (
  ctx: Context,
  args: ListArgs<OrganizationChildrenArgs>,
): Promise<ConnectionQuery<{ readonly id: string }>> =>
  args.filter?.nested
    ? childrenIn(ctx, DESCENDANTS_OF_COLLECTION, args, [{ sql: 'x.ancestors @> ARRAY[p.parent]' }])
    : childrenIn(ctx, CHILDREN_OF_COLLECTION, args, []);

/**
 * Returns the query for the ids of the spaces and collections of an organization: those at the root,
 * or all.
 */
export const childrenOfOrganization = (
  ctx: Context,
  args: ListArgs<OrganizationChildrenArgs>,
): Promise<ConnectionQuery<{ readonly id: string }>> =>
  childrenIn(ctx, CHILDREN_OF_ORGANIZATION, args, [
    args.filter?.nested
      ? undefined
      : { sql: 'x.parent_id IS NULL', ...(args.filter?.kind && { uneven: true }) },
  ]);

const LEVELED = {
  columns: `${tables.space.columns}, access.level`,
  row: { ...tables.space.row, level: column.integer },
};
const SPACES_OF_MEMBER = declareList(
  'member.spaces',
  LEVELED,
  `members m JOIN spaces s ON s.organization_id = m.organization_id CROSS JOIN LATERAL (SELECT ${levelOfMember('s')} AS level) access`,
  'm.id',
);

const memberSpaceOrders = declareOrders<MemberSpaceOrderField>('s.id', {
  CREATED_AT: byTime('s.created_at'),
  TITLE: byName('s.title'),
});

/**
 * Returns the query for the spaces that both a member and the viewer can read, with the member's
 * level.
 */
export const spacesOfMember = async (
  ctx: Context,
  { filter, orderBy }: ListArgs<MemberSpacesArgs>,
): Promise<ConnectionQuery<MemberSpaceRow>> => ({
  ...SPACES_OF_MEMBER,
  where: [
    { sql: 's.deleted_at IS NULL' },
    { sql: 'access.level >= 1' },
    ...given(
      contains('s.title', filter?.title),
      where(
        'access.level = ?',
        filter?.permission == null ? null : levelToNumber(filter.permission),
      ),
    ),
  ],
  seen: await withLevel(ctx, 's', READ),
  ...memberSpaceOrders(orderBy),
});
