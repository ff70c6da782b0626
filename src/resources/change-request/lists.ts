/** Defines the connections of change requests. */
import type { ChangeRequestRow } from '../../data/rows.ts';
import type { Context } from '../../context.ts';
import {
  type SqlCondition,
  type ConnectionQuery,
  contains,
  where,
  declareList,
} from '../../data/connection.ts';
import { changedWithin, given, isOneOf, unevenly } from '../../data/connection/conditions.ts';
import { byTime, declareOrders, type ListArgs } from '../../data/connection/order.ts';
import { tables } from '../../data/tables.ts';
import type {
  ChangeRequestFilter,
  ChangeRequestOrderField,
  SpaceChangeRequestsArgs,
} from '../../generated/resolvers.ts';
import { readableSpaces } from '../content/visibility.ts';

/** Returns the parts of a list of change requests that its order decides. */
export const changeRequestOrders = declareOrders<ChangeRequestOrderField>('cr.id', {
  CREATED_AT: byTime('cr.created_at'),
  UPDATED_AT: byTime('cr.updated_at'),
});

const hasRow = (table: string, userId: string | null | undefined): SqlCondition | undefined =>
  unevenly(
    where(
      `EXISTS (SELECT FROM ${table} c WHERE c.change_request_id = cr.id AND c.user_id = ?)`,
      userId,
    ),
  );

const conditionsFor = (
  filter: ChangeRequestFilter | null | undefined,
): readonly (SqlCondition | undefined)[] => [
  isOneOf('cr.status', 'change_request_status', filter?.status),
  hasRow('contributors', filter?.contributorId),
  ...given(
    contains('cr.subject', filter?.subject),
    unevenly(where('cr.author_id = ?', filter?.createdById)),
    hasRow('requested_reviewers', filter?.requestedReviewerId),
  ),
  ...changedWithin('cr', filter),
];

type ChangeRequestListArgs = ListArgs<SpaceChangeRequestsArgs>;

const CHANGE_REQUESTS_OF_SPACE = declareList(
  'space.changeRequests',
  tables.changeRequest,
  'change_requests cr',
  'cr.space_id',
);

/** Returns the query for the change requests of a space. */
export const changeRequestsOfSpace = ({
  filter,
  orderBy,
}: ChangeRequestListArgs): ConnectionQuery<ChangeRequestRow> => ({
  ...CHANGE_REQUESTS_OF_SPACE,
  where: conditionsFor(filter),
  ...changeRequestOrders(orderBy),
});

const CHANGE_REQUESTS_OF_ORGANIZATION = declareList(
  'organization.changeRequests',
  tables.changeRequest,
  'change_requests cr JOIN spaces s ON s.id = cr.space_id AND s.organization_id = cr.organization_id AND s.deleted_at IS NULL',
  'cr.organization_id',
);

/**
 * Returns the query for the change requests in all spaces of an organization that the viewer can
 * read. Spaces in the trash are excluded.
 */
export const changeRequestsOfOrganization = async (
  ctx: Context,
  { filter, orderBy }: ChangeRequestListArgs,
): Promise<ConnectionQuery<ChangeRequestRow>> => ({
  ...CHANGE_REQUESTS_OF_ORGANIZATION,
  where: conditionsFor(filter),
  seen: await readableSpaces(ctx),
  ...changeRequestOrders(orderBy),
});
