// Checks that every write is complete: one event for each effect, and every acknowledged row
// present.
import type { Query, Statements, Violation } from './invariant.ts';

/**
 * Tables whose rows are created by one action each, with the row's id as the subject of the event.
 */
const CREATED: readonly (readonly [
  table: string,
  created: string,
  deleted: string,
  condition: string,
])[] = [
  ['teams', 'team.create', 'team.delete', 'TRUE'],
  ['sites', 'site.create', 'site.delete', 'TRUE'],
  ['openapi_specs', 'openAPISpec.create', 'openAPISpec.delete', 'TRUE'],
  ['files', 'file.upload', 'none', 'c.space_id IS NULL'],
  ['comments', 'comment.create', 'comment.delete', 'TRUE'],
];

const withoutEvent = CREATED.map(
  ([table, created, , condition]) =>
    `SELECT '${table} ' || c.id || ': ' || e.count || ' events' AS what FROM ${table} c CROSS JOIN LATERAL (SELECT count(*) FROM events WHERE action = '${created}' AND subject_id = c.id) e
      WHERE ${condition} AND c.created_at >= $1 AND e.count <> 1`,
);
const withoutRow = CREATED.map(
  ([table, created, deleted]) =>
    `SELECT '${created} ' || e.subject_id AS what FROM events e WHERE e.action = '${created}' AND NOT EXISTS (SELECT FROM ${table} c WHERE c.id = e.subject_id)
      AND NOT EXISTS (SELECT FROM events d WHERE d.subject_id = e.subject_id AND d.action = '${deleted}') AND NOT EXISTS (SELECT FROM events d WHERE d.action = 'space.purge' AND d.subject_id = e.space_id)`,
);

export const writes: Statements = {
  'row without its event': withoutEvent.join(' UNION ALL '),
  'event without its row': withoutRow.join(' UNION ALL '),
  'merge without its event': `SELECT cr.id AS what FROM change_requests cr JOIN revisions r ON r.id = cr.merged_revision_id AND r.organization_id = cr.organization_id AND r.created_at >= $1
    WHERE (SELECT count(*) FROM events WHERE subject_id = cr.id AND action = 'changeRequest.merge') <> 1`,
  'event outside of the log': `SELECT e.id AS what FROM events e WHERE (SELECT count(*) FROM event_positions p WHERE p.id = e.id AND p.organization_id = e.organization_id)
    + (SELECT count(*) FROM unsequenced_events u WHERE u.id = e.id AND u.organization_id = e.organization_id) <> 1`,
  'position in the log': `SELECT organization_id || ' ' || position AS what FROM (SELECT organization_id, position, lag(position) OVER (PARTITION BY organization_id ORDER BY position) AS previous FROM event_positions) p
    WHERE position <> COALESCE(previous, 0) + 1`,
  // A key and its response are committed together, and its transaction has ended when this runs.
  'idempotency key without an answer': `SELECT user_id || ' ' || key AS what FROM idempotency_keys WHERE answer IS NULL`,
  'idempotency key past its lifetime': `SELECT user_id || ' ' || key AS what FROM idempotency_keys WHERE created_at < now() - interval '26 hours'`,
};

/** A row that a successful response named. */
export interface Acknowledged {
  readonly table: string;
  readonly id: string;
  /** Column values that the response contained. */
  readonly columns?: Readonly<Record<string, unknown>> | undefined;
}

/** Returns acknowledged rows that are missing or have other values. */
export async function lostWrites(
  query: Query,
  acknowledged: readonly Acknowledged[],
): Promise<Violation[]> {
  const found: Violation[] = [];
  for (const table of new Set(acknowledged.map((row) => row.table))) {
    const rows = acknowledged.filter((row) => row.table === table);
    const lost = await query<{ what: string }>(
      `SELECT '${table} ' || (a->>'id') || ': ' || COALESCE(to_jsonb(c)::text, 'missing') AS what FROM jsonb_array_elements($1::jsonb) a LEFT JOIN ${table} c ON c.id = a->>'id' WHERE c.id IS NULL OR NOT to_jsonb(c) @> COALESCE(a->'columns', '{}')`,
      [JSON.stringify(rows)],
    );
    found.push(
      ...lost.map(({ what }) => ({
        invariant: 'acknowledged write that is lost',
        what: what.slice(0, 300),
      })),
    );
  }
  return found;
}
