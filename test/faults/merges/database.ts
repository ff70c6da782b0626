// Reads spaces with many merges from the database, without the product's code.
import type { TestInstallation } from '../installation.ts';

/**
 * Returns tree nodes and documents that are referenced from a revision of these spaces and missing.
 */
export const missingNodesOf = (
  installation: TestInstallation,
  spaceIds: readonly string[],
): Promise<object[]> =>
  installation.sql(
    `WITH RECURSIVE reached(organization_id, id) AS (
       SELECT r.organization_id, root FROM revisions r, unnest(ARRAY[r.pages_root, r.files_root, r.reusable_contents_root, r.variables_root]) root WHERE r.space_id = ANY($1) AND root IS NOT NULL
       UNION SELECT n.organization_id, child FROM reached JOIN tree_nodes n USING (organization_id, id) CROSS JOIN LATERAL unnest(n.children) child
     )
     SELECT 'node' AS what, id FROM reached LEFT JOIN tree_nodes n USING (organization_id, id) WHERE n.touched_at IS NULL
     UNION ALL
     SELECT 'text', refer FROM reached JOIN tree_nodes n USING (organization_id, id) CROSS JOIN LATERAL unnest(n.refers) refer
       LEFT JOIN documents d ON d.organization_id = n.organization_id AND d.id = refer WHERE d.id IS NULL`,
    [spaceIds],
  );

/**
 * Returns spaces whose revisions cannot all be reached from the head, or whose history has no first
 * revision.
 */
export const brokenHistoriesOf = (
  installation: TestInstallation,
  spaceIds: readonly string[],
): Promise<object[]> =>
  installation.sql(
    `WITH RECURSIVE line(space_id, id, parent_id) AS (
       SELECT s.id, r.id, r.parent_id FROM spaces s JOIN revisions r ON r.id = s.revision_id AND r.space_id = s.id AND r.change_request_id IS NULL WHERE s.id = ANY($1)
       UNION ALL SELECT line.space_id, r.id, r.parent_id FROM line JOIN revisions r ON r.id = line.parent_id AND r.space_id = line.space_id AND r.change_request_id IS NULL
     ), counted AS (SELECT s.id, (SELECT count(*) FROM line WHERE line.space_id = s.id)::int AS met, (SELECT count(*) FROM line WHERE line.space_id = s.id AND parent_id IS NULL)::int AS firsts,
       (SELECT count(*) FROM revisions r WHERE r.space_id = s.id AND r.change_request_id IS NULL)::int AS all FROM spaces s WHERE s.id = ANY($1))
     SELECT * FROM counted WHERE met <> "all" OR firsts <> 1`,
    [spaceIds],
  );

/** Returns spaces whose counters differ from their rows. */
export const wrongCountersOf = (
  installation: TestInstallation,
  spaceIds: readonly string[],
): Promise<object[]> =>
  installation.sql(
    `SELECT s.id, s.change_request_count, s.open_change_request_count, s.draft_change_request_count, s.last_change_request_number, cr.* FROM spaces s CROSS JOIN LATERAL (
       SELECT count(*)::int AS total, count(*) FILTER (WHERE status = 'OPEN')::int AS open, count(*) FILTER (WHERE status = 'DRAFT')::int AS drafts, COALESCE(max(number), 0) AS last
       FROM change_requests WHERE space_id = s.id
     ) cr WHERE s.id = ANY($1)
       AND (s.change_request_count, s.open_change_request_count, s.draft_change_request_count, s.last_change_request_number) IS DISTINCT FROM (cr.total, cr.open, cr.drafts, cr.last)`,
    [spaceIds],
  );

/** The state of a change request after the merges. */
export interface MergeState {
  readonly status: string;
  readonly mergedRevisionId: string | null;
  /** The revisions of the space that merged it. */
  readonly merges: readonly string[];
  /** The number of events that record a merge. */
  readonly events: number;
}

/** Returns the state of each change request of these spaces, by id. */
export async function historyOf(
  installation: TestInstallation,
  spaceIds: readonly string[],
): Promise<ReadonlyMap<string, MergeState>> {
  const rows = await installation.sql<MergeState & { id: string }>(
    `SELECT cr.id, cr.status::text, cr.merged_revision_id AS "mergedRevisionId", COALESCE(m.merges, '{}') AS merges, COALESCE(e.events, 0) AS events FROM change_requests cr
       LEFT JOIN (SELECT merged_from_id, array_agg(id) AS merges FROM revisions WHERE space_id = ANY($1) AND change_request_id IS NULL AND merged_from_id IS NOT NULL GROUP BY merged_from_id) m ON m.merged_from_id = cr.id
       LEFT JOIN (SELECT subject_id, count(*)::int AS events FROM events WHERE action = 'changeRequest.merge' GROUP BY subject_id) e ON e.subject_id = cr.id
     WHERE cr.space_id = ANY($1)`,
    [spaceIds],
  );
  return new Map(rows.map(({ id, ...became }) => [id, became]));
}
