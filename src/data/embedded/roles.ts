// Creates the two roles and the database on the embedded server.
import pg from 'pg';

/** The role that owns the database and migrates it. */
export const OWNER_ROLE = 'lectern_owner';

/** The role of the server process: neither a superuser nor the owner of anything. */
export const APP_ROLE = 'lectern_app';

/**
 * The advisory lock held while roles and database are created, because CREATE DATABASE cannot run
 * in a transaction.
 */
const LOCK = 72707370;

/**
 * Creates the two roles and the database if they are missing. Any number of processes may call it
 * concurrently.
 */
export async function makeRolesAndDatabase(superuserUrl: string, database: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl });
  client.on('error', () => {}); // the running statement fails by itself
  await client.connect();
  try {
    if (await isComplete(client, database)) return;
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    for (const role of [OWNER_ROLE, APP_ROLE]) {
      if (!(await exists(client, 'SELECT 1 FROM pg_roles WHERE rolname = $1', role))) {
        await client.query(
          `CREATE ROLE ${pg.escapeIdentifier(role)} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOBYPASSRLS NOREPLICATION`,
        );
      }
    }
    if (!(await exists(client, 'SELECT 1 FROM pg_database WHERE datname = $1', database))) {
      await client.query(`CREATE DATABASE ${pg.escapeIdentifier(database)} OWNER ${OWNER_ROLE}`);
    }
  } finally {
    await client.end();
  }
}

async function isComplete(client: pg.Client, database: string): Promise<boolean> {
  const roles = 'SELECT 1 FROM pg_roles WHERE rolname = ANY ($1) HAVING count(*) = 2';
  return (
    (await exists(client, roles, [OWNER_ROLE, APP_ROLE])) &&
    (await exists(client, 'SELECT 1 FROM pg_database WHERE datname = $1', database))
  );
}

const exists = async (client: pg.Client, sql: string, value: string | string[]): Promise<boolean> =>
  (await client.query(sql, [value])).rows.length > 0;
