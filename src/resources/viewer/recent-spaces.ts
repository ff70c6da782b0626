/** Finds the spaces that the viewer created, changed or discussed last, in the audit events. */
import type { Context } from '../../context.ts';
import type { PageArgs, SqlCondition } from '../../data/connection.ts';
import { pageOfItems } from '../../data/items.ts';
import { mapPage } from '../../data/page.ts';
import { forMember } from '../../data/reader.ts';
import type { PageOfViews, SpaceRow } from '../../data/rows.ts';
import { column, composeStatement, registerExamples } from '../../data/statement.ts';
import { tables } from '../../data/tables.ts';
import { spacesOfViewer } from '../content/visibility.ts';

/** Maximum number of spaces of the list. */
const MAX_RECENT_SPACE_COUNT = 50;
/** Number of the latest events of the viewer, in each organization, that are looked at. */
const MAX_EVENT_COUNT = 500;

type RecentSpaceRow = SpaceRow & {
  /** The time of the viewer's last event in the space. */
  readonly at: string;
};

/**
 * Returns the statement for the viewer `$1` in the organizations `$2`. Events that create a space
 * have it as their subject, and those that copy one relate to the copy.
 */
function recentStatement(seen: SqlCondition) {
  const condition = seen.sql.replace(/\?(\d)/g, (_, n: string) => `$${2 + Number(n)}`);
  return composeStatement(
    undefined,
    `SELECT ${tables.space.columns}, recent.at FROM (
      SELECT e.space_id, e.organization_id, max(e.created_at) AS at FROM unnest($2::text[]) AS o(id) CROSS JOIN LATERAL (
        SELECT CASE e.action WHEN 'space.duplicate' THEN e.related[1] ELSE coalesce(e.space_id, e.subject_id) END AS space_id, e.organization_id, e.created_at FROM events e WHERE e.organization_id = o.id AND e.actor_id = $1
        ORDER BY e.created_at DESC, e.id DESC LIMIT ${MAX_EVENT_COUNT}
      ) e GROUP BY e.space_id, e.organization_id
    ) recent JOIN spaces s ON s.id = recent.space_id AND s.organization_id = recent.organization_id
    WHERE s.deleted_at IS NULL AND (${condition}) ORDER BY recent.at DESC, s.id LIMIT ${MAX_RECENT_SPACE_COUNT}`,
    { ...tables.space.row, at: column.timestamp },
  );
}

registerExamples(() => [recentStatement({ sql: 's.organization_id = ANY(?1)' })]);

/** The latest time of JavaScript, in milliseconds. */
const MAX_TIME_MS = 8.64e15;

/** Returns the sort keys of a space, which ascend from the latest time. */
const keysOf = ({ id, at }: RecentSpaceRow): readonly string[] => [
  String(MAX_TIME_MS - new Date(at).getTime()).padStart(17, '0'),
  id,
];

/** Returns a page of the spaces that the viewer created, changed or discussed last, latest first. */
export async function recentSpaces(
  ctx: Context,
  userId: string,
  args: PageArgs,
): Promise<PageOfViews<'Space'>> {
  const seen = await spacesOfViewer(ctx, 'READ');
  const organizationIds = [...(await ctx.load.memberships()).keys()];
  const items = await ctx.query(recentStatement(seen), [
    userId,
    organizationIds,
    ...(seen.values ?? []),
  ]);
  return mapPage(
    pageOfItems({ name: `viewer.recentSpaces ${userId}`, items, keysOf }, args),
    (row) => forMember<SpaceRow>(row),
  );
}
