/** Tenancy, as the database itself holds it: read from its catalogue, and tried. */
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoId } from '../prisma/seed.ts';
import { openTestDatabase, type TestDatabase } from './database.ts';

/** Tables outside every organization. Two of them name one, and are global all the same: a name belongs to one organization of all. */
const globalTables = [
  '_prisma_migrations',
  'account_events',
  'api_tokens',
  'blobs',
  'email_domains',
  'idempotency_keys',
  'integration_files',
  'integration_secrets',
  'integrations',
  'organizations',
  'subdomains',
  'users',
];
const globalNames = ['email_domains', 'subdomains'];
/** Tables of which the serving role may only add and read rows. */
const appendOnly = ['account_events', 'events'];

const acme = demoId('Organization', 'acme');
const umbrella = demoId('Organization', 'umbrella');
const laptop = demoId('ChangeRequest', 'laptop');
const screens = demoId('Comment', 'screens');
const [help, research] = [demoId('Site', 'help'), demoId('Site', 'research')];

/** A revision of umbrella's that leads to something by a column. */
const revisionTo = (column: string) => `INSERT INTO revisions (id, organization_id, space_id, type, ${column}) VALUES ('rev_try', $1, $2, 'EDITS', $3)`;

/** An integration of umbrella's that acme has installed, with what hangs on the installation: each row with what it needs before it. */
function installationRows(): Readonly<Record<string, string>> {
  const integration = `integration AS (INSERT INTO integrations (id, name, owner_id, title, description) VALUES ('int_' || $2, 'own-' || $2, $1, 'Own', '') RETURNING id)`;
  const face = `face AS (INSERT INTO users (id, email, display_name) VALUES ('usr_' || $2, $2 || '@installations.invalid', 'Own') RETURNING id)`;
  const installation = `INSERT INTO integration_installations (id, organization_id, integration_id, user_id, status, space_selection, site_selection) SELECT 'ins_' || $2, $1, integration.id, face.id, 'ACTIVE', 'ALL', 'ALL' FROM integration, face`;
  const whole = (name: string) => `WITH ${integration}, ${face} ${installation}`.replaceAll('$2', `'${name}'`);
  const hanging = (name: string, insert: string) => `WITH ${integration}, ${face}, installation AS (${installation} RETURNING id) ${insert}`.replaceAll('$2', `'${name}'`);
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

/** It is there since the row before. */
function ignoreTwice(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === '23505')) throw error;
}

/** A row of acme's for each table that the demo world leaves empty. */
const fill: Readonly<Record<string, string>> = {
  reviews: `INSERT INTO reviews (id, organization_id, change_request_id, revision_id, reviewer_id, status) SELECT 'rvw_own', $1, id, revision_id, author_id, 'APPROVED' FROM change_requests WHERE organization_id = $1 LIMIT 1`,
  requested_reviewers: `INSERT INTO requested_reviewers (id, organization_id, change_request_id, user_id) SELECT 'rqr_own', $1, id, author_id FROM change_requests WHERE organization_id = $1 LIMIT 1`,
  site_redirects: `INSERT INTO site_redirects (id, organization_id, site_id, source, destination) SELECT 'srd_own', $1, id, '/own', '/' FROM sites WHERE organization_id = $1 LIMIT 1`,
  openapi_specs: `INSERT INTO openapi_specs (id, organization_id, slug) VALUES ('oas_own', $1, 'own')`,
  openapi_spec_versions: `WITH spec AS (INSERT INTO openapi_specs (id, organization_id, slug) VALUES ('oas_versioned', $1, 'versioned') RETURNING id)
    INSERT INTO openapi_spec_versions (id, organization_id, spec_id, number, hash, filesystem, document, document_size, pages) SELECT 'oav_own', $1, id, 1, '', '', '', 0, '' FROM spec`,
  spec_sections: `WITH spec AS (INSERT INTO openapi_specs (id, organization_id, slug) VALUES ('oas_found', $1, 'found') RETURNING id)
    INSERT INTO spec_sections (id, organization_id, spec_id, version_id, page_key, path, position, page_title, body, words) SELECT 'sps_own', $1, id, '', '', '', 0, '', '', '' FROM spec`,
  shown_specs: `INSERT INTO shown_specs (id, organization_id, space_id, page_id, page_created_at, spec_id) SELECT 'shs_own', $1, id, '', now(), '' FROM spaces WHERE organization_id = $1 LIMIT 1`,
  translation_settings: `INSERT INTO translation_settings (id, organization_id, title) VALUES ('trs_own', $1, '')`,
  translations: `INSERT INTO translations (id, organization_id, settings_id, language, space_id, position) SELECT 'trl_own', $1, 'trs_own', 'FR', id, 0 FROM spaces WHERE organization_id = $1 LIMIT 1`,
  translated_pages: `INSERT INTO translated_pages (id, organization_id, translation_id, source_page_id, page_id, source_revision_id) VALUES ('trp_own', $1, 'trl_own', 'pag_own', 'pag_own', 'rev_own')`,
  visitor_tokens: `INSERT INTO visitor_tokens (id, organization_id, site_id, hash, last_four, signed, claims, created_at, expires_at) SELECT 'vtk_own', $1, id, 'own', 'xxxx', false, '{}', now(), now() FROM sites WHERE organization_id = $1 LIMIT 1`,
  saml_providers: `INSERT INTO saml_providers (id, organization_id, label) VALUES ('saml_own', $1, 'Own')`,
  saml_requests: `INSERT INTO saml_requests (id, organization_id, provider_id, redirect, created_at, expires_at) VALUES ('own', $1, 'saml_own', '', now(), now())`,
  sign_in_codes: `INSERT INTO sign_in_codes (id, organization_id, provider_id, user_id, hash, created_at, expires_at) SELECT 'sic_own', $1, 'saml_own', user_id, 'own', now(), now() FROM members WHERE organization_id = $1 LIMIT 1`,
  imports: `INSERT INTO imports (id, organization_id, space_id, source, seconds) SELECT 'imp_own', $1, id, 'ZIP', 50 FROM spaces WHERE organization_id = $1 LIMIT 1`,
  ...installationRows(),
  files: `WITH bytes AS (INSERT INTO blobs (hash, size, touched_at) VALUES ('own', 1, now()) RETURNING hash)
    INSERT INTO files (id, organization_id, name, content_type, size, blob) SELECT 'fil_own', $1, 'own.txt', 'text/plain', 1, hash FROM bytes`,
};

let database: TestDatabase;
let owner: pg.Client;
let app: pg.Client;

beforeAll(async () => {
  database = await openTestDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  app = new pg.Client({ connectionString: database.appUrl });
  await Promise.all([owner.connect(), app.connect()]);
});
afterAll(async () => {
  await Promise.all([owner?.end(), app?.end()]);
  await database?.drop();
});

/** The first column of a statement about the catalogue. */
async function names(text: string, values: unknown[] = []): Promise<string[]> {
  const { rows } = await owner.query({ text, values, rowMode: 'array' });
  return rows.map(([name]) => String(name)).sort();
}

/** The code of the error that a statement meets; `done` when it meets none. */
const codeOf = (client: pg.Client, text: string, values: unknown[] = []): Promise<string> =>
  client.query(text, values).then(
    () => 'done',
    (error: { code: string }) => error.code,
  );

const TABLES = `SELECT c.relname FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')`;
const hasOrganization = (relation: string) => `EXISTS (SELECT FROM pg_attribute o WHERE o.attrelid = ${relation} AND o.attname = 'organization_id' AND NOT o.attisdropped)`;
const tenant = (relation: string) => `${hasOrganization(relation)} AND ${relation}::regclass::text <> ALL ($1)`;

describe('the tables', () => {
  it('stand in an organization each, but for those that are named', async () => {
    const tenants = await names(`${TABLES} AND ${tenant('c.oid')}`, [globalNames]);
    expect(tenants).toEqual([
      ...['change_requests', 'collections', 'comment_replies', 'comments', 'contributors', 'documents', 'events', 'files', 'grants', 'imports'],
      ...['installation_sites', 'installation_spaces', 'installation_tokens', 'integration_installations', 'invites', 'link_invites', 'members', 'openapi_spec_versions', 'openapi_specs'],
      ...['reactions', 'requested_reviewers', 'reviews', 'revisions', 'saml_providers', 'saml_requests', 'search_sections', 'service_accounts', 'share_links', 'shown_specs', 'sign_in_codes'],
      ...['site_redirects', 'site_section_groups', 'site_sections', 'site_spaces', 'sites', 'spaces', 'spec_sections', 'team_members', 'teams'],
      ...['translated_pages', 'translation_settings', 'translations', 'tree_nodes', 'visitor_tokens'],
    ]);
    expect(await names(TABLES)).toEqual([...globalTables, ...tenants].sort());
  });

  it('of an organization have the primary key (id, organization_id)', async () => {
    const keys = `SELECT c.relname || ' ' || pg_get_constraintdef(k.oid) FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid WHERE k.contype = 'p' AND c.relnamespace = 'public'::regnamespace AND ${tenant('c.oid')}`;
    const tenants = await names(`${TABLES} AND ${tenant('c.oid')}`, [globalNames]);
    expect(await names(keys, [globalNames])).toEqual(tenants.map((table) => `${table} PRIMARY KEY (id, organization_id)`));
  });

  it('of an organization have no unique index without organization_id', async () => {
    const without = `SELECT i.indexrelid::regclass::text FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
      WHERE c.relnamespace = 'public'::regnamespace AND i.indisunique AND ${tenant('c.oid')}
      AND NOT EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'organization_id' AND a.attnum = ANY (i.indkey))`;
    expect(await names(without, [globalNames])).toEqual([]);
  });

  it('hold an organization_id that is never null, and lead to the organization', async () => {
    const loose = `${TABLES} AND EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'organization_id' AND NOT a.attnotnull)`;
    expect(await names(loose)).toEqual([]);
  });
});

describe('the foreign keys', () => {
  it('between tables of an organization carry organization_id on both sides', async () => {
    const leaving = `SELECT k.conname FROM pg_constraint k WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace AND ${hasOrganization('k.confrelid')}
      AND NOT EXISTS (SELECT FROM unnest(k.conkey, k.confkey) AS pair(own, other)
        JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = pair.own AND a.attname = 'organization_id'
        JOIN pg_attribute b ON b.attrelid = k.confrelid AND b.attnum = pair.other AND b.attname = 'organization_id')`;
    expect(await names(leaving)).toEqual([]);
  });

  it('of global tables lead to no table of an organization', async () => {
    const inward = `SELECT k.conname FROM pg_constraint k WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace AND ${tenant('k.confrelid')} AND NOT ${hasOrganization('k.conrelid')}`;
    expect(await names(inward, [globalNames])).toEqual([]);
  });

  it('never change a row when what they lead to changes its key', async () => {
    expect(await names(`SELECT conname FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND confupdtype <> 'a'`)).toEqual([]);
  });

  it('never empty organization_id: no SET NULL or SET DEFAULT in a composite key', async () => {
    expect(await names(`SELECT conname FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND confdeltype IN ('n', 'd') AND cardinality(conkey) > 1`)).toEqual([]);
  });

  it('lead from every table of an organization to it, itself or through another', async () => {
    const led = `SELECT DISTINCT k.conrelid::regclass::text FROM pg_constraint k WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace
      AND EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = k.conrelid AND a.attname = 'organization_id' AND a.attnum = ANY (k.conkey)) AND ${tenant('k.conrelid')}`;
    expect(await names(led, [globalNames])).toEqual(await names(`${TABLES} AND ${tenant('c.oid')}`, [globalNames]));
  });

  it('refuse a reference into another organization', async () => {
    const member = demoId('Member', 'eve');
    const place = `INSERT INTO team_members (id, organization_id, team_id, member_id) VALUES ('tmb_try', $1, $2, $3)`;
    expect(await codeOf(app, place, [acme, demoId('Team', 'writers'), member])).toBe('23503');
    expect(await codeOf(app, place, [umbrella, demoId('Team', 'writers'), member])).toBe('23503');
    expect(await codeOf(app, 'UPDATE link_invites SET team_id = $1 WHERE organization_id = $2', [demoId('Team', 'umbrella'), acme])).toBe('done'); // there are none
    const link = `INSERT INTO link_invites (id, organization_id, team_id, secret, secret_hash) VALUES ('lnk_try', $1, $2, '', '')`;
    expect(await codeOf(app, link, [acme, demoId('Team', 'umbrella')])).toBe('23503');
  });

  it.each([
    ['a space into a collection', `UPDATE spaces SET parent_id = $1 WHERE id = $2`, [demoId('Collection', 'hive'), demoId('Space', 'scratch')]],
    ['a collection into another', `UPDATE collections SET parent_id = $1 WHERE id = $2`, [demoId('Collection', 'hive'), demoId('Collection', 'policies')]],
    ['a revision to a space', `INSERT INTO revisions (id, organization_id, space_id, type) VALUES ('rev_try', $1, $2, 'EDITS')`, [acme, demoId('Space', 'secrets')]],
    [
      'a grant to a member',
      `INSERT INTO grants (id, organization_id, content_id, space_id, member_id) VALUES ('gra_try', $1, $2, $2, $3)`,
      [acme, demoId('Space', 'scratch'), demoId('Member', 'eve')],
    ],
    ['a grant to a team', `INSERT INTO grants (id, organization_id, content_id, space_id, team_id) VALUES ('gra_try', $1, $2, $2, $3)`, [acme, demoId('Space', 'scratch'), demoId('Team', 'umbrella')]],
    ['a grant on a space', `INSERT INTO grants (id, organization_id, content_id, space_id, member_id) VALUES ('gra_try', $1, $2, $2, $3)`, [acme, demoId('Space', 'secrets'), demoId('Member', 'ben')]],
    [
      'a change request to a space',
      `INSERT INTO change_requests (id, organization_id, space_id, number, subject, revision_id, initial_revision_id) VALUES ('cr_try', $1, $2, 9, '', 'rev_try', 'rev_try')`,
      [acme, demoId('Space', 'secrets')],
    ],
    ['a revision to the change request on whose line it lies', revisionTo('change_request_id'), [umbrella, demoId('Space', 'secrets'), laptop]],
    ['a revision to the change request that it merged', revisionTo('merged_from_id'), [umbrella, demoId('Space', 'secrets'), laptop]],
    ...['pages_root', 'files_root', 'reusable_contents_root', 'variables_root'].map((root): [string, string, string[]] => [
      `a revision to a tree by its ${root}`,
      `INSERT INTO revisions (id, organization_id, space_id, type, ${root}) SELECT 'rev_try', $1, $2, 'EDITS', pages_root FROM revisions WHERE id = $3`,
      [umbrella, demoId('Space', 'secrets'), demoId('Revision', 'guide')],
    ]),
    ...['contributors', 'requested_reviewers'].map((table): [string, string, string[]] => [
      `${table} to a change request`,
      `INSERT INTO ${table} (id, organization_id, change_request_id, user_id) VALUES ('try', $1, $2, $3)`,
      [umbrella, laptop, demoId('User', 'eve')],
    ]),
    [
      'a review to a change request',
      `INSERT INTO reviews (id, organization_id, change_request_id, revision_id, reviewer_id, status) VALUES ('rvw_try', $1, $2, 'rev_try', $3, 'APPROVED')`,
      [umbrella, laptop, demoId('User', 'eve')],
    ],
    ['a comment to a space', `INSERT INTO comments (id, organization_id, space_id, revision_id, markdown) VALUES ('com_try', $1, $2, 'rev_try', '')`, [acme, demoId('Space', 'secrets')]],
    [
      'a comment to a change request',
      `INSERT INTO comments (id, organization_id, space_id, change_request_id, revision_id, markdown) VALUES ('com_try', $1, $2, $3, 'rev_try', '')`,
      [umbrella, demoId('Space', 'secrets'), laptop],
    ],
    ['a reply to a comment', `INSERT INTO comment_replies (id, organization_id, comment_id, markdown) VALUES ('rep_try', $1, $2, '')`, [umbrella, screens]],
    [
      'a reaction to a comment',
      `INSERT INTO reactions (id, organization_id, subject_id, comment_id, user_id, emoji) VALUES ('rea_try', $1, $2, $2, $3, '👍')`,
      [umbrella, screens, demoId('User', 'eve')],
    ],
    [
      'a reaction to a reply',
      `INSERT INTO reactions (id, organization_id, subject_id, reply_id, user_id, emoji) VALUES ('rea_try', $1, $2, $2, $3, '👍')`,
      [umbrella, demoId('CommentReply', 'screens'), demoId('User', 'eve')],
    ],
    [
      'what is found to a space',
      `INSERT INTO search_sections (id, organization_id, space_id, page_id, position, page_title, body, words) VALUES ('sct_try', $1, $2, 'pag_try', 0, '', '', '')`,
      [acme, demoId('Space', 'secrets')],
    ],
    [
      'what is shown of a spec to a space',
      `INSERT INTO shown_specs (id, organization_id, space_id, page_id, page_created_at, spec_id) VALUES ('shs_try', $1, $2, '', now(), '')`,
      [acme, demoId('Space', 'secrets')],
    ],
    ['an import to a space', `INSERT INTO imports (id, organization_id, space_id, source, seconds) VALUES ('imp_try', $1, $2, 'ZIP', 50)`, [acme, demoId('Space', 'secrets')]],
    [
      'an import to a change request',
      `INSERT INTO imports (id, organization_id, space_id, change_request_id, source, seconds) VALUES ('imp_try', $1, $2, $3, 'ZIP', 50)`,
      [umbrella, demoId('Space', 'secrets'), laptop],
    ],
    ['a group of sections to a site', `INSERT INTO site_section_groups (id, organization_id, site_id, rank, title) VALUES ('try', $1, $2, 'a0', '')`, [acme, research]],
    ['a section to a site', `INSERT INTO site_sections (id, organization_id, site_id, rank, title, path) VALUES ('try', $1, $2, 'a0', '', 'try')`, [acme, research]],
    [
      'a section into a group',
      `INSERT INTO site_sections (id, organization_id, site_id, group_id, rank, title, path) VALUES ('try', $1, $2, $3, 'a0', '', 'try')`,
      [umbrella, research, demoId('SiteSectionGroup', 'product')],
    ],
    ['a site space to a site', `INSERT INTO site_spaces (id, organization_id, site_id, space_id, rank, path) VALUES ('try', $1, $2, $3, 'a0', 'try')`, [acme, research, demoId('Space', 'scratch')]],
    [
      'a site space into a section',
      `INSERT INTO site_spaces (id, organization_id, site_id, space_id, section_id, rank, path) VALUES ('try', $1, $2, $3, $4, 'a0', 'try')`,
      [umbrella, research, demoId('Space', 'secrets'), demoId('SiteSection', 'guide')],
    ],
    ['a space on a site', `INSERT INTO site_spaces (id, organization_id, site_id, space_id, rank, path) VALUES ('try', $1, $2, $3, 'a0', 'try')`, [acme, help, demoId('Space', 'secrets')]],
    ['a share link to a site', `INSERT INTO share_links (id, organization_id, site_id, name, key_hash, sealed_key) VALUES ('try', $1, $2, '', '', '')`, [acme, research]],
    [
      'a redirect to a site space',
      `INSERT INTO site_redirects (id, organization_id, site_id, site_space_id, source) VALUES ('try', $1, $2, $3, '/try')`,
      [umbrella, research, demoId('SiteSpace', 'board minutes')],
    ],
    [
      "a visitor's token to a site",
      `INSERT INTO visitor_tokens (id, organization_id, site_id, hash, last_four, signed, claims, created_at, expires_at) VALUES ('try', $1, $2, '', '', false, '{}', now(), now())`,
      [acme, research],
    ],
    [
      'a version to an OpenAPI spec',
      `WITH spec AS (INSERT INTO openapi_specs (id, organization_id, slug) VALUES ('oas_try', $1, 'try') RETURNING id)
       INSERT INTO openapi_spec_versions (id, organization_id, spec_id, number, hash, filesystem, document, document_size, pages) SELECT 'oav_try', $2, id, 1, '', '', '', 0, '' FROM spec`,
      [acme, umbrella],
    ],
    [
      'what is found to an OpenAPI spec',
      `WITH spec AS (INSERT INTO openapi_specs (id, organization_id, slug) VALUES ('oas_try', $1, 'try') RETURNING id)
       INSERT INTO spec_sections (id, organization_id, spec_id, version_id, page_key, path, position, page_title, body, words) SELECT 'sps_try', $2, id, '', '', '', 0, '', '', '' FROM spec`,
      [acme, umbrella],
    ],
    ['an installation to a space', `INSERT INTO installation_spaces (id, organization_id, installation_id, space_id) VALUES ('try', $1, $2, $3)`, [acme, 'ins_tried', demoId('Space', 'secrets')]],
    ['an installation to a site', `INSERT INTO installation_sites (id, organization_id, installation_id, site_id) VALUES ('try', $1, $2, $3)`, [acme, 'ins_tried', research]],
    ...['installation_spaces (id, organization_id, installation_id, space_id)', 'installation_sites (id, organization_id, installation_id, site_id)'].map((into, i): [string, string, string[]] => [
      `what is chosen to an installation, ${into.split(' ')[0]}`,
      `INSERT INTO ${into} VALUES ('try', $1, $2, $3)`,
      [umbrella, 'ins_tried', i === 0 ? demoId('Space', 'secrets') : research],
    ]),
    [
      'a token to an installation',
      `INSERT INTO installation_tokens (id, organization_id, installation_id, hash, last_four, created_at, expires_at) VALUES ('try', $1, $2, '', '', now(), now())`,
      [umbrella, 'ins_tried'],
    ],
    ["a provider's team", `INSERT INTO saml_providers (id, organization_id, label, default_team_id) VALUES ('try', $1, '', $2)`, [acme, demoId('Team', 'umbrella')]],
    ['a request to a provider', `INSERT INTO saml_requests (id, organization_id, provider_id, redirect, created_at, expires_at) VALUES ('try', $1, 'saml_own', '', now(), now())`, [umbrella]],
    [
      'a code to a provider',
      `INSERT INTO sign_in_codes (id, organization_id, provider_id, user_id, hash, created_at, expires_at) VALUES ('try', $1, 'saml_own', $2, '', now(), now())`,
      [umbrella, demoId('User', 'eve')],
    ],
    ['a redirect to a site', `INSERT INTO site_redirects (id, organization_id, site_id, source, destination) VALUES ('try', $1, $2, '/try', '/')`, [acme, research]],
    [
      'translations to their settings',
      `WITH own AS (INSERT INTO translation_settings (id, organization_id, title) VALUES ('trs_try', $1, '') RETURNING id) INSERT INTO translations (id, organization_id, settings_id, language, space_id, position) SELECT 'trl_try', $2, own.id, 'FR', $3, 0 FROM own`,
      [acme, umbrella, demoId('Space', 'secrets')],
    ],
    [
      'translations to a space',
      `WITH own AS (INSERT INTO translation_settings (id, organization_id, title) VALUES ('trs_try', $1, '') RETURNING id) INSERT INTO translations (id, organization_id, settings_id, language, space_id, position) SELECT 'trl_try', $1, own.id, 'FR', $2, 0 FROM own`,
      [acme, demoId('Space', 'secrets')],
    ],
    [
      'a translated page to a translation',
      `WITH settings AS (INSERT INTO translation_settings (id, organization_id, title) VALUES ('trs_try', $1, '') RETURNING id), own AS (INSERT INTO translations (id, organization_id, settings_id, language, space_id, position) SELECT 'trl_try', $1, id, 'FR', $2, 0 FROM settings RETURNING id) INSERT INTO translated_pages (id, organization_id, translation_id, source_page_id, page_id, source_revision_id) SELECT 'trp_try', $3, id, '', '', '' FROM own`,
      [acme, demoId('Space', 'scratch'), umbrella],
    ],
    [
      'a grant on a collection',
      `INSERT INTO grants (id, organization_id, content_id, collection_id, member_id) VALUES ('gra_try', $1, $2, $2, $3)`,
      [acme, demoId('Collection', 'hive'), demoId('Member', 'ben')],
    ],
  ])('refuse %s of another organization', async (_, text, values) => {
    if (values.includes('ins_tried')) await owner.query(`${installationRows()['integration_installations']} ON CONFLICT DO NOTHING`.replaceAll('whole', 'tried'), [acme]).catch(ignoreTwice);
    expect(await codeOf(app, text, values)).toBe('23503');
  });
});

describe('organization_id', () => {
  it('is held by a trigger on every table that has it, but for the names that are global', async () => {
    const held = `SELECT DISTINCT t.tgrelid::regclass::text FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid WHERE p.proname = 'organization_is_fixed' AND t.tgenabled = 'O' AND NOT t.tgisinternal`;
    expect(await names(held)).toEqual(await names(`${TABLES} AND ${tenant('c.oid')}`, [globalNames]));
  });

  it.each([
    ...['members', 'teams', 'team_members', 'service_accounts', 'collections', 'spaces', 'revisions', 'grants'],
    ...['tree_nodes', 'documents', 'change_requests', 'contributors', 'reviews', 'requested_reviewers', 'files'],
    ...['comments', 'comment_replies', 'reactions', 'search_sections', 'spec_sections', 'shown_specs', 'imports'],
    ...['translation_settings', 'translations', 'translated_pages'],
    ...['integration_installations', 'installation_spaces', 'installation_sites', 'installation_tokens'],
    ...['sites', 'site_section_groups', 'site_sections', 'site_spaces', 'share_links', 'site_redirects', 'visitor_tokens'],
    ...['openapi_specs', 'openapi_spec_versions'],
    ...['saml_providers', 'saml_requests', 'sign_in_codes'],
  ])('never changes in %s', async (table) => {
    if (fill[table] !== undefined) await owner.query(fill[table], [acme]);
    expect((await owner.query(`SELECT FROM ${table} WHERE organization_id = $1 LIMIT 1`, [acme])).rowCount).toBe(1);
    for (const client of [app, owner]) expect(await codeOf(client, `UPDATE ${table} SET organization_id = $1 WHERE organization_id = $2`, [umbrella, acme])).toBe('23514');
    expect(await codeOf(app, `UPDATE ${table} SET organization_id = organization_id`)).toBe('done');
  });
});

describe('the serving role', () => {
  it('reads, adds, changes and deletes rows, of events adds and reads alone, and of the migrations reads alone', async () => {
    const { rows } = await owner.query<{ name: string; rights: string }>(
      `SELECT c.relname AS name, array_to_string(ARRAY(SELECT right_name FROM unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) AS right_name WHERE has_table_privilege('lectern_app', c.oid, right_name)), ' ') AS rights
       FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')`,
    );
    const wanted = (name: string) => (name === '_prisma_migrations' ? 'SELECT' : appendOnly.includes(name) ? 'SELECT INSERT' : 'SELECT INSERT UPDATE DELETE');
    expect(Object.fromEntries(rows.map(({ name, rights }) => [name, rights]))).toEqual(Object.fromEntries(rows.map(({ name }) => [name, wanted(name)])));
  });

  it('is no superuser, owns nothing, passes no policy, and makes nothing', async () => {
    const { rows } = await app.query('SELECT rolname, rolsuper, rolcreaterole, rolcreatedb, rolbypassrls FROM pg_roles WHERE rolname = current_user');
    expect(rows).toEqual([{ rolname: 'lectern_app', rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolbypassrls: false }]);
    expect(await names(`SELECT relname FROM pg_class WHERE relowner = 'lectern_app'::regrole`)).toEqual([]);
    expect(await codeOf(app, 'CREATE TABLE mine (id text)')).toBe('42501');
  });

  it.each(appendOnly)('adds to %s and reads it, and is refused all else', async (table) => {
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
    for (const text of [`UPDATE ${table} SET action = 'x'`, `DELETE FROM ${table}`, `TRUNCATE ${table}`, `SELECT * FROM ${table} FOR UPDATE`, `ALTER TABLE ${table} ADD x int`, `DROP TABLE ${table}`])
      expect([text, await codeOf(app, text)]).toEqual([text, '42501']);
  });
});

/** Files of src that people write. */
const sources = readdirSync(new URL('../src', import.meta.url), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts') && !file.startsWith('generated'));

describe('the source', () => {
  it('refers by scalars or by nested create: with a shared column `connect` would move a row, and `disconnect` would empty organization_id', () => {
    const forbidden = /(?<!new Agent\(\{ )\b(?:connect|connectOrCreate|disconnect|set)\s*:(?!\s*[A-Z])/; // before a capital it is a parameter with its type; an agent is of HTTP
    const found = sources.flatMap((file) =>
      readFileSync(new URL(`../src/${file}`, import.meta.url), 'utf8')
        .split('\n')
        .flatMap((line, i) => (forbidden.test(line) ? [`${file}:${i + 1} ${line.trim()}`] : [])),
    );
    expect(sources.length).toBeGreaterThan(50);
    expect(found).toEqual([]);
  });
});
