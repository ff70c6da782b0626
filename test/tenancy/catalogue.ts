// Lists the tables of the database and their tenancy rules, for the tests in this folder.
import pg from 'pg';
import { demoId } from '../../prisma/seed/ids.ts';
import { openTestDatabase } from '../database.ts';

export const globalNames = ['email_domains', 'subdomains'];

export const acme = demoId('Organization', 'acme');

export const umbrella = demoId('Organization', 'umbrella');

/**
 * Returns the rows of an integration of umbrella that acme has installed: each row with the rows
 * that it depends on.
 */
export function installationRows(): Readonly<Record<string, string>> {
  const integration = `integration AS (INSERT INTO integrations (id, name, owner_id, title, description) VALUES ('int_' || $2, 'own-' || $2, $1, 'Own', '') RETURNING id)`;
  const face = `face AS (INSERT INTO users (id, email, display_name) VALUES ('usr_' || $2, $2 || '@installations.invalid', 'Own') RETURNING id)`;
  const installation = `INSERT INTO integration_installations (id, organization_id, integration_id, user_id, status, space_selection, site_selection) SELECT 'ins_' || $2, $1, integration.id, face.id, 'ACTIVE', 'ALL', 'ALL' FROM integration, face`;
  const whole = (name: string) =>
    `WITH ${integration}, ${face} ${installation}`.replaceAll('$2', `'${name}'`);
  const hanging = (name: string, insert: string) =>
    `WITH ${integration}, ${face}, installation AS (${installation} RETURNING id) ${insert}`.replaceAll(
      '$2',
      `'${name}'`,
    );
  return {
    integration_installations: whole('whole'),
    installation_spaces: hanging(
      'space',
      `INSERT INTO installation_spaces (id, organization_id, installation_id, space_id) SELECT 'isp_own', $1, i.id, s.id FROM installation i, (SELECT id FROM spaces WHERE organization_id = $1 LIMIT 1) s`,
    ),
    installation_sites: hanging(
      'site',
      `INSERT INTO installation_sites (id, organization_id, installation_id, site_id) SELECT 'ist_own', $1, i.id, s.id FROM installation i, (SELECT id FROM sites WHERE organization_id = $1 LIMIT 1) s`,
    ),
    installation_tokens: hanging(
      'token',
      `INSERT INTO installation_tokens (id, organization_id, installation_id, hash, last_four, created_at, expires_at) SELECT 'itk_own', $1, id, 'own', 'xxxx', now(), now() FROM installation`,
    ),
  };
}

/** A database with one connection for each of its roles. */
export interface Clients {
  readonly owner: pg.Client;
  readonly app: pg.Client;
  close(): Promise<void>;
}

export async function openClients(): Promise<Clients> {
  const database = await openTestDatabase();
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  const app = new pg.Client({ connectionString: database.appUrl });
  await Promise.all([owner.connect(), app.connect()]);
  return {
    owner,
    app,
    async close() {
      await Promise.all([owner.end(), app.end()]);
      await database.drop();
    },
  };
}

/** Returns the first column of a query on the catalog. */
export async function namesIn(
  client: pg.Client,
  text: string,
  values: unknown[] = [],
): Promise<string[]> {
  const { rows } = await client.query({ text, values, rowMode: 'array' });
  return rows.map(([name]) => String(name)).sort();
}

/** Returns the code of a statement's error, or `done` when it succeeds. */
export const codeOf = (client: pg.Client, text: string, values: unknown[] = []): Promise<string> =>
  client.query(text, values).then(
    () => 'done',
    (error: { code: string }) => error.code,
  );

export const TABLES = `SELECT c.relname FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')`;

export const hasOrganization = (relation: string) =>
  `EXISTS (SELECT FROM pg_attribute o WHERE o.attrelid = ${relation} AND o.attname = 'organization_id' AND NOT o.attisdropped)`;

export const tenant = (relation: string) =>
  `${hasOrganization(relation)} AND ${relation}::regclass::text <> ALL ($1)`;
