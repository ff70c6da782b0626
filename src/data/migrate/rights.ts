// Grants the serving role its rights after migrations, and checks them at start.
import pg from 'pg';
import { QUEUE_SCHEMA, queueRights } from '../queue.ts';

/** Tables that allow no updates and deletes. */
const APPEND_ONLY = ['events', 'account_events'];

const SERVING_RIGHTS = ['DELETE', 'INSERT', 'SELECT', 'UPDATE'];

/** Rights that differ from SERVING_RIGHTS, in the same order. */
const SPECIAL_RIGHTS: Record<string, string[]> = {
  ...Object.fromEntries(APPEND_ONLY.map((table) => [table, ['INSERT', 'SELECT']])),
  _prisma_migrations: ['SELECT'],
  event_retention: ['SELECT'],
  event_positions: ['SELECT'],
  unsequenced_events: ['SELECT'],
};

/** Returns the rights on a table. In the queue's schema, only listed tables have any. */
const rightsOn = (schema: string, table: string): readonly string[] =>
  schema === QUEUE_SCHEMA ? (queueRights[table] ?? []) : (SPECIAL_RIGHTS[table] ?? SERVING_RIGHTS);

/**
 * Grants the role USAGE on the schemas and exactly its rights on each table; does nothing for the
 * role of this connection.
 */
export async function grantServing(client: pg.Client, role: string): Promise<void> {
  const statements = await missingGrants(client, role);
  // several statements in one query are one transaction
  if (statements.length > 0) await client.query(statements.join(';\n'));
}

/**
 * Returns the statements that would grant the role its missing rights.
 * @throws Error where the role does not exist
 */
export async function missingGrants(client: pg.Client, role: string): Promise<string[]> {
  const { rows: roles } = await client.query<{ migrating: boolean; closed: string[] }>(
    `SELECT rolname = current_user AS migrating,
       ARRAY(SELECT nspname FROM pg_namespace WHERE nspname IN ('public', $2) AND NOT has_schema_privilege(pg_roles.oid, pg_namespace.oid, 'USAGE') ORDER BY 1)::text[] AS closed
     FROM pg_roles WHERE rolname = $1`,
    [role, QUEUE_SCHEMA],
  );
  const found = roles[0];
  if (!found)
    throw new Error(
      `There is no role ${role} to grant rights to: CREATE ROLE ${pg.escapeIdentifier(role)} LOGIN first.`,
    );
  if (found.migrating) return [];
  const tables = await readTableRights(client, role);
  const to = pg.escapeIdentifier(role);
  return [
    ...found.closed.map((schema) => `GRANT USAGE ON SCHEMA ${schema} TO ${to}`),
    ...tables.flatMap((table) => correction(table, to)),
  ];
}

interface TableRights {
  schema: string;
  table: string;
  rights: string[];
}

/**
 * Returns the tables and views on which this connection's role may grant rights, without those of
 * extensions.
 */
async function readTableRights(client: pg.Client, role: string): Promise<TableRights[]> {
  const { rows } = await client.query<TableRights>(
    `SELECT relnamespace::regnamespace::text AS schema, relname AS table,
       ARRAY(SELECT privilege_type FROM aclexplode(relacl) WHERE grantee = $1::regrole ORDER BY privilege_type)::text[] AS rights
     FROM pg_class
     WHERE relnamespace IN (SELECT oid FROM pg_namespace WHERE nspname IN ('public', $2)) AND relkind IN ('r', 'p', 'v', 'm', 'f')
       AND pg_has_role(current_user, relowner, 'USAGE')
       AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e')
     ORDER BY 1, relname`,
    [pg.escapeIdentifier(role), QUEUE_SCHEMA],
  );
  return rows;
}

function correction({ schema, table, rights }: TableRights, role: string): string[] {
  const wanted = rightsOn(schema, table);
  if (rights.join() === wanted.join()) return [];
  const name = `${schema}.${pg.escapeIdentifier(table)}`;
  const granted = wanted.length > 0 ? [`GRANT ${wanted.join(', ')} ON ${name} TO ${role}`] : [];
  return [`REVOKE ALL ON ${name} FROM ${role}`, ...granted];
}

/** Returns one sentence for each protection that the role of the serving connection lacks. */
export async function missingProtections(appUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: appUrl, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {}); // the running statement fails by itself
  await client.connect();
  try {
    const { rows } = await client.query<ServingRole>(SERVING_ROLE, [APPEND_ONLY]);
    return rows.flatMap(describeMissing);
  } finally {
    await client.end();
  }
}

interface ServingRole {
  name: string;
  superuser: boolean;
  owned: number;
  changeable: string[];
}

const SERVING_ROLE = `
  SELECT rolname AS name, rolsuper AS superuser,
    (SELECT count(*)::int FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
       AND CASE WHEN rolsuper THEN relowner = pg_roles.oid ELSE pg_has_role(pg_roles.oid, relowner, 'MEMBER') END) AS owned,
    ARRAY(SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND relname = ANY ($1)
       AND has_table_privilege(pg_roles.oid, pg_class.oid, 'UPDATE, DELETE, TRUNCATE') ORDER BY relname)::text[] AS changeable
  FROM pg_roles WHERE rolname = current_user`;

function describeMissing({ name, superuser, owned, changeable }: ServingRole): string[] {
  const sentences: string[] = [];
  if (superuser)
    sentences.push(`The serving role ${name} is a superuser, which PostgreSQL does not restrict.`);
  if (owned > 0)
    sentences.push(`The serving role ${name} owns the tables: it could change or drop them.`);
  if (changeable.length > 0)
    sentences.push(
      `The serving role ${name} may change and delete rows of ${changeable.join(' and ')}: the audit trail is not protected from it.`,
    );
  return sentences;
}
