/** Counts the events of visitors of sites, and reads the counters. */
import type { Context } from '../context.ts';
import { authorize } from '../data/authorize.ts';
import { member } from '../data/reader.ts';
import type { SiteRow } from '../data/rows.ts';
import { column, statement } from '../data/statement.ts';
import type { JobContext } from '../data/write.ts';
import { type SiteEvent, siteEventsIn } from '../domain/site-events.ts';
import type {
  Resolvers,
  SiteEventAggregation,
  SiteEventAggregationInput,
  SiteEventColumn,
  SiteEventRangeInput,
  TrackSiteEventsInput,
} from '../generated/resolvers.ts';
import { revisionContentOfSpace } from './revision/computed.ts';
import { pageIn } from './revision/content.ts';
import { partsNotInTrash } from './site/find.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_AGE_DAYS = 400;
const DEFAULT_GROUP_COUNT = 1000;
/** Rows deleted per statement, few enough to stay far below the statement timeout. */
const BATCH_COUNT = 1000;

// Sorted, so that concurrent requests lock the counters in the same order.
const COUNT = statement(
  'siteEvent.count',
  `INSERT INTO site_event_counts AS c (id, organization_id, site_id, day, type, page_id, count)
  SELECT concat_ws(' ', $1::text, $3::date, e.type, e.page_id), $2, $1, $3::date, e.type, e.page_id, count(*)
  FROM unnest($4::text[], $5::text[]) AS e (type, page_id) GROUP BY e.type, e.page_id ORDER BY 1
  ON CONFLICT (id, organization_id) DO UPDATE SET count = least(c.count::bigint + excluded.count, 2147483647)::int`,
  {},
);

const AGGREGATE = statement(
  'siteEvent.aggregate',
  `SELECT g.datetime, g.type, g.page_id AS "pageId", g.count FROM (
    SELECT CASE WHEN $5::text IS NOT NULL THEN to_char(date_trunc($5, c.day::timestamp), 'YYYY-MM-DD"T"HH24:MI:SS".000Z"') END AS datetime,
      CASE WHEN $6::boolean THEN c.type END AS type, CASE WHEN $7::boolean THEN c.page_id END AS page_id, sum(c.count)::float8 AS count
    FROM site_event_counts c
    WHERE c.organization_id = $1 AND c.site_id = $2 AND c.day BETWEEN $3::date AND $4::date AND NOT EXISTS (
      SELECT FROM jsonb_to_recordset($8::jsonb) AS w ("column" text, excluded boolean, "values" jsonb)
      WHERE coalesce(w."values" @> to_jsonb(CASE w."column" WHEN 'PAGE' THEN c.page_id ELSE c.type END), w."values" @> 'null'::jsonb) = w.excluded)
    GROUP BY 1, 2, 3
  ) g ORDER BY CASE $9 WHEN 'EVENTS_COUNT ASC' THEN g.count WHEN 'EVENTS_COUNT DESC' THEN -g.count END,
    CASE $9 WHEN 'DATETIME ASC' THEN g.datetime WHEN 'EVENT_TYPE ASC' THEN g.type WHEN 'PAGE ASC' THEN g.page_id END,
    CASE $9 WHEN 'DATETIME DESC' THEN g.datetime WHEN 'EVENT_TYPE DESC' THEN g.type WHEN 'PAGE DESC' THEN g.page_id END DESC,
    1, 2, 3 LIMIT $10`,
  {
    datetime: column.nullable(column.text),
    type: column.nullable(column.text),
    pageId: column.nullable(column.text),
    count: column.nullable(column.float),
  },
);

const DELETE_OLD = statement(
  undefined,
  `WITH gone AS (
    DELETE FROM site_event_counts WHERE ctid = ANY (ARRAY(SELECT ctid FROM site_event_counts
      WHERE day < $1::date LIMIT ${BATCH_COUNT} FOR UPDATE SKIP LOCKED)) RETURNING 1
  ) SELECT count(*)::int AS count FROM gone`,
  { count: column.integer },
);

const dayOf = (time: Date | string): string => new Date(time).toISOString().slice(0, 10);

/** Deletes the counters of days that are too old. */
export async function deleteOldSiteEvents({
  database,
  now,
  isOver,
}: Pick<JobContext, 'database' | 'now' | 'isOver'>): Promise<'done' | 'more'> {
  const first = dayOf(new Date(now.getTime() - MAX_AGE_DAYS * DAY_MS));
  for (;;) {
    const [removed] = await database.query(DELETE_OLD, [first]);
    if (!removed || removed.count < BATCH_COUNT) return 'done';
    if (isOver()) return 'more';
  }
}

/**
 * Returns the ids of the pages of the events, or null for those that are on no page of the site: a
 * caller who invents ids makes no counters.
 */
async function pagesOf(
  ctx: Context,
  site: SiteRow,
  events: readonly SiteEvent[],
): Promise<(string | null)[]> {
  const { siteSpaces } = await partsNotInTrash(ctx, site);
  const shown = new Set(siteSpaces.map(({ spaceId }) => spaceId));
  return Promise.all(
    events.map(async ({ spaceId, pageId }) => {
      if (spaceId === null || pageId === null || !shown.has(spaceId)) return null;
      return pageIn(await revisionContentOfSpace(ctx, member, spaceId), pageId) ? pageId : null;
    }),
  );
}

/**
 * Counts events of a published site, except those of previews. Nothing reveals whether there is such a
 * site.
 */
async function trackEvents(
  ctx: Context,
  { organizationId, siteId, events }: TrackSiteEventsInput,
): Promise<void> {
  const counted = siteEventsIn(events, ctx.now, 'input.events').filter(
    ({ isPreviewed }) => !isPreviewed,
  );
  if (counted.length === 0 || ctx.visitor?.preview) return;
  const site = await ctx.load.site.load(siteId);
  if (!site?.published || site.organizationId !== organizationId) return;
  const pageIds = await pagesOf(ctx, site, counted);
  const types = counted.map(({ type }) => type);
  await ctx.query(COUNT, [siteId, organizationId, dayOf(ctx.now), types, pageIds]);
}

/** The number of days of each preset range, today included. */
const PRESET_DAYS: Readonly<Record<string, number>> = {
  lastYear: 366,
  last3Months: 92,
  last30Days: 30,
  last7Days: 7,
  last24Hours: 2,
};

/** Returns the first and the last day of a range. */
function daysOf({ preset, days }: SiteEventRangeInput, now: Date): [string, string] {
  if (days) return [dayOf(days.from), dayOf(days.to)];
  const count = PRESET_DAYS[preset ?? ''] ?? 1;
  return [dayOf(new Date(now.getTime() - (count - 1) * DAY_MS)), dayOf(now)];
}

/** Returns counted events of a site in groups. */
async function aggregateEvents(
  ctx: Context,
  { id, organizationId }: SiteRow,
  { select, groupBy, where, order, range, limit }: SiteEventAggregationInput,
): Promise<SiteEventAggregation> {
  const selected = select ?? [...(groupBy ?? []), { column: 'EVENTS_COUNT' as const }];
  const used = [...selected, ...(groupBy ?? [])];
  const has = (name: SiteEventColumn) => used.some(({ column: one }) => one === name);
  const interval = used.find(({ column: one }) => one === 'DATETIME')?.interval ?? 'DAY';
  const conditions = (where ?? []).map(({ column: name, operator, values }) => ({
    ...{ column: name, excluded: operator === 'NOT_IN', values },
  }));
  const groups = await ctx.query(AGGREGATE, [
    ...[organizationId, id, ...daysOf(range, ctx.now)],
    ...[has('DATETIME') ? interval.toLowerCase() : null, has('EVENT_TYPE'), has('PAGE')],
    JSON.stringify(conditions),
    order ? `${order.by.column} ${order.direction}` : 'EVENTS_COUNT DESC',
    limit ?? DEFAULT_GROUP_COUNT,
  ]);
  const fields = {
    DATETIME: 'datetime',
    EVENT_TYPE: 'type',
    PAGE: 'pageId',
    EVENTS_COUNT: 'count',
  } as const;
  const names = [...new Set(selected.map(({ column: name }) => name))];
  return {
    columns: names.map((name) => ({
      column: name,
      values: groups.map((group) => group[fields[name]]),
    })),
  };
}

export const siteEvent: Resolvers = {
  Site: {
    eventAggregation: async (site, { input }, ctx) => {
      await authorize(ctx, 'site.readEvents', site);
      return aggregateEvents(ctx, site, input);
    },
  },
  Mutation: {
    trackSiteEvents: async (_, { input }, ctx) => {
      await trackEvents(ctx, input);
      return { siteId: input.siteId };
    },
  },
};
