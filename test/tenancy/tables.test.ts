// Tests that keys, triggers and grants of the database keep every table within one organization.
import { standardResources } from '../standard.ts';
import { readdirSync, readFileSync } from 'node:fs';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoId } from '../../prisma/seed/ids.ts';
import { isDistributed } from '../database.ts';
import {
  acme,
  type Clients,
  codeOf,
  globalNames,
  installationRows,
  namesIn,
  openClients,
  TABLES,
  tenant,
  umbrella,
} from './catalogue.ts';

/**
 * Tables outside every organization. Two of them have an organization_id but are global, because
 * their names are unique across organizations.
 */
const globalTables = [
  '_prisma_migrations',
  'account_events',
  'api_tokens',
  'blobs',
  'email_domains',
  'event_retention',
  'idempotency_keys',
  'integration_files',
  'integration_secrets',
  'integrations',
  'limit_counts',
  'notification_accounts',
  'notification_feeds',
  'notification_preferences',
  'organizations',
  'published_versions',
  'released_integration_names',
  'subdomains',
  'users',
];

/** Tables in which the serving role may only insert and read rows. */
const appendOnly = ['account_events', 'events'];
/** Tables that the serving role may only read. */
const readOnly = ['_prisma_migrations', 'event_positions', 'event_retention', 'unsequenced_events'];

/** A row of acme for each table that the demo world leaves empty. */
const fill: Readonly<Record<string, string>> = {
  reviews: `INSERT INTO reviews (id, organization_id, change_request_id, revision_id, reviewer_id, status) SELECT 'rvw_own', $1, id, revision_id, author_id, 'APPROVED' FROM change_requests WHERE organization_id = $1 LIMIT 1`,
  requested_reviewers: `INSERT INTO requested_reviewers (id, organization_id, change_request_id, user_id) SELECT 'rqr_own', $1, id, author_id FROM change_requests WHERE organization_id = $1 LIMIT 1`,
  site_grants: `INSERT INTO site_grants (id, organization_id, site_id, team_id) SELECT 'sgr_own', $1, s.id, t.id FROM sites s JOIN teams t ON t.organization_id = s.organization_id WHERE s.organization_id = $1 LIMIT 1`,
  site_redirects: `INSERT INTO site_redirects (id, organization_id, site_id, source, destination) SELECT 'srd_own', $1, id, '/own', '/' FROM sites WHERE organization_id = $1 LIMIT 1`,
  openapi_specs: `INSERT INTO openapi_specs (id, organization_id, slug) VALUES ('oas_own', $1, 'own')`,
  openapi_spec_versions: `WITH spec AS (INSERT INTO openapi_specs (id, organization_id, slug) VALUES ('oas_versioned', $1, 'versioned') RETURNING id)
    INSERT INTO openapi_spec_versions (id, organization_id, spec_id, number, hash, filesystem, document, document_size, pages) SELECT 'oav_own', $1, id, 1, '', '', '', 0, '' FROM spec`,
  spec_sections: `WITH spec AS (INSERT INTO openapi_specs (id, organization_id, slug) VALUES ('oas_found', $1, 'found') RETURNING id)
    INSERT INTO spec_sections (id, organization_id, spec_id, version_id, page_key, path, position, page_title, body, words) SELECT 'sps_own', $1, id, '', '', '', 0, '', '', '' FROM spec`,
  shown_specs: `INSERT INTO shown_specs (id, organization_id, space_id, page_id, page_created_at, spec_id) SELECT 'shs_own', $1, id, '', now(), '' FROM spaces WHERE organization_id = $1 LIMIT 1`,
  search_synonyms: `INSERT INTO search_synonyms (id, organization_id, position) VALUES ('syn_own', $1, 0)`,
  translation_settings: `INSERT INTO translation_settings (id, organization_id, title) VALUES ('trs_own', $1, '')`,
  translations: `INSERT INTO translations (id, organization_id, settings_id, language, space_id, position) SELECT 'trl_own', $1, 'trs_own', 'FR', id, 0 FROM spaces WHERE organization_id = $1 LIMIT 1`,
  translated_pages: `INSERT INTO translated_pages (id, organization_id, translation_id, source_page_id, page_id, source_revision_id) VALUES ('trp_own', $1, 'trl_own', 'pag_own', 'pag_own', 'rev_own')`,
  saml_providers: `INSERT INTO saml_providers (id, organization_id, label) VALUES ('saml_own', $1, 'Own')`,
  saml_requests: `INSERT INTO saml_requests (id, organization_id, provider_id, redirect, created_at, expires_at) VALUES ('own', $1, 'saml_own', '', now(), now())`,
  sign_in_codes: `INSERT INTO sign_in_codes (id, organization_id, provider_id, user_id, hash, created_at, expires_at) SELECT 'sic_own', $1, 'saml_own', user_id, 'own', now(), now() FROM members WHERE organization_id = $1 LIMIT 1`,
  webhook_endpoints: `INSERT INTO webhook_endpoints (id, organization_id, url, secret) VALUES ('whe_own', $1, '', '')`,
  webhook_deliveries: `INSERT INTO webhook_deliveries (id, organization_id, webhook_endpoint_id, event_type, position, subject_id, request_body, created_at) VALUES ('whd_own', $1, 'whe_own', '', 1, '', '', now())`,
  imports: `INSERT INTO imports (id, organization_id, space_id, source, seconds) SELECT 'imp_own', $1, id, 'ZIP', 50 FROM spaces WHERE organization_id = $1 LIMIT 1`,
  ...installationRows(),
  files: `WITH bytes AS (INSERT INTO blobs (hash, size, touched_at) VALUES ('own', 1, now()) RETURNING hash)
    INSERT INTO files (id, organization_id, name, content_type, size, blob) SELECT 'fil_own', $1, 'own.txt', 'text/plain', 1, hash FROM bytes`,
};

const standardTables = standardResources.map(({ table }) => table);

/** Adds a row of acme to the table of a standard resource if it is empty. */
async function fillStandard(table: string): Promise<void> {
  if ((await owner.query(`SELECT FROM ${table} LIMIT 1`)).rowCount) return;
  const { rows } = await owner.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns WHERE table_name = $1 AND is_nullable = 'NO' AND column_default IS NULL AND column_name <> 'organization_id'`,
    [table],
  );
  const columns = rows.map(({ name }) => name);
  await owner.query(
    `INSERT INTO ${table} (organization_id, ${columns.join(', ')}) VALUES ($1, ${columns.map(() => "'own'").join(', ')})`,
    [acme],
  );
}

let clients: Clients;
let owner: pg.Client;
let app: pg.Client;

beforeAll(async () => {
  clients = await openClients();
  ({ owner, app } = clients);
});
afterAll(() => clients?.close());

const names = (text: string, values?: unknown[]) => namesIn(owner, text, values);

describe('the tables', () => {
  it('all belong to one organization, except for the listed ones', async () => {
    const tenants = await names(`${TABLES} AND ${tenant('c.oid')}`, [globalNames]);
    expect(tenants).toEqual(
      [
        ...standardTables,
        ...[
          'change_requests',
          'collections',
          'comment_replies',
          'comments',
          'conflict_checks',
          'contributors',
          'documents',
          'event_positions',
          'events',
          'files',
          'follows',
          'grants',
          'imports',
        ],
        ...[
          'installation_sites',
          'installation_spaces',
          'installation_tokens',
          'integration_installations',
          'invites',
          'link_invites',
          'members',
          'notifications',
          'openapi_spec_versions',
          'openapi_specs',
        ],
        ...[
          'reactions',
          'requested_reviewers',
          'reviews',
          'revisions',
          'saml_providers',
          'saml_requests',
          'search_sections',
          'search_synonyms',
          'share_links',
          'site_event_counts',
          'site_grants',
          'shown_specs',
          'sign_in_codes',
        ],
        ...[
          'site_redirects',
          'site_section_groups',
          'site_sections',
          'site_spaces',
          'sites',
          'space_counts',
          'spaces',
          'spec_sections',
          'team_members',
          'teams',
        ],
        ...[
          'translated_pages',
          'translation_settings',
          'translations',
          'tree_nodes',
          'unsequenced_events',
          'webhook_deliveries',
          'webhook_endpoints',
        ],
      ].sort(),
    );
    expect(await names(TABLES)).toEqual([...globalTables, ...tenants].sort());
  });

  it('of an organization have the primary key (id, organization_id)', async () => {
    const keys = `SELECT c.relname || ' ' || pg_get_constraintdef(k.oid) FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid WHERE k.contype = 'p' AND c.relnamespace = 'public'::regnamespace AND ${tenant('c.oid')}`;
    const tenants = await names(`${TABLES} AND ${tenant('c.oid')}`, [globalNames]);
    expect(await names(keys, [globalNames])).toEqual(
      tenants.map((table) => `${table} PRIMARY KEY (id, organization_id)`),
    );
  });

  it('of an organization have no unique index without organization_id but that of hostnames', async () => {
    const without = `SELECT i.indexrelid::regclass::text FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
      WHERE c.relnamespace = 'public'::regnamespace AND i.indisunique AND ${tenant('c.oid')}
      AND NOT EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'organization_id' AND a.attnum = ANY (i.indkey))`;
    // A hostname in the DNS belongs to one site of all organizations.
    expect(await names(without, [globalNames])).toEqual(['sites_custom_hostname_key']);
  });

  it('have a non-null organization_id with a foreign key to the organization', async () => {
    const loose = `${TABLES} AND EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'organization_id' AND NOT a.attnotnull)`;
    expect(await names(loose)).toEqual([]);
  });
});

describe('organization_id', () => {
  it('is protected by a trigger on every table except for the global names', async () => {
    const held = `SELECT DISTINCT t.tgrelid::regclass::text FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid WHERE p.proname = 'organization_is_fixed' AND t.tgenabled = 'O' AND NOT t.tgisinternal`;
    expect(await names(held)).toEqual(
      (await names(`${TABLES} AND ${tenant('c.oid')}`, [globalNames])).filter(
        (name) => !isDistributed(name),
      ),
    );
  });

  it.each([
    ...standardTables,
    ...['members', 'teams', 'team_members', 'collections', 'spaces', 'space_counts'],
    ...['revisions', 'grants'],
    ...[
      'tree_nodes',
      'documents',
      'change_requests',
      'contributors',
      'reviews',
      'requested_reviewers',
      'files',
    ],
    ...[
      'comments',
      'comment_replies',
      'reactions',
      'search_sections',
      'spec_sections',
      'shown_specs',
      'search_synonyms',
      'imports',
    ],
    ...['translation_settings', 'translations', 'translated_pages'],
    ...[
      'integration_installations',
      'installation_spaces',
      'installation_sites',
      'installation_tokens',
    ],
    ...[
      'sites',
      'site_section_groups',
      'site_sections',
      'site_spaces',
      'share_links',
      'site_grants',
      'site_redirects',
    ],
    ...['openapi_specs', 'openapi_spec_versions'],
    ...['saml_providers', 'saml_requests', 'sign_in_codes'],
  ])('never changes in %s', async (table) => {
    if (fill[table] !== undefined) await owner.query(fill[table], [acme]);
    if (standardTables.includes(table)) await fillStandard(table);
    expect(
      (await owner.query(`SELECT FROM ${table} WHERE organization_id = $1 LIMIT 1`, [acme]))
        .rowCount,
    ).toBe(1);
    for (const client of [app, owner])
      expect(
        await codeOf(
          client,
          `UPDATE ${table} SET organization_id = $1 WHERE organization_id = $2`,
          [umbrella, acme],
        ),
      ).toBe(isDistributed(table) ? '0A000' : '23514');
    expect(await codeOf(app, `UPDATE ${table} SET organization_id = organization_id`)).toBe('done');
  });
});

describe('the serving role', () => {
  it('has full rights on rows, insert and read on events, and read on migrations', async () => {
    const { rows } = await owner.query<{ name: string; rights: string }>(
      `SELECT c.relname AS name, array_to_string(ARRAY(SELECT right_name FROM unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) AS right_name WHERE has_table_privilege('lectern_app', c.oid, right_name)), ' ') AS rights
       FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')`,
    );
    const wanted = (name: string) =>
      readOnly.includes(name)
        ? 'SELECT'
        : appendOnly.includes(name)
          ? 'SELECT INSERT'
          : 'SELECT INSERT UPDATE DELETE';
    expect(Object.fromEntries(rows.map(({ name, rights }) => [name, rights]))).toEqual(
      Object.fromEntries(rows.map(({ name }) => [name, wanted(name)])),
    );
  });

  it('is no superuser, owns nothing, bypasses no policy, and creates nothing', async () => {
    const { rows } = await app.query(
      'SELECT rolname, rolsuper, rolcreaterole, rolcreatedb, rolbypassrls FROM pg_roles WHERE rolname = current_user',
    );
    expect(rows).toEqual([
      {
        rolname: 'lectern_app',
        rolsuper: false,
        rolcreaterole: false,
        rolcreatedb: false,
        rolbypassrls: false,
      },
    ]);
    expect(
      await names(`SELECT relname FROM pg_class WHERE relowner = 'lectern_app'::regrole`),
    ).toEqual([]);
    expect(await codeOf(app, 'CREATE TABLE mine (id text)')).toBe('42501');
  });

  it.each(appendOnly)(
    'inserts into %s and reads it, and is refused everything else',
    async (table) => {
      const columns = table === 'events' ? 'organization_id' : 'user_id';
      const values = [table === 'events' ? acme : demoId('User', 'ana')];
      expect(
        await codeOf(
          app,
          `INSERT INTO ${table} (id, ${columns}, action, subject_id, fields, related, request_id, created_at) VALUES ('evt_try', $1, 'team.create', 'x', '{}', '{}', 'test', now())`,
          values,
        ),
      ).toBe('done');
      expect(await codeOf(app, `SELECT * FROM ${table}`)).toBe('done');
      for (const text of [
        `UPDATE ${table} SET action = 'x'`,
        `DELETE FROM ${table}`,
        `TRUNCATE ${table}`,
        `SELECT * FROM ${table} FOR UPDATE`,
        `ALTER TABLE ${table} ADD x int`,
        `DROP TABLE ${table}`,
      ])
        expect([text, await codeOf(app, text)]).toEqual([text, '42501']);
    },
  );
});

/** Handwritten files of src. */
const sources = readdirSync(new URL('../../src', import.meta.url), {
  recursive: true,
  encoding: 'utf8',
}).filter((file) => file.endsWith('.ts') && !file.startsWith('generated'));

describe('the source', () => {
  it('never uses connect or disconnect, which would change organization_id', () => {
    const forbidden =
      // before a capital it is a parameter with its type; an agent is of HTTP
      /(?<!new Agent\(\{ )\b(?:connect|connectOrCreate|disconnect|set)\s*:(?!\s*[A-Z])/;
    const found = sources.flatMap((file) =>
      readFileSync(new URL(`../../src/${file}`, import.meta.url), 'utf8')
        .split('\n')
        .flatMap((line, i) => (forbidden.test(line) ? [`${file}:${i + 1} ${line.trim()}`] : [])),
    );
    expect(sources.length).toBeGreaterThan(50);
    expect(found).toEqual([]);
  });
});
