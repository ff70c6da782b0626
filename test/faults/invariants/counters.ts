// Compares stored counts with the rows that they count.
import type { Query, Statements } from './invariant.ts';

/** Integer columns with the invariant that compares them, or the reason why none does. */
const INTEGERS: Readonly<Record<string, string>> = {
  'spaces.comment_count': 'space counter',
  'spaces.change_request_count': 'space counter',
  'spaces.open_change_request_count': 'space counter',
  'spaces.draft_change_request_count': 'space counter',
  'spaces.last_change_request_number': 'space counter',
  'space_counts.count': 'count of spaces',
  'published_versions.version': 'how often a visible write was committed; nothing else keeps it',
  'change_requests.comment_count': 'change request counter',
  'change_requests.number': 'space counter',
  'comments.reply_count': 'reply counter',
  'link_invites.uses': 'uses of a link invite',
  'link_invites.max_uses': 'uses of a link invite',
  'imports.imported_resources': 'progress of an import',
  'imports.total_resources': 'progress of an import',
  'openapi_spec_versions.number': 'version numbers of a spec',
  'openapi_spec_versions.document_size': 'size of stored bytes',
  'files.size': 'size of stored bytes',
  'integration_files.size': 'size of stored bytes',
  'blobs.size': 'size of stored bytes',
  'search_sections.position': 'positions',
  'search_synonyms.position': 'positions',
  'spec_sections.position': 'positions',
  'integration_files.position': 'positions',
  'translations.position': 'a language that is removed leaves a gap',
  'event_positions.position': 'position in the log',
  'unsequenced_events.number': 'a sequence, in which a write that is rolled back leaves a gap',
  'site_event_counts.count': 'what visitors sent; nothing else keeps it',
  'webhook_deliveries.position': 'position in the log',
  'webhook_deliveries.attempt_count': 'how often it was sent; nothing else keeps it',
  'webhook_deliveries.response_status': 'answer of another system',
  'webhook_deliveries.duration_ms': 'measured',
  'webhook_endpoints.position': 'position in the log',
  'webhook_endpoints.failure_count': 'how often it failed in a row; nothing else keeps it',
  'notification_feeds.position': 'position in the log',
  'notification_accounts.last_number': 'how often a person was notified; nothing else keeps it',
  'notification_accounts.failed_count': 'how often it failed in a row; nothing else keeps it',
  'notifications.number': 'order for one person; old ones are deleted',
  'spaces.required_reviews': 'setting',
  'imports.seconds': 'setting',
  'limit_counts.count': 'measured; it holds for seconds',
  'event_retention.days': 'setting',
  'openapi_specs.round': 'how often a source was set; nothing else keeps it',
  'integrations.version': 'how often an integration was published; nothing else keeps it',
  'files.width': 'measured from the bytes',
  'files.height': 'measured from the bytes',
  '_prisma_migrations.applied_steps_count': "Prisma's own",
};

/** Returns a statement for the groups whose positions do not start at 0 or have a gap. */
const gaps = (table: string, group: string): string =>
  `SELECT '${table} ' || concat_ws(' ', ${group}) AS what FROM ${table} GROUP BY ${group} HAVING min(position) <> 0 OR max(position) <> count(*) - 1 OR count(DISTINCT position) <> count(*)`;

export const counters: Statements = {
  'space counter': `SELECT s.id || ' says ' || ROW(s.comment_count, s.change_request_count, s.open_change_request_count, s.draft_change_request_count, s.last_change_request_number)::text || ', has ' || ROW(co.open, cr.total, cr.open, cr.drafts, cr.last)::text AS what
    FROM spaces s
    CROSS JOIN LATERAL (SELECT count(*)::int AS open FROM comments WHERE space_id = s.id AND organization_id = s.organization_id AND status = 'OPEN') co
    CROSS JOIN LATERAL (SELECT count(*)::int AS total, count(*) FILTER (WHERE status = 'OPEN')::int AS open, count(*) FILTER (WHERE status = 'DRAFT')::int AS drafts, COALESCE(max(number), 0) AS last
      FROM change_requests WHERE space_id = s.id AND organization_id = s.organization_id) cr
    WHERE (s.comment_count, s.change_request_count, s.open_change_request_count, s.draft_change_request_count, s.last_change_request_number) IS DISTINCT FROM (co.open, cr.total, cr.open, cr.drafts, cr.last)`,
  'count of spaces': `SELECT COALESCE(stored.id, counted.id) || ' says ' || COALESCE(stored.count, 0) || ', has ' || COALESCE(counted.count, 0) AS what
    FROM space_counts stored FULL JOIN (
      SELECT space_count_id(organization_id, parent_id, default_level) AS id, organization_id, count(*)::int AS count
      FROM spaces WHERE deleted_at IS NULL GROUP BY organization_id, parent_id, default_level
    ) counted ON counted.id = stored.id AND counted.organization_id = stored.organization_id
    WHERE stored.count IS DISTINCT FROM counted.count`,
  'change request counter': `SELECT cr.id || ' says ' || cr.comment_count AS what FROM change_requests cr
    WHERE cr.comment_count <> (SELECT count(*) FROM comments WHERE change_request_id = cr.id AND organization_id = cr.organization_id AND status = 'OPEN')`,
  'reply counter': `SELECT co.id || ' says ' || co.reply_count AS what FROM comments co WHERE co.reply_count <> (SELECT count(*) FROM comment_replies WHERE comment_id = co.id AND organization_id = co.organization_id)`,
  'uses of a link invite': `SELECT l.id || ' says ' || l.uses AS what FROM link_invites l WHERE l.uses > COALESCE(l.max_uses, l.uses)
    OR l.uses <> (SELECT count(*) FROM events WHERE action = 'invite.accept' AND subject_id = l.id AND organization_id = l.organization_id)`,
  'progress of an import': `SELECT id AS what FROM imports WHERE imported_resources < 0 OR imported_resources > total_resources`,
  'version numbers of a spec': `SELECT spec_id AS what FROM openapi_spec_versions GROUP BY spec_id HAVING max(number) - min(number) + 1 <> count(*) OR min(number) < 1`,
  'size of stored bytes': `SELECT 'file ' || f.id AS what FROM files f JOIN blobs b ON b.hash = f.blob WHERE b.size <> f.size
    UNION ALL SELECT 'integration file ' || f.integration_id FROM integration_files f JOIN blobs b ON b.hash = f.blob WHERE b.size <> f.size
    UNION ALL SELECT 'version ' || v.id FROM openapi_spec_versions v JOIN blobs b ON b.hash = v.document WHERE b.size <> v.document_size
    UNION ALL SELECT 'entry ' || (e->>'id') || ' of node ' || n.id FROM tree_nodes n CROSS JOIN LATERAL json_array_elements(n.entries) e JOIN blobs b ON b.hash = e->'fields'->>'blob' WHERE b.size <> (e->'fields'->>'size')::bigint`,
  positions: [
    gaps('search_sections', 'space_id, page_id'),
    gaps('spec_sections', 'version_id, page_key'),
    gaps('integration_files', 'integration_id, kind'),
  ].join(' UNION ALL '),
  'default of a site': `SELECT 'sections of ' || site_id AS what FROM site_sections GROUP BY site_id HAVING count(*) FILTER (WHERE is_default) <> 1
    UNION ALL SELECT 'spaces of ' || concat_ws(' ', site_id, section_id) FROM site_spaces GROUP BY site_id, section_id HAVING count(*) FILTER (WHERE is_default) <> 1`,
};

const COLUMNS = `SELECT k.relname || '.' || a.attname AS name FROM pg_attribute a JOIN pg_class k ON k.oid = a.attrelid
  WHERE k.relnamespace = 'public'::regnamespace AND k.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped AND a.atttypid IN ('int2'::regtype, 'int4'::regtype, 'int8'::regtype)`;

/**
 * Returns integer columns that are missing in the list above, and listed names without a column. A
 * new counter must be added to the list.
 */
export async function unlistedIntegers(query: Query): Promise<string[]> {
  const found = (await query<{ name: string }>(COLUMNS)).map(({ name }) => name);
  const listed = Object.keys(INTEGERS);
  const unknown = Object.entries(INTEGERS).filter(
    ([name, invariant]) => !found.includes(name) && invariant !== '',
  );
  return [...found.filter((name) => !listed.includes(name)), ...unknown.map(([name]) => name)];
}
