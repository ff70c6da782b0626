/**
 * Distributes content over the nodes of a Citus cluster: texts, trees and search sections are
 * stored on the workers by organization, and all other tables on the coordinator.
 *
 * Citus has no foreign keys between distributed and other tables. Triggers on the coordinator
 * therefore delete what the foreign keys would.
 */
import pg from 'pg';

/** The tables that are distributed by `organization_id`. Rows of an organization are on one node. */
export const DISTRIBUTED_TABLES = [
  'documents',
  'tree_nodes',
  'search_sections',
  'spec_sections',
] as const;

/** The functions that statements on distributed tables call on the workers. */
const FUNCTIONS = [
  'search_stem(text,text)',
  'search_title(tsvector)',
  'search_with_stems(tsvector,text)',
];

const MIN_CITUS_VERSION = 12;

/**
 * Makes a transaction use one connection for each node. After a table was written on several, Citus
 * refuses statements on others.
 */
export const ONE_CONNECTION = "SET LOCAL citus.multi_shard_modify_mode = 'sequential'";

/** A foreign key from or to a distributed table. */
interface ForeignKey {
  readonly name: string;
  readonly child: string;
  readonly parent: string;
  /** True for ON DELETE CASCADE. */
  readonly isCascading: boolean;
  /** Pairs of a column of the child and a column of the parent. */
  readonly columns: readonly (readonly [string, string])[];
}

/** Returns whether the database has the extension Citus, and distributed tables. */
export async function hasDistributedTables(client: pg.Client): Promise<boolean> {
  const { rows: extensions } = await client.query(
    "SELECT 1 WHERE to_regclass('pg_catalog.pg_dist_partition') IS NOT NULL",
  );
  if (extensions.length === 0) return false;
  const { rows } = await client.query(
    "SELECT 1 FROM pg_dist_partition WHERE partmethod = 'h' LIMIT 1",
  );
  return rows.length > 0;
}

/** The nodes of a cluster, by their addresses. */
export interface ClusterState {
  readonly nodes: readonly string[];
  /** The nodes that the coordinator does not reach. */
  readonly lost: readonly string[];
  /** Pairs of other nodes of which the first does not reach the second. */
  readonly separated: readonly string[];
}

/** Returns the nodes of the cluster; undefined for a database that is not distributed. */
export async function examineCluster(url: string): Promise<ClusterState | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {}); // the running statement fails by itself
  await client.connect();
  try {
    if (!(await hasDistributedTables(client))) return undefined;
    const { rows } = await client.query<ClusterState>(
      `WITH health AS MATERIALIZED (
         SELECT from_nodename || ':' || from_nodeport AS origin, n.groupid = 0 AS coordinates, to_nodename || ':' || to_nodeport AS node, result IS TRUE AS reached
         FROM citus_check_cluster_node_health() JOIN pg_dist_node n ON n.nodename = from_nodename AND n.nodeport = from_nodeport
       )
       SELECT ARRAY(SELECT DISTINCT node FROM health ORDER BY 1) AS nodes,
         ARRAY(SELECT node FROM health WHERE coordinates AND NOT reached AND node <> origin ORDER BY 1) AS lost,
         ARRAY(SELECT origin || ' to ' || node FROM health WHERE NOT coordinates AND NOT reached ORDER BY 1) AS separated`,
    );
    return rows[0];
  } finally {
    await client.end();
  }
}

/** Returns the tables that are to be distributed and are not yet. */
export async function undistributedTables(client: pg.Client): Promise<string[]> {
  await requireCluster(client);
  const { rows } = await client.query<{ name: string }>(
    `SELECT name FROM unnest($1::text[]) AS name
     WHERE NOT EXISTS (SELECT FROM pg_dist_partition d WHERE d.logicalrelid = to_regclass(name) AND d.partmethod = 'h')`,
    [DISTRIBUTED_TABLES],
  );
  return rows.map(({ name }) => name);
}

/**
 * Distributes tables with their rows, in one transaction, and returns their names.
 * @throws Error where the database has no Citus with workers
 */
export async function distributeTables(client: pg.Client): Promise<string[]> {
  const tables = await undistributedTables(client);
  if (tables.length === 0) return [];
  try {
    await client.query('BEGIN');
    await client.query(ONE_CONNECTION);
    await client.query("SET LOCAL client_min_messages = 'warning'");
    for (const name of FUNCTIONS)
      await client.query('SELECT create_distributed_function($1::regprocedure)', [name]);
    const keys = await foreignKeysOf(client, tables);
    for (const { child, name } of keys)
      await client.query(`ALTER TABLE ${child} DROP CONSTRAINT ${pg.escapeIdentifier(name)}`);
    for (const table of tables) await distributeTable(client, table);
    for (const statement of cascadesOf(keys)) await client.query(statement);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {}); // the connection may be the cause of the error
    throw new Error(
      `The tables were not distributed: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
  return tables.map((table) => `distributed ${table}`);
}

async function requireCluster(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string | null }>(
    "SELECT (SELECT extversion FROM pg_extension WHERE extname = 'citus') AS version",
  );
  const version = rows[0]?.version ?? null;
  if (version === null)
    throw new Error(
      'The database has no Citus. Install the extension on each node, then CREATE EXTENSION citus and add the workers with citus_add_node.',
    );
  if (Number.parseInt(version, 10) < MIN_CITUS_VERSION)
    throw new Error(`Lectern needs Citus ${MIN_CITUS_VERSION} or later; this is ${version}.`);
  const { rows: workers } = await client.query('SELECT 1 FROM citus_get_active_worker_nodes()');
  if (workers.length === 0)
    throw new Error('The Citus cluster has no workers. Add them with citus_add_node first.');
}

async function foreignKeysOf(
  client: pg.Client,
  tables: readonly string[],
): Promise<readonly ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `SELECT c.conname AS name, c.conrelid::regclass::text AS child, c.confrelid::regclass::text AS parent, c.confdeltype = 'c' AS "isCascading",
       (SELECT json_agg(json_build_array(a.attname, b.attname) ORDER BY k.at)
        FROM unnest(c.conkey, c.confkey) WITH ORDINALITY AS k(child, parent, at)
        JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = k.child
        JOIN pg_attribute b ON b.attrelid = c.confrelid AND b.attnum = k.parent) AS columns
     FROM pg_constraint c
     WHERE c.contype = 'f' AND (c.conrelid = ANY($1::text[]::regclass[]) OR c.confrelid = ANY($1::text[]::regclass[]))
     ORDER BY 2, 1`,
    [tables],
  );
  return rows;
}

async function distributeTable(client: pg.Client, table: string): Promise<void> {
  // Citus itself refuses to change the organization of a row, and has no triggers on its tables
  await client.query(`DROP TRIGGER IF EXISTS organization_is_fixed ON ${table}`);
  const [first] = DISTRIBUTED_TABLES;
  await client.query(
    `SELECT create_distributed_table($1, 'organization_id', colocate_with => $2)`,
    [table, table === first ? 'none' : first],
  );
  await client.query('SELECT truncate_local_data_after_distributing_table($1)', [table]);
}

/** Returns the statements that create the triggers which delete the rows of deleted parents. */
const cascadesOf = (keys: readonly ForeignKey[]): string[] =>
  keys
    .filter(({ isCascading, child }) => isCascading && isDistributed(child))
    .flatMap(({ child, parent, columns }) => {
      const name = `delete_${child}_of_${parent}`;
      const condition = columns.map(([own, other]) => `${own} = OLD.${other}`).join(' AND ');
      return [
        `CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM ${child} WHERE ${condition};
  RETURN NULL;
END $$`,
        `CREATE OR REPLACE TRIGGER ${name} AFTER DELETE ON ${parent} FOR EACH ROW EXECUTE FUNCTION ${name}()`,
      ];
    });

const isDistributed = (table: string): boolean =>
  (DISTRIBUTED_TABLES as readonly string[]).includes(table);
