/** Defines the connections of change requests. */
import type { ChangeRequestRow } from '../../data/rows.ts';
import type { Context } from '../../context.ts';
import {
  type SqlCondition,
  type ConnectionQuery,
  where,
  declareList,
} from '../../data/connection.ts';
import { tables } from '../../data/tables.ts';
import type { ChangeRequestStatus } from '../../generated/resolvers.ts';
import { readableSpaces } from '../content/visibility.ts';

/** The optional filters of a list of change requests. */
interface Filters {
  readonly status?: ChangeRequestStatus | null | undefined;
  readonly contributor?: string | null | undefined;
}

const byTime = [
  { sql: 'cr.created_at', type: 'timestamptz' },
  { sql: 'cr.id', type: 'text' },
] as const;

const filters = ({ status, contributor }: Filters): readonly (SqlCondition | undefined)[] => [
  where('cr.status = ?::change_request_status', status),
  where(
    'EXISTS (SELECT FROM contributors c WHERE c.change_request_id = cr.id AND c.user_id = ?)',
    contributor,
  ),
];

const CHANGE_REQUESTS_OF_SPACE = declareList(
  'space.changeRequests',
  tables.changeRequest,
  'change_requests cr',
  'cr.space_id',
);

/** Returns the query for the change requests of a space, newest first. */
export const changeRequestsOfSpace = (filter: Filters): ConnectionQuery<ChangeRequestRow> => ({
  ...CHANGE_REQUESTS_OF_SPACE,
  where: filters(filter),
  order: byTime,
  descending: true,
});

const CHANGE_REQUESTS_OF_ORGANIZATION = declareList(
  'organization.changeRequests',
  tables.changeRequest,
  'change_requests cr JOIN spaces s ON s.id = cr.space_id AND s.organization_id = cr.organization_id AND s.deleted_at IS NULL',
  'cr.organization_id',
);

/**
 * Returns the query for the change requests in all spaces of an organization that the viewer can
 * read, newest first. Spaces in the trash are excluded.
 */
export const changeRequestsOfOrganization = async (
  ctx: Context,
  filter: Filters,
): Promise<ConnectionQuery<ChangeRequestRow>> => ({
  ...CHANGE_REQUESTS_OF_ORGANIZATION,
  where: filters(filter),
  seen: await readableSpaces(ctx),
  order: byTime,
  descending: true,
});
