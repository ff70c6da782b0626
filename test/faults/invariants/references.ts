// Checks that every referenced row exists, for foreign keys and for references without one.
import type { Query, Statements, Violation } from './invariant.ts';

/**
 * Columns that reference rows without a foreign key, with the table whose `id` (of blobs: `hash`)
 * they contain.
 */
const REFERENCES: Readonly<Record<string, string>> = {
  'spaces.revision_id': 'revisions',
  'space_counts.parent_id': 'collections',
  'revisions.parent_id': 'revisions',
  'revisions.merged_parent_id': 'revisions',
  'change_requests.revision_id': 'revisions',
  'change_requests.initial_revision_id': 'revisions',
  'change_requests.merged_ancestor_id': 'revisions',
  'change_requests.merged_revision_id': 'revisions',
  'change_requests.reverts_id': 'change_requests',
  'reviews.revision_id': 'revisions',
  'requested_reviewers.revision_id': 'revisions',
  'comments.revision_id': 'revisions',
  'imports.revision_id': 'revisions',
  'translations.base_revision_id': 'revisions',
  'translated_pages.source_revision_id': 'revisions',
  'translated_pages.document': 'documents',
  'organizations.default_content_site_id': 'sites',
  'idempotency_keys.user_id': 'users',
  'openapi_specs.source_blob': 'blobs',
  'openapi_spec_versions.filesystem': 'blobs',
  'openapi_spec_versions.document': 'blobs',
  'openapi_spec_versions.pages': 'blobs',
  'openapi_spec_versions.changes': 'blobs',
};

/**
 * Columns that look like references and need no row, with the reason or the invariant that covers
 * them.
 */
const UNCHECKED: Readonly<Record<string, string>> = {
  'api_tokens.service_account_id': 'invariant "live token of a deleted service account"',
  'api_tokens.saml_provider_id': 'invariant "live session of a deleted SAML provider"',
  'tree_nodes.children': 'invariant "tree node without its children"',
  'tree_nodes.refers': 'invariant "tree node without its documents or bytes"',
  'collections.ancestors': 'invariant "ancestors differ from the parent"',
  'spaces.ancestors': 'invariant "ancestors differ from the parent"',
  'search_sections.page_id': 'invariant "search index differs from the head revision"',
  'shown_specs.page_id': 'invariant "search index differs from the head revision"',
  'comments.page_id': 'a page may be deleted; the revision of the comment keeps it',
  'notifications.page_id': 'a page may be deleted; the notification keeps its title',
  'comments.node_id': 'names a block inside a page',
  'comments.page_document': 'a computed page has no stored document',
  'documents.targets': 'links may be broken',
  'files.space_id': 'a file outlives its space until its bytes are collected',
  'imports.file_id': 'a finished import outlives its file',
  'shown_specs.spec_id': 'a page may show a deleted spec',
  'site_redirects.page_id': 'the redirect leads to the site space when the page is gone',
  'spec_sections.version_id': 'invariant "latest version of a spec is not indexed"',
  'translated_pages.source_page_id': 'the source page may be deleted',
  'translated_pages.page_id': 'the translated page may be deleted',
  'grants.content_id': 'CHECK constraint grants_on_one',
  'reactions.subject_id': 'CHECK constraint reactions_to_one',
  'site_event_counts.page_id': 'what a visitor sent, and no reference',
  'webhook_deliveries.event_id': 'a delivery outlives its event',
  'webhook_deliveries.integration_id': 'copied from the installation of its endpoint',
  'webhook_deliveries.subject_id': 'history outlives what it is about',
  'conflict_checks.revision_id': 'what a test merge compared, and no reference',
  'conflict_checks.space_revision_id': 'what a test merge compared, and no reference',
  'follows.subject_id': 'the space or the change request, which have foreign keys of their own',
  'notifications.event_id': 'a notification outlives its event',
  'notifications.subject_id':
    'the comment, reply or change request, which have foreign keys of their own',
  'webhook_endpoints.lease_id': 'names the process that sends, for a time',
  'change_requests.agent_task_id': 'an id of another system',
  'saml_providers.entity_id': 'an id of another system',
  'collections.deletion_id': 'groups rows that were deleted together',
  'spaces.deletion_id': 'groups rows that were deleted together',
  ...Object.fromEntries(
    ['actor_id', 'token_id', 'subject_id', 'space_id', 'collection_id', 'request_id'].map(
      (column) => [`events.${column}`, 'history outlives what it is about'],
    ),
  ),
  ...Object.fromEntries(
    ['user_id', 'token_id', 'subject_id', 'request_id'].map((column) => [
      `account_events.${column}`,
      'history outlives what it is about',
    ]),
  ),
};

/** Tables whose rows belong to no organization. */
const GLOBAL_TABLES: readonly string[] = ['users', 'blobs'];

const splitColumn = (name: string): [table: string, column: string] => {
  const [table = '', column = ''] = name.split('.');
  return [table, column];
};

function missingRow(name: string, target: string): string {
  const [table, column] = splitColumn(name);
  const key = target === 'blobs' ? 'hash' : 'id';
  const organization = table === 'organizations' ? 'c.id' : 'c.organization_id';
  const same = GLOBAL_TABLES.includes(target) ? '' : ` AND p.organization_id = ${organization}`;
  return `SELECT '${name} ' || c.${column} AS what FROM ${table} c WHERE c.${column} IS NOT NULL AND NOT EXISTS (SELECT FROM ${target} p WHERE p.${key} = c.${column}${same})`;
}

/** References without a foreign key. */
export const references: Statements = {
  'reference to a missing row': Object.entries(REFERENCES)
    .map(([name, target]) => missingRow(name, target))
    .join(' UNION ALL '),
  'live token of a deleted service account': `SELECT id AS what FROM api_tokens k WHERE service_account_id IS NOT NULL AND revoked_at IS NULL AND NOT EXISTS (SELECT FROM service_accounts s WHERE s.id = k.service_account_id)`,
  'live session of a deleted SAML provider': `SELECT id AS what FROM api_tokens k WHERE saml_provider_id IS NOT NULL AND revoked_at IS NULL AND NOT EXISTS (SELECT FROM saml_providers s WHERE s.id = k.saml_provider_id)`,
  'ancestors differ from the parent': `SELECT c.id AS what FROM (SELECT id, organization_id, parent_id, ancestors FROM collections UNION ALL SELECT id, organization_id, parent_id, ancestors FROM spaces) c
    LEFT JOIN collections p ON p.id = c.parent_id AND p.organization_id = c.organization_id WHERE c.ancestors IS DISTINCT FROM CASE WHEN p.id IS NULL THEN '{}' ELSE p.ancestors || p.id END`,
  'deleted without a deletion id, or the reverse': `SELECT id AS what FROM spaces WHERE (deleted_at IS NULL) <> (deletion_id IS NULL) UNION ALL SELECT id FROM collections WHERE (deleted_at IS NULL) <> (deletion_id IS NULL)`,
};

interface ForeignKey {
  readonly name: string;
  readonly child: string;
  readonly parent: string;
  readonly columns: readonly string[];
  readonly keys: readonly string[];
}

const FOREIGN_KEYS = `SELECT f.conname AS name, f.conrelid::regclass::text AS child, f.confrelid::regclass::text AS parent,
    ARRAY(SELECT a.attname::text FROM unnest(f.conkey) WITH ORDINALITY k (n, at) JOIN pg_attribute a ON a.attrelid = f.conrelid AND a.attnum = k.n ORDER BY at) AS columns,
    ARRAY(SELECT a.attname::text FROM unnest(f.confkey) WITH ORDINALITY k (n, at) JOIN pg_attribute a ON a.attrelid = f.confrelid AND a.attnum = k.n ORDER BY at) AS keys
  FROM pg_constraint f WHERE f.contype = 'f' AND f.connamespace = 'public'::regnamespace ORDER BY f.conname`;

/**
 * Returns rows whose parent is missing, for every foreign key of the database: constraints do not
 * check rows that a crash restored.
 */
export async function orphans(query: Query): Promise<Violation[]> {
  const statements = (await query<ForeignKey>(FOREIGN_KEYS)).map(
    ({ name, child, parent, columns, keys }) => {
      const given = columns.map((column) => `c."${column}" IS NOT NULL`).join(' AND ');
      const same = columns.map((column, i) => `p."${keys[i]}" = c."${column}"`).join(' AND ');
      return `SELECT '${name} ' || (to_jsonb(c) - 'words')::text AS what FROM ${child} c WHERE ${given} AND NOT EXISTS (SELECT FROM ${parent} p WHERE ${same})`;
    },
  );
  const rows = await query<{ what: string }>(
    `SELECT left(what, 300) AS what FROM (${statements.join(' UNION ALL ')}) orphans LIMIT 5`,
  );
  return rows.map(({ what }) => ({ invariant: 'row without its parent', what }));
}

const COLUMNS = `SELECT k.relname || '.' || a.attname AS name FROM pg_attribute a JOIN pg_class k ON k.oid = a.attrelid
  WHERE k.relnamespace = 'public'::regnamespace AND k.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped
    AND NOT EXISTS (SELECT FROM pg_constraint f WHERE f.contype = 'f' AND f.conrelid = a.attrelid AND a.attnum = ANY (f.conkey))
    AND (a.attname LIKE '%\\_id' OR k.relname || '.' || a.attname = ANY ($1)) ORDER BY 1`;

/**
 * Returns columns that look like references and are in neither list, and listed names without a
 * column. A new column must be added to a list.
 */
export async function unlistedReferences(query: Query): Promise<string[]> {
  const listed = [...Object.keys(REFERENCES), ...Object.keys(UNCHECKED)];
  const found = (await query<{ name: string }>(COLUMNS, [listed])).map(({ name }) => name);
  return [
    ...found.filter((name) => !listed.includes(name)),
    ...listed.filter((name) => !found.includes(name)),
  ];
}
