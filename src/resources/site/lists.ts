/** The sites of an organization that the viewer may read, by the same rule as for one. */
import type { Context } from '../../context.ts';
import { type Condition, contains, type List } from '../../data/connection.ts';
import { tables } from '../../data/tables.ts';
import { readableSpaces } from '../content/lists.ts';

/** What is asked for. */
interface Filter {
  readonly space?: string | null | undefined;
  readonly title?: string | null | undefined;
  readonly published?: boolean | null | undefined;
}

/**
 * Sites of organizations in which the viewer has a role, and others of which he may read a space. With a filter, only those that
 * show this space to him: where a space that he may not read is shown, he is not told.
 */
async function readableSites(ctx: Context, space: string | null | undefined): Promise<Condition | undefined> {
  const reach = [...(await ctx.load.memberships()).values()].find((place) => place.reach)?.reach;
  if (reach) return reach.sites === 'all' ? undefined : { sql: 'si.id = ANY(?1::text[])', values: [[...reach.sites]] };
  const readable = await readableSpaces(ctx);
  if (!readable) return undefined;
  const [values, next] = [readable.values ?? [], (readable.values ?? []).length + 1];
  const showing = (what: string) => `EXISTS (SELECT 1 FROM site_spaces x JOIN spaces s ON s.id = x.space_id WHERE x.site_id = si.id AND s.deleted_at IS NULL AND ${what} AND ${readable.sql})`;
  if (space != null) return { sql: showing(`s.id = ?${next}`), values: [...values, space] };
  const withRole = [...(await ctx.load.memberships()).values()].filter(({ role }) => role !== null).map(({ organizationId }) => organizationId);
  return { sql: `(si.organization_id = ANY(?${next}::text[]) OR ${showing('true')})`, values: [...values, withRole] };
}

const SHOWS = 'EXISTS (SELECT 1 FROM site_spaces y JOIN spaces z ON z.id = y.space_id WHERE y.site_id = si.id AND y.space_id = ?1 AND z.deleted_at IS NULL)';

/** The sites of an organization, newest first. */
export async function sitesOfOrganization(ctx: Context, { space, title, published }: Filter): Promise<List> {
  return {
    name: 'organization.sites',
    columns: tables.site.columns,
    from: 'sites si',
    parent: 'si.organization_id',
    where: [contains('si.title', title), space == null ? undefined : { sql: SHOWS, values: [space] }, published == null ? undefined : { sql: 'si.published = ?1', values: [published] }],
    seen: await readableSites(ctx, space),
    order: [
      { sql: 'si.created_at', type: 'timestamptz' },
      { sql: 'si.id', type: 'text' },
    ],
    descending: true,
  };
}
