/** The tables of a backup, and the rows of each that belong to one organization. */
import type pg from 'pg';

/** A table of the database. */
export interface StoredTable {
  readonly name: string;
  /** Without generated columns. */
  readonly columns: readonly string[];
  /** The tables that its foreign keys lead to, without itself. */
  readonly references: readonly string[];
  readonly hasOrganization: boolean;
  readonly hasTriggers: boolean;
}

/** The only table that migrations and not data fill. */
const MIGRATIONS_TABLE = '_prisma_migrations';

const TABLES = `
  SELECT c.relname AS name,
    ARRAY(SELECT a.attname::text FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '' ORDER BY a.attnum) AS columns,
    ARRAY(SELECT DISTINCT f.relname::text FROM pg_constraint k JOIN pg_class f ON f.oid = k.confrelid WHERE k.conrelid = c.oid AND k.contype = 'f' AND f.oid <> c.oid ORDER BY 1) AS references,
    EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'organization_id') AS "hasOrganization",
    EXISTS (SELECT FROM pg_trigger t WHERE t.tgrelid = c.oid AND NOT t.tgisinternal) AS "hasTriggers"
  FROM pg_class c
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> $1
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
  ORDER BY c.relname`;

/** Returns the tables, each after those that its foreign keys lead to. */
export async function readTables(client: pg.ClientBase): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable>(TABLES, [MIGRATIONS_TABLE]);
  const sorted: StoredTable[] = [];
  const left = new Map(rows.map((table) => [table.name, table]));
  while (left.size > 0) {
    const next = [...left.values()].filter(({ references }) =>
      references.every((name) => !left.has(name)),
    );
    if (next.length === 0)
      throw new Error(`The foreign keys of ${[...left.keys()].join(', ')} form a circle.`);
    for (const table of next) left.delete(table.name);
    sorted.push(...next);
  }
  return sorted;
}

/** Blobs that no file names are uploads that nobody finished. */
const USED_BLOBS = `EXISTS (SELECT FROM files f WHERE f.blob = t.hash) OR EXISTS (SELECT FROM integration_files f WHERE f.blob = t.hash)`;

/** The conditions for the rows `t` of tables that are not wholly in a backup of all organizations. */
const PARTS: Readonly<Record<string, string>> = {
  blobs: USED_BLOBS,
  // they hold for seconds
  limit_counts: 'FALSE',
};

/** Returns the condition for the rows `t` of a table in a backup of all organizations. */
export const conditionOfAll = ({ name }: StoredTable): string => PARTS[name] ?? 'TRUE';

/** SQL for the integrations that the organization owns. */
const OWN_INTEGRATIONS = '(SELECT id FROM integrations WHERE owner_id = $1)';

/** SQL for the installations of these integrations in the organization. */
const OWN_INSTALLATIONS = `(SELECT id FROM integration_installations WHERE organization_id = $1 AND integration_id IN ${OWN_INTEGRATIONS})`;

/** Rows of people that belong to no organization, so that a backup of one does not have them. */
const NONE = 'FALSE';

/**
 * The condition for the rows `t` of one organization, $1, where it is more than the column
 * `organization_id`.
 */
const CONDITIONS: Readonly<Record<string, string>> = {
  account_events: NONE,
  api_tokens: 't.user_id IN (SELECT user_id FROM service_accounts WHERE organization_id = $1)',
  blobs: `EXISTS (SELECT FROM files f WHERE f.blob = t.hash AND f.organization_id = $1)
    OR EXISTS (SELECT FROM integration_files f WHERE f.blob = t.hash AND f.integration_id IN ${OWN_INTEGRATIONS})`,
  event_retention: NONE,
  idempotency_keys: NONE,
  installation_sites: `t.installation_id IN ${OWN_INSTALLATIONS}`,
  installation_spaces: `t.installation_id IN ${OWN_INSTALLATIONS}`,
  installation_tokens: `t.installation_id IN ${OWN_INSTALLATIONS}`,
  integration_files: `t.integration_id IN ${OWN_INTEGRATIONS}`,
  integration_installations: `t.organization_id = $1 AND t.integration_id IN ${OWN_INTEGRATIONS}`,
  integration_secrets: `t.integration_id IN ${OWN_INTEGRATIONS}`,
  integrations: 't.owner_id = $1',
  limit_counts: NONE,
  notification_accounts: NONE,
  notification_feeds: 't.id = $1',
  notification_preferences: NONE,
  organizations: 't.id = $1',
  published_versions: 't.id = $1',
  released_integration_names: 't.owner_id = $1',
  webhook_deliveries: `t.organization_id = $1 AND t.webhook_endpoint_id IN (SELECT id FROM webhook_endpoints WHERE organization_id = $1 AND (installation_id IS NULL OR installation_id IN ${OWN_INSTALLATIONS}))`,
  webhook_endpoints: `t.organization_id = $1 AND (t.installation_id IS NULL OR t.installation_id IN ${OWN_INSTALLATIONS})`,
};

const USER_REFERENCES = `
  SELECT k.conrelid::regclass::text AS table, a.attname AS column FROM pg_constraint k JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = k.conkey[1]
  WHERE k.contype = 'f' AND k.confrelid = 'users'::regclass AND cardinality(k.conkey) = 1
    AND EXISTS (SELECT FROM pg_attribute o WHERE o.attrelid = k.conrelid AND o.attname = 'organization_id')
  ORDER BY 1, 2`;

/**
 * Returns the function that returns the condition for the rows of one organization, $1. Its users
 * are all whom a row of the organization refers to.
 * @throws Error for a table without a known condition
 */
export async function readConditionsOfOne(
  client: pg.ClientBase,
): Promise<(table: StoredTable) => string> {
  const { rows } = await client.query<{ table: string; column: string }>(USER_REFERENCES);
  const users = rows
    .map(
      ({ table, column }) =>
        `t.id IN (SELECT r.${column} FROM ${table} r WHERE r.organization_id = $1)`,
    )
    .join(' OR ');
  return ({ name, hasOrganization }) => {
    if (name === 'users') return users;
    const known = CONDITIONS[name];
    if (known !== undefined) return known;
    if (hasOrganization) return 't.organization_id = $1';
    throw new Error(
      `A backup of one organization does not know which rows of ${name} belong to it.`,
    );
  };
}
