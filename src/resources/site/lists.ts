/**
 * Defines the connection of an organization's sites, with the same visibility rule as for one site.
 */
import type { SiteRow } from '../../data/rows.ts';
import type { Context } from '../../context.ts';
import {
  type SqlCondition,
  contains,
  type ConnectionQuery,
  declareList,
} from '../../data/connection.ts';
import { tables } from '../../data/tables.ts';
import { readableSpaces } from '../content/lists.ts';

/** The filters of a list of sites. */
interface Filter {
  readonly space?: string | null | undefined;
  readonly title?: string | null | undefined;
  readonly published?: boolean | null | undefined;
}

/**
 * Returns the condition for the sites that the viewer can read: those in organizations where they
 * have a role, and those with a readable space.
 *
 * With a space filter, that space must be readable, so that the result does not reveal other sites.
 */
async function readableSites(
  ctx: Context,
  space: string | null | undefined,
): Promise<SqlCondition | undefined> {
  const scope = [...(await ctx.load.memberships()).values()].find(
    (membership) => membership.installationScope,
  )?.installationScope;
  if (scope)
    return scope.sites === 'all'
      ? undefined
      : { sql: 'si.id = ANY(?1::text[])', values: [[...scope.sites]] };
  const readable = await readableSpaces(ctx);
  if (!readable) return undefined;
  const [values, next] = [readable.values ?? [], (readable.values ?? []).length + 1];
  const hasSpace = (what: string) =>
    `EXISTS (SELECT 1 FROM site_spaces x JOIN spaces s ON s.id = x.space_id WHERE x.site_id = si.id AND s.deleted_at IS NULL AND ${what} AND ${readable.sql})`;
  if (space != null) return { sql: hasSpace(`s.id = ?${next}`), values: [...values, space] };
  const withRole = [...(await ctx.load.memberships()).values()]
    .filter(({ role }) => role !== null)
    .map(({ organizationId }) => organizationId);
  return {
    sql: `(si.organization_id = ANY(?${next}::text[]) OR ${hasSpace('true')})`,
    values: [...values, withRole],
  };
}

const SHOWS =
  'EXISTS (SELECT 1 FROM site_spaces y JOIN spaces z ON z.id = y.space_id WHERE y.site_id = si.id AND y.space_id = ?1 AND z.deleted_at IS NULL)';

const SITES = declareList('organization.sites', tables.site, 'sites si', 'si.organization_id');

/** Returns the query for the sites of an organization, newest first. */
export async function sitesOfOrganization(
  ctx: Context,
  { space, title, published }: Filter,
): Promise<ConnectionQuery<SiteRow>> {
  return {
    ...SITES,
    where: [
      contains('si.title', title),
      space == null ? undefined : { sql: SHOWS, values: [space] },
      published == null ? undefined : { sql: 'si.published = ?1', values: [published] },
    ],
    seen: await readableSites(ctx, space),
    order: [
      { sql: 'si.created_at', type: 'timestamptz' },
      { sql: 'si.id', type: 'text' },
    ],
    descending: true,
  };
}
