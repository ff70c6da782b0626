/** The sites of an organization that the viewer may read, by the same rule as for one. */
import type { Context } from '../../context.ts';
import { type Condition, contains, type List } from '../../data/connection.ts';
import { tables } from '../../data/rows.ts';
import { readableSpaces } from '../content/lists.ts';

/** What is asked for. */
interface Filter {
  readonly space?: string | null | undefined;
  readonly title?: string | null | undefined;
  readonly published?: boolean | null | undefined;
}

/** Sites of organizations in which the viewer has a role, and others of which he may read a space. */
async function readableSites(ctx: Context): Promise<Condition | undefined> {
  const readable = await readableSpaces(ctx);
  if (!readable) return undefined;
  const withRole = [...(await ctx.load.memberships()).values()].filter(({ role }) => role !== null).map(({ organizationId }) => organizationId);
  const own = `?${readable.values?.length === undefined ? 1 : readable.values.length + 1}`;
  return {
    sql: `(si.organization_id = ANY(${own}::text[]) OR EXISTS (SELECT 1 FROM site_spaces x JOIN spaces s ON s.id = x.space_id WHERE x.site_id = si.id AND s.deleted_at IS NULL AND ${readable.sql}))`,
    values: [...(readable.values ?? []), withRole],
  };
}

/** The sites of an organization, by their titles. */
export async function sitesOfOrganization(ctx: Context, { space, title, published }: Filter): Promise<List> {
  return {
    name: 'organization.sites',
    columns: tables.site.columns,
    from: 'sites si',
    parent: 'si.organization_id',
    where: [
      contains('si.title', title),
      space == null ? undefined : { sql: 'EXISTS (SELECT 1 FROM site_spaces y WHERE y.site_id = si.id AND y.space_id = ?1)', values: [space] },
      published == null ? undefined : { sql: 'si.published = ?1', values: [published] },
    ],
    seen: await readableSites(ctx),
    order: [
      { sql: 'si.title', type: 'text' },
      { sql: 'si.id', type: 'text' },
    ],
    descending: false,
  };
}
