/** The lists of change requests. */
import type { Context } from '../../context.ts';
import { type Condition, type List, where } from '../../data/connection.ts';
import { tables } from '../../data/tables.ts';
import type { ChangeRequestStatus } from '../../generated/resolvers.ts';
import { readableSpaces } from '../content/lists.ts';

/** What a list is narrowed to. */
interface Filters {
  readonly status?: ChangeRequestStatus | null | undefined;
  readonly contributor?: string | null | undefined;
}

const byTime = [
  { sql: 'cr.created_at', type: 'timestamptz' },
  { sql: 'cr.id', type: 'text' },
] as const;

const filters = ({ status, contributor }: Filters): readonly (Condition | undefined)[] => [
  where('cr.status = ?::change_request_status', status),
  where('EXISTS (SELECT FROM contributors c WHERE c.change_request_id = cr.id AND c.user_id = ?)', contributor),
];

/** The change requests of a space, newest first. */
export const changeRequestsOfSpace = (narrowed: Filters): List => ({
  name: 'space.changeRequests',
  columns: tables.changeRequest.columns,
  from: 'change_requests cr',
  parent: 'cr.space_id',
  where: filters(narrowed),
  order: byTime,
  descending: true,
});

/** The change requests of the living spaces of an organization that the viewer may read, newest first. */
export const changeRequestsOfOrganization = async (ctx: Context, narrowed: Filters): Promise<List> => ({
  name: 'organization.changeRequests',
  columns: tables.changeRequest.columns,
  from: 'change_requests cr JOIN spaces s ON s.id = cr.space_id AND s.organization_id = cr.organization_id AND s.deleted_at IS NULL',
  parent: 'cr.organization_id',
  where: filters(narrowed),
  seen: await readableSpaces(ctx),
  order: byTime,
  descending: true,
});
